import { exports } from "cloudflare:workers";
import { scryptSync } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog, rateLimits, sessions, userIntegrations, userPreferences, users } from "~/db/schema/accounts";
import { SIGN_IN_LINK_MS } from "~/domain/account";
import { LIMITS } from "~/domain/rate-limits";
import { MINUTE } from "~/domain/time";
import { readPage } from "~/http/page";
import * as auth from "~/routes/auth._index";
import * as checkMail from "~/routes/auth.check-mail";
import * as confirm from "~/routes/auth.confirm";
import * as forgot from "~/routes/auth.forgot";
import * as link from "~/routes/auth.link";
import * as reset from "~/routes/auth.reset";
import * as signOut from "~/routes/sign-out";
import { type PasswordHasher, passwordHasher } from "~/services/password-hash";
import { call, keyOf } from "../support/api";
import { linkIn, mailsTo, type SentMail } from "../support/mailbox";
import { args, cookiesOf, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser, db } from "../support/user";

const PASSWORD = "a long walk by the river";

/** Hashing as it is, but quick, and it counts what was asked for. */
function quickPasswords() {
  const asked = { hash: 0, verify: 0, unknown: 0 };
  const passwords: PasswordHasher = {
    async hash(password) {
      asked.hash += 1;
      return `quick$${password}`;
    },
    async verify(password, stored) {
      asked.verify += 1;
      if (stored === null) asked.unknown += 1;
      return { ok: stored === `quick$${password}`, outdated: false };
    },
  };
  return { passwords, asked };
}

async function createAccount(password: string | null = PASSWORD) {
  const id = crypto.randomUUID();
  const email = `${id}@parley.test`;
  const passwordHash = password === null ? null : `quick$${password}`;
  await db.insert(users).values({ id, email, name: "Robin", passwordHash, emailVerifiedAt: 1, createdAt: Date.now() });
  return { id, email };
}

const context = (changes = {}) => testContext({ passwords: quickPasswords().passwords, ...changes });

/** @param from the network address; the tests that do not care each come from one of their own */
async function signIn(
  email: string,
  password: string,
  { cookie = "", query = "", ctx = context(), from = "" } = {},
): Promise<unknown> {
  const request = post(`/auth${query}`, { email, password }, cookie);
  // By default as many networks as accounts, so that the tests of one file do not use up a network together.
  request.headers.set("cf-connecting-ip", from || `net-of-${email}`);
  return auth.action(args(request, {}, ctx)).catch((thrown: unknown) => thrown);
}

/** What a form's action says when it does not redirect. */
function problemOf(answer: unknown): { status: number; text: string } {
  const { init, data } = answer as { init: { status: number }; data: object }; // Remix's `data()`
  return { status: init.status, text: JSON.stringify(data) };
}

test("V16.3.1: signing in opens a session, is written down and says 'Welcome back!'", async () => {
  const { id, email } = await createAccount();
  const answer = (await signIn(`  ${email.toUpperCase()} `, PASSWORD)) as Response;
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/dashboard/onboarding");
  expect(decodeURIComponent(answer.headers.getSetCookie().join())).toContain("Welcome back!");
  expect((await readPage(get("/dashboard", cookiesOf(answer)), testContext())).user.id).toBe(id);
  const events = await db.select().from(auditLog).where(eq(auditLog.userId, id));
  expect(events.map(({ event }) => event)).toContain("signed-in");
});

test("V3.3.1 V3.3.2 V3.3.3 V3.3.4: the session cookie is __Host-, Secure, HttpOnly, SameSite=Lax and for the whole site", async () => {
  const { email } = await createAccount();
  const answer = (await signIn(email, PASSWORD)) as Response;
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("__Host-session="));
  expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=5184000$/);
  expect(cookie).not.toContain("Domain");
  // V7.2.3: 256 random bits.
  expect(cookie?.split(/[=;]/)[1]).toMatch(/^[\w-]{43}$/);
});

