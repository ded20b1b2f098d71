import { randomBytes } from "node:crypto";
import { claimKey, endKeyAt, isKeyWritten, selectLiveKey } from "~/db/api-keys";
import { type AuditEvent, noteEvent } from "~/db/audit-log";
import { planMail } from "~/db/deliveries";
import { hashToken } from "~/db/token";
import { apiKeyCreatedMail } from "~/domain/account-mails";
import { apiKeyOf, KEY_LIVES, KEY_OVERLAPS, type KeyLife, type KeyOverlap, shownPart } from "~/domain/api-key";
import type { ApiScope } from "~/domain/api-scopes";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";
import { endKey } from "./end-key";
import { encryptMail } from "./send-email";

type Needs = Pick<Deps, "db" | "clock" | "encryption" | "queueDelivery" | "appUrl">;

interface Owner {
  id: string;
  email: string;
  name: string;
}

export interface KeyRequest {
  /** A UUID of the form: sent twice, it makes one key. */
  id: string;
  name: string;
  scopes: ApiScope[];
  life: KeyLife;
  /** As a browser sends them in `Origin`. */
  allowedOrigins: string[];
}

/** `key` is the only copy there is. `not-made`: the form was sent before, or there are as many keys as there can be. */
export type KeyMade = { ok: true; key: string } | { ok: false; reason: "not-made" };

/** Makes a key and mails its owner that there is one. */
export async function createApiKey(deps: Needs, owner: Owner, wish: KeyRequest): Promise<KeyMade> {
  const now = deps.clock();
  const life = KEY_LIVES[wish.life];
  return makeKey(deps, owner, { ...wish, expiresAt: life === null ? null : now + life }, "api-key-created", now);
}

/**
 * Makes a key that may do what another may, which goes on for as long as is wanted, so that software can change over
 * without a gap. The new one lives as long as the old one would have from now on.
 *
 * @param id of the new key
 */
export async function rotateApiKey(
  deps: Needs,
  owner: Owner,
  { id, oldId, overlap }: { id: string; oldId: string; overlap: KeyOverlap },
): Promise<KeyMade> {
  const now = deps.clock();
  const [old] = await selectLiveKey(deps.db, owner.id, oldId, now);
  if (!old) return { ok: false, reason: "not-made" };
  const { name, scopes, allowedOrigins, createdAt } = old;
  const expiresAt = old.expiresAt === null ? null : now + (old.expiresAt - createdAt);
  const made = await makeKey(deps, owner, { id, name, scopes, allowedOrigins, expiresAt }, "api-key-rotated", now);
  if (made.ok) await endKeyAt(deps.db, owner.id, oldId, now + KEY_OVERLAPS[overlap], now);
  return made;
}

/** Ends a key at once; false when it is not the user's or has ended already. */
export async function revokeApiKey({ db, clock }: Pick<Deps, "db" | "clock">, userId: string, id: string) {
  const now = clock();
  const isRevoked = await endKey(db, userId, id, now);
  if (isRevoked) await noteEvent(db, userId, "api-key-revoked", now);
  return isRevoked;
}

async function makeKey(
  deps: Needs,
  owner: Owner,
  wish: Omit<KeyRequest, "life"> & { expiresAt: Instant | null },
  event: AuditEvent,
  now: Instant,
): Promise<KeyMade> {
  const { db, appUrl } = deps;
  const key = apiKeyOf(randomBytes(64));
  const keyHash = hashToken(key);
  const shown = shownPart(key);
  const mail = await encryptMail(deps, {
    ...apiKeyCreatedMail(owner.name, shown, `${appUrl}/dashboard/settings/api`, `${appUrl}/auth/forgot`),
    to: owner.email,
    kind: "api-key-created",
    idempotencyKey: `api-key-created/${wish.id}`,
    userId: owner.id,
  });
  // One transaction: there is no key of which nobody was told.
  const [made] = await db.batch([
    claimKey(db, { ...wish, userId: owner.id, keyHash, shown, createdAt: now }),
    planMail(db, mail, now, isKeyWritten(wish.id, keyHash)),
  ]);
  if (made.length === 0) return { ok: false, reason: "not-made" };
  await noteEvent(db, owner.id, event, now);
  await deps.queueDelivery(mail.id, 0);
  return { ok: true, key };
}
