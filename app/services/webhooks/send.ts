import { runTogether, type Statement } from "~/db/database";
import { planMail } from "~/db/deliveries";
import {
  claimDeliveries,
  disableEndpoint,
  isEndpointOn,
  listDueEndpoints,
  noteTry,
  selectToSend,
  type WebhookEndpoint,
} from "~/db/outbound-events";
import { findRecipient } from "~/db/users";
import { nextWebhookTry, writeEvent } from "~/domain/outbound-events";
import type { Instant } from "~/domain/time";
import { webhookDisabledMail } from "~/domain/webhook-mails";
import type { Deps } from "../deps";
import { encryptMail } from "../send-email";
import { secretPurpose } from "./endpoints";

type SendDeps = Pick<Deps, "db" | "encryption" | "clock" | "webhookReceiver" | "queueDelivery" | "appUrl">;

/** Endpoints that one run of the cron hands over; what is left goes a minute later. */
const ENDPOINTS_PER_RUN = 100;
/** Of one endpoint at once: each of another meeting. */
const AT_ONCE = 20;
/** Rounds of one run, so that a receiver that is fast gets through what has piled up. */
const MOST_ROUNDS = 10;

/** Hands the endpoints to which something is due to the queue. */
export async function dispatchWebhooks(
  { db, queueNotifications, clock }: Pick<Deps, "db" | "queueNotifications" | "clock">,
  now: Instant,
): Promise<void> {
  const due = await listDueEndpoints(db, now, ENDPOINTS_PER_RUN);
  await queueNotifications(due.map((endpoint) => ({ kind: "webhooks", ...endpoint, now, at: clock() })));
}

/**
 * Sends what is due to one endpoint, the events of each meeting in their order. One that fails is tried again with growing
 * pauses for a day; then the endpoint is switched off and its user told.
 */
export async function sendWebhooks(deps: SendDeps, endpointId: string, now: Instant): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const claimed = await claimDeliveries(deps.db, endpointId, now, AT_ONCE);
    if (claimed.length === 0) return;
    const eventIds = claimed.map(({ eventId }) => eventId);
    const [[endpoint], events] = await deps.db.batch([...selectToSend(deps.db, endpointId, eventIds)]);
    if (!endpoint) return;
    const secrets = await secretsOf(deps, endpoint, now);
    const tried = await Promise.all(
      claimed.map(async (delivery) => {
        const event = events.find(({ id }) => id === delivery.eventId);
        if (!event) return { delivery, next: null, ended: { ok: false, status: 0, error: null } };
        const message = writeEvent(event);
        const sent = { id: message.id, body: JSON.stringify(message), secrets };
        const ended = await deps.webhookReceiver.post(endpoint.url, sent, now);
        const next = ended.ok
          ? ("delivered" as const)
          : nextWebhookTry(delivery.createdAt, delivery.tries + 1, now, Math.random());
        return { delivery, next, ended };
      }),
    );
    const tries = tried.map(({ delivery, next, ended }) => noteTry(deps.db, { id: delivery.id, ...ended }, next, now));
    if (tried.some(({ next }) => next === null)) return switchOff(deps, endpoint, tries, now);
    await runTogether(deps.db, tries);
  }
}

async function secretsOf({ encryption }: SendDeps, endpoint: WebhookEndpoint, now: Instant): Promise<string[]> {
  const { userId, id, secret, oldSecret, oldSecretUntil } = endpoint;
  const sealed = oldSecret !== null && oldSecretUntil > now ? [secret, oldSecret] : [secret];
  return Promise.all(sealed.map((one) => encryption.decrypt(one, secretPurpose(userId, id))));
}

/** One transaction: no endpoint is off without its user being told, and of two runs at once one tells. */
async function switchOff(
  deps: SendDeps,
  { id, userId, url }: WebhookEndpoint,
  tries: readonly Statement[],
  now: Instant,
): Promise<void> {
  const { db, appUrl } = deps;
  const user = await findRecipient(db, userId);
  const off = [...tries, ...disableEndpoint(db, id, now)];
  if (!user) return void (await runTogether(db, off));
  const mail = await encryptMail(deps, {
    ...webhookDisabledMail(user.name, url, `${appUrl}/dashboard/settings/webhooks`),
    ...{ to: user.email, kind: "webhook-disabled", idempotencyKey: `webhook/${id}/disabled/${now}`, userId },
  });
  await runTogether(db, [planMail(db, mail, now, isEndpointOn(id)), ...off]);
  await deps.queueDelivery(mail.id, 0);
}
