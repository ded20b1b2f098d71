import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse } from "../support/dialogue";
import { now } from "../support/week";

/** Who comes to what is open, or was just written, after what is said of it: Mia was to come. */
interface Said {
  booking: string[];
  both: string[];
  onlyTom: string[];
  off: string[];
}

const SAID: Record<string, Said> = {
  en: {
    booking: ["lunch with mia tomorrow 12 to 1pm", "yes"],
    both: ["+ tom", "and tom", "the three of us, with tom", "make it 3 and with tom"],
    onlyTom: ["put Tom in instead of Mia", "mia out, tom in"],
    off: ["the one with mia can go"],
  },
  nl: {
    booking: ["lunch met mia morgen van 12 tot 13 uur", "ja"],
    both: ["met z'n drieën, tom erbij", "om 15 uur en tom komt mee"],
    onlyTom: ["mia eruit, tom erin", "15 uur, tom ipv mia"],
    off: ["die met mia mag weg"],
  },
  de: {
    booking: ["Mittagessen mit Mia morgen von 12 bis 13 Uhr", "ja"],
    both: ["zu dritt, mit Tom", "15-16 uhr, zu dritt mit tom", "15 uhr und mit tom"],
    onlyTom: ["setz Tom statt Mia rein", "tom rein, mia raus"],
    off: ["das mit mia kann weg"],
  },
  fr: {
    booking: ["déjeuner avec mia demain de 12h à 13h", "oui"],
    both: ["+ tom", "à 15h et Tom vient", "à 15h et il y aura Tom"],
    onlyTom: ["mets Tom à la place de Mia", "c'est Tom qui vient"],
    off: ["celui avec mia peut sauter"],
  },
  es: {
    booking: ["comida con mia mañana de 12 a 13h", "sí"],
    both: ["seremos tres, con tom", "a las 15 y viene tom", "y tom"],
    onlyTom: ["pon a Tom en lugar de Mia", "La comida es con Tom, no con Mia"],
    off: ["elimina lo de mia"],
  },
};

const contacts = ["Mia Berg", "Tom Baker"].flatMap((name) =>
  contactRows(`${name.slice(0, 3).toLowerCase()}@example.com`, name),
);

/** Who comes once the answer to something said has got its yes. */
function guestsAfter(language: string, isBooked: boolean, said: string): string[][] {
  const { booking } = SAID[language]!;
  const talk = converse({ now, preferred: language, contacts });
  for (const line of booking.slice(0, isBooked ? 2 : 1)) talk.say(line);
  if (/\[(?:Yes|Ja|OK)\b/.test(talk.say(said))) talk.say(booking[1]!);
  return talk.events().map(({ attendees }) => attendees.flatMap(({ email, self }) => (self ? [] : [email])).toSorted());
}

test.each(Object.keys(SAID))("who comes is who was said to: %s", (language) => {
  const { both, onlyTom, off } = SAID[language]!;
  for (const isBooked of [false, true]) {
    for (const said of both)
      expect(guestsAfter(language, isBooked, said), said).toEqual([["mia@example.com", "tom@example.com"]]);
    for (const said of onlyTom) expect(guestsAfter(language, isBooked, said), said).toEqual([["tom@example.com"]]);
    for (const said of off) expect(guestsAfter(language, isBooked, said), said).toEqual([]);
  }
});

test("a meeting that shall not be cancelled is not", () => {
  expect(guestsAfter("es", true, "mia ya no participa en eso, no lo canceles")).toHaveLength(1);
});
