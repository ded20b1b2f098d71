import { DAY, SECOND } from "~/domain/time";
import type { Transcript } from "~/domain/transcript";
import type { When } from "../understand/command";
import { type Token, tokenize } from "../understand/grammar/tokens";
import { vocabularyOf } from "../understand/grammar/vocabulary";
import { type Day, isoDay, toDay } from "../understand/times/days";
import { isHoliday } from "../understand/times/holidays";
import type { Here } from "../understand/times/make-when";
import { readTime } from "../understand/times/resolve-time";
import { findTimes, type SaidTime } from "../understand/times/said-time";
import { wallAt } from "../understand/times/zone";
import { type Said, stemOf } from "./sentences";

/** A time that was said, read from the moment of the meeting. */
export interface SaidDay {
  /** Offsets into the sentence. */
  from: number;
  to: number;
  /** YYYY-MM-DD until which, or on which; null for "next week" and what names no day, or leaves it open. */
  day: string | null;
  /** The day on which it is not: "not on Thursday". */
  denied: string | null;
  /** Says when at all, be it "around Friday" or "in a few days". */
  saysWhen: boolean;
  /** Whether it speaks of days at all, and not only of an hour or of now. */
  isDay: boolean;
  /** That something comes again: "every Monday". */
  isRepeat: boolean;
  when: When;
  /** The other reading of an hour: "at eight". */
  other: When | null;
  /** Where the day itself begins, behind "on" and "by". */
  core: number;
  /** A bare number word that may count something else: "the three from Leeds". */
  isCounted: boolean;
  /** The month that was said, as YYYY-MM. */
  month: string | null;
  /** Of a month that was not said: "the fifteenth". */
  isOfMonth: boolean;
  /** "Today", "tomorrow". */
  isNear: boolean;
  /** A feast by its name: "Christmas" also says what something is for. */
  isFeast: boolean;
  /** More than a weekday, of which another may be meant: "tomorrow", "Friday the fifth", "the end of the week". */
  isExact: boolean;
}

const WORKDAY = { startMinute: 540, endMinute: 1080 };

