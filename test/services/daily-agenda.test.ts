import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runTogether } from "~/db/database";
import { userIntegrations, type userPreferences } from "~/db/schema/accounts";
import { deliveries, plannedNotifications } from "~/db/schema/messages";
import { updatePreferences } from "~/db/settings";
import { DAY, HOUR, MINUTE } from "~/domain/time";
import { atMinute, zoned } from "~/domain/zones";
import { addTranscript } from "~/services/summaries/add-transcript";
import { mailsTo } from "../support/mailbox";
import { notifications } from "../support/notifications";
import { pastMeeting } from "../support/past-meeting";
import { playedSummarise } from "../support/played-summary";
import { control, messagesTo, putEvent } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

const ZONE = "Europe/Amsterdam";
const TOMORROW = zoned(Date.now(), ZONE).toPlainDate().add({ days: 1 });
/** Tomorrow at eight. */
const EIGHT = atMinute(TOMORROW, 480, ZONE);
const at = (minutes: number) => new Date(EIGHT + minutes * MINUTE).toISOString();

const meeting = (id: string, title: string, from = 60, more: Record<string, unknown> = {}) => ({
  id,
  summary: title,
  start: { dateTime: at(from) },
  end: { dateTime: at(from + 30) },
  ...more,
});

/** A user in Amsterdam who wants an agenda every day at eight, and has just written. */
async function userWith(events: Record<string, unknown>[], preferences = {}): Promise<TestUser> {
  const user = await createUser({
    preferences: {
      ...{
        timezone: ZONE,
        notifyAgenda: true,
        agendaDays: "every-day",
        agendaMinute: 480,
        reminderMinutes: 1,
        notifyConflicts: false,
      },
      ...preferences,
    },
  });
  for (const event of events) await putEvent(user.email, event);
  // As if written a minute before: within the day in which our own words may go out.
  await db
    .update(userIntegrations)
    .set({ whatsappLastInboundAt: EIGHT - HOUR })
    .where(eq(userIntegrations.userId, user.id));
  await control("PUT", "/whatsapp/window", { number: user.phone, from: EIGHT - HOUR });
  return user;
}

const agendasOf = async ({ id }: TestUser) =>
  (
    await db
      .select({ dueAt: plannedNotifications.dueAt })
      .from(plannedNotifications)
      .where(and(eq(plannedNotifications.userId, id), eq(plannedNotifications.kind, "agenda")))
  ).map(({ dueAt }) => (dueAt - EIGHT) / HOUR);

const change = ({ id }: TestUser, preferences: Partial<typeof userPreferences.$inferInsert>) =>
  runTogether(db, updatePreferences(db, id, preferences, Date.now()));

test("an agenda is planned, found by the cron and told once, as the calendar is then", async () => {
  const user = await userWith([meeting("standup", "Standup"), meeting("gone", "Gone", 120)]);
  const time = notifications(user);
  await time.sync();
  expect((await agendasOf(user)).at(-2)).toBe(0);
  await putEvent(user.email, meeting("late", "Review", 75));
  await putEvent(user.email, { id: "gone", status: "cancelled" });
  await time.sync();
  await time.cron(EIGHT - MINUTE);
  expect(await messagesTo(user.phone)).toEqual([]);
  const work = await time.claim(EIGHT);
  await Promise.all([time.take(work), time.take(work)]);
  await time.cron(EIGHT + 5 * MINUTE);
  const messages = (await messagesTo(user.phone)).filter(({ text }) => /First free time/.test(text));
  expect(messages).toHaveLength(1);
  expect(messages[0]?.text).toMatch(
    /^2 meetings on .*\n• 09:00–09:30 “Standup”\n• 09:15–09:45 “Review”\n\n⚠ “Standup” and “Review” overlap\./,
  );
  expect(await agendasOf(user)).not.toContain(0);
  const rows = await db.select().from(deliveries).where(eq(deliveries.userId, user.id));
  expect(rows.filter(({ kind }) => kind === "agenda")).toMatchObject([
    { plannedFor: EIGHT, state: "accepted", expiresAt: EIGHT + 4 * HOUR },
  ]);
});

test("nothing comes on an empty day unless that was asked for", async () => {
  const [quiet, asked] = [await userWith([]), await userWith([], { agendaWhenEmpty: true })];
  for (const user of [quiet, asked]) {
    const time = notifications(user);
    await time.sync();
    await time.cron(EIGHT);
    expect(await agendasOf(user)).not.toContain(0);
  }
  expect(await messagesTo(quiet.phone)).toEqual([]);
  expect((await messagesTo(asked.phone)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Nothing is planned on/),
  ]);
});

