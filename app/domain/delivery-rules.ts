import { RESET_LINK_MS, SIGN_IN_LINK_MS } from "./account";
import type { MailKind } from "./mail";
import type { MessageKind } from "./message";
import { DAY, HOUR, type Instant, MINUTE, SECOND } from "./time";
import { CODE_LIFETIME_MS } from "./verification";

/** States from which a delivery has to go on: no row stays in one of them. */
export const OPEN_STATES = ["planned", "claimed", "unknown"] as const;

/** Whether nobody has taken it yet, as far as is known. */
export const isOpen = (state: string): boolean => OPEN_STATES.some((open) => open === state);

/** What a notification is about: not sent any more when one of these meetings is not there at that time. */
export interface DeliverySubject {
  eventIds: string[];
  start: Instant;
  /** Action items: not sent any more either when none of them is still to be done. */
  itemIds?: string[];
  /** The summary of a meeting, and a name for the words that it was made of: not sent once it is put away, or of others. */
  summary?: { eventId: string; contentHash: string };
  /** As versions before `overlaps` wrote it, of two that overlap: where the time that they share ends. */
  end?: Instant;
  /** Each two that overlap, with the time that they share: not sent either when it is another. `eventIds` are those that came, or their series. */
  overlaps?: { eventIds: readonly string[]; start: Instant; end: Instant }[];
  /** Names of all the overlaps that it tells, also of those that it only counts: none is told again. */
  told?: string[];
  /** Where its reader was to be then: its words name the time on that wall. Not sent either once they are elsewhere. */
  zone?: string;
}

interface DeliveryRule {
  /** How long after it was planned it may still be sent, milliseconds. */
  goodForMs: number;
  /**
   * What may be done when nobody knows whether it arrived. `keyed`: the provider knows its key, so it is sent again
   * until it is answered. `once`: it is sent again one time. `never`: twice would be wrong.
   */
  repeat: "keyed" | "once" | "never";
  /** It is no answer: STOP ends it, and it takes the ladder (`delivery-ladder`) when it is sent. */
  isNotice?: true;
}

/** A lost reply is spoken of for a day; its words are said again for an hour, while "tomorrow" in them is still true. */
export const LOST_FOR_MS = 7 * DAY;
export const WORDS_AGAIN_MS = HOUR;

/** The mail provider keeps a key for 24 hours; after that the same mail would be another. */
const MAIL: DeliveryRule = { goodForMs: 23 * HOUR, repeat: "keyed" };

/** One row for each kind of thing that leaves. */
export const DELIVERY_RULES: Record<MessageKind | MailKind, DeliveryRule> = {
  // An answer this old answers nothing any more.
  reply: { goodForMs: 20 * MINUTE, repeat: "once" },
  "sign-up": { goodForMs: 20 * MINUTE, repeat: "once" },
  // After an hour a mail is better than one more try.
  notice: { goodForMs: HOUR, repeat: "never", isNotice: true },
  // These end when their meeting starts or their day is under way: whoever plans one says when that is.
  reminder: { goodForMs: HOUR, repeat: "never", isNotice: true },
  conflict: { goodForMs: HOUR, repeat: "never", isNotice: true },
  agenda: { goodForMs: HOUR, repeat: "never", isNotice: true },
  "due-items": { goodForMs: HOUR, repeat: "never", isNotice: true },
  proposal: { goodForMs: HOUR, repeat: "never", isNotice: true },
  // The user is looking, and sends another.
  test: { goodForMs: 2 * MINUTE, repeat: "never", isNotice: true },
  code: { goodForMs: CODE_LIFETIME_MS, repeat: "never" },
  // The code that it goes with is not good for longer.
  "number-asked": { goodForMs: CODE_LIFETIME_MS, repeat: "never" },
  "confirm-sign-up": MAIL,
  "account-exists": MAIL,
  // Its link does not live longer.
  "reset-password": { ...MAIL, goodForMs: RESET_LINK_MS },
  "password-changed": MAIL,
  "confirm-address": MAIL,
  "address-changed": MAIL,
  "account-deleted": MAIL,
  "sign-in-link": { ...MAIL, goodForMs: SIGN_IN_LINK_MS },
  "sign-in-added": MAIL,
  "api-key-created": MAIL,
  "sign-in-removed": MAIL,
  "calendar-revoked": MAIL,
  "number-lost": MAIL,
  "payment-failed": MAIL,
  receipt: MAIL,
  "plan-ends": MAIL,
  "plan-withdrawn": MAIL,
  // Later the meeting is over.
  "running-late": { ...MAIL, goodForMs: HOUR },
  "times-offered": MAIL,
  "webhook-disabled": MAIL,
  "time-booked": MAIL,
  "offer-answered": MAIL,
  "conflict-mail": MAIL,
  "proposal-mail": MAIL,
  "agenda-mail": MAIL,
  "due-items-mail": MAIL,
  "reminder-mail": MAIL,
  // Its "tomorrow" is of the hour in which it was said.
  "reply-mail": { ...MAIL, goodForMs: WORDS_AGAIN_MS },
  "summary-mail": MAIL,
  "guest-summary": MAIL,
  support: MAIL,
  contact: MAIL,
};

