import { expect, test } from "vitest";
import { offersPlans, trialOffer } from "~/domain/upsell";

const LAST = "Plans begin at €29 a month; what is left of the trial stays free.";

test.each([
  [{ trialDaysLeft: 14, used: 0 }, null],
  [{ trialDaysLeft: 4, used: 4 }, null],
  [{ trialDaysLeft: 4, used: 5 }, "You have booked 5 meetings with Parley. Plans begin at €29 a month."],
  [{ trialDaysLeft: 14, used: 20 }, "You have booked 20 meetings with Parley. Plans begin at €29 a month."],
  [{ trialDaysLeft: 3, used: 0 }, LAST],
  [{ trialDaysLeft: 1, used: 9 }, LAST],
  [{ trialDaysLeft: 0, used: 9 }, null],
  [{ trialDaysLeft: 2, used: 9, plan: "starter" as const }, null],
])("with %j the dashboard offers %j", (has, line) => {
  expect(trialOffer({ plan: null, limit: 20, ...has })).toBe(line);
});

test.each([
  ["/dashboard", true],
  ["/dashboard/settings", true],
  ["/dashboard/billing", false],
  ["/dashboard/onboarding", false],
  ["/dashboard/billings", true],
])("whether a banner may offer plans on %s: %s", (path, may) => {
  expect(offersPlans(path)).toBe(may);
});
