import { listFailedReplies } from "~/db/deliveries";
import { hashToken } from "~/db/token";
import { ownerOf, selectOwner } from "~/db/users";
import { isRefusal, replyMail } from "~/domain/reply-mail";
import type { Deps } from "./deps";
import { sendEmail } from "./send-email";
import { unsubscribeUrl } from "./unsubscribe";

type Needs = Pick<Deps, "db" | "encryption" | "clock" | "queueDelivery" | "appUrl">;

/**
 * Mails the answers that WhatsApp has refused for good to whoever asked, once each: to nobody who wants no mail, has said
 * STOP, or has another number by now. Their next message still gets them again (`tellsOfLost`).
 *
 * @param which our ids of the deliveries, or WhatsApp's of the messages
 */
export async function mailLostReplies(
  deps: Needs,
  which: { ids: readonly string[] } | { providerMessageIds: readonly string[] },
): Promise<void> {
  const { db } = deps;
  for (const { id, userId, recipient, payload, errorCode } of await listFailedReplies(db, which)) {
    const owner = isRefusal(errorCode) && userId !== null && ownerOf(await db.batch(selectOwner(db, userId)));
    if (!owner || payload.kind === "mail" || payload.kind === "encrypted") continue;
    const { user, preferences, integrations } = owner;
    const isReached = integrations.whatsappPhone === recipient && integrations.whatsappOptedOutAt === null;
    const mail = replyMail(user.name, payload, preferences.language);
    if (!mail || !isReached || !preferences.notifyEmail) continue;
    await sendEmail(deps, {
      ...{ ...mail, to: user.email, kind: "reply-mail", userId: user.id },
      // WhatsApp's id has the phone number inside, which is none of the mail provider's business.
      idempotencyKey: `reply-mail:${hashToken(id)}`,
      unsubscribeUrl: await unsubscribeUrl(deps, user.id, "reply-mail"),
    });
  }
}
