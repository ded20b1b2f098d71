import { describe, expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, meeting } from "../support/dialogue";

const contacts = ["Owen Clarke", "Tom Baker", "Nina Smit"].flatMap((name) =>
  contactRows(`${name.split(" ")[0]?.toLowerCase()}@example.com`, name, { fromCalendar: true }),
);

/** On a Wednesday morning dinner with Nina and Owen is booked for Saturday. */
function booked() {
  const events = [meeting("Demo", "2026-11-26T10:00:00+01:00", "2026-11-26T11:00:00+01:00")];
  const talk = converse({ now: "2026-11-25T09:30:00+01:00", contacts, events });
  talk.say("dinner with nina and owen saturday 7pm");
  talk.say("yes");
  return talk;
}

test.each([
  "owen can't make it, do tom instead of him",
  "not owen, tom in place of him",
  "owen kan niet, doe maar tom in plaats van hem",
  "owen is ziek, neem tom in plaats van hem",
  "Owen kann nicht, mach Tom anstelle von ihm",
  "Owen fällt aus, Tom für ihn",
  "Owen est malade, prends Tom au lieu de lui",
  "Owen no puede, pon a Tom en vez de él",
])("whoever is put in the place of somebody who cannot comes, and that one goes: %s", (said) => {
  const talk = booked();
  talk.say(said);
  talk.say("ok");
  const guests = talk
    .events()
    .at(-1)!
    .attendees.map(({ email }) => email);
  expect(guests).toEqual(["nina@example.com", "tom@example.com"]);
});

describe("what only tells why has its times for itself", () => {
  test.each([
    ["make it 8pm, she always sleeps until seven", /20:00–20:30/],
    ["maak er 20 uur van, ze slaapt altijd tot zeven uur", /20:00–20:30/],
    ["mach 20 Uhr draus, sie arbeitet immer bis sieben", /20:00–20:30/],
  ])("behind a correction: %s", (said, card) => {
    expect(booked().say(said)).toMatch(card);
  });

  test.each([
    "donderdagochtend zit ik vast, dus de demo moet een andere plek krijgen. maandag 10 uur?",
    "Donnerstagvormittag bin ich verplant, bitte die Demo auf Montag 10 Uhr",
  ])("in front of a move: %s", (said) => {
    expect(booked().say(said)).toMatch(/Demo[\s\S]*30\.? (?:Nov|nov)\S*, 10:00–11:00/);
  });
});
