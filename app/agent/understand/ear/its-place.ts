import { plain } from "../command";
import { capitalise } from "../grammar/titles";
import { said } from "../languages/lists/said";
import { amendment } from "./amendment";
import { clausesOf } from "./clauses";
import { isOfName } from "./describe-new";
import { isGuestOf, isTitleOf } from "./gazetteer";
import type { Role } from "./lexicon";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet } from "./slots";
import {
  type Ground,
  type Heard,
  IT,
  inOrder,
  isPerson,
  isPhrase,
  isWord,
  mayLean,
  type PassInput,
  type Reading,
  type Situation,
  textOf,
  type Unit,
} from "./unit";
import { has, timesOf } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "Make it 1pm at the Golden Lion", "…, on mange chez Marcel": of what is open, or was spoken of, the words behind one for
 * where are a place, however known or unknown they are.
 */
export function withItsPlace(units: readonly Unit[], { ground, situation }: PassInput): readonly Unit[] {
  if (!mayLean(situation) || has(units, ...NAMING)) return units;
  const [venue, second] = units.flatMap((_, n) => venueAt(units, n, ground) ?? []);
  const [only = venue, another] = venue && !second ? [] : units.flatMap((_, n) => placeAt(units, n, ground) ?? []);
  if (!only || another) return units;
  const [[start], [, end]] = [clauseAt(units, only.from), clauseAt(units, only.to - 1)];
  const beside = [...units.slice(start, only.from), ...units.slice(only.to, end)];
  const isReserved = venue && has(beside, "act:create", "planned");
  if ((isElsewhere(beside) && !isReserved) || (!venue && isTold(units, start, end))) return units;
  // "…, and we're eating at the Golden Lion": the whole clause says where.
  const isWhole = end - start < units.length && beside.every(isGlue) && strayIn(beside) <= MOST_STRAY;
  const [from, to] = isWhole ? [start, end] : [only.from, only.to];
  const place: Unit = {
    ...{ start: units[from]!.start, end: units[to - 1]!.end, kind: "place", marker: textOf(units[only.from]) },
    text: ground.text.said.slice(units[only.name]!.start, units[(only.last ?? only.to) - 1]!.end),
  };
  return [...units.slice(0, from), place, ...units.slice(to)];
}

/** What is said of what something is called, and questions. */
const NAMING: readonly Role[] = ["act:rename", "act:ask", "act:find", "act:remind", "heading", "called", "condition"];

interface Found {
  from: number;
  /** Where the name begins. */
  name: number;
  /** Where it ends, if not at `to`. */
  last?: number;
  to: number;
}

/** A word for where, an article, and behind it a name: one word that nobody knows, at least. */
function placeAt(units: readonly Unit[], from: number, ground: Ground): Found | undefined {
  const lead = units[from];
  const label = units.findIndex((unit) => isPhrase(unit, "whereabouts"));
  // "…, venue Café Blue"; other words around it are read where places are set.
  const isLabel = label === from && clauseAt(units, from)[0] === from && textOf(units.at(-1)) !== "?";
  const isOther = isPhrase(lead, "act:move", "act:cancel", "repair", "courtesy") || (label >= 0 && !isLabel);
  const isLater = isPhrase(lead, "later", "earlier") && units[from + 1]?.kind !== "word";
  if (!(isLabel || isPhrase(lead, "at")) || isOther || isLater) return undefined;
  const isArticle = (unit: Unit | undefined) =>
    isPhrase(unit, "definite") && !isName(unit!) && !isOfName(unit, units[from + 2], ground.text.said);
  const name = isArticle(units[from + 1]) ? from + 2 : from + 1;
  // "Da Enzo"
  const isWritten = units[name]?.kind === "phrase" && /^\p{Lu}/u.test(ground.text.said.slice(units[name].start));
  let to = isWritten && units[name + 1]?.kind === "word" ? name + 1 : name;
  for (let n = to; n < units.length && (isName(units[n]!) || isInside(units, n)); n++)
    if (isName(units[n]!)) to = n + 1;
  // "La clínica nueva"
  if (to > name && NEWER.isIn(textOf(units[to]))) to++;
  const run = units.slice(name, to);
  const typed = ground.text.said.slice(run[0]?.start, run.at(-1)?.end);
  // "Añade a Zoe", "bon à savoir": where a word goes to is a place only where it is written as one.
  const isBare = textOf(lead).length === 1 || (name === from + 1 && !isPhrase(lead, "on"));
  // "À la cafèt de l'hôpital": at the head of a clause it says where, and not whereto.
  const isWhere = name > from + 1 && clauseAt(units, from)[0] === from;
  const isGoal = isPhrase(lead, "to") && isBare && !isWhere && !/^\p{Lu}/u.test(typed);
  const isGuest = has(units.slice(0, from), "act:invite", "act:uninvite");
  // "Put Mia in the design review": a meeting that there is, and no place.
  if (isKnown(contentOf(run), [], ground) && units.some(isPerson)) return undefined;
  return run.some(({ kind }) => kind === "word" || kind === "label") && !isGoal && !(isGuest && isPhrase(lead, "to"))
    ? { from, name, to }
    : undefined;
}

