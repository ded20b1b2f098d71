// `npm run deploy` and `npm run deploy -- staging`: build, migrations into the real database, upload. Needs what
// `npm run setup` makes; see the README.
import { ensureInstalled } from "./ensure-installed.mjs";

await ensureInstalled();
const { problemsWithRelease, release } = await import("./release.mjs");
const { hasDatabase, readTarget, TARGET_NAMES } = await import("./target.mjs");
const { createTools } = await import("./tools.mjs");

const [name = "production"] = process.argv.slice(2);
if (!TARGET_NAMES.includes(name)) fail(`There is no ${name}; there are ${TARGET_NAMES.join(" and ")}.`);
const target = readTarget(name);
const problems = problemsWithRelease(target);
if (!hasDatabase(target)) problems.unshift(`wrangler.toml names no database yet: npm run setup -- ${name}`);
if (problems.length > 0) fail(problems.join("\n\n"));
try {
  await release(target, createTools({ dryRun: false }).run);
} catch (error) {
  fail(error.message);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
