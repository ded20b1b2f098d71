import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { userIntegrations } from "~/db/schema/accounts";
import { conversationLog, deliveries } from "~/db/schema/messages";
import { LOSS_WORDS, type NumberLoss } from "~/domain/number-loss";
import { DAY } from "~/domain/time";
import { NUMBER_SILENCE_DAYS } from "~/domain/verification";
import * as integrations from "~/routes/dashboard.integrations";
import { deliver, newMessageId, phoneOf, webhookBody } from "../support/conversation";
import { mailsTo } from "../support/mailbox";
import { assistantOf, inAssistant, integrationsOf } from "../support/newcomer";
import { calendarOf, control, messagesTo } from "../support/sandbox";
import { args, get, sessionOf } from "../support/signed-in";
import { createUser, db, type TestUser } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const AT = Date.parse(NOW);
const userId = () => `NL.${crypto.randomUUID().replaceAll("-", "")}`;
const system = (event: object) => control<{ id: string; deliveries: number[] }>("POST", "/whatsapp/system", event);

/** Somebody with a user id, a proposal that waits for a yes, and an answer that waits to be sent. */
async function midProposal() {
  const user = await createUser();
  const senderId = userId();
  await db.update(userIntegrations).set({ whatsappUserId: senderId }).where(eq(userIntegrations.userId, user.id));
  const phone = phoneOf(user, NOW);
  expect((await phone.text("book a call with anna@example.com tomorrow at 3pm")).buttons.length).toBeGreaterThan(0);
  const id = `waits:${crypto.randomUUID()}`;
  await db.insert(deliveries).values({
    ...{ id, idempotencyKey: id, userId: user.id, channel: "whatsapp", recipient: user.phone, kind: "reply" },
    ...{ payload: { kind: "text", body: "3pm call with Anna" }, state: "planned", createdAt: AT, updatedAt: AT },
  });
  return { user, senderId, phone, waiting: id };
}

type Changes = [NumberLoss, string, (user: TestUser, senderId: string) => Promise<unknown>][];
const CHANGES: Changes = [
  [
    "number-changed",
    "user_changed_number",
    ({ phone }) => system({ from: phone, type: "user_changed_number", newNumber: "+12195555358", times: 3 }),
  ],
  [
    "number-reassigned",
    "user_changed_number that names the number as the new one",
    ({ phone }) => system({ from: "+12195555359", type: "user_changed_number", newNumber: phone }),
  ],
  [
    "identity-changed",
    "customer_identity_changed",
    ({ phone }) => system({ from: phone, type: "customer_identity_changed" }),
  ],
  [
    "identity-changed",
    "user_changed_user_id without a number",
    (_, senderId) => system({ userId: senderId, type: "user_changed_user_id", newUserId: userId() }),
  ],
  [
    "number-changed",
    "customer_changed_number as older versions write it",
    ({ phone }) => {
      const change = { type: "customer_changed_number", customer: phone.slice(1), new_wa_id: "12195555357" };
      const message = {
        id: newMessageId(),
        from: phone.slice(1),
        timestamp: seconds(),
        type: "system",
        system: change,
      };
      return deliver(webhookBody({ messages: [message] }));
    },
  ],
  [
    "identity-changed",
    "a message from the number under another user id",
    ({ phone }) => control("POST", "/whatsapp/inbound", { from: phone, userId: userId(), text: "what's on tomorrow?" }),
  ],
];

test.each(CHANGES)(
  "%s: after %s the number reads and writes nothing, and its owner is told once",
  async (loss, _, change) => {
    const { user, senderId, phone, waiting } = await midProposal();
    await change(user, senderId);
    await change(user, senderId);
    expect(await integrationsOf(user.id)).toMatchObject({
      whatsappConnected: false,
      whatsappPhone: null,
      whatsappUserId: null,
      whatsappLoss: loss,
    });
    expect(await inAssistant(user.id, "SELECT * FROM conversation")).toEqual([]);
    expect(await db.select().from(deliveries).where(eq(deliveries.id, waiting))).toMatchObject([{ state: "failed" }]);

    const turns = await db.$count(conversationLog, eq(conversationLog.userId, user.id));
    const stranger = phoneOf({ id: `phone:${user.phone}`, phone: user.phone }, NOW);
    await stranger.answered(await phone.post("yes", {}));
    await stranger.answered(await phone.post("what's on tomorrow?", {}));
    expect(await db.$count(conversationLog, eq(conversationLog.userId, user.id))).toBe(turns);
    expect((await calendarOf(user.email)).writes).toEqual([]);

    const mails = (await mailsTo(user.email)).filter(({ subject }) => subject.includes("no longer connected"));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(LOSS_WORDS[loss]);
    expect(mails[0]?.text).not.toContain(user.phone);
    const page = await integrations.loader(args(get("/dashboard/integrations", await sessionOf(user.id))));
    expect(page.whatsapp).toMatchObject({ state: "none", loss: { why: LOSS_WORDS[loss] } });
  },
);

test("a number that was proven after the change stays: WhatsApp's word may come days late", async () => {
  const user = await createUser({ calendar: false });
  await db.update(userIntegrations).set({ whatsappOptInAt: AT }).where(eq(userIntegrations.userId, user.id));
  const before = Math.floor(AT / 1000) - 60;
  await system({ from: user.phone, type: "user_changed_number", newNumber: "+12195555356", timestamp: before });
  expect(await integrationsOf(user.id)).toMatchObject({ whatsappPhone: user.phone, whatsappLoss: null });
  await system({ from: user.phone, type: "user_changed_number", newNumber: "+12195555356", timestamp: before + 120 });
  expect(await integrationsOf(user.id)).toMatchObject({ whatsappPhone: null, whatsappLoss: "number-changed" });
});

