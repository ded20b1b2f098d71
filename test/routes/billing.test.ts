import { env, exports } from "cloudflare:workers";
import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { billingAccounts, meetingLedger, subscriptions } from "~/db/schema/billing";
import { deliveries } from "~/db/schema/messages";
import { DAY } from "~/domain/time";
import { createStripe } from "~/providers/stripe";
import * as checkout from "~/routes/checkout";
import * as billing from "~/routes/dashboard.billing";
import * as upgrade from "~/routes/dashboard.billing_.upgrade";
import { checkAccounts } from "~/services/billing/check-accounts";
import { deleteAccount } from "~/services/delete-account";
import { mailsTo } from "../support/mailbox";
import { accountIdOf, changeAccount, endTrial } from "../support/plans";
import { control, failNext, whileFailing } from "../support/sandbox";
import { args, cookiesOf, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser, db, type TestUser } from "../support/user";

interface AtStripe {
  customer: { id: string };
  "checkout.session": { id: string; status: string }[];
  subscription: { id: string; status: string; items: { data: { price: { id: string } }[] } }[];
  invoice: { id: string; status: string; total: number; billing_reason: string }[];
  refund: { amount: number }[];
}

/** A user without a trial, their browser, and what Stripe has of them. */
async function someone({ trial = false, tax = false } = {}) {
  const user = await createUser({ calendar: false });
  if (!trial) await endTrial(user);
  const cookie = await sessionOf(user.id);
  const { sales } = testContext();
  const press = (fields: Record<string, string>, changes: Parameters<typeof testContext>[0] = {}) => {
    const context = testContext({ sales: { ...sales, tax }, ...changes });
    return responseOf(billing.action(args(post("/dashboard/billing", fields, cookie), {}, context)));
  };
  const choose = (plan: string) => press({ intent: "choose", plan });
  const upgradeTo = (plan: string) => `/dashboard/billing/upgrade?plan=${plan}`;
  /** What the page before an upgrade shows; a redirect where there is nothing to show. */
  const look = async (plan: string) => upgrade.loader(args(get(upgradeTo(plan), cookie)));
  const agree = (fields: Record<string, string>) =>
    responseOf(upgrade.action(args(post(upgradeTo(fields.plan ?? ""), fields, cookie))));
  const offerOf = async (plan: string) => {
    const { offer } = await look(plan);
    if (!offer) throw new Error("nothing is offered");
    return { offer, yes: { intent: "upgrade", plan, date: String(offer.date), due: String(offer.today.due) } };
  };
  const moveUp = async (plan: string) => agree((await offerOf(plan)).yes);
  const page = async (path = "/dashboard/billing", changes: Parameters<typeof testContext>[0] = {}) =>
    billing.loader(args(get(path, cookie), {}, testContext(changes)));
  const atStripe = () => control<AtStripe>("GET", `/stripe/objects?customer=${user.email}`);
  const pay = async (card?: string) => {
    const [session] = (await atStripe())["checkout.session"].filter(({ status }) => status === "open");
    await control("POST", `/stripe/checkout/${session?.id}`, { outcome: "paid", ...(card && { card }) });
    return session?.id ?? "";
  };
  const buy = async (plan: string, card?: string) => {
    await choose(plan);
    return pay(card);
  };
  const advance = (days: number) => control("POST", "/stripe/advance", { customer: user.email, days });
  const bills = async () =>
    (await atStripe()).invoice.filter(({ billing_reason: why }) => why === "subscription_update");
  const browser = { press, choose, page, look, agree, offerOf, moveUp };
  return { user, cookie, ...browser, atStripe, bills, pay, buy, advance };
}

/** The redirect that a loader throws. */
const refusal = (loading: Promise<unknown>) =>
  loading.then(
    () => expect.unreachable("a page was shown"),
    (thrown: unknown) => thrown as Response, // a loader throws nothing else
  );

const toastOf = (response: Response) => decodeURIComponent(cookiesOf(response));

const rowsOf = (user: TestUser) =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountIdOf(user)));

test("choosing a plan leads to Stripe, and once it is paid the plan is there, by its webhooks alone", async () => {
  const { user, choose, pay, page, atStripe } = await someone();
  expect(await page()).toMatchObject({ plan: null, problem: "trial-over", trialDaysLeft: 0 });
  const answer = await choose("professional");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toMatch(/\/checkout\.stripe\.com\/c\/pay\/cs_test_/);
  await pay();
  expect(await page()).toMatchObject({
    plan: "professional",
    status: "active",
    usage: { used: 0, limit: 100 },
    problem: null,
  });
  expect((await page()).invoices).toMatchObject([{ status: "paid", total: 4_900 }]);
  expect((await page()).card).toMatchObject({ brand: "visa", last4: "4242" });
  const [row] = await rowsOf(user);
  expect(row?.stripeSubscriptionId).toBe((await atStripe()).subscription[0]?.id);
});

