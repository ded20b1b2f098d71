/** How often an event of a form comes again. */
export const REPEATS = [
  { value: "never", label: "Never" },
  { value: "daily", label: "Every day" },
  { value: "weekly", label: "Every week" },
  { value: "fortnightly", label: "Every 2 weeks" },
  { value: "monthly", label: "Every month" },
] as const;

export type Repeats = (typeof REPEATS)[number]["value"];

/** How the series of a form ends. */
export const SERIES_ENDS = [
  { value: "never", label: "Never" },
  { value: "on", label: "On a date" },
  { value: "after", label: "After a number of times" },
] as const;

/** A series of one is none; nobody counts further than this. */
export const MIN_TIMES = 2;
export const MAX_TIMES = 500;

/** What comes of a day that not every month has: see `ruleOf`. */
export const MONTH_ENDS =
  "Every month from a 31st: on its last day. From a 29th or 30th: not in a February without it.";
