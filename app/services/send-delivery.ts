import { isStillSo } from "~/db/agenda";
import { noteAgain } from "~/db/conflict-alerts";
import { runTogether } from "~/db/database";
import { claimDelivery, type Delivery, endAsChanged, markUnsure, settleDelivery } from "~/db/deliveries";
import { findReader } from "~/db/opt-outs";
import { requestPlan } from "~/db/planned-notifications";
import { selectPreferences } from "~/db/settings";
import { isStanding, isStillDue } from "~/db/summaries";
import { findSuppression } from "~/db/suppressed-addresses";
import { hashToken } from "~/db/token";
import { nextRung, type Reader, type Rung, rungFor, WINDOW_CLOSED } from "~/domain/delivery-ladder";
import {
  type DeliverySubject,
  EVIDENCE_MS,
  FIRST_RETRY_MS,
  isNotice,
  kindById,
  retryDelay,
} from "~/domain/delivery-rules";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import type { OutgoingMessage } from "~/domain/message";
import { isSuppressed } from "~/domain/suppression";
import { type Instant, SECOND } from "~/domain/time";
import { isSwitchable, switchOf } from "~/domain/unsubscribe";
import { isProviderError, type ProviderError } from "~/providers/errors";
import type { Deps } from "./deps";
import { decryptMessage } from "./encrypted-message";
import { endAsFailed } from "./end-delivery";
import { mailLostReplies } from "./mail-lost-replies";
import { planNotifications } from "./plan-notifications";
import { decryptMail } from "./send-email";

/** What a try needs, and the mail that takes its place. */
export type SendDeps = Pick<Deps, "db" | "clock" | "queueDelivery" | "encryption" | "appUrl">;

/** WhatsApp's id of a message that it took, and when it did, UTC milliseconds by our clock. */
export interface Accepted {
  providerMessageId: string;
  at: Instant;
}

/**
 * Sends a message whose row is written and whose right to be sent is claimed. A refusal that may pass goes to the
 * queue; a silence ends as unknown, to be resolved by a status, or taken up by the sweep when none comes.
 *
 * @returns null when WhatsApp has not taken it, or nobody knows
 */
export async function sendClaimed(
  deps: SendDeps & Pick<Deps, "whatsapp">,
  deliveryId: string,
  to: string,
  message: OutgoingMessage,
): Promise<Accepted | null> {
  const outcome = await sendClaimedNow(deps, deliveryId, to, message);
  return outcome.state === "accepted" ? outcome.accepted : null;
}

/** What has become of a message whose sending was tried at once: it waits in the queue while it is `planned`. */
type SendOutcome = { state: "accepted"; accepted: Accepted } | { state: "planned" | "unknown" | "failed" };

/** As `sendClaimed`, for whoever has to tell a refusal from a silence. */
export async function sendClaimedNow(
  deps: SendDeps & Pick<Deps, "whatsapp">,
  deliveryId: string,
  to: string,
  message: OutgoingMessage,
): Promise<SendOutcome> {
  return sendNow(deps, deliveryId, () => sendMessage(deps, deliveryId, to, message), message);
}

/**
 * One try of a delivery that is claimed, whatever sending it means.
 *
 * @param words those that went out, or would have, where the row may have been planned with others
 */
export async function sendNow(
  deps: SendDeps,
  deliveryId: string,
  send: () => Promise<Sent>,
  words?: OutgoingMessage,
): Promise<SendOutcome> {
  const begunAt = deps.clock();
  const outcome = await tryNow(deps, deliveryId, send, words);
  const kind = kindById(deliveryId);
  logTry({ id: deliveryId, kind, waitedMs: 0, tookMs: deps.clock() - begunAt, outcome: outcome.state });
  return outcome;
}

/** One line for each try. Its id is hashed: that of an answer is made from Meta's, which has the phone number inside. */
function logTry({
  id,
  ...tried
}: {
  id: string;
  kind: string;
  /** Since it was planned. */
  waitedMs: number;
  tookMs: number;
  outcome: SendOutcome["state"];
}): void {
  logEvent("delivery", { delivery: hashToken(id).slice(0, 16), ...tried });
}

/** One try, made now: what may pass goes to the queue. */
async function tryNow(
  deps: SendDeps,
  deliveryId: string,
  send: () => Promise<Sent>,
  words?: OutgoingMessage,
): Promise<SendOutcome> {
  const { outcome, retryAfter } = await tryOnce(deps, {
    ...{ deliveryId, channel: "whatsapp", delay: () => FIRST_RETRY_MS, send },
    ...(words && { words }),
  });
  if (retryAfter !== undefined) await deps.queueDelivery(deliveryId, retryAfter);
  return outcome;
}

