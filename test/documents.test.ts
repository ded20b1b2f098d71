import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const decisions = readdirSync(join(root, "app/decisions")).map((name) => `app/decisions/${name}`);
const READING = "app/agent/understand/README.md";
const PAGES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", READING];
/** A path of the repository, as code or as a link that a page has to it. */
const NAMED = /`((?:app|migrations|test|workers)\/[\w./$[\]-]+\.\w+)`/g;
const LINKED = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

/** Code as it is, however its lines are broken. */
const bare = (code: string) => code.replace(/\s+/g, "").replace(/,(?=[)}\]])/g, "");

test.each(PAGES)("every file that %s names is there", (page) => {
  const named = Array.from(read(page).matchAll(NAMED), ([, path = ""]) => path);
  // What a run of the tests writes is not there before it.
  const kept = named.filter((path) => !path.startsWith("test/results/"));
  expect(kept.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each([...PAGES, ...decisions])("every link of %s leads to a file", (page) => {
  const linked = Array.from(read(page).matchAll(LINKED), ([, path = ""]) => path);
  expect(linked.filter((path) => !existsSync(join(root, dirname(page), path)))).toEqual([]);
});

test("decisions are numbered from 1 without gaps, and each begins with its number", () => {
  const numbers = decisions.toSorted().map((path) => Number(/\/(\d{4})-[a-z-]+\.md$/.exec(path)?.[1]));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  for (const [index, path] of decisions.toSorted().entries()) {
    expect(read(path)).toMatch(new RegExp(`^# ${index + 1}\\. [A-Z]`));
  }
});

test("every decision that a comment in the code names is there", () => {
  const sources = ["app", "workers", "test"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
  const named = sources.flatMap((path) => read(path).match(/app\/decisions\/\d{4}-[\w-]+\.md/g) ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !decisions.includes(path))).toEqual([]);
});

test("each invariant of the architecture names a test that holds it", () => {
  const [, section = ""] = /## What must hold\n([\s\S]*?)\n## /.exec(read("ARCHITECTURE.md")) ?? [];
  const rows = [...section.matchAll(/^\| \d+ \|.*$/gm)].map(([row]) => row);
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => !/`test\/[\w./-]+\.test\.ts` \|$|`test\/[\w./-]+\.test\.ts`,/.test(row))).toEqual([]);
});

test("the examples of CONTRIBUTING.md are the code as it is", () => {
  const examples = [...read("CONTRIBUTING.md").matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)];
  expect(examples.length).toBeGreaterThan(5);
  for (const [, path = "", code = ""] of examples) {
    const source = bare(read(path));
    for (const part of code.split("…\n")) expect([path, part, source.includes(bare(part))]).toEqual([path, part, true]);
  }
});

/** The words of a glossary, without its head. */
function glossaryOf(page: string, title: string): string[] {
  const section = read(page).split(`\n## ${title}\n`)[1] ?? "";
  return [...section.matchAll(/^\| ([^|]+) \|/gm)].map(([, word = ""]) => word).slice(1);
}

test("the glossaries have about twenty words, each once", () => {
  const ours = glossaryOf("ARCHITECTURE.md", "Glossary");
  const ofReading = glossaryOf(READING, "Words");
  expect([ours[0], ofReading[0]]).toEqual(["Assistant", "unit"]);
  expect(new Set([...ours, ...ofReading]).size).toBe(ours.length + ofReading.length);
  for (const words of [ours, ofReading]) {
    expect(words.length).toBeGreaterThan(14);
    expect(words.length).toBeLessThan(26);
  }
});

test("the map of how a message is read has a line for each of its folders", () => {
  const folders = readdirSync(join(root, dirname(READING)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const [map = ""] = read(READING).split("\n## ");
  const named = [...map.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(folders.toSorted());
});
