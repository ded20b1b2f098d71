import { runTogether, type Statement } from "~/db/database";
import { applyDeliveryStatus } from "~/db/deliveries";
import { listUserIdsByPhone } from "~/db/users";
import { noteWebhookEvents } from "~/db/webhook-events";
import type { DeliveryStatus, IncomingMessage } from "~/domain/incoming-message";
import type { Assistants, Deps } from "./deps";

interface Received {
  messages: readonly IncomingMessage[];
  statuses: readonly DeliveryStatus[];
}

/** Hands each message to the assistant of its number, and brings deliveries forward. Any of it may come twice. */
export async function receiveWhatsApp(
  { db, assistantOf }: Pick<Deps, "db"> & Assistants,
  { messages, statuses }: Received,
): Promise<void> {
  if (messages.length > 0) {
    const userIds = await listUserIdsByPhone(db, [...new Set(messages.map(({ from }) => from))]);
    // One after another: order of arrival is the order in which they are answered.
    for (const message of messages) {
      const userId = userIds.get(message.from);
      const assistant = assistantOf(userId === undefined ? { phone: message.from } : { userId });
      await assistant.receive(message, userId ?? null);
    }
  }
  if (statuses.length > 0)
    await runTogether(db, [...statuses.map((status) => applyDeliveryStatus(db, status)), noteStatuses(db, statuses)]);
}

function noteStatuses(db: Deps["db"], statuses: readonly DeliveryStatus[]): Statement {
  return noteWebhookEvents(
    db,
    "whatsapp",
    statuses.map(({ providerMessageId, status }) => `${providerMessageId}:${status}`),
  );
}
