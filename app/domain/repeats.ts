/** How often an event of a form comes again. */
export const REPEATS = [
  { value: "never", label: "Never" },
  { value: "daily", label: "Every day" },
  { value: "weekly", label: "Every week" },
  { value: "fortnightly", label: "Every 2 weeks" },
  { value: "monthly", label: "Every month" },
] as const;

export type Repeats = (typeof REPEATS)[number]["value"];
