import { describe, expect, test } from "vitest";
import { meeting } from "../support/dialogue";
import { chess, omar, physio, talkWith } from "../support/free-talk";

const pitch = meeting("Investor pitch", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [omar]);

describe("whoever is taken out of a meeting leaves it, and the meeting stays", () => {
  test.each([
    "take omar out of the investor pitch please",
    "drop omar from the investor pitch",
    "haal omar maar uit de investor pitch",
    "schrap omar even van de investor pitch",
    "nimm Omar mal bitte aus dem Investor pitch raus",
    "streich Omar bitte aus dem Investor pitch",
    "enlève Omar de l'investor pitch stp",
    "retire plutôt Omar de l'investor pitch",
    "quita a Omar del investor pitch porfa",
    "saca a Omar del investor pitch",
  ])("%s", (text) => {
    const reply = talkWith(pitch, physio).say(text);
    expect(reply).toMatch(/“Investor pitch”[\s\S]*: Omar Haddad/);
    expect(reply).not.toMatch(/cancel this|annuleren|absagen|annule ce|Cancelo/);
  });
});

describe("somebody who has to be at a meeting joins it", () => {
  test.each([
    "get lotte in on the investor pitch",
    "lotte needs to be at the investor pitch too",
    "put lotte on the investor pitch as well",
    "lotte moet ook bij de investor pitch zijn",
    "zet lotte ook even op de investor pitch",
    "Lotte soll auch beim Investor pitch dabei sein",
    "Lotte muss auch zum Investor pitch",
    "Lotte doit aussi être à l'investor pitch",
    "mets aussi Lotte à l'investor pitch",
    "Lotte también tiene que estar en el investor pitch",
    "mete también a Lotte en el investor pitch",
  ])("%s", (text) => {
    const reply = talkWith(pitch, physio).say(text);
    expect(reply).toMatch(/“Investor pitch”[\s\S]*14:00–15:00/);
    expect(reply).toMatch(/Lotte de Boer/);
  });
});

test("one comes and another goes in one breath, the second only said as “it”", () => {
  expect(talkWith(pitch).say("loop lotte in on the investor pitch and take omar off it")).toMatch(
    /“Investor pitch”[\s\S]*Lotte de Boer[\s\S]*No longer invited: Omar Haddad/,
  );
});

describe("somebody else joins what was just booked", () => {
  test.each([
    ["coffee with nina thursday at 11:00", "oh and get lotte in on that too"],
    ["koffie met nina donderdag om 11:00", "o en zet lotte er ook bij"],
    ["Kaffee mit Nina am Donnerstag um 11:00", "setz Lotte auch noch dazu"],
    ["café avec Nina jeudi à 11h", "mets aussi Lotte"],
    ["café con Nina el jueves a las 11:00", "mete también a Lotte"],
  ])("%s", (booking, more) => {
    const talk = talkWith(chess);
    talk.say(booking);
    talk.say("ok");
    expect(talk.say(more)).toMatch(/11:00[\s\S]*Lotte de Boer/);
  });
});

test("a question who comes invites nobody", () => {
  expect(talkWith(pitch).say("is lotte at the investor pitch too?")).not.toMatch(/Shall I/);
});

describe("a meeting with somebody that is taken out of the calendar goes whole", () => {
  test.each([
    "remove the investor pitch with omar from my calendar",
    "haal de investor pitch met omar uit mijn agenda",
    "nimm den Investor pitch mit Omar aus dem Kalender raus",
    "supprime l'investor pitch avec Omar de mon agenda",
    "quita el investor pitch con Omar del calendario",
  ])("%s", (text) => {
    const reply = talkWith(pitch, physio).say(text);
    expect(reply).toMatch(/cancel this|annuleren|absagen|annule ce|Cancelo/);
  });
});
