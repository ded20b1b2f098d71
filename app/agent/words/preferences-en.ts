import type { LANGUAGES, Preferences } from "~/domain/preferences";

/** What Parley says of preferences and of what it knows, in English. Values come in as they will stand. */
export const preferencesInEnglish = {
  labels: {
    defaultMeetingDuration: "Meeting length",
    bufferTime: "Buffer around meetings",
    reminderMinutes: "Reminders",
    timezone: "Time zone",
    hours: "Working hours",
    workdays: "Working days",
    trips: "Travel",
    language: "Language",
    agenda: "Daily agenda",
  },
  agenda: {
    off: "off",
    at: (time: string, everyDay: boolean) => `${time} ${everyDay ? "every day" : "on working days"}`,
    byMail: "by mail",
    whenEmpty: "also when the day is empty",
    first: (at: string) => `The first one comes ${at}.`,
    firstOfNextDay: (at: string) => `The first one comes ${at}, each for the day after.`,
    notEmpty: "None on a day without meetings.",
  },
  languages: { en: "English", nl: "Dutch", de: "German", fr: "French", es: "Spanish" },
  /** Of the buffer. */
  none: "none",
  /** One line of what is known. */
  fact: (label: string, value: string) => `${label}: ${value}`,
  noTrips: "none",
  before: (length: string) => `${length} before`,
  changed: (label: string, now: string, before: string) => `${label}: ${now} (was ${before}).`,
  already: (label: string, now: string) => `${label}: ${now}, as it was.`,
  told: (label: string, now: string) => `${label}: ${now}.`,
  undone: (label: string, now: string) => `${label}: ${now} again.`,
  zoneNote: "Your meetings keep their moment; I show them in the new zone.",
  tripNote: "In those days I read and show times there. Say *I'm back home* when it ends earlier.",
  range: (label: string, min: string, max: string) => `${label}: anything from ${min} to ${max}.`,
  hours: "That day would end before it begins. Say for example *working hours 9 to 5*.",
  noDays: "That would leave no working day. Say for example *I work Monday to Thursday*.",
  about: "What I know about you:",
  calendar: "Calendar",
  notConnected: "not connected",
  phone: "Phone",
  people: "People I remember",
  nobody: "nobody yet",
  forgetAll: "Forget it",
  forgetPeople: (people: string) => `Shall I forget ${people}? That can't be undone.`,
  forgetContacts: "Shall I forget everybody whose address I remember? That can't be undone.",
  forgetPreferences: "Shall I set your preferences back to the standard ones? Time zone and language stay.",
  forgetEverything:
    "Shall I forget the people I remember and set your preferences back to the standard ones? Your account, calendar, time zone and language stay. The people can't be brought back.",
  yes: "Yes, forget",
  reset: "Yes, reset",
  forgotten: {
    people: "Forgotten. I may meet them again in your calendar.",
    contacts: "Forgotten, everybody. I may meet some again in your calendar.",
    preferences: "Done: your preferences are the standard ones again.",
    everything:
      "Forgotten: the people, and your preferences are the standard ones again. To delete your account, see the settings page.",
  },
  personZone: (name: string, zone: string) => `Noted: ${name} is on ${zone}. I'll show that time when you meet.`,
  nobodyToForget: (name: string) => `I don't remember an address of ${name}.`,
} satisfies PreferenceWords;

/** What has no label of its own. */
type Joined =
  | "workdayStartMinute"
  | "workdayEndMinute"
  | "notifyAgenda"
  | "agendaDays"
  | "agendaMinute"
  | "agendaWhenEmpty"
  | "agendaBy";

interface PreferenceWords {
  labels: Record<Exclude<keyof Preferences, Joined> | "hours" | "agenda", string>;
  languages: Record<(typeof LANGUAGES)[number]["value"], string>;
  [key: string]: unknown;
}
