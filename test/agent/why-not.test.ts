import { test } from "vitest";
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
    guests: {
      [anna.email]: [{ start: Date.parse("2026-11-24T10:00:00+01:00"), end: Date.parse("2026-11-24T12:00:00+01:00") }],
    },
    events: [
      meeting("Standup", "2026-11-23T09:30:00+01:00", "2026-11-23T10:00:00+01:00"),
      meeting("Lunch", "2026-11-24T12:30:00+01:00", "2026-11-24T13:30:00+01:00"),
      meeting("Board", "2026-11-25T14:00:00+01:00", "2026-11-25T15:00:00+01:00", [], { organizerSelf: false }),
    ],
  });

const dialogues: Record<string, string> = {
  "standing alone: a free time is offered, a taken one says by what and when it would be free": `
    > why not Tuesday at 10?
    Nothing is in the way: you are free Tue 24 Nov, 10:00–10:30 … [Propose it]
    > why not tomorrow at 1?
    Tue 24 Nov, 13:00–13:30 is not free for this: … you have “Lunch” then (12:30–13:30) … At 13:45 it is free. … Or tell me where to move “Lunch”. … {Tue 24 Nov 13:45}
    > the first
    Shall I book this? … Tue 24 Nov, 13:45–14:15`,
  "about the times just offered: the day, the length and the guests are those on the table": `
    > when can I meet anna tomorrow
    {Tue 24 Nov 09:00}
    > why not at 10?
    Tue 24 Nov, 10:00–10:30 … Anna is busy then … At 09:30 it is free.
    > why not at 12
    too close to “Lunch” (12:30–13:30) for your buffer … I can book it all the same. … It fits with 15 minutes instead of 30 minutes. … {Tue 24 Nov 12:00} {12:00–12:15} {Tue 24 Nov 13:45}
    > the second
    Shall I book this? … *Meeting with Anna de Vries* … Tue 24 Nov, 12:00–12:15`,
  "outside of working hours and days it can still be booked": `
    > why not 9:30 on saturday
    Sat 28 Nov is not one of your working days … I can book it all the same. … {Sat 28 Nov 09:30} {Never mind}
    > why not friday at 5:45pm
    outside the hours I look in (09:00–18:00) … It fits with 15 minutes instead of 30 minutes. … At 17:30 it is free.`,
  "what somebody else set up is not offered to be moved": `
    > why not wednesday 2pm
    you have “Board” then (14:00–15:00) … At 13:15 it is free. … {Wed 25 Nov 13:15} {Never mind}`,
  "about a meeting that should move: the one on the table moves": `
    > move standup to tomorrow at 12:30
    You already have something then
    > why not then?
    you have “Lunch” then
    > why not 14:00
    Nothing is in the way: you are free Tue 24 Nov, 14:00–14:30
    > propose it
    Shall I move this? … “Standup” … To: Tue 24 Nov, 14:00–14:30`,
  "a whole day gets its free times": `
    > find 45 min with anna on thursday
    {Thu 26 Nov 09:00}
    > why not wednesday?
    You and Anna are free for 45 minutes at these times … {Wed 25 Nov 09:00}`,
  "in Dutch": `
    > waarom niet woensdag om half 3
    wo 25 nov, 14:30–15:00 kan hiervoor niet: … je hebt dan “Board” (14:00–15:00) … Om 15:15 kan het wel.
    > waarom niet om 5 uur
    Er staat niets in de weg: je bent vrij wo 25 nov, 17:00–17:30`,
};

for (const [title, script] of Object.entries(dialogues)) test(title, () => play(begin(), script));
