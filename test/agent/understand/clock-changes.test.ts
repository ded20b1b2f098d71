import { describe, expect, test } from "vitest";
import type { When } from "~/agent/understand/command";
import { parse } from "~/agent/understand/grammar/parse";
import { timeOnDay, whenToInterval, whenToWindow } from "~/agent/understand/times/when";

/** Zone, a local noon two days before the change, the day in words, the clock, what it is (empty when it is skipped). */
const edges: [zone: string, now: string, day: string, clock: string, start: string][] = [
  ["Europe/Amsterdam", "2026-03-27T12:00:00+01:00", "29 March", "1:59 am", "2026-03-29T01:59:00+01:00"],
  ["Europe/Amsterdam", "2026-03-27T12:00:00+01:00", "29 March", "2:30 am", ""],
  ["Europe/Amsterdam", "2026-03-27T12:00:00+01:00", "29 March", "3:00 am", "2026-03-29T03:00:00+02:00"],
  ["Europe/Amsterdam", "2026-10-23T12:00:00+02:00", "25 October", "2:30 am", "2026-10-25T02:30:00+02:00"],
  ["Europe/Amsterdam", "2026-10-23T12:00:00+02:00", "25 October", "3:00 am", "2026-10-25T03:00:00+01:00"],
  ["America/New_York", "2026-03-06T12:00:00-05:00", "8 March", "2:30 am", ""],
  ["America/New_York", "2026-03-06T12:00:00-05:00", "8 March", "3:00 am", "2026-03-08T03:00:00-04:00"],
  ["America/New_York", "2026-10-30T12:00:00-04:00", "1 November", "1:30 am", "2026-11-01T01:30:00-04:00"],
  ["America/St_Johns", "2026-03-06T12:00:00-03:30", "8 March", "2:15 am", ""],
  ["America/St_Johns", "2026-03-06T12:00:00-03:30", "8 March", "10 am", "2026-03-08T10:00:00-02:30"],
  ["Australia/Lord_Howe", "2026-04-03T12:00:00+11:00", "5 April", "1:45 am", "2026-04-05T01:45:00+11:00"],
  ["Australia/Lord_Howe", "2026-10-02T12:00:00+10:30", "4 October", "2:15 am", ""],
  ["Australia/Lord_Howe", "2026-10-02T12:00:00+10:30", "4 October", "2:30 am", "2026-10-04T02:30:00+11:00"],
  ["Pacific/Auckland", "2026-09-25T12:00:00+12:00", "27 September", "2:30 am", ""],
  ["Pacific/Auckland", "2026-09-25T12:00:00+12:00", "27 September", "9 am", "2026-09-27T09:00:00+13:00"],
  ["Asia/Kolkata", "2026-03-27T12:00:00+05:30", "29 March", "2:30 am", "2026-03-29T02:30:00+05:30"],
  ["Asia/Kathmandu", "2026-03-27T12:00:00+05:45", "29 March", "3 pm", "2026-03-29T15:00:00+05:45"],
  ["America/Sao_Paulo", "2026-10-15T12:00:00-03:00", "17 October", "0:30", "2026-10-17T00:30:00-03:00"],
];

describe("both sides of every clock change", () => {
  test.each(edges)("%s, seen from %s: %s at %s is %s", (zone, now, day, clock, start) => {
    const { when, question } = parse(`meeting on ${day} at ${clock}`, {
      now: Date.parse(now),
      zone,
      locale: "en",
    });
    if (start) {
      expect(when).toMatchObject({ kind: "datetime", start });
    } else {
      expect(when).toMatchObject({ kind: "unresolved", start: null });
      expect(when?.problem).toMatch(/does not exist/);
      expect(question).not.toBeNull();
    }
  });

  test("a time that comes twice is the first of the two, and says so", () => {
    const command = parse("meeting on 25 October at 2:30 am", {
      now: Date.parse("2026-10-23T12:00:00+02:00"),
      zone: "Europe/Amsterdam",
      locale: "en",
    });
    expect(command.question).toMatch(/twice/);
  });

  test.each([
    ["Europe/Amsterdam", "2026-03-05T00:30:00+01:00", "2026-03-06T15:00:00+01:00"],
    ["America/Los_Angeles", "2026-03-04T23:30:00-08:00", "2026-03-05T15:00:00-08:00"],
    ["Asia/Kathmandu", "2026-03-05T00:10:00+05:45", "2026-03-06T15:00:00+05:45"],
  ])("tomorrow in %s at %s is the user's own tomorrow", (zone, now, start) => {
    expect(parse("lunch tomorrow at 3pm", { now: Date.parse(now), zone, locale: "en" }).when?.start).toBe(start);
  });
});

function when(fields: Partial<When>): When {
  return { kind: "datetime", start: null, end: null, part: null, grain: "minute", text: "", ...fields };
}

describe("what a said time covers", () => {
  const zone = "Europe/Amsterdam";
  const at = (iso: string) => Date.parse(iso);

  test("an exact time without an end lasts as long as it is told to", () => {
    const start = "2026-03-05T15:00:00+01:00";
    expect(whenToInterval(when({ start }), zone, 30)).toEqual({
      start: at(start),
      end: at("2026-03-05T15:30:00+01:00"),
    });
    expect(whenToInterval(when({ start, end: "2026-03-05T17:00:00+01:00" }), zone, 30)?.end).toBe(
      at("2026-03-05T17:00:00+01:00"),
    );
  });

  test("a day, a bare time and a length have no exact start", () => {
    expect(whenToInterval(when({ kind: "date", grain: "day", start: "2026-03-05" }), zone, 30)).toBeNull();
    expect(whenToInterval(when({ kind: "time", start: "15:00" }), zone, 30)).toBeNull();
    expect(whenToInterval(when({ kind: "duration", minutes: 30 }), zone, 30)).toBeNull();
  });

  test("the day of a clock change has 23 or 25 hours", () => {
    const hours = (start: string) => {
      const window = whenToWindow(when({ kind: "date", grain: "day", start }), zone);
      return window ? (window.end - window.start) / 3_600_000 : 0;
    };
    expect([hours("2026-03-28"), hours("2026-03-29"), hours("2026-10-25")]).toEqual([24, 23, 25]);
  });

  test("a week and a month without an end are whole", () => {
    const week = whenToWindow(when({ kind: "range", grain: "week", start: "2026-03-09" }), zone);
    expect(week).toEqual({ start: at("2026-03-09T00:00:00+01:00"), end: at("2026-03-16T00:00:00+01:00") });
    const month = whenToWindow(when({ kind: "range", grain: "month", start: "2026-03-01" }), zone);
    expect(month?.end).toBe(at("2026-04-01T00:00:00+02:00"));
  });

  test("a problem and a bare time are no window", () => {
    expect(whenToWindow(when({ kind: "unresolved", problem: "30 February does not exist" }), zone)).toBeNull();
    expect(whenToWindow(when({ kind: "time", start: "15:00" }), zone)).toBeNull();
  });

  test("a bare time lands on the day it is given", () => {
    expect(timeOnDay(when({ kind: "time", start: "15:00" }), "2026-03-29", zone)).toBe(at("2026-03-29T15:00:00+02:00"));
    expect(() => timeOnDay(when({ kind: "date", grain: "day", start: "2026-03-05" }), "2026-03-05", zone)).toThrow(
      RangeError,
    );
  });
});
