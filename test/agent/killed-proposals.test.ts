import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { proposals } from "~/db/schema/api";
import type { ProposedAct } from "~/domain/proposal";
import { HOUR, MINUTE } from "~/domain/time";
import { propose } from "~/services/proposals/propose";
import { syncUserCalendar } from "~/services/sync-user-calendar";
import { crashAt } from "../support/crash";
import { calendarOf, putEvent } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser, db } from "../support/user";

// Many whole conversations in one test: on a busy machine they take their time.
vi.setConfig({ testTimeout: 300_000 });

const NOW = Date.now();
const START = Math.ceil((NOW + 5 * HOUR) / HOUR) * HOUR;
const SLOT = { start: START, end: START + 30 * MINUTE };

const about = { eventId: "kickoff1", title: "Kick-off", ...SLOT, attendees: [] };
const meeting = { title: "Kick-off", location: "Room 2", ...SLOT, zone: "Europe/Amsterdam", attendees: [] };

interface Case {
  act: ProposedAct;
  /** What stands in the calendar before, after the yes, and after its undo. */
  statuses: [string | null, string, string];
}

const CASES: Case[] = [
  { act: { kind: "create", meeting }, statuses: [null, "confirmed", "cancelled"] },
  { act: { kind: "cancel", ...about }, statuses: ["confirmed", "cancelled", "confirmed"] },
  { act: { kind: "restore", ...about }, statuses: ["cancelled", "confirmed", "cancelled"] },
];

test.each(CASES)(
  "a tapped yes to $act.kind is told as done, and can be taken back, wherever its turn is killed",
  async ({ act, statuses: [before, after, undone] }) => {
    for (let step = 1; ; step++) {
      const user = await createUser();
      const statuses = async () => (await calendarOf(user.email)).events.map(({ status }) => status);
      if (before) {
        const time = (at: number) => ({ dateTime: new Date(at).toISOString(), timeZone: "Europe/Amsterdam" });
        await putEvent(user.email, {
          ...{ id: about.eventId, summary: about.title, description: "Agenda", location: "Room 2" },
          ...{ start: time(SLOT.start), end: time(SLOT.end), status: before },
        });
        await syncUserCalendar(quickDeps(), user.id);
      }
      const id = crypto.randomUUID();
      const key = { id: "key", name: "Assistant" };
      await propose(quickDeps(), { id, userId: user.id, key, act, asks: false, now: NOW });

      const crash = crashAt(step, "after");
      const phone = await converse(user, new Date(NOW + MINUTE).toISOString(), { deps: crash.deps });
      crash.arm();
      const { text } = await phone.text("Yes", { choiceId: `proposal:yes:${id}` });
      crash.disarm();
      const place = `after step ${step}, ${crash.stepName()}`;
      expect(text, place).toMatch(/^Done:\n“Kick-off”/);
      expect(await statuses(), place).toEqual([after]);
      expect((await phone.text("undo")).text, place).toMatch(/Undone|is off your calendar/);
      expect(await statuses(), place).toEqual([undone]);
      const [event] = (await calendarOf(user.email)).events;
      expect(event?.location, place).toBe("Room 2");
      if (!crash.happened()) return expect(step).toBeGreaterThan(5);
    }
  },
);

test("who is invited is said as to come before the yes, and as done after it", async () => {
  const user = await createUser();
  const id = crypto.randomUUID();
  const attendees = [{ email: "guest@parley.test", name: "Anna" }];
  const act: ProposedAct = { kind: "create", meeting: { ...meeting, attendees } };
  await propose(quickDeps(), {
    ...{ id, userId: user.id, key: { id: "key", name: "Assistant" }, act, asks: false, now: NOW },
  });
  const phone = await converse(user, new Date(NOW + MINUTE).toISOString());
  const { text } = await phone.text("Yes", { choiceId: `proposal:yes:${id}` });
  expect(text).toContain("\nInvited: ");
  expect(text).not.toContain("Will be");
});

test("while another yes has it in hand a tap says that nobody can tell yet, and once it is done that it is", async () => {
  const user = await createUser();
  const id = crypto.randomUUID();
  const act: ProposedAct = { kind: "create", meeting };
  await propose(quickDeps(), {
    ...{ id, userId: user.id, key: { id: "key", name: "Assistant" }, act, asks: false, now: NOW },
  });
  const isIt = eq(proposals.id, id);
  await db
    .update(proposals)
    .set({ state: "accepting", acceptingUntil: Date.now() + HOUR })
    .where(isIt);
  const phone = await converse(user, new Date(NOW + MINUTE).toISOString());
  const tap = async () => (await phone.text("Yes", { choiceId: `proposal:yes:${id}` })).text;
  expect(await tap()).toMatch(/can't tell yet whether that is done.*\/dashboard\/meetings\/proposals/);
  expect((await calendarOf(user.email)).writes).toEqual([]);

  await db.update(proposals).set({ acceptingUntil: 0 }).where(isIt);
  expect(await tap()).toMatch(/^Done:\n“Kick-off”/);
});
