import { beforeEach, expect, test } from "vitest";
import { DAY, HOUR } from "~/domain/time";
import { readToast } from "~/http/toast";
import * as calendar from "~/routes/dashboard.calendar_.refresh";
import * as edit from "~/routes/dashboard.meetings.$id.edit";
import { control, failNext, putEvent, type RawEvent } from "../support/sandbox";
import { args, cookiesOf, get, post, responseOf, sessionOf } from "../support/signed-in";
import { createUser, type TestUser } from "../support/user";

const ID = "offsite";
let user: TestUser;
let cookie: string;

const start = Math.floor(Date.now() / DAY) * DAY + 9 * DAY + 9 * HOUR;
const at = (hours: number) => ({ dateTime: new Date(start + hours * HOUR).toISOString() });
const eventsOf = async (email: string) =>
  (await control<{ events: RawEvent[] }>("GET", `/google/events?account=${email}`)).events;
const atGoogle = async () => (await eventsOf(user.email)).find(({ id }) => id === ID);
const path = `/dashboard/meetings/${ID}/edit`;
const open = () => edit.loader(args(get(path, cookie), { id: ID }));

/** What a browser sends of the page: all of it, and what is changed. */
async function form(changes: Record<string, string | string[]> = {}) {
  const { defaults, shown } = await open();
  return { ...defaults, shown, ...changes };
}

const send = (fields: Record<string, string | string[]>) => edit.action(args(post(path, fields, cookie), { id: ID }));

/** What is wrong, by field. */
async function faults(answer: unknown) {
  // Remix's `data()`
  const { data, init } = (await answer) as {
    data: { reply: { error: Record<string, string[]> } };
    init: { status: number };
  };
  return { status: init.status, ...data.reply.error };
}

beforeEach(async () => {
  user = await createUser();
  cookie = await sessionOf(user.id);
  await putEvent(user.email, {
    ...{ id: ID, summary: "Offsite", description: "Bring\nshoes", location: "Barn", start: at(0), end: at(2) },
    attendees: [
      { email: user.email, self: true, organizer: true, responseStatus: "accepted" },
      { email: "Anna@example.com", displayName: "Anna", responseStatus: "accepted" },
      { email: "tom@example.com" },
      { email: "room@resource.calendar.google.com", resource: true, responseStatus: "accepted" },
    ],
  });
  await calendar.action(args(post("/dashboard/calendar/refresh", {}, cookie)));
});

