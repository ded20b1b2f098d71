/** What can be chosen for a meeting's length, in minutes. */
export const DURATIONS = [15, 30, 45, 60] as const;
/** Minutes kept free around meetings; 0 is "No buffer". */
export const BUFFERS = [0, 5, 10, 15, 30] as const;
/** Minutes before a meeting at which its reminder goes out. */
export const REMINDERS = [5, 10, 15, 30, 60, 120, 1440] as const;

/** The languages that Parley understands. */
export const LANGUAGES = [
  { value: "en", label: "English" },
  { value: "nl", label: "Nederlands" },
  { value: "de", label: "Deutsch" },
  { value: "fr", label: "Français" },
  { value: "es", label: "Español" },
] as const;

export interface Choice {
  value: string;
  label: string;
}

export const durationChoices: Choice[] = DURATIONS.map((minutes) => choice(minutes, `${minutes} minutes`));
export const bufferChoices: Choice[] = BUFFERS.map((minutes) =>
  choice(minutes, minutes === 0 ? "No buffer" : `${minutes} minutes`),
);
export const reminderChoices: Choice[] = REMINDERS.map((minutes) => choice(minutes, `${inWords(minutes)} before`));

function choice(minutes: number, label: string): Choice {
  return { value: String(minutes), label };
}

function inWords(minutes: number): string {
  if (minutes === 1440) return "1 day";
  if (minutes < 60) return `${minutes} minutes`;
  return minutes === 60 ? "1 hour" : `${minutes / 60} hours`;
}
