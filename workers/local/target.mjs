// The two places where Parley runs for others, as `wrangler.toml` describes them.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { root } from "./ensure-installed.mjs";
import { settingsIn } from "./local-settings.mjs";

const SETTINGS_FILES = { staging: ".staging.vars", production: ".prod.vars" };
export const TARGET_NAMES = Object.keys(SETTINGS_FILES);
const UNSET_DATABASE = "00000000-0000-0000-0000-000000000000";

/**
 * Where a deploy goes.
 *
 * @param name one of TARGET_NAMES, an environment of `wrangler.toml`
 * @param places other files than the usual ones, as absolute paths
 * @returns with `settings` undefined where the settings file is not: it may be on another machine
 */
export async function readTarget(name, { configFile, settingsFile } = {}) {
  const config = configFile ?? `${root}/wrangler.toml`;
  const file = settingsFile ?? `${root}/${SETTINGS_FILES[name]}`;
  const { unstable_readConfig: readConfig } = await import("wrangler");
  const read = readConfig({ config, env: name }, { hideWarnings: true });
  const [database] = read.d1_databases;
  return {
    name,
    configFile: config,
    settingsFile: file,
    settings: existsSync(file) ? settingsIn(file) : undefined,
    worker: read.name,
    database: { name: database.database_name, id: database.database_id },
    queues: read.queues.consumers.map(({ queue }) => queue),
    onWorkersDev: read.workers_dev,
    hasRoutes: Boolean(read.routes?.length || read.route),
  };
}

export const hasDatabase = ({ database }) => database.id !== UNSET_DATABASE;

/**
 * Puts the id of a database into `wrangler.toml`, in the section of its environment, and touches nothing else there.
 *
 * @throws Error when the section is not found
 */
export function writeDatabaseId({ name, configFile }, id) {
  const section = new RegExp(`(\\[\\[env\\.${name}\\.d1_databases\\]\\]\\n(?:(?!\\[).*\\n)*?database_id = ")[^"]*`);
  const text = readFileSync(configFile, "utf8");
  if (!section.test(text)) throw new Error(`${configFile} has no [[env.${name}.d1_databases]] with a database_id.`);
  writeFileSync(configFile, text.replace(section, `$1${id}`));
}
