import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { createDb } from "~/db/database";
import { deliveries } from "~/db/schema/messages";
import { DELIVERY_RULES, EVIDENCE_MS, OPEN_STATES } from "~/domain/delivery-rules";
import type { FallbackMail, MailKind } from "~/domain/mail";
import type { MessageKind } from "~/domain/message";
import { HOUR, MINUTE } from "~/domain/time";
import { ProviderError } from "~/providers/errors";
import { endAsFailed } from "~/services/end-delivery";
import { markClaimUnsure, sendDelivery } from "~/services/send-delivery";
import { encryptMail } from "~/services/send-email";
import { sweepDeliveries } from "~/services/sweep-deliveries";
import { deliver, webhookBody } from "../support/conversation";
import { outbox, plan, rowOf, rowsRead } from "../support/outbox";
import { messagesTo } from "../support/sandbox";
import { quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

// Days of tries for every kind: on a busy machine they take their time.
vi.setConfig({ testTimeout: 180_000 });

const KINDS = Object.keys(DELIVERY_RULES) as (MessageKind | MailKind)[];
const IS_MESSAGE: Record<MessageKind, true> = {
  reply: true,
  "sign-up": true,
  notice: true,
  reminder: true,
  conflict: true,
  agenda: true,
  "due-items": true,
  proposal: true,
  test: true,
  code: true,
  "number-asked": true,
};
/** Each message, and of the mails one for each rule: nothing but its rule tells a mail from another. */
const DIFFERENT_KINDS = [
  ...new Map(KINDS.map((kind) => [kind in IS_MESSAGE ? kind : JSON.stringify(DELIVERY_RULES[kind]), kind])).values(),
];

/** Every way in which a provider may behave, for good. */
const PROVIDERS: Record<string, () => Promise<string>> = {
  "takes it": async () => `wamid.${crypto.randomUUID()}`,
  "refuses it for now": async () => fail({ status: 429, outcome: "refused", retryable: true }),
  "refuses it": async () => fail({ status: 400, outcome: "refused", retryable: false }),
  "says nothing": async () => fail({ status: 0, outcome: "unknown", retryable: true }),
  "says what nobody can read": async () => fail({ status: 200, outcome: "unknown", retryable: false }),
  "cannot be asked at all": async () => {
    throw new RangeError("too long");
  },
};

function fail({ status, ...details }: { status: number; outcome: "refused" | "unknown"; retryable: boolean }): never {
  throw new ProviderError("whatsapp", status, details);
}

test.each(Object.keys(PROVIDERS))("where the provider %s, every kind in every state comes to an end", async (way) => {
  const user = await createUser({ calendar: false });
  const sends = new Map<string, number>();
  const send = async (id: string) => {
    sends.set(id, (sends.get(id) ?? 0) + 1);
    return (await PROVIDERS[way]?.()) ?? "";
  };
  const plain = quickDeps();
  const { deps, pass } = outbox({
    ...plain,
    whatsapp: { ...plain.whatsapp, send: (_to, _message, id) => send(id ?? "") },
    email: { ...plain.email, send: (_to, _mail, id) => send(id) },
  });
  const rows = await Promise.all(
    DIFFERENT_KINDS.flatMap((kind) =>
      OPEN_STATES.flatMap((state) =>
        [1, 2].map(async (attempt) => ({ kind, state, attempt, id: await planned(user, kind, { state, attempt }) })),
      ),
    ),
  );
  await pass(rows.map(({ id }) => id));
  for (const { kind, state, attempt, id } of rows) {
    const place = `${kind}, ${state}, ${attempt}`;
    const ended = await rowOf(id);
    expect(["accepted", "failed"], place).toContain(ended.state);
    expect(ended.attempt, place).toBeLessThanOrEqual(2);
    // What may have gone out already goes out again as often as its kind allows, and what went twice does not.
    const { repeat } = DELIVERY_RULES[kind];
    if (state === "planned" || repeat === "keyed" || way === "refuses it for now") continue;
    expect(sends.get(id) ?? 0, place).toBe(repeat === "once" && attempt === 1 ? 1 : 0);
  }

  async function planned(owner: TestUser, kind: MessageKind | MailKind, row: object): Promise<string> {
    const id = `test:${crypto.randomUUID()}`;
    if (kind in IS_MESSAGE) return plan(owner, { id, kind, ...row }, deps.clock());
    const words = { subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
    const { sealed } = await encryptMail(deps, {
      ...words,
      to: owner.email,
      kind: kind as MailKind, // no message's
      idempotencyKey: id,
    });
    const payload = { kind: "mail", sealed } as const;
    return plan(owner, { id, channel: "email", recipient: owner.email, kind, payload, ...row }, deps.clock());
  }
});

test("a reply that was refused for now is tried for twenty minutes, ever more rarely, and no longer", async () => {
  const user = await createUser({ calendar: false });
  const tried: number[] = [];
  const plain = quickDeps();
  const box = outbox({
    ...plain,
    whatsapp: {
      ...plain.whatsapp,
      send: async () => {
        tried.push(box.now());
        return fail({ status: 429, outcome: "refused", retryable: true });
      },
    },
  });
  const start = box.now();
  const id = await plan(user, {}, start);
  await box.deps.queueDelivery(id, 0);
  await box.pass([id]);
  expect(await rowOf(id)).toMatchObject({ state: "failed", errorCode: "expired" });
  expect(tried.length).toBeGreaterThan(5);
  expect(tried.length).toBeLessThan(30);
  expect(tried.at(-1)! - start).toBeGreaterThan(10 * MINUTE);
  expect(tried.at(-1)! - start).toBeLessThan(20 * MINUTE);
});

test("a mail that is refused for now is tried for 23 hours, and fewer times than the queue allows", async () => {
  const user = await createUser({ calendar: false });
  let tries = 0;
  const plain = quickDeps();
  const box = outbox({
    ...plain,
    email: {
      ...plain.email,
      send: async () => {
        tries += 1;
        return fail({ status: 429, outcome: "refused", retryable: true });
      },
    },
  });
  const start = box.now();
  const id = `test:${crypto.randomUUID()}`;
  const words = { subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
  const { sealed } = await encryptMail(box.deps, { ...words, to: user.email, kind: "support", idempotencyKey: id });
  const payload = { kind: "mail", sealed } as const;
  await plan(user, { id, channel: "email", recipient: user.email, kind: "support", payload }, start);
  await box.deps.queueDelivery(id, 0);
  await box.pass([id]);
  expect(await rowOf(id)).toMatchObject({ state: "failed", errorCode: "expired" });
  expect(box.now() - start).toBeGreaterThanOrEqual(23 * HOUR);
  expect(tries).toBeGreaterThan(20);
  expect(tries).toBeLessThan(100);
});

test("what the queue has lost is handed to it again, on either channel", async () => {
  const user = await createUser({ calendar: false });
  const box = outbox();
  const id = await plan(user, {}, box.now());
  await box.deps.queueDelivery(id, 0);
  box.loseQueue();
  await sweepDeliveries(box.deps, box.now() + EVIDENCE_MS - 1);
  expect(box.queued()).not.toContain(id);
  await sweepDeliveries(box.deps, box.now() + EVIDENCE_MS);
  expect(box.queued().filter((one) => one === id)).toHaveLength(1);
  await sweepDeliveries(box.deps, box.now() + EVIDENCE_MS);
  expect(box.queued().filter((one) => one === id)).toHaveLength(1);
});

test.each(["claimed", "unknown"] as const)(
  "a reply that is %s and of which nothing was heard in two minutes is sent once more, and only once",
  async (state) => {
    const { user, box, silent } = await silentWorld();
    const id = await plan(user, { state }, box.now());
    await box.pass([id], box.now() + EVIDENCE_MS - 1);
    expect(silent.tries).toBe(0);
    await box.pass([id]);
    expect(silent.tries).toBe(1);
    expect(await rowOf(id)).toMatchObject({ state: "failed", errorCode: "no-evidence", attempt: 2 });
  },
);

test("a status within the two minutes is evidence: nothing is sent again", async () => {
  const { user, box, silent } = await silentWorld();
  const id = await plan(user, { state: "unknown" }, box.now());
  await status(id, "wamid.first", "sent");
  await box.pass([id], box.now() + HOUR);
  expect(silent.tries).toBe(0);
  expect(await rowOf(id)).toMatchObject({ state: "sent", attempt: 1 });
});

test("what a run that died was about to send is sent by nobody before two minutes have gone by without a status", async () => {
  const { user, box, silent } = await silentWorld();
  const id = await plan(user, { state: "claimed" }, box.now());
  expect(await markClaimUnsure(box.deps, id)).toBeNull();
  await sendDelivery(box.deps, id);
  expect(silent.tries).toBe(0);
  expect(await rowOf(id)).toMatchObject({ state: "unknown", attempt: 1, dueAt: box.now() + EVIDENCE_MS });
});

test("a run that was about to send again and one that hears of the first at the same moment do not both win", async () => {
  const { user, box } = await silentWorld();
  const id = await plan(user, { state: "unknown" }, box.now() - EVIDENCE_MS);
  await Promise.all([
    sweepDeliveries(box.deps, box.now()),
    sweepDeliveries(box.deps, box.now()),
    sweepDeliveries(box.deps, box.now()),
  ]);
  expect(box.queued().filter((one) => one === id)).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ state: "planned", attempt: 2 });
});

test.each([
  ["the first message arrives late", [["wamid.A", "delivered"]], { state: "delivered" }],
  ["the second arrives", [["wamid.B", "delivered"]], { state: "delivered", providerMessageId: "wamid.B" }],
  [
    "both do, the first one last",
    [
      ["wamid.B", "read"],
      ["wamid.A", "sent"],
      ["wamid.A", "delivered"],
    ],
    { state: "read" },
  ],
  [
    "the first is refused late and the second arrives",
    [
      ["wamid.A", "failed"],
      ["wamid.B", "delivered"],
    ],
    { state: "delivered" },
  ],
  [
    "the second is refused and the first arrives late",
    [
      ["wamid.B", "failed"],
      ["wamid.A", "delivered"],
    ],
    { state: "delivered" },
  ],
  [
    "the first arrives and the second is refused",
    [
      ["wamid.A", "delivered"],
      ["wamid.B", "failed"],
    ],
    { state: "delivered" },
  ],
  ["the second is refused", [["wamid.B", "failed"]], { state: "failed", errorCode: "131026" }],
  [
    "the second is refused and its `sent` comes late",
    [
      ["wamid.B", "failed"],
      ["wamid.B", "sent"],
    ],
    { state: "failed" },
  ],
] as const)("after a second send: %s", async (_, statuses, ended) => {
  const user = await createUser({ calendar: false });
  const id = await plan(user, { state: "accepted", attempt: 2 });
  const own = (wamid: string) => `${wamid}${id}`;
  await db
    .update(deliveries)
    .set({ providerMessageId: own("wamid.B") })
    .where(eq(deliveries.id, id));
  for (const [wamid, said] of statuses) await status(id, own(wamid), said);
  const row = await rowOf(id);
  const providerMessageId = row.providerMessageId?.replace(id, "");
  expect({ ...row, providerMessageId }).toMatchObject(ended);
});

test("a reply that was given up and arrives after all has arrived", async () => {
  const user = await createUser({ calendar: false });
  for (const said of ["sent", "delivered", "read"]) {
    const id = await plan(user, { state: "failed", errorCode: "no-evidence", attempt: 2 });
    await status(id, `wamid.${id}`, said);
    expect(await rowOf(id)).toMatchObject({ state: said, errorCode: null });
  }
});

test("the second message carries the same words as the first, through WhatsApp", async () => {
  const user = await createUser({ calendar: false });
  const box = outbox();
  await (await import("../support/sandbox")).control("PUT", "/whatsapp/window", {
    number: user.phone,
    from: Date.now(),
  });
  const id = await plan(user, { state: "unknown" }, box.now() - EVIDENCE_MS);
  await box.pass([id], box.now());
  expect((await messagesTo(user.phone)).map(({ text }) => text)).toEqual(["Here you are."]);
});

test("the sweep reads what is due, however many deliveries there are, and a bounded part of what is", async () => {
  const user = await createUser({ calendar: false });
  const now = Date.now();
  const many = (count: number, state: string, mark: string) =>
    env.DB.prepare(
      `INSERT INTO deliveries (id, idempotency_key, user_id, channel, recipient, kind, payload, state, due_at, expires_at, created_at, updated_at)
       WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
       SELECT ?2 || i, ?2 || i, ?3, 'whatsapp', ?4, 'reply', '{"kind":"text","body":"x"}', ?5, ?6, ?6, ?6, ?6 FROM n`,
    )
      .bind(count, mark, user.id, user.phone, state, now - HOUR)
      .run();
  const mark = `many:${crypto.randomUUID()}:`;
  try {
    // Without a status for ever: they were accepted, so nobody looks at them again.
    await many(30_000, "accepted", `${mark}a`);
    await many(10_000, "delivered", `${mark}d`);
    const deps = (DB: D1Database) => ({ ...outbox().deps, db: createDb(DB), clock: () => now });
    const idle = await rowsRead((DB) => sweepDeliveries(deps(DB), now - 2 * HOUR));
    expect(idle).toHaveLength(1);
    expect(idle[0]?.read).toBeLessThan(5);
    await many(3_000, "unknown", `${mark}u`);
    const busy = await rowsRead((DB) => sweepDeliveries(deps(DB), now));
    for (const { query, read } of busy) expect(read, query).toBeLessThan(5_000);
    const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${busy[0]?.query.replace(/\?/g, "1")}`).all<{
      detail: string;
    }>();
    expect(plan.results.map(({ detail }) => detail).join()).toContain("deliveries_open");
  } finally {
    await db.delete(deliveries).where(sql`${deliveries.id} LIKE ${`${mark.slice(0, 45)}%`}`);
  }
});

/** WhatsApp takes nothing and says nothing. */
async function silentWorld() {
  const user = await createUser({ calendar: false });
  const silent = { tries: 0 };
  const plain = quickDeps();
  const send = async () => {
    silent.tries += 1;
    return fail({ status: 0, outcome: "unknown", retryable: true });
  };
  return { user, silent, box: outbox({ ...plain, whatsapp: { ...plain.whatsapp, send } }) };
}

async function status(deliveryId: string, id: string, said: string) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const errors = said === "failed" ? { errors: [{ code: 131026, title: "Message undeliverable" }] } : {};
  const one = { id, status: said, timestamp, recipient_id: "316", biz_opaque_callback_data: deliveryId, ...errors };
  expect((await deliver(webhookBody({ statuses: [one] }))).status).toBe(200);
}

test("a failed message whose mail only another version can read stops no other", async () => {
  const user = await createUser({ calendar: false });
  const { deps, pass } = outbox();
  const unreadable = { of: "another version" } as unknown as FallbackMail;
  const given = { state: "unknown", kind: "notice" } as const;
  const first = await plan(user, { ...given, fallback: unreadable }, deps.clock());
  const second = await plan(user, given, deps.clock());
  await endAsFailed(deps, [first, second], "no-evidence");
  for (const id of [first, second]) expect(await rowOf(id)).toMatchObject({ state: "failed" });
  await pass([first, second]);
});
