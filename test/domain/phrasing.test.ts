import { describe, expect, test } from "vitest";
import { clockOfZone } from "~/domain/clock-style";
import { formatDay, formatEventTime, formatInterval, formatMoment, formatTimes } from "~/domain/phrasing";
import { exampleEvent } from "./example-event";

const now = Date.parse("2026-07-01T12:00:00Z");
const wording = { now, clock: "24h" } as const;
const between = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) });

describe("a moment is said with weekday, date, time and the zone's offset at that moment", () => {
  test.each([
    ["Europe/Amsterdam", "2026-03-29T00:59:00Z", "Sun 29 Mar, 01:59 (Amsterdam time, GMT+1)"],
    ["Europe/Amsterdam", "2026-03-29T01:00:00Z", "Sun 29 Mar, 03:00 (Amsterdam time, GMT+2)"],
    ["Europe/Amsterdam", "2026-10-25T00:30:00Z", "Sun 25 Oct, 02:30 (Amsterdam time, GMT+2)"],
    ["Europe/Amsterdam", "2026-10-25T01:30:00Z", "Sun 25 Oct, 02:30 (Amsterdam time, GMT+1)"],
    ["America/New_York", "2026-03-08T06:59:00Z", "Sun 8 Mar, 01:59 (New York time, GMT-5)"],
    ["America/New_York", "2026-03-08T07:00:00Z", "Sun 8 Mar, 03:00 (New York time, GMT-4)"],
    ["America/New_York", "2026-11-01T05:59:00Z", "Sun 1 Nov, 01:59 (New York time, GMT-4)"],
    ["America/New_York", "2026-11-01T06:00:00Z", "Sun 1 Nov, 01:00 (New York time, GMT-5)"],
    ["America/St_Johns", "2026-03-08T05:29:00Z", "Sun 8 Mar, 01:59 (St Johns time, GMT-3:30)"],
    ["America/St_Johns", "2026-03-08T05:30:00Z", "Sun 8 Mar, 03:00 (St Johns time, GMT-2:30)"],
    ["Australia/Lord_Howe", "2026-04-04T14:59:00Z", "Sun 5 Apr, 01:59 (Lord Howe time, GMT+11)"],
    ["Australia/Lord_Howe", "2026-04-04T15:00:00Z", "Sun 5 Apr, 01:30 (Lord Howe time, GMT+10:30)"],
    ["Australia/Lord_Howe", "2026-10-03T15:29:00Z", "Sun 4 Oct, 01:59 (Lord Howe time, GMT+10:30)"],
    ["Australia/Lord_Howe", "2026-10-03T15:30:00Z", "Sun 4 Oct, 02:30 (Lord Howe time, GMT+11)"],
    ["Asia/Kolkata", "2026-11-24T09:30:00Z", "Tue 24 Nov, 15:00 (Kolkata time, GMT+5:30)"],
    ["Asia/Kathmandu", "2026-11-24T09:15:00Z", "Tue 24 Nov, 15:00 (Kathmandu time, GMT+5:45)"],
    ["Pacific/Apia", "2011-12-30T09:59:00Z", "Thu 29 Dec 2011, 23:59 (Apia time, GMT-10)"],
    ["Pacific/Apia", "2011-12-30T10:00:00Z", "Sat 31 Dec 2011, 00:00 (Apia time, GMT+14)"],
    ["Pacific/Apia", "2026-11-24T02:00:00Z", "Tue 24 Nov, 15:00 (Apia time, GMT+13)"],
    ["Europe/London", "2026-11-24T15:00:00Z", "Tue 24 Nov, 15:00 (London time, GMT)"],
    ["America/Argentina/Buenos_Aires", "2026-11-24T15:00:00Z", "Tue 24 Nov, 12:00 (Buenos Aires time, GMT-3)"],
    ["UTC", "2026-11-24T15:00:00Z", "Tue 24 Nov, 15:00 (UTC)"],
    ["Etc/GMT+5", "2026-11-24T15:00:00Z", "Tue 24 Nov, 10:00 (GMT-5)"],
  ])("%s at %s: %s", (zone, moment, words) => {
    expect(formatMoment(Date.parse(moment), zone, wording)).toBe(words);
  });
});

