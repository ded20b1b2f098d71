import { env, exports } from "cloudflare:workers";
import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { newDelivery, planDelivery } from "~/db/deliveries";
import { deliveries } from "~/db/schema/messages";
import { findSuppression } from "~/db/suppressed-addresses";
import type { MailKind } from "~/domain/mail";
import { tagOf } from "~/domain/mail-event";
import * as forgot from "~/routes/auth.forgot";
import { sendEmail } from "~/services/send-email";
import { createDeps } from "../../workers/deps";
import { mailsTo } from "../support/mailbox";
import { control } from "../support/sandbox";
import { args, post } from "../support/signed-in";
import { db } from "../support/user";

const newId = () => `support/${crypto.randomUUID()}`;
const rowOf = async (id: string) => (await db.select().from(deliveries).where(eq(deliveries.id, id)))[0];

/** A mail that Resend has taken, as the outbox has it, without the sandbox's word that it arrived. */
async function mailed({ state = "accepted" as const, ...changes } = {}) {
  const id = newId();
  const providerMessageId = crypto.randomUUID();
  const words = { channel: "email", recipient: `${id}@example.com`, kind: "support" } as const;
  const payload = { kind: "mail", sealed: "" } as const;
  await planDelivery(db, newDelivery({ id, ...words, payload, state, providerMessageId, ...changes }, Date.now()));
  return { id, providerMessageId, recipient: words.recipient };
}

interface How {
  /** How long ago it was signed, milliseconds. */
  age?: number;
  eventId?: string;
  secret?: string;
  signature?: string | null;
}

/** Delivers a webhook as Resend does. */
async function deliver(body: unknown, { age = 0, secret, eventId, signature }: How = {}): Promise<number> {
  const raw = JSON.stringify(body);
  const id = eventId ?? `msg_${crypto.randomUUID()}`;
  const seconds = Math.floor((Date.now() - age) / 1000);
  const key = Buffer.from((secret ?? env.RESEND_WEBHOOK_SECRET).replace("whsec_", ""), "base64");
  const right = `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${raw}`).digest("base64")}`;
  const headers = new Headers({ "svix-id": id, "svix-timestamp": String(seconds) });
  if (signature !== null) headers.set("svix-signature", signature ?? right);
  const request = new Request("http://localhost:8787/webhooks/resend", { method: "POST", body: raw, headers });
  return (await exports.default.fetch(request)).status;
}

const event = (type: string, email_id: string, to: string, more: object = {}) => ({
  ...{ type: `email.${type}`, created_at: new Date().toISOString() },
  data: { email_id, to: [to], ...(type === "bounced" && { bounce: { type: "Permanent" } }), ...more },
});

test.each<[string, How]>([
  ["unsigned", { signature: null }],
  ["signed with nonsense", { signature: "v1,zz" }],
  ["signed with another secret", { secret: "whsec_YW5vdGhlciBzZWNyZXQ=" }],
  ["older than five minutes", { age: 6 * 60_000 }],
  ["from the future", { age: -6 * 60_000 }],
])("V8: a mail webhook that is %s is answered 401 and changes nothing", async (_, how) => {
  const { id, providerMessageId, recipient } = await mailed();
  expect(await deliver(event("bounced", providerMessageId, recipient), how)).toBe(401);
  expect((await rowOf(id))?.state).toBe("accepted");
});

test("in whatever order its events come, a mail ends the same, and a bounce is the last word", async () => {
  for (const order of [
    ["delivered", "bounced"],
    ["bounced", "delivered"],
    ["bounced", "bounced", "complained"],
  ]) {
    const { id, providerMessageId, recipient } = await mailed();
    for (const type of order) expect(await deliver(event(type, providerMessageId, recipient))).toBe(200);
    expect(await rowOf(id), order.join()).toMatchObject({ state: "failed", errorCode: "bounced" });
  }
  const { id, providerMessageId, recipient } = await mailed();
  await deliver(event("complained", providerMessageId, recipient));
  expect(await rowOf(id)).toMatchObject({ state: "delivered", errorCode: "complained" });
});

test("an event that comes before the answer to the send is known by our own id; one of nobody's mail is taken", async () => {
  const { id, recipient } = await mailed({ providerMessageId: null } as object);
  const tags = [{ name: "delivery", value: tagOf(id) }];
  const providerMessageId = crypto.randomUUID();
  expect(await deliver(event("delivered", providerMessageId, recipient, { tags }))).toBe(200);
  expect(await rowOf(id)).toMatchObject({ state: "delivered", providerMessageId });
  expect(await deliver(event("bounced", crypto.randomUUID(), recipient, { tags }))).toBe(200);
  expect((await rowOf(id))?.state).toBe("delivered");
  expect(await deliver({ nonsense: true })).toBe(200);
});

test("an event counts once, whatever it says when it comes again", async () => {
  const { id, providerMessageId, recipient } = await mailed();
  const eventId = `msg_${crypto.randomUUID()}`;
  await deliver(event("delivered", providerMessageId, recipient), { eventId });
  const at = (await rowOf(id))?.updatedAt;
  await deliver(event("bounced", providerMessageId, recipient), { eventId });
  expect(await rowOf(id)).toMatchObject({ state: "delivered", updatedAt: at });
});

test("a mail that was sent is told as delivered by the provider, and as bounced when it comes back", async () => {
  const mail = {
    subject: "Hello",
    text: "Hello",
    html: "<p>Hello</p>",
    kind: "support",
    idempotencyKey: newId(),
  } as const;
  const to = `${crypto.randomUUID()}@example.com`;
  await sendEmail(createDeps(env), { ...mail, to });
  const [sent] = await mailsTo(to);
  await vi.waitFor(async () => expect((await rowOf(mail.idempotencyKey))?.state).toBe("delivered"), 5_000);
  expect(await control("POST", "/mail/event", { id: sent?.id, type: "bounced" })).toMatchObject({ status: 200 });
  expect(await rowOf(mail.idempotencyKey)).toMatchObject({ state: "failed", errorCode: "bounced" });
});

const send = (kind: MailKind, to: string) =>
  sendEmail(createDeps(env), {
    ...{ subject: "Hello", text: "Hello", html: "", kind, to },
    idempotencyKey: `${kind}/${to}`,
  });

test.each([
  ["bounced", ["suppressed", "suppressed"], 409],
  ["complained", ["suppressed", null], 303],
] as const)(
  "an address that %s gets no notices, and hears the truth where it asks for a mail",
  async (type, codes, status) => {
    const to = `${crypto.randomUUID()}@example.com`;
    await send("support", to);
    const [first] = await mailsTo(to);
    await control("POST", "/mail/event", { id: first?.id, type });
    for (const kind of ["reminder-mail", "reset-password"] as const) await send(kind, to.toUpperCase());
    await mailsTo(to.toUpperCase());
    const rows = await Promise.all(
      ["reminder-mail", "reset-password"].map((kind) => rowOf(`${kind}/${to.toUpperCase()}`)),
    );
    expect(rows.map((row) => row?.errorCode)).toEqual(codes);
    const asked = await forgot.action(args(post("/auth/forgot", { email: to }))).catch((thrown: Response) => thrown);
    expect(asked instanceof Response ? asked.status : asked.init?.status).toBe(status);
  },
);

test("our own mailbox is never suppressed: letters go there", async () => {
  const { recipient, providerMessageId } = await mailed();
  expect(await deliver(event("bounced", providerMessageId, env.SUPPORT_EMAIL))).toBe(200);
  expect(await findSuppression(db, env.SUPPORT_EMAIL)).toBeUndefined();
  expect(await findSuppression(db, recipient)).toBeUndefined();
});
