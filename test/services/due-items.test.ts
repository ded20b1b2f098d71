import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runTogether } from "~/db/database";
import { userIntegrations, type userPreferences } from "~/db/schema/accounts";
import { deliveries, plannedNotifications } from "~/db/schema/messages";
import { actionItems } from "~/db/schema/summaries";
import { updatePreferences } from "~/db/settings";
import { changeItem } from "~/db/summaries";
import { DAY, HOUR, MINUTE } from "~/domain/time";
import { atMinute, zoned } from "~/domain/zones";
import { sendDelivery } from "~/services/send-delivery";
import { addTranscript } from "~/services/summaries/add-transcript";
import { deleteSummary } from "~/services/summaries/change-summary";
import { mailsTo } from "../support/mailbox";
import { notifications } from "../support/notifications";
import { rowOf } from "../support/outbox";
import { pastMeeting } from "../support/past-meeting";
import { playedSummarise } from "../support/played-summary";
import { control, messagesTo, whileFailing } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

const ZONE = "Europe/Amsterdam";
const TOMORROW = zoned(Date.now(), ZONE).toPlainDate().add({ days: 1 });
const NINE = atMinute(TOMORROW, 540, ZONE);
const due = (days: number) => TOMORROW.add({ days }).toString();

type Preferences = Partial<typeof userPreferences.$inferInsert>;
/** Who said it, what, and on which day it is due. */
type Said = readonly [speaker: string, text: string, due: string | null];
const OFFER: Said = ["Robin Example", "I'll send the offer.", due(0)];
const ROOM: Said = ["Robin Example", "I'll book the room.", due(0)];

/** A user in Amsterdam who has just written, and a meeting in which that was said. */
async function userWith(said: readonly Said[], preferences: Preferences = {}) {
  const user = await createUser({ preferences: { timezone: ZONE, reminderMinutes: 1, ...preferences } });
  await db
    .update(userIntegrations)
    .set({ whatsappLastInboundAt: NINE - HOUR })
    .where(eq(userIntegrations.userId, user.id));
  await control("PUT", "/whatsapp/window", { number: user.phone, from: NINE - HOUR });
  const eventId = await pastMeeting(user.id);
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
  await time.cron(Date.now());
  return { user, time, eventId };
}

const plannedOf = async ({ id }: TestUser) =>
  (
    await db
      .select({ dueAt: plannedNotifications.dueAt })
      .from(plannedNotifications)
      .where(and(eq(plannedNotifications.userId, id), eq(plannedNotifications.kind, "due-items")))
  ).map(({ dueAt }) => (dueAt - NINE) / HOUR);

const itemsOf = ({ id }: TestUser) => db.select().from(actionItems).where(eq(actionItems.userId, id));
const told = async ({ phone }: TestUser) =>
  (await messagesTo(phone)).filter(({ text }) => /Due today/.test(text ?? ""));

test("what the user has taken on is told at nine on the day it is due, once, and one tap says that it is done", async () => {
  const { user, time } = await userWith([
    OFFER,
    ["Robin Example", "I'll call the bank.", due(3)],
    ["Anna de Vries", "I'll ask legal.", due(0)],
  ]);
  expect(await plannedOf(user)).toEqual([0]);
  await time.cron(NINE - MINUTE);
  expect(await told(user)).toEqual([]);
  const work = await time.claim(NINE);
  await Promise.all([time.take(work), time.take(work)]);
  await time.cron(NINE + 5 * MINUTE);
  const [message, another] = await told(user);
  expect(another).toBeUndefined();
  expect(message?.text).toBe("Due today from your meetings:\n• “I'll send the offer.”, “Client call”");
  expect(message?.buttons).toMatchObject([{ title: "Done" }]);
  const [row] = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.userId, user.id), eq(deliveries.kind, "due-items")));
  expect(row).toMatchObject({ plannedFor: NINE, state: "accepted", expiresAt: NINE + 4 * HOUR });

  const phone = await converse(user, new Date(NINE + 10 * MINUTE).toISOString());
  const choice = message?.buttons?.[0]?.id ?? "";
  expect((await phone.text("Done", { choiceId: choice })).text).toMatch(/^Done: “I'll send the offer\.”/);
  expect((await itemsOf(user)).filter(({ doneAt }) => doneAt !== null).map(({ text }) => text)).toEqual([OFFER[1]]);
  expect((await phone.text("Done", { choiceId: choice })).text).toMatch(/^That is done already/);
  expect((await phone.text("undo")).text).toMatch(/^Open again: “I'll send the offer\.”/);
  expect((await itemsOf(user)).filter(({ doneAt }) => doneAt !== null)).toEqual([]);
  await db.delete(actionItems).where(eq(actionItems.userId, user.id));
  expect((await phone.text("Done", { choiceId: choice })).text).toBe("That action item is not there any more.");
});