/** What one try needs. `words` are those that go out, where the row may have been planned with others. */
interface Try {
  deliveryId: string;
  channel: Delivery["channel"];
  send(): Promise<Sent>;
  /** How long a refusal that may pass is left alone, milliseconds. */
  delay(): number;
  words?: OutgoingMessage;
}

/**
 * Hands it over and writes down what came of it.
 *
 * @returns `retryAfter`, seconds, where it is to be tried again
 * @throws what is no provider's answer: nothing has left
 */
async function tryOnce(
  deps: SendDeps,
  { deliveryId, channel, send, delay, words }: Try,
): Promise<{ outcome: SendOutcome; retryAfter?: number }> {
  let sent: Sent;
  try {
    sent = await send();
  } catch (error) {
    if (!isProviderError(error)) throw error;
    const { state, errorCode } = outcomeOf(error, channel);
    if (state === "failed") return end(deps, deliveryId, errorCode);
    // Without the id: it is made from Meta's, which has the phone number inside.
    logEvent("message-not-sent", { state, errorCode }, "error");
    const wait = delay();
    await leaveOpen(deps, deliveryId, { state, errorCode, ...(words && { payload: words }) }, wait);
    return { outcome: { state }, ...(state === "planned" && { retryAfter: Math.ceil(wait / SECOND) }) };
  }
  const at = deps.clock();
  await markAccepted(deps, deliveryId, sent, at);
  return { outcome: { state: "accepted", accepted: { providerMessageId: sent.providerMessageId, at } } };
}

/** What has left; `instead` when it was not what was planned, with the reason. */
interface Sent {
  providerMessageId: string;
  asTemplate?: boolean;
  instead?: { payload: Delivery["payload"]; errorCode?: string };
}

/** Words of our own that WhatsApp finds too late give way to their template at once: nothing has gone out. */
async function sendMessage(
  { whatsapp }: Pick<Deps, "whatsapp">,
  deliveryId: string,
  to: string,
  message: OutgoingMessage,
): Promise<Sent> {
  try {
    const providerMessageId = await whatsapp.send(to, message, deliveryId);
    return { providerMessageId, asTemplate: message.kind === "template" };
  } catch (error) {
    const template = isProviderError(error) ? nextRung(message, error.code) : null;
    if (!template) throw error;
    const providerMessageId = await whatsapp.send(to, template, deliveryId);
    const instead = { payload: template, errorCode: String(WINDOW_CLOSED) };
    return { providerMessageId, asTemplate: true, instead };
  }
}

/**
 * As `sendClaimed`, for what is no answer: how it goes out is judged now (`delivery-ladder`), by what was read of its
 * reader a moment ago.
 */
export async function sendNotice(
  deps: SendDeps & Pick<Deps, "whatsapp">,
  deliveryId: string,
  reader: Reader & { phone: string },
  message: OutgoingMessage,
): Promise<void> {
  const rung = rungFor(message, reader, reader.phone, deps.clock());
  if ("end" in rung) await end(deps, deliveryId, rung.end);
  else await sendNow(deps, deliveryId, () => sendRung(deps, deliveryId, reader.phone, message, rung.send));
}

