import { said } from "../languages/lists/said";
import { SUMS_UP } from "./narrated";
import { tellsOfSelf, tellsWhyNot } from "./reasons";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet } from "./slots";
import { type Ground, isNoun, isPerson, isPhrase, isStop, isTime, type PassInput, textOf, type Unit } from "./unit";
import { isClock, isLengthUnit } from "./unit-times";
import { has, namesIn } from "./units-in";

const STOP = { kind: "stop", text: "," } as const;

/** "Laat maar haal die weer weg": behind what lets go of something, the verb of what is asked for. */
export function withLetGoApart(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex((unit, n) => {
    const lets = isPhrase(unit, "letsGo") && textOf(unit).includes(" ");
    const isVerb = isPhrase(units[n + 1], "act:cancel", "act:uninvite") && isPhrase(units[n + 2], "it", "them");
    return lets && isVerb && units.slice(0, n).every(isQuiet);
  });
  const end = units[at]?.end;
  return end === undefined ? units : [...units.slice(0, at + 1), { ...STOP, start: end, end }, ...units.slice(at + 1)];
}

/** "He's ooo", "Kim ist out of office": told of somebody else it asks for no reply to mails, and is why. */
export function withOthersAway(units: readonly Unit[]): readonly Unit[] {
  const isOfOther = (n: number) =>
    isPhrase(units[n - 1], "they") ||
    (isPhrase(units[n - 1], "opensQuestion") && isPhrase(units[n - 2], "they")) ||
    (isPhrase(units[n - 1], "opensQuestion") && units[n - 2]?.kind === "person");
  return units.map((unit, n) =>
    isPhrase(unit, "no:away") && isOfOther(n) ? { ...unit, roles: ["unsuitable" as const] } : unit,
  );
}

/**
 * "Cancel the cockapoo she phoned to say he's ill", "take Sam off the fitting he's away": behind a change of a meeting that
 * there is, or of who comes to it, where somebody is told of, a clause begins, whatever was not typed between.
 */
export function withUnmarkedClause(typed: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const units = withStopBehindAmendment(
    withStopBeforeAsking(
      withStopBeforePlea(
        withStopBeforeEach(withStopBehindLate(withStopBeforeMistake(withStopBeforeSum(typed, ground)), ground)),
      ),
      ground,
    ),
    ground,
  );
  const at = units.findIndex((unit, n) => n > 1 && tellsOf(unit, units[n + 1], ground));
  const [before, behind] = [units.slice(0, at), units.slice(at)];
  const isGuest = has(before, "act:invite", "act:uninvite") && before.some(isPerson);
  const isChange =
    (isGuest || has(before, "act:cancel", "act:move")) && !has(before, "act:tell", "act:ask", "condition", "said");
  const last = before.findLast((unit) => !isParticle(unit));
  // "Drop Tom he's ill"
  const isOver =
    last?.kind === "word" ||
    last?.kind === "label" ||
    isTime(last) ||
    isPhrase(last, "kinds", "hollow") ||
    (isGuest && isPerson(last));
  const isOnlyTold = behind.length > 1 && !behind.some((unit) => asks(unit) || isTime(unit) || unit.kind === "person");
  if (at < 0 || !isChange || !isOver || !isOnlyTold) return units;
  const words = contentOf(before);
  // "Cancel the gym not the yoga"
  const isOther = has(behind, "negation") && isKnown(contentOf(behind), [], ground);
  // "Friday's meeting" is named by its day. A guest need not be of it yet.
  const isNamed =
    words.length > 0
      ? isKnown(words, isGuest ? [] : namesIn(before), ground)
      : isGuest || (has(before, "hollow") && before.some(isTime));
  const start = before.at(-1)?.end ?? 0;
  return isNamed && !isOther ? [...before, { ...STOP, start, end: start }, ...behind] : units;
}

/** "He", "I'm": whoever it is does something. "Sie", "ze" may be whom something is done to as well; behind it a verb stands. */
function tellsOf(unit: Unit, next: Unit | undefined, { lexicon }: Ground): boolean {
  if (isPhrase(unit, "they"))
    return isPhrase(unit, "subject") || next?.kind === "word" || isPhrase(next, "opensQuestion");
  // "Sag den Zahnarzt nicht ab": behind what is to go, that it is not to.
  const isOfVerb = isPhrase(unit, "negation") && (lexicon.words.code === "de" || lexicon.words.code === "nl");
  return tellsOfSelf(unit) || (!isOfVerb && tellsWhyNot(unit, next));
}

/** "Lad Ida zum Umzug ein", "voeg Ida toe": what belongs to the verb. */
const isParticle = (unit: Unit) => unit.kind === "phrase" && unit.roles.every((role) => role === "filler");

/** "Grace at 9 and Hamid at 4 both for an hour": how long each of them is. */
function withStopBeforeEach(units: readonly Unit[]): readonly Unit[] {
  const at = units.length - 2;
  const isOfEach = isPhrase(units[at], "each") && isLengthUnit(units[at + 1]);
  const end = isOfEach && units.slice(0, at).filter(isClock).length > 1 ? units[at - 1]?.end : undefined;
  return end === undefined ? units : [...units.slice(0, at), { ...STOP, start: end, end }, ...units.slice(at)];
}

/** "The bride changed the flowers again anyway can you book Mia": a story is over in front of what sums it up. */
function withStopBeforeSum(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const at = units.findIndex((unit, n) => n > 2 && SUMS_UP.isIn(behind(unit, ground)));
  const [told, rest] = [units.slice(0, Math.max(at, 0)), units.slice(Math.max(at, 0))];
  return told.length > 0 && !isStop(told.at(-1)) && rest.some(asks) ? withStop(told, rest) : units;
}