/** Where and when the words are read; null in a zone that the runtime does not know. */
export function hereOf({ start, zone }: Transcript): Here | null {
  try {
    return { now: start, zone, wall: wallAt(start, zone), workday: WORKDAY };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The days said in a sentence, in order. */
export function daysIn(said: Said, here: Here | null): SaidDay[] {
  const { folded, words } = said;
  if (!here) return [];
  const isNight = isAtNight(said, here);
  const tokens = withoutCounts(tokenize(withoutAccentless(said), vocabularyOf(words.code)), said);
  const isSpoken = ({ point: { date }, core, next }: SaidTime) =>
    date?.wd === undefined || next - core > 1 || (tokens[core]?.text.length ?? 0) > SHORT_LETTERS;
  const times = findTimes(tokens, { today: here.wall.day }).filter(isSpoken);
  const found = times.map((time): SaidDay => {
    const [from, core, to] = [
      tokens[time.first]?.start ?? 0,
      tokens[time.core]?.start ?? 0,
      tokens[time.next - 1]?.end ?? 0,
    ];
    // "Before Friday": of what is due the day itself counts.
    const { upTo: _, ...point } = time.point;
    const read = readTime({ ...time, point }, folded.slice(core, to), here, {});
    const isDenied = words.notOn.last.test(folded.slice(0, core));
    const day =
      isNight && isNear(time, read.when, here)
        ? null
        : isSameNextWeek(said, read.when, here)
          ? isoDay(here.wall.day + 7)
          : dayOf(time, read.when, here.wall.day, isDenied);
    return {
      from,
      to,
      day: isVague(folded, from, to, words) || isOpen(time, read.when, here.wall.day) ? null : day,
      denied: isDenied ? dayOf(time, read.when, here.wall.day, false) : null,
      saysWhen: day !== null || isStretch(read.when),
      isDay: time.point.date !== undefined || day !== null || isStretch(read.when),
      isRepeat: read.when.kind === "recurring",
      when: read.when,
      // "At eight in the evening" is no eight in the morning.
      other: time.point.part ? null : (read.other ?? null),
      core,
      isCounted: isCounted(time, folded.slice(core, to)),
      ...monthOf(time, read.when),
      isNear: isNextDay(time, here),
      isFeast: tokens.slice(time.core, time.next).some(isHoliday),
      isExact: time.point.date?.wd === undefined || time.point.date.dom !== undefined,
    };
  });
  const later = words.laterToday.in.exec(folded);
  const isToday =
    later && !found.some(({ from, to, day }) => day && from < later.index + later[0].length && to > later.index);
  if (!isToday || isNight) return found;
  const when: When = {
    kind: "date",
    start: isoDay(here.wall.day),
    end: null,
    part: null,
    grain: "day",
    text: later[0],
  };
  const today: SaidDay = {
    from: later.index,
    to: later.index + later[0].length,
    day: isoDay(here.wall.day),
    denied: null,
    saysWhen: true,
    isDay: true,
    isRepeat: false,
    when,
    other: null,
    core: later.index,
    isCounted: false,
    month: null,
    isOfMonth: false,
    isNear: true,
    isFeast: false,
    isExact: true,
  };
  return [...found.filter((one) => one.from >= today.to || one.to <= today.from), today].sort(
    (a, b) => a.from - b.from,
  );
}

/** A name of a day that is written shorter is never said: "so", "do", "sat" are other words. */
const SHORT_LETTERS = 3;

/** "Room 12", "900 euro", "twelve chairs": a number beside what it names or counts is no hour and no day. */
function withoutCounts(tokens: Token[], { folded, keys, words }: Said): Token[] {
  const isNoun = (one: Token | undefined) =>
    one !== undefined && Object.keys(one.is).length === 0 && keys.has(stemOf(one.text));
  return tokens.map((one, n) => {
    const [before, behind] = [tokens[n - 1], tokens[n + 1]];
    if (one.is.n === undefined) return one;
    const isNumbered = one.figure !== undefined && isNoun(before) && !isOfTime(behind);
    const isCount = isNoun(behind) && !words.isVerb(behind?.text ?? "") && !before?.is.at && !before?.is.mo;
    const isMoney = /\p{Sc}\s?$/u.test(folded.slice(0, one.start)) || /^\s?\p{Sc}/u.test(folded.slice(one.end));
    return isNumbered || isCount || isMoney ? { start: one.start, end: one.end, text: "_", is: {} } : one;
  });
}

/** What makes a figure in front of it an hour or a day: a month, "minutes", "o'clock". */
const isOfTime = (one: Token | undefined): boolean =>
  one !== undefined && [one.is.mo, one.is.unit, one.is.oclock].some((meaning) => meaning !== undefined);

/** The same letters, but for words that mean "last" with an accent that they have not. */
const withoutAccentless = ({ folded, text, words }: Said): string =>
  folded.replace(words.notLast.all, (found, index: number) =>
    text.slice(index, index + found.length).toLowerCase() === found ? "_".repeat(found.length) : found,
  );

/** "Same time next week": seven days on. */
function isSameNextWeek({ words, folded }: Said, { start, grain }: When, { now }: Here): boolean {
  const ahead = start ? Date.parse(start) - now : 0;
  return grain === "week" && ahead > 0 && ahead <= 7 * DAY && words.sameTime.in.test(folded);
}

function monthOf({ point: { date } }: SaidTime, { start, grain }: When): Pick<SaidDay, "month" | "isOfMonth"> {
  const isSaid = date?.month !== undefined || grain === "month";
  const isBare = date?.dom !== undefined && date.month === undefined && date.wd === undefined;
  return { month: isSaid && start?.includes("-") ? start.slice(0, 7) : null, isOfMonth: isBare };
}

/** "Next week", "in March". */
const isStretch = ({ kind, grain }: When): boolean => kind === "date" && (grain === "week" || grain === "month");

/** A day of the month by its number word alone. */
const isCounted = ({ point: { date } }: SaidTime, text: string): boolean =>
  date?.dom !== undefined && date.month === undefined && date.wd === undefined && !/\d/.test(text);

/** Until then people may still call it the day before. */
const NIGHT_ENDS_MINUTE = 240;

/** Said after midnight, when "tomorrow" may be the day that has begun. */
function isAtNight({ entry }: Said, { now, zone }: Here): boolean {
  return wallAt(now + (entry.at ?? 0) * SECOND, zone).minute < NIGHT_ENDS_MINUTE;
}

/** "Today", "tomorrow". */
const isNextDay = ({ point }: SaidTime, { wall }: Here): boolean =>
  point.date?.day !== undefined && point.date.day - wall.day <= 1;

/** "Today", "tomorrow", or the weekday of one of these. */
function isNear({ point }: SaidTime, { start }: When, { wall }: Here): boolean {
  if (point.date?.day !== undefined) return true;
  return point.date?.wd !== undefined && !!start?.includes("-") && (dayFrom(start) - wall.day) % 7 <= 1;
}

/** No job is given so far ahead by a weekday and a day of the month alone: such a pair was misheard. */
const FAR_DAYS = 40;

/** "Around Friday", "in a few days", "Friday or so": about when, and no day to hold on to. */
function isVague(folded: string, from: number, to: number, { vague, vagueBehind, definite }: Said["words"]): boolean {
  const before = folded.slice(0, from);
  const article = definite.last.exec(before);
  return (
    vague.in.test(folded.slice(from, to)) ||
    vague.last.test(article ? before.slice(0, article.index) : before) ||
    vagueBehind.first.test(folded.slice(to))
  );
}

/** Days of a stretch that still names one of them: a weekend. */
const SHORT_DAYS = 2;

/** Days of which any may be meant: "later this week", or "next Friday" with another Friday before it. */
function isOpen({ point }: SaidTime, { start, end, grain }: When, today: Day): boolean {
  if (!point.date || point.date.edge || !start?.includes("-")) return false;
  const day = dayFrom(start);
  return (point.date.wdMod === 1 && day - today > 7) || (grain === "day" && !!end && dayFrom(end) - day > SHORT_DAYS);
}

function dayOf({ point, until }: SaidTime, when: When, today: Day, isDenied: boolean): string | null {
  if (until || point.side === "after" || point.repeat || when.kind === "unresolved" || when.kind === "duration")
    return null;
  if (!when.start?.includes("-") || !point.date || isDenied) return null;
  const day = dayFrom(when.start);
  const { wd, either, dom, month, edge } = point.date;
  if (either !== undefined) return null;
  if (wd && dom && !month && day - today > FAR_DAYS) return null;
  if (edge) return edge === "end" && when.end ? isoDay(dayFrom(when.end) - 1) : null;
  // "This week still": its end.
  if (when.grain === "week" && when.end && day <= today) return isoDay(dayFrom(when.end) - 1);
  if (when.grain === "week" || when.grain === "month") return null;
  if (when.grain === "day" && when.end) return isoDay(point.side === "before" ? day - 1 : day);
  return isoDay(day);
}

function dayFrom(iso: string): Day {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split("-").map(Number);
  return toDay(year, month, day);
}
