// What is planned and due, in the runtime's own D1 and queue: rows that finding and claiming cost by D1's own figures with a
// million rows stored, crons that overlap, how soon a full hour is in the queue, and how long sending it takes at our pace
// below Meta's limit. These are the figures of a test, which npm test runs with fewer rows; `PLANNED=…` stores others. Then
// how soon after their minute a thousand reminders are with WhatsApp (on-time.mjs).
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { root } from "../../workers/local/ensure-installed.mjs";
import { toolEnv } from "../../workers/local/processes.mjs";
import { bundled } from "./bundled.mjs";
import { measure as onTime } from "./on-time.mjs";

const STORED = "1000000";
const FILE = "test/services/dispatch-notifications.test.ts";

export async function measure() {
  const { PER_SECOND } = await bundled(`${root}/app/domain/notification-pace.ts`);
  const folder = mkdtempSync(`${tmpdir()}/parley-notifications-`);
  try {
    const { stored, due, readEach, writtenEach, atOnce, queuedMs } = await figuresOf(`${folder}/report.json`);
    const name = `finding and claiming ${due} due with ${stored} stored`;
    return [
      { figure: `${name}, rows read for each`, unit: "rows", value: readEach, n: due, goal: "<= 3" },
      { figure: `${name}, rows written for each`, unit: "rows", value: writtenEach, n: due, goal: "<= 2" },
      { figure: `${atOnce} due at once, all in the queue`, unit: "ms", value: queuedMs, n: atOnce, goal: "< 60000" },
      {
        figure: `${atOnce} reminders at ${PER_SECOND} a second`,
        unit: "s",
        value: atOnce / PER_SECOND,
        // When its meeting begins a reminder is dropped: by how many minutes before it was due.
        dropped: Object.fromEntries([1, 2, 5, 15].map((n) => [n, Math.max(0, atOnce - n * 60 * PER_SECOND)])),
      },
      ...(await onTime()),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function figuresOf(report) {
  const reporting = ["--reporter=json", `--outputFile=${report}`];
  const args = ["run", "--config", "test/vitest.config.ts", "--project", "workerd", FILE, "--testTimeout=600000"];
  const child = spawn(`${root}/node_modules/.bin/vitest`, [...args, ...reporting], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...toolEnv(), PLANNED: process.env.PLANNED ?? STORED },
  });
  await new Promise((resolve) => child.on("close", resolve));
  const [result] = JSON.parse(readFileSync(report, "utf8")).testResults;
  const failed = result?.assertionResults.filter(({ status }) => status !== "passed") ?? [];
  if (!result || failed.length > 0) throw new Error(failed[0]?.failureMessages[0] ?? result?.message);
  return Object.assign({}, ...result.assertionResults.map(({ meta }) => meta?.dispatch));
}
