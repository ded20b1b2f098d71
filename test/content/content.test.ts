import { expect, test } from "vitest";
import { integrations } from "~/content/integrations";
import { closing, faq, features, hero, steps } from "~/content/landing";
import { planWords } from "~/content/plan-words";
import { findPost, POSTS } from "~/content/posts";
import { SITE_PAGES } from "~/content/site-pages";
import { PLANS } from "~/domain/plans";
import { sourcesOf } from "../support/sources";

const sources = sourcesOf("app/content");

test("the trial is 14 days and needs no credit card, wherever it is promised", () => {
  expect(hero.trial).toBe("14-day free trial. No credit card required.");
  expect(closing.text).toContain("14-day free trial");
  expect(faq.some(({ answer }) => answer.includes("14 days and 20 meetings"))).toBe(true);
  const wrong = sources.filter(({ source: words }) =>
    /30[- ]days?[^.]{0,20}trial|trial[^.]{0,20}30[- ]day/i.test(words),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("there are three plans at 29, 49 and 99 euros for 20, 100 and any number of meetings", () => {
  expect(
    PLANS.map(({ name, priceCents, meetingsPerMonth, popular }) => [name, priceCents, meetingsPerMonth, popular]),
  ).toEqual([
    ["Starter", 2900, 20, false],
    ["Professional", 4900, 100, true],
    ["Enterprise", 9900, null, false],
  ]);
  expect(PLANS.map(({ apiCallsPerMonth }) => apiCallsPerMonth)).toEqual([10_000, 100_000, null]);
});

test("what a plan's card says agrees with the limits that the plan has", () => {
  for (const { id, meetingsPerMonth, members } of PLANS) {
    const [meetings, ...rest] = planWords[id].features.map(({ text }) => text);
    expect(meetings).toBe(meetingsPerMonth === null ? "Unlimited meetings" : `${meetingsPerMonth} meetings per month`);
    expect(rest.some((feature) => feature === `Up to ${members} team members`)).toBe(members > 1);
  }
});

test("the first page has three features, four steps and six questions", () => {
  expect(features.map(({ title }) => title)).toEqual([
    "Smart Scheduling",
    "Intelligent Notifications",
    "Auto Summaries",
  ]);
  expect(steps.map(({ title }) => title)).toEqual(["Connect", "Schedule", "Meet", "Review"]);
  expect(faq).toHaveLength(6);
});

test("only WhatsApp, Google Calendar and the phones' apps are called available", () => {
  const available = integrations.filter((one) => one.available).map(({ name }) => name);
  expect(available).toEqual(["WhatsApp", "Google Calendar", "iOS & Android"]);
});

test("each page has a title and a description of its own that search results can show whole", () => {
  expect(new Set(SITE_PAGES.map(({ title }) => title)).size).toBe(SITE_PAGES.length);
  expect(new Set(SITE_PAGES.map(({ description }) => description)).size).toBe(SITE_PAGES.length);
  const long = SITE_PAGES.filter(({ description }) => description.length < 50 || description.length > 160);
  expect(long.map(({ path, description }) => [path, description.length])).toEqual([]);
});

test("a post is found under its address, and nothing under another", () => {
  expect(findPost("introducing-parley")).toBe(POSTS[0]);
  expect(findPost("introducing")).toBeUndefined();
  expect(findPost(undefined)).toBeUndefined();
});
