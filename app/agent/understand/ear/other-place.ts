import { plain } from "../command";
import { capitalise } from "../grammar/titles";
import { said } from "../languages/lists/said";
import { fold } from "../text";
import { clausesOf } from "./clauses";
import { isGuestOf, type MeetingKnown } from "./gazetteer";
import type { Role } from "./lexicon";
import { settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet, targetOf } from "./slots";
import {
  type Ground,
  isPhrase,
  isQuestionMark,
  mayLean,
  type Reading,
  type Situation,
  textOf,
  type Unit,
} from "./unit";
import { isDated } from "./unit-times";
import { has, namesIn } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "Not Screwfix, the café opposite", "aula is bezet, dan maar in de kantine", "the playdate is at soft play, not hers": of what
 * is open, was spoken of or is named, where it is instead of where it was. What it is not must be where it was.
 */
export function placeInstead(all: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const units = withoutPlea(all);
  const room = situation.awaiting === undefined ? inItsRoom(units, ground) : undefined;
  if (room) return room;
  if (units.some((unit) => isQuestionMark(unit) || isPhrase(unit, ...ELSE))) return undefined;
  const set = placeSet(units, ground);
  if (set) return set;
  const named = namedAhead(units, ground) ?? withSomebody(units, ground, situation);
  if (named) {
    const location = replaced(named.rest, named.meeting, ground) ?? isAt(named.rest, ground);
    return location === undefined ? undefined : reading(location, named.target);
  }
  const { subject } = ground;
  if (!mayLean(situation) || !subject?.location) return undefined;
  const location = replaced(units, subject, ground) ?? behindWhyNot(units, subject, ground);
  return location === undefined ? undefined : reading(location);
}

/**
 * "Budget review = room 4", "der Jour fixe findet in Raum 4 statt, ergänz das bitte": a meeting that there is, the number of
 * a room, that it is to be noted, and nothing else.
 */
function inItsRoom(units: readonly Unit[], ground: Ground): Reading | undefined {
  const [room, another] = units.filter(({ kind }) => kind === "place");
  const rest = units.filter((unit) => unit !== room);
  const isAsked = has(rest, "courtesy") && rest.some((unit) => isPhrase(unit, "act:create", "act:invite"));
  const isSmall = (unit: Unit) =>
    (unit.kind === "stop" && (isAsked || !isQuestionMark(unit))) || isQuiet(unit) || isPhrase(unit, ...OF_ROOM);
  const isPlain = (unit: Unit) =>
    contentOf([unit]).length > 0 ||
    (isSmall(unit) &&
      (!asks(unit) || isPhrase(unit, "act:create", "act:invite")) &&
      !isPhrase(unit, "interrogative", "negation"));
  const words = contentOf(rest);
  const isRoom = room?.kind === "place" && !another && /\d/.test(room.text);
  if (!isRoom || isPhrase(units[0], "opensQuestion") || !rest.every(isPlain)) return undefined;
  return words.length > 0 && isKnown(words, [], ground) ? reading(room.text, targetOf(words, [], ground)) : undefined;
}

const OF_ROOM: readonly Role[] = [
  ...(["definite", "goes", "comesIn", "planned", "at", "on", "to", "for", "indeed", "it"] as const),
  ...(["hollow", "whereabouts", "opensQuestion", "act:create", "act:invite"] as const),
];