test("what is left of the trial stays free, and a plan chosen before signing up is paid afterwards", async () => {
  const { buy, page, atStripe } = await someone({ trial: true });
  const soon = new Date(Date.now() + 14 * 86_400_000);
  expect((await page()).trialEndsOn).toContain(String(soon.getUTCFullYear()));
  await buy("starter");
  expect(await page()).toMatchObject({ status: "trialing", plan: "starter", usage: { limit: 20 } });
  expect((await atStripe()).invoice).toMatchObject([{ total: 0 }]);
  const chosen = await responseOf(checkout.action(args(post("/checkout", { plan: "enterprise" }))));
  expect(chosen.headers.get("location")).toBe("/auth?tab=signup");
  expect(cookiesOf(chosen)).toContain("plan=enterprise");
  const fresh = await someone();
  expect(await fresh.page("/dashboard/billing?plan=enterprise")).toMatchObject({ wanted: "enterprise" });
});

test("a trial's count goes on through what is ordered and taken back in it, and used up it leaves nothing free", async () => {
  const { user, buy, press, page, atStripe } = await someone({ trial: true });
  const count = async (meetings: number) => {
    const [account] = await db
      .select()
      .from(billingAccounts)
      .where(eq(billingAccounts.id, accountIdOf(user)));
    const of = { accountId: accountIdOf(user), change: 1, periodStartedAt: account?.periodStartedAt ?? 0 };
    for (let n = 0; n < meetings; n++)
      await db.insert(meetingLedger).values({ ...of, meetingId: crypto.randomUUID(), at: Date.now() });
  };
  await count(2);
  await buy("enterprise");
  expect(await page()).toMatchObject({ status: "trialing", usage: { used: 2, limit: null } });
  await count(18);
  expect(toastOf(await press({ intent: "withdraw", confirm: "yes" }))).toContain("Nothing was charged for it.");
  const mail = async () => (await mailsTo(user.email)).find(({ subject }) => subject.includes("taken back"));
  await expect.poll(async () => (await mail())?.text).toContain("nothing was charged for it");
  expect(await page()).toMatchObject({ planName: "Free trial", problem: "meetings-used", usage: { used: 20 } });
  expect(await page()).toMatchObject({ isTrialLeft: false });
  await buy("starter");
  expect(await page()).toMatchObject({ status: "active", problem: null, usage: { used: 0, limit: 20 } });
  expect((await atStripe()).invoice.map(({ total }) => total).toSorted()).toEqual([0, 2_900]);
});

test("double clicks, two tabs and two plans end in one payment page and one subscription", async () => {
  const { user, choose, pay, atStripe, moveUp, page } = await someone();
  const answers = await Promise.all([choose("starter"), choose("starter"), choose("starter")]);
  const urls = new Set(answers.map(({ headers }) => headers.get("location")));
  expect(urls.size).toBe(1);
  await choose("professional");
  const open = (await atStripe())["checkout.session"].filter(({ status }) => status === "open");
  expect(open).toHaveLength(1);
  await pay();
  // Choosing once more changes the plan there is, after a look at what that costs.
  expect((await choose("enterprise")).headers.get("location")).toBe("/dashboard/billing/upgrade?plan=enterprise");
  expect(await page()).toMatchObject({ plan: "professional" });
  expect((await moveUp("enterprise")).headers.get("location")).toBe("/dashboard/billing");
  expect((await atStripe()).subscription).toHaveLength(1);
  expect(await page()).toMatchObject({ plan: "enterprise", usage: { limit: null } });
  expect(await rowsOf(user)).toHaveLength(1);
});

