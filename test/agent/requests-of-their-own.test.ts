import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "../support/dialogue";

const [priya, mia, tom] = [guest("Priya"), guest("Mia"), guest("Tom")];
const at = (day: string, from: string, to: string) => [`${day}T${from}:00+01:00`, `${day}T${to}:00+01:00`] as const;

const begin = (preferred = "en") =>
  converse({
    now: "2026-11-23T10:00:00+01:00",
    preferred,
    events: [
      meeting("1:1 Priya", ...at("2026-11-30", "15:00", "15:30"), [priya]),
      meeting("Design review", ...at("2026-11-26", "10:00", "11:00"), [tom]),
      meeting("Coffee with Mia", ...at("2026-11-25", "15:30", "16:00"), [mia]),
      meeting("Coffee with Mia", ...at("2026-12-02", "15:30", "16:00"), [mia]),
      meeting("Retro", ...at("2026-11-27", "16:00", "17:00")),
      meeting("Retro", ...at("2026-12-04", "16:00", "17:00")),
    ],
    contacts: [priya, mia, tom].flatMap(({ email, name }) => contactRows(email, name)),
  });

test.each([
  ["en", "move the 1:1 with Priya to 26 Nov at 10", "off 14-16 january", "*Off*"],
  ["nl", "verzet de 1:1 met Priya naar 26 nov om 10 uur", "vrij van 14 tot 16 januari", "*Vrij*"],
  ["de", "verschieb das 1:1 mit Priya auf den 26. November um 10 Uhr", "frei vom 14. bis 16. Januar", "*Frei*"],
  ["fr", "déplace le 1:1 avec Priya au 26 novembre à 10h", "en congé du 14 au 16 janvier", "*Congé*"],
  ["es", "mueve el 1:1 con Priya al 26 de noviembre a las 10", "de vacaciones del 14 al 16 de enero", "*Vacaciones*"],
])("%s: days off answer no question about another meeting", (language, move, off, title) => {
  const talk = begin(language);
  expect(talk.say(move)).toContain("Design review");
  expect(talk.pending()).toMatchObject({ kind: "conflict" });
  expect(talk.say(off)).toContain(title);
  expect(talk.pending()).toMatchObject({
    kind: "proposal",
    actions: [{ kind: "create", draft: { allDay: { days: { startDate: "2027-01-14", endDate: "2027-01-17" } } } }],
  });
});

test("days off are no time for what is being put together", () => {
  const talk = begin();
  talk.say("lunch with tom");
  expect(talk.pending()).toMatchObject({ kind: "time" });
  expect(talk.say("I'm off on friday 18 december")).toContain("*Off*\nFri 18 Dec, all day");
});

test.each([
  ["another meeting", "make the coffee with Mia on Wednesday 25 Nov 10 minutes shorter", "To: Wed 25 Nov, 15:30–15:50"],
  ["one of its rows", "make the retro on 4 December 10 minutes shorter", "To: Fri 4 Dec, 16:00–16:50"],
  ["another one that moves", "move the design review to friday 3pm", "To: Fri 27 Nov, 15:00–16:00"],
])("a list of meetings is left for a request that names %s and its own change", (_, text, to) => {
  const talk = begin();
  talk.say("extend the retro by 15 min");
  expect(talk.pending()).toMatchObject({ kind: "which" });
  expect(talk.say(text)).toContain(to);
});

test("a row is still picked by its day", () => {
  const talk = begin();
  talk.say("extend the retro by 15 min");
  expect(talk.say("the one on 4 December")).toContain("To: Fri 4 Dec, 16:00–17:15");
});

test.each([
  ["en", "dinner with Tom 24 feb at 7 or 8", "8", "20:00"],
  ["en", "dinner with Tom 24 feb at 12 or 1", "1", "13:00"],
  ["en", "dinner with Tom 24 feb at 12 or 1", "the first", "12:00"],
  ["nl", "diner met Tom 24 feb om 7 of 8", "8", "20:00"],
  ["nl", "diner met Tom 24 feb om 7 of 8 uur", "7", "19:00"],
  ["de", "Abendessen mit Tom am 24. Februar um 7 oder 8", "8", "20:00"],
  ["fr", "dîner avec Tom le 24 février à 19h ou 20h", "20h", "20:00"],
  ["es", "cena con Tom el 24 de febrero a las 7 o 8", "8", "20:00"],
])("%s: %j is two choices, and %j picks one", (language, text, answer, start) => {
  const talk = begin(language);
  expect(talk.send(text)).toMatchObject({ kind: "buttons", buttons: { length: 2 } });
  talk.say(answer);
  expect(talk.pending()).toMatchObject({
    kind: "proposal",
    actions: [{ kind: "create", draft: { start: Date.parse(`2027-02-24T${start}:00+01:00`) } }],
  });
});
