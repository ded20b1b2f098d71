import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../workers/local/database.mjs";
import { findBrowser } from "./browser";
import { NO_TRIAL } from "./no-trial";
import { freePorts, startParley } from "./parley";

const results = `${import.meta.dirname}/../results`;

declare module "vitest" {
  interface ProvidedContext {
    appUrl: string;
    sandboxUrl: string;
    /** Where the copy keeps its database. */
    stateDir: string;
  }
}

/** One copy for all files, on ports and a state of its own; at the end what it logged, and what it said to the providers, is kept. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  findBrowser();
  const stateDir = mkdtempSync(join(tmpdir(), "parley-e2e-"));
  const [port = 0, sandboxPort = 0] = await freePorts(2);
  await limitTrials(stateDir);
  const parley = await startParley({ stateDir, port, sandboxPort, verbose: true });
  project.provide("appUrl", parley.appUrl);
  project.provide("sandboxUrl", parley.sandboxUrl);
  project.provide("stateDir", stateDir);

  return async () => {
    const exchanges = await fetch(`${parley.sandboxUrl}/control/exchanges`);
    mkdirSync(results, { recursive: true });
    writeFileSync(`${results}/exchanges.jsonl`, await exchanges.text());
    await parley.stop();
    // A second try adds to it: what went wrong in the first is what one looks for.
    appendFileSync(`${results}/parley.log`, parley.said());
    rmSync(stateDir, { recursive: true, force: true });
  };
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
