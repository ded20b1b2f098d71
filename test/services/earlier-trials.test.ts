import { eq, gte } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { findBilling } from "~/db/billing";
import { runTogether } from "~/db/database";
import { isWithinQuota } from "~/db/quota";
import { billingAccounts, earlierTrials, meetingLedger } from "~/db/schema/billing";
import { insertSignUp } from "~/db/sign-ups";
import { hashToken, newToken } from "~/db/token";
import { RETENTION } from "~/domain/retention";
import { standingOf } from "~/domain/subscription";
import { DAY } from "~/domain/time";
import { TRIAL_DAYS } from "~/domain/trial";
import { loader as shell } from "~/routes/dashboard";
import { loader as billingPage } from "~/routes/dashboard.billing";
import { deleteAccount } from "~/services/delete-account";
import { prune } from "~/services/prune";
import { signInWithGoogle } from "~/services/sign-in-with-google";
import { confirmSignUp } from "~/services/sign-up";
import { verifyWhatsApp } from "~/services/verify-whatsapp";
import { comeBack, decide, pressConnect } from "../support/google-consent";
import { accountIdOf, changeAccount, subscribe } from "../support/plans";
import { control } from "../support/sandbox";
import { args, get, sessionOf, testContext } from "../support/signed-in";
import { createUser, db } from "../support/user";

// Whole lives of accounts take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const context = testContext();
const newAddress = () => `holder${crypto.randomUUID().replaceAll("-", "")}@gmail.com`;

/** Signs up by the mailed link. */
async function signUpAs(email: string): Promise<{ id: string }> {
  const [token, browserToken] = [newToken(), newToken()];
  const hashes = { tokenHash: hashToken(token), browserHash: hashToken(browserToken) };
  const row = { ...hashes, email, name: "Robin", passwordHash: "x", expiresAt: Date.now() + DAY };
  await runTogether(db, [insertSignUp(db, row)]);
  const network = crypto.randomUUID();
  const made = await confirmSignUp(context, { token, browserToken, password: undefined, network });
  if (!made.ok) throw new Error(made.reason);
  return { id: made.userId };
}

async function signUpByGoogle(email: string): Promise<{ id: string }> {
  const person = { subject: crypto.randomUUID(), email, emailVerified: true, name: "Robin" };
  const made = await signInWithGoogle(context, { ...person, hostedDomain: undefined });
  if (!made.ok) throw new Error(made.reason);
  return { id: made.userId };
}

async function connectGoogle(user: { id: string }, account: string): Promise<void> {
  await control("PUT", "/google/account", { account, timeZone: "Europe/Amsterdam" });
  const cookie = await sessionOf(user.id);
  const { authUrl, attempt } = await pressConnect(cookie);
  expect((await comeBack(await decide(authUrl, { account }), `${cookie}; ${attempt}`)).next).toMatch(/^\/dashboard/);
}

async function connectNumber(user: { id: string }, phone: string): Promise<void> {
  const assistantOf = (whose: Parameters<typeof context.assistantOf>[0]) => ({
    ...context.assistantOf(whose),
    checkCode: async () => ({ phone }),
    endConversation: async () => context.assistantOf(whose).endConversation(),
  });
  expect(await verifyWhatsApp({ ...context, assistantOf }, user.id, "123456")).toMatchObject({ ok: true });
}

/** Lets meetings count in the trial, which is over in so many days. */
async function use(user: { id: string }, { meetings = 0, daysLeft }: { meetings?: number; daysLeft?: number }) {
  if (daysLeft !== undefined) await changeAccount(user, { trialEndsAt: Date.now() + daysLeft * DAY });
  const [account] = await db
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.id, accountIdOf(user)));
  const of = { accountId: accountIdOf(user), periodStartedAt: account?.trialStartedAt ?? 0, change: 1, at: Date.now() };
  for (let n = 0; n < meetings; n++) await db.insert(meetingLedger).values({ ...of, meetingId: crypto.randomUUID() });
}

async function trialOf(user: { id: string }) {
  const billing = await findBilling(db, user.id);
  if (!billing) throw new Error("The user has no account.");
  const { used, trialDaysLeft: daysLeft, problem } = standingOf(billing, Date.now());
  const [claim] = await db
    .select({ id: billingAccounts.id })
    .from(billingAccounts)
    .where(isWithinQuota(user.id, Date.now()))
    .limit(1);
  // What a booking asks says the same as what is shown.
  expect(claim !== undefined).toBe(problem === null);
  return { used, daysLeft, problem, isContinued: billing.trialId !== null };
}

const FRESH = { used: 0, daysLeft: TRIAL_DAYS, problem: null, isContinued: false };

/** On the page about money, and above all the others. */
async function toldOn(user: { id: string }) {
  const cookie = await sessionOf(user.id);
  const { banner } = await shell(args(get("/dashboard/meetings", cookie)));
  const { isTrialContinued } = await billingPage(args(get("/dashboard/billing", cookie)));
  expect(banner?.isTrialContinued).toBe(isTrialContinued);
  return isTrialContinued;
}

let bystander = { id: "" };
beforeAll(async () => {
  bystander = await createUser();
});

const withTag = (email: string) => email.replace("@gmail.com", "+again@googlemail.com").replace(/^holder/, "hol.der");

