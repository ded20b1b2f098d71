import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "../../workers/local/ensure-installed.mjs";

/** A module of TypeScript with its `~/` imports, loaded into this process. */
export async function bundled(file) {
  const folder = mkdtempSync(join(tmpdir(), "parley-bench-"));
  try {
    const outfile = join(folder, `${basename(file, ".ts")}.mjs`);
    const shape = { bundle: true, platform: "node", format: "esm", alias: { "~": `${root}/app` } };
    await build({ entryPoints: [file], outfile, ...shape, logLevel: "error", plugins: [withoutRunner] });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The support of the tests without what runs them. */
const withoutRunner = {
  name: "without-runner",
  setup(on) {
    on.onResolve({ filter: /^vitest$/ }, () => ({ path: "vitest", namespace: "without-runner" }));
    on.onLoad({ filter: /.*/, namespace: "without-runner" }, () => ({
      contents: "export const test = () => {}, expect = test, inject = test;",
    }));
  },
};
