import { expect, it } from "vitest";
import { converse, meeting } from "../support/dialogue";

it.each([
  "move release check on 26 november at 10:00 to 30 november at 15:00",
  "move the release check from thursday 26 november at 10:00 to monday 30 november at 15:00",
  "verzet release check van 26 november om 10:00 naar 30 november om 15:00",
  "verschiebe release check vom 26. november um 10 uhr auf den 30. november um 15 uhr",
])("%s: the day that it goes to is kept", (said) => {
  const talk = converse({
    now: "2026-11-25T09:20:00+01:00",
    events: [meeting("Release check", "2026-11-26T10:00:00+01:00", "2026-11-26T10:30:00+01:00")],
  });
  talk.send(said);
  const slot = { start: Date.parse("2026-11-30T15:00:00+01:00"), end: Date.parse("2026-11-30T15:30:00+01:00") };
  expect(talk.pending()).toMatchObject({ kind: "proposal", actions: [{ change: { slot } }] });
});
