import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { selectBookingLinks } from "~/db/booking-links";
import { bookingLinks, meetings } from "~/db/schema/calendar";
import { googleEventId } from "~/domain/event-id";
import { HOUR, type Instant, type Interval, MINUTE } from "~/domain/time";
import * as details from "~/routes/dashboard.meetings.$id._index";
import { finishPicks, pickTime, readOffer } from "~/services/booking/answer-offer";
import { offerTimes, type TimesOffer } from "~/services/booking/offer-times";
import { tellGuests } from "~/services/booking/tell-guests";
import { cancelMeeting } from "~/services/meetings/cancel";
import { changeMeeting } from "~/services/meetings/change";
import { restoreMeeting } from "~/services/meetings/restore";
import { syncUserCalendar } from "~/services/sync-user-calendar";
import { createDeps } from "../../workers/deps";
import { linkIn, mailsTo } from "../support/mailbox";
import { changeAccount } from "../support/plans";
import { calendarOf, failNext, putEvent } from "../support/sandbox";
import { APP, args, get, post, sessionOf } from "../support/signed-in";
import { createUser, db, type TestUser } from "../support/user";

// Twenty guests in one test: on a busy machine they take their time.
vi.setConfig({ testTimeout: 30_000 });

const deps = createDeps(env);
const START = Math.ceil(Date.now() / HOUR) * HOUR + 48 * HOUR;
const slotsFrom = (start: Instant, count = 3) =>
  Array.from({ length: count }, (_, n) => ({ start: start + n * HOUR, end: start + n * HOUR + 30 * MINUTE }));

async function offer(user: TestUser, changes: Partial<TimesOffer> = {}) {
  const id = crypto.randomUUID();
  const made = await offerTimes(deps, {
    ...{ id, user: { id: user.id, name: "Robin Example", email: user.email }, zone: user.zone, mails: false },
    ...{ guest: { name: "Anna", email: `anna-${id}@guest.test` }, language: "en", title: "Budget", location: "" },
    slots: slotsFrom(START),
    ...changes,
  });
  if (!made.ok) throw new Error(made.reason);
  return { id, path: new URL(made.url).pathname, email: `anna-${id}@guest.test` };
}

const open = (path: string, headers: Record<string, string> = {}) =>
  exports.default.fetch(`${APP}${path}`, { headers, redirect: "manual" });
