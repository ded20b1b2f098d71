import { expect, test } from "vitest";
import { converse, leftAfter, meeting } from "../support/dialogue";

/** A Monday morning in Amsterdam: three on Tuesday, at 9, at 13:30 and at 15. */
const begin = () =>
  converse({
    now: "2027-03-01T08:20:00+01:00",
    events: [
      meeting("Physio", "2027-03-02T09:00:00+01:00", "2027-03-02T09:30:00+01:00"),
      meeting("Pitch", "2027-03-02T13:30:00+01:00", "2027-03-02T14:00:00+01:00"),
      meeting("Yoga", "2027-03-03T18:00:00+01:00", "2027-03-03T19:00:00+01:00"),
    ],
  });

test.each([
  "could you cancel yoga and the physio?",
  "physio + yoga off please",
  "physio and yoga: bin both",
  "fysio en yoga mogen weg",
  "kun je de fysio en yoga schrappen?",
  "yoga + fysio afzeggen aub",
  "Physio und Yoga absagen bitte",
  "kannst du Yoga und die Physio stornieren?",
  "yoga + physio raus",
  "physio et yoga à supprimer",
  "tu peux annuler le yoga et le physio ?",
  "yoga + physio annuler stp",
  "yoga y physio cancelar",
  "¿puedes anular yoga y physio?",
  "physio + yoga fuera",
])("two that are named go, wherever the verb is: %s", (said) => {
  expect(leftAfter(begin(), said)).toEqual(["Pitch"]);
});

test.each([
  "what I've got tomorrow at 13:30, please delete it",
  "whatever is on tomorrow at 1:30pm, cancel it",
  "wat ik morgen om 13.30 heb mag je schrappen",
  "wat er morgen om half twee staat, zeg dat maar af",
  "was ich morgen um 13:30 habe, bitte absagen",
  "was morgen um halb zwei ansteht, kann raus",
  "ce que j'ai demain à 13h30, supprime-le",
  "ce qui est prévu demain à 13h30, tu peux l'annuler",
  "lo que tengo mañana a las 13:30, anúlalo",
  "lo que hay mañana a las 13:30 quítalo",
])("what one has at an hour goes, by no other name: %s", (said) => {
  expect(leftAfter(begin(), said)).toEqual(["Physio", "Yoga"]);
});

test.each([
  "what can I cancel tomorrow?",
  "wat is er morgen afgezegd",
  "was wurde morgen abgesagt?",
  "qu'est-ce qui est annulé demain",
  "qué puedo cancelar mañana",
])("a question takes nothing: %s", (said) => {
  expect(leftAfter(begin(), said)).toEqual(["Physio", "Pitch", "Yoga"]);
});
