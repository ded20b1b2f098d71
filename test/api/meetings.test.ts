import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { meetingChanges } from "~/db/schema/calendar";
import { actionItems, summaries } from "~/db/schema/summaries";
import { disconnectCalendar } from "~/services/disconnect-calendar";
import { at, call, keyOf } from "../support/api";
import { phoneOf } from "../support/conversation";
import { calendarOf, putEvent } from "../support/sandbox";
import { testContext } from "../support/signed-in";
import { createUser, db } from "../support/user";

async function someone() {
  const user = await createUser();
  return { user, key: await keyOf(user) };
}

test("a meeting is created, listed, read, changed, and cancelled", async () => {
  const { user, key } = await someone();
  const created = await call(key, "POST", "/meetings", {
    body: { title: "Kick-off", duration: 30, participant_email: "Anna@Example.com", preferred_times: [at("15:00")] },
  });
  expect(created).toMatchObject({
    status: 201,
    body: { title: "Kick-off", start: at("15:00"), duration: 30, time_zone: "Europe/Amsterdam", is_organizer: true },
  });
  const { id } = created.body;
  expect(created.headers.get("location")).toBe(`/api/v1/meetings/${id}`);
  expect((await calendarOf(user.email)).events).toMatchObject([
    { summary: "Kick-off", attendees: [{ email: "anna@example.com" }] },
  ]);
  expect((await call(key, "GET", "/meetings")).body).toEqual({ data: [created.body], next_cursor: null });
  const read = await call(key, "GET", `/meetings/${id}`);
  expect(read.body).toEqual(created.body);
  const ifMatch = { "if-match": read.headers.get("etag") ?? "" };
  const moved = await call(key, "PATCH", `/meetings/${id}`, {
    body: { start: at("16:00"), description: "Bring plans." },
    headers: ifMatch,
  });
  expect(moved).toMatchObject({ status: 200, body: { start: at("16:00"), duration: 30, description: "Bring plans." } });
  expect(await call(key, "PATCH", `/meetings/${id}`, { body: { title: "Stale" }, headers: ifMatch })).toMatchObject({
    status: 412,
  });
  const put = { title: "Kick-off 2", start: at("10:00"), end: at("11:00") };
  expect(await call(key, "PUT", `/meetings/${id}`, { body: put })).toMatchObject({
    status: 200,
    body: { ...put, description: "", participants: [] },
  });
  expect((await call(key, "DELETE", `/meetings/${id}`)).status).toBe(204);
  expect((await call(key, "DELETE", `/meetings/${id}`)).status).toBe(204);
  expect((await call(key, "GET", `/meetings/${id}`)).body).toMatchObject({ status: "cancelled" });
});

test("a change that is asked for again, as after an answer that was lost, is one line of the history", async () => {
  const { user, key } = await someone();
  const { id } = (await call(key, "POST", "/meetings", { body: { title: "Kick-off", start: at("15:00") } })).body;
  for (const title of ["Start", "Start", "Begin"]) await call(key, "PATCH", `/meetings/${id}`, { body: { title } });
  const changes = await db.select().from(meetingChanges).where(eq(meetingChanges.userId, user.id));
  expect(changes.map(({ kind }) => kind)).toEqual(["booked", "changed", "changed"]);
});

test("without a calendar nothing is changed and nothing is said to be gone", async () => {
  const { user, key } = await someone();
  const { id } = (await call(key, "POST", "/meetings", { body: { title: "Kick-off", start: at("15:00") } })).body;
  await disconnectCalendar(testContext(), user.id);
  const missing = { status: 409, body: { type: expect.stringContaining("calendar-not-connected") } };
  expect(await call(key, "DELETE", `/meetings/${id}`)).toMatchObject(missing);
  expect(await call(key, "PATCH", `/meetings/${id}`, { body: { title: "Start" } })).toMatchObject(missing);
  expect((await calendarOf(user.email)).events).toMatchObject([{ status: "confirmed" }]);
});

