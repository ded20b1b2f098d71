import { expect, test } from "vitest";
import { messagesWanted } from "~/agent/understand/messages-wanted";
import { requestsOf } from "~/agent/understand/requests";
import { TEXTING_EXAMPLES } from "~/content/texting-examples";

/** Monday. */
const context = { now: Date.parse("2026-11-23T10:05:00+01:00"), zone: "Europe/Amsterdam" };

const MEANT: Record<string, object> = {
  Book: {
    intent: "create",
    slots: { attendees: ["anna@example.com"], durationMinutes: 30 },
    when: { start: "2026-11-24T15:00:00+01:00" },
  },
  Repeat: { intent: "create", slots: { recurrence: "FREQ=WEEKLY;BYDAY=FR", attendees: ["Tom"] } },
  Ask: { intent: "query", when: { start: "2026-11-26" } },
  "Find time": { intent: "find_slot", slots: { durationMinutes: 60 } },
  "Offer times": { intent: "find_slot", slots: { attendees: ["Anna"], offer: { times: 3 } } },
  Move: { intent: "reschedule", when: { part: "morning", start: "2026-11-27T06:00:00+01:00" } },
  "Add a guest": { intent: "edit_attendees", slots: { attendees: ["Sam"], target: { title: "Demo" } } },
  "Run late": { intent: "running_late", slots: { shiftMinutes: 10 } },
  Cancel: { intent: "cancel", slots: { target: { title: "Standup" } } },
  "Be reminded": { intent: "set_reminder", slots: { reminderMinutes: 30, target: { title: "Demo" } } },
  "Daily agenda": { intent: "preference", slots: { preference: { kind: "agenda" } } },
  Travel: { intent: "preference", slots: { preference: { kind: "travel", zone: "America/New_York" } } },
  Summarise: { intent: "summary", slots: { summary: { wants: "summarise", meeting: "client call" } } },
  "Action items": { intent: "summary", slots: { summary: { wants: "items", of: "me" } } },
  "Follow up": { intent: "summary", slots: { summary: { wants: "follow-up" } } },
  "Look it up": { intent: "summary", slots: { summary: { wants: "find", what: "pricing" } } },
  "Use a template": { intent: "create", slots: { attendees: ["Anna"] }, when: { start: "2026-11-24T15:00:00+01:00" } },
  "Make one": { intent: "preference", manner: "template" },
  Undo: { intent: "undo" },
};

test.each(TEXTING_EXAMPLES)("the guide's sentence for %j does it: %j", (what, text) => {
  if (what === "No messages" || what === "Messages again") {
    expect(messagesWanted(text)?.wanted).toBe(what === "No messages" ? "stop" : "start");
    return;
  }
  const wishes = requestsOf(text, context);
  expect(wishes).toHaveLength(1);
  expect(wishes[0]?.command).toMatchObject(MEANT[what] ?? { intent: "not said here" });
});