const answer = (path: string, fields: Record<string, string>, cookie = "") => {
  const request = post(path, fields, cookie);
  request.headers.set("cf-connecting-ip", crypto.randomUUID());
  return exports.default.fetch(request, { redirect: "manual" });
};
/** What the guest's browser sends from now on. */
const cookieOf = (response: Response) => ({ cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" });
const pick = (path: string, start: Instant, more: Record<string, string> = {}) =>
  answer(path, { intent: "pick", start: String(start), zone: "Europe/London", ...more });
const stateOf = async (id: string) => db.select().from(bookingLinks).where(eq(bookingLinks.id, id)).get();
const textOf = async (response: Response) => (await response.text()).replaceAll("<!-- -->", "");

async function gzipped(text: string): Promise<number> {
  const packed = new Response(text).body?.pipeThrough(new CompressionStream("gzip"));
  return (await new Response(packed).arrayBuffer()).byteLength;
}

test("a guest sees the times in their own zone and language, and picks one: it is booked, and both hear of it", async () => {
  const user = await createUser();
  const { id, path, email } = await offer(user, { mails: true });
  const page = await open(`${path}?zone=America/New_York`, { "accept-language": "tlh, de-CH;q=0.8, en;q=0.4" });
  expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const html = await textOf(page);
  expect(html).toContain("Robin Example möchte Sie treffen");
  expect(html).not.toMatch(/<script(?! type="application)/);
  expect(html.match(/type="radio"/g)).toHaveLength(3);
  // The style is in it: this is all that a guest's browser loads.
  expect(html).toContain("<style");
  expect(await gzipped(html)).toBeLessThanOrEqual(14_000);
  // With all that it asks for: icons are for whoever keeps the page.
  expect(html).not.toMatch(/<script|url\(\/fonts|rel="(?:stylesheet|preload|modulepreload)"/);

  const done = await pick(path, START + HOUR);
  expect([done.status, done.headers.get("location")]).toEqual([303, `${path}?zone=Europe%2FLondon&answered=pick`]);
  const [event] = (await calendarOf(user.email)).events;
  expect(event).toMatchObject({ summary: "Budget", attendees: [{ email, displayName: "Anna" }] });
  expect(Date.parse(event?.start.dateTime ?? "")).toBe(START + HOUR);
  expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^'Anna' picked/)]);
  // Google invites whom the user has named; of ours there is the offer alone.
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Robin Example suggests times for 'Budget'"]);
  expect(linkIn(mails[0] ?? ({} as never))).toBe(path);

  // The same form once more, another time, and the link opened again: all say what was picked.
  for (const start of [START + HOUR, START]) expect((await pick(path, start)).status).toBe(303);
  const theirs = cookieOf(done);
  const booked = await textOf(await open(path, theirs));
  expect(booked).toContain("It is booked");
  expect(booked).toMatch(/\d Amsterdam time/);
  const file = await textOf(await open(`${path}/invite.ics`, theirs));
  expect(file).toContain(`DTSTART:${new Date(START + HOUR).toISOString().replace(/[-:]|\.\d{3}/g, "")}`);
  expect((await calendarOf(user.email)).events).toHaveLength(1);
  expect(await stateOf(id)).toMatchObject({ state: "booked", pickedStart: START + HOUR });
  await db.update(meetings).set({ status: "cancelled" }).where(eq(meetings.id, id));
  expect(await textOf(await open(path, theirs))).toContain("has been cancelled since");
});

/** Breaks the run of a pick off as a kill does: before Google has it, or with Google's answer on the way. */
async function pickAndDie(user: TestUser, when: "before" | "after", guest: { name: string; email: string }) {
  const made = await offer(user, { guest: { name: "", email: null } });
  const opened = await readOffer(deps, made.path.split("/").at(-1) ?? "", Date.now());
  if (!opened) throw new Error("no link");
  const insertEvent: typeof deps.calendar.insertEvent = async (...asked) => {
    if (when === "after") await deps.calendar.insertEvent(...asked);
    throw new RangeError("killed");
  };
  const dying = { ...deps, calendar: { ...deps.calendar, insertEvent } };
  const sent = { start: START, ...guest, zone: "Europe/London", language: "en", by: "somebody" } as const;
  await expect(pickTime(dying, opened.offer, sent, Date.now())).rejects.toThrow("killed");
  return made;
}

test.each(["before", "after"] as const)(
  "a pick whose run dies %s Google has it is finished: one event, one mail to each, and the link says who it was",
  async (when) => {
    const user = await createUser();
    const guest = { name: "Gerda Guest", email: `gerda-${crypto.randomUUID()}@guest.test` };
    const { id, path } = await pickAndDie(user, when, guest);
    const another = { name: "Tom", email: `${crypto.randomUUID()}@guest.test` };
    const stranger = await pick(path, START, another);
    expect(await textOf(await open(path, cookieOf(stranger)))).toContain("Somebody is answering just now");
    // The guest's browser never got an answer; they send the form again.
    const again = await pick(path, START, { ...guest, email: guest.email.toUpperCase() });
    expect(await textOf(await open(path, cookieOf(again)))).toContain("Your pick is on its way to the calendar");

    await finishPicks(deps, Date.now());
    expect(await mailsTo(guest.email)).toEqual([]);
    // Until it is finished nobody is sent to a mail that is not there.
    await db
      .update(bookingLinks)
      .set({ pickingUntil: Date.now() - 1 })
      .where(eq(bookingLinks.id, id));
    expect(await textOf(await open(path))).toContain("Somebody is answering just now");
    const later = Date.now() + 3 * MINUTE;
    await Promise.all([finishPicks(deps, later), finishPicks(deps, later)]);
    await finishPicks(deps, later + 3 * MINUTE);
    expect((await calendarOf(user.email)).events).toHaveLength(1);
    expect((await mailsTo(guest.email)).map(({ subject }) => subject)).toEqual(["Booked: Budget"]);
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^'Gerda Guest' picked/),
    ]);
    const booked = { state: "booked", guestName: guest.name, guestEmail: guest.email, pick: null, toldStart: START };
    expect(await stateOf(id)).toMatchObject(booked);
    const page = await textOf(await open(path, cookieOf(await pick(path, START, guest))));
    expect(page).toContain("It is booked");
    expect(await mailsTo(another.email)).toEqual([]);
  },
);

