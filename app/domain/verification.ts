import { DAY, type Instant, MINUTE } from "./time";

export const CODE_LENGTH = 6;
export const CODE_LIFETIME_MS = 10 * MINUTE;
/** Wrong codes that one code survives; then only a new one helps. */
export const MAX_TRIES = 5;
/** Codes that are sent to one user in any `SENDS_WINDOW_MS`. */
export const MAX_SENDS = 3;
export const SENDS_WINDOW_MS = 15 * MINUTE;

/** A number that is silent for this long may have a new owner: it has to be proven again. */
export const NUMBER_SILENCE_DAYS = 90;

/** Shown beside the number and stored with the moment of consent: Meta wants proof of both. */
export const OPT_IN_TEXT =
  "By sending the code you agree that Parley writes to you on WhatsApp about your meetings. You can disconnect at any time.";

/** A code on its way, without the code. */
export interface PendingCode {
  /** E.164 */
  phone: string;
  expiresAt: Instant;
  /** Wrong codes so far. */
  tries: number;
}

/** What the page shows about a pending code. */
export interface VerificationStatus {
  phone: string;
  expiresAt: Instant;
  state: "waiting" | "expired" | "locked";
  /** From when on another code can be sent; null when that is now. */
  nextSendAt: Instant | null;
}

export type CodeRefusal = "none" | "expired" | "locked" | "wrong";

/** Whether a code may still be tried: neither past its end nor guessed at too often. */
export function stateOfCode({ expiresAt, tries }: PendingCode, now: Instant): VerificationStatus["state"] {
  if (now >= expiresAt) return "expired";
  return tries >= MAX_TRIES ? "locked" : "waiting";
}

/**
 * From when on the next code can be sent, null when that is now.
 *
 * @param sentAt when codes were sent, any order
 */
export function nextSendAt(sentAt: readonly Instant[], now: Instant): Instant | null {
  const recent = sentAt.filter((at) => at > now - SENDS_WINDOW_MS).toSorted((a, b) => a - b);
  const blocking = recent.at(-MAX_SENDS);
  return blocking === undefined ? null : blocking + SENDS_WINDOW_MS;
}

/** The longest text that is looked for a code: a whole message may be pasted, whose beginning has it. */
export const CODE_TYPED_MAX = 40;

/** The digits of what was typed: people paste codes with spaces and dashes, or wide. Undefined when they are not six. */
export function readCode(typed: string): string | undefined {
  const digits = typed.normalize("NFKC").replace(/\D/g, "");
  return digits.length === CODE_LENGTH ? digits : undefined;
}

/**
 * Whether a number has to be proven again. By our own clock, never by the moment that a message carries.
 *
 * @param heardAt when the number last wrote or was proven; null when nobody knows, which is before this was kept
 */
export function isLongSilent(heardAt: Instant | null, now: Instant): boolean {
  return heardAt !== null && now >= heardAt + NUMBER_SILENCE_DAYS * DAY;
}
