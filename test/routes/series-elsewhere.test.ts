import { beforeEach, expect, test } from "vitest";
import { selectMeetingsAfter } from "~/db/meeting-list";
import { DAY, HOUR } from "~/domain/time";
import { wallTimeOf } from "~/domain/wall-time";
import { readToast } from "~/http/toast";
import * as calendar from "~/routes/dashboard.calendar_.refresh";
import * as cancel from "~/routes/dashboard.meetings.$id.cancel";
import * as edit from "~/routes/dashboard.meetings.$id.edit";
import * as move from "~/routes/dashboard.meetings.$id.move";
import * as reschedule from "~/routes/dashboard.meetings.$id.reschedule";
import * as restore from "~/routes/dashboard.meetings.$id.restore";
import * as create from "~/routes/dashboard.meetings_.new";
import { disconnectCalendar } from "~/services/disconnect-calendar";
import { args, cookiesOf, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser, db, type TestUser } from "../support/user";

/* What is typed about one meeting of a series while the series is cut, moved or cancelled in another tab. */

const ZONE = "Europe/Amsterdam";
const week = 7 * 24;
const noon = Math.floor(Date.now() / DAY) * DAY + 10 * DAY + 11 * HOUR;
const wall = (hours: number) => wallTimeOf(noon + hours * HOUR, ZONE);
let user: TestUser;
let cookie: string;
/** The ids of the series as it was made. */
let ids: string[];

async function ahead() {
  const search = { window: { start: Date.now(), end: noon + 300 * DAY }, words: [], status: null, seriesId: null };
  return selectMeetingsAfter(db, user.id, { ...search, allDay: null, after: null, limit: 50 });
}

beforeEach(async () => {
  user = await createUser();
  cookie = await sessionOf(user.id);
  const { date, time } = wall(0);
  const fields = { meetingId: crypto.randomUUID(), summary: "Sync", startDate: date, startTime: time, attendees: "" };
  const series = { repeats: "weekly", ends: "after", endsAfter: "4" };
  await responseOf(create.action(args(post("/dashboard/meetings/new", { ...fields, ...series }, cookie))));
  ids = (await ahead()).map(({ id }) => id);
});

const pathOf = (id: string, form: string) => `/dashboard/meetings/${id}/${form}`;

async function moveSecond(reach: string) {
  const id = ids[1] ?? "";
  const { defaults, seen, changeId } = await reschedule.loader(args(get(pathOf(id, "reschedule"), cookie), { id }));
  const { date, time } = wall(week + 2);
  const fields = { ...defaults, seen, changeId, startDate: date, startTime: time, reach };
  return readToast(
    get(
      "/",
      cookiesOf(
        await responseOf(reschedule.action(args(post(pathOf(id, "reschedule"), fields, cookie), { id }))),
      ).split(";")[0],
    ),
  );
}

function cancelSecond(reach: string) {
  const id = ids[1] ?? "";
  const changeId = crypto.randomUUID();
  return responseOf(cancel.action(args(post(pathOf(id, "cancel"), { reach, changeId }, cookie), { id })));
}

/** Types a description for the third one, lets something happen in another tab, and saves. */
async function typeAndSave(inBetween: () => Promise<unknown>) {
  const id = ids[2] ?? "";
  const { defaults, shown } = await edit.loader(args(get(pathOf(id, "edit"), cookie), { id }));
  await inBetween();
  const typed = { ...defaults, guests: [], shown, description: "Bring the plan" };
  return { id, typed, send: () => edit.action(args(post(pathOf(id, "edit"), typed, cookie), { id })) };
}

test.each(["following", "all"])(
  "words typed while %s of the series moves are in the form of where it is now",
  async (reach) => {
    const { send } = await typeAndSave(() => moveSecond(reach));
    const answer = await responseOf(send());
    const now = (await ahead())[2];
    expect([answer.status, answer.headers.get("location")]).toEqual([303, pathOf(now?.id ?? "", "edit")]);
    expect(now?.id).not.toBe(ids[2]);
    expect(readToast(get("/", cookiesOf(answer)))).toMatchObject({
      title: "Moved with its series",
      text: /Sync is on .* now\. Nothing was changed/,
    });

    const id = now?.id ?? "";
    const again = args(get(pathOf(id, "edit"), `${cookie}; ${cookiesOf(answer)}`), { id });
    const { defaults } = await edit.loader(again);
    expect(defaults).toMatchObject({ description: "Bring the plan" });
    const saved = await responseOf(
      edit.action(args(post(pathOf(id, "edit"), { ...defaults, guests: [] }, cookie), { id })),
    );
    expect(saved.status).toBe(303);
    expect((await ahead())[2]?.description).toBe("Bring the plan");
  },
);