test("V7.2.4: signing in ends the session that the browser had and starts a new one", async () => {
  const { id, email } = await createAccount();
  const before = await sessionOf(id);
  const answer = (await signIn(email, PASSWORD, { cookie: before })) as Response;
  expect(cookiesOf(answer)).not.toContain(before);
  const replay = await responseOf(readPage(get("/dashboard", before), testContext()));
  expect(replay.headers.get("location")).toContain("/auth");
});

test.each([
  ["/dashboard/calendar?month=2026-03", "/dashboard/calendar?month=2026-03"],
  ["//evil.example/x", "/dashboard/onboarding"],
  ["https://evil.example", "/dashboard/onboarding"],
  ["/\\evil.example", "/dashboard/onboarding"],
  ["/\t/evil.example", "/dashboard/onboarding"],
  ["/.//evil.example", "/dashboard/onboarding"],
  ["javascript:alert(1)", "/dashboard/onboarding"],
  ["/auth", "/dashboard/onboarding"],
])("V3.7.2: after signing in with redirectTo=%s the browser goes to %s", async (wanted, location) => {
  const { email } = await createAccount();
  const answer = await signIn(email, PASSWORD, { query: `?redirectTo=${encodeURIComponent(wanted)}` });
  expect((answer as Response).headers.get("location")).toBe(location);
});

test("V6.3.8: a wrong password and an unknown address get the same answer for the same work", async () => {
  const { email } = await createAccount();
  const [known, unknown] = [quickPasswords(), quickPasswords()];
  const one = problemOf(await signIn(email, "wrong wrong wrong", { ctx: context({ passwords: known.passwords }) }));
  const stranger = `nobody-${crypto.randomUUID()}@parley.test`;
  const other = problemOf(
    await signIn(stranger, "wrong wrong wrong", { ctx: context({ passwords: unknown.passwords }) }),
  );
  expect(one.status).toBe(other.status);
  expect(one.text.replace(email, "")).toBe(other.text.replace(stranger, ""));
  expect(one.text).toContain("Login failed");
  expect(known.asked.verify).toBe(1);
  expect(unknown.asked).toEqual({ hash: 0, verify: 1, unknown: 1 });
});

test("what was typed comes back, the password never", async () => {
  const { email } = await createAccount();
  const { text } = problemOf(await signIn(email, "wrong wrong wrong"));
  expect(text).toContain(email);
  expect(text).not.toContain("wrong wrong wrong");
});

const LINK_SUBJECT = "Your link to sign in to Parley";
const GUESS = "wrong one here";

test("V6.3.1: ten wrong tries from one network do not keep the right password of another out", async () => {
  const { email } = await createAccount();
  for (let n = 0; n < LIMITS["sign-in:account-network"].tries + 3; n++)
    await signIn(email, GUESS, { from: "192.0.2.1" });
  expect(await signIn(email, PASSWORD, { from: "198.51.100.7" })).toBeInstanceOf(Response);
});

test.each([
  ["of one network", () => "192.0.2.1", LIMITS["sign-in:account-network"].tries],
  ["of a hundred networks", (n: number) => `203.0.113.${n}`, LIMITS["sign-in:account"].tries],
])(
  "V6.3.1 V2.4.1: after the tries %s a guess is told nothing, and the right password gets a link by mail",
  async (_, from, tries) => {
    const { id, email } = await createAccount();
    for (let n = 0; n < tries; n++) expect(problemOf(await signIn(email, GUESS, { from: from(n) })).status).toBe(400);

    const wrong = problemOf(await signIn(email, GUESS, { from: from(tries) }));
    expect(wrong.status).toBe(429);
    expect(await mailsTo(email)).toEqual([]);
    const right = problemOf(await signIn(email, PASSWORD, { from: from(tries) }));
    expect(right).toEqual(wrong);
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0);

    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe(LINK_SUBJECT);
    const path = linkIn(mail as SentMail);
    const token = new URLSearchParams(path.split("?")[1]).get("token") ?? "";
    expect(await link.loader(args(get(path)))).toEqual({ token, email });
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0);
    const entered = await responseOf(link.action(args(post(path, { token }))));
    expect(decodeURIComponent(cookiesOf(entered))).toContain("Welcome back!");
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(1);
    // Once only.
    expect(await link.action(args(post(path, { token })))).toMatchObject({ init: { status: 400 } });
    expect(await link.loader(args(get(path)))).toEqual({ token, email: null });
  },
);

