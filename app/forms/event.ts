import * as z from "zod";
import { readEmail } from "~/domain/contact";
import { MAX_ATTENDEES, MAX_MEETING_MINUTES, MIN_MEETING_MINUTES } from "~/domain/meeting-limits";

const MISSING = "Please fill in required fields";
const day = z.string({ error: MISSING }).regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "Please pick a date");
const clock = z.string({ error: MISSING }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please pick a time");

/** Addresses separated by commas, semicolons or line ends, as lower-case addresses without repeats. */
const Addresses = z
  .string()
  .max(10_000, "That is too long")
  .default("")
  .transform((text, context) => {
    const parts = text.split(/[,;\n]/).flatMap((part) => part.trim() || []);
    const wrong = parts.filter((part) => !readEmail(part));
    if (wrong.length > 0) {
      context.addIssue({ code: "custom", message: `Not an email address: ${wrong.slice(0, 3).join(", ")}` });
    }
    const addresses = [...new Set(parts.flatMap((part) => readEmail(part) ?? []))];
    if (addresses.length > MAX_ATTENDEES) {
      context.addIssue({ code: "custom", message: `Google invites at most ${MAX_ATTENDEES} people to one event.` });
    }
    return addresses;
  });

/** What `TakenAlert` adds to a form: a free time to take instead, or the wish to take the taken one. */
const afterConflict = {
  instead: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    .optional(),
  anyway: z.literal("on").optional(),
};

/** "New Event" and "New Meeting". Without an end it takes an hour. */
export const EventForm = z.object({
  meetingId: z.uuid(),
  summary: z.string({ error: MISSING }).trim().min(1, MISSING).max(200, "At most 200 characters"),
  description: z.string().trim().max(4_000, "At most 4000 characters").default(""),
  location: z.string().trim().max(500, "At most 500 characters").default(""),
  startDate: day,
  startTime: clock,
  endDate: day.optional(),
  endTime: clock.optional(),
  attendees: Addresses,
  ...afterConflict,
});

/** Its times alone: what is wrong with them is told though something else is wrong as well. */
export const EventTimes = EventForm.pick({
  startDate: true,
  startTime: true,
  endDate: true,
  endTime: true,
  instead: true,
});

/** A new time for an event. */
export const MoveForm = z.object({
  /** The event's etag as it was shown. */
  seen: z.string().max(200).default(""),
  startDate: day,
  startTime: clock,
  durationMinutes: z.coerce
    .number({ error: MISSING })
    .int("Whole minutes, please")
    .min(MIN_MEETING_MINUTES, `A meeting takes at least ${MIN_MEETING_MINUTES} minutes.`)
    .max(MAX_MEETING_MINUTES, `A meeting takes at most ${MAX_MEETING_MINUTES / 60} hours.`),
  ...afterConflict,
});

/** Its start alone, as `EventTimes`. */
export const MoveStart = MoveForm.pick({ startDate: true, startTime: true, instead: true });
