import { expect, test } from "vitest";
import { templateIn, templateReminder, templateTitle, templateWords } from "~/domain/meeting-template";

const named = (...names: string[]) => names.map((name) => ({ name }));

test.each([
  ["schedule an intro call with Anna tomorrow at 3", "Intro call"],
  ["Schedule an INTRO-CALL", undefined],
  ["an intro call, please", "Intro call"],
  ["an intro  call.", "Intro call"],
  ["call Anna tomorrow", "Call"],
  ["an introduction call with Anna", "Call"],
  ["a recall of the intro calls", undefined],
  ["plan een café-gesprek", undefined],
  ["plan een CAFÉ met Tom", "café"],
  ["", undefined],
])("%j names the template %s", (text, expected) => {
  expect(templateIn(text, named("Call", "Intro call", "café"))?.name).toBe(expected);
});

test.each([
  ["Intro: {guests}", "Anna", "Intro: Anna"],
  ["Intro: {guests} ({guests})", "Anna and Bob", "Intro: Anna and Bob (Anna and Bob)"],
  ["Intro: {guests}", "", "Intro call"],
  ["", "Anna", "Intro call"],
  ["Coffee", "Anna", "Coffee"],
  ["{guests}", "$& $1", "$& $1"],
])("with the title %j and the guests %j a meeting is called %j", (title, names, expected) => {
  expect(templateTitle({ name: "Intro call", title }, names)).toBe(expected);
});

const JOINS = ["with", "met"];

test.each([
  ["Intro call with Anna", ["Anna de Vries", "Anna"], "Intro call", "Intro call with {guests}"],
  ["Intro call: Anna de Vries", ["Anna de Vries", "Anna"], "Intro call", "Intro call: {guests}"],
  ["Anna / Bob sync", ["Anna", "Bob"], "sync", "{guests} / {guests} sync"],
  ["Lunch met Anna en Bob", ["Anna", "Bob"], "Lunch", "Lunch met {guests}"],
  ["Intro call", ["Anna"], "Intro call", "Intro call"],
  ["Annabel's review", ["Anna"], "Annabel's review", "Annabel's review"],
  ["Anna", ["Anna"], "", "{guests}"],
  ["Q3 (final) [x]", ["a+b("], "Q3 (final) [x]", "Q3 (final) [x]"],
])("the meeting %j with %j makes the template %j, titled %j", (title, guests, name, pattern) => {
  const made = templateWords(title, guests, JOINS);
  expect(made.name).toBe(name);
  expect(made.title).toBe(pattern);
});

test("the reminder of a template is a length, none, or the usual one", () => {
  expect(templateReminder({ reminderMinutes: 10, noReminder: false })).toBe(10);
  expect(templateReminder({ reminderMinutes: 10, noReminder: true })).toBeNull();
  expect(templateReminder({ reminderMinutes: null, noReminder: false })).toBeUndefined();
});
