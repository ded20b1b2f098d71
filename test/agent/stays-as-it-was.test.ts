import { describe, expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";
import { sayYes } from "../support/free-talk";

const NOON = Date.parse("2027-03-04T12:00:00+01:00");

/** The demo was moved, and shall be where it was. */
const SAID = {
  en: {
    title: "Demo",
    move: "move the demo to 3pm",
    back: [
      "oh forget that last bit, the demo stays as it was",
      "sorry no, the demo was fine where it was",
      "no leave it as it was",
      "actually keep the demo where it was",
      "the old time was better",
      "go back to the old time",
    ],
  },
  nl: { title: "Demo", move: "verzet de demo naar 15 uur", back: ["nee de demo was goed zoals die stond"] },
  de: { title: "Demo", move: "verschieb die Demo auf 15 Uhr", back: ["nein, die Demo war gut wie sie war"] },
  fr: {
    title: "Démo",
    move: "déplace la démo à 15h",
    back: ["finalement laisse la démo où elle était", "l'ancienne heure était mieux"],
  },
  es: { title: "Demo", move: "pasa la demo a las 15", back: ["la hora de antes era mejor"] },
} as const;

describe.each(Object.entries(SAID))("%s: what was moved is put back", (preferred, { title, move, back }) => {
  test.each(back)("%s", (text) => {
    const talk = converse({ now: "2027-03-03T09:30:00+01:00", preferred });
    talk.put(meeting(title, "2027-03-04T12:00:00+01:00", "2027-03-04T13:00:00+01:00", []));
    sayYes(talk, move);
    talk.send(text);
    expect(talk.events().map(({ start }) => start)).toEqual([NOON]);
  });
});

test("of a change that is only shown nothing was done, and what was done before stays", () => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00" });
  talk.put(meeting("Demo", "2027-03-04T12:00:00+01:00", "2027-03-04T13:00:00+01:00", []));
  sayYes(talk, "move the demo to 3pm");
  talk.send("move it to 5pm");
  talk.send("leave it as it was");
  expect(talk.events().map(({ start }) => start)).toEqual([Date.parse("2027-03-04T15:00:00+01:00")]);
});
