import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "../support/dialogue";

const [OLA, TEUN, MILA] = [guest("Ola Nilsen"), guest("Teun Mulder"), guest("Mila Brandt")] as const;

const begin = () =>
  converse({
    now: "2026-11-25T09:30:00+01:00",
    contacts: [OLA, TEUN, MILA].flatMap(({ email, name }) => contactRows(email, name, {})),
    events: [
      meeting("Harbour tour", "2026-11-27T11:00:00+01:00", "2026-11-27T12:00:00+01:00", [OLA, TEUN]),
      meeting("Lunch", "2026-11-26T12:30:00+01:00", "2026-11-26T13:30:00+01:00", [OLA]),
    ],
  });

/** Whatever verb and order of words: who is in a meeting that is named goes, who is not comes, and it is never called off. */
const comesOut = (said: string) => {
  const talk = begin();
  talk.send(said);
  const before = talk.events().map(({ title }) => title);
  talk.send("yes");
  const events = talk.events();
  expect(events.map(({ title }) => title)).toEqual(before);
  return Object.fromEntries(
    events.map(({ title, attendees }) => [title, attendees.map(({ name }) => name?.split(" ")[0]).toSorted()]),
  );
};

test.each([
  "Teun can't make the harbour tour, please delete him from it",
  "teun wont be at the harbour tour, drop him from the guest list",
  "Could you take Teun off the harbour tour? He's not coming.",
  "Teun komt niet naar de harbour tour, verwijder hem van de lijst",
  "teun kan niet bij de harbour tour zijn, haal m eraf",
  "Wil je Teun uit de harbour tour halen? Hij komt niet.",
  "Teun kommt nicht zur Harbour tour, nimm ihn bitte von der Liste",
  "kannst du Teun aus der Harbour tour nehmen, er kommt nicht",
  "Teun ne vient pas à la harbour tour, enlève-le des invités",
  "teun vient pas au harbour tour, retire le",
  "Teun no puede ir al harbour tour, quítalo de la lista",
  "¿Puedes sacar a Teun del harbour tour? No viene.",
])("“%s” takes him off", (said) => {
  expect(comesOut(said)).toEqual({ "Harbour tour": ["Ola"], Lunch: ["Ola"] });
});

test.each([
  "Mila is coming to the harbour tour in place of Teun",
  "harbour tour: mila for teun",
  "Can Mila take Teun's place at the harbour tour?",
  "Bij de harbour tour komt Mila in de plaats van Teun",
  "Naar de harbour tour komt niet Teun maar Mila",
  "Zur Harbour tour kommt nicht Teun, sondern Mila",
  "Ersetze Teun bei der Harbour tour durch Mila",
  "Au harbour tour, Mila prend la place de Teun",
  "Al harbour tour viene Mila en vez de Teun",
  "harbour tour mila por teun",
])("“%s” has her come for him", (said) => {
  expect(comesOut(said)).toEqual({ "Harbour tour": ["Mila", "Ola"], Lunch: ["Ola"] });
});

test.each([
  "Mila is joining us for lunch tomorrow as well",
  "mila coming to lunch tomorrow too",
  "Mila sluit morgen ook aan bij de lunch",
  "Mila eet morgen ook mee bij de lunch",
  "Mila kommt morgen auch zum Lunch",
  "Mila schließt sich morgen dem Lunch an",
  "Mila vient aussi au déjeuner de demain",
  "Mila también viene a la comida de mañana",
  "lunch + mila",
])("“%s” has her come too", (said) => {
  expect(comesOut(said)).toEqual({ "Harbour tour": ["Ola", "Teun"], Lunch: ["Mila", "Ola"] });
});

test.each([
  "Teun isn't coming to the harbour tour, cancel it",
  "Teun komt niet naar de harbour tour, zeg het af",
  "Teun kommt nicht zur Harbour tour, sag sie ab",
])("“%s” is of the meeting", (said) => {
  const talk = begin();
  talk.send(said);
  talk.send("yes");
  expect(talk.events().map(({ title }) => title)).not.toContain("Harbour tour");
});
