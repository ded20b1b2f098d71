import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { calendarEvents, meetings } from "~/db/schema/calendar";
import { restoreMeeting } from "~/services/meetings/restore";
import { drawn, drawnWith } from "../support/drawn";
import { calendarOf, type Fault, failNext, messagesTo, putEvent } from "../support/sandbox";
import { breakableFetch, converse, lateCall, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

// Many whole conversations in one test: on a busy machine they take their time.
vi.setConfig({ testTimeout: 300_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const THREE = Date.parse("2026-11-25T15:00:00+01:00");
const FIVE = Date.parse("2026-11-25T17:00:00+01:00");
const BOOK = "book 30 min with anna@example.com tomorrow at 3pm about the budget";

interface Journey {
  name: string;
  /** What asks for the write, after the journeys before this one. */
  ask: string[];
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
/** Each goes on from where the one before it ended. */
const JOURNEYS: [Journey, ...Journey[]] = [
  {
    name: "booking",
    ask: [BOOK],
    say: "yes",
    method: "POST",
    done: /^Booked/,
    was: null,
    becomes: { start: THREE, status: confirmed },
  },
  {
    name: "move",
    ask: ["move the budget to 5pm tomorrow"],
    say: "yes",
    method: "PATCH",
    done: /^Changed/,
    was: { start: THREE, status: confirmed },
    becomes: { start: FIVE, status: confirmed },
  },
  {
    name: "cancellation",
    ask: ["cancel the budget"],
    say: "yes",
    method: "DELETE",
    done: /^Cancelled/,
    was: { start: FIVE, status: confirmed },
    becomes: { start: FIVE, status: cancelled },
  },
  {
    name: "undone cancellation",
    ask: [],
    say: "undo",
    method: "PATCH",
    done: /^Undone/,
    was: { start: FIVE, status: cancelled },
    becomes: { start: FIVE, status: confirmed },
  },
];

const forbidden = { error: { code: 403, message: "Forbidden", errors: [{ domain: "calendar", reason: "forbidden" }] } };
/**
 * Two pairs, alike to the conversation: what was surely not done, and what may have been. Which of them is tried again, and
 * for how long, is held of each by `test/providers/google-calendar.test.ts` and `errors.test.ts`.
 */
const ALIKE: [string, WriteFault, RegExp][][] = [
  [
    ["403 because of the rate", { status: 403 }, /not answering/],
    ["429", { status: 429 }, /not answering/],
  ],
  [
    ["500", { status: 500 }, /not answering|can't tell/],
    ["503", { status: 503 }, /not answering|can't tell/],
  ],
];
const PASSING: [string, WriteFault][] = [
  ["401, as after an hour", { status: 401 }],
  ...ALIKE.flatMap((pair) => drawn(pair, 2)).map(([what, fault]): [string, WriteFault] => [drawnWith(what), fault]),
  ["a connection that breaks before the write", { drop: "before" }],
  ["a connection that breaks after the write", { drop: "after" }],
  ["a connection that breaks after the write, three times", { drop: "after", times: 3 }],
  ["an answer that is slow", { delayMs: 100 }],
];
const LASTING: [string, WriteFault, RegExp][] = [
  // The other one of each pair, so that a run meets all four.
  ...ALIKE.flatMap((pair) => drawn(pair, 2, 1)).map(([what, fault, told]): [string, WriteFault, RegExp] => [
    drawnWith(what),
    { ...fault, times: 3 },
    told,
  ]),
  ["connections that break before the write", { drop: "before", times: 3 }, /can't tell/],
];
const REFUSING: [string, WriteFault][] = [
  ["401 after every refresh", { status: 401, times: 2 }],
  ["403", { status: 403, body: forbidden }],
];

test.each(PASSING)("a booking, a move, a cancellation and its undo outlive %s", async (_, fault) => {
  const talk = await begin();
  for (const journey of JOURNEYS) {
    expect((await talk.say(journey, fault)).text, journey.name).toMatch(journey.done);
    await expectAgreement(talk.user, journey.becomes);
  }
});

test.each(LASTING)(
  "V2.3.3: a booking, a move, a cancellation and its undo that meet lasting %s are told in a sentence, change nothing, and can be tried again",
  async (_, fault, told) => {
    const talk = await begin();
    for (const journey of JOURNEYS) {
      const answer = await talk.say(journey, fault);
      expect(answer.text, journey.name).toMatch(told);
      expect(answer.text.split("\n")).toHaveLength(1);
      await expectAgreement(talk.user, journey.was);
      expect((await talk.phone.text(journey.say)).text, journey.name).toMatch(journey.done);
      await expectAgreement(talk.user, journey.becomes);
    }
  },
);

test.each(REFUSING)(
  "V2.3.3: a booking, a move, a cancellation and its undo that meet lasting %s are told in a sentence, and change nothing",
  async (_, fault) => {
    const refused = async ({ user, say }: Talk, journey: Journey) => {
      const answer = await say(journey, fault);
      expect(answer.text, journey.name).toMatch(/does not let me/);
      expect(answer.text.split("\n")).toHaveLength(1);
      await expectAgreement(user, journey.was);
    };
    const [booking, ...others] = JOURNEYS;
    await refused(await begin(), booking);
    const talk = await begin();
    await talk.say(booking);
    for (const journey of others) {
      await refused(talk, journey);
      expect((await talk.say(journey)).text, journey.name).toMatch(journey.done);
    }
  },
);

test("a booking, a move, a cancellation and its undo that nobody can vouch for are called so, and a second try does not double them", async () => {
  const talk = await begin();
  for (const journey of JOURNEYS) {
    const unseen = { method: "GET", path: /events\/[^?]+$/, drop: "before", times: 3 } as const;
    const answer = await talk.say(journey, { drop: "after", times: 3 }, unseen);
    expect(answer.text, journey.name).toMatch(/can't tell whether it is done/);
    expect((await talk.phone.text(journey.say)).text, journey.name).toMatch(journey.done);
    await expectAgreement(talk.user, journey.becomes);
  }
});

test("a booking that Google answers with a success that holds no event is not called undone", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text("book 30 min with anna@example.com tomorrow at 3pm about the budget");
  await failNext({ provider: "google-calendar", account: user.email, method: "POST", status: 200, body: {}, times: 1 });
  expect((await phone.text("yes")).text).toMatch(/can't tell whether it is done/);
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
  expect((await calendarOf(user.email)).events).toHaveLength(1);
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

test.each<[number, string[]]>([
  [409, ["move", "cancellation", "undone cancellation"]],
  // A cancellation that meets another version is made of that one at once.
  [412, ["undone cancellation"]],
])("what Google refuses with %i blames nobody and can be tried again", async (status, refused) => {
  const talk = await begin();
  for (const journey of JOURNEYS) {
    if (!refused.includes(journey.name)) {
      await talk.say(journey);
      continue;
    }
    const answer = await talk.say(journey, { status });
    expect(answer.text, journey.name).toMatch(/refused .* just now/);
    expect(answer.text).not.toMatch(/somebody else/);
    expect((await talk.phone.text(journey.say)).text, journey.name).toMatch(journey.done);
    await expectAgreement(talk.user, journey.becomes);
  }
});

test("an event that somebody changed after the proposal is not changed, and D1 has their version", async () => {
  const { user, answer } = await play("move", { status: 412 });
  expect(answer.text).toMatch(/changed by somebody else/);
  await expectAgreement(user, { start: THREE, status: confirmed });
});

/** In each language: what is asked, and words of the answer, which names what to do about it. */
const UNREADABLE = {
  en: ["what's on tomorrow?", /does not let me read your calendar: the permission/],
  nl: ["wat heb ik morgen?", /laat me je agenda niet lezen: de toestemming/],
  de: ["was habe ich morgen?", /lässt mich deinen Kalender nicht lesen: Die Erlaubnis/],
  fr: ["qu'est-ce que j'ai demain ?", /ne me laisse pas lire votre agenda : l'autorisation/],
  es: ["¿qué tengo mañana?", /no me deja leer tu calendario: falta el permiso/],
} as const;

test.each(Object.entries(UNREADABLE))(
  "a calendar that Google does not let us read is told as that, with the way on, and nothing is booked (%s)",
  async (language, [asks, told]) => {
    const user = await createUser({ preferences: { language } });
    const phone = await converse(user, NOW);
    const fault = { provider: "google-calendar", method: "GET", account: user.email, status: 403, body: forbidden };
    await failNext({ ...fault, times: 1 });
    const { text } = await phone.text(asks);
    expect(text).toMatch(told);
    expect(text).toMatch(/\/dashboard\/integrations$/);
    expect(text.split("\n")).toHaveLength(1);
    expect((await calendarOf(user.email)).writes).toEqual([]);
    // It is asked anew each time: what somebody gives back is seen at once.
    expect((await phone.text(asks)).text).not.toMatch(told);
  },
);

test("a proposal waits while Google does not let us read", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text(BOOK);
  await failNext({
    ...{ provider: "google-calendar", method: "GET", account: user.email },
    ...{ status: 403, body: forbidden, times: 1 },
  });
  expect((await phone.text("yes")).text).toMatch(/does not let me read your calendar/);
  expect((await calendarOf(user.email)).writes).toEqual([]);
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
});

test("a look at the calendar outlives what passes", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text(BOOK);
  await phone.text("yes");
  for (const [what, fault] of Object.entries({
    "401 once": { status: 401, times: 1 },
    "500 twice": { status: 500, times: 2 },
    "a broken connection": { drop: "before", times: 1 },
    "an answer that is lost": { drop: "after", times: 1 },
    "410, as for a sync token that is too old": { status: 410, times: 1 },
  } as const)) {
    await failNext({
      provider: "google-calendar",
      method: "GET",
      path: "/events(\\?|$)",
      account: user.email,
      ...fault,
    });
    expect((await phone.text("what's on tomorrow?")).text, what).toContain("“Budget”");
    await expectAgreement(user, { start: THREE, status: confirmed });
  }
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

type Talk = Awaited<ReturnType<typeof begin>>;

/** A conversation of somebody new. `say` asks for a write, lets it meet these faults, and gives the one answer to it. */
async function begin() {
  const user = await createUser();
  const { fetcher, breakNext } = breakableFetch();
  const phone = await converse(user, NOW, { deps: quickDeps(undefined, fetcher) });
  const say = async ({ ask, say, method: own }: Journey, ...faults: WriteFault[]) => {
    for (const text of ask) await phone.text(text);
    for (const { drop, path, times = 1, method = own, ...fault } of faults) {
      if (drop) breakNext({ method, when: drop, times, path: path ?? /\/calendar\/v3\// });
      else await failNext({ provider: "google-calendar", method, account: user.email, times, ...fault });
    }
    const told = (await messagesTo(user.phone)).length;
    const answer = await phone.text(say);
    expect(await messagesTo(user.phone)).toHaveLength(told + 1);
    return answer;
  };
  return { user, phone, say };
}

/** A conversation up to this write, which alone meets the faults. */
async function play(name: string, ...faults: WriteFault[]) {
  const talk = await begin();
  for (const journey of JOURNEYS) {
    const answer = await talk.say(journey, ...(journey.name === name ? faults : []));
    if (journey.name === name) return { ...talk, journey, answer };
  }
  throw new Error(`there is no ${name}`);
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

test("a cancellation that Google carries out late, when it has been undone, does nothing", async () => {
  const user = await createUser();
  const { deps, arm, arrive } = lateCall("DELETE");
  const phone = await converse(user, NOW, { deps });
  arm();
  for (const text of [BOOK, "yes", "cancel the budget", "yes"]) await phone.text(text);
  expect((await phone.text("undo")).text).toMatch(/^Undone/);
  expect(await arrive()).toBe(412);
  expect((await calendarOf(user.email)).events.map(({ status }) => status)).toEqual([confirmed]);
});

test("an undone cancellation that Google carries out late leaves what others have made of the meeting since", async () => {
  const user = await createUser();
  const { deps, arm, arrive } = lateCall("PATCH");
  const phone = await converse(user, NOW, { deps });
  for (const text of [BOOK, "yes", "cancel the budget", "yes"]) await phone.text(text);
  arm();
  expect((await phone.text("undo")).text).toMatch(/^Undone/);
  await expectLateness(user, arrive);
});

test("a meeting brought back on a page, which Google carries out late, stays as others want it since", async () => {
  const user = await createUser();
  const { deps, arm, arrive } = lateCall("PATCH");
  const phone = await converse(user, NOW, { deps });
  for (const text of [BOOK, "yes", "cancel the budget", "yes"]) await phone.text(text);
  arm();
  const eventId = (await calendarOf(user.email)).events[0]?.id ?? "";
  const asked = { userId: user.id, eventId, by: { via: "web" }, zone: user.zone, now: Date.parse(NOW) } as const;
  expect(await restoreMeeting(deps, asked)).toMatchObject({ ok: true });
  await expectLateness(user, arrive);
});

/** Somebody moves the one event, and then what was late arrives. */
async function expectLateness(user: TestUser, arrive: () => Promise<number>): Promise<void> {
  const [event] = (await calendarOf(user.email)).events;
  const start = { dateTime: "2026-11-26T11:00:00+01:00" };
  await putEvent(user.email, { id: event?.id, start, end: { dateTime: "2026-11-26T11:30:00+01:00" } });
  expect(await arrive()).toBe(412);
  await expectAgreement(user, { start: Date.parse(start.dateTime), status: confirmed });
}
