import { describe, expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";

/** A talk on a Monday: something is on that afternoon, and the same thing on two days. */
const begin = (title: string, ...days: string[]) =>
  converse({
    now: "2026-11-30T09:30:00+01:00",
    events: [
      meeting("Vandaag", "2026-11-30T15:00:00+01:00", "2026-11-30T16:00:00+01:00"),
      ...days.map((day) => meeting(title, `2026-12-${day}T11:00:00+01:00`, `2026-12-${day}T12:00:00+01:00`)),
    ],
  });

const MOVES = [
  ["Dentist", "move the dentist to monday 10", "cancel everything", "yes"],
  ["Dentist", "move the dentist to monday 10", "cancel it all", "yes"],
  ["Tandarts", "verzet de tandarts naar maandag 10 uur", "annuleer alles", "ja"],
  ["Zahnarzt", "verschieb den Zahnarzt auf Montag 10 Uhr", "alles absagen", "ja"],
  ["Zahnarzt", "verschieb den Zahnarzt auf Montag 10 Uhr", "alles abbrechen", "ja"],
  ["Dentiste", "déplace le dentiste à lundi 10h", "annule tout", "oui"],
  ["Dentista", "mueve el dentista al lunes a las 10", "cancela todo", "sí"],
] as const;

describe("“cancel everything” lets go of a move that is open, and of no meeting", () => {
  test.each(MOVES)("of %s: %s, %s", (title, move, off, yes) => {
    const talk = begin(title, "04");
    talk.say(move);
    expect(talk.say(off)).not.toMatch(/Vandaag|\[(?:Yes|OK|Ja)/);
    talk.say(yes);
    expect(talk.events()).toEqual(begin(title, "04").events());
  });

  test.each(MOVES)("where it is asked which %s: %s, %s", (title, move, off, yes) => {
    const talk = begin(title, "02", "04");
    talk.say(move);
    expect(talk.say(off)).not.toMatch(/Vandaag|\[(?:Yes|OK|Ja)/);
    talk.say(yes);
    expect(talk.events()).toEqual(begin(title, "02", "04").events());
  });
});

test("where it is asked which one to cancel, “cancel all” is all of them", () => {
  const talk = begin("Dentist", "02", "04");
  talk.say("cancel the dentist");
  expect(talk.say("cancel all")).toMatch(/1\. Cancel “Dentist”[\s\S]*2\. Cancel “Dentist”/);
});

test("behind a question about today it is what is on today", () => {
  const talk = begin("Dentist", "04");
  talk.say("what's on today");
  expect(talk.say("cancel everything")).toContain("“Vandaag”");
});
