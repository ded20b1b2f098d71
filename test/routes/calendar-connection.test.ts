import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "~/db/schema/accounts";
import { calendarEvents, contacts, googleAccounts } from "~/db/schema/calendar";
import { CONSENT_LIFETIME_MS } from "~/domain/calendar-connection";
import { action as connection } from "~/routes/dashboard.calendar.connection";
import { loader as googleReturn } from "~/routes/oauth.google.calendar";
import { deleteAccount } from "~/services/delete-account";
import { arrive, comeBack, decide, pressConnect } from "../support/google-consent";
import { createNewcomer, idle, integrationsOf } from "../support/newcomer";
import { silence } from "../support/provider-down";
import { control, putEvent } from "../support/sandbox";
import { args, cookiesOf, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser, db } from "../support/user";

const EVENTS_SCOPE = "https://www.googleapis.com/auth/calendar.events";

const accountOf = async (userId: string) =>
  (await db.select().from(googleAccounts).where(eq(googleAccounts.userId, userId)))[0];
const mirrorOf = (userId: string) => db.select().from(calendarEvents).where(eq(calendarEvents.userId, userId));

async function connect(user: { cookie: string }, account: string) {
  const { authUrl, attempt } = await pressConnect(user.cookie);
  return comeBack(await decide(authUrl, { account }), `${user.cookie}; ${attempt}`);
}

test("connecting a calendar keeps encrypted tokens, reads every event in the background and opens a channel", async () => {
  const user = await createNewcomer();
  const account = `mine-${user.email}`;
  const soon = Date.now() + 86_400_000;
  const at = (ms: number) => ({ dateTime: new Date(ms).toISOString() });
  await putEvent(account, { summary: "Dentist", start: at(soon), end: at(soon + 1_800_000) });

  expect(await connect(user, account)).toMatchObject({
    next: "/dashboard/onboarding?step=2",
    toast: expect.stringContaining(`"title":"Calendar Connected!","text":"${account}"`),
  });
  await idle(user.id);
  expect(await integrationsOf(user.id)).toMatchObject({
    googleCalendarConnected: true,
    googleCalendarEmail: account,
    googleSyncProgress: null,
  });
  const stored = await accountOf(user.id);
  expect(stored?.refreshToken).toMatch(/^v1\./);
  expect(stored?.syncToken).toBeTruthy();
  expect(stored?.channelId).toBeTruthy();
  expect((await mirrorOf(user.id)).map((event) => event.title)).toEqual(["Dentist"]);
});

test("V10.2.1: Google is asked with state, PKCE and nonce, for the least that is needed and for lasting access", async () => {
  const user = await createNewcomer();
  const { authUrl, attempt } = await pressConnect(user.cookie);
  const query = Object.fromEntries(authUrl.searchParams);
  expect(query).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    access_type: "offline",
    prompt: "consent",
    include_granted_scopes: "true",
    login_hint: user.email,
    redirect_uri: "http://localhost:8787/oauth/google/calendar",
  });
  expect(query.scope?.split(" ")).toEqual(
    ["openid", "email", EVENTS_SCOPE, `${EVENTS_SCOPE.replace("events", "freebusy")}`].concat(
      EVENTS_SCOPE.replace("events", "settings.readonly"),
    ),
  );
  for (const part of ["state", "nonce", "code_challenge"]) expect(query[part]).toMatch(/^[\w-]{43}$/);
  expect(attempt).toMatch(/^__Host-calendar-attempt=v1\./);
  expect(attempt).not.toContain(query.state);
});

test("the zone of the calendar is kept with the connection, where Google is allowed to say it", async () => {
  const user = await createNewcomer();
  await control("PUT", "/google/account", { account: user.email, timeZone: "Asia/Kathmandu" });
  await connect(user, user.email);
  expect((await accountOf(user.id))?.calendarZone).toBe("Asia/Kathmandu");
  const other = await createNewcomer();
  const { authUrl, attempt } = await pressConnect(other.cookie);
  const untick = [EVENTS_SCOPE.replace("events", "settings.readonly")];
  await comeBack(await decide(authUrl, { account: other.email, untick }), `${other.cookie}; ${attempt}`);
  expect(await accountOf(other.id)).toMatchObject({ calendarZone: null });
});

