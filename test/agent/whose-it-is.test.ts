import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

const begin = () => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  const guests = ["Owen Clarke", "Grace Liu", "Bram Hendriks", "Jonas Richter", "Camille Moreau", "Lucia Vega"].map(
    guest,
  );
  talk.put(meeting("Photo", "2026-11-02T09:00:00+01:00", "2026-11-02T10:00:00+01:00", guests));
  return talk;
};

/** Who comes is named only in what is told in front of the request. */
test.each([
  [
    "owen's 8 o'clock train is cancelled so put our catch up at 11 tomorrow",
    "Catch up",
    "26 Nov, 11:00",
    "Owen Clarke",
  ],
  ["owen's train is cancelled, put our catch up at 11 tomorrow", "Catch up", "26 Nov, 11:00", "Owen Clarke"],
  ["owen lands at 9 tomorrow so put him in at 11 tomorrow", "Owen Clarke", "26 Nov, 11:00", "owen@"],
  ["grace's dentist is at 10 on friday so stick our lunch at 1 on friday", "Lunch", "27 Nov, 13:00", "Grace Liu"],
  [
    "grace's flight lands at 9 on friday, then customs and a taxi, she reckons she can be here by 11. put us down for 11.30, an hour will do",
    "Grace Liu",
    "27 Nov, 11:30–12:30",
    "grace@",
  ],
  [
    "de trein van bram van 8 uur valt uit dus zet ons overleg morgen om 11 uur",
    "Overleg",
    "26 nov, 11:00",
    "Bram Hendriks",
  ],
  ["bram zijn trein valt uit, zet ons overleg morgen maar om 11 uur", "Overleg", "26 nov, 11:00", "Bram Hendriks"],
  [
    "Jonas sein Zug um 8 fällt aus, also trag unseren Kaffee morgen um 11 ein",
    "Kaffee",
    "26. Nov., 11:00",
    "Jonas Richter",
  ],
  [
    "le train de 8h de Camille est annulé donc mets notre point demain à 11h",
    "Point",
    "26 nov., 11:00",
    "Camille Moreau",
  ],
  [
    "el tren de las 8 de Lucia está cancelado así que pon nuestra reunión mañana a las 11",
    "Reunión",
    "26 nov, 11:00",
    "Lucia Vega",
  ],
])("%s", (said, ...shown) => {
  const card = begin().say(said);
  for (const one of shown) expect(card).toContain(one);
  expect(card).toMatch(/\[(?:Yes, book it|Ja, plan maar|Ja, buchen|OK, réserver|OK, resérvala)\]/);
});

test("where nothing says that it is with whoever was told of, that is asked about", () => {
  const card = begin().say("owen is on the 9 o'clock flight so put a catch up at 11 tomorrow");
  expect(card).toContain("owen");
  expect(card).not.toContain("[Yes, book it]");
});

test("a meeting that there is is moved, and only the one with whoever was told of", () => {
  const talk = begin();
  const [from, to] = ["2026-11-26T10:00:00+01:00", "2026-11-26T10:30:00+01:00"];
  talk.put(meeting("Catch up", from, to, [guest("Owen Clarke")]));
  expect(talk.say("owen's 8 o'clock train is cancelled so move our catch up to 11 tomorrow")).toContain(
    "To: Thu 26 Nov, 11:00",
  );
});

test.each(["ugh forget it, scrap that one", "scrap that one", "never mind, bin that one", "forget it, delete it"])(
  "right behind a booking, “%s” calls it off",
  (said) => {
    const talk = begin();
    talk.say("walkthrough with owen monday 9am");
    talk.say("yes");
    expect(talk.say(said)).toMatch(/cancel this\?\s+“Walkthrough”/);
    talk.say("yes");
    expect(talk.events().map(({ title }) => title)).toEqual(["Photo"]);
  },
);

test.each([
  ["Kaffee mit Jonas morgen um 15 Uhr", "ja", "egal, lösch den wieder", "“Kaffee”"],
  ["overleg met bram maandag 9 uur", "ja", "ach laat maar, schrap die", "“Overleg”"],
])("the same in other languages: %s", (booked, yes, said, title) => {
  const talk = begin();
  talk.say(booked);
  talk.say(yes);
  expect(talk.say(said)).toContain(title);
  talk.say(yes);
  expect(talk.events()).toHaveLength(1);
});
