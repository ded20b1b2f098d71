import type { SQL } from "drizzle-orm";
import type { Statement } from "~/db/database";
import { planNoticeOrMail } from "~/db/deliveries";
import type { Owner } from "~/db/users";
import { DELIVERY_RULES } from "~/domain/delivery-rules";
import type { Mail, MailKind } from "~/domain/mail";
import type { OutgoingMessage, TemplateMessage } from "~/domain/message";
import { isWindowOpen } from "~/domain/message-window";
import type { Deps } from "./deps";
import { sendClaimed } from "./send-delivery";
import { encryptMail } from "./send-email";

/** Something that a user should know, in the words of each channel. */
export interface Notice {
  /** Names it for good: planned again under the same id, nobody hears it twice. */
  id: string;
  /** On WhatsApp, within 24 hours of the user's last message. */
  text: string;
  /** On WhatsApp at any other time. */
  template: TemplateMessage;
  mail: Mail & { kind: MailKind };
}

interface Together {
  /** SQL; where it does not hold nobody is told anything. */
  onlyIf: SQL;
  /** Written in the same transaction, after the notice. */
  alongside: readonly Statement[];
}

/**
 * Tells a user something that is no answer, by the first channel that takes it: WhatsApp in our own words, by template
 * when the user has long been silent, by mail. The mail also goes out when WhatsApp refuses the message, then or later,
 * or when nothing says that it took it: it lies beside the message (`fallback`) until that has ended.
 *
 * @returns whether anything was planned
 */
export async function notifyUser(
  deps: Pick<Deps, "db" | "whatsapp" | "encryption" | "clock" | "queueDelivery">,
  { user, integrations: { whatsappPhone, whatsappLastInboundAt } }: Pick<Owner, "user" | "integrations">,
  { id, text, template, mail: words }: Notice,
  { onlyIf, alongside }: Together,
): Promise<boolean> {
  const { db, clock, queueDelivery } = deps;
  const now = clock();
  const { userId, ...mail } = await encryptMail(deps, {
    ...words,
    to: user.email,
    idempotencyKey: `${id}/mail`,
    userId: user.id,
  });
  const message: OutgoingMessage = isWindowOpen(whatsappLastInboundAt, now) ? { kind: "text", body: text } : template;
  const fallback = { ...mail, goodForMs: DELIVERY_RULES[mail.kind].goodForMs };
  const notice = { id, userId: user.id, recipient: whatsappPhone ?? "", payload: message, fallback };
  const [claimed, mailed] = await db.batch([...planNoticeOrMail(db, notice, now, onlyIf), ...alongside]);
  // The caller's statements come last, so these two are what they are.
  if (whatsappPhone && claimed.length > 0) await sendClaimed(deps, id, whatsappPhone, message);
  if (mailed.length > 0) await queueDelivery(mail.id, 0);
  return claimed.length + mailed.length > 0;
}
