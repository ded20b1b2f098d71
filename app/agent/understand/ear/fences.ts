import { said } from "../languages/lists/said";
import { isTitleWord, peopleByWord, personAt, titlesFrom } from "./gazetteer";
import { type Lexicon, phraseAt, type Role, type Word } from "./lexicon";
import { masked, type TimeFound, timesIn } from "./said-times";
import type { Ground } from "./unit";
import { listOf } from "./word-lists";

/** Words `from` to `to` (exclusive) inside which nothing is a time; the first `marker` of them lead it in. */
export interface Fence {
  from: number;
  to: number;
  kind: "quote" | "topic" | "place" | "label";
  marker?: number;
}

/** Quotes, addresses, rooms, names with a number in them, and topics. */
export function fencesIn(words: readonly Word[], ground: Ground): Fence[] {
  let fences: Fence[] = [];
  const overlap = (one: Fence, other: Fence) => one.from < other.to && other.from < one.to;
  const add = (fence: Fence | null) => {
    if (!fence || fences.some((one) => one.kind !== "label" && overlap(one, fence))) return;
    // A name with a number in it can be part of a topic.
    fences = [...fences.filter((one) => !overlap(one, fence)), fence];
  };
  for (let i = 0; i < words.length; i++) add(quoteAt(words, i));
  for (let i = 0; i < words.length; i++) {
    add(streetAt(words, i, ground));
    add(numberedAt(words, i, ground));
    add(floorAt(words, i, ground.lexicon));
    add(dayLongName(words, i, ground));
    add(nameOfDay(words, i, ground));
    add(countedName(words, i, ground));
    add(yearName(words, i, ground));
    add(hyphened(words, i, ground));
    add(quarterName(words, i, ground));
    add(sides(words, i, ground));
    add(knownTitle(words, i, ground));
  }
  for (let i = 0; i < words.length; i++) add(roomAgain(words, i, ground, fences));
  const labels = [...fences];
  const has = (i: number, role: Role) => roleAt(words, i, ground.lexicon, role);
  // "What about Sam?"
  const markers = words.flatMap((_, i) =>
    (has(i, "about") && !has(i - 1, "whatAbout")) || isOnTopic(words, i, ground) ? [i] : [],
  );
  for (const i of markers.slice(0, MOST_TOPICS)) add(topicAt(words, i, ground, labels));
  return fences.toSorted((a, b) => a.from - b.from);
}

/** No request speaks of more; each is read to the end of the message, so this bounds the work. */
const MOST_TOPICS = 8;

const LONGEST_QUOTE = 20;

function quoteAt(words: readonly Word[], i: number): Fence | null {
  if (words[i]?.text !== '"') return null;
  const end = words.findIndex(({ text }, n) => n > i && text === '"');
  // A whole message in quotes is still a message.
  if (end < 0 || end === i + 1 || end - i > LONGEST_QUOTE || (i === 0 && end >= words.length - 2)) return null;
  return { from: i, to: end + 1, kind: "quote" };
}

const FIGURE = /^\d+(?:[.]\d+)?$/;
/** "B12", "C2.14": which of the rooms it is. */
const LETTERED = /^[a-z]{1,2}\d+(?:[.]\d+)*$/;
const HALF = said`^(?:${"oclock"}|${"halves"})$`;
const roleAt = (words: readonly Word[], i: number, lexicon: Lexicon, role: Role) =>
  phraseAt(words, i, lexicon)?.roles.includes(role) ?? false;

