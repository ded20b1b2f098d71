import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { googleEventId } from "~/domain/event-id";
import { createGoogleCalendar } from "~/providers/google-calendar";
import type { EventQuery } from "~/providers/google-event-list";
import { createGoogleOAuth } from "~/providers/google-oauth";
import { errorOf } from "./fake-fetch";

/*
 * The clients against the sandbox that plays Google by its published rules. A world of its own keeps other tests out,
 * an account of its own each test.
 */
const world = "/~google-clients";
const zone = "Europe/Amsterdam";
const window = { start: Date.parse("2026-11-01T00:00Z"), end: Date.parse("2026-12-01T00:00Z") };
const start = Date.parse("2026-11-24T15:00+01:00");
const end = Date.parse("2026-11-24T15:30+01:00");

const inWorld = (url: string) => url.replace(/^https?:\/\/[^/]+/, (origin) => origin + world);
const connection = { sleep: async () => undefined };
const calendar = createGoogleCalendar({ baseUrl: `${inWorld(env.GOOGLE_APIS_BASE_URL)}/calendar/v3`, ...connection });
const oauth = createGoogleOAuth({
  clientId: env.GOOGLE_CLIENT_ID,
  clientSecret: env.GOOGLE_CLIENT_SECRET,
  accountsBaseUrl: inWorld(env.GOOGLE_ACCOUNTS_BASE_URL),
  oauth2BaseUrl: inWorld(env.GOOGLE_OAUTH2_BASE_URL),
  apisBaseUrl: inWorld(env.GOOGLE_APIS_BASE_URL),
  ...connection,
});

