import { CHANGES, type Command, plain, WRITES } from "../command";
import { clausesOf, isNext } from "../ear/clauses";
import { meetingsCalled } from "../ear/gazetteer";
import { type Heard, isPhrase, isTimeOrShift, textOf, UNSURE, type Unit } from "../ear/unit";
import { isDated } from "../ear/unit-times";
import { UNSUPPORTED } from "../languages/language";
import { fold, foldedWords } from "../text";
import { idleOf, MOST_NAMED } from "./idle-words";

/**
 * "Move the dentist to Monday 9 as tentative", "… both days": frames have left words over, and other rules read the message
 * without them; or they stand behind all that a change says. What does not show is asked about, or named above what is
 * shown where it weighs nothing.
 *
 * @param isWhole frames have read all of it
 */
export function withLeftByFrames(command: Command, heard: Heard, isWhole: boolean): Command {
  const { unread, perhaps, other, either, aside, manner, intent, slots } = command;
  const isRead = unread === undefined && !perhaps && !other && !either && !aside && !manner && !slots.limits;
  if (!isRead || !WRITES.has(intent)) return command;
  const { said } = heard.ground.text;
  const more = alsoAsked(command, heard);
  if (more.length > 0) return { ...command, confidence: UNSURE, unread: said.slice(more[0]!.start, more.at(-1)!.end) };
  const left = isWhole ? [] : leftByFrames(command, heard);
  if (left.length === 0 && !CHANGES.has(intent)) return command;
  const shown = shownBy(command, heard);
  // "Wrap-up to 3": what is tied to the word before is no word of its own.
  const isTied = ({ start }: Unit) => said[start - 1] === "-";
  const units = [...new Set([...left, ...behindAll(command, heard, shown)])].filter(
    (unit) => !shown.includes(textOf(unit)) && !isTied(unit),
  );
  if (units.length === 0) return command;
  const words = units.slice(0, MOST_NAMED).map(({ start, end }) => said.slice(start, end));
  const isPlain = units.every(({ kind }) => kind === "word") && CHANGES.has(intent);
  const idle = isPlain ? { words, isTimed: false } : idleOf(units, heard.units, said, intent);
  return { ...command, unread: words.join(", "), ...(idle && { idle }) };
}

/** What the only reading of the frames has left over, where it asks for the same. */
function leftByFrames({ intent }: Command, { readings, units }: Heard): Unit[] {
  const [only, another] = readings;
  const reading = another ? undefined : only?.reading;
  if (!reading || reading.command.intent !== intent) return [];
  return units.filter((unit) => reading.left.some((word) => fold(word) === textOf(unit)));
}

/** "… und halt den Rest des Tages frei", "… la semaine d'après aussi": more that is asked for, up to the end. */
function alsoAsked({ intent }: Command, { units }: Heard): Unit[] {
  const kept = units.findIndex((unit, n) => isPhrase(unit, "keepsFree") && isPhrase(units[n - 1], "join"));
  const also = units.findIndex((unit, n) => isPhrase(unit, "too") && isDated(units[n - 1]) && n === units.length - 1);
  if (kept > 0) return units.slice(kept);
  return also > 0 && CHANGES.has(intent) && intent !== "edit_attendees" ? units.slice(also - 1) : [];
}

/** Of a change the words that nobody knows behind when it is and which meeting is meant, in the same clause; and what comes next. */
function behindAll({ intent }: Command, { units }: Heard, shown: string): Unit[] {
  if (!CHANGES.has(intent)) return [];
  const last = units.findLastIndex(
    (unit) => isTimeOrShift(unit) || (textOf(unit).length > 3 && shown.includes(textOf(unit))),
  );
  const [same = [], ...next] = clausesOf(units.slice(last + 1));
  return [...same, ...next.filter(isNext).flat()].filter(
    (unit) =>
      (unit.kind === "word" && unit.text.length > 3) ||
      (unit.kind === "phrase" && unit.roles.every((role) => role === "each")),
  );
}

/** "Book Tom at 3 and mark it private": what cannot be done, behind what can, as a request of its own. */
export function unableBeside(command: Command, heard: Heard): Command | undefined {
  const { units } = heard;
  if (!WRITES.has(command.intent) || command.aside || !units.some(isUnable)) return undefined;
  const shown = shownBy(command, heard);
  const at = units.findIndex((unit) => isUnable(unit) && !shown.includes(textOf(unit)));
  const isBehind = units.slice(0, Math.max(at, 0)).some((unit) => unit.kind === "stop" || isPhrase(unit, "join"));
  const aside = UNSUPPORTED.find((what) => isPhrase(units[at], `no:${what}`));
  return isBehind && aside ? { ...plain("out_of_domain"), aside } : undefined;
}

const isUnable = (unit: Unit) =>
  UNSUPPORTED.some((what) => isPhrase(unit, `no:${what}`)) && !isPhrase(unit, "courtesy", "filler", "kinds");

/** All that a card of it says: its slots and times, and of the meeting that it is about title, place and people. */
function shownBy({ slots, when }: Command, { ground: { gazetteer, lexicon } }: Heard): string {
  const { target } = slots;
  const words = foldedWords(target?.title ?? "");
  const titles = words.length > 0 ? meetingsCalled(words, gazetteer, lexicon.concepts) : [];
  const meant = gazetteer.meetings.filter(({ title }) => titles.includes(title));
  return fold(JSON.stringify([slots, when?.text, titles, meant.map(({ location, people }) => [location, people])]));
}
