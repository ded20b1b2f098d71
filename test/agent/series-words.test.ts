import { expect, test, vi } from "vitest";
import { crashAt } from "../support/crash";
import { calendarOf, putEvent, type RawEvent } from "../support/sandbox";
import { converse } from "../support/turns";
import { createUser } from "../support/user";

// Many whole conversations in one test: on a busy machine they take their time.
vi.setConfig({ testTimeout: 300_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const RULE = "RRULE:FREQ=WEEKLY;BYDAY=TU";
const UNTIL = `${RULE};UNTIL=20261208T135959Z`;

async function begin(options: Parameters<typeof converse>[2] = {}) {
  const user = await createUser();
  const timeZone = "Europe/Amsterdam";
  await putEvent(user.email, {
    id: "sync1",
    summary: "Sync",
    location: "Room 1",
    start: { dateTime: "2026-11-17T15:00:00+01:00", timeZone },
    end: { dateTime: "2026-11-17T15:30:00+01:00", timeZone },
    recurrence: [RULE],
    attendees: [{ email: "anna@example.com", displayName: "Anna Bell" }],
  });
  const phone = await converse(user, NOW, options);
  const series = async () =>
    (await calendarOf(user.email)).events
      .filter(({ status, recurrence }) => status === "confirmed" && recurrence)
      .map(wordsOf)
      .toSorted((a, b) => a.from.localeCompare(b.from));
  return { phone, series };
}

const wordsOf = ({ summary, location, recurrence, start, attendees = [] }: RawEvent) => ({
  from: start?.dateTime?.slice(0, 16) ?? "",
  rule: recurrence?.[0],
  title: summary,
  place: location,
  guests: attendees.flatMap(({ email }) => (email.endsWith("@example.com") ? [email] : [])).toSorted(),
});

const WHOLE = { from: "2026-11-17T15:00", rule: RULE, title: "Sync", place: "Room 1", guests: ["anna@example.com"] };
const CUT = { ...WHOLE, rule: UNTIL };
const REST = { ...WHOLE, from: "2026-12-08T15:00" };
const WITH_BOB = { ...REST, guests: ["anna@example.com", "bob@example.com"] };

const ASKED = [
  { ask: "add bob@example.com to the sync on 8 December and all following", rest: WITH_BOB },
  { ask: "remove anna@example.com from the sync on 8 December and all following", rest: { ...REST, guests: [] } },
  { ask: "rename the sync on 8 December and all following to Planning", rest: { ...REST, title: "Planning" } },
  { ask: "move the sync on 8 December and all following to room 4", rest: { ...REST, place: "room 4" } },
];

test("guests, title and place of a series change from the day on that was said, and back, whatever crashes", async () => {
  for (const { ask, rest } of ASKED) {
    let steps = Number.POSITIVE_INFINITY;
    for (let step = 1; step <= steps; step++) {
      const crash = crashAt(step, "after");
      const { phone, series } = await begin({ deps: crash.deps });
      await phone.text(ask);
      crash.arm();
      expect((await phone.text("yes")).text, ask).toMatch(/Changed: .* \(every one from Tue 8 Dec on\)/);
      crash.disarm();
      if (!crash.happened()) steps = step - 1;
      expect(await series(), `${ask}: after ${crash.stepName()}`).toEqual([CUT, rest]);
      expect((await phone.text("undo")).text).toContain("Undone: “Sync”");
      expect(await series(), ask).toEqual([WHOLE]);
    }
  }
});

test("all of a series is renamed and gets its guests, and all of it is put back", async () => {
  const { phone, series } = await begin();
  await phone.text("rename the sync to Planning");
  expect((await phone.text("all of them")).text).toContain("*Planning* (all of the series)");
  await phone.text("yes");
  expect(await series()).toEqual([{ ...WHOLE, title: "Planning" }]);
  await phone.text("undo");
  expect(await series()).toEqual([WHOLE]);
  await phone.text("add bob@example.com to the sync series");
  await phone.text("yes");
  expect(await series()).toEqual([{ ...WHOLE, guests: WITH_BOB.guests }]);
  await phone.text("undo");
  expect(await series()).toEqual([WHOLE]);
});
