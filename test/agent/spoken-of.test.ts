import { contactRows } from "~/domain/contact";
import { converse, meeting, playAll } from "../support/dialogue";

/** A Tuesday morning in Amsterdam. */
const now = "2026-11-24T09:05:00+01:00";
const anna = { email: "anna@example.com", name: "Anna de Vries" };
const tom = { email: "tom@example.com", name: "Tom Baker" };
const mia = { email: "mia@example.com", name: "Mia Chen" };
const otherAnna = { email: "anna.jansen@corp.example", name: "Anna Jansen" };

const week = () => [
  meeting("Lunch with Tom", "2026-11-24T12:30:00+01:00", "2026-11-24T13:30:00+01:00", [tom]),
  meeting("1:1 Anna", "2026-11-24T15:00:00+01:00", "2026-11-24T15:30:00+01:00", [anna]),
  meeting("Planning", "2026-11-24T16:00:00+01:00", "2026-11-24T17:00:00+01:00", [anna, tom]),
  meeting("Budget review", "2026-11-25T14:00:00+01:00", "2026-11-25T15:00:00+01:00", [
    { ...anna, responseStatus: "accepted" },
  ]),
  meeting("Design review", "2026-11-26T15:00:00+01:00", "2026-11-26T16:00:00+01:00", [
    { ...tom, responseStatus: "declined" },
  ]),
  meeting("Planning 2", "2026-11-27T11:00:00+01:00", "2026-11-27T12:00:00+01:00", [tom, mia]),
  meeting("Release party", "2026-11-27T22:30:00+01:00", "2026-11-28T01:00:00+01:00"),
];

const people = (...them: { email: string; name: string }[]) =>
  them.flatMap(({ email, name }) => contactRows(email, name));

playAll(
  {
    "who comes and who has answered, of the meeting that is named or was spoken of": `
      > who's in the design review?
      “Design review” … Thu 26 Nov, 15:00–16:00 … Tom Baker (not coming)
      > add mia
      Shall I change this? … “Design review” … Mia Chen (mia@example.com)
      > yes
      Changed
      > who's coming?
      “Design review” … Mia Chen (no answer yet)
      > did anna accept the budget review?
      “Budget review” … Anna de Vries (coming)
      > did tom accept?
      With: Tom Baker
      > wie komt er naar de design review?
      Tom Baker`,
    "the last and the first of a day": `
      > cancel my last meeting today
      Shall I cancel this? … “Planning” … Tue 24 Nov, 16:00–17:00
      > no
      I left it
      > move my first meeting tomorrow to 3pm
      “Budget review” … To: Wed 25 Nov, 15:00–16:00`,
    "what was just booked, and on the wrong day": `
      > book a run tomorrow 7am
      *Run*
      > yes
      Booked
      > oops wrong day
      When should “Run” be? It is Wed 25 Nov, 07:00–07:30
      > thursday
      To: Thu 26 Nov, 07:00–07:30
      > yes
      Changed
      > cancel the meeting I just booked
      Shall I cancel this? … “Run”`,
    "him is the guest of the meeting before": `
      > book lunch with mia tomorrow 12:00
      *Lunch*
      > yes
      Booked
      > now invite her to the design review as well
      “Design review” … mia@example.com
      > no
      it stays as it is
      > invite him to planning 2
      already invited to “Planning 2”`,
    "a new name, a place and a number in a title": `
      > rename planning 2 to "Planning 3: the end"
      *Planning 3: the end* … Fri 27 Nov, 11:00–12:00
      > ok
      Changed
      > move planning 3 to monday
      “Planning 3: the end” … To: Mon 30 Nov, 11:00–12:00
      > change the location of the budget review to room 4
      “Budget review” … Where: Room 4
      > add zoom to the budget review
      “Budget review” … Where: Zoom
      > push my 3pm by 15
      “1:1 Anna” … To: Tue 24 Nov, 15:15–15:45
      > move the budget review up an hour
      To: Wed 25 Nov, 13:00–14:00`,
    "the week after is seven days on, and a kind is another name": `
      > huddle with tom friday 9:30am
      Shall I book this?
      > yes
      Booked
      > hmm the week after i meant
      To: Fri 4 Dec, 09:30–10:00
      > yes
      Changed
      > sorry i meant breakfast
      *Breakfast*`,
    "what others want is shown before it is done": `
      > tom cancelled lunch
      Shall I cancel this? … “Lunch with Tom”
      > no
      I left it
      > anna wants to meet at 2pm instead of 3
      “1:1 Anna” … To: Tue 24 Nov, 14:00–14:30
      > no
      it stays
      > can we do the budget review friday instead?
      To: Fri 27 Nov, 14:00–15:00
      > no
      it stays
      > I'm sick today, cancel everything
      1. Cancel “Lunch with Tom” … 3. Cancel “Planning”`,
    "everything of somebody goes to the next week, each to its weekday and hour": `
      > move all my meetings with tom to next week
      1. Move “Lunch with Tom” to Tue 1 Dec, 12:30–13:30 … “Planning 2” to Fri 4 Dec, 11:00–12:00`,
    "a guest comes and goes in Dutch": `
      > voeg mia toe aan de budget review
      Mia Chen (mia@example.com)
      > ja
      Budget review
      > haal mia er weer af
      Niet meer uitgenodigd: Mia Chen`,
    "what began the evening before says so": `
      > what's on saturday
      One meeting on Sat 28 Nov … Fri 27 Nov, 22:30–01:00 “Release party”`,
    "a booking of nothing but names invites them": `
      > book tom and mia fri 9
      *Meeting with Tom Baker and Mia Chen* … Fri 27 Nov, 09:00–09:30`,
  },
  () => converse({ now, events: week(), contacts: people(anna, tom, mia) }),
);

playAll(
  {
    "one of two people is picked by a word of the row": `
      > book anna tomorrow 10
      I know more than one Anna … {Anna de Vries} {Anna Jansen}
      > jansen
      *Meeting with Anna Jansen* … With: Anna Jansen (anna.jansen@corp.example)`,
  },
  () => converse({ now, contacts: people(anna, otherAnna) }),
);
