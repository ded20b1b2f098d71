import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readOpenWork } from "~/db/open-work";
import { deliveries } from "~/db/schema/messages";
import { EVIDENCE_MS } from "~/domain/delivery-rules";
import { HOUR, SECOND } from "~/domain/time";
import type { Deps } from "~/services/deps";
import { createDeps } from "../../workers/deps";
import worker from "../../workers/entry";
import { deliver, newMessageId, webhookBody } from "../support/conversation";
import { outbox } from "../support/outbox";
import { calendarOf, control, type Fault, failNext, messagesTo } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

const NOW = "2026-11-24T09:05:00+01:00";
const BOOK = "book 30 min with anna@example.com tomorrow at 3pm";
const pairLimit = { error: { code: 131056, message: "(#131056) Pair rate limit hit", type: "OAuthException" } };

test.each([
  ["429", { status: 429 }],
  ["131056, too many messages to one person", { status: 400, body: pairLimit }],
])("a reply that WhatsApp refuses with %s goes out once, by the queue", async (_, fault) => {
  const { user, phone, queued } = await talk();
  await failSends(user, { ...fault, times: 3 });
  await phone.text(BOOK).catch(noAnswer);
  expect(await messagesTo(user.phone)).toEqual([]);
  expect(queued).toHaveLength(1);
  expect(await onlyDelivery(user)).toMatchObject({ state: "planned" });

  const [id = ""] = queued;
  // The queue delivers at least once.
  expect((await consume(id, id)).explicitAcks).toHaveLength(2);
  await consume(id);
  const sent = await messagesTo(user.phone);
  expect(sent.map(({ text }) => text)).toEqual([expect.stringMatching(/^Shall I book/)]);
  expect(await onlyDelivery(user)).toMatchObject({ state: expect.stringMatching(/accepted|sent|delivered/) });
});

const tokenOver = { error: { code: 190, message: "Error validating access token", type: "OAuthException" } };

test("a reply that is refused because our own token is over goes out once there is another", async () => {
  const { user, phone, queued } = await talk();
  for (const text of [BOOK]) await phone.text(text);
  await failSends(user, { status: 401, body: tokenOver, times: 2 });
  await phone.text("yes").catch(noAnswer);
  const [id = ""] = queued;
  expect((await consume(id)).retryMessages).toHaveLength(1);
  expect((await consume(id)).explicitAcks).toHaveLength(1);
  const sent = await messagesTo(user.phone);
  expect(sent.at(-1)?.text).toMatch(/^Booked/);
});

test("a reply that is refused again waits in the queue, and stays planned until it goes", async () => {
  const { user, phone, queued } = await talk();
  await failSends(user, { status: 429, times: 3 + 3 });
  await phone.text("help").catch(noAnswer);
  const [id = ""] = queued;
  expect((await consume(id)).retryMessages).toHaveLength(1);
  expect(await onlyDelivery(user)).toMatchObject({ state: "planned" });
  expect((await consume(id)).explicitAcks).toHaveLength(1);
  expect(await messagesTo(user.phone)).toHaveLength(1);
});

test("a reply whose sending was never answered is not sent again; the status webhook says that it arrived", async () => {
  const { user, phone, queued } = await talk();
  await control("POST", "/whatsapp/status", { auto: false });
  try {
    await failSends(user, { drop: "after", times: 1 });
    await phone.text("help");
  } finally {
    await control("POST", "/whatsapp/status", { auto: true });
  }
  expect(await messagesTo(user.phone)).toHaveLength(1);
  expect(queued).toEqual([]);
  const unknown = await onlyDelivery(user);
  expect(unknown).toMatchObject({ state: "unknown", providerMessageId: null });
  await consume(unknown.id);
  expect(await messagesTo(user.phone)).toHaveLength(1);

  const [message] = await messagesTo(user.phone);
  await control("POST", "/whatsapp/status", { id: message?.id, status: "delivered" });
  expect(await onlyDelivery(user)).toMatchObject({ state: "delivered", providerMessageId: message?.id });
});

test("a reply that was lost before it reached WhatsApp is unknown too, and is sent again when nothing says that it arrived", async () => {
  const { user, phone, queued } = await talk();
  await failSends(user, { drop: "before", times: 1 });
  await phone.text("help").catch(noAnswer);
  expect(queued).toEqual([]);
  const { id, state } = await onlyDelivery(user);
  expect(state).toBe("unknown");
  expect(await messagesTo(user.phone)).toEqual([]);

  const box = outbox();
  await box.pass([id], box.now() + EVIDENCE_MS - SECOND);
  expect(await messagesTo(user.phone)).toEqual([]);
  await box.pass([id], box.now() + HOUR);
  expect(await messagesTo(user.phone)).toHaveLength(1);
  expect(await onlyDelivery(user)).toMatchObject({ attempt: 2 });
});

