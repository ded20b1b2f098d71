import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, meeting } from "../support/dialogue";
import { play } from "../support/script";

/** A Monday morning in Amsterdam. */
const now = "2026-11-23T09:05:00+01:00";
const anna = { email: "anna@example.com", name: "Anna de Vries" };
const tom = { email: "tom@example.com", name: "Tom Baker" };
const span = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) });

/** Anna shows when she is taken, Tom does not. */
const begin = () =>
  converse({
    now,
    contacts: [...contactRows(anna.email, anna.name), ...contactRows(tom.email, tom.name)],
    guests: {
      [anna.email]: [
        span("2026-11-24T10:00:00+01:00", "2026-11-24T12:00:00+01:00"),
        span("2026-11-30T09:00:00+01:00", "2026-11-30T12:00:00+01:00"),
      ],
      [tom.email]: null,
    },
    events: [
      meeting("Standup", "2026-11-23T09:30:00+01:00", "2026-11-23T10:00:00+01:00"),
      meeting("Lunch", "2026-11-24T12:30:00+01:00", "2026-11-24T13:30:00+01:00"),
      meeting("Offsite", "2026-12-01T09:00:00+01:00", "2026-12-01T17:00:00+01:00"),
    ],
  });

const dialogues: Record<string, string> = {
  "what it is for is its title, and a limit keeps that, the length and the day": `
    > Finde morgen eine Stunde für das Lektorat
    Du hast zu diesen Zeiten 1 Stunde frei. Wähl eine, dann schlage ich “Lektorat” vor. … {Di, 24. Nov. 09:00}
    > nicht vor 15 Uhr
    “Lektorat” … {Di, 24. Nov. 15:00}
    > no antes de las 16:00
    1 hora … “Lektorat” … {mar 24 nov 16:00}`,
  "behind a question for a gap stands what it is for": `
    > have i got a gap tomorrow for a 2 hr paint job
    “Paint job” … {Tue 24 Nov 09:00}
    > never mind
    .
    > is there a slot on thursday to see tom for an hour?
    1 hour … Tom … {Thu 26 Nov
    > never mind
    .
    > hab ich morgen eine lücke für einen haarschnitt?
    frei: 09:00–12:30
    > tengo un hueco mañana para un corte?
    libre el mar 24 nov: 09:00–12:30`,
  "either of two days is looked through, and a day that is ruled out is not offered again": `
    > trouve-moi un créneau avec tom jeudi ou vendredi
    {jeu. 26 nov. 09:00} … {ven. 27 nov. 09:00}
    > pas jeudi finalement
    “Rendez-vous avec Tom Baker” … {ven. 27 nov. 09:00}
    > find half an hour with tom on thursday or friday
    {Thu 26 Nov 09:00} … {Fri 27 Nov 09:00}
    > not thursday after all
    “Meeting with Tom Baker” … {Fri 27 Nov 09:00}`,
  "a part of the day is on the day that was asked about": `
    > wann hab ich am Freitag Zeit für Tom
    Du hast zu diesen Zeiten 30 Minuten frei … {Fr, 27. Nov. 09:00}
    > lieber nachmittags
    “Termin mit Tom Baker” … {Fr, 27. Nov. 12:00}
    > halb vier passt
    Soll ich das buchen? … Fr, 27. Nov., 15:30–16:00`,
  "all of a part of a day is that part as far as one works": `
    > i need to block time for writing the annual report
    When should “Writing the annual report” be?
    > all monday morning
    Shall I book this? … *Writing the annual report* … Mon 30 Nov, 09:00–12:00`,
  "three times with others, under every condition; the calendar that cannot be seen is named": `
    > find a slot sometime next week, mornings, not Wednesday, 45 min with Anna and Tom
    You and Anna are free for 45 minutes at these times … I can't see the calendar of Tom. … {Thu 3 Dec 09:00} {Thu 3 Dec 09:45} {Fri 4 Dec 09:00} {Never mind}
    > the second
    Shall I book this? … Thu 3 Dec, 09:45–10:30 … Anna de Vries (anna@example.com), Tom Baker (tom@example.com)
    > yes
    Booked`,
  "conditions may come one by one, and each narrows the list": `
    > when can I meet anna next week
    {Mon 30 Nov 12:00} {Tue 1 Dec 17:15} {Wed 2 Dec 09:00}
    > mornings only
    {Wed 2 Dec 09:00} {Thu 3 Dec 09:00} {Fri 4 Dec 09:00}
    > not thursday
    {Wed 2 Dec 09:00} {Wed 2 Dec 09:30} {Fri 4 Dec 09:00}`,
  "a last day, an hour and lunch are conditions": `
    > find 30 min with anna before Wednesday
    {Mon 23 Nov 10:15} {Mon 23 Nov 10:45} {Tue 24 Nov 09:00}
    > find an hour next week not before 2pm
    {Mon 30 Nov 14:00} {Wed 2 Dec 14:00} {Thu 3 Dec 14:00}
    > free tomorrow after lunch?
    You're free on Tue 24 Nov: 13:30–18:00. … “Lunch”`,
  "so are days that lie in front of others": `
    > i need 2 hours straight before the weekend, is there any gap
    {Mon 23 Nov
    > never mind
    left everything
    > finde 2 stunden vor dem wochenende
    {Mo, 23. Nov.
    > vergiss es
    alles so gelassen
    > búscame dos horas seguidas antes del fin de semana
    {lun 23 nov`,
  "whether somebody else is free at one time": `
    > is Anna free tomorrow at 3
    Anna is free Tue 24 Nov, 15:00–15:30. … So are you. … [Propose it]
    > propose it
    Shall I book this? … Tue 24 Nov, 15:00–15:30
    > is anna free tomorrow at 10
    Anna is busy Tue 24 Nov, 10:00–10:30 … You are free then. … {Tue 24 Nov 09:00} {Tue 24 Nov 09:30}
    > is tom free tomorrow at 12:45?
    You have “Lunch”, Tue 24 Nov, 12:30–13:30 … I can't see the calendar of Tom.`,
  "a day is spoken of by its working hours": `
    > am I free tomorrow
    You're free on Tue 24 Nov: 09:00–12:30 and 13:30–18:00. … 12:30–13:30 “Lunch”
    > am I free on wednesday?
    You're free all day on Wed 25 Nov (09:00–18:00).
    > free today?
    You're free on Mon 23 Nov: 09:15–09:30 and 10:00–18:00
    > am i free on saturday
    You're free all day on Sat 28 Nov.`,
  "as people text it, alone or with others": `
    > hey can u find me 30 mins w anna nxt week pls
    You and Anna are free for 30 minutes … {Mon 30 Nov 12:00}
    > no tuesday doesn't work
    {Mon 30 Nov 12:00} {Wed 2 Dec 09:00} {Thu 3 Dec 09:00}
    > when can anna, tom and I meet for an hour before friday
    You and Anna are free for 1 hour … I can't see the calendar of Tom.
    > does tom have time tomorrow
    “Meeting with Tom Baker”`,
  "words that are no title leave the title alone while a time is open": `
    > wanneer heb ik tijd voor een uur met tom
    “Afspraak met Tom Baker”
    > kan het ook in de ochtend
    “Afspraak met Tom Baker”
    > doe maar die om 11
    *Afspraak met Tom Baker* … 11:00–12:00`,
  "a day that is ruled out after all makes room for the others": `
    > find 30 min with tom on friday
    {Fri 27 Nov 09:00}
    > friday doesn't work
    {Mon 23 Nov 10:15} {Tue 24 Nov 09:00}`,
  "days and hours that do not suit are told in one answer": `
    > plan something with tom
    Name a day and time
    > this week, but not thursday and not in the morning
    {Mon 23 Nov 12:00} {Tue 24 Nov 13:45} {Wed 25 Nov 12:00}
    > friday, after lunch but he's gone by 3
    {Fri 27 Nov 13:00} {Fri 27 Nov 13:30} {Fri 27 Nov 14:00}
    > no mornings please
    {Fri 27 Nov 12:00}
    > never mind
    I left
    > plan iets met tom
    Noem een dag en tijd
    > deze week nog, maar vrijdag kan ie niet en s ochtends ook niet
    {ma 23 nov 12:00} {di 24 nov 13:45} {wo 25 nov 12:00}
    > laat maar
    gelaten
    > treffen mit tom am donnerstag
    Um wie viel Uhr
    > geht nur bis 11 und ich bin erst ab 9:30 da
    {Do, 26. Nov. 09:30} {Do, 26. Nov. 10:00} {Do, 26. Nov. 10:30}
    > egal, lass es
    so gelassen
    > rendez-vous avec tom
    Quand
    > pas avant 16h et pas lundi
    {mar. 24 nov. 16:00}
    > laisse tomber
    rien changé
    > reunión con tom esta semana
    Tom
    > el martes no puede, y por la mañana tampoco
    {lun 23 nov 12:00} {mié 25 nov 12:00}`,
  "the same in Dutch": `
    > ben ik morgen vrij
    Je bent vrij op di 24 nov: 09:00–12:30 en 13:30–18:00.
    > ben ik woensdag vrij?
    Je bent wo 25 nov de hele dag vrij (09:00–18:00).
    > zoek een half uur met Anna volgende week, 's ochtends, niet op woensdag
    Op deze tijden zijn jij en Anna 30 minuten vrij … {do 3 dec 09:00} {do 3 dec 09:30} {vr 4 dec 09:00}
    > is Anna morgen om 10 vrij
    Anna is bezet: di 24 nov, 10:00–10:30`,
};

