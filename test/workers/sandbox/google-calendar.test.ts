import { expect, test } from "vitest";
import { openWorld } from "./sandbox-world";

const ZONE = "Europe/Amsterdam";
const at = (dateTime: string) => ({ dateTime, timeZone: ZONE });
const meeting = (changes: Record<string, unknown> = {}) => ({
  summary: "Intro",
  start: at("2026-11-23T10:00:00+01:00"),
  end: at("2026-11-23T10:30:00+01:00"),
  ...changes,
});
const weekly = (changes: Record<string, unknown> = {}) =>
  meeting({ id: "series1", recurrence: ["RRULE:FREQ=WEEKLY;COUNT=4"], ...changes });
const WINDOW = "?singleEvents=true&timeMin=2026-11-01T00:00:00Z&timeMax=2027-02-01T00:00:00Z";
const ids = (answer: { body: { items: { id: string; status: string }[] } }) =>
  answer.body.items.map(({ id, status }) => (status === "cancelled" ? `${id} cancelled` : id));
const after = (answer: { body: { nextSyncToken: string } }) =>
  `?singleEvents=true&syncToken=${encodeURIComponent(answer.body.nextSyncToken)}`;

test("an event of our own id exists once, and comes back with what Google adds", async () => {
  const calendar = await openWorld().calendar();
  const made = await calendar("POST", "", meeting({ id: "mine1", attendees: [{ email: "anna@example.com" }] }));
  expect(made.body).toMatchObject({
    ...{ kind: "calendar#event", id: "mine1", status: "confirmed", iCalUID: "mine1@google.com", sequence: 0 },
    organizer: { email: "demo@parley.test", self: true },
    attendees: [{ email: "anna@example.com", responseStatus: "needsAction" }],
  });
  const again = await calendar("POST", "", meeting({ id: "mine1" }));
  expect([again.status, again.body.error.errors[0].reason]).toEqual([409, "duplicate"]);
});

test.each([
  ["no end", { end: undefined }, "required"],
  ["an end before its start", { end: at("2026-11-23T09:59:00+01:00") }, "timeRangeEmpty"],
  ["a date beside a time", { end: { date: "2026-11-24" } }, "invalid"],
  ["a local time without a zone", { start: { dateTime: "2026-11-23T10:00:00" } }, "required"],
  ["an id with a capital", { id: "Mine1" }, "invalid"],
])("an event with %s is refused: %j → %s", async (_name, changes, reason) => {
  const calendar = await openWorld().calendar();
  const answer = await calendar("POST", "", meeting(changes));
  expect([answer.status, answer.body.error.errors[0].reason]).toEqual([400, reason]);
});

test("a video meeting is made only with conferenceDataVersion=1, the same one for the same request", async () => {
  const calendar = await openWorld().calendar();
  const conferenceData = { createRequest: { requestId: "r1", conferenceSolutionKey: { type: "hangoutsMeet" } } };
  const without = await calendar("POST", "", meeting({ conferenceData }));
  expect(without.body.hangoutLink).toBeUndefined();
  const path = "/www.googleapis.com/calendar/v3/calendars/primary/events?conferenceDataVersion=1";
  const one = await calendar("POST", path, meeting({ conferenceData }));
  const other = await calendar("POST", path, meeting({ conferenceData }));
  expect(one.body.hangoutLink).toMatch(/^https:\/\/meet\.google\.com\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/);
  expect(other.body.hangoutLink).toBe(one.body.hangoutLink);
});

test("a patch merges objects, replaces arrays and clears with null", async () => {
  const calendar = await openWorld().calendar();
  await calendar("POST", "", meeting({ id: "mine1", location: "Room", attendees: [{ email: "a@b.co" }] }));
  await calendar("PATCH", "mine1", { extendedProperties: { private: { a: "1" } } });
  const attendees = [{ email: "c@d.co" }];
  const extendedProperties = { private: { b: "2" } };
  const { body } = await calendar("PATCH", "mine1", { location: null, attendees, extendedProperties });
  expect(body.location).toBeUndefined();
  expect(body.attendees.map(({ email }: { email: string }) => email)).toEqual(["c@d.co"]);
  expect(body.extendedProperties.private).toEqual({ a: "1", b: "2" });
});

