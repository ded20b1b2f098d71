import { expect, test } from "vitest";
import { calendarOf } from "../support/sandbox";
import { converse } from "../support/turns";
import { createUser } from "../support/user";

/** Zone, the message's own moment, what is asked, when it must be, and the words of its day. */
const BOOKINGS: [string, string, string, string, string][] = [
  // "Tomorrow" is the user's: UTC is a day ahead, or still a day behind.
  ["America/New_York", "2026-03-05T23:30:00-05:00", "tomorrow at 3pm", "2026-03-06T15:00:00-05:00", "Fri 6 Mar"],
  ["America/Los_Angeles", "2026-06-30T23:59:00-07:00", "tomorrow at 9am", "2026-07-01T09:00:00-07:00", "Wed 1 Jul"],
  ["Asia/Tokyo", "2026-03-05T00:30:00+09:00", "tomorrow at 3pm", "2026-03-06T15:00:00+09:00", "Fri 6 Mar"],
  ["Pacific/Kiritimati", "2026-12-31T23:30:00+14:00", "tomorrow at 10am", "2027-01-01T10:00:00+14:00", "Fri 1 Jan"],
  ["Asia/Kolkata", "2026-03-05T23:30:00+05:30", "tomorrow at 9am", "2026-03-06T09:00:00+05:30", "Fri 6 Mar"],
  ["Asia/Kathmandu", "2026-03-05T23:50:00+05:45", "tomorrow at 9am", "2026-03-06T09:00:00+05:45", "Fri 6 Mar"],
  // The clocks go forward in the night before "tomorrow"; "today" is still on the old side.
  ["Europe/Amsterdam", "2026-03-28T12:00:00+01:00", "today at 9pm", "2026-03-28T21:00:00+01:00", "Sat 28 Mar"],
  ["Europe/Amsterdam", "2026-03-28T12:00:00+01:00", "tomorrow at 9am", "2026-03-29T09:00:00+02:00", "Sun 29 Mar"],
  ["America/New_York", "2026-03-07T12:00:00-05:00", "today at 9pm", "2026-03-07T21:00:00-05:00", "Sat 7 Mar"],
  ["America/New_York", "2026-03-07T12:00:00-05:00", "tomorrow at 9am", "2026-03-08T09:00:00-04:00", "Sun 8 Mar"],
  ["America/St_Johns", "2026-03-07T12:00:00-03:30", "today at 9pm", "2026-03-07T21:00:00-03:30", "Sat 7 Mar"],
  ["America/St_Johns", "2026-03-07T12:00:00-03:30", "tomorrow at 9am", "2026-03-08T09:00:00-02:30", "Sun 8 Mar"],
  ["Australia/Adelaide", "2026-10-03T12:00:00+09:30", "today at 9pm", "2026-10-03T21:00:00+09:30", "Sat 3 Oct"],
  ["Australia/Adelaide", "2026-10-03T12:00:00+09:30", "tomorrow at 9am", "2026-10-04T09:00:00+10:30", "Sun 4 Oct"],
  ["Australia/Lord_Howe", "2026-10-03T12:00:00+10:30", "today at 9pm", "2026-10-03T21:00:00+10:30", "Sat 3 Oct"],
  ["Australia/Lord_Howe", "2026-10-03T12:00:00+10:30", "tomorrow at 9am", "2026-10-04T09:00:00+11:00", "Sun 4 Oct"],
  ["Pacific/Chatham", "2026-09-26T12:00:00+12:45", "today at 9pm", "2026-09-26T21:00:00+12:45", "Sat 26 Sep"],
  ["Pacific/Chatham", "2026-09-26T12:00:00+12:45", "tomorrow at 9am", "2026-09-27T09:00:00+13:45", "Sun 27 Sep"],
  // And back again.
  ["Europe/Amsterdam", "2026-10-24T12:00:00+02:00", "today at 9pm", "2026-10-24T21:00:00+02:00", "Sat 24 Oct"],
  ["Europe/Amsterdam", "2026-10-24T12:00:00+02:00", "tomorrow at 9am", "2026-10-25T09:00:00+01:00", "Sun 25 Oct"],
  ["America/New_York", "2026-10-31T12:00:00-04:00", "tomorrow at 9am", "2026-11-01T09:00:00-05:00", "Sun 1 Nov"],
  ["America/St_Johns", "2026-10-31T12:00:00-02:30", "tomorrow at 9am", "2026-11-01T09:00:00-03:30", "Sun 1 Nov"],
  ["Australia/Adelaide", "2026-04-04T12:00:00+10:30", "tomorrow at 9am", "2026-04-05T09:00:00+09:30", "Sun 5 Apr"],
  ["Australia/Lord_Howe", "2026-04-04T12:00:00+11:00", "tomorrow at 9am", "2026-04-05T09:00:00+10:30", "Sun 5 Apr"],
  ["Pacific/Chatham", "2026-04-04T12:00:00+13:45", "tomorrow at 9am", "2026-04-05T09:00:00+12:45", "Sun 5 Apr"],
];

test.each(BOOKINGS)("in %s at %s, %s is %s, in words and in the calendar", async (zone, now, said, wanted, words) => {
  const user = await createUser({ zone });
  const phone = await converse(user, now);
  const proposal = await phone.text(`book 30 min with anna@example.com ${said}`);
  expect(proposal.text).toContain(words);
  await phone.text("yes");
  const [event] = (await calendarOf(user.email)).events;
  expect(Date.parse(event?.start.dateTime ?? "")).toBe(Date.parse(wanted));
  expect(Date.parse(event?.end.dateTime ?? "") - Date.parse(wanted)).toBe(30 * 60_000);
  expect(event?.start.timeZone).toBe(zone);
});

test.each([
  ["Europe/Amsterdam", "2026-03-28T12:00:00+01:00", "tomorrow at 2:30am"],
  ["America/New_York", "2026-03-07T12:00:00-05:00", "tomorrow at 2:30am"],
  ["Australia/Lord_Howe", "2026-10-03T12:00:00+10:30", "tomorrow at 2:15am"],
])("in %s at %s, %s is an hour that the clocks skip: asked about, not moved", async (zone, now, said) => {
  const user = await createUser({ zone });
  const phone = await converse(user, now);
  expect((await phone.text(`book 30 min with anna@example.com ${said}`)).text).toMatch(/does not exist/);
  await phone.text("yes");
  expect((await calendarOf(user.email)).events).toEqual([]);
});

test("a move over the night of the change keeps the time on the wall", async () => {
  const user = await createUser();
  const phone = await converse(user, "2026-03-27T12:00:00+01:00");
  await phone.text("book 30 min with anna@example.com tomorrow at 10am about the budget");
  await phone.text("yes");
  await phone.text("move the budget to monday");
  await phone.text("yes");
  const [event] = (await calendarOf(user.email)).events;
  expect(Date.parse(event?.start.dateTime ?? "")).toBe(Date.parse("2026-03-30T10:00:00+02:00"));
});