const OF_STREET = said`^${"ofStreet"}$`;
const OCLOCK = said`^(?:${"oclock"}|:)$`;
/** "10 Downing Street", "Keizersgracht 12", "12 rue de Rivoli". */
function streetAt(words: readonly Word[], i: number, ground: Ground): Fence | null {
  const { lexicon, tokens } = ground;
  const text = words[i]?.text ?? "";
  const isStreet = (at: number) =>
    roleAt(words, at, lexicon, "streets") ||
    lexicon.streetEnds.some((end) => words[at]!.text.endsWith(end) && words[at]!.text.length > end.length + 1);
  // "Unit 5 Harbour Court"
  if (roleAt(words, i, lexicon, "rooms") && /^\d/.test(words[i + 1]?.text ?? "")) {
    const street = streetAt(words, i + 1, ground);
    return street && { ...street, from: i };
  }
  if (/^\d{1,4}$/.test(text)) {
    // "9 Uhr Hauptstraße 12"
    if (HALF.folded.test(words[i + 1]?.text ?? "") && !isLetter(words, i + 1)) return null;
    const first = numberEnd(words, i);
    for (let at = first; at < Math.min(words.length, first + 4); at++) {
      // "Tussen 2 en 22 oktober weg"
      if (!/^\p{L}/u.test(words[at]!.text) || isOfTime(words[at]!, tokens)) return null;
      const isFirst = isStreetFirst(words, at, lexicon);
      if (isStreet(at) && (at > first || isFirst))
        return { from: i, to: isFirst ? streetEnd(words, at + 1) : at + 1, kind: "place" };
      if (phraseAt(words, at, lexicon) && at === first) return null;
    }
    return null;
  }
  // "The 3rd", "the 1st": the end of a figure is no road.
  const isEnding = i > 0 && words[i - 1]!.end === words[i]!.start && /\d$/.test(words[i - 1]!.text);
  if (isEnding || !isStreet(i)) return null;
  // "Hauptstr. 12"
  const from = words[i + 1]?.text === "." && words[i + 1]!.start === words[i]!.end ? i + 2 : i + 1;
  for (let at = from; at < Math.min(words.length, i + 5); at++) {
    if (/^\d{1,4}$/.test(words[at]!.text)) {
      const to = numberEnd(words, at);
      return to === at + 1 && HALF.folded.test(words[to]?.text ?? "") ? null : { from: i, to, kind: "place" };
    }
    // "Van Dijk morgen 16u", "any way we can do 4"
    const isOfRequest = phraseAt(words, at, lexicon)?.roles.some((role) => role === "subject" || role === "weak");
    if (!/^\p{L}/u.test(words[at]!.text) || isOfTime(words[at]!, tokens) || isOfRequest) return null;
  }
  return null;
}

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
function numberedAt(words: readonly Word[], i: number, { lexicon, tokens }: Ground): Fence | null {
  // "Zu KW 41", "re week 50"
  const isWeek =
    roleAt(words, i, lexicon, "weeks") &&
    (roleAt(words, i - 1, lexicon, "about") || words[i - 1]?.text === ":" || words[i - 1]?.text === "zu");
  // "In that case 3.30"
  const isInside = [1, 2].some((back) => (phraseAt(words, i - back, lexicon)?.to ?? 0) > i);
  if (!isWeek && (isInside || !roleAt(words, i, lexicon, "numbered"))) return null;
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

/** "Room 2, no 3": behind a room and a word of repair a figure is no hour. */
function roomAgain(
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

/** "2e étage", "3rd floor", "2. Stock": which of the rooms it is. */
function floorAt(words: readonly Word[], i: number, lexicon: Lexicon): Fence | null {
  const [figure, end] = [words[i], words[i + 1]];
  const isOrdinal =
    /^\d{1,2}$/.test(figure?.text ?? "") &&
    end?.start === figure?.end &&
    /^(?:\p{L}{1,3}|[.º])$/u.test(end?.text ?? "") &&
    !HALF.folded.test(end?.text ?? "");
  // "3º B"
  const isDoor = /^[ºª]$/.test(end?.text ?? "") && /^[a-z]$/.test(words[i + 2]?.text ?? "");
  return isOrdinal && (isDoor || roleAt(words, i + 2, lexicon, "rooms")) ? { from: i, to: i + 3, kind: "place" } : null;
}

/** "Flat 4b": a letter that is tied to the figure before it. */
const isLetter = (words: readonly Word[], at: number) =>
  /^[a-z]$/.test(words[at]?.text ?? "") && words[at]!.start === words[at - 1]!.end;

/** "24 hour fitness", "90 day review", "the 3 day plan at 2", "revisión de 90 días": longer than a meeting lasts, it is a name. */
function dayLongName(words: readonly Word[], i: number, ground: Ground): Fence | null {
  const { lexicon, tokens } = ground;
  const n = tokens.find(({ start }) => start === words[i]?.start)?.is.n ?? Number(words[i]?.text);
  if (!(n >= 2)) return null;
  const at = words[i + 1]?.text === "-" ? i + 2 : i + 1;
  const unit = words[at] && unitOf(words[at], tokens);
  const isHours = n >= 20 && n <= 100 && unit === "hour";
  const away = lexicon.words.wholeDays.off.replace(/=[^,]*/g, "");
  const days = n * (DAYS_OF.get(unit ?? "") ?? 0);
  const isNoun = (k: number) => {
    const roles = phraseAt(words, k, lexicon)?.roles ?? [];
    const isOther = roles.some((role) => !OF_NAME.has(role)) || listOf(away).has(words[k]?.text ?? "");
    return /^\p{L}{3}/u.test(words[k]?.text ?? "") && !isOther && !isAnyTime(words[k]!, tokens);
  };
  if (days >= LONGEST_PLAN && isNoun(i - 2) && roleAt(words, i - 1, lexicon, "from"))
    return { from: i - 2, to: at + 1, kind: "label" };
  const isDefinite = roleAt(words, i - 1, lexicon, "definite") && days > 0 && hasHour(words.slice(i, at + 1), ground);
  const isLed = i === 0 || LEADS_NAME.some((role) => roleAt(words, i - 1, lexicon, role)) || isBehindTime();
  const of = roleAt(words, at + 1, lexicon, "from") ? 1 : 0;
  const isLong = (days >= LONGEST_PLAN && isLed && isNoun(at + 1)) || isHours || isDefinite;
  const last = at + 1 + of;
  // "30 day check-in"
  const to = words[last + 1]?.text === "-" && words[last + 1]?.start === words[last]?.end ? last + 3 : last + 1;
  return isLong && /^\p{L}{3}/u.test(words[last]?.text ?? "") ? { from: i, to, kind: "label" } : null;

  function isBehindTime(): boolean {
    return !/^\p{L}/u.test(words[i - 1]!.text) || isOfTime(words[i - 1]!, tokens);
  }
}

const DAYS_OF: ReadonlyMap<string, number> = new Map([
  ["day", 1],
  ["week", 7],
  ["month", 30],
  ["year", 365],
]);
/** Nobody plans a meeting of as many days. */
const LONGEST_PLAN = 14;
/** What a name may be besides. */
const OF_NAME = new Set<Role>(["kinds", "hollow", "numbered", "act:create"]);
/** In front of a name. */
const LEADS_NAME: readonly Role[] = ["act:create", "definite", "courtesy"];

/** Says something of time, be it "ago". */
const isAnyTime = ({ start, end }: Word, tokens: Ground["tokens"]): boolean =>
  tokens.some((token) => token.start < end && token.end > start && Object.keys(token.is).length > 0);

/** "Retro of Monday's launch", "de terugblik op maandag", beside a day and an hour of its own: the day is what it is about. */
function nameOfDay(words: readonly Word[], i: number, ground: Ground): Fence | null {
  const { lexicon, tokens } = ground;
  const isDay = (k: number) => tokens.some(({ start, is }) => start === words[k]?.start && is.wd !== undefined);
  const isNoun = (k: number) => {
    const roles = phraseAt(words, k, lexicon)?.roles ?? [];
    return /^\p{L}{3}/u.test(words[k]?.text ?? "") && roles.every((role) => OF_NAME.has(role)) && !isDay(k);
  };
  const lead = phraseAt(words, i + 1, lexicon);
  if (!lead || !isNoun(i)) return null;
  const day = roleAt(words, lead.to, lexicon, "definite") ? lead.to + 1 : lead.to;
  const leads = (...roles: Role[]) => roles.some((role) => lead.roles.includes(role));
  if (!isDay(day) || !leads("from", "on", "for", "about", "to")) return null;
  // "Tuesday's pitch": what has a day is what it is about, whatever leads it in.
  const isOwner = /['’]s$/.test(words[day]!.text);
  let to = day + 1;
  while (isOwner && to < day + 3 && isNoun(to)) to++;
  const isThere = isTitleWord(words[i]!.text, ground.gazetteer);
  const isLookedAt = !isThere && (leads("from") || listOf(lexicon.words.looksAt).has(words[i]!.text));
  const isAbout = isOwner ? to > day + 1 : isLookedAt;
  const isOther = words.some((_, k) => NO_NEW.some((role) => roleAt(words, k, lexicon, role)));
  const beside = isAbout && !isOther ? timesBeside(words.slice(i, to), ground) : [];
  const isPlaced = beside.some(({ time: { point } }) => point.date && point.clock);
  return isPlaced ? { from: i, to, kind: "label" } : null;
}

/** Beside one of these nothing new is made. */
const NO_NEW: readonly Role[] = ["act:move", "act:cancel", "act:invite", "act:uninvite", "act:ask", "act:find", "join"];

/** "The 6 for 5 offer", "25k grant": two figures, or one of thousands, in front of what it is of. */
function countedName(words: readonly Word[], i: number, { lexicon, tokens }: Ground): Fence | null {
  if (!/^\d+$/.test(words[i]?.text ?? "")) return null;
  const isPair = roleAt(words, i + 1, lexicon, "for") && /^\d+$/.test(words[i + 2]?.text ?? "");
  const isThousands = words[i + 1]?.text === "k" && words[i + 1]?.start === words[i]!.end;
  const isLed = roleAt(words, i - 1, lexicon, "filler") || roleAt(words, i - 1, lexicon, "about");
  const at = isPair && isLed ? i + 3 : isThousands ? i + 2 : words.length;
  const isNoun = /^\p{L}{3}/u.test(words[at]?.text ?? "") && !isOfTime(words[at]!, tokens);
  const roles = phraseAt(words, at, lexicon)?.roles ?? ["kinds"];
  return isNoun && roles.includes("kinds") ? { from: i, to: at + 1, kind: "label" } : null;
}

/** "Het 6-wekenplan", "add-on": what a hyphen ties together and is no phrase, no day and nobody. */
function hyphened(words: readonly Word[], i: number, { lexicon, tokens, gazetteer, text }: Ground): Fence | null {
  const [first, hyphen, word] = [words[i], words[i + 1], words[i + 2]];
  const isTied = hyphen?.text === "-" && first?.end === hyphen.start && hyphen.end === word?.start;
  if (!isTied) return null;
  if (/^\d+$/.test(first?.text ?? "")) {
    // "Die 3-Tage-Woche"
    const [second, noun] = [words[i + 3], words[i + 4]];
    const isLonger = second?.text === "-" && word.end === second.start && second.end === noun?.start;
    if (isLonger && /^\p{L}{3}/u.test(noun.text)) return { from: i, to: i + 5, kind: "label" };
    // "About the 5-day course", but "a 45-minute call"
    const isAbout = roleAt(words, roleAt(words, i - 1, lexicon, "filler") ? i - 2 : i - 1, lexicon, "about");
    const isNoun = /^\p{L}{6}/u.test(word.text) && !isLengthOfMeeting(word, tokens);
    return isNoun || (isAbout && /^\p{L}{3}/u.test(word.text)) ? { from: i, to: i + 3, kind: "label" } : null;
  }
  // "Trouve-moi", not "belle-mère"
  const isName = [i, i + 2].every((at) => words[at]!.text.length > 3 && phraseAt(words, at, lexicon) === null);
  const mayTie = isName || HYPHENS.has(lexicon.words.code);
  if (!mayTie || !/^\p{L}/u.test(first?.text ?? "") || !/^\p{L}{2}/u.test(word.text)) return null;
  const isPart = [i - 2, i - 1, i, i + 2].some((at) => {
    const phrase = phraseAt(words, at, lexicon);
    return phrase !== null && phrase.to > i + 1 && (phrase.from < i || phrase.to - phrase.from > 1);
  });
  if (
    isPart ||
    isOfTime(first!, tokens) ||
    isOfTime(word, tokens) ||
    personAt(words, i, peopleByWord(gazetteer), text.said)
  )
    return null;
  return { from: i, to: i + 3, kind: "label" };
}

const unitOf = ({ start, end }: Word, tokens: Ground["tokens"]) => {
  const token = tokens.find((one) => one.start <= start && one.end === end);
  return token?.amount?.unit ?? token?.is.unit;
};

const isLengthOfMeeting = (word: Word, tokens: Ground["tokens"]) =>
  /^(?:minute|hour)$/.test(unitOf(word, tokens) ?? "");

/** Languages in which no hyphen stands between a verb and its object. */
const HYPHENS: ReadonlySet<string> = new Set(["en", "nl", "de"]);
/** Says something of time. */
const isOfTime = ({ start, end }: Word, tokens: Ground["tokens"]): boolean =>
  tokens.some(
    (token) => token.start < end && token.end > start && Object.keys(token.is).some((key) => OF_TIME.has(key)),
  );

const OF_TIME: ReadonlySet<string> = new Set([
  "wd",
  "mo",
  "day",
  "part",
  "n",
  "unit",
  "half",
  "quarter",
  "named",
  "edge",
]);

/** "Poker night": the whole title of a meeting that there is, of two words and more. */
function knownTitle(words: readonly Word[], i: number, { gazetteer }: Ground): Fence | null {
  const people = peopleByWord(gazetteer);
  for (const pieces of titlesFrom(gazetteer, words[i]?.text ?? "")) {
    // Who is in it is a guest of another one too.
    if (pieces.some((piece) => people.has(piece))) continue;
    if (pieces.every((piece, k) => words[i + k]?.text === piece))
      return { from: i, to: i + pieces.length, kind: "label" };
  }
  return null;
}

/** "Q3 review": what stands right behind a quarter is of that quarter. */
function quarterName(words: readonly Word[], i: number, ground: Ground): Fence | null {
  const { lexicon, tokens } = ground;
  const next = words[i + 1];
  if (!/^[qt][1-4]$/.test(words[i]?.text ?? "")) return null;
  // "Friday at 10 prep for Q3": what has an hour of the day is in no quarter.
  if (!roleAt(words, i - 1, lexicon, "at") && hasHour([words[i]!], ground))
    return { from: i, to: i + 1, kind: "label" };
  if (!next || isOfTime(next, tokens)) return null;
  const roles = phraseAt(words, i + 1, lexicon)?.roles;
  const isNoun = roles === undefined ? /^\p{L}{3}/u.test(next.text) : roles.includes("kinds");
  return isNoun ? { from: i, to: i + 1, kind: "label" } : null;
}

/** Whether an hour of the day is said beside some words. */
const hasHour = (beside: readonly Word[], ground: Ground): boolean =>
  timesBeside(beside, ground).some(({ time: { point, until } }) => (until ?? point).clock !== undefined);

/** The times of a message where some words are none. */
function timesBeside(beside: readonly Word[], { text, tokens, today }: Ground): TimeFound[] {
  const hidden = masked(
    tokens,
    beside.map(({ start, end }) => [start, end] as const),
  );
  return timesIn(text.said, hidden, [0, text.folded.length], { today, openNumber: false, moving: false });
}

/** "5 a side", "3 gegen 3", "foot à 5" beside an hour: how many play, and no hour. */
function sides(words: readonly Word[], i: number, ground: Ground): Fence | null {
  const { lexicon } = ground;
  const [figure, ...behind] = words.slice(i, i + 3).map(({ text }) => text);
  if (!/^\d{1,2}$/.test(figure ?? "")) return null;
  const { between, behind: after } = lexicon.words.sides;
  const isTwice = behind[1] === figure && between.split(",").includes(behind[0] ?? "");
  const named = after.split(",").some((side) => side !== "" && behind.join(" ").replace(/[- ]/g, "").startsWith(side));
  if (isTwice || named) return { from: i, to: i + 3, kind: "label" };
  const isOf =
    lexicon.words.code === "fr" && roleAt(words, i - 1, lexicon, "at") && roleAt(words, i - 2, lexicon, "kinds");
  const isAlone = !OCLOCK.folded.test(behind[0] ?? "");
  return isOf && isAlone && hasHour(words.slice(i - 1, i + 1), ground)
    ? { from: i - 1, to: i + 1, kind: "label" }
    : null;
}

const YEAR = /^(?:19|20)\d\d$/;

/** "The 2025 annual report": a year in front of what it is of. */
function yearName(words: readonly Word[], i: number, { lexicon, tokens }: Ground): Fence | null {
  if (!YEAR.test(words[i]?.text ?? "") || i === 0 || /^\d/.test(words[i - 1]!.text)) return null;
  let to = i + 1;
  while (to < Math.min(words.length, i + 4) && /^\p{L}{3}/u.test(words[to]!.text)) {
    const roles = phraseAt(words, to, lexicon)?.roles ?? [];
    if (roles.some((role) => role !== "kinds" && role !== "hollow") || isOfTime(words[to]!, tokens)) break;
    to++;
  }
  return to > i + 1 ? { from: i, to, kind: "label" } : null;
}

/** "Call with Owen on pricing", not "on Zoom" or "on the boat": behind what is new, no place. */
function isOnTopic(words: readonly Word[], i: number, { lexicon, tokens }: Ground): boolean {
  const places = listOf(lexicon.words.standsOn);
  const lead = places.size > 1 && words[i]?.text === "on" ? phraseAt(words, i, lexicon) : null;
  if (lead?.to !== i + 1) return false;
  const at = words.findIndex((_, k) => k > i && !roleAt(words, k, lexicon, "filler"));
  const next = words[at]?.text ?? "";
  const roles = phraseAt(words, at, lexicon)?.roles ?? [];
  // "The 2028 roadmap", "Q3 figures"
  const isFigure = (YEAR.test(next) || /^[qt][1-4]$/.test(next)) && /^\p{L}{3}/u.test(words[at + 1]?.text ?? "");
  const isWord = /^\p{L}{2}/u.test(next) && roles.every((role) => OF_NAME.has(role)) && !isOfTime(words[at]!, tokens);
  const isStreet = [0, 1, 2].some((k) => roleAt(words, at + k, lexicon, "streets"));
  const isNew = words.slice(0, i).some((_, k) => NEW.some((role) => roleAt(words, k, lexicon, role)));
  const isOther = words.some((_, k) => NO_NEW.some((role) => role !== "join" && roleAt(words, k, lexicon, role)));
  return (isFigure || isWord) && isNew && !isOther && !isStreet && !places.has(next);
}

/** What is new is called by one of these, or with somebody. */
const NEW: readonly Role[] = ["kinds", "hollow", "with"];

/** "About the 2 hour workshop", "over de Q4 cijfers": up to the time of the meeting, its people or the end. */
function topicAt(words: readonly Word[], i: number, ground: Ground, labels: readonly Fence[]): Fence | null {
  const { lexicon, text, today } = ground;
  const marker = phraseAt(words, i, lexicon);
  // "Lade Tom zu einem Kaffee ein"
  const isInvited =
    marker?.roles.includes("to") && words.slice(0, i).some((_, n) => roleAt(words, n, lexicon, "act:invite"));
  if (!marker || isInvited) return null;
  // "Over begroting 2027 vrijdag 11 uur": a year is no hour of the day.
  const years = words.flatMap(({ text: word, start, end }, n) =>
    n > marker.to && YEAR.test(word) ? [[start, end] as const] : [],
  );
  const tokens = masked(ground.tokens, years);
  const options = { today, openNumber: false, moving: false };
  const clause = [words[i]!.start, text.folded.length] as const;
  // "About 3", "over een uur": the word belongs to a time.
  const led = timesIn(text.said, tokens, clause, options)[0];
  // "Kwart over 3": the word stands inside a time.
  const [around] = i > 0 ? timesIn(text.said, tokens, [words[i - 1]!.start, text.folded.length], options) : [];
  const isInside = around?.start === words[i - 1]?.start && (around?.end ?? 0) > words[marker.to - 1]!.end;
  const isWhole = i > 0 && timesIn(text.said, tokens, [words[i - 1]!.start, words[i - 1]!.end], options).length > 0;
  const isOwn = led?.start === words[i]!.start && led.time.point.clock !== undefined;
  if (isInside && !isWhole && around?.time.point.clock && !isOwn) return null;
  const behind = [words[marker.to]?.start ?? text.folded.length, text.folded.length] as const;
  const inLabel = (at: number) => labels.find(({ kind, from, to }) => kind === "label" && from <= at && at < to);
  const times = timesIn(text.said, tokens, behind, options).filter(
    ({ start, end }) => !labels.some(({ from, to }) => words[from]!.start < end && words[to - 1]!.end > start),
  );
  let to = words[marker.to]?.text === ":" ? marker.to + 1 : marker.to;
  const first = to;
  const isLed = led && led.start === words[i]!.start;
  // "Over 2 uur" is a moment, "over de 2 uur durende training" is not.
  const isOf = roleAt(words, marker.to, lexicon, "filler") && /^\d/.test(words[marker.to + 1]?.text ?? "");
  // "Over 2 weken lunch met Femke": where no day was said, one that is counted from today.
  const isCounted = led?.time.point.date?.day !== undefined && !isDated(words, i, ground);
  const isMoment = (led?.time.point.moment !== undefined || isCounted) && !isOf;
  const isLabel = [marker.to, marker.to + 1].some((at) => inLabel(at)?.from === at);
  if (isLed && !isLabel && (isMoment || !isNounBehind(words, led, lexicon, isOf))) return null;
  // "Auf Montag zu legen"
  const verb = phraseAt(words, to, lexicon);
  const isVerb =
    verb?.roles.some((role) => role.startsWith("act:")) && !/^[\p{L}\p{N}]/u.test(words[verb.to]?.text ?? "");
  if (isVerb && !verb?.roles.includes("kinds")) return null;
  let holds = false;
  while (to < words.length) {
    const word = words[to]!;
    const label = inLabel(to);
    if (label) {
      holds = true;
      to = label.to;
      continue;
    }
    if (/^[.!?;,)\n]$/.test(word.text) || (holds && opensAnother(to))) break;
    const time = times.find(({ start, end }) => start <= word.start && word.start < end);
    // "De begroting van 2027", "el plan de 3 meses"
    const isOfIt = holds && roleAt(words, to - 1, lexicon, "from");
    const { length, clock, date: day } = time?.time.point ?? {};
    // "The shift from 10 to 6", "le vol de 19h40", beside an hour of the meeting
    const isItsHours =
      holds && !day && (time?.time.until ?? clock) && roleAt(words, to, lexicon, "from") && isTimed(words, i, ground);
    if (isItsHours || (isOfIt && (YEAR.test(word.text) || (length !== undefined && !clock && !day)))) {
      const end = length === undefined && !isItsHours ? word.end : (time?.end ?? word.end);
      while (words[to] && words[to]!.start < end) to++;
      continue;
    }
    const isLong = (time?.time.point.length ?? 0) > (holds && !isTimed(words, i, ground) ? LONGEST_DAYS : DAY_OF_WORK);
    // "About the 1pm shift on Sundays", "the leases as of 1 March": what has a day of its own goes on in a row of days, or from one on.
    const { repeat, since, side } = time?.time.point ?? {};
    const isOpen = holds && !clock && (since || side) !== undefined && isTimed(words, i, ground);
    const isItsRow = (repeat !== undefined || isOpen) && isDated(words, i, ground);
    if (time && holds && isOwnTime(time) && !isLong && !isItsRow) break;
    if (!time && ends(words, to, lexicon, holds)) break;
    const isContent = /^[\p{L}\p{N}]/u.test(word.text) && !roleAt(words, to, lexicon, "filler");
    if (time && isItsRow) {
      while (words[to] && words[to]!.start < time.end) to++;
      continue;
    }
    if (time && isLong) {
      while (words[to] && words[to]!.start < time.end) to++;
      // The word behind is what it is a length of.
      const next = words[to];
      if (next && /^\p{L}/u.test(next.text) && !isOfTime(next, tokens) && !roleAt(words, to, lexicon, "with")) to++;
      holds = true;
      continue;
    }
    if (!time && isContent) holds = true;
    to++;
  }
  while (to > first && roleAt(words, to - 1, lexicon, "courtesy")) to--;
  return holds ? { from: i, to, kind: "topic", marker: first - i } : null;

  /** "… about the lease and Grace Thursday 10 …": joined on, somebody and when. */
  function opensAnother(at: number): boolean {
    const person = roleAt(words, at, lexicon, "join")
      ? personAt(words, at + 1, peopleByWord(ground.gazetteer), text.said)
      : null;
    return person !== null && times.some(({ start }) => start === words[person.to]?.start);
  }
}

/** Nobody meets for as many minutes: "les 35 heures" is what it is about. */
const DAY_OF_WORK = 720;
/** Behind what it is about a longer one is part of that: "le plan à 5 ans". */
const LONGEST_DAYS = 14 * 1440;

const timesBefore = (words: readonly Word[], i: number, { text, tokens, today }: Ground) =>
  timesIn(text.said, tokens, [0, words[i]!.start], { today, openNumber: false, moving: false });

/** Whether a day stands in front of a place. */
const isDated = (words: readonly Word[], i: number, ground: Ground) =>
  timesBefore(words, i, ground).some(({ time: { point } }) => point.date !== undefined);

/** Whether an hour of the day stands in front of a place. */
const isTimed = (words: readonly Word[], i: number, ground: Ground) =>
  timesBefore(words, i, ground).some(({ time: { point } }) => point.clock !== undefined);

/** Words that lead in another part of a request. */
const LEADS = new Set<Role>(["with", "for", "at", "on", "to", "from", "join", "courtesy", "filler", "repair", "but"]);

/** "About the 3pm deploy": what stands behind the time says what it is. @param isOf small words may stand between */
function isNounBehind(words: readonly Word[], { end }: TimeFound, lexicon: Lexicon, isOf: boolean): boolean {
  const at = words.findIndex(({ start }, i) => start >= end && !(isOf && roleAt(words, i, lexicon, "filler")));
  const phrase = at < 0 ? null : phraseAt(words, at, lexicon);
  const isNoun = !phrase?.roles.some((role) => LEADS.has(role)) || phrase.roles.includes("kinds");
  return at >= 0 && /^\p{L}/u.test(words[at]!.text) && isNoun;
}

/** A time that the meeting can have: a day, an hour that is led in or plain, a length behind "for". */
function isOwnTime({ time: { point, until, core, first } }: TimeFound): boolean {
  const { date, clock } = point;
  if (until || point.repeat || date?.wd !== undefined || date?.day !== undefined || date?.wdMod !== undefined)
    return true;
  if (date?.dom !== undefined && date.month !== undefined) return true;
  if (clock !== undefined) return core > first || clock.sure || clock.full === true;
  return point.length !== undefined && core > first;
}

/** A company, or a verb at the end: the topic is over. */
function ends(words: readonly Word[], at: number, lexicon: Lexicon, holds: boolean): boolean {
  const phrase = phraseAt(words, at, lexicon);
  if (!phrase || !holds) return false;
  if (phrase.roles.includes("with") || phrase.roles.includes("allDay")) return true;
  const isLast = phrase.to >= words.length || !/^[\p{L}\p{N}]/u.test(words[phrase.to]?.text ?? "");
  return isLast && phrase.roles.some((role) => role === "courtesy" || role.startsWith("act:"));
}
