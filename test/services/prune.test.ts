import { env } from "cloudflare:workers";
import { eq, getTableColumns, inArray } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { noteEvent, noteEventByEmail } from "~/db/audit-log";
import { createDb, runTogether } from "~/db/database";
import { insertClient, selectClient, touchClient } from "~/db/oauth";
import { PRUNE_LIMIT, PRUNED, pruneRows } from "~/db/retention";
import { auditLog, erasures, rateLimits, sessions } from "~/db/schema/accounts";
import { oauthClients } from "~/db/schema/api";
import { earlierTrials, webhookEvents } from "~/db/schema/billing";
import { meetings } from "~/db/schema/calendar";
import { conversationLog, supportRequests, suppressedAddresses } from "~/db/schema/messages";
import { findSuppression, suppressAddress } from "~/db/suppressed-addresses";
import { noteWebhookEvents } from "~/db/webhook-events";
import { RETENTION } from "~/domain/retention";
import { DAY, HOUR, MINUTE } from "~/domain/time";
import { prune } from "~/services/prune";
import { fillEveryTable } from "../support/filled-rows";
import { queryPlan } from "../support/query-plan";
import { createUser, db } from "../support/user";
import { watchedD1 } from "../support/watched-d1";

/** Ahead of every row that other tests have made, so that only this file's rows are due. */
const NOW = Date.now();

/** A run of the job, and how many rows D1 read for it. */
async function rowsReadBy(now: number): Promise<number> {
  let read = 0;
  const watched = watchedD1(env.DB, async (roundTrip) => {
    const result = await roundTrip();
    // A batch gives one result for each statement.
    for (const { meta } of [result].flat() as D1Result[]) read += meta.rows_read;
    return result;
  });
  await prune({ db: createDb(watched) }, now);
  return read;
}

test.each(PRUNED.map((rows) => ({ name: getTableConfig(rows.table).name, rows })))(
  "what is due of $name is found by an index",
  async ({ rows }) => {
    const { sql: text, params } = (
      pruneRows(db, rows, NOW) as unknown as { toSQL(): { sql: string; params: unknown[] } }
    ).toSQL();
    const plan = await queryPlan(text, params.length);
    expect(plan).toMatch(/USING (?:COVERING )?INDEX/);
    expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
  },
);

/** Those whose rows a test can tell from others' by a user or an address. */
const NOBODYS: unknown[] = [rateLimits, webhookEvents, erasures, suppressedAddresses, oauthClients, earlierTrials];
const OWNED = PRUNED.filter(({ table }) => !NOBODYS.includes(table));

test.each(OWNED.map((rows) => ({ name: getTableConfig(rows.table).name, rows })))(
  "a row of $name stays for exactly as long as the table says",
  async ({ rows: { table, at, kind } }) => {
    const user = await createUser({ calendar: false });
    await fillEveryTable({ id: user.id, address: user.email });
    const columns: Record<string, SQLiteColumn> = getTableColumns(table);
    const mine = columns.userId ? eq(columns.userId, user.id) : eq(columns.email ?? at, user.email);
    const moment = Object.keys(columns).find((name) => columns[name] === at) ?? "";
    const start = NOW - 3_000 * DAY;
    await db
      .update(table)
      .set({ [moment]: start, ...(table === meetings && { status: "cancelled" }) })
      .where(mine);
    const left = async () => (await db.select().from(table).where(mine)).length;
    await prune({ db }, start + RETENTION[kind].keepMs - 1);
    expect(await left()).toBe(1);
    await prune({ db }, start + RETENTION[kind].keepMs);
    expect(await left()).toBe(0);
  },
);

test("that an address takes no mail is known for as long as the table says, from when it was last told", async () => {
  const address = `${crypto.randomUUID()}@example.com`;
  const start = NOW - 3_000 * DAY;
  await runTogether(db, [
    suppressAddress(db, address, "bounced", start - DAY),
    suppressAddress(db, address, "complained", start),
  ]);
  await prune({ db }, start + RETENTION.suppressedAddresses.keepMs - 1);
  expect(await findSuppression(db, address)).toBe("bounced");
  await prune({ db }, start + RETENTION.suppressedAddresses.keepMs);
  expect(await findSuppression(db, address)).toBeUndefined();
});

test("software that has registered stays for as long as the table says, from when it was last used", async () => {
  const id = crypto.randomUUID();
  const start = NOW - 3_000 * DAY;
  await runTogether(db, [
    insertClient(db, { id, name: "Assistant", redirectUris: [], createdAt: start - DAY }),
    touchClient(db, id, start),
  ]);
  await prune({ db }, start + RETENTION.oauthClients.keepMs - 1);
  expect(await selectClient(db, id)).toHaveLength(1);
  await prune({ db }, start + RETENTION.oauthClients.keepMs);
  expect(await selectClient(db, id)).toEqual([]);
});