test("a pick that died is finished from the calendar however late, and where it was not there not after an hour", async () => {
  const user = await createUser();
  const guest = { name: "Gerda Guest", email: `gerda-${crypto.randomUUID()}@guest.test` };
  const { id } = await pickAndDie(user, "before", guest);
  await finishPicks(deps, Date.now() + 2 * HOUR);
  expect((await calendarOf(user.email)).events).toEqual([]);
  expect(await stateOf(id)).toMatchObject({ state: "picking", guestName: "" });

  const other = await createUser();
  const { id: found } = await pickAndDie(other, "after", guest);
  await syncUserCalendar(deps, other.id);
  await finishPicks(deps, Date.now() + 2 * HOUR);
  expect(await stateOf(found)).toMatchObject({ state: "booked", guestName: guest.name });
  expect((await mailsTo(guest.email)).map(({ subject }) => subject)).toEqual(["Booked: Budget"]);
});

test("a guest types where they are; what is not understood comes back with what it may mean, in their language", async () => {
  const { path } = await offer(await createUser());
  const german = { "accept-language": "de" };
  const found = await textOf(await open(`${path}?timezone=new%20york`, german));
  expect(found).toMatch(/name="timezone"[^>]*value="New York"/);
  const wrong = await textOf(await open(`${path}?timezone=Amstredam`, german));
  expect(wrong).toMatch(/name="timezone"[^>]*value="Amstredam"/);
  expect(wrong).toContain("„Amstredam“ ist keine Zeitzone, die Parley kennt. Meinen Sie eine von diesen?");
  expect(wrong).toMatch(/<button[^>]*name="zone"[^>]*value="Europe\/Amsterdam"/);
  const chosen = await textOf(await open(`${path}?timezone=Amstredam&zone=Europe/Amsterdam`, german));
  expect(chosen).toMatch(/name="timezone"[^>]*value="Amsterdam"/);
});

test("a title that runs from right to left takes neither the length nor the place along", async () => {
  const { path } = await offer(await createUser(), { title: "مراجعة الميزانية", location: "קומה 2" });
  const html = await textOf(await open(path));
  expect(html).toContain("<bdi>مراجعة الميزانية</bdi> · 30 minutes · <bdi>קומה 2</bdi>");
});

test("of a link that was handed to several the late ones see that it was answered, and nothing of the answer", async () => {
  const user = await createUser();
  const { path } = await offer(user, { guest: { name: "", email: null } });
  const anna = { name: "Anna Geheim", email: `${crypto.randomUUID()}@guest.test` };
  await failNext({ provider: "google", method: "POST", path: "/events", status: 400, times: 1, account: user.email });
  expect((await pick(path, START, { name: "Zoe Zuerst", email: anna.email })).status).toBe(503);
  expect(await textOf(await open(path))).toContain('name="name"');
  const suggested = await answer(path, { intent: "suggest", text: "Friday at noon", zone: "Asia/Kolkata" });
  // Their browser brings back zone and suggestion; nobody else's does.
  const mine = await textOf(await open(path, cookieOf(suggested)));
  expect(mine).toMatch(/name="timezone"[^>]*value="Kolkata"/);
  expect(mine).toContain("Friday at noon");
  const others = await textOf(await open(path, { cookie: `__Host-guest=${"A".repeat(43)}~Asia%2FTokyo` }));
  expect(others).toMatch(/name="timezone"[^>]*value="Tokyo"/);
  expect(others).not.toContain("Friday at noon");

  const first = await pick(path, START, anna);
  const late = await pick(path, START + HOUR, { name: "Tom", email: `${crypto.randomUUID()}@guest.test` });
  const pages = [await open(path), await open(`${path}?answered=pick`), await open(path, cookieOf(late))];
  for (const html of await Promise.all(pages.map(textOf))) {
    expect(html).toContain("This link has been answered");
    expect(html).not.toMatch(/Geheim|It is booked|invite\.ics|Friday at noon|\d\d:\d\d/);
  }
  expect((await open(`${path}/invite.ics`, cookieOf(late))).status).toBe(404);
  expect(await textOf(await open(path, cookieOf(first)))).toContain("It is booked");
  const [told] = (await mailsTo(user.email)).filter(({ subject }) => subject.includes("picked"));
  expect(told?.text).toContain("Anna Geheim");
});

