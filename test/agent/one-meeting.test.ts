import { contactRows } from "~/domain/contact";
import { converse, meeting, playAll } from "../support/dialogue";
import { anna, now, tom, week } from "../support/week";

const retro = meeting(
  "Team retro",
  "2026-12-01T10:00:00+01:00",
  "2026-12-01T11:00:00+01:00",
  [
    { ...anna, responseStatus: "accepted" },
    { ...tom, responseStatus: "declined" },
  ],
  { location: "Room 4", hangoutLink: "https://meet.google.com/abc-defg-hij" },
);
const begin = () => converse({ now, events: [...week(), retro], contacts: contactRows(tom.email, tom.name) });

playAll(
  {
    "one meeting is asked about by name, and then as it": `
    > who's coming to the retro?
    “Team retro” … Tue 1 Dec, 10:00–11:00 … Room 4 … Anna de Vries (coming), Tom Baker (not coming) … https://meet.google.com/abc-defg-hij
    > where is it?
    “Team retro” … Room 4
    > and how long is it
    “Team retro” … 10:00–11:00
    > did tom accept?
    “Team retro” … Tom Baker (not coming)
    > send me the link
    https://meet.google.com/abc-defg-hij
    > cancel it
    Shall I cancel this? … “Team retro”`,
    "a guest alone leads to the meeting with that guest": `
    > what time does the design review end?
    “Design review” … 15:00–16:00
    > is anna coming?
    “1:1 Anna” … Anna de Vries`,
    "the ends of a day": `
    > what's my first meeting tomorrow
    “Budget review” … Wed 25 Nov, 14:00–15:00
    > when am I done today?
    “1:1 Anna” … Tue 24 Nov, 15:00–15:30
    > any gaps this afternoon?
    You're free on Tue 24 Nov: 12:00–12:30, 13:30–15:00 and 15:30–18:00
    > hoe laat ben ik klaar vandaag
    “1:1 Anna” … di 24 nov, 15:00–15:30`,
    "a question about what is proposed shows it again": `
    > book a call with tom thursday at 10
    Shall I book this?
    > how long is it?
    Shall I book this? … 10:00–10:30
    > yes
    Booked`,
    "without a meeting on the table the world's questions stay out": `
    > where is it
    That is something I can't do
    > did the king accept
    That is something I can't do
    > how long is a piece of string
    That is something I can't do`,
    "ook in het Nederlands": `
    > wie komen er naar de retro?
    “Team retro” … Anna de Vries (komt), Tom Baker (komt niet)
    > waar is het?
    Waar: “Room 4”
    > heeft tom geaccepteerd?
    Tom Baker (komt niet)
    > hoe lang duurt het
    di 1 dec, 10:00–11:00`,
  },
  begin,
);
