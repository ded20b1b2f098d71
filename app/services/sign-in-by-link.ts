import { sql } from "drizzle-orm";
import { type Account, findAccount } from "~/db/accounts";
import { noteEvent } from "~/db/audit-log";
import { runTogether } from "~/db/database";
import { planMail } from "~/db/deliveries";
import { claimEmailToken, findEmailToken, insertSignInToken } from "~/db/email-tokens";
import { countTry } from "~/db/rate-limits";
import { hashToken, newToken } from "~/db/token";
import { SIGN_IN_LINK_MS } from "~/domain/account";
import { signInLinkMail } from "~/domain/account-mails";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";
import { encryptMail } from "./send-email";

/**
 * Mails a link that signs in to whoever gave the right password after too many tries of others. For a wrong one the same
 * statements run and write nothing that is sent, so that a guess is not answered by how long it takes.
 */
export async function mailSignInLink(
  deps: Pick<Deps, "db" | "clock" | "encryption" | "queueDelivery" | "appUrl">,
  { email, account, isRight }: { email: string; account: Account | undefined; isRight: boolean },
): Promise<void> {
  const { db, clock, queueDelivery, appUrl } = deps;
  const now = clock();
  const token = newToken();
  const tokenHash = hashToken(token);
  // A wrong password must not use up the mails of the right one.
  const who = isRight ? email : tokenHash;
  const isLimited = (await countTry(db, [{ limit: "sign-in-link:account", who }], now)) !== null;
  const mail = await encryptMail(deps, {
    ...signInLinkMail(`${appUrl}/auth/link?token=${token}`),
    to: email,
    kind: "sign-in-link",
    idempotencyKey: `sign-in-link/${tokenHash}`,
    userId: account?.id ?? null,
  });
  const isSent = isRight && !isLimited;
  await runTogether(db, [
    insertSignInToken(db, { email, tokenHash, expiresAt: now + SIGN_IN_LINK_MS, isSent }),
    planMail(db, mail, now, sql`${Number(isSent)}`),
    noteEvent(db, account?.id ?? null, "sign-in-refused", now),
  ]);
  await queueDelivery(mail.id, 0);
}

/** Whom a link signs in; undefined when it does not work (any more). */
export async function findSignInLink({ db, clock }: Pick<Deps, "db" | "clock">, token: string) {
  return findEmailToken(db, hashToken(token), "sign-in", clock());
}

export type LinkSignIn =
  | { ok: true; account: Account }
  | { ok: false; reason: "invalid-link" }
  | { ok: false; reason: "too-many"; until: Instant };

/** Uses the link, once. */
export async function signInByLink(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { token, network }: { token: string; network: string },
): Promise<LinkSignIn> {
  const now = clock();
  const until = await countTry(db, [{ limit: "link:address", who: network }], now);
  if (until !== null) return { ok: false, reason: "too-many", until };
  const claimed = await claimEmailToken(db, hashToken(token), "sign-in", now);
  const account = claimed && (await findAccount(db, claimed.userId));
  return account ? { ok: true, account } : { ok: false, reason: "invalid-link" };
}
