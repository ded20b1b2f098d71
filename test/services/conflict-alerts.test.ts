import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { alertConflict } from "~/agent/notify/alert-conflict";
import { runTogether } from "~/db/database";
import { deliveries, plannedNotifications, userIntegrations } from "~/db/schema";
import { updatePreferences } from "~/db/settings";
import { HOUR, MINUTE } from "~/domain/time";
import { ProviderError } from "~/providers/errors";
import type { Deps } from "~/services/deps";
import { sendDelivery } from "~/services/send-delivery";
import { syncUserCalendar } from "~/services/sync-user-calendar";
import { mailsTo } from "../support/mailbox";
import { notifications } from "../support/notifications";
import { control, messagesTo, putEvent } from "../support/sandbox";
import { converse } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

/** Noon in Amsterdam of the day after tomorrow, and this noon: nobody sleeps. */
const NOON = Date.parse("2026-11-22T12:00:00+01:00");
const DAY_AFTER = NOON + 48 * HOUR;
const event = (id: string, title: string, minutes: number, more: Record<string, unknown> = {}) => ({
  id,
  summary: title,
  start: { dateTime: new Date(DAY_AFTER + minutes * MINUTE).toISOString(), timeZone: "Europe/Amsterdam" },
  end: { dateTime: new Date(DAY_AFTER + (minutes + 60) * MINUTE).toISOString(), timeZone: "Europe/Amsterdam" },
  ...more,
});

/** A user whose calendar was read with these events in it. */
async function userWith(...events: Record<string, unknown>[]) {
  const user = await createUser();
  for (const one of events) await putEvent(user.email, one);
  await db.update(userIntegrations).set({ whatsappLastInboundAt: NOON }).where(eq(userIntegrations.userId, user.id));
  await control("PUT", "/whatsapp/window", { number: user.phone, from: Date.now() });
  const time = notifications(user);
  await time.cron(NOON);
  await time.sync();
  return { user, time };
}

const alertsTo = async (user: TestUser) => (await messagesTo(user.phone)).filter(({ text }) => /overlap/.test(text));
const noted = ({ id }: TestUser) =>
  db
    .select({ dueAt: plannedNotifications.dueAt })
    .from(plannedNotifications)
    .where(and(eq(plannedNotifications.userId, id), eq(plannedNotifications.kind, "conflict")));

test("a meeting that comes onto another is told at once, with both times and ways out, and never again", async () => {
  const { user, time } = await userWith(event("demo", "Demo", 0));
  await putEvent(user.email, event("review", "Budget review", 30));
  await time.sync();
  const [alert] = await alertsTo(user);
  expect(alert?.text).toMatch(
    /^Two of your meetings overlap now:\n1\. “Demo”, .*12:00–13:00.*\n2\. “Budget review”, .*12:30–13:30/,
  );
  expect(alert?.buttons.map(({ title }) => title)).toEqual(["Move the first", "Move the second", "Keep both"]);

  await putEvent(user.email, event("review", "Budget review, renamed", 30));
  await time.sync();
  await time.cron(NOON + 10 * MINUTE);
  expect(await alertsTo(user)).toHaveLength(1);

  const phone = await converse(user, new Date(NOON + HOUR).toISOString());
  const tap = async (n: number) => (await phone.text("", { choiceId: alert?.buttons[n]?.id })).text;
  expect(await tap(1)).toMatch(/When should “Budget review, renamed” be/);
  expect(await tap(2)).toBe("All right, both stay as they are.");
});

test("a meeting that runs into several is told of each of them, once", async () => {
  const { user, time } = await userWith(event("p1", "P1", 0), event("p2", "P2", 90), event("p3", "P3", 300));
  await putEvent(user.email, event("wide", "Wide", 30, { end: event("", "", 180).end }));
  await time.sync();
  const pairs = async () =>
    (await alertsTo(user)).map(({ text }) => [...text.matchAll(/“(.*?)”/g)].map(([, title]) => title).join(" × "));
  expect(await pairs()).toEqual(["P1 × Wide", "Wide × P2"]);
  expect(await noted(user)).toEqual([]);

  const [first] = await alertsTo(user);
  const phone = await converse(user, new Date(NOON + HOUR).toISOString());
  await phone.text("", { choiceId: first?.buttons.at(-1)?.id });
  await putEvent(user.email, event("wide", "Wide, renamed", 30, { end: event("", "", 180).end }));
  await time.sync();
  expect(await pairs()).toHaveLength(2);
});