test("what the user has to do by that day stands in it, and is worth an agenda on the day itself", async () => {
  const user = await userWith([]);
  const eventId = await pastMeeting(user.id);
  const due = (days: number) => TOMORROW.add({ days }).toString();
  const said = [
    ["Robin Example", "I'll send the offer.", due(0)],
    ["Robin Example", "I'll call the bank.", due(-2)],
    ["Robin Example", "I'll book the room.", due(3)],
    ["Anna de Vries", "I'll ask legal.", due(0)],
  ] as const;
  const entries = said.map(([speaker, text], n) => ({ id: `e${n}`, speaker, at: null, text }));
  const summarise: typeof playedSummarise = async (transcript) => {
    const summary = await playedSummarise(transcript);
    return { ...summary, actionItems: summary.actionItems.map((item, n) => ({ ...item, due: said[n]?.[2] ?? null })) };
  };
  await addTranscript(
    { ...quickDeps(), summarise },
    {
      ...{ userId: user.id, eventId, entries, source: "pasted", zone: ZONE, now: Date.now() },
      meeting: { title: "Client call", startAt: Date.now() - DAY, attendees: [] },
    },
  );
  const time = notifications(user);
  await time.sync();
  await time.cron(EIGHT);
  await time.cron(EIGHT + MINUTE);
  const told = (await messagesTo(user.phone)).filter(({ text }) => text.includes("Due from your meetings:"));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toMatch(/• “I'll call the bank.” \(was due .*\)\n• “I'll send the offer.”/);
  expect(told[0]?.text).not.toMatch(/room|legal/);
});

test("it follows the zone, journeys, another time and the switch, also when it is in the queue already", async () => {
  const user = await userWith([meeting("standup", "Standup", 10 * 60)]);
  const time = notifications(user);
  await time.sync();
  await change(user, { timezone: "Europe/London" });
  await time.cron(Date.now());
  expect(await agendasOf(user)).toContain(1);
  const trip = { zone: "America/New_York", start: EIGHT - 4 * DAY, end: EIGHT + 4 * DAY };
  await change(user, { trips: [trip] });
  await time.cron(Date.now());
  const newYork = (atMinute(TOMORROW, 480, "America/New_York") - EIGHT) / HOUR;
  expect(await agendasOf(user)).toContain(newYork);
  await change(user, { trips: [], timezone: ZONE, agendaMinute: 540 });
  await time.cron(Date.now());
  expect(await agendasOf(user)).toContain(1);
  const work = await time.claim(EIGHT + HOUR);
  await change(user, { notifyAgenda: false });
  await time.take(work);
  await time.cron(EIGHT + HOUR);
  expect(await agendasOf(user)).toEqual([]);
  expect((await messagesTo(user.phone)).filter(({ text }) => /First free/.test(text))).toEqual([]);
});

test.each<[string, Partial<typeof userIntegrations.$inferInsert>, Partial<typeof userPreferences.$inferInsert>]>([
  ["has no number", { whatsappConnected: false, whatsappPhone: null }, {}],
  [
    "wants it by mail, whatever the switch of the other mails",
    { whatsappOptedOutAt: null },
    { agendaBy: "email", notifyEmail: false },
  ],
])("a user who %s gets it by mail", async (_, integration, preferences) => {
  const user = await userWith([meeting("standup", "Standup")], preferences);
  await db.update(userIntegrations).set(integration).where(eq(userIntegrations.userId, user.id));
  const time = notifications(user);
  await time.sync();
  await time.cron(EIGHT);
  expect(await messagesTo(user.phone)).toEqual([]);
  const [mail] = (await mailsTo(user.email)).filter(({ subject }) => /one meeting$/.test(subject));
  expect(mail?.text).toMatch(/09:00–09:30 “Standup”[\s\S]*First free time: 09:30–18:00\./);
});

test("after a day of silence it is the approved template; days after it was due it is nothing", async () => {
  const user = await userWith([meeting("standup", "Standup")]);
  await db.update(userIntegrations).set({ whatsappLastInboundAt: null }).where(eq(userIntegrations.userId, user.id));
  const time = notifications(user);
  await time.sync();
  await time.cron(EIGHT);
  expect((await messagesTo(user.phone)).filter(({ text }) => /Your meetings on/.test(text))).toMatchObject([
    { type: "template", text: expect.stringMatching(/09:00–09:30 “Standup”\. First free time: 09:30–18:00\./) },
  ]);
  const late = await userWith([meeting("standup", "Standup")]);
  const later = notifications(late);
  await later.sync();
  await later.cron(EIGHT + 5 * HOUR);
  expect((await messagesTo(late.phone)).filter(({ text }) => /First free/.test(text))).toEqual([]);
});

test("a text switches it on, and undo off again", async () => {
  const user = await userWith([meeting("standup", "Standup")], { notifyAgenda: false });
  const phone = await converse(user, new Date().toISOString());
  const time = notifications(user);
  await time.sync();
  expect(await agendasOf(user)).toEqual([]);
  expect((await phone.text("send me my agenda at 8 every day")).text).toMatch(
    /^Daily agenda: 08:00 every day \(was off\)/,
  );
  await time.cron(Date.now());
  expect(await agendasOf(user)).toContain(0);
  expect((await phone.text("undo")).text).toMatch(/^Daily agenda: off again/);
  await time.cron(Date.now());
  expect(await agendasOf(user)).toEqual([]);
});
