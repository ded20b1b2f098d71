import { expect, test, vi } from "vitest";
import { understand } from "~/agent/understand/understand";
import { converse, meeting } from "../support/dialogue";
import { calendarOf, putEvent } from "../support/sandbox";
import { play } from "../support/script";
import { converse as converseForReal } from "../support/turns";
import { createUser } from "../support/user";

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
  "a reminder of one meeting is shown before it is set, and nobody else hears of it": `
    > remind me 30 minutes before the budget review
    Shall I change this? … “Budget review” … Google Calendar will remind you 30 minutes before. … [Yes, change it] [No]
    > yes
    Changed: “Budget review” … Google Calendar will remind you 30 minutes before. … [Undo]
    > remind me 10 minutes before it
    will remind you 10 minutes before
    > no
    it stays as it is
    > no reminder for the budget review
    Google Calendar will not remind you.
    > don't remind me about the budget review
    Google Calendar will not remind you.`,
  "without a length it is the usual one, for all meetings it is a preference": `
    > remind me 20 minutes before every meeting
    Reminders: 20 minutes before (was 15 minutes before).
    > remind me about the budget review
    will remind you 20 minutes before`,
  "a moment that has passed is said, not set": `
    > remind me 2 hours before the standup
    The moment for that has passed`,
  "a task becomes a time of one's own": `
    > remind me to call mom at 5
    Shall I book this? … *Call mom* … Mon 23 Nov, 17:00–17:30`,
  "what cannot be read as a reminder is answered with what there is": `
    > set a reminder
    I can remind you of a meeting`,
  "summaries are said to be coming": `
    > send me a summary of the budget review
    Summaries of meetings are coming`,
  "in Dutch": `
    > herinner me een half uur voor de budget review
    Zal ik dit aanpassen? … Google Agenda herinnert je 30 minuten van tevoren.
    > ja
    Aangepast: “Budget review”`,
};

for (const [title, script] of Object.entries(dialogues)) {
  test(title, () => {
    const talk = begin();
    play(talk, script);
  });
}

test("guests are not said to be told of a reminder, nor of its undo", () => {
  const talk = begin();
  talk.say("remind me 30 minutes before the budget review");
  expect(talk.say("yes")).not.toContain("Anna");
  expect(talk.say("undo")).not.toContain("Anna");
});

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

test("Google's own reminder is set on the event alone, and undo brings back those that were there", async () => {
  const user = await createUser();
  const overrides = [{ method: "email", minutes: 1440 }];
  await putEvent(user.email, {
    id: "demo1",
    summary: "Demo",
    start: { dateTime: "2026-11-25T14:00:00+01:00" },
    end: { dateTime: "2026-11-25T15:00:00+01:00" },
    attendees: [{ email: user.email, responseStatus: "accepted" }, { email: "carla@example.com" }],
    reminders: { useDefault: false, overrides },
  });
  const reminders = async () => (await calendarOf(user.email)).events[0]?.reminders;
  const phone = await converseForReal(user, now);
  await phone.text("remind me 45 minutes before the demo");
  expect(await reminders()).toEqual({ useDefault: false, overrides });
  await phone.text("yes");
  expect(await reminders()).toEqual({ useDefault: false, overrides: [{ method: "popup", minutes: 45 }] });
  const { writes } = await calendarOf(user.email);
  expect(writes.at(-1)).toMatchObject({ sendUpdates: "none" });
  expect((await phone.text("undo")).text).toMatch(/^Undone/);
  expect(await reminders()).toEqual({ useDefault: false, overrides });
});
