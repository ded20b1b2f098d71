/** Runs one round trip to D1; may count it, or break before or after it. */
export type Around = <T>(roundTrip: () => Promise<T>) => Promise<T>;

const RUNS = ["run", "all", "first", "raw"] as const;

/** The same database, with every round trip going through `around`. */
export function watchedD1(database: D1Database, around: Around): D1Database {
  // A batch takes the runtime's own statements, so the watched ones lead back to them.
  const originals = new WeakMap<object, D1PreparedStatement>();

  function watched(statement: D1PreparedStatement): D1PreparedStatement {
    const proxy = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => watched(target.bind(...values));
        const run = RUNS.find((known) => known === name);
        // The overloads of `raw` and `first` are passed through as they came.
        if (run)
          return (...asked: never[]) => around(() => (target[run] as (...args: never[]) => Promise<unknown>)(...asked));
        return Reflect.get(target, name, target);
      },
    });
    originals.set(proxy, statement);
    return proxy;
  }

  return new Proxy(database, {
    get(target, name) {
      if (name === "prepare") return (query: string) => watched(target.prepare(query));
      if (name === "batch")
        return (statements: D1PreparedStatement[]) =>
          around(() => target.batch(statements.map((statement) => originals.get(statement) ?? statement)));
      return Reflect.get(target, name, target);
    },
  });
}
