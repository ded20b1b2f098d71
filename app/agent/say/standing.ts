import { formatPrice } from "~/domain/money-words";
import { PLANS, planOf } from "~/domain/plans";
import type { Standing } from "~/domain/subscription";
import { meetingsLeft } from "~/domain/trial";
import type { BillingQuestion } from "../understand/phrases/billing/billing";
import { wordsOf } from "../words/catalogue";
import type { Voice } from "./voice";

/** The answer to a question about money, with the way to the plans. */
export function standingLine(question: BillingQuestion, standing: Standing, voice: Voice): string {
  const words = wordsOf(voice).standing;
  const { plan, used, limit, trialDaysLeft: days } = standing;
  const name = plan && planOf(plan).name;
  const left = limit === null ? null : meetingsLeft(used, limit);
  const has = name === null ? (days > 0 ? words.trial(left ?? 0, days) : words.none) : words.plan(name);
  const answer = {
    left: name === null ? has : words.left(name, left, limit ?? 0, used),
    cost: `${words.prices(PLANS.map((one) => `${one.name} ${formatPrice(one.priceCents)}`))} ${has}`,
    plan: name === null ? has : `${has} ${words.left(name, left, limit ?? 0, used)}`,
  }[question];
  return `${answer} ${words.more} ${voice.appUrl}/dashboard/billing`;
}
