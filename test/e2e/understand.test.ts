import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";

const root = `${import.meta.dirname}/../..`;
const folder = mkdtempSync(join(tmpdir(), "parley-settings-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const line = (id: string, text: string) =>
  JSON.stringify({ id, text, now: "2026-11-24T09:05:00+01:00", zone: "Europe/Amsterdam" });

/** Runs the command on these lines and gives what it printed, parsed. */
async function understand(lines: string[], args: string[], settings = "") {
  const settingsFile = join(folder, "settings");
  writeFileSync(settingsFile, settings);
  const child = spawn(process.execPath, ["workers/local/understand.mjs", ...args], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, SETTINGS_FILE: settingsFile },
  });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  child.stdin.end(`${lines.join("\n")}\n`);
  await new Promise((resolve) => child.on("close", resolve));
  return printed
    .trim()
    .split("\n")
    .map((one) => JSON.parse(one));
}

test("every line gives one line in its order, and a bad one an error", async () => {
  const lines = [line("1", "cancel my 3pm tomorrow"), "nonsense", line("3", "undo")];
  expect(await understand(lines, [])).toMatchObject([
    { id: "1", intent: "cancel", when: { start: "2026-11-25T15:00:00+01:00" } },
    { id: null, error: "the line is not valid JSON" },
    { id: "3", intent: "undo" },
  ]);
});

test("with --engine model the model of the settings takes the lines apart, and the rules where it fails", async () => {
  const world = `${inject("sandboxUrl")}/~understand`;
  const form = { requests: [{ intent: "cancel", meetingTime: "3pm tomorrow" }] };
  const replies = [{ toolCalls: [{ name: "message", arguments: form }] }, { status: 500 }, { status: 500 }];
  await fetch(`${world}/control/llm/script`, { method: "POST", body: JSON.stringify({ replies }) });
  const two = "move my 3pm tomorrow to 5 and cancel the dentist";
  const lines = [line("1", "frobnicate my 3pm tomorrow"), line("2", "cancel my 4pm tomorrow"), line("3", two)];
  const settings = `LLM_BASE_URL=${world}/llm/v1\nLLM_API_KEY=local-model-key\nLLM_MODEL=any\n`;
  expect(await understand(lines, ["--engine", "model"], settings)).toMatchObject([
    // The rules would book it: both are offered.
    {
      id: "1",
      intent: "cancel",
      other: { intent: "create" },
      slots: { target: { when: { start: "2026-11-25T15:00:00+01:00" } } },
    },
    { id: "2", intent: "cancel", when: { start: "2026-11-25T16:00:00+01:00" } },
    // As without a model: the first of several requests.
    ...(await understand([line("3", two)], [])),
  ]);
});

test("without a model in the settings --engine model says so, line by line", async () => {
  const [answer] = await understand([line("1", "cancel my 3pm")], ["--engine", "model"]);
  expect(answer).toEqual({ id: "1", error: "no model is configured" });
});
