import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createDb } from "~/db/database";

await applyD1Migrations(env.SIMULATED_DB, env.MIGRATIONS);

/** A database of the simulation's own, so that what the runs of other tests left behind changes nothing. */
export const db = createDb(env.SIMULATED_DB);

const { results } = await env.SIMULATED_DB.prepare(
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'transcript_search%' AND name NOT LIKE '%_cf_%' AND name NOT LIKE 'd1_%'",
).all<{ name: string }>();

/** No row stays: each run finds an empty database. */
export async function emptyDatabase(): Promise<void> {
  const deletions = results.map(({ name }) => env.SIMULATED_DB.prepare(`DELETE FROM "${name}"`));
  await env.SIMULATED_DB.batch([env.SIMULATED_DB.prepare("PRAGMA defer_foreign_keys = on"), ...deletions]);
}
