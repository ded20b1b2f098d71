import { HOUR, type Instant, MINUTE } from "./time";

export interface RateLimit {
  /** How many tries one window holds. */
  tries: number;
  windowMs: number;
}

/**
 * Tries per account and per network address. A browser that has signed in to an account before has a count of its own,
 * so that somebody who guesses from elsewhere cannot lock its owner out.
 */
export const LIMITS = {
  "sign-in:account": { tries: 10, windowMs: 15 * MINUTE },
  "sign-in:known-browser": { tries: 10, windowMs: 15 * MINUTE },
  "sign-in:address": { tries: 100, windowMs: 15 * MINUTE },
  "sign-up:account": { tries: 5, windowMs: HOUR },
  "sign-up:address": { tries: 60, windowMs: HOUR },
  "reset:account": { tries: 5, windowMs: HOUR },
  "reset:address": { tries: 60, windowMs: HOUR },
  "link:address": { tries: 60, windowMs: 15 * MINUTE },
  "address:account": { tries: 5, windowMs: HOUR },
  "password:account": { tries: 10, windowMs: 15 * MINUTE },
  "support:account": { tries: 10, windowMs: HOUR },
  /** Codes to one number, whoever asks: many accounts must not flood one phone. */
  "code:number": { tries: 10, windowMs: HOUR },
  "stash:address": { tries: 30, windowMs: HOUR },
  "contact:account": { tries: 5, windowMs: HOUR },
  "contact:address": { tries: 20, windowMs: HOUR },
} as const satisfies Record<string, RateLimit>;

export type LimitName = keyof typeof LIMITS;

/** "Try again in 14 minutes." for a person; never "in 0 minutes". */
export function tryAgainText(until: Instant, now: Instant): string {
  const minutes = Math.max(1, Math.ceil((until - now) / MINUTE));
  return `Too many tries. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}
