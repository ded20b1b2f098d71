import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { userPreferences } from "~/db/schema/accounts";
import { converse, meeting } from "../support/dialogue";
import { calendarOf } from "../support/sandbox";
import { play } from "../support/script";
import { converse as converseForReal } from "../support/turns";
import { createUser, db } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** A Monday morning in Amsterdam. */
const now = "2026-11-23T09:05:00+01:00";
const begin = () =>
  converse({
    now,
    events: [
      meeting("Standup", "2026-11-23T09:30:00+01:00", "2026-11-23T10:00:00+01:00"),
      meeting("Offsite", "2026-12-01T09:00:00+01:00", "2026-12-01T17:00:00+01:00"),
    ],
  });

const dialogues: Record<string, string> = {
  "in those days times are read, worked and shown there, with the time at home; other days stay as they are": `
    > I'm in New York Mon-Wed
    Travel: New York time, GMT-5, Mon 30 Nov – Wed 2 Dec. … [Undo]
    > book a call with kim@example.com tuesday 1 dec at 3pm
    Tue 1 Dec, 15:00–15:30 (New York time, GMT-5), 21:00–21:30 Amsterdam time
    > make it 4pm
    Tue 1 Dec, 16:00–16:30 (New York time, GMT-5), 22:00–22:30 Amsterdam time
    > yes
    Booked
    > what's on tuesday next week
    2 meetings on Tue 1 Dec (New York time, GMT-5): … 03:00–11:00 “Offsite” … 16:00–16:30 “Call”
    > am I free next wednesday
    You're free all day on Wed 2 Dec (09:00–18:00, New York time, GMT-5).
    > book lunch tomorrow at 12
    Tue 24 Nov, 12:00–12:30`,
  "from now on and home again; undo takes the way back": `
    > I'm in Tokyo until Friday
    Travel: Tokyo time, GMT+9, Mon 23 Nov – Fri 27 Nov.
    > what's on today
    (Tokyo time, GMT+9): … 17:30–18:00 “Standup”
    > I'm back home
    Travel: none (was Tokyo time
    > what's on today
   : … 09:30–10:00 “Standup”
    > undo
    Travel: Tokyo time, GMT+9, Mon 23 Nov – Fri 27 Nov`,
  "a trip without an end leaves those that are planned, and so does coming home": `
    > I'm in New York Mon-Wed
    Travel: New York time
    > I'm in Tokyo
    Travel: Tokyo time, GMT+9, Mon 23 Nov –
    > back in Amsterdam
    Travel: New York time, GMT-5, Mon 30 Nov – Wed 2 Dec
    > I'm flying to Tokyo on Dec 3 and back on Dec 10
    Travel: Tokyo time, GMT+9, Thu 3 Dec – Thu 10 Dec`,
  "in Dutch": `
    > ik zit van maandag tot woensdag in New York
    Op reis: tijd in New York, GMT-5, ma 30 nov – wo 2 dec.
    > plan maandag een call met kim@example.com om 15:00
    ma 30 nov, 15:00–15:30 (tijd in New York, GMT-5), 21:00–21:30 tijd in Amsterdam
    > ik ben tot vrijdag in Londen
    Op reis: tijd in Londen, GMT, ma 23 nov – vr 27 nov.
    > ik ben weer thuis
    Op reis: tijd in New York`,
};

for (const [title, script] of Object.entries(dialogues)) test(title, () => play(begin(), script));

test.each([
  "I'm in a meeting until 3",
  "I'm in London for a meeting with Anna tomorrow at 3",
  "are you in Paris tomorrow?",
])("%s is no journey", (text) => {
  const talk = begin();
  expect(talk.say(text)).not.toContain("Travel");
});

test("a trip is kept with the preferences, and what is booked in it has its zone and its moment", async () => {
  const user = await createUser();
  const phone = await converseForReal(user, now);
  await phone.text("I'm in New York next week");
  const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, user.id));
  expect(row?.trips).toEqual([
    {
      zone: "America/New_York",
      start: Date.parse("2026-11-30T00:00:00-05:00"),
      end: Date.parse("2026-12-07T00:00:00-05:00"),
    },
  ]);
  await phone.text("book a call with kim@example.com tuesday 1 december at 3pm");
  await phone.text("yes");
  const [event] = (await calendarOf(user.email)).events;
  expect(Date.parse(event?.start.dateTime ?? "")).toBe(Date.parse("2026-12-01T15:00:00-05:00"));
  expect(event?.start.timeZone).toBe("America/New_York");
  await phone.text("undo");
  await phone.text("undo");
  const [after] = await db.select().from(userPreferences).where(eq(userPreferences.userId, user.id));
  expect(after?.trips).toEqual([]);
});