test("an old link leads to the meeting of that day, also after a second cut and after an undo", async () => {
  const toast = await moveSecond("following");
  const moved = (await ahead())[3]?.id ?? "";
  const open = async (id: string) =>
    (await responseOf(edit.loader(args(get(pathOf(id, "edit"), cookie), { id })) as Promise<unknown>)).headers.get(
      "location",
    );
  expect(await open(ids[3] ?? "")).toBe(pathOf(moved, "edit"));

  const path = toast?.undo?.action ?? "";
  const series = decodeURIComponent(path.split("/").at(-2) ?? "");
  await responseOf(restore.action(args(post(path, toast?.undo?.fields ?? {}, cookie), { id: series })));
  await calendar.action(args(post("/dashboard/calendar/refresh", {}, cookie)));
  expect(await open(moved)).toBe(pathOf(ids[3] ?? "", "edit"));
});

test.each(["following", "all"])(
  "words typed while %s of the series is cancelled are kept over its restoring",
  async (reach) => {
    const { id, typed, send } = await typeAndSave(() => cancelSecond(reach));
    expect(await send()).toMatchObject({
      ...{
        init: { status: 409 },
        data: { closed: "cancelled", reply: { initialValue: { description: "Bring the plan" } } },
      },
    });
    const { meeting, closed } = await edit.loader(args(get(pathOf(id, "edit"), cookie), { id }));
    expect([meeting.title, closed, meeting.mayRestore]).toEqual(["Sync", "cancelled", true]);
    const path = meeting.restoreSeriesAt ?? "";
    const series = decodeURIComponent(new URL(path, "http://x").pathname.split("/").at(-2) ?? "");
    const back = await responseOf(
      restore.action(args(post(path, { ...typed, returnTo: pathOf(id, "edit") }, cookie), { id: series })),
    );
    expect(back.headers.get("location")).toBe(pathOf(id, "edit"));
    expect((await ahead()).map((one) => one.id)).toEqual(ids);
    const again = await edit.loader(args(get(pathOf(id, "edit"), `${cookie}; ${cookiesOf(back)}`), { id }));
    expect(again).toMatchObject({ closed: null, defaults: { description: "Bring the plan" } });
  },
);

test("a drag of one whose series has moved says that it has changed", async () => {
  await moveSecond("following");
  const id = ids[2] ?? "";
  const answer = await responseOf(
    move.loader(args(get(`${pathOf(id, "move")}?days=1&minutes=0&longer=0`, cookie), { id })),
  );
  expect([answer.status, await answer.json()]).toMatchObject([409, { problem: /has changed/ }]);
});

test("without a calendar a form keeps its words and says what is missing, and nothing is said to be cancelled", async () => {
  const { id, send } = await typeAndSave(() => disconnectCalendar(testContext(), user.id));
  const answer = await responseOf(send());
  expect(readToast(get("/", cookiesOf(answer)))).toMatchObject({
    kind: "error",
    text: /No calendar is connected.*kept for an hour/,
  });
  const cancelled = await responseOf(cancel.action(args(post(pathOf(id, "cancel"), {}, cookie), { id })));
  expect(readToast(get("/", cookiesOf(cancelled)))).toMatchObject({ kind: "error", text: /No calendar is connected/ });
  const known = ids[0]?.replace(/_.*/, "") ?? "";
  const refused = await responseOf(cancel.action(args(post(pathOf(known, "cancel"), {}, cookie), { id: known })));
  expect(readToast(get("/", cookiesOf(refused)))).toMatchObject({
    ...{ kind: "error", title: "Failed to cancel meeting", text: /No calendar is connected/ },
  });
});
