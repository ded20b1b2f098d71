import type { DateBits } from "./date-bits";
import { type Day, mondayOf, toCivil, toDay } from "./days";
import type { Match } from "./match";
import type { Token } from "./tokens";

export function feast(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const { feast: fixed, floating, easter } = tokens[i]!.is;
  if (fixed !== undefined) return { value: { month: Math.floor(fixed / 100), dom: fixed % 100 }, next: i + 1 };
  if (floating !== undefined) {
    const [month = 1, n = 1, of = 1] = floating.split(",").map(Number);
    return { value: { month, nth: { n, of } }, next: i + 1 };
  }
  if (easter === undefined) return null;
  const { year } = toCivil(today);
  const day = easterSunday(year) + easter;
  return { value: { day: day >= today ? day : easterSunday(year + 1) + easter }, next: i + 1 };
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
