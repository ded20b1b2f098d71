import { runTogether } from "~/db/database";
import { planDelivery } from "~/db/deliveries";
import { claimRevokedNotice, saveSyncProgress } from "~/db/google-accounts";
import type { Owner } from "~/db/users";
import type { OutgoingMessage } from "~/domain/message";
import { isWindowOpen } from "~/domain/message-window";
import type { Deps } from "./deps";
import { sendClaimed } from "./send-delivery";

/** Tells the user once that Google no longer lets us in: on open pages, and on WhatsApp when a number is connected. */
export async function tellRevoked(deps: Deps, { user, integrations }: Owner): Promise<void> {
  const { db, appUrl, templates } = deps;
  const now = deps.clock();
  if (!(await claimRevokedNotice(db, user.id, now))) return;
  await saveSyncProgress(db, user.id, null);
  await deps.notify(user.id, "integrations");
  const { whatsappConnected, whatsappPhone, whatsappLastInboundAt } = integrations;
  if (!whatsappConnected || whatsappPhone === null) return;

  const link = `${appUrl}/dashboard/integrations`;
  const { reconnect: name, language } = templates;
  const message: OutgoingMessage = isWindowOpen(whatsappLastInboundAt, now)
    ? { kind: "text", body: `Google no longer lets me into your calendar. Please connect it again: ${link}` }
    : { kind: "template", name, language, parameters: [link] };
  const id = `revoked:${user.id}:${now}`;
  await runTogether(db, [
    planDelivery(db, {
      id,
      idempotencyKey: id,
      userId: user.id,
      channel: "whatsapp",
      recipient: whatsappPhone,
      kind: "notice",
      payload: message,
      state: "claimed",
      createdAt: now,
      updatedAt: now,
    }),
  ]);
  await sendClaimed(deps, id, whatsappPhone, message);
}
