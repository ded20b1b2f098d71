import { said } from "../languages/lists/said";
import { endOfNight } from "../times/weekday-rules";
import { type Fence, isOfTime, NO_NEW, OF_NAME, roleAt, YEAR } from "./fence";
import { phraseAt } from "./find-phrase";
import { isTitleWord, peopleByWord, personAt, titlesFrom, titlesWith } from "./gazetteer";
import type { Role, Word } from "./lexicon";
import { masked, type TimeFound, timesIn } from "./said-times";
import type { Ground } from "./unit";
import { listOf } from "./word-lists";

const OCLOCK = said`^(?:${"oclock"}|:)$`;

/** "24 hour fitness", "90 day review", "the 3 day plan at 2", "revisión de 90 días": longer than a meeting lasts, it is a name. */
export function dayLongName(words: readonly Word[], i: number, ground: Ground): Fence | null {
  const { lexicon, tokens } = ground;
  const n = tokens.find(({ start }) => start === words[i]?.start)?.is.n ?? Number(words[i]?.text);
  if (!(n >= 2)) return null;
  const at = words[i + 1]?.text === "-" ? i + 2 : i + 1;
  const unit = words[at] && unitOf(words[at], tokens);
  // "À 20h avec Zoé": what may be an hour of the day is one.
  const sign = words[at]?.text ?? "";
  const isClock = n < 24 && (sign === "h" || listOf(lexicon.words.hours).has(sign));
  const isHours = n >= 20 && n <= 100 && unit === "hour" && !isClock;
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
  // "20h ahora", "20h elle a un train": what is no noun is no name.
  const isName = isHours ? isNoun(last) : /^\p{L}{3}/u.test(words[last]?.text ?? "");
  return isLong && isName ? { from: i, to, kind: "label" } : null;

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

/** In front of a name. */
const LEADS_NAME: readonly Role[] = ["act:create", "definite", "courtesy"];

/** Says something of time, be it "ago". */
const isAnyTime = ({ start, end }: Word, tokens: Ground["tokens"]): boolean =>
  tokens.some((token) => token.start < end && token.end > start && Object.keys(token.is).length > 0);

/** "Retro of Monday's launch", "de terugblik op maandag", beside a day and an hour of its own: the day is what it is about. */
export function nameOfDay(words: readonly Word[], i: number, ground: Ground): Fence | null {
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
  // "Night shift from Thursday to Friday, 10pm to 6am"
  const isNight =
    endOfNight(
      tokens,
      tokens.findIndex(({ start }) => start === words[day]!.start),
    ) !== undefined;
  return isPlaced && !isNight ? { from: i, to, kind: "label" } : null;
}

/** "The 6 for 5 offer", "25k grant": two figures, or one of thousands, in front of what it is of. */
export function countedName(words: readonly Word[], i: number, { lexicon, tokens }: Ground): Fence | null {
  if (!/^\d+$/.test(words[i]?.text ?? "")) return null;
  const isPair = roleAt(words, i + 1, lexicon, "for") && /^\d+$/.test(words[i + 2]?.text ?? "");
  const isThousands = words[i + 1]?.text === "k" && words[i + 1]?.start === words[i]!.end;
  const isLed = roleAt(words, i - 1, lexicon, "filler") || roleAt(words, i - 1, lexicon, "about");
  const at = isPair && isLed ? i + 3 : isThousands ? i + 2 : words.length;
  const isNoun = /^\p{L}{3}/u.test(words[at]?.text ?? "") && !isOfTime(words[at]!, tokens);
  const roles = phraseAt(words, at, lexicon)?.roles ?? ["kinds"];
  return isNoun && roles.includes("kinds") ? { from: i, to: at + 1, kind: "label" } : null;
}

/** "La 4e B", "des 3e", "die 4b", "class 3C": a class by its number, and the letter behind it. */
export function gradeName(words: readonly Word[], i: number, { lexicon, tokens, text }: Ground): Fence | null {
  const [figure, ending, letter] = words.slice(i, i + 3);
  const token = tokens.find(({ start }) => start === figure?.start);
  const isGrade = token?.figure !== undefined && /^(?:[1-9]|1[0-3])$/.test(figure?.text ?? "");
  if (!isGrade || !ending || ending.start !== figure?.end) return null;
  if (token.is.ord === undefined) return /^[bcfg]$/.test(ending.text) ? { from: i, to: i + 2, kind: "label" } : null;
  if (letter && /^\p{Lu}$/u.test(text.said.slice(letter.start, letter.end)))
    return { from: i, to: i + 3, kind: "label" };
  const isNoDate = tokens.some(({ end, is }) => is.noDate && end === words[i - 1]?.end);
  // "La 2e réunion", "la 1ère semaine" is one of several.
  const isOfSeveral =
    unitOf(letter ?? ending, tokens) !== undefined ||
    (/^\p{L}/u.test(letter?.text ?? "") && !isOfTime(letter!, tokens) && !phraseAt(words, i + 2, lexicon)) ||
    OF_SEVERAL.some((role) => roleAt(words, i + 2, lexicon, role));
  return isNoDate && !isOfSeveral ? { from: i, to: i + 2, kind: "label" } : null;
}

const OF_SEVERAL: readonly Role[] = ["kinds", "hollow", "weeks", "goods"];

/** "Het 6-wekenplan", "add-on": what a hyphen ties together and is no phrase, no day and nobody. */
export function hyphened(
  words: readonly Word[],
  i: number,
  { lexicon, tokens, gazetteer, text }: Ground,
): Fence | null {
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

/** "Poker night": the whole title of a meeting that there is, of two words and more, or words that can only name that one. */
export function knownTitle(words: readonly Word[], i: number, ground: Ground): Fence | null {
  const people = peopleByWord(ground.gazetteer);
  for (const pieces of titlesFrom(ground.gazetteer, words[i]?.text ?? "")) {
    // Who is in it is a guest of another one too.
    if (pieces.some((piece) => people.has(piece))) continue;
    if (pieces.every((piece, k) => words[i + k]?.text === piece) && !selects(words.slice(i, i + pieces.length), ground))
      return { from: i, to: i + pieces.length, kind: "label" };
  }
  return looselyTitled(words, i, ground);
}

/** "All my meetings": whoever invites to a meeting of that name takes nothing for it that is said of all. */
function selects(words: readonly Word[], { lexicon }: Ground): boolean {
  const is = (k: number, roles: readonly Role[]) => roles.some((role) => roleAt(words, k, lexicon, role));
  const whole = phraseAt(words, 0, lexicon);
  if (whole?.to === words.length && whole.roles.includes("all")) return true;
  return words.some((_, k) => is(k, ["all"])) && words.every((_, k) => is(k, SELECTING));
}

const SELECTING: readonly Role[] = ["all", "scope", "hollow", "filler", "definite", "theirs", "ours", "from"];

/** "The boiler at mrs higgs", of "Boiler Mrs Higgs", "leos party": words of one title only, with small words between them. */
function looselyTitled(words: readonly Word[], i: number, ground: Ground): Fence | null {
  const { lexicon, tokens, gazetteer } = ground;
  const people = peopleByWord(gazetteer);
  const isSmall = (k: number) => SMALL_INSIDE.some((role) => roleAt(words, k, lexicon, role));
  const isNoun = (k: number) => {
    const { text = "" } = words[k] ?? {};
    const roles = phraseAt(words, k, lexicon)?.roles ?? [];
    // "Gas check": behind another word of its name even a verb is one.
    const isOther = roles.some((role) =>
      k > i ? GLUE.has(role) : !OF_NAME.has(role) && role !== "goods" && role !== "titles",
    );
    return /^\p{L}{3}/u.test(text) && !isOther && !people.has(text) && !isOfTime(words[k]!, tokens);
  };
  if (!isNoun(i)) return null;
  let [titles, to, count] = [titlesWith(words[i]!.text, gazetteer), i + 1, 1];
  for (let k = i + 1; titles.length > 0 && k < Math.min(words.length, to + MOST_SMALL + 1); k++) {
    const rest = isNoun(k) ? titlesWith(words[k]!.text, gazetteer).filter((title) => titles.includes(title)) : [];
    if (rest.length === 0 && !isSmall(k)) break;
    if (rest.length === 0) continue;
    [titles, to, count] = [rest, k + 1, count + 1];
  }
  const [title, another] = titles;
  // "School boiler room" begins with its first word.
  const isInside = i > 0 && titlesWith(words[i - 1]!.text, gazetteer).includes(title ?? "");
  return title !== undefined && another === undefined && count > 1 && !isInside
    ? { from: i, to, kind: "label", text: title }
    : null;
}

/** Between the words of a name: "dentist for the twins". */
const SMALL_INSIDE: readonly Role[] = ["at", "for", "from", "definite", "titles"];
const MOST_SMALL = 2;

/** A word of many titles, which names none. */
const GLUE = new Set<Role>(["with", "at", "for", "from", "to", "on", "join", "definite", "filler"]);

/** "Q3 review": what stands right behind a quarter is of that quarter. */
export function quarterName(words: readonly Word[], i: number, ground: Ground): Fence | null {
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
export function sides(words: readonly Word[], i: number, ground: Ground): Fence | null {
  const { lexicon } = ground;
  const [figure, ...behind] = words.slice(i, i + 3).map(({ text }) => text);
  if (!/^\d{1,2}$/.test(figure ?? "")) return null;
  const { between, behind: after } = lexicon.words.sides;
  const isTwice = behind[1] === figure && between.split(",").includes(behind[0] ?? "");
  const endOf = (side: string) => [1, 2].find((n) => behind.slice(0, n).join("").replaceAll("-", "") === side);
  const named = after === "" ? undefined : endOf(after);
  // "Set Friday 9-11 aside"
  const isEnd =
    /\d/.test(words[i - 2]?.text ?? "") && (words[i - 1]?.text === "-" || roleAt(words, i - 1, lexicon, "to"));
  if (isTwice) return { from: i, to: i + 3, kind: "label" };
  if (named !== undefined && !isEnd) return { from: i, to: i + 1 + named, kind: "label" };
  const isOf =
    lexicon.words.code === "fr" && roleAt(words, i - 1, lexicon, "at") && roleAt(words, i - 2, lexicon, "kinds");
  const isAlone = !OCLOCK.folded.test(behind[0] ?? "");
  return isOf && isAlone && hasHour(words.slice(i - 1, i + 1), ground)
    ? { from: i - 1, to: i + 1, kind: "label" }
    : null;
}

/** "The 2025 annual report": a year in front of what it is of. */
export function yearName(words: readonly Word[], i: number, { lexicon, tokens }: Ground): Fence | null {
  if (!YEAR.test(words[i]?.text ?? "") || i === 0 || /^\d/.test(words[i - 1]!.text)) return null;
  let to = i + 1;
  while (to < Math.min(words.length, i + 4) && /^\p{L}{3}/u.test(words[to]!.text)) {
    const roles = phraseAt(words, to, lexicon)?.roles ?? [];
    if (roles.some((role) => role !== "kinds" && role !== "hollow") || isOfTime(words[to]!, tokens)) break;
    to++;
  }
  return to > i + 1 ? { from: i, to, kind: "label" } : null;
}
