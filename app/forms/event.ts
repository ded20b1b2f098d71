import * as z from "zod";
import { daysFrom, slotOfDays } from "~/domain/all-day";
import { readEmail } from "~/domain/contact";
import { DAY_MINUTES } from "~/domain/dragged-slot";
import { type FormErrors, readFormDays, readFormSlot, readFormStart } from "~/domain/form-slot";
import { LATE_MINUTES } from "~/domain/late";
import { MAX_ATTENDEES, MAX_MEETING_MINUTES, MIN_MEETING_MINUTES } from "~/domain/meeting-limits";
import type { NewMeeting } from "~/domain/new-meeting";
import { ruleOf, withEnd } from "~/domain/repeat-rule";
import { MAX_TIMES, MIN_TIMES, REPEATS, SERIES_ENDS } from "~/domain/repeats";
import { REACHES } from "~/domain/series-reach";
import { type Instant, MINUTE } from "~/domain/time";
import { VIDEO_CALLS } from "~/domain/video-calls";
import { localDay } from "~/domain/zones";
import { addressesUpTo, mailboxesUpTo } from "./addresses";
import { Reminder } from "./settings";
import { lineUpTo, textUpTo } from "./text";

export const MISSING = "Please fill in required fields";
const day = z.string({ error: MISSING }).regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "Please pick a date");
const clock = z.string({ error: MISSING }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please pick a time");

/** People who were ticked; whose address is none was not ticked on our page. */
const Guests = z
  .array(z.string().max(254))
  .max(MAX_ATTENDEES, `Google invites at most ${MAX_ATTENDEES} people to one event.`)
  .default([])
  .transform((all) => all.flatMap((one) => readEmail(one) ?? []));

/** What `TakenAlert` adds to a form: a free time to take instead, or the wish to take the taken one. */
const afterConflict = {
  instead: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    .optional(),
  anyway: z.literal("on").optional(),
};
const start = { startDate: day, startTime: clock, ...afterConflict };

const newDetails = {
  meetingId: z.guid(),
  /** The template that was chosen. */
  template: z.guid().optional().catch(undefined),
  summary: lineUpTo(200, MISSING).min(1, MISSING),
  description: textUpTo(4_000).default(""),
  location: lineUpTo(500).default(""),
  attendees: mailboxesUpTo(MAX_ATTENDEES),
  guests: Guests,
  meet: z.enum(VIDEO_CALLS.map(({ value }) => value)).default("auto"),
  repeats: z.enum(REPEATS.map(({ value }) => value)).default("never"),
  ends: z.enum(SERIES_ENDS.map(({ value }) => value)).default("never"),
  // What stands in these counts where `ends` asks for it.
  endsOn: day.catch("").optional(),
  endsAfter: z.coerce.number().int().min(MIN_TIMES).max(MAX_TIMES).catch(0).optional(),
  /** When the user is reminded of it; undefined is as usual, null never. */
  reminder: Reminder.optional(),
};
/** Without an end it takes an hour, or a day where it takes whole ones: then the dates alone count. */
const newTimes = {
  ...start,
  startTime: clock.optional(),
  allDay: z.literal("on").optional(),
  endDate: day.optional(),
  endTime: clock.optional(),
};

/** The id names the notice: sent twice, the guests hear it once. */
export const LateForm = z.object({ noticeId: z.guid(), minutes: z.coerce.number().pipe(z.literal(LATE_MINUTES)) });

/** Names a change of a series: sent twice, it is made once. */
export const ChangeId = z.guid();

const rescheduleDetails = {
  /** How much of its series moves along. */
  reach: z
    .enum(REACHES.map(({ value }) => value))
    .default("one")
    .catch("one"),
  changeId: ChangeId.optional().catch(undefined),
  /** The event's etag as it was shown. */
  seen: z.string().max(200).default(""),
  /** It takes back the change before it. */
  isUndo: z.literal("yes").optional(),
  durationMinutes: z.coerce
    .number({ error: MISSING })
    .int("Whole minutes, please")
    .min(MIN_MEETING_MINUTES, `A meeting takes at least ${MIN_MEETING_MINUTES} minutes.`)
    .max(MAX_MEETING_MINUTES, `A meeting takes at most ${MAX_MEETING_MINUTES / 60} hours.`),
};

/** The inputs of "New Event" and "New Meeting", for their constraints. */
export const NewMeetingInputs = z.object({ ...newDetails, ...newTimes });
/** The inputs of "Reschedule", for their constraints. */
export const RescheduleInputs = z.object({ ...rescheduleDetails, ...start });

/**
 * A new meeting as a form asks for it. Its two halves are read side by side: what is wrong with the times is told though
 * something else is wrong as well.
 *
 * @param zone IANA zone in which the times are meant: the user's
 */
export const newMeetingForm = (zone: string, now: Instant) =>
  z
    .intersection(
      z.object(newDetails).transform(({ ends, endsOn, endsAfter, ...typed }, context) => {
        const end = typed.repeats === "never" || ends === "never" ? null : ends === "on" ? endsOn : endsAfter;
        if (end === null || end) return { ...typed, end };
        return ends === "on"
          ? refuse({ endsOn: ["Please pick a date"] }, context)
          : refuse({ endsAfter: [`From ${MIN_TIMES} to ${MAX_TIMES} times, please`] }, context);
      }),
      z.object(newTimes).transform((typed, context) => {
        const { startTime } = typed;
        if (!typed.allDay && startTime === undefined) return refuse({ startTime: [MISSING] }, context);
        const read = typed.allDay
          ? readFormDays(typed, zone, now)
          : readFormSlot({ ...typed, startTime: startTime ?? "" }, zone, now);
        return "errors" in read ? refuse(read.errors, context) : { ...read, ...afterConflictOf(typed) };
      }),
    )
    .transform(({ summary, attendees, guests, slot, startDate, allowOverlap, template, ...same }, context) => {
      const { meet, repeats, end, reminder, ...kept } = same;
      const isTimed = !("allDay" in kept);
      const firstDay = localDay(slot.start, zone);
      if (typeof end === "string" && end < firstDay)
        return refuse({ endsOn: ["It would end before it begins."] }, context);
      const rule = ruleOf(repeats, firstDay);
      const meeting: NewMeeting = {
        ...{ ...kept, ...slot, title: summary, zone },
        attendees: [
          ...[...new Set(guests)].map((email) => ({ email })),
          ...attendees.filter(({ email }) => !guests.includes(email)),
        ],
        recurrence: end === null ? rule : withEnd(rule, end, { start: slot.start, isAllDay: !isTimed }, zone),
        ...(meet !== "auto" && isTimed && { meet: meet === "on" }),
        ...(reminder !== undefined && isTimed && { reminderMinutes: reminder }),
      };
      return { meeting, startDate, allowOverlap, template };
    });

/** The time and the guests of a form whose other fields do not count yet: to be looked at before anything is booked. */
export const timesForm = (zone: string, now: Instant) =>
  z.intersection(
    z.object({ attendees: addressesUpTo(MAX_ATTENDEES), guests: Guests }),
    z.object({ ...newTimes, startTime: clock }).transform((typed, context) => {
      const read = readFormSlot(typed, zone, now);
      return "errors" in read ? refuse(read.errors, context) : read;
    }),
  );

const asTyped = (longest: number) => z.string().max(longest).default("").catch("");

/** A form of a new meeting that is to be filled by a template: as it was typed, right or wrong. */
export const FillingForm = z.object({
  ...{ meetingId: asTyped(36), template: asTyped(36), wantedTemplate: asTyped(36) },
  ...{ filledSlot: asTyped(40), drawnSlot: asTyped(40) },
  ...{ summary: asTyped(1_000), description: asTyped(10_000), location: asTyped(1_000), attendees: asTyped(10_000) },
  ...{ startDate: day.catch(""), startTime: clock.catch(""), endDate: asTyped(10), endTime: asTyped(5) },
  ...{ allDay: asTyped(2), meet: asTyped(4), repeats: asTyped(20), reminder: asTyped(10) },
  ...{ ends: asTyped(10), endsOn: asTyped(10), endsAfter: asTyped(10) },
  guests: z.array(asTyped(254)).max(MAX_ATTENDEES).default([]).catch([]),
});

/** A new time for a meeting, read as `newMeetingForm`. */
export const rescheduleForm = (zone: string, now: Instant) =>
  z
    .intersection(
      z.object(rescheduleDetails),
      z.object(start).transform((typed, context) => {
        const read = readFormStart(typed, zone, now);
        return "errors" in read ? refuse(read.errors, context) : { ...read, ...afterConflictOf(typed) };
      }),
    )
    .transform(({ seen: seenEtag, isUndo, start: begin, durationMinutes, allowOverlap, reach, changeId }) => ({
      ...{ seenEtag, reach, meetingId: changeId ?? crypto.randomUUID() },
      isUndo: isUndo === "yes",
      slot: { start: begin, end: begin + durationMinutes * MINUTE },
      allowOverlap,
    }));

/** `startDate` as it was typed; whoever takes a free time instead wants no overlap. */
function afterConflictOf({ startDate, anyway, instead }: { startDate: string; anyway?: "on"; instead?: string }) {
  return { startDate, allowOverlap: anyway === "on" && !instead };
}

/** New days for an event of whole days, as the calendar sends them: `durationMinutes` is so many times 1440. */
export const draggedDaysForm = (zone: string) =>
  z
    .object({
      seen: rescheduleDetails.seen,
      startDate: day,
      durationMinutes: z.coerce
        .number()
        .int()
        .multipleOf(DAY_MINUTES)
        .min(DAY_MINUTES)
        .max(MOST_DAYS * DAY_MINUTES),
      anyway: afterConflict.anyway,
    })
    .transform(({ seen: seenEtag, startDate, durationMinutes, anyway }) => ({
      seenEtag,
      slot: slotOfDays(daysFrom(startDate, durationMinutes / DAY_MINUTES), zone),
      allowOverlap: anyway === "on",
    }));

/** An event of whole days takes no longer than this. */
const MOST_DAYS = 366;

const most = (limit: number) => z.coerce.number().int().min(-limit).max(limit).catch(0);

/** How far an event was dragged in the calendar; what is not understood is not at all. */
export const DragQuery = z.object({ days: most(31), minutes: most(24 * 60), longer: most(31 * DAY_MINUTES) });

function refuse(errors: FormErrors | Record<string, string[]>, context: z.RefinementCtx) {
  for (const [field, messages] of Object.entries(errors))
    for (const message of messages) context.addIssue({ code: "custom", path: [field], message });
  return z.NEVER;
}
