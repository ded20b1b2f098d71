import type { Command } from "../command";
import { clausesOf } from "../ear/clauses";
import { isDoneTo } from "../ear/describe-new";
import { isTitleOf } from "../ear/gazetteer";
import type { Role } from "../ear/lexicon";
import { asks } from "../ear/segment";
import { type Heard, isPerson, isPhrase, isQuestionMark, isTime, isWord, textOf, type Unit } from "../ear/unit";
import { has } from "../ear/units-in";
import { capitalise } from "../grammar/titles";
import { fold } from "../text";

/**
 * "Podcast recording Thursday 2:30pm", "need to see the bank Monday at 11": a name and an hour are a meeting, and all words
 * that nobody knows are its name, which is shown for a yes. What says more than that is asked about.
 */
export function plainlyNamed(read: Command, { units, ground }: Heard): Command | undefined {
  const { unread, idle: _, perhaps, ...command } = read.perhaps ?? read;
  const { head: said, place } = apart(units);
  const head = said.map((unit) => asName(unit, command.slots));
  const run = nameIn(head);
  const words = units.filter(isWord);
  const asksFor = has(units, "weak", "act:create");
  const isWhere = (unit: Unit) =>
    place.length > 0 && !head.includes(unit) && isPhrase(unit, "definite", "filler", "at");
  const isPlain = (unit: Unit) =>
    ["word", "stop", "person"].includes(unit.kind) ||
    (unit.kind === "time" && unit.found.time.point.side === undefined) ||
    (unit.kind === "phrase" &&
      !isBesideMeetings(unit.roles) &&
      !(asks(unit) && !isPhrase(unit, "act:create")) &&
      (run.includes(unit) ||
        isWhere(unit) ||
        !isPhrase(unit, ...MORE_THAN_A_NAME) ||
        (isPhrase(unit, "courtesy", "filler", "takes") && asksFor)));
  const isNamed =
    unread !== undefined &&
    !perhaps &&
    !read.other &&
    !command.either &&
    hasHour(command) &&
    isOneName(head, run) &&
    (isCalledSo({ ...command, unread }) || isPlaced(run) || place.length > 0) &&
    !units.some(isQuestionMark) &&
    units.every(isPlain) &&
    !words.some((word) =>
      ground.gazetteer.meetings.some((meeting) => isTitleOf([textOf(word)], meeting, ground.lexicon.concepts)),
    );
  if (!isNamed) return undefined;
  const { location: __, ...slots } = command.slots;
  const saidOf = (said: readonly Unit[]) => ground.text.said.slice(said[0]?.start, said.at(-1)?.end);
  const title = capitalise(saidOf(run));
  if (place.length > 0) {
    // Of a series the rules make nothing where they do not know what it is.
    const intent = command.intent === "out_of_domain" ? "create" : command.intent;
    return { ...command, intent, confidence: NAMED, slots: { ...slots, title, location: saidOf(place) } };
  }
  return { ...command, confidence: NAMED, ...(isPlaced(run) && { slots: { ...slots, title } }) };
}

/** "Femke ophalen", "Oma zum Arzt": who is in the title, and is no guest, is a word of it. */
function asName(unit: Unit, { title = "", attendees }: Command["slots"]): Unit {
  const isInside = isPerson(unit) && !attendees && fold(title).includes(fold(unit.said));
  return isInside ? { start: unit.start, end: unit.end, kind: "word", text: fold(unit.said) } : unit;
}

/** "Parents' evening Monday at 6 in the canteen": where it is may stand behind its time. */
function apart(units: readonly Unit[]): { head: readonly Unit[]; place: readonly Unit[] } {
  const time = units.findLastIndex(isTime);
  const [head, tail] = [units.slice(0, Math.max(time, 0)), units.slice(time + 1)];
  const [lead, ...behind] = tail;
  const place = nameIn(behind);
  const isAfter = head.some(isName) && isPhrase(lead, "at") && place.length > 0;
  const isOnly = behind.every(
    (unit) => place.includes(unit) || unit.kind === "stop" || isPhrase(unit, "definite", "filler"),
  );
  const isPlace = place.every((unit) => isName(unit) || isPhrase(unit, "from", "definite", "at"));
  return isAfter && isOnly && isPlace
    ? { head: [...head, ...units.slice(time, time + 1)], place }
    : { head: units, place: [] };
}

/** "Quote at the bakery", "devis pour la toiture": what it is of, for or at is part of the name. */
const isPlaced = (run: readonly Unit[]) => run.some((unit) => isPhrase(unit, ...LEADS) && !isName(unit));
const LEADS: readonly Role[] = ["at", "for", "from", "to"];

/** A wish that cannot be met here, or talk. */
export const isBesideMeetings = (roles: readonly Role[]): boolean =>
  roles.some((role) => role.startsWith("no:") || role.startsWith("talk:"));

const isName = (unit: Unit) => unit.kind === "word" || isPhrase(unit, "kinds", "goods");

/** From its first word to its last. */
function nameIn(units: readonly Unit[]): readonly Unit[] {
  const last = units.findLastIndex(isName);
  return units.slice(units.findIndex(isName), last + (isDoneTo(units[last + 1], units[last]) ? 2 : 1));
}

/**
 * A few words in a row, with no more than "of" and "at the" between them: "turn the heating on" does something to
 * something.
 */
function isOneName(units: readonly Unit[], run: readonly Unit[]): boolean {
  const isLead = (unit: Unit | undefined) => isPhrase(unit, ...LEADS) && !isPhrase(unit, "with");
  const isInside = (unit: Unit, n: number) =>
    isName(unit) ||
    isLead(unit) ||
    isDoneTo(unit, run[n - 1]) ||
    isPhrase(unit, "goes") ||
    (isPhrase(unit, "definite", "filler") && isLead(run[n - 1]));
  const others = clausesOf(units).filter((clause) => !clause.some((unit) => run.includes(unit)));
  const most = isPlaced(run) ? MOST_WITH_A_PLACE : MOST_OF_A_NAME;
  return (
    run.some(isName) &&
    run.filter(isName).length <= most &&
    run.every(isInside) &&
    others.every((clause) => clause.every(isBesideName))
  );
}

/** "…, dauert 3 Std", "…, noteer maar": in a clause of its own, when and how long it is, and that it is asked for. */
const isBesideName = (unit: Unit) =>
  unit.kind === "time" ||
  unit.kind === "stop" ||
  (isPhrase(unit, "act:create", "lasts", "begins", "courtesy", "join") && !isPhrase(unit, "repair", "negation", "not"));

const hasHour = ({ when }: Command) =>
  when?.kind === "datetime" ||
  (when?.grain === "minute" && (when.kind === "recurring" || (when.kind === "range" && when.end !== null)));

const [MOST_OF_A_NAME, MOST_WITH_A_PLACE] = [3, 5];
const NAMED = 0.7;
const MORE_THAN_A_NAME: readonly Role[] = [
  ...(["negation", "not", "repair", "condition", "otherwise", "interrogative", "it", "them", "subject"] as const),
  ...([
    "they",
    "said",
    "tells",
    "unsuitable",
    "ill",
    "late",
    "letsGo",
    "scope",
    "all",
    "because",
    "past",
    "ours",
  ] as const),
];

/** A new meeting whose title has the words that are not understood in it: nothing that was said is lost. */
export const isCalledSo = ({ intent, slots: { title = "" }, unread = "" }: Command) =>
  intent === "create" && unread.split(", ").every((words) => fold(title).includes(fold(words)));
