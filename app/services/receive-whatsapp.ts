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

/**
 * Hands each message to the assistant of its number, and brings deliveries forward. Any of it may come twice.
 *
 * @returns begins the turns, for when the webhook has been answered
 */
export async function receiveWhatsApp(
  { db, assistantOf }: Pick<Deps, "db"> & Assistants,
  { messages, statuses }: Received,
): Promise<() => Promise<void>> {
  const userIds = messages.length > 0 ? await listUserIdsByPhone(db, [...new Set(messages.map(sender))]) : new Map();
  const assistants = await Promise.all(
    [...Map.groupBy(messages, sender)].map(async ([phone, theirs]) => {
      const userId = userIds.get(phone) ?? null;
      const assistant = assistantOf(userId === null ? { phone } : { userId });
      // One after another: order of arrival is the order in which they are answered.
      for (const message of theirs) await assistant.receive(message, userId);
      return assistant;
    }),
  );
  if (statuses.length > 0)
    await runTogether(db, [...statuses.map((status) => applyDeliveryStatus(db, status)), noteStatuses(db, statuses)]);
  return async () => void (await Promise.all(assistants.map((assistant) => assistant.answer())));
}

const sender = ({ from }: IncomingMessage) => from;

function noteStatuses(db: Deps["db"], statuses: readonly DeliveryStatus[]): Statement {
  return noteWebhookEvents(
    db,
    "whatsapp",
    statuses.map(({ providerMessageId, status }) => `${providerMessageId}:${status}`),
  );
}
