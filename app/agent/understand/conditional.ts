import { type Command, type Condition, type Context, type Request, type When, WRITES } from "./command";
import { withoutPlea } from "./ear/clauses";
import { conditionIn, isNothing } from "./ear/condition";
import { hear } from "./ear/hear";
import { clockOf, onSameDay, settle, type TimeFound, whenOf } from "./ear/said-times";
import { asks } from "./ear/segment";
import { contentOf } from "./ear/slots";
import { ifStillThere } from "./ear/still-there";
import { isPerson, isPhrase, UNSURE, type Unit } from "./ear/unit";
import { timesOf } from "./ear/units-in";
import { readText } from "./text";

type Read = (text: string, context: Context) => Request[];

/**
 * The requests of a message that hangs on a condition: the last of them waits for it. What no calendar can tell is left
 * as `unread`, so that it is asked about.
 *
 * @param read the requests of a part of the message, which holds no condition
 * @returns undefined for a message without one
 */
export function conditionalRequests(message: string, context: Context, read: Read): Request[] | undefined {
  const heard = hear(message, context);
  const still = heard && ifStillThere(withoutPlea(heard.units), heard.ground);
  const there =
    still && read([still.which, still.main].map((part) => partsOf(part, heard.ground.text.said)).join(", "), context);
  if (there?.every(({ command: { intent, slots, unread } }) => CHANGES.has(intent) && slots.target && !unread))
    return there.map(({ command }) => ({ text: message, command }));
  const conditional = heard && conditionIn(withoutPlea(heard.units), heard.ground);
  if (!conditional) return undefined;
  const { main, times, clause, holds, otherwise } = conditional;
  // "And at 4, is that free?" asks, and nothing hangs on it.
  const isAsked =
    holds === "free" && otherwise === null && !main.some((unit) => asks(unit) || contentOf([unit]).length > 0);
  if (
    isAsked &&
    main.every(({ kind }) => kind !== "person" && kind !== "quote") &&
    heard.readings[0]?.reading.command.intent === "find_slot"
  )
    return undefined;
  const { said } = readText(message);
  const wordsOf = (units: readonly Unit[]) => partsOf(units, said);
  const own = { ...context, locale: heard.ground.lexicon.words.code };
  const found = timesOf(times);
  const when = whenOf(settle(found), heard.here, { anchor: true })?.when;

  // "If I've got anything at 3 cancel it": whatever is there then.
  const open = holds === "busy" && when ? read(wordsOf(main), { ...own, focus: true }).at(-1)?.command : undefined;
  if (open && when && CHANGES.has(open.intent) && !open.slots.target && open.unread === undefined)
    return otherwise === null
      ? [{ text: message, command: { ...open, slots: { ...open.slots, target: { when } } } }]
      : undefined;

  const absent = holds === null && otherwise === null ? unlessInvited(main, clause) : null;
  const invited = absent ? heard.read(absent) : undefined;
  if (invited?.command.slots.target && invited.left.length === 0) return [{ text: message, command: invited.command }];

  const isUntimed = timesOf(main).every(isLengthOnly);
  const takesTime = isUntimed && holds === "free" && times.length > 0;
  const requests = read(`${takesTime ? `${wordsOf(times)} ` : ""}${wordsOf(main)}`, own);
  const last = requests.at(-1);
  if (!last || !WRITES.has((last.command.perhaps ?? last.command).intent)) return undefined;
  const hours = timesOf(main).filter((time) => !isLengthOnly(time));
  // "Any room on Friday? Then move the physio to 4": on that day, and the hour is what has to be free.
  const isDay = holds === "free" && found.length > 0 && hours.length === 1 && isHour(hours) && !isHour(found);
  const onDay = isDay ? whenOf(settle([...found, ...hours]), heard.here, { anchor: true })?.when : undefined;
  const asked = last.command.perhaps ?? last.command;
  const command = onDay ? { ...asked, when: onDay } : onDayOf(asked, when, timesOf(main));
  const hang = (hung: Command): Request[] => [...requests.slice(0, -1), { ...last, command: hung }];
  const doubted = (units: readonly Unit[]) => hang({ ...command, confidence: UNSURE, unread: wordsOf(units) });
  const isUnclear = found.length > 0 && !when?.start;
  if (holds === null || isUnclear || (holds === "then" && !command.slots.target))
    return command.intent === "create" || command.slots.target ? doubted(clause) : undefined;

  const other = otherwise && (isNothing(otherwise) ? null : elsewhen(command, otherwise));
  if (otherwise !== null && other === undefined) return doubted(otherwise);
  const condition: Condition = {
    holds,
    ...(when && !takesTime && !onDay && { when }),
    ...(holds === "then" && { isDated: found.some(isDated) }),
    ...(otherwise !== null && { otherwise: other ?? null }),
  };
  return hang({ ...command, condition });

  /** What is done otherwise: the same at another time, or another request; undefined where it is not understood. */
  function elsewhen(first: Command, units: readonly Unit[]): Command | undefined {
    const isOnlyWhen =
      units.every(({ kind }) => ["time", "phrase", "stop"].includes(kind)) && contentOf(units).length === 0;
    // "Sinon 16h": nobody says how long it would last then.
    const hours = timesOf(units).map((time) => (isLengthOnly(time) ? { ...time, time: clockOf(time.time) } : time));
    if (!isOnlyWhen || hours.length === 0) {
      const [only, another] = read(wordsOf(units), own);
      const isRead = only && !another && only.command.unread === undefined && WRITES.has(only.command.intent);
      return isRead ? only.command : undefined;
    }
    // "Otherwise on Friday": at the same hour.
    const isDay = hours.every(({ time: { point } }) => point.date && !point.clock && !point.part && !point.date.span);
    const clocks = isDay
      ? timesOf([...times, ...main]).filter(({ time }) => time.point.clock && !isLengthOnly({ time }))
      : [];
    const settled = settle([...hours, ...clocks.slice(-1).map(withoutDay)]);
    const time = settled.against ? undefined : whenOf(settled, heard!.here, { anchor: true })?.when;
    return time?.start ? { ...first, when: onSameDay(time, first.when, hours.some(isDated)) } : undefined;
  }
}

