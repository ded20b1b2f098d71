import { type KeyState, keyState } from "./api-key";
import type { ApiScope } from "./api-scopes";
import { clockOfZone } from "./clock-style";
import { formatMoment } from "./phrasing";
import { DAY, type Instant } from "./time";

export interface ApiKeyRecord {
  id: string;
  name: string;
  shown: string;
  scopes: readonly ApiScope[];
  allowedOrigins: readonly string[];
  createdAt: Instant;
  expiresAt: Instant | null;
  revokedAt: Instant | null;
  lastUsedAt: Instant | null;
  clientId: string | null;
}

export interface ApiKeyView {
  id: string;
  name: string;
  shown: string;
  state: KeyState;
  scopes: string;
  /** "Made Tue 24 Nov, 15:00. Last used …. Ends …." */
  line: string;
  origins: string;
  /** An assistant that the user has let in, and no key that they have made. */
  isAssistant: boolean;
}

/** A key that ended this long ago is shown no more. */
const SHOWN_AFTER_END_MS = 30 * DAY;

/** The keys of a user as their page lists them, those that work first. */
export function viewApiKeys(rows: readonly ApiKeyRecord[], zone: string, now: Instant): ApiKeyView[] {
  const shown = rows.filter(({ expiresAt, revokedAt }) => (revokedAt ?? expiresAt ?? now) > now - SHOWN_AFTER_END_MS);
  const views = shown.map((row) => viewOf(row, zone, now));
  return [...views.filter(({ state }) => state === "active"), ...views.filter(({ state }) => state !== "active")];
}

function viewOf(row: ApiKeyRecord, zone: string, now: Instant): ApiKeyView {
  const moment = (at: Instant) => formatMoment(at, zone, { now, clock: clockOfZone(zone) });
  const { id, name, shown, createdAt, expiresAt, revokedAt, lastUsedAt } = row;
  const used = lastUsedAt === null ? "Never used." : `Last used ${moment(lastUsedAt)}.`;
  const state = keyState(row, now);
  const end =
    revokedAt !== null
      ? `Revoked ${moment(revokedAt)}.`
      : expiresAt === null
        ? "Has no end."
        : `${state === "expired" ? "Ended" : "Ends"} ${moment(expiresAt)}.`;
  const line = `Made ${moment(createdAt)}. ${used} ${end}`;
  return {
    id,
    name,
    shown,
    state,
    scopes: row.scopes.join(", "),
    line,
    origins: row.allowedOrigins.join(", "),
    isAssistant: row.clientId !== null,
  };
}
