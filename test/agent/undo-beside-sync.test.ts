import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { calendarEvents } from "~/db/schema/calendar";
import { syncUserCalendar } from "~/services/sync-user-calendar";
import { calendarOf, putEvent } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const BOOK = "book squash fri 18 dec 10am and yoga fri 18 dec 11am";

const standing = async ({ email }: TestUser) =>
  (await calendarOf(email)).events.filter(({ status }) => status === "confirmed").map(({ summary }) => summary);

const mirrorLoses = ({ id: userId }: TestUser, title: string) =>
  db.delete(calendarEvents).where(and(eq(calendarEvents.userId, userId), eq(calendarEvents.title, title)));

test("all of several that were booked is undone, whatever was done before", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  for (const day of ["25", "26"]) {
    for (let hour = 10; hour < 21; hour++) {
      const time = (minute: string) => ({ dateTime: `2026-11-${day}T${hour}:${minute}:00+01:00` });
      await putEvent(user.email, { id: `call${day}x${hour}`, summary: "Call", start: time("00"), end: time("30") });
    }
  }
  for (const said of ["cancel everything tomorrow", "yes", "cancel everything on thursday", "yes"])
    await phone.text(said);
  expect(await standing(user)).toEqual([]);
  await phone.text(BOOK);
  await phone.text("yes");
  await syncUserCalendar(phone.deps, user.id);
  const { text } = await phone.text("undo");
  expect(text).toMatch(/Undone: “Squash”.*\n.*Undone: “Yoga”/);
  expect(await standing(user)).toEqual([]);
});

test("what the mirror has lost is undone all the same: Google says whether it is cancelled", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text(BOOK);
  await phone.text("yes");
  await phone.text("what's on friday 18 december?");
  await mirrorLoses(user, "Yoga");
  const { text } = await phone.text("undo");
  expect(text).toMatch(/Undone: “Squash”.*\n.*Undone: “Yoga”/);
  expect(await standing(user)).toEqual([]);
});

test("and a change of it is put back", async () => {
  const user = await createUser();
  await putEvent(user.email, {
    ...{ id: "plan1", summary: "Quarterly plan" },
    start: { dateTime: "2026-11-26T14:00:00+01:00", timeZone: "Europe/Amsterdam" },
    end: { dateTime: "2026-11-26T15:00:00+01:00", timeZone: "Europe/Amsterdam" },
  });
  const phone = await converse(user, NOW);
  for (const said of ["move the quarterly plan to friday at 11am", "yes", "what's on friday?"]) await phone.text(said);
  await mirrorLoses(user, "Quarterly plan");
  expect((await phone.text("undo")).text).toMatch(/^Undone: “Quarterly plan” is back/);
  expect((await calendarOf(user.email)).events).toMatchObject([
    { status: "confirmed", start: { dateTime: "2026-11-26T14:00:00+01:00" } },
  ]);
});

test("what somebody else has cancelled is said to be, and stays so", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text(BOOK);
  await phone.text("yes");
  await phone.text("what's on friday 18 december?");
  const yoga = (await calendarOf(user.email)).events.find(({ summary }) => summary === "Yoga");
  await putEvent(user.email, { ...yoga, status: "cancelled" });
  const { text } = await phone.text("undo");
  expect(text).toMatch(/Undone: “Squash”.*\n.*“Yoga” had already been cancelled/);
  expect(await standing(user)).toEqual([]);
});

test.each(["POST", "GET", "DELETE"])(
  "a sync at each %s of the booking and its undo changes nothing of that",
  async (method) => {
    const user = await createUser();
    const plain = quickDeps();
    let isBeside = false;
    const beside = quickDeps(undefined, async (input, init) => {
      const request = new Request(input, init);
      const isCalendar = request.url.includes("/calendars/") && request.method === method;
      if (!isCalendar || isBeside) return fetch(request);
      isBeside = true;
      const answer = await fetch(request);
      await syncUserCalendar(plain, user.id);
      isBeside = false;
      return answer;
    });
    const phone = await converse(user, NOW, { deps: beside });
    await phone.text(BOOK);
    await phone.text("yes");
    expect(await standing(user)).toHaveLength(2);
    const { text } = await phone.text("undo");
    expect(text).toMatch(/Undone: “Squash”.*\n.*Undone: “Yoga”/);
    expect(await standing(user)).toEqual([]);
  },
);
