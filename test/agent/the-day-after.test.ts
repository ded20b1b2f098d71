import { describe, expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";
import { knownAs } from "../support/free-talk";

const contacts = knownAs("Tom Baker", "Nadia Rahman");

/** On a Wednesday morning: what the last message is answered with, once the one before it is booked. */
function behind(first: string, then: string, events: ReturnType<typeof meeting>[] = []): string {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00", contacts, events });
  talk.say(first);
  talk.say("ok");
  expect(talk.events()).toHaveLength(events.length + 1);
  return talk.say(then);
}

describe("something else at the hour of what was just booked, on another day", () => {
  test.each([
    [
      "boiler guy monday 9am to 10",
      "and the gas safety check the day after, same time",
      /Gas safety check\*\nTue 1 Dec, 09:00/,
    ],
    [
      "boiler guy monday 9am to 10",
      "put the chimney sweep in the next day at the same time",
      /Chimney sweep\*\nTue 1 Dec, 09:00/,
    ],
    ["boiler guy monday 9am to 10", "and the chimney sweep on tuesday, same time", /Chimney sweep\*\nTue 1 Dec, 09:00/],
    [
      "loodgieter maandag 9 tot 10 uur",
      "en de schoorsteenveger de dag erna, zelfde tijd",
      /Schoorsteenveger\*\ndi 1 dec, 09:00/,
    ],
    [
      "Handwerker am Montag 9 bis 10 Uhr",
      "und der Schornsteinfeger am Tag danach, gleiche Uhrzeit",
      /Schornsteinfeger\*\nDi, 1. Dez., 09:00/,
    ],
    ["plombier lundi de 9h à 10h", "et le ramoneur le lendemain à la même heure", /Ramoneur\*\nmar. 1er déc., 09:00/],
    [
      "fontanero el lunes de 9 a 10",
      "y el deshollinador al día siguiente a la misma hora",
      /Deshollinador\*\nmar 1 dic, 09:00/,
    ],
  ])("%s, then “%s”", (first, then, card) => {
    expect(behind(first, then)).toMatch(card);
  });

  test("what somebody thinks of it is no name", () => {
    expect(behind("boiler guy monday 9am to 10", "the day after works better for him, same time")).not.toContain(
      "*Works",
    );
  });
});

describe("the same once more, on the day after it or on the weekday behind it", () => {
  test.each([
    ["audition saturday 2pm for 2 hours", "once more the day after, same time", /Sun 29 Nov, 14:00–16:00/],
    ["auditie zaterdag 14 uur", "de dag erna op dezelfde tijd nog een keer", /zo 29 nov, 14:00/],
    ["Samstag 14 Uhr Vorsprechen, zwei Stunden", "am Tag danach zur selben Zeit nochmal", /So, 29. Nov., 14:00–16:00/],
    ["audition samedi 14h", "encore une fois le lendemain, même heure", /dim. 29 nov., 14:00/],
    ["audición el sábado a las 14", "otra vez al día siguiente a la misma hora", /dom 29 nov, 14:00/],
    ["call with nadia on monday at 11", "same again the monday after", /Mon 7 Dec, 11:00[\s\S]*Nadia/],
    ["call with nadia on monday at 11", "and again the tuesday after that", /Tue 1 Dec, 11:00[\s\S]*Nadia/],
    ["afspraak met nadia maandag om 11 uur", "zelfde nog een keer de maandag erna", /ma 7 dec, 11:00[\s\S]*Nadia/],
    ["Telefonat mit Nadia am Montag um 11", "das gleiche nochmal am Montag danach", /Mo, 7. Dez., 11:00[\s\S]*Nadia/],
    ["appel avec Nadia lundi à 11h", "la même chose encore le lundi suivant", /lun. 7 déc., 11:00[\s\S]*Nadia/],
    ["llamada con Nadia el lunes a las 11", "lo mismo otra vez el lunes siguiente", /lun 7 dic, 11:00[\s\S]*Nadia/],
  ])("%s, then “%s”", (first, then, card) => {
    expect(behind(first, then)).toMatch(card);
  });
});

describe("what is told in front says nothing of how far something goes", () => {
  const handover = meeting("Handover", "2026-11-26T11:00:00+01:00", "2026-11-26T11:30:00+01:00");
  test.each([
    "loodgieter komt later, handover morgen 20 minuten opschuiven aub",
    "the plumber comes later, push the handover tomorrow 20 minutes",
    "der Klempner kommt später, Handover morgen 20 Minuten verschieben",
  ])("%s", (text) => {
    const talk = converse({ now: "2026-11-25T09:30:00+01:00", contacts, events: [handover] });
    expect(talk.say(text)).toContain("11:20–11:50");
  });
});

describe("beside an undo is told why, whatever day that names", () => {
  const dinner = () => meeting("Dinner", "2026-11-27T19:00:00+01:00", "2026-11-27T19:30:00+01:00");
  test.each([
    "undo that, she never does saturdays",
    "undo that please. tom can't on saturdays",
    "undo, 8 is too late for her",
    "draai dat terug, ze kan nooit op zaterdag",
    "mach das rückgängig, samstags kann sie nie",
    "annule ça, elle ne peut jamais le samedi",
    "deshaz eso, ella nunca puede los sábados",
  ])("%s", (text) => {
    const talk = converse({ now: "2026-11-25T09:30:00+01:00", contacts, events: [dinner()] });
    talk.say("make the dinner saturday");
    talk.say("ok");
    talk.say(text);
    expect(talk.events().map(({ start }) => start)).toEqual([dinner().start]);
  });

  test("a day that is wished for is no reason", () => {
    const talk = converse({ now: "2026-11-25T09:30:00+01:00", contacts, events: [dinner()] });
    talk.say("make the dinner saturday");
    talk.say("ok");
    talk.say("undo that, sunday at 8 instead");
    expect(talk.events().map(({ start }) => start)).not.toEqual([dinner().start]);
  });
});

describe("somebody else on the weekday behind what was just booked", () => {
  test.each([
    ["book tom wednesday next week 2pm", "book nadia the monday after that at 2pm", /Mon 7 Dec, 14:00/],
    ["book tom wednesday next week 2pm", "plan nadia de maandag erna om 14 uur", /ma 7 dec, 14:00/],
    ["Besuch mit Tom am 2. Dezember um 14 Uhr", "und Nadia am Montag danach um 14 Uhr", /Mo, 7. Dez., 14:00/],
    ["visite avec Tom mercredi 2 décembre à 14h", "réserve Nadia le lundi suivant à 15h", /lun. 7 déc., 15:00/],
  ])("%s, then “%s”", (first, then, card) => {
    expect(behind(first, then)).toMatch(card);
  });
});
