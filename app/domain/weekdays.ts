/** Weekdays as RFC 5545 writes them, from Monday on. */
export const WEEKDAY_CODES: readonly string[] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** ISO weekdays that a rule names alone, in its order: [2, 4] of "FREQ=WEEKLY;BYDAY=TU,TH"; none of "BYDAY=1MO". */
export function weekdaysOfRule(rrule: string): number[] {
  const codes = /BYDAY=([A-Z,]+)/.exec(rrule)?.[1]?.split(",") ?? [];
  return codes.map((code) => WEEKDAY_CODES.indexOf(code) + 1).filter((day) => day > 0);
}

/** A rule with another day of the week in it; one that counts comes once more for each time round. */
export function onOneMoreDay(rrule: string, day: number): string {
  const days = weekdaysOfRule(rrule);
  if (days.length === 0 || days.includes(day)) return rrule;
  const codes = [...days, day].toSorted((a, b) => a - b).map((one) => WEEKDAY_CODES[one - 1]);
  return rrule
    .replace(/BYDAY=[A-Z,]+/, `BYDAY=${codes.join(",")}`)
    .replace(/COUNT=(\d+)/, (_, count) => `COUNT=${Number(count) + Math.ceil(Number(count) / days.length)}`);
}
