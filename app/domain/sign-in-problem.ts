import { tryAgainText } from "./rate-limits";
import type { Instant } from "./time";

/** Why somebody was not let in, as far as they may know. */
export type SignInRefusal = { reason: "wrong" } | { reason: "by-mail" } | { reason: "too-many"; until: Instant };

/** What the form says, and its status. After many tries it says the same whether the password was right or wrong. */
export function signInProblem(refusal: SignInRefusal, wrong: string, now: Instant): { text: string; status: number } {
  if (refusal.reason === "wrong") return { text: wrong, status: 400 };
  if (refusal.reason === "too-many") return { text: tryAgainText(refusal.until, now), status: 429 };
  const text =
    "There were many tries for this address. If the password was right, a link that signs you in is in your mail now.";
  return { text, status: 429 };
}
