import { describe, expect, test } from "vitest";
import { googleEventId } from "~/domain/event-id";
import { createGoogleCalendar } from "~/providers/google-calendar";
import { errorOf, fakeFetch, type Reply } from "./fake-fetch";

const zone = "Europe/Amsterdam";
const meetingId = "0b0c6a3e-7a51-4a27-9f54-3f4f2a1f1c9d";
const id = googleEventId(meetingId);
const start = Date.parse("2026-11-24T15:00+01:00");
const end = Date.parse("2026-11-24T15:30+01:00");
const raw = {
  kind: "calendar#event",
  id,
  status: "confirmed",
  etag: '"1"',
  summary: "Design review",
  start: { dateTime: "2026-11-24T15:00:00+01:00", timeZone: zone },
  end: { dateTime: "2026-11-24T15:30:00+01:00", timeZone: zone },
  organizer: { email: "demo@parley.test", self: true },
};
const ok = (body: unknown): Reply => ({ status: 200, body });
const refused = (status: number, reason: string, domain = "global"): Reply => ({
  status,
  body: { error: { code: status, message: "no", errors: [{ domain, reason, message: "no" }] } },
});

function google(...replies: Reply[]) {
  const { calls, slept, connection } = fakeFetch(...replies);
  const calendar = createGoogleCalendar({ baseUrl: "https://www.test/calendar/v3", ...connection, timeoutMs: 30 });
  return { calls, slept, calendar };
}

describe("listing events", () => {
  const window = { start: Date.parse("2026-11-23T00:00Z"), end: Date.parse("2026-11-30T00:00Z") };
  const FIRST = { pageToken: null, size: 250 };

  test("of a window goes on from page to page, and the last one has the token", async () => {
    const { calls, calendar } = google(
      ok({ items: [raw], nextPageToken: "p2" }),
      ok({ items: [{ ...raw, id: "second" }], nextSyncToken: "s1" }),
    );
    const page = await calendar.listPage("ya29", { window, zone }, FIRST);
    expect(page).toMatchObject({ isRefused: false, next: { pageToken: "p2" }, skipped: 0, events: [{ id }] });
    const last = await calendar.listPage("ya29", { window, zone }, { ...FIRST, pageToken: "p2" });
    expect(last).toMatchObject({ next: { syncToken: "s1" }, events: [{ id: "second" }] });
    expect(calls[0]?.url.pathname).toBe("/calendar/v3/calendars/primary/events");
    const query = {
      singleEvents: "true",
      maxResults: "250",
      timeMin: "2026-11-23T00:00:00Z",
      timeMax: "2026-11-30T00:00:00Z",
    };
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toEqual(query);
    expect(Object.fromEntries(calls[1]?.url.searchParams ?? [])).toEqual({ ...query, pageToken: "p2" });
    expect(calls[0]?.headers.get("authorization")).toBe("Bearer ya29");
    expect(calls[0]?.headers.get("user-agent")).toBe("Parley/1.0");
  });

  test("since a token sends none of what may not go with it", async () => {
    const { calls, calendar } = google(ok({ items: [{ id: "gone", status: "cancelled" }], nextSyncToken: "s2" }));
    const list = await calendar.listPage("ya29", { syncToken: "s1", zone }, FIRST);
    expect(list).toMatchObject({ next: { syncToken: "s2" }, events: [{ id: "gone", status: "cancelled", start: 0 }] });
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toEqual({
      singleEvents: "true",
      maxResults: "250",
      syncToken: "s1",
    });
  });

  test.each([
    [410, "fullSyncRequired"],
    [410, "updatedMinTooLongAgo"],
    [400, "invalid"],
  ])("with a token that is too old or none at all (%i %s) says so", async (status, reason) => {
    const { calendar } = google(refused(status, reason));
    expect(await calendar.listPage("ya29", { syncToken: "s1", zone }, FIRST)).toEqual({ isRefused: true });
  });

  test("goes on without an event that makes no sense", async () => {
    const odd = [
      { ...raw, id: "odd", start: { dateTime: "soon" } },
      { id: "bare", status: "confirmed" },
    ];
    const { calendar } = google(ok({ items: [...odd, raw], nextSyncToken: "s1" }));
    const list = await calendar.listPage("ya29", { window, zone }, FIRST);
    expect(list).toMatchObject({ skipped: 2, events: [{ id }] });
  });

  test.each<[string, Reply]>([
    ["a broken connection", "break"],
    ["silence", "hang"],
    ["an answer that was cut off", ok('{"items": [')],
    ["a 500", refused(500, "backendError")],
    ["too many calls", refused(403, "rateLimitExceeded", "usageLimits")],
    ["a 429", refused(429, "rateLimitExceeded", "usageLimits")],
  ])("is repeated after %s", async (_, reply) => {
    const { calls, slept, calendar } = google(reply, reply, ok({ items: [], nextSyncToken: "s1" }));
    expect(await calendar.listPage("ya29", { window, zone }, FIRST)).toMatchObject({ events: [] });
    expect(calls).toHaveLength(3);
    expect(slept).toEqual([200, 800]);
  });

  test.each<[string, Reply, object]>([
    [
      "an access token that is over",
      refused(401, "authError"),
      { status: 401, reason: "authError", retryable: false, outcome: "refused" },
    ],
    [
      "a missing permission",
      refused(403, "insufficientPermissions"),
      { status: 403, reason: "insufficientPermissions", retryable: false },
    ],
    ["an answer that is no list", ok({ items: 7 }), { reason: "unreadable" }],
    ["items that are no events", ok({ items: [raw, null], nextSyncToken: "s1" }), { reason: "unreadable" }],
    ["items without an id", ok({ items: [{ ...raw, id: null }], nextSyncToken: "s1" }), { reason: "unreadable" }],
    ["a last page without a token", ok({ items: [raw] }), { reason: "unreadable" }],
  ])("fails at once with %s", async (_, reply, expected) => {
    const { calls, calendar } = google(reply);
    expect(await errorOf(calendar.listPage("ya29", { window, zone }, FIRST))).toMatchObject({
      provider: "google-calendar",
      ...expected,
    });
    expect(calls).toHaveLength(1);
  });
});

