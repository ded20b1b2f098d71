import { dropIdentities, findAccount, hasAccount, setPasswordHash, verifyEmail } from "~/db/accounts";
import { noteEvent, noteEventByEmail } from "~/db/audit-log";
import { runTogether } from "~/db/database";
import { planMail } from "~/db/deliveries";
import { claimEmailToken, dropEmailTokens, findEmailToken, insertResetToken } from "~/db/email-tokens";
import { clearTries, countTry } from "~/db/rate-limits";
import { deleteSessions } from "~/db/sessions";
import { hashToken, newToken } from "~/db/token";
import { RESET_LINK_MS } from "~/domain/account";
import { passwordChangedMail, resetPasswordMail, type TakenOff } from "~/domain/account-mails";
import { PASSWORD_ADVICE, passwordFault } from "~/domain/password";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";
import { endingAllKeys } from "./end-key";
import { encryptMail, sendEmail } from "./send-email";
import { tryingFrom } from "./sign-in";

type Needs = Pick<Deps, "db" | "clock" | "passwords" | "encryption" | "queueDelivery" | "sessionsEnded" | "appUrl">;

/**
 * Mails a link that sets a new password to whoever has an account with this address. For any other address the same
 * statements run and write nothing, so that neither the answer nor its time tells which it was. Nor does the answer tell
 * that others have used up the mails of this address: a link that works is there then.
 *
 * @returns the moment from which this network may try again, null when the try was taken
 */
export async function askForReset(
  deps: Pick<Needs, "db" | "clock" | "encryption" | "queueDelivery" | "appUrl">,
  { email, network, knownBrowser }: { email: string; network: string; knownBrowser: boolean },
): Promise<Instant | null> {
  const { db, clock, queueDelivery, appUrl } = deps;
  const now = clock();
  const until = await countTry(db, [{ limit: "reset:address", who: network }], now);
  if (until !== null) return until;
  const limit = knownBrowser ? "reset:known-browser" : "reset:account";
  if ((await countTry(db, [{ limit, who: email }], now)) !== null) return null;

  const token = newToken();
  const tokenHash = hashToken(token);
  const mail = await encryptMail(deps, {
    ...resetPasswordMail(`${appUrl}/auth/reset?token=${token}`),
    to: email,
    kind: "reset-password",
    idempotencyKey: `reset-password/${tokenHash}`,
  });
  await runTogether(db, [
    insertResetToken(db, email, tokenHash, now + RESET_LINK_MS),
    planMail(db, mail, now, hasAccount(email)),
    noteEventByEmail(db, email, "reset-asked", now),
  ]);
  await queueDelivery(mail.id, 0);
  return null;
}

/** Whose password a link sets; undefined when it does not work (any more). */
export async function findReset({ db, clock }: Pick<Deps, "db" | "clock">, token: string) {
  return findEmailToken(db, hashToken(token), "reset", clock());
}

export type Reset =
  | { ok: true }
  | { ok: false; reason: "invalid-link" }
  | { ok: false; reason: "too-personal"; advice: string }
  | { ok: false; reason: "too-many"; until: Instant };

/**
 * Sets the new password, once per link, ends every session and takes every other way in off the account, keys and connected
 * assistants as well as Google. The link has proven the address as well.
 */
export async function resetPassword(
  deps: Needs,
  { token, password, network }: { token: string; password: string; network: string },
): Promise<Reset> {
  const { db, clock, passwords } = deps;
  const now = clock();
  const until = await countTry(db, [{ limit: "link:address", who: network }], now);
  if (until !== null) return { ok: false, reason: "too-many", until };
  const tokenHash = hashToken(token);
  const found = await findEmailToken(db, tokenHash, "reset", now);
  const account = found && (await findAccount(db, found.userId));
  if (!account) return { ok: false, reason: "invalid-link" };
  // Before the link is used up, so that it still works for a better one.
  const fault = passwordFault(password, account);
  if (fault) return { ok: false, reason: "too-personal", advice: PASSWORD_ADVICE[fault] };
  const claimed = await claimEmailToken(db, tokenHash, "reset", now);
  if (!claimed) return { ok: false, reason: "invalid-link" };
  const passwordHash = await passwords.hash(password);
  const [dropped, ended] = await runTogether(db, [
    // Whoever could sign in with Google, or made a key, may be whom the new password is to keep out.
    dropIdentities(db, account.id),
    ...endingAllKeys(db, account.id, now),
    setPasswordHash(db, account.id, passwordHash),
    verifyEmail(db, account.id, claimed.email, now),
    deleteSessions(db, account.id),
    dropEmailTokens(db, account.id),
    clearTries(db, "sign-in:account", account.email),
    clearTries(db, "sign-in:account-network", tryingFrom(account.email, network)),
    noteEvent(db, account.id, "password-reset", now),
  ]);
  await deps.sessionsEnded(account.id, { all: true });
  await notifyPasswordChanged(deps, account, {
    withoutGoogle: (dropped as unknown[]).length > 0,
    endedKeys: (ended as { name: string }[]).map(({ name }) => name),
  });
  return { ok: true };
}

/** A mail to the owner, in case it was somebody else. @param taken what a reset took off the account */
export async function notifyPasswordChanged(
  deps: Pick<Needs, "db" | "clock" | "encryption" | "queueDelivery" | "appUrl">,
  { id, email, name }: { id: string; email: string; name: string },
  taken?: TakenOff,
): Promise<void> {
  const { appUrl } = deps;
  await sendEmail(deps, {
    ...passwordChangedMail(
      name,
      { resetUrl: `${appUrl}/auth/forgot`, keysUrl: `${appUrl}/dashboard/settings/api` },
      taken,
    ),
    to: email,
    kind: "password-changed",
    idempotencyKey: `password-changed/${crypto.randomUUID()}`,
    userId: id,
  });
}
