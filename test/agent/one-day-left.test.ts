import { describe, expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";
import { knownAs, lastOf } from "../support/free-talk";

const contacts = knownAs("Lukas Brandt");

/** A talk on a Wednesday morning. */
const talk = (...events: ReturnType<typeof meeting>[]) =>
  converse({ now: "2026-11-25T09:30:00+01:00", contacts, events });

describe("of two days one goes and the other is left", () => {
  test.each([
    [
      ["panto auditions all day saturday", "sunday as well", "hm no, scrap sunday. saturday only"],
      /cancel[\s\S]*Sun 29 Nov/,
    ],
    [["panto auditions all day saturday", "sunday as well", "drop sunday, just saturday"], /cancel[\s\S]*Sun 29 Nov/],
    [
      ["audities zaterdag hele dag", "zondag ook", "laat zondag maar vallen, alleen zaterdag"],
      /annuleren[\s\S]*zo 29 nov/,
    ],
    [
      ["Vorsprechen Samstag ganztägig", "Sonntag auch", "nein, streich Sonntag, nur Samstag"],
      /absagen[\s\S]*So, 29. Nov/,
    ],
    [
      ["auditions samedi toute la journée", "dimanche aussi", "non, oublie dimanche. samedi seulement"],
      /annule[\s\S]*dim. 29 nov/,
    ],
    [
      ["audiciones el sábado todo el día", "y el domingo también", "no, quita el domingo. solo el sábado"],
      /Cancelo[\s\S]*dom 29 nov/,
    ],
  ])("%s", (texts, card) => {
    const said = lastOf(talk(), texts);
    expect(said).toMatch(card);
    expect(said).not.toMatch(/28|“saturday”/);
  });

  test("of one meeting the other day is all of it", () => {
    const two = lastOf(talk(), ["panto auditions all day saturday and sunday", "no, scrap sunday. saturday only"]);
    expect(two).toContain("To: Sat 28 Nov, all day");
    const moved = lastOf(talk(), [
      "panto auditions all day saturday",
      "make it sunday",
      "no, scrap sunday. saturday only",
    ]);
    expect(moved).toContain("To: Sat 28 Nov, all day");
  });
});

describe("somebody writes that it shall stay where it was", () => {
  const handover = () =>
    meeting("Handover", "2026-11-27T09:00:00+01:00", "2026-11-27T09:30:00+01:00", [
      { email: "lukas@example.com", name: "Lukas Brandt" },
    ]);
  test.each([
    "Moment, Lukas schreibt grad, bei ihm soll es doch bei 9 Uhr bleiben",
    "Lukas will doch bei 9 bleiben",
    "hang on, lukas just wrote, he'd rather it stays at 9",
    "wacht, lukas appt net, bij hem moet het toch 9 uur blijven",
    "attends, lukas vient d'écrire, finalement on reste à 9h",
    "espera, lukas me escribe, al final se queda a las 9",
  ])("%s", (text) => {
    expect(lastOf(talk(handover()), ["push the handover half an hour", text])).toMatch(
      /“Handover”[\s\S]*27[^\n]*09:00–09:30/,
    );
  });
});