describe("making an event", () => {
  const meeting = { meetingId, title: "Design review", location: "", start, end, zone, attendees: [], recurrence: "" };
  const options = { sendUpdates: "all", meet: true } as const;

  test("sends our id, the wall clock with its zone, and what ties it to the meeting", async () => {
    const { calls, calendar } = google(ok({ ...raw, hangoutLink: "https://meet.google.com/abc" }));
    const attendees = [{ email: "anna@acme.test", name: "Anna" }];
    const more = { attendees, location: "Room 4", recurrence: "FREQ=WEEKLY;COUNT=4" };
    const made = await calendar.insertEvent("ya29", { ...meeting, ...more }, options);
    expect(made).toMatchObject({ id, start, end, hangoutLink: "https://meet.google.com/abc", organizerSelf: true });
    expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toEqual({
      sendUpdates: "all",
      conferenceDataVersion: "1",
    });
    expect(calls[0]).toMatchObject({ method: "POST" });
    expect(calls[0]?.body).toEqual({
      id,
      summary: "Design review",
      location: "Room 4",
      attendees: [{ email: "anna@acme.test", displayName: "Anna" }],
      start: { dateTime: "2026-11-24T15:00:00+01:00", timeZone: zone },
      end: { dateTime: "2026-11-24T15:30:00+01:00", timeZone: zone },
      recurrence: ["RRULE:FREQ=WEEKLY;COUNT=4"],
      extendedProperties: { private: { parley_meeting_id: meetingId } },
      conferenceData: { createRequest: { requestId: id, conferenceSolutionKey: { type: "hangoutsMeet" } } },
    });
  });

  test("whose answer was lost is repeated with the same id and met again", async () => {
    const { calls, calendar } = google("break", refused(409, "duplicate"), ok(raw));
    expect(await calendar.insertEvent("ya29", meeting, options)).toMatchObject({ id, status: "confirmed" });
    expect(calls.map(({ method }) => method)).toEqual(["POST", "POST", "GET"]);
    expect(calls[1]?.body).toEqual(calls[0]?.body);
    expect(calls[2]?.url.pathname).toBe(`/calendar/v3/calendars/primary/events/${id}`);
  });

  test("whose id belongs to a cancelled event is refused", async () => {
    const { calendar } = google(refused(409, "duplicate"), ok({ id, status: "cancelled" }));
    expect(await errorOf(calendar.insertEvent("ya29", meeting, options))).toMatchObject({
      status: 409,
      reason: "duplicate",
      retryable: false,
    });
  });

  test.each<[string, Reply[], object]>([
    ["three broken connections", ["break", "break", "break"], { status: 0, retryable: true, outcome: "unknown" }],
    [
      "three 503",
      [503, 503, 503].map((status) => refused(status, "backendError")),
      { status: 503, outcome: "unknown" },
    ],
    [
      "a broken connection and then refusals for being too fast",
      ["break", refused(429, "rateLimitExceeded"), refused(429, "rateLimitExceeded")],
      { status: 429, outcome: "unknown" },
    ],
    [
      "a broken connection and then a lost permission",
      ["break", refused(403, "forbidden")],
      { status: 403, outcome: "unknown" },
    ],
    [
      "three refusals for being too fast",
      [429, 429, 429].map((status) => refused(status, "rateLimitExceeded")),
      { status: 429, retryable: true, outcome: "refused" },
    ],
    ["a plain refusal", [refused(400, "invalid")], { status: 400, retryable: false, outcome: "refused" }],
    ["an answer without sense", [ok({ id: 7 })], { reason: "unreadable", outcome: "unknown" }],
  ])("ends after %s with what is known", async (_, replies, expected) => {
    const { calls, calendar } = google(...replies);
    expect(await errorOf(calendar.insertEvent("ya29", meeting, options))).toMatchObject(expected);
    expect(calls).toHaveLength(replies.length);
  });

  test("on the day of a clock change carries the offset of its own hour", async () => {
    const { calls, calendar } = google(ok(raw));
    const morning = Date.parse("2026-10-25T09:00+01:00");
    await calendar.insertEvent(
      "ya29",
      { ...meeting, start: morning - 7 * 3_600_000, end: morning },
      { sendUpdates: "none", meet: false },
    );
    expect(calls[0]?.body).toMatchObject({
      start: { dateTime: "2026-10-25T02:00:00+01:00" },
      end: { dateTime: "2026-10-25T09:00:00+01:00" },
    });
    expect(calls[0]?.url.search).toBe("?sendUpdates=none");
  });
});

