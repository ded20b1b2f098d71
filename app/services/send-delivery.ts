import { isStillSo } from "~/db/agenda";
import { runTogether } from "~/db/database";
import { claimDelivery, type Delivery, dropFallback, markUnsure, settleDelivery } from "~/db/deliveries";
import { hasOptedOut } from "~/db/opt-outs";
import { EVIDENCE_MS, FIRST_RETRY_MS, retryDelay } from "~/domain/delivery-rules";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import type { OutgoingMessage } from "~/domain/message";
import { type Instant, SECOND } from "~/domain/time";
import { isProviderError, type ProviderError } from "~/providers/errors";
import type { Deps } from "./deps";
import { endAsFailed } from "./end-delivery";
import { decryptMail } from "./send-email";

/** Meta's code for words of our own more than 24 hours after the user's last message. */
const WINDOW_CLOSED = 131047;

/** WhatsApp's id of a message that it took, and when it did, UTC milliseconds by our clock. */
export interface Accepted {
  providerMessageId: string;
  at: Instant;
}

/**
 * Sends a message whose row is written and whose right to be sent is claimed. A refusal that may pass goes to the
 * queue; a silence ends as unknown, to be resolved by a status, or taken up by the sweep when none comes.
 *
 * @param template goes out instead when the user has been silent for too long
 * @returns null when WhatsApp has not taken it, or nobody knows
 */
export async function sendClaimed(
  deps: Pick<Deps, "db" | "whatsapp" | "clock" | "queueDelivery">,
  deliveryId: string,
  to: string,
  message: OutgoingMessage,
  template?: OutgoingMessage,
): Promise<Accepted | null> {
  let providerMessageId: string;
  try {
    providerMessageId = await deps.whatsapp.send(to, message, deliveryId);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    // Meta's clock says when the window closes, and nothing has gone out.
    if (error.code === WINDOW_CLOSED && template && message !== template) {
      return sendClaimed(deps, deliveryId, to, template);
    }
    const { state, errorCode } = outcomeOf(error, "whatsapp");
    // Without the id: it is made from Meta's, which has the phone number inside.
    logEvent("message-not-sent", { state, errorCode }, "error");
    if (state === "failed") await endAsFailed(deps, [deliveryId], errorCode);
    // With the words that went out, or would have: the row may have been planned with others.
    else await leaveOpen(deps, deliveryId, { state, errorCode, payload: message }, FIRST_RETRY_MS);
    if (state === "planned") await deps.queueDelivery(deliveryId, FIRST_RETRY_MS / SECOND);
    return null;
  }
  const accepted: Accepted = { providerMessageId, at: deps.clock() };
  await markAccepted(deps, deliveryId, accepted);
  return accepted;
}

/**
 * For a run that finds the right to send taken by one before it that died: perhaps sent, perhaps not.
 *
 * @returns null, as `sendClaimed` where nobody knows
 */
export async function markClaimUnsure({ db, clock }: Pick<Deps, "db" | "clock">, deliveryId: string): Promise<null> {
  await runTogether(db, [markUnsure(db, deliveryId, clock())]);
  return null;
}

const STOPPED_BY_STOP = new Set<Delivery["kind"]>(["notice", "reminder"]);

/** One try from the queue: `done`, or to be made again after `retryAfter` seconds. */
export async function sendDelivery(
  deps: Pick<Deps, "db" | "whatsapp" | "email" | "encryption" | "clock" | "queueDelivery">,
  deliveryId: string,
): Promise<"done" | { retryAfter: number }> {
  const { db, clock } = deps;
  const delivery = await claimDelivery(db, deliveryId, clock());
  if (!delivery) return "done";
  if (clock() >= delivery.expiresAt) return end(deps, deliveryId, "expired");
  if (STOPPED_BY_STOP.has(delivery.kind) && delivery.userId !== null && (await hasOptedOut(db, delivery.userId)))
    return end(deps, deliveryId, "opted-out");
  if (delivery.userId !== null && delivery.about && !(await isStillSo(db, delivery.userId, delivery.about))) {
    await runTogether(db, [dropFallback(db, deliveryId)]);
    return end(deps, deliveryId, "changed");
  }
  let providerMessageId: string;
  try {
    providerMessageId = await handOver(deps, delivery);
  } catch (error) {
    // What is no provider's answer was thrown before anything left: words that do not open, or do not fit.
    if (!isProviderError(error)) return end(deps, deliveryId, "unsendable");
    const { state, errorCode } = outcomeOf(error, delivery.channel);
    if (state === "failed") return end(deps, deliveryId, errorCode);
    const delay = retryDelay(delivery, clock());
    await leaveOpen(deps, deliveryId, { state, errorCode }, delay);
    return state === "planned" ? { retryAfter: Math.ceil(delay / SECOND) } : "done";
  }
  await markAccepted(deps, deliveryId, { providerMessageId, at: clock() });
  return "done";
}

async function end(deps: Parameters<typeof endAsFailed>[0], deliveryId: string, errorCode: string): Promise<"done"> {
  logEvent("delivery-failed", { errorCode }, "error");
  await endAsFailed(deps, [deliveryId], errorCode);
  return "done";
}

/** It has left: that the row does not know it yet is no reason to do anything again. A status will tell it. */
async function markAccepted(
  { db }: Pick<Deps, "db">,
  deliveryId: string,
  { providerMessageId, at }: Accepted,
): Promise<void> {
  try {
    await settleDelivery(db, deliveryId, { state: "accepted", providerMessageId }, at);
  } catch (error) {
    logEvent("sent-not-marked", describeError(error), "error");
  }
}

async function leaveOpen(
  { db, clock }: Pick<Deps, "db" | "clock">,
  deliveryId: string,
  result: { state: "planned" | "unknown"; errorCode: string; payload?: OutgoingMessage },
  delay: number,
): Promise<void> {
  const now = clock();
  // What waits in the queue is missed when its turn is well over.
  const dueAt = now + EVIDENCE_MS + (result.state === "planned" ? delay : 0);
  await settleDelivery(db, deliveryId, { ...result, dueAt }, now);
}

/** The mail provider knows the idempotency key, so after a silence it may be asked again; WhatsApp may not. */
function outcomeOf(error: ProviderError, channel: Delivery["channel"]) {
  const isUnknown = error.outcome === "unknown";
  const again = isUnknown ? channel === "email" : error.retryable;
  const state = again ? "planned" : isUnknown ? "unknown" : "failed";
  return { state, errorCode: String(error.code ?? error.status) } as const;
}

/** @returns the provider's id of what it has accepted */
async function handOver(
  { whatsapp, email, encryption }: Pick<Deps, "whatsapp" | "email" | "encryption">,
  { id, recipient, payload }: Delivery,
): Promise<string> {
  if (payload.kind !== "mail") return whatsapp.send(recipient, payload, id);
  return email.send(recipient, await decryptMail({ encryption }, id, payload.sealed), id);
}
