import type { Token } from "../grammar/tokens";
import { type Day, weekdayOf } from "../times/days";
import { lengthAt, toMinutes } from "../times/length-rules";
import { resolveDate } from "../times/resolve-date";
import { isLength } from "../times/settle-times";
import { phraseAt } from "./find-phrase";
import { isTitleWord, peopleByWord, personAt } from "./gazetteer";
import type { Lexicon, Role, Word } from "./lexicon";
import { isCountable } from "./mention-lengths";
import { LONG_MINUTES, masked, type TimeFound, timesIn } from "./said-times";
import { type Ground, isPhrase, type Unit } from "./unit";
import { listOf } from "./word-lists";

/** In an answer an hour may stand behind these: "so 3 then", "still 11", "only 9 to 11". */
const STAYS: ReadonlySet<Role> = new Set(["therefore", "keeps", "only"]);

/** Times, also a bare number where only an hour can stand: behind a word of repair, "otherwise" or "to", and behind an hour with "or". */
export function allTimes(ground: Ground, words: readonly Word[], units: readonly Unit[]): TimeFound[] {
  const { text, today, openNumber, isAnswer, lexicon, gazetteer } = ground;
  const whole = [0, text.folded.length] as const;
  const tokens = masked(
    ground.tokens,
    units.map(({ start, end }) => [start, end] as const),
  );
  // "… para correr": what it is for moves nothing.
  const isDeed = (i: number) => phraseAt(words, i - 1, lexicon)?.roles.includes("for") && i + 1 >= words.length;
  // "Late shift 2 to 10", "moving day": a part of a name moves nothing.
  const isOfName = ({ start, end }: Word) =>
    units.some(
      (unit) => unit.kind === "phrase" && unit.start < start && unit.end >= end && !isPhrase(unit, "act:move"),
    );
  const moving = words.some(
    (word, i) => phraseAt(words, i, lexicon)?.roles.includes("act:move") && !isDeed(i) && !isOfName(word),
  );
  const found = timesIn(text.said, tokens, whole, { today, openNumber, moving });
  const isFree = ({ start, end }: { start: number; end: number }) =>
    !found.some((time) => time.start < end && time.end > start);
  const hours = bookedHours(ground, words, tokens, found);
  if (hours)
    found.splice(0, found.length, ...found.filter(({ start }) => start >= hours.end || start < hours.start), hours);
  // "At 7 or 8": of two hours the second is one too.
  const isHourBefore = (at?: number) =>
    found.some(({ end, time: { point, until } }) => end === at && point.clock && !until);
  const ahead = hourAhead();
  if (ahead) found.push(ahead);
  for (let i = 0; i + 1 < words.length; i++) {
    const phrase = isFree(words[i]!) ? phraseAt(words, i, lexicon) : null;
    const isOther = phrase?.roles.includes("or") && isHourBefore(words[i - 1]?.end);
    const isElse = phrase?.roles.includes("otherwise") || (phrase?.roles.includes("inThatCase") && phrase.to - i > 1);
    // "8:45 rather than 9", "can we do 4 instead of 2"
    const isNot = phrase?.roles.includes("not") && (phrase.to - i > 1 || phrase.roles.length === 1);
    const isDo = phrase?.roles.includes("weak") && phraseAt(words, phrase.to + 1, lexicon)?.roles.includes("not");
    // "He can only do 10" says an hour wherever the talk is.
    const isOnlyThen = phrase?.roles.includes("only") && phrase.roles.includes("said");
    const isStill = isOnlyThen || (isAnswer && phrase?.roles.some((role) => STAYS.has(role)));
    const leads = isStill || phrase?.roles.includes("to") || takesBackAt(words, i, lexicon);
    // "Thurs 9 call w Karl, fri 11 call w Mila", "Thurs: 9 dentist, 11 call Karl"
    const isListed = isFree(words[i]!) && isHourOfKind(i);
    if (!isListed && !(phrase && (isOther || isElse || isNot || isDo || leads))) continue;
    let at = isListed ? i : (phrase?.to ?? i);
    const isSmall = (i: number) =>
      phraseAt(words, i, lexicon)?.roles.some((role) => ["repair", "filler", "said", "but"].includes(role));
    while (words[at] && (/^[,.…:*-]$/.test(words[at]!.text) || isSmall(at))) at++;
    const next = words[at];
    const token = next && ground.tokens.find(({ start }) => start === next.start);
    const length = lengthAgain(next, found, words, at, ground.tokens);
    if (next && length && isFree(next)) {
      found.push(length);
      continue;
    }
    const isHour = token && (token.is.n ?? token.is.named ?? token.clock ?? token.figure) !== undefined;
    if (!isHour || !isFree(next) || units.some(({ start, end }) => next.start < end && next.end > start)) continue;
    const behind = [next.start, text.folded.length] as const;
    const [first] = timesIn(text.said, tokens, behind, { today, openNumber: true, moving });
    if (!first || first.start > next.start) continue;
    // "11 for 45 minutes": the length behind was read alone before.
    const inside = found.filter(({ start, end }) => start >= first.start && end <= first.end);
    found.splice(0, found.length, ...found.filter((time) => !inside.includes(time)));
    if (isFree(first)) found.push(first);
    else found.push(...inside);
  }
  return withRepairs(
    found
      .flatMap(parted)
      .toSorted((a, b) => a.start - b.start)
      .map(withoutOnward),
    words,
    lexicon,
  );

  /** "The vet goes from Tuesday to Thursday at 3": in front of where it goes a day is no first of several. */
  function withoutOnward(time: TimeFound, n: number, all: readonly TimeFound[]): TimeFound {
    const { since, ...point } = time.time.point;
    const to = words.findIndex(({ start }) => start >= time.end);
    const next = all[n + 1];
    const isToNext = phraseAt(words, to, lexicon)?.roles.includes("to") && words[to + 1]?.start === next?.start;
    return since && isToNext && next?.time.point.date ? { ...time, time: { ...time.time, point } } : time;
  }

  /** "Moet van donderdag naar zaterdag half elf", "Friday, Thursday I mean": two days that are no stretch and no list. */
  function twoDays(found: TimeFound): [number, number] | undefined {
    const inside = words.filter(({ start, end }) => start >= found.start && end <= found.end);
    const isDay = ({ start }: Word) => tokens.some((token) => token.start === start && token.is.wd !== undefined);
    const last = inside.findLastIndex(isDay);
    const [before, day] = [inside[last - 1], inside[last]];
    if (last < 1 || !before || !day) return undefined;
    if (found.time.point.date?.also && takesBackBehind(found, words, lexicon)) return [before.end, day.start];
    const isGoal = phraseAt(words, words.indexOf(before), lexicon)?.roles.includes("to");
    // "La visita de mañana para el viernes": which it is, and where it goes; no day is both.
    const lead = inside.findLastIndex(
      (word, n) => n < last && phraseAt(words, words.indexOf(word), lexicon)?.roles.includes("to"),
    );
    const { day: own, wd } = found.time.point.date ?? {};
    const isOther = own !== undefined && wd !== undefined && weekdayOf(own) !== wd;
    if (isOther && moving && lead > 0 && last - lead <= 2) return [inside[lead]!.start, inside[lead]!.start];
    const isStretch = found.time.days || (found.time.until?.date?.wd && !found.time.point.clock);
    return isStretch && isGoal && words.some((_, i) => moves(i)) ? [before.start, before.start] : undefined;
  }

  /** "Goes", "same time", or a verb that puts what there may be already, beside a meeting that there is. */
  function moves(i: number): boolean {
    const roles = phraseAt(words, i, lexicon)?.roles ?? [];
    const isPut = roles.includes("act:create") && listOf(lexicon.words.wholeDays.put).has(words[i]!.text);
    const isThere = isPut && words.some(({ text: word }) => word.length > 3 && isTitleWord(word, gazetteer));
    return isThere || roles.includes("goes") || roles.includes("sameTime");
  }

  /** "At nine, nine thirty sorry": in front of a word of repair at the end, behind a stop and another hour. */
  function hourAhead(): TimeFound | undefined {
    const at = words.findLastIndex((_, i) => phraseAt(words, i, lexicon)?.roles.includes("repair"));
    const from = words.findLastIndex(({ text: said }, i) => i < at && /^[,.…-]$/.test(said)) + 1;
    const [start, end] = [words[from]?.start, words[at - 1]?.end];
    const isEnd = at > from && from > 0 && words.slice(at).every((_, k) => isSmallAt(at + k));
    const isHour = found.some(({ end: before, time }) => before <= (start ?? 0) && time.point.clock);
    if (!isEnd || !isHour || start === undefined || found.some((time) => time.end > start)) return undefined;
    const [only] = timesIn(text.said, tokens, [start, text.folded.length], { today, openNumber: true, moving });
    return only?.start === start && only.end === end && only.time.point.clock ? only : undefined;
  }

  function isSmallAt(i: number): boolean {
    const roles = phraseAt(words, i, lexicon)?.roles ?? [];
    const isInside = i > 0 && (phraseAt(words, i - 1, lexicon)?.to ?? 0) > i;
    return (
      isInside || /^\P{L}$/u.test(words[i]!.text) || roles.some((role) => role === "repair" || role === "courtesy")
    );
  }

  /** A bare number behind a day, or behind a stop where a day was said, and in front of a kind of meeting. */
  function isHourOfKind(i: number): boolean {
    const [before, n] = [words[i - 1], Number(words[i]?.text)];
    const isDay = found.some(({ end, time: { point } }) => end === before?.end && point.date?.wd && !point.clock);
    const isStop = /^[,:;\n-]$/.test(before?.text ?? "") && found.some(({ time: { point } }) => point.date?.wd);
    const isKind = phraseAt(words, i + 1, lexicon)?.roles.includes("kinds") === true;
    return n > 1 && n <= 24 && (isDay || isStop) && isKind;
  }

  /** "Not tomorrow, Friday": what is ruled out is a time of its own. */
  function parted(time: TimeFound): TimeFound[] {
    const cut = twoDays(time);
    const options = { today, openNumber, moving };
    if (cut)
      return [
        ...timesIn(text.said, tokens, [time.start, cut[0]], options),
        ...timesIn(text.said, tokens, [cut[1], time.end], options),
      ];
    const comma = text.folded.indexOf(",", time.start);
    if (comma < 0 || comma >= time.end) return [time];
    const [bound, then] = [time.start, comma + 1].flatMap((from, n) =>
      timesIn(text.said, tokens, [from, n === 0 ? comma : time.end], options),
    );
    if (bound && then && isWithin(bound, then, today)) return [{ ...then, start: time.start }];
    const at = words.findIndex(({ end }) => end > time.start);
    const ruledOut = words.some((_, i) => {
      const phrase = i < at ? phraseAt(words, i, lexicon) : null;
      const isNot = i === at - 1 && phrase?.roles.some((role) => role === "not" || role === "negation");
      return isNot || (phrase?.to === at && phrase.roles.includes("unsuitable"));
    });
    // "Half an hour, well, three quarters": two lengths, and no sum.
    const isTwice = isLength(time.time) && time.text.split(",").length > 2;
    // "9h, 9h30 plutôt": nobody meets for so long.
    const { clock, length = 0 } = time.time.point;
    const isAgain = clock !== undefined && length >= LONG_MINUTES;
    if (!ruledOut && !isTwice && !isAgain) return [time];
    return [
      ...timesIn(text.said, tokens, [time.start, comma], options),
      ...timesIn(text.said, tokens, [comma + 1, text.folded.length], options),
    ];
  }
}

