import type { Day } from "./days";

export type DayGrain = "day" | "week" | "month";

export interface Span {
  from: Day;
  /** Exclusive. */
  to: Day;
  grain: DayGrain;
}

/**
 * What the words of one date say, not yet settled: "Friday", "the 8th" and "next month" add up.
 * `resolveDate` in `resolve-date.ts` finds the days that fit all of it.
 */
export interface DateBits {
  day?: Day;
  /** It was counted in weeks: beside a weekday it is that of its week. */
  inWeeks?: true;
  span?: Span;
  wd?: number;
  /** More weekdays beside it: "Mon, Wed and Fri". */
  also?: readonly number[];
  /** Another weekday that would do: "Tuesday or Wednesday". */
  either?: number;
  /** How the weekday was pointed at: 1 next, 0 this, -1 last. */
  wdMod?: number;
  /** "This coming Friday": of no other week than that of now. */
  coming?: true;
  /** "The Friday after": the first one behind what it is about. */
  after?: true;
  dom?: number;
  month?: number;
  year?: number;
  /** "first Monday", "last day", "second week" of the month or span. `of` is a weekday or a unit. */
  nth?: { n: number; of: number | "day" | "week" | "weekend" | "month" | "workday" };
  /** Which stretch of the span: "end of next week". */
  edge?: "start" | "mid" | "end";
}