/** @param now what goes out of what was planned */
async function sendRung(
  deps: Pick<Deps, "whatsapp">,
  deliveryId: string,
  to: string,
  planned: OutgoingMessage,
  now: OutgoingMessage,
): Promise<Sent> {
  const sent = await sendMessage(deps, deliveryId, to, now);
  return now === planned ? sent : { instead: { payload: now }, ...sent };
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

/** One try from the queue: `done`, or to be made again after `retryAfter` seconds. */
export async function sendDelivery(
  deps: SendDeps & Pick<Deps, "whatsapp" | "email" | "queueNotifications">,
  deliveryId: string,
): Promise<"done" | { retryAfter: number }> {
  const { db, clock } = deps;
  const delivery = await claimDelivery(db, deliveryId, clock());
  if (!delivery) return "done";
  const { kind, createdAt } = delivery;
  const begunAt = clock();
  const { outcome, retryAfter } = await tryQueued(deps, delivery);
  // What people send is planned by their clock, which may be ahead.
  const waitedMs = Math.max(begunAt - createdAt, 0);
  logTry({ id: deliveryId, kind, waitedMs, tookMs: clock() - begunAt, outcome: outcome.state });
  return retryAfter === undefined ? "done" : { retryAfter };
}

/** One try from the queue, of what is still to be sent. */
async function tryQueued(
  deps: Parameters<typeof sendDelivery>[0],
  delivery: Delivery,
): Promise<{ outcome: SendOutcome; retryAfter?: number }> {
  const { db, clock } = deps;
  const { id: deliveryId, channel } = delivery;
  if (clock() >= delivery.expiresAt) return end(deps, deliveryId, "expired");
  if (delivery.userId !== null && delivery.about && !(await isStillMeant(db, delivery.userId, delivery.about))) {
    // Of meetings that start together the others are told all the same, by a message of their own, and at once.
    const [rows] = await runTogether(db, [
      endAsChanged(db, delivery, clock()),
      ...requestPlan(db, delivery.userId),
      // Of several overlaps those that are still there are told.
      ...(delivery.about.overlaps ? [noteAgain(db, delivery.userId, delivery.about.eventIds)] : []),
    ]);
    await planNotifications(deps, delivery.userId, clock());
    const isPlanned = (rows as { state: Delivery["state"] }[]).some(({ state }) => state === "planned"); // what it gives back
    return isPlanned ? { outcome: { state: "planned" }, retryAfter: 0 } : { outcome: { state: "failed" } };
  }
  if (channel === "email") {
    const why = await whyNoMail(db, delivery);
    if (why !== null) return end(deps, deliveryId, why);
  }
  const rung = await judge(deps, delivery);
  if (rung && "end" in rung) return end(deps, deliveryId, rung.end);
  try {
    const delay = () => retryDelay(delivery, clock());
    return await tryOnce(deps, { deliveryId, channel, delay, send: () => handOver(deps, delivery, rung?.send) });
  } catch (error) {
    // A database that fails while the try is written down ends nothing: the queue comes again.
    if (!(error instanceof UnsendableError)) throw error;
    return end(deps, deliveryId, "unsendable");
  }
}

/** Whether what it tells is so: its meetings stand where they stood, its summary is there, one of its action items is still to be done. */
async function isStillMeant(db: Deps["db"], userId: string, about: DeliverySubject): Promise<boolean> {
  if (about.summary) return isStanding(db, userId, about.summary);
  return about.itemIds ? isStillDue(db, userId, about.itemIds) : isStillSo(db, userId, about);
}

/** What has become of the address, or of the switch for such mails, since it was planned; null when it may go. */
async function whyNoMail(
  db: Deps["db"],
  { kind, userId, recipient }: Delivery,
): Promise<"suppressed" | "switched-off" | null> {
  if (isSuppressed(kind, await findSuppression(db, recipient))) return "suppressed";
  if (userId === null || !isSwitchable(kind)) return null;
  const preferences = await selectPreferences(db, userId).get();
  return preferences && !preferences[switchOf(kind)] ? "switched-off" : null;
}

/** For what is no answer, how it goes out now; null for everything else, which goes as it is. */
async function judge(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { kind, userId, recipient, payload }: Delivery,
): Promise<Rung | null> {
  if (!isNotice(kind) || userId === null || payload.kind === "mail" || payload.kind === "encrypted") return null;
  return rungFor(payload, await findReader(db, userId), recipient, clock());
}

async function end(deps: SendDeps, deliveryId: string, errorCode: string) {
  logEvent("delivery-failed", { errorCode }, "error");
  await endAsFailed(deps, [deliveryId], errorCode);
  if (kindById(deliveryId) === "reply") await mailLostReplies(deps, { ids: [deliveryId] });
  return { outcome: { state: "failed" } } as const;
}

/** It has left: that the row does not know it yet is no reason to do anything again. A status will tell it. */
async function markAccepted(
  { db }: Pick<Deps, "db">,
  deliveryId: string,
  { providerMessageId, asTemplate, instead }: Sent,
  at: Instant,
): Promise<void> {
  try {
    await settleDelivery(db, deliveryId, { state: "accepted", providerMessageId, asTemplate, ...instead }, at);
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

/** Thrown before anything has left: words that do not open, or do not fit. */
class UnsendableError extends Error {
  override name = "UnsendableError";
}

/**
 * @param message in the place of what was planned
 * @throws {UnsendableError} for all that is no provider's answer
 */
async function handOver(
  deps: Pick<Deps, "whatsapp" | "email" | "encryption">,
  delivery: Delivery,
  message?: OutgoingMessage,
): Promise<Sent> {
  try {
    return await openAndSend(deps, delivery, message);
  } catch (error) {
    if (isProviderError(error)) throw error;
    throw new UnsendableError("nothing could be sent of it", { cause: error });
  }
}

async function openAndSend(
  deps: Pick<Deps, "whatsapp" | "email" | "encryption">,
  { id, recipient, payload }: Delivery,
  message?: OutgoingMessage,
): Promise<Sent> {
  if (payload.kind === "mail") {
    const words = await decryptMail(deps, id, payload.sealed);
    return { providerMessageId: await deps.email.send(recipient, words, id) };
  }
  if (payload.kind === "encrypted") {
    const sent = await sendMessage(deps, id, recipient, await decryptMessage(deps, id, payload));
    return { ...sent, instead: { payload: { ...payload, sealed: "" } } };
  }
  return sendRung(deps, id, recipient, payload, message ?? payload);
}
