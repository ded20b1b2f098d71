import { expect, test } from "vitest";
import { converse, leftAfter, meeting } from "../support/dialogue";

/** A Monday morning in Amsterdam, with a meeting this evening and two on Tuesday. */
const begin = () =>
  converse({
    now: "2027-03-01T08:20:00+01:00",
    events: [
      meeting("Pilates", "2027-03-01T18:00:00+01:00", "2027-03-01T19:00:00+01:00"),
      meeting("Call with the insurer", "2027-03-02T11:00:00+01:00", "2027-03-02T11:30:00+01:00"),
      meeting("Physio", "2027-03-02T15:00:00+01:00", "2027-03-02T15:30:00+01:00"),
    ],
  });

test.each([
  "forget the physio, that's been taken care of",
  "the physio is no longer needed, delete it",
  "physio not necessary any more, drop",
  "I don't need to go to the physio any more, you can take it out",
  "vergeet de physio maar, is al geregeld",
  "physio niet meer nodig, mag eruit",
  "laat de physio maar zitten, alles is opgelost",
  "vergiss die Physio, hat sich schon geklärt",
  "Physio nicht mehr notwendig, bitte streichen",
  "die Physio hat sich erledigt, vergiss sie",
  "oublie la physio, c'est déjà réglé",
  "laisse tomber physio, tout est arrangé",
  "physio n'est plus nécessaire, supprime",
  "olvida physio, ya se ha arreglado",
  "ya no hace falta physio, quítalo",
])("a meeting goes that is settled, or not needed any more: %s", (said) => {
  expect(leftAfter(begin(), said)).toEqual(["Pilates", "Call with the insurer"]);
});

test.each([
  "I'm giving pilates a miss tonight",
  "ik sla pilates vanavond over",
  "vanavond geen pilates, sla maar over",
  "Ich lasse Pilates heute Abend aus",
  "heute Abend kein Pilates, skip",
  "esta noche me salto pilates",
])("and one that is skipped: %s", (said) => {
  expect(leftAfter(begin(), said)).toEqual(["Call with the insurer", "Physio"]);
});

test.each([
  "don't forget the physio tomorrow",
  "vergiss die Physio morgen nicht",
  "vergeet de physio morgen niet",
  "is the physio no longer needed?",
])("what is not to be forgotten, or only asked about, stays: %s", (said) => {
  expect(leftAfter(begin(), said)).toHaveLength(3);
});

test("a call is a call in every language", () => {
  const talk = begin();
  talk.say("verzet het telefoontje met de insurer naar 16:00");
  talk.say("ja");
  const starts = talk.events().map(({ title, start }) => [title, new Date(start).toISOString()]);
  expect(starts).toContainEqual(["Call with the insurer", "2027-03-02T15:00:00.000Z"]);
  expect(starts).toHaveLength(3);
});
