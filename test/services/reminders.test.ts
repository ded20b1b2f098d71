import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { remind } from "~/agent/notify/remind";
import { runTogether } from "~/db/database";
import { requestPlan } from "~/db/planned-notifications";
import { userIntegrations, userPreferences } from "~/db/schema/accounts";
import { calendarEvents, contacts } from "~/db/schema/calendar";
import { deliveries, plannedNotifications } from "~/db/schema/messages";
import { updatePreferences } from "~/db/settings";
import { HOUR, MINUTE } from "~/domain/time";
import * as details from "~/routes/dashboard.meetings.$id._index";
import * as reminder from "~/routes/dashboard.meetings.$id.reminder";
import * as settings from "~/routes/dashboard.settings.notifications";
import { deleteAccount } from "~/services/delete-account";
import { sendDelivery } from "~/services/send-delivery";
import { mailsTo } from "../support/mailbox";
import { notifications } from "../support/notifications";
import { control, failNext, messagesTo, putEvent } from "../support/sandbox";
import { args, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { converse, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";
import { watchedD1 } from "../support/watched-d1";

/** The next whole hour but one, so that nothing of it has passed. */
const START = Math.ceil(Date.now() / HOUR) * HOUR + 2 * HOUR;
const at = (minutes: number) => new Date(START + minutes * MINUTE).toISOString();

const meeting = (id: string, title: string, more: Record<string, unknown> = {}) => ({
  id,
  summary: title,
  start: { dateTime: at(0) },
  end: { dateTime: at(30) },
  ...more,
});

/** A user who has just written, with these events in a calendar that was just read. */
async function userWith(events: Record<string, unknown>[], preferences = {}): Promise<TestUser> {
  const user = await createUser({ preferences });
  for (const event of events) await putEvent(user.email, event);
  await db
    .update(userIntegrations)
    .set({ whatsappLastInboundAt: Date.now() })
    .where(eq(userIntegrations.userId, user.id));
  await control("PUT", "/whatsapp/window", { number: user.phone, from: Date.now() });
  return user;
}

const plannedFor = ({ id }: TestUser) =>
  db
    .select()
    .from(plannedNotifications)
    .where(and(eq(plannedNotifications.userId, id), eq(plannedNotifications.kind, "reminder")));

test("a meeting in the calendar is planned, found by the cron and told in the chat, with ways on", async () => {
  const guests = [{ email: "anna@example.com", displayName: "Anna de Vries" }];
  const demo = meeting("demo1", "Demo", { location: "Room 4", attendees: guests });
  const user = await userWith([demo]);
  const time = notifications(user);
  await time.sync();
  expect((await plannedFor(user)).map(({ dueAt }) => dueAt)).toEqual([START - 15 * MINUTE]);

  await time.cron(START - 16 * MINUTE);
  expect(await messagesTo(user.phone)).toEqual([]);
  await time.cron(START - 15 * MINUTE);
  await time.cron(START - 15 * MINUTE);
  await time.cron(START - 14 * MINUTE);
  const [message, second] = await messagesTo(user.phone);
  expect(second).toBeUndefined();
  expect(message?.text).toMatch(/^In 15 minutes:\n“Demo”\n.*\nWhere: “Room 4”\nWith: .*Anna de Vries/);
  expect(message?.buttons.map(({ title }) => title)).toEqual(["Running late", "Reschedule", "Cancel"]);
  expect(await plannedFor(user)).toEqual([]);

  const phone = await converse(user, at(-12));
  const tap = async (n: number) =>
    (await phone.text(message?.buttons[n]?.title ?? "", { choiceId: message?.buttons[n]?.id })).text;
  expect(await tap(0)).toMatch(/How late will you be for “Demo”/);
  expect(await tap(1)).toMatch(/When should “Demo” be/);
  expect(await tap(2)).toMatch(/Shall I cancel this\?\n“Demo”/);
});

test("of invitations of a stranger that wait for an answer nobody is reminded, and the meeting's page says so", async () => {
  const evil = "evil@stranger.example";
  const sent = (responseStatus: string) => ({
    organizer: { email: evil },
    attendees: [
      { email: evil, responseStatus: "accepted" },
      { email: user.email, responseStatus },
    ],
  });
  const user = await userWith([]);
  for (let n = 0; n < 12; n++) await putEvent(user.email, meeting(`pills${n}`, "Buy pills", sent("needsAction")));
  const time = notifications(user);
  await time.sync();
  expect(await plannedFor(user)).toEqual([]);
  const page = async () => {
    return (await details.loader(args(get("/", await sessionOf(user.id)), { id: "pills0" }))).reminder;
  };
  expect(await page()).toMatchObject({ steps: [], isUnasked: true });

  // What was planned while its sender was known is judged again.
  const known = { userId: user.id, email: evil, name: "Evil", nameKey: "evil", source: "user", seenAt: START } as const;
  await db.insert(contacts).values(known);
  await runTogether(db, requestPlan(db, user.id));
  await time.cron(START - HOUR);
  expect(await plannedFor(user)).toHaveLength(12);
  await db.delete(contacts).where(eq(contacts.userId, user.id));
  await time.cron(START - 15 * MINUTE);
  expect(await messagesTo(user.phone)).toEqual([]);

  await putEvent(user.email, meeting("pills0", "Buy pills", sent("tentative")));
  await time.sync();
  expect(await page()).toMatchObject({ isUnasked: false });
  expect((await messagesTo(user.phone)).map(({ text }) => text.split("\n")[1])).toEqual(["“Buy pills”"]);
});

test.each([
  ["a move leaves nothing to tell", START + HOUR, 0],
  ["any other change is judged again, and told once", START, 1],
])("between judging and claiming: %s", async (_, startAt, told) => {
  const user = await userWith([meeting("demo1", "Demo")]);
  await notifications(user).sync();
  let roundTrips = 0;
  const watched = watchedD1(env.DB, async (roundTrip) => {
    roundTrips += 1;
    if (roundTrips === 2) {
      const mine = eq(calendarEvents.userId, user.id);
      await runTogether(db, [db.update(calendarEvents).set({ startAt }).where(mine), ...requestPlan(db, user.id)]);
    }
    return roundTrip();
  });
  const deps = { ...quickDeps(watched), clock: () => START - 15 * MINUTE };
  await remind(deps, { userId: user.id, keys: await plannedFor(user) });
  expect(await messagesTo(user.phone)).toHaveLength(told);
  expect(await plannedFor(user)).toEqual([]);
});

/** The account goes just before the n-th trip to the database. */
function deletedAt(n: number, user: TestUser) {
  let roundTrips = 0;
  const watched = watchedD1(env.DB, async (roundTrip) => {
    roundTrips += 1;
    if (roundTrips === n) await deleteAccount(testContext(), user.id);
    return roundTrip();
  });
  return { ...quickDeps(watched), clock: () => START - 15 * MINUTE };
}

test.each([
  ["before the claim nothing goes out", 2, 0],
  ["between the claim and its end there is no trace of what went out", 3, 1],
])("an account that is deleted %s", async (_, trip, told) => {
  const user = await userWith([meeting("demo1", "Demo")]);
  await notifications(user).sync();
  await remind(deletedAt(trip, user), { userId: user.id, keys: await plannedFor(user) });
  expect(await messagesTo(user.phone)).toHaveLength(told);
  expect(await plannedFor(user)).toEqual([]);
  expect(await db.select().from(deliveries).where(eq(deliveries.recipient, user.phone))).toEqual([]);
});

test.each([1, 2, 3])("an account that is deleted while its reminder waits in the queue: trip %i", async (trip) => {
  const user = await userWith([meeting("demo1", "Demo")]);
  const busy = { error: { code: 130429, message: "(#130429)", type: "OAuthException" } };
  await failNext({ provider: "whatsapp", account: user.phone, status: 400, body: busy, times: 3 });
  const time = notifications(user);
  await time.sync();
  await time.cron(START - 15 * MINUTE);
  const [waiting] = await db.select().from(deliveries).where(eq(deliveries.userId, user.id));
  expect(await sendDelivery(deletedAt(trip, user), waiting?.id ?? "")).toBe("done");
  expect(await messagesTo(user.phone)).toEqual([]);
  expect(await db.select().from(deliveries).where(eq(deliveries.recipient, user.phone))).toEqual([]);
});

test("meetings that start together are one message; a tap asks which is meant", async () => {
  const user = await userWith([meeting("one", "Demo"), meeting("two", "Budget review")]);
  const time = notifications(user);
  await time.sync();
  await time.cron(START - 15 * MINUTE);
  const messages = await messagesTo(user.phone);
  expect(messages).toHaveLength(1);
  // They start together and each ends at its own time.
  expect(messages[0]?.text).toMatch(
    /2 meetings:\n\n“(?:Demo|Budget review)”\n.*\d\d–.*\n[\s\S]*“(?:Demo|Budget review)”\n.*\d\d–/,
  );
  const phone = await converse(user, at(-12));
  const { id, title } = messages[0]?.buttons[2] ?? { id: "", title: "" };
  expect((await phone.text(title, { choiceId: id })).text).toMatch(/Which one shall I cancel/);
});

test("a minute that was missed is made up for, and after its start nothing is sent", async () => {
  const [late, over] = [await userWith([meeting("late", "Demo")]), await userWith([meeting("over", "Demo")])];
  for (const [user, minutes, count] of [
    [late, -2, 1],
    [over, 1, 0],
  ] as const) {
    const time = notifications(user);
    await time.sync();
    await time.cron(START + minutes * MINUTE);
    expect(await messagesTo(user.phone)).toHaveLength(count);
    expect(await plannedFor(user)).toEqual([]);
  }
});

test("what is moved, cancelled or declined after it was planned is not told for the old time", async () => {
  for (const change of [
    { start: { dateTime: at(60) }, end: { dateTime: at(90) } },
    { status: "cancelled" },
    { attendees: [{ email: "SELF", responseStatus: "declined" }, { email: "anna@example.com" }] },
  ]) {
    const user = await userWith([]);
    const attendees = [{ email: user.email, responseStatus: "accepted" }, { email: "anna@example.com" }];
    await putEvent(user.email, meeting("demo", "Demo", { attendees }));
    const time = notifications(user);
    await time.sync();
    // The queue has it already when the change comes.
    const work = await time.claim(START - 15 * MINUTE);
    await putEvent(
      user.email,
      JSON.parse(JSON.stringify({ ...meeting("demo", "Demo"), ...change }).replace("SELF", user.email)),
    );
    await time.sync();
    await time.take(work);
    expect(await messagesTo(user.phone)).toEqual([]);
  }
});

test("a new reminder time and switches that are off hold from the next minute on", async () => {
  const user = await userWith([meeting("demo", "Demo")]);
  const time = notifications(user);
  await time.sync();
  await runTogether(db, updatePreferences(db, user.id, { reminderMinutes: 30 }, START - HOUR));
  await time.cron(START - 40 * MINUTE);
  expect((await plannedFor(user)).map(({ dueAt }) => dueAt)).toEqual([START - 30 * MINUTE]);
  await runTogether(
    db,
    updatePreferences(db, user.id, { notifyEmail: false, notifyWhatsapp: false }, START - 35 * MINUTE),
  );
  await time.cron(START - 30 * MINUTE);
  expect(await plannedFor(user)).toEqual([]);
  expect(await messagesTo(user.phone)).toEqual([]);
});

test.each([
  ["is told when the cron is back, while its meeting is ahead", {}, [/^In 40 minutes:\n“Demo”/]],
  ["is not told when it was due by a time that was set after it", { reminderMinutes: 120 }, []],
])("a usual reminder whose plan was lost %s", async (_, changes, told) => {
  const user = await userWith([meeting("demo", "Demo")], { reminderMinutes: 60 });
  const time = notifications(user);
  await time.sync();
  const lost = and(eq(plannedNotifications.userId, user.id), eq(plannedNotifications.kind, "reminder"));
  await runTogether(db, [db.delete(plannedNotifications).where(lost), ...requestPlan(db, user.id)]);
  await runTogether(db, updatePreferences(db, user.id, changes, START - 50 * MINUTE));
  await time.cron(START - 40 * MINUTE);
  await time.cron(START - 39 * MINUTE);
  expect((await messagesTo(user.phone)).map(({ text }) => text)).toEqual(
    told.map((text) => expect.stringMatching(text)),
  );
});

test.each([
  ["has no number", { whatsappConnected: false, whatsappPhone: null }],
  ["has said STOP", { whatsappOptedOutAt: 1 }],
] as const)("a user who %s is reminded by mail", async (_, change) => {
  const user = await userWith([meeting("demo", "Demo")]);
  await db.update(userIntegrations).set(change).where(eq(userIntegrations.userId, user.id));
  const time = notifications(user);
  await time.sync();
  await time.cron(START - 15 * MINUTE);
  expect(await messagesTo(user.phone)).toEqual([]);
  expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^'Demo' at /)]);
});

