import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { userIntegrations } from "~/db/schema/accounts";
import { conversationLog, strangerOptOuts } from "~/db/schema/messages";
import { MESSAGES_LIMIT } from "~/domain/rate-limits";
import { newMessageId, phoneOf } from "../support/conversation";
import { calendarOf } from "../support/sandbox";
import { createUser, db } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const NOW = "2026-11-24T09:05:00+01:00";

test("twenty messages at once from a number that nobody has connected get one line with the link to sign up", async () => {
  const phone = strangersPhone();
  const ids = Array.from({ length: 20 }, newMessageId);
  await Promise.all(ids.map((id) => phone.post("book a call with anna@example.com tomorrow at 3pm", { id })));
  await Promise.all(ids.map(phone.answered));
  const messages = await phone.messages();
  expect(messages.map(({ text }) => text)).toEqual([expect.stringMatching(/Sign up at \S+\/auth\?tab=signup/)]);
  expect(messages[0]?.text.split("\n")).toHaveLength(1);
});

test("a flood from one number gets its greeting and one word that it is too much; the rest is dropped with a 200", async () => {
  const phone = strangersPhone();
  const ids = Array.from({ length: MESSAGES_LIMIT.tries + 10 }, newMessageId);
  for (const id of ids) await phone.post("book a call with anna@example.com tomorrow at 3pm", { id });
  await phone.answered(ids[MESSAGES_LIMIT.tries] ?? "");
  const texts = (await phone.messages()).map(({ text }) => text);
  expect(texts).toEqual([expect.stringMatching(/Sign up/), expect.stringMatching(/more than I can read at once/)]);
});

test("a stranger is greeted once an hour by the time of the messages", async () => {
  const phone = strangersPhone();
  const greetings = async (at: string) => {
    await phone.answered(await phone.post("hello", { at }));
    return (await phone.messages()).length;
  };
  expect(await greetings("2026-11-24T09:05:00+01:00")).toBe(1);
  expect(await greetings("2026-11-24T10:04:59+01:00")).toBe(1);
  expect(await greetings("2026-11-24T10:05:00+01:00")).toBe(2);
  expect(await greetings("2026-11-24T11:04:00+01:00")).toBe(2);
  // A message that was held up on its way does not start another hour.
  expect(await greetings("2026-11-24T09:30:00+01:00")).toBe(2);
});

test("a number that its owner has not verified is a stranger, and reaches nothing of theirs", async () => {
  const user = await createUser();
  await db.update(userIntegrations).set({ whatsappConnected: false }).where(eq(userIntegrations.userId, user.id));
  const phone = phoneOf({ id: `phone:${user.phone}`, phone: user.phone }, NOW);
  expect((await phone.text("what's on tomorrow?")).text).toMatch(/Sign up/);
  await phone.answered(await phone.post("yes", {}));
  expect(await db.select().from(conversationLog).where(eq(conversationLog.userId, user.id))).toEqual([]);
  expect((await calendarOf(user.email)).writes).toEqual([]);
});

test.each([
  ["STOP", /no more messages/],
  ["afmelden", /geen berichten meer/],
  ["Arrête de m'envoyer des messages", /plus aucun message/],
])("a stranger who texts %j hears so once, and is never greeted again until START", async (stop, told) => {
  const phone = strangersPhone();
  const texts = async () => (await phone.messages()).map(({ text }) => text);
  await phone.text("hello");
  expect((await phone.text(stop)).text).toMatch(told);
  const later = "2026-11-26T09:05:00+01:00";
  for (const text of [stop, "hello", "book a call tomorrow"])
    await phone.answered(await phone.post(text, { at: later }));
  expect(await texts()).toHaveLength(2);
  expect((await phone.text("START", { at: later })).text).toMatch(/Sign up|Meld je aan|Inscrivez-vous/);
  const next = "2026-11-26T11:05:00+01:00";
  await phone.answered(await phone.post("hello", { at: next }));
  expect(await texts()).toHaveLength(4);
});

test("of a stranger's STOP nothing is kept by which the number could be written to", async () => {
  const phone = strangersPhone();
  await phone.text("STOP");
  const rows = JSON.stringify(await db.select().from(strangerOptOuts));
  expect(rows).toMatch(/"phoneHash":"[0-9a-f]{64}"/);
  expect(rows).not.toMatch(/\+44/);
});

function strangersPhone() {
  const phone = `+4477${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
  return phoneOf({ id: `phone:${phone}`, phone }, NOW);
}
