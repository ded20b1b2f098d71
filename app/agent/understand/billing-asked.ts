import type { BillingQuestion } from "./phrases/billing/billing";
import { BILLING_IN_DUTCH } from "./phrases/billing/dutch";
import { BILLING_IN_ENGLISH } from "./phrases/billing/english";
import { BILLING_IN_FRENCH } from "./phrases/billing/french";
import { BILLING_IN_GERMAN } from "./phrases/billing/german";
import { BILLING_IN_SPANISH } from "./phrases/billing/spanish";
import { fold, readText } from "./text";

const LANGUAGES = [BILLING_IN_ENGLISH, BILLING_IN_DUTCH, BILLING_IN_GERMAN, BILLING_IN_FRENCH, BILLING_IN_SPANISH];
const QUESTIONS: readonly BillingQuestion[] = ["left", "cost", "plan"];
/** Longer messages are about something else too. */
const LONGEST = 90;

/** Which question about money a message is, when it is that and nothing else; null otherwise. */
export function billingAsked(said: string): BillingQuestion | null {
  if (said.length > LONGEST) return null;
  const words = fold(readText(said).said)
    .replace(/[¿?!.,…]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return QUESTIONS.find((question) => LANGUAGES.some((phrases) => phrases[question].test(words))) ?? null;
}
