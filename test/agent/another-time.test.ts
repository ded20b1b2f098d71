import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "../support/dialogue";

const MILA = guest("Mila Brandt");

const begin = () =>
  converse({
    now: "2026-11-25T09:30:00+01:00",
    contacts: contactRows(MILA.email, MILA.name, {}),
    events: [
      meeting("Interview Mila", "2026-11-27T16:00:00+01:00", "2026-11-27T17:00:00+01:00", [MILA]),
      meeting("Harbour tour", "2026-11-26T11:00:00+01:00", "2026-11-26T12:00:00+01:00"),
    ],
  });

/** What cannot be when it is gets another time, and no second meeting is put beside it. */
test.each([
  "I can't do the harbour tour, could you look for a different day next week?",
  "harbour tour doesn't work for me, find some other time next week pls",
  "find another moment next week for the harbour tour, I can't be there",
  "Ik kan niet bij de harbour tour zijn, zoek een nieuw moment volgende week",
  "harbour tour lukt niet, zoek iets anders volgende week",
  "Ich kann nicht zur Harbour tour, such bitte nächste Woche eine andere Zeit",
  "Die Harbour tour passt mir nicht, finde nächste Woche einen neuen Termin",
  "Je ne pourrai pas faire le harbour tour, cherche un autre jour la semaine prochaine",
  "harbour tour impossible, trouve un nouveau créneau la semaine prochaine",
  "No puedo ir al harbour tour, búscale otro día la semana que viene",
  "no llego al harbour tour, busca otra hora la semana que viene",
])("“%s” moves what there is", (said) => {
  const talk = begin();
  const answer = talk.send(said);
  const [row] = answer.kind === "list" ? answer.rows : [];
  expect(row, "body" in answer ? answer.body : "").toBeDefined();
  talk.send(row?.title ?? "", row?.id);
  talk.send("yes");
  const [first, second, another] = talk.events();
  expect([first?.title, second?.title, another]).toEqual(["Interview Mila", "Harbour tour", undefined]);
  expect(second?.start).toBeGreaterThan(Date.parse("2026-11-30T00:00:00+01:00"));
});

test("another time with somebody may be for something new", () => {
  const talk = begin();
  talk.send("find another time with Mila next week");
  expect(talk.events()[1]?.start).toBe(Date.parse("2026-11-27T16:00:00+01:00"));
});
