import { noteEvent } from "~/db/audit-log";
import { runTogether } from "~/db/database";
import { cancelMessagesTo, planMail } from "~/db/deliveries";
import { hasNumber, listOwnersOf, unlinkLostNumber } from "~/db/whatsapp-numbers";
import { type NumberLoss, numberLostMail } from "~/domain/number-loss";
import type { Instant } from "~/domain/time";
import type { Assistants, Deps } from "./deps";
import { encryptMail } from "./send-email";

type Needs = Pick<Deps, "db" | "clock" | "encryption" | "queueDelivery" | "notifyPages" | "appUrl">;

interface Loss {
  /** Numbers (E.164) and business-scoped user ids that may have another holder now. */
  addresses: readonly string[];
  loss: NumberLoss;
  /** Of them those that somebody else has changed to. */
  newNumbers?: readonly string[];
  /** What told us: the same event twice is one mail. */
  eventId: string;
  /** When it happened; a number that was proven afterwards stays. */
  at: Instant;
  /** Whose proof it is that takes the number: this user keeps what they have. */
  except?: string;
}

/**
 * Takes these numbers from the accounts that have them, without the doing of those: they read and write nothing from
 * here on, what waits to be sent to them is not sent, and each owner is told by mail, once.
 *
 * @returns the users who lost their number; what their assistants were asking is to be dropped
 */
export async function unlinkLostNumbers(
  deps: Needs,
  { addresses, newNumbers = [], loss: told, eventId, at, except }: Loss,
): Promise<{ userId: string }[]> {
  const { db, clock, queueDelivery, notifyPages, appUrl } = deps;
  const owners = (await listOwnersOf(db, addresses, at)).filter(({ userId }) => userId !== except);
  for (const { userId, name, email, phone } of owners) {
    const loss = newNumbers.includes(phone) ? "number-reassigned" : told;
    const mail = await encryptMail(deps, {
      ...numberLostMail(name, phone, loss, `${appUrl}/dashboard/onboarding?step=whatsapp`),
      to: email,
      kind: "number-lost",
      idempotencyKey: `number-lost/${userId}/${eventId}`,
      userId,
    });
    const now = clock();
    await runTogether(db, [
      planMail(db, mail, now, hasNumber(userId, phone)),
      unlinkLostNumber(db, userId, { phone, loss, at: now }),
      cancelMessagesTo(db, userId, phone, now),
      noteEvent(db, userId, "phone-lost", now),
    ]);
    await queueDelivery(mail.id, 0);
    await notifyPages(userId, "integrations");
  }
  return owners;
}

/** `unlinkLostNumbers`, and the assistants forget what they were talking about. */
export async function unlinkLostNumbersAndEndConversations(deps: Needs & Assistants, loss: Loss): Promise<void> {
  for (const { userId } of await unlinkLostNumbers(deps, loss)) await deps.assistantOf({ userId }).endConversation();
}