test("a stale etag is refused with 412 and changes nothing", async () => {
  const calendar = await openWorld().calendar();
  const { body: first } = await calendar("POST", "", meeting({ id: "mine1" }));
  const fresh = await calendar("PATCH", "mine1", { summary: "Second" }, { "if-match": first.etag });
  expect(fresh.status).toBe(200);
  expect((await calendar("PATCH", "mine1", { summary: "Third" }, { "if-match": first.etag })).status).toBe(412);
  expect((await calendar("DELETE", "mine1", undefined, { "if-match": first.etag })).status).toBe(412);
  expect((await calendar("GET", "mine1")).body.summary).toBe("Second");
  expect((await calendar("GET", "mine1", undefined, { "if-none-match": fresh.body.etag })).status).toBe(304);
});

test("a deleted event is gone once, and a patch to confirmed brings it back under its id", async () => {
  const calendar = await openWorld().calendar();
  await calendar("POST", "", meeting({ id: "mine1" }));
  expect((await calendar("DELETE", "mine1")).status).toBe(204);
  const twice = await calendar("DELETE", "mine1");
  expect([twice.status, twice.body.error.errors[0].reason]).toEqual([410, "deleted"]);
  expect(ids(await calendar("GET", WINDOW))).toEqual([]);
  expect((await calendar("PATCH", "mine1", { status: "confirmed" })).body.id).toBe("mine1");
  expect(ids(await calendar("GET", WINDOW))).toEqual(["mine1"]);
});

test("a weekly series keeps its wall-clock time across the clock change", async () => {
  const calendar = await openWorld().calendar();
  const start = at("2026-10-19T10:00:00+02:00");
  await calendar("POST", "", weekly({ start, end: at("2026-10-19T10:30:00+02:00") }));
  const { body } = await calendar("GET", "?singleEvents=true&orderBy=startTime&timeMin=2026-10-01T00:00:00Z");
  expect(body.items.map((event: { start: { dateTime: string } }) => event.start.dateTime)).toEqual([
    "2026-10-19T10:00:00+02:00",
    "2026-10-26T10:00:00+01:00",
    "2026-11-02T10:00:00+01:00",
    "2026-11-09T10:00:00+01:00",
  ]);
});

test("EXDATE takes an instance away, RDATE adds one, and all-day series go by the date", async () => {
  const calendar = await openWorld().calendar();
  const recurrence = [
    "RRULE:FREQ=WEEKLY;COUNT=3",
    `EXDATE;TZID=${ZONE}:20261130T100000`,
    `RDATE;TZID=${ZONE}:20261201T100000`,
  ];
  await calendar("POST", "", weekly({ recurrence }));
  const days = { start: { date: "2026-11-24" }, end: { date: "2026-11-25" } };
  await calendar("POST", "", { id: "dates1", ...days, recurrence: ["RRULE:FREQ=DAILY;UNTIL=20261125"] });
  expect(ids(await calendar("GET", `${WINDOW}&orderBy=startTime`))).toEqual([
    "series1_20261123T090000Z",
    "dates1_20261124",
    "dates1_20261125",
    "series1_20261201T090000Z",
    "series1_20261207T090000Z",
  ]);
});

test("a moved instance keeps its id and original start; a deleted one leaves the others", async () => {
  const calendar = await openWorld().calendar();
  await calendar("POST", "", weekly());
  const full = await calendar("GET", WINDOW);
  const moved = { start: at("2026-12-01T15:00:00+01:00"), end: at("2026-12-01T15:30:00+01:00") };
  const { body } = await calendar("PATCH", "series1_20261130T090000Z", moved);
  expect(body.originalStartTime.dateTime).toBe("2026-11-30T10:00:00+01:00");
  await calendar("DELETE", "series1_20261207T090000Z");

  expect(ids(await calendar("GET", `${WINDOW}&orderBy=startTime`))).toEqual([
    ...["series1_20261123T090000Z", "series1_20261130T090000Z", "series1_20261214T090000Z"],
  ]);
  const changes = ["series1_20261130T090000Z", "series1_20261207T090000Z cancelled"];
  expect(ids(await calendar("GET", after(full)))).toEqual(changes);
});

