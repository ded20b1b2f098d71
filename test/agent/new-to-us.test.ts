import { expect, test } from "vitest";
import { meeting } from "../support/dialogue";
import { omar, physio, talkWith } from "../support/free-talk";

const review = meeting("Review", "2026-11-27T10:00:00+01:00", "2026-11-27T11:00:00+01:00", [omar]);

test.each([
  ["yeet it thu same time", "yeet", "Thu 26 Nov, 12:00"],
  ["sling it over to thursday", "sling", "Thu 26 Nov, 12:00"],
  ["oi half an hour later", "oi", "Fri 27 Nov, 12:30"],
])("a word that nobody knows is named, and the rest is asked about: %s", (said, unknown, when) => {
  const talk = talkWith(physio, review);
  talk.say("lunch friday at 12");
  talk.say("yes");
  const before = talk.events();
  const answer = talk.say(said);
  expect(answer).toContain(`what to make of “${unknown}”`);
  expect(answer).toContain(`Move “Lunch” to ${when}`);
  expect(talk.events()).toEqual(before);
});

test.each([
  ["moving house on saturday", "“Moving house”"],
  ["the plumber comes on monday", "“Plumber”"],
  ["de loodgieter komt maandag", "“Loodgieter”"],
  ["der klempner kommt am montag um 9", "*Klempner*"],
  ["le plombier passe lundi", "“Plombier”"],
  ["el fontanero viene el lunes a las 9", "*Fontanero*"],
])("something and its day may be a meeting, which is asked about: %s", (said, named) => {
  const talk = talkWith(physio, review);
  expect(talk.say(said)).toContain(named);
  expect(talk.events()).toHaveLength(2);
});

test.each(["it rained on friday", "i love fridays", "how was your friday", "what's the tide on friday"])(
  "what tells or asks is no meeting: %s",
  (said) => {
    const talk = talkWith(physio, review);
    talk.say(said);
    expect(talk.pending()).toBeNull();
  },
);
