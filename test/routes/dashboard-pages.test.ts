import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDb } from "~/db/database";
import { userIntegrations } from "~/db/schema/accounts";
import { googleAccounts } from "~/db/schema/calendar";
import { deliveries, supportRequests } from "~/db/schema/messages";
import { DAY, HOUR } from "~/domain/time";
import { wallTimeOf } from "~/domain/wall-time";
import * as layout from "~/routes/dashboard";
import * as dashboard from "~/routes/dashboard._index";
import * as calendar from "~/routes/dashboard.calendar";
import * as create from "~/routes/dashboard.calendar_.new";
import * as refresh from "~/routes/dashboard.calendar_.refresh";
import * as list from "~/routes/dashboard.meetings._index";
import * as support from "~/routes/dashboard.support._index";
import * as banner from "~/routes/dashboard.trial-banner";
import { decryptMail } from "~/services/send-email";
import { endTrial, subscribe } from "../support/plans";
import { control, failNext, putEvent } from "../support/sandbox";
import { args, cookiesOf, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser, db } from "../support/user";

async function someone(wishes: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser(wishes);
  return { user, cookie: await sessionOf(user.id) };
}

/** So many hours from now, as Google writes it. */
const hoursFromNow = (hours: number) => ({ dateTime: new Date(Date.now() + hours * HOUR).toISOString() });

test("the dashboard shows the next seven days, five at most, and the rest as a number", async () => {
  const { user, cookie } = await someone();
  for (let n = 1; n <= 7; n++) {
    await putEvent(user.email, {
      id: `next${n}`,
      summary: `Meeting ${n}`,
      start: hoursFromNow(n * 22),
      end: hoursFromNow(n * 22 + 1),
    });
  }
  await putEvent(user.email, { id: "later", summary: "Later", start: hoursFromNow(190), end: hoursFromNow(191) });
  const answer = await responseOf(
    refresh.action(args(post("/dashboard/calendar/refresh", { returnTo: "/dashboard" }, cookie))),
  );
  expect(answer.headers.get("location")).toBe("/dashboard");
  const page = await dashboard.loader(args(get("/dashboard", cookie)));
  // The first may be today's, which stands in the line of the day.
  const shown = (page.upcoming.value ?? []).flatMap(({ events }) => events.map(({ title }) => title));
  expect(["Meeting 1", "Meeting 2"]).toContain(shown[0]);
  expect(shown).toHaveLength(5);
  expect(page).toMatchObject({ upcomingCount: 7, calendar: true, whatsapp: "connected", name: "Robin Example" });
  expect(page.next).toMatchObject({ title: "Meeting 1", guests: [], soon: null });
});

test("whether the agent is active is read from its answers, and those of others do not count", async () => {
  const { user, cookie } = await someone();
  const { user: other } = await someone();
  const stands = async () => (await dashboard.loader(args(get("/dashboard", cookie)))).agent;
  const answer = (to: typeof user, state: "read" | "failed", at: number) =>
    db.insert(deliveries).values({
      id: `reply:${to.id}:${at}`,
      idempotencyKey: `reply:${to.id}:${at}`,
      userId: to.id,
      channel: "whatsapp",
      recipient: to.phone,
      kind: "reply",
      payload: { kind: "text", body: "Nothing is planned." },
      state,
      createdAt: at,
      updatedAt: at,
    });
  expect(await stands()).toBe("ready");
  await answer(other, "failed", 3);
  expect(await stands()).toBe("ready");
  await answer(user, "read", 1);
  expect(await stands()).toBe("active");
  await answer(user, "failed", 2);
  expect(await stands()).toBe("failing");
  await db.update(userIntegrations).set({ whatsappConnected: false }).where(eq(userIntegrations.userId, user.id));
  expect(await stands()).toBe("off");
});

test("a refresh that Google does not allow says so, and that the calendar can be connected again", async () => {
  const { user, cookie } = await someone();
  const body = { error: { code: 403, message: "Forbidden", errors: [{ domain: "calendar", reason: "forbidden" }] } };
  await failNext({ provider: "google-calendar", method: "GET", account: user.email, status: 403, body, times: 1 });
  const answer = await responseOf(refresh.action(args(post("/dashboard/calendar/refresh", {}, cookie))));
  const told = decodeURIComponent(cookiesOf(answer));
  expect(told).toContain("does not let Parley read it: the permission is missing or was withdrawn");
  expect(told).not.toContain("does not answer");
});

