import { describe, expect, test } from "vitest";
import { guest, meeting } from "../support/dialogue";
import { omar as omarHaddad, physio, talkWith } from "../support/free-talk";

const early = meeting("Stretching", "2026-11-27T08:30:00+01:00", "2026-11-27T09:00:00+01:00");
const noon = meeting("Car wash", "2026-11-27T12:00:00+01:00", "2026-11-27T12:30:00+01:00");
const late = meeting("Book club", "2026-11-27T20:00:00+01:00", "2026-11-27T22:00:00+01:00");

describe("the first and the last of a day are told, and what comes behind them", () => {
  test.each([
    ["whats the first thing on my plate friday", "and after that?", "when am i done friday"],
    ["wat is vrijdag mijn eerste afspraak", "en daarna?", "hoe laat ben ik vrijdag klaar"],
    ["was ist am Freitag mein erster Termin?", "und danach?", "wann bin ich am Freitag fertig?"],
    ["c'est quoi mon premier rendez-vous vendredi ?", "et après ?", "je finis à quelle heure vendredi ?"],
    ["cuál es mi primera cita el viernes?", "y después?", "a qué hora acabo el viernes?"],
  ])("%s", (first, next, last) => {
    const talk = talkWith(physio, early, noon, late);
    const told = talk.say(first);
    expect(told).toContain("“Stretching”");
    expect(told).not.toContain("“Car wash”");
    expect(talk.say(next)).toMatch(/^“Car wash”/);
    expect(talk.say(last)).toMatch(/^“Book club”/);
  });
});

test.each(["wann feierabend am freitag?", "wann ist freitag feierabend"])("%s", (text) => {
  expect(talkWith(noon, late).say(text)).toMatch(/^“Book club”/);
});

test.each([
  "à quoi ressemble ma semaine prochaine ?",
  "montre-moi ma semaine prochaine",
  "wie sieht meine nächste Woche aus?",
])("one's own next week is the next: %s", (text) => {
  const audit = meeting("Audit", "2026-12-02T14:00:00+01:00", "2026-12-02T15:00:00+01:00");
  const told = talkWith(noon, audit).say(text);
  expect(told).toContain("“Audit”");
  expect(told).not.toContain("“Car wash”");
});

