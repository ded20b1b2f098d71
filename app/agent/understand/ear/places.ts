import { allWords } from "../languages/languages";
import { said } from "../languages/lists/said";
import { fold } from "../text";
import { type Fence, isOfTime, roleAt } from "./fence";
import { phraseAt } from "./find-phrase";
import { type Lexicon, type Word, wordsOfPhrases } from "./lexicon";
import type { Ground } from "./unit";

const FIGURE = /^\d+(?:[.]\d+)?$/;

/** "B12", "C2.14": which of the rooms it is. */
const LETTERED = /^[a-z]{1,2}\d+(?:[.]\d+)*$/;

const HALF = said`^(?:${"oclock"}|${"halves"})$`;

const OCLOCK = said`^(?:${"oclock"})$`;

const OF_STREET = said`^${"ofStreet"}$`;

/** "10 Downing Street", "Keizersgracht 12", "12 rue de Rivoli". */
export function streetAt(words: readonly Word[], i: number, ground: Ground): Fence | null {
  const { lexicon, tokens } = ground;
  const text = words[i]?.text ?? "";
  const isOwnStreet = (at: number) =>
    roleAt(words, at, lexicon, "streets") ||
    lexicon.streetEnds.some((end) => words[at]!.text.endsWith(end) && words[at]!.text.length > end.length + 1);
  const isStreet = (at: number) => isOwnStreet(at) || isForeignStreet(words[at]!, ground, !/^\d/.test(text));
  // "Unit 5 Harbour Court"
  if (roleAt(words, i, lexicon, "rooms") && /^\d/.test(words[i + 1]?.text ?? "")) {
    const street = streetAt(words, i + 1, ground);
    return street && { ...street, from: i };
  }
  if (/^\d{1,4}$/.test(text)) {
    // "9 Uhr Hauptstraße 12", "12h30 rue de Rivoli"
    if (isHourOrLength(words, i, tokens)) return null;
    const first = numberEnd(words, i);
    // "14-16 Uhr weg"
    if (isHourOrLength(words, first - 1, tokens)) return null;
    for (let at = first; at < Math.min(words.length, first + 4); at++) {
      // "Tussen 2 en 22 oktober weg"
      if (!/^\p{L}/u.test(words[at]!.text) || isOfTime(words[at]!, tokens)) return null;
      // "16h30 à la place de 16h", "7-10pm at her place"
      if (phraseAt(words, at, lexicon)?.roles.some((role) => NO_HOUSE.some((one) => one === role))) return null;
      const isFirst = isStreetFirst(words, at, lexicon) && isOwnStreet(at);
      // "At 7 dog walk": where no other hour is said, that is one.
      const isOther = ({ start, clock, figure }: (typeof tokens)[number]) =>
        (clock ?? figure) !== undefined && (start < words[i]!.start || start > words[at]!.start);
      if (isStreet(at) && roleAt(words, at, lexicon, "kinds") && !tokens.some(isOther)) return null;
      if (isStreet(at) && (at > first || isFirst))
        return { from: i, to: isFirst ? streetEnd(words, at + 1) : at + 1, kind: "place" };
      if (phraseAt(words, at, lexicon) && at === first) return null;
    }
    return null;
  }
  // "À la place de 16h"
  const isInstead = [1, 2].some((back) => {
    const found = i < back ? null : phraseAt(words, i - back, lexicon);
    return found !== null && found.to > i && found.roles.some((role) => role === "not" || role === "inItsPlace");
  });
  // "The 3rd", "the 1st": the end of a figure is no road.
  const isEnding = i > 0 && words[i - 1]!.end === words[i]!.start && /\d$/.test(words[i - 1]!.text);
  if (isEnding || isInstead || !isStreet(i)) return null;
  // "Hauptstr. 12"
  const from = words[i + 1]?.text === "." && words[i + 1]!.start === words[i]!.end ? i + 2 : i + 1;
  for (let at = from; at < Math.min(words.length, i + 5); at++) {
    if (/^\d{1,4}$/.test(words[at]!.text)) {
      return isHourOrLength(words, at, tokens) ? null : { from: i, to: numberEnd(words, at), kind: "place" };
    }
    // "Van Dijk morgen 16u", "any way we can do 4", "move the drive to 4"
    const isOfRequest =
      !OF_STREET.folded.test(words[at]!.text) &&
      phraseAt(words, at, lexicon)?.roles.some((role) => NO_STREET.some((one) => one === role));
    if (!/^\p{L}/u.test(words[at]!.text) || isOfTime(words[at]!, tokens) || isOfRequest) return null;
  }
  return null;
}

