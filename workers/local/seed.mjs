// The demo account: a user whose phone and calendar are connected to the sandbox.
import { randomBytes, scryptSync } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { createEncryption } from "../../app/db/encryption.ts";
import { eventsOfWeek, standup, weeksAround } from "./demo-week.ts";

export const demo = {
  id: "00000000-0000-4000-8000-000000000001",
  email: "demo@parley.test",
  password: "parley-demo",
  name: "Demo",
  phone: "+31612345678",
  zone: "Europe/Amsterdam",
};

const SCOPES = [
  "openid",
  "https://www.googleapis.com/auth/userinfo.email",
  "https://www.googleapis.com/auth/calendar.events",
  "https://www.googleapis.com/auth/calendar.freebusy",
  "https://www.googleapis.com/auth/calendar.settings.readonly",
].join(" ");

/**
 * Connects the account at the sandbox.
 *
 * @returns the rows that belong to it as SQL
 * @param meetings how many its trial allows, where that is not as many as everybody's
 */
export async function seedOf({ sandboxUrl, tokenKeys, meetings }) {
  const control = controlOf(sandboxUrl);
  const grant = await control("POST", "/google/grant", { account: demo.email, scope: SCOPES });

  const encryption = createEncryption(
    tokenKeys
      .split(",")
      .map((pair) => ({ id: pair.slice(0, pair.indexOf(":")), key: pair.slice(pair.indexOf(":") + 1) })),
  );
  const aad = `${demo.id}:google-token`;
  const now = Date.now();
  const rows = {
    users: {
      id: demo.id,
      email: demo.email,
      name: demo.name,
      password_hash: hashPassword(demo.password),
      email_verified_at: now,
      created_at: now,
    },
    user_integrations: {
      user_id: demo.id,
      onboarding_step: 4,
      onboarding_completed: 1,
      trial_expires_at: now + 14 * 86_400_000,
      google_calendar_connected: 1,
      google_calendar_email: demo.email,
      whatsapp_connected: 1,
      whatsapp_phone: demo.phone,
      whatsapp_heard_at: now,
    },
    user_preferences: { user_id: demo.id, timezone: demo.zone },
    google_accounts: {
      user_id: demo.id,
      email: demo.email,
      scope: grant.scope,
      access_token: await encryption.encrypt(grant.access_token, aad),
      access_token_expires_at: now + grant.expires_in * 1000,
      refresh_token: await encryption.encrypt(grant.refresh_token, aad),
      connected_at: now,
    },
  };
  const room = meetings
    ? `\nUPDATE billing_accounts SET trial_meetings_limit = ${meetings} WHERE id = 'a-${demo.id}';`
    : "";
  return Object.entries(rows).map(insert).join("\n") + room;
}

/**
 * Puts the weeks around today into the demo's calendar, as other people's changes are, so that the app hears of them.
 *
 * @param done Mondays of the weeks that are there already: what became of them is left alone
 * @returns all the Mondays that are there now
 */
export async function fillWeeks({ sandboxUrl, done }) {
  const control = controlOf(sandboxUrl);
  const put = (event) => control("PUT", "/google/events", { account: demo.email, event });
  const wanted = weeksAround(Temporal.Now.plainDateISO(demo.zone).toString());
  const missing = wanted.filter((monday) => !done.includes(monday));
  if (missing.length > 0) await put(standup(missing, demo));
  for (const monday of missing) for (const event of eventsOfWeek(monday, demo)) await put(event);
  return [...done, ...missing];
}

function controlOf(sandboxUrl) {
  return async (method, path, body) => {
    const response = await fetch(`${sandboxUrl}/control${path}`, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${method} ${path}`);
    return response.json();
  };
}

/** scrypt$N$r$p$salt$hash, the form that sign-in reads. */
function hashPassword(password) {
  const [N, r, p] = [32_768, 8, 3];
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, 32, { N, r, p, maxmem: 64 * 1024 * 1024 });
  return ["scrypt", N, r, p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

function insert([table, row]) {
  const values = Object.values(row).map((value) =>
    typeof value === "number" ? value : `'${String(value).replaceAll("'", "''")}'`,
  );
  return `INSERT OR IGNORE INTO ${table} (${Object.keys(row).join(", ")}) VALUES (${values.join(", ")});`;
}
