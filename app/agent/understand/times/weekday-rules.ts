import { type Match, meaning, numberAt, skip } from "../grammar/match";
import type { Token } from "../grammar/tokens";
import type { LanguageWords } from "../languages/language";
import { wordsFor } from "../languages/languages";
import { said } from "../languages/lists/said";
import { onceFor } from "../once";
import { fold } from "../text";
import type { DateBits } from "./date-bits";
import type { Day } from "./days";
import { type Length, lengthAt } from "./length-rules";
import { asCounted, isInWeeks, nextWeekday, shiftDay, wholeDays } from "./shift-days";

export function weekday(tokens: readonly Token[], i: number): Match<DateBits> | null {
  let at = skip(tokens, i, "the");
  let mod = meaning(tokens, at, "mod");
  let coming = tokens[at]?.is.coming;
  // "this past Friday" lies behind us.
  if (mod !== undefined && tokens[at + 1]?.is.mod === -1) mod = -1;
  if (mod !== undefined) at = skip(tokens, at + 1, "mod");
  const wd = meaning(tokens, at, "wd");
  if (wd === undefined) return null;
  const token = tokens[at]!;
  if (mod === undefined && WEAK_WEEKDAYS.has(token.text) && !inCompany(tokens, at)) return null;
  let next = at + 1;
  const behind = meaning(tokens, next, "mod");
  const pointsOn =
    tokens[next + 1]?.is.unit !== undefined ||
    tokens[next + 1]?.is.wd !== undefined ||
    tokens[next + 1]?.is.mo !== undefined;
  if (mod === undefined && behind !== undefined && !pointsOn) {
    mod = behind;
    coming = tokens[next]?.is.coming;
    next++;
  }
  const isBehind = mod === undefined && isAfterIt(tokens, at, next);
  if (isBehind) next += AFTER_THAT.folded.test(tokens[next + 1]?.text ?? "") ? 2 : 1;
  const after = isBehind || (mod !== undefined && modAt(tokens, at)?.is.afterIt);
  const single = tokens[i - 1]?.is.between || DENIES.folded.test(tokens[i - 1]?.text ?? "");
  const more = single ? null : moreWeekdays(tokens, next);
  // "Until Wednesday, Wednesday included"
  const isEcho = more?.value.also?.every((other) => other === wd) ?? false;
  const others = isEcho ? {} : more?.value;
  const value = { wd, ...(coming ? { coming } : { wdMod: mod }), ...(after && { after }), ...others };
  return { value, next: more?.next ?? next };
}

/**
 * "Donderdag op vrijdag 22:45-7:15", "Thu into Fri, 10pm to 6am", "in der Nacht von Do auf Fr": the night between two days is of
 * the first; where the second one ends, if the weekday at a place begins such a night.
 */
export function endOfNight(tokens: readonly Token[], at: number): number | undefined {
  const [first, join, last] = tokens.slice(at, at + 3).map(({ is }) => is);
  const isNext = first?.wd !== undefined && last?.wd === (first.wd % 7) + 1;
  if (!isNext || !(join?.on || INTO.folded.test(tokens[at + 1]!.text))) return undefined;
  const hours = tokens.slice(at + 3, at + 9).flatMap(({ clock, figure }) => {
    const half = clock?.half === "pm" && clock.hour < 12 ? 12 : 0;
    return clock ? [clock.hour + half] : figure ? [Number(figure)] : [];
  });
  const [begin = 0, end = begin] = hours;
  const isNight =
    (begin >= EVENING && end < begin) || tokens.slice(Math.max(at - 3, 0), at).some(({ is }) => is.part === "night");
  return isNight ? at + 3 : undefined;
}

const INTO = said`^(?:${"into"}|/)$`;

/** The hour from which what ends at an earlier one goes on past midnight. */
const EVENING = 17;

/** The word beside a weekday that points at it. */
const modAt = (tokens: readonly Token[], at: number) => [tokens[at - 1], tokens[at + 1]].find((token) => token?.is.mod);

