import type { AgendaChannel, AgendaDays } from "./daily-agenda";
import type { Trip } from "./trips";

/** What can be chosen for a meeting's length, in minutes. */
const DURATIONS = [15, 30, 45, 60] as const;
/** Minutes kept free around meetings; 0 is "No buffer". */
const BUFFERS = [0, 5, 10, 15, 30] as const;
/** Minutes before a meeting at which its reminder goes out. */
const REMINDERS = [5, 10, 15, 30, 60, 120, 1440] as const;

/** The languages that Parley understands. */
export const LANGUAGES = [
  { value: "en", label: "English" },
  { value: "nl", label: "Nederlands" },
  { value: "de", label: "Deutsch" },
  { value: "fr", label: "Français" },
  { value: "es", label: "Español" },
] as const;

/** What Parley assumes when it is not said, under the names of its columns. */
export interface Preferences {
  /** Minutes. */
  defaultMeetingDuration: number;
  /** Minutes kept free around meetings. */
  bufferTime: number;
  /** Minutes before a meeting. */
  reminderMinutes: number;
  /** IANA name. */
  timezone: string;
  /** Minutes after midnight. */
  workdayStartMinute: number;
  workdayEndMinute: number;
  /** ISO weekdays, Monday is 1. */
  workdays: number[];
  /** Times away from `timezone`, in order. */
  trips: Trip[];
  /** Two letters, one of `LANGUAGES`. */
  language: string;
  /** Whether a daily agenda is sent. */
  notifyAgenda: boolean;
  agendaDays: AgendaDays;
  /** Minutes after midnight. */
  agendaMinute: number;
  /** Also on days on which nothing is planned. */
  agendaWhenEmpty: boolean;
  agendaBy: AgendaChannel;
}

/** What a new user has, zone and language aside, which belong to where somebody is. */
export const DEFAULT_PREFERENCES = {
  defaultMeetingDuration: 30,
  bufferTime: 15,
  reminderMinutes: 15,
  workdayStartMinute: 540,
  workdayEndMinute: 1080,
  workdays: [1, 2, 3, 4, 5],
  trips: [],
  notifyAgenda: false,
  agendaDays: "workdays",
  agendaMinute: 480,
  agendaWhenEmpty: false,
  agendaBy: "whatsapp",
} satisfies Partial<Preferences>;

/** What may be said where not every number makes sense, in minutes; the lists above are what most people choose. */
export const PREFERENCE_LIMITS = {
  defaultMeetingDuration: { min: 5, max: 480 },
  bufferTime: { min: 0, max: 120 },
  reminderMinutes: { min: 1, max: 10_080 },
} satisfies { [K in keyof Preferences]?: { min: number; max: number } };

export type PreferenceProblem =
  | { kind: "range"; key: keyof typeof PREFERENCE_LIMITS; min: number; max: number }
  /** The day would end before it begins. */
  | { kind: "hours" }
  | { kind: "no-days" };

/** Why these values cannot be, null when they can. `all` holds them beside what stays as it is. */
export function problemOf(values: Partial<Preferences>, all: Preferences): PreferenceProblem | null {
  for (const key of ["defaultMeetingDuration", "bufferTime", "reminderMinutes"] as const) {
    const { min, max } = PREFERENCE_LIMITS[key];
    const value = values[key];
    if (value !== undefined && (!Number.isInteger(value) || value < min || value > max))
      return { kind: "range", key, min, max };
  }
  const saysHours = values.workdayStartMinute !== undefined || values.workdayEndMinute !== undefined;
  if (saysHours && all.workdayEndMinute <= all.workdayStartMinute) return { kind: "hours" };
  return values.workdays?.length === 0 ? { kind: "no-days" } : null;
}

export interface Choice {
  value: string;
  label: string;
}

/** What the lists offer, with what is chosen now in its place among them: by text any number may have been set. */
export const durationChoices = (now: number): Choice[] =>
  among(DURATIONS, now, (minutes) => choice(minutes, `${minutes} minutes`));
export const bufferChoices = (now: number): Choice[] =>
  among(BUFFERS, now, (minutes) => choice(minutes, minutes === 0 ? "No buffer" : `${minutes} minutes`));
export const reminderChoices = (now: number): Choice[] =>
  among(REMINDERS, now, (minutes) => choice(minutes, `${inWords(minutes)} before`));

/** The same for one meeting, with the usual time and none; `own` is what was chosen for it, undefined for nothing. */
export function meetingReminderChoices(own: number | null | undefined, usual: number): Choice[] {
  return [
    { value: "usual", label: `The usual: ${inWords(usual)} before` },
    ...reminderChoices(own ?? usual),
    { value: "none", label: "Not at all" },
  ];
}

function among(usual: readonly number[], now: number, toChoice: (minutes: number) => Choice): Choice[] {
  return [...new Set([...usual, now])].toSorted((a, b) => a - b).map(toChoice);
}

function choice(minutes: number, label: string): Choice {
  return { value: String(minutes), label };
}

function inWords(minutes: number): string {
  if (minutes % 1440 === 0) return minutes === 1440 ? "1 day" : `${minutes / 1440} days`;
  if (minutes % 60 !== 0 || minutes < 120) return minutes === 60 ? "1 hour" : `${minutes} minutes`;
  return `${minutes / 60} hours`;
}
