import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userIntegrations } from "~/db/schema/accounts";
import { googleAccounts } from "~/db/schema/calendar";
import { deliveries } from "~/db/schema/messages";
import { ownerOf, selectOwner } from "~/db/users";
import { EVIDENCE_MS } from "~/domain/delivery-rules";
import { HOUR, MINUTE } from "~/domain/time";
import { endAsFailed } from "~/services/end-delivery";
import { notifyRevoked } from "~/services/notify-revoked";
import { deliver, webhookBody } from "../support/conversation";
import { crashAt } from "../support/crash";
import { mailsTo } from "../support/mailbox";
import { outbox } from "../support/outbox";
import { control, failNext, messagesTo } from "../support/sandbox";
import { createUser, db, type TestUser } from "../support/user";

const refusal = (code: number) => ({
  status: 400,
  body: { error: { code, message: `(#${code})`, type: "OAuthException" } },
});
const SUBJECT = "Connect your Google Calendar to Parley again";

interface Way {
  /** What the user has done before, or WhatsApp will do. */
  before?: (user: TestUser) => Promise<unknown>;
  /** What happens after the message went out. */
  after?: (notice: { id: string; providerMessageId: string | null }) => Promise<unknown>;
  /** Whether the message is on the phone. */
  onPhone: number;
  /** What WhatsApp says by itself would come in between, sooner or later by how busy the machine is. */
  isSilent?: true;
}

const WAYS: Record<string, Way> = {
  "has no number": { before: (user) => connected(user, { whatsappConnected: false, whatsappPhone: null }), onPhone: 0 },
  "has not proven the number": { before: (user) => connected(user, { whatsappConnected: false }), onPhone: 0 },
  "has said STOP": { before: (user) => connected(user, { whatsappOptedOutAt: 1 }), onPhone: 0 },
  "cannot get the template, which does not exist": { before: (user) => refuses(user, 132001), onPhone: 0 },
  "cannot get the template, which was paused": { before: (user) => refuses(user, 132015), onPhone: 0 },
  "cannot get the template, whose values do not fit": { before: (user) => refuses(user, 132000), onPhone: 0 },
  "has a number that is not on WhatsApp": { before: (user) => refuses(user, 131026), onPhone: 0 },
  "is silent about us: too much of the kind": { before: (user) => refuses(user, 131049), onPhone: 0 },
  "has a number that WhatsApp finds undeliverable later": {
    after: ({ id, providerMessageId }) => status(id, providerMessageId ?? "", "failed"),
    onPhone: 1,
    isSilent: true,
  },
  "cannot be reached: WhatsApp says nothing and has nothing": {
    before: (user) => failNext({ provider: "whatsapp", account: user.phone, drop: "before", times: 1 }),
    onPhone: 0,
  },
  "meets limits that last": {
    before: (user) => failNext({ provider: "whatsapp", account: user.phone, status: 429, times: 100 }),
    onPhone: 0,
  },
  "is left to the dead letters": {
    before: (user) => failNext({ provider: "whatsapp", account: user.phone, status: 429, times: 100 }),
    after: ({ id }) => endAsFailed(outbox().deps, [id], "dead-letter"),
    onPhone: 0,
  },
};

test.each(Object.entries(WAYS))("a user who %s hears of a lost grant by mail, once", async (_, way) => {
  const user = await revoked();
  await way.before?.(user);
  const box = outbox();
  if (way.isSilent) await control("POST", "/whatsapp/status", { auto: false });
  await notifyRevoked(box.deps, await owner(user));
  if (way.isSilent) await control("POST", "/whatsapp/status", { auto: true });
  const [notice] = await noticesTo(user);
  if (notice) await way.after?.(notice);
  await notifyRevoked(box.deps, await owner(user));
  await box.pass(await idsOf(user), box.now() + 2 * HOUR);
  expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([SUBJECT]);
  expect(await messagesTo(user.phone)).toHaveLength(way.onPhone);
  expect((await rowsOf(user)).filter(({ state }) => ["planned", "claimed", "unknown"].includes(state))).toEqual([]);
});

