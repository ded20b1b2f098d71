import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { claimTemplate, selectTemplates } from "~/db/meeting-templates";
import { subscriptions } from "~/db/schema/billing";
import { contacts } from "~/db/schema/calendar";
import { meetingReminders } from "~/db/schema/messages";
import { MOST_TEMPLATES } from "~/domain/meeting-template";
import { DAY, HOUR } from "~/domain/time";
import { wallTimeOf } from "~/domain/wall-time";
import * as create from "~/routes/dashboard.meetings_.new";
import * as list from "~/routes/dashboard.settings.templates._index";
import * as one from "~/routes/dashboard.settings.templates.$id";
import { phoneOf } from "../support/conversation";
import { accountIdOf, endTrial, subscribe } from "../support/plans";
import { control, type RawEvent } from "../support/sandbox";
import { args, cookiesOf, get, post, responseOf, sessionOf } from "../support/signed-in";
import { createUser, db } from "../support/user";

const PATH = "/dashboard/settings/templates";
const fields = (changes: Record<string, string> = {}) => ({
  ...{ id: crypto.randomUUID(), name: "Intro call", durationMinutes: "45", title: "Intro: {guests}", location: "" },
  ...{ meet: "on", reminder: "10", buffer: "usual", description: "Who we are." },
  ...changes,
});
const save = (cookie: string, form: Record<string, string>, id = "new") =>
  one.action(args(post(`${PATH}/${id}`, form, cookie), { id }));
const press = (cookie: string, intent: string, id: string) =>
  responseOf(list.action(args(post(`${PATH}?index`, { intent, id }, cookie))));
const shown = async (cookie: string, query = "") => list.loader(args(get(`${PATH}${query}`, cookie)));
const refused = (answer: unknown) => {
  // Remix's `data()`
  const { data, init } = answer as { data: { reply: { error: Record<string, string[]> } }; init: { status: number } };
  return { status: init.status, error: data.reply.error };
};

async function someone(calendar = false) {
  const user = await createUser({ calendar });
  return { user, cookie: await sessionOf(user.id) };
}

test("a template is made once however often its form is sent, shown, changed, deleted and brought back", async () => {
  const { cookie } = await someone();
  expect((await shown(cookie)).templates).toEqual([]);
  const form = fields();
  const [first] = await Promise.all([responseOf(save(cookie, form)), responseOf(save(cookie, form))]);
  expect(decodeURIComponent(cookiesOf(first))).toContain("Template saved");
  const line = "45 minutes · Google Meet · reminder 10 minutes before";
  expect((await shown(cookie)).templates).toEqual([{ id: form.id, name: "Intro call", line }]);

  const page = await one.loader(args(get(`${PATH}/${form.id}`, cookie), { id: form.id }));
  expect(page.form.defaults).toMatchObject({ name: "Intro call", meet: "on", reminder: "10", buffer: "usual" });
  await save(cookie, { ...form, location: "Room 2", meet: "", reminder: "none", buffer: "0" }, form.id);
  const changed = "45 minutes · Room 2 · no reminder · no buffer";
  expect((await shown(cookie)).templates).toEqual([{ id: form.id, name: "Intro call", line: changed }]);

  const deleted = await press(cookie, "delete", form.id);
  expect(deleted.headers.get("location")).toBe(`${PATH}?deleted=${form.id}`);
  const after = await shown(cookie, `?deleted=${form.id}`);
  expect(after).toMatchObject({ templates: [], deleted: { id: form.id, name: "Intro call" } });
  expect((await press(cookie, "delete", form.id)).status).toBe(404);
  await press(cookie, "restore", form.id);
  expect(await shown(cookie, `?deleted=${form.id}`)).toMatchObject({ templates: [{ id: form.id }], deleted: null });
});