/** An address stays as it is written where it stands: "10 Downing Street", "Hauptstraße 12" in a message of any language. */
function isForeignStreet({ text, start }: Word, { lexicon, text: { said } }: Ground, isNumberBehind: boolean): boolean {
  if (!/^\p{Lu}/u.test(said.slice(start)) || wordsOfPhrases(lexicon.words).has(text)) return false;
  return streetsOf(isNumberBehind).some((street) =>
    street.startsWith("…") ? text.length > street.length && text.endsWith(street.slice(1)) : text === street,
  );
}

/** Where the number of a house stands behind its street. */
const NUMBER_BEHIND: ReadonlySet<string> = new Set(["nl", "de", "es"]);
const SHORTEST_END = 5;

const streets = new Map<boolean, readonly string[]>();

function streetsOf(isNumberBehind: boolean): readonly string[] {
  const known =
    streets.get(isNumberBehind) ??
    allWords()
      .filter(({ code }) => NUMBER_BEHIND.has(code) === isNumberBehind)
      .flatMap((words) => fold(words.streets).split(","))
      .filter((street) => !street.startsWith("…") || street.length > SHORTEST_END);
  streets.set(isNumberBehind, known);
  return known;
}

/** Between the name of a street and a figure. */
const NO_STREET = ["subject", "weak", "to", "at", "until"] as const;
/** Between a figure and the name of a street. */
const NO_HOUSE = ["not", "inItsPlace", "at"] as const;

/** "Le cours de yoga de 30 minutes", "… de 2h", "12h30": a figure that is no number of a house. */
function isHourOrLength(words: readonly Word[], at: number, tokens: Ground["tokens"]): boolean {
  const next = words[at + 1];
  if (!/^\p{L}/u.test(next?.text ?? "")) return false;
  const token = tokens.find(({ start }) => start === words[at]!.start);
  const isUnit = tokens.some(({ start, is }) => start === next?.start && is.unit !== undefined);
  const isHalf = HALF.folded.test(next?.text ?? "") && !(isLetter(words, at + 1) && !OCLOCK.folded.test(next!.text));
  return isUnit || isHalf || token?.amount !== undefined || (token?.clock !== undefined && token.end > words[at]!.end);
}

/** "1h", "45m": how long, in one word; "3d" is a room. */
const isHours = ({ start, end }: Word, tokens: Ground["tokens"]) =>
  tokens.some(
    (token) => token.start === start && token.end > end && /^(?:hour|minute)$/.test(token.amount?.unit ?? ""),
  );

/** "12b", "112-3": where the number of a house ends. */
function numberEnd(words: readonly Word[], at: number): number {
  const isTied = (n: number) => words[n]?.start === words[n - 1]?.end;
  if (isLetter(words, at + 1)) return at + 2;
  const isPart = words[at + 1]?.text === "-" && isTied(at + 1) && isTied(at + 2);
  return isPart && /^(?:\d{1,3}|[a-z])$/.test(words[at + 2]?.text ?? "") ? at + 3 : at + 1;
}

/** Where the kind of street comes first: "rue de Rivoli", "calle Mayor". */
const isStreetFirst = (words: readonly Word[], at: number, { words: { code } }: Lexicon) =>
  (code === "fr" || code === "es") && /^\p{L}/u.test(words[at + 1]?.text ?? "");

function streetEnd(words: readonly Word[], at: number): number {
  let end = at;
  while (end < words.length && end < at + 3 && /^\p{L}/u.test(words[end]!.text)) {
    end++;
    if (!OF_STREET.folded.test(words[end - 1]!.text)) break;
  }
  return end;
}