test("a declined consent connects nothing and says so", async () => {
  const user = await createNewcomer();
  const { authUrl, attempt } = await pressConnect(user.cookie);
  const back = await decide(authUrl, { account: user.email, decision: "deny" });
  const { next, toast } = await comeBack(back, `${user.cookie}; ${attempt}`);
  expect(next).toBe("/dashboard/onboarding?step=1");
  expect(toast).toContain('"title":"Connection Failed"');
  expect(toast).toContain("declined");
  expect(await accountOf(user.id)).toBeUndefined();
});

test("a consent without access to events connects nothing, and the half grant is ended at Google", async () => {
  const user = await createNewcomer();
  const { authUrl, attempt } = await pressConnect(user.cookie);
  const back = await decide(authUrl, { account: user.email, untick: [EVENTS_SCOPE] });
  const { next, toast } = await comeBack(back, `${user.cookie}; ${attempt}`);
  expect(next).toBe("/dashboard/onboarding?step=1");
  expect(toast).toContain("leave all boxes ticked");
  expect(await accountOf(user.id)).toBeUndefined();
  expect((await integrationsOf(user.id)).googleCalendarConnected).toBe(false);
});

test("V10.1.2: an answer without state, with another state or without the browser's cookie connects nothing", async () => {
  const user = await createNewcomer();
  const { authUrl, attempt } = await pressConnect(user.cookie);
  const back = await decide(authUrl, { account: user.email });
  const cookies = `${user.cookie}; ${attempt}`;
  const without = back.replace(/state=[^&]*/, "");
  const other = back.replace(/state=[^&]*/, `state=${"A".repeat(43)}`);
  for (const [path, sent] of [
    [without, cookies],
    [other, cookies],
    [back, user.cookie],
    [back, `${user.cookie}; __Host-calendar-attempt=v1.local.AAAA.BBBB`],
  ] as const) {
    const { next, toast } = await comeBack(path, sent);
    expect(next).toBe("/dashboard/onboarding?step=1");
    expect(toast).toContain('"title":"Connection Failed"');
    expect(await accountOf(user.id)).toBeUndefined();
  }
  expect((await comeBack(back, cookies)).next).toBe("/dashboard/onboarding?step=2");
});

test("V10.1.2: one person's attempt is worth nothing in another's session", async () => {
  const [user, other] = [await createNewcomer(), await createNewcomer()];
  const { authUrl, attempt } = await pressConnect(user.cookie);
  const back = await decide(authUrl, { account: user.email });
  expect((await comeBack(back, `${other.cookie}; ${attempt}`)).next).toBe("/dashboard/onboarding?step=1");
  expect(await accountOf(other.id)).toBeUndefined();
});

test("a replayed answer changes nothing, even with the old cookie at hand", async () => {
  const user = await createNewcomer();
  const { authUrl, attempt } = await pressConnect(user.cookie);
  const back = await decide(authUrl, { account: user.email });
  const cookies = `${user.cookie}; ${attempt}`;
  await comeBack(back, cookies);
  const connected = await accountOf(user.id);
  const again = await comeBack(back, cookies);
  expect(again.next).toBe("/dashboard/onboarding?step=1");
  expect((await accountOf(user.id))?.connectedAt).toBe(connected?.connectedAt);
});

test("V6.5.5: an attempt is over after ten minutes", async () => {
  const user = await createNewcomer();
  const { authUrl, attempt } = await pressConnect(user.cookie);
  const back = await decide(authUrl, { account: user.email });
  const late = testContext({ clock: () => Date.now() + CONSENT_LIFETIME_MS });
  const answer = await responseOf(googleReturn(args(get(back, `${user.cookie}; ${attempt}`), {}, late)));
  expect(answer.headers.get("location")).toContain("error=expired");
  expect(cookiesOf(answer)).toContain("__Host-calendar-attempt=;");
  expect(await accountOf(user.id)).toBeUndefined();
});

test("Google failing at the exchange connects nothing", async () => {
  const user = await createNewcomer();
  const { authUrl, attempt } = await pressConnect(user.cookie);
  const back = await decide(authUrl, { account: user.email });
  const context = testContext();
  context.googleOAuth = { ...context.googleOAuth, exchangeCode: () => Promise.reject(silence("google-oauth")) };
  const answer = await responseOf(googleReturn(args(get(back, `${user.cookie}; ${attempt}`), {}, context)));
  const { toast } = await arrive(answer.headers.get("location") ?? "", `${user.cookie}; ${cookiesOf(answer)}`);
  expect(toast).toContain("Could not connect calendar");
  expect(await accountOf(user.id)).toBeUndefined();
});

