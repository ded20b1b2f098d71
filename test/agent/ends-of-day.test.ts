import { describe, expect, test } from "vitest";
import { meeting } from "../support/dialogue";
import { physio, talkWith } from "../support/free-talk";

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
