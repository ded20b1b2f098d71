import { env } from "cloudflare:workers";
import { and, eq, inArray, sql } from "drizzle-orm";
import { newDelivery } from "~/db/deliveries";
import { deliveries } from "~/db/schema/messages";
import { OPEN_STATES } from "~/domain/delivery-rules";
import { SECOND } from "~/domain/time";
import type { Deps } from "~/services/deps";
import { sendDelivery } from "~/services/send-delivery";
import { sweepDeliveries } from "~/services/sweep-deliveries";
import { quickDeps } from "./turns";
import { db, type TestUser } from "./user";

/**
 * The outbox with a clock and a queue of its own: time jumps from one thing that is due to the next, so that hours pass
 * in no time.
 */
export function outbox(base: Deps = quickDeps(), start = Date.now()) {
  let now = start;
  let queue: { id: string; at: number }[] = [];
  const deps: Deps = {
    ...base,
    clock: () => now,
    queueDelivery: async (id, delaySeconds) => void queue.push({ id, at: now + delaySeconds * SECOND }),
  };

  /** One message from the queue, which comes back when it is to be tried again. */
  async function take(message: { id: string; at: number }): Promise<void> {
    queue = queue.filter((other) => other !== message);
    const outcome = await sendDelivery(deps, message.id);
    if (outcome !== "done") queue.push({ id: message.id, at: now + outcome.retryAfter * SECOND });
  }

  /** Goes on to what comes next for these rows, not beyond `until`; false when there is nothing. */
  async function step(ids: readonly string[], until: number): Promise<boolean> {
    const open = await db
      .select({ dueAt: sql<number | null>`min(due_at)` })
      .from(deliveries)
      .where(and(among(ids), inArray(deliveries.state, [...OPEN_STATES])))
      .get();
    const waiting = queue.filter(({ id }) => ids.includes(id));
    const next = Math.min(...waiting.map(({ at }) => at), open?.dueAt ?? Number.POSITIVE_INFINITY);
    if (next === Number.POSITIVE_INFINITY || next > until) return false;
    now = Math.max(now, next);
    const ready = waiting.filter(({ at }) => at <= now);
    if (ready.length > 0) await Promise.all(ready.map(take));
    else await sweepDeliveries(deps, now);
    return true;
  }

  return {
    deps,
    now: () => now,
    queued: () => queue.map(({ id }) => id),
    /** Lets the queue lose what it holds. */
    loseQueue: () => {
      queue = [];
    },
    /** Lets time pass until nothing is left to do for these rows, or until a moment. */
    async pass(ids: readonly string[], until = Number.POSITIVE_INFINITY): Promise<void> {
      for (let steps = 0; await step(ids, until); steps++)
        if (steps > 300) throw new Error("a delivery goes on for ever");
      if (Number.isFinite(until)) now = Math.max(now, until);
    },
  };
}

const among = (ids: readonly string[]) =>
  sql`${deliveries.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** A row of the outbox as a test wants it. */
export async function plan(user: TestUser, row: Partial<typeof deliveries.$inferInsert> = {}, now = Date.now()) {
  const id = row.id ?? `test:${crypto.randomUUID()}`;
  const usual = { channel: "whatsapp", recipient: user.phone, kind: "reply" } as const;
  const payload = { kind: "text", body: "Here you are." } as const;
  await db.insert(deliveries).values(newDelivery({ ...usual, payload, userId: user.id, ...row, id }, now));
  return id;
}

export async function rowOf(id: string) {
  const row = await db.select().from(deliveries).where(eq(deliveries.id, id)).get();
  if (!row) throw new Error(`there is no delivery ${id}`);
  return row;
}

/** The statements that `work` runs, and how many rows each of them reads when it is run again. */
export async function rowsRead(work: (DB: D1Database) => Promise<unknown>): Promise<{ query: string; read: number }[]> {
  const ran: { query: string; values: unknown[] }[] = [];
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name !== "prepare") {
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      }
      return (query: string) => {
        const statement = target.prepare(query);
        const bind = statement.bind.bind(statement);
        statement.bind = (...values: unknown[]) => {
          ran.push({ query, values });
          return bind(...values);
        };
        return statement;
      };
    },
  });
  await work(DB);
  const reads: { query: string; read: number }[] = [];
  for (const { query, values } of ran) {
    const { meta } = await env.DB.prepare(query)
      .bind(...values)
      .all();
    reads.push({ query, read: meta.rows_read });
  }
  return reads;
}
