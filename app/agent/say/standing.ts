import { formatPrice } from "~/domain/money-words";
import { PLANS, planOf } from "~/domain/plans";
import { meetingsLeft } from "~/domain/trial";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { lines } from "./names";
import type { Voice } from "./voice";

/** The answer to a question about money, with the way to the plans. */
export function standingLine(
  { question, language, standing }: Pick<ReplyOf<"standing">, "question" | "language" | "standing">,
  { appUrl }: Pick<Voice, "appUrl">,
): string {
  const words = wordsOf({ language }).standing;
  const { plan, used, limit, trialDaysLeft: days, isTrialContinued } = standing;
  const trial = (left: number, days: number) =>
    isTrialContinued ? `${words.trial(left, days)} ${words.oneTrial}` : words.trial(left, days);
  const name = plan && planOf(plan).name;
  const left = limit === null ? null : meetingsLeft(used, limit);
  const has = name === null ? (days > 0 ? trial(left ?? 0, days) : words.none) : words.plan(name);
  const answer = {
    left: name === null ? has : words.left(name, left, limit ?? 0, used),
    cost: `${words.prices(PLANS.map((one) => `${one.name} ${formatPrice(one.priceCents)}`))} ${has}`,
    plan: name === null ? has : `${has} ${words.left(name, left, limit ?? 0, used)}`,
  }[question];
  return `${answer} ${words.more} ${appUrl}/dashboard/billing`;
}

/** Why nothing more can be booked; whoever has used another account's trial learns that as well. */
export function noQuotaLine({ problem, isTrialContinued }: ReplyOf<"no-quota">, voice: Voice): string {
  const { noQuota, standing } = wordsOf(voice);
  const isOfTrial = problem === "trial-over" || problem === "meetings-used";
  return lines(noQuota[problem](voice.appUrl), isTrialContinued && isOfTrial && standing.oneTrial);
}
