import { describe, expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

/** What was done may have been changed or cancelled since: it is looked for before anything is said of it, or undone. */
const begin = () => {
  const talk = converse({ now: "2026-11-25T09:25:00+01:00" });
  talk.put(meeting("Exth", "2026-12-23T14:00:00+01:00", "2026-12-23T14:30:00+01:00", [guest("Anna Beck")]));
  return talk;
};
type Talk = ReturnType<typeof begin>;

const bookTea = (talk: Talk) => {
  const card = talk.send("book tea with anna on sunday 31 january at 13:00");
  talk.say("yes");
  return card.kind === "buttons" ? (card.buttons[0]?.id ?? "") : "";
};
const named = (talk: Talk, title: string) => talk.events().find((event) => event.title === title);

/** Somebody else changes a meeting. */
function changed(talk: Talk, title: string, more: Partial<ReturnType<Talk["events"]>[number]>) {
  const event = named(talk, title);
  if (!event) throw new Error(title);
  talk.put({ ...event, ...more });
}

describe("a booking that has been cancelled since", () => {
  test("is not said to be booked when its card is tapped again, and is offered once more", () => {
    const talk = begin();
    const yes = bookTea(talk);
    talk.say("cancel tea");
    talk.say("yes");
    expect(talk.say("Yes, book it", yes)).toMatch(
      /^It was booked, and has been cancelled since: “Tea”\.\nShall I book this\?\n\*?“?Tea[\s\S]*31 Jan[\s\S]*13:00/,
    );
    expect(talk.say("yes")).toMatch(/^Booked: .*Tea/);
    expect(talk.events()).toHaveLength(2);
  });

  test("by somebody else: a second yes says so, and an undo takes nothing back and tells nobody", () => {
    const talk = begin();
    bookTea(talk);
    changed(talk, "Tea", { status: "cancelled" });
    expect(talk.say("yes")).toMatch(/^It was booked, and has been cancelled since/);
    talk.say("no");
    expect(talk.say("undo")).toBe("“Tea” had already been cancelled, so there was nothing to do.");
    expect(talk.say("undo")).toMatch(/nothing to undo/i);
  });

  test("stands otherwise", () => {
    const talk = begin();
    const yes = bookTea(talk);
    expect(talk.say("Yes, book it", yes)).toBe("That is booked already: “Tea”.");
    expect(talk.say("undo")).toMatch(/^Undone: “Tea” is off your calendar again/);
  });
});

describe("a move", () => {
  const moved = () => {
    const talk = begin();
    talk.say("move exth to 15:00");
    talk.say("yes");
    return talk;
  };
  const at = (time: string) => Date.parse(`2026-12-23T${time}:00+01:00`);

  test("that others have moved on is shown where it is before it goes back, and their title and room stay", () => {
    const talk = moved();
    changed(talk, "Exth", { title: "Exth renamed", location: "Room 9", start: at("19:00"), end: at("19:45") });
    expect(talk.say("undo")).toMatch(
      /^It has been moved in the meantime\. Shall I undo it all the same\?[\s\S]*19:00–19:45/,
    );
    expect(talk.say("yes")).toMatch(/^Undone: .*14:00–14:30/s);
    const [event] = talk.events();
    expect(event).toMatchObject({ title: "Exth renamed", location: "Room 9", start: at("14:00"), end: at("14:30") });
  });

  test("goes back at once where others have changed nothing of its time, and what they have changed stays", () => {
    const talk = moved();
    const guests = [guest("Anna Beck"), guest("Bob Lane")];
    changed(talk, "Exth", { location: "Room 9", attendees: guests });
    expect(talk.say("undo")).toMatch(/^Undone: “Exth” is back as it was/);
    expect(talk.events()[0]).toMatchObject({ location: "Room 9", attendees: guests, start: at("14:00") });
  });

  test("of what is no longer there brings nothing back", () => {
    const talk = moved();
    changed(talk, "Exth", { status: "cancelled" });
    expect(talk.say("undo")).toMatch(/^“Exth” had already been cancelled/);
    expect(talk.events()).toEqual([]);
  });
});

test("who was invited goes again, and whom others have invited since stays", () => {
  const talk = begin();
  talk.say("add bob@example.com to exth");
  talk.say("yes");
  const [{ attendees } = { attendees: [] }] = talk.events();
  changed(talk, "Exth", { attendees: [...attendees, guest("Carl Moss")] });
  expect(talk.say("undo")).toMatch(/^It has been changed in the meantime/);
  talk.say("yes");
  expect(talk.events()[0]?.attendees.map(({ email }) => email)).toEqual(["anna@example.com", "carl@example.com"]);
});
