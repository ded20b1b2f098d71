import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { conversationLog, deliveries } from "~/db/schema/messages";
import { ProviderError } from "~/providers/errors";
import type { Deps } from "~/services/deps";
import { sendDelivery } from "~/services/send-delivery";
import { deliver, newMessageId, phoneOf, webhookBody } from "../support/conversation";
import { crashAt } from "../support/crash";
import { calendarOf, control, failNext, messagesTo } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const BUDGET = "book 30 min with anna@example.com tomorrow at 3pm about the budget";
const PITCH = "book 45 min with bob@example.com on Thursday at 11 about the pitch";

const writesOf = async (user: TestUser) => (await calendarOf(user.email)).writes.length;
const titlesOf = async ({ email }: TestUser) =>
  (await calendarOf(email)).events.filter(({ status }) => status !== "cancelled").map(({ summary }) => summary);

test.each([
  "yes",
  "no",
  "undo",
  "book it anyway",
  PITCH,
  "cancel the budget",
  "forget everything",
  "what's on tomorrow?",
])("a forwarded “%s” does nothing, asks for own words and leaves the proposal open for a real yes", async (words) => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text(BUDGET);
  const { text, buttons } = await phone.text(words, { forwarded: true });
  expect(text).toMatch(/I don't act on forwarded messages/);
  expect(text).toContain("Shall I book this?");
  expect(buttons.map(({ id }) => id.split(":")[0])).toEqual(["yes", "no"]);
  expect(await writesOf(user)).toBe(0);
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
  const log = await db.select().from(conversationLog).where(eq(conversationLog.userId, user.id));
  expect(log.map((line) => line.text)).toEqual([BUDGET, "", "yes"]);
});

test.each([{ forwarded: true }, { frequently_forwarded: true }, { forwarded: true, frequently_forwarded: true }])(
  "a yes that the webhook marks with %j books nothing",
  async (context) => {
    const user = await createUser();
    const phone = phoneOf(user, NOW);
    await phone.text(BUDGET);
    const id = newMessageId();
    const timestamp = String(Math.floor(Date.parse(NOW) / 1000));
    const yes = { id, from: user.phone.slice(1), timestamp, type: "text", text: { body: "yes" }, context };
    expect((await deliver(webhookBody({ messages: [yes] }))).status).toBe(200);
    await phone.answered(id);
    expect(await writesOf(user)).toBe(0);
    expect((await phone.messages()).at(-1)?.text).toMatch(/forwarded/);
  },
);

test("a forwarded voice note is not listened to", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  expect((await phone.text("", { mediaId: "123", forwarded: true })).text).toMatch(/forwarded/);
});

test("a yes that quotes an earlier proposal does not confirm the one that is open, which is shown again", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  const first = await phone.text(BUDGET);
  const second = await phone.text(PITCH);
  const again = await phone.text("yes", { repliesTo: first.id });
  expect(again.text).toMatch(/not waiting for an answer/);
  expect(again.text).toContain("Pitch");
  expect(again.buttons).toEqual(second.buttons);
  expect(await writesOf(user)).toBe(0);
  // Both messages show the same question now.
  expect((await phone.text("yes", { repliesTo: second.id })).text).toMatch(/^Booked: \*Pitch/);
  expect(await titlesOf(user)).toEqual(["Pitch"]);
});

test.each([
  ["a message that nobody knows", "wamid.SOMEBODYELSES"],
  ["what cannot be read as a message", ""],
])("a bare yes or no in answer to %s is no answer to the proposal", async (_, repliesTo) => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text(BUDGET);
  for (const words of ["yes", "no", "ok 👍", "undo"]) {
    const { text } = await phone.text(words, { repliesTo });
    expect(text, words).toMatch(/not waiting for an answer/);
    expect(text, words).toContain("Budget");
  }
  expect(await writesOf(user)).toBe(0);
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
});

test("an agenda that was asked for meanwhile shows what waits once more: a yes to it is for that", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text(BUDGET);
  const agenda = await phone.text("what's on tomorrow?");
  expect(agenda.text).toMatch(/Shall I book this\?[\s\S]*Budget/);
  expect((await phone.text("yes", { repliesTo: agenda.id })).text).toMatch(/Booked: .*Budget/);
});

