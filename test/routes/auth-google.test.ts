import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { identities, sessions, userIntegrations, users } from "~/db/schema/accounts";
import { LIMITS } from "~/domain/rate-limits";
import { MINUTE } from "~/domain/time";
import * as callback from "~/routes/auth.callback";
import * as connect from "~/routes/auth.connect";
import * as forgot from "~/routes/auth.forgot";
import * as google from "~/routes/auth.google";
import * as reset from "~/routes/auth.reset";
import * as address from "~/routes/dashboard.settings.email";
import * as confirm from "~/routes/dashboard.settings.email_.confirm";
import * as security from "~/routes/dashboard.settings.sessions";
import { linkIn, mailsTo, type SentMail } from "../support/mailbox";
import { control, whileFailing } from "../support/sandbox";
import { args, cookiesOf, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { db } from "../support/user";

/** Presses the button: where Google's page is, and what the browser keeps. */
async function start(redirectTo = "") {
  const answer = await responseOf(google.action(args(post("/auth/google", { redirectTo }))));
  return { consent: new URL(answer.headers.get("location") ?? ""), cookie: cookiesOf(answer), answer };
}

/** Allows or refuses on Google's page: the path and query with which the browser comes back. */
async function decide(consent: URL, account: string, decision: "allow" | "deny" = "allow"): Promise<string> {
  const form = new URLSearchParams({ ask: consent.searchParams.toString(), decision, account });
  for (const scope of consent.searchParams.get("scope")?.split(" ") ?? []) form.append("scope", scope);
  const answer = await env.SANDBOX.fetch(`${consent.origin}${consent.pathname}/decision`, {
    method: "POST",
    body: form,
    redirect: "manual",
  });
  const back = new URL(answer.headers.get("location") ?? "");
  return back.pathname + back.search;
}

async function comeBack(path: string, cookie: string, context = testContext()) {
  return callback.loader(args(get(path, cookie), {}, context)).catch((thrown: unknown) => thrown);
}

/** What the page of a failed sign-in says. */
function messageOf(answer: unknown): string {
  const { data } = answer as { data: { message: string } }; // Remix's `data()`
  return data.message;
}

const newAddress = () => `g-${crypto.randomUUID()}@gmail.test`;
const usersOf = (email: string) => db.select().from(users).where(eq(users.email, email));

test("V10.2.1 V10.2.3: sign-in asks Google for openid, email and profile only, with state, PKCE and a nonce, and without lasting access", async () => {
  const { consent, answer } = await start();
  const ask = Object.fromEntries(consent.searchParams);
  expect(ask).toMatchObject({
    response_type: "code",
    redirect_uri: "http://localhost:8787/auth/callback",
    scope: "openid email profile",
    code_challenge_method: "S256",
  });
  expect(ask.state?.length).toBeGreaterThanOrEqual(22);
  expect(ask.code_challenge).toMatch(/^[\w-]{43}$/);
  expect(ask.nonce).toMatch(/^[\w-]{43}$/);
  expect(ask.access_type).not.toBe("offline");
  expect(ask.prompt).toBeUndefined();
  expect(answer.headers.get("set-cookie")).toMatch(
    /^__Host-google-sign-in=.*HttpOnly; Secure; SameSite=Lax; Max-Age=600$/,
  );
});

test("somebody new gets an account, the rows that belong to it and the set-up; the second time they are known", async () => {
  const email = newAddress();
  const first = await start();
  const entered = (await comeBack(await decide(first.consent, email), first.cookie)) as Response;
  expect(entered.headers.get("location")).toBe("/dashboard/onboarding");
  expect(decodeURIComponent(cookiesOf(entered))).toContain("Account created successfully!");
  expect(entered.headers.getSetCookie().join()).toContain("__Host-google-sign-in=; ");
  const [user] = await usersOf(email);
  expect(user).toMatchObject({ passwordHash: null });
  const [rows] = await db.select().from(userIntegrations).where(eq(userIntegrations.userId, user!.id));
  expect(rows).toMatchObject({ onboardingStep: 1, onboardingCompleted: false });

  await db.update(userIntegrations).set({ onboardingCompleted: true }).where(eq(userIntegrations.userId, user!.id));
  const second = await start();
  const again = (await comeBack(await decide(second.consent, email), second.cookie)) as Response;
  expect(again.headers.get("location")).toBe("/dashboard");
  expect(decodeURIComponent(cookiesOf(again))).toContain("Welcome back!");
  expect(await usersOf(email)).toHaveLength(1);
});

test("V6.8.1: somebody is Google's subject, not the address: a changed address finds the same account", async () => {
  const email = newAddress();
  const first = await start();
  await comeBack(await decide(first.consent, email), first.cookie);
  const [user] = await usersOf(email);
  await db
    .update(users)
    .set({ email: `moved-${email}` })
    .where(eq(users.id, user!.id));
  const second = await start();
  await comeBack(await decide(second.consent, email), second.cookie);
  expect(await usersOf(email)).toEqual([]);
  expect(await db.select().from(sessions).where(eq(sessions.userId, user!.id))).toHaveLength(2);
});

const PASSWORD = "a long walk by the river";
/** Hashing that is quick. */
const passwords = {
  hash: async (password: string) => `quick$${password}`,
  verify: async (password: string, stored: string | null) => ({ ok: stored === `quick$${password}`, outdated: false }),
};
const quick = () => testContext({ passwords });

/** Somebody who has signed up with a password, unless told otherwise, and proven the address, unless told otherwise. */
async function account(email: string, { hasPassword = true, verifiedAt = 1 as number | null } = {}) {
  const id = crypto.randomUUID();
  const passwordHash = hasPassword ? `quick$${PASSWORD}` : null;
  await db.insert(users).values({ id, email, name: "Robin", passwordHash, emailVerifiedAt: verifiedAt, createdAt: 1 });
  return id;
}

const waysOf = async (userId: string) => ({
  identities: await db.$count(identities, eq(identities.userId, userId)),
  sessions: await db.$count(sessions, eq(sessions.userId, userId)),
});
const ADDED = "You can now sign in to Parley with Google";
const domain = () => `${crypto.randomUUID()}.example`;

/** Address, what Google says of it, the account here; whether Google alone joins, asks for the password, or neither. */
const JOINS: [string, string, { hostedDomain?: string; emailVerified?: boolean }, object, "joins" | "asks" | RegExp][] =
  [
    ["an address of Google's own", "gmail.com", {}, {}, "joins"],
    ["an address of Google's own without a password here", "gmail.com", {}, { hasPassword: false }, "joins"],
    ["a Workspace that has the domain", "acme.example", { hostedDomain: "acme.example" }, {}, "joins"],
    ["a Workspace of another domain", "acme.example", { hostedDomain: "other.example" }, {}, "asks"],
    ["an address elsewhere", "acme.example", {}, {}, "asks"],
    ["an address elsewhere without a password here", "acme.example", {}, { hasPassword: false }, /Set a password/],
    ["an address not proven here", "gmail.com", {}, { verifiedAt: null }, /Sign in with your password/],
    ["an address not verified at Google", "gmail.com", { emailVerified: false }, {}, /not verified your email/],
  ];

test.each(JOINS)("V6.8.1: Google and an account with %s", async (_, host, profile, here, outcome) => {
  const email = `${crypto.randomUUID()}@${host}`;
  const id = await account(email, here);
  await control("PUT", "/google/account", { account: email, ...profile });
  const { consent, cookie } = await start();
  const answer = await comeBack(await decide(consent, email), cookie);
  const joins = outcome === "joins";
  expect(await waysOf(id)).toEqual({ identities: Number(joins), sessions: Number(joins) });
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(joins ? [ADDED] : []);
  if (outcome instanceof RegExp) expect(messageOf(answer)).toMatch(outcome);
  if (outcome === "asks") expect((answer as Response).headers.get("location")).toBe("/auth/connect");
});

/** Comes back from Google with an address that has a password here: the account, and what the browser keeps. */
async function asked(redirectTo = "") {
  const email = `robin@${domain()}`;
  const id = await account(email);
  const { consent, cookie } = await start(redirectTo);
  const answer = (await comeBack(await decide(consent, email), cookie)) as Response;
  expect(answer.headers.getSetCookie().join()).toContain("__Host-google-sign-in=; ");
  const kept = answer.headers.getSetCookie().find((one) => one.startsWith("__Host-google-link="));
  expect(kept).toMatch(/HttpOnly; Secure; SameSite=Lax; Max-Age=600$/);
  return { email, id, cookie: kept?.split(";")[0] ?? "" };
}

function giveWord(password: string, cookie: string, { context = quick(), from = "" } = {}) {
  const request = post("/auth/connect", { password }, cookie);
  if (from) request.headers.set("cf-connecting-ip", from);
  return connect.action(args(request, {}, context)).catch((thrown: unknown) => thrown);
}

test("V6.8.1: the account's password connects Google, once; from then on Google alone opens it, and the owner is told", async () => {
  const { email, id, cookie } = await asked("/dashboard/calendar");
  const page = await connect.loader(args(get("/auth/connect", cookie)));
  expect(page).toMatchObject({ email });

  const wrong = await giveWord("a guess", cookie);
  expect(wrong).toMatchObject({
    init: { status: 400 },
    data: { problem: "That is not the password of this account." },
  });
  expect(JSON.stringify(wrong)).not.toContain("a guess");
  expect(await waysOf(id)).toEqual({ identities: 0, sessions: 0 });

  const right = (await giveWord(PASSWORD, cookie)) as Response;
  expect(right.headers.get("location")).toBe("/dashboard/calendar");
  expect(right.headers.getSetCookie().join()).toContain("__Host-google-link=; ");
  expect(await waysOf(id)).toEqual({ identities: 1, sessions: 1 });
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([ADDED]);

  const again = await start();
  expect(((await comeBack(await decide(again.consent, email), again.cookie)) as Response).headers.get("location")).toBe(
    "/dashboard/onboarding",
  );
  expect(await mailsTo(email)).toHaveLength(1);
});

test("V6.3.1: guessing here counts as guessing at the sign-in form", async () => {
  const { cookie } = await asked();
  const guess = () => giveWord("a guess", cookie, { from: "one network" });
  for (let n = 0; n < LIMITS["sign-in:account-network"].tries; n++) await guess();
  expect(await guess()).toMatchObject({ init: { status: 429 } });
});

test.each([
  ["no cookie", () => "", 0],
  ["a cookie of our own making", () => "__Host-google-link=v1.local.AAAA.BBBB", 0],
  ["a cookie that is ten minutes old", (cookie: string) => cookie, 10 * MINUTE],
])("V10.1.2: with %s nothing is connected, whatever the password", async (_, change, later) => {
  const { id, cookie } = await asked();
  const context = testContext({ passwords, clock: () => Date.now() + later });
  const answer = (await giveWord(PASSWORD, change(cookie), { context })) as Response;
  expect(answer.headers.get("location")).toBe("/auth");
  expect(await waysOf(id)).toEqual({ identities: 0, sessions: 0 });
});

test("V3.5.1: a password posted from another site connects nothing", async () => {
  const { id, cookie } = await asked();
  const request = post("/auth/connect", { password: PASSWORD }, cookie);
  request.headers.set("sec-fetch-site", "cross-site");
  expect((await responseOf(connect.action(args(request, {}, quick())))).status).toBe(403);
  expect(await waysOf(id)).toEqual({ identities: 0, sessions: 0 });
});

/** Somebody who signs in with Google, with a password beside it unless told otherwise. */
async function withGoogle(hasPassword = true) {
  const email = `${crypto.randomUUID()}@gmail.com`;
  const id = await account(email, { hasPassword });
  const subject = crypto.randomUUID();
  await db.insert(identities).values({ provider: "google", subject, userId: id, createdAt: Date.now() });
  return { id, email, cookie: await sessionOf(id) };
}

const SECURITY = "/dashboard/settings/sessions";
const unlinkGoogle = (cookie: string) =>
  responseOf(security.action(args(post(SECURITY, { intent: "remove-google" }, cookie))));

test("ways to sign in are listed, and Google is removed, with a mail to the owner and no word to anybody else", async () => {
  const [user, other] = [await withGoogle(), await withGoogle()];
  expect(await security.loader(args(get(SECURITY, user.cookie)))).toMatchObject({
    hasPassword: true,
    googleSince: expect.stringMatching(/\d:\d\d/),
  });
  expect(cookiesOf(await unlinkGoogle(user.cookie))).toContain("Google%20removed");
  expect((await waysOf(user.id)).identities).toBe(0);
  expect((await waysOf(other.id)).identities).toBe(1);
  expect(await security.loader(args(get(SECURITY, user.cookie)))).toMatchObject({ googleSince: null });
  const subjects = (await mailsTo(user.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(["You no longer sign in to Parley with Google"]);
});

test("the last way to sign in stays: without a password Google is not removed", async () => {
  const user = await withGoogle(false);
  expect(cookiesOf(await unlinkGoogle(user.cookie))).toContain("Set%20a%20password%20first");
  expect((await waysOf(user.id)).identities).toBe(1);
});

test("a password that is reset takes Google off: who signed in with it may be whom it is to keep out", async () => {
  const user = await withGoogle();
  await responseOf(forgot.action(args(post("/auth/forgot", { email: user.email }, ""), {}, quick())));
  const [mail] = await mailsTo(user.email);
  const token = new URLSearchParams(linkIn(mail as SentMail).split("?")[1]).get("token") ?? "";
  await responseOf(reset.action(args(post("/auth/reset", { token, password: "another horse entirely" }), {}, quick())));
  expect(await waysOf(user.id)).toEqual({ identities: 0, sessions: 0 });
  expect((await mailsTo(user.email)).at(-1)?.text).toContain("Signing in with Google was taken off as well.");
});

test("another address takes Google off: it was joined by the address that the account had", async () => {
  const user = await withGoogle();
  const next = `${crypto.randomUUID()}@gmail.com`;
  const ask = post("/dashboard/settings/email", { email: next, password: PASSWORD }, user.cookie);
  await responseOf(address.action(args(ask, {}, quick())));
  const [mail] = await mailsTo(next);
  const path = linkIn(mail as SentMail);
  const token = new URLSearchParams(path.split("?")[1]).get("token") ?? "";
  await responseOf(confirm.action(args(post(path, { token }, user.cookie), {}, quick())));
  expect(await db.select().from(users).where(eq(users.id, user.id))).toMatchObject([{ email: next }]);
  expect((await waysOf(user.id)).identities).toBe(0);
});

test("the way back leads to where the user wanted to go, on our own site only", async () => {
  for (const [wanted, location] of [
    ["/dashboard/calendar", "/dashboard/calendar"],
    ["//evil.example", "/dashboard/onboarding"],
  ] as const) {
    const { consent, cookie } = await start(wanted);
    const answer = (await comeBack(await decide(consent, newAddress()), cookie)) as Response;
    expect(answer.headers.get("location")).toBe(location);
  }
});

test("V10.1.2: a callback that belongs to another browser, another trip or none signs nobody in", async () => {
  const email = newAddress();
  const [mine, other] = [await start(), await start()];
  const back = await decide(mine.consent, email);
  for (const answer of [
    await comeBack(back, ""),
    await comeBack(back, other.cookie),
    await comeBack(back.replace(/state=[^&]+/, "state=made-up"), mine.cookie),
    await comeBack(back.replace(/state=[^&]+/, "state="), mine.cookie),
    await comeBack(back, "__Host-google-sign-in=v1.local.AAAA.BBBB"),
    await comeBack(back, mine.cookie, testContext({ clock: () => Date.now() + 10 * MINUTE })),
  ]) {
    expect(messageOf(answer)).toMatch(/failed|expired/);
  }
  expect(await usersOf(email)).toEqual([]);
  expect(await comeBack(back, mine.cookie)).toBeInstanceOf(Response);
});

test("a callback that is replayed with its old cookie signs nobody in again", async () => {
  const email = newAddress();
  const { consent, cookie } = await start();
  const back = await decide(consent, email);
  await comeBack(back, cookie);
  const [user] = await usersOf(email);
  expect(messageOf(await comeBack(back, cookie))).toBe("Google sign-in failed");
  expect(await db.select().from(sessions).where(eq(sessions.userId, user!.id))).toHaveLength(1);
});

test("whoever refuses at Google is told so, and the trip is over", async () => {
  const { consent, cookie } = await start();
  const back = await decide(consent, newAddress(), "deny");
  const answer = await comeBack(back, cookie);
  expect(messageOf(answer)).toBe("You did not allow it at Google.");
  const { init } = answer as { init: { headers: Record<string, string> } }; // Remix's `data()`
  expect(init.headers["set-cookie"]).toContain("__Host-google-sign-in=;");
});

test("a Google that stumbles ends in the error page, not in a broken one", async () => {
  const { consent, cookie } = await start();
  const back = await decide(consent, newAddress());
  // Of whom the code is shows nowhere in the call.
  const down = { provider: "google-oauth", path: "/token", status: 500 };
  expect(messageOf(await whileFailing(down, () => comeBack(back, cookie)))).toBe("Google sign-in failed");
});

test("without anything from Google the callback leads to where the visitor belongs", async () => {
  expect(((await comeBack("/auth/callback", "")) as Response).headers.get("location")).toBe("/auth");
  const id = crypto.randomUUID();
  await db.insert(users).values({ id, email: newAddress(), name: "Robin", createdAt: 1 });
  const answer = (await comeBack("/auth/callback", await sessionOf(id))) as Response;
  expect(answer.headers.get("location")).toBe("/dashboard/onboarding");
});