describe("changing an event", () => {
  const moved = { when: { start: start + 3_600_000, end: end + 3_600_000, zone } };
  const after = {
    ...raw,
    start: { dateTime: "2026-11-24T16:00:00+01:00" },
    end: { dateTime: "2026-11-24T16:30:00+01:00" },
  };
  const options = { sendUpdates: "all", zone, etag: '"1"' } as const;

  test("names only what changes, and the version it is meant for", async () => {
    const { calls, calendar } = google(ok(after));
    expect(await calendar.patchEvent("ya29", id, moved, options)).toMatchObject({ start: start + 3_600_000 });
    expect(calls[0]).toMatchObject({ method: "PATCH" });
    expect(calls[0]?.headers.get("if-match")).toBe('"1"');
    expect(calls[0]?.body).toEqual({
      start: { dateTime: "2026-11-24T16:00:00+01:00", timeZone: zone, date: null },
      end: { dateTime: "2026-11-24T16:30:00+01:00", timeZone: zone, date: null },
    });
  });

  test("keeps what the guests had answered", async () => {
    const { calls, calendar } = google(ok(raw));
    const attendees = [{ email: "anna@acme.test", responseStatus: "accepted", optional: true, self: false }] as const;
    await calendar.patchEvent("ya29", id, { attendees, status: "confirmed" }, options);
    expect(calls[0]?.body).toEqual({
      attendees: [{ email: "anna@acme.test", optional: true, responseStatus: "accepted" }],
      status: "confirmed",
    });
  });

  test("that somebody else changed in between is refused", async () => {
    const { calls, calendar } = google(refused(412, "conditionNotMet"));
    expect(await errorOf(calendar.patchEvent("ya29", id, moved, options))).toMatchObject({
      status: 412,
      reason: "conditionNotMet",
      retryable: false,
      outcome: "refused",
    });
    expect(calls).toHaveLength(1);
  });

  test("whose first try went through unheard is recognised by what the event says", async () => {
    const { calendar } = google("break", refused(412, "conditionNotMet"), ok(after));
    expect(await calendar.patchEvent("ya29", id, moved, options)).toMatchObject({ start: start + 3_600_000 });
  });

  test("whose first try was lost while somebody else changed the event is not taken for done", async () => {
    const { calendar } = google("break", refused(412, "conditionNotMet"), ok({ ...raw, summary: "Other" }));
    expect(await errorOf(calendar.patchEvent("ya29", id, moved, options))).toMatchObject({
      status: 412,
      outcome: "unknown",
    });
  });
});

