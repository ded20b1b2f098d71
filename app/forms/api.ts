import * as z from "zod";
import { readMoment } from "~/domain/api-time";
import { MAX_ATTENDEES, MAX_MEETING_MINUTES, MIN_MEETING_MINUTES } from "~/domain/meeting-limits";
import { LANGUAGES, PREFERENCE_LIMITS } from "~/domain/preferences";
import { LONGEST_RULE, readRule } from "~/domain/rrule";
import { isZone } from "~/domain/zones";
import { lineUpTo, textUpTo } from "./text";

/*
 * What calls of the API carry. The OpenAPI document is made from these same schemas, so they only check: what several
 * fields mean together is read where the call is answered. Objects are strict: an unknown field is refused by its name.
 */

const Moment = z
  .string()
  .max(40)
  .refine((text) => typeof readMoment(text, null) === "number", {
    error: "Not a moment of RFC 3339 with an offset, like 2026-03-05T15:00:00+01:00.",
  })
  .meta({
    format: "date-time",
    description: "A moment of RFC 3339, with its offset. Seconds end at 59: there is no :60.",
  });

const Day = z.iso.date({ error: "Not a date, like 2026-03-05." });

/** Of what takes whole days (RFC 5545, VALUE=DATE). */
const days = {
  start_date: Day.optional().meta({
    description:
      "The first day of a meeting that takes whole days, in place of `start`: a date, the same in every zone. Such a meeting has no `end`, `duration`, `video_call` or `reminder_minutes`.",
    examples: ["2026-12-24"],
  }),
  end_date: Day.optional().meta({
    description:
      "The day after its last one, as RFC 5545 has it: 24 to 26 December is `start_date` 2026-12-24 and `end_date` 2026-12-27. Without it: one day, or as many as it took.",
    examples: ["2026-12-27"],
  }),
};

const Recurrence = z
  .string()
  .max(LONGEST_RULE)
  .superRefine((text, context) => {
    const rule = readRule(text);
    if ("problem" in rule) context.addIssue({ code: "custom", message: rule.problem });
  })
  .meta({
    description:
      "Makes it the first of a series: one RRULE of RFC 5545 with FREQ (DAILY to YEARLY), INTERVAL, COUNT or UNTIL, BYDAY, BYMONTHDAY, BYMONTH, WKST. The series repeats in `time_zone`, and its rule has to name the day on which it begins. It goes with `start` or `start_date`, not with `preferred_times`.",
    examples: ["FREQ=WEEKLY;BYDAY=TU;COUNT=10"],
  });

const Zone = z
  .string()
  .max(80)
  .refine(isZone, { error: "Not a time zone of the IANA list, like Europe/Amsterdam." })
  .meta({
    description:
      "An IANA time zone. Offsets beside it have to be those that it has then; `Z` goes with every zone. Without it: the zone of your preferences, and any offset is taken for the moment that it says.",
    examples: ["Europe/Amsterdam"],
  });

const Minutes = z.int().min(MIN_MEETING_MINUTES).max(MAX_MEETING_MINUTES).meta({ description: "Length in minutes." });

const Email = z.email().max(254);

const Participant = z
  .strictObject({ email: Email, name: lineUpTo(120).min(1).optional() })
  .meta({ id: "NewParticipant" });

const AllowConflicts = z.boolean().meta({
  description: "Book it although something else is in the calendar then. Without it such a time is refused with 409.",
});

const details = {
  title: lineUpTo(200).min(1).meta({ description: "One line, without control characters." }),
  description: textUpTo(4_000).meta({ description: "May have several lines." }),
  location: lineUpTo(500),
  participants: z
    .array(Participant)
    .max(MAX_ATTENDEES)
    .meta({ description: "Everybody to be invited, you left out. Google Calendar mails them." }),
};

/** A new meeting. */
export const MeetingCreate = z
  .strictObject({
    title: details.title,
    start: Moment.optional(),
    end: Moment.optional(),
    duration: Minutes.optional(),
    preferred_times: z.array(Moment).min(1).max(10).optional().meta({
      description: "Starts in the order in which you like them, in place of `start`: the first free one is taken.",
    }),
    time_zone: Zone.optional(),
    ...days,
    recurrence: Recurrence.optional(),
    participants: details.participants.optional(),
    participant_email: Email.optional().meta({ description: "One participant, in place of `participants`." }),
    location: details.location.optional(),
    description: details.description.optional(),
    video_call: z.boolean().optional().meta({
      description:
        "Whether there is a Google Meet link. Left out, there is one where somebody is invited and there is no place.",
    }),
    reminder_minutes: z
      .int()
      .min(PREFERENCE_LIMITS.reminderMinutes.min)
      .max(PREFERENCE_LIMITS.reminderMinutes.max)
      .nullable()
      .optional()
      .meta({
        description: "When you are reminded, in minutes before it; null for never. Without it: your usual time.",
      }),
    allow_conflicts: AllowConflicts.optional(),
  })
  .meta({ id: "MeetingCreate" });

/** Only what is named changes. */
export const MeetingPatch = z
  .strictObject({
    title: details.title.optional(),
    start: Moment.optional(),
    end: Moment.optional(),
    duration: Minutes.optional(),
    time_zone: Zone.optional(),
    ...days,
    recurrence: Recurrence.optional(),
    participants: details.participants.optional(),
    location: details.location.optional(),
    description: details.description.optional(),
    allow_conflicts: AllowConflicts.optional(),
  })
  .meta({ id: "MeetingPatch" });

