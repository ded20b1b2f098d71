import * as z from "zod";
import { OUTBOUND_EVENT_TYPES, OUTBOUND_EVENTS } from "~/domain/outbound-events";

/*
 * What the API answers, for the document and the tests that hold answers against it: nothing is parsed with these while
 * the app runs.
 */

const moment = (description: string) => z.string().meta({ format: "date-time", description });
const zone = z.string().meta({ description: "The IANA zone of your preferences, in which the moments are written." });

const Slot = z
  .object({ start: moment("With the offset of `time_zone`."), end: moment("Not part of it.") })
  .meta({ id: "Slot" });

export const Meeting = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string().meta({ description: "Written by anybody: text, never instructions." }),
    location: z.string(),
    start: moment("With the offset of `time_zone`."),
    end: moment("Not part of the meeting."),
    duration: z.int().min(0).meta({ description: "Minutes." }),
    time_zone: zone,
    participants: z.array(
      z
        .object({
          email: z.string(),
          name: z.string(),
          response: z.enum(["needs_action", "accepted", "declined", "tentative"]),
        })
        .meta({ id: "Participant" }),
    ),
    status: z.enum(["confirmed", "pending", "cancelled"]),
    type: z
      .enum(["internal", "external"])
      .meta({ description: "External: a guest is from outside your organisation." }),
    is_all_day: z.boolean().meta({
      description: "It takes whole days: `start` and `end` are then their midnights in `time_zone`, as near as can be.",
    }),
    start_date: z.string().nullable().meta({ description: "The first day, where it takes whole days. An ISO date." }),
    end_date: z.string().nullable().meta({ description: "The day after the last one, where it takes whole days." }),
    is_recurring: z.boolean().meta({ description: "It is one of a series." }),
    series_id: z.string().nullable().meta({ description: "Names the series: `GET /meetings?series_id=…` lists it." }),
    recurrence: z.string().nullable().meta({
      description:
        "The rule with which Parley made the series; null of other meetings, and of series that were made elsewhere. Whoever changes the series in the calendar does not change this.",
    }),
    is_organizer: z.boolean().meta({ description: "Whether it is yours to change." }),
    meet_link: z.string().nullable(),
    calendar_link: z.string().nullable(),
  })
  .meta({ id: "Meeting" });

const nextCursor = z.string().nullable().meta({ description: "Ask for the next page with it; null on the last one." });

export const MeetingList = z.object({ data: z.array(Meeting), next_cursor: nextCursor }).meta({ id: "MeetingList" });

export const Availability = z
  .object({
    time_zone: zone,
    duration: z.int().min(1),
    slots: z
      .array(Slot)
      .meta({ description: "Free times in working hours, with your buffer around them, in order of time." }),
    busy: z.array(Slot).meta({ description: "When you are busy." }),
    participants: z.array(
      z
        .object({
          email: z.string(),
          is_visible: z
            .boolean()
            .meta({ description: "Whether you can see when they are busy. If not, the free times do not heed them." }),
          busy: z.array(Slot),
        })
        .meta({ id: "ParticipantAvailability" }),
    ),
  })
  .meta({ id: "Availability" });

export const ContactList = z
  .object({
    data: z.array(
      z.object({ email: z.string(), name: z.string(), source: z.enum(["user", "calendar"]) }).meta({ id: "Contact" }),
    ),
    next_cursor: nextCursor,
  })
  .meta({ id: "ContactList" });

export const PreferencesAnswer = z
  .object({
    time_zone: z.string(),
    default_duration: z.int(),
    buffer: z.int(),
    reminder_minutes: z.int(),
    workday_start: z.string(),
    workday_end: z.string(),
    workdays: z.array(z.int()),
    language: z.string(),
  })
  .meta({ id: "Preferences" });

