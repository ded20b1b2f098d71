import { claimNotice } from "~/db/deliveries";
import { claimRevokedNotice, saveSyncProgress } from "~/db/google-accounts";
import type { Owner } from "~/db/users";
import { calendarRevokedMail } from "~/domain/account-mails";
import type { OutgoingMessage } from "~/domain/message";
import { isWindowOpen } from "~/domain/message-window";
import type { Deps } from "./deps";
import { sendClaimed } from "./send-delivery";
import { sendEmail } from "./send-email";

/**
 * Tells the user once that Google no longer lets us in: on open pages, and on WhatsApp; by mail when no number is
 * connected or the user wants no messages there.
 */
export async function tellRevoked(deps: Deps, { user, integrations }: Owner): Promise<void> {
  const { db, appUrl, templates } = deps;
  const now = deps.clock();
  if (!(await claimRevokedNotice(db, user.id, now))) return;
  await saveSyncProgress(db, user.id, null);
  await deps.notify(user.id, "integrations");
  const { whatsappPhone, whatsappLastInboundAt } = integrations;
  const link = `${appUrl}/dashboard/integrations`;
  const { reconnect: name, language } = templates;
  const message: OutgoingMessage = isWindowOpen(whatsappLastInboundAt, now)
    ? { kind: "text", body: `Google no longer lets me into your calendar. Please connect it again: ${link}` }
    : { kind: "template", name, language, parameters: [link] };
  const id = `revoked:${user.id}:${now}`;
  const notice = { id, userId: user.id, payload: message };
  if (whatsappPhone && (await claimNotice(db, { ...notice, recipient: whatsappPhone }, now))) {
    await sendClaimed(deps, id, whatsappPhone, message);
    return;
  }
  const words = calendarRevokedMail(user.name, link);
  await sendEmail(deps, { ...words, to: user.email, kind: "calendar-revoked", idempotencyKey: id, userId: user.id });
}