/** "Before Friday, after 2 tomorrow": by which day, and a day that is not over it, which says more. */
function isWithin({ time: { point: bound } }: TimeFound, { time: { point } }: TimeFound, today: Day): boolean {
  if (!bound.date || !point.date || bound.clock || !(bound.side === "before" || bound.side === "by")) return false;
  const [last, day] = [resolveDate(bound.date, today), resolveDate(point.date, today)];
  const isNoDay = last.problem ?? day.problem;
  return isNoDay === undefined && (bound.side === "by" ? day.from <= last.from : day.from < last.from);
}

/** "Block 1 to 3 for the plumber on Thursday": hours right behind what is booked, whose day is said elsewhere; "block me 10 to 1". */
function bookedHours(
  { text, today, lexicon }: Ground,
  words: readonly Word[],
  tokens: readonly Token[],
  found: readonly TimeFound[],
): TimeFound | undefined {
  const has = (i: number, ...roles: Role[]) => roles.some((role) => phraseAt(words, i, lexicon)?.roles.includes(role));
  const blocks = listOf(lexicon.words.keepsFree.blocks);
  const isBlocked = (i: number): boolean =>
    i > 0 && (blocks.has(words[i - 1]!.text) || (has(i - 1, "filler") && isBlocked(i - 1)));
  const at = words.findIndex(({ text: figure }, i) =>
    /^\d{1,2}$/.test(figure) ? has(i - 1, ...BOOKED) || isBlocked(i) : /^\d/.test(figure) && isBlocked(i),
  );
  const first = words[at];
  if (!first) return undefined;
  const behind = [first.start, text.folded.length] as const;
  const [hours] = timesIn(text.said, tokens, behind, { today, openNumber: true, moving: false });
  const others = found.filter(({ start, end }) => hours && (start >= hours.end || end <= hours.start));
  const isDated = others.some(({ time: { point } }) => point.date);
  // "He comes on Thursday between 1 and 3, so block 1 to 3"
  const first12 = (time: TimeFound | undefined) => (time?.time.point.clock?.minute ?? 0) % 720;
  const isOnly = others.every((other) => !other.time.point.clock || first12(other) === first12(hours));
  const isWhole = found.some(({ start, end, time }) => time.until?.clock && start < first.end && end > first.start);
  const isHours = !isWhole && hours?.start === first.start && hours.time.until?.clock !== undefined;
  return isHours && (isBlocked(at) || (isDated && isOnly)) ? hours : undefined;
}

