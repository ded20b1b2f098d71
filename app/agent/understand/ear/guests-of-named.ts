import { type Command, type Context, plain } from "../command";
import { fold } from "../text";
import { isoDay } from "../times/days";
import { wallAt } from "../times/zone";
import { isGuestOf, isTitleOf, type MeetingKnown } from "./gazetteer";
import { isDayAlone } from "./guest-edits";
import type { Role } from "./lexicon";
import { endsInHer } from "./names-guest";
import { settle, whenOf } from "./said-times";
import { contentOf, isKnown } from "./slots";
import { type Heard, inOrder, isPerson, isPhrase, isQuestionMark, type Pass, textOf, type Unit, untyped } from "./unit";
import { has, timesOf } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "Tom isn't coming to the review, take him off the invite", "Anna sluit vrijdag aan bij de lunch", "Review: Jonas statt Tom":
 * who comes to a meeting that the calendar has, where nothing else is said. Who is in it is whoever goes, and who is not is
 * whoever comes: no order of words has to say so.
 */
export function guestsOfNamed(heard: Heard, { awaiting }: Context): Command | undefined {
  const { ground, here } = heard;
  const units = inOrder(heard);
  const people = units.filter((unit, n) => isPerson(unit) && !isLed(units, n)).filter(isPerson);
  const guests = [...new Map(people.map((one) => [one.whole, one])).values()];
  // "Is Tom at the review too?"
  const isAsked = isPhrase(units[0], "opensQuestion") && !isPhrase(units[0], "courtesy");
  if (awaiting !== undefined || guests.length === 0 || isAsked || !units.every(isOfGuests)) return undefined;
  const day = whenOf(settle(timesOf(units)), here, { looking: true })?.when;
  const isThen = ({ start }: MeetingKnown) =>
    !day || (start !== undefined && day.start?.slice(0, 10) === isoDay(wallAt(start, here.zone).day));
  // "At lunch on Friday" is read as a time.
  const words = [...contentOf(units), ...timesOf(units).flatMap(({ time }) => time.point.part ?? [])];
  const { concepts } = ground.lexicon;
  const isCalled = (one: MeetingKnown) => isTitleOf(words, one, concepts) && isThen(one);
  const named = isKnown(words, [], ground) ? ground.gazetteer.meetings.filter(isCalled) : [];
  const [title, another] = new Set(named.map((one) => one.title));
  if (title === undefined || another !== undefined) return undefined;
  const isIn = ({ whole }: { whole: string }) => named.some((one) => isGuestOf(whole, one));
  const [goes, stays] = guests.filter(isIn);
  const [comes, more] = guests.filter((one) => !isIn(one));
  if (stays || more) return undefined;
  const isGroup = named.some((one) => one.people.length > 1);
  const isSaid =
    goes && comes
      ? isSwap(units)
      : goes
        ? takesOff(units, isGroup, heard)
        : (has(units, ...COMES) || isBare(units)) && !has(units, ...GOES, "act:cancel", "act:move");
  if (!isSaid) return undefined;
  return plain("edit_attendees", {
    ...(comes && { attendees: [comes.whole] }),
    ...(goes && { removedAttendees: [goes.said] }),
    target: { title, ...(day && { when: day }) },
  });
}

/**
 * "Take him off the guest list", "Tom aus der Besprechung nehmen": words of who comes, beside somebody and a meeting that
 * there is, where they name nothing themselves.
 */
export const withGuestWords: Pass = (units, { ground }) => {
  const { ofGuests, takesOut = "" } = ground.lexicon.words;
  const isOne = (unit: Unit) => listOf(ofGuests).has(fold(textOf(unit)));
  const rest = units.filter((unit) => !isOne(unit));
  if (rest.length === units.length || !rest.some(isPerson) || !isKnown(contentOf(rest), [], ground)) return units;
  const made = (unit: Unit): Unit => {
    const isOut = listOf(takesOut).has(textOf(unit));
    return { ...untyped(isOut ? "act:uninvite" : "planned"), start: unit.start, end: unit.end };
  };
  return units.map((unit) => (isOne(unit) ? made(unit) : unit));
};