test("down the ladder at once: words of our own, the template, a mail", async () => {
  const user = await userWith([meeting("demo", "Demo")]);
  // Meta's clock says that the window has closed, and then the template is paused.
  for (const code of [131047, 132015]) {
    await failNext({
      ...{ provider: "whatsapp", account: user.phone, status: 400, times: 1 },
      body: { error: { code, message: `(#${code})`, type: "OAuthException" } },
    });
  }
  const time = notifications(user);
  await time.sync();
  await time.cron(START - 15 * MINUTE);
  expect(await messagesTo(user.phone)).toEqual([]);
  await expect.poll(() => mailsTo(user.email)).toHaveLength(1);
  const rows = await db.select().from(deliveries).where(eq(deliveries.userId, user.id));
  expect(rows.map(({ kind, errorCode, about }) => [kind, errorCode, about?.eventIds])).toEqual([
    ["reminder", "132015", ["demo"]],
    ["reminder-mail", null, ["demo"]],
  ]);
});

test("of meetings that start together the others are told when one is cancelled while the message waits", async () => {
  const user = await userWith([meeting("one", "Demo"), meeting("two", "Budget review")]);
  const busy = { error: { code: 130429, message: "(#130429)", type: "OAuthException" } };
  await failNext({ provider: "whatsapp", account: user.phone, status: 400, body: busy, times: 3 });
  const time = notifications(user);
  await time.sync();
  await time.cron(START - 15 * MINUTE);
  expect(await messagesTo(user.phone)).toEqual([]);
  await putEvent(user.email, meeting("two", "Budget review", { status: "cancelled" }));
  await time.sync();
  const [waiting] = await db.select().from(deliveries).where(eq(deliveries.userId, user.id));
  await sendDelivery(time.deps, waiting?.id ?? "");
  // Not by the next minute's cron.
  await time.takeAll();
  const messages = await messagesTo(user.phone);
  expect(messages.map(({ text }) => text)).toEqual([expect.stringContaining("“Demo”")]);
  expect(messages[0]?.text).not.toContain("Budget");
});

