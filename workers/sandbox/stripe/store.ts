/** Every object that Stripe has; what it is about is kept as it would be sent. */
export interface StripeObject {
  id: string;
  object: string;
  /** Unix seconds. */
  created?: number;
  /** What no rule here reads is kept as it is sent. */
  [more: string]: unknown;
}

/** Where the model keeps its objects; times are unix seconds. */
export interface StripeStore {
  /** By the clock. */
  now(): number;
  find(id: string): StripeObject | undefined;
  /** Of one kind, the oldest first; with a customer only theirs. */
  list(kind: string, customer?: string): StripeObject[];
  save(object: StripeObject, customer?: string): void;
  remove(id: string): void;
  /** How far a customer's time has been moved ahead, seconds. */
  ahead(customer: string): number;
  moveAhead(customer: string, seconds: number): void;
}

export const stripeTables = {
  stripe_objects:
    "n INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT, customer TEXT, body TEXT NOT NULL",
  stripe_clocks: "customer TEXT PRIMARY KEY, ahead INTEGER NOT NULL",
  stripe_keys:
    "key TEXT PRIMARY KEY, asked TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL",
};

/** Kept in the sandbox's own database. */
export function sqlStore(sql: SqlStorage, nowMs: number): StripeStore {
  const bodies = (rows: Iterable<{ body: string }>): StripeObject[] => Array.from(rows, ({ body }) => JSON.parse(body));
  return {
    now: () => Math.floor(nowMs / 1000),
    find: (id) => bodies(sql.exec<{ body: string }>("SELECT body FROM stripe_objects WHERE id = ?", id))[0],
    list: (kind, customer) =>
      bodies(
        customer === undefined
          ? sql.exec<{ body: string }>("SELECT body FROM stripe_objects WHERE kind = ? ORDER BY n", kind)
          : sql.exec<{ body: string }>(
              "SELECT body FROM stripe_objects WHERE customer = ? AND kind = ? ORDER BY n",
              customer,
              kind,
            ),
      ),
    save: (object, customer) => {
      sql.exec(
        `INSERT INTO stripe_objects (id, kind, customer, body) VALUES (?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET body = excluded.body, customer = coalesce(excluded.customer, customer)`,
        object.id,
        object.object,
        customer ?? null,
        JSON.stringify(object),
      );
    },
    remove: (id) => void sql.exec("DELETE FROM stripe_objects WHERE id = ?", id),
    ahead: (customer) =>
      sql.exec<{ ahead: number }>("SELECT ahead FROM stripe_clocks WHERE customer = ?", customer).toArray()[0]?.ahead ??
      0,
    moveAhead: (customer, seconds) => {
      sql.exec(
        `INSERT INTO stripe_clocks (customer, ahead) VALUES (?, ?)
         ON CONFLICT (customer) DO UPDATE SET ahead = ahead + excluded.ahead`,
        customer,
        seconds,
      );
    },
  };
}
/** Kept in memory, for simulations. */
export function memoryStore(nowMs: () => number): StripeStore {
  const objects = new Map<string, { body: string; customer: string | undefined }>();
  const clocks = new Map<string, number>();
  const read = ({ body }: { body: string }): StripeObject => JSON.parse(body);
  return {
    now: () => Math.floor(nowMs() / 1000),
    find: (id) => {
      const kept = objects.get(id);
      return kept && read(kept);
    },
    list: (kind, customer) =>
      [...objects.values()]
        .filter((kept) => customer === undefined || kept.customer === customer)
        .map(read)
        .filter(({ object }) => object === kind),
    save: (object, customer) => {
      const before = objects.get(object.id);
      objects.set(object.id, { body: JSON.stringify(object), customer: customer ?? before?.customer });
    },
    remove: (id) => void objects.delete(id),
    ahead: (customer) => clocks.get(customer) ?? 0,
    moveAhead: (customer, seconds) => void clocks.set(customer, (clocks.get(customer) ?? 0) + seconds),
  };
}
