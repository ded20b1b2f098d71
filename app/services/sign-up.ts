import { findAccountByEmail, hasAccount } from "~/db/accounts";
import { noteEvent, noteEventByEmail } from "~/db/audit-log";
import { runTogether, type Statement } from "~/db/database";
import { planMail } from "~/db/deliveries";
import { insertUserRows } from "~/db/new-user-rows";
import { countTry } from "~/db/rate-limits";
import { completeSignUp, findSignUp, hasSignUp, insertSignUp, repeatSignUp } from "~/db/sign-ups";
import { hashToken, newToken } from "~/db/token";
import { CONFIRM_LINK_MS } from "~/domain/account";
import { accountExistsMail, confirmSignUpMail } from "~/domain/account-mails";
import type { Instant } from "~/domain/time";
import { trialContinued } from "./continue-trial";
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
  const { db, clock, passwords } = deps;
  const now = clock();
  const until = await countTry(db, [{ limit: "sign-up:address", who: network }], now);
  if (until !== null) return { ok: false, reason: "too-many", until };
  if ((await countTry(db, [{ limit: "sign-up:account", who: email }], now)) !== null) {
    return { ok: true, browserToken: null };
  }

  const browserToken = newToken();
  const passwordHash = await passwords.hash(password);
  await mailSignUp(deps, email, now, (row) =>
    insertSignUp(db, { ...row, email, name, passwordHash, browserHash: hashToken(browserToken) }),
  );
  return { ok: true, browserToken };
}

/**
 * Mails the link of this browser's sign-up once more, with a link of its own; both work. Where there is no such sign-up,
 * or the address has had its mails, the answer is the same.
 *
 * @param browserToken what `signUp` gave to this browser
 * @returns the moment from which this browser or network may ask again, null when it was taken
 */
export async function mailSignUpAgain(
  deps: Pick<Needs, "db" | "clock" | "encryption" | "queueDelivery" | "appUrl">,
  { email, browserToken, network }: { email: string; browserToken: string; network: string },
): Promise<Instant | null> {
  const { db, clock } = deps;
  const now = clock();
  const until = await countTry(
    db,
    [
      { limit: "mail-again:browser", who: browserToken },
      { limit: "sign-up:address", who: network },
    ],
    now,
  );
  if (until !== null) return until;
  if ((await countTry(db, [{ limit: "sign-up:account", who: email }], now)) !== null) return null;
  await mailSignUp(deps, email, now, (row) =>
    repeatSignUp(db, { ...row, email, browserHash: hashToken(browserToken), now }),
  );
  return null;
}

/** Writes a sign-up and plans its mail; or, where the address has an account, the mail that says so. */
async function mailSignUp(
  deps: Pick<Needs, "db" | "encryption" | "queueDelivery" | "appUrl">,
  email: string,
  now: Instant,
  insert: (row: { tokenHash: string; expiresAt: Instant }) => Statement,
): Promise<void> {
  const { db, queueDelivery, appUrl } = deps;
  const token = newToken();
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
  await runTogether(db, [
    insert({ tokenHash, expiresAt: now + CONFIRM_LINK_MS }),
    planMail(db, confirm, now, hasSignUp(tokenHash)),
    planMail(db, exists, now, hasAccount(email)),
    noteEventByEmail(db, email, "sign-up-asked", now),
  ]);
  // Only one of the two has a row; the queue finds nothing to send for the other.
  await Promise.all([queueDelivery(confirm.id, 0), queueDelivery(exists.id, 0)]);
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
  deps: Pick<Deps, "db" | "clock" | "passwords" | "encryption">,
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
  const { db, clock, passwords } = deps;
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
  await runTogether(db, [
    ...insertUserRows(db, userId, now),
    noteEvent(db, userId, "signed-up", now),
    ...(await trialContinued(deps, userId, "address", row.email)),
  ]);
  return { ok: true, userId, email: row.email };
}

function isSameBrowser(browserHash: string, browserToken: string | null): boolean {
  return browserToken !== null && hashToken(browserToken) === browserHash;
}
