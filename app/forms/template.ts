import * as z from "zod";
import { MAX_MEETING_MINUTES, MIN_MEETING_MINUTES } from "~/domain/meeting-limits";
import { TEMPLATE_NAME_MAX, templateKey } from "~/domain/meeting-template";
import { PREFERENCE_LIMITS } from "~/domain/preferences";
import { CHOOSE_FROM_LIST, minutesWithin } from "./listed";
import { lineUpTo, textUpTo } from "./text";

const details = {
  id: z.guid(),
  name: z
    .string({ error: "Please enter a name" })
    .trim()
    .min(1, "Please enter a name")
    .max(TEMPLATE_NAME_MAX, `At most ${TEMPLATE_NAME_MAX} characters`),
  durationMinutes: z.coerce
    .number({ error: "Please enter a length" })
    .int("Whole minutes, please")
    .min(MIN_MEETING_MINUTES, `A meeting takes at least ${MIN_MEETING_MINUTES} minutes.`)
    .max(MAX_MEETING_MINUTES, `A meeting takes at most ${MAX_MEETING_MINUTES / 60} hours.`),
  title: lineUpTo(200).default(""),
  location: lineUpTo(500).default(""),
  meet: z.literal("on").optional(),
  /** "usual", "none" or minutes. */
  reminder: z.union(
    [z.literal("usual"), z.literal("none"), minutesWithin(PREFERENCE_LIMITS.reminderMinutes)],
    CHOOSE_FROM_LIST,
  ),
  /** "usual" or minutes. */
  buffer: z.union([z.literal("usual"), minutesWithin(PREFERENCE_LIMITS.bufferTime)], CHOOSE_FROM_LIST),
  description: textUpTo(4_000).default(""),
};

/** The inputs of a template, for their constraints. */
export const TemplateInputs = z.object(details);

/** A template as its form says it. */
export const TemplateForm = TemplateInputs.refine(({ name }) => templateKey(name) !== "", {
  path: ["name"],
  message: "Please use letters or numbers",
}).transform(({ reminder, buffer, meet, ...same }) => ({
  ...same,
  meet: meet === "on",
  reminderMinutes: typeof reminder === "number" ? reminder : null,
  noReminder: reminder === "none",
  bufferMinutes: buffer === "usual" ? null : buffer,
}));

/** A button beside a template in the list. */
export const TemplateListForm = z.object({ intent: z.enum(["delete", "restore"]), id: z.guid() });
