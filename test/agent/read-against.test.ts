import fc from "fast-check";
import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, meeting, playAll } from "../support/dialogue";

const HOUR = 3_600_000;
const now = "2027-02-24T09:30:00+01:00"; // A Wednesday.
const midnight = Date.parse("2027-02-24T00:00:00+01:00");

/** One meeting so many days ahead, asked about, and what the card says that follows. */
function corrected({ day, minute }: { day: number; minute: number }, words: string) {
  const start = midnight + day * 24 * HOUR + minute * 60_000;
  const [from, to] = [start, start + HOUR].map((at) => new Date(at).toISOString()) as [string, string];
  const talk = converse({ now, events: [meeting("Haircut", from, to)] });
  talk.say("when is the haircut");
  const card = talk.say(words);
  const [, fromDay, fromClock] = /From: (.+), (\d\d:\d\d)/.exec(card) ?? [];
  const [, toDay, toClock] = /To: (.+), (\d\d:\d\d)/.exec(card) ?? [];
  return { card, fromDay, fromClock, toDay, toClock };
}

// Up to the end of March clocks do not change.
const day = fc.integer({ min: 1, max: 30 });
const said = (minute: number) => `${Math.floor(minute / 60) % 12 || 12}:${String(minute % 60).padStart(2, "0")}`;
const iso = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

test("a correction of the hour alone keeps the day, and near it the half of the day", () => {
  const at = fc.record({ day, minute: fc.integer({ min: 28, max: 84 }).map((quarter) => quarter * 15) });
  const by = fc.integer({ min: -8, max: 8 }).filter((quarters) => quarters !== 0);
  fc.assert(
    fc.property(at, by, (meant, quarters) => {
      const minute = meant.minute + quarters * 15;
      fc.pre(minute >= 420 && minute < 1380);
      const { card, fromDay, toDay, toClock } = corrected(meant, `make it ${said(minute)}`);
      expect(toDay, card).toBe(fromDay);
      expect(toClock, card).toBe(iso(minute));
    }),
    { numRuns: 60 },
  );
});

test("a correction of the hour alone never changes the day, however far it goes", () => {
  const at = fc.record({ day, minute: fc.integer({ min: 28, max: 84 }).map((quarter) => quarter * 15) });
  const words = fc.constantFrom("3pm", "make it 11", "no 16:45", "do 8 instead", "make it 2", "at 7:30pm");
  fc.assert(
    fc.property(at, words, (meant, hour) => {
      const { card, fromDay, toDay } = corrected(meant, hour);
      if (toDay !== undefined) expect(toDay, card).toBe(fromDay);
    }),
    { numRuns: 60 },
  );
});

test("a correction of the day alone keeps the hour, and moves nothing a week ahead of itself", () => {
  const at = fc.record({ day, minute: fc.integer({ min: 28, max: 84 }).map((quarter) => quarter * 15) });
  const words = fc.constantFrom("monday", "tuesday", "thursday", "friday", "saturday");
  fc.assert(
    fc.property(at, words, (meant, weekday) => {
      const { card, fromClock, toClock, fromDay = "", toDay = "" } = corrected(meant, `move it to the ${weekday}`);
      if (toClock === undefined) return;
      expect(toClock, card).toBe(fromClock);
      const [from, to] = [fromDay, toDay].map((text) => Date.parse(`${text} 2027`)) as [number, number];
      expect(from - to, card).toBeLessThan(7 * 24 * HOUR - HOUR);
    }),
    { numRuns: 60 },
  );
});

const ahead = () =>
  converse({
    now,
    events: [
      meeting("Gym", "2027-02-25T18:00:00+01:00", "2027-02-25T19:00:00+01:00"),
      meeting("Call Lena", "2027-03-04T10:00:00+01:00", "2027-03-04T10:30:00+01:00"),
      meeting("Fitting", "2027-03-01T10:00:00+01:00", "2027-03-01T10:30:00+01:00"),
    ],
    contacts: contactRows("nina@example.com", "Nina Smit"),
  });

