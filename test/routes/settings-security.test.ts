import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog, sessions, users } from "~/db/schema/accounts";
import { LIMITS } from "~/domain/rate-limits";
import { readPage } from "~/http/page";
import * as passwordPage from "~/routes/dashboard.settings.password";
import * as sessionsPage from "~/routes/dashboard.settings.sessions";
import { linkIn, mailsTo } from "../support/mailbox";
import { args, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser, db } from "../support/user";

const PATH = "/dashboard/settings/sessions";

/** Hashing that is quick. */
const passwords = {
  hash: async (password: string) => `quick$${password}`,
  verify: async (password: string, stored: string | null) => ({ ok: stored === `quick$${password}`, outdated: false }),
};
const context = () => testContext({ passwords });

async function listed(cookie: string) {
  return (await sessionsPage.loader(args(get(PATH, cookie)))).sessions;
}

const act = (fields: Record<string, string>, cookie: string) =>
  responseOf(sessionsPage.action(args(post(PATH, fields, cookie))));

const isAlive = async (cookie: string) =>
  readPage(get("/dashboard", cookie), testContext()).then(
    () => true,
    () => false,
  );

test("V7.5.2: a user sees where they are signed in and ends one session, or all others", async () => {
  const user = await createUser({ calendar: false });
  const [mine, phone, tablet] = [await sessionOf(user.id), await sessionOf(user.id), await sessionOf(user.id)];
  const rows = await listed(mine);
  expect(rows).toHaveLength(3);
  expect(rows.filter(({ seen }) => seen === null)).toHaveLength(1);

  const [row] = (await listed(phone)).filter(({ seen }) => seen === null);
  const answer = await act({ intent: "end", id: row!.id }, mine);
  expect(decodeURIComponent(answer.headers.get("set-cookie") ?? "")).toContain("Session ended");
  expect([await isAlive(mine), await isAlive(phone), await isAlive(tablet)]).toEqual([true, false, true]);

  await act({ intent: "end-others" }, mine);
  expect([await isAlive(mine), await isAlive(tablet)]).toEqual([true, false]);
  const events = await db.select().from(auditLog).where(eq(auditLog.userId, user.id));
  expect(events.map(({ event }) => event)).toEqual(["session-ended", "sessions-ended"]);
});

test("sessions are listed by the clock that their user reads", async () => {
  const user = await createUser({ calendar: false, zone: "America/New_York" });
  const mine = await sessionOf(user.id);
  expect((await listed(mine)).map(({ since }) => since)).toEqual([expect.stringMatching(/ [ap]m$/)]);
});

test("V7.4.1: signing out everywhere ends this session too", async () => {
  const user = await createUser({ calendar: false });
  const [mine, phone] = [await sessionOf(user.id), await sessionOf(user.id)];
  const answer = await act({ intent: "end-all" }, mine);
  expect(answer.headers.get("location")).toBe("/");
  expect(answer.headers.get("clear-site-data")).toContain("storage");
  expect([await isAlive(mine), await isAlive(phone)]).toEqual([false, false]);
});

test("V8.2.2: another user's session is not found, the same as one that does not exist", async () => {
  const [user, other] = [await createUser({ calendar: false }), await createUser({ calendar: false })];
  const [mine, theirs] = [await sessionOf(user.id), await sessionOf(other.id)];
  const [row] = await db.select().from(sessions).where(eq(sessions.userId, other.id));
  for (const id of [row!.id, crypto.randomUUID()]) {
    expect((await act({ intent: "end", id }, mine)).status).toBe(404);
  }
  expect((await act({ intent: "end", id: "nonsense" }, mine)).status).toBe(400);
  expect(await isAlive(theirs)).toBe(true);
});

async function withPassword(password: string) {
  const user = await createUser({ calendar: false });
  await db
    .update(users)
    .set({ passwordHash: `quick$${password}` })
    .where(eq(users.id, user.id));
  return user;
}

const change = (fields: Record<string, string>, cookie: string) =>
  passwordPage
    .action(args(post("/dashboard/settings/password", fields, cookie), {}, context()))
    .catch((thrown: unknown) => thrown);

function wordsOf(answer: unknown): { status: number; text: string } {
  const { init, data } = answer as { init: { status: number }; data: object }; // Remix's `data()`
  return { status: init.status, text: JSON.stringify(data) };
}

test("V7.4.3: changing the password wants the present one, ends the other sessions and tells the owner by mail", async () => {
  const user = await withPassword("the present one");
  const [mine, phone] = [await sessionOf(user.id), await sessionOf(user.id)];

  const wrong = wordsOf(await change({ current: "not the present one", password: "a long walk" }, mine));
  expect(wrong).toMatchObject({ status: 400 });
  expect(wrong.text).toContain("That is not your password.");
  expect(wrong.text).not.toContain("a long walk");
  expect(wordsOf(await change({ current: "the present one", password: "password123" }, mine)).status).toBe(400);
  expect(wordsOf(await change({ current: "the present one", password: user.email }, mine)).text).toContain("too close");
  expect(await isAlive(phone)).toBe(true);

  expect(await change({ current: "the present one", password: "a long walk" }, mine)).toBeInstanceOf(Response);
  expect([await isAlive(mine), await isAlive(phone)]).toEqual([true, false]);
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  expect(row?.passwordHash).toBe("quick$a long walk");
  expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(["Your Parley password was changed"]);
});

test("V6.3.1: whoever has somebody's open browser cannot guess the password without end", async () => {
  const user = await withPassword("the present one");
  const mine = await sessionOf(user.id);
  for (let n = 0; n < LIMITS["password:account"].tries; n++)
    await change({ current: "a guess", password: "a long walk" }, mine);
  expect(wordsOf(await change({ current: "the present one", password: "a long walk" }, mine)).status).toBe(429);
});

test("somebody who signs in with Google sets a password by a mailed link", async () => {
  const user = await createUser({ calendar: false });
  expect(await change({}, await sessionOf(user.id))).toBeInstanceOf(Response);
  const [mail] = await mailsTo(user.email);
  expect(linkIn(mail!)).toMatch(/^\/auth\/reset\?token=/);
});

test.each(["sessions", "password"])("nobody sees or changes %s without a session", async (page) => {
  const path = `/dashboard/settings/${page}`;
  const route = page === "sessions" ? sessionsPage : passwordPage;
  for (const answer of [route.loader(args(get(path))), route.action(args(post(path, { intent: "end-all" })))]) {
    expect((await responseOf(answer)).headers.get("location")).toBe(`/auth?redirectTo=${encodeURIComponent(path)}`);
  }
});
