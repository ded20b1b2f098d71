// What a deployment needs in its Cloudflare account before anything is uploaded. Each step looks first, so it can be run
// again, and says what it found.
import { settingNames } from "../settings.ts";
import { flagsOf } from "./release.mjs";
import { hasDatabase, readTarget, writeDatabaseId } from "./target.mjs";

/** @throws Error when wrangler knows no account */
export function requireAccount({ ask }) {
  if (ask("wrangler", ["whoami", "--json"]) !== undefined) return;
  throw new Error("wrangler is not signed in: npx wrangler login, or CLOUDFLARE_API_TOKEN in the environment.");
}

/**
 * The database, made where there is none of its name, and its id in `wrangler.toml`.
 *
 * @param location where the database is to be, one of Cloudflare's hints such as weur; only for one that is made
 * @returns the target as `wrangler.toml` has it afterwards
 */
export async function ensureDatabase(target, { ask, run, dryRun }, location) {
  const { name } = target.database;
  if (hasDatabase(target)) {
    console.log(`  ${name} is ${target.database.id}`);
    return target;
  }
  const known = () => listDatabases(ask).find((database) => database.name === name)?.uuid;
  let id = known();
  if (!id) {
    await run("wrangler", ["d1", "create", name, "--location", location]);
    id = known();
  }
  if (dryRun) {
    console.log(`  write its id into ${target.configFile}`);
    return target;
  }
  if (!id) throw new Error(`wrangler made no database called ${name}.`);
  writeDatabaseId(target, id);
  console.log(`  ${name} is ${id}, and ${target.configFile} says so now: commit it`);
  return readTarget(target.name, target);
}

/** The queues and where their dead letters go, made where they are not there. */
export async function ensureQueues({ queues }, { ask, run }) {
  for (const queue of queues) {
    if (ask("wrangler", ["queues", "info", queue]) === undefined) await run("wrangler", ["queues", "create", queue]);
    else console.log(`  ${queue} is there`);
  }
}

/**
 * Uploads the settings as secrets, in one call. One of ours that the file leaves out or has empty goes from the Worker;
 * what is not ours stays.
 */
export async function uploadSecrets(target, { ask, run }) {
  const flags = flagsOf(target);
  // No answer is no Worker yet; wrangler makes one for its secrets.
  const listed = ask("wrangler", ["secret", "list", "--format", "json", ...flags]);
  const there = listed === undefined ? [] : JSON.parse(listed).map(({ name }) => name);
  const secrets = settingNames
    .map((name) => [name, target.settings[name] || null])
    .filter(([name, value]) => value !== null || there.includes(name));
  await run("wrangler", ["secret", "bulk", ...flags], { input: JSON.stringify(Object.fromEntries(secrets)) });
}

function listDatabases(ask) {
  const listed = ask("wrangler", ["d1", "list", "--json"]);
  return listed === undefined ? [] : JSON.parse(listed);
}
