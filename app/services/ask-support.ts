import { runTogether } from "~/db/database";
import { planMail } from "~/db/deliveries";
import { supportRequests } from "~/db/schema/messages";
import { supportMail } from "~/domain/contact-mails";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";
import { encryptMail } from "./send-email";

export interface SupportRequest {
  /** A UUID that the form carries: posted twice, it is one letter. */
  requestId: string;
  /** Who is signed in: what the session says, never the form. */
  account: { id: string; email: string };
  /** As typed: anybody can type anything here. */
  name: string;
  email: string;
  subject: string;
  message: string;
}

/**
 * Keeps a letter to support and mails it, in one transaction. The mail names the account that wrote, and an answer goes
 * to that account's own address: whoever types somebody else's name and address is still seen as who they are.
 */
export async function askSupport(
  deps: Pick<Deps, "db" | "encryption" | "queueDelivery" | "supportEmail">,
  request: SupportRequest,
  now: Instant,
): Promise<void> {
  const { db } = deps;
  const { requestId: id, account, name, email, subject, message } = request;
  const userId = account.id;
  // The user's id is part of the key, so that nobody can take another's letter off the list by its id.
  const key = `support:${userId}:${id}`;
  const mail = await encryptMail(deps, {
    ...supportMail({ account, name, email, subject, message }),
    to: deps.supportEmail,
    kind: "support",
    idempotencyKey: key,
    userId,
  });
  await runTogether(db, [
    db
      .insert(supportRequests)
      .values({ id, userId, name, email, subject, message, createdAt: now })
      .onConflictDoNothing(),
    planMail(db, mail, now),
  ]);
  await deps.queueDelivery(key, 0);
}
