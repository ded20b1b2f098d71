import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createDb } from "~/db/database";
import { MINUTE } from "~/domain/time";
import type { NotificationWork } from "~/services/deps";
import { dispatchNotifications, lookAhead } from "~/services/dispatch-notifications";
import { createDeps } from "../../workers/deps";
import { takeNotification } from "../../workers/queues";
import { createUser } from "../support/user";
import { countWritten } from "../support/written-rows";

declare module "vitest" {
  interface TaskMeta {
    /** What `npm run bench -- notifications` shows. */
    dispatch?: Record<string, number>;
  }
}

const DUE = 1_000;
const STORED = Number(env.PLANNED);
/** Rows of one statement. */
const PIECE = 100_000;
/** A full hour. */
const AT_ONCE = STORED > 10_000 ? 10_000 : 2_000;

/** Rows of this user's from that moment on, one a millisecond. */
async function plan(userId: string, from: number, count: number): Promise<void> {
  for (let done = 0; done < count; done += PIECE) await planPiece(userId, from + done, Math.min(PIECE, count - done));
}

async function planPiece(userId: string, from: number, count: number): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 - 1)
     INSERT INTO planned_notifications SELECT ?2 + i, ?3 || ':' || ?2 || ':' || i, ?3, 'reminder',
       json_object('eventId', 'e' || i, 'start', ?2 + i), 0, 0 FROM n`,
  )
    .bind(count, from, userId)
    .run();
}

test("what is due is found and claimed for three rows read and two written each, however many are planned", async ({
  task,
}) => {
  const user = await createUser({ calendar: false });
  const { DB, written, read } = countWritten(env.DB);
  const costs: { read: number; written: number; count: number }[] = [];
  // Moments of this test alone, before those of all others.
  for (const [at, stored] of [
    [1_000_000, 0],
    [2_000_000, STORED],
  ] as const) {
    await plan(user.id, 9_000_000_000_000 + at, stored || 1);
    await plan(user.id, at, DUE);
    const taken: NotificationWork[] = [];
    const before = { read: read(), written: written() };
    const deps = {
      db: createDb(DB),
      clock: Date.now,
      queueNotifications: async (work: readonly NotificationWork[]) => void taken.push(...work),
    };
    await dispatchNotifications(deps, at + DUE);
    costs.push({ read: read() - before.read, written: written() - before.written, count: taken.length });
    await env.DB.prepare("DELETE FROM planned_notifications WHERE user_id = ? AND due_at < 9000000")
      .bind(user.id)
      .run();
  }
  const [few, many] = costs;
  const { read: readRows = 0, written: writtenRows = 0 } = many ?? {};
  task.meta.dispatch = { stored: STORED, due: DUE, readEach: readRows / DUE, writtenEach: writtenRows / DUE };
  expect(few).toMatchObject({ count: DUE });
  expect(many).toEqual(few);
  expect((few?.read ?? 0) / DUE).toBeLessThanOrEqual(3);
  expect((few?.written ?? 0) / DUE).toBeLessThanOrEqual(2);
  await env.DB.prepare("DELETE FROM planned_notifications WHERE user_id = ?").bind(user.id).run();
});

test("of crons that overlap each takes what the others have not", async () => {
  const user = await createUser({ calendar: false });
  const taken: string[] = [];
  const queueNotifications = async (work: readonly NotificationWork[]) =>
    void taken.push(...work.flatMap((one) => ("keys" in one ? one.keys.map(({ id }) => id) : [])));
  await plan(user.id, 3_000_000, DUE);
  const deps = { db: createDb(env.DB), clock: Date.now, queueNotifications };
  await Promise.all(
    [3_000_000 + DUE, 3_000_000 + DUE, 3_000_000 + MINUTE].map((at) => dispatchNotifications(deps, at)),
  );
  expect(new Set(taken).size).toBe(taken.length);
  expect(taken).toHaveLength(DUE);
  await env.DB.prepare("DELETE FROM planned_notifications WHERE user_id = ?").bind(user.id).run();
});

test("what is due at one full hour is in the queue well within its minute", async ({ task }) => {
  const user = await createUser({ calendar: false });
  await plan(user.id, 4_000_000, AT_ONCE);
  const { queueNotifications } = createDeps(env);
  let [count, calls] = [0, 0];
  const deps = {
    db: createDb(env.DB),
    clock: Date.now,
    queueNotifications: async (work: readonly NotificationWork[]) => {
      [count, calls] = [count + work.length, calls + 1];
      await queueNotifications(work);
    },
  };
  const started = performance.now();
  await dispatchNotifications(deps, 4_000_000 + AT_ONCE);
  const milliseconds = Math.round(performance.now() - started);
  task.meta.dispatch = { atOnce: count, queuedMs: milliseconds };
  expect({ count, calls }).toEqual({ count: AT_ONCE, calls: 1 });
  await env.DB.prepare("DELETE FROM planned_notifications WHERE user_id = ?").bind(user.id).run();
});

test("what is due at the next minute is looked at half a minute before, and what that does not get to by the minute's cron", async () => {
  const user = await createUser({ calendar: false });
  const minute = 100 * MINUTE;
  const handed: NotificationWork[] = [];
  const deps = {
    ...createDeps(env),
    clock: () => minute + 4_000,
    queueNotifications: async (work: readonly NotificationWork[]) => void handed.push(...work),
  };
  await plan(user.id, minute + MINUTE + 1, 1);
  await lookAhead(deps, minute);
  expect(handed).toEqual([]);

  await plan(user.id, minute + MINUTE - 1, 2);
  await lookAhead(deps, minute);
  const [look] = handed.splice(0);
  // The cron was four seconds late.
  expect(look).toMatchObject({ kind: "ahead", until: minute + MINUTE, delaySeconds: 26 });
  await dispatchNotifications(deps, minute);
  expect(handed).toEqual([]);

  if (look) await takeNotification(deps, look);
  expect(handed.splice(0)).toHaveLength(2);
  await dispatchNotifications(deps, minute + MINUTE);
  expect(handed).toEqual([]);
  await plan(user.id, minute + MINUTE - 3, 1);
  await dispatchNotifications(deps, minute + MINUTE);
  expect(handed).toHaveLength(1);
  await env.DB.prepare("DELETE FROM planned_notifications WHERE user_id = ?").bind(user.id).run();
});

test("a plan that was due before the minute sends no reminder of that minute early", async () => {
  const user = await createUser({ calendar: false });
  const minute = 200 * MINUTE;
  const handed: NotificationWork[] = [];
  const deps = {
    ...createDeps(env),
    clock: () => minute - 26_000,
    queueNotifications: async (work: readonly NotificationWork[]) => void handed.push(...work),
  };
  await env.DB.prepare("DELETE FROM planned_notifications WHERE user_id = ?").bind(user.id).run();
  await env.DB.prepare("INSERT INTO planned_notifications VALUES (?, ?, ?, 'plan', NULL, 0, 1)")
    .bind(minute - 40_000, `${user.id}:plan`, user.id)
    .run();
  await plan(user.id, minute, 1);
  await dispatchNotifications(deps, minute - 30_000, { userId: user.id, until: minute });
  expect(handed).toMatchObject([
    { kind: "plan", delaySeconds: 0 },
    { kind: "reminder", delaySeconds: 26 },
  ]);
  await env.DB.prepare("DELETE FROM planned_notifications WHERE user_id = ?").bind(user.id).run();
});
