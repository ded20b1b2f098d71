import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, meeting, playAll } from "../support/dialogue";

/** A Tuesday morning in Amsterdam. */
const now = "2026-11-24T09:05:00+01:00";
const anna = { email: "anna@example.com", name: "Anna de Vries" };
const tom = { email: "tom@example.com", name: "Tom Baker" };
const mia = { email: "mia@example.com", name: "Mia Chen" };

const begin = () =>
  converse({
    now,
    events: [
      meeting("Lunch with Tom", "2026-11-24T12:30:00+01:00", "2026-11-24T13:30:00+01:00", [tom]),
      meeting("1:1 Anna", "2026-11-24T15:00:00+01:00", "2026-11-24T15:30:00+01:00", [anna]),
      meeting("Budget review", "2026-11-25T14:00:00+01:00", "2026-11-25T15:00:00+01:00", [anna]),
      meeting("Town hall", "2026-11-26T09:00:00+01:00", "2026-11-26T10:00:00+01:00"),
      meeting("Planning", "2026-11-26T11:00:00+01:00", "2026-11-26T12:00:00+01:00", [tom]),
      meeting("Design review", "2026-11-26T15:00:00+01:00", "2026-11-26T16:00:00+01:00", [tom]),
    ],
    contacts: [anna, tom, mia].flatMap(({ email, name }) => contactRows(email, name)),
  });

playAll(
  {
    "one guest for another, and one guest less, while it is proposed": `
      > meeting with anna and mia thurs 10:30
      With: Anna de Vries (anna@example.com), Mia Chen (mia@example.com)
      > actually make that tom not anna
      With: Mia Chen (mia@example.com), Tom Baker (tom@example.com)
      > not mia
      *Meeting with Tom Baker* … With: Tom Baker (tom@example.com)
      > lunch not dinner
      I'm not sure what to make of “lunch not dinner”
      > yes
      Booked: *Meeting with Tom Baker*`,
    "time, guests, length, name and place in half sentences": `
      > book 30 min with anna tomorrow 9
      Wed 25 Nov, 09:00–09:30
      > how about 9:30
      Wed 25 Nov, 09:30–10:00
      > also add tom
      With: Anna de Vries (anna@example.com), Tom Baker (tom@example.com)
      > 30 mins longer
      Wed 25 Nov, 09:30–10:30
      > call it Roadmap
      *Roadmap*
      > in room 4
      *Roadmap* … Wed 25 Nov, 09:30–10:30 … Where: Room 4
      > on zoom
      Where: Zoom
      > same time next week
      Wed 2 Dec, 09:30–10:30
      > I meant Thursday
      Thu 3 Dec, 09:30–10:30
      > doe maar
      Booked: *Roadmap*`,
    "longer and shorter by a length": `
      > book 30 min with anna tomorrow 9
      Wed 25 Nov, 09:00–09:30
      > add 15 minutes
      Wed 25 Nov, 09:00–09:45
      > doe er nog een kwartier bij
      wo 25 nov, 09:00–10:00
      > een half uur korter
      wo 25 nov, 09:00–09:30
      > ja
      Ingepland
      > add another half hour
      To: Wed 25 Nov, 09:00–10:00`,
    "a question about the proposal shows it again, and thanks are no yes": `
      > book dentist fri 9
      *Dentist* … Fri 27 Nov, 09:00–09:30
      > what time was that again?
      Shall I book this? … *Dentist* … Fri 27 Nov, 09:00–09:30
      > thanks
      Nothing is written yet
      > y
      Booked: *Dentist*`,
    "another time in answer to a conflict": `
      > move 1:1 anna to 12:30
      You already have something then
      > wait
      You asked for “1:1 Anna”
      > or 2pm
      Shall I move this? … “1:1 Anna” … To: Tue 24 Nov, 14:00–14:30
      > go for it
      Changed: “1:1 Anna”`,
    "other times than those that were offered": `
      > move 1:1 anna to 12:30
      {Tue 24 Nov 11:15} {Tue 24 Nov 11:45} {Tue 24 Nov 13:45}
      > what else do you have
      When should “1:1 Anna” be? … {Tue 24 Nov 09:15} {Tue 24 Nov 09:45} {Tue 24 Nov 15:15}
      > the earliest
      To: Tue 24 Nov, 09:15–09:45`,
    "later than the times of a booking, then one by its place": `
      > schedule something with mia tomorrow morning
      {Wed 25 Nov 09:00} {Wed 25 Nov 09:30} {Wed 25 Nov 10:00}
      > later
      {Wed 25 Nov 10:30} {Wed 25 Nov 11:00} {Wed 25 Nov 15:15}
      > ok the second then
      Shall I book this? … Wed 25 Nov, 11:00–11:30`,
    "a line of the list is no day of the month": `
      > what's on thursday
      3 meetings on Thu 26 Nov
      > cancel the last one
      “Design review”
      > actually the first
      Shall I cancel this? … “Town hall”
      > nvm
      I left it in your calendar`,
    "a name without an address can go, and somebody else come": `
      > book a meeting with bob tomorrow at 9
      What is bob's e-mail address?
      > never mind bob, just mia
      *Meeting with Mia Chen* … With: Mia Chen (mia@example.com)
      > no
      I did not book it
      > book a meeting with tom and bob tomorrow at 9
      What is bob's e-mail address?
      > without him
      *Meeting with Tom Baker*`,
    "what was just done is corrected in a word, step by step, and taken back so": `
      > book 1:1 with anna tomorrow at 11
      *1:1*
      > ok go
      Booked
      > make it 45 min
      Wed 25 Nov, 11:00–11:45
      > yes
      Changed
      > friday
      From: Wed 25 Nov, 11:00–11:45 … To: Fri 27 Nov, 11:00–11:45
      > yes
      Changed
      > and invite tom
      With: Anna de Vries (anna@example.com), Tom Baker (tom@example.com)
      > yes
      Changed
      > remove anna
      With: Tom Baker (tom@example.com) … No longer invited: Anna de Vries
      > yes
      Anna de Vries were told
      > see you friday
      That is something I can't do
      > undo
      Undone
      > undo
      Shall I undo it too? … “1:1”, Fri 27 Nov, 11:00–11:45 … Anna de Vries and Tom Baker will be told … [Undo] [Leave it]
      > no
      I left everything as it is
      > undo
      Shall I undo it too?
      > yes
      Undone
      > undo
      Shall I undo it too?
      > undo
      Undone: “1:1” is back as it was … Wed 25 Nov, 11:00–11:45
      > undo
      Shall I undo it too?
      > undo
      Wed 25 Nov, 11:00–11:30
      > undo
      Shall I undo it too?
      > undo
      is off your calendar again`,
    "the same again a week later": `
      > book 1:1 with anna tomorrow at 11
      *1:1*
      > yes
      Booked
      > same time next week
      Shall I book this? … “1:1” … Wed 2 Dec, 11:00–11:30 … Anna de Vries`,
    "a no right after a yes is no lie: it is done, and can be undone": `
      > book gym tomorrow 7am
      Shall I book this?
      > yes
      Booked: *Gym*
      > actually no
      That is done already: “Gym”. Shall I undo it? … [Undo] [Leave it]
      > yes
      Undone: “Gym” is off your calendar again
      > no
      I left everything as it is`,
    "while the time is open everything else can be said, and what says nothing loses nothing": `
      > 2h workshop with anna, tom and mia on 3 december
      What time on Thu 3 Dec for “Workshop”?
      > online
      What time on Thu 3 Dec for “Workshop”?
      > where is that?
      What time on Thu 3 Dec for “Workshop”?
      > not mia
      What time on Thu 3 Dec for “Workshop”?
      > 13:00
      *Workshop* … Thu 3 Dec, 13:00–15:00 … Where: Online … With: Anna de Vries (anna@example.com), Tom Baker (tom@example.com) (they`,
    "a row is picked by a word of it": `
      > cancel my meeting with tom
      Which one shall I cancel? … {“Lunch with Tom”} {“Planning”} {“Design review”} {None of these}
      > which ones are there?
      {“Lunch with Tom”} {“Planning”} {“Design review”}
      > design
      Shall I cancel this? … “Design review”
      > no
      I left it
      > cancel my meeting with tom
      Which one
      > all three
      1. Cancel “Lunch with Tom” … 3. Cancel “Design review”`,
    "how often it comes again is corrected without losing its day and hour": `
      > book sync with tom daily at 9am
      Wed 25 Nov, 09:00–09:30 … Repeats every day
      > no just weekdays
      Wed 25 Nov, 09:00–09:30 … Repeats every weekday
      > make it weekly
      Wed 25 Nov, 09:00–09:30 … Repeats every week`,
    "two bookings in one breath are both proposed": `
      > book anna tomorrow 10 and tom tomorrow 11
      1. Book *Meeting with Anna de Vries*, Wed 25 Nov, 10:00–10:30 … 2. Book *Meeting with Tom Baker*, Wed 25 Nov, 11:00–11:30
      > no
      I left everything as it is
      > move planning an hour later and rename it to Plan B
      *Plan B* … To: Thu 26 Nov, 12:00–13:00`,
    "who is late for a meeting by its name moves that one": `
      > running late for planning
      How late will you be for “Planning”?
      > 20
      I can move it to Thu 26 Nov, 11:20–12:20
      > move it
      Changed: “Planning”
      > sorry, I can't make the budget review
      Shall I cancel this? … “Budget review”
      > no
      I left it
      > cancel my 3pm, tell anna im sorry
      Shall I cancel this? … “1:1 Anna”`,
    "a conflict is accepted in other words": `
      > book a run today 15:00
      You already have something then
      > yeah just book it anyway
      Booked: *Run*`,
  },
  begin,
);

