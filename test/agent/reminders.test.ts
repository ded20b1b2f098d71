import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { understand } from "~/agent/understand/understand";
import { meetingReminders } from "~/db/schema/messages";
import { converse, meeting } from "../support/dialogue";
import { calendarOf, putEvent } from "../support/sandbox";
import { play } from "../support/script";
import { converse as converseForReal } from "../support/turns";
import { createUser, db } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** A Monday morning in Amsterdam. */
const now = "2026-11-23T09:05:00+01:00";
const anna = { email: "anna@example.com", name: "Anna de Vries" };
const begin = () =>
  converse({
    now,
    events: [
      meeting("Standup", "2026-11-23T09:30:00+01:00", "2026-11-23T10:00:00+01:00"),
      meeting("Budget review", "2026-11-25T14:00:00+01:00", "2026-11-25T15:00:00+01:00", [anna]),
    ],
  });

const dialogues: Record<string, string> = {
  "a reminder of one meeting is set at once, and undo brings back what was": `
    > remind me 30 minutes before the budget review
    I'll remind you of “Budget review” 30 minutes before. … Wed 25 Nov, 14:00 … [Undo]
    > remind me 10 minutes before it
    I'll remind you of “Budget review” 10 minutes before.
    > undo
    Undone. I'll remind you of “Budget review” 30 minutes before.
    > undo
    Undone. I'll remind you of “Budget review” 15 minutes before.
    > no reminder for the budget review
    I won't remind you of “Budget review”. … [Undo]
    > don't remind me about the budget review
    I won't remind you of “Budget review”.`,
  "without a length it is the usual one, for all meetings it is a preference": `
    > remind me 20 minutes before every meeting
    Reminders: 20 minutes before (was 15 minutes before).
    > remind me about the budget review
    I'll remind you of “Budget review” 20 minutes before.`,
  "a moment that has passed is said, not set": `
    > remind me 2 hours before the standup
    The moment for that has passed`,
  "a task becomes a time of one's own": `
    > remind me to call mom at 5
    Shall I book this? … *Call mom* … Mon 23 Nov, 17:00–17:30`,
  "what cannot be read as a reminder is answered with what there is": `
    > set a reminder
    I can remind you of a meeting`,
  "summaries are told where they are": `
    > send me a summary of the budget review
    I sum up a meeting from its words … /dashboard/action-items`,
  "in Dutch": `
    > herinner me een half uur voor de budget review
    Ik herinner je 30 minuten van tevoren aan “Budget review”. … [Ongedaan maken]
    > ongedaan maken
    Teruggedraaid. Ik herinner je 15 minuten van tevoren`,
};

for (const [title, script] of Object.entries(dialogues)) {
  test(title, () => {
    const talk = begin();
    play(talk, script);
  });
}

test.each([
  ["remind me 1 hour before the call with Anna", 60],
  ["set a reminder 10 min before the demo", 10],
  ["remind me about the budget review 2 hours ahead", 120],
  ["add a 15 minute reminder to the standup", 15],
  ["remind me the day before the board meeting", 1440],
  ["remind me half an hour before the demo", 30],
  ["herinner me een kwartier voor de demo", 15],
  ["herinner me aan de demo anderhalf uur van tevoren", 90],
])("%s", (text, reminderMinutes) => {
  const context = { now: Date.parse(now), zone: "Europe/Amsterdam" };
  const command = understand(text, context);
  expect(command).toMatchObject({ intent: "set_reminder", slots: { reminderMinutes } });
  expect(command.slots.target).toBeDefined();
  expect(understand(text, context).intent).toBe("set_reminder");
});

test("Parley's own reminder is set for the meeting, and nothing is written at Google", async () => {
  const user = await createUser();
  await putEvent(user.email, {
    id: "demo1",
    summary: "Demo",
    start: { dateTime: "2026-11-25T14:00:00+01:00" },
    end: { dateTime: "2026-11-25T15:00:00+01:00" },
  });
  const phone = await converseForReal(user, now);
  const kept = () => db.select().from(meetingReminders).where(eq(meetingReminders.userId, user.id));
  expect((await phone.text("remind me 45 minutes before the demo")).text).toMatch(
    /^I'll remind you of “Demo” 45 minutes/,
  );
  expect(await kept()).toMatchObject([{ eventId: "demo1", minutes: 45 }]);
  expect((await phone.text("undo")).text).toMatch(/^Undone/);
  expect(await kept()).toEqual([]);
  expect((await calendarOf(user.email)).writes).toEqual([]);
});

describe("what is to be done is kept whole, wherever the time stands", () => {
  test.each([
    ["remind me tomorrow at 11 to call the insurance about the claim", "Call the insurance about the claim"],
    ["remind me to pick up the car tomorrow at 11", "Pick up the car"],
    ["herinner me er morgen om 11:00 aan om de garage te bellen", "Garage te bellen"],
    ["erinner mich morgen um 11 Uhr daran, die Werkstatt anzurufen", "Werkstatt anzurufen"],
    ["rappelle-moi demain à 11h d'appeler le garage", "Appeler le garage"],
    ["recuérdame mañana a las 11 llamar al taller", "Llamar al taller"],
  ])("%s", (text, title) => {
    expect(begin().say(text)).toContain(`*${title}*`);
  });
});

describe("a nudge before a meeting is a reminder of it", () => {
  test.each([
    "give me a nudge 20 min before the budget review",
    "geef me een seintje 20 minuten voor de budget review",
    "sag mir 20 Minuten vor dem Budget Review Bescheid",
    "préviens-moi 20 minutes avant le budget review",
    "dame un toque 20 minutos antes del budget review",
  ])("%s", (text) => {
    const reply = begin().say(text);
    expect(reply).toContain("“Budget review”");
    expect(reply).toMatch(/20 min/i);
  });
});
