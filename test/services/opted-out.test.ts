import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runTogether } from "~/db/database";
import { newDelivery, planDelivery } from "~/db/deliveries";
import { optOutStranger, setMessages } from "~/db/opt-outs";
import { userIntegrations } from "~/db/schema/accounts";
import { googleAccounts } from "~/db/schema/calendar";
import { deliveries, strangerOptOuts } from "~/db/schema/messages";
import { action as saveNotifications } from "~/routes/dashboard.settings.notifications";
import { action as sendTest } from "~/routes/dashboard.whatsapp.test";
import { sendDelivery } from "~/services/send-delivery";
import { sendVerificationCode } from "~/services/send-verification-code";
import { syncUserCalendar } from "~/services/sync-user-calendar";
import { verifyWhatsApp } from "~/services/verify-whatsapp";
import { createDeps } from "../../workers/deps";
import { mailsTo } from "../support/mailbox";
import { control, messagesTo } from "../support/sandbox";
import { args, cookiesOf, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { converse } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

const NOW = "2026-11-24T09:05:00+01:00";

test("STOP is kept with its moment, an answer still comes, and START takes it back", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  expect((await phone.text("STOP")).text).toMatch(/no more messages.*START/);
  expect(await optedOutAt(user)).toBe(Date.parse(NOW));
  expect((await phone.text("what's on tomorrow?")).text).toMatch(/^Nothing/);
  expect((await phone.text("start")).text).toMatch(/Messages are on/);
  expect(await optedOutAt(user)).toBeNull();
});

test("a bare stop to a proposal books nothing, now and at a later yes", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text("book 30 min with anna@example.com tomorrow at 3pm");
  expect((await phone.text("Stop")).text).toMatch(/I did not book it.*START/s);
  await phone.text("yes");
  expect(await optedOutAt(user)).not.toBeNull();
  const { events } = await control<{ events: unknown[] }>("GET", `/google/events?account=${user.email}`);
  expect(events).toEqual([]);
});

test("after STOP no test message goes out, and the page says why", async () => {
  const user = await optedOut();
  const answer = await responseOf(sendTest(args(post("/dashboard/whatsapp/test", {}, await sessionOf(user.id)))));
  expect(decodeURIComponent(cookiesOf(answer))).toContain("You have stopped messages");
  expect(await messagesTo(user.phone)).toEqual([]);
});

test.each([
  ["has said STOP", { whatsappOptedOutAt: 1 }],
  ["has no number", { whatsappConnected: false, whatsappPhone: null }],
])("that Google has ended the grant is mailed to a user who %s", async (_, integrations) => {
  const user = await createUser();
  await db.update(userIntegrations).set(integrations).where(eq(userIntegrations.userId, user.id));
  await control("POST", "/google/revoke", { account: user.email });
  await db.update(googleAccounts).set({ accessTokenExpiresAt: 0 }).where(eq(googleAccounts.userId, user.id));
  for (let n = 0; n < 2; n++) await syncUserCalendar(testContext(), user.id);
  const mails = await mailsTo(user.email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Connect your Google Calendar to Parley again"]);
  expect(mails[0]?.text).toContain("/dashboard/integrations");
  expect(await messagesTo(user.phone)).toEqual([]);
});

test("a notice that waits in the queue ends when STOP comes before it, an answer goes", async () => {
  const user = await optedOut();
  const row = (kind: "notice" | "reply") => {
    const payload = { kind: "text", body: kind } as const;
    const id = `${kind}:${user.id}`;
    return newDelivery({ id, userId: user.id, channel: "whatsapp", recipient: user.phone, kind, payload }, Date.now());
  };
  await control("PUT", "/whatsapp/window", { number: user.phone, from: Date.now() });
  await runTogether(db, [planDelivery(db, row("notice")), planDelivery(db, row("reply"))]);
  for (const kind of ["notice", "reply"]) {
    expect(await sendDelivery(createDeps(env), `${kind}:${user.id}`)).toBe("done");
  }
  expect((await messagesTo(user.phone)).map(({ text }) => text)).toEqual(["reply"]);
  const ended = await db
    .select()
    .from(deliveries)
    .where(eq(deliveries.id, `notice:${user.id}`))
    .get();
  expect(ended).toMatchObject({ state: "failed", errorCode: "opted-out" });
});

test("the switch in the settings is the same state, and switching it off twice keeps the first moment", async () => {
  const user = await createUser();
  const cookie = await sessionOf(user.id);
  const save = (fields: Record<string, string>) =>
    responseOf(saveNotifications(args(post("/dashboard/settings/notifications", fields, cookie))));
  await save({ notifyEmail: "on" });
  const first = await optedOutAt(user);
  expect(first).not.toBeNull();
  await save({});
  expect(await optedOutAt(user)).toBe(first);
  await save({ messages: "on" });
  expect(await optedOutAt(user)).toBeNull();
});

test("a code that was asked for is an answer: it goes out after STOP, and proving the number is a new consent", async () => {
  const user = await optedOut();
  expect(await sendVerificationCode(createDeps(env), { userId: user.id, phone: user.phone, code: "123456" })).toBe(
    true,
  );
  await optOutStranger(db, user.phone, 1);
  const context = testContext();
  const assistantOf = () => ({
    ...context.assistantOf({ userId: user.id }),
    checkCode: async () => ({ phone: user.phone }),
  });
  expect(await verifyWhatsApp({ ...context, assistantOf }, user.id, "123456")).toMatchObject({ ok: true });
  expect(await optedOutAt(user)).toBeNull();
  expect(await db.select().from(strangerOptOuts).where(eq(strangerOptOuts.optedOutAt, 1))).toEqual([]);
});

async function optedOut(): Promise<TestUser> {
  const user = await createUser();
  await runTogether(db, [setMessages(db, user.id, "off", Date.now())]);
  return user;
}

async function optedOutAt(user: TestUser) {
  const row = await db.select().from(userIntegrations).where(eq(userIntegrations.userId, user.id)).get();
  return row?.whatsappOptedOutAt;
}