/** "Change the room of the review to the loft", "add Zoom to the review": a meeting that there is, and where it is, or its name, from now on. */
function placeSet(units: readonly Unit[], ground: Ground): Reading | undefined {
  const verb = units.findIndex((unit) => asks(unit));
  const last = units.findLastIndex((unit) => unit.kind !== "stop");
  const [end] = units.slice(Math.max(last, 0));
  const lead = units.findLastIndex((unit) => isPhrase(unit, "to", "at", "on"));
  const [front, behind] = [units.slice(verb + 1, lead), units.slice(lead + 1, last + 1)];
  const isSet = isPhrase(units[verb], "act:move", "act:create") && units.slice(0, verb).every(isQuiet);
  if (verb < 0 || lead <= verb || !end || !isSet || units.slice(verb + 1).some((unit) => asks(unit))) return undefined;
  const isOnline = VIA.test(
    front
      .filter((unit) => !isQuiet(unit))
      .map(textOf)
      .join(" "),
  );
  const [which, where] = isOnline ? [behind, front] : [front, behind];
  const words = contentOf(which.filter((unit) => !isPhrase(unit, "whereabouts", "heading")));
  const isPlain = (unit: Unit) =>
    isQuiet(unit) ||
    contentOf([unit]).length > 0 ||
    isPhrase(unit, "whereabouts", "heading", "from", "for", "definite");
  const isSaid = isOnline || has(front, "heading", "whereabouts");
  const isOfOne = isSaid && which.every(isPlain) && isKnown(words, [], ground);
  const target = isOfOne ? targetOf(words, [], ground) : undefined;
  const [first] = where;
  if (!target || !first) return undefined;
  if (has(front, "heading")) {
    const title = first.kind === "quote" ? first.text : ground.text.said.slice(first.start, end.end);
    return { command: plain("reschedule", { target, title: capitalise(title) }), left: [] };
  }
  const location = placeIn(where, ground);
  return location ? reading(location, target) : undefined;
}

const VIA = /^(?:zoom|teams|webex)$/;

/** "…, can you change the place?", behind where it is. */
function withoutPlea(units: readonly Unit[]): readonly Unit[] {
  const clauses = clausesOf(units);
  const plea = clauses.at(-1) ?? [];
  const isPlea =
    clauses.length > 1 &&
    plea.some((unit) => isPhrase(unit, "whereabouts", "swaps")) &&
    plea.every(
      (unit) =>
        unit.kind === "stop" ||
        isQuiet(unit) ||
        isPhrase(unit, "act:move", "act:create", "whereabouts", "swaps", "definite"),
    );
  return isPlea ? clauses.slice(0, -1).flat() : units;
}

/** "The meeting with Lucie on Friday": by who is in it, and its day. */
function withSomebody(units: readonly Unit[], ground: Ground, { here }: Situation) {
  const at = units.findIndex(({ kind }) => kind === "person");
  const [front, day] = [units.slice(0, Math.max(at - 1, 0)), units[at + 1]];
  const isOne =
    at > 0 &&
    isPhrase(units[at - 1], "with") &&
    front.some((unit) => isPhrase(unit, "definite", "it")) &&
    front.some((unit) => isPhrase(unit, "hollow", "it")) &&
    front.every((unit) => isQuiet(unit) || isPhrase(unit, "hollow", "it", "definite"));
  const people = namesIn(units.slice(at, at + 1));
  const meeting = ground.gazetteer.meetings.find((one) => people.some((name) => isGuestOf(name, one)));
  if (!isOne || !meeting) return undefined;
  const isDay = isDated(day) && !day.found.time.point.clock && !day.found.time.until;
  const { when } = (isDay && whenOf(settle([day.found]), here, {})) || {};
  return { target: { attendees: people, ...(when && { when }) }, meeting, rest: units.slice(isDay ? at + 2 : at + 1) };
}

const reading = (location: string, target?: ReturnType<typeof targetOf>): Reading => ({
  command: plain("reschedule", { ...(target && { target }), location: capitalise(location) }),
  left: [],
});

const ELSE: readonly Role[] = [
  ...(["condition", "otherwise", "interrogative", "act:ask", "act:find", "act:cancel", "act:uninvite"] as const),
  ...(["act:rename", "act:remind", "act:tell", "late"] as const),
];

/** A meeting that there is at the head of a message, and what is said of it. */
function namedAhead(units: readonly Unit[], ground: Ground) {
  const first = units.findIndex((unit) => contentOf([unit]).length > 0);
  const front = units.slice(0, Math.max(first, 0));
  let to = first;
  while (to >= 0 && to < units.length && contentOf([units[to]!]).length > 0) to++;
  const words = contentOf(units.slice(first, to));
  if (first < 0 || !front.every((unit) => isQuiet(unit) || isPhrase(unit, "definite")) || !isKnown(words, [], ground))
    return undefined;
  const isWith = isPhrase(units[to], "with") && units[to + 1]?.kind === "person";
  const people = isWith ? namesIn(units.slice(to + 1, to + 2)) : [];
  const target = targetOf(words, people, ground);
  const meeting = ground.gazetteer.meetings.find(({ title }) => title === target?.title);
  return meeting && { target, meeting, rest: units.slice(isWith ? to + 2 : to) };
}

