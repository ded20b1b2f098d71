import { type Command, plain, type Slots, type Target } from "../command";
import { said } from "../languages/lists/said";
import { fold } from "../text";
import { isLength } from "../times/settle-times";
import { wallAt } from "../times/zone";
import { isCountedFromIt } from "./days-after";
import { phraseAt } from "./find-phrase";
import { meetingsCalled } from "./gazetteer";
import { cutWords } from "./lexicon";
import { withEdge } from "./one-end";
import { clockOf, LONG_MINUTES, mayBeHour, placed, type Settled, settle, type TimeFound, whenOf } from "./said-times";
import {
  asLength,
  contentOf,
  hoursOf,
  isJoined,
  isKnown,
  isOfSubject,
  isPlace,
  isQuiet,
  isRuledOut,
  LONGEST_TO,
  leadsWith,
  leftIn,
  NEXT,
  namedIn,
  placeIn,
  targetOf,
} from "./slots";
import {
  type Act,
  type Ground,
  isPerson,
  isPhrase,
  isShift,
  isTime,
  isTimeOrShift,
  mayLean,
  type Reading,
  type Situation,
  textOf,
  type Unit,
} from "./unit";
import { isClock, isDated, isLengthUnit, isOnlyNow } from "./unit-times";
import { has, namesIn, timesOf } from "./units-in";

