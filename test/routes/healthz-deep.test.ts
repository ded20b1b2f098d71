import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDb } from "~/db/database";
import { newDelivery } from "~/db/deliveries";
import { noteDeadLetter, openWorkStatements, readOpenWork } from "~/db/open-work";
import { googleAccounts } from "~/db/schema/calendar";
import { deliveries, plannedNotifications } from "~/db/schema/messages";
import { MOST_COUNTED } from "~/domain/health";
import { DAY, HOUR, MINUTE } from "~/domain/time";
import { queryPlan } from "../support/query-plan";
import { createUser, db } from "../support/user";
import { watchedD1 } from "../support/watched-d1";

const look = (authorization?: string) =>
  exports.default.fetch("http://localhost:8787/healthz/deep", {
    headers: authorization === undefined ? {} : { authorization },
  });

test.each([undefined, "", "Bearer", "Bearer wrong-token", "Basic bG9jYWw6eA==", "local-health-token"])(
  "with %s in the place of the token it is 401, and says nothing more",
  async (authorization) => {
    const answer = await look(authorization);
    expect([answer.status, await answer.text()]).toEqual([401, "Unauthorized"]);
    expect(answer.headers.get("cache-control")).toContain("no-store");
  },
);

test("every figure is read by an index", async () => {
  const statements = openWorkStatements(db, Date.now());
  expect(statements).toHaveLength(10);
  for (const statement of statements) {
    const { sql: text, params } = statement.toSQL();
    const plan = await queryPlan(text, params.length);
    expect(plan, text).toMatch(/^SEARCH \w+ USING (?:(?:COVERING )?INDEX|PRIMARY KEY)/);
    expect(plan, text).not.toMatch(/SCAN|TEMP B-TREE/);
  }
});

test("what is late is named, and neither whose it is nor what it says", async () => {
  const user = await createUser();
  const id = crypto.randomUUID();
  const now = Date.now();
  await db.insert(plannedNotifications).values({ dueAt: now - HOUR, id, userId: user.id, kind: "reminder" });
  const payload = { kind: "text" as const, body: "the budget" };
  const row = { id, userId: user.id, channel: "whatsapp" as const, recipient: user.phone, kind: "notice" as const };
  await db.insert(deliveries).values({ ...newDelivery({ ...row, payload }, now - 2 * DAY), state: "unknown" });
  await db
    .update(googleAccounts)
    .set({ syncDueAt: now - HOUR, channelDueAt: now - HOUR })
    .where(eq(googleAccounts.userId, user.id));
  const late = await look("Bearer local-health-token");
  expect(late.status).toBe(503);
  const text = await late.text();
  for (const own of [user.id, user.email, user.phone.slice(1), "budget", id]) expect(text).not.toContain(own);
  const { ok, wrong, notifications, deliveries: open } = JSON.parse(text);
  expect(ok).toBe(false);
  expect(wrong).toEqual(
    expect.arrayContaining([
      "notifications.lateSeconds",
      "deliveries.lateSeconds",
      "deliveries.oldestSeconds",
      "channels.lateSeconds",
      "syncs.lateSeconds",
    ]),
  );
  expect(notifications.lateSeconds).toBeGreaterThanOrEqual(HOUR / 1000);
  expect(open.unknown).toBeGreaterThanOrEqual(1);
});

test("a backlog of any size is read in a bounded number of rows", async () => {
  const user = await createUser({ calendar: false });
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO planned_notifications (due_at, id, user_id, kind) SELECT i, ?1 || i, ?1, 'reminder' FROM n`,
  )
    .bind(user.id, 3 * MOST_COUNTED)
    .run();
  let read = 0;
  const watched = watchedD1(env.DB, async (roundTrip) => {
    const result = await roundTrip();
    for (const { meta } of [result].flat() as D1Result[]) read += meta.rows_read;
    return result;
  });
  const { notifications } = await readOpenWork(createDb(watched), Date.now());
  expect(notifications.dueAt).toHaveLength(MOST_COUNTED);
  expect(read).toBeLessThanOrEqual(3 * MOST_COUNTED);
});

test("dead letters are counted for a day", async () => {
  const at = Date.now() + 400 * DAY;
  const counted = async (now: number) => (await readOpenWork(db, now)).deadLetters;
  await Promise.all([at, at, at + HOUR].map((now) => noteDeadLetter(db, now)));
  expect(await counted(at + HOUR + MINUTE)).toBe(3);
  expect(await counted(at + DAY - MINUTE)).toBe(3);
  expect(await counted(at + DAY + 3 * HOUR)).toBe(0);
});
