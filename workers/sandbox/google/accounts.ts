/**
 * Google accounts and what each has granted to the app. All times are UTC milliseconds. `scope` is space-separated.
 * An account comes to be when it is first named; its zone is Europe/Amsterdam unless set.
 */
export const accountTables = {
  google_accounts: "email TEXT PRIMARY KEY, sub TEXT, zone TEXT, sync_generation INTEGER DEFAULT 0",
  google_shared: "email TEXT PRIMARY KEY",
  // What Google says of an address; without a row it is a personal account with a verified one.
  google_profiles: "email TEXT PRIMARY KEY, hosted_domain TEXT, verified INTEGER NOT NULL DEFAULT 1",
  google_consents: "email TEXT PRIMARY KEY, scope TEXT",
  google_codes: "code TEXT PRIMARY KEY, email TEXT, ask TEXT, expires_at INTEGER",
  google_tokens: "token TEXT PRIMARY KEY, kind TEXT, email TEXT, scope TEXT, expires_at INTEGER",
  google_keys: "kid TEXT PRIMARY KEY, jwk TEXT",
};

const DEFAULT_ZONE = "Europe/Amsterdam";
export const TOKEN_SECONDS = 3599;
const MAX_REFRESH_TOKENS = 100;

export interface Account {
  [column: string]: SqlStorageValue;
  email: string;
  sub: string;
  zone: string;
  /** Sync tokens of another generation are too old. */
  sync_generation: number;
}

/** The account of an address, made on first use. */
export function accountOf(sql: SqlStorage, address: string): Account {
  const email = address.trim().toLowerCase();
  const digits = [...email].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1e15, 7);
  const sub = `1${String(digits).padStart(20, "0")}`;
  sql.exec("INSERT OR IGNORE INTO google_accounts (email, sub, zone) VALUES (?, ?, ?)", email, sub, DEFAULT_ZONE);
  return sql.exec<Account>("SELECT * FROM google_accounts WHERE email = ?", email).one();
}

export function listAccounts(sql: SqlStorage): Account[] {
  return sql.exec<Account>("SELECT * FROM google_accounts ORDER BY email").toArray();
}

export interface Profile {
  [column: string]: SqlStorageValue;
  /** The domain of the Workspace that the account belongs to; null for a personal account. */
  hosted_domain: string | null;
  verified: number;
}

export function profileRow(sql: SqlStorage, email: string): Profile {
  const [row] = sql
    .exec<Profile>("SELECT hosted_domain, verified FROM google_profiles WHERE email = ?", email)
    .toArray();
  return row ?? { hosted_domain: null, verified: 1 };
}

export function setProfile(
  sql: SqlStorage,
  email: string,
  { hostedDomain, emailVerified }: { hostedDomain?: string | null | undefined; emailVerified?: boolean | undefined },
): void {
  const { hosted_domain, verified } = profileRow(sql, email);
  sql.exec(
    "INSERT OR REPLACE INTO google_profiles (email, hosted_domain, verified) VALUES (?, ?, ?)",
    email,
    hostedDomain === undefined ? hosted_domain : hostedDomain,
    emailVerified === undefined ? verified : Number(emailVerified),
  );
}

/** Whether others may see when this account is taken; nobody may unless it was said. */
export function sharesFreeBusy(sql: SqlStorage, email: string): boolean {
  return sql.exec("SELECT 1 FROM google_shared WHERE email = ?", email.toLowerCase()).toArray().length > 0;
}

export function shareFreeBusy(sql: SqlStorage, email: string, shares: boolean): void {
  const statement = shares
    ? "INSERT OR IGNORE INTO google_shared VALUES (?)"
    : "DELETE FROM google_shared WHERE email = ?";
  sql.exec(statement, email);
}

/** What the account has allowed so far, and from now on also this. */
export function consent(sql: SqlStorage, email: string, scopes: readonly string[]): string[] {
  const all = [...new Set([...consentOf(sql, email), ...scopes])];
  sql.exec("INSERT OR REPLACE INTO google_consents (email, scope) VALUES (?, ?)", email, all.join(" "));
  return all;
}

export function consentOf(sql: SqlStorage, email: string): string[] {
  const row = sql.exec<{ scope: string }>("SELECT scope FROM google_consents WHERE email = ?", email).toArray()[0];
  return row ? row.scope.split(" ").filter(Boolean) : [];
}

export function addAccessToken(sql: SqlStorage, email: string, scope: string, now: number): string {
  return addToken(sql, "access", `ya29.${randomText(48)}`, email, scope, now + TOKEN_SECONDS * 1000);
}

/** The oldest of more than 100 dies silently, as with Google. */
export function addRefreshToken(sql: SqlStorage, email: string, scope: string): string {
  const token = addToken(sql, "refresh", `1//0${randomText(48)}`, email, scope, null);
  sql.exec(
    `DELETE FROM google_tokens WHERE kind = 'refresh' AND email = ?1 AND rowid NOT IN
     (SELECT rowid FROM google_tokens WHERE kind = 'refresh' AND email = ?1 ORDER BY rowid DESC LIMIT ${MAX_REFRESH_TOKENS})`,
    email,
  );
  return token;
}

export function findToken(sql: SqlStorage, token: string, kind: "access" | "refresh", now: number) {
  return sql
    .exec<{ email: string; scope: string }>(
      `SELECT email, scope FROM google_tokens
       WHERE token = ? AND kind = ? AND (expires_at IS NULL OR expires_at > ?)`,
      ...[token, kind, now],
    )
    .toArray()[0];
}

/** Ends the account's grant: every token of it, and the memory of what was allowed. */
export function revokeGrant(sql: SqlStorage, email: string): void {
  for (const table of ["google_tokens", "google_consents", "google_codes"]) {
    sql.exec(`DELETE FROM ${table} WHERE email = ?`, email);
  }
}

/** Letters, digits, - and _, two for three bytes of chance. */
export function randomText(bytes: number): string {
  const chance = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...chance))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

function addToken(
  sql: SqlStorage,
  kind: string,
  token: string,
  email: string,
  scope: string,
  expiresAt: number | null,
) {
  sql.exec("INSERT INTO google_tokens VALUES (?, ?, ?, ?, ?)", token, kind, email, scope, expiresAt);
  return token;
}
