import { expect, test } from "vitest";
import { refreshCalendar } from "~/services/refresh-calendar";
import { at, call, keyOf } from "../support/api";
import { phoneOf } from "../support/conversation";
import { calendarOf } from "../support/sandbox";
import { testContext } from "../support/signed-in";
import { createUser } from "../support/user";

async function someone() {
  const user = await createUser();
  const key = await keyOf(user);
  const send = (method: string, path: string, body?: unknown) =>
    call(key, method, path, body === undefined ? {} : { body });
  const list = async (query = "") => (await send("GET", `/meetings${query}`)).body.data;
  /** By text; then Google tells us what came of it. */
  const undo = async () => {
    const { text } = await phoneOf(user, new Date().toISOString()).text("undo");
    await refreshCalendar(testContext(), user.id, Date.now());
    return text;
  };
  return { user, send, list, undo };
}

/** A Tuesday some weeks ahead, or a day some days after it; ISO date. */
function day(after = 0): string {
  return new Date(Date.parse(`${at("12:00").slice(0, 10)}T00:00:00Z`) + after * 864e5).toISOString().slice(0, 10);
}

/** The same time some days later: no clock changes within these weeks. */
const later = (moment: string, days: number) => `${day(days)}${moment.slice(10)}`;

const standup = (more: object = {}) => ({
  ...{ title: "Standup", start: at("09:30"), duration: 15, time_zone: "Europe/Amsterdam" },
  ...{ recurrence: "FREQ=DAILY;COUNT=4" },
  ...more,
});

const errorsOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [
  status,
  body.errors?.map(({ pointer }: { pointer: string }) => pointer),
];

test("a series is made, listed as it is in the calendar, once each, and taken back by text", async () => {
  const { user, send, list, undo } = await someone();
  const made = await send("POST", "/meetings", standup());
  expect(made).toMatchObject({
    status: 201,
    body: { title: "Standup", start: at("09:30"), is_recurring: true, recurrence: "FREQ=DAILY;COUNT=4" },
  });
  const { id, series_id } = made.body;
  expect((await calendarOf(user.email)).events).toMatchObject([
    { id: series_id, recurrence: ["RRULE:FREQ=DAILY;COUNT=4"] },
  ]);
  expect((await send("GET", `/meetings/${id}`)).body).toEqual(made.body);
  const starts = [0, 1, 2, 3].map((n) => later(at("09:30"), n));
  await send("POST", "/meetings", { title: "Other", start: at("16:00") });
  const listed = await list(`?series_id=${series_id}`);
  expect(listed.map(({ start }: { start: string }) => start)).toEqual(starts);
  expect(await list()).toHaveLength(5);
  expect((await call(await keyOf(await createUser()), "GET", `/meetings?series_id=${series_id}`)).body.data).toEqual(
    [],
  );

  expect((await send("GET", "/events")).body.data[0]).toMatchObject({
    ...{ type: "meeting.created", data: { meeting_id: series_id, start: new Date(at("09:30")).toISOString() } },
  });

  await undo();
  expect(await undo()).toContain("“Standup” is off your calendar");
  expect(await list()).toEqual([]);
});

test("one of a series changes alone, the following move, all are cancelled, and each is undone by text", async () => {
  const { send, list, undo } = await someone();
  const { id, series_id } = (await send("POST", "/meetings", standup())).body;
  const [, second, third] = await list();
  const starts = async () => (await list()).map(({ start }: { start: string }) => start);

  expect((await send("PATCH", `/meetings/${second.id}`, { start: later(at("11:00"), 1) })).status).toBe(200);
  expect((await starts())[1]).toBe(later(at("11:00"), 1));

  const moved = await send("PATCH", `/meetings/${third.id}?apply_to=following`, { start: later(at("14:00"), 2) });
  expect(moved).toMatchObject({
    status: 200,
    body: { start: later(at("14:00"), 2), duration: 15, is_recurring: true },
  });
  expect((await send("GET", `/meetings/${moved.body.id}`)).body).toEqual(moved.body);
  expect(await starts()).toEqual([
    ...[at("09:30"), later(at("11:00"), 1)],
    ...[later(at("14:00"), 2), later(at("14:00"), 3)],
  ]);
  await undo();
  expect((await starts()).slice(2)).toEqual([later(at("09:30"), 2), later(at("09:30"), 3)]);

  expect((await send("DELETE", `/meetings/${id}?apply_to=all`)).status).toBe(204);
  expect(await starts()).toEqual([]);
  await undo();
  expect(await list(`?series_id=${series_id}`)).toHaveLength(4);
});