test.each([
  ["", "Invalid Callback", "Missing status or user_id"],
  ["?status=success", "Invalid Callback", "Missing status or user_id"],
  ["?status=success&user_id=someone-else", "Connection Failed", "Could not verify calendar connection"],
  ["?status=success&user_id=ME", "Connection Failed", "Calendar not marked as connected in database"],
  ["?status=error&user_id=ME&error=Call+0900-EVIL", "Connection Failed", "Could not connect calendar"],
  ["?status=error&user_id=ME", "Connection Failed", "Could not connect calendar"],
])("the callback page called with %s says what is wrong and leads to step 1", async (query, title, text) => {
  const user = await createNewcomer();
  const { next, toast } = await arrive(`/dashboard/calendar-callback${query.replace("ME", user.id)}`, user.cookie);
  expect(next).toBe("/dashboard/onboarding?step=1");
  expect(JSON.parse(toast)).toEqual({ kind: "error", title, text });
});

test.each([
  "/dashboard/calendar-callback?status=error&user_id=ME&error=denied",
  "/dashboard/calendar-callback?status=error&user_id=someone-else",
  "/dashboard/calendar-callback?status=success&user_id=someone-else",
  "/oauth/google/calendar?error=access_denied",
])("%s opened from a link tells nobody whose calendar is connected that connecting failed", async (path) => {
  const user = await createNewcomer();
  await connect(user, `link-${user.email}`);
  const opened = path.replace("ME", user.id);
  const arrived = opened.startsWith("/oauth") ? comeBack(opened, user.cookie) : arrive(opened, user.cookie);
  const { next, toast } = await arrived;
  expect(next).toBe("/dashboard/onboarding?step=1");
  expect(JSON.parse(toast)).toEqual({
    kind: "info",
    title: "Your calendar is connected",
    text: `link-${user.email}`,
  });
});

test("an attempt that fails beside a connected calendar is told", async () => {
  const user = await createNewcomer();
  await connect(user, `kept-${user.email}`);
  const { authUrl, attempt } = await pressConnect(user.cookie);
  const back = await decide(authUrl, { account: user.email, decision: "deny" });
  const { toast } = await comeBack(back, `${user.cookie}; ${attempt}`);
  expect(toast).toContain('"title":"Connection Failed"');
  expect(toast).toContain("declined. Nothing was changed.");
});

test("without a session both ends of the connection lead to sign-in", async () => {
  const start = connection(args(post("/dashboard/calendar/connection", {})));
  expect((await responseOf(start)).headers.get("location")).toContain("/auth?redirectTo=");
  const back = googleReturn(args(get("/oauth/google/calendar?code=a&state=b")));
  expect((await responseOf(back)).headers.get("location")).toContain("/auth?redirectTo=");
});

test("disconnecting ends the grant at Google, closes the channel and deletes tokens, mirror and learned people", async () => {
  const user = await createNewcomer();
  const account = `gone-${user.email}`;
  const at = (ms: number) => ({ dateTime: new Date(Date.now() + ms).toISOString() });
  const attendees = [{ email: "anna@example.com", displayName: "Anna de Vries" }];
  await putEvent(account, { summary: "Budget", start: at(3_600_000), end: at(7_200_000), attendees });
  await connect(user, account);
  await idle(user.id);
  expect(await mirrorOf(user.id)).toHaveLength(1);
  const before = await accountOf(user.id);

  const fields = { _method: "delete" };
  const answer = await responseOf(connection(args(post("/dashboard/calendar/connection", fields, user.cookie))));
  expect(answer.headers.get("location")).toBe("/dashboard/integrations");
  expect(decodeURIComponent(cookiesOf(answer))).toContain("Calendar disconnected successfully");
  expect(await accountOf(user.id)).toBeUndefined();
  expect(await mirrorOf(user.id)).toEqual([]);
  expect(await db.select().from(contacts).where(eq(contacts.userId, user.id))).toEqual([]);
  expect(await integrationsOf(user.id)).toMatchObject({ googleCalendarConnected: false, googleCalendarEmail: null });
  const { encryption, googleOAuth } = testContext();
  const refreshToken = await encryption.decrypt(before?.refreshToken ?? "", `${user.id}:google-token`);
  await expect(googleOAuth.refresh(refreshToken)).rejects.toMatchObject({ reason: "invalid_grant" });
  const stops = (await exchanges()).filter((line) => line.includes("/channels/stop"));
  expect(stops.filter((line) => line.includes(before?.channelId ?? "no channel"))).toHaveLength(1);
  const noted = await db.select().from(auditLog).where(eq(auditLog.userId, user.id)).orderBy(auditLog.at);
  expect(noted.map(({ event }) => event)).toEqual(["calendar-connected", "calendar-disconnected"]);
});

