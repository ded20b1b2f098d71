import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { calendarEvents, meetings } from "~/db/schema";
import { calendarOf, type Fault, failNext, messagesTo, putEvent } from "../support/sandbox";
import { breakableFetch, converse, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

// Many whole conversations in one test: on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const THREE = Date.parse("2026-11-25T15:00:00+01:00");
const FIVE = Date.parse("2026-11-25T17:00:00+01:00");
const BOOK = "book 30 min with anna@example.com tomorrow at 3pm about the budget";

interface Journey {
  before: string[];
  /** The message that makes the write. */
  say: string;
  method: string;
  done: RegExp;
  was: { start: number; status: string } | null;
  becomes: { start: number; status: string };
}
/** What goes wrong with a write, or with the call of another method. */
type WriteFault = Partial<Omit<Fault, "path">> & { path?: RegExp };

const [confirmed, cancelled] = ["confirmed", "cancelled"];
const JOURNEYS: Record<string, Journey> = {
  booking: {
    before: [BOOK],
    say: "yes",
    method: "POST",
    done: /^Booked/,
    was: null,
    becomes: { start: THREE, status: confirmed },
  },
  move: {
    before: [BOOK, "yes", "move the budget to 5pm tomorrow"],
    say: "yes",
    method: "PATCH",
    done: /^Changed/,
    was: { start: THREE, status: confirmed },
    becomes: { start: FIVE, status: confirmed },
  },
  cancellation: {
    before: [BOOK, "yes", "cancel the budget"],
    say: "yes",
    method: "DELETE",
    done: /^Cancelled/,
    was: { start: THREE, status: confirmed },
    becomes: { start: THREE, status: cancelled },
  },
  "undone cancellation": {
    before: [BOOK, "yes", "cancel the budget", "yes"],
    say: "undo",
    method: "PATCH",
    done: /^Undone/,
    was: { start: THREE, status: cancelled },
    becomes: { start: THREE, status: confirmed },
  },
};

const forbidden = { error: { code: 403, message: "Forbidden", errors: [{ domain: "calendar", reason: "forbidden" }] } };
const PASSING: [string, WriteFault][] = [
  ["401, as after an hour", { status: 401 }],
  ["403 because of the rate", { status: 403 }],
  ["429", { status: 429 }],
  ["500", { status: 500 }],
  ["503", { status: 503 }],
  ["a connection that breaks before the write", { drop: "before" }],
  ["a connection that breaks after the write", { drop: "after" }],
  ["a connection that breaks after the write, three times", { drop: "after", times: 3 }],
  ["an answer that is slow", { delayMs: 100 }],
];
const LASTING: [string, WriteFault, RegExp, "may try again" | "over"][] = [
  ["401 after every refresh", { status: 401, times: 2 }, /does not let me/, "over"],
  ["403", { status: 403, body: forbidden }, /does not let me/, "over"],
  ["403 because of the rate", { status: 403, times: 3 }, /not answering/, "may try again"],
  ["429", { status: 429, times: 3 }, /not answering/, "may try again"],
  ["500", { status: 500, times: 3 }, /not answering|can't tell/, "may try again"],
  ["503", { status: 503, times: 3 }, /not answering|can't tell/, "may try again"],
  ["connections that break before the write", { drop: "before", times: 3 }, /can't tell/, "may try again"],
];
const names = Object.keys(JOURNEYS);

test.each(names.flatMap((name) => PASSING.map(([fault, details]) => [name, fault, details] as const)))(
  "a %s outlives %s",
  async (name, _, fault) => {
    const { user, journey, answer } = await play(name, fault);
    expect(answer.text).toMatch(journey.done);
    await expectAgreement(user, journey.becomes);
  },
);

test.each(names.flatMap((name) => LASTING.map(([fault, ...rest]) => [name, fault, ...rest] as const)))(
  "V2.3.3: a %s that meets lasting %s is told in a sentence, changes nothing, and can be tried again",
  async (name, _, fault, told, after) => {
    const { user, journey, answer, phone } = await play(name, fault);
    expect(answer.text).toMatch(told);
    expect(answer.text.split("\n")).toHaveLength(1);
    await expectAgreement(user, journey.was);

    if (after === "over") return;
    expect((await phone.text(journey.say)).text).toMatch(journey.done);
    await expectAgreement(user, journey.becomes);
  },
);

test.each(names)("a %s that nobody can vouch for is called so, and a second try does not double it", async (name) => {
  const { user, journey, answer, phone } = await play(
    name,
    { drop: "after", times: 3 },
    { method: "GET", path: /events\/[^?]+$/, drop: "before", times: 3 },
  );
  expect(answer.text).toMatch(/can't tell whether it is done/);
  expect((await phone.text(journey.say)).text).toMatch(journey.done);
  await expectAgreement(user, journey.becomes);
});

test("a booking whose second try meets the first, and cannot see it, is not called undone", async () => {
  const { user, answer, phone } = await play(
    "booking",
    { drop: "after" },
    { method: "GET", path: /events\/[^?]+$/, drop: "before", times: 6 },
  );
  expect(answer.text).toMatch(/can't tell whether it is done/);
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
  await expectAgreement(user, { start: THREE, status: confirmed });
});

test("a booking of unknown fate that is corrected before the next yes ends as one event at the corrected time", async () => {
  const { user, answer, phone } = await play(
    "booking",
    { drop: "after", times: 3 },
    { method: "GET", path: /events\/[^?]+$/, drop: "before", times: 3 },
  );
  expect(answer.text).toMatch(/can't tell/);
  expect((await phone.text("no, 5pm")).text).toContain("17:00–17:30");
  const { text } = await phone.text("yes");
  expect(text).toMatch(/^Booked/);
  expect(text).toContain("17:00–17:30");
  await expectAgreement(user, { start: FIVE, status: confirmed });
});

test("a booking of unknown fate that the user removes in Google is booked by the next yes, under the same id", async () => {
  const { user, phone } = await play(
    "booking",
    { drop: "after", times: 3 },
    { method: "GET", path: /events\/[^?]+$/, drop: "before", times: 3 },
  );
  const [event] = (await calendarOf(user.email)).events;
  await putEvent(user.email, { id: event?.id, status: "cancelled" });
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
  await expectAgreement(user, { start: THREE, status: confirmed });
});

test("an event that somebody else moves between the question and the yes is left as they want it, also in D1", async () => {
  const moved = "2026-11-26T11:00:00+01:00";
  for (const ask of ["move the budget to 5pm tomorrow", "cancel the budget"]) {
    const user = await createUser();
    const phone = await converse(user, NOW);
    for (const text of [BOOK, "yes", ask]) await phone.text(text);
    const [event] = (await calendarOf(user.email)).events;
    const end = { dateTime: "2026-11-26T11:30:00+01:00" };
    await putEvent(user.email, { id: event?.id, start: { dateTime: moved }, end });
    expect((await phone.text("yes")).text).toMatch(/changed by somebody else/);
    await expectAgreement(user, { start: Date.parse(moved), status: confirmed });
  }
});

test("an event that somebody else cancels between the question and the yes is gone, and is not called taken", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  for (const text of [BOOK, "yes", "move the budget to 5pm tomorrow"]) await phone.text(text);
  const [event] = (await calendarOf(user.email)).events;
  await putEvent(user.email, { id: event?.id, status: "cancelled" });
  expect((await phone.text("yes")).text).toMatch(/no longer in your calendar/);
  await expectAgreement(user, { start: THREE, status: cancelled });
});

test("an event that somebody else cancelled is gone for a move, and cancelled for a cancellation", async () => {
  for (const [name, told] of [
    ["move", /no longer in your calendar/],
    ["cancellation", /^Cancelled/],
  ] as const) {
    for (const status of [404, 410]) {
      const { answer } = await play(name, { status });
      expect(answer.text, `${name} ${status}`).toMatch(told);
    }
  }
});

test.each([404, 409, 410, 412])(
  "V2.3.3: a booking that Google refuses with %i is told as that, blames nobody, and the next yes makes it",
  async (status) => {
    const { user, phone, answer } = await play("booking", { status });
    expect(answer.text).toMatch(/refused “?.*Budget.* just now.*Say \*yes\*/);
    expect(answer.text).not.toMatch(/somebody else|no longer/);
    await expectAgreement(user, null);
    expect((await phone.text("yes")).text).toMatch(/^Booked/);
    await expectAgreement(user, { start: THREE, status: confirmed });
  },
);

test.each([
  ["move", 409, /refused .* just now/],
  ["cancellation", 409, /refused .* just now/],
  ["cancellation", 412, /refused .* just now/],
  ["undone cancellation", 409, /refused .* just now/],
  ["undone cancellation", 412, /refused .* just now/],
] as const)("a %s that Google refuses with %i blames nobody and can be tried again", async (name, status, told) => {
  const { user, phone, journey, answer } = await play(name, { status });
  expect(answer.text).toMatch(told);
  expect(answer.text).not.toMatch(/somebody else/);
  expect((await phone.text(journey.say)).text).toMatch(journey.done);
  await expectAgreement(user, journey.becomes);
});

test("an event that somebody changed after the proposal is not changed, and D1 has their version", async () => {
  const { user, answer } = await play("move", { status: 412 });
  expect(answer.text).toMatch(/changed by somebody else/);
  await expectAgreement(user, { start: THREE, status: confirmed });
});

test.each([
  ["401 once", { status: 401, times: 1 }],
  ["500 twice", { status: 500, times: 2 }],
  ["a broken connection", { drop: "before", times: 1 }],
  ["an answer that is lost", { drop: "after", times: 1 }],
  ["410, as for a sync token that is too old", { status: 410, times: 1 }],
] as const)("a look at the calendar outlives %s", async (_, fault) => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text(BOOK);
  await phone.text("yes");
  await failNext({ provider: "google-calendar", method: "GET", path: "/events(\\?|$)", account: user.email, ...fault });
  expect((await phone.text("what's on tomorrow?")).text).toContain("“Budget”");
  await expectAgreement(user, { start: THREE, status: confirmed });
});

test("while the calendar cannot be read nothing is called free and nothing is booked; the proposal waits", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text(BOOK);
  await failNext({ provider: "google-calendar", method: "GET", account: user.email, status: 503, times: 6 });
  expect((await phone.text("yes")).text).toMatch(/not answering right now/);
  expect((await phone.text("am I free tomorrow at 3pm?")).text).toMatch(/not answering right now/);
  expect((await calendarOf(user.email)).writes).toEqual([]);
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
});

/** A conversation up to the write, the write under these faults, and what was answered. */
async function play(name: string, ...faults: WriteFault[]) {
  const journey = journeyOf(name);
  const user = await createUser();
  const { fetcher, breakNext } = breakableFetch();
  const phone = await converse(user, NOW, { deps: quickDeps(undefined, fetcher) });
  for (const text of journey.before) await phone.text(text);
  for (const { drop, path, times = 1, method = journey.method, ...fault } of faults) {
    if (drop) breakNext({ method, when: drop, times, path: path ?? /\/calendar\/v3\// });
    else await failNext({ provider: "google-calendar", method, account: user.email, times, ...fault });
  }
  const told = (await messagesTo(user.phone)).length;
  const answer = await phone.text(journey.say);
  expect(await messagesTo(user.phone)).toHaveLength(told + 1);
  return { user, phone, journey, answer };
}

function journeyOf(name: string): Journey {
  const journey = JOURNEYS[name];
  if (!journey) throw new Error(`there is no ${name}`);
  return journey;
}

/** One event at most, as it should be; and D1 says the same as Google once the next turn has synced. */
async function expectAgreement(user: TestUser, wanted: { start: number; status: string } | null): Promise<void> {
  const phone = await converse(user, NOW);
  await phone.text("what's on tomorrow?");
  const { events } = await calendarOf(user.email);
  const seen = events.map(({ status, start }) => ({ status, start: Date.parse(start.dateTime ?? "") }));
  expect(seen).toEqual(wanted ? [wanted] : []);

  const [meeting, another] = await db.select().from(meetings).where(eq(meetings.userId, user.id));
  expect(another).toBeUndefined();
  expect(meeting).toMatchObject(wanted ? { status: wanted.status, startAt: wanted.start } : { status: "cancelled" });
  const mirrored = await db.select().from(calendarEvents).where(eq(calendarEvents.userId, user.id));
  expect(mirrored.map(({ startAt }) => startAt)).toEqual(wanted?.status === "confirmed" ? [wanted.start] : []);
}