test("a name is taken once, however it is written, and is free again when its template is deleted", async () => {
  const { cookie } = await someone();
  const first = fields();
  await save(cookie, first);
  const second = fields({ name: " INTRO   Cáll " });
  expect(refused(await save(cookie, second))).toEqual({
    status: 409,
    error: { name: ["You have a template of that name already."] },
  });
  await press(cookie, "delete", first.id);
  expect((await responseOf(save(cookie, second))).status).toBe(303);
  const back = await press(cookie, "restore", first.id);
  expect(decodeURIComponent(cookiesOf(back))).toContain("could not be brought back");
});

test.each([
  [{ name: "" }, "name"],
  [{ name: "!!" }, "name"],
  [{ name: "x".repeat(61) }, "name"],
  [{ durationMinutes: "4" }, "durationMinutes"],
  [{ durationMinutes: "1441" }, "durationMinutes"],
  [{ durationMinutes: "a while" }, "durationMinutes"],
  [{ reminder: "-1" }, "reminder"],
  [{ buffer: "soon" }, "buffer"],
])("a form with %j is given back with what is wrong", async (changes: Record<string, string>, field) => {
  const { cookie } = await someone();
  const { status, error } = refused(await save(cookie, fields(changes)));
  expect(status).toBe(400);
  expect(error[field]?.[0]).toBeTruthy();
});

test("there are so many templates and no more", async () => {
  const { user, cookie } = await someone();
  const template = {
    ...{ durationMinutes: 30, title: "", location: "", meet: false, reminderMinutes: null, noReminder: false },
    ...{ description: "", bufferMinutes: null },
  };
  const [first, ...rest] = Array.from({ length: MOST_TEMPLATES }, (_, n) =>
    claimTemplate(db, user.id, { ...template, id: crypto.randomUUID(), name: `Kind ${n}` }, 1),
  );
  if (first) await db.batch([first, ...rest]);
  expect(refused(await save(cookie, fields())).status).toBe(409);
  expect(await selectTemplates(db, user.id)).toHaveLength(MOST_TEMPLATES);
});

test("without the plan nothing is made, and what is there can be seen and deleted", async () => {
  const { user, cookie } = await someone();
  const form = fields();
  await save(cookie, form);
  await endTrial(user);
  await subscribe(user, { planId: "starter" });
  expect(await shown(cookie)).toMatchObject({ mayMake: false, templates: [{ id: form.id }] });
  expect(refused(await save(cookie, fields({ name: "Another" }))).status).toBe(403);
  const page = await create.loader(args(get(`/dashboard/meetings/new?template=${form.id}`, cookie)));
  expect(page.form.templates).toEqual([]);
  expect((await press(cookie, "delete", form.id)).status).toBe(303);
  await db
    .update(subscriptions)
    .set({ planId: "professional" })
    .where(eq(subscriptions.accountId, accountIdOf(user)));
  expect((await shown(cookie)).mayMake).toBe(true);
});

test("a new event is filled by a template, and has its Meet link, its reminder and its guests' names", async () => {
  const { user, cookie } = await someone(true);
  const form = fields();
  await save(cookie, form);
  const anna = `anna-${crypto.randomUUID()}@example.com`;
  await db.insert(contacts).values({
    ...{ userId: user.id, email: anna, name: "Anna de Vries", nameKey: "anna de vries", source: "user", seenAt: 1 },
  });
  const page = await create.loader(args(get(`/dashboard/meetings/new?template=${form.id}`, cookie)));
  const adds = "It comes with a Google Meet link and a reminder 10 minutes before.";
  expect(page.form.templates).toEqual([{ value: form.id, label: "Intro call", adds }]);
  const { defaults } = page.form;
  expect(defaults).toMatchObject({ summary: "Intro: {guests}", description: "Who we are.", location: "" });
  const start = Math.floor(Date.now() / DAY) * DAY + 10 * DAY + 12 * HOUR;
  const { date, time } = wallTimeOf(start, user.zone);
  const posted = {
    ...defaults,
    ...{ meetingId: page.form.meetingId, wantedTemplate: form.id, attendees: `${anna}, bob@example.com` },
    ...{ location: "Room 2", startDate: date, startTime: time, endDate: date, endTime: "" },
  };
  await responseOf(create.action(args(post("/dashboard/meetings/new", posted, cookie))));
  const { events } = await control<{ events: RawEvent[] }>("GET", `/google/events?account=${user.email}`);
  expect(events[0]).toMatchObject({
    summary: "Intro: Anna de Vries, bob@example.com",
    description: "Who we are.",
    location: "Room 2",
    hangoutLink: expect.stringContaining("https://meet.google.com/"),
  });
  const reminders = await db.select().from(meetingReminders).where(eq(meetingReminders.userId, user.id));
  expect(reminders).toMatchObject([{ eventId: `p${posted.meetingId.replaceAll("-", "")}`, minutes: 10 }]);
});

