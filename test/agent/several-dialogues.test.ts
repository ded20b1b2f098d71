import { test } from "vitest";
import type { CalendarEvent } from "~/domain/calendar-event";
import { contactRows } from "~/domain/contact";
import { converse, meeting } from "../support/dialogue";
import { play } from "../support/script";
import { anna, now, tom, week } from "../support/week";

const contacts = [...contactRows(tom.email, tom.name), ...contactRows(anna.email, anna.name)];

const requests: Record<string, string> = {
  "two requests in one message are one list, one yes and one undo": `
    > cancel my 3pm and move the budget review to Friday
    Shall I do all of this? … 1. Cancel “1:1 Anna”, Tue 24 Nov, 15:00–15:30, with Anna de Vries … 2. Move “Budget review” to Fri 27 Nov, 14:00–15:00 … [Yes, do it all] [No]
    > yes
    • Cancelled: “1:1 Anna” … • Changed: “Budget review”, Fri 27 Nov, 14:00–15:00 … Anna de Vries was told. … [Undo all]
    > undo
    • Undone: “1:1 Anna” is back as it was, Tue 24 Nov … • Undone: “Budget review” is back as it was, Wed 25 Nov, 14:00–15:00
    > undo
    nothing to undo`,
  "a yes to all is for each of them, in English": `
    > book retro on friday at 11 and demo on friday at 15
    1. … 2.
    > yes all
    • Booked: *Retro*, Fri 27 Nov, 11:00–11:30 … • Booked: *Demo*, Fri 27 Nov, 15:00–15:30`,
  "a yes to all is for each of them, in Dutch": `
    > plan retro vrijdag om 11 uur en demo vrijdag om 15 uur
    1. … 2.
    > doe maar allemaal
    • Ingepland: *Retro* … • Ingepland: *Demo*`,
  "a yes to all is for each of them, in German": `
    > plane Retro am Freitag um 11 Uhr und Demo am Freitag um 15 Uhr
    1. … 2.
    > alle buchen
    • Gebucht: *Retro* … • Gebucht: *Demo*`,
  "a yes to all is for each of them, in French": `
    > réserve rétro vendredi à 11h et démo vendredi à 15h
    1. … 2.
    > oui tout
    • Réservé : *Rétro* … • Réservé : *Démo*`,
  "a yes to all is for each of them, in Spanish": `
    > reserva retro el viernes a las 11 y demo el viernes a las 15
    1. … 2.
    > sí todo
    • Reservada: *Retro* … • Reservada: *Demo*`,
  "a yes to all takes what is in the way too, and all of it is shown": `
    > book retro on wednesday at 14 and demo on friday at 15
    You already have something then
    > book all anyway
    Shall I do all of this? … *Retro*, Wed 25 Nov, 14:00–14:30 … overlaps “Budget review” … *Demo*, Fri 27 Nov, 15:00–15:30`,
  "a question about one of three names the others that wait, also the middle one": `
    > book gym on wednesday at 14, book demo on friday at 15 and cancel my 3pm
    Still waiting: “1:1 Anna”, “book demo on friday at 15”. … You already have something then`,
  "what a question behind another keeps waiting is named as well, in its language": `
    > boek koffie met Zelda morgen om 9, boek koffie met Quentin donderdag om 9 en annuleer de budget review
    Zelda … Wacht nog: “Budget review”, “boek koffie met Quentin donderdag om 9”.
    > zelda@example.com
    Quentin`,
  "all of several is no answer to which of them": `
    > cancel my 3pm and move the budget review to Friday and move the design review to Friday
    3. Move “Design review”
    > make it 5pm
    Which of the 3 do you mean?
    > all
    Which of the 3 do you mean?`,
  "a thank-you is none of a meeting, whatever is open": `
    > book a demo
    When should
    > thank you so much
    welcome
    > plan een demo
    Wanneer
    > hartelijk dank
    Graag gedaan
    > réserve une démo
    Quand
    > merci beaucoup
    Avec plaisir
    > reserva una demo
    Cuándo
    > ¡gracias!
    De nada
    > el viernes a las 15
    *Demo* … vie 27 nov, 15:00`,
  "a booking takes the time that the same message frees": `
    > book lunch with Tom today at 3pm and cancel my 3pm
    Cancel “1:1 Anna” … Book *Lunch*, Tue 24 Nov, 15:00
    > yes
    • Cancelled … • Booked`,
  "a question about one of two requests is asked first, then the list": `
    > schedule a call with Bob on Friday at 10 and cancel the design review
    What is Bob's e-mail address?
    > bob@corp.example
    Shall I do all of this? … 1. Cancel “Design review” … 2. Book *Call*, Fri 27 Nov, 10:00–10:30
    > no
    I left everything as it is`,
  "two meetings change places with one yes, and back with one undo": `
    > swap my 3pm and the budget review
    1. Move “1:1 Anna” to Wed 25 Nov, 14:00–14:30 … 2. Move “Budget review” to Tue 24 Nov, 15:00–16:00
    > yes
    • Changed: “1:1 Anna”, Wed 25 Nov, 14:00–14:30 … • Changed: “Budget review”, Tue 24 Nov, 15:00–16:00
    > undo
    “1:1 Anna” is back as it was, Tue 24 Nov, 15:00–15:30 … “Budget review” is back as it was, Wed 25 Nov, 14:00–15:00
    > wissel de design review en de budget review om
    1. “Design review” verzetten naar wo 25 nov, 14:00–15:00 … 2. “Budget review” verzetten naar do 26 nov, 15:00–16:00
    > nee
    gelaten
    > swap the dentist and the budget review
    can't find a meeting like that`,
  "what cannot be found is said above the list": `
    > cancel the dentist, and move the budget review to 4pm
    can't find a meeting like that … Shall I move this? … Wed 25 Nov, 16:00–17:00`,
  "a line of a list can be corrected, left out, and asked about": `
    > cancel my 3pm and move the budget review to Friday and move the design review to Friday
    1. Cancel “1:1 Anna” … 2. Move “Budget review” … 3. Move “Design review” to Fri 27 Nov, 15:00–16:00
    > make it 5pm
    Which of the 3 do you mean?
    > make the last one 5pm
    Move “Design review” to Fri 27 Nov, 17:00–18:00
    > not the first
    1. Move “Budget review” … 2. Move “Design review” to Fri 27 Nov, 17:00–18:00
    > yes
    • Changed: “Budget review” … • Changed: “Design review”`,
  "two things with one verb are two requests": `
    > cancel my 3pm and my 12:30
    1. Cancel “1:1 Anna” … 2. Cancel “Lunch with Tom”`,
  "people joined by and are one request": `
    > cancel lunch with Tom and Anna
    Do you mean this? … Cancel “Lunch with Tom”`,
  "what a request says about it joins the request before": `
    > move the budget review to 4pm and add sam@example.com to it
    Shall I move this? … Wed 25 Nov, 16:00–17:00 … sam@example.com`,
};