/** "Room 3.14", "sprint 14": the number is part of a name. */
export function numberedAt(words: readonly Word[], i: number, { lexicon, tokens }: Ground): Fence | null {
  // "Zu KW 41", "re week 50"
  const isWeek =
    roleAt(words, i, lexicon, "weeks") &&
    (roleAt(words, i - 1, lexicon, "about") || words[i - 1]?.text === ":" || words[i - 1]?.text === "zu");
  const isOfThing = roleAt(words, i, lexicon, "weeks") && isWeekOfThing(words, i, lexicon, tokens);
  // "In that case 3.30"
  const isInside = [1, 2].some((back) => (phraseAt(words, i - back, lexicon)?.to ?? 0) > i);
  if (!isWeek && !isOfThing && (isInside || !roleAt(words, i, lexicon, "numbered"))) return null;
  // ", no 11 was right"
  const opens = i === 0 || /^[,.!?;:…—–-]$/.test(words[i - 1]!.text) || roleAt(words, i - 1, lexicon, "repair");
  if (opens && roleAt(words, i, lexicon, "repair")) return null;
  // "Nr. 1230"
  const at = words[i + 1]?.text === "." && words[i]!.text.length <= 3 ? i + 2 : i + 1;
  const figure = words[at]?.text ?? "";
  // "This year 7 December"
  const isDate = words[at + 1] !== undefined && tokens.some(({ start, is }) => start === words[at + 1]!.start && is.mo);
  if (!(FIGURE.test(figure) || LETTERED.test(figure)) || words[at + 1]?.text === ":" || isDate) return null;
  if (HALF.folded.test(words[at + 1]?.text ?? "") && !isLetter(words, at + 1)) return null;
  // "At her office 1h"
  if (isLetter(words, at + 1) && isHours(words[at]!, tokens)) return null;
  const isRoom = roleAt(words, i, lexicon, "rooms");
  // "Book room 2 to 4": a room from two to four, or until four in the second one.
  const isUntil = tokens.some(({ start, is }) => start === words[at + 1]?.start && is.until);
  if (isRoom && isUntil && FIGURE.test(words[at + 2]?.text ?? "") && Number(figure) <= 24) return null;
  // "Über Halle 7": what is spoken of is no place to meet.
  const before = roleAt(words, i - 1, lexicon, "definite") ? i - 2 : i - 1;
  const isTopic = roleAt(words, before, lexicon, "about");
  const to = isLetter(words, at + 1) ? at + 2 : at + 1;
  return { from: i, to, kind: isRoom && !isTopic ? "place" : "label" };
}

/** "The numbers of week 37 on Friday": it tells which numbers, where another day is said. */
function isWeekOfThing(words: readonly Word[], i: number, lexicon: Lexicon, tokens: Ground["tokens"]): boolean {
  const lead = roleAt(words, i - 1, lexicon, "definite") && !roleAt(words, i - 1, lexicon, "from") ? i - 2 : i - 1;
  const thing = words[lead - 1];
  const isThing =
    thing !== undefined &&
    /^\p{L}{3}/u.test(thing.text) &&
    !isOfTime(thing, tokens) &&
    !NO_THING.some((role) => roleAt(words, lead - 1, lexicon, role));
  return isThing && roleAt(words, lead, lexicon, "from") && tokens.some(({ is }) => (is.wd ?? is.day) !== undefined);
}

const NO_THING = ["freeTime", "scope", "hollow", "filler", "planned", "act:move", "act:cancel", "act:find"] as const;

/** "Room 2, no 3": behind a room and a word of repair a figure is no hour. */
export function roomAgain(
  words: readonly Word[],
  i: number,
  { lexicon, tokens }: Ground,
  fences: readonly Fence[],
): Fence | null {
  const next = words[i + 1];
  if (!FIGURE.test(words[i]?.text ?? "") || !roleAt(words, i - 1, lexicon, "repair")) return null;
  const isHour = next && (HALF.folded.test(next.text) || next.text === ":" || isOfTime(next, tokens));
  const before = words.findLastIndex(({ text }, n) => n < i - 1 && /^[\p{L}\p{N}]/u.test(text));
  const isRoom = fences.some(({ kind, to }) => kind === "place" && to === before + 1);
  return isRoom && !isHour ? { from: i, to: i + 1, kind: "place" } : null;
}

/** "2e étage", "3rd floor", "2. Stock": which of the rooms it is; the "4b" of "ward 4b floor 3" counts nothing. */
export function floorAt(words: readonly Word[], i: number, lexicon: Lexicon): Fence | null {
  const [figure, end] = [words[i], words[i + 1]];
  const isOrdinal =
    /^\d{1,2}$/.test(figure?.text ?? "") &&
    end?.start === figure?.end &&
    /^(?:\p{L}{2,3}|[eao.ºª])$/u.test(end?.text ?? "") &&
    !HALF.folded.test(end?.text ?? "");
  // "3º B"
  const isDoor = /^[ºª]$/.test(end?.text ?? "") && /^[a-z]$/.test(words[i + 2]?.text ?? "");
  return isOrdinal && (isDoor || roleAt(words, i + 2, lexicon, "rooms")) ? { from: i, to: i + 3, kind: "place" } : null;
}

/** "Flat 4b": a letter that is tied to the figure before it. */
const isLetter = (words: readonly Word[], at: number) =>
  /^[a-z]$/.test(words[at]?.text ?? "") && words[at]!.start === words[at - 1]!.end;
