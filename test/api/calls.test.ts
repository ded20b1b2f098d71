import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { createDb } from "~/db/database";
import { apiKeys, apiRequests, apiUsage } from "~/db/schema/api";
import { meetings } from "~/db/schema/calendar";
import { monthOf } from "~/domain/api-time";
import { DAY } from "~/domain/time";
import { at, call, keyOf } from "../support/api";
import { countTrips } from "../support/counting-db";
import { accountIdOf, subscribe } from "../support/plans";
import { calendarOf, failNext } from "../support/sandbox";
import { createUser, db } from "../support/user";

// Fifty calls at once in one test: on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000 });

const owner = await createUser();
let key = "";
let meeting = "";
beforeAll(async () => {
  await subscribe(owner, { planId: "enterprise" });
  key = await keyOf(owner);
  meeting = (await call(key, "POST", "/meetings", { body: { title: "Board", start: at("08:00") } })).body.id;
});

const fifty = <T>(one: (n: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, n) => one(n)));

test("of fifty creates of one slot at once one is made, and the others are told what is free", async () => {
  const user = await createUser();
  await subscribe(user, { planId: "enterprise" });
  const mine = await keyOf(user);
  const answers = await fifty((n) =>
    call(mine, "POST", "/meetings", { body: { title: `Pitch ${n}`, start: at("15:00") } }),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(49);
  for (const { body } of refused) {
    expect(body.type).toMatch(/\/api\/errors#slot-taken$/);
    expect(body.alternatives).toHaveLength(3);
    expect(body.conflicts).toMatchObject([{ start: at("15:00") }]);
  }
  expect((await calendarOf(user.email)).events).toHaveLength(1);
});

test("one Idempotency-Key sent fifty times at once is one meeting and fifty equal answers", async () => {
  const user = await createUser();
  const mine = await keyOf(user);
  const headers = { "idempotency-key": crypto.randomUUID() };
  const body = { title: "Once", start: at("15:00") };
  const answers = await fifty(() => call(mine, "POST", "/meetings", { body, headers }));
  expect(new Set(answers.map((one) => JSON.stringify([one.status, one.body, one.headers.get("etag")]))).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(answers.filter(({ headers }) => headers.get("idempotent-replayed") === null)).toHaveLength(1);
  expect((await calendarOf(user.email)).events).toHaveLength(1);
  const other = await call(mine, "POST", "/meetings", { body: { ...body, title: "Twice" }, headers });
  expect(other).toMatchObject({ status: 422, body: { type: expect.stringMatching(/#key-reused$/) } });
  // A day later the key is forgotten.
  const later = { clock: () => Date.now() + DAY + 1 };
  const again = await call(mine, "POST", "/meetings", {
    body: { ...body, start: at("16:00") },
    headers,
    context: later,
  });
  expect(again.status).toBe(201);
  expect((await calendarOf(user.email)).events).toHaveLength(2);
});

test("a request whose process was lost after the booking is done once when it is sent again", async () => {
  const user = await createUser();
  const mine = await keyOf(user);
  const headers = { "idempotency-key": "lost" };
  const body = { title: "Lost", start: at("15:00") };
  const booked = await call(mine, "POST", "/meetings", { body, headers });
  // As a process leaves it that ends between the booking and its answer.
  await db
    .update(apiRequests)
    .set({ answer: null, claimedUntil: Date.now() + 30_000 })
    .where(eq(apiRequests.userId, user.id));
  const later = { clock: () => Date.now() + 61_000 };
  const again = await call(mine, "POST", "/meetings", { body, headers, context: later });
  expect([again.status, again.body]).toEqual([201, booked.body]);
  expect((await calendarOf(user.email)).events).toHaveLength(1);
  expect(await db.select().from(meetings).where(eq(meetings.userId, user.id))).toHaveLength(1);
});

test("the last call of a month is given once, and the refusal says when the next one begins", async () => {
  const user = await createUser({ calendar: false });
  const mine = await keyOf(user);
  await db.insert(apiUsage).values({ accountId: accountIdOf(user), month: monthOf(Date.now()), calls: 999 });
  const answers = await fifty(() => call(mine, "GET", "/preferences"));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(49);
  for (const { body, headers } of refused) {
    expect(body.type).toMatch(/#quota-used-up$/);
    expect(body.resets_at).toMatch(/^\d{4}-\d{2}-01T00:00:00\+00:00$/);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  // A plan has more, and one without an end has no end.
  await subscribe(user, { planId: "enterprise" });
  expect((await call(mine, "GET", "/usage")).body).toMatchObject({
    plan: "enterprise",
    calls: { used: 1_001, limit: null },
  });
});

test("a key has so many calls a minute, told with each answer", async () => {
  const user = await createUser({ calendar: false });
  const mine = await keyOf(user);
  expect((await call(mine, "GET", "/preferences")).headers.get("ratelimit")).toMatch(/^"minute";r=599;t=\d+$/);
  await db.update(apiKeys).set({ minuteCalls: 599 }).where(eq(apiKeys.userId, user.id));
  expect((await call(mine, "GET", "/preferences")).headers.get("ratelimit")).toMatch(/;r=0;/);
  const refused = await call(mine, "GET", "/preferences");
  expect(refused).toMatchObject({ status: 429, body: { type: expect.stringMatching(/#too-many-calls$/) } });
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  // Refused calls do not count in the month.
  const [used] = await db
    .select()
    .from(apiUsage)
    .where(eq(apiUsage.accountId, accountIdOf(user)));
  expect(used?.calls).toBe(2);
});

test.each(["/meetings", "/contacts", "/preferences", "/usage", "/summaries", "/action-items", "/events"])(
  "a read of %s is one trip to the database",
  async (path) => {
    const counted = countTrips(env.DB);
    expect((await call(key, "GET", path, { context: { db: createDb(counted.db) } })).status).toBe(200);
    expect(counted.trips()).toBe(1);
  },
);

const startingAt = (start: string) => ({ body: { title: "x", start } });
const noTime = { body: { title: "y" } };
const noBody = { body: { title: "x", start: at("10:00") } };
test.each([
  ["no key", null, "GET", "/meetings", {}, 401, "missing-key"],
  ["a key of another form", "parley_live_abc", "GET", "/meetings", {}, 401, "wrong-key"],
  ["an unknown address", "", "GET", "/nothing", {}, 404, "not-found"],
  ["another method", "", "DELETE", "/meetings", {}, 405, "method-not-allowed"],
  ["a body that is no JSON", "", "POST", "/meetings", { body: "{" }, 400, "bad-json"],
  ["a body that is a list", "", "POST", "/meetings", { body: [] }, 400, "bad-json"],
  ["a form", "", "POST", "/meetings", { ...noBody, headers: { "content-type": "text/plain" } }, 415, "not-json"],
  ["a body of over 1 MB", "", "POST", "/meetings", { body: { title: "x".repeat(1_000_001) } }, 413, "too-large"],
  ["a cursor that was made up", "", "GET", "/meetings?cursor=abc", {}, 400, "bad-cursor"],
  ["an unknown parameter", "", "GET", "/meetings?when=now", {}, 400, "bad-query", "?when"],
  ["a parameter sent twice", "", "GET", "/meetings?q=a&q=b", {}, 400, "bad-query", "?q"],
  ["an unknown field", "", "POST", "/meetings", { body: { ...noBody.body, colour: 1 } }, 422, "bad-body", "#/colour"],
  [
    "an unknown field of a participant",
    "",
    "POST",
    "/meetings",
    { body: { ...noBody.body, participants: [{ email: "a@b.nl", vip: 1 }] } },
    422,
    "bad-body",
    "#/participants/0/vip",
  ],
  ["no time", "", "POST", "/meetings", { body: { title: "x" } }, 422, "bad-body", "#/start"],
  [
    "end and length",
    "",
    "POST",
    "/meetings",
    { body: { ...noBody.body, end: at("11:00"), duration: 30 } },
    422,
    "bad-body",
    "#/duration",
  ],
  [
    "a time without an offset",
    "",
    "POST",
    "/meetings",
    { body: { title: "x", start: "2030-03-05T15:00:00" } },
    422,
    "bad-body",
    "#/start",
  ],
  [
    "a time that has passed",
    "",
    "POST",
    "/meetings",
    { body: { title: "x", start: "2020-03-05T15:00:00Z" } },
    422,
    "bad-body",
    "#/start",
  ],
  [
    "an end before the start",
    "",
    "POST",
    "/meetings",
    { body: { ...noBody.body, end: at("09:00") } },
    422,
    "bad-body",
    "#/end",
  ],
  [
    "no such zone",
    "",
    "POST",
    "/meetings",
    { body: { ...noBody.body, time_zone: "Mars/Base" } },
    422,
    "bad-body",
    "#/time_zone",
  ],
  [
    "a zone with another offset",
    "",
    "POST",
    "/meetings",
    { body: { title: "x", start: "2030-01-15T15:00:00+05:00", time_zone: "Europe/Amsterdam" } },
    422,
    "bad-body",
    "#/start",
  ],
  [
    "a time that the clocks skip",
    "",
    "POST",
    "/meetings",
    { body: { title: "x", preferred_times: ["2028-03-26T02:30:00+01:00"], time_zone: "Europe/Amsterdam" } },
    422,
    "bad-body",
    "#/preferred_times/0",
  ],
  [
    "a bad Idempotency-Key",
    "",
    "POST",
    "/meetings",
    { ...noBody, headers: { "idempotency-key": "a b" } },
    400,
    "bad-header",
  ],
  [
    "an If-Match of before",
    "",
    "PATCH",
    "/meetings/{id}",
    { body: { title: "y" }, headers: { "if-match": '"1"' } },
    412,
    "changed",
  ],
  ["an empty If-Match", "", "PATCH", "/meetings/{id}", { ...noTime, headers: { "if-match": "" } }, 400, "bad-header"],
  ["an If-Match without quotes", "", "DELETE", "/meetings/{id}", { headers: { "if-match": "1" } }, 400, "bad-header"],
  ["a weak If-Match", "", "PATCH", "/meetings/{id}", { ...noTime, headers: { "if-match": 'W/"1"' } }, 412, "changed"],
  ["a leap second", "", "POST", "/meetings", startingAt("2030-06-30T23:59:60Z"), 422, "bad-body", "#/start"],
  [
    "a time from which nothing is left",
    "",
    "GET",
    "/availability?from=2026-01-01T00:00:00Z",
    {},
    400,
    "bad-query",
    "?from",
  ],
  ...["a\u0000b", "a\ud800b", "a\r\nb", "a\u2028b", "a\u0085b"].flatMap((text) => [
    [
      `a title of ${JSON.stringify(text)}`,
      "",
      "POST",
      "/meetings",
      { body: { ...noBody.body, title: text } },
      422,
      "bad-body",
      "#/title",
    ] as const,
    [
      `a place of ${JSON.stringify(text)}`,
      "",
      "POST",
      "/meetings",
      { body: { ...noBody.body, location: text } },
      422,
      "bad-body",
      "#/location",
    ] as const,
  ]),
  [
    "a title of which nothing shows",
    "",
    "POST",
    "/meetings",
    { body: { ...noBody.body, title: "\u200b\u202e" } },
    422,
    "bad-body",
    "#/title",
  ],
  [
    "a NUL in a description",
    "",
    "PATCH",
    "/meetings/{id}",
    { body: { description: "a\u0000b" } },
    422,
    "bad-body",
    "#/description",
  ],
  [
    "a workday that ends before it begins",
    "",
    "PATCH",
    "/preferences",
    { body: { workday_start: "17:00", workday_end: "09:00" } },
    422,
    "bad-body",
    "#/workday_end",
  ],
  ["more than a month", "", "GET", "/availability?to=2099-01-01T00:00:00Z", {}, 400, "bad-query", "?to"],
] as const)(
  "%s is refused, and nothing is done",
  async (_, sentKey, method, path, sent, status, name, pointer?: string) => {
    const before = await calendarOf(owner.email);
    const answer = await call(sentKey === "" ? key : sentKey, method, path.replace("{id}", meeting), sent);
    expect([answer.status, answer.body.type]).toEqual([status, expect.stringMatching(new RegExp(`#${name}$`))]);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(answer.headers.get("request-id")).toBe(answer.body.request_id);
    if (pointer) expect(answer.body.errors.map((one: { pointer: string }) => one.pointer)).toContain(pointer);
    expect(await calendarOf(owner.email)).toEqual(before);
  },
);

test("what is another user's is not found, and their cursor is refused", async () => {
  const stranger = await createUser();
  const theirs = await keyOf(stranger);
  for (const [method, body] of [
    ["GET"],
    ["PATCH", { title: "Mine" }],
    ["PUT", { title: "Mine", start: at("10:00") }],
    ["DELETE"],
  ] as const)
    expect((await call(theirs, method, `/meetings/${meeting}`, { body })).status, method).toBe(404);
  await call(key, "POST", "/meetings", { body: { title: "Second", start: at("09:00") } });
  const { body } = await call(key, "GET", "/meetings?limit=1");
  const next = await call(key, "GET", `/meetings?limit=1&cursor=${body.next_cursor}`);
  expect(next.body.data).toMatchObject([{ title: "Second" }]);
  expect((await call(theirs, "GET", `/meetings?cursor=${body.next_cursor}`)).body.type).toMatch(/#bad-cursor$/);
  expect((await call(key, "GET", `/contacts?cursor=${body.next_cursor}`)).body.type).toMatch(/#bad-cursor$/);
});

test("a key does what its scopes say, from the origins that it allows", async () => {
  const reader = await keyOf(owner, { scopes: ["meetings:read"], allowedOrigins: ["https://app.example.com"] });
  const refused = await call(reader, "DELETE", `/meetings/${meeting}`);
  expect(refused).toMatchObject({ status: 403, body: { scope: "meetings:write" } });
  const from = (origin: string) => call(reader, "GET", "/meetings", { headers: { origin } });
  const allowed = await from("https://app.example.com");
  expect([allowed.status, allowed.headers.get("access-control-allow-origin")]).toEqual([
    200,
    "https://app.example.com",
  ]);
  const other = await from("https://evil.example");
  expect([other.status, other.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  expect((await call(key, "GET", "/meetings", { headers: { origin: "https://app.example.com" } })).status).toBe(403);
  const writer = await keyOf(owner, { scopes: ["meetings:write"] });
  const taken = await call(writer, "POST", "/meetings", { body: { title: "x", start: at("08:00") } });
  // Whoever may not read is not told what is there.
  expect(taken.body.conflicts).toEqual([{ start: at("08:00"), end: at("08:30") }]);
});

test("of preferred times the first free one is taken; over what is there is booked when it is wanted", async () => {
  const user = await createUser();
  const mine = await keyOf(user);
  const preferred_times = [at("10:00"), at("11:00")];
  const book = (more: object = {}) =>
    call(mine, "POST", "/meetings", { body: { title: "Sync", duration: 60, preferred_times, ...more } });
  expect((await book()).body.start).toBe(at("10:00"));
  expect((await book()).body.start).toBe(at("11:00"));
  expect((await book()).status).toBe(409);
  expect((await book({ allow_conflicts: true })).body.start).toBe(at("10:00"));
});

test("free times heed the hours, the days and the calendar, and say what they could not see", async () => {
  const user = await createUser();
  const mine = await keyOf(user);
  await call(mine, "POST", "/meetings", { body: { title: "Taken", start: at("13:00"), duration: 60 } });
  const query = new URLSearchParams({
    ...{ from: at("00:00"), to: at("23:59"), duration: "30", earliest: "13:00", latest: "16:00" },
    ...{ participants: `nobody-${user.id}@example.com`, time_zone: "Europe/Amsterdam" },
  });
  const { status, body } = await call(mine, "GET", `/availability?${query}`);
  expect(status).toBe(200);
  expect(body.slots[0]).toEqual({ start: at("14:15"), end: at("14:45") });
  expect(body.busy).toEqual([{ start: at("13:00"), end: at("14:00") }]);
  expect(body.participants).toEqual([{ email: `nobody-${user.id}@example.com`, is_visible: false, busy: [] }]);
});

test("a calendar that Google does not let us read is no calendar that is down", async () => {
  const user = await createUser();
  const mine = await keyOf(user);
  const body = { error: { code: 403, message: "Forbidden", errors: [{ domain: "calendar", reason: "forbidden" }] } };
  const forbid = () =>
    failNext({ provider: "google-calendar", method: "GET", account: user.email, status: 403, body, times: 1 });
  const detail = expect.stringContaining("does not let Parley read your calendar: the permission is missing");
  for (const ask of [
    () => call(mine, "GET", `/availability?from=${encodeURIComponent(at("00:00"))}`),
    () => call(mine, "POST", "/meetings", { body: { title: "Board", start: at("10:00") } }),
  ]) {
    await forbid();
    const answer = await ask();
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ type: expect.stringMatching(/#calendar-not-connected$/), detail });
  }
  expect((await calendarOf(user.email)).writes).toEqual([]);
});

test("without a zone beside it any offset is taken for its moment, and the answer is in the account's zone", async () => {
  const mine = await keyOf(await createUser());
  const moment = new Date(at("15:00")).toISOString();
  const far = `${moment.slice(0, 10)}T${String(Number(moment.slice(11, 13)) + 5)}:30:00+05:30`;
  const made = await call(mine, "POST", "/meetings", { body: { title: "Sync", start: far } });
  expect(made.body).toMatchObject({ start: at("15:00"), time_zone: "Europe/Amsterdam" });
  const again = { body: { title: "Sync", description: "Two\r\nlines\tand a tab 🗓️", start: at("09:00") } };
  expect((await call(mine, "POST", "/meetings", again)).body.description).toBe("Two\r\nlines\tand a tab 🗓️");
});

test("an If-Match of any state is none of one, and a list holds where one of it does", async () => {
  const mine = await keyOf(await createUser());
  const made = await call(mine, "POST", "/meetings", { body: { title: "Sync", start: at("15:00") } });
  const tag = made.headers.get("etag") ?? "";
  const rename = (title: string, ifMatch: string) =>
    call(mine, "PATCH", `/meetings/${made.body.id}`, { body: { title }, headers: { "if-match": ifMatch } });
  expect((await rename("A", `"1", ${tag}`)).status).toBe(200);
  expect((await rename("B", `"1", ${tag}`)).status).toBe(412);
  expect((await rename("C", "*")).body.title).toBe("C");
});

test.each([
  ["rrule", "`recurrence`"],
  ["all_day", "`start_date`"],
])("%s of other APIs is refused with what it is here", async (field, ours) => {
  const { status, body } = await call(key, "POST", "/meetings", { body: { ...noBody.body, [field]: "x" } });
  expect([status, body.errors]).toEqual([422, [{ pointer: `#/${field}`, detail: expect.stringContaining(ours) }]]);
});

test("names that every object has are fields like any other: there are none of them", async () => {
  const sent = `{"title":"x","start":"${at("10:00")}","__proto__":{"title":"y"},"constructor":1,"toString":2}`;
  const { status, body } = await call(key, "POST", "/meetings", { body: sent });
  const none = (name: string) => ({ pointer: `#/${name}`, detail: "There is no such field." });
  expect([status, body.errors]).toEqual([422, ["__proto__", "constructor", "toString"].map(none)]);
});

test("preferences are changed by what is named", async () => {
  const user = await createUser({ calendar: false });
  const mine = await keyOf(user);
  const before = (await call(mine, "GET", "/preferences")).body;
  const changes = { buffer: 0, workday_end: "16:30", workdays: [1, 2] };
  expect((await call(mine, "PATCH", "/preferences", { body: changes })).body).toEqual({ ...before, ...changes });
  expect((await call(mine, "GET", "/preferences")).body).toEqual({ ...before, ...changes });
});
