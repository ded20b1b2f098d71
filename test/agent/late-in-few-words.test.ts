import { expect, test } from "vitest";
import { converse, meeting, playAll } from "../support/dialogue";
import { now } from "../support/week";

const STANDUP = meeting("Standup", "2026-11-24T09:30:00+01:00", "2026-11-24T10:00:00+01:00");
const OFFERTE = meeting("Offerte", "2026-11-26T11:00:00+01:00", "2026-11-26T12:00:00+01:00");

const begin = (...events: (typeof STANDUP)[]) => converse({ now, preferred: "nl", events });

test.each([
  ["bedankt", "ben te laat 10 min", "09:40"],
  ["bedankt", "10 min later", "09:40"],
  ["bedankt", "sorry, kom te laat, 10 min", "09:40"],
  ["bedankt", "kom later", "Hoeveel later"],
  ["bedankt", "ben iets later", "Hoeveel later"],
  ["merci", "je suis en retard 10 min", "09:40"],
])("behind %j, %j is said of what comes next", (before, text, answer) => {
  const talk = begin(STANDUP, OFFERTE);
  talk.say(before);
  expect(talk.say(text)).toMatch(new RegExp(`“Standup”[\\s\\S]*${answer}|${answer}[\\s\\S]*“Standup”`));
});

test.each(["ben te laat 10 min", "kom later"])(
  "%j with nothing on now says so, and is no part of what is asked next",
  (text) => {
    const talk = begin(OFFERTE);
    talk.say("wat staat er donderdag");
    expect(talk.say(text)).toContain("te laat");
    const moved = talk.say("verzet m naar vrijdag");
    expect(moved).not.toContain(text);
    expect(moved).toContain("“Offerte”");
  },
);

playAll(
  {
    "of what is open, or was just booked, it is a later time": `
      > zet padel morgen 20u
      20:00–20:30
      > 10 min later
      20:10–20:40
      > ja
      Ingepland
      > 10 min later
      20:20–20:50`,
    "what was not understood beside a meeting that was done is no part of the next request": `
      > zet padel morgen 20u
      20:00–20:30
      > ja
      Ingepland
      > flurp de snark
      kan ik niet
      > verzet m naar donderdag
      Zal ik dit verzetten?`,
  },
  () => begin(STANDUP, OFFERTE),
);
