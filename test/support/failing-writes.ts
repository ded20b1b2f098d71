import { env } from "cloudflare:workers";

/**
 * From now on the database refuses to write this user's messages, as when its disk is full.
 *
 * @returns ends it
 */
export async function failWritesOf(userId: string, message = "database or disk is full"): Promise<() => Promise<void>> {
  const name = `fail_${userId.replaceAll("-", "_")}`;
  await env.DB.prepare(
    `CREATE TRIGGER ${name} BEFORE INSERT ON deliveries WHEN NEW.user_id = '${userId}'
     BEGIN SELECT RAISE(ABORT, '${message}'); END`,
  ).run();
  return async () => void (await env.DB.prepare(`DROP TRIGGER ${name}`).run());
}