async function control(method: string, path: string, body?: object): Promise<unknown> {
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  const response = await env.SANDBOX.fetch(`http://sandbox.test${world}/control${path}`, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

const Grant = z.object({ access_token: z.string(), refresh_token: z.string() });
let accounts = 0;

/** An account that has allowed everything, and an event to be made in it. */
async function connectAccount() {
  const account = `client-${++accounts}@parley.test`;
  const grant = Grant.parse(await control("POST", "/google/grant", { account }));
  const meetingId = crypto.randomUUID();
  const about = { title: "Design review", location: "", attendees: [], recurrence: "" };
  // With the id that the event will have, for what comes after it is made.
  const event = { id: googleEventId(meetingId), meetingId, ...about, start, end, zone };
  return { account, token: grant.access_token, refreshToken: grant.refresh_token, event };
}

const Stored = z.object({ events: z.array(z.object({ id: z.string(), status: z.string() })) });
async function storedIds(account: string) {
  const stored = Stored.parse(await control("GET", `/google/events?account=${account}`));
  return stored.events.map(({ id, status }) => `${id} ${status}`);
}

const listPage = (token: string, query: EventQuery) => calendar.listPage(token, query, { pageToken: null, size: 250 });

/** Of a list that fits one page. */
async function found(token: string, query: EventQuery) {
  const page = await listPage(token, query);
  if (page.isRefused || !("syncToken" in page.next)) throw new Error("One whole page was expected");
  return { events: page.events, nextSyncToken: page.next.syncToken };
}

const silently = { sendUpdates: "none", meet: false } as const;

beforeAll(async () => {
  await control("POST", "/reset");
});

test("an event is made, read, moved and cancelled, and each step shows in the next sync", async () => {
  const { token, event } = await connectAccount();
  const attendees = [{ email: "anna@acme.test", name: "Anna" }];
  const first = await found(token, { window, zone });

  const made = await calendar.insertEvent(
    token,
    { ...event, attendees, location: "Room 4" },
    { sendUpdates: "all", meet: true },
  );
  expect(made).toMatchObject({
    id: event.id,
    meetingId: event.meetingId,
    title: "Design review",
    start,
    end,
    organizerSelf: true,
  });
  expect(made.attendees).toContainEqual(expect.objectContaining({ email: "anna@acme.test" }));
  const second = await found(token, { syncToken: first.nextSyncToken, zone });
  expect(second.events.map(({ id }) => id)).toEqual([event.id]);

  const when = { start: start + 3_600_000, end: end + 3_600_000, zone };
  const moved = await calendar.patchEvent(
    token,
    event.id,
    { when },
    { sendUpdates: "all", zone, etag: second.events[0]?.etag ?? "" },
  );
  expect(moved).toMatchObject({ start: when.start, end: when.end, title: "Design review", location: "Room 4" });
  expect(await calendar.getEvent(token, event.id, { zone })).toEqual(moved);
  expect((await calendar.freeBusy(token, window, ["primary"])).get("primary")).toEqual([
    { start: when.start, end: when.end },
  ]);

  expect(await calendar.deleteEvent(token, event.id, { sendUpdates: "all", zone })).toBe("deleted");
  expect(await calendar.deleteEvent(token, event.id, { sendUpdates: "all", zone })).toBe("already-gone");
  const third = await found(token, { syncToken: second.nextSyncToken, zone });
  expect(third.events).toMatchObject([{ id: event.id, status: "cancelled" }]);
});

test("a cancelled event comes back under its own id", async () => {
  const { token, event } = await connectAccount();
  await calendar.insertEvent(token, event, silently);
  await calendar.deleteEvent(token, event.id, { sendUpdates: "none", zone });
  expect(await errorOf(calendar.insertEvent(token, event, silently))).toMatchObject({ status: 409 });
  const back = await calendar.patchEvent(token, event.id, { status: "confirmed" }, { sendUpdates: "none", zone });
  expect(back).toMatchObject({ id: event.id, status: "confirmed", start, end });
});

test.each(["before", "after"])("a connection that breaks %s the insert leaves one event", async (drop) => {
  const { account, token, event } = await connectAccount();
  await control("POST", "/faults", { provider: "google-calendar", method: "POST", path: "/events", account, drop });
  expect(await calendar.insertEvent(token, event, silently)).toMatchObject({ id: event.id, status: "confirmed" });
  expect(await storedIds(account)).toEqual([`${event.id} confirmed`]);
});

test("a connection that breaks after a move does not make the move look refused", async () => {
  const { account, token, event } = await connectAccount();
  const made = await calendar.insertEvent(token, event, silently);
  await control("POST", "/faults", { provider: "google-calendar", method: "PATCH", account, drop: "after" });
  const when = { start: start + 3_600_000, end: end + 3_600_000, zone };
  const moved = await calendar.patchEvent(
    token,
    event.id,
    { when },
    { sendUpdates: "none", zone, etag: made.etag ?? "" },
  );
  expect(moved).toMatchObject({ start: when.start, end: when.end });
});

test("a version that is no longer the newest is refused", async () => {
  const { token, event } = await connectAccount();
  const made = await calendar.insertEvent(token, event, silently);
  await calendar.patchEvent(token, event.id, { title: "Other" }, { sendUpdates: "none", zone });
  const options = { sendUpdates: "none", zone, etag: made.etag ?? "" } as const;
  expect(await errorOf(calendar.patchEvent(token, event.id, { title: "Mine" }, options))).toMatchObject({
    status: 412,
    reason: "conditionNotMet",
    outcome: "refused",
  });
});

test("an all-day event becomes a timed one and back", async () => {
  const { account, token } = await connectAccount();
  const raw = { id: "offsite1", summary: "Offsite", start: { date: "2026-11-24" }, end: { date: "2026-11-25" } };
  await control("PUT", "/google/events", { account, event: raw });
  const options = { sendUpdates: "none", zone } as const;
  const timed = await calendar.patchEvent(token, "offsite1", { when: { start, end, zone } }, options);
  expect(timed).toMatchObject({ allDay: false, start, end });
  const days = { startDate: "2026-11-26", endDate: "2026-11-28" };
  expect(await calendar.patchEvent(token, "offsite1", { when: days }, options)).toMatchObject({
    allDay: true,
    ...days,
  });
});

test("a sync token that is too old asks for a full sync", async () => {
  const { account, token } = await connectAccount();
  const { nextSyncToken } = await found(token, { window, zone });
  await control("POST", "/google/expire", { account, what: "sync-tokens" });
  expect(await listPage(token, { syncToken: nextSyncToken, zone })).toEqual({ isRefused: true });
});

test("a series is one event to make and several to list, each at the same time on the wall", async () => {
  const { token, event } = await connectAccount();
  // The clocks of Amsterdam go back between the first and the second.
  const before = { start: Date.parse("2026-10-20T15:00+02:00"), end: Date.parse("2026-10-20T15:30+02:00") };
  await calendar.insertEvent(token, { ...event, ...before, recurrence: "FREQ=WEEKLY;COUNT=2" }, silently);
  const around = { start: before.start - 86_400_000, end: window.end };
  const { events } = await found(token, { window: around, zone });
  expect(events.map(({ start: begins }) => begins)).toEqual([before.start, Date.parse("2026-10-27T15:00+01:00")]);
  expect(events.map(({ recurringEventId }) => recurringEventId)).toEqual([event.id, event.id]);
});

test("a grant is refreshed, and is over once it was withdrawn", async () => {
  const { account, token, refreshToken } = await connectAccount();
  await control("POST", "/google/expire", { account, what: "access-tokens" });
  expect(await errorOf(listPage(token, { window, zone }))).toMatchObject({ status: 401, retryable: false });
  const { accessToken } = await oauth.refresh(refreshToken);
  expect((await found(accessToken, { window, zone })).events).toEqual([]);

  await control("POST", "/google/revoke", { account });
  expect(await errorOf(oauth.refresh(refreshToken))).toMatchObject({ reason: "invalid_grant", retryable: false });
});

test("a grant that we end ourselves is over, and ending it twice is fine", async () => {
  const { refreshToken } = await connectAccount();
  await oauth.revoke(refreshToken);
  await oauth.revoke(refreshToken);
  expect(await errorOf(oauth.refresh(refreshToken))).toMatchObject({ reason: "invalid_grant" });
});

test("a code from the consent page becomes tokens once", async () => {
  const redirectUri = `${env.APP_URL}/oauth/google/calendar`;
  const verifier = "v".repeat(43);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier)));
  const codeChallenge = btoa(String.fromCharCode(...digest))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  const scopes = ["openid", "email", "https://www.googleapis.com/auth/calendar.events"];
  const url = oauth.authorizationUrl({
    redirectUri,
    scopes,
    state: "state-0123456789abcdef",
    codeChallenge,
    nonce: "n",
    offline: true,
  });
  expect((await fetch(url)).status).toBe(200);

  const form = new URLSearchParams({
    ask: new URL(url).search.slice(1),
    account: "consent@parley.test",
    decision: "allow",
  });
  for (const scope of scopes) form.append("scope", scope);
  const decision = `${inWorld(env.GOOGLE_ACCOUNTS_BASE_URL)}/o/oauth2/v2/auth/decision`;
  const back = await fetch(decision, { method: "POST", body: form, redirect: "manual" });
  const location = new URL(back.headers.get("location") ?? "");
  expect(location.searchParams.get("state")).toBe("state-0123456789abcdef");

  const trade = { code: location.searchParams.get("code") ?? "", redirectUri, codeVerifier: verifier };
  const tokens = await oauth.exchangeCode(trade);
  expect(tokens.refreshToken).toBeTruthy();
  expect(tokens.scope).toContain("calendar.events");
  expect(await errorOf(oauth.exchangeCode(trade))).toMatchObject({ reason: "invalid_grant" });
});
