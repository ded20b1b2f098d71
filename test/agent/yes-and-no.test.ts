import { describe, expect, test } from "vitest";
import { converse } from "../support/dialogue";

/** A yes and a no to a card, in the words in which people say them. What says more is neither. */
const CARD: Record<string, string> = {
  en: "optician friday at 3pm",
  nl: "opticien vrijdag om 15 uur",
  de: "Optiker am Freitag um 15 Uhr",
  fr: "opticien vendredi à 15h",
  es: "óptica el viernes a las 15:00",
};

const YES: Record<string, string[]> = {
  en: ["that works, thank you", "great, put it in", "yes, exactly"],
  nl: ["ja, prima zo", "klopt, zet maar in", "oké, leg maar vast"],
  de: ["alles klar, so machen wir das", "super, trag es ein", "ja, stimmt"],
  fr: ["carrément", "d'accord, note-le", "oui, très bien, merci"],
  es: ["sí, adelante", "vale, adelante", "claro, apúntalo"],
};

const NO: Record<string, string[]> = {
  en: ["rather not", "no, leave it"],
  nl: ["liever niet", "nee, toch niet"],
  de: ["lieber nicht", "nein, danke"],
  fr: ["surtout pas", "non, finalement pas"],
  es: ["mejor no", "no, déjalo"],
};

const OTHER: [string, string, number][] = [
  ["en", "great, but at 4pm", 16],
  ["nl", "prima, maar om 16 uur", 16],
  ["de", "gut, aber um 16 Uhr", 16],
  ["fr", "d'accord, mais à 16h", 16],
  ["es", "vale, pero a las 16:00", 16],
];

const rows = (all: Record<string, string[]>) =>
  Object.entries(all).flatMap(([language, answers]) => answers.map((said) => [language, said] as const));

function asked(language: string) {
  const talk = converse({ now: "2026-11-24T09:30:00+01:00", preferred: language });
  talk.say(CARD[language] ?? "");
  return talk;
}

describe("yes", () => {
  test.each(rows(YES))("%s: %s", (language, said) => {
    const talk = asked(language);
    talk.say(said);
    expect(talk.events()).toMatchObject([{ start: Date.parse("2026-11-27T15:00:00+01:00") }]);
  });
});

describe("no", () => {
  test.each(rows(NO))("%s: %s", (language, said) => {
    const talk = asked(language);
    talk.say(said);
    expect(talk.events()).toEqual([]);
    expect(talk.pending()).toBeNull();
  });
});

test.each(OTHER)("what shall be other is no yes: %s, %s", (language, said, hour) => {
  const talk = asked(language);
  talk.say(said);
  expect(talk.events()).toEqual([]);
  expect(talk.pending()).toMatchObject({
    actions: [{ draft: { start: Date.parse(`2026-11-27T${hour}:00:00+01:00`) } }],
  });
});
