import type { DayPart } from "../command";
import { type Match, meaning, numberAt, skip } from "../grammar/match";
import type { Token } from "../grammar/tokens";
import { said } from "../languages/lists/said";
import { clockAt } from "./clock-rules";
import { dateAt } from "./date-rules";
import type { Day } from "./days";
import { LATER_OR_EARLIER, lengthAt, toMinutes } from "./length-rules";
import { momentAt } from "./moment-rules";
import type { Point, Search } from "./points";
import { repeatAt } from "./repeat-rules";
import { wholeDays } from "./shift-days";
import { endOfNight } from "./weekday-rules";
import { zoneAt } from "./zone-names";

const MY = said`^${"my"}$`;
const MY_HOUR = said`^${"myHour"}$`;
const GOES_ON = said`^(?:[.,!?]|w|${"and"}|${"with"}|${"goal"}|${"please"})$`;
const ENDS = said`^(?:[.,!?]|${"please"}|${"instead"})$`;

const DAY_PARTS: readonly (DayPart | undefined)[] = [undefined, "morning", "lunch", "afternoon", "evening", "night"];

export interface Around {
  bare: boolean;
  span: boolean;
}

/** One piece of a time at `i`; the order settles words that fit several. */
export function pieceAt(
  tokens: readonly Token[],
  i: number,
  { today, moving, effort, openNumber }: Search,
  { bare, span }: Around,
): Match<Point> | null {
  if (i >= tokens.length || effort.left-- <= 0) return null;
  const repeat = repeatAt(tokens, i);
  if (repeat)
    return { value: { repeat: repeat.value, part: repeat.value.part }, next: repeat.next, rule: "repetition" };
  const counted = clockFrom(tokens, i);
  if (counted) return counted;
  const moment = momentAt(tokens, i, moving === true);
  if (moment) return { ...moment, rule: "counted from now" };
  const moved = moving ? wayToMove(tokens, i) : night(tokens, i);
  if (moved) return moved;
  const date = dateAt(tokens, i, today);
  const hour = bare || numberBeforeDay(tokens, i) || isOwned(tokens, i) || saysHour(tokens, i) || isMilitary(tokens, i);
  const clock = clockAt(tokens, i, hour, span);
  if (date && !(clock && clock.next > date.next && !date.value.day)) {
    // "donderdagmiddag", "Freitagabend": the weekday brings its part along.
    const last = tokens[date.next - 1];
    return {
      value: last?.is.wd && last.is.part ? { date: date.value, part: last.is.part } : { date: date.value },
      next: date.next,
      rule: date.rule,
    };
  }
  const day = dayInSpan(tokens, i, span === true);
  if (day) return day;
  const length = spanLength(tokens, i, openNumber === true, moving === true);
  if (length && !(clock && (clock.next > length.next || (clock.next === length.next && hour))))
    return { ...length, rule: "length" };
  if (clock) {
    const figure =
      tokens[i]?.figure ?? (tokens[i]?.is.n !== undefined || tokens[i]?.is.tens !== undefined ? "n" : undefined);
    const n = figure && !tokens[i]?.clock ? numberAt(tokens, i) : null;
    const lone = n && n.next === clock.next;
    const ish =
      tokens[clock.next]?.text === "ish"
        ? 1
        : tokens[clock.next]?.text === "-" && tokens[clock.next + 1]?.text === "ish"
          ? 2
          : 0;
    return {
      value: lone ? { clock: clock.value, bare: n.value } : { clock: clock.value },
      next: clock.next + ish,
      rule: "time of day",
    };
  }
  const today_ = meaning(tokens, i, "todayPart");
  if (today_)
    return {
      value: { part: today_, date: { day: today }, ...shadeBefore(tokens, i) },
      next: i + 1,
      rule: "part of today",
    };
  const joined = meaning(tokens, i, "dayPart");
  if (joined !== undefined) {
    const days = Math.trunc(joined / 100);
    return {
      value: { part: DAY_PARTS[Math.abs(joined) % 100], date: { day: today + days } },
      next: i + 1,
      rule: "day and part in one word",
    };
  }
  const half = halfOfDay(tokens, i);
  if (half) return half;
  const part = partAt(tokens, i, today);
  if (part) return { ...part, rule: "part of the day" };
  const zone = zoneAt(tokens, i);
  const timed = tokens[tokens[i - 1]?.text === "," ? i - 2 : i - 1];
  return zone &&
    (timed?.clock || timed?.is.mer || timed?.is.n !== undefined || timed?.is.oclock || timed?.is.named !== undefined)
    ? { value: { zone: zone.value }, next: zone.next, rule: "zone" }
    : null;
}

