import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userIntegrations, userPreferences } from "~/db/schema/accounts";
import { deliveries } from "~/db/schema/messages";
import type { Deps } from "~/services/deps";
import { sendDelivery } from "~/services/send-delivery";
import { deliver, webhookBody } from "../support/conversation";
import { mailsTo } from "../support/mailbox";
import { calendarOf, failNext } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

const NOW = "2026-11-24T09:05:00+01:00";
const SUBJECT = "My answer to you could not be delivered on WhatsApp";

async function talk() {
  const user = await createUser();
  const queued: string[] = [];
  const deps: Deps = { ...quickDeps(), queueDelivery: async (id) => void queued.push(id) };
  const phone = await converse(user, NOW, { deps });
  const mails = async () => {
    for (const id of queued.splice(0)) await sendDelivery({ ...deps, clock: Date.now }, id);
    return mailsTo(user.email);
  };
  return { user, phone, mails };
}

const refuse = (user: TestUser, code: number, status = 400) =>
  failNext({
    ...{ provider: "whatsapp", account: user.phone, times: 1, status },
    body: { error: { code, message: `(#${code})`, type: "OAuthException" } },
  });

const unanswered = (error: Error) => expect(error.message).toMatch(/nothing was answered/);

test.each([131026, 131047])("what WhatsApp refuses with %s comes by mail, once", async (code) => {
  const { user, phone, mails } = await talk();
  await phone.text("book Budget tomorrow at 3pm for 30 minutes");
  await refuse(user, code);
  await phone.text("yes").catch(unanswered);
  expect((await calendarOf(user.email)).events).toHaveLength(1);
  const [mail, another] = await mails();
  expect(another).toBeUndefined();
  expect(mail).toMatchObject({ subject: SUBJECT, text: expect.stringContaining("Booked: *Budget*") });
  expect(mail?.text).not.toContain(user.phone);
});

test("what WhatsApp takes first and then fails comes by mail, once, in the language of the settings", async () => {
  const { user, phone, mails } = await talk();
  await db.update(userPreferences).set({ language: "nl" }).where(eq(userPreferences.userId, user.id));
  await phone.text("wat staat er morgen?");
  const [row] = await db.select().from(deliveries).where(eq(deliveries.userId, user.id));
  // What had arrived stays so: this one has not.
  await db.update(deliveries).set({ state: "accepted" }).where(eq(deliveries.userId, user.id));
  const errors = [{ code: 131026, title: "Message undeliverable" }];
  const timestamp = String(Math.floor(Date.now() / 1000));
  const status = { status: "failed", timestamp, recipient_id: "316", biz_opaque_callback_data: row?.id, errors };
  for (const id of [row?.providerMessageId, row?.providerMessageId])
    await deliver(webhookBody({ statuses: [{ ...status, id }] }));
  const sent = await db.$count(deliveries, and(eq(deliveries.userId, user.id), eq(deliveries.kind, "reply-mail")));
  expect(sent).toBe(1);
  await mails();
});

test.each([
  [
    "wants no mail",
    (user: TestUser) =>
      db.update(userPreferences).set({ notifyEmail: false }).where(eq(userPreferences.userId, user.id)),
  ],
  [
    "has said STOP",
    (user: TestUser) =>
      db.update(userIntegrations).set({ whatsappOptedOutAt: 1 }).where(eq(userIntegrations.userId, user.id)),
  ],
])("whoever %s gets none", async (_, before) => {
  const { user, phone, mails } = await talk();
  await before(user);
  await refuse(user, 131026);
  await phone.text("what's on tomorrow?").catch(unanswered);
  expect(await mails()).toEqual([]);
});