playAll(
  {
    "the half of the day is that of what is amended": `
    > remind me to call mum tomorrow 8am
    Thu 25 Feb, 08:00–08:30
    > no 8:30
    Thu 25 Feb, 08:30–09:00
    > make it 7:45
    Thu 25 Feb, 07:45–08:15
    > no
    All right
    > gym to 7
    To: Thu 25 Feb, 19:00–20:00
    > no
    All right
    > move the gym to 9
    do you mean … [09:00]
    > 21:00
    To: Thu 25 Feb, 21:00–22:00`,
    "where it ends changes nothing of where it begins": `
    > workshop friday 9am
    Fri 26 Feb, 09:00–09:30
    > until 11:30
    Fri 26 Feb, 09:00–11:30
    > no, ends at 1
    Fri 26 Feb, 09:00–13:00
    > until 8am
    It ends before it starts
    > no
    All right
    > werkplaats vrijdag 9 uur
    vr 26 feb, 09:00–09:30
    > duurt de hele ochtend, tot 12
    vr 26 feb, 09:00–12:00
    > jusqu'à 11h
    09:00–11:00
    > hasta las 12
    09:00–12:00
    > bis 13 Uhr
    09:00–13:00`,
    "of a meeting that there is one end is said, and the other one stays": `
    > make the gym end at 8
    Thu 25 Feb, 18:00–20:00
    > no
    All right
    > gym until 7:30
    Thu 25 Feb, 18:00–19:30
    > yes
    Changed
    > and start 6:15
    To: Thu 25 Feb, 18:15–19:30
    > make it an hour
    18:15–19:15
    > start at 7
    To: Thu 25 Feb, 19:00–20:00
    > no
    All right
    > postpone the gym till 8
    To: Thu 25 Feb, 20:00–21:30
    > no
    All right
    > does the gym end at 8?
    “Gym” … 18:00–19:30`,
    "and in the other languages": `
    > laat de fitting eindigen om half 12
    ma 1 mrt, 10:00–11:30
    > en begin om 11 uur
    ma 1 mrt, 11:00–11:30
    > nee
    Goed
    > die fitting endet erst um 12
    Mo, 1. März, 10:00–12:00
    > und beginnt um 10:30
    10:30–12:00
    > nein
    Alles klar
    > fitting jusqu'à 11h
    10:00–11:00
    > non
    Alles klar
    > qu'il finisse à 11h30
    10:00–11:30
    > et commence à 10h15
    10:15–11:30
    > non
    D'accord
    > cuándo es el fitting
    Fitting
    > que termine a las 12
    10:00–12:00
    > y que empiece a las 11
    11:00–12:00`,
    "how much shorter it is keeps no end": `
    > mach das gym eine halbe stunde kürzer
    18:00–18:30
    > ja
    Geändert
    > und beginnt um 18:15
    18:15–18:45`,
    "of whole days the first or the last one is said": `
    > vacation next week monday to wednesday
    Mon 1 Mar – Wed 3 Mar
    > starting tuesday
    Tue 2 Mar – Wed 3 Mar
    > until friday
    Tue 2 Mar – Fri 5 Mar
    > erst ab Mittwoch
    3. März – Fr, 5. März
    > pas vanaf donderdag
    do 4 mrt – vr 5 mrt`,
    "a part of the day is on the day of what is amended, and the hour behind it": `
    > when is call lena
    Thu 4 Mar, 10:00–10:30
    > make it in the afternoon
    {Thu 4 Mar 12:00}
    > 3pm
    To: Thu 4 Mar, 15:00–15:30
    > yes
    Changed
    > zet call lena naar de ochtend
    {do 4 mrt 09:00}`,
    "a weekday is of the week of what is amended": `
    > move call lena to friday
    To: Fri 5 Mar, 10:00–10:30
    > no
    All right
    > move call lena to the tuesday same time
    To: Tue 2 Mar, 10:00–10:30
    > no
    All right
    > move the fitting to friday
    do you mean Fri 26 Feb or Fri 5 Mar?`,
    "a length alone is how long what has its time lasts": `
    > reunión con nina mañana a las 10
    jue 25 feb, 10:00–10:30
    > una hora
    jue 25 feb, 10:00–11:00
    > 1h30
    10:00–11:30
    > no
    De acuerdo
    > afspraak met nina morgen om 10 uur
    do 25 feb, 10:00–10:30
    > 2 uur
    10:00–12:00
    > anderhalf uur
    10:00–11:30
    > om 2 uur
    14:00–15:30
    > 1 uur is ook goed
    13:00 of 1 uur? … [13:00] [1 uur]
    > 1 uur
    14:00–15:00`,
    "beside a whole week an hour that nothing leads in is how long": `
    > something with nina next week, 1h
    When should … {Tue 2 Mar 09:00}
    > tuesday at 10
    Tue 2 Mar, 10:00–11:00`,
    "a long stretch asked for in Dutch is no hour of the day": `
    > heb je volgende week ergens 2 uur voor nina
    Wanneer moet … {ma 1 mrt
    > dinsdag 10 uur
    di 2 mrt, 10:00–12:00`,
    "a stretch of the day that was asked about is of that day, and moves nothing": `
    > when am i free friday 5 march
    Fri 5 Mar
    > in the afternoon
    Fri 5 Mar, 12:00–18:00
    > after 3
    Fri 5 Mar, 15:00
    > put padel at 1
    Fri 5 Mar, 13:00–13:30
    > no
    All right
    > and what about thursday 4 march?
    Call Lena
    > am i free at 2
    free Thu 4 Mar, 14:00`,
    "hours in which to look keep the days in which something is looked for": `
    > move call lena to next week
    {Mon 1 Mar
    > afternoon
    {Mon 1 Mar 12:00} {Tue 2 Mar 12:00}
    > never mind
    All right
    > move call lena
    {Thu 4 Mar 09:00}
    > afternoon
    {Thu 4 Mar 12:00}`,
    "an hour that is in the way of something is answered with another one": `
    > book nina thursday 4 march 10:00
    You already have something then
    > ok then 3
    Thu 4 Mar, 15:00–15:30
    > 45
    Thu 4 Mar, 15:00–15:45`,
    "how much later somebody is may be said anew in words": `
    > ben 15 min later bij de gym
    15 minuten later
    > nee toch een half uur
    30 minuten later … 18:30–19:30`,
    "a meeting is called by its hour": `
    > push my 6pm tomorrow 15 min
    “Gym” … To: Thu 25 Feb, 18:15–19:15
    > no
    All right
    > verschieb den 18-Uhr-Termin morgen auf freitag
    “Gym” … Auf: Fr, 26. Feb., 18:00–19:00`,
    "one more day off is another day": `
    > vrijdag ben ik vrij
    vr 26 feb
    > en maandag ook
    2. *Vrij* inplannen, ma 1 mrt, de hele dag`,
    "in a part of the day an hour is the one that lies in it": `
    > move the gym to the morning
    {Thu 25 Feb
    > 8
    To: Thu 25 Feb, 08:00–09:00`,
    "what was to be called off goes elsewhere instead": `
    > cancel the gym
    Shall I cancel this?
    > no wait move it to 8 instead
    To: Thu 25 Feb, 20:00–21:00`,
    "a day later is a day behind the one that it is on": `
    > zet de gym een week later
    “Gym” … Naar: do 4 mrt, 18:00–19:00
    > nee
    Goed
    > put the gym a day later
    To: Fri 26 Feb, 18:00–19:00
    > no
    All right
    > put a follow-up with nina a week later
    “Follow-up”`,
    "an hour that nobody meets for is one of the day": `
    > plan 2 uur met nina volgende week
    Wanneer moet
    > liever dinsdag
    di 2 mrt
    > doe maar 11 uur
    di 2 mrt, 11:00–13:00`,
  },
  ahead,
);
