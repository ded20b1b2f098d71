import { runTogether } from "~/db/database";
import { planMail } from "~/db/deliveries";
import { supportRequests } from "~/db/schema";
import { writeLetter } from "~/domain/mail";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";
import { sealMail } from "./send-email";

export interface SupportRequest {
  /** A UUID that the form carries: posted twice, it is one letter. */
  requestId: string;
  userId: string;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Keeps a letter to support and mails it, in one transaction; an answer goes to the address that was given. */
export async function askSupport(
  deps: Pick<Deps, "db" | "sealer" | "queueDelivery" | "supportEmail">,
  request: SupportRequest,
  now: Instant,
): Promise<void> {
  const { db } = deps;
  const { requestId: id, userId, name, email, subject, message } = request;
  // The user's id is part of the key, so that nobody can take another's letter off the list by its id.
  const key = `support:${userId}:${id}`;
  const mail = await sealMail(deps, {
    ...writeLetter({
      subject: `Support: ${subject}`,
      greeting: `${name} (${email}) writes:`,
      paragraphs: [message],
      replyTo: email,
    }),
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
