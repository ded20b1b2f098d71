import { memoryD1 } from "../support/memory-d1";

/** One database for all runs: the migrations take longer than a run. */
export const database = memoryD1();
const tables = database.sqlite
  .prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'transcript_search%'",
  )
  .all()
  .map(({ name }) => String(name));

export function emptyDatabase(): void {
  database.sqlite.exec("PRAGMA foreign_keys = OFF");
  for (const name of tables) database.sqlite.exec(`DELETE FROM "${name}"`);
  database.sqlite.exec("PRAGMA foreign_keys = ON");
}