/** "Borra eso que me he equivocado", "delete that i made a mistake": behind what shall be done, why. */
function withStopBeforeMistake(units: readonly Unit[]): readonly Unit[] {
  const mistake = units.findIndex((unit) => isPhrase(unit, "mistake"));
  const isLead = (unit: Unit) =>
    isPhrase(unit, "because", "opensQuestion") || (isPhrase(unit, "filler") && !isPhrase(unit, "it"));
  const from = units.findLastIndex((unit, n) => n < mistake && !isLead(unit)) + 1;
  const before = units.slice(0, from);
  const isAsked = has(before, "act:cancel") && has(before, "it", "them") && !isStop(before.at(-1));
  return isAsked ? withStop(before, units.slice(mistake)) : units;
}

/** "Voy tarde que no aparco retrasa lo de Mia": behind why one is late, the verb of what is asked for. */
function withStopBehindLate(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const late = units.findIndex((unit) => isPhrase(unit, "late"));
  const verb = units.findIndex((unit, n) => n > late && isPhrase(unit, "act:move", "act:cancel"));
  // "Can't find a parking spot" asks for none.
  const why = units.slice(late + 1, Math.max(verb, 0)).map((unit) => (asks(unit) ? asWord(unit) : unit));
  const isWhy = why.every(
    (unit) => unit.kind === "word" || (unit.kind === "phrase" && !isPhrase(unit, "kinds", "hollow", "join", "repair")),
  );
  const [before, behind] = [units.slice(0, late + 1), units.slice(Math.max(verb, 0))];
  const isOnly =
    late >= 0 &&
    units.slice(0, late).every((unit) => unit.kind === "word" || isSmall(unit)) &&
    why.some(({ kind }) => kind === "word");
  return isOnly && isWhy && !isKnown(contentOf(why), [], ground) ? withStop([...before, ...why], behind) : units;
}

const asWord = ({ start, end, ...unit }: Unit): Unit => ({
  start,
  end,
  kind: "word",
  text: "text" in unit ? unit.text : "",
});

const withStop = (before: readonly Unit[], behind: readonly Unit[]): Unit[] => {
  const end = before.at(-1)?.end ?? 0;
  return [...before, { ...STOP, start: end, end }, ...behind];
};

/** "Mum has the clinic Monday at 10 please put it in", "off Monday block the lot": behind what is told, that it shall be put down. */
function withStopBeforePlea(units: readonly Unit[]): readonly Unit[] {
  const verb = units.findIndex(asks);
  const from = units.findLastIndex((unit, n) => n < verb && !isPhrase(unit, "courtesy", "therefore")) + 1;
  const tail = units.slice(verb + 1);
  const isTail = tail.every((unit) => unit.kind === "stop" || isPhrase(unit, "it", "all", "filler", "courtesy"));
  const last = units[from - 1];
  // "Ich hab Montag frei block alles"
  const time = isPhrase(last, "free") ? units[from - 2] : last;
  if (!last || !isTime(time) || !isPhrase(units[verb], "act:create") || !isTail || !has(tail, "it", "all"))
    return units;
  return [...units.slice(0, from), { ...STOP, start: last.end, end: last.end }, ...units.slice(from)];
}

/** "It's sports day tomorrow can you move the dentist": in front of what asks for a change, behind what is told. */
function withStopBeforeAsking(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const at = units.findIndex(
    (unit, n) => n > 2 && (isNoun(units[n - 1]) || isTime(units[n - 1])) && ASKS.isIn(behind(unit, ground)),
  );
  const told = units.slice(units.slice(0, Math.max(at, 0)).findLastIndex(isStop) + 1, Math.max(at, 0));
  const isAsked = units.slice(Math.max(at, 0)).some((unit) => isPhrase(unit, "act:move", "act:cancel", "act:create"));
  const isTold = !told.some((unit) => asks(unit) && !isPhrase(unit, "weak"));
  const opens = told.find((unit) => !isPhrase(unit, "courtesy"));
  if (!opens || !isAsked || !isTold || !opensTold(opens, ground)) return units;
  const { end } = units[at - 1]!;
  return [...units.slice(0, at), { ...STOP, start: end, end }, ...units.slice(at)];
}

/** "Make it four I forgot the school run", "make that 2 hrs it's a big one": behind another time, and nothing else, why. */
function withStopBehindAmendment(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const at = units.findIndex((unit, n) => units.slice(0, n).some(isTime) && opensTold(unit, ground));
  const [amended, why] = [units.slice(0, at), units.slice(at)];
  const isOnlyWhen = amended.every((unit) => isTime(unit) || isPhrase(unit, "repair", "lasts") || isSmall(unit));
  const isWhy = why.length > 2 && !why.some((unit) => isTime(unit) || (asks(unit) && !isPhrase(unit, "weak")));
  if (at < 0 || !isOnlyWhen || !has(amended, "repair") || !isWhy) return units;
  const { end } = units[at - 1]!;
  return [...amended, { ...STOP, start: end, end }, ...why];
}

const isSmall = (unit: Unit) => isQuiet(unit) && !isStop(unit);
const opensTold = (unit: Unit, ground: Ground) => isPhrase(unit, "subject") || IS.isIn(behind(unit, ground));
const behind = ({ start }: Unit, { text }: Ground) => text.folded.slice(start);

const ASKS = said`^${"asksYou"}\s`;
const IS = said`^${"itIs"}\s`;