describe("an interval", () => {
  const zone = "Europe/Amsterdam";

  test.each([
    [
      "of half an hour",
      "2026-11-24T15:00+01:00",
      "2026-11-24T15:30+01:00",
      "Tue 24 Nov, 15:00–15:30 (Amsterdam time, GMT+1)",
    ],
    [
      "until midnight stays on its day",
      "2026-11-24T23:00+01:00",
      "2026-11-25T00:00+01:00",
      "Tue 24 Nov, 23:00–00:00 (Amsterdam time, GMT+1)",
    ],
    [
      "over midnight names both days",
      "2026-11-24T23:30+01:00",
      "2026-11-25T00:30+01:00",
      "Tue 24 Nov, 23:30 – Wed 25 Nov, 00:30 (Amsterdam time, GMT+1)",
    ],
    [
      "over a year's end names the other year",
      "2026-12-31T23:30+01:00",
      "2027-01-01T00:30+01:00",
      "Thu 31 Dec, 23:30 – Fri 1 Jan 2027, 00:30 (Amsterdam time, GMT+1)",
    ],
    [
      "in the hour that comes twice names both offsets",
      "2026-10-25T02:30+02:00",
      "2026-10-25T02:30+01:00",
      "Sun 25 Oct, 02:30–02:30 (Amsterdam time, GMT+2 → GMT+1)",
    ],
    [
      "over the skipped hour names both offsets",
      "2026-03-29T01:30+01:00",
      "2026-03-29T03:30+02:00",
      "Sun 29 Mar, 01:30–03:30 (Amsterdam time, GMT+1 → GMT+2)",
    ],
  ])("%s", (_, start, end, words) => {
    expect(formatInterval(between(start, end), zone, wording)).toBe(words);
  });

  test("is the same moment in another zone", () => {
    const interval = between("2026-11-24T15:00+01:00", "2026-11-24T15:30+01:00");
    expect(formatInterval(interval, "Asia/Kathmandu", wording)).toBe(
      "Tue 24 Nov, 19:45–20:15 (Kathmandu time, GMT+5:45)",
    );
  });

  test.each([
    ["15:00", "15:30", "3:00–3:30 pm"],
    ["11:30", "12:15", "11:30 am–12:15 pm"],
    ["12:00", "12:30", "12:00–12:30 pm"],
    ["00:00", "00:30", "12:00–12:30 am"],
  ])("from %s to %s on a twelve-hour clock: %s", (start, end, words) => {
    const interval = between(`2026-11-24T${start}-05:00`, `2026-11-24T${end}-05:00`);
    expect(formatTimes(interval, "America/New_York", "12h")).toBe(words);
  });
});

describe("an all-day event", () => {
  const allDay = (startDate: string, endDate: string) => exampleEvent({ allDay: true, startDate, endDate });

  test("of one day is that day, whatever the zone", () => {
    const event = allDay("2026-11-24", "2026-11-25");
    expect(formatEventTime(event, "Europe/Amsterdam", wording)).toBe("Tue 24 Nov, all day");
    expect(formatEventTime(event, "Pacific/Honolulu", wording)).toBe("Tue 24 Nov, all day");
  });

  test("of several days ends with its last one", () => {
    expect(formatEventTime(allDay("2026-11-24", "2026-11-27"), "UTC", wording)).toBe(
      "Tue 24 Nov – Thu 26 Nov (3 days)",
    );
  });
});

test("a day names its year when it is not this year where the user is", () => {
  const newYear = Date.parse("2026-12-31T23:30:00Z");
  expect(formatDay("2027-01-04", "Europe/Amsterdam", { now: newYear })).toBe("Mon 4 Jan");
  expect(formatDay("2027-01-04", "Europe/London", { now: newYear })).toBe("Mon 4 Jan 2027");
});

test.each([
  ["America/New_York", "12h"],
  ["America/Indiana/Indianapolis", "12h"],
  ["US/Pacific", "12h"],
  ["Australia/Sydney", "12h"],
  ["Pacific/Auckland", "12h"],
  ["Asia/Kolkata", "12h"],
  ["Asia/Calcutta", "12h"],
  ["Asia/Manila", "12h"],
  ["Europe/Amsterdam", "24h"],
  ["America/Sao_Paulo", "24h"],
  ["Asia/Tokyo", "24h"],
  ["UTC", "24h"],
])("people in %s read a %s clock", (zone, clock) => {
  expect(clockOfZone(zone)).toBe(clock);
});
