import { expect, test } from "vitest";
import { featuresOf, hasFeature, PLAN_FEATURES, type PlanFeature, plansWith } from "~/domain/plan-features";
import { PLANS } from "~/domain/plans";

const ALL = Object.keys(PLAN_FEATURES) as PlanFeature[];
const onPlan = (plan: (typeof PLANS)[number]["id"]) => ({ plan, trialDaysLeft: 0 });

test("a trial has everything, to its last begun day", () => {
  expect(ALL.filter((feature) => !hasFeature({ plan: null, trialDaysLeft: 1 }, feature))).toEqual([]);
});

test("after the trial, without a plan, only what was there before there were plans is left", () => {
  const left = ALL.filter((feature) => hasFeature({ plan: null, trialDaysLeft: 0 }, feature));
  expect(left).toEqual(["whatsapp", "email-support", "running-late"]);
});

test.each([
  ["templates", ["professional", "enterprise"]],
  ["basic-summaries", ["starter", "professional", "enterprise"]],
  ["teams", ["enterprise"]],
  // Whoever runs late on the smallest plan goes on telling their guests.
  ["running-late", ["starter", "professional", "enterprise"]],
] as const)("%s is for %j", (feature, plans) => {
  expect(PLANS.map(({ id }) => id).filter((id) => hasFeature(onPlan(id), feature))).toEqual(plans);
});

test("who chooses a plan before the trial is over loses nothing of the trial", () => {
  expect(ALL.filter((feature) => !hasFeature({ plan: "starter", trialDaysLeft: 1 }, feature))).toEqual([]);
});

test("each feature stands on one card, and the plans that have it are named cheapest first", () => {
  expect(PLANS.flatMap(({ id }) => featuresOf(id)).toSorted()).toEqual(ALL.toSorted());
  expect(plansWith("templates").map(({ name }) => name)).toEqual(["Professional", "Enterprise"]);
});
