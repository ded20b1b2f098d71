// One release: what may stand in its way, and its steps. `npm run deploy` and `npm run setup` both do it so.
import { problemWithClaims } from "../../app/content/claims.ts";
import { problemWithCompany } from "../../app/content/company.ts";
import { problemWithDeploy } from "../settings.ts";

/**
 * Everything that is in the way of a release to a target, so that one run names it all.
 *
 * @param env APP_URL and SUPPORT_EMAIL where the settings file is on another machine, and CLAIMS_CONFIRMED
 */
export function problemsWithRelease(target, env = process.env) {
  const pages = pagesOf(target, env);
  return [
    problemWithDeploy(pages, target.settings),
    problemWithDomain(target, pages.APP_URL),
    problemWithCompany(),
    problemWithClaims(env.CLAIMS_CONFIRMED),
  ].filter(Boolean);
}

/**
 * Builds, migrates the database, uploads. Pages first: a build that fails leaves the database as the running version
 * knows it; then the database, because a new version may not find it older than itself.
 *
 * @param run one of `tools.mjs`
 */
export async function release(target, run, env = process.env) {
  const pages = pagesOf(target, env);
  await run("npm", ["run", "build"], { env: pages });
  await run("wrangler", ["d1", "migrations", "apply", target.database.name, "--remote", ...flagsOf(target)]);
  await run("wrangler", ["deploy", "--minify", ...domainFlags(target, pages.APP_URL), ...flagsOf(target)]);
}

/** Which target of which file a call of wrangler is about. */
export const flagsOf = ({ name, configFile }) => ["--env", name, "--config", configFile];

/** What the public pages are rendered with. */
function pagesOf({ settings }, env) {
  return {
    APP_URL: env.APP_URL || settings?.APP_URL,
    SUPPORT_EMAIL: env.SUPPORT_EMAIL || settings?.SUPPORT_EMAIL,
  };
}

const isWorkersDev = (appUrl) => new URL(appUrl).hostname.endsWith(".workers.dev");

function problemWithDomain({ name, onWorkersDev }, appUrl) {
  if (onWorkersDev || !URL.canParse(appUrl ?? "") || !isWorkersDev(appUrl)) return null;
  return `APP_URL: ${name} wants a domain of your own; wrangler.toml switches workers.dev off there.`;
}

/** The host becomes a custom domain of the Worker, unless `wrangler.toml` has routes. */
function domainFlags({ hasRoutes }, appUrl) {
  return hasRoutes || isWorkersDev(appUrl) ? [] : ["--domain", new URL(appUrl).hostname];
}
