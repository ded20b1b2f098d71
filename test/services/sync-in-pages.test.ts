import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { calendarEvents, googleAccounts } from "~/db/schema/calendar";
import { MOST_MIRRORED } from "~/domain/sync-checkpoint";
import { DAY, HOUR, MINUTE } from "~/domain/time";
import type { PageWanted } from "~/providers/google-event-list";
import type { Deps } from "~/services/deps";
import { refreshCalendar } from "~/services/refresh-calendar";
import { syncUserCalendar } from "~/services/sync-user-calendar";
import { integrationsOf } from "../support/newcomer";
import { control, putEvent } from "../support/sandbox";
import { testContext } from "../support/signed-in";
import { converse, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

const IDS = ["event1", "event2", "event3", "event4", "event5"];

test("a sync that is killed at each page goes on where it was, and reads no page twice", async () => {
  const user = await createBusyUser();
  const asked: (string | null)[] = [];
  for (const mirrored of [2, 4]) {
    await expect(syncUserCalendar(inTwos({ asked, killedAt: 2 }), user.id)).rejects.toThrow("killed");
    expect(await mirrorOf(user)).toEqual(IDS.slice(0, mirrored));
    expect((await integrationsOf(user.id)).googleSyncProgress).toBe(mirrored);
    expect((await accountOf(user)).syncToken).toBeNull();
  }
  expect(await syncUserCalendar(inTwos({ asked }), user.id)).toBe("done");
  expect(await mirrorOf(user)).toEqual(IDS);
  expect((await integrationsOf(user.id)).googleSyncProgress).toBeNull();
  const { syncToken, syncCheckpoint } = await accountOf(user);
  expect([typeof syncToken, syncCheckpoint]).toEqual(["string", null]);
  expect(asked[0]).toBeNull();
  expect(new Set(asked.slice(0, 3)).size).toBe(3);
});

test("whoever waits for a calendar without a mirror reads it in the same pages, from where another run was cut off", async () => {
  const user = await createBusyUser();
  await expect(syncUserCalendar(inTwos({ killedAt: 2 }), user.id)).rejects.toThrow("killed");
  const asked: (string | null)[] = [];
  const refresh = (more: object) => refreshCalendar(inTwos({ asked, ...more }), user.id, Date.now());
  await expect(refresh({ killedAt: 2 })).rejects.toThrow("killed");
  expect(await mirrorOf(user)).toEqual(IDS.slice(0, 4));
  expect(await refresh({})).toBe("fresh");
  expect(await mirrorOf(user)).toEqual(IDS);
  expect(asked).not.toContain(null);
  expect(new Set(asked).size).toBe(2);
  expect((await accountOf(user)).syncCheckpoint).toBeNull();
});

test("what a full read no longer finds goes with the last page and no earlier", async () => {
  const user = await createBusyUser();
  await syncUserCalendar(inTwos(), user.id);
  await putEvent(user.email, { id: "event1", status: "cancelled" });
  await control("POST", "/google/expire", { account: user.email, what: "sync-tokens" });
  await expect(syncUserCalendar(inTwos({ killedAt: 3 }), user.id)).rejects.toThrow("killed");
  expect(await mirrorOf(user)).toEqual(IDS);
  expect(await syncUserCalendar(inTwos(), user.id)).toBe("done");
  expect(await mirrorOf(user)).toEqual(IDS.slice(1));
});

test("a page that Google knows no longer is begun anew, once", async () => {
  const user = await createBusyUser();
  await expect(syncUserCalendar(inTwos({ killedAt: 2 }), user.id)).rejects.toThrow("killed");
  const { syncCheckpoint } = await accountOf(user);
  if (!syncCheckpoint) throw new Error("no checkpoint");
  await db
    .update(googleAccounts)
    .set({ syncCheckpoint: { ...syncCheckpoint, pageToken: "gone" } })
    .where(eq(googleAccounts.userId, user.id));
  const asked: (string | null)[] = [];
  expect(await syncUserCalendar(inTwos({ asked }), user.id)).toBe("done");
  expect(asked.slice(0, 2)).toEqual(["gone", null]);
  expect(await mirrorOf(user)).toEqual(IDS);

  const refusing = inTwos();
  const { listPage } = refusing.calendar;
  refusing.calendar.listPage = async (token, query, page) =>
    page.pageToken === null && !("syncToken" in query) ? listPage(token, query, page) : { isRefused: true };
  await expect(syncUserCalendar(refusing, user.id)).resolves.toBe("retry");
});

test("a run that another one has overtaken writes nothing older over it", async () => {
  const user = await createBusyUser();
  const slow = inTwos();
  const { listPage } = slow.calendar;
  let isOvertaken = false;
  slow.calendar.listPage = async (...asked) => {
    const page = await listPage(...asked);
    if (!isOvertaken && asked[2].pageToken !== null) {
      isOvertaken = true;
      await syncUserCalendar(testContext(), user.id);
      await putEvent(user.email, { id: "event3", status: "cancelled" });
      await syncUserCalendar(testContext(), user.id);
    }
    return page;
  };
  expect(await syncUserCalendar(slow, user.id)).toBe("done");
  expect(await mirrorOf(user)).toEqual(IDS.filter((id) => id !== "event3"));
});

test("a series that lasts a hundred years is mirrored for the window alone", async () => {
  const user = await createUser();
  const times = { start: at(HOUR), end: at(2 * HOUR) };
  const recurrence = ["RRULE:FREQ=WEEKLY;COUNT=5200"];
  await putEvent(user.email, { id: "century", summary: "Century", ...times, recurrence });
  expect(await syncUserCalendar(testContext(), user.id)).toBe("done");
  const rows = await mirrorOf(user);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.length).toBeLessThan(120);
});