test.each([
  ["in our own words within 24 hours of their last message", MINUTE, "text"],
  ["by template later", 25 * HOUR, "template"],
])("a user whom WhatsApp reaches hears it there %s, and gets no mail", async (_, silence, type) => {
  const user = await revoked();
  await connected(user, { whatsappLastInboundAt: Date.now() - silence });
  await control("PUT", "/whatsapp/window", { number: user.phone, from: Date.now() - silence });
  const box = outbox();
  await Promise.all([notifyRevoked(box.deps, await owner(user)), notifyRevoked(box.deps, await owner(user))]);
  await box.pass(await idsOf(user), box.now() + 2 * HOUR);
  expect((await messagesTo(user.phone)).map((message) => message.type)).toEqual([type]);
  expect(await mailsTo(user.email)).toEqual([]);
});

test("a message of which a status says that it is there needs no mail, whatever the send said", async () => {
  const user = await revoked();
  await failNext({ provider: "whatsapp", account: user.phone, drop: "before", times: 1 });
  const box = outbox();
  await notifyRevoked(box.deps, await owner(user));
  const [notice] = await noticesTo(user);
  await status(notice?.id ?? "", `wamid.${user.id}`, "sent");
  await box.pass(await idsOf(user), box.now() + EVIDENCE_MS + HOUR);
  expect(await mailsTo(user.email)).toEqual([]);
});

test("a run that dies between any two steps leaves nobody untold, and tells nobody twice on one channel", async () => {
  for (let step = 1; ; step++) {
    for (const when of ["before", "after"] as const) {
      const user = await revoked();
      const crash = crashAt(step, when);
      crash.arm();
      await notifyRevoked(crash.deps, await owner(user)).catch(() => undefined);
      crash.disarm();
      await notifyRevoked(crash.deps, await owner(user));
      const box = outbox();
      await box.pass(await idsOf(user), box.now() + 2 * HOUR);
      const [messages, mails] = [await messagesTo(user.phone), await mailsTo(user.email)];
      const place = `${when} step ${step}, ${crash.stepName()}`;
      expect(messages.length + mails.length, place).toBeGreaterThanOrEqual(1);
      expect(messages.length, place).toBeLessThanOrEqual(1);
      expect(mails.length, place).toBeLessThanOrEqual(1);
      if (!crash.happened()) return;
    }
  }
});

async function revoked(): Promise<TestUser> {
  const user = await createUser();
  await db.update(googleAccounts).set({ revokedAt: Date.now() }).where(eq(googleAccounts.userId, user.id));
  return user;
}

async function connected(user: TestUser, change: Partial<typeof userIntegrations.$inferInsert>) {
  await db.update(userIntegrations).set(change).where(eq(userIntegrations.userId, user.id));
}

const refuses = (user: TestUser, code: number) =>
  failNext({ provider: "whatsapp", account: user.phone, ...refusal(code), times: 1 });

async function owner(user: TestUser) {
  const found = ownerOf(await db.batch([...selectOwner(db, user.id)]));
  if (!found) throw new Error("the user is gone");
  return found;
}

const rowsOf = (user: TestUser) => db.select().from(deliveries).where(eq(deliveries.userId, user.id));
const idsOf = async (user: TestUser) => (await rowsOf(user)).flatMap(({ id }) => [id, `${id}/mail`]);
const noticesTo = (user: TestUser) =>
  db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.userId, user.id), eq(deliveries.kind, "notice")));

async function status(deliveryId: string, id: string, said: string) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const errors = said === "failed" ? { errors: [{ code: 131026, title: "Message undeliverable" }] } : {};
  const one = { id, status: said, timestamp, recipient_id: "316", biz_opaque_callback_data: deliveryId, ...errors };
  expect((await deliver(webhookBody({ statuses: [one] }))).status).toBe(200);
}
