import type { SQL } from "drizzle-orm";
import { runTogether, type Statement } from "~/db/database";
import { planNoticeOrMail, replaceInHand } from "~/db/deliveries";
import type { Owner } from "~/db/users";
import { DELIVERY_RULES, type DeliverySubject } from "~/domain/delivery-rules";
import type { Mail, MailKind } from "~/domain/mail";
import type { NotificationKind, OutgoingMessage, TemplateMessage } from "~/domain/message";
import type { Instant } from "~/domain/time";
import { isSwitchable } from "~/domain/unsubscribe";
import type { Deps } from "./deps";
import { sendNotice } from "./send-delivery";
import { encryptMail } from "./send-email";
import { unsubscribeUrl } from "./unsubscribe";

/** Something that a user should know, in the words of each channel. */
export interface Notice {
  /** Names it for good: planned again under the same id, nobody hears it twice. */
  id: string;
  kind: "notice" | NotificationKind;
  /** On WhatsApp, within 24 hours of the user's last message; null where the user wants none of these there. */
  message: OutgoingMessage | null;
  /** On WhatsApp at any other time; null for what is told while the window is open, or not at all. */
  template: TemplateMessage | null;
  /** Null where the user wants no such mail. */
  mail: (Mail & { kind: MailKind }) | null;
  /** From then on it is of no use, on any channel; by its kind when absent. */
  expiresAt?: Instant;
  about?: DeliverySubject;
  /** When it was to go out. */
  plannedFor?: Instant;
}

interface Together {
  /** SQL; where it does not hold nobody is told anything. */
  onlyIf: SQL;
  /** Written in the same transaction, after the notice. */
  alongside: readonly Statement[];
}

/**
 * Tells a user something that is no answer, by the first channel that takes it: WhatsApp in our own words, by template
 * when the user has long been silent, by mail (`delivery-ladder`). The mail also goes out when WhatsApp refuses the
 * message, then or later, or when nothing says that it took it: it lies beside the message (`fallback`) until then.
 *
 * @returns whether anything was planned
 */
export async function notifyUser(
  deps: Pick<Deps, "db" | "whatsapp" | "encryption" | "clock" | "queueDelivery" | "appUrl">,
  { user, integrations: { whatsappPhone, whatsappLastInboundAt } }: Pick<Owner, "user" | "integrations">,
  { id, kind, message, template, mail: words, expiresAt, about, plannedFor }: Notice,
  { onlyIf, alongside }: Together,
): Promise<boolean> {
  const { db, clock, queueDelivery } = deps;
  const now = clock();
  const mail =
    words &&
    (await encryptMail(deps, {
      ...{ ...words, to: user.email, idempotencyKey: `${id}/mail`, userId: user.id },
      ...(isSwitchable(words.kind) && { unsubscribeUrl: await unsubscribeUrl(deps, user.id, words.kind) }),
    }));
  const payload = message && message.kind !== "template" && template ? { ...message, template } : (message ?? template);
  if (!payload) throw new RangeError("A notice has words for WhatsApp");
  const fallback = mail && {
    id: mail.id,
    recipient: mail.recipient,
    kind: mail.kind,
    sealed: mail.sealed,
    goodForMs: DELIVERY_RULES[mail.kind].goodForMs,
    ...(expiresAt !== undefined && { expiresAt }),
  };
  const recipient = message ? whatsappPhone : null;
  const notice = {
    id,
    kind,
    userId: user.id,
    recipient: recipient ?? "",
    payload,
    fallback,
    expiresAt,
    about,
    plannedFor,
  };
  const plans = planNoticeOrMail(db, notice, now, onlyIf);
  const inHand = about ? [replaceInHand(db, notice, onlyIf)] : [];
  // The caller's statements come last; each of the first gives back the rows that it wrote.
  const planned = (await runTogether(db, [...plans, ...inHand, ...alongside])).slice(0, plans.length) as unknown[][];
  const [claimed = [], mailed = []] = planned;
  if (recipient && claimed.length > 0) {
    // That they have not said STOP is in the claim.
    await sendNotice(deps, id, { phone: recipient, lastInboundAt: whatsappLastInboundAt, optedOut: false }, payload);
  }
  if (mail && mailed.length > 0) await queueDelivery(mail.id, 0);
  return claimed.length + mailed.length > 0;
}