test("a calendar that something floods is read to an end, told in words, and read anew once that may be gone", async () => {
  const user = await createBusyUser();
  const now = "2026-11-24T09:05:00+01:00";
  let clock = Date.parse(now);
  let asked = 0;
  let isFlooded = true;
  const plain = quickDeps();
  const flooding: Deps = {
    ...plain,
    calendar: {
      ...plain.calendar,
      listPage: async (token, query, page) => {
        const read = await plain.calendar.listPage(token, query, { ...page, pageToken: null });
        if (!isFlooded || read.isRefused) return read;
        asked += 1;
        // The same few come again and again: what a page costs is not what is looked at.
        const events = Array.from({ length: 1_000 }, (_, n) => read.events[n % IDS.length]).flatMap((one) => one ?? []);
        return { ...read, events: events.length > 0 ? events : read.events, next: { pageToken: `page-${asked}` } };
      },
    },
  };
  const phone = await converse(user, now, { deps: flooding, clock: () => clock });
  for (const words of [
    "what's on tomorrow?",
    "am I free tomorrow at 3pm?",
    "book 30 min with anna@example.com tomorrow at 3pm",
  ])
    expect((await phone.text(words)).text, words).toMatch(/more in your calendar than I can read/);
  expect((await phone.text("help")).text).not.toMatch(/can read/);
  expect(asked).toBe(MOST_MIRRORED / 1_000);
  expect((await phone.text("hoe laat begin ik morgen?")).text).toMatch(/meer in je agenda dan ik kan lezen/);
  expect(await syncUserCalendar({ ...flooding, clock: () => clock }, user.id)).toBe("done");
  expect((await integrationsOf(user.id)).googleSyncProgress).toBeNull();
  expect(await refreshCalendar({ ...flooding, clock: () => clock }, user.id, clock)).toBe("too-large");
  expect(asked).toBe(MOST_MIRRORED / 1_000);

  isFlooded = false;
  clock += 10 * MINUTE;
  expect((await phone.text("what's on tomorrow?", { at: new Date(clock).toISOString() })).text).toMatch(/25 Nov/);
  expect(await mirrorOf(user)).toEqual(IDS);
});

test("pages that lead back to one that was read are no answer: what is mirrored stays, and the next run begins anew", async () => {
  const user = await createBusyUser();
  await syncUserCalendar(inTwos(), user.id);
  await control("POST", "/google/expire", { account: user.email, what: "sync-tokens" });
  const plain = testContext();
  let asked = 0;
  const circling: Deps = {
    ...plain,
    calendar: {
      ...plain.calendar,
      listPage: async (token, query, page) => {
        const read = await plain.calendar.listPage(token, query, { ...page, pageToken: null });
        if (read.isRefused) return read;
        asked += 1;
        return { ...read, next: { pageToken: ["a", "b"][asked % 2] ?? "" } };
      },
    },
  };
  expect(await syncUserCalendar(circling, user.id)).toBe("retry");
  expect(asked).toBe(3);
  expect(await mirrorOf(user)).toEqual(IDS);
  expect(await accountOf(user)).toMatchObject({ syncCheckpoint: null, syncFailingSince: expect.any(Number) });
  expect(await syncUserCalendar(inTwos(), user.id)).toBe("done");
  expect(await accountOf(user)).toMatchObject({ syncCheckpoint: null, syncFailingSince: null });
});

test("what repeats more often than daily is no rule for the calendar that is played, as it is none for Google", async () => {
  const user = await createUser();
  for (const often of ["SECONDLY", "MINUTELY", "HOURLY"]) {
    const event = { id: "flood1", summary: "Flood", start: at(HOUR), end: at(2 * HOUR) };
    const put = putEvent(user.email, { ...event, recurrence: [`RRULE:FREQ=${often};COUNT=3`] });
    await expect(put).rejects.toThrow("Invalid recurrence rule");
  }
});

/** A user whose calendar makes three pages of two. */
async function createBusyUser(): Promise<TestUser> {
  const user = await createUser();
  for (const [index, id] of IDS.entries()) {
    await putEvent(user.email, { id, summary: id, start: at(DAY * index + HOUR), end: at(DAY * index + 2 * HOUR) });
  }
  return user;
}

const at = (ms: number) => ({ dateTime: new Date(Date.now() + ms).toISOString(), timeZone: "Europe/Amsterdam" });

/** Pages of two events; `killedAt` is the call to Google, from 1, that does not come back. */
function inTwos({ asked = [], killedAt }: { asked?: (string | null)[]; killedAt?: number } = {}): Deps {
  const context = testContext();
  const { listPage } = context.calendar;
  let calls = 0;
  return {
    ...context,
    calendar: {
      ...context.calendar,
      listPage: async (token, query, page: PageWanted) => {
        calls += 1;
        if (calls === killedAt) throw new Error("killed");
        asked.push(page.pageToken);
        return listPage(token, query, { ...page, size: 2 });
      },
    },
  };
}

async function mirrorOf({ id }: TestUser): Promise<string[]> {
  const rows = await db.select({ id: calendarEvents.id }).from(calendarEvents).where(eq(calendarEvents.userId, id));
  return rows.map((row) => row.id).toSorted();
}

async function accountOf({ id }: TestUser) {
  const [account] = await db.select().from(googleAccounts).where(eq(googleAccounts.userId, id));
  if (!account) throw new Error("no account");
  return account;
}
