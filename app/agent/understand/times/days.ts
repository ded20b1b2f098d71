/**
 * Calendar days as plain integers: the number of days since 1970-01-01, proleptic Gregorian, no zone.
 * The rules add and compare thousands of candidate days; Temporal objects would cost more than the whole rest.
 */
export type Day = number;

export interface Civil {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

/** The day with this date. A day beyond the end of its month rolls over: check with `dateExists`. */
export function toDay(year: number, month: number, day: number): Day {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

export function toCivil(day: Day): Civil {
  const z = day + 719468;
  const era = Math.floor(z / 146097);
  const dayOfEra = z - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const m = Math.floor((5 * dayOfYear + 2) / 153);
  const month = m < 10 ? m + 3 : m - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * m + 2) / 5) + 1,
  };
}

export function daysInMonth(year: number, month: number): number {
  return month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : 30 + ((month + (month >> 3)) & 1);
}

export function dateExists(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: Day): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** The Monday of the week that holds `day`. */
export function mondayOf(day: Day): Day {
  return day - weekdayOf(day) + 1;
}

/** Same day of the month, `months` later, cut to the end of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, day: dayOfMonth } = toCivil(day);
  const index = year * 12 + month - 1 + months;
  const y = Math.floor(index / 12);
  const m = index - y * 12 + 1;
  return toDay(y, m, Math.min(dayOfMonth, daysInMonth(y, m)));
}

/** `YYYY-MM-DD`. */
export function isoDay(day: Day): string {
  const { year, month, day: dayOfMonth } = toCivil(day);
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(dayOfMonth)}`;
}

/** The date so many days behind another, below zero in front of it; both `YYYY-MM-DD`. */
export const daysAfter = (date: string, days: number): string =>
  isoDay(Date.parse(`${date}T00:00:00Z`) / 86_400_000 + days);

/** Minutes after midnight as `HH:MM`. */
export function isoMinute(minute: number): string {
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function two(n: number): string {
  return String(n).padStart(2, "0");
}
