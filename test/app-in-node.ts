import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { buildSync } from "esbuild";
import type { Plugin } from "vite";
import { fileOf, specifiersIn, testFiles } from "./suites";

const root = dirname(import.meta.dirname);
const app = join(root, "app");

/**
 * The app as Node runs it by itself, for the tests that need no Workers runtime. In what the test runner makes of a
 * module every imported name is asked of an object at every use: so messages take twice as long to read.
 */
export function appInNode(): Plugin {
  let built: ReadonlyMap<string, string> | undefined;
  return {
    name: "app-in-node",
    enforce: "pre",
    resolveId(specifier, importer) {
      if (!importer?.startsWith(`${root}/test/`) || specifier.includes("?")) return undefined;
      const file = fileOf(specifier, importer);
      if (!file?.startsWith(app)) return undefined;
      built ??= build([...importedByTests()]);
      return built.get(file);
    },
  };
}

/** The files of `app` that a test in Node imports, or what it imports of `test`. */
function importedByTests(): ReadonlySet<string> {
  const seen = new Set(testFiles().unit.map((path) => join(root, path)));
  const found = new Set<string>();
  for (const file of seen)
    for (const specifier of specifiersIn(file)) {
      const imported = fileOf(specifier, file);
      if (imported) (imported.startsWith(app) ? found : seen).add(imported);
    }
  return found;
}

/**
 * Each of the files as a module of its own; what they share stands once, beside them.
 *
 * @returns by each file what was made of it; it goes when the run ends
 */
function build(files: string[]): ReadonlyMap<string, string> {
  // Below the packages, so that they are found, and the test runner leaves it as it is.
  const cache = join(root, "node_modules/.vite");
  mkdirSync(cache, { recursive: true });
  const ofRun = mkdtempSync(join(cache, "app-in-node-"));
  process.on("exit", () => rmSync(ofRun, { recursive: true, force: true }));
  const outdir = join(ofRun, "app");
  buildSync({
    entryPoints: files,
    outdir,
    outbase: app,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    packages: "external",
    alias: { "~": app },
    jsx: "automatic",
  });
  return new Map(files.map((file) => [file, join(outdir, relative(app, file).replace(/\.tsx?$/, ".js"))]));
}
