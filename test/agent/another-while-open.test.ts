import { describe, expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";
import { knownAs } from "../support/free-talk";

const contacts = knownAs("Mia Collins", "Tom Baker");
const taken = meeting("Crit", "2026-12-02T10:00:00+01:00", "2026-12-02T11:00:00+01:00");

/** A talk on a Monday, in a week in which Wednesday at 10 is taken. */
const begin = () => converse({ now: "2026-11-30T09:30:00+01:00", contacts, events: [taken] });

const YES = { en: "yes", nl: "ja", de: "ja", fr: "oui", es: "sí" } as const;

describe("a new meeting that is asked for below a list of times is booked as such, and the other one waits", () => {
  test.each([
    ["en", "call with mia wed 10", "gas cert khan thu 3pm", "Gas cert khan", "Call"],
    ["en", "call with mia wed 10", "and also gas safety at the Khans fri 9am", "Gas safety at the Khans", "Call"],
    ["en", "haircut wed 10", "boiler check fri 3pm, 45 min", "Boiler check", "Haircut"],
    ["nl", "kapper wo 10u", "tandarts vr 15u 20 min", "Tandarts", "Kapper"],
    ["de", "Prophylaxe Kern Mi 10 Uhr", "Kontrolle Frau Huber Mi 15 Uhr", "Kontrolle Frau Huber", "Prophylaxe Kern"],
    ["fr", "coiffeur mer 10h", "visite chaudière ven 15h", "Visite chaudière", "Coiffeur"],
    ["es", "peluquería mié 10h", "revisión caldera el viernes a las 15h", "Revisión caldera", "Peluquería"],
  ] as const)("%s: %s, then “%s”", (language, first, then, title, waits) => {
    const talk = begin();
    talk.say(first);
    const card = talk.say(then);
    expect(card).toContain(`*${title}*`);
    expect(card).toContain(`“${waits}”`);
    expect(talk.say(YES[language])).toContain(`*${waits}*`);
    expect(talk.events().map((event) => event.title)).toEqual(expect.arrayContaining(["Crit", title]));
    expect(talk.events()).toHaveLength(2);
  });

  test("also below the times for what was booked a moment ago", () => {
    const talk = begin();
    for (const text of ["zahnarzt kids mi 15.30", "ja", "ah ne 10 uhr", "und dauert ne stunde"]) talk.say(text);
    expect(talk.say("neuer patient do 17:15 20min")).toContain("17:15–17:35");
    talk.say("ja");
    const at = (title: string) => talk.events().find((event) => event.title === title)?.start;
    expect(at("Zahnarzt kids")).toBe(Date.parse("2026-12-02T15:30:00+01:00"));
  });

  test.each(["Zahnreinigung Frau Müller Mi 10 Uhr", "Zahnreinigung Frau Müller Do 15 Uhr"])(
    "%s, then one of which a word is new is asked about by its own name",
    (first) => {
      const talk = begin();
      talk.say(first);
      expect(talk.say("Wurzelbehandlung Herr Schmidt fr halb 3, ne stunde")).toContain(
        "*Wurzelbehandlung Herr Schmidt*",
      );
      expect(talk.say("ja")).toContain("*Wurzelbehandlung Herr Schmidt*");
      expect(talk.say("ja")).toContain("*Zahnreinigung Frau Müller*");
    },
  );

  test.each(["lunch with mia thursday", "find me an hour for lunch with mia this week"])(
    "%s: while a time is asked",
    (text) => {
      const talk = begin();
      talk.say(text);
      expect(talk.say("gas cert khan fri 3pm")).toMatch(/\*Gas cert khan\*\nFri 4 Dec, 15:00/);
    },
  );
});

describe("what says only when, where or how it suits goes on with what is open", () => {
  test.each([
    ["haircut wed 10", "fri 3pm", "Haircut"],
    ["haircut wed 10", "rather fri 3pm at the office", "Haircut"],
    ["haircut wed 10", "friday 3pm at Toni's", "Haircut"],
    ["haircut wed 10", "friday at 3pm would be perfect", "Haircut"],
    ["kapper wo 10u", "vrijdag 15u past beter", "Kapper"],
    ["kapper wo 10u", "vr 15u op kantoor", "Kapper"],
    ["Friseur Mi 10 Uhr", "Freitag 15 Uhr ginge auch", "Friseur"],
    ["Friseur Mi 10 Uhr", "dann eben Freitag 15 Uhr im Salon", "Friseur"],
    ["coiffeur mer 10h", "vendredi 15h c'est mieux", "Coiffeur"],
    ["coiffeur mer 10h", "plutôt vendredi 15h chez paul", "Coiffeur"],
    ["peluquería mié 10h", "mejor el viernes a las 15h en el centro", "Peluquería"],
  ])("%s, then “%s”", (first, then, title) => {
    const talk = begin();
    talk.say(first);
    expect(talk.say(then)).toMatch(new RegExp(`\\*${title}\\*\\n[^\\n]*15:00`));
  });
});
