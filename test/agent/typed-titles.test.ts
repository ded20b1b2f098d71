import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "../support/dialogue";

const NOW = "2026-11-24T09:20:00+01:00";
const tom = guest("Tom Baker");
const lunch = meeting("Lunch", "2026-11-26T12:30:00+01:00", "2026-11-26T13:30:00+01:00", [tom]);
const begin = (preferred: string) =>
  converse({ now: NOW, preferred, events: [lunch], contacts: contactRows(tom.email, tom.name) });

/** One that a card answers, one that a list answers. */
const SAID = {
  en: ["cancel lunch", "move lunch to friday 4pm", "coffee with tom friday morning", "i'm late for lunch"],
  nl: ["annuleer lunch", "verzet lunch naar vrijdag 16u", "koffie met tom vrijdagochtend"],
  de: ["sag lunch ab", "verschieb lunch auf freitag 16 uhr", "kaffee mit tom freitagmorgen"],
  fr: ["annule lunch", "déplace lunch à vendredi 16h", "café avec tom vendredi matin"],
  es: ["cancela lunch", "mueve lunch al viernes a las 16", "café con tom el viernes por la mañana"],
};

test.each(Object.entries(SAID).flatMap(([language, texts]) => texts.map((text) => [language, text] as const)))(
  "%s, %j: what a button says may be typed",
  (language, text) => {
    const first = begin(language).send(text);
    const choices = first.kind === "buttons" ? first.buttons : first.kind === "list" ? first.rows : [];
    expect(choices.length).toBeGreaterThan(1);
    for (const [n, { title }] of choices.entries()) {
      const [tapped, typed] = [begin(language), begin(language)];
      const shown = tapped.send(text);
      typed.send(text);
      const id = (shown.kind === "buttons" ? shown.buttons : shown.kind === "list" ? shown.rows : [])[n]?.id;
      expect(typed.say(`${title.toLowerCase()}!`)).toBe(tapped.say(title, id));
    }
  },
);