function night(tokens: readonly Token[], i: number): Match<Point> | null {
  const next = endOfNight(tokens, i);
  return next === undefined
    ? null
    : { value: { date: { wd: tokens[i]!.is.wd } }, next, rule: "night between two weekdays" };
}

/** "move it two days later", "een week eerder": how far it moves, and no day from today. */
function wayToMove(tokens: readonly Token[], i: number): Match<Point> | null {
  const length = tokens[i - 1]?.is.until ? null : wholeDays(lengthAt(tokens, i));
  if (!length || !["day", "week", "fortnight"].includes(length.value.unit)) return null;
  if (!LATER_OR_EARLIER.folded.test(tokens[length.next]?.text ?? "")) return null;
  return { value: { length: toMinutes(length.value) }, next: length.next, rule: "length" };
}

/** "17u10", "8h10 PM", "sept heures dix", "4 uur in de ochtend": an hour word that is no length. */
function saysHour(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  const figure = token?.clock && token.amount ? { value: token.clock.hour, next: i + 1 } : null;
  const n = figure ? null : numberAt(tokens, i);
  if (!figure && !(n && n.value <= 24 && tokens[n.next]?.is.oclock)) return false;
  const next = figure ? i + 1 : n!.next + 1;
  if (figure && token?.clock?.minute && figure.value > LONGEST_SAID_HOURS) return true;
  if (isBeforeHour(tokens, i - 1)) return true;
  // "9h-10h": two of them with a dash are hours.
  const hourly = (other: Token | undefined) => Boolean(other?.clock && other.amount);
  if (
    figure &&
    ((tokens[i + 1]?.text === "-" && hourly(tokens[i + 2])) || (tokens[i - 1]?.text === "-" && hourly(tokens[i - 2])))
  )
    return true;
  if (figure && (reaches(tokens, i) || reaches(tokens, i - 2))) return true;
  // "15h" is an hour of the day unless something lasts so long.
  if (figure && figure.value > 12 && figure.value < 24 && !tokens[i - 1]?.is.forTime && !tokens[i - 1]?.is.in)
    return true;
  // "mijn 3 uur", "mon 15h": an owned hour is a meeting; "op 3 uur" is when it begins.
  if (MY_HOUR.folded.test(tokens[i - 1]?.text ?? "")) return true;
  // "morgen 2 uur": behind a day an hour word is the hour, but "morgenmiddag een uur" is how long.
  const isAnHour = n?.value === 1 && token?.figure === undefined && tokens[n.next]?.is.unit === "hour";
  const before = tokens[i - 1]?.is;
  if (before?.wd !== undefined || before?.day !== undefined || before?.todayPart || before?.dayPart !== undefined)
    return !isAnHour && !/^(?:lang|lange|durend|duurt|pendant)$/.test(tokens[next]?.text ?? "");
  const minutes = figure ? null : numberAt(tokens, next);
  const behind = minutes && !tokens[minutes.next]?.is.unit ? minutes.next : next;
  if (behind > next || tokens[behind]?.is.mer || tokens[behind]?.is.todayPart) return true;
  const at = skip(tokens, behind, "in", "on", "the", "of", "at");
  return tokens[at]?.is.part !== undefined && tokens[at]?.is.part !== "lunch";
}

/** "9u15" is no length, "6h30" may be. */
const LONGEST_SAID_HOURS = 7;