test.each(["tengo media hora libre el viernes?", "¿hay una hora libre el viernes?"])(
  "free time is found, and no agenda is told: %s",
  (text) => {
    expect(talkWith(noon).say(text)).toMatch(/^Tienes .*\{vie 27 nov/s);
  },
);

describe("a question when one is free goes on with another day", () => {
  test.each([
    ["am i free thursday morning?", "and friday?"],
    ["ben ik donderdagochtend vrij?", "en vrijdag?"],
    ["bin ich Donnerstagvormittag frei?", "und Freitag?"],
    ["je suis libre jeudi matin ?", "et vendredi ?"],
    ["estoy libre el jueves por la mañana?", "y el viernes?"],
  ])("%s", (asked, next) => {
    const talk = talkWith(physio, noon);
    expect(talk.say(asked)).toContain("“Physio”");
    const told = talk.say(next);
    expect(told).toContain("“Car wash”");
    expect(told).not.toContain("“Physio”");
  });
});

describe("a meeting is found by what it is about", () => {
  const quote = meeting("Solar panels quote", "2026-11-27T14:15:00+01:00", "2026-11-27T15:00:00+01:00");
  test.each([
    "when is that thing about the solar panels again",
    "wanneer was dat ding over solar panels ook weer",
    "wann war das Ding über solar panels nochmal",
    "c'est quand déjà le truc sur les solar panels",
    "cuándo era lo de solar panels",
  ])("%s", (text) => {
    expect(talkWith(physio, quote).say(text)).toMatch(/^“Solar panels quote”[\s\S]*14:15/);
  });
  test.each(["cancel the thing about the solar panels", "annule le truc sur les solar panels"])("%s", (text) => {
    expect(talkWith(physio, quote).say(text)).toMatch(/this\?|rendez-vous \?/);
  });
});

describe("a new appointment under a name of its own is made, and none is moved", () => {
  test.each([
    'new appointment "Plan B until 2027" thursday 11:15',
    'nieuwe afspraak "Plan B until 2027" donderdag 11:15',
    'Neuer Termin "Plan B until 2027" Donnerstag 11:15',
    'nouveau rdv "Plan B until 2027" jeudi 11h15',
    'nueva cita "Plan B until 2027" el jueves a las 11:15',
  ])("%s", (text) => {
    expect(talkWith(physio).say(text)).toMatch(/\*Plan B until 2027\*[\s\S]*26[\s\S]*11:15/);
  });
});

describe("behind a question when one is free, an hour and somebody are of that day", () => {
  const busy = meeting("Planning poker", "2026-11-26T15:00:00+01:00", "2026-11-26T15:45:00+01:00");
  test.each([
    ["am i free thursday at 3?", "what about 4", "great, nina please", "26 Nov, 16:00"],
    ["am i free thursday at 3?", "or 4", "ok book nina", "26 Nov, 16:00"],
    ["am i free thursday at 3?", "4?", "book it with nina", "26 Nov, 16:00"],
    ["am i free thursday at 3?", "hm ok and an hour later?", "ok put nina in", "26 Nov, 16:00"],
    ["what's on thursday at 3?", "and 4:30?", "coffee with nina then", "26 Nov, 16:30"],
    ["ben ik donderdag om 3 uur vrij?", "en een uurtje later?", "mooi, zet nina er dan in", "26 nov, 16:00"],
    ["heb ik donderdag om 15:00 iets?", "en 16:00?", "oké doe dan maar met nina", "26 nov, 16:00"],
    ["bin ich donnerstag um 15 uhr frei?", "und eine stunde später?", "super, trag nina ein", "26. Nov., 16:00"],
    ["suis-je libre jeudi à 15h ?", "et une heure plus tard ?", "parfait, avec nina", "26 nov., 16:00"],
    ["¿estoy libre el jueves a las 15:00?", "¿y a las 4?", "pues pon a nina", "26 nov, 16:00"],
  ])("%s, %s, %s", (asked, next, named, card) => {
    const talk = talkWith(busy);
    expect(talk.say(asked)).toContain("“Planning poker”");
    expect(talk.say(next)).not.toContain("“Planning poker”");
    const reply = talk.say(named);
    expect(reply).toContain(card);
    expect(reply).toContain("nina@example.com");
    expect(reply).not.toContain("Planning poker");
  });

  test("what is free is booked by a verb alone, and a free day asks for the hour of that day", () => {
    const talk = talkWith(busy);
    talk.say("am i free thursday at 4?");
    expect(talk.say("great, book it")).toContain("26 Nov, 16:00");
    talk.say("no");
    talk.say("am i free friday?");
    expect(talk.say("book nina")).toMatch(/27 Nov[\s\S]*\{Fri 27 Nov/);
  });
});

describe("an hour that is in no such part of the day is asked about", () => {
  test.each([
    ["padel saturday morning at 20:00", "20:00", "08:00"],
    ["padel saturday morning at 8pm", "20:00", "08:00"],
    ["coffee friday afternoon at 9am", "09:00", "21:00"],
    ["zaterdagochtend om 20:00 padel inplannen", "20:00", "08:00"],
    ["Donnerstagmorgen um 18 Uhr Sport", "18:00", "06:00"],
    ["réunion jeudi matin à 20h", "20:00", "08:00"],
    ["reunión el viernes por la mañana a las 19:00", "19:00", "07:00"],
  ])("%s", (text, one, other) => {
    expect(talkWith().say(text)).toContain(`[${one}] [${other}]`);
  });

  test.each([
    ["lunch with nina friday morning at 12", "12:00"],
    ["viernes por la mañana a las 12 reunión con nina", "12:00"],
    ["drinks saturday night at 00:30", "00:30"],
    ["call friday evening at 17:00", "17:00"],
    ["vrijdagavond om 9:30 borrel met nina", "21:30"],
  ])("but not %s", (text, hour) => {
    expect(talkWith().say(text)).toContain(`, ${hour}–`);
  });
});

describe("what is counted so far lies behind, and how long it is in all is told", () => {
  const monday = meeting("Pipeline", "2026-11-23T10:00:00+01:00", "2026-11-23T10:30:00+01:00", [
    { ...guest("Omar Haddad"), ...omarHaddad },
  ]);
  const friday = meeting("Panel", "2026-11-27T13:00:00+01:00", "2026-11-27T14:30:00+01:00", [
    { ...guest("Omar Haddad"), ...omarHaddad },
  ]);
  test.each([
    "how many times have i met omar this week so far",
    "how many meetings did i have this week so far",
    "hoe vaak heb ik omar deze week tot nu toe gezien",
  ])("%s", (text) => {
    const told = talkWith(monday, friday).say(text);
    expect(told).toContain("“Pipeline”");
    expect(told).not.toContain("“Panel”");
  });

  test.each([
    "how many hours of meetings is that on friday in total",
    "how many hours am i in meetings friday altogether",
    "wie viele stunden termine habe ich am freitag insgesamt",
    "combien d'heures de réunion j'ai vendredi au total",
    "cuántas horas de reuniones tengo el viernes en total",
  ])("%s", (text) => {
    expect(talkWith(monday, friday).say(text)).toMatch(/\b30 min|anderthalb|hora y media|1 h 30/);
  });

  test("of what was counted the first and the last are told", () => {
    const talk = talkWith(physio, noon, friday);
    talk.say("how many meetings have i got on friday");
    expect(talk.say("which one's first")).toMatch(/^“Car wash”/);
    expect(talk.say("and which is last?")).toMatch(/^“Panel”/);
  });
});