export function change(
  all: readonly Unit[],
  act: Exclude<Act, "create" | "invite" | "uninvite">,
  ground: Ground,
  situation: Situation,
): Reading | undefined {
  const units =
    act === "move"
      ? withOwnHour(withLasting(withLastMove(all)), ground).map((unit) => toThatDay(unit, ground))
      : act === "cancel"
        ? all.map((unit) => forThatDay(unit, ground))
        : all;
  const { here } = situation;
  const said = lastNamed(
    units.filter((unit) => !isPhrase(unit, "act:create")),
    ground,
  );
  const people = namesIn(units);
  const content = namedIn(said, people, ground);
  const side = act === "move" ? units.find((unit) => isPhrase(unit, "afterThat", "beforeThat")) : undefined;
  // "Move the gym to right after it", of what was spoken of
  const isOfIt =
    situation.timed &&
    mayLean(situation) &&
    content.length > 0 &&
    !isOfSubject(content, people, ground) &&
    textOf(side);
  if (side && (situation.among || isOfIt) && timesOf(units).length === 0 && isKnown(content, people, ground)) {
    const target = targetOf(content, people, ground);
    const manner = isPhrase(side, "afterThat") ? "after-that" : "ahead-of-that";
    return { command: { ...plain("reschedule", target ? { target } : {}), manner }, left: [] };
  }
  if (isOtherWay(units, act, ground) || timesOf(units).some((time) => isScope(time, act, ground))) return undefined;
  // "Move it to Monday, no, cancel it": where it was to go it is not.
  const isMoved = has(units, "act:move");
  const times =
    act === "cancel" && !isMoved
      ? { own: timesOf(units), fresh: [] }
      : parted(withoutNow(units), content, ground, here.zone);
  const { own, fresh } = act === "cancel" ? { ...times, fresh: [] } : times;
  const goesBy = act === "move" && !isNewTime(units);
  const byVerb = has(units, "byLength");
  const isBy = (one: TimeFound) => goesBy && (byVerb || leadsWith(one.time.lead, ground, "byLength"));
  // "Extend it to an hour", "rallonge-la à une heure": how long it is then.
  const isTo = (one: TimeFound) =>
    leadsWith(one.time.lead, ground, "to") ||
    leadsWith(leadOf(one, ground), ground, "to") ||
    // "Verleng ff naar een uur"
    units.some((unit, n) => unit.kind === "time" && unit.found === one && isPhrase(units[n - 1], "to"));
  const isFor = (one: TimeFound) =>
    act !== "move" && isTo(one) && (asLength(one, ground).time.point.length ?? LONG_MINUTES) <= LONGEST_TO;
  const isWhole =
    isLasting(units) || fresh.some((one) => isTo(one) && isLength((isFor(one) ? asLength(one, ground) : one).time));
  const settled = withItsClock(
    units,
    settle(
      fresh.map((one) =>
        isBy(one) || isFor(one) ? asLength(one, ground) : act === "move" ? asHour(one, ground) : one,
      ),
      hoursOf(ground),
    ),
  );
  const meant = units.filter((unit) => unit.kind !== "time" || fresh.includes(unit.found));
  const settledTime = withEdge(whenOf(settled, here, { moving: true }), meant, ground);
  // "Push the 10am with Tom by 20 min", "it has to shift 15 min tomorrow, later I mean"
  const isFar = isHowFar(units, ground);
  // "Push the dinner on Saturday an hour": a day that nothing leads in as a goal, beside how far it goes.
  const isOwnDay =
    settled.length !== undefined &&
    (settledTime?.when.kind === "date" || (isFar && settledTime?.when.kind === "time")) &&
    has(units, "act:move") &&
    !withoutFront(units).some(
      (unit) => isPhrase(unit, "for", "lasts", "goes", "not") || (!isFar && isPhrase(unit, "repair")),
    ) &&
    !fresh.some(({ time, repaired }) => (!isFar && repaired) || leadsWith(time.lead, ground, "to")) &&
    !isNewTime(units);
  // "Extend it to Saturday": that is its last day.
  const isLastDay = act === "longer" && settledTime?.when.kind === "date" && settledTime.when.grain === "day";
  const time = isOwnDay
    ? null
    : isLastDay
      ? { ...settledTime, when: { ...settledTime.when, edge: "end" as const } }
      : settledTime;
  const ownTime = isOwnDay ? settledTime : whenOf(settle(own), here, { anchor: false });
  const place = content.length === 0 ? placeIn(said) : undefined;
  const isPlaced = place !== undefined && (people.length === 0 || place === NEXT);
  const described = isPlaced ? { ...targetOf(content, people, ground), place } : targetOf(content, people, ground);
  const target: Target | undefined =
    described || ownTime ? { ...described, ...(ownTime && { when: ownTime.when }) } : undefined;
  const settledOwn = settle(own);
  const unknown = content.length > 0 && !isKnown(content, people, ground) ? content : [];
  // "To Friday, Friday the week after": a move has one day.
  const isUnclear = settledOwn.against || settled.against || settled.time?.point.date?.also;
  // "The dentist doesn't suit me, put it on Friday at 10": why it goes there.
  // "That one can go, she's ill"
  const isWhy = (unit: Unit) =>
    (isPhrase(unit, "unsuitable") && act === "move" && time !== null) ||
    (isPhrase(unit, "ill", "unsuitable") && act === "cancel") ||
    // "Alarga media hora más la junta"
    (isPhrase(unit, "more") && act === "longer") ||
    (isPhrase(unit, "less") && act === "shorter");
  const left = [...leftIn(said.filter((unit) => !isWhy(unit))), ...unknown, ...(isUnclear ? [settled.text] : [])];
  if (act === "cancel") {
    const command: Command = { ...plain("cancel", target ? { target } : {}), when: ownTime?.when ?? null };
    return { command, left };
  }
  const by = shiftIn(units);
  // "Rallonge-le d'une demi-heure": by how much it gets longer.
  const sized = act === "move" ? settled.length : (settled.length ?? (by && Math.abs(by)));
  const slots: Slots = {
    ...(target && { target }),
    ...((act === "move" || settled.length !== undefined) && by !== undefined && { shiftMinutes: by }),
    ...(act === "longer" && sized !== undefined && !isWhole && { extendMinutes: sized }),
    ...(act === "shorter" && sized !== undefined && !isWhole && { extendMinutes: -sized }),
    ...(act !== "move" && sized !== undefined && isWhole && { durationMinutes: sized }),
    ...(act === "move" &&
      sized !== undefined &&
      lengthSlot(units, sized, time !== null || by !== undefined || isWhole || isOfLength(units, ground))),
  };
  const command: Command = {
    ...plain("reschedule", slots),
    ...placed(time, here),
    ...(keepsClock(units, settled) && { manner: "same-time" as const }),
  };
  return { command, left };
}

