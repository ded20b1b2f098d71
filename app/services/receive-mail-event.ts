import { runTogether } from "~/db/database";
import { applyMailEvent } from "~/db/deliveries";
import { suppressAddress } from "~/db/suppressed-addresses";
import { hasWebhookEvent, noteWebhookEvents } from "~/db/webhook-events";
import type { MailEvent } from "~/domain/mail-event";
import type { Deps } from "./deps";

/**
 * Brings a mail's delivery forward by its provider's word, once for each event, and keeps of an address that it takes or
 * wants no mail. Our own mailbox is never kept so: letters go there.
 *
 * @param eventId Svix's id, which stays when the event is sent again
 */
export async function receiveMailEvent(
  { db, supportEmail }: Pick<Deps, "db" | "supportEmail">,
  eventId: string,
  event: MailEvent,
): Promise<void> {
  if (await hasWebhookEvent(db, "resend", eventId)) return;
  const { type, at } = event;
  const others = event.recipients.filter((address) => address !== supportEmail.toLowerCase());
  await runTogether(db, [
    applyMailEvent(db, event),
    ...(type === "delivered" ? [] : others.map((address) => suppressAddress(db, address, type, at))),
    noteWebhookEvents(db, "resend", [eventId]),
  ]);
}
