/** The same database, with a count of the rows that it reads and writes, as D1 itself counts and bills them. */
export function countWritten(real: D1Database): { DB: D1Database; written(): number; read(): number } {
  let [written, read] = [0, 0];
  const originals = new WeakMap<object, D1PreparedStatement>();
  const counted = <T extends { meta: { rows_written?: number; rows_read?: number } }>(result: T): T => {
    written += result.meta.rows_written ?? 0;
    read += result.meta.rows_read ?? 0;
    return result;
  };

  function watched(statement: D1PreparedStatement): D1PreparedStatement {
    const proxy = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => watched(target.bind(...values));
        if (name === "run" || name === "all") return async () => counted(await target.all());
        // `raw` has no figures, so it is made of what `all` gives.
        if (name === "raw") return async () => counted(await target.all()).results.map((row) => Object.values(row));
        return Reflect.get(target, name, target);
      },
    });
    originals.set(proxy, statement);
    return proxy;
  }

  const DB = new Proxy(real, {
    get(target, name) {
      if (name === "prepare") return (query: string) => watched(target.prepare(query));
      if (name === "batch")
        return async (statements: D1PreparedStatement[]) =>
          (await target.batch(statements.map((statement) => originals.get(statement) ?? statement))).map(counted);
      return Reflect.get(target, name, target);
    },
  });
  return { DB, written: () => written, read: () => read };
}