test("an incremental list tells every instance of a series that was cancelled, and of one that came back", async () => {
  const calendar = await openWorld().calendar();
  await calendar("POST", "", weekly());
  const full = await calendar("GET", WINDOW);
  const instances = ids(full);
  expect(instances).toHaveLength(4);
  await calendar("DELETE", "series1");
  const gone = await calendar("GET", after(full));
  expect(ids(gone)).toEqual(instances.map((id) => `${id} cancelled`));
  await calendar("PATCH", "series1", { status: "confirmed" });
  expect(ids(await calendar("GET", after(gone)))).toEqual(instances);
});

test("a series moved by an hour has new instances, and the old ones are told as cancelled", async () => {
  const calendar = await openWorld().calendar();
  await calendar("POST", "", weekly({ recurrence: ["RRULE:FREQ=WEEKLY;COUNT=1"] }));
  const full = await calendar("GET", WINDOW);
  await calendar("PATCH", "series1", { start: at("2026-11-23T11:00:00+01:00"), end: at("2026-11-23T11:30:00+01:00") });
  expect(ids(await calendar("GET", after(full))).toSorted()).toEqual([
    ...["series1_20261123T090000Z cancelled", "series1_20261123T100000Z"],
  ]);
});

test("a windowed sync token keeps its window, and a known event that leaves it is told once more", async () => {
  const calendar = await openWorld().calendar();
  await calendar("POST", "", meeting({ id: "inside" }));
  const full = await calendar("GET", WINDOW);
  const far = { start: at("2028-01-03T10:00:00+01:00"), end: at("2028-01-03T10:30:00+01:00") };
  await calendar("POST", "", meeting({ id: "outside", ...far }));
  const none = await calendar("GET", after(full));
  expect(ids(none)).toEqual([]);
  await calendar("PATCH", "inside", far);
  expect(ids(await calendar("GET", after(none)))).toEqual(["inside"]);
});

test("only the last page carries the sync token", async () => {
  const calendar = await openWorld().calendar();
  for (const id of ["aaaaa1", "aaaaa2", "aaaaa3"]) await calendar("POST", "", meeting({ id }));
  const first = await calendar("GET", `${WINDOW}&maxResults=2`);
  expect(ids(first)).toHaveLength(2);
  expect(first.body.nextSyncToken).toBeUndefined();
  const last = await calendar(
    "GET",
    `${WINDOW}&maxResults=2&pageToken=${encodeURIComponent(first.body.nextPageToken)}`,
  );
  expect(ids(last)).toEqual(["aaaaa3"]);
  expect(last.body.nextSyncToken).toBeTypeOf("string");
});

test("a sync token goes with no filter, and an old or broken one wants a full sync", async () => {
  const world = openWorld();
  const calendar = await world.calendar();
  const full = await calendar("GET", WINDOW);
  expect((await calendar("GET", `${after(full)}&timeMin=2026-11-01T00:00:00Z`)).status).toBe(400);
  const broken = await calendar("GET", "?syncToken=broken");
  expect([broken.status, broken.body.error.errors[0].reason]).toEqual([410, "fullSyncRequired"]);
  await world.control("POST", "/google/expire", { account: "demo@parley.test", what: "sync-tokens" });
  expect((await calendar("GET", after(full))).status).toBe(410);
  const fresh = await calendar("GET", WINDOW);
  expect((await calendar("GET", after(fresh))).status).toBe(200);
});

test("private properties and words find an event", async () => {
  const calendar = await openWorld().calendar();
  await calendar("POST", "", meeting({ id: "aaaaa1", extendedProperties: { private: { meeting: "m1" } } }));
  await calendar("POST", "", meeting({ id: "aaaaa2", summary: "Budget" }));
  expect(ids(await calendar("GET", `${WINDOW}&privateExtendedProperty=meeting%3Dm1`))).toEqual(["aaaaa1"]);
  expect(ids(await calendar("GET", `${WINDOW}&q=budget`))).toEqual(["aaaaa2"]);
});

