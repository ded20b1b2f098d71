import { describe, expect, it } from "vitest";
import { requestsOf } from "~/agent/understand/requests";

const NOW = Date.parse("2027-03-03T09:30:00+01:00");
const read = (message: string) =>
  requestsOf(message, { now: NOW, zone: "Europe/Amsterdam" }).map(({ command }) => command);

/** Each as one says it, its greeting and its thanks. */
const SAID = [
  ["every tuesday choir rehearsal 19.15 to 20.45", "hi", "thanks"],
  ["any gap friday afternoon for a 2 hr job", "hey", "thx"],
  ["move the dentist to monday at 4", "Hello", "many thanks"],
  ["elke dinsdag pleinwacht 12.15 tot 12.45", "hoi", "dank je"],
  ["vrijdag om 18u iets drinken in den Engel", "hallo", "alvast bedankt"],
  ["jeden Donnerstag 18:30 bis 21 Uhr Theoriekurs", "servus", "danke schön"],
  ["Besuch bei Familie Keller morgen 8.45, 45min", "guten Morgen", "vielen Dank"],
  ["tous les jeudis marche de Vannes 7h à 13h", "bonjour", "merci d'avance"],
  ["déjeuner avec Leila samedi 13h chez Georges", "coucou", "merci"],
  ["adelanta media hora el almuerzo con Catalina", "hola", "muchas gracias"],
  ["¿a qué hora estoy libre mañana por la mañana?", "buenas", "gracias"],
] as const;

describe("what is said around a request", () => {
  it.each(SAID)("%s: no greeting and no thanks is a part of it", (message, hello, thanks) => {
    const alone = read(message);
    for (const around of [
      `${hello}, ${message}`,
      `${hello} ${message}`,
      `${message} ${thanks}`,
      `${message}, ${thanks}!`,
      `${hello} ${message}. ${thanks}`,
    ])
      expect(read(around), around).toEqual(alone);
  });

  it.each(SAID)("%s: a space typed twice is one", (message) => {
    expect(read(message.replaceAll(" ", "  "))).toEqual(read(message));
  });

  it.each(SAID)("%s: with the capitals locked it is the same", (message) => {
    expect(read(message.toUpperCase())).toEqual(read(message.toLowerCase()));
  });

  it("a word that another language greets with stays", () => {
    expect(JSON.stringify(read("He quedado con Lucía el viernes a las ocho"))).toContain("Lucía");
  });

  it("what is asked is answered with thanks as it was", () => {
    const [only] = requestsOf("I'm fine as it is, thanks", { now: NOW, zone: "UTC", awaiting: "confirmation" });
    expect(only?.command.intent).not.toBe("create");
  });
});