test("one message of a batch that breaks is tried again alone; the others are done", async () => {
  const { user, phone, queued } = await talk();
  await failSends(user, { status: 429, times: 3 });
  await phone.text("help").catch(noAnswer);
  const [id = ""] = queued;
  const broken = { id: newMessageId(), timestamp: new Date(), attempts: 1, body: null as never };
  const good = { ...broken, id: newMessageId(), body: { deliveryId: id } };
  const { explicitAcks, retryMessages } = await consumeAs("deliveries", [broken, good, { ...broken, id: "last" }]);
  expect(explicitAcks).toEqual([good.id]);
  expect(retryMessages.map(({ msgId }) => msgId)).toEqual([broken.id, "last"]);
  expect(await messagesTo(user.phone)).toHaveLength(1);
});

test("what the queue has given up ends as failed, unless it has ended, and is not asked for again", async () => {
  const { user, phone, queued } = await talk();
  await failSends(user, { status: 429, times: 3 });
  await phone.text("help").catch(noAnswer);
  const [id = ""] = queued;
  const dead = { id: newMessageId(), timestamp: new Date(), attempts: 1, body: { deliveryId: id } };
  const { deadLetters } = await readOpenWork(db, Date.now());
  expect((await consumeAs("deliveries-dead", [dead])).explicitAcks).toEqual([dead.id]);
  expect(await readOpenWork(db, Date.now())).toMatchObject({ deadLetters: deadLetters + 1 });
  expect(await onlyDelivery(user)).toMatchObject({ state: "failed", errorCode: "dead-letter" });
  await consume(id);
  expect(await messagesTo(user.phone)).toEqual([]);
  const said = statusOf(newMessageId(), "delivered", { biz_opaque_callback_data: id });
  await deliver(webhookBody({ statuses: [said] }));
  await consumeAs("deliveries-dead", [dead]);
  expect(await onlyDelivery(user)).toMatchObject({ state: "delivered" });
});

test("a queue that cannot be written to costs no answer: the sweep finds the row", async () => {
  const user = await createUser();
  const DELIVERIES = { send: async () => Promise.reject(new Error("no queue")) } as unknown as Queue; // of which this is used
  const deps = { ...quickDeps(), queueDelivery: createDeps({ ...env, DELIVERIES }).queueDelivery };
  await failSends(user, { status: 429, times: 3 });
  const phone = await converse(user, NOW, { deps });
  await phone.text("help").catch(noAnswer);
  const row = await onlyDelivery(user);
  expect(row).toMatchObject({ state: "planned" });
  const box = outbox();
  await box.pass([row.id], box.now() + HOUR);
  expect(await messagesTo(user.phone)).toHaveLength(1);
});

test("a reply after the 24-hour window closed is recorded as failed with Meta's code, and is not tried again", async () => {
  const { user, phone, queued } = await talk();
  await control("PUT", "/whatsapp/window", { number: user.phone, from: null });
  await phone.text("help").catch(noAnswer);
  const { id, ...row } = await onlyDelivery(user);
  expect(row).toMatchObject({ state: "failed", errorCode: "131047" });
  expect(queued).not.toContain(id);
});

test("a booking whose reply cannot go out is booked all the same, once", async () => {
  const { user, phone } = await talk();
  await phone.text(BOOK);
  await failSends(user, { drop: "before" });
  await phone.text("yes");
  expect((await calendarOf(user.email)).events).toHaveLength(1);
  expect((await phone.text("undo")).text).toMatch(/^My last answer may not have reached you:\nBooked[\s\S]*\n\nUndone/);
});

test("statuses only move forward: late, doubled and foreign ones change nothing", async () => {
  const { user, phone } = await talk();
  await control("POST", "/whatsapp/status", { auto: false });
  try {
    await phone.text("help");
  } finally {
    await control("POST", "/whatsapp/status", { auto: true });
  }
  const { id: deliveryId } = await onlyDelivery(user);
  const [message] = await messagesTo(user.phone);
  const say = (status: string, more: object = {}) =>
    deliver(
      webhookBody({
        statuses: [statusOf(message?.id ?? "", status, { biz_opaque_callback_data: deliveryId, ...more })],
      }),
    );
  const state = async () => (await onlyDelivery(user)).state;

  await say("sent");
  expect(await state()).toBe("accepted");
  await say("read");
  expect(await state()).toBe("read");
  for (const late of ["delivered", "sent", "failed", "read"]) expect((await say(late)).status).toBe(200);
  expect(await state()).toBe("read");
  // Somebody else's message that names our delivery is not our message.
  await deliver(
    webhookBody({ statuses: [statusOf("wamid.other", "failed", { biz_opaque_callback_data: deliveryId })] }),
  );
  await deliver(webhookBody({ statuses: [statusOf("wamid.unknown", "delivered")] }));
  expect(await onlyDelivery(user)).toMatchObject({ state: "read", providerMessageId: message?.id, errorCode: null });
});