/** "Décale la revue pour lundi", "muévela para mañana": a word for "by" as well, in front of where it goes. */
const toThatDay = (unit: Unit, ground: Ground): Unit =>
  isDated(unit) && unit.found.time.point.side === "by" && leadsWith(unit.found.time.lead, ground, "to")
    ? forThatDay(unit, ground)
    : unit;

/** "Le plombier a annulé pour demain": a word for "by" as well, in front of the day of what goes. */
function forThatDay(unit: Unit, ground: Ground): Unit {
  if (unit.kind !== "time" || !leadsWith(unit.found.time.lead, ground, "for")) return unit;
  const { side: _, ...point } = unit.found.time.point;
  return { ...unit, found: { ...unit.found, time: { ...unit.found.time, point } } };
}

/** "Change l'heure pour 15h": so long nothing is moved. */
export const asHour = (found: TimeFound, ground: Ground): TimeFound =>
  isLength(found.time) &&
  (found.time.point.length ?? 0) >= LONG_MINUTES &&
  mayBeHour(found.time, found.text, hoursOf(ground))
    ? { ...found, time: clockOf(found.time) }
    : found;

/** "The plumber comes later, push the key handover 20 min": without what is told in front of the clause that moves. */
function withoutFront(units: readonly Unit[]): readonly Unit[] {
  const verb = units.findIndex((unit) => isPhrase(unit, "act:move"));
  const from = units.findLastIndex(({ kind }, n) => kind === "stop" && n < verb);
  const front = units.slice(0, from + 1);
  return front.every(({ kind }) => kind !== "time" && kind !== "shift") ? units.slice(from + 1) : units;
}

/** "Push my 2pm 15 min", "retrasa mi reunión de las 12 media hora": its hour, and how far it goes. */
function withOwnHour(all: readonly Unit[], ground: Ground): Unit[] {
  const isEarlier = has(all, "earlier");
  const units = withHowFar(all, ground, isEarlier);
  return units.flatMap((unit, n): Unit[] => {
    if (unit.kind !== "time") return [unit];
    const { lead } = unit.found.time;
    const isMine = isPhrase(units[n - 1], "definite") || leadsWith(lead, ground, "definite");
    const { length, ...point } = unit.found.time.point;
    const isOwn = isMine || (leadsWith(lead, ground, "from") && !point.date);
    if (!isOwn || length === undefined || length >= LONG_MINUTES || !point.clock || unit.found.time.until)
      return [unit];
    const found = { ...unit.found, time: { ...unit.found.time, point } };
    const { start, end } = unit;
    return [
      { ...unit, found },
      { start, end, kind: "shift", minutes: isEarlier ? -length : length },
    ];
  });
}

/** "Retrasa 20 minutos la visita de las 10": in front of what has its own hour, a length says how far it goes. */
function withHowFar(units: readonly Unit[], ground: Ground, isEarlier: boolean): readonly Unit[] {
  const at = units.findIndex(isLengthUnit);
  const [own, another] = units.filter((unit) => isTime(unit) && unit !== units[at]);
  const isOwn = isClock(own) && !own.found.time.until && leadsWith(own.found.time.lead, ground, "from");
  const length = units[at];
  const isBehindVerb =
    isPhrase(units[at - 1], "act:move") && contentOf(units.slice(at, units.indexOf(own!))).length > 0;
  if (!isLengthUnit(length) || !isOwn || another || !isBehindVerb || has(units, "lasts")) return units;
  const minutes = length.found.time.point.length * (isEarlier ? -1 : 1);
  return units.with(at, { start: length.start, end: length.end, kind: "shift", minutes });
}

/** Minutes; "a day later and an hour earlier" are one way, "half an hour later, no, earlier" is the other. */
function shiftIn(units: readonly Unit[]): number | undefined {
  const [first, ...others] = units.filter(isShift);
  if (!first) return undefined;
  const isTakenBack = has(units.slice(units.indexOf(first)), "repair", "or");
  if (isTakenBack) return first.minutes * turned(units, first);
  return others.reduce((sum, { minutes }) => sum + minutes, first.minutes);
}