test("all of a series move within their day, and a taken time is refused with others", async () => {
  const { send, list } = await someone();
  const { id } = (await send("POST", "/meetings", standup())).body;
  await send("POST", "/meetings", { title: "Board", start: at("10:00") });
  const taken = await send("PATCH", `/meetings/${id}?apply_to=all`, { start: at("10:00") });
  expect([taken.status, taken.body.conflicts[0].title, taken.body.alternatives.length > 0]).toEqual([
    409,
    "Board",
    true,
  ]);
  const moved = await send("PATCH", `/meetings/${id}?apply_to=all`, { start: at("08:00"), duration: 30 });
  expect(moved).toMatchObject({ status: 200, body: { start: at("08:00"), duration: 30 } });
  const listed = await list(`?series_id=${moved.body.series_id}`);
  expect(listed.map(({ start }: { start: string }) => start)).toEqual([0, 1, 2, 3].map((n) => later(at("08:00"), n)));
});

test("a single meeting becomes the first of a series, and by text single again", async () => {
  const { send, list, undo } = await someone();
  const { id } = (await send("POST", "/meetings", { title: "Sync", start: at("15:00"), duration: 30 })).body;
  const made = await send("PATCH", `/meetings/${id}`, { recurrence: "FREQ=WEEKLY;BYDAY=TU;COUNT=2" });
  expect(made).toMatchObject({ status: 200, body: { start: at("15:00"), is_recurring: true, series_id: id } });
  expect(await list()).toHaveLength(2);
  // Who has kept the id finds the next one under it.
  expect(await send("GET", `/meetings/${id}`)).toMatchObject({ status: 200, body: made.body });
  await undo();
  expect(await list()).toMatchObject([{ id, is_recurring: false, recurrence: null }]);
});

test("what a series cannot do is refused by name, and nothing is done", async () => {
  const { user, send } = await someone();
  const single = (await send("POST", "/meetings", { title: "Single", start: at("15:00") })).body.id;
  const { id } = (await send("POST", "/meetings", standup())).body;
  const before = (await calendarOf(user.email)).events;
  const post = (more: object) => send("POST", "/meetings", standup(more));
  const patch = (query: string, body: object, of = id) => send("PATCH", `/meetings/${of}${query}`, body);
  expect(errorsOf(await post({ recurrence: "FREQ=WEEKLY;BYDAY=MO" }))).toEqual([422, ["#/recurrence"]]);
  expect(errorsOf(await post({ recurrence: "FREQ=SECONDLY" }))).toEqual([422, ["#/recurrence"]]);
  expect(errorsOf(await post({ start: undefined, preferred_times: [at("11:00")] }))).toEqual([422, ["#/recurrence"]]);
  expect(errorsOf(await patch("", { recurrence: "FREQ=DAILY" }))).toEqual([422, ["#/recurrence"]]);
  expect(errorsOf(await patch("?apply_to=all", { title: "x", start: at("10:00") }))).toEqual([422, ["#/title"]]);
  expect(errorsOf(await patch("?apply_to=all", { recurrence: "FREQ=DAILY" }))).toEqual([422, ["#/recurrence"]]);
  expect(errorsOf(await patch("?apply_to=all", { start: later(at("09:30"), 1) }))).toEqual([422, ["#/start"]]);
  expect(errorsOf(await patch("?apply_to=all", { start: at("10:00") }, single))).toEqual([400, ["?apply_to"]]);
  expect(errorsOf(await patch("?apply_to=some", { start: at("10:00") }))).toEqual([400, ["?apply_to"]]);
  expect(errorsOf(await send("DELETE", `/meetings/${single}?apply_to=following`))).toEqual([400, ["?apply_to"]]);
  expect(errorsOf(await send("PUT", `/meetings/${id}?apply_to=all`, standup()))).toEqual([400, ["?apply_to"]]);
  expect((await calendarOf(user.email)).events).toEqual(before);
});