test("busy time is merged and leaves out what is free, declined or cancelled", async () => {
  const calendar = await openWorld().calendar();
  const half = (id: string, hour: string, changes = {}) =>
    meeting({ id, start: at(`2026-11-23T${hour}:00:00+01:00`), end: at(`2026-11-23T${hour}:30:00+01:00`), ...changes });
  await calendar("POST", "", meeting({ id: "aaaaa1" }));
  await calendar(
    "POST",
    "",
    meeting({ id: "aaaaa2", start: at("2026-11-23T10:15:00+01:00"), end: at("2026-11-23T11:00:00+01:00") }),
  );
  await calendar("POST", "", half("free1", "13", { transparency: "transparent" }));
  await calendar(
    "POST",
    "",
    half("decl1", "14", { attendees: [{ email: "demo@parley.test", responseStatus: "declined" }] }),
  );
  await calendar("POST", "", half("gone1", "15"));
  await calendar("DELETE", "gone1");
  const query = {
    timeMin: "2026-11-23T00:00:00Z",
    timeMax: "2026-11-24T00:00:00Z",
    items: [{ id: "primary" }, { id: "x@y.co" }],
  };
  const { body } = await calendar("POST", "/www.googleapis.com/calendar/v3/freeBusy", query);
  expect(body.calendars.primary.busy).toEqual([{ start: "2026-11-23T09:00:00Z", end: "2026-11-23T10:00:00Z" }]);
  expect(body.calendars["x@y.co"].errors[0].reason).toBe("notFound");
});

test("a channel says sync first and then that something exists, with its token", async () => {
  const world = openWorld();
  const calendar = await world.calendar();
  const watch = {
    id: "channel-1",
    type: "web_hook",
    address: "http://localhost:8787/webhooks/google-calendar",
    token: "secret",
  };
  const { body: channel } = await calendar("POST", "watch", watch);
  await world.control("PUT", "/google/events", { account: "demo@parley.test", event: meeting() });
  const states = async () =>
    (await world.exchanges("google-calendar-push")).map(({ requestHeaders }) => [
      requestHeaders["x-goog-resource-state"],
      requestHeaders["x-goog-message-number"],
    ]);
  await expect.poll(states, { timeout: 5_000 }).toEqual([
    ["sync", "1"],
    ["exists", "2"],
  ]);
  const stop = { id: channel.id, resourceId: channel.resourceId };
  expect((await calendar("POST", "/www.googleapis.com/calendar/v3/channels/stop", stop)).status).toBe(204);
  expect((await calendar("POST", "/www.googleapis.com/calendar/v3/channels/stop", stop)).status).toBe(404);
});

test("accounts do not see each other's events, and each has its own zone", async () => {
  const world = openWorld();
  const [demo, anna] = [await world.calendar(), await world.calendar("anna@parley.test")];
  await demo("POST", "", meeting({ id: "mine1" }));
  expect((await anna("GET", "mine1")).status).toBe(404);
  await world.control("PUT", "/google/account", { account: "anna@parley.test", timeZone: "Asia/Kolkata" });
  const zone = "/www.googleapis.com/calendar/v3/users/me/settings/timezone";
  expect((await demo("GET", zone)).body.value).toBe("Europe/Amsterdam");
  expect((await anna("GET", zone)).body.value).toBe("Asia/Kolkata");
});

test("the control list shows cancelled events, and beside them how each was written", async () => {
  const world = openWorld();
  const calendar = await world.calendar();
  await calendar(
    "POST",
    "/www.googleapis.com/calendar/v3/calendars/primary/events?sendUpdates=all",
    meeting({ id: "mine1" }),
  );
  await calendar("DELETE", "mine1");
  const { body } = await world.control("GET", "/google/events?account=demo@parley.test");
  expect(body.events.map(({ id, status }: Record<string, string>) => [id, status])).toEqual([["mine1", "cancelled"]]);
  expect(body.writes).toMatchObject([
    { id: "mine1", method: "POST", sendUpdates: "all" },
    { id: "mine1", method: "DELETE", sendUpdates: null },
  ]);
});
