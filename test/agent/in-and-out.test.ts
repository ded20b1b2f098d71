import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "../support/dialogue";

const IDA = guest("Ida Lund");
const NILS = guest("Nils Holm");

/** Who comes and who goes in one message, with or without a verb of its own, and whatever is told of them behind it. */
test.each([
  ["en", "add ida to the budget call thursday and drop nils he doesnt like sums", ["Ida Lund"]],
  ["en", "add ida to the budget call, nils off please", ["Ida Lund"]],
  ["en", "drop nils from the budget call, he's ooo", []],
  ["en", "take nils off the budget call he's out of office", []],
  ["nl", "zet ida bij de budget call en nils eruit", ["Ida Lund"]],
  ["de", "hol ida zum budget call dazu und nils raus", ["Ida Lund"]],
  ["fr", "ajoute ida au budget call et retire nils il aime pas les chiffres", ["Ida Lund"]],
  ["fr", "ajoute ida au budget call et nils dehors", ["Ida Lund"]],
  ["es", "mete a ida en el budget call y nils fuera", ["Ida Lund"]],
] as const)("%s: %s", (language, text, left) => {
  const events = [meeting("Budget call", "2026-11-26T16:00:00+01:00", "2026-11-26T16:30:00+01:00", [NILS])];
  const contacts = [IDA, NILS].flatMap(({ email, name }) => contactRows(email, name));
  const talk = converse({ now: "2026-11-25T09:30:00+01:00", events, contacts, preferred: language });
  expect(talk.say(text)).not.toMatch(/office|cancel/i);
  talk.say("ok");
  expect(talk.events().map(({ title, attendees }) => [title, ...attendees.map(({ name }) => name)])).toEqual([
    ["Budget call", ...left],
  ]);
});
