import { beforeEach, expect, test } from "vitest";
import { selectMeetingsAfter } from "~/db/meeting-list";
import { DAY, HOUR } from "~/domain/time";
import { wallTimeOf } from "~/domain/wall-time";
import { readToast } from "~/http/toast";
import * as calendar from "~/routes/dashboard.calendar_.refresh";
import * as details from "~/routes/dashboard.meetings.$id._index";
import * as cancel from "~/routes/dashboard.meetings.$id.cancel";
import * as reschedule from "~/routes/dashboard.meetings.$id.reschedule";
import * as restore from "~/routes/dashboard.meetings.$id.restore";
import * as create from "~/routes/dashboard.meetings_.new";
import { args, cookiesOf, get, post, responseOf, sessionOf } from "../support/signed-in";
import { createUser, db, type TestUser } from "../support/user";

const ZONE = "Europe/Amsterdam";
let user: TestUser;
let cookie: string;

/** Noon in ten days, on the wall of the user. */
const noon = Math.floor(Date.now() / DAY) * DAY + 10 * DAY + 11 * HOUR;
const wall = (hours: number) => wallTimeOf(noon + hours * HOUR, ZONE);

/** The meetings of the user that are ahead, earliest first. */
async function ahead() {
  const search = { window: { start: Date.now(), end: noon + 300 * DAY }, words: [], status: null, seriesId: null };
  return selectMeetingsAfter(db, user.id, { ...search, allDay: null, after: null, limit: 50 });
}
const times = async () => (await ahead()).map(({ startAt }) => Math.round((startAt - noon) / HOUR));
const week = 7 * 24;

beforeEach(async () => {
  user = await createUser();
  cookie = await sessionOf(user.id);
  const { date, time } = wall(0);
  const fields = { meetingId: crypto.randomUUID(), summary: "Sync", startDate: date, startTime: time, attendees: "" };
  const series = { repeats: "weekly", ends: "after", endsAfter: "4" };
  await responseOf(create.action(args(post("/dashboard/meetings/new", { ...fields, ...series }, cookie))));
});

const press = async (answer: Promise<unknown>) => {
  const response = await responseOf(answer);
  return { to: response.headers.get("location"), toast: readToast(get("/", cookiesOf(response).split(";")[0])) };
};

async function undo(toast: ReturnType<typeof readToast>) {
  const path = toast?.undo?.action ?? "";
  const id = decodeURIComponent(new URL(path, "http://x").pathname.split("/").at(-2) ?? "");
  return press(restore.action(args(post(path, toast?.undo?.fields ?? {}, cookie), { id })));
}

/** What the page of the second meeting of the series sends. */
async function cancelSecond(reach: string, changeId = crypto.randomUUID()) {
  const id = (await ahead())[1]?.id ?? "";
  const send = () =>
    press(cancel.action(args(post(`/dashboard/meetings/${id}/cancel`, { reach, changeId }, cookie), { id })));
  return { id, send };
}

test.each([
  ["one", [0, 2 * week, 3 * week], "Meeting cancelled"],
  ["following", [0], "Meetings cancelled"],
  ["all", [], "Meeting cancelled"],
])("cancelling %s of a series leaves the others, and one press brings them back", async (reach, left, title) => {
  expect(await times()).toEqual([0, week, 2 * week, 3 * week]);
  const { send } = await cancelSecond(reach);
  const { toast } = await send();
  expect(toast?.title).toBe(title);
  expect(await times()).toEqual(left);
  await undo(toast);
  await calendar.action(args(post("/dashboard/calendar/refresh", {}, cookie)));
  expect(await times()).toEqual([0, week, 2 * week, 3 * week]);
});

test.each(["following", "all"])(
  "a cancellation of %s that was sent twice is one, and is taken back whole",
  async (reach) => {
    const { send } = await cancelSecond(reach);
    const [first, second] = await Promise.all([send(), send()]);
    const undone = [first, second].find(({ toast }) => toast?.undo);
    await undo(undone?.toast ?? null);
    await calendar.action(args(post("/dashboard/calendar/refresh", {}, cookie)));
    expect(await times()).toEqual([0, week, 2 * week, 3 * week]);
  },
);

async function moveSecond(reach: string, hours: number, changes: Record<string, string> = {}) {
  const id = (await ahead())[1]?.id ?? "";
  const path = `/dashboard/meetings/${id}/reschedule`;
  const { defaults, seen, changeId, meeting } = await reschedule.loader(args(get(path, cookie), { id }));
  expect(meeting.mayMeanSeries).toBe(true);
  const { date, time } = wall(week + hours);
  const fields = { ...defaults, seen, changeId, startDate: date, startTime: time, reach, ...changes };
  return reschedule.action(args(post(path, fields, cookie), { id }));
}

test.each([
  ["one", [0, week + 2, 2 * week, 3 * week]],
  ["following", [0, week + 2, 2 * week + 2, 3 * week + 2]],
  ["all", [2, week + 2, 2 * week + 2, 3 * week + 2]],
])("moving %s of a series moves those, and one press takes it back", async (reach, moved) => {
  const { to, toast } = await press(moveSecond(reach, 2));
  await calendar.action(args(post("/dashboard/calendar/refresh", {}, cookie)));
  expect(await times()).toEqual(moved);
  const id = decodeURIComponent(to?.split("/").at(-1) ?? "");
  const { meeting } = await details.loader(args(get(to ?? "", cookie), { id }));
  expect(meeting).toMatchObject({ title: "Sync", state: "confirmed" });
  if (reach === "one") return;
  await undo(toast);
  await calendar.action(args(post("/dashboard/calendar/refresh", {}, cookie)));
  expect(await times()).toEqual([0, week, 2 * week, 3 * week]);
});

test("more than one of a series stay on their days, and the field says so with what was typed", async () => {
  const answer = await moveSecond("all", 24);
  expect(answer).toMatchObject({
    init: { status: 400 },
    data: { reply: { error: { startDate: [/stay on their days/] }, initialValue: { reach: "all" } } },
  });
  expect(await times()).toEqual([0, week, 2 * week, 3 * week]);
});

test("a series is moved onto what is taken only when it is wanted all the same", async () => {
  const { date, time } = wall(week + 2);
  const other = { meetingId: crypto.randomUUID(), summary: "Other", startDate: date, startTime: time, attendees: "" };
  await responseOf(create.action(args(post("/dashboard/meetings/new", other, cookie))));
  const answer = await moveSecond("following", 2);
  expect(answer).toMatchObject({ init: { status: 409 }, data: { taken: { conflicts: [{ title: "Other" }] } } });
  await press(moveSecond("following", 2, { anyway: "on" }));
  await calendar.action(args(post("/dashboard/calendar/refresh", {}, cookie)));
  expect(await times()).toEqual([0, week + 2, week + 2, 2 * week + 2, 3 * week + 2]);
});
