import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { claimTest } from "~/db/deliveries";
import { userIntegrations, users } from "~/db/schema/accounts";
import { googleAccounts } from "~/db/schema/calendar";
import { deliveries } from "~/db/schema/messages";
import { ownerOf, selectOwner } from "~/db/users";
import { templateMessage } from "~/domain/template-message";
import { DAY, HOUR, MINUTE } from "~/domain/time";
import { notifyRevoked } from "~/services/notify-revoked";
import { receiveWhatsApp } from "~/services/receive-whatsapp";
import { sendClaimed, sendDelivery } from "~/services/send-delivery";
import { sendVerificationCode } from "~/services/send-verification-code";
import { deliver, webhookBody } from "../support/conversation";
import { mailsTo } from "../support/mailbox";
import { outbox, plan, rowOf } from "../support/outbox";
import { control, failNext, messagesTo, type Outbound } from "../support/sandbox";
import { testContext } from "../support/signed-in";
import { quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";
import { watchedD1 } from "../support/watched-d1";
import { countWritten } from "../support/written-rows";

const template = templateMessage("calendarDisconnected", "en", { link: "https://parley.example" });
const words = { kind: "text", body: "Google no longer lets me in.", template } as const;
const kinds = (sent: Outbound[]) => sent.map(({ type }) => type);

test("words that waited past the window go out as the template that lies beside them", async () => {
  const user = await createUser({ calendar: false });
  await wrote(user, Date.now() - DAY + HOUR);
  const id = await plan(user, { kind: "notice", payload: words });
  const box = outbox(quickDeps(), Date.now() + 2 * HOUR);
  await db
    .update(deliveries)
    .set({ expiresAt: box.now() + HOUR })
    .where(eq(deliveries.id, id));
  await sendDelivery(box.deps, id);
  expect(kinds(await messagesTo(user.phone))).toEqual(["template"]);
  expect(await rowOf(id)).toMatchObject({ payload: template, errorCode: null });
});

test("words that WhatsApp finds too late, by its own clock, give way to the template at once, with the reason", async () => {
  const user = await createUser({ calendar: false });
  await wrote(user, Date.now() - MINUTE);
  await control("PUT", "/whatsapp/window", { number: user.phone, from: Date.now() - 2 * DAY });
  const id = await plan(user, { kind: "notice", payload: words });
  await sendDelivery(quickDeps(), id);
  expect(kinds(await messagesTo(user.phone))).toEqual(["template"]);
  expect(await rowOf(id)).toMatchObject({ payload: template, errorCode: "131047" });
  await expect.poll(async () => (await rowOf(id)).state).toBe("delivered");
  expect((await rowOf(id)).errorCode).toBe("131047");
});

test("words that are refused for it by status give way to the template, once, however often the status comes", async () => {
  const user = await createUser({ calendar: false });
  await wrote(user, Date.now() - MINUTE);
  await control("POST", "/whatsapp/status", { auto: false });
  const id = await plan(user, { kind: "notice", payload: words });
  await sendDelivery(quickDeps(), id);
  const first = (await rowOf(id)).providerMessageId ?? "";
  await status(id, first, 131047);
  expect(await rowOf(id)).toMatchObject({ state: "planned", payload: template });
  await status(id, first, 131047);
  await sendDelivery(quickDeps(), id);
  await status(id, first, 131047);
  await control("POST", "/whatsapp/status", { auto: true });
  expect(kinds(await messagesTo(user.phone))).toEqual(["text", "template"]);
  const row = await rowOf(id);
  expect(row.state).toBe("accepted");
  expect(row.providerMessageId).not.toBe(first);
});

test("a refusal by status that is faster than the answer to the send leaves the template its turn", async () => {
  const user = await createUser({ calendar: false });
  await wrote(user, Date.now() - MINUTE);
  await control("POST", "/whatsapp/status", { auto: false });
  const id = await plan(user, { kind: "notice", payload: words });
  const deps = quickDeps();
  const send: typeof deps.whatsapp.send = async (...message) => {
    const taken = await deps.whatsapp.send(...message);
    await status(id, taken, 131047);
    return taken;
  };
  await sendDelivery({ ...deps, whatsapp: { ...deps.whatsapp, send } }, id);
  await sendDelivery(deps, id);
  await control("POST", "/whatsapp/status", { auto: true });
  expect(kinds(await messagesTo(user.phone))).toEqual(["text", "template"]);
  expect(await rowOf(id)).toMatchObject({ state: "accepted", payload: template });
});

test.each([
  ["was deleted at Meta while in use", "DELETED", "132001"],
  ["was paused", "PAUSED", "132015"],
  ["was disabled", "DISABLED", "132016"],
])("a user whose template %s hears by mail at once, and the row says why", async (_, state, code) => {
  const user = await revoked();
  const language = { DELETED: "de", PAUSED: "fr", DISABLED: "es" }[state] ?? "en";
  await control("PUT", "/whatsapp/template", { name: "parley_calendar_disconnected", language, status: state });
  const owner = await ownerNow(user);
  await notifyRevoked(quickDeps(), { ...owner, preferences: { ...owner.preferences, language } });
  await control("PUT", "/whatsapp/template", { name: "parley_calendar_disconnected", language, status: "APPROVED" });
  expect(await mailsTo(user.email)).toHaveLength(1);
  const notice = and(eq(deliveries.userId, user.id), eq(deliveries.kind, "notice"));
  expect(await db.select().from(deliveries).where(notice)).toMatchObject([{ state: "failed", errorCode: code }]);
});

test("a WhatsApp that answers 200 with rubbish is believed nothing: no second message, and the mail comes", async () => {
  const user = await revoked();
  await failNext({ provider: "whatsapp", account: user.phone, status: 200, body: "<html>ok</html>", times: 5 });
  const box = outbox();
  await notifyRevoked(box.deps, await ownerNow(user));
  const ids = (await rowsOf(user)).flatMap(({ id }) => [id, `${id}/mail`]);
  await box.pass(ids, box.now() + 2 * HOUR);
  expect(await mailsTo(user.email)).toHaveLength(1);
});

test("a mail provider that answers 200 with rubbish is asked again under the same key, and one mail is there", async () => {
  const user = await revoked();
  await db.update(userIntegrations).set({ whatsappConnected: false }).where(eq(userIntegrations.userId, user.id));
  await failNext({ provider: "resend", account: user.email, status: 200, body: { ok: "yes" }, times: 1 });
  const box = outbox();
  await notifyRevoked(box.deps, await ownerNow(user));
  const [mail] = await rowsOf(user);
  await box.pass([mail?.id ?? ""], box.now() + 2 * HOUR);
  expect(await mailsTo(user.email)).toHaveLength(1);
  expect((await rowOf(mail?.id ?? "")).state).toMatch(/^(?:accepted|delivered)$/);
});

test("an account that is deleted between the claim and the send gets nothing, on any channel", async () => {
  const user = await createUser({ calendar: false });
  await wrote(user, Date.now() - MINUTE);
  const id = await plan(user, { kind: "notice", payload: words });
  let trips = 0;
  const DB = watchedD1(env.DB, async (roundTrip) => {
    const result = await roundTrip();
    trips += 1;
    // The claim has been made when the account goes.
    if (trips === 1) await db.delete(users).where(eq(users.id, user.id));
    return result;
  });
  expect(await sendDelivery(quickDeps(DB), id)).toBe("done");
  expect(await messagesTo(user.phone)).toEqual([]);
  expect(await mailsTo(user.email)).toEqual([]);
});

test("a code waits encrypted in the outbox, goes out later, and nothing of it stays", async () => {
  const user = await createUser({ calendar: false });
  const busy = { error: { code: 130429, message: "(#130429)", type: "OAuthException" } };
  await failNext({ provider: "whatsapp", account: user.phone, status: 400, body: busy, times: 3 });
  const box = outbox();
  const ask = (code: string) => sendVerificationCode(box.deps, { userId: user.id, phone: user.phone, code });
  expect(await ask("314159")).toBe(true);
  const [row] = await rowsOf(user);
  expect(row).toMatchObject({ kind: "code", state: "planned", payload: { kind: "encrypted" } });
  expect(JSON.stringify(row)).not.toContain("314159");
  await box.pass([row?.id ?? ""], box.now() + 5 * MINUTE);
  const sent = (await messagesTo(user.phone)) as unknown as { template: { parameters: string[] } }[];
  expect(sent.map((message) => message.template.parameters)).toEqual([["314159"]]);
  expect((await rowOf(row?.id ?? "")).payload).toEqual({ kind: "encrypted", sealed: "" });
});

test("an older code that still waits is not sent after a newer one", async () => {
  const user = await createUser({ calendar: false });
  const busy = { error: { code: 130429, message: "(#130429)", type: "OAuthException" } };
  await failNext({ provider: "whatsapp", account: user.phone, status: 400, body: busy, times: 3 });
  const box = outbox();
  const ask = (code: string) => sendVerificationCode(box.deps, { userId: user.id, phone: user.phone, code });
  await ask("111111");
  await ask("222222");
  for (const { id } of await rowsOf(user)) await sendDelivery(box.deps, id);
  const sent = (await messagesTo(user.phone)) as unknown as { template: { parameters: string[] } }[];
  expect(sent.map((message) => message.template.parameters[0])).toEqual(["222222"]);
});

test("from planned to read a notice writes few rows, indexes included", async () => {
  const user = await revoked();
  await control("POST", "/whatsapp/status", { auto: false });
  const { DB, written } = countWritten(env.DB);
  const deps = { ...testContext(), ...quickDeps(DB) };
  const notice = { id: `n:${user.id}`, userId: user.id, recipient: user.phone, payload: words };
  await claimTest(deps.db, notice, Date.now());
  const planned = written();
  await sendClaimed(deps, notice.id, user.phone, template);
  const accepted = written();
  const { providerMessageId } = await rowOf(notice.id);
  const at = Date.now();
  const said = { providerMessageId: providerMessageId ?? "", deliveryId: notice.id, at };
  const steps: number[] = [];
  for (const status of ["sent", "delivered", "read"] as const) {
    const before = written();
    await receiveWhatsApp(deps, { messages: [], identityChanges: [], statuses: [{ ...said, status }] });
    steps.push(written() - before);
  }
  await control("POST", "/whatsapp/status", { auto: true });
  expect((await rowOf(notice.id)).state).toBe("read");
  // `sent` says what the answer to the send has said; the rest touches no index.
  expect({ planned, accepted: accepted - planned, steps }).toEqual({ planned: 5, accepted: 2, steps: [0, 1, 1] });
});

async function wrote(user: TestUser, at: number) {
  await db.update(userIntegrations).set({ whatsappLastInboundAt: at }).where(eq(userIntegrations.userId, user.id));
  await control("PUT", "/whatsapp/window", { number: user.phone, from: at });
}

async function revoked(): Promise<TestUser> {
  const user = await createUser();
  await db.update(googleAccounts).set({ revokedAt: Date.now() }).where(eq(googleAccounts.userId, user.id));
  return user;
}

async function ownerNow(user: TestUser) {
  const found = ownerOf(await db.batch([...selectOwner(db, user.id)]));
  if (!found) throw new Error("the user is gone");
  return found;
}

const rowsOf = (user: TestUser) => db.select().from(deliveries).where(eq(deliveries.userId, user.id));

async function status(deliveryId: string, id: string, code: number) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const errors = [{ code, title: "Refused" }];
  const one = { id, status: "failed", timestamp, recipient_id: "316", biz_opaque_callback_data: deliveryId, errors };
  expect((await deliver(webhookBody({ statuses: [one] }))).status).toBe(200);
}
