import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { company } from "../../app/content/company";

const root = resolve(import.meta.dirname, "../..");
const APP_URL = "https://parley.example";
const SUPPORT_EMAIL = "support@parley.example";
/** What an operator writes in the place of the lines that belong to nobody, as the built server has them. */
const OWN_COMPANY = new Map<string, string>([
  [company.email, "hello@parley.example"],
  [company.address[0], "1 High Street"],
  [company.registration, "KvK 12345678"],
]);

let build = "";
let files: { name: string; text: string }[] = [];

beforeAll(() => {
  mkdirSync(`${root}/test/results`, { recursive: true });
  // Below the project, so that the built server finds its packages.
  build = mkdtempSync(`${root}/test/results/production-`);
  cpSync(`${root}/build/server`, `${build}/server`, { recursive: true });
  for (const name of ["app", "site"]) {
    const server = `${build}/server/${name}/index.js`;
    const source = [...OWN_COMPANY].reduce(
      (text, [placeholder, own]) => text.replaceAll(placeholder, own),
      readFileSync(server, "utf8"),
    );
    writeFileSync(server, source);
  }
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--conditions=worker", `${root}/workers/local/prerender.mjs`],
    { encoding: "utf8", env: { ...process.env, APP_URL, SUPPORT_EMAIL, BUILD_DIR: build } },
  );
  expect(status, stderr).toBe(0);
  files = readdirSync(`${build}/client`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((name) => ({ name: name.slice(`${build}/client`.length), text: readFileSync(name, "utf8") }));
});
afterAll(() => rmSync(build, { recursive: true, force: true }));

test("the pages of a deploy name its own address and mailbox, and nothing that only a local run can reach", () => {
  expect(files.length).toBeGreaterThan(10);
  for (const { name, text } of files) {
    // Host names alone: words may end a sentence with "test."
    expect([name, text.match(/\blocalhost\b|[\w-]\.test\b/g)]).toEqual([name, null]);
  }
  const contact = files.find(({ name }) => name === "/contact.html")?.text;
  expect(contact).toContain(SUPPORT_EMAIL);
  expect(contact).toContain(`<link rel="canonical" href="${APP_URL}/contact"/>`);
});
