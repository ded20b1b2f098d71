import { findAccount, setPasswordHash } from "~/db/accounts";
import { noteEvent } from "~/db/audit-log";
import { runTogether } from "~/db/database";
import { dropEmailTokens } from "~/db/email-tokens";
import { clearTries, countTry } from "~/db/rate-limits";
import { deleteSessions } from "~/db/sessions";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";
import { notifyPasswordChanged } from "./reset-password";

export type PasswordChange =
  | { ok: true }
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "too-many"; until: Instant };

/** Sets a new password for somebody who knows the present one, and ends the user's other sessions. */
export async function changePassword(
  deps: Pick<Deps, "db" | "clock" | "passwords" | "encryption" | "queueDelivery" | "sessionsEnded" | "appUrl">,
  { userId, sessionId, current, password }: { userId: string; sessionId: string; current: string; password: string },
): Promise<PasswordChange> {
  const { db, clock, passwords } = deps;
  const checked = await checkPassword(deps, userId, current);
  if (!checked.ok) return checked;
  const now = clock();
  const account = await findAccount(db, userId);
  if (!account) return { ok: false, reason: "wrong" };
  const passwordHash = await passwords.hash(password);
  await runTogether(db, [
    setPasswordHash(db, userId, passwordHash),
    deleteSessions(db, userId, sessionId),
    dropEmailTokens(db, userId),
    noteEvent(db, userId, "password-changed", now),
  ]);
  await deps.sessionsEnded(userId, { except: sessionId });
  await notifyPasswordChanged(deps, account);
  return { ok: true };
}

/** Asks a signed-in user for the password once more, before something that cannot be undone. Tries are counted. */
export async function checkPassword(
  { db, clock, passwords }: Pick<Deps, "db" | "clock" | "passwords">,
  userId: string,
  password: string,
): Promise<PasswordChange> {
  const now = clock();
  const until = await countTry(db, [{ limit: "password:account", who: userId }], now);
  if (until !== null) return { ok: false, reason: "too-many", until };
  const account = await findAccount(db, userId);
  const { ok } = await passwords.verify(password, account?.passwordHash ?? null);
  if (!ok) {
    await noteEvent(db, userId, "sign-in-failed", now);
    return { ok: false, reason: "wrong" };
  }
  await clearTries(db, "password:account", userId);
  return { ok: true };
}