/** In front of a stretch of hours. */
const BOOKED: readonly Role[] = ["act:create", "kinds", "hollow"];

/** "Voor een overleg": read as an hour, and the article of the meeting behind it. */
export const isArticle = (words: readonly Word[], to: number, lexicon: Lexicon) =>
  phraseAt(words, to - 1, lexicon)?.roles.includes("filler") === true &&
  (phraseAt(words, to, lexicon)?.roles.some((role) => role === "kinds" || role === "hollow") ?? false);

/** "Morning assembly Friday 8:30": the name says which half of the day. */
export const inPart = (found: TimeFound, part: TimeFound["time"]["point"]["part"]): TimeFound => {
  const { point } = found.time;
  if (!part || !point.clock || point.clock.sure || point.part) return found;
  return { ...found, time: { ...found.time, point: { ...point, part } } };
};

/** "Soirée jeux vendredi", "noche de cine": where a part of the day opens a name, behind which a day is said, that ends there. */
export function endOfPartName(
  { time: { pieces, point } }: TimeFound,
  [from, to]: readonly [number, number],
  words: readonly Word[],
  times: readonly TimeFound[],
  { lexicon, gazetteer, text }: Ground,
): number {
  const isAlone = pieces.length === 1 && point.part !== undefined && point.date === undefined;
  const before = from === 0 ? ["act:create" as const] : (phraseAt(words, from - 1, lexicon)?.roles ?? []);
  const opens = before.some((role) => role === "act:create" || role === "definite");
  const isDated = times.some(({ time }) => time.point.date !== undefined);
  const isOf = phraseAt(words, to, lexicon)?.roles.includes("from") === true;
  const at = isOf ? to + 1 : to;
  // "My afternoon of tomorrow"
  const isDay = times.some(({ start, end }) => words[at] && start <= words[at].start && end >= words[at].end);
  const isWord = /^\p{L}{3}/u.test(words[at]?.text ?? "") && !isDay && phraseAt(words, at, lexicon) === null;
  const isKind = phraseAt(words, at, lexicon)?.roles.every((role) => role === "kinds") === true;
  const isPerson = personAt(words, at, peopleByWord(gazetteer), text.said) !== null;
  // "La mañana del viernes"
  const isTimed = times.some(({ start, end }) => start <= (words[at]?.start ?? -1) && end > (words[at]?.start ?? -1));
  return isAlone && !isTimed && opens && isDated && (isWord || isKind) && !isPerson ? at + 1 : 0;
}