/** "… is at the Royal Oak now": where it is, behind a word for being there. */
function isAt(rest: readonly Unit[], ground: Ground): string | undefined {
  const is = rest.findIndex((unit) => IS.isIn(textOf(unit)) || isPhrase(unit, "goes"));
  const at = rest.findIndex((unit, n) => n >= is && isLead(unit));
  if (is < 0 || at < is || !rest.slice(0, at).every((unit) => isQuiet(unit) || unit === rest[is])) return undefined;
  const behind = rest.slice(at + 1).filter((unit) => !isNow(unit));
  return placeIn(behind, ground);
}

const IS = said`^${"is"}$`;
const NOW = said`^${"now"}$`;
const NOT = said`^(?:${"not"}|${"isNot"})$`;

const isNow = (unit: Unit) =>
  (unit.kind === "time" && unit.found.time.point.moment === 0) || (unit.kind !== "time" && NOW.isIn(textOf(unit)));

/** "Is at", "is in" lead to a place as well. */
const isLead = (unit: Unit | undefined) => {
  const [first = "", more] = textOf(unit).split(" ");
  return isPhrase(unit, "at", "to") || (more !== undefined && IS.isIn(first) && isPhrase(unit, "said", "comesIn"));
};

/** "Not the Swan, the Royal Oak", "Royal Oak, not the Swan". */
function replaced(units: readonly Unit[], meeting: MeetingKnown, ground: Ground): string | undefined {
  const not = units.findIndex((unit) => isPhrase(unit, "not", "negation") || NOT.isIn(textOf(unit)));
  if (not < 0) return undefined;
  const [before, behind] = [units.slice(0, not), units.slice(not + 1)];
  let to = 0;
  let isNamed = false;
  for (let n = 0; n < behind.length; n++) {
    const unit = behind[n]!;
    if (isOld(unit, meeting, ground)) [to, isNamed] = [n + 1, true];
    else if (isNamed || !isBeside(unit)) break;
  }
  if (!isNamed) return undefined;
  const isPlain = before.every((unit) => isBeside(unit) || IS.isIn(textOf(unit)));
  const rest = behind.slice(to);
  const number = renumbered(behind.slice(0, to), isPlain ? rest : before, meeting, ground);
  if (number !== undefined) return number;
  const room = roomIn(meeting, ground);
  if (isPlain && rest.some((unit) => wordsOf(unit, ground).length > 0)) return placeIn(rest, ground, room);
  return rest.every(isBeside) ? placeIn(before, ground, room) : undefined;
}

/** "Number 17, not 7", of "7 High Street": where it is with another number, which is said to be one. */
function renumbered(
  old: readonly Unit[],
  fresh: readonly Unit[],
  { location = "" }: MeetingKnown,
  ground: Ground,
): string | undefined {
  const ofNumber = (units: readonly Unit[]) =>
    units.filter((unit) => !isBeside(unit)).map((unit) => NUMBER.partsOf(typedAs(unit, ground)));
  const [[was, other], [now, more]] = [ofNumber(old), ofNumber(fresh)];
  const isSaid = (was?.[1] ?? now?.[1]) !== undefined;
  const [from, to] = [was?.[2], now?.[2]];
  if (other !== undefined || more !== undefined || !from || !to || !isSaid) return undefined;
  const words = location.split(/(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])/u);
  const at = words.findIndex((word) => fold(word) === fold(from));
  return at < 0 ? undefined : words.with(at, to).join("");
}

/** "Aula is bezet, dan maar in de kantine", "the Swan has closed. We shall go to the Royal Oak". */
function behindWhyNot(units: readonly Unit[], meeting: MeetingKnown, ground: Ground): string | undefined {
  const clauses = clausesOf(units);
  const at = clauses.findIndex((clause) => clause.some((unit) => isOld(unit, meeting, ground)));
  const [front, why, behind] = [clauses.slice(0, at).flat(), clauses[at] ?? [], clauses.slice(at + 1).flat()];
  const others = why.filter((unit) => !isOld(unit, meeting, ground) && !isQuiet(unit));
  const isTold = (unit: Unit) => unit.kind === "word" || unit.kind === "stop" || unit.kind === "phrase";
  if (at < 0 || others.length === 0 || ![...front, ...why].every(isTold)) return undefined;
  if (front.some((unit) => asks(unit)) || behind.some(({ kind }) => kind === "time" || kind === "person"))
    return undefined;
  return placeIn(behind, ground);
}

