import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "../support/dialogue";

const [anna, tom] = [guest("Anna Bell"), guest("Tom Baker")];
const zoe = { ...guest("Zoe Martin"), email: "zoe@old.example" };

/** It is Tuesday 24 November. */
const begin = () =>
  converse({
    now: "2026-11-24T09:05:00+01:00",
    events: [
      meeting("Lunch with Tom", "2026-11-25T12:00:00+01:00", "2026-11-25T13:00:00+01:00", [tom]),
      meeting("Design sync", "2026-11-26T14:00:00+01:00", "2026-11-26T14:30:00+01:00", [zoe]),
    ],
    contacts: [anna, tom, zoe].flatMap(({ email, name }) => contactRows(email, name)),
  });

test.each([
  "add Zoe zoe@new.example to the design sync",
  "invite Zoe (zoe@new.example) to the design sync",
  "voeg Zoe zoe@new.example toe aan de design sync",
  "füge Zoe zoe@new.example zum Design sync hinzu",
  "ajoute Zoe zoe@new.example à Design sync",
  "añade a Zoe zoe@new.example a Design sync",
])("%s: the address that was given wins over another of that name", (ask) => {
  const card = begin().say(ask);
  const [comes, goes] = card.split("\n").filter((line) => line.includes("@"));
  expect(comes).toContain("Zoe (zoe@new.example");
  expect(comes).not.toContain("Zoe Martin");
  expect(goes).toContain("Zoe Martin (zoe@old.example)");
});

test("of two with that name nobody is taken off", () => {
  const two = [zoe, { ...guest("Zoe Smith"), email: "zoe@other.example" }];
  const events = [meeting("Design sync", "2026-11-26T14:00:00+01:00", "2026-11-26T14:30:00+01:00", two)];
  const card = converse({ now: "2026-11-24T09:05:00+01:00", events }).say("add Zoe zoe@new.example to the design sync");
  for (const { email } of two) expect(card).toContain(email);
  expect(card).not.toContain("No longer invited");
});

test.each([
  ["lunch with Kwame kwame@x.example friday noon", "Kwame (kwame@x.example)"],
  ["lunch with Kwame (kwame@x.example) friday noon", "Kwame (kwame@x.example)"],
  ["lunch with Kwame Mensah kwame.mensah@x.example friday noon", "Kwame Mensah (kwame.mensah@x.example)"],
  ["add Kwame kwame@x.example to the design sync", "Kwame (kwame@x.example)"],
  ["lunch met Farah farah@x.example vrijdag 12 uur", "Farah (farah@x.example)"],
  ["Mittagessen mit Kwame kwame@x.example Freitag 12 Uhr", "Kwame (kwame@x.example)"],
  ["déjeuner avec Kwame kwame@x.example vendredi midi", "Kwame (kwame@x.example)"],
  ["almuerzo con Kwame kwame@x.example el viernes a las 12", "Kwame (kwame@x.example)"],
])("%s: the name stays with its address", (ask, guestShown) => {
  expect(begin().say(ask)).toContain(guestShown);
});