playAll(requests, week());

const references: Record<string, string> = {
  "lines of a list that was shown can be spoken of": `
    > what's on today
    3 meetings
    > cancel the second
    Shall I cancel this? … “Lunch with Tom”
    > no
    I left it
    > move the last one to 4pm
    Shall I move this? … “1:1 Anna” … To: Tue 24 Nov, 16:00–16:30
    > no
    it stays as it is
    > cancel all of them
    1. Cancel “Standup” … 2. Cancel “Lunch with Tom” … 3. Cancel “1:1 Anna”`,
  "when several fit, both can be meant, and the last one": `
    > cancel the meeting with Anna
    Which one shall I cancel?
    > both
    1. Cancel “1:1 Anna” … 2. Cancel “Budget review”
    > no
    I left everything as it is
    > cancel the meeting with Anna
    Which one shall I cancel?
    > the last one
    Shall I cancel this? … “Budget review”`,
  "the same time next week moves the day and keeps the clock": `
    > move the design review to the same time next week
    From: Thu 26 Nov, 15:00–16:00 … To: Thu 3 Dec, 15:00–16:00
    > yes
    Changed: “Design review”
    > book Anna again same time next week
    “1:1 Anna” … Tue 1 Dec, 15:00–15:30 … Anna de Vries (anna@example.com)`,
  "it is what was spoken of last": `
    > move the budget review to 4pm
    Wed 25 Nov, 16:00–17:00
    > yes
    Changed
    > cancel that one
    Shall I cancel this? … “Budget review”`,
};

