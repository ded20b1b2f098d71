import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { findBilling } from "~/db/billing";
import { runTogether } from "~/db/database";
import { claimMeeting, followEvents, markMeetingCancelled } from "~/db/meetings";
import { giveBack, selectBilling } from "~/db/quota";
import { billingAccounts, subscriptions } from "~/db/schema/billing";
import { googleEventId } from "~/domain/event-id";
import { PLANS, type PlanId } from "~/domain/plans";
import { standingOf } from "~/domain/subscription";
import { DAY, HOUR } from "~/domain/time";
import { parseStripeEvent } from "~/forms/stripe";
import { createStripe } from "~/providers/stripe";
import { changePlan, endWithPeriod, keepPlan, withdraw } from "~/services/billing/change-plan";
import { startCheckout } from "~/services/billing/checkout";
import { handleStripeEvent } from "~/services/billing/handle-event";
import { type BillingDeps, readStripe } from "~/services/billing/read-stripe";
import { offerUpgrade, upgrade } from "~/services/billing/upgrade";
import { route } from "../../workers/sandbox/stripe/api";
import { fillCatalogue } from "../../workers/sandbox/stripe/catalogue";
import { StripeError } from "../../workers/sandbox/stripe/errors";
import { StripeModel } from "../../workers/sandbox/stripe/model";
import type { CheckoutSession, StripeEvent, Subscription } from "../../workers/sandbox/stripe/objects";
import { memoryStore } from "../../workers/sandbox/stripe/store";
import { accountIdOf, changeAccount, countedMeetings, endTrial } from "../support/plans";
import { testContext } from "../support/signed-in";
import { createUser, db, type TestUser } from "../support/user";
import { Random } from "./random";

const RUNS = 6;
const STEPS = 30;
const STRIPE = "https://stripe.test";
const CARDS = ["4242424242424242", "4000000000000341", "4000002760003184"] as const;

/** One account, Stripe in memory, and events that are lost, doubled, late and out of order. */
class Play {
  readonly random: Random;
  readonly store = memoryStore(() => Date.now());
  readonly pending: StripeEvent[] = [];
  readonly deps: BillingDeps;
  isDown = false;
  /** Meetings that stand and count, by the period that they were counted in. */
  readonly counted = new Map<string, number>();

  constructor(
    seed: string,
    readonly user: TestUser,
  ) {
    this.random = new Random(seed);
    fillCatalogue(this.store);
    const pages = { checkout: `${STRIPE}/checkout.stripe.com`, portal: `${STRIPE}/billing.stripe.com` };
    const stripe = createStripe({ baseUrl: STRIPE, secretKey: "sk_test_x", pages, fetch: this.answer });
    const quiet = { notifyPages: async () => {}, queueDelivery: async () => {} };
    this.deps = { ...testContext(), ...quiet, stripe };
  }

  /** Acts at Stripe; what it tells is on its way. */
  act<T>(work: (model: StripeModel) => T): T {
    const model = new StripeModel(this.store, STRIPE);
    const result = work(model);
    this.pending.push(...model.events);
    return result;
  }

