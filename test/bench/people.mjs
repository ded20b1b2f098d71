// Rows of people for the benchmarks of a whole running copy.
import { readdirSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { run } from "../../workers/local/processes.mjs";

/** Writes statements into the database of a running copy, all or none. */
export async function write({ folder }, statements) {
  const file = `${folder}/rows.sql`;
  writeFileSync(file, statements.join("\n"));
  await run("Adding people", "wrangler", [
    "d1",
    "execute",
    "parley",
    "--local",
    "--persist-to",
    `${folder}/state`,
    "--yes",
    "--file",
    file,
  ]);
}

/** The first row of a query in the database of a running copy. */
export function readRow({ folder }, query) {
  const place = `${folder}/state/v3/d1/miniflare-D1DatabaseObject`;
  const file = readdirSync(place).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  const db = new DatabaseSync(`${place}/${file}`, { readOnly: true, timeout: 5_000 });
  const row = db.prepare(query).get();
  db.close();
  return row;
}

/**
 * Somebody in Amsterdam with a phone and a calendar, who has come to the end of the onboarding.
 *
 * @param google what else the row of their calendar's grant holds
 */
export function personRows({ id, email, phone }, google) {
  const now = Date.now();
  return [
    insert("users", { id, email, name: "Robin Example", created_at: now }),
    insert("user_integrations", {
      ...{ user_id: id, onboarding_step: 4, onboarding_completed: 1, google_calendar_connected: 1 },
      ...{ google_calendar_email: email, whatsapp_connected: 1, whatsapp_phone: `+${phone}` },
    }),
    insert("user_preferences", { user_id: id, timezone: "Europe/Amsterdam" }),
    insert("google_accounts", { user_id: id, email, connected_at: now, ...google }),
  ];
}

export function insert(table, row) {
  const values = Object.values(row).map((value) => (typeof value === "number" ? value : `'${value}'`));
  return `INSERT INTO ${table} (${Object.keys(row).join(", ")}) VALUES (${values.join(", ")});`;
}

/** A call to the sandbox's controls. */
export async function control(sandboxUrl, method, path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${sandboxUrl}/control${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${method} ${path}`);
  return answer.json();
}

/** The cron's own call, at a moment of the benchmark's choice. */
export async function cron(appUrl, time) {
  await fetch(`${appUrl}/cdn-cgi/local/scheduled?cron=*+*+*+*+*&time=${time}`).then((answer) => answer.arrayBuffer());
}

export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