/** "Voor 12 uur", of a word that is "before" and "for": nobody meets for so long. */
function isBeforeHour(tokens: readonly Token[], i: number): boolean {
  const [lead, behind] = [tokens[i]?.is, tokens[i + 1]];
  const hours = behind?.clock && behind.amount ? behind.clock.hour : numberAt(tokens, i + 1)?.value;
  return Boolean(lead?.before && lead.forTime) && hours !== undefined && hours > LONGEST_BEFORE_HOURS && hours <= 24;
}

const LONGEST_BEFORE_HOURS = 8;

/** "7h à 13h", "7u tot 13u": one hour of the day up to another, but "1h à 14h" is how long and when. */
function reaches(tokens: readonly Token[], i: number): boolean {
  const [from, sign, to] = [tokens[i], tokens[i + 1]?.is, tokens[i + 2]];
  const isLong = (from?.clock?.hour ?? 0) > LONGEST_IN_FRONT_HOURS || !sign?.at;
  const isHours = Boolean(from?.clock && from.amount && to?.clock && to.amount);
  return isHours && isLong && Boolean(sign?.until) && !tokens[i - 1]?.is.forTime;
}

/** What lasts longer is not said in front of when it is. */
const LONGEST_IN_FRONT_HOURS = 3;

/** "cancel my 4", "move my 11 to noon": an owned number that counts nothing is an hour. */
function isOwned(tokens: readonly Token[], i: number): boolean {
  const behind = tokens[i + 1];
  return (
    MY.folded.test(tokens[i - 1]?.text ?? "") &&
    Number(tokens[i]?.figure ?? 99) <= 12 &&
    (behind === undefined || Boolean(behind.is.until) || GOES_ON.folded.test(behind.text))
  );
}

/** "from 26 to 28 June", "5-31 July": one of the two is too many for an hour, so both are days of a month. */
function dayInSpan(tokens: readonly Token[], i: number, span: boolean): Match<Point> | null {
  const n = numberAt(tokens, i);
  if (!n || n.value < 1 || n.value > 31) return null;
  const behind = tokens[n.next];
  const opens = Boolean(behind?.is.until) || behind?.text === "-";
  const isDay =
    (opens && endsLate(tokens, n.next + 1)) ||
    (n.value >= 25 && (closesMonth(tokens, i) || (span && (opens || Boolean(behind?.is.and)))));
  if (!isDay) return null;
  return { value: { bare: n.value }, next: n.next, rule: "day of a month" };
}

/** "… 31 July", in the other half of the figures. */
function endsLate(tokens: readonly Token[], i: number): boolean {
  const n = numberAt(tokens, skip(tokens, i, "the"));
  return n !== null && n.value >= 25 && n.value <= 31 && tokens[skip(tokens, n.next, "of", "the")]?.is.mo !== undefined;
}

/** "July 5-31". */
function closesMonth(tokens: readonly Token[], i: number): boolean {
  const sign = tokens[i - 1];
  return (
    (sign?.text === "-" || Boolean(sign?.is.until)) &&
    tokens[i - 2]?.figure !== undefined &&
    Boolean(tokens[i - 3]?.is.mo)
  );
}

/** "0930": nothing else is written so, telephone numbers aside. */
function isMilitary(tokens: readonly Token[], i: number): boolean {
  const beside = (token: Token | undefined) => token?.figure !== undefined || /^[+.,:/-]$/.test(token?.text ?? "");
  return /^0\d[0-5]\d$/.test(tokens[i]?.figure ?? "") && !beside(tokens[i - 1]) && !beside(tokens[i + 1]);
}

/** "30 min, not before 9:30": how long, and a limit to when; nothing is counted from there. */
const isLimit = (token: Token | undefined) => LIMIT.folded.test(token?.text ?? "");

const LIMIT = said`^(?:${"not"}) `;

