import { expect, test } from "vitest";
import { isOtherPerson } from "~/domain/calendar-event";
import { contactRows } from "~/domain/contact";
import { converse, playAll } from "../support/dialogue";
import { sayYes } from "../support/free-talk";
import { now, week } from "../support/week";

const people = [
  ["tom@example.com", "Tom Baker"],
  ["zoe@example.com", "Zoe"],
  ["bob@example.com", "Bob Stone"],
].flatMap(([email = "", name = ""]) => contactRows(email, name, { fromCalendar: true }));

const talk = () => converse({ now, contacts: people, events: week() });

const ZOE = ["zoe@example.fr Zoe"];
const BOTH = ["tom@example.com Tom Baker", ...ZOE];

/** Who is invited to what was booked, by the address and the name. */
function invitedTo(said: string): string[] {
  const one = talk();
  sayYes(one, said);
  const old = week().map(({ title }) => title);
  const guests = one.events().flatMap(({ title, attendees }) => (old.includes(title) ? [] : attendees));
  return guests.filter(isOtherPerson).map(({ email, name = "" }) => `${email} ${name}`.trim());
}

test.each([
  ["call Zoe (zoe@example.fr) thursday 5pm", ZOE],
  ["call with Zoe zoe@example.fr thursday 5pm", ZOE],
  ["call with Zoe <zoe@example.fr> thursday 5pm", ZOE],
  ["call with Zoe at zz@work.example thursday 5pm", ["zz@work.example Zoe"]],
  ["call with Zoe zz@work.example thursday 5pm", ["zz@work.example Zoe"]],
  ["call with zoe@example.fr (Zoe) thursday 5pm", ZOE],
  ["call with zoe@example.fr, Zoe, thursday 5pm", ZOE],
  ["plan a call with Tom Baker tom.baker@other.example wed 5pm", ["tom.baker@other.example Tom Baker"]],
  ["belletje met Zoe (zoe@example.fr) donderdag 17u", ZOE],
  ["lunch met Zoe, zoe@example.fr, donderdag 12u", ZOE],
  ["Mittagessen mit Zoe, zoe@example.fr, Donnerstag 12 Uhr", ZOE],
  ["Termin mit Zoe (zoe@example.fr) Donnerstag 12 Uhr", ZOE],
  ["call avec Zoé zoe@example.fr jeudi 17h", ["zoe@example.fr Zoé"]],
  ["réserve un déjeuner avec Zoé (zoe@example.fr) jeudi midi", ["zoe@example.fr Zoé"]],
  ["comida con Zoe, zoe@example.fr, el jueves a las 12", ZOE],
  ["llamada con Zoe zoe@example.fr el jueves a las 17", ZOE],
])("an address beside a name is the one that is invited: %s", (said, guests) => {
  expect(invitedTo(said)).toEqual(guests);
});

test.each([
  ["call with Tom and Zoe zoe@example.fr thursday 5pm", BOTH],
  ["call with Tom, Zoe (zoe@example.fr) thursday 5pm", BOTH],
  ["call with Tom Zoe zoe@example.fr thursday 5pm", BOTH],
  ["call with Tom and Zoe tom@other.example thursday 5pm", ["zoe@example.com Zoe", "tom@other.example Tom"]],
  ["call with Zoe (zoe@example.fr) and Tom (tb@other.example) thursday 5pm", [...ZOE, "tb@other.example Tom"]],
])("of two names before one address it is of whoever is in it, or nearest: %s", (said, guests) => {
  expect(invitedTo(said)).toEqual(expect.arrayContaining(guests));
  expect(invitedTo(said)).toHaveLength(guests.length);
});

test.each([
  ["call with Tom, zz@work.example thursday 5pm", ["tom@example.com Tom Baker", "zz@work.example"]],
  ["call with Tom and tom@other.example thursday 5pm", ["tom@example.com Tom Baker", "tom@other.example"]],
  ["call with zz@work.example and Tom thursday 5pm", ["tom@example.com Tom Baker", "zz@work.example"]],
  // Another person has it.
  ["call with Zoe bob@example.com thursday 5pm", ["bob@example.com", "zoe@example.com Zoe"]],
])("a list of a name and an address is two people: %s", (said, guests) => {
  expect(invitedTo(said).toSorted()).toEqual(guests);
});

playAll(
  {
    "the card says which address it is not, and a guest of a card gets the one that is typed": `
      > call with Zoe thursday 5pm
      With: Zoe (zoe@example.com, from your calendar)
      > add Zoe zoe@example.fr
      With: Zoe (zoe@example.fr, not zoe@example.com) (they get`,
    "so it is for what is in the calendar": `
      > add Zoe zoe@example.fr to the design review
      “Design review” … With: Zoe (zoe@example.fr, not zoe@example.com) (they will
      > no
      stays as it is
      > invite zoe@example.fr (Zoe) to the design review
      With: Zoe (zoe@example.fr, not zoe@example.com) (they will
      > no
      stays as it is
      > invite Zoe to the design review, her address is zoe@example.fr
      with Zoe (zoe@example.fr, not zoe@example.com)`,
  },
  talk,
);