/** -1 where the way alone is taken back. */
function turned(units: readonly Unit[], shift: Extract<Unit, { kind: "shift" }>): 1 | -1 {
  const behind = units.slice(units.indexOf(shift) + 1);
  const at = behind.findIndex((unit) => isPhrase(unit, "repair"));
  const isOther = has(behind.slice(at + 1), shift.minutes > 0 ? "earlier" : "later");
  return at >= 0 && isOther ? -1 : 1;
}

/** "Delay it half an hour, I mean bring it forward by that": behind a repair a verb of moving says anew how far. */
function withLastMove(units: readonly Unit[]): Unit[] {
  const isVerb = (unit: Unit) => isPhrase(unit, "act:move") || unit.kind === "shift";
  const at = units.findLastIndex(
    (unit, n) => isVerb(unit) && has(units.slice(0, n), "act:move") && isPhrase(lastSaid(units, n), "repair"),
  );
  const isNamed = (unit: Unit) => unit.kind !== "time" && unit.kind !== "shift";
  return at < 0 ? [...units] : [...units.slice(0, at).filter(isNamed), ...units.slice(at)];
}

const lastSaid = (units: readonly Unit[], n: number) => units.slice(0, n).findLast(({ kind }) => kind !== "stop");

/** "Cancel the podcast. Sorry, not the podcast, the webinar": of two that are named the later one, behind a repair. */
function lastNamed(units: readonly Unit[], ground: Ground): Unit[] {
  // "…, wrong, the barber I meant"
  const at = units.findLastIndex((unit, n) => isPhrase(unit, "repair") && contentOf(units.slice(n + 1)).length > 0);
  const behind = units.slice(at + 1);
  const named = behind.filter((unit, n) => !isPhrase(unit, "not", "negation") && !isRuledOut(behind, n));
  const words = contentOf(named);
  const other = contentOf(units.slice(0, at + 1));
  return at >= 0 && words.length > 0 && other.length > 0 && isKnown(words, [], ground)
    ? [...units.slice(0, at).filter((unit) => contentOf([unit]).length === 0), ...named]
    : [...units];
}

/** The word behind one for it that the time has taken in: "rallonge le à 1h". */
export const leadOf = ({ start, time }: TimeFound, { text }: Ground): string =>
  text.folded.slice(start).slice(time.lead.length).trimStart().split(" ")[0] ?? "";

/** Something is moved to a time, or by a length whose words are an hour of the day as well. */
const isNewTime = (units: readonly Unit[]) =>
  units.some((unit, n) => unit.kind === "time" && (isPhrase(units[n - 1], "to") || ownLead(unit)));

/** "Shorter, 20 minutes is plenty", "verleng naar een uur": a length that is how long, by what stands beside it. */
const isLasting = (units: readonly Unit[]) =>
  units.some(
    (unit, n) =>
      (isPhrase(unit, "lasts") && !isPhrase(unit, "repair", "act:longer") && units[n - 1]?.kind === "time") ||
      (isLengthUnit(unit) && isPhrase(units[n - 1], "to") && !isPhrase(units[n - 1], "for")),
  );

/** "Änder die Dauer auf 45 min", "we need a whole hour, adjust it": in front of a length, that it is how long. */
function isOfLength(units: readonly Unit[], ground: Ground): boolean {
  const at = units.findIndex(isLengthUnit);
  const length = units[at];
  const says = (unit: Unit) => isPhrase(unit, "lasts") && !isPhrase(unit, "repair", "it", "goes");
  const isBy = length?.kind === "time" && leadsWith(length.found.time.lead, ground, "byLength");
  return !isBy && units.slice(0, Math.max(at, 0)).some(says);
}

/** "Verschieb es um eine Stunde": a length beside a verb of moving is how far; beside a new time, how long. */
function lengthSlot(units: readonly Unit[], minutes: number, hasTime: boolean): Slots {
  const isEarlier = units.some((unit) => isPhrase(unit, "earlier") && !isPhrase(unit, "act:create"));
  // "Make it two hours"
  // "Needs to be an hour"
  const isMoved = units.some(
    (unit) => isPhrase(unit, "act:move", "later", "earlier", "byLength") && !isPhrase(unit, "goes"),
  );
  return hasTime || isLasting(units) || !isMoved
    ? { durationMinutes: minutes }
    : { shiftMinutes: isEarlier ? -minutes : minutes };
}

