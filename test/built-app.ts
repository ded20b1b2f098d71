import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type BuildOptions, build, type Plugin as EsbuildPlugin } from "esbuild";
import type { Plugin } from "vite";
import { dependencies } from "../package.json";
import { fileOf, specifiersIn } from "./suites";

const root = dirname(import.meta.dirname);

/**
 * The program in files that a runtime loads by itself. In what the test runner makes of a module every imported name is
 * asked of an object at every use: so a message takes twice as long to read, and a file several times as long to load.
 *
 * @param tests what imports it, as paths from the root of the repository
 * @param options for the runtime; where its packages are built in, the tests get them from there, so that there is one of each
 */
export function builtApp(tests: readonly string[], options: BuildOptions): Plugin {
  const withPackages = options.packages !== "external";
  let building: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    name: "built-app",
    enforce: "pre",
    async resolveId(specifier, importer) {
      const named = importer?.startsWith(`${root}/test/`) ? entryOf(specifier, importer, withPackages) : undefined;
      if (named === undefined) return undefined;
      building ??= buildEntries(entriesOf(tests, withPackages), options);
      return (await building).get(named);
    },
  };
}

/** The file of the program, or the part of a package of the program, that is named in a file; undefined for anything else. */
function entryOf(specifier: string, from: string, withPackages: boolean): string | undefined {
  const [name = ""] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
  if (name in dependencies) return withPackages ? specifier : undefined;
  const file = specifier.includes("?") ? undefined : fileOf(specifier, from);
  return file && /^(?:app|workers)\//.test(relative(root, file)) ? file : undefined;
}

function entriesOf(tests: readonly string[], withPackages: boolean): string[] {
  const files = new Set(tests.map((path) => join(root, path)));
  const entries = new Set<string>();
  for (const file of files)
    for (const specifier of specifiersIn(file)) {
      const entry = entryOf(specifier, file, withPackages);
      const helper = entry ? undefined : fileOf(specifier, file);
      if (entry) entries.add(entry);
      else if (helper) files.add(helper);
    }
  return [...entries];
}

/**
 * Each as a module of its own; what they share stands once, beside them.
 *
 * @returns by each the path of what was made of it, which goes when the run ends
 */
async function buildEntries(entries: readonly string[], options: BuildOptions): Promise<ReadonlyMap<string, string>> {
  // Below the packages, so that the test runner leaves it as it is, and what is not built in is found.
  const cache = join(root, "node_modules/.vite");
  mkdirSync(cache, { recursive: true });
  const outdir = mkdtempSync(join(cache, "built-app-"));
  process.on("exit", () => rmSync(outdir, { recursive: true, force: true }));
  const places = new Map(
    entries.map((entry) => [entry, entry.startsWith(root) ? relative(root, entry).replace(/\.tsx?$/, "") : entry]),
  );
  await build({
    entryPoints: Object.fromEntries([...places].map(([entry, place]) => [place, entry])),
    outdir,
    // Whoever counts the calls of the program knows it by the folder.
    chunkNames: "app/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    jsx: "automatic",
    logLevel: "error",
    absWorkingDir: root,
    plugins: [rawFiles],
    ...options,
    alias: { "~": "./app", ...options.alias },
  });
  return new Map([...places].map(([entry, place]) => [entry, join(outdir, `${place}.js`)]));
}

/** A file as its text, as Vite imports it. */
const rawFiles: EsbuildPlugin = {
  name: "raw-files",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\?raw$/, "")),
      namespace: "raw",
    }));
    onLoad({ filter: /./, namespace: "raw" }, ({ path }) => ({ contents: readFileSync(path, "utf8"), loader: "text" }));
  },
};