/** "The Tuesday after", "de dinsdag erna", and nothing that it is after: "the Tuesday after 3pm", "… after Easter". */
function isAfterIt(tokens: readonly Token[], at: number, next: number): boolean {
  if (!tokens[at - 1]?.is.the || !tokens[next]?.is.afterIt) return false;
  const behind = tokens[next + 1];
  return (
    behind === undefined ||
    /^[.,;:!?)–—-]$/.test(behind.text) ||
    Boolean(behind.is.at && !behind.figure) ||
    AFTER_THAT.folded.test(behind.text)
  );
}

const INSTEAD = said`^${"instead"}$`;
const AFTER_THAT = said`^(?:${"thatTime"}|${"please"}|${"instead"})$`;

/** "Not Friday, Thursday" are two days of which one is meant. */
const DENIES = said`^${"not"}$`;

/** The weekday that goes on with a list at a place, if one does: `next` is where it is over. */
function weekdayBehind(tokens: readonly Token[], at: number) {
  const joint = /^[,/&+]$/.test(tokens[at]?.text ?? "") ? at + 1 : at;
  const or = tokens[joint]?.is.or;
  const to = tokens[joint]?.is.and || or ? joint + 1 : joint;
  const day = skip(tokens, to, "on", "the");
  const wd = meaning(tokens, day, "wd");
  return { or, to, day, wd, next: wd === undefined ? at : day + 1 };
}

/** ", Wed and Fri", "or Wednesday" behind a weekday; null when there is but one. */
function moreWeekdays(tokens: readonly Token[], i: number): Match<Pick<DateBits, "also" | "either">> | null {
  const also: number[] = [];
  let isJoined = false;
  let next = i;
  const isRow = weekdayBehind(tokens, weekdayBehind(tokens, i).next).wd !== undefined;
  for (let at = i; also.length < 6; at = next) {
    const { or, to, day, wd } = weekdayBehind(tokens, at);
    // "Mon Wed Fri", "lundi mercredi et vendredi" are lists, "Tuesday Thursday" and "Tue Thu" may be a slip.
    isJoined ||= to !== at;
    if (wd === undefined || (to === at && !isRow && !areShort(tokens, at))) break;
    next = day + 1;
    if (or) return also.length ? null : { value: { either: wd }, next };
    also.push(wd);
  }
  // "Lundi et mardi prochains", and not "Monday and Tuesday next week"
  const behind = tokens[next + 1]?.is;
  const isNext = tokens[next]?.is.mod === 1 && (behind?.unit ?? behind?.wd ?? behind?.n) === undefined;
  return also.length > (isJoined ? 0 : 1) ? { value: { also }, next: isNext ? next + 1 : next } : null;
}

function areShort(tokens: readonly Token[], i: number): boolean {
  return [tokens[i - 1], tokens[i]].every((token) => (token?.text.length ?? 9) <= 4);
}

/** "mercredi en huit", "mittwoch in zwei wochen": weeks after the coming weekday. */
export function weekdayOn(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const wd = meaning(tokens, skip(tokens, i, "the"), "wd");
  if (wd === undefined) return null;
  const at = skip(tokens, i, "the") + 1;
  const ahead = nextWeekday(today, wd);
  const further = meaning(tokens, at, "further");
  if (further !== undefined) return { value: { day: further > 0 ? ahead + 7 : ahead - 14, wd }, next: at + 1 };
  // "Monday week", "Tuesday fortnight": British for one or two weeks after the coming one.
  const unit = meaning(tokens, at, "unit");
  const named = (unit === "week" || unit === "fortnight") && tokens[at]!.text.endsWith(unit);
  if (named && !tokens[at + 1]?.is.n) return { value: { day: shiftDay(ahead, { n: 1, unit }, 1) }, next: at + 1 };
  const plus = meaning(tokens, at, "fortnightOn");
  if (plus !== undefined)
    return {
      value: { day: ahead + plus },
      next: at + 1,
    };
  if (!tokens[at]?.is.in) return null;
  const length = wholeDays(lengthAt(tokens, at + 1));
  if (!length) return null;
  const counted = asCounted(length.value);
  const weeks = isInWeeks(counted);
  // Said on a Tuesday, "Tuesday in two weeks" counts from that very day.
  const from = ahead - today === 7 ? today : ahead;
  return weeks ? { value: { day: shiftDay(from, counted, 1), wd }, next: length.next } : null;
}

