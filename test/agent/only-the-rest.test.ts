import { expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";
import { now, tom } from "../support/week";

const EVENTS = [
  meeting("Pricing workshop", "2026-11-24T16:00:00+01:00", "2026-11-24T17:00:00+01:00"),
  meeting("Pricing workshop", "2026-11-26T16:00:00+01:00", "2026-11-26T17:00:00+01:00"),
  meeting("Lunch with Tom", "2026-11-24T12:30:00+01:00", "2026-11-24T13:30:00+01:00", [tom]),
];

test.each([
  ["en", "cancel pricing workshop and move lunch with tom to 1pm", "only the lunch"],
  ["en", "cancel pricing workshop and move lunch with tom to 1pm", "no, just the lunch"],
  ["nl", "annuleer pricing workshop en verzet lunch with tom naar 13 uur", "alleen de lunch"],
  ["de", "sag pricing workshop ab und verschieb lunch with tom auf 13 uhr", "nur den lunch"],
  ["fr", "annule pricing workshop et déplace lunch with tom à 13h", "seulement le lunch"],
  ["es", "cancela pricing workshop y mueve lunch with tom a las 13h", "solo el lunch"],
])("%s, of %j while it is asked which workshop: %j is the lunch as it was asked for", (preferred, request, only) => {
  const talk = converse({ now, events: EVENTS, preferred });
  expect(talk.say(request)).toContain("{“Pricing workshop”} {“Pricing workshop”}");
  expect(talk.say(only)).toMatch(/“Lunch with Tom”[\s\S]*13:00–14:00/);
  talk.say("ok");
  expect(talk.events().map(({ title, start }) => [title, new Date(start).getUTCHours()])).toEqual([
    ["Lunch with Tom", 12],
    ["Pricing workshop", 15],
    ["Pricing workshop", 15],
  ]);
});
