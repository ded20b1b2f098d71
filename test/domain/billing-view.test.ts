import { expect, test } from "vitest";
import { viewBilling } from "~/domain/billing-view";
import { standingOf } from "~/domain/subscription";
import { DAY } from "~/domain/time";

const NOW = Date.UTC(2031, 4, 10);

const newcomer = {
  ...{ trialEndsAt: NOW + 3 * DAY, trialMeetingsLimit: 20, stripeNow: 0, used: 4, subscriptionId: null, status: null },
  ...{ planId: null, nextPlanId: null, currentPeriodStart: null, currentPeriodEnd: null, cancelAtPeriodEnd: null },
  ...{ pastDueSince: null, endedAt: null, payUrl: null, paymentMethod: null, stripeCustomerId: null, trialId: null },
};
const subscriber = {
  ...newcomer,
  ...{
    trialEndsAt: NOW - 9 * DAY,
    subscriptionId: "sub_1",
    status: "active" as const,
    planId: "professional" as const,
  },
  ...{ currentPeriodStart: NOW - 5 * DAY, currentPeriodEnd: NOW + 25 * DAY, cancelAtPeriodEnd: false },
};
const ended = { ...subscriber, status: "cancelled" as const, endedAt: NOW - DAY };

const view = (row: Parameters<typeof viewBilling>[0]) => viewBilling(row, standingOf(row, NOW));

test.each([
  ["in the trial", newcomer, { planName: "Free trial", trialEndsOn: "13 May 2031", usage: { used: 4, limit: 20 } }],
  [
    "after the trial",
    { ...newcomer, trialEndsAt: NOW - 1 },
    { planName: "Free trial", trialEndsOn: "9 May 2031", problem: "trial-over", usage: { used: 4, limit: 20 } },
  ],
  ["in a trial that goes on", { ...newcomer, trialId: "one" }, { planName: "Free trial", isTrialContinued: true }],
  ["on a plan, after such a trial", { ...subscriber, trialId: "one" }, { isTrialContinued: false }],
  ["on a plan", subscriber, { planName: "Professional", renewsOn: "4 June 2031", usage: { used: 4, limit: 100 } }],
  [
    "on a plan that is to end",
    { ...subscriber, cancelAtPeriodEnd: true },
    { renewsOn: null, endsOn: "4 June 2031", usage: { used: 4, limit: 100 } },
  ],
  [
    "on a plan that was cancelled with a payment open",
    { ...subscriber, status: "past_due" as const, pastDueSince: NOW - 2 * DAY, cancelAtPeriodEnd: true },
    { renewsOn: null, endsOn: "15 May 2031", graceUntil: "15 May 2031", paidUntil: "4 June 2031" },
  ],
  [
    "on one whose period ends before the open payment is waited for no longer",
    {
      ...subscriber,
      ...{ status: "past_due" as const, pastDueSince: NOW, cancelAtPeriodEnd: true, currentPeriodEnd: NOW + DAY },
    },
    { endsOn: "11 May 2031" },
  ],
  [
    "with a payment open for longer than it is waited for",
    { ...subscriber, status: "past_due" as const, pastDueSince: NOW - 8 * DAY },
    { planName: "Professional", problem: "payment-open", usage: { used: 4, limit: 100 } },
  ],
  [
    "after a plan",
    ended,
    { plan: null, planName: "No plan", endedOn: "9 May 2031", trialEndsOn: null, usage: null, problem: "plan-over" },
  ],
  [
    "after a plan that was taken back within the trial",
    { ...ended, trialEndsAt: NOW + DAY },
    { planName: "Free trial", trialEndsOn: "11 May 2031", usage: { used: 4, limit: 20 }, problem: null },
  ],
])("%s the page shows what counts then, and nothing that does not", (_, row, shown) => {
  expect(view(row)).toMatchObject(shown);
});

test("only a larger plan costs something today, and only where one is paid for", () => {
  const upgrades = (row: Parameters<typeof viewBilling>[0]) =>
    view(row).plans.flatMap(({ id, isUpgrade }) => (isUpgrade ? [id] : []));
  expect(upgrades(subscriber)).toEqual(["enterprise"]);
  expect(upgrades({ ...subscriber, status: "trialing" })).toEqual([]);
  expect(upgrades(newcomer)).toEqual([]);
  expect(upgrades(ended)).toEqual([]);
});