test("two runs that tell of several at once tell each of them once, also when one dies on the way", async () => {
  const { user, time } = await userWith(event("p1", "P1", 0), event("p2", "P2", 60), event("p3", "P3", 120));
  await putEvent(user.email, event("wide", "Wide", 30, { end: event("", "", 180).end }));
  await syncUserCalendar(time.deps, user.id);
  const [work] = await time.claim(NOON);
  if (work?.kind !== "conflict") throw new Error("no conflict was found");
  let sends = 0;
  const dies: Deps = {
    ...time.deps,
    whatsapp: {
      ...time.deps.whatsapp,
      send: async (...asked) => {
        sends += 1;
        if (sends > 1) throw new Error("killed");
        return time.deps.whatsapp.send(...asked);
      },
    },
  };
  const runs = [alertConflict(time.deps, work), alertConflict(time.deps, work), alertConflict(dies, work)];
  await Promise.allSettled(runs);
  await alertConflict(time.deps, work);
  const told = await db.select().from(deliveries).where(eq(deliveries.userId, user.id));
  // What died between its claim and its send is left to the sweep.
  const sent = told.filter(({ state }) => state === "accepted");
  expect(told).toHaveLength(3);
  expect(await alertsTo(user)).toHaveLength(sent.length);
  expect(new Set((await alertsTo(user)).map(({ text }) => text)).size).toBe(sent.length);
  expect(sent.length).toBeGreaterThanOrEqual(2);
  expect(await noted(user)).toEqual([]);
});

test("what moves onto another is told too; what lies back to back, is free or was resolved is not", async () => {
  const { user, time } = await userWith(
    event("demo", "Demo", 0),
    event("review", "Review", 60),
    event("lunch", "Lunch", 180),
  );
  await putEvent(user.email, event("after", "After", 120));
  await putEvent(user.email, event("free", "Free", 0, { transparency: "transparent" }));
  await time.sync();
  expect(await alertsTo(user)).toEqual([]);
  await putEvent(user.email, event("lunch", "Lunch", -10));
  await time.sync();
  expect(await alertsTo(user)).toHaveLength(1);
});

test("what was there when the calendar was connected is no news, and the switch ends all of it", async () => {
  const { user, time } = await userWith(event("demo", "Demo", 0), event("review", "Review", 0));
  expect(await alertsTo(user)).toEqual([]);
  await runTogether(db, updatePreferences(db, user.id, { notifyConflicts: false }, Date.now()));
  await putEvent(user.email, event("third", "Third", 0));
  await time.sync();
  expect(await alertsTo(user)).toEqual([]);
});

test("a whole series that comes onto something is one alert", async () => {
  const { user, time } = await userWith(event("demo", "Demo", 0), event("lunch", "Lunch", 24 * 60));
  await putEvent(user.email, event("series", "Standup", 0, { recurrence: ["RRULE:FREQ=DAILY;COUNT=10"] }));
  await time.sync();
  const alerts = await alertsTo(user);
  expect(alerts).toHaveLength(1);
  expect(alerts[0]?.text).toContain("for the first time here");
});

test("at night it waits for seven, and is not told when it is resolved by then", async () => {
  for (const resolved of [false, true]) {
    const { user, time } = await userWith(event("demo", "Demo", 0));
    const night = NOON + 11 * HOUR;
    await time.cron(night);
    await putEvent(user.email, event("review", "Review", 0));
    await time.sync();
    expect(await alertsTo(user)).toEqual([]);
    const seven = NOON + 19 * HOUR;
    expect(await noted(user)).toEqual([{ dueAt: seven }]);
    if (resolved) await putEvent(user.email, event("review", "Review", 120));
    if (resolved) await time.sync();
    await time.cron(seven);
    expect(await alertsTo(user)).toHaveLength(resolved ? 0 : 1);
    expect(await noted(user)).toEqual([]);
  }
});

test("what the user has just booked here on top of another is not told", async () => {
  const { user, time } = await userWith(event("demo", "Demo", 0));
  const phone = await converse(user, new Date(NOON).toISOString());
  await phone.text("book 30 min Planning on Tuesday 24 November at 12:00");
  await phone.text("book it anyway");
  await time.sync();
  expect(await alertsTo(user)).toEqual([]);
});

test.each([
  ["it was moved away", (at: typeof event) => at("review", "Review", 120), 0],
  [
    "it was moved and overlaps at another time, of which its own alert tells",
    (at: typeof event) => at("review", "Review", 15),
    1,
  ],
  ["the other one was declined or is free", () => event("demo", "Demo", 0, { transparency: "transparent" }), 0],
  ["nothing has changed but a name", (at: typeof event) => at("review", "Renamed", 30), 1],
] as const)("an alert that waits in the queue is judged again when its turn comes: %s", async (_, change, told) => {
  const { user, time } = await userWith(event("demo", "Demo", 0));
  const { whatsapp } = time.deps;
  const busy = new ProviderError("whatsapp", 429, { retryable: true });
  time.deps.whatsapp = { ...whatsapp, send: () => Promise.reject(busy) };
  await putEvent(user.email, event("review", "Review", 30));
  await time.sync();
  expect(await alertsTo(user)).toEqual([]);
  const waits = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.userId, user.id), eq(deliveries.kind, "conflict")))
    .get();
  expect(waits?.state).toBe("planned");
  time.deps.whatsapp = whatsapp;
  await putEvent(user.email, change(event));
  await time.sync();
  await sendDelivery(time.deps, waits?.id ?? "");
  expect(await alertsTo(user)).toHaveLength(told);
  expect(await mailsTo(user.email)).toEqual([]);
});