/** Nobody counts further in weeks; it keeps the year at four digits. */
const MOST_WEEKS = 999;

/** "3 Fridays from now". */
export function weekdaysOn(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  // "two Sundays ago", "hace dos domingos"
  const lead = tokens[i]?.is.ago ? 1 : 0;
  const count = numberAt(tokens, i + lead);
  const n = count && count.value <= MOST_WEEKS ? count : null;
  const wd = n ? (meaning(tokens, n.next, "wds") ?? meaning(tokens, n.next, "wd")) : undefined;
  if (n && wd !== undefined && (lead || tokens[n.next + 1]?.is.ago))
    return { value: { day: nextWeekday(today - 1, wd) - 7 * n.value }, next: lead ? n.next + 1 : n.next + 2 };
  if (lead) return null;
  const hence =
    tokens[n?.next ?? i]?.is.wds && tokens[i - 1]?.text === "in" ? 0 : tokens[(n?.next ?? i) + 1]?.is.hence ? 1 : -1;
  if (!n || wd === undefined || hence < 0) return null;
  return { value: { day: nextWeekday(today, wd) + 7 * (n.value - 1) }, next: n.next + 1 + hence };
}

/** Short weekday names that are also words: they need company. */
const WEAK_WEEKDAYS = new Set([
  "sat",
  "sun",
  "mon",
  "ma",
  "di",
  "do",
  "zo",
  "za",
  "zat",
  "wo",
  "so",
  "mo",
  "mi",
  "fr",
  "sa",
  "mar",
  "mer",
  "sam",
  "dim",
  "jeu",
  "lun",
  "vie",
  "jue",
  "dom",
  "sab",
  "ven",
  "don",
]);

function inCompany(tokens: readonly Token[], i: number): boolean {
  // German "so gegen 3": so, not Sunday.
  if (tokens[i]!.text === "so" && (tokens[i + 1]?.is.at || tokens[i + 1]?.is.about)) return false;
  const isSo = /^[sz]o$/.test(tokens[i]!.text);
  const before = tokens[i - 1];
  const after = tokens[i + 1];
  // "Mar de 14 a 15:30", "za vanaf 20u", "sáb a partir de las 20h"
  const hour = tokens[skip(tokens, i + 2, "the", "at")];
  const isHour = hour?.clock ?? hour?.is.named ?? hour?.figure ?? (after?.is.of ? undefined : hour?.is.n);
  if (after?.is.from && isHour !== undefined) return true;
  const said = (token: Token | undefined) =>
    token !== undefined &&
    Boolean(
      token.figure ||
        token.clock ||
        token.date ||
        token.is.ord ||
        token.is.mo ||
        token.is.part ||
        token.is.named !== undefined ||
        token.is.at ||
        token.is.until ||
        token.is.before ||
        token.is.after ||
        token.is.between ||
        token.is.halfTo ||
        token.is.quarter ||
        token.text === "-",
    );
  // "Do volgende week 10u", "jue de la próxima semana"
  const mod = skip(tokens, i + 1, "of", "the");
  if (tokens[mod]?.is.mod !== undefined && tokens[mod + 1]?.is.unit === "week") return true;
  // "Di over 2 weken", "mar dans 2 sem"
  if (after?.is.in && isInWeeks(lengthAt(tokens, i + 2)?.value ?? NO_LENGTH)) return true;
  const pointed =
    before &&
    (before.is.on ||
      before.is.mod !== undefined ||
      before.is.every ||
      before.is.from ||
      before.is.until ||
      before.is.by ||
      before.is.before ||
      before.is.wd);
  const joins = (token: Token | undefined) =>
    /^[,/&+]$/.test(token?.text ?? "") || token?.is.and === true || token?.is.or === true;
  const isDay = (token: Token | undefined) => token?.is.wd !== undefined || token?.date !== undefined;
  const listed = (joins(after) && isDay(tokens[i + 2])) || (joins(before) && isDay(tokens[i - 2]));
  return (
    Boolean(pointed) ||
    listed ||
    isSetRight(tokens, i) ||
    said(tokens[skip(tokens, i + 1, "about")]) ||
    after?.is.wd !== undefined ||
    // "Goed zo", "passt so"
    (isSo ? tokens.length === 1 : tokens.filter(({ text }) => WORD.test(text)).length <= 2) ||
    (said(before) && !before?.is.at) ||
    (after === undefined && !isSo) ||
    // "Same time mon instead"
    (INSTEAD.folded.test(after?.text ?? "") && tokens[i + 2] === undefined) ||
    isBetweenSmall(tokens, i) ||
    // "Za verjaardag van oma 14u": at the head of what has figures
    (i === 0 &&
      opensDay(tokens[0]!.text, after) &&
      // "Fr Meeting mit Tom"
      (tokens[0]!.text === "fr" || tokens.some(({ clock, figure }) => clock ?? figure)))
  );
}

