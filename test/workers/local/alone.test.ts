import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";

const module = JSON.stringify(join(import.meta.dirname, "../../../workers/local/alone.mjs"));
const folder = mkdtempSync(join(tmpdir(), "parley-alone-"));
const lock = join(folder, "deep", "lock");
/** A process starts slowly on a busy machine. */
const SOON = { timeout: 20_000 };
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => rmSync(lock, { force: true }));

/** A process that takes the lock, says so, and gives it back when it is told to. */
function holder() {
  const script = `import { alone } from ${module};
    await alone(${JSON.stringify(lock)}, () => console.log("waits"), async () => {
      console.log("works");
      await new Promise((told) => process.stdin.once("data", told));
      console.log("ends");
    });
    process.exit(0);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  return { child, said: () => said.trim().split("\n"), goOn: () => child.stdin.write("\n") };
}

test("the second of two waits for the first, says so once, and then works", async () => {
  const first = holder();
  await expect.poll(first.said, SOON).toEqual(["works"]);
  const second = holder();
  await expect.poll(second.said, SOON).toEqual(["waits"]);
  first.goOn();
  await expect.poll(first.said, SOON).toEqual(["works", "ends"]);
  await expect.poll(second.said, SOON).toEqual(["waits", "works"]);
  second.goOn();
  await expect.poll(second.said, SOON).toEqual(["waits", "works", "ends"]);
});

test("what a process held that is gone is free", async () => {
  const gone = holder();
  await expect.poll(gone.said, SOON).toEqual(["works"]);
  gone.child.kill("SIGKILL");
  await new Promise((ended) => gone.child.on("close", ended));
  const next = holder();
  await expect.poll(() => next.said().at(-1), SOON).toBe("works");
  next.goOn();
  await expect.poll(() => next.said().at(-1), SOON).toBe("ends");
});