test("of twenty guests who pick one time at once one gets it, and nineteen see the others", async () => {
  const user = await createUser();
  const links = await Promise.all(Array.from({ length: 20 }, () => offer(user)));
  const answers = await Promise.all(links.map(({ path }) => pick(path, START)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, ...Array(19).fill(409)]);
  const refused = answers.filter(({ status }) => status === 409);
  for (const page of refused.slice(0, 3)) {
    const html = await textOf(page);
    expect(html).toContain("That time has just been taken");
    expect(html.match(/type="radio"/g)).toHaveLength(2);
  }
  expect((await calendarOf(user.email)).events).toHaveLength(1);
  // In the user's list one of them has a meeting, and the others what they offer.
  const begun = (await selectBookingLinks(db, user.id)).map(({ meetingStart }) => meetingStart);
  expect(begun.toSorted()).toEqual([START, ...Array(19).fill(null)]);
});

test("one link that is picked at five times at once books one of them", async () => {
  const user = await createUser();
  const { path } = await offer(user, { slots: slotsFrom(START, 5) });
  const answers = await Promise.all(slotsFrom(START, 5).map(({ start }) => pick(path, start)));
  expect(answers.every(({ status }) => status === 303)).toBe(true);
  expect((await calendarOf(user.email)).events).toHaveLength(1);
});

test("a guest whose address the user never saw is not invited: a calendar file comes by mail", async () => {
  const user = await createUser();
  const { path } = await offer(user, { guest: { name: "", email: null } });
  const email = `${crypto.randomUUID()}@guest.test`;
  expect((await pick(path, START)).status).toBe(400);
  expect((await pick(path, START, { name: "Eve", email: "no address" })).status).toBe(400);
  expect((await pick(path, START, { name: "Eve", email })).status).toBe(303);
  const [event] = (await calendarOf(user.email)).events;
  expect((event?.attendees ?? []).map((guest) => guest.email)).not.toContain(email);
  const [mail] = await mailsTo(email);
  const { messages } = await (await env.SANDBOX.fetch(`http://sandbox.test/control/mail?to=${email}`)).json<{
    messages: { attachments: { filename: string; content: string }[] }[];
  }>();
  expect(mail?.subject).toBe("Booked: Budget");
  expect(atob(messages[0]?.attachments[0]?.content ?? "")).toMatch(
    /^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:[\s\S]*END:VCALENDAR\r\n$/,
  );
  const [told] = await mailsTo(user.email);
  expect(told?.text).toContain(`“Eve” (${email}) picked a time`);
  expect(told?.text).toContain("Google has not invited them");
});