/** "13h, bistro nord", "the Blue Café": where it is by its kind, with the name behind that or in front of it. */
function venueAt(units: readonly Unit[], n: number, ground: Ground): Found | undefined {
  const isKind = (unit: Unit | undefined) =>
    unit?.kind === "word" && listOf(ground.lexicon.words.venues).has(unit.text);
  if (!isKind(units[n])) return undefined;
  const isCapital = (at: number) => /^\p{Lu}/u.test(ground.text.said.slice(units[at]?.start));
  // At the head of a message every word has one.
  const isProper = isCapital(n) && (n > 0 || isCapital(n + 1));
  const isOfName = (at: number) => units[at]?.kind === "word" && (!isProper || isCapital(at));
  let [name, to] = [n, n + 1];
  // "Auberge du Lac"
  const isOpen = () => isProper || to === n + 1 || isInside(units, to - 1);
  while (isOpen() && (isOfName(to) || isInside(units, to))) to++;
  while (to === n + 1 && isOfName(name - 1) && n - name < 2) name--;
  const article = isPhrase(units[name - 1], "definite") ? name - 1 : name;
  const lead = units[article - 1]?.kind === "stop" ? article - 2 : article - 1;
  // "Location: bistro nord", "bistro nord as the place"
  const isLabel = isPhrase(units[lead], "whereabouts");
  const isLed =
    isLabel ||
    (lead === article - 1 &&
      isPhrase(units[lead], "at", "to") &&
      !isPhrase(units[lead], "act:move", "act:cancel", "until"));
  const behind = units.slice(to).findIndex((unit) => !isPhrase(unit, "as", "definite"));
  const end = behind > 0 && isPhrase(units[to + behind], "whereabouts") ? to + behind + 1 : to;
  return to - name > 1 || isLed ? { from: isLed ? lead : name, name, last: to, to: end } : undefined;
}

const isName = (unit: Unit) =>
  unit.kind === "word" || unit.kind === "label" || (isPhrase(unit, "kinds", "goods") && !isPhrase(unit, "hollow"));

/** "León de Oro", "café du port", "cafétéria de l'hôpital" */
const isInside = (units: readonly Unit[], n: number): boolean =>
  isPhrase(units[n], "from", "definite") &&
  !isPhrase(units[n], "with", "for") &&
  (isWord(units[n + 1]) ||
    (isPhrase(units[n], "from") && isPhrase(units[n + 1], "definite") && isInside(units, n + 1)));

/** The clause in which a unit stands, without the stops and joins around it. */
function clauseAt(units: readonly Unit[], at: number): [start: number, end: number] {
  const isCut = (unit: Unit) => (unit.kind === "stop" && unit.text !== "-") || isPhrase(unit, "join");
  const end = units.findIndex((unit, n) => n > at && isCut(unit));
  return [units.findLastIndex((unit, n) => n < at && isCut(unit)) + 1, end < 0 ? units.length : end];
}

/** "I'm at the dentist", "cause she's in Paris", "no table at Nord": where somebody is, or what is in the way. */
const isElsewhere = (clause: readonly Unit[]) =>
  clause.some(
    (unit) =>
      isPhrase(unit, ...AGAINST) ||
      (isPhrase(unit, "subject", "they") && !isPhrase(unit, "definite") && !WE.isIn(textOf(unit))),
  );

/** "40 minutes at the garage, so move it to 2": in front of the clause that says when stands another one with a time. */
const isTold = (units: readonly Unit[], start: number, end: number) =>
  timesOf(units.slice(start, end)).length > 0 && timesOf(units.slice(end)).length > 0;

const NEWER = said`^(?:${"newer"})$`;
const WE = said`^${"weAre"}$`;
const AGAINST: readonly Role[] = ["because", "unsuitable", "negation", "not", "narrates", "past", "late", "leaves"];

