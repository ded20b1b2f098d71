import { expect, test } from "vitest";
import { countReminders, type ReminderEvidence, reminderSteps } from "~/domain/reminder-evidence";
import { MINUTE, SECOND } from "~/domain/time";

const DUE = Date.parse("2026-11-24T13:45:00+01:00");
const message = (more: Partial<ReminderEvidence> = {}): ReminderEvidence => ({
  ...{ id: "reminder:1", channel: "whatsapp", state: "accepted", errorCode: null },
  ...{ about: { eventIds: ["demo"], start: DUE + 15 * MINUTE }, plannedFor: DUE },
  ...{ acceptedAt: DUE + 2 * SECOND, deliveredAt: null, readAt: null },
  ...more,
});
const stepsOf = (...evidence: ReminderEvidence[]) =>
  reminderSteps("demo", evidence, [], "Europe/Amsterdam", DUE).map(({ what, when }) =>
    [what, when.replace(/ \(.*/, "")].join(", "),
  );

test("the way of a reminder is told from planned to read, each step when its provider said so", () => {
  expect(reminderSteps("demo", [], [DUE], "Europe/Amsterdam", DUE)).toMatchObject([{ what: "Planned", tone: "ahead" }]);
  expect(stepsOf(message({ state: "read", deliveredAt: DUE + 3 * SECOND, readAt: DUE + MINUTE }))).toEqual([
    "Due, Tue 24 Nov, 13:45",
    "Sent on WhatsApp, Tue 24 Nov, 13:45",
    "Delivered on WhatsApp, Tue 24 Nov, 13:45",
    "Read on WhatsApp, Tue 24 Nov, 13:46",
  ]);
});

test("what WhatsApp refused and a mail took over is told as it was, with the reason", () => {
  const refused = message({ state: "failed", errorCode: "131026", acceptedAt: null });
  const mail = message({ id: "reminder:1/mail", channel: "email" });
  expect(stepsOf(refused, mail)).toEqual([
    "Due, Tue 24 Nov, 13:45",
    "Not delivered on WhatsApp: the number is not on WhatsApp, or cannot be reached, ",
    "Sent by email, Tue 24 Nov, 13:45",
  ]);
});

test("reminders of another meeting at that time are not told here", () => {
  expect(stepsOf(message({ about: { eventIds: ["other"], start: DUE } }))).toEqual([]);
});

test("a message and the mail in its place are one reminder", () => {
  const refused = { state: "failed", errorCode: "132015", acceptedAt: null } as const;
  const counts = countReminders([
    message({ state: "read", deliveredAt: DUE, readAt: DUE }),
    message({ id: "reminder:2", acceptedAt: DUE + 5 * MINUTE }),
    message({ id: "reminder:3", ...refused }),
    message({ id: "reminder:3/mail", channel: "email" }),
    message({ id: "reminder:4", ...refused }),
    message({ id: "reminder:5", state: "unknown", acceptedAt: null }),
  ]);
  expect(counts).toEqual({
    ...{ due: 5, sent: 3, delivered: 1, read: 1, late: 1, failed: 1 },
    reasons: [{ why: "WhatsApp did not take the template", count: 1 }],
  });
});