test("a guest who is not invited is told of what becomes of the meeting, once, and of nothing that is taken back at once", async () => {
  const user = await createUser();
  const { id, path } = await offer(user, { guest: { name: "", email: null } });
  const email = `${crypto.randomUUID()}@guest.test`;
  await pick(path, START, { name: "Eve", email });
  const told = async (at: Instant) => {
    await tellGuests(deps, at);
    await tellGuests(deps, at);
    return (await mailsTo(email)).map(({ subject }) => subject);
  };
  const now = Date.now();
  expect(await told(now + 2 * MINUTE)).toEqual(["Booked: Budget"]);

  const request = get("/", await sessionOf(user.id));
  const { linkGuests } = await details.loader(args(request, { id: googleEventId(id) }));
  expect(linkGuests).toEqual([{ name: "Eve", address: email }]);

  const one = { userId: user.id, eventId: googleEventId(id), by: { via: "web" } as const, zone: user.zone };
  const moved = { start: START + 5 * HOUR, end: START + 5 * HOUR + 30 * MINUTE };
  const move = (slot: Interval, at: Instant) =>
    changeMeeting(deps, { ...one, now: at, seenEtag: null, change: { slot }, allowOverlap: true });
  expect(await move(moved, now)).toMatchObject({ ok: true });
  expect(await told(now + MINUTE / 2)).toHaveLength(1);
  expect(await told(now + 2 * MINUTE)).toEqual(["Booked: Budget", "Moved: Budget"]);
  const [, mail] = await mailsTo(email);
  // In the guest's own zone.
  expect(mail?.text).toContain("London time");
  // There and back again within a minute.
  await move({ start: START, end: START + 30 * MINUTE }, now + 3 * MINUTE);
  await move(moved, now + 3 * MINUTE);
  expect(await told(now + 5 * MINUTE)).toHaveLength(2);

  await cancelMeeting(deps, { ...one, now: now + 5 * MINUTE });
  expect((await told(now + 7 * MINUTE)).at(-1)).toBe("Cancelled: Budget");
  await restoreMeeting(deps, { ...one, now: now + 8 * MINUTE });
  expect((await told(now + 10 * MINUTE)).slice(-2)).toEqual(["Cancelled: Budget", "Booked: Budget"]);
  // What has been is told to nobody.
  await cancelMeeting(deps, { ...one, now: now + 11 * MINUTE });
  expect(await told(moved.end)).toHaveLength(4);
});

test("what the calendar takes is not offered, and a calendar that is down books nothing", async () => {
  const user = await createUser();
  const { id, path } = await offer(user);
  const [first] = slotsFrom(START);
  await putEvent(user.email, {
    ...{ id: "dentist", summary: "Secret dentist" },
    start: { dateTime: new Date(START).toISOString() },
    end: { dateTime: new Date(START + 30 * MINUTE).toISOString() },
  });
  // The mirror may not know it yet: the pick looks at the calendar itself.
  expect((await pick(path, first?.start ?? 0)).status).toBe(409);
  const html = await textOf(await open(path));
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).not.toContain("dentist");
  await failNext({ provider: "google", path: "/events", status: 503, times: 9, account: user.email });
  expect((await pick(path, START + HOUR)).status).toBe(503);
  expect(await stateOf(id)).toMatchObject({ state: "open", pickedStart: null });
});

test("a link whose user has no meetings left says so to the guest, and its user hears of it once", async () => {
  const user = await createUser();
  await changeAccount(user, { trialMeetingsLimit: 0 });
  const { id, path } = await offer(user);
  for (const start of [START, START, START + HOUR]) {
    const refused = await pick(path, start);
    expect(refused.status).toBe(409);
    const html = await textOf(refused);
    expect(html).toContain("This link cannot book a meeting at present, and nothing is booked. Please write to Robin");
    expect(html).not.toContain("try again");
  }
  expect(await stateOf(id)).toMatchObject({ state: "open", pickedStart: null });
  const [told, ...more] = await mailsTo(user.email);
  expect([told?.subject, more]).toEqual(["'Anna' could not book a time: Budget", []]);
  expect(told?.text).toContain("your trial or plan has no meetings left");
  expect(told?.text).toContain("/dashboard/billing");
});

test("what was typed and picked stands in the page that comes back, and what was wrong with it is said", async () => {
  const { path } = await offer(await createUser(), { guest: { name: "", email: null } });
  const typed = { name: "<b>Tom</b> www.bad.example", email: "tom@guest.test" };
  const wrong: [Record<string, string>, number, string][] = [
    [typed, 400, "Please write your name in letters"],
    [{ ...typed, name: "" }, 400, "Please enter your name."],
    [{ ...typed, name: "Anna. Your card was refused" }, 400, "Please write your own name alone"],
    [{ ...typed, name: "Parley Support" }, 400, "Please write your own name alone"],
    [{ ...typed, name: "x".repeat(101) }, 400, "Please use at most 100 characters for your name."],
    [{ ...typed, name: "Tom", email: "nowhere" }, 400, "Please enter your email address."],
    [{ ...typed, name: "Tom", start: String(START + 99 * HOUR) }, 409, "That time is not on offer."],
  ];
  for (const [fields, status, problem] of wrong) {
    const answered = await pick(path, START + HOUR, fields);
    const html = await textOf(answered);
    expect([answered.status, html]).toEqual([status, expect.stringContaining(problem)]);
    const fieldOf = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0];
    expect(fieldOf("email")).toContain(`value="${fields.email}"`);
    if (fields.name)
      expect(fieldOf("name")).toContain(`value="${fields.name.replaceAll("<", "&lt;").replaceAll(">", "&gt;")}"`);
    const checked = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].filter(([tag]) => tag.includes("checked"));
    expect(checked.map(([tag]) => /value="(\d+)"/.exec(tag)?.[1])).toEqual(fields.start ? [] : [String(START + HOUR)]);
  }
  const long = `Friday ${"or Monday ".repeat(60)}`;
  const tooLong = await textOf(await answer(path, { intent: "suggest", text: long }));
  expect(tooLong).toContain("Please use at most 500 characters for other times.");
  expect(tooLong).toContain(long.trim());
});

