import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { calendarEvents, meetings } from "~/db/schema/calendar";
import { calendarOf, putEvent } from "../support/sandbox";
import { converse } from "../support/turns";
import { createUser, db } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const NOW = "2026-11-24T09:05:00+01:00";

test("a whole day off is booked as dates, takes its day and is taken back, in the calendar and in D1", async () => {
  const user = await createUser();
  await putEvent(user.email, {
    id: "review1",
    summary: "Design review",
    start: { dateTime: "2026-11-27T15:00:00+01:00", timeZone: "Europe/Amsterdam" },
    end: { dateTime: "2026-11-27T16:00:00+01:00", timeZone: "Europe/Amsterdam" },
  });
  const phone = await converse(user, NOW);
  const look = async () => {
    const { events } = await calendarOf(user.email);
    const event = events.find(({ id }) => id !== "review1");
    const [meeting] = await db.select().from(meetings).where(eq(meetings.userId, user.id));
    const mirrored = await db.select().from(calendarEvents).where(eq(calendarEvents.userId, user.id));
    expect(meeting?.status).toBe(event?.status);
    return { event, mirror: mirrored.find(({ id }) => id === event?.id) };
  };

  expect((await phone.text("off on friday")).text).toContain("“Design review”, Fri 27 Nov, 15:00–16:00");
  expect((await phone.text("yes")).text).toContain("Fri 27 Nov, all day");
  const booked = await look();
  expect(booked.event).toMatchObject({ summary: "Off", start: { date: "2026-11-27" }, end: { date: "2026-11-28" } });
  expect(booked.event?.transparency ?? "opaque").toBe("opaque");

  // The day is taken now.
  expect((await phone.text("book the dentist friday at 11am")).text).toMatch(/already have something then/);
  const { mirror } = await look();
  expect(mirror).toMatchObject({ allDay: true, startDate: "2026-11-27", endDate: "2026-11-28", blocks: true });
  await phone.text("no");
  expect((await phone.text("undo")).text).toMatch(/^Undone/);
  expect(await look()).toMatchObject({ event: { status: "cancelled" }, mirror: undefined });
});
