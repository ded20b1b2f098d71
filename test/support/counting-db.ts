/** The same database, with a count of the trips to it: a batch is one, a statement that runs by itself is one. */
export function countTrips(real: D1Database): { db: D1Database; trips(): number } {
  let trips = 0;
  const originals = new WeakMap<object, D1PreparedStatement>();

  function watched(statement: D1PreparedStatement): D1PreparedStatement {
    const proxy = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => watched(target.bind(...values));
        const value = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...values: unknown[]) => {
          trips += 1;
          return value.apply(target, values);
        };
      },
    });
    originals.set(proxy, statement);
    return proxy;
  }

  const db = new Proxy(real, {
    get(target, name) {
      if (name === "prepare") return (query: string) => watched(target.prepare(query));
      if (name === "batch") {
        return (statements: D1PreparedStatement[]) => {
          trips += 1;
          return target.batch(statements.map((statement) => originals.get(statement) ?? statement));
        };
      }
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { db, trips: () => trips };
}
