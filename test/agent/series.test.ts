import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { crashAt } from "../support/crash";
import { drawn, drawnWith } from "../support/drawn";
import { calendarOf, putEvent, type RawEvent } from "../support/sandbox";
import { converse, lateCall } from "../support/turns";
import { createUser, type TestUser } from "../support/user";

// Many whole conversations in one test: on a busy machine they take their time.
vi.setConfig({ testTimeout: 300_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const RULE = "RRULE:FREQ=WEEKLY;BYDAY=TU";

/** What is asked, which button is tapped, and which days and UTC hours the two series have from 1 December on. */
const CHANGES = [
  { ask: "cancel the sync", button: "All of them", left: [], writes: ["DELETE"] },
  { ask: "cancel the sync", button: "This and following", left: [], writes: ["PATCH"] },
  { ask: "move the sync to 4pm", button: "All of them", left: ["01T15", "08T15", "15T15"], writes: ["PATCH"] },
  {
    ask: "move the sync to 4pm",
    button: "This and following",
    left: ["01T15", "08T15", "15T15"],
    writes: ["POST", "PATCH"],
  },
];

test("a series that is cancelled or moved, whole or from a day on: done once whatever crashes, told to the guests, and taken back whole", async () => {
  const changes = drawn(CHANGES, 2);
  /** How many steps the turn of each change has, as far as it is known. */
  const steps = changes.map(() => Number.POSITIVE_INFINITY);
  for (let step = 1; step <= Math.max(...steps); step++) {
    const user = await userWithSeries();
    const crash = crashAt(step, "after");
    const phone = await converse(user, NOW, { deps: crash.deps });
    if (step === 1) expect(await days(phone)).toEqual(["01T14", "08T14", "15T14"]);
    for (const [index, change] of changes.entries()) {
      if (step > (steps[index] ?? 0)) continue;
      const before = (await calendarOf(user.email)).writes.length;
      const asked = await phone.text(change.ask);
      const choice = asked.buttons.find(({ title }) => title === change.button);
      const proposal = await phone.text(change.button, { choiceId: choice?.id });
      expect(proposal.text).toMatch(/Shall I .*\n“Sync” \((?:all of the series|every one from Tue 24 Nov on)\)/);
      expect((await calendarOf(user.email)).writes).toHaveLength(before);

      crash.arm();
      expect((await phone.text("yes")).text).toMatch(/^(?:Cancelled|Changed): “Sync” \(/);
      crash.disarm();
      const place = drawnWith(`${change.ask}, ${change.button}: after step ${step}, ${crash.stepName()}`);
      const writes = (await calendarOf(user.email)).writes.slice(before);
      expect(new Set(writes.map(({ sendUpdates }) => sendUpdates)), place).toEqual(new Set(["all"]));
      if (!crash.happened()) expect(writes.map(({ method }) => method)).toEqual(change.writes);
      expect(await days(phone), place).toEqual(change.left);

      expect((await phone.text("undo")).text, place).toMatch(/^Undone: “Sync” \(/);
      expect(await days(phone), place).toEqual(["01T14", "08T14", "15T14"]);
      const master = await masterOf(user);
      expect(master, place).toMatchObject({ status: "confirmed", recurrence: [RULE] });
      if (!crash.happened()) steps[index] = step - 1;
    }
  }
  for (const count of steps) expect(count).toBeGreaterThanOrEqual(3);
});

test("from the middle of a series what was before stays", async () => {
  const user = await userWithSeries();
  const phone = await converse(user, NOW);
  await phone.text("what's on 8 December");
  await phone.text("cancel it and all following");
  await phone.text("yes");
  expect(await days(phone)).toEqual(["01T14"]);
  expect(await masterOf(user)).toMatchObject({ recurrence: [`${RULE};UNTIL=20261208T135959Z`] });
  await phone.text("undo");
  expect(await days(phone)).toEqual(["01T14", "08T14", "15T14"]);
});

test("a series that counts its meetings goes on with those that are left, also after a crash", async () => {
  const user = await userWithSeries("RRULE:FREQ=WEEKLY;COUNT=5");
  const crash = crashAt(3, "after");
  const phone = await converse(user, NOW, { deps: crash.deps });
  await phone.text("what's on 1 December");
  await phone.text("move it and all following to 4pm");
  crash.arm();
  expect((await phone.text("yes")).text).toMatch(/^Changed: /);
  crash.disarm();
  expect(crash.stepName()).toBe("insert");
  expect(await days(phone)).toEqual(["01T15", "08T15", "15T15"]);
  expect((await calendarOf(user.email)).events.map((event) => event.recurrence)).toEqual([
    ["RRULE:FREQ=WEEKLY;COUNT=3"],
    ["RRULE:FREQ=WEEKLY;UNTIL=20261201T135959Z"],
  ]);
});

test("a series brought back, which Google carries out late, stays cancelled where it was cancelled again", async () => {
  for (const button of ["All of them", "This and following"]) {
    const user = await userWithSeries();
    const { deps, arrive, arm } = lateCall("PATCH");
    const phone = await converse(user, NOW, { deps });
    const cancel = async () => {
      const { buttons } = await phone.text("cancel the sync");
      await phone.text(button, { choiceId: buttons.find(({ title }) => title === button)?.id });
      expect((await phone.text("yes")).text).toMatch(/^Cancelled/);
    };
    await cancel();
    arm();
    expect((await phone.text("undo")).text).toMatch(/^Undone/);
    await cancel();
    expect(await arrive(), button).toBe(412);
    expect(await days(phone), button).toEqual([]);
  }
});

async function userWithSeries(rule = RULE): Promise<TestUser> {
  const user = await createUser();
  const timeZone = "Europe/Amsterdam";
  await putEvent(user.email, {
    id: "sync1",
    summary: "Sync",
    start: { dateTime: "2026-11-17T15:00:00+01:00", timeZone },
    end: { dateTime: "2026-11-17T15:30:00+01:00", timeZone },
    recurrence: [rule],
    attendees: [{ email: "anna@example.com" }],
  });
  return user;
}

/** Days of December with the hour, UTC, as the agent sees them after a look at the calendar. */
async function days(phone: Awaited<ReturnType<typeof converse>>): Promise<string[]> {
  const { text } = await phone.text("what's on from 1 December to 16 December");
  const hours = [...text.matchAll(/^\*\w+ (\d+) Dec\*\n• (\d\d):/gmu)];
  return hours.map(([, day = "", hour]) => `${day.padStart(2, "0")}T${Number(hour) - 1}`);
}

async function masterOf(user: TestUser): Promise<RawEvent | undefined> {
  const { events } = await calendarOf(user.email);
  return events.find(({ id }) => id === "sync1");
}

test("a booked meeting becomes a series and single again, whatever crashes", async () => {
  let steps = Number.POSITIVE_INFINITY;
  for (let step = 1; step <= steps; step++) {
    const user = await createUser();
    const crash = crashAt(step, "after");
    const phone = await converse(user, NOW, { deps: crash.deps });
    await phone.text("book 30 min with anna@example.com on 1 December at 3pm about the budget");
    await phone.text("yes");
    const proposal = await phone.text("make it weekly");
    expect(proposal.text).toMatch(/Shall I change this\?[\s\S]*Tue 1 Dec, 15:00–15:30[\s\S]*Repeats every week/);

    crash.arm();
    expect((await phone.text("yes")).text).toMatch(/^Changed: .*\n.*\nRepeats every week/);
    crash.disarm();
    const place = `after step ${step}, ${crash.stepName()}`;
    const { events, writes } = await calendarOf(user.email);
    expect(events, place).toMatchObject([{ recurrence: ["RRULE:FREQ=WEEKLY"], status: "confirmed" }]);
    if (!crash.happened()) expect(writes.map(({ method }) => method)).toEqual(["POST", "PATCH"]);
    expect(await days(phone), place).toEqual(["01T14", "08T14", "15T14"]);
    expect(await meetingsOf(user), place).toEqual([{ status: "confirmed", recurrence: "FREQ=WEEKLY" }]);

    expect((await phone.text("undo")).text, place).toMatch(/^Undone: /);
    expect(await days(phone), place).toEqual(["01T14"]);
    expect((await calendarOf(user.email)).events[0]?.recurrence ?? [], place).toEqual([]);
    expect(await meetingsOf(user), place).toEqual([{ status: "confirmed", recurrence: null }]);
    if (!crash.happened()) steps = step - 1;
  }
  expect(steps).toBeGreaterThanOrEqual(3);
});

test.each(["All of them", "This and following"])(
  "a series that was booked and called off, %s, is brought back by its name, and an undo calls it off again",
  async (reach) => {
    const user = await createUser();
    const phone = await converse(user, NOW);
    const count = async () => {
      const { text } = await phone.text("when is yoga?");
      return text.match(/18:00/g)?.length ?? 0;
    };
    for (const said of ["yoga every thursday at 18:00", "yes"]) await phone.text(said);
    const before = await count();
    for (const said of ["cancel yoga", reach, "yes"]) await phone.text(said);
    const after = await count();
    expect(after).toBeLessThan(before);
    expect((await phone.text("bring back yoga")).text).toMatch(/^Undone: “Yoga”/);
    expect((await phone.text("undo")).text).toMatch(/^Cancelled: “Yoga”/);
    expect(await count()).toBe(after);
    expect((await phone.text("bring back yoga")).text).toMatch(/^Undone: “Yoga”/);
    expect(await count()).toBe(before);
  },
);

test("a series that was just booked is still what it means", async () => {
  const phone = await converse(await createUser(), NOW);
  await phone.text("book yoga every tuesday at 5pm");
  await phone.text("yes");
  expect((await phone.text("move it to 6pm")).text).toMatch(/This one repeats\. Which shall I move\?/);
  expect((await phone.text("all of them")).text).toMatch(/“Yoga” \(all of the series\)[\s\S]*To: 18:00–18:30/);
});

test("on a weekday that is said the series begins there, and one of a series stays as it is", async () => {
  const user = await userWithSeries();
  const phone = await converse(user, NOW);
  await phone.text("book dentist on 1 December at 5pm");
  await phone.text("yes");
  expect((await phone.text("make it every thursday")).text).toMatch(
    /To: Thu 3 Dec, 17:00[\s\S]*Repeats every week on Thu/,
  );
  await phone.text("no");
  expect((await phone.text("make the sync monthly")).text).toMatch(/“Sync” repeats already/);
  expect((await phone.text("maak de sync maandelijks")).text).toMatch(/“Sync” herhaalt zich al/);
});

async function meetingsOf({ id }: TestUser) {
  const { results } = await env.DB.prepare("SELECT status, recurrence FROM meetings WHERE user_id = ?").bind(id).all();
  return results;
}

test.each([
  ["America/New_York", "8pm", "20261218T010000Z"],
  ["Pacific/Auckland", "9am", "20261216T200000Z"],
])("in %s a series until a day ends with the meeting of that day", async (zone, hour, last) => {
  const user = await createUser({ zone });
  const phone = await converse(user, "2026-11-24T12:00:00Z");
  const card = await phone.text(`piano lesson every thursday at ${hour} until 17 december`);
  expect(card.text).toContain("until Thu 17 Dec");
  await phone.text("yes");
  const { events } = await calendarOf(user.email);
  expect(events.map(({ recurrence }) => recurrence)).toEqual([[`RRULE:FREQ=WEEKLY;BYDAY=TH;UNTIL=${last}`]]);
  expect((await phone.text("what's on thursday 17 december?")).text).toContain("Piano lesson");
  expect((await phone.text("what's on friday 18 december?")).text).not.toContain("Piano lesson");
});
