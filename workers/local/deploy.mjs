// `npm run deploy`: migrations into the real database, build, upload. Needs a Cloudflare account; see the README.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { ensureInstalled, root } from "./ensure-installed.mjs";

await ensureInstalled();
const { settingsIn } = await import("./local-settings.mjs");
const { toolEnv } = await import("./processes.mjs");
const { problemWithDeploy } = await import("../settings.ts");

/** What is uploaded as secrets. On another machine it may not be there; then the Worker itself looks, at every start. */
const PROD_VARS = `${root}/.prod.vars`;
const UNSET_DATABASE = "00000000-0000-0000-0000-000000000000";

if (readFileSync(`${root}/wrangler.toml`, "utf8").includes(UNSET_DATABASE)) {
  console.error("wrangler.toml names no database yet. Run `npx wrangler d1 create parley` and put its id there.");
  process.exit(1);
}
// Pages first: a build that fails leaves the database as the running version knows it.
if (!process.env.APP_URL) {
  console.error(
    "APP_URL is not set: the public pages name their own address. APP_URL=https://YOUR-HOST npm run deploy",
  );
  process.exit(1);
}
const problem = problemWithDeploy(process.env.APP_URL, existsSync(PROD_VARS) ? settingsIn(PROD_VARS) : undefined);
if (problem) {
  console.error(problem);
  process.exit(1);
}
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