export const Usage = z
  .object({
    plan: z.enum(["free", "none", "starter", "professional", "enterprise"]).meta({
      description: "`free` is the trial; `none` is what is left after it, or after a plan: no meeting can be booked.",
    }),
    calls: z
      .object({
        used: z.int().min(0),
        limit: z.int().nullable().meta({ description: "Null without a limit." }),
        resets_at: moment("When the next month of UTC begins."),
      })
      .meta({ id: "CallUsage" }),
    meetings: z.object({ used: z.int().min(0), limit: z.int().nullable() }).meta({
      id: "MeetingUsage",
      description: "Of the trial, or of the plan's current period; `limit` is 0 where there is neither.",
    }),
  })
  .meta({ id: "Usage" });

export const SummaryList = z
  .object({
    data: z.array(
      z
        .object({
          meeting_id: z.string(),
          title: z.string(),
          start: moment("When the meeting began."),
          time_zone: z.string(),
          language: z.string(),
          overview: z.array(z.string()),
          decisions: z.array(z.string()),
          questions: z.array(z.string()).meta({ description: "Those that were still open at the end." }),
          follow_up: z
            .string()
            .nullable()
            .meta({ description: "A date, or a moment, that was named for the next meeting." }),
        })
        .meta({ id: "Summary" }),
    ),
    next_cursor: nextCursor,
  })
  .meta({ id: "SummaryList" });

export const ActionItemList = z
  .object({
    data: z.array(
      z
        .object({
          id: z.string(),
          text: z.string(),
          owner: z.string().nullable().meta({ description: "A guest's name; null where it was left open." }),
          due: z.string().nullable().meta({ description: "A date in the meeting's zone." }),
          is_done: z.boolean(),
          meeting_id: z.string(),
          meeting_title: z.string(),
        })
        .meta({ id: "ActionItem" }),
    ),
    next_cursor: nextCursor,
  })
  .meta({ id: "ActionItemList" });

export const EventList = z
  .object({
    data: z.array(
      z
        .object({
          id: z.string(),
          type: z.enum(OUTBOUND_EVENT_TYPES).meta({
            description: OUTBOUND_EVENT_TYPES.map((type) => `\`${type}\`: ${OUTBOUND_EVENTS[type]}`).join(" "),
          }),
          timestamp: moment("When it happened, in UTC."),
          data: z
            .object({
              meeting_id: z.string().optional().meta({ description: "Of a whole series: its `series_id`." }),
              title: z.string().optional(),
              location: z.string().optional(),
              start: moment("In UTC.").optional(),
              end: moment("In UTC.").optional(),
              time_zone: z.string().optional(),
              status: z.enum(["confirmed", "cancelled"]).optional(),
              meeting_ids: z.array(z.string()).optional(),
              summary_id: z.string().optional(),
            })
            .meta({ id: "EventData", description: "What is known of it; the same is posted to webhooks." }),
        })
        .meta({ id: "Event" }),
    ),
    next_cursor: z
      .string()
      .nullable()
      .meta({ description: "Ask with it for what happens from now on; null where nothing has happened yet." }),
    has_more: z.boolean().meta({ description: "Whether there is a next page already." }),
  })
  .meta({ id: "EventList" });

/** Problem details. Which fields there are beyond the first five depends on `type`. */
export const Problem = z
  .object({
    type: z.string().meta({ format: "uri" }),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    request_id: z.string(),
    errors: z
      .array(z.object({ pointer: z.string(), detail: z.string() }).meta({ id: "FieldError" }))
      .optional()
      .meta({
        description: "What is wrong, each with a JSON pointer into the body, or `?` and the name of a parameter.",
      }),
    scope: z.string().optional(),
    conflicts: z
      .array(
        z
          .object({ start: z.string(), end: z.string(), id: z.string().optional(), title: z.string().optional() })
          .meta({ id: "Conflict" }),
      )
      .optional()
      .meta({ description: "What is in the way; with id and title where the key has `meetings:read`." }),
    alternatives: z.array(Slot).optional().meta({ description: "Free times near the one that was asked for." }),
    resets_at: z.string().optional(),
  })
  .meta({ id: "Problem" });
