import { expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";

test("what waits is named as it was said, its address whole", () => {
  const talk = converse({
    now: "2026-11-24T09:05:00+01:00",
    events: [26, 27].map((day) =>
      meeting(`Interview ${day}`, `2026-11-${day}T10:00:00+01:00`, `2026-11-${day}T11:00:00+01:00`),
    ),
  });
  const asked = talk.say("cancel the interview and call kim kim@example.com thursday 3pm");
  expect(asked).toContain("Still waiting: ");
  expect(asked).toContain("kim@example.com");
  expect(asked).not.toContain(" @ ");
});
