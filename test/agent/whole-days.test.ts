import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, meeting } from "../support/dialogue";
import { anna, now, week } from "../support/week";

/** A Tuesday morning in Amsterdam, Anna known. */
const talk = (events = week()) => converse({ now, events, contacts: contactRows(anna.email, anna.name) });

test.each([
  ["off on Friday", "Off", "2026-11-27", "2026-11-28"],
  ["I'm off on Friday", "Off", "2026-11-27", "2026-11-28"],
  ["I'm on vacation 21-31 Dec", "Vacation", "2026-12-21", "2027-01-01"],
  ["block the whole of Tuesday", "Busy", "2026-12-01", "2026-12-02"],
  ["all-day offsite Thursday and Friday with Anna", "Offsite", "2026-11-26", "2026-11-28"],
  ["vrij op vrijdag", "Vrij", "2026-11-27", "2026-11-28"],
  ["Urlaub vom 21. bis 31. Dezember", "Urlaub", "2026-12-21", "2027-01-01"],
  ["congé vendredi", "Congé", "2026-11-27", "2026-11-28"],
  ["vacaciones del 3 al 7", "Vacaciones", "2026-12-03", "2026-12-08"],
  ["vacation from monday to wednesday", "Vacation", "2026-11-30", "2026-12-03"],
  ["add all day conference on friday", "Conference", "2026-11-27", "2026-11-28"],
  ["Montag ganztägig Messe", "Messe", "2026-11-30", "2026-12-01"],
])("%s: an event of whole days", (said, title, startDate, endDate) => {
  const talking = talk();
  talking.say(said);
  talking.say("yes");
  expect(talking.events().filter(({ allDay }) => allDay)).toMatchObject([{ title, startDate, endDate }]);
});

test("a whole day off is shown with its day, names what lies in it and is undone", () => {
  const talking = talk([meeting("Design review", "2026-11-27T15:00:00+01:00", "2026-11-27T16:00:00+01:00")]);
  const card = talking.say("off on Friday");
  expect(card).toContain("Shall I book this?\n*Off*\nFri 27 Nov, all day");
  expect(card).toContain("• “Design review”, Fri 27 Nov, 15:00–16:00");
  expect(talking.say("yes")).toContain("Booked: *Off*\nFri 27 Nov, all day");
  expect(talking.events()).toHaveLength(2);
  talking.say("undo");
  expect(talking.events()).toHaveLength(1);
});
