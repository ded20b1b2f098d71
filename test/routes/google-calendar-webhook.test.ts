import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { claimDueSyncs } from "~/db/calendar-syncs";
import { claimDueChannels } from "~/db/google-channels";
import { calendarEvents, googleAccounts } from "~/db/schema/calendar";
import { DAY, HOUR, MINUTE } from "~/domain/time";
import { action } from "~/routes/webhooks.google-calendar";
import { renewChannels } from "~/services/renew-channels";
import { syncDueCalendars } from "~/services/sync-due-calendars";
import { syncUserCalendar } from "~/services/sync-user-calendar";
import { assistantOf, idle, inAssistant, integrationsOf } from "../support/newcomer";
import { silence } from "../support/provider-down";
import { control, failNext, messagesTo, putEvent } from "../support/sandbox";
import { APP, args, testContext } from "../support/signed-in";
import { createUser, db } from "../support/user";

const accountOf = async (userId: string) => {
  const [account] = await db.select().from(googleAccounts).where(eq(googleAccounts.userId, userId));
  if (!account) throw new Error("no account");
  return account;
};
const titlesOf = async (userId: string) => {
  const rows = await db.select().from(calendarEvents).where(eq(calendarEvents.userId, userId));
  return rows.map((event) => event.title).toSorted();
};
const at = (ms: number) => ({ dateTime: new Date(Date.now() + ms).toISOString() });
const event = (summary: string) => ({ id: summary.toLowerCase(), summary, start: at(HOUR), end: at(2 * HOUR) });

/** A user whose calendar was read and is being watched. */
async function createWatched() {
  const user = await createUser();
  await assistantOf(user.id).syncCalendar(user.id);
  await idle(user.id);
  return user;
}

/** Resolves once the mirror shows this; Google's notifications come when they come. */
async function shows(userId: string, titles: string[]): Promise<void> {
  for (let look = 0; look < 1_000; look++) {
    if (JSON.stringify(await titlesOf(userId)) === JSON.stringify(titles)) return;
    await scheduler.wait(5);
  }
  expect(await titlesOf(userId)).toEqual(titles);
}

function ring(headers: Record<string, string>): Promise<Response> {
  const request = new Request(`${APP}/webhooks/google-calendar`, { method: "POST", headers });
  return action(args(request));
}

test("a change at Google is in the mirror as soon as Google rings", async () => {
  const user = await createWatched();
  await putEvent(user.email, event("Vet"));
  await shows(user.id, ["Vet"]);
  await putEvent(user.email, { id: "vet", status: "cancelled" });
  await shows(user.id, []);
});

test("V4.1.5: a ring with an unknown channel, a wrong secret or none is refused and changes nothing", async () => {
  const user = await createWatched();
  const { channelId } = await accountOf(user.id);
  const state = { "x-goog-resource-state": "exists" };
  const id = { "x-goog-channel-id": channelId ?? "" };
  for (const headers of [
    {},
    state,
    { ...state, ...id },
    { ...state, ...id, "x-goog-channel-token": "guess" },
    { ...state, "x-goog-channel-id": "nobody", "x-goog-channel-token": "guess" },
    { ...state, ...id, "x-goog-channel-token": "x".repeat(5_000) },
  ]) {
    expect((await ring(headers)).status).toBe(401);
  }
  expect(await inAssistant(user.id, "SELECT * FROM timers WHERE name = 'sync'")).toEqual([]);
});

test("the secret of a channel is stored as its hash", async () => {
  const user = await createWatched();
  const { channelTokenHash } = await accountOf(user.id);
  expect(channelTokenHash).toMatch(/^[0-9a-f]{64}$/);
});

test("when Google has forgotten where we were (410), everything is read anew", async () => {
  const user = await createWatched();
  await putEvent(user.email, event("Choir"));
  await shows(user.id, ["Choir"]);
  await db
    .insert(calendarEvents)
    .values({ ...stale(user.id), id: "stale", title: "Long gone" })
    .onConflictDoNothing();
  await control("POST", "/google/expire", { account: user.email, what: "sync-tokens" });
  expect(await syncUserCalendar(testContext(), user.id)).toBe("done");
  expect(await titlesOf(user.id)).toEqual(["Choir"]);
});

function stale(userId: string) {
  const now = Date.now();
  const times = { startAt: now, endAt: now + HOUR, eventUpdatedAt: now };
  return { userId, status: "confirmed" as const, blocks: true, ...times };
}

test("a calendar that nothing rang for is looked at by the clock, once however many runs meet", async () => {
  const user = await createWatched();
  const { syncDueAt } = await accountOf(user.id);
  expect(syncDueAt).toBeGreaterThan(Date.now() + 5 * HOUR);
  const others = (taken: string[]) => taken.filter((id) => id === user.id);
  expect(others(await claimDueSyncs(db, syncDueAt - 1, 1_000))).toEqual([]);
  const runs = await Promise.all([1, 2, 3].map(() => claimDueSyncs(db, syncDueAt, 1_000)));
  expect(others(runs.flat())).toEqual([user.id]);
  expect(others(await claimDueSyncs(db, syncDueAt + 15 * MINUTE - 1, 1_000))).toEqual([]);
  expect(others(await claimDueSyncs(db, syncDueAt + 15 * MINUTE, 1_000))).toEqual([user.id]);
});

