import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findGoogleAccount } from "~/db/google-accounts";
import { listEvents, redeliver } from "~/db/outbound-events";
import { webhookDeliveries, webhookEndpoints } from "~/db/schema/api";
import { meetings } from "~/db/schema/calendar";
import { googleEventId } from "~/domain/event-id";
import { OUTBOUND_EVENT_TYPES } from "~/domain/outbound-events";
import { DAY, HOUR, type Instant, MINUTE } from "~/domain/time";
import { createWebhookReceiver } from "~/providers/webhook-receiver";
import { openGoogle } from "~/services/google-access";
import { writeAlone } from "~/services/meetings/calendar-write";
import { cancelMeeting, prepareCancel } from "~/services/meetings/cancel";
import { changeMeeting } from "~/services/meetings/change";
import { createMeeting, prepareCreate } from "~/services/meetings/create";
import { makeEndpoint, renewSecret } from "~/services/webhooks/endpoints";
import { sendWebhooks } from "~/services/webhooks/send";
import { mailsTo } from "../support/mailbox";
import { failNext } from "../support/sandbox";
import { quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";
import { watchedD1 } from "../support/watched-d1";

vi.setConfig({ testTimeout: 30_000 });

const REAL = Date.now();
const START = Math.ceil(REAL / HOUR) * HOUR + 72 * HOUR;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: REAL }));
afterEach(() => void vi.useRealTimers());

interface Got {
  type: string;
  meeting: string;
  id: string;
}

/** A receiver of a customer's, which checks every signature by the reference library, and time that a test moves. */
async function played(user: TestUser) {
  const got: Got[] = [];
  let [status, secrets]: [number, string[]] = [200, []];
  const receiver = async (_: unknown, init?: RequestInit) => {
    if (status === 0) throw new TypeError("connection refused");
    if (status !== 200) return new Response("x".repeat(100), { status, headers: { location: "http://127.0.0.1/" } });
    const [body, headers] = [String(init?.body), Object.fromEntries(new Headers(init?.headers))];
    for (const secret of secrets) new Webhook(secret).verify(body, headers);
    const { type, id, data } = JSON.parse(body);
    got.push({ type, id, meeting: data.meeting_id });
    return new Response(null, { status: 204 });
  };
  const deps = {
    ...quickDeps(),
    clock: () => Date.now(),
    webhookReceiver: createWebhookReceiver({ allowLoopback: false, fetch: receiver as typeof fetch }),
  };
  const endpoint = { id: crypto.randomUUID(), url: "https://hooks.customer.com/", types: [...OUTBOUND_EVENT_TYPES] };
  const made = await makeEndpoint(deps, user.id, endpoint);
  if (made.ok) secrets = [made.secret];
  return {
    ...{ deps, got, endpointId: endpoint.id },
    answers: (next: number) => {
      status = next;
    },
    checks: (all: string[]) => {
      secrets = all;
    },
    secret: () => secrets[0] ?? "",
    at: async (now: Instant) => {
      vi.setSystemTime(now);
      await sendWebhooks(deps, endpoint.id, now);
    },
  };
}

async function book(user: TestUser, deps: ReturnType<typeof quickDeps>, n: number) {
  const meeting = {
    ...{ meetingId: crypto.randomUUID(), title: `Budget ${n}`, location: "", zone: user.zone, recurrence: "" },
    ...{ start: START + n * HOUR, end: START + n * HOUR + 30 * MINUTE, attendees: [] },
  };
  const made = await createMeeting(deps, {
    userId: user.id,
    meeting,
    by: { via: "web" },
    allowOverlap: false,
    now: REAL,
  });
  if (!made.ok) throw new Error(made.reason);
  return { eventId: googleEventId(meeting.meetingId), slot: meeting, etag: made.event.etag ?? "" };
}

async function moveAndCancel(user: TestUser, deps: ReturnType<typeof quickDeps>, n: number) {
  const { eventId, slot, etag: seenEtag } = await book(user, deps, n);
  const change = { slot: { start: slot.start + 30 * MINUTE, end: slot.end + 30 * MINUTE } };
  const moved = await changeMeeting(deps, {
    userId: user.id,
    eventId,
    seenEtag,
    change,
    by: { via: "web" },
    allowOverlap: false,
    now: REAL,
  });
  if (!moved.ok) throw new Error(moved.reason);
  await cancelMeeting(deps, { userId: user.id, eventId, by: { via: "web" }, zone: user.zone, now: REAL });
  return eventId;
}

