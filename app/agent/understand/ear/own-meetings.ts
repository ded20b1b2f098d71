import { JOB, placeIn, said } from "../languages/lists/said";
import { phraseAt } from "./find-phrase";
import { cutWords, type Role } from "./lexicon";
import { asks } from "./segment";
import { contentOf, isKnown } from "./slots";
import { type Ground, isPhrase, isQuestionMark, type PassInput, textOf, type Unit } from "./unit";
import { isDated } from "./unit-times";
import { has } from "./units-in";

/** "Cancel Friday's job", "take Mia off the job on Friday": where no meeting is called so it stands for one that there is. */
export function withJobs(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  if (!has(units, "act:cancel", "act:move", "act:invite", "act:uninvite")) return units;
  return units.map((unit, n) => {
    const [before, next] = [units[n - 1], units[n + 1]];
    const isLed = isDated(before) || isPhrase(before, "definite");
    const isPart = next?.kind === "word" || isPhrase(next, "kinds");
    const isJob = isThing(unit, ground) && JOB.isIn(textOf(unit));
    return isJob && isLed && !isPart ? asMeeting(unit) : unit;
  });
}

const asMeeting = (unit: Unit): Unit => ({
  ...{ start: unit.start, end: unit.end, kind: "phrase" as const },
  ...{ roles: HOLLOW, text: textOf(unit) },
});

/**
 * "What jobs have I got tomorrow", "mijn eerste klant vrijdag", "cuántos pacientes tengo mañana": a thing of which no meeting is
 * called, where one's own meetings of a day are asked about, or one end of them: it stands for meetings.
 */
export function withOwnMeetings(all: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const units = withNextNew(withEndOfDay(all), ground);
  const hasDay = units.some(isDated);
  const at = units.findIndex((unit) => isThing(unit, ground));
  const another = units.some((unit, n) => n > at && isThing(unit, ground) && !asks(unit));
  if (at < 1 || another) return units;
  const thing = units[at]!;
  const before = units[at - 1]!;
  // "Where's my next client", "où est mon prochain chantier"
  const isNext = isPhrase(before, "scope") && NEXT.isIn(textOf(before)) && isPhrase(units[at - 2], "definite");
  if (isNext && at === units.findLastIndex(isNoStop) && has(units.slice(0, at), "act:ask", "interrogative"))
    return units.with(at, asMeeting(thing));
  if (!hasDay) return units;
  const end = endOf(before);
  const isOwn =
    isPhrase(units[at - 2], "definite") || (units[at - 2]?.kind === "phrase" && / /.test(textOf(units[at - 2])));
  if (end && isOwn && units.slice(0, at).some(asksOrWrites)) {
    const both: Unit = { start: before.start, end: thing.end, kind: "phrase", roles: [end], text: textOf(before) };
    return [...units.slice(0, at - 1), both, ...units.slice(at + 1)];
  }
  const opens = thing.kind === "word" && isPhrase(before, "howMany", "interrogative");
  const isHad = units.some(
    (unit, n) => n !== at && isPhrase(unit, "act:ask", "planned", "weak", "askedDone") && !isPhrase(unit, "howMany"),
  );
  const isPlain = units.every(
    (unit) => unit.kind !== "person" && !isPhrase(unit, "act:create", "act:move", "act:cancel"),
  );
  if (!opens || !isHad || !isPlain) return units;
  return units.with(at, asMeeting(thing));
}

/** "The last one of the day", "den letzten des Tages": of the day that was told, or that is said. */
function withEndOfDay(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex((unit) => isPhrase(unit, "ofDay"));
  const from = isPhrase(units[at - 1], "hollow") ? at - 2 : at - 1;
  const [first, last] = [units[from], units[at]];
  const end = first && (isPhrase(first, "firstOf") ? "firstOf" : isPhrase(first, "lastOf") ? "lastOf" : endOf(first));
  if (!first || !last || !end) return units;
  const one: Unit = { start: first.start, end: last.end, kind: "phrase", roles: [end], text: textOf(first) };
  return [...units.slice(0, from), one, ...units.slice(at + 1)];
}

/** "Plan the next call with Tom", "next meeting with Tom on Friday at 10": of what is new it says nothing. */
function withNextNew(units: readonly Unit[], { lexicon }: Ground): readonly Unit[] {
  const isLed = (n: number) => isPhrase(units[n - 1], "definite") && !has(units, "act:create");
  const isNew = (unit: Unit, n: number) =>
    isPhrase(unit, "nextOf") && isPhrase(units[n + 1], "with") && !isLed(n) && !units.some((one) => isOther(one));
  return units.map((unit, n) => {
    const kind = cutWords(textOf(unit)).at(-1);
    if (!kind || !isNew(unit, n)) return unit;
    const roles = phraseAt([kind], 0, lexicon)?.roles ?? HOLLOW;
    return { start: unit.end - kind.text.length, end: unit.end, kind: "phrase", roles, text: kind.text };
  });
}

/** What is asked of a meeting that there is. */
const isOther = (unit: Unit) => (asks(unit) && !isPhrase(unit, "act:create")) || isPhrase(unit, "interrogative");

const NEXT = said`^${"next"}$`;
const isNoStop = ({ kind }: Unit) => kind !== "stop";

const HOLLOW: readonly Role[] = ["hollow"];

/** A word, or a kind of meeting, by which none is called. */
const isThing = (unit: Unit, ground: Ground) =>
  (unit.kind === "word" || (isPhrase(unit, "kinds") && !isPhrase(unit, "hollow"))) &&
  /^\p{L}{3,}$/u.test(textOf(unit)) &&
  endOf(unit) === null &&
  !isKnown(contentOf([unit]), [], ground);

/** "First", "letzter": which end of a day it says. */
function endOf(unit: Unit): "firstOf" | "lastOf" | null {
  const word = textOf(unit).split(" ").at(-1) ?? "";
  return placeIn("ordinals", word) === 0 ? "firstOf" : LAST.isIn(word) ? "lastOf" : null;
}

const LAST = said`^${"last"}$`;

const asksOrWrites = (unit: Unit) =>
  isPhrase(unit, "act:ask", "interrogative", "opensQuestion", "act:move", "act:cancel") ||
  isQuestionMark(unit) ||
  asks(unit);