test("a meeting that stands is never pruned, however old", async () => {
  const user = await createUser({ calendar: false });
  await fillEveryTable({ id: user.id, address: user.email });
  await db.update(meetings).set({ updatedAt: 1 }).where(eq(meetings.userId, user.id));
  await prune({ db }, NOW);
  expect(await db.select().from(meetings).where(eq(meetings.userId, user.id))).toHaveLength(1);
});

test("of many rows that are due a run takes a bounded number, the next goes on, and reading costs what is due", async () => {
  const user = await createUser({ calendar: false });
  const old = NOW - RETENTION.conversation.keepMs - DAY;
  const insert = `INSERT INTO conversation_log (message_id, user_id, text, intent, reply, at)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
    SELECT ?1 || '-' || i || '-' || ?2, ?1, 'text', 'help', 'reply', ?2 FROM n`;
  const fresh = 20_000;
  const due = 2 * PRUNE_LIMIT + 200;
  await env.DB.batch([
    env.DB.prepare(insert).bind(user.id, NOW, fresh),
    env.DB.prepare(insert).bind(user.id, old, due),
    env.DB.prepare(
      `INSERT INTO webhook_events (provider, event_id, received_at)
       WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2) SELECT ?1, i, ?3 FROM n`,
    ).bind(user.id, fresh, NOW),
  ]);
  const left = async () => await db.$count(conversationLog, eq(conversationLog.userId, user.id));
  const runs = [];
  for (let run = 0; run < 4; run++) runs.push({ read: await rowsReadBy(NOW), left: await left() });
  expect(runs.map((run) => run.left - fresh)).toEqual([due - PRUNE_LIMIT, due - 2 * PRUNE_LIMIT, 0, 0]);
  // Each row that goes is read in its index and in its table.
  for (const { read } of runs.slice(0, 2)) expect(read).toBeLessThan(5 * PRUNE_LIMIT);
  // A look into the index of each table.
  expect(runs[3]?.read).toBeLessThan(3 * PRUNED.length);
  await db.delete(conversationLog).where(eq(conversationLog.userId, user.id));
  await db.delete(webhookEvents).where(eq(webhookEvents.provider, user.id));
});

test("what has run out goes, and what has not stays", async () => {
  const user = await createUser({ calendar: false });
  const [past, coming] = [`test:${crypto.randomUUID()}`, `test:${crypto.randomUUID()}`];
  await db.insert(rateLimits).values({ key: past, windowEndsAt: NOW, count: 1 });
  await db.insert(rateLimits).values({ key: coming, windowEndsAt: NOW + 1, count: 1 });
  await prune({ db }, NOW);
  const kept = await db
    .select()
    .from(rateLimits)
    .where(inArray(rateLimits.key, [past, coming]));
  expect(kept.map(({ key }) => key)).toEqual([coming]);
  expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
  expect(await db.select().from(supportRequests).where(eq(supportRequests.userId, user.id))).toEqual([]);
});

test("what strangers can cause is one row an hour with a count; what the user does is a row each", async () => {
  const user = await createUser({ calendar: false });
  const hour = Math.ceil(NOW / HOUR) * HOUR;
  for (let n = 0; n < 30; n++) await noteEvent(db, user.id, "sign-in-failed", hour + n * MINUTE);
  await noteEvent(db, user.id, "sign-in-failed", hour + HOUR);
  for (let n = 0; n < 3; n++) await noteEventByEmail(db, user.email, "reset-asked", hour);
  for (let n = 0; n < 2; n++) await noteEvent(db, user.id, "signed-in", hour);
  const rows = await db.select().from(auditLog).where(eq(auditLog.userId, user.id)).orderBy(auditLog.at);
  expect(rows.map(({ event, at, count }) => `${event} ${(at - hour) / HOUR} ${count}`).toSorted()).toEqual([
    "reset-asked 0 3",
    "sign-in-failed 0 30",
    "sign-in-failed 1 1",
    "signed-in 0 1",
    "signed-in 0 1",
  ]);

  const before = await db.$count(auditLog);
  const unknown = `${crypto.randomUUID()}@example.com`;
  await noteEventByEmail(db, unknown, "sign-up-asked", hour);
  for (let n = 0; n < 20; n++) {
    await noteEventByEmail(db, `${n}${unknown}`, "sign-up-asked", hour);
    await noteEvent(db, null, "sign-in-refused", hour);
  }
  expect(await db.$count(auditLog)).toBeLessThanOrEqual(before + 2);
});

test("of a provider's event only a hash is stored", async () => {
  const id = `wamid.${btoa("31612345678")}${crypto.randomUUID()}`;
  await noteWebhookEvents(db, "whatsapp", [id]);
  await noteWebhookEvents(db, "whatsapp", [id]);
  expect(JSON.stringify(await db.select().from(webhookEvents))).not.toContain(id);
});
