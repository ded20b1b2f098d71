import type { ClockStyle } from "~/domain/clock-style";
import type { Stretch } from "~/domain/overlap-columns";

/** Where a stretch of a day stands, as classes of `calendar.css`: drawn to five minutes, which are four pixels. */
export function standsAt({ from, to }: Stretch): string {
  const [a, b] = [Math.round(from / 5) * 5, Math.round(to / 5) * 5];
  return `ah-${Math.floor(a / 60)} am-${a % 60} bh-${Math.floor(b / 60)} bm-${b % 60}`;
}

/** A number that such a class of an element holds: `numberOf(event, "ah")`; 0 without it. */
export const numberOf = (element: Element, name: string): number =>
  Number(new RegExp(`\\b${name}-(\\d+)`).exec(element.className)?.[1] ?? 0);

/** Whether a minute is one of the hours that are shown. */
export const isWithin = (minute: number, fromHour: number, toHour: number): boolean =>
  minute >= fromHour * 60 && minute < toHour * 60;

/** Whether the present moment takes the place of the name of an hour. */
export const isCoveredBy = (minute: number, hour: number): boolean => Math.abs(minute - hour * 60) < 15;

/** How the times beside the hours are written. */
export const clockAt = (grid: Element | null): ClockStyle =>
  /[ap]m/.test(grid?.querySelector(".hour-scale")?.textContent ?? "") ? "12h" : "24h";
