import { sql } from "drizzle-orm";
import { findAccountByEmail, hasAccount } from "~/db/accounts";
import { noteEvent, noteEventByEmail } from "~/db/audit-log";
import { runTogether } from "~/db/database";
import { planMail } from "~/db/deliveries";
import { insertUserRows } from "~/db/new-user-rows";
import { countTry } from "~/db/rate-limits";
import { completeSignUp, findSignUp, insertSignUp } from "~/db/sign-ups";
import { hashToken, newToken } from "~/db/token";
import { CONFIRM_LINK_MS } from "~/domain/account";
import { accountExistsMail, confirmSignUpMail } from "~/domain/account-mails";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";
import { encryptMail } from "./send-email";

type Needs = Pick<Deps, "db" | "clock" | "passwords" | "encryption" | "queueDelivery" | "appUrl">;

export type SignUp =
  /** `browserToken` goes into the browser, where the mailed link then needs no password; null when none was mailed. */
  { ok: true; browserToken: string | null } | { ok: false; reason: "too-many"; until: Instant };

/**
 * Takes a sign-up and mails a link that proves the address. Whoever has an account with that address gets a mail that
 * says so instead; the answer and the work are the same. An address that had its mails of this hour gets no other, and
 * the answer is still the same: strangers can ask for them too.
 */
export async function signUp(
  deps: Needs,
  { name, email, password, network }: { name: string; email: string; password: string; network: string },
): Promise<SignUp> {
  const { db, clock, passwords, queueDelivery, appUrl } = deps;
  const now = clock();
  const until = await countTry(db, [{ limit: "sign-up:address", who: network }], now);
  if (until !== null) return { ok: false, reason: "too-many", until };
  if ((await countTry(db, [{ limit: "sign-up:account", who: email }], now)) !== null) {
    return { ok: true, browserToken: null };
  }

  const token = newToken();
  const browserToken = newToken();
  const tokenHash = hashToken(token);
  const confirm = await encryptMail(deps, {
    ...confirmSignUpMail(`${appUrl}/auth/confirm?token=${token}`),
    to: email,
    kind: "confirm-sign-up",
    idempotencyKey: `confirm-sign-up/${tokenHash}`,
  });
  const exists = await encryptMail(deps, {
    ...accountExistsMail(`${appUrl}/auth`, `${appUrl}/auth/forgot`),
    to: email,
    kind: "account-exists",
    idempotencyKey: `account-exists/${tokenHash}`,
  });
  const passwordHash = await passwords.hash(password);
  const taken = hasAccount(email);
  await runTogether(db, [
    insertSignUp(db, {
      tokenHash,
      email,
      name,
      passwordHash,
      browserHash: hashToken(browserToken),
      expiresAt: now + CONFIRM_LINK_MS,
    }),
    planMail(db, confirm, now, sql`NOT ${taken}`),
    planMail(db, exists, now, taken),
    noteEventByEmail(db, email, "sign-up-asked", now),
  ]);
  // Only one of the two has a row; the queue finds nothing to send for the other.
  await Promise.all([queueDelivery(confirm.id, 0), queueDelivery(exists.id, 0)]);
  return { ok: true, browserToken };
}

export type Confirmation =
  | { ok: true; userId: string; email: string }
  | { ok: false; reason: "invalid-link" | "wrong-password" }
  | { ok: false; reason: "too-many"; until: Instant };

/** What the page of a mailed link has to ask for; undefined when the link does not work (any more). */
export async function findConfirmation(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { token, browserToken }: { token: string; browserToken: string | null },
): Promise<{ email: string; needsPassword: boolean } | undefined> {
  const row = await findSignUp(db, hashToken(token), clock());
  return row && { email: row.email, needsPassword: !isSameBrowser(row.browserHash, browserToken) };
}

/**
 * Makes the account. The link alone is not enough: whoever owns the mailbox may not be the one who signed up, and must
 * not finish an account that somebody else knows the password of.
 *
 * @param browserToken what `signUp` gave to this browser, if anything
 * @param password wanted in any other browser
 */
export async function confirmSignUp(
  { db, clock, passwords }: Pick<Deps, "db" | "clock" | "passwords">,
  {
    token,
    browserToken,
    password,
    network,
  }: {
    token: string;
    browserToken: string | null;
    password: string | undefined;
    network: string;
  },
): Promise<Confirmation> {
  const now = clock();
  const until = await countTry(db, [{ limit: "link:address", who: network }], now);
  if (until !== null) return { ok: false, reason: "too-many", until };
  const tokenHash = hashToken(token);
  const row = await findSignUp(db, tokenHash, now);
  if (!row) return { ok: false, reason: "invalid-link" };
  if (!isSameBrowser(row.browserHash, browserToken)) {
    const { ok } = await passwords.verify(password ?? "", row.passwordHash);
    if (!ok) return { ok: false, reason: "wrong-password" };
  }
  const userId = crypto.randomUUID();
  await runTogether(db, completeSignUp(db, tokenHash, userId, now));
  const account = await findAccountByEmail(db, row.email);
  // Another run was first, or the address got an account by another way meanwhile.
  if (account?.id !== userId) return { ok: false, reason: "invalid-link" };
  await runTogether(db, [...insertUserRows(db, userId, now), noteEvent(db, userId, "signed-up", now)]);
  return { ok: true, userId, email: row.email };
}

function isSameBrowser(browserHash: string, browserToken: string | null): boolean {
  return browserToken !== null && hashToken(browserToken) === browserHash;
}
