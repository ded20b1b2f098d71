/** Weekdays as RFC 5545 writes them, from Monday on. */
export const WEEKDAY_CODES: readonly string[] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** ISO weekdays that a rule names alone, in its order: [2, 4] of "FREQ=WEEKLY;BYDAY=TU,TH"; none of "BYDAY=1MO". */
export function weekdaysOfRule(rrule: string): number[] {
  const codes = /BYDAY=([A-Z,]+)/.exec(rrule)?.[1]?.split(",") ?? [];
  return codes.map((code) => WEEKDAY_CODES.indexOf(code) + 1).filter((day) => day > 0);
}
