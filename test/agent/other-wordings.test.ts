import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

const day = (date: string, from: string, to: string) =>
  [`2026-11-${date}T${from}:00+01:00`, `2026-11-${date}T${to}:00+01:00`] as const;

const NAMES = [
  "Owen Clarke",
  "Grace Liu",
  "Nadia Haddad",
  "Bram Hendriks",
  "Jonas Richter",
  "Camille Moreau",
  "Lucia Vega",
];

/** People who are known, and meetings of this week: a title, its day and hours, and who comes. */
const begin = (...there: (readonly [string, string, string, string, ...string[]])[]) => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  talk.put(meeting("Photo", ...day("02", "09:00", "10:00"), NAMES.map(guest)));
  for (const [title, date, from, to, ...people] of there)
    talk.put(meeting(title, ...day(date, from, to), people.map(guest)));
  return talk;
};

const YES = /\[(?:Yes[^\]]*|Ja[^\]]*|OK[^\]]*)\]/;

test.each([
  "owen is ill, take everything i have with him this week out of the calendar",
  "owen is ill, cancel everything with him this week",
  "owen is ill, cancel all his meetings this week",
  "owen is off sick, cancel everything with them this week",
  "owen is ziek, annuleer alles met hem deze week",
  "owen is ziek, annuleer al zijn afspraken deze week",
  "haal alles met owen deze week uit mijn agenda",
  "Owen ist krank, sag alles mit ihm diese Woche ab",
  "owen est malade, annule tout avec lui cette semaine",
  "owen está enfermo, cancela todo con él esta semana",
])("of all meetings only those with whoever is named go: %s", (said) => {
  const talk = begin(
    ["Launch review", "26", "11:00", "11:30", "Owen Clarke"],
    ["Pricing chat", "27", "14:00", "14:30", "Owen Clarke"],
    ["Lease talk", "27", "09:00", "09:30", "Grace Liu"],
  );
  const card = talk.say(said);
  expect(card).toContain("Launch review");
  expect(card).toContain("Pricing chat");
  expect(card).not.toContain("Lease talk");
});

test.each([
  ["book grace monday 3pm. no she doesn't do mondays, tuesday same time", "Tue 1 Dec, 15:00"],
  ["put grace in for monday 3pm. scratch that, she doesnt do mondays. tuesday same time", "Tue 1 Dec, 15:00"],
  ["coffee with owen thursday at 10, oh no he never works thursdays, friday same time", "Fri 27 Nov, 10:00"],
  ["trag Jonas Montag 15 Uhr ein, ach nein montags arbeitet er nicht, Dienstag gleiche Zeit", "Di, 1. Dez., 15:00"],
])("days on which somebody never works are no series: %s", (said, when) => {
  const card = begin().say(said);
  expect(card).toContain(when);
  expect(card).not.toMatch(/Repeats|jede Woche/);
});

test.each([
  ["coffee with nadia tomorrow at 3", "yes", "she can only make it at 4", "16:00–16:30"],
  ["koffie met bram morgen 11 uur", "ja", "hij heeft toch liever half 12", "11:30–12:00"],
  ["Kaffee mit Jonas morgen um 15 Uhr", "ja", "er schafft es erst um vier", "16:00–16:30"],
  ["Kaffee mit Jonas morgen um 15 Uhr", "ja", "er schafft's erst um vier", "16:00–16:30"],
  ["un café avec Camille demain à 16h", "oui", "elle n'y arrive qu'à 17h", "17:00–17:30"],
])("when somebody only can, or would rather: %s, %s, %s", (booked, yes, said, when) => {
  const talk = begin();
  talk.say(booked);
  talk.say(yes);
  const card = talk.say(said);
  expect(card).toContain(when);
  expect(card).toMatch(YES);
});

test.each([
  "joost kan morgen niet om 10 uur, wordt 1 uur",
  "joost kan morgen niet om 10 uur, maak er 1 uur van",
  "Joost kann morgen um 10 nicht, wird 13 Uhr",
  "joost ne peut pas demain à 10h, ce sera 13h",
  "joost can't do 10 tomorrow, make it 1",
])("in the place of an hour that cannot be stands another one: %s", (said) => {
  const card = begin(["Voortgang", "26", "10:00", "10:45", "Joost Mulder"]).say(said);
  expect(card).toContain("13:00–13:45");
  expect(card).toMatch(YES);
});

test.each([
  ["running late, bump owen by 20 min", "10:20–10:50"],
  ["running late, push owen back 20 minutes", "10:20–10:50"],
  ["ik ben wat later, schuif owen 20 minuten op", "10:20–10:50"],
  ["je suis en retard, décale Owen de 20 minutes", "10:20–10:50"],
])("one is late, so a meeting is moved: %s", (said, when) => {
  expect(begin(["Quote", "25", "10:00", "10:30", "Owen Clarke"]).say(said)).toContain(when);
});

