import { runTogether, type Statement } from "~/db/database";
import { deleteEnded, findOpen, planMail } from "~/db/deliveries";
import { selectPreferences } from "~/db/settings";
import { findRecipient } from "~/db/users";
import { accountDeletedMail } from "~/domain/account-mails";
import { spokenFor } from "~/domain/language";
import type { Deps } from "./deps";
import { sendDelivery } from "./send-delivery";
import { encryptMail } from "./send-email";

type Sending = Parameters<typeof sendDelivery>[0];

/** One account is erased once. */
const idOf = (userId: string) => `account-deleted/${userId}`;

/**
 * The mail that tells the owner of an account that it is deleted, to be planned behind its erasure in the same
 * transaction. It is nobody's, and the one row that outlives the account: `sendFarewell` takes it away.
 *
 * @returns nothing where there is no such account
 */
export async function planFarewell(
  deps: Pick<Deps, "db" | "encryption" | "clock" | "supportEmail">,
  userId: string,
  { planEnded }: { planEnded: boolean },
): Promise<Statement[]> {
  const { db, clock, supportEmail } = deps;
  const [user, [preferences]] = await Promise.all([findRecipient(db, userId), selectPreferences(db, userId)]);
  if (!user) return [];
  const language = spokenFor(preferences?.language ?? "");
  const mail = accountDeletedMail(user.name, { planEnded, supportEmail, language });
  const outgoing = { ...mail, to: user.email, kind: "account-deleted", idempotencyKey: idOf(userId) } as const;
  return [planMail(db, await encryptMail(deps, outgoing), clock())];
}

/** Sends it, or leaves it to the queue. Once it has an end, however it ended, its row goes. @returns whether it has */
export async function sendFarewell(deps: Sending, userId: string): Promise<boolean> {
  const id = idOf(userId);
  const sent = await sendDelivery(deps, id);
  if (sent !== "done") await deps.queueDelivery(id, sent.retryAfter);
  return forgetFarewell(deps, userId);
}

/** @returns whether nothing is left of it */
export async function forgetFarewell({ db }: Pick<Deps, "db">, userId: string): Promise<boolean> {
  await runTogether(db, [deleteEnded(db, idOf(userId))]);
  return (await findOpen(db, idOf(userId))) === undefined;
}
