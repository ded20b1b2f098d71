import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { bookingLinks } from "~/db/schema/calendar";
import { HOUR, type Instant, MINUTE } from "~/domain/time";
import { readToast } from "~/http/toast";
import { type GroupOffer, offerToGroup } from "~/services/booking/offer-times";
import { createDeps } from "../../workers/deps";
import { mailsTo } from "../support/mailbox";
import { calendarOf, putEvent } from "../support/sandbox";
import { cookiesOf, get, post, sessionOf } from "../support/signed-in";
import { createUser, db, type TestUser } from "../support/user";

// Many guests in one test: on a busy machine they take their time.
vi.setConfig({ testTimeout: 30_000 });

const deps = createDeps(env);
const START = Math.ceil(Date.now() / HOUR) * HOUR + 48 * HOUR;
const times = [START, START + HOUR, START + 2 * HOUR];
const LINKS = "/dashboard/meetings/links";

async function offer(user: TestUser, changes: Partial<GroupOffer> = {}) {
  const id = crypto.randomUUID();
  const guests = ["Anna", "Tom", "Eva"].map((name) => ({ name, email: `${name.toLowerCase()}-${id}@guest.test` }));
  const made = await offerToGroup(deps, {
    ...{ id, user: { id: user.id, name: "Robin Example", email: user.email }, zone: user.zone, mails: false },
    ...{ guests, namesOthers: false, language: "en", title: "Board", location: "" },
    slots: times.map((start) => ({ start, end: start + 30 * MINUTE })),
    ...changes,
  });
  if (!made.ok) throw new Error(made.reason);
  return { id, paths: made.urls.map((url) => new URL(url).pathname), emails: guests.map(({ email }) => email) };
}

const textOf = async (response: Response) => (await response.text()).replaceAll("<!-- -->", "");
const fetchPage = (request: Request) => exports.default.fetch(request, { redirect: "manual" });
const open = async (path = "", cookie = "") => textOf(await fetchPage(get(path, cookie)));

function say(path = "", fields: Record<string, string | string[]> = {}) {
  const request = post(path, fields);
  request.headers.set("cf-connecting-ip", crypto.randomUUID());
  return fetchPage(request);
}
const can = (path: string | undefined, ...starts: Instant[]) => say(path, { intent: "can", can: starts.map(String) });
const book = async (user: TestUser, id: string, start: Instant) =>
  fetchPage(post(`${LINKS}/${id}`, { intent: "book", start: String(start) }, await sessionOf(user.id)));
const told = async ({ email }: TestUser) => (await mailsTo(email)).map(({ subject }) => subject);