/** "By 20 min", "15 min, later I mean": a length with a word for how far, or behind it which way. */
const isHowFar = (units: readonly Unit[], ground: Ground) =>
  units.some((unit, n) => {
    const isLong = isLengthUnit(unit);
    const next = units.slice(n + 1).find(({ kind }) => kind !== "stop");
    return isLong && (leadsWith(unit.found.time.lead, ground, "byLength") || isPhrase(next, "later", "earlier"));
  });

/** "Is now on Friday": beside another time it is no time of its own. */
function withoutNow(units: readonly Unit[]): Unit[] {
  const rest = units.filter((unit) => !isOnlyNow(unit));
  return rest.some(isTime) ? rest : [...units];
}

/** The times of a move: those that say which meeting, and those that say where it goes. */
function parted(
  units: readonly Unit[],
  content: readonly string[],
  ground: Ground,
  zone: string,
): { own: TimeFound[]; fresh: TimeFound[] } {
  const own: TimeFound[] = [];
  const fresh: TimeFound[] = [];
  const times = units.filter(isTime);
  const leads = (unit: Unit) => {
    const n = units.indexOf(unit);
    const before = units
      .slice(0, n)
      .findLast((one) => !isPhrase(one, "filler") || isPhrase(one, "to", "from", "definite"));
    return before;
  };
  // "Friday instead of Thursday": what it is not any more is its own.
  const out = times.filter(
    (unit) =>
      isPhrase(leads(unit), "not", "unsuitable", "act:absent") ||
      isPhrase(units[units.indexOf(unit) + 1], "unsuitable"),
  );
  if (out.length > 0 && out.length < times.length) {
    const said = (unit: Unit) => (unit.kind === "time" ? [unit.found] : []);
    // "At 4 not 3", of the only meeting of its name, which is at neither: an hour that was only spoken of.
    return {
      own: out.flatMap(said).filter((found) => !isSpokenOf(found, content, ground, zone)),
      fresh: times.filter((unit) => !out.includes(unit)).flatMap(said),
    };
  }
  // "Der TÜV kann mich erst Montag um 7:45 nehmen": a word that names nothing is the end of a verb.
  const isName = (unit: Unit | undefined) =>
    (unit?.kind === "word" && content.includes(unit.text)) || isPhrase(unit, "kinds", "hollow");
  const isItsOwn = (unit: Unit) => {
    const next = units[units.indexOf(unit) + 1];
    return isName(next) || isPhrase(leads(unit), "from", "definite");
  };
  // "Can my 10 o'clock be at 11"
  const [first, second, third] = times;
  const isMine =
    first?.kind === "time" &&
    second?.kind === "time" &&
    !third &&
    (isPhrase(leads(first), "definite") ||
      (leadsWith(first.found.time.lead, ground, "definite") && isGoal(second, units[units.indexOf(second) - 1])));
  if (isMine && first.found.time.point.clock && second.found.time.point.clock)
    return { own: [first.found], fresh: [second.found] };
  const [its, wanted] = ownAndWanted(units);
  if (its && wanted) return { own: [its], fresh: [wanted] };
  let turned = false;
  for (const unit of times) {
    if (unit.kind !== "time") continue;
    if (isLength(unit.found.time)) {
      fresh.push(unit.found);
      continue;
    }
    const before = leads(unit);
    const isFrom = unit !== times.at(-1) && leadsWith(unit.found.time.lead, ground, "from");
    const last = times[times.indexOf(unit) - 1];
    // "Van vrijdag op maandag"
    const day = own.at(-1)?.time;
    const isDayAfter = day?.point.date && leadsWith(day.lead, ground, "from") && unit.found.time.point.date;
    const isGoing = (isPhrase(before, "to", "goes") && !isFrom) || isDayAfter;
    const isNew = turned || isGoing || unit.found.repaired || ownLead(unit);
    // "Zet de rondleiding op vrijdag 14:00, oeps 15:00": both are where it goes.
    if (unit.found.repaired && !turned && last && !isItsOwn(last)) fresh.push(...own.splice(-1));
    if (isNew) {
      turned = true;
      fresh.push(unit.found);
    } else own.push(unit.found);
  }
  if (turned) return { own, fresh };
  const [only] = own;
  if (!only) return { own, fresh };
  // A single time: it is the meeting's own where it stands right in front of its name or behind "my", else the new one.
  const unit = times.find((one) => one.kind === "time" && one.found === only)!;
  const n = units.indexOf(unit);
  const next = units[n + 1];
  const shifts = units.some(isShift);
  // "Put the second one at 5pm": an hour without a day is where it is put.
  const { clock, date } = only.time.point;
  const isPut = has(units, "act:create") && clock !== undefined && date === undefined;
  // "Alarga la clase del viernes a hora y media"
  const isOfDay = fresh.length > 0 && leadsWith(only.time.lead, ground, "from");
  const isOwn =
    shifts || isName(next) || isOfDay || (isPlace(leads(unit)) && !isPhrase(leads(unit), "nextOf") && !isPut);
  return isOwn && !isPhrase(leads(unit), "repair") ? { own, fresh } : { own: [], fresh: [...fresh, ...own] };
}