test("whole days are booked, read, moved, given a time of day and taken away", async () => {
  const { user, send, list } = await someone();
  const made = await send("POST", "/meetings", { title: "Fair", start_date: day(), end_date: day(2) });
  expect(made).toMatchObject({
    status: 201,
    body: { is_all_day: true, start_date: day(), end_date: day(2), start: at("00:00"), duration: 2 * 1440 },
  });
  const { id } = made.body;
  expect((await calendarOf(user.email)).events).toMatchObject([{ start: { date: day() }, end: { date: day(2) } }]);
  expect((await send("GET", `/meetings/${id}`)).body).toEqual(made.body);
  expect(await list("?all_day=true")).toEqual([made.body]);
  expect(await list("?all_day=false")).toEqual([]);
  // It takes the days.
  expect((await send("POST", "/meetings", { title: "In it", start: at("15:00") })).status).toBe(409);

  const patched = async (body: object) => (await send("PATCH", `/meetings/${id}`, body)).body;
  expect(await patched({ start_date: day(7) })).toMatchObject({ start_date: day(7), end_date: day(9) });
  expect(await patched({ end_date: day(8) })).toMatchObject({ start_date: day(7), end_date: day(8) });
  expect(await patched({ title: "Show" })).toMatchObject({ title: "Show", is_all_day: true, start_date: day(7) });
  expect(await patched({ start: at("10:00") })).toMatchObject({ is_all_day: false, start_date: null, duration: 30 });
  expect(await patched({ start_date: day(1) })).toMatchObject({ is_all_day: true, end_date: day(2) });
  const put = await send("PUT", `/meetings/${id}`, { title: "Fair", start_date: day(3) });
  expect(put).toMatchObject({ status: 200, body: { start_date: day(3), end_date: day(4) } });
  const series = await patched({ recurrence: `FREQ=DAILY;UNTIL=${day(4).replaceAll("-", "")}` });
  expect(series).toMatchObject({ is_all_day: true, is_recurring: true, start_date: day(3) });
  expect(await list()).toHaveLength(2);
  expect((await send("DELETE", `/meetings/${series.id}?apply_to=following`)).status).toBe(204);
  expect(await list()).toEqual([]);
});

test("dates that are none are refused by name", async () => {
  const { user, send } = await someone();
  const post = async (more: object) => errorsOf(await send("POST", "/meetings", { title: "x", ...more }));
  const start_date = day();
  expect(await post({ end_date: day() })).toEqual([422, ["#/end_date"]]);
  expect(await post({ start_date, end_date: start_date })).toEqual([422, ["#/end_date"]]);
  expect(await post({ start_date: "2027-02-29" })).toEqual([422, ["#/start_date"]]);
  expect(await post({ start_date: "2020-01-01" })).toEqual([422, ["#/start_date"]]);
  expect(await post({ start_date: at("10:00") })).toEqual([422, ["#/start_date"]]);
  expect(await post({ start_date, start: at("10:00"), duration: 30 })).toEqual([422, ["#/start", "#/duration"]]);
  expect(await post({ start_date, video_call: true, reminder_minutes: 5 })).toEqual([
    ...[422, ["#/video_call", "#/reminder_minutes"]],
  ]);
  const { id } = (await send("POST", "/meetings", { title: "Sync", start: at("15:00") })).body;
  expect(errorsOf(await send("PATCH", `/meetings/${id}`, { end_date: day(1) }))).toEqual([422, ["#/start_date"]]);
  expect(errorsOf(await send("PUT", `/meetings/${id}`, { title: "x" }))).toEqual([422, ["#/start"]]);
  const days = (await send("POST", "/meetings", { title: "Fair", start_date: day(7) })).body.id;
  expect(errorsOf(await send("PATCH", `/meetings/${days}`, { duration: 30 }))).toEqual([422, ["#/start"]]);
  expect((await calendarOf(user.email)).events).toHaveLength(2);
});
