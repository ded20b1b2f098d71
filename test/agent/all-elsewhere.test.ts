import { expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";

/** A Monday morning in Amsterdam, two on Thursday. */
const begin = () =>
  converse({
    now: "2027-03-01T08:20:00+01:00",
    events: [
      meeting("Physio", "2027-03-04T09:00:00+01:00", "2027-03-04T09:30:00+01:00"),
      meeting("Pitch", "2027-03-04T13:30:00+01:00", "2027-03-04T14:00:00+01:00"),
    ],
  });

function startsAfter(said: string): string[] {
  const talk = begin();
  talk.say(said);
  talk.say("yes");
  return talk.events().map(({ start }) => new Date(start + 3_600_000).toISOString().slice(5, 16));
}

test.each([
  "everything thursday -> monday next week",
  "all of Thursday to Monday next week please",
  "everything I have on Thursday can go to Monday next week",
  "alles van do naar ma volgende week",
  "alles wat ik donderdag heb mag naar maandag volgende week",
  "donderdag alles naar maandag volgende week",
  "alles von Do auf Mo nächste Woche",
  "alles, was ich Donnerstag habe, bitte auf Montag nächste Woche legen",
  "tout jeudi à lundi prochain stp",
  "décale tout ce que j'ai jeudi à lundi prochain",
  "todo lo del jueves al lunes que viene",
  "todo lo que hay el jueves, pásalo al lunes de la semana que viene",
])("all of a day goes to another: %s", (said) => {
  expect(startsAfter(said)).toEqual(["03-08T09:00", "03-08T13:30"]);
});

test.each([
  "thursday all 1h later",
  "everything on Thursday back an hour please",
  "alle afspraken van donderdag een uur later zetten",
  "donderdag alles een uurtje later",
  "alle Termine am Donnerstag eine Stunde nach hinten",
  "jeudi tout une heure plus tard",
  "retrasa una hora todo lo que tengo el jueves",
  "jueves todo una hora más tarde",
  "atrasa todo lo del jueves una hora",
])("or by so much: %s", (said) => {
  expect(startsAfter(said)).toEqual(["03-04T10:00", "03-04T14:30"]);
});

test.each([
  "what's everything from Thursday to Monday?",
  "alles von Donnerstag bis Montag",
  "alles van donderdag tot maandag",
  "everything Thursday until Monday",
])("days from the first to the last are no move: %s", (said) => {
  expect(startsAfter(said)).toEqual(["03-04T09:00", "03-04T13:30"]);
});
