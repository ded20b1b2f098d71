import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../workers/local/database.mjs";
import { findChrome, installChrome } from "./chrome.mjs";
import { ASKED, controlOf, DEMO } from "./control";
import { NO_TRIAL } from "./no-trial";
import { freePorts, startParley } from "./parley";

const ANSWERED_WITHIN_MS = 20_000;
const QUIET_AFTER_MS = 1_000;
const results = `${import.meta.dirname}/../results`;

declare module "vitest" {
  interface ProvidedContext {
    appUrl: string;
    sandboxUrl: string;
    /** Where the copy keeps its database. */
    stateDir: string;
    /** All that it kept at a moment when it had asked the demo whether to book `ASKED`, and had no answer yet. */
    earlierState: string;
    /** How many events the demo's calendar had then. */
    earlierEvents: number;
  }
}

/** One copy for all files, on ports and a state of its own; at the end what it logged, and what it said to the providers, is kept. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await installChrome();
  findChrome();
  const stateDir = mkdtempSync(join(tmpdir(), "parley-e2e-"));
  const [port = 0, sandboxPort = 0] = await freePorts(2);
  await limitTrials(stateDir);
  const parley = await startParley({ stateDir, port, sandboxPort, verbose: true });
  project.provide("appUrl", parley.appUrl);
  project.provide("sandboxUrl", parley.sandboxUrl);
  project.provide("stateDir", stateDir);
  const earlierState = mkdtempSync(join(tmpdir(), "parley-earlier-"));
  project.provide("earlierEvents", await keepQuestion(parley.sandboxUrl, stateDir, earlierState));
  project.provide("earlierState", earlierState);

  return async () => {
    const exchanges = await fetch(`${parley.sandboxUrl}/control/exchanges`);
    mkdirSync(results, { recursive: true });
    writeFileSync(`${results}/exchanges.jsonl`, await exchanges.text());
    await parley.stop();
    // A second try adds to it: what went wrong in the first is what one looks for.
    appendFileSync(`${results}/parley.log`, parley.said());
    for (const state of [stateDir, earlierState]) rmSync(state, { recursive: true, force: true });
  };
}

/**
 * Keeps what is on the disk while a question is open, for a test that starts on it: as after a machine that went off. It
 * is done before any test, while nobody writes.
 *
 * @returns how many events the demo's calendar has
 */
async function keepQuestion(sandboxUrl: string, stateDir: string, into: string): Promise<number> {
  const control = controlOf(sandboxUrl);
  const say = async (text: string) => {
    const before = (await control.sentTo(DEMO.phone)).length;
    await control.inbound({ from: DEMO.phone, text });
    const deadline = Date.now() + ANSWERED_WITHIN_MS;
    while ((await control.sentTo(DEMO.phone)).length === before && Date.now() < deadline) await wait(50);
    // The statuses of the answer, which the app is told of a moment later.
    await wait(QUIET_AFTER_MS);
  };
  await say(`book "${ASKED}" with anna@example.com in 30 days at 16:00`);
  cpSync(stateDir, into, { recursive: true });
  await say("no");
  return (await control.calendar(DEMO.email)).events.length;
}

/**
 * Whoever signs up under such an address has no meeting of a trial: to book them all takes too long. It is settled before
 * the copy runs: who writes into its database from outside locks it, and what it was just doing fails.
 */
async function limitTrials(stateDir: string): Promise<void> {
  const { run, close } = await openDatabase(stateDir);
  await run(`CREATE TRIGGER no_trial AFTER INSERT ON billing_members
    WHEN (SELECT email FROM users WHERE id = NEW.user_id) LIKE '${NO_TRIAL}%'
    BEGIN UPDATE billing_accounts SET trial_meetings_limit = 0 WHERE id = NEW.account_id; END;`);
  await close();
}
