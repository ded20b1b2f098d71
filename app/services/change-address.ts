import { sql } from "drizzle-orm";
import { changeEmail, dropIdentities, hasAccount } from "~/db/accounts";
import { noteEvent } from "~/db/audit-log";
import { runTogether } from "~/db/database";
import { planMail } from "~/db/deliveries";
import {
  claimEmailToken,
  dropEmailTokens,
  findEmailToken,
  insertVerifyToken,
  selectConfirmedAddress,
} from "~/db/email-tokens";
import { countTry } from "~/db/rate-limits";
import { deleteSessions } from "~/db/sessions";
import { hashToken, newToken } from "~/db/token";
import { CONFIRM_LINK_MS } from "~/domain/account";
import { addressChangedMail, confirmAddressMail } from "~/domain/account-mails";
import { checkPassword, type PasswordChange } from "./change-password";
import { trialContinued } from "./continue-trial";
import type { Deps } from "./deps";
import { encryptMail, sendEmail } from "./send-email";

type Needs = Pick<
  Deps,
  "db" | "clock" | "passwords" | "encryption" | "queueDelivery" | "sessionsEnded" | "appUrl" | "supportEmail"
>;

interface Person {
  id: string;
  name: string;
  email: string;
}

/**
 * Mails a link to the address that the user wants to have, once the password was right. Whether somebody has an account
 * with that address does not show: then the same statements write nothing.
 */
export async function askToChangeAddress(
  deps: Needs,
  { user, email, password }: { user: Person; email: string; password: string },
): Promise<PasswordChange> {
  const { db, clock, appUrl, queueDelivery } = deps;
  const checked = await checkPassword(deps, user.id, password);
  if (!checked.ok) return checked;
  const now = clock();
  const until = await countTry(db, [{ limit: "address:account", who: user.id }], now);
  if (until !== null) return { ok: false, reason: "too-many", until };
  const token = newToken();
  const tokenHash = hashToken(token);
  const mail = await encryptMail(deps, {
    ...confirmAddressMail(`${appUrl}/dashboard/settings/email/confirm?token=${token}`),
    to: email,
    kind: "confirm-address",
    idempotencyKey: `confirm-address/${tokenHash}`,
    userId: user.id,
  });
  await runTogether(db, [
    insertVerifyToken(db, { tokenHash, userId: user.id, email, expiresAt: now + CONFIRM_LINK_MS }),
    planMail(db, mail, now, sql`NOT ${hasAccount(email)}`),
  ]);
  await queueDelivery(mail.id, 0);
  return { ok: true };
}

/** The address that a link stands for; undefined when it does not work (any more) or is somebody else's. */
async function findNewAddress(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { token, userId }: { token: string; userId: string },
): Promise<string | undefined> {
  const found = await findEmailToken(db, hashToken(token), "verify", clock());
  return found?.userId === userId ? found.email : undefined;
}

/**
 * Uses the link: the account has the new address, other sessions end, and the old address is told. Only for the user
 * who asked: whoever owns a mistyped mailbox must not get an account by its link.
 *
 * @returns true as well where the link has done so before; false when it does not work (any more), or the address has
 * an account meanwhile
 */
export async function changeAddress(
  deps: Needs,
  { token, user, sessionId }: { token: string; user: Person; sessionId: string },
): Promise<boolean> {
  const { db, clock, supportEmail } = deps;
  const now = clock();
  const isDone = async () => (await selectConfirmedAddress(db, hashToken(token), user.id)).length > 0;
  if ((await findNewAddress(deps, { token, userId: user.id })) === undefined) return isDone();
  const claimed = await claimEmailToken(db, hashToken(token), "verify", now);
  if (!claimed) return isDone();
  const [changed] = await changeEmail(db, user.id, claimed.email, now);
  if (!changed) return false;
  await runTogether(db, [
    deleteSessions(db, user.id, sessionId),
    // They were joined by the address that the account has no longer.
    dropIdentities(db, user.id),
    dropEmailTokens(db, user.id),
    noteEvent(db, user.id, "address-changed", now),
    ...(await trialContinued(deps, user.id, "address", claimed.email)),
  ]);
  await deps.sessionsEnded(user.id, { except: sessionId });
  await sendEmail(deps, {
    ...addressChangedMail(user.name, supportEmail),
    to: user.email,
    kind: "address-changed",
    idempotencyKey: `address-changed/${hashToken(token)}`,
    userId: user.id,
  });
  return true;
}