test("a request that quotes the booking of one meeting is about that meeting, and undo takes back that one", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text(BUDGET);
  const budget = await phone.text("yes");
  await phone.text(PITCH);
  const pitch = await phone.text("yes");
  const moved = await phone.text("move this to 5pm", { repliesTo: budget.id });
  expect(moved.text).toMatch(/Shall I move this\?[\s\S]*Budget[\s\S]*17:00/);
  expect((await phone.text("no")).text).toMatch(/stays as it is/);
  expect((await phone.text("undo", { repliesTo: budget.id })).text).toMatch(/Undone: .*Budget/);
  expect(await titlesOf(user)).toEqual(["Pitch"]);
  expect((await phone.text("undo", { repliesTo: pitch.id })).text).toMatch(/Undone: .*Pitch/);
});

test.each([
  ["the booking", "Booked", 1],
  ["the card that got the yes", "Shall I book this", 0],
] as const)(
  "“move it to 5” in reply to %s of a meeting far ahead is about that meeting, not about the one booked last",
  async (_, shows, nth) => {
    const user = await createUser();
    const phone = await converse(user, NOW);
    const budget = [await phone.text(BUDGET.replace("tomorrow", "on 18 March")), await phone.text("yes")];
    await phone.text(PITCH);
    await phone.text("yes");
    expect(budget[nth]?.text).toMatch(shows);
    const moved = await phone.text("move it to 5", { repliesTo: budget[nth]?.id ?? "" });
    expect(moved.text).toMatch(/Shall I move this\?[\s\S]*Budget[\s\S]*18 Mar[^\n]*17:00/);
    expect((await phone.text("yes")).text).toMatch(/^Changed: .*Budget/);
  },
);

test("a tap names its question itself, whatever the context says", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  const { buttons } = await phone.text(BUDGET);
  const [yes] = buttons;
  const { text } = await phone.text("Yes, book it", { choiceId: yes?.id ?? "", repliesTo: "wamid.OTHER" });
  expect(text).toMatch(/^Booked/);
});

const refused = { status: 429, times: 3 };
test.each([
  ["refused for now", refused],
  ["lost before it reached WhatsApp", { drop: "before", times: 1 }],
  ["refused for good", { status: 400, body: { error: { code: 131026, message: "Undeliverable" } }, times: 1 }],
] as const)("a proposal whose message was %s is shown again by a yes, and done by the next", async (_, fault) => {
  const user = await createUser();
  const phone = await converse(user, NOW, { deps: { ...quickDeps(), queueDelivery: async () => {} } });
  await failNext({ provider: "whatsapp", account: user.phone, ...fault });
  await phone.text(BUDGET).catch(() => {});
  expect(await messagesTo(user.phone)).toEqual([]);
  const again = await phone.text("yes");
  expect(again.text).toMatch(/not sure that this reached you[\s\S]*Shall I book this\?[\s\S]*anna@example.com/);
  expect(await writesOf(user)).toBe(0);
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
});

test("a proposal that the queue brought later is confirmed by a yes, and so is one that a status vouches for", async () => {
  const user = await createUser();
  const queued: string[] = [];
  const deps: Deps = { ...quickDeps(), queueDelivery: async (id) => void queued.push(id) };
  const phone = await converse(user, NOW, { deps });
  await failNext({ provider: "whatsapp", account: user.phone, ...refused });
  await phone.text(BUDGET).catch(() => {});
  await sendDelivery(deps, queued[0] ?? "");
  expect((await phone.text("yes")).text).toMatch(/^Booked/);

  await failNext({ provider: "whatsapp", account: user.phone, drop: "after", times: 1 });
  const shown = await phone.text(PITCH);
  await control("POST", "/whatsapp/status", { id: shown.id, status: "delivered" });
  expect((await phone.text("yes", { repliesTo: shown.id })).text).toMatch(/^Booked/);
});

test("a proposal that WhatsApp took and could not deliver is shown again", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await control("POST", "/whatsapp/status", { auto: false });
  try {
    const shown = await phone.text(BUDGET);
    await control("POST", "/whatsapp/status", { id: shown.id, status: "failed", error: { code: 131026, title: "No" } });
    expect((await phone.text("yes")).text).toMatch(/not sure that this reached you/);
  } finally {
    await control("POST", "/whatsapp/status", { auto: true });
  }
  expect(await writesOf(user)).toBe(0);
});