/** An hour that the one meeting of this name does not have. */
function isSpokenOf({ time: { point } }: TimeFound, content: readonly string[], ground: Ground, zone: string): boolean {
  const { gazetteer, lexicon } = ground;
  const titles = content.length > 0 ? meetingsCalled(content, gazetteer, lexicon.concepts) : [];
  const [only, another] = gazetteer.meetings.filter(({ title }) => titles.includes(title));
  if (only?.start === undefined || another || !point.clock || point.date) return false;
  return wallAt(only.start, zone).minute % HALF_DAY !== point.clock.minute % HALF_DAY;
}

const HALF_DAY = 720;

/** "Tomorrow's swim class I'd like on Sunday at 9": the day that it has, and behind a wish another one. */
function ownAndWanted(units: readonly Unit[]): TimeFound[] {
  const at = units.flatMap((unit, n) => (isDated(unit) ? [n] : []));
  const [own = 0, wanted = 0, another] = at;
  const [first, second] = timesOf(units.filter((_, n) => at.includes(n)));
  const name = units.findIndex((unit) => contentOf([unit]).length > 0);
  const between = units.slice(own + 1, wanted);
  const isRequested = has(between, "courtesy", "weak", "subject");
  const isBesideName =
    name >= 0 && name < wanted && units.slice(Math.min(own, name), Math.max(own, name)).every(isSmall);
  const isOther = !first?.time.point.clock && second?.repaired === false && !second.or;
  return first && second && another === undefined && isRequested && isBesideName && isOther ? [first, second] : [];
}

/** A part of a name, or what stands beside one. */
const isSmall = (unit: Unit) =>
  unit.kind === "time" || contentOf([unit]).length > 0 || isPhrase(unit, "filler", "definite", "from");

/** "naar vrijdag", "auf Freitag", "al viernes": the word stands inside the time. */
export function ownLead(unit: Unit): boolean {
  return unit.kind === "time" && TOWARD.isIn(unit.found.time.lead.split(" ")[0] ?? "");
}

/** "Les deux", "todo una hora", "tomorrow and Thursday": read as a time, and about more than one. */
function isScope({ text, time }: TimeFound, act: Act, ground: Ground): boolean {
  const { lexicon } = ground;
  const words = cutWords(fold(text));
  // "Twee uur"
  if (words.length === 2 && hoursOf(ground).has(words[1]!.text)) return false;
  const roles = words.map((_, i) => phraseAt(words, i, lexicon));
  // "Dos horas", not "todo una hora"
  if (isLength(time) && !roles[0]?.roles.includes("all")) return false;
  // "Next Tuesday" is a day, and "to next week" says where something goes.
  const isOne = time.point.date?.wdMod ?? (act === "move" && time.point.date?.span);
  // "A las diez y media" is one hour.
  const isHour = time.point.clock !== undefined && !time.point.date?.also;
  const isJoint = !isHour && roles.some((found) => found?.roles.includes("join"));
  return (!isOne && roles[0]?.roles.includes("scope")) || isJoint;
}