test("a reminder that waited while its owner went elsewhere names the time where they are", async () => {
  const user = await userWith([meeting("demo", "Demo")]);
  const busy = { error: { code: 130429, message: "(#130429)", type: "OAuthException" } };
  await failNext({ provider: "whatsapp", account: user.phone, status: 400, body: busy, times: 3 });
  const time = notifications(user);
  await time.sync();
  await time.cron(START - 15 * MINUTE);
  const [waiting] = await db.select().from(deliveries).where(eq(deliveries.userId, user.id));
  await runTogether(db, updatePreferences(db, user.id, { timezone: "Asia/Kolkata" }, Date.now()));
  await sendDelivery(time.deps, waiting?.id ?? "");
  await time.takeAll();
  const messages = await messagesTo(user.phone);
  const there = new Date(START).toLocaleTimeString("en-US", { timeZone: "Asia/Kolkata", timeStyle: "short" });
  expect(messages.map(({ text }) => text)).toEqual([expect.stringContaining(there.slice(0, there.indexOf(" ")))]);
});

test("after a day of silence it is the approved template, with the same buttons", async () => {
  const user = await userWith([meeting("demo", "Demo")]);
  await db.update(userIntegrations).set({ whatsappLastInboundAt: null }).where(eq(userIntegrations.userId, user.id));
  await db.update(userPreferences).set({ language: "nl" }).where(eq(userPreferences.userId, user.id));
  const time = notifications(user);
  await time.sync();
  await time.cron(START - 15 * MINUTE);
  const [message] = await messagesTo(user.phone);
  expect(message).toMatchObject({ type: "template", text: expect.stringMatching(/^Straks: “Demo”/) });
  expect(message?.buttons.map(({ title }) => title)).toEqual(["Ik ben later", "Verzetten", "Afzeggen"]);
});