/** By its id: whether a delivery is a notification, or the mail beside one. They have a queue of their own. */
export const isNotification = (deliveryId: string) =>
  /^(?:reminder|conflict|agenda|due-items|proposal):/.test(deliveryId);

/** By its id: which kind a message to WhatsApp is of; what is named for its occasion is a notice. */
export const kindById = (deliveryId: string): string => {
  const [first = ""] = deliveryId.split(":");
  return first in DELIVERY_RULES ? first : "notice";
};

/** Of a row that another version of Parley wrote: one row that is not understood must not stop the others. */
const UNKNOWN_KIND: DeliveryRule = { goodForMs: 0, repeat: "never" };

const ruleOf = (kind: string): DeliveryRule =>
  (DELIVERY_RULES as Partial<Record<string, DeliveryRule>>)[kind] ?? UNKNOWN_KIND;

/** Whether STOP ends what is of this kind. */
export const isNotice = (kind: string): boolean => ruleOf(kind).isNotice === true;

/**
 * How long a message without an answer waits for evidence: what WhatsApp has taken gets a status within seconds. A run
 * that has not ended by then has died.
 */
export const EVIDENCE_MS = 2 * MINUTE;

/** How long a refusal that may pass is left alone at first. */
export const FIRST_RETRY_MS = 30 * SECOND;

const LONGEST_RETRY_MS = HOUR;

export interface OpenDelivery {
  state: (typeof OPEN_STATES)[number];
  kind: MessageKind | MailKind;
  /** 1, or 2 for one that was sent a second time. */
  attempt: number;
  /** From then on it is not sent any more. */
  expiresAt: Instant;
}

/**
 * What is to be done with a delivery that has waited long enough: hand it to the queue (again), send it a second time
 * because nothing says that the first one arrived, or end it.
 */
export function nextStep(
  { state, kind, attempt, expiresAt }: OpenDelivery,
  now: Instant,
): "queue" | "send-again" | "expired" | "no-evidence" {
  const { repeat } = ruleOf(kind);
  if (state === "planned" || repeat === "keyed") return now < expiresAt ? "queue" : "expired";
  return repeat === "once" && attempt === 1 && now < expiresAt ? "send-again" : "no-evidence";
}

/**
 * How long a delivery that was refused for now waits: half its age, from half a minute to an hour, so that its expiry
 * ends the tries and not their number. Milliseconds; never past the expiry.
 */
export function retryDelay(
  { createdAt, expiresAt }: Pick<OpenDelivery, "expiresAt"> & { createdAt: Instant },
  now: Instant,
): number {
  const age = now - createdAt;
  const delay = Math.min(Math.max(age / 2, FIRST_RETRY_MS), LONGEST_RETRY_MS);
  return Math.max(Math.min(delay, expiresAt - now), SECOND);
}