test("what was booked by API is taken back by text", async () => {
  const { user, key } = await someone();
  await call(key, "POST", "/meetings", { body: { title: "Kick-off", start: at("15:00") } });
  const phone = phoneOf(user, new Date().toISOString());
  expect((await phone.text("undo")).text).toContain("Undone: “Kick-off” is off your calendar");
  expect((await call(key, "GET", "/meetings")).body.data).toEqual([]);
});

test("of what was changed by API an undo by text puts back what that has changed, and nothing of others since", async () => {
  const { user, key } = await someone();
  const { id } = (await call(key, "POST", "/meetings", { body: { title: "Kick-off", start: at("15:00") } })).body;
  await call(key, "PATCH", `/meetings/${id}`, { body: { title: "Start" } });
  const [event] = (await calendarOf(user.email)).events;
  await putEvent(user.email, { ...event, location: "Room 7" });
  const phone = phoneOf(user, new Date().toISOString());
  expect((await phone.text("undo")).text).toContain("Undone: “Kick-off”");
  expect((await calendarOf(user.email)).events).toMatchObject([{ summary: "Kick-off", location: "Room 7" }]);
});

test("what happens is read from where software left off, another user's never", async () => {
  const { key } = await someone();
  const nothing = (await call(key, "GET", "/events")).body;
  expect(nothing).toEqual({ data: [], next_cursor: null, has_more: false });
  const made = (await call(key, "POST", "/meetings", { body: { title: "Kick-off", start: at("15:00") } })).body;
  await call(key, "PATCH", `/meetings/${made.id}`, { body: { start: at("16:00") } });
  const first = (await call(key, "GET", "/events?limit=1")).body;
  expect(first).toMatchObject({ has_more: true, data: [{ type: "meeting.created", data: { meeting_id: made.id } }] });
  const second = (await call(key, "GET", `/events?cursor=${first.next_cursor}`)).body;
  expect(second).toMatchObject({ has_more: false, data: [{ type: "meeting.updated", data: { title: "Kick-off" } }] });
  const later = (await call(key, "GET", `/events?cursor=${second.next_cursor}`)).body;
  expect(later).toEqual({ data: [], next_cursor: second.next_cursor, has_more: false });

  const other = await someone();
  expect((await call(other.key, "GET", "/events")).body.data).toEqual([]);
  expect((await call(other.key, "GET", `/events?cursor=${first.next_cursor}`)).status).toBe(400);
});

test("summaries and action items are read page by page, another user's never", async () => {
  const { user, key } = await someone();
  const stranger = await createUser({ calendar: false });
  for (const [n, owner] of [user, user, stranger].entries()) {
    const id = `${owner.id}-${n}`;
    await db.insert(summaries).values({
      ...{ id, userId: owner.id, eventId: `event${n}`, title: `Review ${n}`, startAt: 1e12 + n, timezone: "UTC" },
      ...{
        language: "en",
        overview: [{ text: `We met ${n}.`, evidence: [] }],
        decisions: [],
        questions: [],
        dropped: 0,
      },
      ...{ contentHash: "", createdAt: 1, updatedAt: 1 },
    });
    await db.insert(actionItems).values({
      ...{ id, userId: owner.id, summaryId: id, position: 0, text: `Send ${n}`, evidence: [], owner: "Anna" },
      due: n === 0 ? null : "2030-01-01",
    });
  }
  const first = (await call(key, "GET", "/summaries?limit=1")).body;
  expect(first.data).toMatchObject([{ meeting_id: "event1", overview: ["We met 1."] }]);
  const second = (await call(key, "GET", `/summaries?cursor=${first.next_cursor}`)).body;
  expect(second).toMatchObject({ data: [{ meeting_id: "event0" }], next_cursor: null });
  const items = (await call(key, "GET", "/action-items?limit=1&state=open")).body;
  expect(items.data).toMatchObject([{ text: "Send 1", due: "2030-01-01", is_done: false, meeting_title: "Review 1" }]);
  const rest = (await call(key, "GET", `/action-items?cursor=${items.next_cursor}`)).body;
  expect(rest).toMatchObject({ data: [{ text: "Send 0", due: null }], next_cursor: null });
});