/** "Lunch with Priya and Tom" */
const isLed = (units: readonly Unit[], n: number): boolean =>
  isPhrase(units[n - 1], "with") || (isPhrase(units[n - 1], "join") && isPerson(units[n - 2]) && isLed(units, n - 2));

/** "Review + Tom", "Tom to the review": somebody, a meeting, and a small word between them. */
function isBare(units: readonly Unit[]): boolean {
  const said = units.filter(
    (unit) => !isPhrase(unit, "courtesy", "weak", "definite") || isPhrase(unit, "join", "to", "at"),
  );
  const at = said.findIndex(isPerson);
  const [before, behind] = [said.slice(0, at), said.slice(at + 1)];
  const isTied = isPhrase(before.at(-1), "join") || isPhrase(behind[0], "to", "at");
  return isTied && !units.some(isQuestionMark);
}

/** One goes and the other comes, and neither is said of both. */
function isSwap(units: readonly Unit[]): boolean {
  const [first = 0, last = 0] = [units.findIndex(isPerson), units.findLastIndex(isPerson)];
  const isTurned = has(units, "not", "standsIn", "inItsPlace", "replaces", "swaps") || has(units, ...GOES);
  const between = units.slice(first + 1, last);
  const isFor = between.length === 1 && isPhrase(between[0], "for");
  return (isTurned || isFor || has(units, "act:move")) && !has(between, "join");
}

/** A verb of taking somebody off, which does not speak of the meeting. */
function takesOff(units: readonly Unit[], isGroup: boolean, { ground }: Heard): boolean {
  const isOfThem = (unit: Unit, n: number): boolean => {
    const behind = units.slice(n + 1).filter((one) => textOf(one) !== "-" && !isPhrase(one, "courtesy", "weak"));
    const [next] = behind;
    // "Enlève-le" may be either: the meeting, if nobody else comes to it.
    const isEither = isPhrase(next, "it") && isPhrase(next, "them", "definite");
    if (isPhrase(next, "them")) return !isEither || isGroup;
    if (isPerson(next) || !isPhrase(unit, "act:cancel")) return isPhrase(unit, "act:uninvite");
    const isNamed = contentOf(behind.slice(0, 2)).length > 0 && !isPhrase(next, "from");
    return (
      isGroup &&
      isPhrase(unit, "act:uninvite") &&
      !isNamed &&
      (isEither || !isPhrase(next, "it") || endsInHer(unit, ground))
    );
  };
  const verbs = units.flatMap((unit, n) => (isPhrase(unit, "act:uninvite", "act:cancel") ? [{ unit, n }] : []));
  return verbs.every(({ unit, n }) => isOfThem(unit, n)) && (verbs.length > 0 || has(units, "goesOut"));
}

const COMES: readonly Role[] = ["too", "act:invite", "comesIn", "goes"];
const GOES: readonly Role[] = ["act:uninvite", "act:absent", "unsuitable", "ill", "negation", "goesOut"];

/** Speaks of who comes, of a meeting or its day, or says nothing. */
const isOfGuests = (unit: Unit) =>
  ["person", "stop", "word", "label"].includes(unit.kind) ||
  (unit.kind === "time" && isDayAlone(unit.found)) ||
  (isPhrase(unit, ...OF_GUESTS, ...COMES, ...GOES) &&
    !(
      isPhrase(unit, "interrogative", "condition", "otherwise", "past", "all", "allDay") && !isPhrase(unit, "courtesy")
    ));

const OF_GUESTS: readonly Role[] = [
  ...([
    "filler",
    "courtesy",
    "definite",
    "it",
    "them",
    "they",
    "subject",
    "to",
    "at",
    "on",
    "from",
    "for",
    "with",
  ] as const),
  ...(["standsIn", "inItsPlace", "replaces", "swaps", "not", "but", "join", "repair", "therefore", "because"] as const),
  ...(["act:cancel", "act:move", "planned", "weak", "indeed", "takes", "kinds", "hollow", "free"] as const),
];