const NUMBER = said`^(${"numbered"}\s*)?(\d{1,4}\p{L}?)$`;

/** The room word of where a meeting is, of which only the number may be said: "in Raum 2.07 sondern in 3.11". */
const roomIn = ({ location = "" }: MeetingKnown, { lexicon }: Ground): string | undefined =>
  location.split(" ").find((word) => listOf(lexicon.words.rooms).has(fold(word)));

const isBeside = (unit: Unit) =>
  isQuiet(unit) ||
  isNow(unit) ||
  isLead(unit) ||
  isPhrase(
    unit,
    "definite",
    "but",
    "inItsPlace",
    "goes",
    "it",
    "subject",
    "ours",
    "not",
    "weak",
    "act:create",
    "act:move",
    "takes",
  );

/** A word of where it was, or whose place that was. */
function isOld(unit: Unit, { location = "", people }: MeetingKnown, ground: Ground): boolean {
  if (isPhrase(unit, "theirs")) return people.length > 0;
  if (unit.kind === "person")
    return isGuestOf(unit.whole, { title: "", people }) && fold(location).includes(fold(unit.said));
  const words = unit.kind === "place" ? partsOf(unit.text) : wordsOf(unit, ground);
  const parts = partsOf(location);
  return words.length > 0 && words.every((word) => parts.includes(word));
}

const partsOf = (text: string): string[] =>
  fold(text)
    .replace(/['’]s\b/gu, "")
    .match(/[\p{L}\p{N}]+(?:\.\d+)*/gu) ?? [];

/** As typed, of a time without what leads it in. */
const typedAs = (unit: Unit, { text }: Ground): string =>
  unit.kind === "time" ? unit.found.text : text.said.slice(unit.start, unit.end);

/** The words of a unit that may name a place. */
function wordsOf(unit: Unit, ground: Ground): string[] {
  const isName = ["word", "label", "place", "quote", "number", "time"].includes(unit.kind);
  const isKind =
    unit.kind === "phrase" &&
    (isPhrase(unit, "kinds", "goods") || unit.roles.every((role) => role.startsWith("no:"))) &&
    !isPhrase(unit, "weak");
  return isName || isKind ? partsOf(typedAs(unit, ground)) : [];
}

/** What a stretch names as a place, and nothing else. */
function placeIn(units: readonly Unit[], ground: Ground, room?: string): string | undefined {
  const isName = (unit: Unit) => wordsOf(unit, ground).length > 0 && !GOES.isIn(textOf(unit));
  const first = units.findIndex(isName);
  const last = units.findLastIndex(isName);
  const front = units.slice(0, Math.max(first, 0));
  const named = units.slice(first, last + 1);
  const isSmall = (unit: Unit) => isBeside(unit) || GOES.isIn(textOf(unit)) || isPhrase(unit, "planned", "courtesy");
  const isInside = (unit: Unit) => isName(unit) || isPhrase(unit, "from", "definite", "at", "filler");
  if (first < 0 || named.length > MOST_WORDS || !front.every(isSmall) || !named.every(isInside)) return undefined;
  if (!units.slice(last + 1).every(isSmall)) return undefined;
  const [place] = named;
  const typed = named.length === 1 ? typedAs(place!, ground) : ground.text.said.slice(place!.start, named.at(-1)!.end);
  const isNumber = /^\d+(?:\.\d+)?\p{L}?$/u.test(typed);
  if (isNumber) return room === undefined ? undefined : `${room} ${typed}`;
  // "Aux Deux Magots"
  const isWritten = named.length > 1 && /^\p{Lu}/u.test(typed);
  const isOther = !isWritten && named.some(({ kind }) => kind === "time" || kind === "number");
  const inner = place?.kind === "place" && named.length === 1 ? place.text : typed;
  return isOther ? undefined : inner;
}

const GOES = said`^${"goesTo"}$`;
const MOST_WORDS = 5;