test("a look by the clock that finds nothing new counts as one, and the next comes as late", async () => {
  const user = await createWatched();
  expect(await syncUserCalendar(testContext(), user.id)).toBe("done");
  // What the clock's look has left behind.
  const mine = eq(googleAccounts.userId, user.id);
  await db
    .update(googleAccounts)
    .set({ syncDueAt: Date.now() + 15 * MINUTE })
    .where(mine);
  expect(await syncUserCalendar(testContext(), user.id)).toBe("done");
  expect((await accountOf(user.id)).syncDueAt).toBeGreaterThan(Date.now() + 5 * HOUR);
});

test("the minutely run brings a change that was never announced", async () => {
  const user = await createUser();
  await putEvent(user.email, event("Quiet"));
  const context = testContext();
  await db.update(googleAccounts).set({ syncDueAt: -1 }).where(eq(googleAccounts.userId, user.id));
  for (let runs = 0; (await syncDueCalendars(context, 0)) > 0 && runs < 20; runs++);
  await shows(user.id, ["Quiet"]);
});

test("a channel is renewed a day before it ends; the old one is closed after the new one is open", async () => {
  const user = await createWatched();
  const before = await accountOf(user.id);
  expect(before.channelDueAt).toBeGreaterThan(Date.now() + 5 * DAY);
  expect(await claimDueChannels(db, before.channelDueAt - 1, 1_000)).not.toContain(user.id);
  for (let runs = 0; (await renewChannels(testContext(), before.channelDueAt)) > 0 && runs < 20; runs++);
  const after = await accountOf(user.id);
  expect(after.channelId).not.toBe(before.channelId);
  await putEvent(user.email, event("Heard"));
  await shows(user.id, ["Heard"]);
});

test("when a channel cannot be opened the calendar still syncs, and the next try comes an hour later", async () => {
  const user = await createUser();
  await failNext({ provider: "google-calendar", path: "/events/watch", status: 403, times: 1, account: user.email });
  expect(await syncUserCalendar(testContext(), user.id)).toBe("done");
  const account = await accountOf(user.id);
  expect(account.syncToken).toBeTruthy();
  expect(account.channelId).toBeNull();
  expect(account.channelDueAt).toBeGreaterThan(Date.now() + 50 * MINUTE);
});

test("a sync that Google does not answer is tried again, and shows no half calendar", async () => {
  const user = await createUser();
  await putEvent(user.email, event("Whole"));
  const silent = testContext();
  silent.calendar = { ...silent.calendar, listPage: () => Promise.reject(silence("google-calendar")) };
  expect(await syncUserCalendar(silent, user.id)).toBe("retry");
  expect(await titlesOf(user.id)).toEqual([]);
  expect(await syncUserCalendar(testContext(), user.id)).toBe("done");
  expect(await titlesOf(user.id)).toEqual(["Whole"]);
});

test("a grant that Google has ended is told once, on WhatsApp by template, and marked everywhere", async () => {
  const user = await createWatched();
  await control("POST", "/google/revoke", { account: user.email });
  const told: string[] = [];
  const context = testContext({ notifyPages: async (_, topic) => void told.push(topic) });
  await db.update(googleAccounts).set({ accessTokenExpiresAt: 0 }).where(eq(googleAccounts.userId, user.id));
  for (let n = 0; n < 3; n++) expect(await syncUserCalendar(context, user.id)).toBe("done");
  expect(told).toEqual(["integrations"]);
  const messages = (await messagesTo(user.phone)) as unknown as { template: { name: string; parameters: string[] } }[];
  expect(messages.map(({ template }) => template)).toEqual([
    {
      name: "parley_calendar_disconnected",
      language: "en",
      parameters: ["http://localhost:8787/dashboard/integrations"],
    },
  ]);
  expect((await accountOf(user.id)).revokedAt).not.toBeNull();
  expect(await claimDueSyncs(db, Number.MAX_SAFE_INTEGER, 1_000)).not.toContain(user.id);
});

test("a disconnect in the middle of a sync leaves nothing of the calendar behind", async () => {
  const user = await createUser();
  await putEvent(user.email, event("Secret"));
  const context = testContext();
  const { listPage } = context.calendar;
  context.calendar = {
    ...context.calendar,
    listPage: async (...asked) => {
      const page = await listPage(...asked);
      await db.delete(googleAccounts).where(eq(googleAccounts.userId, user.id));
      return page;
    },
  };
  await syncUserCalendar(context, user.id);
  expect(await titlesOf(user.id)).toEqual([]);
});

test("while everything is read for the first time, the page is told how many events have come", async () => {
  const user = await createUser();
  for (const summary of ["First", "Second", "Third"]) await putEvent(user.email, event(summary));
  const seen: (number | null)[] = [];
  const progress = async () => (await integrationsOf(user.id)).googleSyncProgress;
  const context = testContext({
    notifyPages: async (_, topic) => void (topic === "integrations" && seen.push(await progress())),
  });
  const { listPage } = context.calendar;
  context.calendar.listPage = (token, query, page) => listPage(token, query, { ...page, size: 1 });
  expect(await syncUserCalendar(context, user.id)).toBe("done");
  expect(seen).toEqual([1, 2, null]);
  await putEvent(user.email, event("Second"));
  expect(await syncUserCalendar(context, user.id)).toBe("done");
  expect(seen).toEqual([1, 2, null]);
});
