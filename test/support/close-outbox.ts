import { env } from "cloudflare:workers";
import { afterAll } from "vitest";
import { OPEN_STATES } from "~/domain/delivery-rules";

// Files run one after another on one database: what a file leaves open would be work for the crons of all that follow.
afterAll(async () => {
  const open = OPEN_STATES.map((state) => `'${state}'`).join(", ");
  await env.DB.prepare(`UPDATE deliveries SET state = 'failed', fallback = NULL WHERE state IN (${open})`).run();
});