test("V6.3.8: an address without an account gets the same answers after many tries, and no mail", async () => {
  const email = `${crypto.randomUUID()}@parley.test`;
  const { tries } = LIMITS["sign-in:account-network"];
  const answers = [];
  for (let n = 0; n <= tries; n++) answers.push(problemOf(await signIn(email, GUESS)).status);
  expect(answers).toEqual([...Array.from({ length: tries }, () => 400), 429]);
  expect(await mailsTo(email)).toEqual([]);
});

test("mails with a link are limited, and a wrong password uses none of them up", async () => {
  const { email } = await createAccount();
  const { tries } = LIMITS["sign-in:account-network"];
  const mails = LIMITS["sign-in-link:account"].tries;
  for (let n = 0; n < tries + mails + 2; n++) await signIn(email, GUESS);
  for (let n = 0; n < mails + 2; n++) await signIn(email, PASSWORD);
  expect(await mailsTo(email)).toHaveLength(mails);
});

test("V6.5.5: a link that signs in is over after ten minutes", async () => {
  const { email } = await createAccount();
  for (let n = 0; n < LIMITS["sign-in:account-network"].tries; n++) await signIn(email, GUESS);
  await signIn(email, PASSWORD);
  const [mail] = await mailsTo(email);
  const token = new URLSearchParams(linkIn(mail as SentMail).split("?")[1]).get("token") ?? "";
  const later = testContext({ clock: () => Date.now() + SIGN_IN_LINK_MS });
  expect(await link.action(args(post("/auth/link", { token }), {}, later))).toMatchObject({ init: { status: 400 } });
});

test("V2.4.1: one network tries a hundred times in all, then it is refused before anything is hashed", async () => {
  const { passwords, asked } = quickPasswords();
  const ctx = context({ passwords });
  const from = "198.51.100.99";
  const { tries } = LIMITS["sign-in:address"];
  for (let n = 0; n < tries; n++) await signIn(`${n}-${crypto.randomUUID()}@parley.test`, GUESS, { from, ctx });
  const { email } = await createAccount();
  const refused = problemOf(await signIn(email, PASSWORD, { from, ctx }));
  expect(refused.status).toBe(429);
  expect(refused.text).toMatch(/Try again in \d+ minutes\./);
  expect(asked.verify).toBe(tries);
});

test("V6.3.1: guessing from elsewhere does not lock out a browser that has signed in before", async () => {
  const { email } = await createAccount();
  const known = cookiesOf((await signIn(email, PASSWORD)) as Response);
  for (let n = 0; n <= LIMITS["sign-in:account"].tries; n++) await signIn(email, GUESS, { from: `203.0.113.${n}` });
  expect(problemOf(await signIn(email, PASSWORD)).status).toBe(429);
  expect(await signIn(email, PASSWORD, { cookie: known })).toBeInstanceOf(Response);
  // The mark is for one account only.
  const other = await createAccount();
  for (let n = 0; n < LIMITS["sign-in:account-network"].tries; n++) await signIn(other.email, GUESS, { cookie: known });
  expect(problemOf(await signIn(other.email, PASSWORD, { cookie: known })).status).toBe(429);
});

test("V6.3.1: a known browser that is used for guessing is refused after ten tries, whatever it says then", async () => {
  const { email } = await createAccount();
  const known = cookiesOf((await signIn(email, PASSWORD)) as Response);
  for (let n = 0; n < LIMITS["sign-in:known-browser"].tries; n++) await signIn(email, GUESS, { cookie: known });
  const refused = problemOf(await signIn(email, PASSWORD, { cookie: known }));
  expect(refused.status).toBe(429);
  expect(refused.text).toContain("Try again in 15 minutes.");
});

test("tries are kept as hashes: no address is in that table", async () => {
  const { email } = await createAccount();
  await signIn(email, "wrong one here");
  const rows = await db.select().from(rateLimits);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(email.split("@")[0]);
});

