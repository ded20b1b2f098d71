// The app's local database, before the app runs on it. wrangler's own command starts the runtime anew for each migration;
// here it is started once for all of them and for whatever else is written.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { root } from "./ensure-installed.mjs";

// Both are read when the module is loaded.
process.env.WRANGLER_LOG ??= "error";
process.env.WRANGLER_WRITE_LOGS ??= "false";
const { getPlatformProxy, unstable_readConfig, unstable_splitSqlQuery } = await import("wrangler");

/** As wrangler keeps it, so that either may apply what the other has not. */
const APPLIED = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`;

/**
 * The database of the app below `stateDir`, with all its migrations. Whoever opened it closes it before the app starts.
 *
 * @returns `run` runs the statements of an SQL text in one transaction
 * @throws Error with the name of the migration that does not apply; those before it stay
 */
export async function openDatabase(stateDir) {
  const { env, dispose } = await getPlatformProxy({
    configPath: writeConfig(stateDir),
    persist: { path: `${stateDir}/v3` },
  });
  const run = (text) => env.DB.batch(unstable_splitSqlQuery(text).map((statement) => env.DB.prepare(statement)));
  try {
    await migrate(env.DB, run);
  } catch (error) {
    await dispose();
    throw error;
  }
  return { run, close: dispose };
}

/** The database alone: without its Worker the rest of what `wrangler.toml` binds could not be served. */
function writeConfig(stateDir) {
  const { compatibility_date, d1_databases } = unstable_readConfig({ config: `${root}/wrangler.toml` });
  const file = `${stateDir}/database.json`;
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(file, JSON.stringify({ name: "parley-database", compatibility_date, d1_databases }));
  return file;
}

async function migrate(DB, run) {
  await DB.prepare(APPLIED).run();
  const { results } = await DB.prepare("SELECT name FROM d1_migrations").all();
  const applied = new Set(results.map(({ name }) => name));
  const files = readdirSync(`${root}/migrations`).filter((name) => name.endsWith(".sql") && !applied.has(name));
  for (const name of files.sort()) {
    const text = readFileSync(`${root}/migrations/${name}`, "utf8");
    await run(`${text};\nINSERT INTO d1_migrations (name) VALUES ('${name}');`).catch((cause) => {
      throw new Error(`The migration ${name} does not apply: ${cause.message}`, { cause });
    });
  }
}