test("a message that WhatsApp gives up on later is failed with its code, and one provider id is never on two rows", async () => {
  const { user, phone } = await talk();
  await control("POST", "/whatsapp/status", { auto: false });
  try {
    await phone.text("help");
    await phone.text("help");
  } finally {
    await control("POST", "/whatsapp/status", { auto: true });
  }
  // Nobody knows yet under which id WhatsApp has them.
  await db.update(deliveries).set({ state: "unknown", providerMessageId: null }).where(eq(deliveries.userId, user.id));
  const [first, second] = await db.select().from(deliveries).where(eq(deliveries.userId, user.id));
  const errors = [{ code: 131026, title: "Message undeliverable" }];
  const answer = await deliver(
    webhookBody({
      statuses: [
        statusOf("wamid.TESTsame", "failed", { biz_opaque_callback_data: first?.id, errors }),
        statusOf("wamid.TESTsame", "failed", { biz_opaque_callback_data: second?.id, errors }),
      ],
    }),
  );
  expect(answer.status).toBe(200);
  const rows = await db.select().from(deliveries).where(eq(deliveries.userId, user.id));
  expect(rows.filter(({ providerMessageId }) => providerMessageId === "wamid.TESTsame")).toMatchObject([
    { state: "failed", errorCode: "131026" },
  ]);
});

test("a hundred and fifty statuses in one webhook are all taken", async () => {
  const { user } = await talk();
  const ids = Array.from({ length: 150 }, () => newMessageId());
  const now = Date.now();
  const row = (id: string) => ({
    ...{
      id,
      idempotencyKey: id,
      userId: user.id,
      channel: "whatsapp" as const,
      recipient: user.phone,
      kind: "reply" as const,
    },
    ...{ payload: { kind: "text" as const, body: "x" }, state: "claimed" as const, createdAt: now, updatedAt: now },
  });
  const [first, ...rest] = ids.map((id) => db.insert(deliveries).values(row(id)));
  if (first) await db.batch([first, ...rest]);
  const statuses = ids.map((id) => statusOf(`${id}.wamid`, "delivered", { biz_opaque_callback_data: id }));
  expect((await deliver(webhookBody({ statuses }))).status).toBe(200);
  const rows = await db.select().from(deliveries).where(eq(deliveries.userId, user.id));
  expect(rows.filter(({ state }) => state === "delivered")).toHaveLength(150);
});

/** A conversation whose queue a test can see. */
async function talk() {
  const user = await createUser();
  const queued: string[] = [];
  const deps: Deps = { ...quickDeps(), queueDelivery: async (id) => void queued.push(id) };
  return { user, queued, phone: await converse(user, NOW, { deps }) };
}

const noAnswer = (error: Error) => expect(error.message).toMatch(/nothing was answered/);

async function failSends(user: TestUser, fault: Partial<Fault>) {
  await failNext({ provider: "whatsapp", account: user.phone, times: 1, ...fault });
}

async function consume(...ids: string[]) {
  const messages = ids.map((deliveryId) => ({
    id: newMessageId(),
    timestamp: new Date(),
    attempts: 1,
    body: { deliveryId },
  }));
  return consumeAs("deliveries", messages);
}

async function consumeAs(queue: string, messages: Parameters<typeof createMessageBatch<{ deliveryId: string }>>[1]) {
  const batch = createMessageBatch<{ deliveryId: string }>(queue, messages);
  const context = createExecutionContext();
  await worker.queue(batch, env);
  return getQueueResult(batch, context);
}

async function onlyDelivery(user: TestUser) {
  const isTheirs = and(eq(deliveries.userId, user.id), eq(deliveries.channel, "whatsapp"));
  const [only, another] = await db.select().from(deliveries).where(isTheirs);
  if (!only || another) throw new Error("wanted one delivery");
  return only;
}

function statusOf(id: string, status: string, more: object = {}) {
  return { id, status, timestamp: String(Math.floor(Date.now() / 1000)), recipient_id: "31600000000", ...more };
}