test("a refresh that Google does not answer says so and leads back to a page of ours only", async () => {
  const { user, cookie } = await someone();
  await control("POST", "/google/revoke", { account: user.email });
  await db.update(googleAccounts).set({ accessTokenExpiresAt: 0 }).where(eq(googleAccounts.userId, user.id));
  const fields = { returnTo: "//evil.test/" };
  const answer = await responseOf(refresh.action(args(post("/dashboard/calendar/refresh", fields, cookie))));
  expect(answer.headers.get("location")).toBe("/dashboard/calendar");
  expect(decodeURIComponent(cookiesOf(answer))).toContain("Could not load calendar events");
  expect(await dashboard.loader(args(get("/dashboard", cookie)))).toMatchObject({
    calendar: false,
    grantRevoked: true,
  });
});

test("V1.2.2: a link of an event that is no web address is not offered", async () => {
  const { user, cookie } = await someone();
  const event = {
    id: "hostile",
    summary: "<img src=x onerror=alert(1)>",
    start: hoursFromNow(3),
    end: hoursFromNow(4),
  };
  await putEvent(user.email, { ...event, hangoutLink: "javascript:alert(1)" });
  await refresh.action(args(post("/dashboard/calendar/refresh", {}, cookie)));
  const page = await dashboard.loader(args(get("/dashboard", cookie)));
  expect(page.next).toMatchObject({ title: "<img src=x onerror=alert(1)>", meetLink: null });
});

test("the calendar shows an event on the user's own day in every view, and New Event begins there", async () => {
  const { user, cookie } = await someone({ zone: "Pacific/Auckland" });
  const { date } = wallTimeOf(Date.now() + 3 * DAY, user.zone);
  const point = (time: string) => ({ dateTime: `${date}T${time}:00`, timeZone: user.zone });
  await putEvent(user.email, { id: "early", summary: "Early", start: point("07:15"), end: point("07:45") });
  await refresh.action(args(post("/dashboard/calendar/refresh", {}, cookie)));
  const view = async (name: string) =>
    (await calendar.loader(args(get(`/dashboard/calendar?view=${name}&date=${date}`, cookie)))).shown.value;
  const month = (await view("month"))?.month?.weeks.flatMap(({ days }) => days);
  expect(month?.filter(({ events }) => events.length > 0)).toMatchObject([
    { date, events: [{ id: "early", time: "7:15 am", title: "Early", kind: "mine" }] },
  ]);
  for (const name of ["week", "day"]) {
    const { grid, day } = (await view(name)) ?? {};
    const shown = grid?.days.flatMap((one) => one.events.map(({ id, from }) => [one.date, id, from]));
    expect(shown).toEqual([[date, "early", 7 * 60 + 15]]);
    expect(day?.rows).toMatchObject([{ id: "early", isOutside: true }]);
  }
  expect((await view("agenda"))?.days).toMatchObject([{ date, rows: [{ id: "early", time: "7:15 am" }] }]);
  const { form } = await create.loader(args(get(`/dashboard/calendar/new?day=${date}&time=14:00`, cookie)));
  expect(form.defaults).toMatchObject({ startDate: date, startTime: "14:00", endDate: date, endTime: "14:30" });
});

test("another user's events are on nobody else's pages", async () => {
  const { user, cookie } = await someone();
  await putEvent(user.email, { id: "secret", summary: "Secret", start: hoursFromNow(2), end: hoursFromNow(3) });
  await refresh.action(args(post("/dashboard/calendar/refresh", {}, cookie)));
  const other = await someone();
  const pages = [
    await dashboard.loader(args(get("/dashboard", other.cookie))),
    await calendar.loader(args(get("/dashboard/calendar", other.cookie))),
    await list.loader(args(get("/dashboard/meetings?when=any", other.cookie))),
  ];
  expect(JSON.stringify(pages)).not.toContain("Secret");
  expect(JSON.stringify(await dashboard.loader(args(get("/dashboard", cookie))))).toContain("Secret");
});

test("layout and page together read the database once", async () => {
  const { cookie } = await someone();
  for (const [path, page] of [
    ["/dashboard", dashboard],
    ["/dashboard/calendar", calendar],
    ["/dashboard/meetings", list],
    ["/dashboard/support", support],
  ] as const) {
    let trips = 0;
    const counted = new Proxy(env.DB, {
      get(target, name) {
        const own = Reflect.get(target, name);
        if (name === "batch") trips++;
        return typeof own === "function" ? own.bind(target) : own;
      },
    });
    const context = testContext({ db: createDb(counted) });
    await Promise.all([
      layout.loader(args(get(path, cookie), {}, context)),
      page.loader(args(get(path, cookie), {}, context)),
    ]);
    expect([path, trips]).toEqual([path, 1]);
  }
});