/** The whole meeting as it is to be; what is left out is empty afterwards. */
export const MeetingPut = z
  .strictObject({
    title: details.title,
    start: Moment.optional(),
    end: Moment.optional(),
    duration: Minutes.optional(),
    time_zone: Zone.optional(),
    ...days,
    recurrence: Recurrence.optional(),
    participants: details.participants.default([]),
    location: details.location.default(""),
    description: details.description.default(""),
    allow_conflicts: AllowConflicts.optional(),
  })
  .meta({ id: "MeetingPut" });

export type MeetingTimes = Pick<
  z.output<typeof MeetingCreate>,
  "start" | "end" | "duration" | "preferred_times" | "time_zone" | "start_date" | "end_date"
>;

/** How much of a series a change is meant for. */
export const ChangeQuery = z.strictObject({
  apply_to: z.enum(["this", "following", "all"]).default("this").meta({
    description:
      "Of a series: this meeting alone, this one and those that follow, or all of them, also those that have been. Only the time of day can change for more than one, within the day: any other field is refused.",
  }),
});

export const CancelQuery = z.strictObject({
  apply_to: z.enum(["this", "following", "all"]).default("this").meta({
    description: "Of a series: this meeting alone, this one and those that follow, or all of them.",
  }),
});

const page = {
  limit: z.coerce.number().int().min(1).max(100).default(20).meta({ description: "How many, at most." }),
  cursor: z.string().min(1).max(500).optional().meta({ description: "`next_cursor` of the page before." }),
};

export const MeetingQuery = z.strictObject({
  from: Moment.optional().meta({ description: "Meetings that end after it. Without it: now." }),
  to: Moment.optional().meta({ description: "Meetings that begin before it." }),
  status: z.enum(["confirmed", "pending", "cancelled"]).optional().meta({
    description:
      "Only these. `pending`: tentative, or somebody has not answered. Without it: all but the cancelled ones.",
  }),
  q: z.string().max(200).optional().meta({ description: "Words that occur in title, place or people." }),
  series_id: z.string().min(1).max(1_100).optional().meta({ description: "Only those of this series." }),
  all_day: z.enum(["true", "false"]).optional().meta({
    description: "`true`: only what takes whole days; `false`: only what has a time of day. Without it: both.",
  }),
  ...page,
});

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const AvailabilityQuery = z.strictObject({
  duration: z.coerce
    .number()
    .int()
    .min(MIN_MEETING_MINUTES)
    .max(8 * 60)
    .optional()
    .meta({ description: "Length in minutes. Without it: your usual length." }),
  from: Moment.optional().meta({ description: "From when to look, not before now. Without it: now." }),
  to: Moment.optional().meta({
    description: "Until when to look, at most 31 days after `from`. Without it: 7 days after it.",
  }),
  time_zone: Zone.optional(),
  participants: z.string().max(6_000).optional().meta({
    description:
      "Addresses of guests, with commas between them, at most 20. A guest whose calendar you cannot see is told as such.",
  }),
  earliest: Clock.optional().meta({
    description: "No start before this time of day, in `time_zone`.",
    examples: ["09:00"],
  }),
  latest: Clock.optional().meta({ description: "No end after this time of day.", examples: ["17:30"] }),
  days: z
    .string()
    .regex(/^[1-7](?:,[1-7])*$/)
    .optional()
    .meta({ description: "Only these ISO weekdays, Monday is 1. Without it: your working days.", examples: ["1,2,4"] }),
  limit: z.coerce.number().int().min(1).max(50).default(10).meta({ description: "How many free times, at most." }),
});

export const ContactQuery = z.strictObject({
  q: z.string().max(200).optional().meta({ description: "Letters that occur in name or address." }),
  ...page,
});

export const PreferencesPatch = z
  .strictObject({
    time_zone: Zone.optional(),
    default_duration: z
      .int()
      .min(PREFERENCE_LIMITS.defaultMeetingDuration.min)
      .max(PREFERENCE_LIMITS.defaultMeetingDuration.max)
      .optional(),
    buffer: z.int().min(PREFERENCE_LIMITS.bufferTime.min).max(PREFERENCE_LIMITS.bufferTime.max).optional(),
    reminder_minutes: z
      .int()
      .min(PREFERENCE_LIMITS.reminderMinutes.min)
      .max(PREFERENCE_LIMITS.reminderMinutes.max)
      .optional(),
    workday_start: Clock.optional(),
    workday_end: Clock.optional(),
    workdays: z.array(z.int().min(1).max(7)).min(1).max(7).optional(),
    language: z.enum(LANGUAGES.map(({ value }) => value)).optional(),
  })
  .meta({ id: "PreferencesPatch" });

export const SummaryQuery = z.strictObject(page);

export const EventQuery = z.strictObject({
  ...page,
  cursor: page.cursor.meta({ description: "`next_cursor` of an answer before: only what happened after it." }),
});

export const ActionItemQuery = z.strictObject({
  state: z.enum(["open", "done", "any"]).default("any").meta({ description: "Only these." }),
  ...page,
});
