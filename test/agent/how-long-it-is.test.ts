import { expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";

/** How long a meeting is is told in words, beside when it is; what is asked of another thing has no length. */
test.each([
  ["en", "how long is the workshop going to take?", "Length: 1 hour 30 minutes"],
  ["en", "length of the workshop?", "Length: 1 hour 30 minutes"],
  ["en", "workshop tomorrow - how long", "Length: 1 hour 30 minutes"],
  ["nl", "hoelang duurt de workshop?", "Duur: anderhalf uur"],
  ["nl", "workshop hoe lang?", "Duur: anderhalf uur"],
  ["de", "wie lang geht der workshop", "Länge: anderthalb Stunden"],
  ["de", "Welche Dauer hat der Workshop?", "Länge: anderthalb Stunden"],
  ["fr", "l'atelier ça dure cb de temps ?", "Durée : 1 h 30"],
  ["fr", "durée de l'atelier", "Durée : 1 h 30"],
  ["es", "¿cuánto dura el taller?", "Duración: 1 hora y media"],
  ["es", "cuánto es el taller", "Duración: 1 hora y media"],
])("%s: %s", (language, said, length) => {
  const title = { fr: "Atelier", es: "Taller" }[language] ?? "Workshop";
  const events = [meeting(title, "2026-11-25T14:00:00+01:00", "2026-11-25T15:30:00+01:00")];
  const talk = converse({ now: "2026-11-24T09:30:00+01:00", preferred: language, events });
  expect(talk.say(said)).toContain(length);
});

test("when it is is asked, and not how long", () => {
  const events = [meeting("Workshop", "2026-11-25T14:00:00+01:00", "2026-11-25T15:30:00+01:00")];
  expect(converse({ now: "2026-11-24T09:30:00+01:00", events }).say("when is the workshop")).not.toContain("Length");
});