test("nobody is thanked for a suggestion that was not sent", async () => {
  const { path } = await offer(await createUser());
  expect(await textOf(await open(`${path}?answered=suggest`))).not.toContain("Thank you");
  const sent = await answer(path, { intent: "suggest", text: "Friday at noon" });
  // A browser that takes no cookies is thanked all the same.
  const page = await textOf(await open(sent.headers.get("location") ?? ""));
  expect(page).toContain("Thank you. Robin Example gets your answer by email.");
  expect(page).not.toContain("Friday at noon");
  expect(await textOf(await open(`${path}?answered=suggest`))).not.toContain("Thank you");
});

test("one link mails its user five suggestions an hour; the sixth is told so and keeps what was typed", async () => {
  const user = await createUser();
  const { path } = await offer(user);
  for (let n = 0; n < 5; n++)
    expect((await answer(path, { intent: "suggest", text: `Friday at ${n + 9}` })).status).toBe(303);
  const refused = await answer(path, { intent: "suggest", text: "Monday at noon" });
  expect(refused.status).toBe(429);
  expect(await textOf(refused)).toContain("Monday at noon");
  expect(await mailsTo(user.email)).toHaveLength(5);
  // A time can be picked all the same.
  expect((await pick(path, START)).status).toBe(303);
});

test("a suggestion and a no reach the user as words without links; after a no nothing can be picked", async () => {
  const user = await createUser();
  const { path } = await offer(user);
  await answer(path, { intent: "suggest", text: "Friday, see https://bad.example/now" });
  expect((await pick(path, START + 99 * HOUR)).status).toBe(409);
  await answer(path, { intent: "decline" });
  await answer(path, { intent: "decline" });
  expect((await pick(path, START)).status).toBe(303);
  const mails = await mailsTo(user.email);
  const subjects = ["'Anna' cannot meet: Budget", "'Anna' suggests other times: Budget"];
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(subjects);
  expect(mails.map(({ text }) => text).join()).not.toContain("bad.example/");
  expect((await calendarOf(user.email)).events).toEqual([]);
});

test("a no by mistake is taken back by the browser that said it, and by no other", async () => {
  const user = await createUser();
  const { path } = await offer(user);
  const said = await answer(path, { intent: "decline" });
  const theirs = cookieOf(said).cookie;
  const [here, there] = [await open(path, { cookie: theirs }), await open(path)];
  expect(await textOf(here)).toContain("I can meet after all");
  expect(await textOf(there)).not.toContain("I can meet after all");
  await answer(path, { intent: "reopen" });
  expect(await textOf(await open(path))).toContain("This link has been answered");
  expect((await answer(path, { intent: "reopen" }, theirs)).status).toBe(303);
  expect(await textOf(await open(path))).toContain("Book this time");
  expect((await pick(path, START)).status).toBe(303);
  expect((await calendarOf(user.email)).events).toHaveLength(1);
  // What is booked stays booked.
  await answer(path, { intent: "reopen" }, theirs);
  expect(await textOf(await open(path))).not.toContain("Book this time");
});

