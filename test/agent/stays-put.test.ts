import { expect, test } from "vitest";
import { meeting } from "../support/dialogue";
import { omar, physio, talkWith } from "../support/free-talk";

const demo = meeting("Demo", "2026-11-27T14:00:00+01:00", "2026-11-27T15:00:00+01:00", [omar]);
const nina = { email: "nina@example.com", name: "Nina Smit" };
const audit = meeting("Audit", "2026-11-30T10:00:00+01:00", "2026-11-30T12:00:00+01:00", [omar, nina]);

test.each([
  ["don't cancel the demo, i just want to know when it is", "14:00–15:00"],
  ["i don't want to move the demo, only wondering who's in it", "Omar"],
  ["demo niet verzetten hoor, ik wil alleen weten hoe laat die is", "14:00–15:00"],
  ["die Demo nicht verschieben, ich wollte nur wissen wann sie ist", "14:00–15:00"],
  ["no muevas la demo, solo quería saber a qué hora era", "14:00–15:00"],
  ["pls dont remove the demo, I only want to know if it is still there?", "14:00–15:00"],
  ["lösch die Demo nicht, ich will nur wissen ob sie noch drin ist", "14:00–15:00"],
])("what shall stay is told of where that is all that is asked: %s", (said, answer) => {
  const reply = talkWith(physio, demo).say(said);
  expect(reply).toContain("“Demo”");
  expect(reply).toContain(answer);
  expect(reply).not.toContain("[");
});

test.each(["ne déplace pas le physio, c'est quand déjà ?", "n'annule pas le physio, c'est à quelle heure déjà ?"])(
  "%s",
  (said) => {
    expect(talkWith(physio).say(said)).toMatch(/^“Physio”\n/);
  },
);

test.each([
  "the demo doesn't have to go, it's going ahead",
  "de demo van vrijdag hoeft er niet uit hoor, die gaat gewoon door",
  "die Demo bleibt wie sie ist",
  "la demo se queda como está",
])("and nothing becomes of it where that is all: %s", (said) => {
  const talk = talkWith(physio, demo);
  talk.say(said);
  expect(talk.pending()).toBeNull();
  expect(talk.say("ok")).not.toMatch(/Cancelled|Geannuleerd|Abgesagt|Cancelada/);
});

test.each(["the physio stays, cancel the demo", "don't move the demo, cancel it", "i can't make the demo, cancel it"])(
  "another wish beside it is done: %s",
  (said) => {
    expect(talkWith(physio, demo).say(said)).toMatch(/^Shall I cancel this\?\n“Demo”/);
  },
);

test.each([
  ["omar isn't coming, take him off", "No longer invited: Omar"],
  ["omar komt niet, haal hem eraf", "Niet meer uitgenodigd: Omar"],
  ["Omar ist krank, nimm ihn raus", "Nicht mehr eingeladen: Omar"],
  ["omar ne vient plus, enlève-le", "Plus invité : Omar"],
  ["omar no viene, sácalo", "Ya sin invitación: Omar"],
])("whoever cannot come is taken off the one meeting ahead with them: %s", (said, card) => {
  expect(talkWith(physio, audit).say(said)).toContain(card);
});

test("and off the meeting that is named, which goes on", () => {
  const reply = talkWith(physio, demo, audit).say("omar is ill, take him off the audit");
  expect(reply).toMatch(/^Shall I change this\?\n“Audit”[\s\S]*No longer invited: Omar/);
});

test("of several meetings with them it is asked which", () => {
  const reply = talkWith(physio, demo, audit).say("omar isn't coming, take him off");
  expect(reply).toMatch(/“Demo”[\s\S]*“Audit”/);
});

test.each([
  "den am Freitag kannst du wieder rausnehmen",
  "die van vrijdag mag er weer uit",
  "the friday one can come out again",
])("the one of a day goes again: %s", (said) => {
  expect(talkWith(physio, demo).say(said)).toMatch(/^[^\n]*\?\n“Demo”/);
});

test("a question behind what is let go of is answered", () => {
  const talk = talkWith(physio);
  talk.say("call with rosalind monday 10am");
  expect(talk.say("oh never mind. what have i got on thursday")).toContain("“Physio”");
  expect(talk.pending()).toBeNull();
});

test("“go ahead” behind a no takes up what was shown", () => {
  const talk = talkWith(physio);
  talk.say("omar friday 5pm");
  talk.say("hmm hold off, let me check with my wife first");
  expect(talk.say("ok she says fine, go ahead")).toMatch(/Shall I book this\?[\s\S]*Omar[\s\S]*17:00/);
});

test("a meeting in words that are not understood is spoken of", () => {
  const talk = talkWith(physio, demo);
  talk.say("gosh, the demo, blimey what a palaver");
  expect(talk.say("please take it out")).toContain("“Demo”");
});

test("at what time one was to meet somebody is asked, and no time is looked for", () => {
  expect(talkWith(physio, demo).say("what time was it again with omar")).toMatch(/“Demo”[\s\S]*14:00–15:00/);
});