test("two payment pages that were both paid leave one subscription, and the other is paid back", async () => {
  const { user, choose, pay, atStripe } = await someone();
  await choose("starter");
  const first = (await atStripe())["checkout.session"][0]?.id;
  // As if the page had been forgotten: the second one is begun while the first is still open.
  await changeAccount(user, { checkoutSessionId: null, checkoutAttempt: 7 });
  await choose("starter");
  await control("POST", `/stripe/checkout/${first}`, { outcome: "paid" });
  await pay();
  const after = await atStripe();
  expect(after.subscription.map(({ status }) => status).toSorted()).toEqual(["active", "canceled"]);
  expect(after.refund).toMatchObject([{ amount: 2_900 }]);
  const rows = await rowsOf(user);
  expect(rows.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
});

test("up is at once and charged, down is with the next period, and what was used is said to be too much", async () => {
  const { user, buy, choose, moveUp, page, atStripe, advance } = await someone();
  await buy("starter");
  await moveUp("professional");
  expect(await page()).toMatchObject({ plan: "professional", nextPlan: null });
  expect((await atStripe()).invoice.map(({ billing_reason: reason }) => reason)).toContain("subscription_update");
  const count = (await atStripe()).invoice.length;
  expect(toastOf(await choose("starter"))).toContain("changes with the next period");
  expect(await page()).toMatchObject({ plan: "professional", usage: { limit: 100 }, nextPlan: { name: "Starter" } });
  expect((await atStripe()).invoice).toHaveLength(count);
  await choose("professional");
  expect(await page()).toMatchObject({ plan: "professional", nextPlan: null });
  await choose("starter");
  await db.insert(meetingLedger).values({
    ...{ accountId: accountIdOf(user), meetingId: "m1", change: 1, at: Date.now() },
    periodStartedAt: (await rowsOf(user))[0]?.currentPeriodStart ?? 0,
  });
  expect(await page()).toMatchObject({ usage: { used: 1 } });
  await advance(32);
  expect(await page()).toMatchObject({ plan: "starter", usage: { limit: 20, used: 0 }, nextPlan: null });
  expect((await atStripe()).invoice.at(-1)).toMatchObject({ total: 2_900, billing_reason: "subscription_cycle" });
});

test("moving up charges what was shown, once, however often the yes is sent", async () => {
  const { buy, offerOf, agree, look, page, bills, advance } = await someone();
  await buy("starter");
  await advance(10);
  const { offer, yes } = await offerOf("professional");
  expect(offer.today.due).toBeGreaterThan(1_000);
  expect(offer.today.due).toBeLessThan(2_000);
  expect(offer.today.lines.map(({ description }) => description)).toEqual([
    "Unused time on Parley Starter",
    "Remaining time on Parley Professional",
  ]);
  expect(offer.today.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(offer.today.due);
  expect(offer.next).toEqual({ total: 4_900, tax: 0 });
  expect(await bills()).toEqual([]);
  const answers = await Promise.all([agree(yes), agree(yes)]);
  expect(answers.map(toastOf).join()).toContain("Your plan has changed");
  expect(toastOf(await agree(yes))).toContain("Your plan has changed");
  expect(await bills()).toMatchObject([{ total: offer.today.due, status: "paid" }]);
  expect(await page()).toMatchObject({ plan: "professional" });
  expect(toastOf(await refusal(look("professional")))).toContain("That is the plan you have");
});

test("a yes to another amount, moment or plan than was shown charges nothing and shows what it costs now", async () => {
  const { buy, offerOf, agree, page, bills } = await someone();
  await buy("starter");
  const { yes } = await offerOf("professional");
  for (const other of [
    ...[{ due: "1" }, { due: "" }, { date: "1" }, { date: "x" }, { date: "99999999999" }],
    { plan: "enterprise" },
  ]) {
    const answer = await agree({ ...yes, ...other });
    expect(answer.headers.get("location")).toContain("/dashboard/billing/upgrade?plan=");
    expect(toastOf(answer), JSON.stringify(other)).toContain("The amount is another by now");
  }
  expect(await bills()).toEqual([]);
  expect(await page()).toMatchObject({ plan: "starter" });
});

test("a yes of an hour ago, of the last period, or after the plan was changed elsewhere, charges nothing", async () => {
  const { buy, offerOf, agree, choose, bills, advance } = await someone();
  await buy("starter");
  const old = (await offerOf("professional")).yes;
  await advance(0.05);
  expect(toastOf(await agree(old))).toContain("The amount is another by now");
  await advance(30);
  const { yes } = await offerOf("enterprise");
  await advance(1);
  expect(toastOf(await agree(yes))).toContain("The amount is another by now");
  const fresh = (await offerOf("enterprise")).yes;
  await choose("professional");
  expect(await bills()).toEqual([]);
  expect(toastOf(await agree((await offerOf("professional")).yes))).toContain("Your plan has changed");
  // What Enterprise costs was reckoned from Starter.
  expect(toastOf(await agree(fresh))).toContain("The amount is another by now");
  expect(await bills()).toHaveLength(1);
});

test("where a smaller plan is to come, moving up first says so, and reckons from what was paid", async () => {
  const { buy, moveUp, choose, look, agree, offerOf, page, bills } = await someone();
  await buy("starter");
  await moveUp("professional");
  await choose("starter");
  expect((await choose("enterprise")).headers.get("location")).toContain("/upgrade?plan=enterprise");
  expect(await look("enterprise")).toMatchObject({
    ...{ offer: null, problem: "smaller-comes", planName: "Professional", nextPlan: { name: "Starter" } },
  });
  expect(await page()).toMatchObject({ nextPlan: { name: "Starter" } });
  const answer = await agree({ intent: "stay", plan: "enterprise" });
  expect(answer.headers.get("location")).toBe("/dashboard/billing/upgrade?plan=enterprise");
  expect(await page()).toMatchObject({ plan: "professional", nextPlan: null });
  expect(await bills()).toHaveLength(1);
  const { offer } = await offerOf("enterprise");
  expect(offer.today.lines[0]).toMatchObject({ description: "Unused time on Parley Professional" });
});

test("a plan that is to end says that it still does, has no next invoice, and no smaller one after it", async () => {
  const { buy, press, choose, look, page } = await someone();
  await buy("professional");
  await press({ intent: "cancel" });
  expect(await look("enterprise")).toMatchObject({ renewsOn: null, endsOn: expect.any(String), offer: { next: null } });
  expect(toastOf(await choose("starter"))).toContain("Resume it first");
  expect(await page()).toMatchObject({ plan: "professional", nextPlan: null });
});

test.each([
  ["free", "professional", "This change costs nothing today", { trial: true }],
  ["a smaller one", "starter", "This change costs nothing today", {}],
  ["none of ours", "gold", "Please choose one of the plans", {}],
])("there is nothing to agree to where the plan is %s", async (_, plan, words, given) => {
  const { buy, look, agree, bills, page } = await someone(given);
  await buy(plan === "starter" ? "professional" : "starter");
  expect(toastOf(await refusal(look(plan)))).toContain(words);
  const before = await page();
  await agree({ intent: "upgrade", plan, date: String(Math.floor(Date.now() / 1000)), due: "0" });
  expect(await page()).toMatchObject({ plan: before.plan, nextPlan: before.nextPlan });
  expect(await bills()).toEqual([]);
});

test.each([
  ["is down", { status: 500 }],
  ["asks to slow down", { status: 429 }],
  ["breaks off", { drop: "before" as const }],
])("when Stripe %s, what an upgrade costs is not known, and a yes to it is told as it is", async (_, fault) => {
  const { buy, look, offerOf, agree, bills, page, atStripe } = await someone();
  await buy("starter");
  const { yes } = await offerOf("professional");
  const { subscription } = await atStripe();
  const preview = { provider: "stripe", path: "create_preview", ...fault };
  expect(await whileFailing(preview, () => look("professional"))).toMatchObject({
    ...{ offer: null, problem: "stripe-down" },
  });
  expect(toastOf(await whileFailing(preview, () => agree(yes)))).toContain("Failed to load subscription data");
  const path = `subscriptions/${subscription[0]?.id}`;
  await failNext({ provider: "stripe", method: "POST", path, times: 1, ...fault });
  expect(toastOf(await agree(yes))).toMatch(/Failed to load subscription data|Stripe has not told us yet/);
  expect(await bills()).toEqual([]);
  expect(await page()).toMatchObject({ plan: "starter" });
  expect(toastOf(await agree(yes))).toContain("Your plan has changed");
  expect(await bills()).toHaveLength(1);
});

test("an upgrade that was made, but of which no answer came, is told as made and is charged once", async () => {
  const { buy, offerOf, agree, bills, page, atStripe } = await someone();
  await buy("starter");
  const { yes } = await offerOf("professional");
  const path = `subscriptions/${(await atStripe()).subscription[0]?.id}`;
  await failNext({ provider: "stripe", method: "POST", path, times: 1, drop: "after" });
  expect(toastOf(await agree(yes))).toContain("Your plan has changed");
  expect(toastOf(await agree(yes))).toContain("Your plan has changed");
  expect(await bills()).toHaveLength(1);
  expect(await page()).toMatchObject({ plan: "professional" });
});

test.each([
  ["cancel", { intent: "cancel" }, { ends: true, price: "starter" }],
  ["resume", { intent: "resume" }, { ends: false, price: "starter" }],
  ["smaller", { intent: "choose", plan: "starter" }, { ends: false, price: "starter" }],
])(
  "a change of the plan (%s) whose answer is lost is asked for again under the same key, and told as it is",
  async (what, fields, made) => {
    const { buy, press, atStripe } = await someone();
    await buy(what === "smaller" ? "professional" : "starter");
    if (what === "resume") await press({ intent: "cancel" });
    const now = async () => {
      const { subscription } = await atStripe();
      const [one] = subscription as ((typeof subscription)[number] & { cancel_at_period_end: boolean })[];
      if (!one) throw new Error("no subscription");
      return { ends: one.cancel_at_period_end, price: one.items.data[0]?.price.id };
    };
    const path = `subscriptions/${(await atStripe()).subscription[0]?.id}`;
    const lost = { provider: "stripe", method: "POST", path, drop: "after" as const };
    const silent = toastOf(await whileFailing(lost, () => press(fields)));
    expect(silent).toContain("Stripe has not told us yet whether your plan has changed");
    expect(silent).not.toContain("Nothing was changed");
    const price = testContext().sales.prices[made.price as "starter"];
    expect(await now()).toEqual({ ends: made.ends, price });

    const other = await someone();
    await other.buy(what === "smaller" ? "professional" : "starter");
    if (what === "resume") await other.press({ intent: "cancel" });
    const theirs = `subscriptions/${(await other.atStripe()).subscription[0]?.id}`;
    await failNext({ ...lost, path: theirs, times: 1 });
    const words = toastOf(await other.press(fields));
    expect(words).not.toMatch(/Failed to load|has not told us/);
  },
);

test("receipt, end and withdrawal are mailed once each, and the end once more when it is asked for again", async () => {
  const { user, buy, press, page } = await someone({ tax: true });
  const subjects = async () =>
    (await mailsTo(user.email)).map(({ subject }) => subject.replace(/\d+ \w+ \d{4}/, "…")).toSorted();
  await buy("starter");
  await press({ intent: "cancel" });
  await press({ intent: "cancel" });
  const told = ["Your Parley plan ends on …", "Your receipt from Parley: €29"];
  await expect.poll(subjects).toEqual(told);
  const receipt = (await mailsTo(user.email)).find(({ subject }) => subject.includes("receipt"));
  expect(receipt?.text).toContain("Without VAT: €23.97\nVAT: €5.03\nTotal: €29");
  await press({ intent: "resume" });
  await press({ intent: "withdraw", confirm: "yes" });
  await press({ intent: "withdraw", confirm: "yes" });
  await expect.poll(subjects).toEqual(["You have taken back your order", ...told]);
  expect(await page()).toMatchObject({ plan: null });
});

test("where Stripe computes the tax, the invoices, the page and what an upgrade costs say how much of it is VAT", async () => {
  const { buy, page, offerOf, agree, bills } = await someone({ tax: true });
  await buy("starter");
  expect((await page()).invoices).toMatchObject([{ total: 2_900, tax: 503 }]);
  const { offer, yes } = await offerOf("professional");
  const { due, total, tax, lines } = offer.today;
  expect(total).toBe(due);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  expect(Math.abs(tax - (total * 21) / 121)).toBeLessThanOrEqual(1);
  expect(offer.next).toEqual({ total: 4_900, tax: 850 });
  expect(toastOf(await agree(yes))).toContain("Your plan has changed");
  expect(await bills()).toMatchObject([{ total: due, total_excluding_tax: due - tax }]);
});

test("cancelled it goes on to the end of the period, resumed it goes on; ended it says so and can be bought again", async () => {
  const { press, buy, page, advance, choose } = await someone();
  await buy("starter");
  await press({ intent: "cancel" });
  expect(await page()).toMatchObject({ plan: "starter", problem: null, renewsOn: null });
  expect((await page()).endsOn).toMatch(/^\d+ \w+ \d{4}$/);
  await press({ intent: "resume" });
  expect(await page()).toMatchObject({ endsOn: null });
  await press({ intent: "cancel" });
  await advance(32);
  expect(await page()).toMatchObject({ plan: null, status: "cancelled", problem: "plan-over", usage: null });
  expect((await choose("starter")).headers.get("location")).toContain("/checkout.stripe.com/");
});

test("a payment that fails is told once, the plan goes on for seven days, and a new card mends it", async () => {
  const { user, cookie, buy, page, advance } = await someone();
  await buy("professional", "4000000000000341");
  await advance(31.2);
  expect(await page()).toMatchObject({ status: "past_due", plan: "professional", problem: null });
  const html = await (await exports.default.fetch(get("/dashboard/billing", cookie))).text();
  expect(html).toContain(">Payment open<");
  expect(html).not.toContain(">past_due<");
  expect((await page()).graceUntil).not.toBeNull();
  const told = async () => (await mailsTo(user.email)).filter(({ subject }) => subject.includes("did not go through"));
  await expect.poll(async () => (await told()).length).toBe(1);
  await advance(4);
  await expect.poll(async () => (await told()).length).toBe(1);
  await advance(4);
  expect(await page()).toMatchObject({ status: "past_due", problem: "payment-open", usage: { limit: 100 } });
  await control("POST", "/stripe/card", { customer: user.email, card: "4242424242424242" });
  await advance(8);
  expect(await page()).toMatchObject({ status: "active", problem: null, graceUntil: null });
});

test("a payment that stays open is not told anew once it is forgotten that it was", async () => {
  const { user, buy, page, advance } = await someone();
  await buy("professional", "4000000000000341");
  await advance(31.2);
  await page();
  const told = () => db.select().from(deliveries).where(eq(deliveries.userId, user.id));
  await expect.poll(async () => (await told()).some(({ kind }) => kind === "payment-failed")).toBe(true);
  await db.delete(deliveries).where(eq(deliveries.userId, user.id));
  const later = Date.now() + 125 * DAY;
  await changeAccount(user, { checkAt: later - 1 });
  await checkAccounts(testContext({ clock: () => later }), later);
  expect(await told()).toEqual([]);
});

test("a plan whose first payment fails gives nothing until it is paid, and page and mail say so", async () => {
  const { user, cookie, buy, choose, press, page, advance } = await someone({ trial: true });
  await buy("enterprise");
  await control("POST", "/stripe/card", { customer: user.email, card: "4000000000000341" });
  await advance(15);
  expect(await page()).toMatchObject({ plan: "enterprise", status: "unpaid", problem: "payment-open" });
  const html = await (await exports.default.fetch(get("/dashboard/billing", cookie))).text();
  expect(html).toContain("No new meetings can be booked until it is mended.");
  expect(html).not.toContain("A payment waits for you");
  expect(html).not.toContain("goes on until");
  const failed = async () => (await mailsTo(user.email)).find(({ subject }) => subject.includes("did not go through"));
  await expect.poll(async () => (await failed())?.text).toContain("your plan has not begun");
  expect(toastOf(await choose("starter"))).toContain("Please pay the open invoice first");
  await press({ intent: "cancel" });
  expect((await page()).endsOn).not.toBe((await page()).paidUntil);
  expect(toastOf(await press({ intent: "resume" }))).toContain("It goes on once the open invoice is paid.");
  await control("POST", "/stripe/card", { customer: user.email, card: "4242424242424242" });
  await advance(4);
  expect(await page()).toMatchObject({ status: "active", problem: null, graceUntil: null });
});

test("cancelled while a payment is open, page and mail say one end and what becomes of the open invoice", async () => {
  const { user, cookie, press, buy, page, advance } = await someone();
  await buy("professional", "4000000000000341");
  await advance(31.2);
  expect(toastOf(await press({ intent: "cancel" }))).toContain("Your plan is cancelled");
  const { endsOn, paidUntil, graceUntil } = await page();
  expect(endsOn).toBe(graceUntil);
  expect(paidUntil).not.toBe(endsOn);
  const html = await (await exports.default.fetch(get("/dashboard/billing", cookie))).text();
  const text = html.replace(/<!-- -->/g, "").replace(/\s+/g, " ");
  expect(text).toContain(`Your plan ends on ${endsOn}.`);
  expect(text).toContain(`You have cancelled the plan, and it ends on ${endsOn}. The open invoice is not cancelled`);
  expect(text).not.toContain("goes on until");
  const mail = async () => (await mailsTo(user.email)).find(({ subject }) => subject.includes("plan ends on"));
  await expect.poll(mail).toMatchObject({ subject: `Your Parley plan ends on ${endsOn}` });
  expect((await mail())?.text).toContain("The open invoice of €49 is not cancelled with it");

  await control("POST", "/stripe/card", { customer: user.email, card: "4242424242424242" });
  await advance(8);
  expect(await page()).toMatchObject({ status: "active", endsOn: paidUntil, paidUntil: null });
});

test("an upgrade that the bank wants confirmed changes nothing until it is paid", async () => {
  const { user, buy, moveUp, look, page, advance } = await someone();
  await buy("starter");
  await control("POST", "/stripe/card", { customer: user.email, card: "4000002760003184" });
  expect(toastOf(await moveUp("professional"))).toContain("Payment failed. Please try again.");
  expect(await page()).toMatchObject({ plan: "starter", status: "active" });
  expect((await page()).payUrl).toContain("/invoice.stripe.com/");
  // Another one beside it could be paid as well.
  expect(toastOf(await refusal(look("professional")))).toContain("Please pay the open invoice first");
  await advance(1.1);
  expect(await page()).toMatchObject({ plan: "starter", payUrl: null });
  expect(await look("professional")).toMatchObject({ problem: null });
});

test("an order is taken back once, within two weeks, with all that was paid", async () => {
  const { buy, press, page, atStripe } = await someone();
  await buy("professional");
  expect((await page()).canWithdraw).toBe(true);
  await Promise.all([press({ intent: "withdraw", confirm: "yes" }), press({ intent: "withdraw", confirm: "yes" })]);
  expect((await atStripe()).refund).toMatchObject([{ amount: 4_900 }]);
  expect(await page()).toMatchObject({ plan: null, status: "cancelled", canWithdraw: false });
  await buy("professional");
  expect(await page()).toMatchObject({ plan: "professional", canWithdraw: false });
});

test("money that is owed goes back once Stripe takes it, though the plan has ended long before", async () => {
  const { user, buy, press, page, atStripe } = await someone();
  await buy("professional");
  const refunds = { provider: "stripe", method: "POST", path: "refunds", status: 500 };
  const answer = await whileFailing(refunds, () => press({ intent: "withdraw", confirm: "yes" }));
  expect(toastOf(answer)).toContain("Your order is taken back");
  expect(await page()).toMatchObject({ plan: null, canWithdraw: false });
  await expect.poll(() => check(user)).toMatchObject([{ amount: 4_900 }]);
  expect(await check(user)).toHaveLength(1);

  async function check(of: TestUser) {
    await changeAccount(of, { checkAt: Date.now() - 1 });
    await checkAccounts(testContext(), Date.now());
    return (await atStripe()).refund;
  }
});

test("two plans chosen at the same moment leave one page that can be paid, also where nobody has paid before", async () => {
  const { choose, atStripe } = await someone();
  const answers = await Promise.all(["starter", "professional", "starter", "enterprise"].map(choose));
  const open = (await atStripe())["checkout.session"].filter(({ status }) => status === "open");
  expect(open).toHaveLength(1);
  expect(answers.map(({ headers }) => headers.get("location")).join()).toContain(open[0]?.id);
});

test("coming back from Stripe shows its truth, whatever the address says, and somebody else's session is nobody's", async () => {
  const [first, second] = [await someone(), await someone()];
  await first.choose("starter");
  const id = (await first.atStripe())["checkout.session"][0]?.id ?? "";
  const back = (who: typeof first, session: string) => responseOf(who.page(`/dashboard/billing?session_id=${session}`));
  const unpaid = await back(first, id);
  expect(unpaid.headers.get("location")).toBe("/dashboard/billing");
  expect(toastOf(unpaid)).toContain("Nothing was charged");
  await first.pay();
  expect(toastOf(await back(first, id))).toContain("Your plan has begun");
  await second.choose("starter");
  for (const session of [id, "cs_test_nothing", "../customers"]) {
    expect(toastOf(await back(second, session))).toContain("We know nothing of that payment");
  }
  expect(await second.page()).toMatchObject({ plan: null });
});

test.each([
  ["a price of somebody else", { intent: "choose", plan: "price_local_starter" }, "Please choose one of the plans"],
  ["no plan", { intent: "choose" }, "Please choose one of the plans"],
  ["nothing we know", { intent: "free-forever" }, "Please choose one of the plans"],
  ["a withdrawal without a word", { intent: "withdraw" }, "Please choose one of the plans"],
  ["a cancellation without a plan", { intent: "cancel" }, "You have no plan to change"],
  ["the portal without an account at Stripe", { intent: "portal" }, "Failed to open billing portal. Please try again."],
])("the page refuses %s", async (_, fields, words) => {
  const { press } = await someone();
  const answer = await press(fields as Record<string, string>);
  expect(answer.headers.get("location")).toBe("/dashboard/billing");
  expect(toastOf(answer)).toContain(words);
});

test.each([
  ["is down", { status: 500 }],
  ["has had too much", { status: 429 }],
  ["breaks off after it has done it", { drop: "after" as const }],
])("when Stripe %s the words say so, the page stays, and nothing is bought twice", async (_, fault) => {
  const { user, choose, page, pay, atStripe } = await someone();
  await choose("starter");
  await changeAccount(user, { checkoutSessionId: null });
  const account = (await atStripe()).customer.id;
  await failNext({ provider: "stripe", method: "POST", path: "checkout", account, times: 1, ...fault });
  const answer = await choose("starter");
  expect(toastOf(answer)).toContain("Payment failed. Please try again.");
  expect(await page()).toMatchObject({ plan: null });
  await choose("starter");
  await pay();
  expect((await atStripe()).subscription).toHaveLength(1);
});

/** A client that does not wait for a provider that is slow. */
const hasty = () =>
  createStripe({
    ...{ baseUrl: env.STRIPE_BASE_URL, secretKey: env.STRIPE_SECRET_KEY, timeoutMs: 300 },
    pages: { checkout: env.STRIPE_CHECKOUT_URL, portal: env.STRIPE_PORTAL_URL },
  });

test("when Stripe is down, asks to slow down or is slow, portal, end, resuming and taking back say so, change nothing, and work afterwards", async () => {
  const { buy, choose, press, page, atStripe } = await someone();
  await buy("starter");
  const before = await page();
  const withdraw = { intent: "withdraw", confirm: "yes" };
  // Slow by more than a busy machine is: a timeout that comes late would otherwise meet the answer.
  for (const fault of [{ status: 500 }, { status: 429 }, { delayMs: 20_000 }]) {
    const failed = async (fields: Record<string, string>, path: string) =>
      toastOf(await whileFailing({ provider: "stripe", path, ...fault }, () => press(fields, { stripe: hasty() })));
    const place = JSON.stringify(fault);
    const [billing, data] = ["Failed to open billing portal", "Failed to load subscription data"];
    expect(await failed({ intent: "portal" }, "billing_portal"), place).toContain(billing);
    expect(await failed({ intent: "cancel" }, "v1/subscriptions"), place).toContain(data);
    expect(await failed(withdraw, "v1/subscriptions"), place).toContain(data);
    const other = { intent: "choose", plan: "enterprise" };
    expect(await failed(other, "v1/subscriptions"), place).toContain("Nothing was charged");
    expect(await page(), place).toEqual(before);
    await press({ intent: "cancel" });
    expect(await failed({ intent: "resume" }, "v1/subscriptions"), place).toContain(data);
    expect((await page()).endsOn, place).not.toBeNull();
    await press({ intent: "resume" });
  }
  expect((await press({ intent: "portal" })).headers.get("location")).toContain("/billing.stripe.com/");
  expect((await choose("enterprise")).headers.get("location")).toContain("/upgrade?plan=enterprise");
  await press(withdraw);
  expect(await atStripe()).toMatchObject({ invoice: [{ total: 2_900 }], refund: [{ amount: 2_900 }] });
});

test("the page reads D1 once and asks Stripe nothing", async () => {
  const { buy, page } = await someone();
  await buy("starter");
  const asked: PropertyKey[] = [];
  const stripe = new Proxy(testContext().stripe, {
    get(client, call, self) {
      asked.push(call);
      return Reflect.get(client, call, self);
    },
  });
  expect(await page("/dashboard/billing", { stripe })).toMatchObject({ plan: "starter" });
  expect(asked).toEqual([]);
});

test("what no webhook told, the daily check mends", async () => {
  const { user, buy, page, atStripe } = await someone();
  await buy("starter");
  const { customer } = await atStripe();
  await db.delete(subscriptions).where(eq(subscriptions.accountId, accountIdOf(user)));
  await changeAccount(user, { checkAt: Date.now() - 1 });
  expect(customer.id).toMatch(/^cus_/);
  await checkAccounts(testContext(), Date.now());
  expect(await page()).toMatchObject({ plan: "starter", status: "active" });
});

test("an account with a plan ends it before it goes; when Stripe is down, nothing goes", async () => {
  const { user, buy, atStripe, page } = await someone();
  await buy("starter");
  const { customer } = await atStripe();
  await failNext({ provider: "stripe", method: "DELETE", account: customer.id, status: 500, times: 1 });
  expect(await deleteAccount(testContext(), user.id)).toBe(false);
  expect(await page()).toMatchObject({ plan: "starter" });
  expect(await deleteAccount(testContext(), user.id)).toBe(true);
  const told = (await mailsTo(user.email)).filter(({ subject }) => subject.includes("deleted"));
  expect(told).toMatchObject([{ text: expect.stringContaining("Your plan ended with it") }]);
  const left = await control<AtStripe>("GET", `/stripe/objects?customer=${customer.id}`);
  expect(left.subscription).toMatchObject([{ status: "canceled" }]);
  expect(left.invoice).toHaveLength(1);
  expect(await rowsOf(user)).toEqual([]);
});

/** Delivers a webhook as Stripe does. */
function deliver(
  body: unknown,
  { age = 0, secret = env.STRIPE_WEBHOOK_SECRET, header = undefined as string | null | undefined } = {},
) {
  const raw = JSON.stringify(body);
  const seconds = Math.floor((Date.now() - age) / 1000);
  const signature = createHmac("sha256", secret).update(`${seconds}.${raw}`).digest("hex");
  const signed = header === undefined ? `t=${seconds},v1=${signature}` : header;
  return exports.default.fetch(
    new Request("http://localhost:8787/webhooks/stripe", {
      method: "POST",
      body: raw,
      headers: { "content-type": "application/json", ...(signed !== null && { "stripe-signature": signed }) },
    }),
  );
}

const event = (object: Record<string, unknown>, type = "customer.subscription.updated") => ({
  ...{ id: `evt_${crypto.randomUUID()}`, object: "event", type, created: Math.floor(Date.now() / 1000) },
  data: { object },
});

test.each([
  ["unsigned", { header: null }, 401],
  ["signed with nonsense", { header: "t=1,v1=zz" }, 401],
  ["signed with another secret", { secret: "whsec_another_secret" }, 401],
  ["older than five minutes", { age: 6 * 60_000 }, 401],
  ["from the future", { age: -6 * 60_000 }, 401],
  ["proper", {}, 200],
])("V8: a webhook that is %s is answered with its status", async (_, how, status) => {
  expect((await deliver(event({ customer: "cus_nobody" }), how)).status).toBe(status);
});

test("a webhook's own words count for nothing: another's metadata, an unknown customer, an unknown type, a replay", async () => {
  const { user, buy, page, atStripe } = await someone();
  const other = await someone();
  await buy("starter");
  const { customer, subscription } = await atStripe();
  const before = await rowsOf(user);
  const lies = {
    ...subscription[0],
    customer: customer.id,
    status: "active",
    metadata: { account_id: accountIdOf(other.user) },
  };
  const replayed = event(lies);
  for (const body of [
    replayed,
    replayed,
    event({ ...lies, customer: "cus_unknown" }),
    event(lies, "something.new"),
    { nonsense: true },
  ]) {
    expect((await deliver(body)).status).toBe(200);
  }
  expect(await rowsOf(user)).toEqual(before);
  expect(await rowsOf(other.user)).toEqual([]);
  expect(await page()).toMatchObject({ plan: "starter" });
});

test.each([
  ["is deleted there", "cus"],
  ["is nobody there", "unknown"],
])("a customer who %s is forgotten, and the next order makes a new one", async (_, how) => {
  const { user, buy, choose, press, page, pay, atStripe } = await someone();
  if (how === "cus") await buy("starter");
  else await choose("starter");
  const { customer } = await atStripe();
  if (how === "cus") await testContext().stripe.deleteCustomer(customer.id);
  else await changeAccount(user, { stripeCustomerId: "cus_ofAnotherStripe" });
  const stored = how === "cus" ? customer.id : "cus_ofAnotherStripe";

  expect((await press({ intent: "portal" })).status).toBeLessThan(500);
  const body = event({ id: stored, object: "customer", deleted: true }, "customer.deleted");
  expect((await deliver(body)).status).toBe(200);
  expect(await page()).toMatchObject({ plan: null, card: null });
  expect((await rowsOf(user)).filter(({ endedAt }) => endedAt === null)).toEqual([]);

  const answer = await choose("professional");
  expect(answer.headers.get("location")).toContain("checkout.stripe.com");
  const [account] = await db
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.id, accountIdOf(user)));
  expect(account?.stripeCustomerId).toMatch(/^cus_/);
  expect(account?.stripeCustomerId).not.toBe(stored);
  // The sandbox finds by its address the one that is still there.
  if (how !== "cus") return;
  await pay();
  expect(await page()).toMatchObject({ plan: "professional", status: "active" });
});