const LIFE = ["meeting.created", "meeting.updated", "meeting.cancelled"];

test("a receiver that is down for an hour gets everything once it is back: once, in order per meeting, signed", async () => {
  const user = await createUser();
  const hook = await played(user);
  hook.answers(0);
  const ids = [];
  for (let n = 0; n < 3; n++) ids.push(await moveAndCancel(user, hook.deps, n));
  for (let minute = 0; minute < 60; minute++) {
    hook.answers(minute % 3 === 0 ? 0 : minute % 3 === 1 ? 503 : 302);
    await hook.at(REAL + minute * MINUTE);
  }
  expect(hook.got).toEqual([]);
  hook.answers(200);
  for (let minute = 60; minute < 240; minute += 1) await hook.at(REAL + minute * MINUTE);
  expect(hook.got).toHaveLength(9);
  expect(new Set(hook.got.map(({ id }) => id)).size).toBe(9);
  for (const id of ids) {
    expect(hook.got.filter(({ meeting }) => meeting === id).map(({ type }) => type)).toEqual(LIFE);
  }
  const events = await listEvents(db, user.id, 0);
  expect(events.map(({ type }) => type)).toEqual([...LIFE, ...LIFE, ...LIFE]);
  expect((await listEvents(db, user.id, events[3]?.seq ?? 0)).map(({ seq }) => seq)).toEqual(
    events.slice(4).map(({ seq }) => seq),
  );
});

test("after a day without success the endpoint is off, and its user told once; what failed can be sent again", async () => {
  const [user, other] = [await createUser(), await createUser()];
  const hook = await played(user);
  hook.answers(500);
  await book(user, hook.deps, 0);
  for (let hour = 0; hour <= 26; hour++) await hook.at(REAL + hour * HOUR);
  const endpoint = () => db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, hook.endpointId)).get();
  expect((await endpoint())?.disabledAt).toBeGreaterThanOrEqual(REAL + DAY);
  expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(["Your webhook has been switched off"]);
  const [delivery] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.userId, user.id));
  expect(delivery).toMatchObject({ state: "failed", lastStatus: 500 });
  const id = delivery?.id ?? "";
  // Neither while it is off, nor by somebody else.
  expect(await redeliver(db, user.id, id, Date.now())).toEqual([]);
  await db.update(webhookEndpoints).set({ disabledAt: null }).where(eq(webhookEndpoints.id, hook.endpointId));
  expect(await redeliver(db, other.id, id, Date.now())).toEqual([]);
  expect(await redeliver(db, user.id, id, Date.now())).toHaveLength(1);
  hook.answers(200);
  await hook.at(REAL + 28 * HOUR);
  expect(hook.got.map(({ type }) => type)).toEqual(["meeting.created"]);
});

test("a run that dies at any step leaves no endpoint off whose user was not told, and nobody told twice", async () => {
  for (let step = 1, died = true; died; step++) {
    vi.setSystemTime(REAL);
    const user = await createUser();
    const hook = await played(user);
    hook.answers(500);
    await book(user, hook.deps, 0);
    await hook.at(REAL);
    died = false;
    let trips = 0;
    const dying = watchedD1(env.DB, async (trip) => {
      const result = await trip();
      trips += 1;
      if (trips === step) died = true;
      if (died) throw new Error("the process ended");
      return result;
    });
    const late = REAL + 25 * HOUR;
    vi.setSystemTime(late);
    const run = sendWebhooks({ ...hook.deps, db: quickDeps(dying).db }, hook.endpointId, late);
    await run.catch((error: unknown) => expect(died, String(error)).toBe(true));
    await hook.at(late + HOUR);
    const endpoint = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, hook.endpointId)).get();
    expect([endpoint?.disabledAt !== null, (await mailsTo(user.email)).length], `step ${step}`).toEqual([true, 1]);
  }
});

