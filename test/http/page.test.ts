import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { sessions, users } from "~/db/schema/accounts";
import { meetings } from "~/db/schema/calendar";
import { SESSION_IDLE_MS, SESSION_MAX_MS, SESSION_TOUCH_MS } from "~/domain/session";
import { requireUser } from "~/http/guard";
import { readPage } from "~/http/page";
import { get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser, db } from "../support/user";

const locationOf = async (work: Promise<unknown>) => (await responseOf(work)).headers.get("location");

test("layout and page of one request share one trip to D1, and each gets its own rows", async () => {
  const user = await createUser({ calendar: false });
  const cookie = await sessionOf(user.id);
  const context = testContext();
  const trips = vi.spyOn(context.db, "batch");
  const [layout, page] = await Promise.all([
    readPage(get("/dashboard", cookie), context, (userId) => ({
      me: context.db.select({ email: users.email }).from(users).where(eq(users.id, userId)),
    })),
    readPage(get("/dashboard", cookie), context, (userId) => ({
      none: context.db.select().from(meetings).where(eq(meetings.userId, userId)),
      one: context.db.select({ n: sql<number>`1` }).from(users).where(eq(users.id, userId)),
    })),
  ]);
  expect(trips).toHaveBeenCalledTimes(1);
  expect(layout.data.me).toEqual([{ email: user.email }]);
  expect(page.data).toEqual({ none: [], one: [{ n: 1 }] });
  expect(page.user).toMatchObject({ id: user.id, email: user.email, hasPassword: false });
  expect(page.preferences.timezone).toBe(user.zone);
  expect(page.integrations.onboardingCompleted).toBe(true);
  await readPage(get("/dashboard", cookie), context);
  expect(trips).toHaveBeenCalledTimes(2);
});

test("two people in the same tick never share a trip", async () => {
  const [one, other] = [await createUser({ calendar: false }), await createUser({ calendar: false })];
  const context = testContext();
  const pages = await Promise.all([
    readPage(get("/dashboard", await sessionOf(one.id)), context),
    readPage(get("/dashboard", await sessionOf(other.id)), context),
  ]);
  expect(pages.map(({ user }) => user.id)).toEqual([one.id, other.id]);
});

test.each([
  ["/dashboard", "/auth?redirectTo=%2Fdashboard"],
  ["/dashboard/meetings?q=a&page=2", "/auth?redirectTo=%2Fdashboard%2Fmeetings%3Fq%3Da%26page%3D2"],
  ["/dashboard/calendar.data?_routes=a", "/auth?redirectTo=%2Fdashboard%2Fcalendar"],
])("%s without a session leads to sign-in and back", async (path, location) => {
  expect(await locationOf(readPage(get(path), testContext()))).toBe(location);
  expect(await locationOf(readPage(get(path, "__Host-session=nonsense"), testContext()))).toBe(location);
});

test("V7.3.1: a session ends when nobody has used it for two weeks", async () => {
  const user = await createUser({ calendar: false });
  const at = Date.now();
  const cookie = await sessionOf(user.id, at);
  const later = (ms: number) => testContext({ clock: () => at + ms });
  expect((await readPage(get("/dashboard", cookie), later(SESSION_TOUCH_MS))).user.id).toBe(user.id);
  expect(await locationOf(readPage(get("/dashboard", cookie), later(SESSION_IDLE_MS)))).toContain("/auth");
});

test("V7.3.2: a session that is used daily ends after sixty days all the same", async () => {
  const user = await createUser({ calendar: false });
  const at = Date.now();
  const cookie = await sessionOf(user.id, at);
  for (let ms = 0; ms < SESSION_MAX_MS; ms += SESSION_IDLE_MS - 1) {
    await readPage(get("/dashboard", cookie), testContext({ clock: () => at + ms }));
  }
  const end = testContext({ clock: () => at + SESSION_MAX_MS });
  expect(await locationOf(readPage(get("/dashboard", cookie), end))).toContain("/auth");
});

test("a user who lacks the rows that every user has gets them on load", async () => {
  const id = crypto.randomUUID();
  await db.insert(users).values({ id, email: `${id}@parley.test`, name: "Bare", createdAt: 1_000 });
  const page = await readPage(get("/dashboard", await sessionOf(id)), testContext());
  expect(page.integrations).toMatchObject({ onboardingStep: 1, onboardingCompleted: false });
});

test.each([
  ["another site", { "sec-fetch-site": "cross-site" }],
  ["a sister site", { "sec-fetch-site": "same-site" }],
  ["a foreign origin", { origin: "https://evil.example" }],
  ["an opaque origin", { origin: "null" }],
  ["nobody knows where", {}],
])("V3.5.1: a write from %s is refused, whatever cookie it carries", async (_, headers) => {
  const user = await createUser({ calendar: false });
  const cookie = await sessionOf(user.id);
  const request = new Request("http://localhost:8787/dashboard/support", {
    method: "POST",
    headers: { ...headers, cookie } as Record<string, string>, // the rows differ in their names
  });
  expect((await responseOf(requireUser(request, testContext()))).status).toBe(403);
});

test("a write from our own page is let in, by either sign of where it comes from", async () => {
  const user = await createUser({ calendar: false });
  const cookie = await sessionOf(user.id);
  const byOrigin = new Request("http://localhost:8787/dashboard", {
    method: "POST",
    headers: { origin: "http://localhost:8787", cookie },
  });
  expect((await requireUser(byOrigin, testContext())).zone).toBe(user.zone);
  expect((await requireUser(post("/dashboard", {}, cookie), testContext())).user.id).toBe(user.id);
});

test("words that were posted after the session had ended are back after signing in, for the same user only", async () => {
  const [user, other] = [await createUser({ calendar: false }), await createUser({ calendar: false })];
  const old = await sessionOf(user.id, Date.now() - SESSION_IDLE_MS);
  const fields = { subject: "Help", message: "Ω ".repeat(2_000), password: "secret" };
  const refused = await responseOf(requireUser(post("/dashboard/support?from=x", fields, old), testContext()));
  expect(refused.headers.get("location")).toBe("/auth?redirectTo=%2Fdashboard%2Fsupport%3Ffrom%3Dx");
  const draft = refused.headers.get("set-cookie")?.split(";")[0];

  const page = (cookie: string, path = "/dashboard/support") =>
    readPage(get(path, `${cookie}; ${draft}`), testContext());
  const mine = await sessionOf(user.id);
  expect((await page(mine)).formDraft).toEqual({ subject: "Help", message: fields.message });
  expect((await page(mine, "/dashboard/calendar")).formDraft).toBeNull();
  expect((await page(await sessionOf(other.id))).formDraft).toBeNull();

  await requireUser(post("/dashboard/support", fields, `${mine}; ${draft}`), testContext());
  expect((await page(mine)).formDraft).toBeNull();
});

test("the token itself is not in the database", async () => {
  const user = await createUser({ calendar: false });
  const token = (await sessionOf(user.id)).split("=")[1];
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, user.id));
  expect(JSON.stringify(row)).not.toContain(token);
});