/** "Parents evening Friday": nobody says the part in front of the day, behind a word that is not known. */
export const isPartOfName = (
  { time: { pieces } }: TimeFound,
  from: number,
  words: readonly Word[],
  lexicon: Lexicon,
): boolean =>
  pieces[0]?.value.part !== undefined &&
  !pieces[0].value.date &&
  pieces[1]?.value.date?.wd !== undefined &&
  /^\p{L}{3}/u.test(words[from - 1]?.text ?? "") &&
  phraseAt(words, from - 1, lexicon) === null;

/** "Dinsdag 14:00 kijken naar 3 dakramen": beside a whole hour a figure alone in front of a word that is not known counts it. */
export function isCount(
  { time: { point, until }, repaired, end }: TimeFound,
  next: Word | undefined,
  times: readonly TimeFound[],
  { tokens, lexicon, gazetteer }: Ground,
): boolean {
  const isAlone = point.bare !== undefined && !until && !point.date && !repaired;
  const isHour = ({ time }: TimeFound) => time.point !== point && time.point.clock && time.point.bare === undefined;
  return (
    isAlone &&
    next !== undefined &&
    next.start === end + 1 &&
    /^\p{L}/u.test(next.text) &&
    isCountable({ ...next, kind: "word" }, tokens) &&
    (!lexicon.phrases.has(next.text) || isCounted(lexicon, next.text)) &&
    !peopleByWord(gazetteer).has(next.text) &&
    times.some(isHour)
  );
}