test("V7.4.1 V14.3.1: signing out kills the session on the server and clears the browser", async () => {
  const { id } = await createAccount();
  const cookie = await sessionOf(id);
  const answer = await responseOf(signOut.action(args(post("/sign-out", {}, cookie))));
  expect(answer.headers.get("location")).toBe("/");
  expect(answer.headers.get("clear-site-data")).toContain("storage");
  expect(decodeURIComponent(cookiesOf(answer))).toContain("Logged out successfully");
  const replay = await responseOf(readPage(get("/dashboard", cookie), testContext()));
  expect(replay.headers.get("location")).toContain("/auth");
});

test.each([
  ["signing in", () => auth.action(args(foreign("/auth")))],
  ["signing up", () => auth.action(args(foreign("/auth?tab=signup")))],
  ["confirming", () => confirm.action(args(foreign("/auth/confirm")))],
  ["asking for a reset", () => forgot.action(args(foreign("/auth/forgot")))],
  ["resetting", () => reset.action(args(foreign("/auth/reset")))],
  ["signing out", () => signOut.action(args(foreign("/sign-out")))],
])("V3.5.1: %s from another site is refused", async (_, act) => {
  expect((await responseOf(act())).status).toBe(403);
});

function foreign(path: string) {
  const headers = { origin: "https://evil.example", "content-type": "application/x-www-form-urlencoded" };
  return new Request(`http://localhost:8787${path}`, { method: "POST", headers, body: "a=b" });
}

async function signUp(email: string, { password = PASSWORD, name = "Robin Example", ctx = context() } = {}) {
  const request = post("/auth?tab=signup", { name, email, password });
  return auth.action(args(request, {}, ctx)).catch((thrown: unknown) => thrown);
}

const confirmWith = (path: string, cookie: string, password?: string) => {
  const token = new URL(path, "http://own.invalid").searchParams.get("token") ?? "";
  return confirm
    .action(args(post("/auth/confirm", { token, ...(password && { password }) }, cookie), {}, context()))
    .catch((thrown: unknown) => thrown);
};

test("signing up mails a link that makes the account, in the same browser without a password", async () => {
  const email = `new-${crypto.randomUUID()}@parley.test`;
  const answer = (await signUp(email)) as Response;
  expect(answer.headers.get("location")).toBe("/auth/check-mail");
  expect(await db.select().from(users).where(eq(users.email, email))).toEqual([]);

  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: [email], subject: "Confirm your address to start with Parley" });
  const link = linkIn(mail!);
  const page = await confirm.loader(args(get(link, cookiesOf(answer))));
  expect(page.found).toEqual({ email, needsPassword: false });

  const entered = (await confirmWith(link, cookiesOf(answer))) as Response;
  expect(entered.headers.get("location")).toBe("/dashboard/onboarding");
  expect(decodeURIComponent(cookiesOf(entered))).toContain("Account created successfully!");
  const [user] = await db.select().from(users).where(eq(users.email, email));
  expect(user).toMatchObject({ name: "Robin Example", passwordHash: `quick$${PASSWORD}` });
  expect(user?.emailVerifiedAt).not.toBeNull();
  expect(await db.select().from(userIntegrations).where(eq(userIntegrations.userId, user!.id))).toHaveLength(1);
  expect(await db.select().from(userPreferences).where(eq(userPreferences.userId, user!.id))).toHaveLength(1);
});

test("V6.5.1: a link works once, also when it is used ten times at once", async () => {
  const email = `new-${crypto.randomUUID()}@parley.test`;
  const cookie = cookiesOf((await signUp(email)) as Response);
  const link = linkIn((await mailsTo(email))[0]!);
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirmWith(link, cookie)));
  expect(answers.filter((answer) => answer instanceof Response)).toHaveLength(1);
  expect(await db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  expect(await confirm.loader(args(get(link, cookie)))).toMatchObject({ found: null, confirmed: null });
  const entered = answers.find((answer) => answer instanceof Response) as Response;
  expect(await confirm.loader(args(get(link, cookiesOf(entered))))).toMatchObject({ found: null, confirmed: email });
});

