import { runTogether } from "~/db/database";
import { applyDeliveryStatus, planFallbacksOf, planTemplatesOf } from "~/db/deliveries";
import { learnSenderId, listLinkedNumbers } from "~/db/whatsapp-numbers";
import type { DeliveryStatus, IdentityChange, IncomingMessage } from "~/domain/incoming-message";
import { senderOf } from "~/domain/whatsapp-sender";
import type { Assistants, Deps } from "./deps";
import { mailLostReplies } from "./mail-lost-replies";
import { unlinkLostNumbersAndEndConversations } from "./unlink-lost-numbers";

interface Received {
  messages: readonly IncomingMessage[];
  identityChanges: readonly IdentityChange[];
  statuses: readonly DeliveryStatus[];
}

type Needs = Pick<Deps, "db" | "clock" | "encryption" | "queueDelivery" | "notifyPages" | "appUrl"> & Assistants;

/**
 * Hands each message to the assistant of its number, and brings deliveries forward. Numbers that have changed hands are
 * taken from their accounts first. Any of it may come twice.
 *
 * @returns begins the turns, for when the webhook has been answered
 */
export async function receiveWhatsApp(
  deps: Needs,
  { messages, identityChanges, statuses }: Received,
): Promise<() => Promise<void>> {
  const { db, assistantOf } = deps;
  for (const { messageId: eventId, ...change } of identityChanges) {
    await unlinkLostNumbersAndEndConversations(deps, { ...change, eventId });
  }
  const addresses = new Set(messages.map(({ from }) => from));
  const linked = messages.length > 0 ? await listLinkedNumbers(db, [...addresses]) : [];
  const owned: { message: IncomingMessage; userId: string | null }[] = [];
  for (const message of messages) owned.push({ message, userId: await ownerOf(deps, message, linked) });
  const assistants = await Promise.all(
    [...Map.groupBy(owned, ({ message, userId }) => userId ?? message.from)].map(async ([name, theirs]) => {
      const assistant = assistantOf(theirs[0]?.userId ? { userId: name } : { phone: name });
      // One after another: order of arrival is the order in which they are answered.
      for (const { message, userId } of theirs) await assistant.receive(message, userId);
      return assistant;
    }),
  );
  if (statuses.length > 0) await applyStatuses(deps, statuses);
  return async () => void (await Promise.all(assistants.map((assistant) => assistant.answer())));
}

/** The user whose number wrote; null for a stranger's, which a number that has changed hands is too. */
async function ownerOf(
  deps: Needs,
  message: IncomingMessage,
  linked: Awaited<ReturnType<typeof listLinkedNumbers>>,
): Promise<string | null> {
  const sender = senderOf(message, linked);
  if (sender.kind === "changed") {
    const { messageId: eventId, from, sentAt: at } = message;
    await unlinkLostNumbersAndEndConversations(deps, { addresses: [from], loss: "identity-changed", eventId, at });
  }
  if (sender.kind !== "owner") return null;
  if (sender.learns) await runTogether(deps.db, learnSenderId(deps.db, sender.userId, sender.learns));
  return sender.userId;
}

/** Brings deliveries forward; where a message has failed, the template or the mail that was to take its place goes out. */
async function applyStatuses(
  deps: Pick<Deps, "db" | "clock" | "queueDelivery" | "encryption" | "appUrl">,
  statuses: readonly DeliveryStatus[],
): Promise<void> {
  const { db, clock, queueDelivery } = deps;
  // One that comes again finds its row where it has put it, so none of them is noted.
  await runTogether(
    db,
    statuses.flatMap((status) => applyDeliveryStatus(db, status)),
  );
  const failed = statuses.filter(({ status }) => status === "failed");
  if (failed.length === 0) return;
  const ids = failed.map(({ providerMessageId }) => providerMessageId);
  const now = clock();
  const [templates, mails] = await db.batch([planTemplatesOf(db, ids, now), planFallbacksOf(db, ids, now)]);
  await Promise.all([...templates, ...mails].map(({ id }) => queueDelivery(id, 0)));
  await mailLostReplies(deps, { providerMessageIds: ids });
}
