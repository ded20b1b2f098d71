import { expect, test } from "vitest";
import { newMessageId, phoneOf } from "../support/conversation";
import { calendarOf, putEvent } from "../support/sandbox";
import { createUser } from "../support/user";

const NOW = "2026-11-24T09:05:00+01:00";

test("text, proposal, yes: the event is in the calendar with instant, title, guests, and they were told", async () => {
  const user = await createUser();
  const phone = phoneOf(user, NOW);

  const proposal = await phone.text("book 30 min with anna@example.com tomorrow at 3pm about the budget");
  expect(proposal.type).toBe("interactive");
  expect(proposal.text).toContain("Wed 25 Nov, 15:00–15:30");
  expect(proposal.text).toContain("anna@example.com");
  expect((await calendarOf(user.email)).events).toEqual([]);

  const booked = await phone.text("yes");
  expect(booked.text).toMatch(/^Booked: \*Budget\*\nWed 25 Nov, 15:00–15:30/);
  const { events, writes } = await calendarOf(user.email);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({ status: "confirmed", summary: "Budget" });
  expect(Date.parse(events[0]?.start.dateTime ?? "")).toBe(Date.parse("2026-11-25T15:00:00+01:00"));
  expect(Date.parse(events[0]?.end.dateTime ?? "")).toBe(Date.parse("2026-11-25T15:30:00+01:00"));
  expect(events[0]?.attendees?.map(({ email }) => email)).toContain("anna@example.com");
  expect(writes.map(({ sendUpdates }) => sendUpdates)).toEqual(["all"]);
});

test("what was said of a meeting and has no other place is its description at Google", async () => {
  const user = await createUser();
  const phone = phoneOf(user, NOW);
  expect((await phone.text("book the boiler service friday 10am, key under the mat")).text).toContain(
    "Note: “key under the mat”",
  );
  await phone.text("yes");
  expect((await calendarOf(user.email)).events).toMatchObject([
    { summary: "Boiler service", description: "key under the mat" },
  ]);
});

test("the same inbound id 20 times in parallel is one proposal and one event", async () => {
  const user = await createUser();
  const phone = phoneOf(user, NOW);
  const ask = newMessageId();
  await phone.text("book a call with anna@example.com tomorrow at 3pm", { id: ask, times: 20 });
  expect(await phone.messages()).toHaveLength(1);

  const yes = newMessageId();
  await phone.text("yes", { id: yes, times: 20 });
  expect(await phone.messages()).toHaveLength(2);
  expect((await calendarOf(user.email)).events).toHaveLength(1);
});

test("a conflict is found before booking, says with what, and offers three free times", async () => {
  const user = await createUser();
  await putEvent(user.email, event("busy1", "Budget review", "2026-11-25T15:00:00+01:00", "2026-11-25T16:00:00+01:00"));
  const phone = phoneOf(user, NOW);
  const conflict = await phone.text("book a call with anna@example.com tomorrow at 3pm");
  expect(conflict.text).toContain("“Budget review”, Wed 25 Nov, 15:00–16:00");
  expect(conflict.rows.filter(({ id }) => id.startsWith("pick:"))).toHaveLength(3);

  const proposal = await phone.text("the second one");
  expect(proposal.text).toContain("Shall I book this?");
  await phone.tap(proposal, /yes/i);
  const booked = (await calendarOf(user.email)).events.find(({ id }) => id !== "busy1");
  expect(booked?.status).toBe("confirmed");
  expect(booked?.start.dateTime).not.toContain("T15:");
});

function event(id: string, summary: string, start: string, end: string) {
  const zone = "Europe/Amsterdam";
  return { id, summary, start: { dateTime: start, timeZone: zone }, end: { dateTime: end, timeZone: zone } };
}