/** "From Thursday on", "move it back", "push it by 15": how much of a series, an undo, a number without a unit. */
function isOtherWay(units: readonly Unit[], act: Act, ground: Ground): boolean {
  const times = timesOf(units);
  const shifts = units.some(isShift);
  const way = units.some((unit) => isPhrase(unit, "later", "earlier") && !isPhrase(unit, "courtesy", "filler"));
  const joined = times.length > 1 && isJoined(act === "move" ? units.slice(0, joinedLength(units)) : units);
  // "From Tuesday to Thursday at 3"
  const goesOn = (unit: Unit) => {
    const [to, next] = units.slice(units.indexOf(unit) + 1);
    return isPhrase(to, "to") && isDated(next);
  };
  const since = timesOf(units.filter((unit) => !goesOn(unit))).some(
    ({ time }) =>
      time.point.since || (leadsWith(time.lead, ground, "since") && (!time.point.clock || act === "cancel")),
  );
  if (joined || since) return true;
  const isSide = (one: TimeFound) => one.time.point.side !== undefined && !isLength(asLength(one, ground).time);
  return (way && !shifts && times.length === 0) || times.some(isSide);
}

/** "… to 5pm, and make it an hour": where the length is joined on that is no other time; the number of units before it. */
function joinedLength(units: readonly Unit[]): number {
  const at = units.findLastIndex((unit) => isPhrase(unit, "join"));
  const behind = units.slice(at + 1);
  const isOnlyLong = behind.every((unit) =>
    unit.kind === "time" ? isLong(unit.found) : unit.kind === "stop" || unit.kind === "phrase",
  );
  const isBehindHour = timesOf(units.slice(0, Math.max(at, 0))).some(({ time }) => time.point.clock);
  return isOnlyLong && isBehindHour && timesOf(behind).length === 1 ? at : units.length;
}

const isLong = ({ time }: TimeFound) => isLength(time) && (time.point.length ?? 0) < LONG_MINUTES;

/** "En maak er een uur van" behind an hour: how long it lasts, and no hour that takes the place of the one before. */
function withLasting(units: readonly Unit[]): Unit[] {
  const at = joinedLength(units);
  return units.map((unit, n) =>
    n > at && unit.kind === "time" ? { ...unit, found: { ...unit.found, repaired: false } } : unit,
  );
}

/** "De kapper moet naar vrijdag", "the one with Tom is now on Friday": a meeting that there is, and where it goes. */
export function goesElsewhere(units: readonly Unit[], ground: Ground): boolean {
  const people = namesIn(units);
  const words = namedIn(units, people, ground);
  // "Para la semana que viene": an article may stand between.
  const leadTo = (n: number) =>
    units.slice(0, n).findLast((unit) => !isPhrase(unit, "definite") || isPhrase(unit, "to"));
  const goes = units.some((unit, n) => isTime(unit) && (isPhrase(leadTo(n), "to") || ownLead(unit)));
  const instead = units.some((unit, n) => isPhrase(unit, "repair") && n > 0) && units.some(isTime);
  const shifts = units.some((unit) => isShift(unit) || isCountedFromIt(unit));
  const isNow = units.some((unit, n) => isPhrase(unit, "goes") && n > 0 && units.slice(n).some(isTime));
  const notThen =
    timesOf(units).filter(({ time }) => time.point.clock ?? time.point.date?.wd).length >= 2 &&
    units.some((unit, n) => isTime(unit) && isPhrase(units[n - 1], "not"));
  const isTimed = timesOf(units).some(({ time: { point } }) => point.clock !== undefined);
  const keeps = !isTimed && has(units, "sameTime") && (people.length > 0 || has(units, "definite"));
  const denies = (unit: Unit, n: number) =>
    isPhrase(unit, "negation") && !(isPhrase(unit, "not") && n > 0 && units[n + 1]?.kind === "time");
  if (units.some((unit, n) => denies(unit, n) || isPhrase(unit, "condition", "interrogative"))) return false;
  const isPlaced = placeIn(units) !== undefined && words.length === 0;
  if (isPlaced && (people.length === 0 || placeIn(units) === NEXT)) return goes || shifts || isNow;
  if (people.length === 0 && isItsHour(units, ground)) return goes || instead || isNow || shifts;
  if (words.length === 0 && !(keeps && people.length > 0))
    return (
      goesWithPerson(units) || ((goes || shifts || isNow || notThen) && isOneWith(units) && isKnown([], people, ground))
    );
  // "Knock the review back a week", not "I'm ten minutes later at the review".
  const shift = units.findIndex((unit) => isShift(unit) || isCountedFromIt(unit));
  const isPlain =
    words.length === contentOf(units).length || isKnown(namedIn(units.slice(0, shift), [], ground), [], ground);
  // "The call tomorrow is at 11, not 10", "the board meeting should start at 4": which one that is, whoever looks for it says.
  const isKind = (notThen || isNow) && units.some((unit, n) => isPhrase(unit, "kinds") && isNamedBy(units, n));
  const isOther = notThen || keeps || isNow || ownAndWanted(units).length > 0;
  return isKind || ((goes || instead || (shifts && isPlain) || isOther) && isKnown(words, people, ground));
}