/** "Phase", "lot": with a figure behind it it is numbered, and behind a figure it is counted. */
const isCounted = ({ words }: Lexicon, next: string) => listOf(words.numbered).has(next);

/** "The 17:42 train", "the 12 march hearing": a time behind an article that says which of a thing, beside another time. */
export function isOfNoun(
  { time: { point, until } }: TimeFound,
  [from, to]: readonly [number, number],
  words: readonly Word[],
  times: readonly TimeFound[],
  lexicon: Lexicon,
): boolean {
  const next = words[to]?.text ?? "";
  const rolesAt = (at: number) => (at >= 0 ? phraseAt(words, at, lexicon)?.roles : undefined) ?? [];
  const isArticle = (at: number) => rolesAt(at).includes("filler") && !rolesAt(at).some((role) => NO_ARTICLE.has(role));
  const figure = words.findIndex(({ text }, i) => i >= from && /^\d/.test(text));
  const isLed = isArticle(from - 1) || (figure > from && isArticle(figure - 1));
  // "The 2nd half of the budget", beside a day of its own
  const isOrdinal = times.some(({ time }) => time.point !== point && time.point.date !== undefined);
  const isExact =
    point.clock !== undefined || (point.date?.dom !== undefined && (point.date.month !== undefined || isOrdinal));
  // "Est à 18h maintenant"
  const isOfTime = times.some(({ start, end }) => start <= (words[to]?.start ?? 0) && end > (words[to]?.start ?? 0));
  // "Si a las 11 sigo libre"
  const isOfState = listOf(lexicon.words.conditions.small).has(next);
  // "Book the 5pm flight prep for Thursday at 2pm": of two hours the one in front of what is booked is of its name.
  const isNew = rolesAt(figure - 2).includes("act:create") || rolesAt(from - 1).includes("act:create");
  const isTwice = times.some(({ time: { point: other } }) => other !== point && other.date && other.clock);
  // "The 3 phase supply", and not "the 9 o'clock flight"
  const isFew = point.bare !== undefined && isCounted(lexicon, next);
  const isThing = isNew && isTwice && rolesAt(to).some((role) => role === "kinds" || role === "goods");
  const isWord =
    /^\p{L}{3}/u.test(next) && !isOfState && !isOfTime && (isThing || phraseAt(words, to, lexicon) === null || isFew);
  const others = times.some(
    ({ time }) => time.point !== point && (time.point.clock !== undefined || time.point.date !== undefined),
  );
  return isLed && isExact && isWord && !until && others;
}

