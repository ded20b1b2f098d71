import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createEncryption } from "~/db/encryption";
import { findGoogleAccount } from "~/db/google-accounts";
import { userIntegrations } from "~/db/schema/accounts";
import { googleAccounts } from "~/db/schema/calendar";
import { clockOfZone } from "~/domain/clock-style";
import { formatMoment } from "~/domain/phrasing";
import { HOUR } from "~/domain/time";
import { loader as dashboardPage } from "~/routes/dashboard._index";
import { loader as calendarPage } from "~/routes/dashboard.calendar";
import { loader as integrationsPage } from "~/routes/dashboard.integrations";
import { loader as meetingsPage } from "~/routes/dashboard.meetings._index";
import type { Deps } from "~/services/deps";
import { openGoogle, refreshAccess } from "~/services/google-access";
import { syncUserCalendar } from "~/services/sync-user-calendar";
import { createDeps } from "../../workers/deps";
import { parseSettings } from "../../workers/settings";
import { calendarOf, control, failNext, messagesTo } from "../support/sandbox";
import { args, get, sessionOf, testContext } from "../support/signed-in";
import { converse, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

const NOW = "2026-11-24T09:05:00+01:00";
const busyTimes = async ({ calendar }: Pick<Deps, "calendar">, token: string) =>
  (await calendar.freeBusy(token, WINDOW, ["primary"])).get("primary");
const WINDOW = { start: Date.parse(NOW), end: Date.parse(NOW) + 3_600_000 };

test("calls at the same moment share one refresh, and every one of them goes through", async () => {
  const user = await createUser();
  await control("POST", "/google/expire", { account: user.email, what: "access-tokens" });
  const before = await refreshesSoFar();
  // Each call as another request would make it: with its own copy of the account.
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const deps = createDeps(env);
      const google = openGoogle(deps, await accountOf(user));
      return google((token) => busyTimes(deps, token));
    }),
  );
  expect(answers).toEqual(Array.from({ length: 8 }, () => ({ value: [] })));
  expect((await refreshesSoFar()) - before).toBe(1);
});

test("whoever read the account before a refresh uses what it brought, and refreshes nothing again", async () => {
  const user = await createUser();
  const before = await accountOf(user);
  await control("POST", "/google/expire", { account: user.email, what: "access-tokens" });
  const soFar = await refreshesSoFar();
  const deps = quickDeps();
  for (const account of [before, before, await accountOf(user)]) {
    const google = openGoogle(deps, account);
    expect(await google((token) => busyTimes(deps, token))).toEqual({ value: [] });
  }
  expect((await refreshesSoFar()) - soFar).toBe(1);
});

test("a token that is about to end is refreshed before it is used", async () => {
  const user = await createUser();
  await db
    .update(googleAccounts)
    .set({ accessTokenExpiresAt: Date.now() + 60_000 })
    .where(eq(googleAccounts.userId, user.id));
  const before = await refreshesSoFar();
  const phone = await converse(user, NOW);
  await phone.text("what's on tomorrow?");
  await phone.text("what's on today?");
  expect((await refreshesSoFar()) - before).toBe(1);
  expect((await accountOf(user)).accessTokenExpiresAt).toBeGreaterThan(Date.now() + 3_000_000);
});

test("D1 never holds a token as Google gave it, not after a refresh either", async () => {
  const user = await createUser();
  const first = await accountOf(user);
  await control("POST", "/google/expire", { account: user.email, what: "access-tokens" });
  await (await converse(user, NOW)).text("what's on tomorrow?");
  const second = await accountOf(user);
  expect(second.accessToken).not.toBe(first.accessToken);
  for (const encrypted of [first.accessToken, first.refreshToken, second.accessToken, second.refreshToken]) {
    expect(encrypted).toMatch(/^v1\.[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(encrypted).not.toMatch(/ya29|1\/\/0/);
  }
});

test("a key that is put in front takes over both tokens with the next refresh, and the old one is not needed any more", async () => {
  const user = await createUser();
  const key = { id: "k2", key: btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))) };
  const rotated = { ...quickDeps(), encryption: createEncryption([key, ...parseSettings(env).TOKEN_KEYS]) };
  const before = await accountOf(user);
  await refreshAccess(rotated, user.id, before.accessToken);
  const after = await accountOf(user);
  expect([after.accessToken, after.refreshToken]).toEqual([
    expect.stringMatching(/^v1\.k2\./),
    expect.stringMatching(/^v1\.k2\./),
  ]);
  const alone = { ...quickDeps(), encryption: createEncryption([key]) };
  expect(await refreshAccess(alone, user.id, after.accessToken)).toEqual({ accessToken: expect.stringMatching(/\S/) });
});

