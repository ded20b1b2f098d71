import { describe, expect, test } from "vitest";
import { converse } from "../support/dialogue";

const begin = () => converse({ now: "2027-03-03T09:30:00+01:00" });

describe("an hour behind a part of a day is in it, though a word stands between that takes back elsewhere", () => {
  test.each([
    ["el sábado por la noche hay cena en casa de mis suegros ponla de nueve a once", "21:00–23:00"],
    ["el martes por la tarde hay claustro póngalo a las cinco", "17:00–17:30"],
    ["tuesday night film club, no, at nine", "21:00–21:30"],
    ["concert mardi soir, non, plutôt 9h", "21:00–21:30"],
    ["Kino Dienstagabend, nein, um neun", "21:00–21:30"],
    ["film dinsdagavond, nee, om negen", "21:00–21:30"],
    // Nobody calls that afternoon.
    ["film club tuesday afternoon, no, at nine", "09:00–09:30"],
  ])("%s", (said, shown) => {
    expect(begin().say(said)).toContain(shown);
  });
});

describe("in front of “from” and “at” an article stands for what was spoken of", () => {
  test.each([
    ["concert samedi soir, mets-le de 20h à 22h", "20:00–22:00"],
    ["atelier samedi, mets le de 9h à 11h", "09:00–11:00"],
  ])("%s", (said, shown) => {
    expect(begin().say(said)).toContain(shown);
  });
});

test.each([
  ["trouve moi 2h de compta vendredi matin", "“Compta”"],
  ["find me 2 hours of admin friday morning", "“Admin”"],
  ["zoek 2 uur leeswerk vrijdagochtend", "“Leeswerk”"],
  ["búscame dos horas de lectura el viernes por la mañana", "“Lectura”"],
])("what is looked for in a part of a day is called by its words: %s", (said, title) => {
  const shown = begin().say(said);
  expect(shown).toContain(title);
  expect(shown).toMatch(/09:00[\s\S]*10:00|09:00/);
  expect(shown).not.toMatch(/not sure|ne sais pas|weet niet|No sé/);
});

test.each([
  ["búscame una hora el viernes por la tarde que acabe antes de las siete"],
  ["find an hour on friday afternoon but it must end before 7"],
  ["trouve une heure vendredi aprem mais faut que ça finisse avant 19h"],
])("what has to end before an hour is looked for in front of it, and not in the morning: %s", (said) => {
  const shown = begin().say(said);
  expect(shown).toContain("12:00");
  expect(shown).not.toMatch(/0\d:00|19:00/);
});
