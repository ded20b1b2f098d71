import { describe, expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, meeting } from "../support/dialogue";

const contacts = contactRows("tom@example.com", "Tom Baker", { fromCalendar: true });

/** A Wednesday morning in Amsterdam; what is asked for first is done. */
function done(request: string) {
  const talk = converse({
    now: "2026-11-25T09:30:00+01:00",
    contacts,
    events: [
      meeting("Dentist", "2026-11-26T12:00:00+01:00", "2026-11-26T12:45:00+01:00"),
      meeting("Site walk", "2026-11-27T16:00:00+01:00", "2026-11-27T16:30:00+01:00"),
    ],
  });
  expect(talk.say(request)).toContain("Dentist");
  talk.say("ok");
  return talk;
}

const LATER = {
  en: "move the dentist half an hour later",
  nl: "zet de dentist een half uur later",
  de: "verschieb den dentist um eine halbe Stunde nach hinten",
  fr: "décale le dentist d'une demi-heure plus tard",
  es: "pon el dentist media hora más tarde",
};

describe("what was done to one meeting is done to another that is named", () => {
  test.each([
    ["en", "and the site walk the same, half an hour later"],
    ["en", "same for the site walk"],
    ["en", "and the site walk by the same amount"],
    ["en", "do the same with the site walk"],
    ["en", "push the site walk by the same amount"],
    ["en", "site walk too"],
    ["en", "and the site walk as well"],
    ["nl", "en de site walk hetzelfde"],
    ["nl", "zelfde voor de site walk"],
    ["nl", "doe dat ook met de site walk"],
    ["de", "und den site walk genauso, halbe Stunde später"],
    ["de", "das gleiche für den site walk"],
    ["de", "mach das auch mit dem site walk"],
    ["fr", "et le site walk pareil, une demi-heure plus tard"],
    ["fr", "fais la même chose avec le site walk"],
    ["es", "y el site walk lo mismo, media hora más tarde"],
    ["es", "lo mismo con el site walk"],
  ] as const)("%s: %s", (language, said) => {
    expect(done(LATER[language]).say(said)).toMatch(/Site walk[\s\S]*27\.? (?:Nov|nov)\S*, 16:30–17:00/);
  });

  test.each([
    ["make the dentist 15 minutes longer", "same for the site walk", /Site walk[\s\S]*16:00–16:45/],
    ["cancel the dentist", "and the site walk the same", /cancel this[\s\S]*Site walk/],
    ["move the dentist to friday", "same for the site walk", /Site walk[\s\S]*Sat 28 Nov, 16:00–16:30/],
  ])("%s, %s", (first, then, card) => {
    expect(done(first).say(then)).toMatch(card);
  });
});

const AWAY = {
  en: "move the dentist to tuesday 9:30",
  nl: "verzet de dentist naar dinsdag 9:30",
  de: "verschieb den dentist auf Dienstag 9:30",
  fr: "déplace le dentist à mardi 9h30",
  es: "pasa el dentist al martes a las 9:30",
};

describe("the place that came free is taken by something new, all of it, or by what there is", () => {
  test.each([
    ["en", "and block the freed-up slot tomorrow for shopping", /Shopping[\s\S]*26 Nov, 12:00–12:45/],
    ["en", "put a call with tom in the slot it left", /Call[\s\S]*26 Nov, 12:00–12:45[\s\S]*Tom/],
    ["en", "and move the site walk to its old slot", /Site walk[\s\S]*26 Nov, 12:00–12:30/],
    ["nl", "en blokkeer het vrijgekomen gat morgen voor boodschappen", /Boodschappen[\s\S]*26 nov, 12:00–12:45/],
    ["nl", "en zet de site walk op zijn oude plek", /Site walk[\s\S]*26 nov, 12:00–12:30/],
    ["de", "und den frei gewordenen Platz morgen für Großeinkauf blocken", /Großeinkauf[\s\S]*26\. Nov\., 12:00–12:45/],
    ["de", "und den site walk dann auf seinen alten Platz am Donnerstag", /Site walk[\s\S]*26\. Nov\., 12:00–12:30/],
    ["fr", "et bloque le créneau libéré demain pour les courses", /Courses[\s\S]*26 nov\., 12:00–12:45/],
    ["fr", "et mets le site walk à son ancien créneau", /Site walk[\s\S]*26 nov\., 12:00–12:30/],
    ["es", "pon una llamada con Tom en el hueco libre", /Llamada[\s\S]*26 nov, 12:00–12:45[\s\S]*Tom/],
    ["es", "y pasa el site walk a su antiguo hueco", /Site walk[\s\S]*26 nov, 12:00–12:30/],
  ] as const)("%s: %s", (language, said, card) => {
    expect(done(AWAY[language]).say(said)).toMatch(card);
  });

  test("whose meeting is put there is moved, and nothing new is made", () => {
    const talk = done("cancel the dentist");
    for (const text of ["drinks with tom friday 17:30", "yes", "cancel the site walk", "yes"]) talk.say(text);
    expect(talk.say("then put toms in its old slot")).toMatch(/Drinks[\s\S]*To: Fri 27 Nov, 16:00–16:30[\s\S]*Tom/);
  });

  test("a day that it is not on is asked about", () => {
    const talk = done(AWAY.en);
    talk.say("and block the freed-up slot on friday for shopping");
    talk.say("yes");
    expect(talk.events().map(({ title }) => title)).toEqual(["Site walk", "Dentist"]);
  });
});