test("several are one message, with a row for each", async () => {
  const { user, time } = await userWith([OFFER, ROOM]);
  await time.cron(NINE);
  const [message] = await told(user);
  expect(message?.text).toBe(
    "Due today from your meetings:\n• “I'll send the offer.”, “Client call”\n• “I'll book the room.”, “Client call”\nSay *done with …* to tick one off.",
  );
  expect(message?.rows).toMatchObject([{ description: "“Client call”" }, { description: "“Client call”" }]);
  const phone = await converse(user, new Date(NINE + 10 * MINUTE).toISOString());
  expect((await phone.text("Second", { choiceId: message?.rows[1]?.id ?? "" })).text).toMatch(
    /^Done: “I'll book the room/,
  );
  await phone.text("undo");
  expect((await phone.text("done with the room")).text).toMatch(/^Done: “I'll book the room\.”/);
});

test.each<[string, (user: TestUser, eventId: string) => Promise<unknown>]>([
  [
    "it is done",
    async (user) =>
      Promise.all((await itemsOf(user)).map(({ id }) => changeItem(db, user.id, id, { doneAt: NINE }, NINE - MINUTE))),
  ],
  [
    "its summary is deleted",
    async (user, eventId) => deleteSummary(quickDeps(), { userId: user.id, eventId, now: NINE }),
  ],
  [
    "somebody else is to do it",
    (user) => db.update(actionItems).set({ owner: "Anna" }).where(eq(actionItems.userId, user.id)),
  ],
  [
    "it is due later",
    (user) =>
      db
        .update(actionItems)
        .set({ due: due(1) })
        .where(eq(actionItems.userId, user.id)),
  ],
  [
    "no channel is on any more",
    (user) => runTogether(db, updatePreferences(db, user.id, { notifyWhatsapp: false, notifyEmail: false }, NINE)),
  ],
  [
    "the user has gone west",
    (user) => runTogether(db, updatePreferences(db, user.id, { timezone: "America/New_York" }, NINE)),
  ],
])("nothing is told when %s by then, also where it waits in the queue", async (_, change) => {
  const { user, time, eventId } = await userWith([OFFER]);
  const work = await time.claim(NINE);
  await change(user, eventId);
  await time.take(work);
  expect(await told(user)).toEqual([]);
  expect((await mailsTo(user.email)).filter(({ subject }) => /Due today/.test(subject))).toEqual([]);
});

test("one that waits in the outbox is not sent once it is done", async () => {
  const { user, time } = await userWith([OFFER]);
  const down = { provider: "whatsapp", method: "POST", account: user.phone, status: 503 };
  await whileFailing(down, () => time.cron(NINE));
  const id = `due-items:${user.id}:${due(0)}`;
  expect(await rowOf(id)).toMatchObject({ state: "planned" });
  const [item] = await itemsOf(user);
  await changeItem(db, user.id, item?.id ?? "", { doneAt: NINE }, NINE);
  await sendDelivery(time.deps, id);
  expect(await rowOf(id)).toMatchObject({ state: "failed", errorCode: "changed" });
  expect(await told(user)).toEqual([]);
});

test("it follows the zone and journeys, and a due date that comes later", async () => {
  const { user, time } = await userWith([OFFER]);
  const prefer = async (preferences: Preferences) => {
    await runTogether(db, updatePreferences(db, user.id, preferences, Date.now()));
    await time.cron(Date.now());
  };
  await prefer({ timezone: "Europe/London" });
  expect(await plannedOf(user)).toEqual([1]);
  const trip = { zone: "America/New_York", start: NINE - 2 * DAY, end: NINE + 2 * DAY };
  await prefer({ trips: [trip] });
  expect(await plannedOf(user)).toEqual([(atMinute(TOMORROW, 540, "America/New_York") - NINE) / HOUR]);
  await prefer({ trips: [], timezone: ZONE });
  const [{ id = "" } = {}] = await itemsOf(user);
  await changeItem(db, user.id, id, { due: null }, Date.now());
  await time.cron(Date.now());
  expect(await plannedOf(user)).toEqual([]);
  await changeItem(db, user.id, id, { due: due(0) }, Date.now());
  await time.cron(Date.now());
  expect(await plannedOf(user)).toEqual([0]);
});

test("where the day's agenda has it nothing more is said, also when the agenda was switched off since", async () => {
  const { user, time } = await userWith([OFFER], {
    ...{ notifyAgenda: true, agendaDays: "every-day", agendaMinute: 480 },
  });
  expect(await plannedOf(user)).toEqual([]);
  await time.cron(NINE - HOUR);
  expect((await messagesTo(user.phone)).filter(({ text }) => /Due from your meetings:/.test(text))).toHaveLength(1);
  await runTogether(db, updatePreferences(db, user.id, { notifyAgenda: false }, NINE - HOUR));
  await time.cron(NINE - MINUTE);
  expect(await plannedOf(user)).toEqual([0]);
  await time.cron(NINE);
  expect(await told(user)).toEqual([]);
});

test("the agenda's template has what is due as well", async () => {
  const { user, time } = await userWith([OFFER, ROOM], {
    ...{ notifyAgenda: true, agendaDays: "every-day", agendaMinute: 480 },
  });
  await db.update(userIntegrations).set({ whatsappLastInboundAt: null }).where(eq(userIntegrations.userId, user.id));
  await time.cron(NINE - HOUR);
  const [message] = (await messagesTo(user.phone)).filter(({ text }) => /Your meetings on/.test(text));
  expect(message?.text).toContain(
    "none · Due from your meetings: “I'll send the offer.”, “I'll book the room.”. First",
  );
});

test("after a day of silence it is the approved template, with the same button; without a number it is a mail", async () => {
  const { user, time } = await userWith([OFFER]);
  await db.update(userIntegrations).set({ whatsappLastInboundAt: null }).where(eq(userIntegrations.userId, user.id));
  await time.cron(NINE);
  expect(await told(user)).toMatchObject([
    {
      type: "template",
      text: "Due today: “I'll send the offer.”, from “Client call”. Tap the button once it is done.",
    },
  ]);
  const several = await userWith([OFFER, ROOM]);
  const { id } = several.user;
  await db.update(userIntegrations).set({ whatsappLastInboundAt: null }).where(eq(userIntegrations.userId, id));
  await several.time.cron(NINE);
  expect(await told(several.user)).toMatchObject([
    {
      type: "template",
      text: "Due today from your meetings: “I'll send the offer.” · “I'll book the room.”. Tell me what is done.",
    },
  ]);
  const mailed = await userWith([OFFER, ROOM], { notifyWhatsapp: false });
  await mailed.time.cron(NINE);
  expect(await told(mailed.user)).toEqual([]);
  const [mail] = (await mailsTo(mailed.user.email)).filter(({ subject }) => subject === "Due today: 2 action items");
  expect(mail?.text).toMatch(/• “I'll send the offer.”, “Client call”[\s\S]*\/dashboard\/action-items/);
});