test.each(["none", "None.", "without", "without her", "nobody", "no one", "geen", "niemand"])(
  "%j to the question for an address leaves the guest out, not the meeting",
  (answer) => {
    const talk = converse({ now: "2026-11-24T09:05:00+01:00", events: [] });
    expect(talk.say("book lunch with Kim tomorrow at 1pm")).toContain("Kim");
    expect(talk.say(answer)).toMatch(/Wed 25 Nov, 13:00[\s\S]*\[Yes, book it\]/);
  },
);

test("of several who are added, the one without an address stays away and the others come", () => {
  const retro = meeting("Retro", "2026-11-25T15:00:00+01:00", "2026-11-25T16:00:00+01:00");
  const talk = converse({ now: "2026-11-24T09:05:00+01:00", events: [retro] });
  expect(talk.say("add Kim and tom@example.com to the retro")).toContain("What is Kim's e-mail address?");
  expect(talk.say("none")).toMatch(/Retro[\s\S]*tom@example\.com[\s\S]*\[Yes, change it\]/);
});

test.each([
  "no place",
  "without the location",
  "remove the location",
  "zonder locatie",
  "doch ohne Ort",
  "sans lieu",
  "sin lugar",
])("a card loses its place, and nothing else: %s", (words) => {
  const talk = begin();
  expect(talk.say("meet tom friday 3pm at the canteen")).toContain("Where: canteen");
  const card = talk.say(words);
  expect(card).not.toContain("canteen");
  expect(card).toContain("15:00–15:30");
  expect(card).toContain("Tom Baker");
});