test("a proposal whose turn died between the claim of its message and the sending is shown again", async () => {
  const user = await createUser();
  for (let step = 1; ; step++) {
    const crash = crashAt(step, "before");
    const phone = await converse(user, NOW, { deps: crash.deps });
    crash.arm();
    await phone.text(BUDGET).catch(() => {});
    crash.disarm();
    if (crash.stepName() !== "send") {
      if (!crash.happened()) throw new Error("the turn sends nothing");
      continue;
    }
    expect((await phone.text("yes")).text).toMatch(/not sure that this reached you/);
    expect(await writesOf(user)).toBe(0);
    expect((await phone.text("yes")).text).toMatch(/^Booked/);
    return;
  }
});

const MINUTE = 60_000;
const at = (ms: number) => new Date(ms).toISOString();

test("a booking and its yes of two days ago write nothing; the proposal waits for a fresh yes", async () => {
  const user = await createUser();
  const clock = Date.parse(NOW);
  const phone = await converse(user, NOW, { clock: () => clock });
  const written = clock - 2 * 1440 * MINUTE;
  const old = { at: at(written), late: clock - written };
  const gone = await phone.text("book 30 min with anna@example.com tomorrow at 3pm", old);
  expect(gone.text).toMatch(/You wrote this on Sun 22 Nov, 09:05[\s\S]*already passed/);
  const ahead = await phone.text("book 30 min with anna@example.com on Friday at 3pm", old);
  expect(ahead.text).toMatch(/You wrote this on Sun 22 Nov, 09:05[\s\S]*Shall I book this\?[\s\S]*Fri 27 Nov/);
  const yes = await phone.text("yes", old);
  expect(yes.text).toMatch(/too long ago to count[\s\S]*Shall I book this\?/);
  expect(await writesOf(user)).toBe(0);
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
});

test("of an old message reads are answered, an undo and a preference are not done", async () => {
  const user = await createUser();
  const clock = Date.parse(NOW);
  const phone = await converse(user, NOW, { clock: () => clock });
  await phone.text(BUDGET);
  await phone.text("yes");
  const old = { at: at(clock - 60 * MINUTE), late: 60 * MINUTE };
  expect((await phone.text("what's on tomorrow?", old)).text).toMatch(/You wrote this on[\s\S]*“Budget”/);
  expect((await phone.text("undo", old)).text).toMatch(/so I did nothing/);
  expect((await phone.text("no meetings before 10", old)).text).toMatch(/so I did nothing/);
  expect(await titlesOf(user)).toEqual(["Budget"]);
});

test.each([
  [9, 0, /^Booked/],
  [0, 29, /^Booked/],
  [11, 0, /too long ago/],
  [0, 31, /too long ago/],
  [3 * 1440, 0, /You wrote this on[\s\S]*nothing waiting/],
  [0, 3 * 1440, /You wrote this on[\s\S]*nothing waiting/],
])("a yes that was %i minutes on its way and waited %i minutes with us", async (late, waited, says) => {
  const user = await createUser();
  const begin = Date.parse(NOW);
  let clock = begin;
  const phone = await converse(user, NOW, { clock: () => clock });
  await phone.text("book 30 min with anna@example.com on Monday at 3pm");
  clock = begin + (late + waited) * MINUTE + 20_000;
  expect((await phone.text("yes", { at: at(begin + 20_000), late: late * MINUTE })).text).toMatch(says);
});

test("nothing is booked or moved to before the real clock, however the message is stamped", async () => {
  const user = await createUser();
  const clock = Date.parse(NOW);
  const phone = await converse(user, NOW, { clock: () => clock });
  const little = { at: at(clock - 8 * MINUTE), late: 8 * MINUTE };
  // Ahead of the message, behind the clock.
  expect((await phone.text("book 15 min with anna@example.com today at 9:00", little)).text).toMatch(/already passed/);
  await phone.text(BUDGET);
  await phone.text("yes");
  expect((await phone.text("move the budget to today at 9:00", little)).text).toMatch(/already passed/);
  expect(await writesOf(user)).toBe(1);
});

