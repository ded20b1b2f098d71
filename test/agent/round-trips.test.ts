import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { calendarOf, putEvent } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser } from "../support/user";
import { watchedD1 } from "../support/watched-d1";

const NOW = "2026-11-24T09:05:00+01:00";

test("a turn reads D1 once, writes it once, and notes once that its answer is out: ask, propose, book, move, cancel, undo", async () => {
  const user = await createUser();
  let trips = 0;
  const counted = watchedD1(env.DB, (roundTrip) => {
    trips += 1;
    return roundTrip();
  });
  const phone = await converse(user, NOW, { deps: quickDeps(counted) });
  const say = async (text: string, answered: RegExp, most = 3) => {
    trips = 0;
    expect((await phone.text(text)).text).toMatch(answered);
    expect(trips, text).toBe(most);
  };

  // The first look mirrors the calendar.
  await phone.text("what's on today?");
  await say("what's on tomorrow?", /nothing/i);
  await say("book 30 min with anna@example.com tomorrow at 3pm about the budget", /^Shall I book/);
  await say("yes", /^Booked/);
  await say("move the budget to 5pm tomorrow", /^Shall I move/);
  await say("yes", /^Changed/);
  await say("undo", /^Undone/);
  await say("cancel the budget", /^Shall I cancel/);
  await say("yes", /^Cancelled/);
  // What was given back is asked for before Google is.
  await say("undo", /^Undone/, 4);
  await say("what is the capital of France?", /meetings/);

  expect((await calendarOf(user.email)).events).toMatchObject([{ status: "confirmed", summary: "Budget" }]);
});

test("the first look at a large calendar costs two round trips for each page of it, and one to see it", async () => {
  const user = await createUser();
  const start = Date.parse("2026-12-01T09:00:00+01:00");
  // One series stands for many events: the calendar is asked for its single instances.
  await putEvent(user.email, {
    id: "series1",
    summary: "Stand-up",
    start: { dateTime: new Date(start).toISOString(), timeZone: "Europe/Amsterdam" },
    end: { dateTime: new Date(start + 900_000).toISOString(), timeZone: "Europe/Amsterdam" },
    recurrence: ["RRULE:FREQ=DAILY;COUNT=700"],
  });
  let trips = 0;
  const counted = watchedD1(env.DB, (roundTrip) => {
    trips += 1;
    return roundTrip();
  });
  const phone = await converse(user, NOW, { deps: quickDeps(counted) });
  const { text } = await phone.text("what's on next tuesday?");
  expect(text).toContain("Stand-up");
  const pages = Math.ceil(700 / 250);
  expect(trips).toBe(3 + 2 * pages + 1);
});