test("a confirmed address is told as that when its link is opened again, beside what was said of it, and nothing else is", async () => {
  const email = `new-${crypto.randomUUID()}@parley.test`;
  const cookie = cookiesOf((await signUp(email)) as Response);
  const link = linkIn((await mailsTo(email))[0]!);
  const entered = (await confirmWith(link, cookie)) as Response;
  // The page that it leads to was never loaded: what it was to say waits in the browser.
  const again = await (await exports.default.fetch(get(link, cookiesOf(entered)))).text();
  expect(again).toContain("Account created successfully!");
  expect(again).toContain("Your address is confirmed");
  expect(again).toContain(email);
  expect(again).not.toContain("does not work any more");
  const elsewhere = await (await exports.default.fetch(get(link))).text();
  expect(elsewhere).toContain("does not work any more");
  expect(elsewhere).not.toContain("successfully");
});

test("whoever owns the mailbox cannot finish somebody else's sign-up by following the link", async () => {
  const email = `new-${crypto.randomUUID()}@parley.test`;
  await signUp(email);
  const link = linkIn((await mailsTo(email))[0]!);
  expect((await confirm.loader(args(get(link)))).found).toEqual({ email, needsPassword: true });
  expect(problemOf(await confirmWith(link, "")).status).toBe(400);
  expect(problemOf(await confirmWith(link, "__Host-sign-up=made-up", "not the password")).status).toBe(400);
  expect(await db.select().from(users).where(eq(users.email, email))).toEqual([]);
  expect(await confirmWith(link, "", PASSWORD)).toBeInstanceOf(Response);
});

test("a mistyped password at the confirmation is told as one, and the page can be used again", async () => {
  const email = `new-${crypto.randomUUID()}@parley.test`;
  await signUp(email);
  const opened = await (await exports.default.fetch(get(linkIn((await mailsTo(email))[0]!)))).text();
  const action = /<form[^>]* action="([^"]+)"/.exec(opened)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const token = /name="token" value="([^"]+)"/.exec(opened)?.[1] ?? "";
  const answer = await exports.default.fetch(post(action, { token, password: "a long walk by the see" }));
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain("The password is not the one you signed up with.");
  expect(page).toContain(`name="token" value="${token}"`);
  expect(page).not.toContain("does not work any more");
});

test("V6.3.8: signing up with an address that has an account answers the same, does the same work and mails its owner", async () => {
  const { id, email } = await createAccount();
  // As long as the other: what was typed comes back in a cookie.
  const stranger = `${email.startsWith("x") ? "y" : "x"}${email.slice(1)}`;
  const [one, other] = [quickPasswords(), quickPasswords()];
  const taken = (await signUp(email, { ctx: context({ passwords: one.passwords }) })) as Response;
  const free = (await signUp(stranger, { ctx: context({ passwords: other.passwords }) })) as Response;
  const shape = (answer: Response) => [answer.status, answer.headers.get("location"), cookiesOf(answer).length];
  expect(shape(taken)).toEqual(shape(free));
  expect(one.asked).toEqual(other.asked);

  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(["You already have a Parley account"]);
  expect(await db.select().from(users).where(eq(users.email, email))).toMatchObject([
    { id, passwordHash: `quick$${PASSWORD}` },
  ]);
});

test.each([
  ["seven77", "V6.2.1: a password of seven characters", "fewer than 8"],
  ["password123", "V6.2.4: one of the most common passwords", "Many people use"],
  ["Robin Example!", "the user's own name", "too close"],
  ["x".repeat(129), "a password of 129 characters", "at most 128"],
])("%s is refused (%s)", async (password, _, words) => {
  const answer = problemOf(await signUp(`new-${crypto.randomUUID()}@parley.test`, { password }));
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(words);
});

test("a common password is named beside an address that is none", async () => {
  const { text } = problemOf(await signUp("nobody", { password: "password123" }));
  expect(text).toContain("Enter an email address");
  expect(text).toContain("Many people use");
});