test.each([
  "de call met bram mag wel een half uurtje eerder, dan haal ik m'n trein",
  "der Call mit Bram kann eine halbe Stunde früher sein, dann schaffe ich meinen Zug",
])("what it is good for is told behind: %s", (said) => {
  const card = begin(["Call met Bram", "27", "11:00", "11:45", "Bram Hendriks"]).say(said);
  expect(card).toContain("10:30–11:15");
  expect(card).toMatch(YES);
});

test.each([
  ["el dentista no me viene bien el jueves, ponlo el viernes a las 10", "10:00–10:30"],
  ["i wont make the 12pm dentista tomorrow, put it on friday at the same hour", "12:00–12:30"],
])("a meeting that does not suit is put elsewhere: %s", (said, when) => {
  const card = begin(["Dentista", "26", "12:00", "12:30"]).say(said);
  expect(card).toMatch(/vie 27 nov|Fri 27 Nov/);
  expect(card).toContain(when);
});

test.each([
  ["sync with kees friday 10am", "never mind kees, do it with bram", "Bram Hendriks"],
  ["overleg met kees vrijdag 10 uur", "laat kees maar, doe het met bram", "Bram Hendriks"],
  ["Treffen mit Kees Freitag 10 Uhr", "vergiss Kees, mach es mit Jonas", "Jonas Richter"],
  ["réunion avec Kees vendredi 10h", "laisse tomber Kees, fais-la avec Camille", "Camille Moreau"],
  ["reunión con Kees el viernes a las 10", "olvida a Kees, hazla con Lucia", "Lucia Vega"],
])("whoever is asked about is let go of, and somebody else comes: %s, %s", (said, instead, who) => {
  const talk = begin();
  talk.say(said);
  const card = talk.say(instead);
  expect(card).toContain(who);
  expect(card).toMatch(YES);
  expect(card).not.toMatch(/kees@|With: kees/i);
});

test.each([
  ["add grace to the audit kickoff and have it start at 11 rather than 10"],
  ["add grace to the audit kickoff and make it start at 11 instead of 10"],
  ["voeg grace toe aan de audit kickoff en laat hem om 11 uur beginnen"],
])("somebody is added, and it begins at another hour: %s", (said) => {
  const card = begin(["Audit kickoff", "26", "10:00", "11:00", "Owen Clarke"]).say(said);
  expect(card).toContain("11:00–12:00");
  expect(card).toContain("Grace Liu");
});

test.each([
  ["kan je de factuur van bram even betalen", "Dat kan ik niet"],
  ["can you pay owen's invoice", "I can't do that one"],
  ["kannst du die Rechnung von Jonas bezahlen", "Das kann ich nicht"],
  ["peux-tu payer la facture de Camille", "je ne sais pas le faire"],
  ["puedes pagar la factura de Lucia", "Eso no puedo hacerlo"],
])("nothing is paid here, and that is said: %s", (said, answer) => {
  expect(begin().say(said)).toContain(answer);
});

test.each([
  ["fit nadia in friday quarter to 3", "27 Nov, 14:45", "Nadia Haddad"],
  ["owen wants to go over the 2027 forecast, give him thursday 4pm", "26 Nov, 16:00", "over the 2027 forecast"],
  ["grace wants to talk about the lease, give her half an hour on friday at 2", "27 Nov, 14:00–14:30", "Grace Liu"],
])("%s", (said, when, what) => {
  const card = begin().say(said);
  expect(card).toContain(when);
  expect(card).toContain(what);
  expect(card).toMatch(YES);
});

test("a meeting that will not happen is taken out", () => {
  const talk = begin(["Owen 1:1", "26", "10:00", "10:30", "Owen Clarke"]);
  const card = talk.say("the 10 o'clock with owen tomorrow isn't going to happen. please take it out");
  expect(card).toMatch(/cancel this\?\s+“Owen 1:1”/);
});

test.each([
  ["would you mind seeing to it that grace gets a slot with me monday at 11", "Mon 30 Nov, 11:00"],
  ["i was wondering whether we might take the vet off the calendar", "cancel this"],
  ["call off the vet. wait no dont call it off, just shove it to friday at noon", "To: Fri 27 Nov, 12:00"],
  ["block the whole of monday for the offsite, nobody gets in", "Mon 30 Nov, all day"],
])("%s", (said, shown) => {
  const card = begin(["Vet", "26", "16:00", "16:30"]).say(said);
  expect(card).toContain(shown);
  expect(card).toMatch(YES);
});
