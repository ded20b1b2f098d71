import { Temporal } from "temporal-polyfill";

/** "2025-01-15" → "Jan 15, 2025" */
export function shortDate(date: string): string {
  return Temporal.PlainDate.from(date).toLocaleString("en-US", { dateStyle: "medium" });
}

/** "2025-01-15" → "January 15, 2025" */
export function longDate(date: string): string {
  return Temporal.PlainDate.from(date).toLocaleString("en-US", { dateStyle: "long" });
}

/** "2025-01-15" → "Wed, 15 Jan 2025 00:00:00 GMT", as RSS wants it */
export function feedDate(date: string): string {
  const start = Temporal.PlainDate.from(date).toZonedDateTime("UTC").epochMilliseconds;
  return new Date(start).toUTCString();
}