  readonly answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    if (this.isDown) throw new TypeError("connection refused");
    const url = new URL(String(input));
    const call = {
      method: init?.method ?? "GET",
      path: url.pathname,
      query: url.searchParams,
      body: String(init?.body ?? ""),
    };
    try {
      return Response.json(this.act((model) => route(call, model)));
    } catch (error) {
      if (error instanceof StripeError) return Response.json(error.body(), { status: error.status });
      throw error;
    }
  };

  atStripe<T>(kind: string): T[] {
    return this.store.list(kind).filter((one) => one.object === kind) as T[]; // one kind of object each
  }

  get customer(): string | undefined {
    return this.atStripe<{ id: string }>("customer")[0]?.id;
  }

  async deliver(): Promise<void> {
    const at = this.random.between(0, this.pending.length - 1);
    const [event] = this.pending.splice(at, 1);
    const parsed = parseStripeEvent(event);
    if (!parsed || this.random.chance(0.15)) return;
    const times = this.random.chance(0.2) ? 2 : 1;
    await Promise.all(Array.from({ length: times }, () => handleStripeEvent(this.deps, parsed)));
  }

  async step(): Promise<void> {
    const { random, deps, user } = this;
    this.isDown = random.chance(0.05);
    const plan: PlanId = random.pick(PLANS).id;
    switch (
      random.weighted({
        choose: 4,
        pay: 5,
        deliver: 8,
        days: 4,
        card: 1,
        portal: 2,
        ends: 2,
        withdraw: 1,
        book: 6,
        cancel: 2,
      })
    ) {
      case "choose": {
        const start = await startCheckout(deps, user.id, plan);
        const isSubscribed = !start.ok && start.reason === "subscribed";
        const change = isSubscribed ? await changePlan(deps, user.id, plan) : null;
        if (change?.ok === false && change.reason === "costs") await this.moveUp(plan);
        break;
      }
      case "pay": {
        const open = this.atStripe<CheckoutSession>("checkout.session").filter(({ status }) => status === "open");
        for (const session of open)
          this.act((model) => model.completeCheckout(session, random.pick(CARDS), { month: 8, year: 2034 }));
        break;
      }
      case "deliver":
        for (let n = random.between(1, 4); n > 0 && this.pending.length > 0; n--) await this.deliver();
        break;
      case "days":
        if (this.customer) this.act((model) => model.advance(this.customer ?? "", random.pick([1, 4, 9, 31])));
        break;
      case "card":
        if (this.customer)
          this.act((model) => model.addCard(this.customer ?? "", random.pick(CARDS), { month: 8, year: 2034 }));
        break;
      case "portal": {
        const live = this.living()[0];
        if (live) this.act((model) => model.setCancelAtPeriodEnd(live, random.chance(0.5)));
        break;
      }
      case "ends":
        await endWithPeriod(deps, user.id, random.chance(0.5));
        break;
      case "withdraw":
        await withdraw(deps, user.id);
        break;
      case "book":
        await this.book();
        break;
      case "cancel":
        await this.cancel();
    }
    this.isDown = false;
  }

  /** Looks at what it costs, and mostly says yes, sometimes twice. */
  async moveUp(plan: PlanId): Promise<void> {
    const billing = await findBilling(db, this.user.id);
    const found = billing && (await offerUpgrade(this.deps, billing, plan));
    if (found?.ok === false && found.reason === "smaller-comes") await keepPlan(this.deps, this.user.id);
    if (!found?.ok || this.random.chance(0.2)) return;
    const agreed = { plan, date: found.offer.date, due: found.offer.today.due };
    const times = this.random.chance(0.3) ? 2 : 1;
    await Promise.all(Array.from({ length: times }, () => upgrade(this.deps, this.user.id, agreed)));
  }

  living(): Subscription[] {
    return this.atStripe<Subscription>("subscription").filter(({ status }) => status !== "canceled");
  }

  /** Several at once; how many may succeed is what stands before. */
  async book(): Promise<void> {
    const now = Date.now();
    const [billing] = await selectBilling(db, this.user.id);
    if (!billing) throw new Error("no account");
    const { problem, limit, used } = standingOf(billing, now);
    const room = problem ? 0 : limit === null ? 5 : limit - used;
    const made = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const meetingId = crypto.randomUUID();
        const meeting = {
          ...{ meetingId, title: "T", location: "", attendees: [], recurrence: "", zone: "UTC" },
          ...{ start: now + DAY, end: now + DAY + HOUR },
        };
        const claim = { userId: this.user.id, meeting, source: "web" as const, allowOverlap: true, now, clock: now };
        return (await claimMeeting(db, claim)).length > 0 ? [meetingId] : [];
      }),
    );
    const ids = made.flat();
    expect(ids.length, "as many as there was room for").toBe(Math.min(5, Math.max(0, room)));
    for (const id of ids) this.counted.set(id, 1);
  }

  async cancel(): Promise<void> {
    const [id] = [...this.counted].find(([, count]) => count === 1) ?? [];
    if (!id) return;
    const event = googleEventId(id);
    // By Parley, or by others, which a sync finds; often by both.
    const ours = [
      markMeetingCancelled(db, this.user.id, event, Date.now()),
      giveBack(db, this.user.id, event, { notBegunAt: Date.now() }),
    ];
    const others = followEvents(db, this.user.id, [event], Date.now());
    await runTogether(db, this.random.pick([ours, others, [...ours, ...others]]));
    this.counted.set(id, 0);
  }
}

test.each(Array.from({ length: RUNS }, (_, n) => n))(
  "whatever becomes of events, our row is Stripe's: run %i",
  async (run) => {
    const user = await createUser({ calendar: false });
    await endTrial(user);
    await changeAccount(user, { trialMeetingsLimit: 3 });
    const play = new Play(`billing-${run}`, user);
    for (let n = 0; n < STEPS; n++) {
      await play.step();
      const live = await db
        .select({ id: subscriptions.stripeSubscriptionId })
        .from(subscriptions)
        .where(and(eq(subscriptions.accountId, accountIdOf(user)), isNull(subscriptions.endedAt)));
      expect(live.length).toBeLessThanOrEqual(1);
    }
    // What no event told is mended by the daily check.
    await readStripe(play.deps, accountIdOf(user));
    const rows = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.accountId, accountIdOf(user)));
    const theirs = play.atStripe<Subscription>("subscription");
    expect(play.living().length).toBeLessThanOrEqual(1);
    const shown = (id: string, status: string, start: number, ends: boolean) => `${id} ${status} ${start} ${ends}`;
    expect(
      rows
        .map((row) => shown(row.stripeSubscriptionId, row.status, row.currentPeriodStart / 1000, row.cancelAtPeriodEnd))
        .toSorted(),
    ).toEqual(
      theirs
        .map((one) => {
          const [item] = one.items.data;
          const ends = one.cancel_at_period_end || one.cancel_at !== null;
          return shown(one.id, one.status.replace("canceled", "cancelled"), item.current_period_start, ends);
        })
        .toSorted(),
    );
    expect(await countedMeetings(user)).toBe([...play.counted.values()].filter((count) => count > 0).length);
    const [account] = await db
      .select()
      .from(billingAccounts)
      .where(eq(billingAccounts.id, accountIdOf(user)));
    expect(account?.periodStartedAt).toBe(
      rows.find(({ endedAt }) => endedAt === null)?.currentPeriodStart ?? account?.trialStartedAt,
    );
  },
);
