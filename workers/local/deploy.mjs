// `npm run deploy`: migrations into the real database, build, upload. Needs a Cloudflare account; see the README.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { ensureInstalled, root } from "./ensure-installed.mjs";

await ensureInstalled();
const { settingsIn } = await import("./local-settings.mjs");
const { toolEnv } = await import("./processes.mjs");
const { problemWithClaims } = await import("../../app/content/claims.ts");
const { problemWithDeploy } = await import("../settings.ts");

/** What is uploaded as secrets. On another machine it may not be there; then the Worker itself looks, at every start. */
const PROD_VARS = `${root}/.prod.vars`;
const UNSET_DATABASE = "00000000-0000-0000-0000-000000000000";

/** Each says why it cannot go on, or null. All are asked, so that one run names everything. */
const problems = [problemWithDatabase(), problemWithAddress(), problemWithSettings(), claimsProblem()].filter(Boolean);
if (problems.length > 0) {
  console.error(problems.join("\n\n"));
  process.exit(1);
}
// Pages first: a build that fails leaves the database as the running version knows it.
step("remix", ["vite:build", "--config", "remix.config.ts"]);
step("node", ["--conditions=worker", "workers/local/prerender.mjs"]);
step("wrangler", ["d1", "migrations", "apply", "parley", "--remote"]);
step("wrangler", ["deploy", "--minify"]);

function step(tool, args) {
  console.log(`\n${tool} ${args.join(" ")}`);
  const { status } = spawnSync(`${root}/node_modules/.bin/${tool}`, args, {
    cwd: root,
    stdio: "inherit",
    env: toolEnv(),
  });
  if (status !== 0) process.exit(status ?? 1);
}

function problemWithDatabase() {
  if (!readFileSync(`${root}/wrangler.toml`, "utf8").includes(UNSET_DATABASE)) return null;
  return "wrangler.toml names no database yet. Run `npx wrangler d1 create parley` and put its id there.";
}

function problemWithAddress() {
  if (process.env.APP_URL) return null;
  return "APP_URL is not set: the public pages name their own address. APP_URL=https://YOUR-HOST npm run deploy";
}

function problemWithSettings() {
  if (!process.env.APP_URL) return null;
  return problemWithDeploy(process.env.APP_URL, existsSync(PROD_VARS) ? settingsIn(PROD_VARS) : undefined);
}

function claimsProblem() {
  return problemWithClaims(process.env.CLAIMS_CONFIRMED);
}
