import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { identities, sessions, userIntegrations, users } from "~/db/schema";
import { MINUTE } from "~/domain/time";
import * as callback from "~/routes/auth.callback";
import * as google from "~/routes/auth.google";
import { failNext } from "../support/sandbox";
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

test("V6.8.1: Google joins an account with the same address only when that address was proven here", async () => {
  for (const [verifiedAt, joins] of [
    [1, true],
    [null, false],
  ] as const) {
    const email = newAddress();
    const id = crypto.randomUUID();
    await db.insert(users).values({ id, email, name: "Robin", emailVerifiedAt: verifiedAt, createdAt: 1 });
    const { consent, cookie } = await start();
    const answer = await comeBack(await decide(consent, email), cookie);
    expect(await db.select().from(identities).where(eq(identities.userId, id))).toHaveLength(joins ? 1 : 0);
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toHaveLength(joins ? 1 : 0);
    if (!joins) expect(messageOf(answer)).toContain("Sign in with your password");
  }
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
  await failNext({ provider: "google-oauth", path: "/token", status: 500, times: 1 });
  expect(messageOf(await comeBack(back, cookie))).toBe("Google sign-in failed");
});

test("without anything from Google the callback leads to where the visitor belongs", async () => {
  expect(((await comeBack("/auth/callback", "")) as Response).headers.get("location")).toBe("/auth");
  const id = crypto.randomUUID();
  await db.insert(users).values({ id, email: newAddress(), name: "Robin", createdAt: 1 });
  const answer = (await comeBack("/auth/callback", await sessionOf(id))) as Response;
  expect(answer.headers.get("location")).toBe("/dashboard/onboarding");
});
