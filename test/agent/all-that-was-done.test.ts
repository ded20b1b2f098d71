import { expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";
import { lastOf } from "../support/free-talk";
import { now } from "../support/week";

const begin = (preferred: string) =>
  converse({
    now,
    preferred,
    events: [
      meeting("Vertrag", "2026-11-24T16:00:00+01:00", "2026-11-24T17:00:00+01:00"),
      meeting("Workshop", "2026-11-25T11:00:00+01:00", "2026-11-25T12:00:00+01:00"),
      meeting("Gym", "2026-11-27T20:00:00+01:00", "2026-11-27T21:00:00+01:00"),
    ],
  });

const titles = (talk: ReturnType<typeof begin>) => talk.events().map(({ title }) => title);
const OLD = ["Vertrag", "Workshop", "Gym"];

test.each([
  ["en", "book yoga tomorrow 8pm and padel friday 6pm", "cancel all that"],
  ["en", "book yoga tomorrow 8pm and padel friday 6pm", "oh sorry, cancel all of that please"],
  ["nl", "zet sport morgen 20u en yoga morgen 21:30", "annuleer dat allemaal"],
  ["de", "trag Sport morgen 20 Uhr und Yoga morgen 21:30 ein", "storniere das alles"],
  ["fr", "réserve sport demain 20h et yoga demain 21h30", "annule tout ça"],
  ["es", "reserva deporte mañana a las 20 y yoga mañana a las 21:30", "cancela todo eso"],
])("%s, %j, %j: all that was booked goes, and nothing else", (language, booked, all) => {
  const talk = begin(language);
  lastOf(talk, [booked, all]);
  expect(titles(talk)).toHaveLength(5);
  talk.say("ok");
  expect(titles(talk)).toEqual(OLD);
});

test.each([
  ["en", "move the gym to 9pm and cancel the workshop", "cancel all that"],
  ["nl", "verzet gym naar 21u en annuleer workshop", "annuleer dat allemaal"],
  ["de", "verschieb Gym auf 21 Uhr und sag Workshop ab", "storniere das alles"],
  ["fr", "déplace gym à 21h et annule workshop", "annule tout ça"],
  ["es", "mueve gym a las 21 y cancela workshop", "cancela todo eso"],
])("%s, %j, %j: both are undone, and no third meeting is touched", (language, done, all) => {
  const talk = begin(language);
  const before = talk.events();
  const asked = lastOf(talk, [done, all]);
  expect(asked).not.toContain("Vertrag");
  talk.say("ok");
  expect(talk.events()).toEqual(before);
});

test("what was booked one after the other is all that as well, and no meeting of the day", () => {
  const talk = begin("en");
  const asked = lastOf(talk, ["book yoga tomorrow 8pm", "book padel friday 6pm", "cancel all that"]);
  expect(asked).toMatch(/Cancel “Yoga”[\s\S]*Cancel “Padel”/);
  talk.say("yes");
  expect(titles(talk)).toEqual(OLD);
});