test("two crons at once share what is due, and what one has taken comes back when it dies", async () => {
  const user = await userWith([meeting("demo", "Demo")]);
  const time = notifications(user);
  await time.sync();
  const due = START - 15 * MINUTE;
  const [first, second] = await Promise.all([time.claim(due), time.claim(due)]);
  expect([...first, ...second].filter(({ kind }) => kind === "reminder")).toHaveLength(1);
  await time.cron(due + 4 * MINUTE);
  expect(await messagesTo(user.phone)).toEqual([]);
  await time.cron(due + 5 * MINUTE);
  // What was in the queue all the time changes nothing.
  await time.take([...first, ...second]);
  expect(await messagesTo(user.phone)).toHaveLength(1);
});

test("what became of a reminder stands on the meeting's page, and its time is chosen there", async () => {
  const user = await userWith([meeting("demo", "Demo")]);
  const cookie = await sessionOf(user.id);
  const time = notifications(user);
  await time.sync();
  const page = async () => (await details.loader(args(get("/", cookie), { id: "demo" }))).reminder;
  expect(await page()).toMatchObject({ chosen: "usual", mayChange: true, steps: [{ what: "Planned" }] });
  const early = await converse(user, at(-95));
  expect((await early.text("did you remind me of the demo?")).text).toMatch(/^Not yet: it is planned for /);

  const choose = (minutes: string) =>
    reminder.action(args(post("/dashboard/meetings/demo/reminder", { minutes }, cookie), { id: "demo" }));
  const [before] = (await page()).steps;
  expect((await responseOf(choose("60"))).status).toBe(303);
  // By the rule at once: the plan is still the old one.
  const [after, second] = (await page()).steps;
  expect([after?.what, after?.when === before?.when, second]).toEqual(["Planned", false, undefined]);
  await time.cron(START - 90 * MINUTE);
  expect((await plannedFor(user)).map(({ dueAt }) => dueAt)).toEqual([START - 60 * MINUTE]);

  await time.cron(START - 60 * MINUTE);
  const sent = (await messagesTo(user.phone)).at(-1);
  await control("POST", "/whatsapp/status", { id: sent?.id, status: "read" });
  const { chosen, steps } = await page();
  expect(chosen).toBe("60");
  expect(steps.map(({ what }) => what)).toEqual(
    expect.arrayContaining(["Due", "Sent on WhatsApp", "Read on WhatsApp"]),
  );
  const phone = await converse(user, at(-58));
  expect((await phone.text("did the reminder for the demo arrive?")).text).toMatch(
    /^Yes: read .* on WhatsApp\.\n“Demo”, [\s\S]*• Due .*\n• Sent .*[\s\S]*• Read /,
  );
  const counts = (await settings.loader(args(get("/", cookie)))).counts;
  expect(counts).toMatchObject({ due: 1, sent: 1, read: 1, late: 0, failed: 0 });
});
