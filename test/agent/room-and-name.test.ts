import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "../support/dialogue";

/** A Monday morning in Amsterdam: two meetings on Tuesday. */
const begin = () =>
  converse({
    now: "2027-03-01T08:20:00+01:00",
    contacts: contactRows("olga@example.com", "Olga Petrova"),
    events: [
      meeting("Sprint demo", "2027-03-02T13:30:00+01:00", "2027-03-02T14:00:00+01:00"),
      meeting("Intake Olga", "2027-03-02T15:00:00+01:00", "2027-03-02T16:00:00+01:00", [guest("Olga Petrova")]),
    ],
  });

function after(said: string) {
  const talk = begin();
  talk.say(said);
  talk.say("yes");
  return talk.events().map(({ title, location }) => ({ title, location: location ?? "" }));
}

test.each([
  ["sprint demo = room 7", "Room 7"],
  ["the sprint demo is in room 7", "Room 7"],
  ["sprint demo in zaal 7 aub", "Zaal 7"],
  ["de sprint demo is in lokaal 7", "Lokaal 7"],
  ["Die Sprint Demo findet in Raum 7 statt", "Raum 7"],
  ["sprint demo raum 7", "Raum 7"],
  ["sprint demo salle 7 stp", "Salle 7"],
  ["la sprint demo en sala 7", "Sala 7"],
  ["put the sprint demo in room 7", "Room 7"],
  ["add room 7 to the sprint demo", "Room 7"],
  ["The sprint demo is taking place in room 7, can you note that?", "Room 7"],
  ["De sprint demo vindt plaats in zaal 7", "Zaal 7"],
  ["zet bij de sprint demo dat het in zaal 7 is", "Zaal 7"],
  ["Ergänze bei der Sprint Demo Raum 7", "Raum 7"],
  ["La sprint demo a lieu en salle 7, ajoute-le", "Salle 7"],
  ["La sprint demo se tient en salle 7, tu peux le préciser ?", "Salle 7"],
  ["La sprint demo tiene lugar en la sala 7, añádelo", "Sala 7"],
])("a meeting that is named beside the number of a room is there: %s", (said, room) => {
  expect(after(said)).toEqual([
    { title: "Sprint demo", location: room },
    { title: "Intake Olga", location: "" },
  ]);
});

test.each(["is the sprint demo in room 7?", "the sprint demo is not in room 7", "design jam room 7"])(
  "a question, what is not so, and what nobody knows set no place: %s",
  (said) => {
    expect(after(said)).toEqual([
      { title: "Sprint demo", location: "" },
      { title: "Intake Olga", location: "" },
    ]);
  },
);

test.each([
  "rename the intake with Olga: Final talk",
  "intake olga hernoemen naar Final talk",
  "Intake Olga bitte umbenennen in Final talk",
  'intake olga à renommer "Final talk"',
  "intake olga: renombrar a Final talk",
])("a meeting that is named in front of the verb gets another name: %s", (said) => {
  expect(after(said).map(({ title }) => title)).toEqual(["Sprint demo", "Final talk"]);
});

test.each([
  "Change the name of the intake with Olga to Final talk",
  "noem de intake met Olga Final talk",
  'Geef de intake met Olga de naam "Final talk"',
  'Gib dem Intake mit Olga den Namen "Final talk"',
  'Donne le nom "Final talk" à l\'intake avec Olga',
  'Cámbiale el nombre al intake con Olga y ponle "Final talk".',
])("what it is called from now on, in quotes or at the end: %s", (said) => {
  expect(after(said).map(({ title }) => title)).toEqual(["Sprint demo", "Final talk"]);
});

test.each([
  ["intake olga umbenennen: Zweites Gespräch", "Zweites Gespräch"],
  ["intake olga heißt jetzt Zweites Gespräch", "Zweites Gespräch"],
  ["intake olga, nuevo nombre: Segunda charla", "Segunda charla"],
])("%s: in the words of its language", (said, title) => {
  expect(after(said).map((one) => one.title)).toEqual(["Sprint demo", title]);
});

test.each([
  ["meeting with Olga Thursday 10am", "it's for the new contract", "New contract"],
  ["meeting with Olga Thursday 10am", "we'll talk about the new contract", "The new contract"],
  ["afspraak met Olga donderdag 10 uur", "we bespreken het nieuwe contract", "Het nieuwe contract"],
  ["rendez-vous avec Olga jeudi 10h", "ça concerne le nouveau contrat", "Nouveau contrat"],
  ["rendez-vous avec Olga jeudi 10h", "c pour le nouveau contrat", "Nouveau contrat"],
  ["reunión con Olga el jueves a las 10", "es por el nuevo contrato", "Nuevo contrato"],
  ["reunión con Olga el jueves a las 10", "se trata del nuevo contrato", "Nuevo contrato"],
])("%s, and then %s: what is open is called so", (first, then, title) => {
  const talk = begin();
  talk.say(first);
  talk.say(then);
  talk.say("yes");
  expect(talk.events().map((one) => one.title.toLowerCase())).toContainEqual(
    expect.stringContaining(title.toLowerCase().split(" ").slice(-2).join(" ")),
  );
});

test("behind a card a room is no hour", () => {
  const talk = begin();
  talk.say("Termin mit Olga Donnerstag 10 Uhr");
  expect(talk.say("im Raum 5")).toContain("10:00");
});
