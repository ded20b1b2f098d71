import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

const begin = () => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  const people = ["Tom Barker", "Mia Chen", "Eva Lindt"].map(guest);
  talk.put(meeting("Photo", "2026-11-02T09:00:00+01:00", "2026-11-02T10:00:00+01:00", people));
  talk.put(meeting("Budget review", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [guest("Mia Chen")]));
  talk.put(meeting("Gym", "2026-11-26T18:00:00+01:00", "2026-11-26T19:00:00+01:00"));
  return talk;
};

const OPEN = { nl: "koffie met tom vrijdag 15u", de: "kaffee mit tom freitag 15 uhr" };

test.each([
  ["nl", "op welke dag heb je m gezet?", /27 nov/],
  ["nl", "wacht, welk uur hebben we nu afgesproken", /15:00/],
  ["nl", "wie staan er op de uitnodiging", /Tom/],
  ["nl", "tot hoe laat zijn we bezig", /15:30/],
  ["nl", "zet m elke week", /elke week|herhaal/i],
  ["nl", "dat mag iedere vrijdag", /elke week|herhaal/i],
  ["nl", "mooi, dat is geregeld", /Graag gedaan/],
  ["de", "freu mich drauf", /Gern geschehen/],
  ["de", "für welchen tag hast dus eingetragen?", /27\. Nov/],
  ["de", "wart mal, welche uhrzeit ist das jetzt?", /15:00/],
  ["de", "wer steht auf der einladung?", /Tom/],
  ["de", "das gerne jeden freitag", /jede Woche|wiederhol/i],
  ["de", "mach einen wöchentlichen termin draus", /jede Woche|wiederhol/i],
] as const)("%s: of what was just booked: %s", (language, said, answer) => {
  const talk = begin();
  talk.say(OPEN[language]);
  talk.say("ja");
  expect(talk.say(said)).toMatch(answer);
});

test.each([
  ["maak van de gym 7 uur", /26 nov, 19:00–20:00/],
  ["kan de budget review vrijdag om 10 uur?", /verzetten\?[\s\S]*27 nov, 10:00–11:00/],
  ["de budget review mag geschrapt worden", /annuleren\?/],
  ["ben 10 minuten te laat bij de budget review", /10 minuten/],
  ["elke maandag om 7u sochtends gym class", /inplannen\?[\s\S]*Gym class[\s\S]*30 nov, 07:00/],
  ["geht das budget review freitag um 10?", /verschieben\?[\s\S]*27\. Nov\., 10:00–11:00/],
  ["bin 10 minuten zu spät beim budget review", /10 Minuten/],
  ["jeden montag um 7 uhr früh gym class", /buchen\?[\s\S]*Gym class[\s\S]*30\. Nov\., 07:00/],
])("of a meeting that there is: %s", (said, answer) => {
  expect(begin().say(said)).toMatch(answer);
});

test.each(["is de budget review vrijdag om 10 uur?", "ist das budget review freitag um 10?"])(
  "whether a meeting is then moves nothing: %s",
  (said) => {
    expect(begin().say(said)).not.toMatch(/verzetten\?|verschieben\?/);
  },
);
