import { claimDelivery, type Delivery, settleDelivery } from "~/db/deliveries";
import { hasOptedOut } from "~/db/opt-outs";
import { HOUR, MINUTE } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "./deps";
import { openMail } from "./send-email";

/** How long a reply that WhatsApp could not take waits before the queue tries it again. */
export const RETRY_DELAY_SECONDS = 30;

type Sendable = Parameters<Deps["whatsapp"]["send"]>;

/**
 * Sends a reply whose row is written and whose right to be sent is claimed. A refusal that may pass goes to the queue;
 * a silence ends as unknown and is resolved by the status webhook, never by sending blindly again.
 *
 * @returns WhatsApp's id of the message when it has accepted it, null when it has not, or nobody knows
 */
export async function sendClaimed(
  { db, whatsapp, clock, queueDelivery }: Pick<Deps, "db" | "whatsapp" | "clock" | "queueDelivery">,
  deliveryId: string,
  to: Sendable[0],
  message: Sendable[1],
): Promise<string | null> {
  try {
    // The row learns the provider's id from the status webhook, which carries ours: no second write on the way out.
    return await whatsapp.send(to, message, deliveryId);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    const errorCode = String(error.code ?? error.status);
    const state = error.outcome === "unknown" ? "unknown" : error.retryable ? "planned" : "failed";
    // Without the id: it is made from Meta's, which has the phone number inside.
    console.error(JSON.stringify({ event: "reply-not-sent", state, errorCode }));
    await settleDelivery(db, deliveryId, { state, errorCode }, clock());
    if (state === "planned") await queueDelivery(deliveryId, RETRY_DELAY_SECONDS);
    return null;
  }
}

/** One try from the queue. `retry` only when the same may be tried again without being done twice. */
export async function sendDelivery(
  deps: Pick<Deps, "db" | "whatsapp" | "email" | "sealer" | "clock">,
  deliveryId: string,
): Promise<"done" | "retry"> {
  const { db, clock } = deps;
  const delivery = await claimDelivery(db, deliveryId, clock());
  if (!delivery) return "done";
  if (clock() - delivery.createdAt > STALE_MS[delivery.channel]) {
    await settleDelivery(db, deliveryId, { state: "failed", errorCode: "stale" }, clock());
    return "done";
  }
  if (delivery.kind === "notice" && delivery.userId !== null && (await hasOptedOut(db, delivery.userId))) {
    await settleDelivery(db, deliveryId, { state: "failed", errorCode: "opted-out" }, clock());
    return "done";
  }
  try {
    const providerMessageId = await handOver(deps, delivery);
    await settleDelivery(db, deliveryId, { state: "accepted", providerMessageId }, clock());
    return "done";
  } catch (error) {
    if (!isProviderError(error)) throw error;
    // The mail provider knows the idempotency key, so after a silence it may be asked again; WhatsApp may not.
    const again = error.retryable && (error.outcome === "refused" || delivery.channel === "email");
    const state = again ? "planned" : error.outcome === "unknown" ? "unknown" : "failed";
    await settleDelivery(db, deliveryId, { state, errorCode: String(error.code ?? error.status) }, clock());
    return again ? "retry" : "done";
  }
}

/** @returns the provider's id of what it has accepted */
async function handOver(
  { whatsapp, email, sealer }: Pick<Deps, "whatsapp" | "email" | "sealer">,
  { id, recipient, payload }: Delivery,
): Promise<string> {
  if (payload.kind !== "mail") return whatsapp.send(recipient, payload, id);
  return email.send(recipient, await openMail({ sealer }, id, payload.sealed), id);
}

/** A reply this old answers nothing any more, and the 24-hour window may have closed; a mail's key is forgotten. */
const STALE_MS = { whatsapp: 20 * MINUTE, email: 23 * HOUR };
