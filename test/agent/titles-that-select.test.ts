import { expect, it } from "vitest";
import { converse, meeting } from "../support/dialogue";

it.each([
  ["all my meetings", "cancel all my meetings on thursday"],
  ["all meetings", "cancel all meetings on thursday"],
  ["everything", "cancel everything on thursday"],
  ["alle afspraken", "annuleer alle afspraken van donderdag"],
  ["alle meine Termine", "sag alle meine Termine am Donnerstag ab"],
  ["tous mes rendez-vous", "annule tous mes rendez-vous de jeudi"],
  ["todas mis reuniones", "cancela todas mis reuniones del jueves"],
])("an invitation called “%s” takes nothing for it that is said of all", (title, said) => {
  const talk = converse({
    now: "2026-11-25T09:20:00+01:00",
    events: [
      meeting(title, "2026-11-26T18:00:00+01:00", "2026-11-26T18:30:00+01:00"),
      meeting("Release check", "2026-11-26T10:00:00+01:00", "2026-11-26T10:30:00+01:00"),
      meeting("Budget", "2026-11-26T11:00:00+01:00", "2026-11-26T11:30:00+01:00"),
    ],
  });
  talk.send(said);
  const pending = JSON.stringify(talk.pending());
  expect(pending).toContain("Release check");
  expect(pending).toContain("Budget");
});
