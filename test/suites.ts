import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const tests = import.meta.dirname;
const root = dirname(tests);
const SPECIFIER = /(?:\bfrom\s+|\bimport\s*\(?\s*)"([^"]+)"/g;

/**
 * The test files outside `test/e2e`, by what they need. A file needs the Workers runtime when it, or a file of `test`
 * that it imports, names one of the runtime's own modules; everything else is rules and words, and runs in plain Node.
 *
 * @returns paths from the root of the repository, sorted
 */
export function testFiles(): { unit: string[]; workerd: string[] } {
  const needs = new Map<string, boolean>();
  const files = readdirSync(tests, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".test.ts") && !path.startsWith("e2e"))
    .map((path) => join(tests, path))
    .sort();
  const paths = (needed: boolean) =>
    files.filter((file) => needsWorkerd(file, needs) === needed).map((file) => relative(root, file));
  return { unit: paths(false), workerd: paths(true) };
}

/** @param known answers so far; a file that is being looked at counts as one that does not */
function needsWorkerd(file: string, known: Map<string, boolean>): boolean {
  const before = known.get(file);
  if (before !== undefined) return before;
  known.set(file, false);
  const needed = specifiersIn(file).some((specifier) => {
    if (specifier.startsWith("cloudflare:")) return true;
    const imported = fileOf(specifier, file);
    return imported !== undefined && needsWorkerd(imported, known);
  });
  known.set(file, needed);
  return needed;
}

/** What a file imports, in its own words. */
export const specifiersIn = (file: string) =>
  Array.from(readFileSync(file, "utf8").matchAll(SPECIFIER), (match) => match[1] ?? "");

/** The file that a relative or `~/` import names; undefined for a package. */
export function fileOf(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith("~/")
    ? join(root, "app", specifier.slice(2))
    : specifier.startsWith(".")
      ? join(dirname(from), specifier.replace(/\?.*$/, ""))
      : undefined;
  return path && [path, `${path}.ts`, `${path}.tsx`].find((one) => /\.tsx?$/.test(one) && existsSync(one));
}