const CHANGES = new Set<Command["intent"]>(["cancel", "reschedule"]);

/** "If Kim isn't in the demo yet, add her": whom, and to what; that nobody is asked twice goes without saying. */
function unlessInvited(main: readonly Unit[], clause: readonly Unit[]): Unit[] | null {
  const verb = main.find((unit) => isPhrase(unit, "act:invite"));
  const isOnly = main.every(
    (unit) => unit === verb || unit.kind === "stop" || isPhrase(unit, "filler", "courtesy", "them", "it"),
  );
  const [person, another] = clause.filter(isPerson);
  const isNot = (unit: Unit) => isPhrase(unit, "negation", "not", "unsuitable");
  if (!verb || !isOnly || !person || another || !clause.some(isNot)) return null;
  const meeting = clause
    .slice(clause.indexOf(person) + 1)
    .filter((unit) => !isNot(unit) && !isPhrase(unit, "at", "opensQuestion"));
  return [verb, person, TO, ...meeting];
}

const TO: Unit = { start: 0, end: 0, kind: "phrase", roles: ["to"], text: "" };

/** The hour of a time. */
function withoutDay(found: TimeFound): TimeFound {
  const { date: _, ...point } = found.time.point;
  return { ...found, time: { ...found.time, point } };
}

const isHour = (times: readonly TimeFound[]) => times.every(({ time }) => time.point.clock && !time.point.date);

const isDated = ({ time }: TimeFound) => time.point.date !== undefined;

const isLengthOnly = ({ time: { point } }: Pick<TimeFound, "time">) =>
  point.length !== undefined && !point.clock && !point.date;

/** "If I've something on Friday at 12 put Anna at 3": an hour without a day is on that of the condition. */
const onDayOf = (command: Command, when: When | undefined, times: readonly TimeFound[]): Command =>
  command.when && when && times.some(({ time }) => time.point.clock)
    ? { ...command, when: onSameDay(command.when, when, times.some(isDated)) }
    : command;

/** The words of units, of which some in between may be left out. */
const partsOf = (units: readonly Unit[], said: string): string =>
  units
    .map(({ start, end }, n) => {
      const before = units[n - 1]?.end;
      return (before !== undefined && /\s/.test(said[before] ?? " ") ? " " : "") + said.slice(start, end);
    })
    .join("");