test("the trial banner counts days and meetings, can be put away until the trial is over, and not after", async () => {
  const { user, cookie } = await someone();
  expect((await layout.loader(args(get("/dashboard", cookie)))).banner).toEqual({
    daysLeft: 14,
    isTrialContinued: false,
    meetingsLeft: 20,
  });

  const away = await responseOf(
    banner.action(args(post("/dashboard/trial-banner", { returnTo: "/dashboard/support" }, cookie))),
  );
  expect(away.headers.get("location")).toBe("/dashboard/support");
  const dismissed = `${cookie}; ${cookiesOf(away)}`;
  expect(dismissed).toContain("trialBannerDismissed=true");
  expect((await layout.loader(args(get("/dashboard", dismissed)))).banner).toBeNull();

  await endTrial(user);
  expect((await layout.loader(args(get("/dashboard", dismissed)))).banner).toMatchObject({ daysLeft: 0 });
  await subscribe(user, { status: "trialing" });
  expect((await layout.loader(args(get("/dashboard", cookie)))).banner).toBeNull();
});

test("a letter to support is kept and mailed once, however often its form is sent", async () => {
  const { user, cookie } = await someone();
  const letter = {
    requestId: crypto.randomUUID(),
    name: "Robin",
    email: user.email,
    subject: "Hello",
    message: "<b>Help</b>",
  };
  // A browser's field has one line: what has more was made to add a header.
  const forged = { ...letter, subject: "Hello\r\nBcc: evil@evil.test" };
  const refused = await support.action(args(post("/dashboard/support", forged, cookie)));
  expect(refused).toMatchObject({ init: { status: 400 } });
  for (let twice = 0; twice < 2; twice++) {
    const answer = await responseOf(support.action(args(post("/dashboard/support", letter, cookie))));
    expect(decodeURIComponent(cookiesOf(answer))).toContain("Message Sent!");
  }
  const rows = await db.select().from(supportRequests).where(eq(supportRequests.userId, user.id));
  expect(rows).toMatchObject([{ id: letter.requestId, message: "<b>Help</b>" }]);
});

test("a letter to support names the account that wrote and is answered to its address, whoever it says it is from", async () => {
  const { user, cookie } = await someone();
  const victim = await createUser({ calendar: false });
  const requestId = crypto.randomUUID();
  const letter = {
    requestId,
    name: "Not Me",
    email: victim.email,
    subject: "Change",
    message: "Give me a new address",
  };
  await support.action(args(post("/dashboard/support", letter, cookie)));
  const [row] = await db
    .select()
    .from(deliveries)
    .where(eq(deliveries.id, `support:${user.id}:${requestId}`));
  const payload = row?.payload;
  if (payload?.kind !== "mail") throw new Error("no mail was planned");
  const mail = await decryptMail(testContext(), row?.id ?? "", payload.sealed);
  expect(mail.replyTo).toBe(user.email);
  expect(mail.text.split("\n")[0]).toBe(`From the account ${user.email} (${user.id}).`);
  expect(mail.text).toContain(`not checked: Not Me <${victim.email}>`);
});

test("V2.4.1: letters to support are limited, and words that are missing or too long come back", async () => {
  const { cookie } = await someone();
  const letter = () => ({
    requestId: crypto.randomUUID(),
    name: "R",
    email: "r@parley.test",
    subject: "S",
    message: "M",
  });
  const wrong = await support.action(
    args(post("/dashboard/support", { ...letter(), message: "x".repeat(5_001) }, cookie)),
  );
  expect(wrong).toMatchObject({ init: { status: 400 }, data: { reply: { initialValue: { subject: "S" } } } });
  for (let n = 0; n < 10; n++) await support.action(args(post("/dashboard/support", letter(), cookie)));
  const limited = await support.action(args(post("/dashboard/support", letter(), cookie)));
  expect(limited).toMatchObject({ init: { status: 429 } });
});

test("V8.3.1: without a session every page leads to sign-in and back, and a form keeps its words", async () => {
  for (const [path, page] of [
    ["/dashboard", dashboard],
    ["/dashboard/calendar?date=2026-11-24", calendar],
    ["/dashboard/meetings?q=x", list],
    ["/dashboard/support", support],
  ] as const) {
    const answer = await responseOf(page.loader(args(get(path))));
    expect(answer.headers.get("location")).toBe(`/auth?${new URLSearchParams({ redirectTo: path })}`);
  }
});
