import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Slots as CommandSlots } from "~/agent/understand/command";
import { understand } from "~/agent/understand/understand";
import { drawn, drawnWith } from "../../support/drawn";
import { seeded } from "../../support/seed";
import { hardTexts } from "./hard-texts";

const dateTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
const date = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const clock = z.string().regex(/^\d\d:\d\d$/);
const point = z.union([dateTime, date, clock]).nullable();

const When = z.strictObject({
  kind: z.enum(["date", "datetime", "time", "range", "duration", "recurring", "unresolved"]),
  start: point,
  end: point,
  part: z.enum(["morning", "lunch", "afternoon", "evening", "night"]).nullable(),
  grain: z.enum(["minute", "part_of_day", "day", "week", "month"]),
  text: z.string(),
  zone: z.string().optional(),
  minutes: z.number().int().optional(),
  rrule: z.string().startsWith("FREQ=").optional(),
  problem: z.string().min(1).optional(),
  leaves: z.array(z.enum(["day", "week", "half"])).optional(),
});

const Target = z.strictObject({
  title: z.string().min(1).optional(),
  attendees: z.array(z.string().min(1)).min(1).optional(),
  location: z.string().min(1).optional(),
  when: When.optional(),
});

/** A slot that a command has and this does not is an error of types. */
const Slots = z.strictObject({
  title: z.string().min(1).max(81).optional(),
  attendees: z.array(z.string().min(1)).min(1).optional(),
  called: z.record(z.email(), z.string().min(1)).optional(),
  allDay: z.boolean().optional(),
  free: z.literal(true).optional(),
  stays: When.optional(),
  insteadOfMinutes: z.number().int().min(0).optional(),
  sameLength: z.literal(true).optional(),
  unnamed: z.array(z.string().min(1)).min(1).optional(),
  removedAttendees: z.array(z.string().min(1)).min(1).optional(),
  note: z.string().min(1).max(200).optional(),
  location: z.string().min(1).optional(),
  durationMinutes: z.number().int().min(0).optional(),
  recurrence: z.string().optional(),
  reminderMinutes: z.number().int().optional(),
  shiftMinutes: z.number().int().optional(),
  extendMinutes: z.number().int().optional(),
  noReminder: z.boolean().optional(),
  zoneOf: z.string().min(1).optional(),
  templateName: z.string().min(1).optional(),
  preference: z.looseObject({ kind: z.string() }).optional(),
  limits: z
    .strictObject({
      daysOff: z.array(z.number().int().min(1).max(7)).optional(),
      fromMinute: z.number().int().min(0).max(1440).optional(),
      untilMinute: z.number().int().min(0).max(1440).optional(),
      until: z.strictObject({ weekday: z.number().int().min(1).max(7), included: z.boolean() }).optional(),
    })
    .optional(),
  times: z.number().int().min(1).max(999).optional(),
  beside: z.strictObject({ title: z.string(), side: z.enum(["after", "before"]) }).optional(),
  offer: z.strictObject({ times: z.number().int().min(1).optional(), shown: z.literal(true).optional() }).optional(),
  target: Target.optional(),
  exchangeWith: Target.optional(),
  summary: z.looseObject({ wants: z.string(), meeting: z.string() }).optional(),
} satisfies Record<keyof CommandSlots, z.ZodType>);

const Command = z.strictObject({
  intent: z.enum([
    "create",
    "query",
    "find_slot",
    "reschedule",
    "cancel",
    "running_late",
    "edit_attendees",
    "set_reminder",
    "preference",
    "summary",
    "help",
    "undo",
    "confirm",
    "deny",
    "out_of_domain",
  ]),
  confidence: z.number().min(0).max(1),
  slots: Slots,
  when: When.nullable(),
  either: When.optional(),
  question: z.string().min(1).nullable(),
  manner: z
    .enum(["every", "hold", "same-time", "again", "why-not", "about", "reminded", "offer", "one", "following", "all"])
    .optional(),
  except: z.string().min(1).optional(),
});

const zones = ["Europe/Amsterdam", "Asia/Kolkata", "Australia/Lord_Howe", "America/St_Johns", "UTC"];
const awaiting = [undefined, "confirmation", "time", "attendee", "choice", "title", "duration"] as const;

/** Words that mean something to the rules, in any order. */
const words = fc.constantFrom(
  ..."move cancel book add remove my the 3pm 10:30 25:00 30 next last friday monday march to from until and with Anna bob@x.io every other week days in ago half past quarter at on for 2h 1/2 31/02 12.13. tomorrow noon ? ! , . - 99999999 0 not yes no 29 february 2027 third overmorgen halb après mañana".split(
    " ",
  ),
);

test("any text gives a whole command and never throws", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc.array(words, { maxLength: 25 }).map((list) => list.join(" ")),
  );
  fc.assert(
    fc.property(
      text,
      fc.constantFrom(...zones),
      fc.constantFrom("en", "nl", "de", "fr", "es", "ja", undefined),
      fc.constantFrom(...awaiting),
      fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) }),
      (message, zone, locale, waits, now) => {
        const context = { now, zone, locale, awaiting: waits };
        const command = understand(message, context);
        expect(Command.safeParse(command).error?.issues ?? []).toEqual([]);
        expect(understand(message, context)).toEqual(command);
      },
    ),
    seeded({ numRuns: 300 }),
  );
});

test.each(["après 25:00 move", "99999999 monday ago"])(
  "what names no time that there is stays well-formed: %s",
  (text) => {
    const command = understand(text, { now: Date.UTC(2024, 0, 1), zone: "Europe/Amsterdam", locale: "en" });
    expect(Command.safeParse(command).error?.issues ?? [], drawnWith(text.slice(0, 30))).toEqual([]);
  },
);

test("the hardest texts of any length are read", () => {
  for (const text of drawn([...hardTexts(), ...hardTexts(20_000)], 2)) {
    const command = understand(text, { now: 1_772_612_000_000, zone: "UTC", locale: "en" });
    expect(Command.safeParse(command).error?.issues ?? []).toEqual([]);
  }
});

test("a zone that does not exist gives nothing instead of an error", () => {
  const command = understand("lunch tomorrow", { now: 0, zone: "Mars/Olympus" });
  expect(command).toMatchObject({ intent: "out_of_domain", confidence: 0, when: null });
});
