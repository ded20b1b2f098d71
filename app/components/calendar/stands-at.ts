import type { Stretch } from "~/domain/overlap-columns";

/** Where a stretch of a day stands, as classes of `calendar.css`: drawn to five minutes, which are four pixels. */
export function standsAt({ from, to }: Stretch): string {
  const [a, b] = [Math.round(from / 5) * 5, Math.round(to / 5) * 5];
  return `ah-${Math.floor(a / 60)} am-${a % 60} bh-${Math.floor(b / 60)} bm-${b % 60}`;
}
