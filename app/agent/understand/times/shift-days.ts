import type { Match } from "../grammar/match";
import { addMonths, type Day, mondayOf } from "./days";
import type { Length } from "./length-rules";

/** `length` after (sign 1) or before (sign -1) a day. Working days skip Saturday and Sunday. */
export function shiftDay(day: Day, { plus, ...length }: Length, sign: 1 | -1): Day {
  const shifted = shiftOne(day, length, sign);
  return plus ? shiftDay(shifted, plus, sign) : shifted;
}

function shiftOne(day: Day, { n, unit }: Length, sign: 1 | -1): Day {
  // Half a year is six months, half a month a fortnight.
  if (unit === "year" && n % 1) return addMonths(day, Math.round(n * 12) * sign);
  if (unit === "month" && n % 1) return addMonths(day, Math.trunc(n) * sign) + 15 * sign;
  const count = Math.round(n) * sign;
  if (unit === "month") return addMonths(day, count);
  if (unit === "fortnight") return day + 14 * count;
  if (unit === "quarter") return addMonths(day, count * 3);
  if (unit === "halfyear") return addMonths(day, count * 6);
  if (unit === "year") return addMonths(day, count * 12);
  if (unit === "week" || unit === "weekend") return day + Math.round(n * 7) * sign;
  if (unit !== "workday") return day + count;
  let left = Math.abs(count);
  let at = day;
  while (left > 0) {
    at += sign;
    if (at - mondayOf(at) < 5) left--;
  }
  return at;
}

/** The first day after `today` with this weekday. */
export function nextWeekday(today: Day, wd: number): Day {
  const day = mondayOf(today) + wd - 1;
  return day > today ? day : day + 7;
}

export function wholeDays(length: Match<Length> | null): Match<Length> | null {
  if (!length || ["second", "minute", "hour"].includes(length.value.unit) || length.value.n > 5000) return null;
  return length;
}

/** Behind a day, German "in acht Tagen" is a week, as "in vierzehn Tagen" is two. */
export function asCounted(length: Length): Length {
  return length.unit === "day" && length.n === 8 ? { n: 1, unit: "week" } : length;
}

/** "Two weeks", "a fortnight", "14 days". */
export const isInWeeks = ({ unit, n, plus }: Length): boolean =>
  !plus && (unit === "week" || unit === "fortnight" || (unit === "day" && n % 7 === 0));
