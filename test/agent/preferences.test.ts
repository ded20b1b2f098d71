import { expect, test } from "vitest";
import { understand } from "~/agent/understand/understand";
import { contactRows } from "~/domain/contact";
import { converse, meeting } from "../support/dialogue";
import { play } from "../support/script";

/** A Monday morning in Amsterdam. */
const now = "2026-11-23T09:05:00+01:00";
const anna = { email: "anna@example.com", name: "Anna de Vries" };
const begin = () =>
  converse({
    now,
    contacts: contactRows(anna.email, anna.name),
    events: [meeting("Budget review", "2026-11-25T14:00:00+01:00", "2026-11-25T15:00:00+01:00", [anna])],
  });

const dialogues: Record<string, string> = {
  "a meeting length is told with what it was, is used at once, and undo brings it back": `
    > set my default meeting duration to 45 minutes
    Meeting length: 45 minutes (was 30 minutes). … [Undo]
    > book lunch with kim@example.com tomorrow at 12
    Tue 24 Nov, 12:00–12:45
    > no
    did not book
    > undo
    Meeting length: 30 minutes again.`,
  "no meetings before an hour moves the begin of the day; several undos go back one by one": `
    > no meetings before 10
    Working hours: 10:00–18:00 (was 09:00–18:00).
    > no meetings on Fridays
    Working days: Mon–Thu (was Mon–Fri).
    > I work 8 to 4
    Working hours: 08:00–16:00 (was 10:00–18:00).
    > undo
    Working hours: 10:00–18:00 again.
    > undo
    Working days: Mon–Fri again.`,
  "what cannot be is said with what can": `
    > buffer 500 minutes
    Buffer around meetings: anything from 0 minutes to 2 hours.
    > nothing after 8am
    That day would end before it begins
    > no buffer
    Buffer around meetings: none (was 15 minutes).
    > no buffer
    Buffer around meetings: none, as it was.`,
  "what is known is listed, and forgotten after a yes": `
    > what do you know about me?
    Meeting length: 30 minutes … Amsterdam time … robin@parley.test … +31•••••5678 … Anna de Vries … [Forget it]
    > forget it
    Shall I forget the people I remember … [Yes, forget] [No]
    > yes
    Forgotten
    > what do you know about me
    People I remember: nobody yet`,
  "one person is forgotten after a yes, and only then": `
    > forget Anna's address
    Shall I forget Anna de Vries (anna@example.com)? … [Yes, forget] [No]
    > no
    I keep it
    > forget anna
    Shall I forget Anna de Vries
    > yes
    Forgotten
    > book a call with Anna tomorrow at 10
    What is Anna's e-mail address?`,
  "a proposal stays open while a preference changes": `
    > book lunch with kim@example.com tomorrow at 12
    Shall I book this?
    > set buffer to 10
    Buffer around meetings: 10 minutes (was 15 minutes).
    > yes
    Booked: *Lunch*`,
  "preferences in Dutch, and the language itself": `
    > speak dutch
    Taal: Nederlands (was Engels). … [Ongedaan maken]
    > mijn afspraken duren 45 minuten
    Duur van een afspraak: 45 minuten (was 30 minuten).
    > ik werk niet op vrijdag
    Werkdagen: ma–do (was ma–vr).
    > herinner me 10 minuten voor elke afspraak
    Herinneringen: 10 minuten van tevoren
    > tijdzone Londen
    Tijdzone: tijd in Londen, GMT (was tijd in Amsterdam, GMT+1).
    > wat weet je van mij?
    Dit weet ik van je … [Vergeet het]`,
};

for (const [title, script] of Object.entries(dialogues)) test(title, () => play(begin(), script));

test.each([
  ["meetings should be 1 hour", { defaultMeetingDuration: 60 }],
  ["pls set default lenght to 50 min", { defaultMeetingDuration: 50 }],
  ["keep 20 minutes free between meetings", { bufferTime: 20 }],
  ["remind me 1 day before all my meetings", { reminderMinutes: 1440 }],
  ["dont schedule anything before 11", { workdayStartMinute: 660 }],
  ["no meetings after 5pm pls", { workdayEndMinute: 1020 }],
  ["working hours 10:00-18:30", { workdayStartMinute: 600, workdayEndMinute: 1110 }],
  ["I work Mon-Thu", { workdays: [1, 2, 3, 4] }],
  ["I moved to London", { timezone: "Europe/London" }],
  ["set language to german", { language: "de" }],
  ["meeting length 20", { defaultMeetingDuration: 20 }],
  ["always leave 10 minutes between meetings", { bufferTime: 10 }],
  ["remind me an hour before every call", { reminderMinutes: 60 }],
  ["can you remember that I don't take meetings before 10", { workdayStartMinute: 600 }],
  ["my day starts at 8", { workdayStartMinute: 480 }],
  ["zet de buffer op 10", { bufferTime: 10 }],
])("%s is a preference", (text, values) => {
  const { slots } = understand(text, { now: Date.parse(now), zone: "Europe/Amsterdam" });
  expect(slots.preference).toMatchObject({ kind: "set", values });
});

test.each([
  "call at 10",
  "my meeting at 10",
  "no meetings before 10 tomorrow",
  "forget the meeting with anna",
  "change my meeting to 45 minutes",
  "make my meetings 45 minutes tomorrow",
  "remind me 10 minutes before the demo",
  "i work at google",
])("%s is none", (text) => {
  expect(understand(text, { now: Date.parse(now), zone: "Europe/Amsterdam" }).slots.preference).toBeUndefined();
});