/** What a message says besides the place of what it is about; undefined where it says no place, or more of them. */
export function besidePlace(units: readonly Unit[], situation: Situation) {
  const places = units.filter(({ kind }) => kind === "place");
  const [place, another] = places;
  if (place?.kind !== "place" || another || !mayLean(situation)) return undefined;
  const at = units.indexOf(place);
  const rest = units.filter((unit, n) => unit !== place && !(n === at - 1 && isPhrase(unit, "join")));
  // "1pm at the Golden Lion", of what was just written
  const isBare = rest.every((unit) => unit.kind === "time" || isQuiet(unit));
  const isAll = rest.every((unit) => isQuiet(unit) || isPhrase(unit, "act:create", "ours", "subject", "definite"));
  return { rest: isBare ? [IT, ...rest] : rest, isAll, location: capitalise(place.text) };
}

/**
 * "Got us a table, 1pm bistro nord", "Mia hat im Bistro Nord reserviert, ab 13 Uhr": of what is open, or was spoken of, where
 * and at which hour it is, as that is told.
 *
 * @param aside what else stands in the message, and was taken for a plea
 */
export function toldPlace(
  units: readonly Unit[],
  aside: readonly Unit[],
  ground: Ground,
  situation: Situation,
): Reading | undefined {
  const [place, another] = units.filter(({ kind }) => kind === "place");
  // The day that was asked about nobody has said.
  const [time, second] = units.filter((unit) => unit.kind === "time" && unit.start < unit.end);
  const { subject } = ground;
  if (place?.kind !== "place" || another || time?.kind !== "time" || second || !subject) return undefined;
  const { side: _, ...point } = time.found.time.point;
  const isHour = (point.clock ?? point.length) !== undefined && !point.date && !point.repeat && !time.found.time.until;
  const isPlain = (unit: Unit) => {
    if (unit.kind === "person") return isGuestOf(unit.whole, subject);
    const isOther = isPhrase(unit, "kinds") && !isTitleOf([textOf(unit)], subject, ground.lexicon.concepts);
    const isAct = asks(unit) && !isPhrase(unit, "act:create", "act:move", "act:find", "takes");
    return !isOther && !isAct && !isPhrase(unit, ...AGAINST_TOLD) && unit.kind !== "shift" && unit.kind !== "number";
  };
  // "Book a table at the Blue Café at 1" asks for one.
  const first = units.find((unit) => unit.kind !== "stop" && !isQuiet(unit));
  const echo = clausesOf(inOrder({ units, aside })).at(-1) ?? [];
  const isEcho =
    !echo.includes(place) && !echo.includes(time) && echo.some((unit) => asks(unit) || isPhrase(unit, "it"));
  const isOrdered = first !== undefined && asks(first) && !isEcho;
  if (!isHour || isOrdered || !units.every(isPlain) || strayIn(units) > MOST_TOLD) return undefined;
  const at = { ...time, found: { ...time.found, time: { ...time.found.time, point } } };
  const reading = amendment([IT, at], ground, situation);
  const { command } = reading ?? {};
  if (!command?.when || command.slots.durationMinutes !== undefined) return undefined;
  return { command: { ...command, slots: { ...command.slots, location: capitalise(place.text) } }, left: [] };
}

const AGAINST_TOLD: readonly Role[] = [
  ...(["unsuitable", "negation", "not", "condition", "interrogative", "late", "leaves"] as const),
  ...(["afterThat", "beforeThat", "onceMore", "act:remind", "act:rename", "too"] as const),
];

const MOST_TOLD = 5;

const strayIn = (units: readonly Unit[]) => units.filter(isWord).length;

/** "We're eating", "qui est à côté" */
const MOST_STRAY = 2;

/** Carries nothing beside a place. */
const isGlue = (unit: Unit) =>
  unit.kind === "word" ||
  isQuiet(unit) ||
  isPhrase(
    unit,
    "act:create",
    "act:invite",
    "hollow",
    "subject",
    "ours",
    "them",
    "opensQuestion",
    "definite",
    "goes",
  ) ||
  isPhrase(unit, "at", "to", "planned", "interrogative", "thatTime", "therefore", "kinds", "whereabouts", "act:move");

/** Of what is open, or was spoken of, only where it is. */
export const onlyPlace = (location: string): Reading => ({ command: plain("reschedule", { location }), left: [] });

/** A change of what is open, or was spoken of, and where it is; undefined for anything else. */
export function withLocation(location: string, { text, reading }: Request): Request[] | undefined {
  const { command, left } = reading;
  if (left.length > 0 || command.unread !== undefined || command.slots.location !== undefined) return undefined;
  if (command.intent === "reschedule")
    return [{ text, reading: { ...reading, command: { ...command, slots: { ...command.slots, location } } } }];
  const { target } = command.slots;
  const where: Request = {
    text,
    reading: { command: plain("reschedule", { ...(target && { target }), location }), left },
  };
  return command.intent === "edit_attendees" ? [{ text, reading }, where] : undefined;
}

type Request = Heard["readings"][number];
