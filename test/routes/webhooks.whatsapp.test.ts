import { runInDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { conversationLog } from "~/db/schema/messages";
import { deliver, newMessageId, phoneOf, webhookBody } from "../support/conversation";
import { plan, rowOf } from "../support/outbox";
import { control, messagesTo } from "../support/sandbox";
import { createUser, db, type TestUser } from "../support/user";

const NOW = "2026-11-24T09:05:00+01:00";
const URL_OF_WEBHOOK = "http://localhost:8787/webhooks/whatsapp";

test.each([
  ["without a signature", null],
  ["with an empty signature", ""],
  ["signed for another body", `sha256=${"0".repeat(64)}`],
  ["with a signature that is no hex", "sha256=nonsense"],
])("a webhook %s is refused with 401 and nothing of it is kept", async (_, signature) => {
  const user = await createTexter();
  const id = newMessageId();
  const [delivery, status] = await sentTo(user, "read");
  const body = webhookBody({ messages: [textOf(user, id, "help")], statuses: [status] });
  expect((await deliver(body, signature)).status).toBe(401);
  expect(await inboxOf(user)).toEqual([]);
  expect((await rowOf(delivery)).state).toBe("accepted");

  // The same bytes, signed: it was the signature.
  expect((await deliver(body)).status).toBe(200);
  expect(await inboxOf(user)).toEqual([id]);
  expect((await rowOf(delivery)).state).toBe("read");
});

test.each([
  ["no JSON", "{"],
  ["nothing", ""],
  ["null", "null"],
  ["a list", "[]"],
  ["another object", '{"object":"page","entry":[]}'],
  ["no entry", '{"object":"whatsapp_business_account"}'],
  ["an entry of text", '{"object":"whatsapp_business_account","entry":"x"}'],
  [
    "a field of another kind",
    '{"object":"whatsapp_business_account","entry":[{"changes":[{"field":"flows","value":{}}]}]}',
  ],
  ["messages that are none", webhookBody({ messages: [null, 1, "x", {}, { id: "x" }] })],
  ["statuses that are none", webhookBody({ statuses: [null, {}, { id: "x", status: "sold", timestamp: "1" }] })],
])("a signed webhook with %s is answered 200", async (_, body) => {
  expect((await deliver(body)).status).toBe(200);
});

test("several messages of several people and their statuses in one webhook are each taken; a broken part costs itself", async () => {
  const [anna, bob] = [await createTexter(), await createTexter()];
  const ids = [newMessageId(), newMessageId(), newMessageId()] as const;
  const messages = [
    textOf(anna, ids[0], "help"),
    { broken: true },
    textOf(bob, ids[1], "help"),
    textOf(anna, ids[2], "what's on tomorrow?"),
  ];
  const [delivery, status] = await sentTo(anna, "delivered");
  expect((await deliver(webhookBody({ messages, statuses: [{}, status] }))).status).toBe(200);
  expect(await inboxOf(anna)).toEqual([ids[0], ids[2]]);
  expect(await inboxOf(bob)).toEqual([ids[1]]);
  expect((await rowOf(delivery)).state).toBe("delivered");
});

test("a webhook of another business number is answered 200 and changes nothing: no message, no status", async () => {
  const user = await createTexter();
  const [delivery, status] = await sentTo(user, "delivered");
  const value = { messages: [textOf(user, newMessageId(), "help")], statuses: [status] };
  expect((await deliver(webhookBody(value, "106540352242923"))).status).toBe(200);
  const sent = { from: user.phone, text: "help", phoneNumberId: "106540352242923" };
  expect(await control("POST", "/whatsapp/inbound", sent)).toMatchObject({ deliveries: [200] });
  expect(await inboxOf(user)).toEqual([]);
  expect((await rowOf(delivery)).state).toBe("accepted");
});

test.each([
  ["a picture", { type: "image", image: { id: "1", mime_type: "image/jpeg" } }, /only read text/],
  ["a sticker", { type: "sticker", sticker: { id: "1" } }, /only read text/],
  ["a place", { type: "location", location: { latitude: 52, longitude: 5 } }, /place on the map/],
  ["a contact", { type: "contacts", contacts: [] }, /no e-mail address/],
  ["a voice note", { type: "audio", audio: { id: "1" } }, /voice/],
  ["a kind that does not exist yet", { type: "hologram", hologram: {} }, /only read text/],
])("%s is answered with a friendly line", async (_, content, says) => {
  const user = await createTexter();
  const phone = phoneOf(user, NOW);
  const id = newMessageId();
  expect((await deliver(webhookBody({ messages: [{ ...textOf(user, id, ""), ...content }] }))).status).toBe(200);
  await phone.answered(id);
  expect((await messagesTo(user.phone)).at(-1)?.text).toMatch(says);
});

test.each([
  ["a reaction", { type: "reaction", reaction: { message_id: "wamid.x", emoji: "👍" } }],
  ["a system message of a kind that does not exist yet", { type: "system", system: { body: "x", type: "user_moved" } }],
])("%s is no question, and is not answered", async (_, content) => {
  const user = await createTexter();
  const message = { ...textOf(user, newMessageId(), ""), ...content };
  expect((await deliver(webhookBody({ messages: [message] }))).status).toBe(200);
  expect(await inboxOf(user)).toEqual([]);
});

test.each(["1", "99999999999"])("a message with the timestamp %s is answered like any other", async (timestamp) => {
  const user = await createTexter();
  const phone = phoneOf(user, NOW);
  const id = newMessageId();
  const message = { ...textOf(user, id, "what's on tomorrow?"), timestamp };
  expect((await deliver(webhookBody({ messages: [message] }))).status).toBe(200);
  await phone.answered(id);
  const [turn] = await db.select().from(conversationLog).where(eq(conversationLog.messageId, id));
  expect(turn?.reply).toMatch(/nothing/i);
});

test("Meta's question at set-up is answered with the bare challenge, to those who know the token only", async () => {
  const ask = (query: Record<string, string>) =>
    exports.default.fetch(`${URL_OF_WEBHOOK}?${new URLSearchParams(query)}`);
  const right = {
    "hub.mode": "subscribe",
    "hub.verify_token": env.WHATSAPP_VERIFY_TOKEN,
    "hub.challenge": "1158201444",
  };
  const answer = await ask(right);
  expect([answer.status, await answer.text()]).toEqual([200, "1158201444"]);
  for (const wrong of [{ "hub.verify_token": "guess" }, { "hub.verify_token": "" }, { "hub.mode": "unsubscribe" }]) {
    const refused = await ask({ ...right, ...wrong });
    expect(refused.status).toBe(403);
    expect(await refused.text()).not.toContain("1158201444");
  }
  expect((await ask({})).status).toBe(403);
});

/** Somebody whom WhatsApp lets us answer. */
/** A message of ours that WhatsApp has taken, and a status of it. */
async function sentTo(user: TestUser, status: string) {
  const id = newMessageId();
  const delivery = await plan(user, { state: "accepted", providerMessageId: id });
  return [delivery, { id, status, timestamp: "1795507500" }] as const;
}

async function createTexter(): Promise<TestUser> {
  const user = await createUser();
  await control("PUT", "/whatsapp/window", { number: user.phone, from: Date.now() });
  return user;
}

function textOf(user: TestUser, id: string, body: string) {
  const timestamp = String(Date.parse(NOW) / 1000);
  return { id, from: user.phone.replace("+", ""), timestamp, type: "text", text: { body } };
}

/** Ids in the inbox of this user's assistant, in order of arrival. */
async function inboxOf(user: TestUser): Promise<unknown[]> {
  const assistant = env.ASSISTANT.get(env.ASSISTANT.idFromName(user.id));
  return runInDurableObject(assistant, (_, state) =>
    state.storage.sql
      .exec("SELECT message_id FROM inbox ORDER BY position")
      .toArray()
      .map((row) => row.message_id),
  );
}
