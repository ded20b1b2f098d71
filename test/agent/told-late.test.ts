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
  ["zeg tegen priya dat ik 5 min te laat ben voor standup", "ja"],
  ["dis à priya que j'ai 5 min de retard pour le standup", "oui"],
  ["dile a priya que llego 5 min tarde al standup", "sí"],
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
  for (const said of ["running 5 late for standup with priya", "tell everyone i'm 5 late for standup"])
    expect(begin().say(said)).toMatch(/I can move it[\s\S]*Or I only mail Priya Nair [^\n]*, Sam Okafor/);
});
