// The demo account: a user whose phone and calendar are connected to the sandbox, and a believable week.
import { randomBytes, scryptSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createEncryption } from "../../app/db/encryption.ts";

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

/** Day of this week (Monday is 0), wall times, title, place, people. */
const WEEK = [
  [0, "09:30", "10:00", "Standup", "", []],
  [0, "14:00", "15:00", "Budget review", "Room 2", [["anna@example.com", "Anna de Vries"]]],
  [1, "09:30", "10:00", "Standup", "", []],
  [1, "12:30", "13:30", "Lunch with Tom", "Café Luna", [["tom@example.com", "Tom Baker"]]],
  [2, "09:30", "10:00", "Standup", "", []],
  [2, "11:00", "11:45", "1:1 Priya", "", [["priya@example.com", "Priya Nair"]]],
  [3, "09:30", "10:00", "Standup", "", []],
  [
    3,
    "15:00",
    "16:00",
    "Design review",
    "",
    [
      ["anna@example.com", "Anna de Vries"],
      ["sam@example.com", "Sam Okafor"],
    ],
  ],
  [4, "09:30", "10:00", "Standup", "", []],
  [4, "16:00", "16:30", "Week wrap-up", "", [["tom@example.com", "Tom Baker"]]],
];

/** Connects the account at the sandbox, fills its week and writes the rows that belong to it as SQL. */
export async function writeSeed({ sandboxUrl, tokenKeys, file }) {
  const control = async (method, path, body) => {
    const response = await fetch(`${sandboxUrl}/control${path}`, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} to ${method} ${path}`);
    return response.json();
  };
  const grant = await control("POST", "/google/grant", { account: demo.email, scope: SCOPES });
  for (const [index, event] of eventsAround(new Date()).entries()) {
    await control("PUT", "/google/events", { account: demo.email, event: { id: `demo${index}`, ...event } });
  }

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
      // Whoever tries Parley out, or measures it, books more than the twenty meetings of a real trial.
      trial_meetings_limit: 1000,
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
  writeFileSync(file, Object.entries(rows).map(insert).join("\n"), { mode: 0o600 });
}

/** The demo's week, as Google events on the wall of the demo's zone; at the weekend the week that comes, too. */
function eventsAround(today) {
  const weekday = (today.getUTCDay() + 6) % 7;
  const weeks = weekday > 4 ? [0, 7] : [0];
  return weeks.flatMap((ahead) => WEEK.map((event) => eventOn(daysAfter(today, ahead - weekday), event)));
}

function eventOn(monday, [day, from, to, summary, location, people]) {
  const date = daysAfter(monday, day).toISOString().slice(0, 10);
  const at = (time) => ({ dateTime: `${date}T${time}:00`, timeZone: demo.zone });
  return {
    summary,
    location,
    start: at(from),
    end: at(to),
    attendees: people.map(([email, displayName]) => ({ email, displayName })),
  };
}

function daysAfter(date, days) {
  const later = new Date(date);
  later.setUTCDate(later.getUTCDate() + days);
  return later;
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
