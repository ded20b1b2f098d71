import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { alertConflict } from "~/agent/notify/alert-conflict";
import { runTogether } from "~/db/database";
import { userIntegrations } from "~/db/schema/accounts";
import { contacts } from "~/db/schema/calendar";
import { deliveries, plannedNotifications } from "~/db/schema/messages";
import { updatePreferences } from "~/db/settings";
import { MOST_ALERTS } from "~/domain/conflict-alerts";
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
const pairsTold = async (user: TestUser) =>
  (await alertsTo(user)).map(({ text }) => {
    const titles = [...text.matchAll(/“(.*?)”/g)].map(([, title]) => title);
    return titles.flatMap((title, n) => (n % 2 === 0 ? [`${title} × ${titles[n + 1]}`] : []));
  });
/** As an invitation from a mailbox that nobody has heard of. */
const sentBy = (name: string, user: TestUser, responseStatus = "needsAction") => ({
  organizer: { email: `${name}@stranger.example` },
  attendees: [
    { email: `${name}@stranger.example`, responseStatus: "accepted" },
    { email: user.email, responseStatus },
  ],
});
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

test("a meeting that runs into several is told of all of them in one message, once", async () => {
  const { user, time } = await userWith(event("p1", "P1", 0), event("p2", "P2", 90), event("p3", "P3", 300));
  await putEvent(user.email, event("wide", "Wide", 30, { end: event("", "", 180).end }));
  await time.sync();
  expect(await pairsTold(user)).toEqual([["P1 × Wide", "Wide × P2"]]);
  expect(await noted(user)).toEqual([]);
  const [told] = await alertsTo(user);
  expect(told?.text).toMatch(
    /^Some of your meetings overlap now:\n1\. “P1”, .*12:00–13:00\n\s+“Wide”, .*12:30–16:00\n2\./u,
  );
  expect(told?.text).toMatch(/What shall I do\?$/);

  await putEvent(user.email, event("wide", "Wide, renamed", 30, { end: event("", "", 180).end }));
  await time.sync();
  expect(await alertsTo(user)).toHaveLength(1);
});

test("of more than fit the others are counted, with a way to see them", async () => {
  const { user, time } = await userWith();
  for (let n = 0; n < 6; n++) await putEvent(user.email, event(`many${n}`, `Many ${n}`, n));
  await time.sync();
  const alerts = await alertsTo(user);
  expect(alerts).toHaveLength(1);
  // Each two of six.
  expect(alerts[0]?.text).toMatch(/3\. “Many 0”.*\n.*\n… and 12 more: https?:\/\/\S+\/dashboard\/calendar\n/);
});

test("two runs that tell of several at once tell of them once, also when one dies on the way", async () => {
  const { user, time } = await userWith(event("p1", "P1", 0), event("p2", "P2", 60), event("p3", "P3", 120));
  await putEvent(user.email, event("wide", "Wide", 30, { end: event("", "", 180).end }));
  await syncUserCalendar(time.deps, user.id);
  const [work] = await time.claim(NOON);
  if (work?.kind !== "conflict") throw new Error("no conflict was found");
  const dies: Deps = {
    ...time.deps,
    whatsapp: { ...time.deps.whatsapp, send: () => Promise.reject(new Error("killed")) },
  };
  await Promise.allSettled([alertConflict(time.deps, work), alertConflict(time.deps, work), alertConflict(dies, work)]);
  await alertConflict(time.deps, work);
  const told = await db.select().from(deliveries).where(eq(deliveries.userId, user.id));
  // What died between its claim and its send is left to the sweep.
  expect(told).toHaveLength(1);
  expect(await alertsTo(user)).toHaveLength(told.filter(({ state }) => state === "accepted").length);
  expect(await noted(user)).toEqual([]);
});

test("a flood of invitations from a stranger tells nothing, until one of them is answered", async () => {
  const { user, time } = await userWith(event("demo", "Demo", 0), event("review", "Review", 180));
  for (let n = 0; n < 12; n++) await putEvent(user.email, event(`spam${n}`, `Spam ${n}`, 30, sentBy("evil", user)));
  await time.sync();
  for (let n = 0; n < 12; n++) await putEvent(user.email, event(`spam${n}`, `Spam ${n}`, 15, sentBy("evil", user)));
  await time.sync();
  // Nor does what the user books tell of them.
  await putEvent(user.email, event("own", "Own", 60));
  await time.sync();
  expect(await alertsTo(user)).toEqual([]);
  expect(await noted(user)).toEqual([]);

  await putEvent(user.email, event("spam0", "Spam 0", 15, sentBy("evil", user, "accepted")));
  await time.sync();
  // Whoever sent it is known from now on, and the others are no news by that.
  expect((await pairsTold(user)).map(([first]) => first)).toEqual(["Demo × Spam 0"]);
});

test.each([
  [
    "the user has met",
    async (user: TestUser) => putEvent(user.email, event("met", "Met", 600, sentBy("boss", user, "accepted"))),
  ],
  [
    "the user has written to",
    async ({ id: userId }: TestUser) =>
      db.insert(contacts).values({
        userId,
        email: "boss@stranger.example",
        name: "Boss",
        nameKey: "boss",
        source: "user",
        seenAt: NOON,
      }),
  ],
])("an invitation without an answer is told where its organizer is somebody whom %s", async (_, meet) => {
  const { user, time } = await userWith(event("demo", "Demo", 0));
  await meet(user);
  await time.sync();
  await putEvent(user.email, event("plan", "Plan", 30, sentBy("boss", user)));
  await time.sync();
  expect(await pairsTold(user)).toEqual([["Demo × Plan"]]);
});

test("who moves a meeting about is heard three times an hour, and what came then is told together", async () => {
  const { user, time } = await userWith(event("demo", "Demo", 0), event("lunch", "Lunch", 200));
  for (let n = 1; n <= 8; n++) {
    await putEvent(user.email, event("plan", "Plan", n));
    await time.sync();
  }
  await putEvent(user.email, event("late", "Late", 210));
  await time.sync();
  await time.cron(NOON + 59 * MINUTE);
  expect(await alertsTo(user)).toHaveLength(MOST_ALERTS);
  await time.cron(NOON + HOUR + MINUTE);
  expect((await pairsTold(user)).slice(MOST_ALERTS)).toEqual([["Demo × Plan", "Lunch × Late"]]);
  expect((await alertsTo(user)).at(-1)?.text).toContain("12:08–13:08");
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

test("of several overlaps that wait in the queue those are told anew that are still there", async () => {
  const { user, time } = await userWith(event("p1", "P1", 0), event("p2", "P2", 90));
  const { whatsapp } = time.deps;
  const busy = new ProviderError("whatsapp", 429, { retryable: true });
  time.deps.whatsapp = { ...whatsapp, send: () => Promise.reject(busy) };
  await putEvent(user.email, event("wide", "Wide", 30, { end: event("", "", 180).end }));
  await time.sync();
  const [waits] = await db.select().from(deliveries).where(eq(deliveries.userId, user.id));
  time.deps.whatsapp = whatsapp;
  await putEvent(user.email, event("p1", "P1", 300));
  await time.sync();
  await sendDelivery(time.deps, waits?.id ?? "");
  await time.takeAll();
  expect(await pairsTold(user)).toEqual([["Wide × P2"]]);
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