test("guests say which times they can; the first that all can is proposed, and booked on the user's yes alone", async () => {
  const user = await createUser();
  const { id, paths, emails } = await offer(user);
  const [anna, tom, eva] = paths;
  const page = await open(anna);
  expect(page.match(/type="checkbox"/g)).toHaveLength(3);
  expect(page).not.toMatch(/<script(?! type="application)|Tom|Eva|@guest/);
  expect((await say(anna, { intent: "can" })).status).toBe(400);
  expect((await can(anna, START + 1)).status).toBe(400);
  await can(anna, START, START + HOUR, START + 2 * HOUR);
  await can(tom, START);
  // They may say it again.
  await can(tom, START + HOUR, START + 2 * HOUR);
  expect(await told(user)).toEqual([]);
  const [last] = await Promise.all([can(eva, START + HOUR), can(anna, START + HOUR, START + 2 * HOUR)]);
  expect(await told(user)).toEqual([expect.stringMatching(/^Everybody can .*: Board$/)]);
  expect((await calendarOf(user.email)).events).toEqual([]);
  const mine = await open(eva, last.headers.get("set-cookie")?.split(";")[0]);
  expect(mine.match(/type="checkbox"[^>]*checked/g)).toHaveLength(1);
  expect(mine).toContain("You can change it until then");
  expect(await open(eva)).not.toMatch(/type="checkbox"[^>]*checked/);

  const list = await open(`${LINKS}/${id}`, await sessionOf(user.id));
  expect(list.match(/>✓</g)).toHaveLength(5);
  // Once in the list of narrow pages, once in the table of wide ones.
  expect(list.match(/>All can</g)).toHaveLength(2);
  const pressed = [START + HOUR, START + HOUR, START + 2 * HOUR, START + HOUR, START + 2 * HOUR];
  await Promise.all(pressed.map((start) => book(user, id, start)));
  const { events } = await calendarOf(user.email);
  expect(events).toHaveLength(1);
  expect(events[0]?.attendees?.map(({ email }) => email).toSorted()).toEqual(emails.toSorted());
  expect(await open(eva, last.headers.get("set-cookie")?.split(";")[0])).toContain("It is booked");
  // What was said after it changes nothing.
  await can(tom, START);
  await book(user, id, START);
  expect((await calendarOf(user.email)).events).toEqual(events);
  const [link] = await db.select().from(bookingLinks).where(eq(bookingLinks.guestName, "Tom")).limit(1);
  expect(link?.can).not.toContain(START);
});

test("the banner after a group's meeting takes it back, and the next one brings it back", async () => {
  const user = await createUser();
  const { id } = await offer(user);
  const cookie = await sessionOf(user.id);
  let undo = readToast(get("/", cookiesOf(await book(user, id, START)).split(";")[0]))?.undo;
  for (const status of ["cancelled", "confirmed"]) {
    const answer = await fetchPage(post(undo?.action ?? "", undo?.fields ?? {}, cookie));
    expect(answer.headers.get("location")).toBe(`${LINKS}/${id}`);
    expect((await calendarOf(user.email)).events).toMatchObject([{ status }]);
    undo = readToast(get("/", cookiesOf(answer).split(";")[0]))?.undo;
  }
});

test("names that a guest may have typed are quoted, and those that the user knew are not", async () => {
  const user = await createUser();
  const { id, paths } = await offer(user, {
    guests: [
      { name: "", email: null },
      { name: "Tom", email: `tom-${crypto.randomUUID()}@guest.test` },
      { name: "Bo", email: null },
    ],
  });
  await say(paths[0], { intent: "can", can: [String(START)], name: "Eve Fremd", email: "eve@guest.test" });
  for (const path of [LINKS, `${LINKS}/${id}`]) {
    const page = await open(path, await sessionOf(user.id));
    expect(page, path).toContain("“Eve Fremd”");
    expect(page, path).not.toMatch(/“(?:Tom|Bo)”/);
  }
});

test("a time that the calendar has taken meanwhile is no time for all, and cannot be booked", async () => {
  const user = await createUser();
  const { id, paths } = await offer(user);
  const at = (start: Instant) => ({ dateTime: new Date(start).toISOString() });
  await can(paths[0], START);
  await can(paths[1], START);
  await putEvent(user.email, { id: "dentist", summary: "Dentist", start: at(START), end: at(START + HOUR) });
  expect((await book(user, id, START)).status).toBe(303);
  expect((await calendarOf(user.email)).events).toHaveLength(1);
  await can(paths[2], START);
  expect(await told(user)).toEqual(["No time suits everybody: Board"]);
  expect(await open(`${LINKS}/${id}`, await sessionOf(user.id))).toContain("Not free");
});

test("who cannot meet at all is not invited; names are shown where the user said so", async () => {
  const user = await createUser();
  const { id, paths, emails } = await offer(user, { namesOthers: true });
  expect(await open(paths[0])).toContain("Also asked: Tom, Eva");
  await can(paths[0], START);
  await say(paths[1], { intent: "decline" });
  await can(paths[2], START);
  expect(await told(user)).toEqual(["No time suits everybody: Board"]);
  await book(user, id, START);
  const [event] = (await calendarOf(user.email)).events;
  expect(event?.attendees?.map(({ email }) => email).toSorted()).toEqual([emails[0], emails[2]].toSorted());
});

test("a group is its user's own, and a revoked or expired one books nothing", async () => {
  const [user, other] = [await createUser(), await createUser()];
  const { id, paths } = await offer(user);
  expect((await fetchPage(get(`${LINKS}/${id}`, await sessionOf(other.id)))).status).toBe(404);
  expect((await book(other, id, START)).status).toBe(404);
  await db.update(bookingLinks).set({ expiresAt: 1 }).where(eq(bookingLinks.groupId, id));
  await can(paths[0], START);
  expect(await db.select({ can: bookingLinks.can }).from(bookingLinks).where(eq(bookingLinks.groupId, id))).toEqual(
    Array(3).fill({ can: null }),
  );
  const revoke = async (who: TestUser) =>
    fetchPage(post(`${LINKS}/${id}`, { intent: "revoke" }, await sessionOf(who.id)));
  expect((await revoke(other)).status).toBe(404);
  const revoked = await revoke(user);
  expect(await open(paths[0])).toContain("taken back");
  const { action = "", fields = {} } = readToast(get("/", cookiesOf(revoked).split(";")[0]))?.undo ?? {};
  const reopen = async (who: TestUser) => (await fetchPage(post(action, fields, await sessionOf(who.id)))).status;
  expect(await reopen(other)).toBe(404);
  expect(await reopen(user)).toBe(303);
  expect(await open(paths[0])).not.toContain("taken back");
  expect((await revoke(user)).status).toBe(303);
  expect(await open(paths[0])).toContain("taken back");
  await book(user, id, START);
  expect((await calendarOf(user.email)).events).toEqual([]);
});

test("the user's form makes a link for each guest and mails each, once however often it is sent", async () => {
  const user = await createUser();
  const cookie = await sessionOf(user.id);
  const fetched = await fetchPage(get(`${LINKS}/new?days=14&minutes=45`, cookie));
  const free = [...(await fetched.text()).matchAll(/name="times"[^>]*value="(\d+)"/g)].map(([, value]) => value ?? "");
  const id = crypto.randomUUID();
  const emails = ["a", "b", "c"].map((name) => `${name}-${id}@guest.test`);
  const fields = { id, guestEmail: emails[0] ?? "", others: emails.join(", "), title: "Budget", durationMinutes: "45" };
  const send = () =>
    fetchPage(post(`${LINKS}/new`, { ...fields, mails: "on", language: "nl", times: free.slice(0, 3) }, cookie));
  for (let n = 0; n < 2; n++) expect((await send()).headers.get("location")).toBe(`${LINKS}/${id}`);
  for (const email of emails) expect(await mailsTo(email)).toHaveLength(1);
  const [mail] = await mailsTo(emails[1] ?? "");
  expect(mail?.text).toContain("Geef aan op welke van deze tijden je kunt");
  expect(mail?.text).not.toContain(emails[2]);
  const list = await open(LINKS, cookie);
  expect(list).toContain("0 of 3 have answered");
  expect(list.match(/Who can when: Budget/g)).toHaveLength(1);
});
