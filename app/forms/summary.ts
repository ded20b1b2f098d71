import * as z from "zod";
import { readDate } from "~/domain/calendar-range";
import { MOST_MAILED } from "~/domain/guest-mails";
import { LINE_MAX, linesProblem } from "~/domain/summary-record";

/** A button on the page of a summary, or its form for new words; those are read by `readTranscriptFile`. */
export const SummaryPageForm = z.object({
  intent: z.enum(["add", "regenerate", "delete", "restore", "earlier"]),
  text: z.string().default(""),
  file: z.instanceof(File).optional().catch(undefined),
});

const lines = z
  .string()
  .default("")
  .superRefine((typed, context) => {
    const message = linesProblem(typed);
    if (message) context.addIssue({ code: "custom", message });
  });

/** The lines of a summary as the user wants them, one on each line of its field, and of which version. */
export const SummaryLinesForm = z.object({
  version: z.coerce.number().int(),
  ...{ overview: lines, decisions: lines, questions: lines },
});

const day = z.union([
  z.literal(""),
  z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "Please pick a date")
    .refine((date) => readDate(date) !== null, "There is no such date."),
]);

/** A change of one action item; `done` and `open` change nothing but that. */
export const ItemForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.enum(["done", "open", "delete"]),
    id: z.string().max(64),
    returnTo: z.string().max(2_000).default(""),
  }),
  z.object({
    intent: z.literal("edit"),
    id: z.string().max(64),
    text: z
      .string({ error: "Please say what is to be done" })
      .trim()
      .min(1, "Please say what is to be done")
      .max(LINE_MAX, `At most ${LINE_MAX} characters`),
    owner: z.string().trim().max(100, "At most 100 characters").default(""),
    due: day.default(""),
    returnTo: z.string().max(2_000).default(""),
  }),
]);

/** To whom a summary is sent, and which one: those that were ticked on the page. */
export const SendSummaryForm = z.object({
  version: z.coerce.number().int(),
  to: z.preprocess(
    (to) => (to === undefined ? [] : Array.isArray(to) ? to : [to]),
    z
      .array(z.string().max(320))
      .min(1, "Please tick at least one guest.")
      .max(MOST_MAILED, `At most ${MOST_MAILED} guests at once, please.`),
  ),
});

/** What is searched for in transcripts and summaries; what makes no sense is nothing. */
export const SearchForm = z.object({
  q: z.string().trim().max(200).catch("").default(""),
  /** The id of the only meeting to search; empty for all. */
  in: z.string().max(1_024).catch("").default(""),
});

/** Which action items are shown; what makes no sense is the usual. */
export const ItemFilterForm = z.object({
  state: z.enum(["open", "done", "any"]).catch("open").default("open"),
  /** Whose; empty for everybody's. */
  of: z.string().max(100).catch("").default(""),
  meeting: z.string().max(1_024).catch("").default(""),
  /** The id of the one that is being changed. */
  edit: z.string().max(64).catch("").default(""),
  page: z.coerce.number().int().min(1).max(1_000).catch(1).default(1),
});
