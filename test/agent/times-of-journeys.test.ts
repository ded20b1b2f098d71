import { Temporal } from "temporal-polyfill";
import { expect, test, vi } from "vitest";
import { converse, meeting } from "../support/dialogue";
import { play } from "../support/script";

vi.setConfig({ testTimeout: 60_000 });

/** A Tuesday morning in Amsterdam. */
const now = "2026-12-01T09:05:00+01:00";
const lunch = meeting("Lunch with Sam", "2026-12-15T13:00:00-05:00", "2026-12-15T13:30:00-05:00");
const dentist = meeting("Dentist", "2026-12-18T10:00:00+01:00", "2026-12-18T10:30:00+01:00");
const begin = (events = [lunch, dentist]) => {
  const talk = converse({ now, events });
  talk.say("I'm in New York from 14 to 16 dec");
  return talk;
};

const dialogues: Record<string, string> = {
  "what was just booked there is changed by the clock there": `
    > coffee 15 dec 3pm
    Tue 15 Dec, 15:00–15:30 (New York time, GMT-5), 21:00–21:30 Amsterdam time
    > yes
    Booked
    > make it 2pm
    From: Tue 15 Dec, 15:00–15:30 (New York time, GMT-5), 21:00–21:30 Amsterdam time … To: Tue 15 Dec, 14:00–14:30 (New York time, GMT-5), 20:00–20:30 Amsterdam time
    > yes
    Tue 15 Dec, 14:00–14:30 (New York time
    > undo
    15:00–15:30 (New York time`,
  "a meeting that is named is moved by the clock of its own day": `
    > move lunch with sam to 2
    To: Tue 15 Dec, 14:00–14:30 (New York time, GMT-5), 20:00–20:30 Amsterdam time
    > make it 10
    To: Tue 15 Dec, 10:00–10:30 (New York time
    > no
    All right
    > move the dentist to 11
    To: Fri 18 Dec, 11:00–11:30`,
  "to another day it goes by the clock of that day": `
    > move lunch with sam to friday 18 dec
    To: Fri 18 Dec, 13:00–13:30
    > no
    All right
    > move the dentist to 16 dec at 9
    From: Fri 18 Dec, 10:00–10:30 … To: Wed 16 Dec, 09:00–09:30 (New York time, GMT-5), 15:00–15:30 Amsterdam time`,
  "each of several by its own": `
    > move lunch with sam to 2pm and the dentist to 11am
    Tue 15 Dec, 14:00–14:30 (New York time, GMT-5), 20:00–20:30 Amsterdam time … Fri 18 Dec, 11:00–11:30`,
  "several are booked each on the wall of its day": `
    > book coffee 15 dec 3pm and squash 18 dec 8pm
    Tue 15 Dec, 15:00–15:30 (New York time, GMT-5), 21:00–21:30 Amsterdam time … Fri 18 Dec, 20:00–20:30`,
  "cancelling, being late and looking tell it where it is": `
    > cancel lunch with sam
    Tue 15 Dec, 13:00–13:30 (New York time
    > no
    All right
    > when is lunch with sam
    Tue 15 Dec, 13:00–13:30 (New York time
    > what's on from 10 to 19 december
    *Tue 15 Dec* (New York time, GMT-5) … 13:00–13:30 “Lunch with Sam” … *Fri 18 Dec* … 10:00–10:30 “Dentist”`,
};
for (const [title, script] of Object.entries(dialogues)) test(title, () => play(begin(), script));

test("away now, a meeting at home later is read and told at home", () => {
  const talk = converse({ now, events: [dentist] });
  talk.say("I'm in New York until friday");
  expect(talk.say("move the dentist to 11")).toContain("To: Fri 18 Dec, 11:00–11:30\n");
  expect(talk.say("no")).toBeTruthy();
  expect(talk.say("book a call thu 10 dec 4pm")).toContain("Thu 10 Dec, 16:00–16:30\n");
  talk.say("yes");
  expect(talk.say("make it 5pm")).toContain("To: Thu 10 Dec, 17:00–17:30\n");
});

/** The same every time, and of no meaning. */
function drawnFrom(seed: number) {
  let at = seed;
  return (count: number) => {
    at = (at * 1103515245 + 12345) % 2147483648;
    return Math.floor((at / 2147483648) * count);
  };
}

const PLACES = [
  ["New York", "America/New_York"],
  ["Tokyo", "Asia/Tokyo"],
  ["London", "Europe/London"],
] as const;
const two = (figure: number) => String(figure).padStart(2, "0");

test("whatever journey, day and hour: a text without a date is of the wall of the meeting's own day", () => {
  const draw = drawnFrom(20);
  for (let round = 0; round < 24; round += 1) {
    const [place, away] = PLACES[draw(PLACES.length)] ?? PLACES[0];
    const from = 7 + draw(10);
    const until = from + 1 + draw(4);
    // A day of the journey or one beside it, asked on a day at home or on one of the journey.
    const day = from - 3 + draw(until - from + 7);
    const isAwayNow = draw(2) === 1 && day > from;
    const zone = day >= from && day <= until ? away : "Europe/Amsterdam";
    const at = (hour: number, minute = 0) =>
      Temporal.PlainDateTime.from({ year: 2026, month: 12, day, hour, minute }).toZonedDateTime(zone);
    const hour = 9 + draw(4);
    const later = 14 + draw(4);
    const event = meeting("Interview", at(hour).toString().slice(0, 25), at(hour, 30).toString().slice(0, 25));
    const talk = converse({ now, events: [event] });
    talk.say(`I'm in ${place} from ${from} to ${until} dec`);
    if (isAwayNow) talk.moveTo(Date.parse(`2026-12-${two(from)}T22:30:00+01:00`));
    const words = [`move the interview to ${later}:00`, `make it ${later - 1}:30`];
    const shown = words.map((text) => talk.say(text));
    const told = `${place} ${from}–${until}, ${day} Dec ${hour}:00, ${isAwayNow ? "asked there" : "asked at home"}`;
    expect(shown[0], told).toContain(` ${day} Dec, ${two(hour)}:00–${two(hour)}:30`);
    expect(shown[0], told).toContain(` ${day} Dec, ${later}:00–${later}:30`);
    expect(shown[1], told).toContain(` ${day} Dec, ${later - 1}:30–${later}:00`);
    for (const card of shown) expect(card.includes(`(${place} time`), `${told}\n${card}`).toBe(zone === away);
    expect(talk.say("yes"), told).toContain(`${later - 1}:30`);
    const [moved] = talk.events();
    expect(moved?.start, told).toBe(at(later - 1, 30).epochMilliseconds);
    expect(talk.say("cancel the interview"), told).toContain(`${later - 1}:30`);
  }
});