describe("changing whatever an event has become", () => {
  const patch = { status: "confirmed", title: "Design review" } as const;
  const options = { sendUpdates: "all", zone } as const;
  const cancelled = { ...raw, status: "cancelled" };

  test("names the version that it has found", async () => {
    const { calls, calendar } = google(ok(cancelled), ok({ ...raw, etag: '"2"' }));
    expect(await calendar.patchNewest("ya29", id, patch, options)).toMatchObject({ status: "confirmed", etag: '"2"' });
    expect(calls.map(({ method }) => method)).toEqual(["GET", "PATCH"]);
    expect(calls[1]?.headers.get("if-match")).toBe('"1"');
  });

  test("tells the guests of nothing that is so already", async () => {
    const { calls, calendar } = google(ok(raw));
    expect(await calendar.patchNewest("ya29", id, patch, options)).toMatchObject({ id, status: "confirmed" });
    expect(calls.map(({ method }) => method)).toEqual(["GET"]);
  });

  test("is refused where there is none", async () => {
    const { calendar } = google(refused(404, "notFound"), refused(404, "notFound"));
    expect(await errorOf(calendar.patchNewest("ya29", id, patch, options))).toMatchObject({ status: 404 });
  });
});

describe("cancelling an event", () => {
  test.each<[string, Reply[], string]>([
    ["that is there", [{ status: 204 }], "deleted"],
    ["that somebody else cancelled", [refused(410, "deleted")], "already-gone"],
    ["that nobody can find", [refused(404, "notFound")], "already-gone"],
    ["with an answer that was lost", ["break", refused(410, "deleted")], "deleted"],
    [
      "after a refusal for being too fast",
      [refused(429, "rateLimitExceeded"), refused(410, "deleted")],
      "already-gone",
    ],
    ["that has changed since", [refused(412, "conditionNotMet"), ok(raw), { status: 204 }], "deleted"],
    [
      "that somebody has cancelled since",
      [refused(412, "conditionNotMet"), ok({ ...raw, status: "cancelled" })],
      "already-gone",
    ],
    [
      "with an answer that was lost, and a version that it made itself",
      ["break", refused(412, "conditionNotMet"), ok({ ...raw, status: "cancelled" })],
      "deleted",
    ],
  ])("%s", async (_, replies, expected) => {
    const { calls, calendar } = google(...replies);
    expect(await calendar.deleteEvent("ya29", id, { sendUpdates: "all", zone, etag: '"1"' })).toBe(expected);
    expect(calls[0]).toMatchObject({ method: "DELETE" });
    expect(calls[0]?.url.search).toBe("?sendUpdates=all");
  });

  test("of another organizer is refused", async () => {
    const { calendar } = google(refused(403, "forbiddenForNonOrganizer"));
    expect(await errorOf(calendar.deleteEvent("ya29", id, { sendUpdates: "all", zone }))).toMatchObject({
      status: 403,
      outcome: "refused",
    });
  });
});

describe("reading", () => {
  test("an event that is not there gives nothing", async () => {
    const { calendar } = google(refused(404, "notFound"));
    expect(await calendar.getEvent("ya29", "nothing", { zone })).toBeUndefined();
  });

  test("taken time is told by address; a calendar that cannot be seen is not an empty one", async () => {
    const busy = [{ start: "2026-11-24T14:00:00Z", end: "2026-11-24T15:30:00+01:00" }];
    const errors = [{ domain: "global", reason: "notFound" }];
    const calendars = { primary: { busy }, "anna@example.com": { busy: [] }, "tom@example.com": { busy: [], errors } };
    const { calls, calendar } = google(ok({ calendars }));
    const addresses = ["primary", "anna@example.com", "tom@example.com", "eve@example.com"];
    expect([...(await calendar.freeBusy("ya29", { start, end }, addresses))]).toEqual([
      ["primary", [{ start, end }]],
      ["anna@example.com", []],
      ["tom@example.com", null],
      ["eve@example.com", null],
    ]);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual({
      timeMin: "2026-11-24T14:00:00Z",
      timeMax: "2026-11-24T14:30:00Z",
      items: addresses.map((id) => ({ id })),
    });
  });
});