test.each([
  ["x7".repeat(32), "V6.2.9: 64 characters"],
  ["only small letters", "V6.2.5: no digits, capitals or signs"],
  [" пароль из слов ☂ ", "V6.2.8: spaces at the ends and any alphabet, as they are"],
])("the password %j is taken (%s)", async (password) => {
  const email = `new-${crypto.randomUUID()}@parley.test`;
  const cookie = cookiesOf((await signUp(email, { password })) as Response);
  await confirmWith(linkIn((await mailsTo(email))[0]!), cookie);
  expect(await signIn(email, password)).toBeInstanceOf(Response);
  expect(problemOf(await signIn(email, password.slice(0, -1))).status).toBe(400);
});

test("V1.3.11: a name with line ends is refused, so that nothing of it can become a header of a mail", async () => {
  const answer = await signUp(`new-${crypto.randomUUID()}@parley.test`, { name: "Robin\r\nBcc: all@example.com" });
  expect(problemOf(answer).status).toBe(400);
});

/** Each from a network of its own. */
async function askReset(email: string, ctx = context(), cookie = "") {
  const request = post("/auth/forgot", { email }, cookie);
  request.headers.set("cf-connecting-ip", `net-${crypto.randomUUID()}`);
  return responseOf(forgot.action(args(request, {}, ctx)));
}

const resetWith = (link: string, password: string, ctx = context()) => {
  const token = new URL(link, "http://own.invalid").searchParams.get("token") ?? "";
  return reset.action(args(post("/auth/reset", { token, password }), {}, ctx)).catch((thrown: unknown) => thrown);
};

test("V6.4.3 V7.4.3: a mailed link sets a new password once, ends every session and tells the owner", async () => {
  const { id, email } = await createAccount();
  const cookie = await sessionOf(id);
  expect((await askReset(email)).headers.get("location")).toBe("/auth/check-mail");
  const link = linkIn((await mailsTo(email))[0]!);
  expect((await reset.loader(args(get(link)))).email).toBe(email);

  expect(problemOf(await resetWith(link, email)).text).toContain("too close");
  const answer = (await resetWith(link, "another long walk")) as Response;
  expect(answer.headers.get("location")).toBe("/auth");
  expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  expect((await responseOf(readPage(get("/dashboard", cookie), testContext()))).status).toBe(303);
  expect(problemOf(await signIn(email, PASSWORD)).status).toBe(400);
  expect(await signIn(email, "another long walk")).toBeInstanceOf(Response);
  expect(problemOf(await resetWith(link, "yet another walk")).status).toBe(400);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toContain("Your Parley password was changed");
  const events = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.userId, id), eq(auditLog.event, "password-reset")));
  expect(events).toHaveLength(1);
});

test("a reset ends keys and connected assistants, of this account alone, and names them", async () => {
  const user = await createUser();
  const { email } = user;
  const [key, keep] = [await keyOf(user, { name: "Reports" }), await keyOf(await createUser())];
  const standing = async (of: string) => (await call(of, "GET", "/usage")).status;
  expect([await standing(key), await standing(keep)]).toEqual([200, 200]);
  await askReset(email);
  const mail = (await mailsTo(email)).find(({ subject }) => subject.startsWith("Set a new password"));
  expect(mail?.text).toContain("ends your API keys and connected assistants");
  expect(await resetWith(linkIn(mail!), "another long walk")).toBeInstanceOf(Response);
  expect([await standing(key), await standing(keep)]).toEqual([401, 200]);
  const told = (await mailsTo(email)).find(({ subject }) => subject === "Your Parley password was changed");
  expect(told?.text).toContain("were ended as well: “Reports”.");
});

test("V6.5.5: the link of a reset works for ten minutes and no longer", async () => {
  const { email } = await createAccount();
  const at = Date.now();
  await askReset(email, context({ clock: () => at }));
  const link = linkIn((await mailsTo(email))[0]!);
  const late = context({ clock: () => at + 10 * MINUTE });
  expect((await reset.loader(args(get(link), {}, late))).email).toBeNull();
  expect(problemOf(await resetWith(link, "another long walk", late)).status).toBe(400);
  const intime = context({ clock: () => at + 10 * MINUTE - 1 });
  expect(await resetWith(link, "another long walk", intime)).toBeInstanceOf(Response);
});