/** An article or a day in front of a kind of meeting. */
const isNamedBy = (units: readonly Unit[], n: number) =>
  isPhrase(units[n - 1], "definite") || (units[n - 1]?.kind === "time" && units.slice(n + 1).some(isTime));

/** "My 2pm to 4", "mijn afspraak van 10 een half uur later": its hour is all that names it, and where it goes follows. */
export function isItsHour(units: readonly Unit[], ground: Ground): boolean {
  const [own, fresh] = units.filter(isTimeOrShift);
  const before = own && units[units.indexOf(own) - 1];
  const isMine =
    own?.kind === "time" &&
    (isPhrase(before, "definite") ||
      (own.found.time.point.clock !== undefined &&
        (leadsWith(own.found.time.lead, ground, "definite") ||
          (isPhrase(before, "it", "hollow") && leadsWith(own.found.time.lead, ground, "from")))));
  return isMine && fresh !== undefined && contentOf(units).length === 0;
}

/** "Afspraak met Anna naar vrijdag", "Anna eine Stunde später": nothing is named but who comes, and where it goes. */
function goesWithPerson(units: readonly Unit[]): boolean {
  const people = units.filter(isPerson);
  const at = units.findIndex((unit, n) => unit.kind === "shift" || isGoal(unit, units[n - 1]));
  return (
    people.length === 1 &&
    at > units.indexOf(people[0]!) &&
    units.every(
      (unit, n) =>
        n === at ||
        unit.kind === "person" ||
        (unit.kind !== "time" && isQuiet(unit)) ||
        isPhrase(unit, "hollow", "with", "to"),
    )
  );
}

/** "Naar vrijdag", "auf 16 Uhr": says where something goes and nothing else. */
export const isGoal = (unit: Unit, before: Unit | undefined) =>
  unit.kind === "time" && [textOf(before), unit.found.time.lead.split(" ")[0] ?? ""].some((word) => GOAL.isIn(word));
const GOAL = said`^${"goal"}$`;
const TOWARD = said`^${"toward"}$`;

/** "The one with Tom …", "lo de Tom": in front of somebody stands what there is, and no name for it. */
export function isOneWith(units: readonly Unit[]): boolean {
  const person = units.findIndex(isPerson);
  const before = units
    .slice(0, Math.max(person, 0))
    .filter((unit) => unit.kind !== "stop" && !isPhrase(unit, "courtesy", "subject", "repair", "planned"));
  const isOne = isPhrase(before[0], "it") || (isPhrase(before[0], "definite") && isPhrase(before[1], "hollow", "with"));
  return isOne && before.every((unit) => isPhrase(unit, "filler", "hollow", "it", "with"));
}

/** "Same time next week": the day changes, the hour stays. */
/** "To Saturday evening, same time": the part of the day says nothing that its hour does not. */
function withItsClock(units: readonly Unit[], settled: Settled): Settled {
  const { time } = settled;
  if (!time || !keepsClock(units, settled) || !time.point.part || !time.point.date) return settled;
  const { part: _, ...point } = time.point;
  return { ...settled, time: { ...time, point } };
}

export const keepsClock = (units: readonly Unit[], { time }: Settled) =>
  time !== null && time.point.clock === undefined && has(units, "sameTime");