playAll(references, week());

/** A day with everything in it that "everything" must treat with sense. */
function fullDay() {
  return [
    ...week(),
    meeting("Birthday of Tom", "2026-11-25T00:00:00+01:00", "2026-11-26T00:00:00+01:00", [], { allDay: true }),
    meeting("Writing", "2026-11-25T16:00:00+01:00", "2026-11-25T17:00:00+01:00", [], { eventType: "focusTime" }),
    meeting("Board call", "2026-11-25T10:00:00+01:00", "2026-11-25T11:00:00+01:00", [tom], { organizerSelf: false }),
    meeting("Dentist", "2026-11-26T14:15:00+01:00", "2026-11-26T14:45:00+01:00"),
  ];
}

const everything: Record<string, string> = {
  "an afternoon is cleared with one yes, and comes back with one undo": `
    > clear my afternoon
    Shall I do all of this? … 1. Cancel “Lunch with Tom”, Tue 24 Nov, 12:30–13:30, with Tom Baker … 2. Cancel “1:1 Anna” … The guests will be told.
    > yes
    • Cancelled: “Lunch with Tom” … • Cancelled: “1:1 Anna” … Tom Baker and Anna de Vries were told.
    > what's on this afternoon
    Nothing is planned
    > undo
    • Undone: “Lunch with Tom” is back … • Undone: “1:1 Anna” is back`,
  "everything leaves whole days and one's own time, and says so": `
    > cancel everything tomorrow
    I leave what takes the whole day: “Birthday of Tom” … I leave your own time: “Writing” … 1. Cancel “Board call” … 2. Cancel “Budget review”`,
  "what others organise is not moved, and what it would overlap is named": `
    > move all my meetings tomorrow to Thursday
    Set up by somebody else, so left alone: “Board call” … Shall I move this? … To: Thu 26 Nov, 14:00–15:00 … It overlaps “Dentist”.`,
  "everything after an hour is pushed": `
    > push everything after 3 tomorrow by half an hour
    I leave your own time: “Writing”
    > push everything after noon by half an hour
    1. Move “Lunch with Tom” to Tue 24 Nov, 13:00–14:00 … 2. Move “1:1 Anna” to Tue 24 Nov, 15:30–16:00`,
  "a push names what it runs into": `
    > push everything on Thursday by 45 minutes
    1. Move “Dentist” to Thu 26 Nov, 15:00–15:30 … 2. Move “Design review” to Thu 26 Nov, 15:45–16:45`,
  "an empty stretch has nothing to change": `
    > clear my Friday afternoon
    nothing to change on Fri 27 Nov`,
  "time is blocked for oneself, within working hours, and nobody is told": `
    > block Friday morning for focus
    Shall I book this? … *Focus* … Fri 27 Nov, 09:00–12:00
    > yes
    Booked: *Focus*
    > block 10-12 for deep work
    Shall I book this? … *Deep work* … Tue 24 Nov, 10:00–12:00`,
};

playAll(everything, fullDay());