test("a time that passes between the question and the yes is refused by the machine's clock", async () => {
  const user = await createUser();
  const begin = Date.parse(NOW);
  let clock = begin;
  const phone = await converse(user, NOW, { clock: () => clock });
  await phone.text("book 15 min with anna@example.com today at 9:10");
  clock = begin + 6 * MINUTE;
  expect((await phone.text("yes", { at: at(begin + 4 * MINUTE), late: 2 * MINUTE })).text).toMatch(/has passed/);
  expect(await writesOf(user)).toBe(0);
});

test("messages that lie ahead of the clock are taken as they are", async () => {
  const user = await createUser();
  const ahead = Date.now() + 400 * 1440 * MINUTE;
  const phone = phoneOf(user, at(ahead));
  await phone.text("book 30 min with anna@example.com tomorrow at 3pm");
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
});

test("an old yes that comes through the webhook books nothing", async () => {
  const user = await createUser();
  const phone = phoneOf(user, at(Date.now()));
  await phone.text("book 30 min with anna@example.com tomorrow at 3pm");
  const { text } = await phone.text("yes", { at: at(Date.now() - 11 * MINUTE) });
  expect(text).toMatch(/too long ago/);
  expect(await writesOf(user)).toBe(0);
  expect(await db.select().from(deliveries).where(eq(deliveries.userId, user.id))).toHaveLength(2);
});

/** A talk in which the card is taken half a minute and 200 milliseconds after the first message. */
async function slowCard(first: string) {
  const user = await createUser();
  const begin = Date.parse(NOW);
  const takenAt = begin + 30_200;
  let clock = begin;
  const phone = await converse(user, NOW, { clock: () => clock });
  const text = (body: string, sentAt: number, more: { choiceId?: string; repliesTo?: string; late?: number } = {}) =>
    phone.text(body, { at: at(Math.floor(sentAt / 1000) * 1000), late: sentAt % 1000, ...more });
  clock = takenAt;
  const card = await text(first, begin);
  return { user, text, card, takenAt };
}

const TOO_EARLY = /^You wrote this before you could see/;

test.each([-28_500, -20_000, -1_000, -170])(
  "a yes that was written %i ms after the card books nothing, and the next one does",
  async (after) => {
    const { user, text, card, takenAt } = await slowCard(BUDGET);
    const again = await text("yes", takenAt + after);
    expect(again.text).toMatch(TOO_EARLY);
    expect(again.text).toContain(card.text);
    expect(again.buttons).toEqual(card.buttons);
    expect(await writesOf(user)).toBe(0);
    expect((await text("yes", takenAt + 5_000)).text).toMatch(/^Booked/);
  },
);

test.each([0, 500, 800, 60_000])("a yes that came %i ms after the card books", async (after) => {
  const { text, takenAt } = await slowCard(BUDGET);
  expect((await text("yes", takenAt + after)).text).toMatch(/^Booked/);
});

test("a tap and a reply that quotes the card show that it was seen, whatever their moments say", async () => {
  const tapped = await slowCard(BUDGET);
  const [yes] = tapped.card.buttons;
  const early = tapped.takenAt - 1_000;
  expect((await tapped.text("Yes, book it", early, { choiceId: yes?.id ?? "" })).text).toMatch(/^Booked/);
  const quoted = await slowCard(BUDGET);
  expect((await quoted.text("yes", early, { repliesTo: quoted.card.id })).text).toMatch(/^Booked/);
});

test.each(["1", "the second", "book it anyway"])("“%s” before the choices were seen picks none", async (words) => {
  const { user, text, takenAt } = await slowCard(BUDGET);
  expect((await text("yes", takenAt + 5_000)).text).toMatch(/^Booked/);
  const conflict = await text("book 30 min with bob@example.com tomorrow at 3pm about the pitch", takenAt + 10_000);
  expect(conflict.text).toMatch(/already have something/);
  // The clock stands still in this talk, so what lies before the card is what lies before that moment.
  const again = await text(words, takenAt - 2_000);
  expect(again.text).toMatch(TOO_EARLY);
  expect(again.rows).toEqual(conflict.rows);
  expect(await titlesOf(user)).toEqual(["Budget"]);
});