test("a template that is chosen fills the form as it was sent, and creates nothing", async () => {
  const { user, cookie } = await someone(true);
  const form = fields();
  await save(cookie, form);
  const page = await create.loader(args(get("/dashboard/calendar/new?day=2031-03-04", cookie)));
  const typed = { ...page.form.defaults, meetingId: page.form.meetingId, attendees: "bob@", location: "Room 2" };
  const send = async (more: Record<string, string>) => {
    const answer = await create.action(args(post("/dashboard/calendar/new", { ...typed, ...more }, cookie)));
    // Remix's `data()`
    return (answer as { data: { reply: { initialValue: Record<string, string> } } }).data.reply;
  };
  const { startTime } = page.form.defaults;
  const filled = { summary: "Intro: {guests}", description: "Who we are.", template: form.id };
  const kept = { meetingId: page.form.meetingId, attendees: "bob@", location: "Room 2", startTime };
  expect(await send({ intent: "fill", wantedTemplate: form.id })).toEqual({
    initialValue: expect.objectContaining({ ...filled, ...kept, endDate: "2031-03-04" }),
  });
  // Created with another template in the list than the one whose words are shown: these are shown first.
  expect((await send({ summary: "Mine", wantedTemplate: form.id })).initialValue).toMatchObject({ summary: "Mine" });
  // Somebody else's template, or one that is gone, fills nothing.
  expect((await send({ intent: "fill", wantedTemplate: crypto.randomUUID() })).initialValue).toMatchObject({
    summary: "",
    template: "",
  });
  const { events } = await control<{ events: RawEvent[] }>("GET", `/google/events?account=${user.email}`);
  expect(events).toEqual([]);
});

test("by text a booked meeting becomes a template, and the next one of its name has its link and its reminder", async () => {
  const { user, cookie } = await someone(true);
  const phone = phoneOf(user, "2026-11-24T09:05:00+01:00");
  await phone.text("book 40 min with anna@example.com tomorrow at 3pm about the pitch");
  await phone.text("yes");
  await phone.text("remind me 10 minutes before the pitch");
  expect((await phone.text("make this a template")).text).toContain("“Pitch”");
  await phone.text("yes");
  const line = "40 minutes · Google Meet · reminder 10 minutes before";
  expect((await shown(cookie)).templates).toMatchObject([{ name: "Pitch", line }]);

  expect((await phone.text("schedule a pitch with bob@example.com on Friday at 10")).text).toContain("10:00–10:40");
  await phone.text("yes");
  const { events } = await control<{ events: RawEvent[] }>("GET", `/google/events?account=${user.email}`);
  const booked = events.find(({ attendees }) => attendees?.some(({ email }) => email === "bob@example.com"));
  expect(booked).toMatchObject({ hangoutLink: expect.stringContaining("https://meet.google.com/") });
  const reminders = await db.select().from(meetingReminders).where(eq(meetingReminders.userId, user.id));
  expect(reminders.find(({ eventId }) => eventId === booked?.id)).toMatchObject({ minutes: 10 });
});
