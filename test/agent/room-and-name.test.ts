import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "../support/dialogue";

/** A Monday morning in Amsterdam: two meetings on Tuesday. */
const begin = () =>
  converse({
    now: "2027-03-01T08:20:00+01:00",
    contacts: contactRows("olga@example.com", "Olga Petrova"),
    events: [
      meeting("Sprint demo", "2027-03-02T13:30:00+01:00", "2027-03-02T14:00:00+01:00"),
      meeting("Intake Olga", "2027-03-02T15:00:00+01:00", "2027-03-02T16:00:00+01:00", [guest("Olga Petrova")]),
    ],
  });

function after(said: string) {
  const talk = begin();
  talk.say(said);
  talk.say("yes");
  return talk.events().map(({ title, location }) => ({ title, location: location ?? "" }));
}

test.each([
  ["sprint demo = room 7", "Room 7"],
  ["the sprint demo is in room 7", "Room 7"],
  ["sprint demo in zaal 7 aub", "Zaal 7"],
  ["de sprint demo is in lokaal 7", "Lokaal 7"],
  ["Die Sprint Demo findet in Raum 7 statt", "Raum 7"],
  ["sprint demo raum 7", "Raum 7"],
  ["sprint demo salle 7 stp", "Salle 7"],
  ["la sprint demo en sala 7", "Sala 7"],
])("a meeting that is named beside the number of a room is there: %s", (said, room) => {
  expect(after(said)).toEqual([
    { title: "Sprint demo", location: room },
    { title: "Intake Olga", location: "" },
  ]);
});

test.each(["is the sprint demo in room 7?", "the sprint demo is not in room 7", "design jam room 7"])(
  "a question, what is not so, and what nobody knows set no place: %s",
  (said) => {
    expect(after(said)).toEqual([
      { title: "Sprint demo", location: "" },
      { title: "Intake Olga", location: "" },
    ]);
  },
);

test.each([
  "rename the intake with Olga: Final talk",
  "intake olga hernoemen naar Final talk",
  "Intake Olga bitte umbenennen in Final talk",
  'intake olga à renommer "Final talk"',
  "intake olga: renombrar a Final talk",
])("a meeting that is named in front of the verb gets another name: %s", (said) => {
  expect(after(said).map(({ title }) => title)).toEqual(["Sprint demo", "Final talk"]);
});