test("a grant that is given while the one before it is refreshed keeps its own tokens", async () => {
  const user = await createUser();
  const deps = quickDeps();
  const before = await accountOf(user);
  const fresh = await deps.encryption.encrypt("1//0fresh", `${user.id}:google-token`);
  const meanwhile: Deps = {
    ...deps,
    googleOAuth: {
      ...deps.googleOAuth,
      refresh: async (token) => {
        const tokens = await deps.googleOAuth.refresh(token);
        await db.update(googleAccounts).set({ refreshToken: fresh }).where(eq(googleAccounts.userId, user.id));
        return tokens;
      },
    },
  };
  await refreshAccess(meanwhile, user.id, before.accessToken);
  expect(await accountOf(user)).toMatchObject({ refreshToken: fresh, accessToken: before.accessToken });
});

test("a token that is copied into another user's row opens nothing there", async () => {
  const [user, thief] = [await createUser(), await createUser()];
  const { accessToken } = await accountOf(user);
  const google = openGoogle(quickDeps(), { ...(await accountOf(thief)), accessToken });
  await expect(google(async (token) => token)).rejects.toThrow(/tampered/);
});

test("a grant that was withdrawn is noticed, told, marked in both places, and books nothing", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text("book 30 min with anna@example.com tomorrow at 3pm");
  await control("POST", "/google/revoke", { account: user.email });

  expect((await phone.text("yes")).text).toMatch(/no longer lets me into your calendar.*dashboard\/integrations/);
  expect((await calendarOf(user.email)).events).toEqual([]);
  expect((await accountOf(user)).revokedAt).not.toBeNull();
  const [integrations] = await db.select().from(userIntegrations).where(eq(userIntegrations.userId, user.id));
  expect(integrations?.googleCalendarConnected).toBe(false);

  const before = await refreshesSoFar();
  expect((await phone.text("am I free tomorrow at 3pm?")).text).toMatch(/no longer lets me in/);
  expect((await phone.text("book a call with bob@example.com friday at 9")).text).toMatch(/no longer lets me in/);
  expect(await refreshesSoFar()).toBe(before);
});

test("without a calendar nothing is called free and nothing is booked; the answer says where to connect", async () => {
  const user = await createUser({ calendar: false });
  const phone = await converse(user, NOW);
  for (const text of ["what's on tomorrow?", "am I free at 3pm?", "book a call with bob@example.com tomorrow at 9"]) {
    expect((await phone.text(text)).text).toMatch(/not connected yet.*dashboard\/onboarding/);
  }
  expect((await phone.text("help")).text).toContain("what's on");
});

test.each([
  ["a 500", { status: 500, times: 1 }, /^Nothing/i],
  ["a broken connection", { drop: "before", times: 1 }, /^Nothing/i],
  ["an answer that is lost", { drop: "after", times: 1 }, /^Nothing/i],
  ["500s that last", { status: 500, times: 3 }, /not answering right now/],
] as const)("a refresh that meets %s does not end the grant", async (_, fault, told) => {
  const user = await createUser();
  await db.update(googleAccounts).set({ accessTokenExpiresAt: 0 }).where(eq(googleAccounts.userId, user.id));
  await failNext({ provider: "google-oauth", path: "/token", account: user.email, ...fault });
  const phone = await converse(user, NOW);
  expect((await phone.text("what's on tomorrow?")).text).toMatch(told);
  expect((await accountOf(user)).revokedAt).toBeNull();
  expect((await phone.text("what's on tomorrow?")).text).toMatch(/^Nothing/i);
});

async function accountOf(user: TestUser) {
  const account = await findGoogleAccount(db, user.id);
  if (!account) throw new Error("the user has no calendar");
  return account;
}

/** Of everybody: a test compares before and after, and tests of one file run one after another. */
const refused = (reason: string) => ({
  status: 403,
  body: { error: { code: 403, message: "Refused", errors: [{ domain: "global", reason }] } },
});

