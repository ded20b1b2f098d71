import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const LOCAL = join(import.meta.dirname, "../../../workers/local");

/** A checkout whose packages are a link to those of another one, which are older than its lock file. */
function linkedCheckout(): { root: string; others: string } {
  const folder = mkdtempSync(join(tmpdir(), "parley-linked-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [root, others] = [join(folder, "here"), join(folder, "there")];
  mkdirSync(join(root, "workers"), { recursive: true });
  mkdirSync(others);
  writeFileSync(join(others, "kept.txt"), "kept");
  cpSync(LOCAL, join(root, "workers/local"), { recursive: true });
  writeFileSync(join(root, "package-lock.json"), "{}");
  symlinkSync(others, join(root, "node_modules"));
  return { root, others };
}

test("packages that are a link are not installed anew: that would empty another checkout's", () => {
  const { root, others } = linkedCheckout();
  const start = `await (await import("./workers/local/ensure-installed.mjs")).ensureInstalled()`;
  const run = () =>
    execFileSync(process.execPath, ["--input-type=module", "-e", start], {
      cwd: root,
      encoding: "utf8",
      stdio: "pipe",
    });
  expect(run).toThrow(/a link to another folder/);
  expect(existsSync(join(others, "kept.txt"))).toBe(true);
});
