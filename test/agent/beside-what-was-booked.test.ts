import { describe, expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse } from "../support/dialogue";

const contacts = contactRows("tom@example.com", "Tom Baker", { fromCalendar: true });

/** On a Wednesday morning: from 10:45 to 11:15 on Friday something is booked. */
function booked(request: string) {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00", contacts });
  talk.say(request);
  talk.say("ok");
  expect(talk.events()).toHaveLength(1);
  return talk;
}

const FIRST = {
  en: "barber friday at 10:45",
  nl: "kapper vrijdag om kwart voor 11",
  de: "Friseur am Freitag um 10:45",
  fr: "coiffeur vendredi à 10h45",
  es: "peluquería el viernes a las 10:45",
};

describe("something new goes right beside what was just booked, however that is said", () => {
  test.each([
    ["en", "and right after that half an hour with tom", /11:15–11:45[\s\S]*Tom/],
    ["en", "and half an hour with tom straight afterwards", /11:15–11:45[\s\S]*Tom/],
    ["nl", "en zet er meteen een uurtje boodschappen achteraan", /Boodschappen[\s\S]*11:15–12:15/],
    ["nl", "plak er een half uur met tom achteraan", /11:15–11:45[\s\S]*Tom/],
    ["nl", "en het halfuur ervoor blokkeren om me in te lezen", /Lezen[\s\S]*10:15–10:45/],
    ["de", "und häng gleich eine Stunde Einkaufen dran", /Einkaufen[\s\S]*11:15–12:15/],
    ["de", "und blocke die halbe Stunde davor zum Einlesen", /Einlesen[\s\S]*10:15–10:45/],
    ["fr", "et bloque la demi-heure avant pour lire le dossier", /Lire le dossier[\s\S]*10:15–10:45/],
    ["fr", "et juste après une demi-heure avec Tom", /11:15–11:45[\s\S]*Tom/],
    ["fr", "enchaîne avec une heure de courses", /Courses[\s\S]*11:15–12:15/],
    ["es", "y justo después media hora con Tom", /11:15–11:45[\s\S]*Tom/],
    ["es", "y después una hora de compras", /Compras[\s\S]*11:15–12:15/],
  ] as const)("%s: %s", (language, said, card) => {
    const talk = booked(FIRST[language]);
    expect(talk.say(said)).toMatch(card);
    expect(talk.pending()).not.toBeNull();
  });
});

test("a length with a way is still how far", () => {
  expect(booked(FIRST.es).say("ponla media hora después")).toContain("11:15–11:45");
  expect(booked(FIRST.fr).say("mets-le une demi-heure après")).toContain("11:15–11:45");
  expect(booked(FIRST.nl).say("zet hem een half uur later")).toContain("11:15–11:45");
});

describe("whoever alone comes to what was booked comes to what is booked next, by a word for them", () => {
  test.each([
    ["lunch with Tom friday at 12", "book coffee with him monday 10", "Coffee"],
    ["lunch met Tom vrijdag 12u", "zet maandag om 10 uur koffie met hem in de agenda", "Koffie"],
    ["Mittagessen mit Tom Freitag 12 Uhr", "trag Montag 10 Uhr Kaffee mit ihm ein", "Kaffee"],
    ["déjeuner avec Tom vendredi 12h", "mets un café avec lui lundi 10h", "Café"],
    ["comida con Tom viernes 12h", "pon un café con él el lunes a las 10", "Café"],
  ])("%s, %s", (first, second, title) => {
    const card = booked(first).say(second);
    expect(card).toContain(`*${title}*`);
    expect(card).toMatch(/10:00–10:30[\s\S]*Tom Baker/);
  });
});
