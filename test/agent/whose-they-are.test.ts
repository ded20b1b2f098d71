import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

/** Who comes is named by whose or what they are: nobody whose name stands in it is invited, and no address is asked for. */
test.each([
  ["meeting with the teacher of Nora tomorrow at 4", "the teacher of Nora"],
  ["meeting with Nora's teacher tomorrow at 4", "Nora's teacher"],
  ["afspraak met de juf van Pim morgen om 16 uur", "de juf van Pim"],
  ["overleg met de mensen van de gemeente morgen om 16 uur", "de mensen van de gemeente"],
  ["Termin mit der Lehrerin von Nora morgen um 16 Uhr", "der Lehrerin von Nora"],
  ["rdv avec la prof de piano de Léa demain à 16h", "la prof de piano de Léa"],
  ["cita con el tutor de Nora mañana a las 16", "el tutor de Nora"],
  ["café con los de Aguamar mañana a las 16", "los de Aguamar"],
])("%s", (said, who) => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00" });
  talk.put(meeting("Photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", [guest("Nora Quist")]));
  expect(talk.say(said)).toContain(`“${who}”`);
  talk.say("yes");
  expect(talk.events().find(({ title }) => title !== "Photo")?.attendees ?? []).toEqual([]);
});
