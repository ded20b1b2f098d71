import { noteDeadLetter } from "~/db/open-work";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import type { Deps, NotificationWork } from "~/services/deps";
import { dispatchNotifications } from "~/services/dispatch-notifications";
import { endAsFailed } from "~/services/end-delivery";
import { planNotifications } from "~/services/plan-notifications";
import { sendDelivery } from "~/services/send-delivery";
import { sendWebhooks } from "~/services/webhooks/send";
import type { QueuedDelivery } from "./deps";

type Queued = QueuedDelivery | NotificationWork;

/** How the queues are called into which Cloudflare puts what the others were handed too often (wrangler.toml). */
const DEAD_LETTERS = "-dead";

/** How long a message waits whose handling broke: not what it delivers, but the database or we ourselves. */
const BROKEN_RETRY_SECONDS = 60;

/** The words of notifications, loaded with the first: deliveries have theirs. */
export const loadNotify = () =>
  Promise.all([
    import("~/agent/notify/remind"),
    import("~/agent/notify/alert-conflict"),
    import("~/agent/notify/send-agenda"),
    import("~/agent/notify/tell-due-items"),
    import("~/agent/notify/show-proposal"),
  ]);

/** Each message of a batch stands alone: what breaks in one, and how long it takes, is nothing to the others. */
export async function takeBatch(deps: Deps, { queue, messages }: MessageBatch<Queued>): Promise<void> {
  const take = queue.endsWith(DEAD_LETTERS) ? endDead : handle;
  await Promise.all(messages.map(async (message) => takeOne(deps, message, take)));
}

async function takeOne(
  deps: Deps,
  message: Message<Queued>,
  take: (deps: Deps, message: Message<Queued>) => ReturnType<typeof sendDelivery>,
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

async function handle(deps: Deps, { body }: Message<Queued>): ReturnType<typeof sendDelivery> {
  if ("deliveryId" in body) return sendDelivery(deps, body.deliveryId);
  await takeNotification(deps, body);
  return "done";
}

/** By the clock of the cron that found it where that is ahead of ours; it goes on while the work waits in the queue. */
export async function takeNotification(deps: Deps, work: NotificationWork): Promise<void> {
  const ahead = Math.max(0, work.now - work.at);
  const then: Deps = { ...deps, clock: () => deps.clock() + ahead };
  if (work.kind === "plan") return planNotifications(then, work.userId, then.clock());
  if (work.kind === "ahead") return dispatchNotifications(then, then.clock(), { until: work.until });
  if (work.kind === "webhooks") return sendWebhooks(then, work.endpointId, then.clock());
  const [{ remind }, { alertConflict }, { sendAgenda }, { tellDueItems }, { showProposal }] = await loadNotify();
  const take = {
    ...{ reminder: remind, conflict: alertConflict, agenda: sendAgenda, "due-items": tellDueItems },
    proposal: showProposal,
  }[work.kind];
  await take(then, work);
}

/**
 * The queue has given up: the delivery ends, unless it has ended, and whoever waits for it is told as for any other. A
 * notification that is no delivery yet is still planned, and comes with the cron again.
 */
async function endDead(deps: Deps, { id, body }: Message<Queued>): Promise<"done"> {
  // The queue's own id: ours is made from Meta's, which has the phone number inside.
  logEvent("dead-letter", { message: id }, "error");
  if ("deliveryId" in body) await endAsFailed(deps, [body.deliveryId], "dead-letter");
  await noteDeadLetter(deps.db, deps.clock());
  return "done";
}