/** "an hour before noon", "30 minutes after 3pm". */
function clockFrom(tokens: readonly Token[], i: number): Match<Point> | null {
  const length = lengthAt(tokens, i);
  const behind = tokens[length?.next ?? i];
  const sign = isLimit(behind) ? 0 : behind?.is.before ? -1 : behind?.is.after ? 1 : 0;
  if (!length || !sign || (length.value.unit !== "hour" && length.value.unit !== "minute")) return null;
  const base = clockAt(tokens, length.next + 1, false);
  if (!base || (tokens[length.next + 1]?.is.n !== undefined && tokens[base.next]?.is.unit)) return null;
  const minute = (base.value.minute + sign * toMinutes(length.value) + 1440) % 1440;
  return { value: { clock: { minute, sure: base.value.sure } }, next: base.next, rule: "counted from a time of day" };
}

/** "8 tonight", "3 tomorrow", "one in the morning". */
function numberBeforeDay(tokens: readonly Token[], i: number): boolean {
  const hour = numberAt(tokens, i);
  if (!hour || hour.value > 24) return false;
  const minutes = tokens[i]?.figure ? null : numberAt(tokens, hour.next);
  const n = minutes && minutes.value >= 5 && minutes.value < 60 ? minutes : hour;
  const behind = tokens[n.next];
  if (behind?.is.todayPart || behind?.is.day !== undefined) return true;
  if (behind?.text === "ish" || (behind?.text === "-" && tokens[n.next + 1]?.text === "ish")) return true;
  const at = skip(tokens, behind?.text === "," ? n.next + 1 : n.next, "in", "on", "the", "of", "at", "mod");
  const part = tokens[at]?.is.part;
  return part !== undefined && part !== "lunch" && (at > n.next || / /.test(tokens[at]?.text ?? ""));
}

function isNoun(token: Token | undefined): boolean {
  return token !== undefined && /^[a-z]/.test(token.text) && Object.keys(token.is).length === 0;
}

function partAt(tokens: readonly Token[], i: number, today: Day): Match<Point> | null {
  let at = i;
  const pointed = tokens[at]?.is.wd ? undefined : tokens[at]?.is.mod;
  const near = pointed !== undefined && tokens[skip(tokens, at + 1, "early", "late", "mid")]?.is.part !== undefined;
  if (near) at++;
  const edge = edgeShade(tokens, at);
  const shade = edge?.value ?? shadeOf(tokens[at]);
  if (edge) at = edge.next;
  else if (shade) at = skip(tokens, tokens[at + 1]?.text === "-" ? at + 2 : at + 1, "in", "on", "the");
  const part = meaning(tokens, at, "part");
  if (!part || tokens[at]?.is.mer) return null;
  // "movie night" is a kind of evening, not a time.
  if (/^nights?$/.test(tokens[at]!.text) && at === i && isNoun(tokens[i - 1])) return null;
  // "Laat vrijdagmiddag": one word is the day too.
  const wd = tokens[at]!.is.wd;
  const value = shade ? { part, shade, ...(wd && { date: { wd } }) } : { part, ...shadeBefore(tokens, i) };
  // "la nuit dernière"
  const past = !near && tokens[at + 1]?.is.mod === -1 && !tokens[at + 2]?.is.unit;
  const shift = near ? Math.sign(pointed) : past ? -1 : undefined;
  return {
    value: shift === undefined ? value : { ...value, date: { day: today + shift } },
    next: past ? at + 2 : at + 1,
  };
}

/** "late tonight", "late last night", "early tomorrow morning": the shade stands before the day. */
function shadeBefore(tokens: readonly Token[], i: number): Pick<Point, "shade"> {
  const day = tokens[i - 1]?.is.day !== undefined || tokens[i - 1]?.is.wd !== undefined;
  const shade = shadeOf(tokens[day ? i - 2 : i - 1]);
  return shade ? { shade } : {};
}

/** "Monday pm", "tomorrow am": half a day, and not "Monday am I free". */
function halfOfDay(tokens: readonly Token[], i: number): Match<Point> | null {
  const [day, half, behind] = [tokens[i - 1], tokens[i]?.is.mer, tokens[i + 1]];
  if (!half || (day?.is.wd === undefined && day?.is.day === undefined && !day?.is.mo) || behind?.text === "i")
    return null;
  return { value: { part: half === "am" ? "morning" : "afternoon" }, next: i + 1, rule: "part of the day" };
}