const late: Record<string, string> = {
  "late for somebody: the meeting moves, what it runs into is said, and it can be undone": `
    > running 10 late for Tom
    Running 10 minutes late? … “Lunch with Tom”, Tue 24 Nov, 12:30–13:30 … move it to Tue 24 Nov, 12:40–13:40 … Google then tells Tom Baker … can't be taken back … [Yes, move it] [Only tell them] [No]
    > yes
    Changed: “Lunch with Tom” … Tue 24 Nov, 12:40–13:40 … Tom Baker was told
    > undo
    Undone: “Lunch with Tom” is back as it was … 12:30–13:30`,
  "late by time, told only": `
    > I'll be 15 min late to my 3pm
    “1:1 Anna” … 15:15–15:45
    > only tell them
    A mail is on its way to Anna de Vries: you are about 15 minutes late. The meeting stays where it is.
    > what's on at 3pm
    15:00–15:30`,
  "another delay can be named, and what collides is named": `
    > running 10 min late for the dentist
    14:25–14:55
    > make it 20
    14:35–15:05 … Then it runs into: … “Design review”
    > no
    I left everything as it is`,
  "late without a number is asked about once; without a meeting it is the next": `
    > I'm running late
    How late will you be for “Standup”? … [5 minutes] [10 minutes] [15 minutes]
    > 10
    “Standup” … 09:40–10:10 … [Yes, move it] [No]`,
  "what somebody else organises stays, its guests can be told": `
    > running 10 late for the board call
    Only its organiser can move it. … mail Tom Baker … [Only tell them] [No]`,
};

playAll(late, fullDay());

/** A stand-up every weekday, as Google gives a series: its instances. */
function standups() {
  return ["24", "25", "26", "27", "30"].map((day) =>
    meeting("Standup", `2026-11-${day}T09:30:00+01:00`, `2026-11-${day}T10:00:00+01:00`, [tom], {
      id: `series1_202611${day}T083000Z`,
      recurringEventId: "series1",
    }),
  );
}

const series: Record<string, string> = {
  "of a series it is asked once how much is meant": `
    > cancel the standup
    This one repeats. Which shall I cancel? … “Standup”, Tue 24 Nov, 09:30–10:00 … [This one] [This and following] [All of them]
    > this one
    Shall I cancel this? … Only this one of the series. … Tom Baker will be told
    > no
    I left it
    > cancel the standup
    Which shall I cancel?
    > this and the following
    Shall I cancel this? … “Standup” (every one from Tue 24 Nov on) … 09:30–10:00 … Tom Baker will be told … [Yes, do it] [No]
    > yes
    Cancelled: “Standup” (every one from Tue 24 Nov on) … 09:30–10:00 … [Undo]
    > undo
    Undone: “Standup” (every one from Tue 24 Nov on) is back as it was`,
  "a day points at one of a series, without a question": `
    > cancel the standup on Thursday
    Shall I cancel this? … Thu 26 Nov, 09:30–10:00 … Only this one of the series.`,
  "words say how much of a series is meant": `
    > cancel the standup series
    Shall I cancel this? … “Standup” (all of the series) … 09:30–10:00
    > no
    the series stays as it is
    > move all standups to 10:15
    Shall I move this? … “Standup” (all of the series) … From: 09:30–10:00 … To: 10:15–10:45
    > cancel the standup from now on
    Shall I cancel this? … “Standup” (every one from Tue 24 Nov on)`,
  "a whole series does not move to another day": `
    > move the standup to Saturday
    Which shall I move?
    > all of them
    I can move a whole series only within its day. Shall I move just this one? … [This one] [Never mind]
    > this one
    Shall I move this? … To: Sat 28 Nov, 09:30–10:00 … Only this one of the series.`,
};

playAll(series, standups());

function playAll(dialogues: Record<string, string>, events: CalendarEvent[]): void {
  for (const [title, script] of Object.entries(dialogues)) {
    test(title, () => play(converse({ now, events, contacts }), script));
  }
}
