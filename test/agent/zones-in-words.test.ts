import { describe, expect, test } from "vitest";
import { converse } from "../support/dialogue";
import { knownAs } from "../support/free-talk";

describe("the clock of a place is told as each language tells it", () => {
  test.each([
    ["Meeting mit elena morgen 9 Uhr Londoner Zeit", "Di, 1. Dez., 10:00–10:30"],
    ["Telefonat mit elena fr 10 uhr bostoner zeit", "Fr, 4. Dez., 16:00–16:30"],
    ["Call mit elena morgen 15 Uhr New Yorker Zeit", "Di, 1. Dez., 21:00–21:30"],
    ["appel avec elena vendredi 15h heure de NY", "ven. 4 déc., 21:00–21:30"],
    ["llamada con elena a las 3pm hora de Nueva York mañana", "mar 1 dic, 21:00–21:30"],
    ["call met elena morgen 10 uur Londense tijd", "di 1 dec, 11:00–11:30"],
    ["call with elena tomorrow 10am London time", "Tue 1 Dec, 11:00–11:30"],
  ])("%s", (text, when) => {
    const talk = converse({ now: "2026-11-30T10:00:00+01:00", contacts: knownAs("Elena Ruiz") });
    expect(talk.say(text)).toContain(when);
  });
});