test("after a rotation both secrets sign for a day, then the new one alone; parallel runs send once", async () => {
  const user = await createUser();
  const hook = await played(user);
  const old = hook.secret();
  const fresh = (await renewSecret(hook.deps, user.id, hook.endpointId)) ?? "";
  hook.checks([old, fresh]);
  await book(user, hook.deps, 0);
  await Promise.all(Array.from({ length: 5 }, () => hook.at(REAL + MINUTE)));
  expect(hook.got).toHaveLength(1);
  await db.update(webhookEndpoints).set({ oldSecretUntil: REAL }).where(eq(webhookEndpoints.id, hook.endpointId));
  await book(user, hook.deps, 1);
  await hook.at(REAL + 2 * MINUTE);
  expect(hook.got).toHaveLength(1);
  hook.checks([fresh]);
  await hook.at(REAL + 10 * MINUTE);
  expect(hook.got).toHaveLength(2);
});

test("an address that has come to be a private one is refused at send, too, and redirects are not followed", async () => {
  const calls: (RequestInit | undefined)[] = [];
  const fetched = (async (_: unknown, init?: RequestInit) => {
    calls.push(init);
    return new Response(null, { status: 302, headers: { location: "http://169.254.169.254/" } });
  }) as typeof fetch;
  const receiver = createWebhookReceiver({ allowLoopback: false, fetch: fetched });
  const message = { id: "evt_1", body: "{}", secrets: [] };
  expect(await receiver.post("https://[::ffff:169.254.169.254]/", message, REAL)).toMatchObject({
    ...{ ok: false, error: "refused-address" },
  });
  expect(await receiver.post("https://hooks.customer.com/", message, REAL)).toMatchObject({ error: "redirected" });
  expect(calls.map((init) => init?.redirect)).toEqual(["manual"]);
});

test("a change that Google refuses is not told, neither as made nor as taken back", async () => {
  const user = await createUser();
  const { deps } = await played(user);
  const { eventId, slot } = await book(user, deps, 0);
  const change = { slot: { start: slot.start + HOUR, end: slot.end + HOUR } };
  await failNext({ provider: "google", path: `/events/${eventId}`, status: 400, times: 3, account: user.email });
  const asked = {
    userId: user.id,
    eventId,
    by: { via: "web" } as const,
    seenEtag: null,
    change,
    allowOverlap: false,
    now: REAL,
  };
  expect((await changeMeeting(deps, asked)).ok).toBe(false);
  const [meeting] = await db.select().from(meetings).where(eq(meetings.userId, user.id));
  expect(meeting).toMatchObject({ startAt: slot.start });
  expect((await listEvents(db, user.id, 0)).map(({ type }) => type)).toEqual(["meeting.created"]);
});

test("a series, and what is cancelled before the calendar was read again, was created all the same", async () => {
  const user = await createUser();
  const { deps } = await played(user);
  const google = openGoogle(deps, (await findGoogleAccount(db, user.id)) as never);
  for (const recurrence of ["", "FREQ=WEEKLY;COUNT=3"]) {
    const [meetingId, zone] = [crypto.randomUUID(), user.zone];
    const slot = { start: START, end: START + 30 * MINUTE };
    const meeting = { meetingId, zone, recurrence, ...slot, title: "Budget", location: "", attendees: [] };
    const wish = { userId: user.id, meeting, by: { via: "web" } as const, allowOverlap: false, now: REAL };
    const outcome = await writeAlone(deps, prepareCreate(deps, google, wish));
    if (!outcome.ok) throw new Error(outcome.reason);
    await writeAlone(
      deps,
      prepareCancel(deps, google, { userId: user.id, event: outcome.event, by: wish.by, zone, now: REAL }),
    );
  }
  const told = (await listEvents(db, user.id, 0)).map(({ type }) => type);
  expect(told).toEqual(["meeting.created", "meeting.cancelled", "meeting.created", "meeting.cancelled"]);
});

test("who has neither a key nor a webhook leaves no events behind", async () => {
  const user = await createUser();
  await moveAndCancel(user, quickDeps(), 0);
  expect(await listEvents(db, user.id, 0)).toEqual([]);
});
