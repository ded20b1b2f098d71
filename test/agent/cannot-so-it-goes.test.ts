import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "../support/dialogue";

/** A Monday morning in Amsterdam, a pitch with Olga on Thursday. */
const begin = () =>
  converse({
    now: "2027-03-01T08:20:00+01:00",
    contacts: contactRows("olga@example.com", "Olga Petrova"),
    events: [
      meeting("Physio", "2027-03-04T09:00:00+01:00", "2027-03-04T09:30:00+01:00"),
      meeting("Pitch", "2027-03-04T13:30:00+01:00", "2027-03-04T14:00:00+01:00", [guest("Olga Petrova")]),
    ],
  });

test.each([
  "the pitch with Olga on Thursday doesn't work for me, cancel please",
  "de pitch met Olga donderdag haal ik niet, graag schrappen",
  "de pitch donderdag lukt niet, zeg je hem af?",
  "der Pitch mit Olga am Donnerstag geht nicht, bitte streichen",
  "pitch olga jueves no puedo, cancelar porfa",
  "el pitch con Olga del jueves no me va bien, ¿me lo anulas?",
])("why it goes may say which it is: %s", (said) => {
  const talk = begin();
  talk.say(said);
  talk.say("yes");
  expect(talk.events().map(({ title }) => title)).toEqual(["Physio"]);
});

test.each([
  "the pitch with Olga on Thursday is off, they rang, take it out",
  "Je ne peux pas aller au pitch avec Olga jeudi, annule-le.",
  "je peux plus pour le pitch olga jeudi, supprime",
  "No voy a poder ir al pitch con Olga el jueves, quítalo",
  "el pitch del jueves con olga no sale, han llamado, sácalo",
  "pitch olga jue se cae, han llamado, bórralo",
  "De pitch met Olga donderdag is van de baan, ze belden, haal hem weg",
  "Donderdag gaat de pitch met Olga niet door, dat hebben ze gebeld, streep het door",
  "pitch olga donnerstag abgesagt, kam ein anruf, raus damit",
])("who it is with says which it is, and does not leave: %s", (said) => {
  const talk = begin();
  talk.say(said);
  talk.say("yes");
  expect(talk.events().map(({ title }) => title)).toEqual(["Physio"]);
});

test.each(["Olga can't make the pitch, take her off", "Olga no viene al pitch, sácala"])(
  "whoever is told of leaves, and the meeting stays: %s",
  (said) => {
    const talk = begin();
    talk.say(said);
    talk.say("yes");
    expect(talk.events().map(({ title, attendees }) => [title, attendees.length])).toContainEqual(["Pitch", 0]);
  },
);