test("a grant that allows too little, also after a refresh, is over: told once, and to be connected again", async () => {
  const user = await createUser();
  const deps = quickDeps();
  const fault = { provider: "google-calendar", account: user.email, ...refused("insufficientPermissions") };
  await failNext({ ...fault, times: 1 });
  expect(await syncUserCalendar(deps, user.id)).toBe("done");
  expect((await accountOf(user)).revokedAt).toBeNull();

  await failNext({ ...fault, times: 4 });
  expect(await syncUserCalendar(deps, user.id)).toBe("done");
  expect(await syncUserCalendar(deps, user.id)).toBe("done");
  expect((await accountOf(user)).revokedAt).not.toBeNull();
  const told = (await messagesTo(user.phone)).filter(({ text }) => text.includes("/dashboard/integrations"));
  expect(told).toHaveLength(1);
  const [integrations] = await db.select().from(userIntegrations).where(eq(userIntegrations.userId, user.id));
  expect(integrations?.googleCalendarConnected).toBe(false);
});

test.each([
  ["is not there", { status: 404 }],
  ["is down", { status: 503 }],
  ["refuses for the rate", refused("rateLimitExceeded")],
  ["refuses the calendar", refused("forbidden")],
])(
  "while a calendar %s for more than an hour pages say since when, and no longer once it is read",
  async (_, fault) => {
    const user = await createUser();
    const cookie = await sessionOf(user.id);
    let now = Date.now();
    const deps: Deps = { ...quickDeps(), clock: () => now };
    const pages = async () => {
      const context = testContext({ clock: () => now });
      const { calendar } = await integrationsPage(args(get("/dashboard/integrations", cookie), {}, context));
      const { behind } = await calendarPage(args(get("/dashboard/calendar", cookie), {}, context));
      const dashboard = await dashboardPage(args(get("/dashboard", cookie), {}, context));
      const list = await meetingsPage(args(get("/dashboard/meetings", cookie), {}, context));
      return new Set([calendar.behind, behind, dashboard.behind, list.behind]);
    };
    await syncUserCalendar(deps, user.id);
    const fails = async () => {
      await failNext({ provider: "google-calendar", account: user.email, times: 3, ...fault });
      expect(await syncUserCalendar(deps, user.id)).toBe("retry");
      await control("DELETE", "/faults", {});
    };
    await fails();
    const since = now;
    expect(await pages()).toEqual(new Set([null]));
    now += HOUR;
    await fails();
    const told = formatMoment(since, user.zone, { now, clock: clockOfZone(user.zone) });
    expect(await pages()).toEqual(new Set([told]));
    expect(await syncUserCalendar(deps, user.id)).toBe("done");
    expect(await pages()).toEqual(new Set([null]));
  },
);

async function refreshesSoFar(): Promise<number> {
  const response = await env.SANDBOX.fetch("http://sandbox.test/control/exchanges");
  const lines = (await response.text()).split("\n");
  return lines.filter((line) => line.includes('"google-oauth"') && line.includes("grant_type=refresh_token")).length;
}

test("a grant that a turn finds over is recorded as told: pages know, the next turn says so, and no sync tells it again", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text("what's on tomorrow?");
  await control("POST", "/google/revoke", { account: user.email });
  expect((await phone.text("what's on tomorrow?")).text).toMatch(/no longer lets me/);

  const account = await accountOf(user);
  expect(account.revokedAt).not.toBeNull();
  expect(account.revokedNotifiedAt).not.toBeNull();
  const [integrations] = await db.select().from(userIntegrations).where(eq(userIntegrations.userId, user.id));
  expect(integrations?.googleCalendarConnected).toBe(false);
  const told = (await messagesTo(user.phone)).length;
  expect(await syncUserCalendar(quickDeps(), user.id)).toBe("done");
  expect(await messagesTo(user.phone)).toHaveLength(told);
  expect((await phone.text("am I free tomorrow?")).text).toMatch(/no longer lets me/);
});

test("a grant that ends between the proposal and the yes is recorded as told too", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text("book 30 min with anna@example.com tomorrow at 3pm");
  await control("POST", "/google/revoke", { account: user.email });
  expect((await phone.text("yes")).text).toMatch(/no longer lets me/);
  expect((await accountOf(user)).revokedNotifiedAt).not.toBeNull();
  const told = (await messagesTo(user.phone)).length;
  await syncUserCalendar(quickDeps(), user.id);
  expect(await messagesTo(user.phone)).toHaveLength(told);
});
