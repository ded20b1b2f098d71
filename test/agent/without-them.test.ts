import { test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";
import { play } from "../support/script";

/** Of several lines the one with somebody goes on without them, unless it is called by their name. */
const begin = (asked: string) => {
  const talk = converse({ now: "2026-11-25T09:25:00+01:00" });
  const team = [guest("Luc Martin"), guest("Tom Baker")];
  talk.put(meeting("Standup", "2026-11-24T09:30:00+01:00", "2026-11-24T09:45:00+01:00", team));
  talk.put(meeting("1:1 Luc", "2026-11-27T09:30:00+01:00", "2026-11-27T09:45:00+01:00", [guest("Luc Martin")]));
  talk.put(meeting("Review", "2026-11-27T11:00:00+01:00", "2026-11-27T11:45:00+01:00", [guest("Tom Baker")]));
  talk.say(asked);
  return talk;
};

const TWO = "book lunch with luc tuesday noon and call kim kim@example.com thursday 3pm";

test.each(["without luc", "sans luc", "zonder luc", "ohne luc", "sin luc", "leave luc out", "uninvite luc"])(
  "a booking stays when “%s” is said of it, and the other as it was",
  (said) => {
    play(
      begin(TWO),
      `
      > ${said}
      1. Book *Lunch*, Tue 1 Dec, 12:00–12:30 … 2. Book *Call*, Thu 26 Nov, 15:00–15:30, with kim
      > yes
      • Booked: *Lunch* … • Booked: *Call* … Invitations went to kim`,
    );
  },
);

test("both are left by whom each of them has", () => {
  play(
    begin(TWO),
    `
    > without luc and kim
    1. Book *Lunch*, Tue 1 Dec, 12:00–12:30 … 2. Book *Call*, Thu 26 Nov, 15:00–15:30 … [Yes, do it all]`,
  );
});

test("what is called by their name is left out itself", () => {
  play(
    begin("move the 1:1 luc to 2pm and the review to 4pm"),
    `
    > without luc
    Shall I move this? … “Review” … 16:00`,
  );
  play(
    begin(TWO),
    `
    > without the lunch
    Shall I book this? … *Call*`,
  );
});
