import { beforeEach, expect, test } from "vitest";
import { DAY, HOUR } from "~/domain/time";
import { wallTimeOf } from "~/domain/wall-time";
import * as calendar from "~/routes/dashboard.calendar_.refresh";
import * as details from "~/routes/dashboard.meetings.$id._index";
import * as cancel from "~/routes/dashboard.meetings.$id.cancel";
import * as edit from "~/routes/dashboard.meetings.$id.edit";
import * as move from "~/routes/dashboard.meetings.$id.move";
import * as reschedule from "~/routes/dashboard.meetings.$id.reschedule";
import * as restore from "~/routes/dashboard.meetings.$id.restore";
import { control, putEvent, type RawEvent } from "../support/sandbox";
import { args, cookiesOf, get, post, responseOf, sessionOf } from "../support/signed-in";
import { createUser, type TestUser } from "../support/user";

const ID = "offsite";
const PAGE = `/dashboard/meetings/${ID}`;
let user: TestUser;
let cookie: string;

const start = Math.floor(Date.now() / DAY) * DAY + 9 * DAY + 9 * HOUR;
const at = (hours: number) => ({ dateTime: new Date(start + hours * HOUR).toISOString() });
const atGoogle = async () =>
  (await control<{ events: RawEvent[] }>("GET", `/google/events?account=${user.email}`)).events.find(
    ({ id }) => id === ID,
  );
const ofForm = (path: string, fields: Record<string, string | string[]> = {}) =>
  args(post(`${PAGE}/${path}`, fields, cookie), { id: ID });
const refresh = () => calendar.action(args(post("/dashboard/calendar/refresh", {}, cookie)));

beforeEach(async () => {
  user = await createUser();
  cookie = await sessionOf(user.id);
  await putEvent(user.email, {
    ...{ id: ID, summary: "Offsite", description: "Bring shoes", location: "Barn", start: at(0), end: at(2) },
    attendees: [
      { email: user.email, self: true, organizer: true, responseStatus: "accepted" },
      { email: "anna@example.com", displayName: "Anna", responseStatus: "accepted" },
      { email: "tom@example.com" },
    ],
  });
  await refresh();
});

/** How a meeting goes while somebody has its form open. */
const GOING: [how: string, go: () => Promise<unknown>][] = [
  ["in another tab", () => responseOf(cancel.action(ofForm("cancel")))],
  ["in Google, and the mirror knows", () => removedAtGoogle().then(refresh)],
  ["in Google just now", removedAtGoogle],
];

function removedAtGoogle() {
  return control("PUT", "/google/events", { account: user.email, event: { id: ID, status: "cancelled" } });
}

/** Presses "Restore" in the form, and opens its page again in the same browser. */
async function restored(path: string, fields: Record<string, string | string[]>) {
  const answer = await responseOf(
    restore.action(args(post(`${PAGE}/restore`, { ...fields, returnTo: `${PAGE}/${path}` }, cookie), { id: ID })),
  );
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${PAGE}/${path}`]);
  return args(get(`${PAGE}/${path}`, `${cookie}; ${cookiesOf(answer)}`), { id: ID });
}

test.each(GOING)("an edit of a meeting that was cancelled %s keeps its words over Restore", async (_, go) => {
  const { defaults, shown } = await edit.loader(args(get(`${PAGE}/edit`, cookie), { id: ID }));
  const typed = { ...defaults, shown, description: "Bring boots", guests: ["anna@example.com"] };
  await go();
  expect(await edit.action(ofForm("edit", typed))).toMatchObject({
    ...{
      init: { status: 409 },
      data: { closed: "cancelled", reply: { initialValue: { description: "Bring boots" } } },
    },
  });
  const page = await edit.loader(args(get(`${PAGE}/edit`, cookie), { id: ID }));
  expect(page).toMatchObject({ closed: "cancelled", meeting: { mayRestore: true } });
  expect(page.defaults).toMatchObject({ description: "Bring shoes" });

  const back = await edit.loader(await restored("edit", typed));
  expect(back).toMatchObject({ closed: null, defaults: { description: "Bring boots", guests: "anna@example.com" } });
  expect((await responseOf(edit.action(ofForm("edit", { ...back.defaults })))).status).toBe(303);
  const event = await atGoogle();
  expect(event).toMatchObject({ status: "confirmed", description: "Bring boots", summary: "Offsite" });
  expect(event?.attendees?.map(({ email }) => email)).not.toContain("tom@example.com");
});

test.each(GOING)("a move of a meeting that was cancelled %s keeps its time over Restore", async (_, go) => {
  const { defaults, seen } = await reschedule.loader(args(get(`${PAGE}/reschedule`, cookie), { id: ID }));
  const { date, time } = wallTimeOf(start + DAY, "Europe/Amsterdam");
  const typed = { ...defaults, startDate: date, startTime: time };
  await go();
  expect(await reschedule.action(ofForm("reschedule", { ...typed, seen }))).toMatchObject({
    ...{ init: { status: 409 }, data: { closed: "cancelled", reply: { initialValue: { startDate: date } } } },
  });
  const page = await reschedule.loader(args(get(`${PAGE}/reschedule`, cookie), { id: ID }));
  expect(page).toMatchObject({ closed: "cancelled", meeting: { mayRestore: true } });

  const back = await reschedule.loader(await restored("reschedule", typed));
  expect(back).toMatchObject({ closed: null, defaults: { startDate: date, startTime: time } });
  const again = { ...back.defaults, seen: back.seen };
  expect((await responseOf(reschedule.action(ofForm("reschedule", again)))).status).toBe(303);
  expect(Date.parse((await atGoogle())?.start.dateTime ?? "")).toBe(start + DAY);
});

test.each(GOING)("a meeting that was cancelled %s is shown as that, and cancelled again says so", async (_, go) => {
  await go();
  expect((await responseOf(cancel.action(ofForm("cancel")))).status).toBe(303);
  const { meeting } = await details.loader(args(get(PAGE, cookie), { id: ID }));
  expect(meeting).toMatchObject({ title: "Offsite", state: "cancelled", mayRestore: true });
  const asked = await cancel.loader(args(get(`${PAGE}/cancel`, cookie), { id: ID }));
  expect(asked.meeting.state).toBe("cancelled");
});

test.each(GOING)("a drag in the calendar of a meeting that was cancelled %s says so", async (_, go) => {
  const drag = () => move.loader(args(get(`${PAGE}/move?days=1&minutes=0&longer=0`, cookie), { id: ID }));
  const { after, seen } = (await (await drag()).json()) as { after: Record<string, string>; seen: string };
  await go();
  const sent = { ...after, durationMinutes: String(after.durationMinutes), seen };
  const answer = await responseOf(move.action(ofForm("move", sent)));
  expect([answer.status, await answer.json()]).toMatchObject([409, { problem: /cancelled|not in your calendar/ }]);
  const again = await drag();
  expect([again.status, await again.json()]).toMatchObject([409, { problem: /has been cancelled/ }]);
});

test("a meeting that was never in the user's calendar is not found", async () => {
  for (const { loader } of [edit, reschedule, cancel, details])
    expect((await responseOf(loader(args(get(PAGE, cookie), { id: "nowhere" })) as Promise<unknown>)).status).toBe(404);
  const other = await sessionOf((await createUser()).id);
  expect((await responseOf(details.loader(args(get(PAGE, other), { id: ID })))).status).toBe(404);
});
