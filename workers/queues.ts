import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import type { Deps } from "~/services/deps";
import { endAsFailed } from "~/services/end-delivery";
import { sendDelivery } from "~/services/send-delivery";
import type { QueuedDelivery } from "./deps";

/** How the queue is called into which Cloudflare puts what `deliveries` was handed too often (wrangler.toml). */
const DEAD_LETTERS = "-dead";

/** How long a message waits whose handling broke: not what it delivers, but the database or we ourselves. */
const BROKEN_RETRY_SECONDS = 60;

/** Each message of a batch stands alone: what breaks in one, and how long it takes, is nothing to the others. */
export async function takeBatch(deps: Deps, { queue, messages }: MessageBatch<QueuedDelivery>): Promise<void> {
  const take = queue.endsWith(DEAD_LETTERS) ? endDead : send;
  await Promise.all(messages.map(async (message) => takeOne(deps, message, take)));
}

async function takeOne(
  deps: Deps,
  message: Message<QueuedDelivery>,
  take: (deps: Deps, message: Message<QueuedDelivery>) => ReturnType<typeof sendDelivery>,
): Promise<void> {
  try {
    const outcome = await take(deps, message);
    if (outcome === "done") message.ack();
    else message.retry({ delaySeconds: outcome.retryAfter });
  } catch (error) {
    logEvent("queue-broke", { message: message.id, ...describeError(error) }, "error");
    message.retry({ delaySeconds: BROKEN_RETRY_SECONDS });
  }
}

const send = (deps: Deps, { body }: Message<QueuedDelivery>) => sendDelivery(deps, body.deliveryId);

/** The queue has given up: the delivery ends, unless it has ended, and whoever waits for it is told as for any other. */
async function endDead(deps: Deps, { id, body }: Message<QueuedDelivery>): Promise<"done"> {
  // The queue's own id: ours is made from Meta's, which has the phone number inside.
  logEvent("dead-letter", { message: id }, "error");
  await endAsFailed(deps, [body.deliveryId], "dead-letter");
  return "done";
}
