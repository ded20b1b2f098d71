import { expect, test } from "vitest";
import { converse, guest, meeting, shown } from "../support/dialogue";

/** Whoever is named when somebody is to be told is told by the yes, and nobody else is. */
const begin = () => {
  const talk = converse({ now: "2026-11-25T09:25:00+01:00" });
  const team = [guest("Priya Nair"), guest("Sam Okafor")];
  talk.put(meeting("Standup", "2026-11-25T09:30:00+01:00", "2026-11-25T09:45:00+01:00", team));
  return talk;
};

test.each([
  ["tell priya i'm 5 late for standup", "yes"],
  ["i'm 5 late for standup, tell priya", "yes"],
  ["let priya know i'm running 5 late", "only mail"],
  ["late 5 min, tell only priya", "yes"],
  ["late 5 min for standup, only tell priya", "yes"],
  ["zeg tegen priya dat ik 5 min te laat ben voor standup", "ja"],
  ["dis à priya que j'ai 5 min de retard pour le standup", "oui"],
  ["dile a priya que llego 5 min tarde al standup", "sí"],
  ["sag Priya, dass ich 5 Minuten zu spät zum Standup komme", "ja"],
  ["sag Priya bitte, dass ich zum Standup 5 Minuten zu spät komme", "ja"],
  ["sag Priya, ich komme 5 Minuten zu spät zum Standup", "ja"],
  ["zeg Priya dat ik 5 minuten te laat bij de standup ben", "ja"],
  ["zeg Priya dat ik 5 minuten te laat kom bij de standup", "ja"],
  ["zeg tegen Priya dat ik voor de standup 5 minuten te laat ben", "ja"],
  ["dis à Priya que je serai en retard de 5 minutes au standup", "oui"],
  ["préviens Priya que j'arriverai avec 5 minutes de retard au standup", "oui"],
  ["dile a Priya que llegaré 5 minutos tarde al standup", "sí"],
  ["avisa a Priya de que llego 5 minutos tarde al standup", "sí"],
])("“%s” mails Priya alone on a yes", (said, yes) => {
  const talk = begin();
  const card = talk.send(said);
  const text = shown(card);
  expect(text).toContain("Priya Nair (priya@example.com)");
  expect(text).not.toContain("sam@example.com");
  expect(text.indexOf("priya@")).toBeLessThan(text.indexOf("09:35"));
  expect(talk.say(yes)).not.toMatch(/Sam|09:35/);
  expect(talk.events()[0]?.start).toBe(Date.parse("2026-11-25T09:30:00+01:00"));
});

test("how late, and that the meeting moves instead, is said afterwards", () => {
  const talk = begin();
  expect(talk.say("tell priya i'm late for standup")).toMatch(/^How late/);
  expect(talk.say("no, 10")).toMatch(/I can mail Priya Nair \(priya@example.com\)\. [\s\S]*09:40–09:55/);
  const card = talk.send("15 minutes");
  const rather = card.kind === "buttons" ? card.buttons[1] : undefined;
  expect(talk.say("", rather?.id)).toMatch(/^Shall I move this\?[\s\S]*09:45–10:00[\s\S]*Sam Okafor/);
  expect(talk.say("yes")).toMatch(/^Changed: “Standup”/);
});

test("a guest without a name is told by the address, and is not meant where nobody is", () => {
  const talk = converse({ now: "2026-11-25T09:25:00+01:00" });
  const plain = { email: "kim@example.com", self: false };
  talk.put(meeting("Sync", "2026-11-25T09:30:00+01:00", "2026-11-25T09:45:00+01:00", [plain]));
  expect(talk.say("running 10 late for the sync")).toContain("[Yes, move it]");
  talk.say("no");
  expect(talk.say("tell kim@example.com i'm 10 late for the sync")).toContain("[Yes, send the mail]");
});

test("where nobody is named the meeting moves, as before", () => {
  const card = begin().say("running 5 late for standup with priya");
  expect(card).toMatch(/I can move it[\s\S]*Or I only mail Priya Nair [^\n]*, Sam Okafor/);
});

test.each([
  "tell everyone i'm 5 late",
  "let everybody know i'm 5 late for standup",
  "zeg iedereen dat ik 5 minuten te laat ben",
  "laat iedereen weten dat ik 5 min te laat ben voor standup",
  "sag allen, dass ich 5 Minuten zu spät komme",
  "dis à tout le monde que j'ai 5 minutes de retard",
  "dile a todos que llego 5 minutos tarde",
])("“%s” mails all of them on a yes, and moves nothing", (said) => {
  const talk = begin();
  const card = talk.say(said);
  expect(card.indexOf("sam@example.com")).toBeGreaterThan(0);
  expect(card.indexOf("sam@example.com")).toBeLessThan(card.indexOf("09:35"));
  talk.say("yes");
  expect(talk.events()[0]?.start).toBe(Date.parse("2026-11-25T09:30:00+01:00"));
});

test.each(["5", "3", "5 min", "12"])("a bare %s says how late, also while another card waits", (number) => {
  const talk = begin();
  talk.say("book gym tomorrow 8pm");
  talk.say("i'm running late for the standup");
  expect(talk.say(number)).toMatch(new RegExp(`^Running ${Number.parseInt(number, 10)} minutes late\\?`));
});
