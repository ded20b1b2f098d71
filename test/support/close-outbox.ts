import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll } from "vitest";
import { OPEN_STATES } from "~/domain/delivery-rules";

// Whichever file comes first makes the tables.
await applyD1Migrations(env.DB, env.MIGRATIONS);

// Files run one after another on one database: what a file leaves open would be work for the crons of all that follow.
afterAll(async () => {
  const open = OPEN_STATES.map((state) => `'${state}'`).join(", ");
  await env.DB.prepare("DELETE FROM planned_notifications").run();
  await env.DB.prepare(`UPDATE deliveries SET state = 'failed', fallback = NULL WHERE state IN (${open})`).run();
});