test("title, guests, place and description are changed at Google, and everything else stays", async () => {
  const before = await atGoogle();
  const fields = await form({
    ...{ summary: "Offsite in spring", location: "Mill", description: "Bring\r\nboots" },
    ...{ guests: ["anna@example.com"], attendees: "Bea Boer <bea@example.com>" },
  });
  const answer = await responseOf(send(fields));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/dashboard/meetings/${ID}`]);
  const event = await atGoogle();
  expect(event).toMatchObject({
    ...{ summary: "Offsite in spring", location: "Mill", start: before?.start, end: before?.end },
    description: expect.stringMatching(/^Bring\s+boots$/),
  });
  const guests = event?.attendees?.map(({ email, responseStatus }) => [email.toLowerCase(), responseStatus]);
  expect(guests).toEqual([
    [user.email, "accepted"],
    ["room@resource.calendar.google.com", "accepted"],
    ["anna@example.com", "accepted"],
    ["bea@example.com", "needsAction"],
  ]);
  expect((await responseOf(send(fields))).status).toBe(303);
  expect(await atGoogle()).toEqual(event);
});

/** What pressing "Undo" on the page that follows sends. */
async function undoOf(answer: Promise<unknown>): Promise<Record<string, string>> {
  const toast = readToast(get("/", cookiesOf(await responseOf(answer)).split(";")[0]));
  expect(toast?.undo?.action).toBe(path);
  return toast?.undo?.fields ?? {};
}

test("one press takes back what was edited, and nothing else; another brings it again", async () => {
  const before = await atGoogle();
  const edited = {
    summary: "Offsite in spring",
    guests: ["anna@example.com"],
    attendees: "Bea Boer <bea@example.com>",
  };
  const undo = await undoOf(send(await form(edited)));
  const event = await atGoogle();
  await putEvent(user.email, { ...event, id: ID, location: "Castle" });
  await calendar.action(args(post("/dashboard/calendar/refresh", {}, cookie)));

  const redo = await undoOf(send(undo));
  expect(await atGoogle()).toMatchObject({ summary: "Offsite", location: "Castle", description: "Bring\nshoes" });
  const addresses = async () => (await atGoogle())?.attendees?.map(({ email }) => email.toLowerCase()).toSorted();
  expect(await addresses()).toEqual(before?.attendees?.map(({ email }) => email.toLowerCase()).toSorted());

  await responseOf(send(redo));
  expect(await atGoogle()).toMatchObject({ summary: "Offsite in spring", location: "Castle" });
  expect(await addresses()).toEqual(event?.attendees?.map(({ email }) => email.toLowerCase()).toSorted());
});

test("an edit that is too long for a toast to take back is told without its undo", async () => {
  const answer = await responseOf(send(await form({ description: "boots ".repeat(1_000) })));
  expect(readToast(get("/", cookiesOf(answer).split(";")[0]))).toEqual({ kind: "success", title: "Meeting updated" });
});

test("a form that changes nothing writes nothing", async () => {
  const before = await atGoogle();
  expect((await responseOf(send(await form()))).status).toBe(303);
  expect(await atGoogle()).toEqual(before);
});

test("what was left alone may have changed meanwhile, what was changed by both is told first", async () => {
  const fields = await form({ summary: "Spring offsite", location: "Mill" });
  const event = await atGoogle();
  await putEvent(user.email, { ...event, id: ID, location: "Castle", description: "Bring cake" });
  await calendar.action(args(post("/dashboard/calendar/refresh", {}, cookie)));

  const words = "Changed elsewhere since you opened the page, to “Castle”. Save once more to have it your way.";
  expect(await faults(send(fields))).toEqual({ status: 409, location: [words] });
  expect(await atGoogle()).toMatchObject({ summary: "Offsite", location: "Castle" });

  const { shown } = await open();
  expect((await responseOf(send({ ...fields, shown, description: "Bring cake" }))).status).toBe(303);
  expect(await atGoogle()).toMatchObject({ summary: "Spring offsite", location: "Mill", description: "Bring cake" });
});

test("what is wrong is said beside its field, and Google's failure as it is", async () => {
  const many = Array.from({ length: 201 }, (_, n) => `guest${n}@example.com`);
  expect(await faults(send(await form({ summary: " " })))).toMatchObject({ status: 400, summary: expect.anything() });
  expect(await faults(send(await form({ attendees: "bea@" })))).toMatchObject({
    ...{ status: 400, attendees: ["Not an email address: bea@"] },
  });
  expect(await faults(send(await form({ guests: many })))).toMatchObject({
    ...{ status: 400, attendees: [expect.stringMatching(/at most 200 people/)] },
  });
  expect(await faults(send(await form({ shown: "no JSON" })))).toMatchObject({ status: 400, shown: expect.anything() });
  await failNext({ provider: "google", method: "PATCH", status: 503, times: 9, account: user.email });
  expect(await faults(send(await form({ summary: "Later" })))).toMatchObject({
    status: 502,
    "": [/^Failed to save\./],
  });
  expect(await atGoogle()).toMatchObject({ summary: "Offsite" });
});

test("a meeting that overlaps another may have another title", async () => {
  await putEvent(user.email, { id: "beside", summary: "Beside", start: at(1), end: at(3) });
  await calendar.action(args(post("/dashboard/calendar/refresh", {}, cookie)));
  expect((await responseOf(send(await form({ summary: "Overlapping" })))).status).toBe(303);
  expect(await atGoogle()).toMatchObject({ summary: "Overlapping" });
});

test("somebody else's meeting is not edited, and one that is over says so with what was typed", async () => {
  const other = await sessionOf((await createUser()).id);
  expect((await responseOf(edit.loader(args(get(path, other), { id: ID })))).status).toBe(404);
  expect((await responseOf(edit.action(args(post(path, await form(), other), { id: ID })))).status).toBe(404);
  await putEvent(user.email, { id: "past", summary: "Past", start: at(-400), end: at(-399) });
  await calendar.action(args(post("/dashboard/calendar/refresh", {}, cookie)));
  expect((await edit.loader(args(get(path, cookie), { id: "past" }))).closed).toBe("over");
  const typed = await form({ summary: "Later" });
  expect(await edit.action(args(post(path, typed, cookie), { id: "past" }))).toMatchObject({
    ...{ init: { status: 409 }, data: { closed: "over", reply: { initialValue: { summary: "Later" } } } },
  });
});