for (const [title, script] of Object.entries(dialogues)) test(title, () => play(begin(), script));

test("a request for free time writes nothing and never offers a time that somebody seen has not", () => {
  const talk = begin();
  const told = talk.say("find an hour with anna tomorrow");
  expect(told).toContain("{Tue 24 Nov 09:00}");
  expect(told).not.toMatch(/Tue 24 Nov (?:09:[1-9]|1[01]:)/);
  expect(talk.events()).toHaveLength(3);
});

test.each([
  ["got time for Tom this week?", "Thursday would be best", "Thu 26 Nov", "Tom Baker"],
  ["have you got a slot for Anna this week", "Friday works best", "Fri 27 Nov", "Anna de Vries"],
  ["heb je nog een gaatje voor Tom deze week", "liefst donderdag", "do 26 nov", "Tom Baker"],
  ["hast du Zeit für Tom diese Woche", "am besten Donnerstag", "Do, 26. Nov.", "Tom Baker"],
  ["un créneau pour Tom cette semaine", "plutôt jeudi", "jeu. 26 nov.", "Tom Baker"],
  ["un hueco para Tom esta semana", "mejor el jueves", "jue 26 nov", "Tom Baker"],
])("%s, and then %s: it is with them, and on that day", (search, day, date, guest) => {
  const talk = begin();
  expect(talk.say(search)).toContain(guest);
  const answer = talk.say(day);
  expect(answer).toContain(guest);
  expect(answer).toContain(date);
});

test("an hour in words, where a time is looked for, may be how long", () => {
  const talk = begin();
  talk.say("un hueco para Tom el viernes por la tarde");
  expect(talk.say("una hora")).toContain("[13:00] [1 hora]");
});
