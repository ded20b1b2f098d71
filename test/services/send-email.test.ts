import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { planMail } from "~/db/deliveries";
import { users } from "~/db/schema/accounts";
import { deliveries } from "~/db/schema/messages";
import { EVIDENCE_MS } from "~/domain/delivery-rules";
import { HOUR } from "~/domain/time";
import { sendDelivery } from "~/services/send-delivery";
import { encryptMail, sendEmail } from "~/services/send-email";
import { sweepDeliveries } from "~/services/sweep-deliveries";
import { createDeps } from "../../workers/deps";
import { mailsTo, type SentMail } from "../support/mailbox";
import { control, failNext } from "../support/sandbox";
import { createUser, db } from "../support/user";

const words = { subject: "Hello", text: "Hello, https://example.com/secret-link", html: "<p>Hello</p>" };

function newMail(to = `${crypto.randomUUID()}@example.com`) {
  return { ...words, to, kind: "support", idempotencyKey: `support/${crypto.randomUUID()}` } as const;
}

/** Deps whose queue only remembers, so that a test sends when it wants to. */
function deps(changes = {}) {
  const queued: string[] = [];
  return { ...createDeps(env), queueDelivery: async (id: string) => void queued.push(id), queued, ...changes };
}

async function mailbox(to: string): Promise<SentMail[]> {
  return (await control<{ messages: SentMail[] }>("GET", `/mail?to=${encodeURIComponent(to)}`)).messages;
}

const stateOf = async (id: string) => (await db.select().from(deliveries).where(eq(deliveries.id, id)))[0];

test("a mail is written, queued, sent once and known by the provider's id", async () => {
  const mail = newMail();
  const ours = deps();
  await sendEmail(ours, mail);
  await sendEmail(ours, mail);
  expect(ours.queued).toEqual([mail.idempotencyKey, mail.idempotencyKey]);
  expect(await Promise.all(ours.queued.map((id) => sendDelivery(ours, id)))).toEqual(["done", "done"]);
  const [sent, ...more] = await mailbox(mail.to);
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    subject: "Hello",
    text: words.text,
    from: "Parley <hello@parley.test>",
    idempotencyKey: mail.idempotencyKey,
  });
  expect(await stateOf(mail.idempotencyKey)).toMatchObject({
    state: expect.stringMatching(/^(?:accepted|delivered)$/),
    providerMessageId: sent?.id,
  });
});

test("V14.2.1: what a mail says is encrypted in the database, and only for this mail", async () => {
  const mail = newMail();
  await sendEmail(deps(), mail);
  const row = await stateOf(mail.idempotencyKey);
  expect(JSON.stringify(row?.payload)).not.toContain("secret-link");
  const copied = `support/${crypto.randomUUID()}`;
  await db.insert(deliveries).values({ ...row!, id: copied, idempotencyKey: copied });
  expect(await sendDelivery(deps(), copied)).toBe("done");
  expect(await stateOf(copied)).toMatchObject({ state: "failed", errorCode: "unsendable" });
  expect(await mailbox(mail.to)).toEqual([]);
});

test.each([
  ["a limit", { status: 429 }],
  ["a stumble", { status: 500 }],
  ["a broken connection before the provider did it", { drop: "before" }],
  ["a broken connection after the provider did it", { drop: "after" }],
] as const)("after %s the mail is tried again and arrives once", async (_, fault) => {
  const mail = newMail();
  const ours = deps();
  await sendEmail(ours, mail);
  await failNext({ provider: "resend", account: mail.to, times: 1, ...fault });
  expect(await sendDelivery(ours, mail.idempotencyKey)).toEqual({ retryAfter: 30 });
  expect(await sendDelivery(ours, mail.idempotencyKey)).toBe("done");
  expect(await mailbox(mail.to)).toHaveLength(1);
});

test("a database that fails while a refusal is written down loses no mail", async () => {
  const mail = newMail();
  const ours = deps();
  await sendEmail(ours, mail);
  await failNext({ provider: "resend", account: mail.to, times: 1, status: 500 });
  let failsNext = false;
  const send: typeof ours.email.send = (...words) => ours.email.send(...words).finally(() => (failsNext = true));
  const failing = new Proxy(db, {
    get(target, key) {
      if (failsNext) {
        failsNext = false;
        throw new Error("D1_ERROR: Network connection lost");
      }
      return Reflect.get(target, key);
    },
  });
  const broken = sendDelivery({ ...ours, db: failing, email: { ...ours.email, send } }, mail.idempotencyKey);
  await expect(broken).rejects.toThrow("D1_ERROR");
  await sweepDeliveries(ours, Date.now() + EVIDENCE_MS);
  expect(await sendDelivery(ours, mail.idempotencyKey)).toBe("done");
  expect(await mailbox(mail.to)).toHaveLength(1);
});

test("a mail that the provider refuses for good is not tried again", async () => {
  const mail = newMail("no address at all");
  const ours = deps();
  await sendEmail(ours, mail);
  expect(await sendDelivery(ours, mail.idempotencyKey)).toBe("done");
  expect(await stateOf(mail.idempotencyKey)).toMatchObject({ state: "failed", errorCode: "validation_error" });
});

test("a mail whose key the provider has forgotten is not sent any more", async () => {
  const mail = newMail();
  await sendEmail(deps(), mail);
  const late = deps({ clock: () => Date.now() + 24 * HOUR });
  expect(await sendDelivery(late, mail.idempotencyKey)).toBe("done");
  expect(await stateOf(mail.idempotencyKey)).toMatchObject({ state: "failed", errorCode: "expired" });
  expect(await mailbox(mail.to)).toEqual([]);
});

test("two runs of the queue at once send one mail", async () => {
  const mail = newMail();
  const ours = deps();
  await sendEmail(ours, mail);
  await Promise.all(Array.from({ length: 5 }, () => sendDelivery(ours, mail.idempotencyKey)));
  expect(await mailbox(mail.to)).toHaveLength(1);
});

test("a user's mails go when the account goes", async () => {
  const user = await createUser({ calendar: false });
  const ours = deps();
  const mail = { ...newMail(user.email), userId: user.id };
  await planMail(db, await encryptMail(ours, mail), Date.now());
  await db.delete(users).where(eq(users.id, user.id));
  expect(await stateOf(mail.idempotencyKey)).toBeUndefined();
  expect(await mailsTo(user.email)).toEqual([]);
});
