import type { Understood } from "~/domain/language";
import { BILLING_IN_GERMAN } from "./languages/de/billing";
import { BILLING_IN_ENGLISH } from "./languages/en/billing";
import { BILLING_IN_SPANISH } from "./languages/es/billing";
import { BILLING_IN_FRENCH } from "./languages/fr/billing";
import { BILLING_IN_DUTCH } from "./languages/nl/billing";
import type { BillingPhrases, BillingQuestion } from "./phrases/billing";
import { fold, readText } from "./text";

const LANGUAGES: readonly (readonly [Understood, BillingPhrases])[] = [
  ["en", BILLING_IN_ENGLISH],
  ["nl", BILLING_IN_DUTCH],
  ["de", BILLING_IN_GERMAN],
  ["fr", BILLING_IN_FRENCH],
  ["es", BILLING_IN_SPANISH],
];
const QUESTIONS: readonly BillingQuestion[] = ["left", "cost", "plan"];
/** Longer messages are about something else too. */
const LONGEST = 90;

/** Which question about money a message is, and in which language, when it is that and nothing else; null otherwise. */
export function billingAsked(said: string): { question: BillingQuestion; language: Understood } | null {
  // What somebody else wrote asks us nothing.
  if (said.length > LONGEST || /["“”„«»]/.test(said)) return null;
  const words = fold(readText(said).said)
    .replace(/[¿?!.,…]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  for (const [language, phrases] of LANGUAGES) {
    const question = QUESTIONS.find((one) => phrases[one].test(words));
    if (question) return { question, language };
  }
  return null;
}
