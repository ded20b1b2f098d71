import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse } from "../support/dialogue";
import { drawn, drawnWith } from "../support/drawn";
import { now } from "../support/week";

/**
 * Of two meetings that were booked, the one that a message names by its day, its hour or who is in it: never the other
 * one, which was spoken of last. What does not show which is asked.
 */
interface Said {
  booked: string[];
  names: string[];
  changes: [said: string, shows: string][];
}

const SAID: Record<string, Said> = {
  en: {
    booked: ["book a budget review with owen on monday at 10", "yes", "coffee with lena tuesday 14:00", "yes"],
    names: [
      ...["the monday one", "monday's", "the one on monday", "the one with owen", "owen's", "the 10 o'clock"],
      ...["the one before", "the other one", "the earlier meeting"],
    ],
    changes: [
      ["cancel $", "cancel"],
      ["bin $ please", "cancel"],
      ["$ can go", "cancel"],
      ["move $ to 3pm", "15:00"],
      ["$ should be at 3pm", "15:00"],
      ["make $ an hour", "10:00–11:00"],
      ["add mia to $", "Mia"],
      ["$ needs mia too", "Mia"],
      ["push $ back an hour", "11:00"],
    ],
  },
  nl: {
    booked: ["zet maandag om 10 uur een budgetoverleg met owen erin", "ja", "koffie met lena dinsdag 14:00", "ja"],
    names: ["die van maandag", "die op maandag", "die met owen", "die om 10 uur", "de andere"],
    changes: [
      ["annuleer $", "annuleren"],
      ["haal $ weg", "annuleren"],
      ["$ kan weg", "annuleren"],
      ["verzet $ naar 15 uur", "15:00"],
      ["$ moet om 15 uur", "15:00"],
      ["maak $ een uur", "10:00–11:00"],
      ["zet mia ook bij $", "Mia"],
      ["schuif $ een uur op", "11:00"],
    ],
  },
  de: {
    booked: ["trag Montag 10 Uhr Budgetbesprechung mit Owen ein", "ja", "Kaffee mit Lena Dienstag 14:00", "ja"],
    names: ["den am Montag", "die am Montag", "die mit Owen", "den um 10 Uhr", "den anderen"],
    changes: [
      ["sag $ ab", "absagen"],
      ["streich $", "absagen"],
      ["verschieb $ auf 15 Uhr", "15:00"],
      ["mach $ eine Stunde lang", "10:00–11:00"],
      ["verschieb $ um eine Stunde nach hinten", "11:00"],
    ],
  },
  fr: {
    booked: ["mets lundi à 10h un point budget avec owen", "oui", "café avec lena mardi 14h", "oui"],
    names: ["celui de lundi", "celui avec owen", "celui de 10h", "l'autre"],
    changes: [
      ["annule $", "annul"],
      ["supprime $", "annul"],
      ["déplace $ à 15h", "15:00"],
      ["mets $ à 15h", "15:00"],
      ["décale $ d'une heure", "11:00"],
      ["ajoute mia à $", "Mia"],
    ],
  },
  es: {
    booked: [
      "apunta el lunes a las 10 revisión de presupuesto con owen",
      "sí",
      "café con lena el martes a las 14",
      "sí",
    ],
    names: ["la del lunes", "la de owen", "la de las 10", "la otra"],
    changes: [
      ["cancela $", "cancel"],
      ["borra $", "cancel"],
      ["pasa $ a las 15", "15:00"],
      ["pon $ a las 15", "15:00"],
      ["retrasa $ una hora", "11:00"],
      ["añade a mia a $", "Mia"],
    ],
  },
};

const people = ["Owen Price", "Lena Vogt", "Mia Berg"].flatMap((name) =>
  contactRows(`${name.split(" ", 1)[0]?.toLowerCase()}@example.com`, name),
);
const CARD = /\[(?:Yes|Ja|OK)\b/;

const cases = Object.values(SAID).flatMap(({ booked, names, changes }) =>
  names.flatMap((name) =>
    changes.map(([said, shows]) => ({ booked, said: said.replace("$", name), shows: shows.toLowerCase() })),
  ),
);

test.each(drawn(cases, 4))("“$said” is never of the one that was spoken of last", ({ booked, said, shows }) => {
  const talk = converse({ now, contacts: people });
  for (const line of booked) talk.say(line);
  const answer = talk.say(said);
  if (!CARD.test(answer)) return;
  expect(answer, drawnWith(said)).not.toContain("Lena");
  expect(answer.toLowerCase(), drawnWith(said)).toContain(shows);
});

test.each(
  Object.values(SAID).map(({ booked, names, changes }) => ({ booked, said: changes[0]![0].replace("$", names[0]!) })),
)("“$said” cancels it", ({ booked, said }) => {
  const talk = converse({ now, contacts: people });
  for (const line of booked) talk.say(line);
  expect(talk.say(said)).toMatch(/Owen.*\[(?:Yes|Ja|OK)\b/s);
});
