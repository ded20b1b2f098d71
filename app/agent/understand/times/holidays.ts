import { type Match, meaning, ordinalAt, skip } from "../grammar/match";
import type { Token } from "../grammar/tokens";
import type { DateBits } from "./date-bits";
import { type Day, mondayOf, toCivil, toDay, weekdayOf } from "./days";
import { yearAt } from "./month-dates";
import { yearBehind } from "./numbered-periods";
import { resolveDate } from "./resolve-date";
import { nextWeekday } from "./shift-days";

/** "Easter weekend", "Labor Day weekend": the days off around the holiday. */
export function holidayWeekend(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const found = tokens[i + 1]?.is.unit === "weekend" ? holiday(tokens, i, today) : null;
  if (!found) return null;
  const day = resolveDate(found.value, today).from;
  const saturday = weekdayOf(day) === 1 ? day - 2 : mondayOf(day) + 5;
  return { value: { span: { from: saturday, to: Math.max(saturday + 2, day + 1), grain: "day" } }, next: i + 2 };
}

/** "Christmas", "last Christmas", "Easter 2027": without a year the one to come. */
export function holiday(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const mod = meaning(tokens, i, "mod");
  const at = mod === undefined ? i : i + 1;
  const found = tokens[at] && namedHoliday(tokens, at, today);
  if (!found) return null;
  const said = yearBehind(tokens, found.next, today);
  if (!said && mod !== -1) return found;
  const coming = toCivil(resolveDate(found.value, today).from).year;
  const first = toDay(said?.value ?? coming - 1, 1, 1);
  const day = resolveDate(namedHoliday(tokens, at, first)?.value ?? found.value, first).from;
  return { value: { day }, next: said?.next ?? found.next };
}

function namedHoliday(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const later = ordinalAt(tokens, i);
  return later && later.value > 0 && later.value < 5
    ? dayOfHoliday(tokens, later.next, later.value - 1, today)
    : dayOfHoliday(tokens, i, 0, today);
}

export function isHoliday({ is }: Token): boolean {
  return (
    is.holiday !== undefined || is.floating !== undefined || is.weekdayFrom !== undefined || is.easter !== undefined
  );
}

/** A holiday at `i`, or a later day of it: "tweede kerstdag", "3. Advent" (a week each). */
function dayOfHoliday(tokens: readonly Token[], i: number, later: number, today: Day): Match<DateBits> | null {
  if (!tokens[i]) return null;
  const { holiday: fixed, floating, weekdayFrom, easter } = tokens[i]!.is;
  if (fixed !== undefined)
    return { value: { month: Math.floor(fixed / 100), dom: (fixed % 100) + later }, next: i + 1 };
  if (floating !== undefined && !later) {
    const [month = 1, n = 1, of = 1] = floating.split(",").map(Number);
    return { value: { month, nth: { n, of } }, next: i + 1 };
  }
  const dayIn =
    weekdayFrom !== undefined
      ? (year: number) => firstFrom(weekdayFrom, year) + 7 * later
      : easter !== undefined
        ? (year: number) => easterSunday(year) + easter + later
        : null;
  if (!dayIn) return null;
  const { year } = toCivil(today);
  return { value: { day: dayIn(year) >= today ? dayIn(year) : dayIn(year + 1) }, next: i + 1 };
}

/** The first of a weekday from a date on, "month,day,weekday", in a year. */
function firstFrom(said: string, year: number): Day {
  const [month = 1, dayOfMonth = 1, wd = 1] = said.split(",").map(Number);
  return nextWeekday(toDay(year, month, dayOfMonth) - 1, wd);
}

/** First days of spring, summer, autumn and winter: month and day. */
const SEASONS: readonly (readonly [month: number, day: number])[] = [
  [3, 20],
  [6, 21],
  [9, 23],
  [12, 21],
];

/** "this summer", "in the autumn", "winter 2027": the one that runs or comes next. */
export function season(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  let at = skip(tokens, i, "the");
  const mod = meaning(tokens, at, "mod");
  if (mod !== undefined) at++;
  const which = meaning(tokens, at, "season");
  if (which === undefined) return null;
  const year = yearAt(tokens, skip(tokens, at + 1, "of"));
  const behind = tokens[at + 1];
  // "the summer party" is a kind of party; "next summer please" is a time.
  const noun = behind && /^[a-z]/.test(behind.text) && Object.keys(behind.is).length === 0;
  if (!year && noun && (mod === undefined || OF_A_SEASON.test(behind.text))) return null;
  if (!year && mod === undefined && at === i && !tokens[i - 1]?.is.in) return null;
  const present = toCivil(today).year;
  const from = (y: number) => firstDay(which, y);
  const to = (y: number) => (which === 4 ? firstDay(1, y + 1) : firstDay(which + 1, y));
  const running = [present - 1, present, present + 1].find((y) => to(y) > today) ?? present;
  const skipsOne = mod === 1 && from(running) <= today;
  const y = year?.value ?? running + (skipsOne ? 1 : mod === -1 ? -1 : 0);
  return { value: { span: { from: from(y), to: to(y), grain: "day" } }, next: year?.next ?? at + 1 };
}

/** What is named after a season. */
const OF_A_SEASON =
  /^(?:party|break|camp|school|holidays?|internships?|sale|offsite|retreat|trip|term|schedule|dress)$/;

function firstDay(which: number, year: number): Day {
  const [month, day] = SEASONS[which - 1] ?? [1, 1];
  return toDay(year, month, day);
}

/** Gregorian Easter by the anonymous computus. */
function easterSunday(year: number): Day {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const shift = Math.floor((13 + 8 * century) / 25);
  const moon = (15 - shift + century - Math.floor(century / 4)) % 30;
  const age = (19 * golden + moon) % 30;
  const full = age === 29 || (age === 28 && golden > 10) ? age - 1 : age;
  const fullMoon = toDay(year, 3, 21) + full;
  return mondayOf(fullMoon) + 6 + (fullMoon - mondayOf(fullMoon) === 6 ? 7 : 0);
}