/** Every call that went to a provider, one line of JSON each. */
async function exchanges(): Promise<string[]> {
  const response = await env.SANDBOX.fetch("http://sandbox.test/control/exchanges");
  return new TextDecoder().decode(await response.arrayBuffer()).split("\n");
}

test("when Google is silent a disconnect changes nothing and says so", async () => {
  const user = await createUser();
  const cookie = await sessionOf(user.id);
  const context = testContext();
  context.googleOAuth = { ...context.googleOAuth, revoke: () => Promise.reject(silence("google-oauth")) };
  const answer = await responseOf(
    connection(args(post("/dashboard/calendar/connection", { _method: "delete" }, cookie), {}, context)),
  );
  expect(decodeURIComponent(cookiesOf(answer))).toContain("Failed to disconnect calendar");
  expect(await accountOf(user.id)).toBeDefined();
});

test("a grant that Google has ended already can be disconnected all the same", async () => {
  const user = await createUser();
  const cookie = await sessionOf(user.id);
  await control("POST", "/google/revoke", { account: user.email });
  const fields = { _method: "delete" };
  await responseOf(connection(args(post("/dashboard/calendar/connection", fields, cookie))));
  expect(await accountOf(user.id)).toBeUndefined();
});

test("a Google account that two users have connected is let go by the last of them, and works for the other until then", async () => {
  const [user, other, third] = [await createNewcomer(), await createNewcomer(), await createNewcomer()];
  const [shared, elsewhere] = [`shared-${user.email}`, `elsewhere-${third.email}`];
  for (const one of [user, other, third]) await connect(one, shared);
  const { encryption, googleOAuth } = testContext();
  const stands = async (id: string) => {
    const token = await encryption.decrypt((await accountOf(id))?.refreshToken ?? "", `${id}:google-token`);
    return (await googleOAuth.refresh(token).catch(({ reason }) => reason)) !== "invalid_grant";
  };
  const leave = async ({ cookie }: { cookie: string }) =>
    responseOf(connection(args(post("/dashboard/calendar/connection", { _method: "delete" }, cookie))));

  await leave(user);
  expect(await accountOf(user.id)).toBeUndefined();
  expect([await stands(other.id), await stands(third.id)]).toEqual([true, true]);
  // Going over to another account, and being erased, are ways to leave as well.
  await connect(third, elsewhere);
  expect(await stands(other.id)).toBe(true);
  await connect(user, shared);
  await deleteAccount(testContext(), user.id);
  expect(await stands(other.id)).toBe(true);

  const refreshToken = await encryption.decrypt(
    (await accountOf(other.id))?.refreshToken ?? "",
    `${other.id}:google-token`,
  );
  await leave(other);
  await expect(googleOAuth.refresh(refreshToken)).rejects.toMatchObject({ reason: "invalid_grant" });
});

test("connecting another Google account forgets the first one's events at once", async () => {
  const user = await createNewcomer();
  const [first, second] = [`first-${user.email}`, `second-${user.email}`];
  const at = (ms: number) => ({ dateTime: new Date(Date.now() + ms).toISOString() });
  await putEvent(first, { summary: "Old job", start: at(3_600_000), end: at(7_200_000) });
  await putEvent(second, { summary: "New job", start: at(3_600_000), end: at(7_200_000) });
  await connect(user, first);
  await idle(user.id);
  await connect(user, second);
  await idle(user.id);
  expect((await mirrorOf(user.id)).map((event) => event.title)).toEqual(["New job"]);
  expect((await integrationsOf(user.id)).googleCalendarEmail).toBe(second);
});

test("a second user's disconnect leaves the first one's calendar alone", async () => {
  const [user, other] = [await createUser(), await createUser({ calendar: false })];
  const fields = { _method: "delete", userId: user.id };
  await responseOf(connection(args(post("/dashboard/calendar/connection", fields, await sessionOf(other.id)))));
  expect(await accountOf(user.id)).toBeDefined();
});
