// The files of the build as one run serves them: their own copy, because each run has an address of its own and several
// may serve one build.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { root } from "./ensure-installed.mjs";
import { stateDir, USUAL_APP_URL } from "./local-settings.mjs";

/** Where the copy stands. */
export const siteDir = `${stateDir}/site`;

/** Copies the build, with `appUrl` wherever it names the usual address: canonical links, site map, feed, the API's document. */
export function placeSite(appUrl) {
  rmSync(siteDir, { recursive: true, force: true });
  cpSync(`${root}/build/client`, siteDir, { recursive: true });
  for (const name of readdirSync(siteDir, { recursive: true })) {
    if (!/\.(?:html|xml|txt|json)$/.test(name)) continue;
    const file = `${siteDir}/${name}`;
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(USUAL_APP_URL, appUrl));
  }
}
