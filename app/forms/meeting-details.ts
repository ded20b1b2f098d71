import * as z from "zod";
import { uniqueGuests } from "~/domain/guest-list";
import type { Detail, MeetingDetails } from "~/domain/meeting-details";
import { MAX_ATTENDEES } from "~/domain/meeting-limits";
import { mailboxesUpTo } from "./addresses";
import { MISSING } from "./event";
import { lineUpTo, textUpTo } from "./text";

/** As much as Google keeps of a description. */
const DESCRIPTION_MAX = 8_192;

const Shown = z.object({
  title: z.string(),
  location: z.string(),
  description: z.string(),
  guests: z.array(z.string()),
}) satisfies z.ZodType<MeetingDetails>;

const inputs = {
  /** The details as the page showed them, as JSON: what differs is what was changed. */
  shown: z
    .string()
    .max(60_000)
    .transform((text, context) => Shown.safeParse(parsed(text)).data ?? refuse(context)),
  summary: lineUpTo(1_000, MISSING).min(1, MISSING),
  location: lineUpTo(1_000).default(""),
  description: textUpTo(DESCRIPTION_MAX).default(""),
  /** Those who stay, by the addresses that the page showed, and people whom the user meets often. */
  guests: z
    .array(z.string().trim().toLowerCase().min(3).max(320).includes("@"))
    .max(2 * MAX_ATTENDEES)
    .default([]),
  attendees: mailboxesUpTo(MAX_ATTENDEES),
};

/** The inputs of "Edit details", for their constraints. */
export const MeetingDetailsInputs = z.object(inputs);

/** A meeting's details as its form asks for them, beside those that it showed. */
export const MeetingDetailsForm = MeetingDetailsInputs.transform(
  ({ shown, summary, location, description, guests, attendees }) => {
    const people = uniqueGuests([...guests.map((email) => ({ email })), ...attendees]);
    const addresses = people.map(({ email }) => email).toSorted();
    const wanted: MeetingDetails = { title: summary, location, description, guests: addresses };
    return { shown, wanted, people };
  },
);

/**
 * The form that takes an edit back. What was left alone is the same in what it says was shown and in what it wants, and
 * as short as the form allows.
 */
export function fieldsThatUndo(before: MeetingDetails, after: MeetingDetails, edited: readonly Detail[]) {
  const alone: MeetingDetails = { title: after.title, location: "", description: "", guests: [] };
  const only = (from: MeetingDetails): MeetingDetails =>
    Object.assign({ ...alone }, ...edited.map((detail) => ({ [detail]: from[detail] })));
  const { title, location, description, guests } = only(before);
  return {
    ...{ summary: title, location, description, attendees: guests.join(", ") },
    shown: JSON.stringify(only(after)),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function refuse(context: z.RefinementCtx): never {
  context.addIssue({ code: "custom", message: "Please load the page again" });
  return z.NEVER;
}
