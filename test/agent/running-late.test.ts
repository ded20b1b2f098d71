import { expect, test } from "vitest";
import type { CalendarEvent } from "~/domain/calendar-event";
import { converse, meeting } from "../support/dialogue";
import { play } from "../support/script";

/** A Tuesday morning in Amsterdam. */
const now = "2026-11-24T09:50:00+01:00";
const anna = { email: "anna@example.com", name: "Anna de Vries" };
const tom = { email: "tom@example.com", name: "Tom Baker" };
const on = (title: string, from: string, to: string, more: Partial<CalendarEvent> = {}, guests = [anna]) =>
  meeting(title, `2026-11-24T${from}:00+01:00`, `2026-11-24T${to}:00+01:00`, guests, more);
const SYNC = on("Sync", "10:00", "10:30");
const theirs = { organizerSelf: false };

const dialogues: Record<string, [CalendarEvent[], string]> = {
  "what it runs into moves along, after it was shown whole, and one undo takes both back": [
    [SYNC, on("Review", "10:30", "11:00", {}, [tom])],
    `
    > running 10 late for the sync
    Running 10 minutes late? … “Sync”, Tue 24 Nov, 10:00–10:30 … I can move it to Tue 24 Nov, 10:10–10:40 … Then it runs into: … • “Review”, Tue 24 Nov, 10:30–11:00 … {Move both} … {At another time} … {Yes, move it} {Only tell them} {No}
    > move both
    Shall I do all of this? … 1. Move “Sync” to Tue 24 Nov, 10:10–10:40 … 2. Move “Review” to Tue 24 Nov, 10:40–11:10 … [Yes, do it all] [No]
    > yes
    • Changed: “Sync”, Tue 24 Nov, 10:10–10:40 … • Changed: “Review”, Tue 24 Nov, 10:40–11:10
    > undo
    “Sync” is back as it was, Tue 24 Nov, 10:00–10:30 … “Review” is back as it was, Tue 24 Nov, 10:30–11:00`,
  ],
  "what comes after is pushed on in its turn, as far as it is the user's own": [
    [SYNC, on("Review", "10:30", "11:00"), on("Demo", "11:00", "11:30"), on("Board", "11:30", "12:00", theirs)],
    `
    > running 15 late for the sync
    Then it runs into: … “Review” … {Move all 3}
    > move them all
    1. Move “Sync” to Tue 24 Nov, 10:15–10:45 … 2. Move “Review” to Tue 24 Nov, 10:45–11:15 … 3. Move “Demo” to Tue 24 Nov, 11:15–11:45 … overlaps “Board”`,
  ],
  "what others organise cannot move: the meeting itself can, to a free time": [
    [SYNC, on("Board", "10:30", "11:30", theirs)],
    `
    > running 10 late for the sync
    • “Board”, Tue 24 Nov, 10:30–11:30 (only its organiser can move that) … {At another time} … {Yes, move it} {Only tell them} {No}
    > yes
    Changed: “Sync” … Tue 24 Nov, 10:10–10:40`,
  ],
  "several are offered together and one by one": [
    [on("Sync", "10:00", "11:00"), on("Review", "11:00", "11:15"), on("Demo", "11:15", "11:45")],
    `
    > running 20 late for the sync
    “Review” … “Demo” … {Move all 3} … {Move all 3} … {Move both} … {At another time}
    > no
    I left everything as it is`,
  ],
  "in Dutch": [
    [SYNC, on("Review", "10:30", "11:00")],
    `
    > ik ben 10 minuten later bij de sync
    Dan botst het met: … “Review” … {Verzet beide} … {Op een andere tijd} … {Ja, verzet het}
    > verzet beide
    1. “Sync” verzetten naar di 24 nov, 10:10–10:40 … 2. “Review” verzetten naar di 24 nov, 10:40–11:10`,
  ],
  "what overlapped before is named and stays": [
    [SYNC, on("Focus", "10:15", "11:00", {}, [])],
    `
    > running 10 late for the sync
    • “Focus”, Tue 24 Nov, 10:15–11:00 … {At another time} … {Yes, move it}
    > no
    I left everything as it is`,
  ],
};

test.each(Object.entries(dialogues))("%s", (_, [events, script]) => play(converse({ now, events }), script));

test("a row of the card leads to what it says, and another delay makes a new card", () => {
  const talk = converse({ now, events: [SYNC, on("Board", "10:30", "11:30", theirs)] });
  talk.say("running 10 late for the sync");
  expect(talk.say("At another time", `pick:${talk.pending()?.id}:0`)).toMatch(
    /Shall I move this\?[\s\S]*“Sync”[\s\S]*Tue 24 Nov, 1[1-7]:/,
  );
  talk.say("running 10 late for the sync");
  expect(talk.say("make it 40")).toMatch(/10:40–11:10[\s\S]*runs into/);
});

test.each([
  "running 30 behind. push the rest of todays jobs back half hr",
  "push the rest of the day back 30 min",
  "schieb alle restlichen Termine heute um eine halbe Stunde nach hinten",
])("all that is left of a day goes by so much: %s", (said) => {
  const card = converse({ now, events: [SYNC, on("Review", "11:30", "12:00")] }).say(said);
  expect(card).toMatch(/“Sync”[\s\S]*10:30–11:00[\s\S]*“Review”[\s\S]*12:00–12:30/);
});

test.each([
  "running 20 behind push sync w anna pls",
  "ik ben 20 min te laat verschuif sync met anna",
  "bin 20 min zu spät verschieb sync mit anna",
  "j'ai 20 min de retard décale sync avec anna",
])("the verb that moves it is no part of its name: %s", (said) => {
  const card = converse({ now, events: [SYNC] }).say(said);
  expect(card).toMatch(/“Sync”[\s\S]*10:20–10:50/);
});

test("beside another hour it is not late by so much", () => {
  expect(converse({ now, events: [SYNC] }).say("running 20 late push the sync to 5pm")).toMatch(/17:00–17:30/);
});
