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

/** The days and hours that are offered behind what was said, and the meeting once the first is taken. */
test.each([
  "Can the interview be earlier that day? See what works.",
  "interview earlier same day, find a time",
  "can you find an earlier slot on Friday for the interview",
  "interview eerder op de dag, zoek ff een uur",
  "Zou het interview vrijdag wat vroeger kunnen?",
  "Geht das Interview an dem Tag auch früher? Such bitte eine Zeit.",
  "Such mir für das Interview einen früheren Termin am Freitag",
  "L'interview pourrait être plus tôt ce jour-là ? Trouve un horaire.",
  "interview plus tôt le même jour, trouve une heure",
  "¿Puede ser la interview más temprano ese mismo día? Busca una hora.",
  "interview más pronto ese día, busca hora",
])("“%s”: only what is free on its day, in front of it", (said) => {
  const talk = begin();
  const answer = talk.send(said);
  const rows = answer.kind === "list" ? answer.rows.slice(0, -1) : [];
  expect(rows.length, "body" in answer ? answer.body : "").toBeGreaterThan(0);
  expect(rows.every(({ title }) => title.includes("27") && title.slice(-5) < "16:00")).toBe(true);
  talk.send(rows[0]!.title, rows[0]!.id);
  talk.send("yes");
  const [, interview, another] = talk.events();
  expect([interview?.title, another]).toEqual(["Interview Mila", undefined]);
  expect(interview?.start).toBe(Date.parse("2026-11-27T09:00:00+01:00"));
});

test("“later that day” is behind its end", () => {
  const talk = begin();
  const answer = talk.send("can the harbour tour be later that day?");
  const rows = answer.kind === "list" ? answer.rows.slice(0, -1) : [];
  expect(rows[0]?.title).toBe("Thu 26 Nov 12:00");
});
