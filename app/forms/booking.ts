import * as z from "zod";
import { MOST_GROUP_GUESTS } from "~/domain/booking-group";
import { MOST_TIMES, SUGGESTION_MAX } from "~/domain/booking-link";
import { readEmail } from "~/domain/contact";
import { SPOKEN } from "~/domain/language";
import { MAX_MEETING_MINUTES, MIN_MEETING_MINUTES } from "~/domain/meeting-limits";
import { type Instant, MINUTE } from "~/domain/time";
import { isZone } from "~/domain/zones";
import { EmailAddress, optionalName, PersonName } from "./account";
import { addressesUpTo } from "./addresses";
import { lineUpTo, textUpTo } from "./text";

const moment = z.coerce.number().int().min(0).max(8.64e15);
const zone = z.string().max(64).refine(isZone).optional().catch(undefined);

/** Who answers, where the user does not know it. */
const guest = {
  name: PersonName.optional(),
  email: z
    .string()
    .max(254)
    .transform((text, issues) => {
      const email = readEmail(text);
      if (!email) issues.addIssue({ code: "custom", message: "email" });
      return email ?? z.NEVER;
    })
    .optional(),
};

/** What the page of a booking link posts. What a guest whom the user knows need not say is left out. */
export const GuestAnswer = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("pick"),
    zone,
    start: moment,
    ...guest,
  }),
  z.object({
    intent: z.literal("can"),
    zone,
    can: z.array(moment).min(1).max(MOST_TIMES),
    ...guest,
  }),
  z.object({ intent: z.literal("suggest"), zone, text: textUpTo(SUGGESTION_MAX).min(1) }),
  z.object({ intent: z.literal("decline"), zone }),
  /** Takes a no back. */
  z.object({ intent: z.literal("reopen"), zone }),
]);

const inputs = {
  /** Made by a form or from a message, which is why any 128 bits will do. */
  id: z.guid(),
  guestName: optionalName(100).default(""),
  /** Without one the user hands the link on. */
  guestEmail: EmailAddress.optional(),
  title: lineUpTo(200, "Please enter a title").min(1, "Please enter a title"),
  location: lineUpTo(500).default(""),
  durationMinutes: z.coerce.number().int().min(MIN_MEETING_MINUTES).max(MAX_MEETING_MINUTES),
  mails: z.literal("on").optional(),
  /** More guests: each gets a link, says which times they can, and the user books one for all. */
  others: addressesUpTo(MOST_GROUP_GUESTS - 1),
  namesOthers: z.literal("on").optional(),
  /** Of the mail. */
  language: z.enum(SPOKEN).default("en"),
};

/** The inputs of a new booking link, for their constraints. */
export const BookingLinkInputs = z.object(inputs);

const MISSING_TIMES = "Please choose at least one time";

/** A new booking link as its form asks for it. */
export const bookingLinkForm = (now: Instant) =>
  BookingLinkInputs.extend({
    times: z
      .array(moment, { error: MISSING_TIMES })
      .min(1, MISSING_TIMES)
      .max(MOST_TIMES, `At most ${MOST_TIMES} times`)
      .refine((times) => times.every((time) => time > now), "A time that you chose has passed. Please choose again."),
  }).transform(({ times, durationMinutes, guestName, guestEmail, others, mails, namesOthers, ...same }) => ({
    ...same,
    guests: [
      { name: guestName, email: guestEmail ?? null },
      ...others.filter((email) => email !== guestEmail).map((email) => ({ name: "", email })),
    ],
    namesOthers: namesOthers === "on",
    mails: mails === "on" && (guestEmail !== undefined || others.length > 0),
    slots: [...new Set(times)]
      .toSorted((a, b) => a - b)
      .map((start) => ({ start, end: start + durationMinutes * MINUTE })),
  }));

/** Which free times the form of a new link shows; what is not understood is as if it were not there. */
export const FreeTimesQuery = z.object({
  from: z.iso.date().optional().catch(undefined),
  days: z.coerce.number().int().min(1).max(31).catch(7),
  minutes: z.coerce.number().int().min(MIN_MEETING_MINUTES).max(MAX_MEETING_MINUTES).optional().catch(undefined),
});

/** The yes to one of a group's times. */
export const GroupBookingForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("book"), start: moment }),
  z.object({ intent: z.literal("revoke") }),
]);

/** A button beside a link in the list, or the undo of its banner. */
export const BookingLinkListForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("revoke"), id: z.guid() }),
  z.object({ intent: z.literal("reopen"), id: z.guid(), revokedAt: moment }),
]);
