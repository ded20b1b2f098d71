import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { apologise } from "~/agent/answer-message";
import { deliveryId } from "~/agent/carry-out";
import { withLost } from "~/agent/say/message";
import type { Voice } from "~/agent/say/voice";
import { deliveries } from "~/db/schema/messages";
import { BODY_MAX } from "~/domain/message";
import { DAY, HOUR, MINUTE } from "~/domain/time";
import { newMessageId } from "../support/conversation";
import { crashAt } from "../support/crash";
import { outbox } from "../support/outbox";
import { failNext, messagesTo } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

const NOW = "2026-11-24T09:05:00+01:00";
const SAYS = "My last answer may not have reached you";
const AGENDA = /Nothing/i;

test("an answer that was lost twice is told with the next one, once", async () => {
  const { user, phone, lose } = await talk();
  await lose("what's on tomorrow?");
  const [row] = await rowsOf(user);
  const box = outbox();
  await failNext({ provider: "whatsapp", account: user.phone, drop: "before", times: 1 });
  await box.pass([row?.id ?? ""], box.now() + HOUR);
  expect((await rowsOf(user))[0]).toMatchObject({ state: "failed", errorCode: "no-evidence", attempt: 2 });

  const told = await phone.text("thanks");
  expect(told.text).toMatch(new RegExp(`^${SAYS}:\n.*nothing[\\s\\S]*\n\nYou're welcome`, "i"));
  expect((await phone.text("thanks")).text).toMatch(/^You're welcome/);
});

test("what is told is not sent again, and the sweep finds nothing open", async () => {
  const { user, phone, lose } = await talk();
  await lose("what's on tomorrow?");
  expect((await phone.text("thanks")).text).toContain(SAYS);
  const rows = await rowsOf(user);
  const box = outbox();
  await box.pass(
    rows.map(({ id }) => id),
    box.now() + HOUR,
  );
  expect(await messagesTo(user.phone)).toHaveLength(1);
  expect(rows[0]).toMatchObject({ state: "failed", attempt: 1, toldBy: rows[1]?.id });
});

test("it is told in the user's own language", async () => {
  const { phone, lose } = await talk();
  await lose("wat staat er morgen op de agenda?");
  expect((await phone.text("dankjewel")).text).toMatch(/^Mijn vorige antwoord heeft je misschien niet bereikt:\n/);
});

test.each([
  ["a minute", MINUTE, new RegExp(`^${SAYS}:\n.*nothing`, "i")],
  ["an hour: its words may not be true any more", HOUR, new RegExp(`^${SAYS}\\.\n\n`)],
  ["two days: nobody has heard of it meanwhile", 2 * DAY, new RegExp(`^${SAYS}\\.\n\n`)],
  ["a week: it is of no use", 7 * DAY, /^You're welcome/],
] as const)("after %s", async (_, age, says) => {
  const { user, phone, lose } = await talk();
  await lose("what's on tomorrow?");
  await db
    .update(deliveries)
    .set({ createdAt: Date.now() - age })
    .where(eq(deliveries.userId, user.id));
  expect((await phone.text("thanks")).text).toMatch(says);
});

test("a turn that would have told of it, and was given up, leaves it to the next one", async () => {
  const user = await createUser();
  const plain = quickDeps();
  const dies = async () => {
    throw new Error("the machine died");
  };
  const calendar = { ...plain.calendar, insertEvent: dies };
  const deps = { ...plain, calendar, queueDelivery: async () => {} };
  const phone = await converse(user, NOW, { deps });
  await phone.text("book 30 min with anna@example.com tomorrow at 3pm about the budget");
  await failNext({ provider: "whatsapp", account: user.phone, path: "messages", drop: "before", times: 1 });
  await phone.text("what's on tomorrow?");
  const id = newMessageId();
  await expect(phone.text("yes", { id })).rejects.toThrow("the machine died");
  const message = { messageId: id, from: user.phone, sentAt: Date.parse(NOW), kind: "text", text: "yes" } as const;
  await apologise(deps, { message, userId: user.id, language: null, claimReply: () => true });
  expect((await phone.text("thanks")).text).toContain(SAYS);
});

test("a message that is given up after a run that had taken its answer is told so once nothing says that there was one", async () => {
  const user = await createUser();
  const message = {
    messageId: newMessageId(),
    from: user.phone,
    sentAt: Date.now(),
    kind: "text",
    text: "hi",
  } as const;
  const box = outbox();
  // Opens the window for words of our own.
  await converse(user, NOW);
  await apologise(box.deps, { message, userId: user.id, language: null, claimReply: () => false });
  expect(await messagesTo(user.phone)).toEqual([]);
  await box.pass([deliveryId(message)], box.now() + HOUR);
  expect(await messagesTo(user.phone)).toHaveLength(1);
});

test("the same question again gets its answer once", async () => {
  const { phone, lose } = await talk();
  await lose("what's on tomorrow?");
  const { text } = await phone.text("what's on tomorrow?");
  expect(text).toMatch(new RegExp(`^${SAYS}\\.\n\n`));
  expect(text.match(new RegExp(AGENDA, "gi"))).toHaveLength(1);
});

test("an answer that told of another and is lost itself: the next one tells of both, each once", async () => {
  const { phone, lose } = await talk();
  await lose("what's on tomorrow?");
  await lose("who are you?");
  const { text } = await phone.text("thanks");
  expect(text.match(new RegExp(SAYS, "g"))).toHaveLength(1);
  expect(text).toMatch(/nothing[\s\S]*I keep your calendar[\s\S]*You're welcome/i);
  expect((await phone.text("thanks")).text).toMatch(/^You're welcome/);
});

test("an answer that arrives late is not told of", async () => {
  const { user, phone, lose } = await talk();
  await lose("what's on tomorrow?");
  await db.update(deliveries).set({ state: "delivered" }).where(eq(deliveries.userId, user.id));
  expect((await phone.text("thanks")).text).toMatch(/^You're welcome/);
});

test("a lost proposal is shown again before a yes counts, with its buttons, and not twice in one message", async () => {
  const { phone, lose } = await talk();
  await lose("book 30 min with anna@example.com tomorrow at 3pm about the budget");
  const again = await phone.text("yes");
  expect(again.text).toContain(SAYS);
  expect(again.text.match(/Shall I book/g)).toHaveLength(1);
  expect(again.buttons.length).toBeGreaterThan(1);
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
});

test("a turn that crashes between any two steps tells of it all the same, once", async () => {
  for (let step = 1; ; step++) {
    const user = await createUser();
    const crash = crashAt(step, "after");
    const phone = await converse(user, NOW, { deps: crash.deps });
    await failNext({ provider: "whatsapp", account: user.phone, drop: "before", times: 1 });
    await phone.text("what's on tomorrow?").catch(noAnswer);
    crash.arm();
    await phone.text("thanks").catch(noAnswer);
    crash.disarm();
    const told = (await messagesTo(user.phone)).map(({ text }) => text);
    expect(told, `after step ${step}, ${crash.stepName()}`).toEqual([expect.stringContaining(SAYS)]);
    if (!crash.happened()) break;
  }
});

test("of a full message nothing is cut for it: it is told in a text before", () => {
  const voice = { language: "en", lost: ["Nothing tomorrow."] } as Voice; // all that is read of it
  const buttons = [{ id: "yes", title: "Yes" }];
  for (let length = BODY_MAX.buttons - 200; length <= BODY_MAX.buttons; length++) {
    const own = "x".repeat(length);
    const told = withLost({ kind: "buttons", body: own, buttons }, voice);
    const texts = "body" in told ? [...(told.before ?? []), told.body] : [];
    expect(texts.at(-1)?.length).toBeLessThanOrEqual(BODY_MAX.buttons);
    expect(texts.at(-1)?.endsWith(own)).toBe(true);
    expect(texts.join()).toContain(SAYS);
  }
});

test("where texts go first, it stands before them", () => {
  const voice = { language: "en", lost: ["Nothing tomorrow."] } as Voice; // all that is read of it
  const told = withLost({ kind: "text", body: "Shall I?", before: ["Guests: Anna"] }, voice);
  expect(told.before).toEqual([`${SAYS}:\nNothing tomorrow.`, "Guests: Anna"]);
  expect(told).toMatchObject({ body: "Shall I?", again: ["Nothing tomorrow.", "Guests: Anna", "Shall I?"] });
});

/** A conversation whose answers can be lost before they reach WhatsApp. */
async function talk() {
  const user = await createUser();
  const phone = await converse(user, NOW, { deps: { ...quickDeps(), queueDelivery: async () => {} } });
  return {
    user,
    phone,
    lose: async (text: string) => {
      await failNext({ provider: "whatsapp", account: user.phone, path: "messages", drop: "before", times: 1 });
      await phone.text(text).catch(noAnswer);
    },
  };
}

const noAnswer = (error: Error) => expect(error.message).toMatch(/nothing was answered/);

async function rowsOf(user: TestUser) {
  return db.select().from(deliveries).where(eq(deliveries.userId, user.id)).orderBy(deliveries.createdAt);
}