/** "Then 2pm collect the car" */
const NO_ARTICLE: ReadonlySet<Role> = new Set<Role>(["on", "to", "at", "since", "join", "thatTime"]);

/** "20 min, make that 40", "zwei Stunden, nein drei": the number is of what the length right before was of. */
function lengthAgain(
  next: Word | undefined,
  found: readonly TimeFound[],
  words: readonly Word[],
  at: number,
  tokens: readonly Token[],
): TimeFound | null {
  const earlier = next ? found.filter(({ end }) => end <= next.start) : [];
  const isNoHour = /^\d+$/.test(next?.text ?? "") && Number(next?.text) > 24;
  // "30 min on Thursday at 11:30, make it 45"
  const before = isNoHour ? earlier.findLast((time) => unitAtEnd(time, tokens) !== undefined) : earlier.at(-1);
  const unit = before && unitAtEnd(before, tokens);
  const n = Number(next?.text.match(/^\d+$/)?.[0] ?? tokens.find(({ start }) => start === next?.start)?.is.n);
  const ends = !/^\p{L}|^\d/u.test(words[at + 1]?.text ?? "") || (words[at + 1]?.text.length ?? 0) > 2;
  if (!next || !before || unit === undefined || !(n >= 1 && n * unit <= LONGEST_AGAIN) || !ends) return null;
  const point = { length: n * unit };
  return {
    ...before,
    start: next.start,
    end: next.end,
    text: next.text,
    time: { ...before.time, until: undefined, point },
  };
}

/** Nobody meets for longer: "3pm for an hour, no, 11" is an hour of the day. */
const LONGEST_AGAIN = 600;

/** Minutes of the unit of the counted length with which a time ends: 60 in "from 10 for two hours". */
function unitAtEnd({ start, end, time }: TimeFound, tokens: readonly Token[]): number | undefined {
  // "2 uur" may be an hour of the day.
  if (time.point.length === undefined && time.until?.length === undefined) return undefined;
  for (const [i, token] of tokens.entries()) {
    if (token.start < start || token.start >= end) continue;
    const length = lengthAt(tokens, i);
    if (!length || tokens[length.next - 1]!.end !== end) continue;
    const isCounted = token.is.n !== undefined || token.figure !== undefined || token.amount !== undefined;
    const { n, unit, plus } = length.value;
    return (isCounted || isLength(time)) && !plus && n >= 1 ? toMinutes({ n: 1, unit }) : undefined;
  }
  return undefined;
}

/** "Op 3 uur, 2 uur is te vroeg": what is too early is the other hour, and not how long it lasts. */
function withoutTooEarly(found: TimeFound, words: readonly Word[], lexicon: Lexicon): TimeFound {
  const { clock, length: _, ...point } = found.time.point;
  const behind = words.findIndex(
    ({ start }, i) => start >= found.end && !phraseAt(words, i, lexicon)?.roles.includes("filler"),
  );
  const roles = phraseAt(words, behind, lexicon)?.roles ?? [];
  const isEarly = clock !== undefined && roles.includes("unsuitable") && roles.includes("repair");
  return isEarly ? { ...found, time: { ...found.time, point: { ...point, clock } } } : found;
}