test("a link that was guessed is an address that is not there; one that ran out or was revoked books nothing", async () => {
  const user = await createUser();
  const [other, cookie] = [await createUser(), await sessionOf(user.id)];
  for (const path of ["/book/x", `/book/${"A".repeat(43)}`, `/book/${"A".repeat(43)}/invite.ics`]) {
    expect((await open(path)).status).toBe(404);
  }
  expect((await pick(`/book/${"A".repeat(43)}`, START)).status).toBe(404);
  const [revoked, old] = [await offer(user), await offer(user)];
  await db.update(bookingLinks).set({ expiresAt: 1 }).where(eq(bookingLinks.id, old.id));
  const list = `/dashboard/meetings/links?index`;
  const revoke = async (who: TestUser) =>
    exports.default.fetch(post(list, { intent: "revoke", id: revoked.id }, await sessionOf(who.id)), {
      redirect: "manual",
    });
  expect((await revoke(other)).status).toBe(404);
  expect((await revoke(user)).status).toBe(303);
  expect(await textOf(await open(revoked.path))).toContain("taken back");
  expect(await textOf(await open(old.path))).toContain("run out");
  for (const { path } of [revoked, old]) expect((await pick(path, START)).status).toBe(303);
  expect((await calendarOf(user.email)).events).toEqual([]);
  const page = await textOf(await exports.default.fetch(get("/dashboard/meetings/links", cookie)));
  expect(page).toContain("Revoked");
  expect(page).not.toContain(old.path);
});

test("whoever asks what a link takes is told, and no other way of asking does anything", async () => {
  const { path } = await offer(await createUser());
  const send = (method: string) => exports.default.fetch(`${APP}${path}`, { method });
  const asked = await send("OPTIONS");
  expect([asked.status, asked.headers.get("allow")]).toEqual([204, "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"]);
  expect((await send("PROPFIND")).status).toBe(405);
});

test("whoever can book nothing makes no link, and the form says why before and after", async () => {
  const user = await createUser();
  await changeAccount(user, { trialMeetingsLimit: 0 });
  const cookie = await sessionOf(user.id);
  const why = "You have used all meetings of your free trial.";
  const page = () => exports.default.fetch(get("/dashboard/meetings/links/new?days=14&minutes=45", cookie));
  const html = await textOf(await page());
  expect(html).toContain("No guest could book now");
  expect(html).toContain(why);
  const times = [...html.matchAll(/name="times"[^>]*value="(\d+)"/g)].map(([, value]) => value ?? "");
  const id = crypto.randomUUID();
  const fields = { id, guestEmail: `${id}@guest.test`, guestName: "Anna", title: "Budget", durationMinutes: "45" };
  const body = { ...fields, mails: "on", language: "en", times: times.slice(0, 3) };
  const sent = await exports.default.fetch(post("/dashboard/meetings/links/new", body, cookie));
  expect(sent.status).toBe(403);
  expect(await textOf(sent)).toContain(why);
  expect(await stateOf(id)).toBeUndefined();
});

test("the user's form offers free times, makes one link however often it is sent, and mails it", async () => {
  const user = await createUser();
  const cookie = await sessionOf(user.id);
  const fetched = await exports.default.fetch(get("/dashboard/meetings/links/new?days=14&minutes=45", cookie));
  const times = [...(await fetched.text()).matchAll(/name="times"[^>]*value="(\d+)"/g)].map(([, value]) => value ?? "");
  expect(times).toHaveLength(8);
  const id = crypto.randomUUID();
  const email = `${id}@guest.test`;
  const fields = { id, guestEmail: email, guestName: "Anna", title: "Budget", durationMinutes: "45", mails: "on" };
  const send = (more: object) =>
    exports.default.fetch(post("/dashboard/meetings/links/new", { ...fields, language: "nl", ...more }, cookie), {
      redirect: "manual",
    });
  expect((await send({})).status).toBe(400);
  expect((await send({ times: times.slice(0, 3) })).status).toBe(303);
  expect((await send({ times: times.slice(0, 3) })).status).toBe(303);
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Robin Example stelt tijden voor: 'Budget'"]);
  const page = await textOf(await exports.default.fetch(get("/dashboard/meetings/links", cookie)));
  expect(page).toContain(linkIn(mails[0] ?? ({} as never)));
});
