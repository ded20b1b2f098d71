import { env } from "cloudflare:workers";

/** What SQLite says it would do, a line for each step; parameters are null. */
export async function queryPlan(sql: string, parameters = 0): Promise<string> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...Array.from({ length: parameters }, () => null))
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail).join("\n");
}