test("a message that waited while its number was taken away is a stranger's", async () => {
  const user = await createUser();
  const phone = phoneOf(user, NOW);
  const id = newMessageId();
  await db.update(userIntegrations).set({ whatsappConnected: false }).where(eq(userIntegrations.userId, user.id));
  await control("PUT", "/whatsapp/window", { number: user.phone, from: Date.now() });
  const waited = { messageId: id, from: user.phone, sentAt: AT, kind: "text", text: "what's on tomorrow?" } as const;
  await assistantOf(user.id).receive(waited, user.id);
  await assistantOf(user.id).answer();
  await phone.answered(id);
  expect((await messagesTo(user.phone)).at(-1)?.text).toMatch(/Sign up/);
  expect(await db.$count(conversationLog, eq(conversationLog.userId, user.id))).toBe(0);
});

test("after 90 days of silence the first message gets a link and nothing of the calendar, the next one nothing", async () => {
  const user = await createUser();
  const heardAt = Date.now() - NUMBER_SILENCE_DAYS * DAY;
  await db.update(userIntegrations).set({ whatsappHeardAt: heardAt }).where(eq(userIntegrations.userId, user.id));
  const phone = phoneOf(user, NOW);
  const first = await phone.text("what's on tomorrow?");
  expect(first.text).toMatch(/Connect it again with a new code: \S+\/dashboard\/onboarding\?step=whatsapp$/);
  expect(await integrationsOf(user.id)).toMatchObject({ whatsappPhone: null, whatsappLoss: "silent" });
  const stranger = phoneOf({ id: `phone:${user.phone}`, phone: user.phone }, NOW);
  await stranger.answered(await phone.post("what's on tomorrow?", {}));
  expect(await messagesTo(user.phone)).toHaveLength(1);
  expect(await db.$count(conversationLog, eq(conversationLog.userId, user.id))).toBe(0);
  const mails = (await mailsTo(user.email)).map(({ text }) => text);
  expect(mails).toEqual([expect.stringContaining(LOSS_WORDS.silent)]);
});

test("a day less is no silence, and a message starts the count anew, whatever its own timestamp says", async () => {
  const user = await createUser();
  const heardAt = Date.now() - (NUMBER_SILENCE_DAYS - 1) * DAY;
  await db.update(userIntegrations).set({ whatsappHeardAt: heardAt }).where(eq(userIntegrations.userId, user.id));
  const from = Date.now();
  expect((await phoneOf(user, "2027-11-24T09:05:00+01:00").text("what's on tomorrow?")).text).toMatch(/nothing/i);
  const { whatsappHeardAt } = await integrationsOf(user.id);
  expect(whatsappHeardAt).toBeGreaterThanOrEqual(from);
  expect(whatsappHeardAt).toBeLessThanOrEqual(Date.now());
});

test("somebody who hides their number is known by the user id that came with it once, and answered under it", async () => {
  const user = await createUser();
  const senderId = userId();
  const phone = phoneOf(user, NOW);
  await phone.answered(await sent({ from: user.phone, userId: senderId, text: "help" }));
  expect(await integrationsOf(user.id)).toMatchObject({ whatsappUserId: senderId, whatsappPhone: user.phone });

  await phone.answered(await sent({ userId: senderId, text: "book a call with anna@example.com tomorrow at 3pm" }));
  const asked = (await messagesTo(senderId)).at(-1);
  expect(asked).toMatchObject({ to: senderId, type: "interactive" });
  await phone.answered(await sent({ userId: senderId, text: "yes" }));
  expect((await calendarOf(user.email)).writes).toMatchObject([{ method: "POST" }]);
  expect(await messagesTo(user.phone)).toHaveLength(1);
});

test("a user id that nobody has is a stranger's, greeted under that id", async () => {
  const senderId = userId();
  const stranger = phoneOf({ id: `phone:${senderId}`, phone: senderId }, NOW);
  await stranger.answered(await sent({ userId: senderId, text: "what's on tomorrow?" }));
  expect((await messagesTo(senderId)).map(({ text }) => text)).toEqual([expect.stringMatching(/Sign up/)]);
});

test("a user id goes with the number that it writes from: who had it before has it no more", async () => {
  const [before, now] = [await createUser({ calendar: false }), await createUser({ calendar: false })];
  const senderId = userId();
  await phoneOf(before, NOW).answered(await sent({ from: before.phone, userId: senderId, text: "help" }));
  await phoneOf(now, NOW).answered(await sent({ from: now.phone, userId: senderId, text: "help" }));
  expect((await integrationsOf(before.id)).whatsappUserId).toBeNull();
  expect((await integrationsOf(now.id)).whatsappUserId).toBe(senderId);
});

async function sent(message: object): Promise<string> {
  const timestamp = Math.floor(AT / 1000);
  const { id, deliveries: answers } = await control<{ id: string; deliveries: number[] }>("POST", "/whatsapp/inbound", {
    ...message,
    timestamp,
  });
  expect(answers).toEqual([200]);
  return id;
}

const seconds = () => String(Math.floor(Date.now() / 1000));
