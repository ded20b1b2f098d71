import { runTogether } from "~/db/database";
import { applyMailEvent } from "~/db/deliveries";
import { hasWebhookEvent, noteWebhookEvents } from "~/db/webhook-events";
import type { MailEvent } from "~/domain/mail-event";
import type { Deps } from "./deps";

/**
 * Brings a mail's delivery forward by its provider's word, once for each event.
 *
 * @param eventId Svix's id, which stays when the event is sent again
 */
export async function receiveMailEvent({ db }: Pick<Deps, "db">, eventId: string, event: MailEvent): Promise<void> {
  if (await hasWebhookEvent(db, "resend", eventId)) return;
  await runTogether(db, [applyMailEvent(db, event), noteWebhookEvents(db, "resend", [eventId])]);
}