test.each([
  ["no", /Shall I undo it\?/],
  ["forget everything", /forget/i],
])("a yes before the question behind “%s” was seen does nothing", async (words, asks) => {
  const { user, text, takenAt } = await slowCard(BUDGET);
  await text("yes", takenAt + 5_000);
  expect((await text(words, takenAt + 6_000)).text).toMatch(asks);
  expect((await text("yes", takenAt - 2_000)).text).toMatch(TOO_EARLY);
  expect(await titlesOf(user)).toEqual(["Budget"]);
});

/** Each puts a question of another kind, and is asked while a budget meeting is in the calendar. */
const QUESTIONS = [
  ["book 30 min with bob@example.com thursday at 4pm about x blorft", ["yes", "no"]],
  ["book 30 min with bob@example.com tomorrow at half 3 about the pitch", ["1", "the second"]],
  ["book 30 min with bob@example.com tomorrow at 3pm about the pitch", ["1", "the second", "book it anyway"]],
  ["cancel my meeting", ["1", "no"]],
  ["what do you know about me?", ["no"]],
] as const;

test.each(QUESTIONS)(
  "what answers the question behind “%s” counts once it is written after it was asked",
  async (asks, answers) => {
    const { user, text, takenAt } = await slowCard(BUDGET);
    expect((await text("yes", takenAt + 5_000)).text).toMatch(/^Booked/);
    const question = await text(asks, takenAt + 10_000);
    const [tapped] = [...question.buttons, ...question.rows];
    for (const answer of answers) {
      // The clock stands still in this talk, so what lies before the question is what lies before that moment.
      const early = await text(answer, takenAt - 2_000);
      expect(early.text, answer).toMatch(TOO_EARLY);
      expect(early.text, answer).toContain(question.text);
      const old = await text(answer, takenAt - 60 * MINUTE, { late: 60 * MINUTE });
      expect(old.text, answer).toMatch(/too long ago to count/);
    }
    if (tapped) {
      const old = await text(tapped.title, takenAt - 60 * MINUTE, { late: 60 * MINUTE, choiceId: tapped.id });
      expect(old.text).toMatch(/too long ago to count/);
      expect(old.text).toContain(question.text);
    }
    expect(await titlesOf(user)).toEqual(["Budget"]);
    expect((await text(answers[0], takenAt + 20_000)).text).not.toMatch(/before you could see|too long ago/);
  },
);

test("a request and its yes that come in one delivery book nothing", async () => {
  const user = await createUser();
  const phone = phoneOf(user, NOW);
  await phone.text("help");
  const timestamp = String(Math.floor(Date.parse(NOW) / 1000));
  const [first = "", second = ""] = [newMessageId(), newMessageId()];
  const from = user.phone.slice(1);
  const messages = [
    { id: first, from, timestamp, type: "text", text: { body: BUDGET } },
    { id: second, from, timestamp, type: "text", text: { body: "yes" } },
  ];
  expect((await deliver(webhookBody({ messages }))).status).toBe(200);
  await phone.answered(second);
  expect((await phone.messages()).at(-1)?.text).toMatch(TOO_EARLY);
  expect(await writesOf(user)).toBe(0);
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
});

test("a card that only a second run of its turn made was never read: the yes to other words shows it first", async () => {
  const user = await createUser();
  const plain = quickDeps();
  let isFirst = true;
  const deps: Deps = {
    ...plain,
    calendar: {
      ...plain.calendar,
      listPage: async (...asked) => {
        if (isFirst) throw new ProviderError("google-calendar", 503);
        return plain.calendar.listPage(...asked);
      },
    },
    whatsapp: {
      ...plain.whatsapp,
      send: async (...sent) => {
        const id = await plain.whatsapp.send(...sent);
        if (!isFirst) return id;
        isFirst = false;
        throw new Error("the machine died");
      },
    },
  };
  const phone = await converse(user, NOW, { deps });
  expect((await phone.text("book 30 min with anna@example.com tomorrow at 3pm about the budget")).text).toMatch(
    /not answering/,
  );
  expect((await phone.text("yes")).text).toMatch(/Shall I book this/);
  expect((await calendarOf(user.email)).writes).toEqual([]);
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
});
