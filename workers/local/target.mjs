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
export function readTarget(name, { configFile, settingsFile } = {}) {
  const config = configFile ?? `${root}/wrangler.toml`;
  const file = settingsFile ?? `${root}/${SETTINGS_FILES[name]}`;
  const section = sectionsOf(readFileSync(config, "utf8"), `env.${name}`);
  const [own] = section("");
  const [database] = section("d1_databases");
  return {
    name,
    configFile: config,
    settingsFile: file,
    settings: existsSync(file) ? settingsIn(file) : undefined,
    database: { name: database.database_name, id: database.database_id },
    queues: section("queues.consumers").map(({ queue }) => queue),
    onWorkersDev: own.workers_dev === "true",
    hasRoutes: "route" in own || "routes" in own || section("routes").length > 0,
  };
}

/**
 * Our own `wrangler.toml`, as far as a deploy asks for it: loading wrangler to read a dozen lines takes two seconds. That
 * wrangler reads the same is tested.
 *
 * @returns takes the name of a section below `prefix` and gives its values, one object for each time it stands there
 */
function sectionsOf(text, prefix) {
  const sections = [...text.matchAll(/^\[+([\w.]+)\]+\n((?:(?!\[).*\n?)*)/gm)];
  return (name) => {
    const wanted = name ? `${prefix}.${name}` : prefix;
    return sections.filter(([, found]) => found === wanted).map(([, , body]) => valuesOf(body));
  };
}

const valuesOf = (body) =>
  Object.fromEntries([...body.matchAll(/^(\w+)\s*=\s*"?([^"\n]*)/gm)].map(([, key, value]) => [key, value]));

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