test("V6.3.8: asking for a reset of an unknown address answers the same and mails nobody", async () => {
  const stranger = `nobody-${crypto.randomUUID()}@parley.test`;
  const { email } = await createAccount();
  const [one, other] = [await askReset(email), await askReset(stranger)];
  expect([other.status, other.headers.get("location")]).toEqual([one.status, one.headers.get("location")]);
  expect(await mailsTo(stranger)).toEqual([]);
});

test("strangers who ask for resets leave the owner a link that works, whenever the owner looks", async () => {
  const { email } = await createAccount();
  const began = Date.now();
  for (let minute = 0; minute <= 60; minute++) {
    const now = context({ clock: () => began + minute * MINUTE });
    const answers = await Promise.all([askReset(email, now), askReset(email, now), askReset(email, now)]);
    for (const answer of answers) {
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/auth/check-mail"]);
    }
    const newest = linkIn((await mailsTo(email)).at(-1)!);
    expect((await reset.loader(args(get(newest), {}, now))).email).toBe(email);
  }
  // Two in ten minutes, by whomever they are asked for.
  expect((await mailsTo(email)).length).toBeLessThanOrEqual(14);
});

test("strangers do not use up the reset links of a browser that has signed in before", async () => {
  const { email } = await createAccount();
  const known = cookiesOf((await signIn(email, PASSWORD)) as Response);
  for (let n = 0; n < 5; n++) await askReset(email);
  const before = (await mailsTo(email)).length;
  expect(before).toBe(LIMITS["reset:account"].tries);
  expect((await askReset(email, context(), known)).headers.get("location")).toBe("/auth/check-mail");
  expect(await mailsTo(email)).toHaveLength(before + 1);
});

test("one network asks for sixty resets an hour, and is told then", async () => {
  const from = (email: string) => {
    const request = post("/auth/forgot", { email });
    request.headers.set("cf-connecting-ip", "198.51.100.77");
    return forgot.action(args(request, {}, context())).catch((thrown: unknown) => thrown);
  };
  for (let n = 0; n < LIMITS["reset:address"].tries; n++) await from(`${n}-${crypto.randomUUID()}@parley.test`);
  expect(problemOf(await from(`${crypto.randomUUID()}@parley.test`)).status).toBe(429);
});

test("the page of an awaited mail names the address, leads back to what was typed, and sends it again once a minute", async () => {
  const email = `again-${crypto.randomUUID()}@parley.test`;
  const began = Date.now();
  const after = (ms: number) => context({ clock: () => began + ms });
  const cookie = cookiesOf((await signUp(email, { ctx: after(0) })) as Response);
  expect((await checkMail.loader(args(get("/auth/check-mail", cookie)))).awaited).toEqual({ kind: "sign-up", email });
  const typed = await auth.loader(args(get("/auth?tab=signup&edit", cookie)));
  expect(typed.defaults).toEqual({ name: "Robin Example", email, password: "" });
  expect((await auth.loader(args(get("/auth?tab=signup", cookie)))).defaults.email).toBe("");

  const again = (ctx: ReturnType<typeof context>, from = cookie) =>
    checkMail.action(args(post("/auth/check-mail", {}, from), {}, ctx)).catch((thrown: unknown) => thrown);
  expect(((await again(after(1))) as Response).headers.get("location")).toBe("/auth/check-mail?again");
  expect(problemOf(await again(after(2)))).toEqual({
    status: 429,
    text: expect.stringContaining("Try again in a minute."),
  });
  expect(await again(after(MINUTE + 1))).toBeInstanceOf(Response);
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(3).fill("Confirm your address to start with Parley"));
  expect(new Set(mails.map(linkIn)).size).toBe(3);
  // Without a password in the browser that signed up, as with the first link.
  const page = await confirm.loader(args(get(linkIn(mails[2]!), cookie)));
  expect(page.found).toEqual({ email, needsPassword: false });
  expect(await confirmWith(linkIn(mails[1]!), cookie)).toBeInstanceOf(Response);

  // Nobody else's browser has anything sent, and a cookie of one's own making says nothing.
  const [name] = cookie.split(/(?<=awaited-mail=)/);
  for (const foreign of ["", `${name}made-up`]) {
    expect(((await again(after(3 * MINUTE), foreign)) as Response).headers.get("location")).toBe("/auth");
  }
});

