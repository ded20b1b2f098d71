import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";

const MIGRATIONS = new URL("../../migrations/", import.meta.url).pathname;

/** A database in memory with every migration applied, as D1 shows it to a Worker and as SQLite shows it to a test. */
export interface MemoryD1 {
  d1: D1Database;
  sqlite: DatabaseSync;
}

/**
 * SQLite in this process in place of D1: the same statements and the same transactions without workerd around them. It
 * has D1's calls as far as the app uses them, and none of its figures.
 */
export function memoryD1(): MemoryD1 {
  const sqlite = new DatabaseSync(":memory:");
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .sort())
    sqlite.exec(readFileSync(`${MIGRATIONS}${file}`, "utf8"));
  return { d1: d1Over(sqlite), sqlite };
}

interface Run {
  all(): D1Result<unknown>;
}

function d1Over(sqlite: DatabaseSync): D1Database {
  const [objects, arrays] = [statementsOf(sqlite, false), statementsOf(sqlite, true)];
  const runs = new WeakMap<object, Run>();

  function statementOf(query: string, values: SQLInputValue[]): D1PreparedStatement {
    const run: Run = {
      all: () => ({ results: objects(query).all(...values), success: true, meta: {} as D1Meta & D1Result["meta"] }),
    };
    const statement = {
      bind: (...bound: unknown[]) => statementOf(query, bound.map(asInput)),
      all: async () => run.all(),
      run: async () => run.all(),
      raw: async () => arrays(query).all(...values),
      first: async () => run.all().results[0] ?? null,
    };
    runs.set(statement, run);
    return statement as unknown as D1PreparedStatement; // as much of it as drizzle calls
  }

  /** All of them or none, as D1 has it. */
  async function batch(statements: D1PreparedStatement[]) {
    sqlite.exec("BEGIN");
    try {
      const results = statements.map((statement) => runs.get(statement)?.all());
      sqlite.exec("COMMIT");
      return results;
    } catch (error) {
      sqlite.exec("ROLLBACK");
      throw error;
    }
  }

  return { prepare: (query: string) => statementOf(query, []), batch } as unknown as D1Database; // the same
}

/** Statements by their text, each made ready once. @param returnArrays rows as lists: two columns may have one name */
function statementsOf(sqlite: DatabaseSync, returnArrays: boolean) {
  const known = new Map<string, StatementSync>();
  return (query: string): StatementSync => {
    const statement = known.get(query) ?? sqlite.prepare(query);
    if (!known.has(query)) statement.setReturnArrays(returnArrays);
    known.set(query, statement);
    return statement;
  };
}

function asInput(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  return (value ?? null) as SQLInputValue; // drizzle binds what SQLite takes
}
