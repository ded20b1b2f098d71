import { RESET_LINK_MS } from "./account";
import { DAY, HOUR, type Instant, MINUTE, SECOND } from "./time";

export interface RateLimit {
  /** How many tries one window holds. */
  tries: number;
  windowMs: number;
}

/**
 * Tries per account and per network address. Signing in has a count for each network that tries an account, and one for
 * all of them together; a browser that has signed in to the account before has a count of its own. Somebody who guesses
 * can use up all but that last one, so beyond them the right password is answered by mail: decisions/0007-tries.md
 */
export const LIMITS = {
  "sign-in:account-network": { tries: 10, windowMs: 15 * MINUTE },
  "sign-in:account": { tries: 30, windowMs: HOUR },
  "sign-in:known-browser": { tries: 10, windowMs: 15 * MINUTE },
  "sign-in:address": { tries: 100, windowMs: 15 * MINUTE },
  /** Mails with a link that signs in, to one account. */
  "sign-in-link:account": { tries: 3, windowMs: HOUR },
  /** Beyond it nothing is mailed, and the answer is the usual one. */
  "sign-up:account": { tries: 5, windowMs: HOUR },
  "sign-up:address": { tries: 60, windowMs: HOUR },
  /** A mail that a browser waits for, once more. Those of the address count besides. */
  "mail-again:browser": { tries: 1, windowMs: MINUTE },
  /**
   * As long as a link lives: whoever has used the tries up, a link that works is in the owner's mail. Beyond it nothing
   * is mailed, and the answer is the usual one.
   */
  "reset:account": { tries: 2, windowMs: RESET_LINK_MS },
  "reset:known-browser": { tries: 3, windowMs: RESET_LINK_MS },
  "reset:address": { tries: 60, windowMs: HOUR },
  "link:address": { tries: 60, windowMs: 15 * MINUTE },
  "address:account": { tries: 5, windowMs: HOUR },
  "password:account": { tries: 10, windowMs: 15 * MINUTE },
  "oauth-register:address": { tries: 20, windowMs: HOUR },
  "support:account": { tries: 10, windowMs: HOUR },
  /** Codes for WhatsApp: those of one account, from one network, and to one number, whoever asks. */
  "code:account": { tries: 10, windowMs: DAY },
  "code:network": { tries: 60, windowMs: DAY },
  "code:number": { tries: 10, windowMs: DAY },
  /** To a number that is another account's, for one that asks and for all of them: decisions/0015-whose-number.md */
  "code:taken-number-account": { tries: 1, windowMs: DAY },
  "code:taken-number": { tries: 3, windowMs: DAY },
  "form-draft:address": { tries: 30, windowMs: HOUR },
  "contact:account": { tries: 5, windowMs: HOUR },
  "contact:address": { tries: 20, windowMs: HOUR },
  /** Receipts to one address, whoever typed it into the contact page. */
  "contact-receipt:recipient": { tries: 2, windowMs: DAY },
  /** How often a user has the guests of a meeting mailed, and how often anybody is mailed as a guest. */
  "guest-mail:user": { tries: 10, windowMs: DAY },
  "guest-mail:recipient": { tries: 10, windowMs: DAY },
  /** Booking links that a user makes, and answers to such links from one network. */
  "booking-link:user": { tries: 50, windowMs: DAY },
  "booking-link:network": { tries: 60, windowMs: 15 * MINUTE },
  "booking-link:link": { tries: 40, windowMs: DAY },
  /** Each of them is mailed to the user. */
  "booking-suggestion:link": { tries: 5, windowMs: HOUR },
} as const satisfies Record<string, RateLimit>;

/**
 * Messages of one number that are answered, those that are typed and those that are tapped each by themselves; of those
 * beyond, one is told so at once, and the last ones are named when the window is over.
 */
export const MESSAGES_LIMIT = { tries: 30, windowMs: MINUTE } as const satisfies RateLimit;

export type LimitName = keyof typeof LIMITS;

/** "Try again in 14 minutes." for a person; never "in 0 minutes". */
export function tryAgainText(until: Instant, now: Instant): string {
  const minutes = Math.max(1, Math.ceil((until - now) / MINUTE));
  return `Too many tries. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}

/** The same for a program, as `Retry-After` has it (RFC 9110, section 10.2.3): whole seconds, one at least. */
export const secondsUntil = (until: Instant, now: Instant): number => Math.max(1, Math.ceil((until - now) / SECOND));