test("sending again to an address that has an account answers the same, and tells its owner", async () => {
  const { email } = await createAccount();
  const cookie = cookiesOf((await signUp(email)) as Response);
  const again = await responseOf(checkMail.action(args(post("/auth/check-mail", {}, cookie), {}, context())));
  expect([again.status, again.headers.get("location")]).toEqual([303, "/auth/check-mail?again"]);
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect([subjects.length, new Set(subjects).size]).toEqual([2, 1]);
  expect(subjects[0]).not.toContain("Confirm");
});

test("the mail of a reset is sent again, to the address that was typed", async () => {
  const { email } = await createAccount();
  const cookie = cookiesOf(await askReset(email));
  expect((await forgot.loader(args(get("/auth/forgot?edit", cookie)))).email).toBe(email);
  const again = await responseOf(checkMail.action(args(post("/auth/check-mail", {}, cookie), {}, context())));
  expect(again.headers.get("location")).toBe("/auth/check-mail?again");
  expect(await mailsTo(email)).toHaveLength(2);
});

test("an address that had its sign-up mails of the hour is answered as usual, and the link in them still works", async () => {
  const email = `new-${crypto.randomUUID()}@parley.test`;
  const { tries } = LIMITS["sign-up:account"];
  let last = "";
  for (let n = 1; n <= tries; n++) {
    last = cookiesOf((await signUp(email)) as Response);
    await expect.poll(() => mailsTo(email)).toHaveLength(n);
  }
  const request = post("/auth?tab=signup", { name: "Robin Example", email, password: PASSWORD }, last);
  const answer = await responseOf(auth.action(args(request, {}, context())));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/auth/check-mail"]);
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(tries);
  expect(await confirmWith(linkIn(mails.at(-1)!), cookiesOf(answer))).toBeInstanceOf(Response);
});

/** Real hashes take their time, more so on a machine that has other work. */
const SLOW = { timeout: 30_000 };

test("V11.4.2: passwords are stored with scrypt of N=2^15, r=8, p=3 and 16 bytes of salt", SLOW, async () => {
  const [stored, again] = [await passwordHasher.hash(PASSWORD), await passwordHasher.hash(PASSWORD)];
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(again).not.toBe(stored);
  expect(await passwordHasher.verify(PASSWORD, stored)).toEqual({ ok: true, outdated: false });
  expect(await passwordHasher.verify(`${PASSWORD} `, stored)).toEqual({ ok: false, outdated: false });
});

test("an account without a password, or with a broken hash, is never signed in to", SLOW, async () => {
  expect(await passwordHasher.verify("", null)).toEqual({ ok: false, outdated: false });
  expect(await passwordHasher.verify("", "nonsense")).toEqual({ ok: false, outdated: false });
});

test("V11.4.2: a password that was hashed with less is hashed anew at sign-in", SLOW, async () => {
  const salt = Buffer.from("0123456789abcdef");
  const hash = scryptSync(PASSWORD, salt, 32, { N: 16_384, r: 8, p: 1 });
  const old = ["scrypt", 16_384, 8, 1, salt.toString("base64url"), hash.toString("base64url")].join("$");
  const { id, email } = await createAccount();
  await db.update(users).set({ passwordHash: old }).where(eq(users.id, id));
  expect(await signIn(email, PASSWORD, { ctx: testContext() })).toBeInstanceOf(Response);
  const [user] = await db.select().from(users).where(eq(users.id, id));
  expect(user?.passwordHash).toMatch(/^scrypt\$32768\$8\$3\$/);
});