const NO_LENGTH: Length = { n: 1, unit: "minute" };

/** "Jonas mon.. tues 10am", "Mo, nein, Di": behind it one breaks off, and says another day. */
function isSetRight(tokens: readonly Token[], i: number): boolean {
  const isSmall = ({ text }: Token) => /^[.,…–-]+$/.test(text) || TAKES_BACK.folded.test(text);
  const at = tokens.findIndex((token, n) => n > i && !isSmall(token));
  return at > i + 1 && at <= i + MOST_SMALL && tokens[at]?.is.wd !== undefined;
}

const TAKES_BACK = said`^(?:${"no"}|${"meant"}|${"hesitates"})$`;
const MOST_SMALL = 5;

/** Whether a word at the head is a weekday: one that may be another is, in front of a kind of meeting: "ma workshop 13u". */
function opensDay(word: string, after: Token | undefined): boolean {
  const languages = OPENS_TOO[word]?.flatMap((code) => wordsFor(code) ?? []);
  return languages?.some((words) => kindsOf(words).has(after?.text ?? "")) ?? true;
}

const kindsOf = onceFor(({ kinds, hollow, concepts, weak }: LanguageWords) => {
  // "Ma bellen": what one does, and no kind of meeting.
  const verbs = new Set(weak.split(","));
  const nouns = [kinds, hollow, ...Object.values(concepts)].join().split(",");
  return new Set(nouns.filter((word) => !verbs.has(word)).map(fold));
});

/** "Ma bellen om 15 uur", "Mar Menor 10h", "jeu de société 20h", "Fr. Kunz": the languages in which each is a weekday. */
const OPENS_TOO: Readonly<Record<string, readonly string[]>> = {
  ...{ sat: ["en"], sun: ["en"], mon: ["en"], ma: ["nl"], zo: ["nl"], don: ["nl"], so: ["de"], fr: ["de"] },
  ...{ mar: ["fr", "es"], mer: ["fr"], sam: ["fr"], jeu: ["fr"] },
};

const WORD = /^[\p{L}\p{N}]/u;

/** "I can't do sat anymore", "mon or tue", "za kan niet": on either side stands what no name and no verb stands beside. */
function isBetweenSmall(tokens: readonly Token[], i: number): boolean {
  if (NAMES_TOO.has(tokens[i]!.text)) return false;
  const [before, after] = [tokens[i - 1], tokens[i + 1]];
  const isEnd = (token: Token | undefined) => token === undefined || /^[^\p{L}\p{N}'’]+$/u.test(token.text);
  const isLed = isEnd(before) || before?.is.or === true || LEADS_DAY.folded.test(before?.text ?? "");
  return isLed && (isEnd(after) || after?.is.or === true || FOLLOWS_DAY.folded.test(after?.text ?? ""));
}

const LEADS_DAY = said`^${"leadsDay"}$`;
const FOLLOWS_DAY = said`^${"followsDay"}$`;

/** "Goed zo", "sam est malade" */
const NAMES_TOO: ReadonlySet<string> = new Set(["so", "zo", "sam", "don", "ven"]);
