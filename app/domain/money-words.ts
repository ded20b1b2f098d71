import type { Instant } from "./time";

/** Cents as a price: "€29" for whole euros, else "€11.33". */
export function formatPrice(cents: number): string {
  return `€${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}

/** A day of an invoice or a period, as Stripe counts it: in UTC, "1 December 2026". */
export function formatDate(at: Instant): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(at);
}