test("a key of another Stripe account ends no plan", async () => {
  const { user, buy, press, page } = await someone();
  await buy("starter");
  await changeAccount(user, { stripeCustomerId: "cus_ofAnotherKey" });
  expect((await press({ intent: "portal" })).status).toBeLessThan(500);
  expect(await page()).toMatchObject({ plan: "starter" });
  expect((await rowsOf(user)).filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
});

test.each([
  ["a session", { id: "cs_test_1", object: "checkout.session" }],
  ["another id", { id: "sub_1", object: "customer" }],
  ["nothing", {}],
])("an answer to a new customer that is %s is kept by nobody", async (_, body) => {
  const { user, choose } = await someone();
  await failNext({ provider: "stripe", method: "POST", path: "v1/customers$", status: 200, body, times: 1 });
  await choose("starter");
  const [account] = await db
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.id, accountIdOf(user)));
  expect(account?.stripeCustomerId).toBeNull();
  expect((await choose("starter")).headers.get("location")).toContain("checkout.stripe.com");
});

test("an event that Stripe cannot be asked about is sent again, and counts then", async () => {
  const { buy, page, atStripe } = await someone();
  await buy("starter");
  const { customer } = await atStripe();
  const body = event({ customer: customer.id });
  const down = { provider: "stripe", method: "GET", account: customer.id, status: 500 };
  const refused = await whileFailing(down, async () => {
    // An event that comes late, or once more, asks the same, and would use a single fault up.
    await control("POST", "/stripe/event", { type: "customer.updated", object: customer, customer: customer.id });
    return deliver(body);
  });
  expect(refused.status).toBe(503);
  expect((await deliver(body)).status).toBe(200);
  expect(await page()).toMatchObject({ plan: "starter" });
});
