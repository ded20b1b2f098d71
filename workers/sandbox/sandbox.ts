import { DurableObject } from "cloudflare:workers";
import { answer } from "./answer";
import { readCall } from "./call";
import { exchangeTables, recordWebhook } from "./control/exchanges";
import { faultTables } from "./control/faults";
import { addJob, jobTables, nextDue, runDueJobs } from "./jobs";
import { providers } from "./providers";
import type { SandboxEnv } from "./settings";
import { type Webhook, type World, worldOf } from "./world";

const tables = Object.assign({}, jobTables, exchangeTables, faultTables, ...providers.map(({ tables }) => tables));
const indexes: Record<string, string> = Object.assign({ jobs: "due" }, ...providers.map(({ indexes }) => indexes));
const handlers = new Map(providers.flatMap(({ jobs }) => Object.entries(jobs ?? {})));

/** How long the app may take over a webhook. */
const WEBHOOK_TIMEOUT_MS = 15_000;

/** One world: everything its providers know, in SQLite, so that it outlives a restart. */
export class Sandbox extends DurableObject<SandboxEnv> {
  constructor(ctx: DurableObjectState, env: SandboxEnv) {
    super(ctx, env);
    for (const [name, columns] of Object.entries(tables)) {
      ctx.storage.sql.exec(`CREATE TABLE IF NOT EXISTS ${name} (${columns})`);
    }
    for (const [name, column] of Object.entries(indexes)) {
      ctx.storage.sql.exec(`CREATE INDEX IF NOT EXISTS ${name}_${column} ON ${name} (${column})`);
    }
  }

  override async fetch(request: Request): Promise<Response> {
    const { base, path } = worldOf(new URL(request.url));
    const call = await readCall(request, path);
    return answer(call, this.world(base), () => this.reset());
  }

  override async alarm(): Promise<void> {
    await runDueJobs(this.world(""), handlers);
    this.wake();
  }

  private world(base: string): World {
    return {
      sql: this.ctx.storage.sql,
      env: this.env,
      base,
      now: Date.now(),
      later: (job) => {
        addJob(this.ctx.storage.sql, job, Date.now());
        this.wake();
      },
      toApp: (webhook) => this.toApp(webhook),
    };
  }

  private wake(): void {
    const due = nextDue(this.ctx.storage.sql);
    if (due !== null) void this.ctx.storage.setAlarm(due);
  }

  private async toApp(webhook: Webhook): Promise<number> {
    const app = this.env.APP && webhook.url.startsWith(`${this.env.APP_URL}/`) ? this.env.APP : globalThis;
    const { url, headers, body } = webhook;
    const init = { method: "POST", headers, body, redirect: "manual", signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS) };
    try {
      const response = await app.fetch(url, init as RequestInit); // the literal "manual" widens to string
      recordWebhook(this.ctx.storage.sql, webhook, response.status, await response.text());
      return response.status;
    } catch {
      return 0;
    }
  }

  private reset(): void {
    for (const name of Object.keys(tables)) this.ctx.storage.sql.exec(`DELETE FROM ${name}`);
  }
}