/** "end of the afternoon", "en fin d'après-midi". */
function edgeShade(tokens: readonly Token[], i: number): Match<NonNullable<Point["shade"]>> | null {
  const edge = tokens[i]?.is.start ? "early" : tokens[i]?.is.end ? "late" : null;
  const next = skip(tokens, i + 1, "of", "the");
  return edge && tokens[next]?.is.part && (next > i + 1 || / /.test(tokens[i]!.text)) ? { value: edge, next } : null;
}

function shadeOf(token: Token | undefined): Point["shade"] {
  return token?.is.early ? "early" : token?.is.late ? "late" : token?.is.mid ? "mid" : undefined;
}

function spanLength(tokens: readonly Token[], i: number, isAnswer: boolean, moving: boolean): Match<Point> | null {
  const at = tokens[i]?.is.forTime ? skip(tokens, i + 1, "about", "the") : i;
  const hour = tokens[i]?.text === "for the" && tokens[i + 1]?.is.unit === "hour";
  if (hour) return { value: { length: 60 }, next: i + 2 };
  const length = lengthAt(tokens, at);
  if (!length) return minutesOfIt(tokens, i, isAnswer);
  const hours = length.value.unit === "hour" && !length.value.plus;
  if (hours && (isBeforeHour(tokens, i) || isBeforeHour(tokens, i - 1))) return null;
  // "a day", "the week" without a "for" is no length; neither is "30 minutes before".
  const counted = at > i || length.value.plus || tokens[at]?.is.another || !tokens[at]?.is.a || length.value.n !== 1;
  if (!counted && !["minute", "hour"].includes(length.value.unit)) return null;
  const behind = tokens[length.next];
  // "Om 11 uur drie kwartier voor de boekhouder", "maandagmiddag een half uur voor de btw": behind when it is the word is
  // "for", but for what is moved in front of something.
  const isWhen = ({ clock, is }: Token) => clock ?? is.oclock ?? (moving ? undefined : (is.part ?? is.wd ?? is.day));
  const isFor = behind?.is.forTime && tokens.slice(0, i).some((token) => isWhen(token) !== undefined);
  // "40 more minutes before the intake" is how much more, and no moment in front of it.
  const isMore = tokens.slice(at, length.next).some(({ is }) => is.another ?? is.onTop);
  if (
    (behind?.is.before && !isFor && !isMore && !leadsToDays(tokens, length.next + 1)) ||
    (behind?.is.after && !isLimit(behind))
  )
    return null;
  return { value: { length: toMinutes(length.value) }, next: length.next };
}

/** "Two hours before the weekend": nothing happens so long before whole days. */
function leadsToDays(tokens: readonly Token[], i: number): boolean {
  const date = dateAt(tokens, skip(tokens, i, "the"), 0);
  const behind = date && tokens[skip(tokens, date.next, "at")];
  return date !== null && !behind?.clock && !behind?.figure && behind?.is.n === undefined && !behind?.is.part;
}

/** Tokens of an answer that is a number of minutes. */
const MOST_BESIDE_MINUTES = 3;

/** "Make it 45", and "45 please" in answer to us: too many for an hour of the day as people say it, and round. */
function minutesOfIt(tokens: readonly Token[], i: number, isAnswer: boolean): Match<Point> | null {
  const n = Number(tokens[i]?.figure ?? 0);
  const it = /^(?:make|keep) (?:it|that)$/.test(`${tokens[i - 2]?.text} ${tokens[i - 1]?.text}`);
  const ends = !tokens[i + 1] || ENDS.folded.test(tokens[i + 1]!.text);
  const isAlone = isAnswer && ends && n > 24 && tokens.length <= MOST_BESIDE_MINUTES;
  return ((it && ends) || isAlone) && n >= 15 && n <= 120 && n % 5 === 0 ? { value: { length: n }, next: i + 1 } : null;
}