test.each([
  ["the same address", (email: string) => signUpAs(email)],
  ["the same address by Google", (email: string) => signUpByGoogle(email)],
  ["the same mailbox under another spelling", (email: string) => signUpAs(withTag(email))],
])("whoever erases the account and signs up again with %s goes on with the trial", async (_, again) => {
  const email = newAddress();
  const first = await signUpAs(email);
  expect(await trialOf(first)).toEqual(FRESH);
  await use(first, { meetings: 7, daysLeft: 3 });
  expect(await deleteAccount(context, first.id)).toBe(true);
  const kept = await db.select().from(earlierTrials);
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${email}|${first.id}`));

  const second = await again(email);
  expect(await trialOf(second)).toEqual({ used: 7, daysLeft: 3, problem: null, isContinued: true });
  expect(await toldOn(second)).toBe(true);
  await use(second, { meetings: 13 });
  expect(await trialOf(second)).toMatchObject({ used: 20, problem: "meetings-used" });
  await deleteAccount(context, second.id);
  expect(await trialOf(await again(email))).toMatchObject({ used: 20, problem: "meetings-used" });
});

test("another address does not help once the same Google account or number is connected", async () => {
  const [google, { phone }] = [newAddress(), await createUser({ calendar: false })];
  const first = await signUpAs(newAddress());
  await connectGoogle(first, google);
  await connectNumber(first, phone);
  await use(first, { meetings: 20, daysLeft: -1 });
  await deleteAccount(context, first.id);

  const byGoogle = await signUpAs(newAddress());
  expect(await trialOf(byGoogle)).toEqual(FRESH);
  await connectGoogle(byGoogle, google);
  expect(await trialOf(byGoogle)).toEqual({ used: 20, daysLeft: 0, problem: "trial-over", isContinued: true });
  const byNumber = await signUpAs(newAddress());
  await use(byNumber, { meetings: 5 });
  await connectNumber(byNumber, phone);
  // The larger use of the two, not both.
  expect(await trialOf(byNumber)).toEqual({ used: 20, daysLeft: 0, problem: "trial-over", isContinued: true });
  expect(await trialOf(bystander)).toEqual(FRESH);
  expect(await toldOn(bystander)).toBe(false);
});

test("accounts that have one Google account at the same time use one trial between them, whoever is erased", async () => {
  const google = newAddress();
  const [first, second] = [await signUpAs(newAddress()), await signUpAs(newAddress())];
  await connectGoogle(first, google);
  await use(first, { meetings: 4, daysLeft: 5 });
  await connectGoogle(second, google);
  await use(second, { meetings: 6 });
  await use(first, { meetings: 3 });
  for (const user of [first, second]) {
    expect(await trialOf(user)).toEqual({ used: 13, daysLeft: 5, problem: null, isContinued: true });
  }
  await connectGoogle(second, google);
  expect(await trialOf(second)).toMatchObject({ used: 13 });
  await deleteAccount(context, first.id);
  expect(await trialOf(second)).toMatchObject({ used: 13, daysLeft: 5 });
  await connectGoogle(second, google);
  expect(await trialOf(second)).toMatchObject({ used: 13, daysLeft: 5 });
});

test("a number that was somebody's brings their trial with it, and theirs stays as it is", async () => {
  const owner = await createUser({ calendar: false });
  await use(owner, { meetings: 9, daysLeft: 2 });
  const next = await signUpAs(newAddress());
  await connectNumber(next, owner.phone);
  expect(await trialOf(next)).toEqual({ used: 9, daysLeft: 2, problem: null, isContinued: true });
  await use(next, { meetings: 3 });
  expect(await trialOf(owner)).toEqual({ used: 9, daysLeft: 2, problem: null, isContinued: false });
});

test("an account that pays is not touched, neither by what it connects nor by who connects the same", async () => {
  const google = newAddress();
  const gone = await signUpAs(newAddress());
  await connectGoogle(gone, google);
  await use(gone, { meetings: 20, daysLeft: -1 });
  await deleteAccount(context, gone.id);
  const payer = await signUpAs(newAddress());
  await subscribe(payer);
  const rows = () =>
    db
      .select({ ends: billingAccounts.trialEndsAt, trial: billingAccounts.trialId, n: billingAccounts.trialUsedBefore })
      .from(billingAccounts)
      .where(eq(billingAccounts.id, accountIdOf(payer)));
  const before = await rows();
  await connectGoogle(payer, google);
  const next = await signUpAs(newAddress());
  await connectGoogle(next, google);
  expect(await trialOf(next)).toMatchObject({ used: 20, problem: "trial-over" });
  expect(await rows()).toEqual(before);
  expect(await trialOf(payer)).toMatchObject({ used: 0, problem: null, isContinued: false });
});

test("that there was a trial is forgotten when its time is over", async () => {
  const email = newAddress();
  const first = await signUpAs(email);
  await use(first, { meetings: 20 });
  const begun = Date.now();
  await deleteAccount(context, first.id);
  const left = async () => (await db.select().from(earlierTrials).where(gte(earlierTrials.erasedAt, begun))).length;
  expect(await left()).toBe(1);
  await prune({ db }, begun + RETENTION.earlierTrials.keepMs - 1);
  expect(await left()).toBe(1);
  await prune({ db }, Date.now() + RETENTION.earlierTrials.keepMs);
  expect(await left()).toBe(0);
  expect(await trialOf(await signUpAs(email))).toEqual(FRESH);
});