/** Marks the times in front of which something is taken back. */
function withRepairs(times: readonly TimeFound[], words: readonly Word[], lexicon: Lexicon): TimeFound[] {
  let isTaken = false;
  return times.map((found, n) => {
    const time = withoutTooEarly(found, words, lexicon);
    const after = times[n - 1]?.end;
    if (after === undefined) return time;
    const between = words.findIndex(
      ({ start, end }, i) => start >= after && end <= time.start && takesBackAt(words, i, lexicon),
    );
    const before = words.findLastIndex(({ end }) => end <= time.start);
    const isBehindStop = before > 0 && /^[,.…]$/.test(words[before - 1]!.text);
    // "9h, 10h30 plutôt"
    const trailing =
      takesBackBehind(time, words, lexicon) &&
      words.every(({ start, end, text }, i) => {
        if (start < after || end > time.start || !/^[\p{L}\p{N}]/u.test(text)) return true;
        const roles = phraseAt(words, i, lexicon)?.roles ?? [];
        // "Al martes, al miércoles quería decir"
        const isAnew = isBehindStop && i === before;
        return roles.some((role) => role === "filler" || role === "courtesy") && (isAnew || !roles.includes("to"));
      });
    const or = before >= 0 && words[before]!.start >= after && phraseAt(words, before, lexicon)?.roles.includes("or");
    // "9h, 9h30 plutôt, et pour une heure": how long it lasts takes back nothing where no length was said.
    const isShortBefore = times.slice(0, n).some((one) => (one.time.point.length ?? LONG_MINUTES) < LONG_MINUTES);
    const first = words.findIndex(({ end }) => end > time.start);
    // "Samedi 14h15, compte une heure": the word in front says as well that it lasts so long.
    const isLed = (time.time.point.length ?? LONG_MINUTES) < LONG_MINUTES && leadsTo(first, "lasts", words, lexicon);
    const isFor =
      isLength(time.time) &&
      !isShortBefore &&
      (isLed || (phraseAt(words, first, lexicon)?.roles.includes("for") ?? false));
    // "An hour for the invoices, 45 minutes is enough"
    const behind = words.findIndex(({ start }) => start >= time.end);
    const isEnough =
      isShortBefore &&
      time.time.point.length !== undefined &&
      (phraseAt(words, behind, lexicon)?.roles.includes("lasts") ?? false);
    // "Thursday at 10 for 15 min, scratch that, Friday at 11 and half an hour": what follows is of what was said anew.
    const isAnew = isTaken && isShortBefore && isLength(time.time);
    const repaired = (between >= 0 || trailing || isEnough || isAnew) && !or && !isFor;
    isTaken ||= repaired && !isLength(time.time);
    return { ...time, repaired, ...(or && { or: true }) };
  });
}

/** Whether a phrase with a role stands right in front of a word. */
const leadsTo = (at: number, role: Role, words: readonly Word[], lexicon: Lexicon): boolean =>
  [1, 2, 3].some((back) => {
    const lead = phraseAt(words, at - back, lexicon);
    return lead?.to === at && lead.roles.includes(role);
  });

/** "8:30, ne 8:45": what is an article as well takes back only behind a stop. */
function takesBackAt(words: readonly Word[], i: number, lexicon: Lexicon): boolean {
  const roles = phraseAt(words, i, lexicon)?.roles ?? [];
  return roles.includes("repair") && (!roles.includes("filler") || /^[^\p{L}\p{N}]$/u.test(words[i - 1]?.text ?? ""));
}

/** "…, 12:15 better actually": behind a time stand only words that take back, up to a stop. */
function takesBackBehind({ end }: TimeFound, words: readonly Word[], lexicon: Lexicon): boolean {
  let at = words.findIndex(({ start }) => start >= end);
  let isTaken = false;
  while (at >= 0 && /^[\p{L}\p{N}]/u.test(words[at]?.text ?? "")) {
    const phrase = phraseAt(words, at, lexicon);
    if (!phrase?.roles.some((role) => role === "repair" || role === "courtesy")) return false;
    isTaken ||= phrase.roles.includes("repair");
    at = phrase.to;
  }
  return isTaken;
}
