import * as z from "zod";
import { AGENDA_CHANNELS, AGENDA_DAYS } from "~/domain/daily-agenda";
import { IS_MESSAGE, saysMore } from "~/domain/person-name";
import { minuteOfTime } from "~/domain/phrasing";
import { LANGUAGES, PREFERENCE_LIMITS } from "~/domain/preferences";
import { KEEP_DAYS } from "~/domain/transcript-source";
import { optionalName, personName } from "./account";
import { CHOOSE_FROM_LIST, minutesWithin } from "./listed";
import { lineUpTo, textUpTo } from "./text";
import { ZONE_INPUTS } from "./zone";

const clock = z.string({ error: "Please pick a time" }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please pick a time");
const minuteOf = clock.transform(minuteOfTime);

/** Of a first or a last name. */
const PART_MAX = 60;

export const ProfileForm = z
  .object({
    firstName: personName("Please enter your first name", PART_MAX),
    lastName: optionalName(PART_MAX).default(""),
    ...ZONE_INPUTS,
  })
  .refine(({ firstName, lastName }) => !saysMore(`${firstName} ${lastName}`), {
    path: ["lastName"],
    message: IS_MESSAGE,
  });

const flag = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

export const NotificationsForm = z.object({
  notifyEmail: flag,
  notifyWhatsapp: flag,
  notifyConflicts: flag,
  notifyAgenda: flag,
  /** Where these are not posted, they stay. */
  agendaTime: minuteOf.optional(),
  agendaDays: z.enum(AGENDA_DAYS).optional(),
  agendaBy: z.enum(AGENDA_CHANNELS).optional(),
  agendaWhenEmpty: flag,
  /** Anything on WhatsApp that is no answer: what STOP ends and START begins. */
  messages: flag,
});

export const PreferencesForm = z
  .object({
    defaultMeetingDuration: minutesWithin(PREFERENCE_LIMITS.defaultMeetingDuration),
    bufferTime: minutesWithin(PREFERENCE_LIMITS.bufferTime),
    reminderMinutes: minutesWithin(PREFERENCE_LIMITS.reminderMinutes),
    workdayStart: minuteOf,
    workdayEnd: minuteOf,
    workdays: z.preprocess(
      (days) => (days === undefined ? [] : Array.isArray(days) ? days : [days]),
      z.array(z.coerce.number().int().min(1).max(7)).min(1, "Please tick at least one day"),
    ),
    language: z.enum(LANGUAGES.map(({ value }) => value)),
  })
  .refine(({ workdayStart, workdayEnd }) => workdayStart !== workdayEnd, {
    path: ["workdayEnd"],
    message: "The end is the same as the start.",
  });

/** What is kept of the words of meetings, and who may read them. */
export const MeetingWordsForm = z.object({
  keepTranscriptDays: z.coerce
    .number(CHOOSE_FROM_LIST)
    .refine((days) => KEEP_DAYS.some((choice) => choice === days), CHOOSE_FROM_LIST),
  summariseByModel: flag,
});

/** Minutes before one meeting; "none" for never, "usual" for the usual time. */
/** When the user is reminded of one meeting, in minutes before it: undefined as usual, null never. */
export const Reminder = z.union([
  z.literal("usual").transform(() => undefined),
  z.literal("none").transform(() => null),
  minutesWithin(PREFERENCE_LIMITS.reminderMinutes),
]);

export const MeetingReminderForm = z.object({ minutes: Reminder });

export const DeleteAccountForm = z.object({
  password: z.string().max(200).optional(),
  /** Accounts without a password type DELETE. */
  confirmation: z.string().trim().max(20).optional(),
});

export const SupportForm = z.object({
  requestId: z.guid(),
  name: personName("Please enter your name"),
  email: z.email({ error: "Please enter an email address" }).max(254),
  subject: lineUpTo(150, "Please enter a subject").min(1, "Please enter a subject"),
  message: textUpTo(5_000, "Please enter a message").min(1, "Please enter a message"),
});
