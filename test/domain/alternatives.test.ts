import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { SEARCH_DAYS, slotsInWindow, suggestAlternatives } from "~/domain/alternatives";
import { overlaps } from "~/domain/conflicts";
import { HOUR, type Instant, type Interval, MINUTE } from "~/domain/time";
import { seeded } from "../support/seed";
import { exampleEvent } from "./example-event";

const zone = "Europe/Amsterdam";
const workday = { startMinute: 9 * 60, endMinute: 18 * 60, days: [1, 2, 3, 4, 5] };

/** Local time in `zone`, as "2026-11-24T15:00". */
const at = (local: string, where = zone): Instant =>
  Temporal.PlainDateTime.from(local).toZonedDateTime(where).epochMilliseconds;
const span = (local: string, durationMinutes: number, where = zone): Interval => ({
  start: at(local, where),
  end: at(local, where) + durationMinutes * MINUTE,
});
const local = (instant: Instant, where = zone) =>
  Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(where)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" });
const starts = (slots: Interval[], where = zone) => slots.map(({ start }) => local(start, where));
const taken = (slot: Interval, id = "busy") => exampleEvent({ ...slot, id });

// A Monday morning; the wanted time in most of these is Tuesday 24 November, 15:00.
const now = at("2026-11-23T08:00");
const base = { events: [taken(span("2026-11-24T15:00", 30))], now, zone, workday, bufferMinutes: 0 };
const wanted = span("2026-11-24T15:00", 30);

describe("alternatives to a taken time", () => {
  test("are the nearest free times of the same day, in order of time", () => {
    expect(starts(suggestAlternatives({ ...base, wanted }))).toEqual([
      "2026-11-24T14:00",
      "2026-11-24T14:30",
      "2026-11-24T15:30",
    ]);
  });

  test("do not mind events that take no time", () => {
    const allDay = { start: at("2026-11-24T00:00"), end: at("2026-11-25T00:00") };
    const free = exampleEvent({ ...allDay, id: "free", transparent: true });
    const declined = exampleEvent({
      ...allDay,
      id: "no",
      attendees: [{ email: "a@b.test", self: true, responseStatus: "declined" }],
    });
    const events = [...base.events, free, declined];
    expect(suggestAlternatives({ ...base, wanted, events })).toEqual(suggestAlternatives({ ...base, wanted }));
    expect(suggestAlternatives({ ...base, wanted, events })).toHaveLength(3);
  });

  test("keep the buffer before and after what is taken", () => {
    expect(starts(suggestAlternatives({ ...base, wanted, bufferMinutes: 15 }))).toEqual([
      "2026-11-24T13:45",
      "2026-11-24T14:15",
      "2026-11-24T15:45",
    ]);
  });

  test("come from the next days at the same hour when the day is full, weekends left out", () => {
    const friday = span("2026-11-27T15:00", 60);
    const full = taken({ start: at("2026-11-27T00:00"), end: at("2026-11-28T00:00") });
    expect(starts(suggestAlternatives({ ...base, events: [full], wanted: friday, count: 2 }))).toEqual([
      "2026-11-30T14:00",
      "2026-11-30T15:00",
    ]);
  });

  test("lie ahead of now, also when the wanted time does not", () => {
    const late = at("2026-11-24T16:50");
    expect(starts(suggestAlternatives({ ...base, now: late, wanted, count: 4 }))).toEqual([
      "2026-11-24T17:00",
      "2026-11-24T17:30",
      "2026-11-25T14:30",
      "2026-11-25T15:00",
    ]);
  });

  test("may lie outside working hours on the same day when the wanted time did", () => {
    const evening = span("2026-11-24T20:00", 60);
    expect(starts(suggestAlternatives({ ...base, events: [taken(evening)], wanted: evening }))).toEqual([
      "2026-11-24T18:00",
      "2026-11-24T19:00",
      "2026-11-24T21:00",
    ]);
  });

  test("are none when two weeks are full", () => {
    const full = taken({ start: now, end: at("2027-01-01T00:00") });
    expect(suggestAlternatives({ ...base, events: [full], wanted })).toEqual([]);
  });

  test("keep the hour on the wall over a clock change", () => {
    // The clocks of Amsterdam go back in the night to Sunday 25 October 2026.
    const friday = span("2026-10-23T15:00", 60);
    const full = taken({ start: at("2026-10-23T00:00"), end: at("2026-10-24T00:00") });
    const found = suggestAlternatives({
      ...base,
      now: at("2026-10-22T08:00"),
      events: [full],
      wanted: friday,
      count: 1,
    });
    expect(starts(found)).toEqual(["2026-10-26T15:00"]);
  });

  test.each(["Asia/Kolkata", "Asia/Kathmandu", "Australia/Lord_Howe", "America/St_Johns", "Pacific/Apia"])(
    "start on a quarter of the wall clock in %s",
    (where) => {
      const there = span("2026-11-24T15:00", 30, where);
      const found = suggestAlternatives({
        ...base,
        now: there.start - 24 * HOUR,
        zone: where,
        events: [taken(there)],
        wanted: there,
      });
      expect(starts(found, where)).toEqual(["2026-11-24T14:00", "2026-11-24T14:30", "2026-11-24T15:30"]);
    },
  );

  test("are free, ahead, on the grid, apart, in working hours and the nearest there are, whatever the calendar", () => {
    const from = at("2026-10-19T00:00");
    const event = fc.tuple(fc.integer({ min: 0, max: 18 * 24 * 12 }), fc.integer({ min: 1, max: 12 * 30 }));
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 25 }),
        fc.integer({ min: 0, max: 3 * 24 * 12 }),
        fc.integer({ min: 0, max: 3 * 24 * 12 }),
        fc.constantFrom(15, 30, 45, 60, 120),
        fc.constantFrom(0, 5, 15),
        (spans, wantedAt, nowAt, durationMinutes, bufferMinutes) => {
          const events = spans.map(([start, length], n) =>
            taken({ start: from + start * 5 * MINUTE, end: from + (start + length) * 5 * MINUTE }, `e${n}`),
          );
          const want = {
            start: from + wantedAt * 5 * MINUTE,
            end: from + wantedAt * 5 * MINUTE + durationMinutes * MINUTE,
          };
          const moment = from + nowAt * 5 * MINUTE;
          const input = { wanted: want, events, now: moment, zone, workday, bufferMinutes };
          const found = suggestAlternatives(input);
          const possible = everyPossibleStart(input);

          expect(found).toEqual(found.toSorted((a, b) => a.start - b.start));
          for (const slot of found) {
            expect(slot.end - slot.start).toBe(durationMinutes * MINUTE);
            expect(possible).toContain(slot.start);
          }
          for (const [n, slot] of found.entries()) {
            expect(found.slice(n + 1).some((other) => overlaps(slot, other))).toBe(false);
          }
          // Nothing that was left out would have been a better first choice, and three are found where three exist.
          if (possible.length > 0) expect(found.map(({ start }) => start)).toContain(nearest(possible, input));
          if (found.length < 3) {
            const free = possible.filter(
              (start) => !found.some((slot) => overlaps(slot, { start, end: start + durationMinutes * MINUTE })),
            );
            expect(free).toEqual([]);
          }
        },
      ),
      seeded({ numRuns: 150 }),
    );
  });
});

interface Search {
  wanted: Interval;
  events: readonly Interval[];
  now: Instant;
  bufferMinutes: number;
}

/** Reading the wall clock is slow and the property reads the same quarters again and again. */
const walls = new Map<Instant, { date: string; time: string; weekday: number; instantOf: Map<string, Instant> }>();
function wall(instant: Instant) {
  const known = walls.get(instant);
  if (known) return known;
  const [date = "", time = ""] = local(instant).split("T");
  const instants = new Map(["09:00", "18:00"].map((hour) => [hour, at(`${date}T${hour}`)]));
  const read = { date, time, weekday: Temporal.PlainDate.from(date).dayOfWeek, instantOf: instants };
  walls.set(instant, read);
  return read;
}

/** Tries every quarter of an hour of the days searched, each with its own look at the wall clock. */
function everyPossibleStart({ wanted, events, now, bufferMinutes }: Search): Instant[] {
  const length = wanted.end - wanted.start;
  const firstDay = Temporal.PlainDate.from(wall(Math.max(wanted.start, now)).date);
  const inHours = (start: Instant, end: Instant) => {
    const { weekday, instantOf } = wall(start);
    return weekday <= 5 && start >= (instantOf.get("09:00") ?? 0) && end <= (instantOf.get("18:00") ?? 0);
  };
  const wantedOutside = !inHours(wanted.start, wanted.end);
  const possible: Instant[] = [];
  const last = at(`${firstDay.add({ days: SEARCH_DAYS + 1 })}T00:00`);
  for (let start = at(`${firstDay}T00:00`); start < last; start += 15 * MINUTE) {
    if (start < now || start === wanted.start) continue;
    const end = start + length;
    const isNear = Math.abs(start - wanted.start) <= 3 * HOUR && wall(start).date === wall(wanted.start).date;
    if (!inHours(start, end) && !(wantedOutside && isNear)) continue;
    const buffer = bufferMinutes * MINUTE;
    if (events.every((event) => end <= event.start - buffer || start >= event.end + buffer)) possible.push(start);
  }
  return possible;
}

function nearest(possible: Instant[], { wanted }: Search): Instant | undefined {
  const firstDate = possible.map((start) => wall(start).date).toSorted()[0];
  const target = at(`${firstDate}T${wall(wanted.start).time}`);
  const onFirst = possible.filter((start) => wall(start).date === firstDate);
  return onFirst.toSorted((a, b) => Math.abs(a - target) - Math.abs(b - target) || a - b)[0];
}

describe("free times in a window", () => {
  const rules = { ...base, durationMinutes: 30 };
  const slots = (from: string, until: string, differs = {}) =>
    starts(slotsInWindow({ start: at(from), end: at(until) }, { ...rules, ...differs }));

  test("begin with the first of every gap", () => {
    expect(slots("2026-11-24T12:00", "2026-11-24T18:00")).toEqual([
      "2026-11-24T12:00",
      "2026-11-24T12:30",
      "2026-11-24T15:30",
    ]);
  });

  test("lie in working hours when the window is a whole day", () => {
    expect(slots("2026-11-24T00:00", "2026-11-25T00:00")[0]).toBe("2026-11-24T09:00");
  });

  test("on a day off lie at the hours of a working day", () => {
    expect(slots("2026-11-28T00:00", "2026-11-29T00:00")[0]).toBe("2026-11-28T09:00");
  });

  test("in an evening lie after work when nothing else is left", () => {
    expect(slots("2026-11-24T18:00", "2026-11-24T22:00", { count: 1 })).toEqual(["2026-11-24T18:00"]);
    const busy = [taken(span("2026-11-24T17:00", 60))];
    expect(slots("2026-11-24T17:00", "2026-11-24T21:00", { count: 1, events: busy })).toEqual(["2026-11-24T18:00"]);
  });

  test("in a morning lie right beside a meeting, rather than before anybody works", () => {
    const busy = { count: 1, events: [taken(span("2026-11-24T09:00", 60))], durationMinutes: 120, bufferMinutes: 15 };
    expect(slots("2026-11-24T06:00", "2026-11-24T12:00", busy)).toEqual(["2026-11-24T10:00"]);
    expect(slots("2026-11-24T06:00", "2026-11-24T12:00", { ...busy, keepsBuffer: true })).toEqual(["2026-11-24T06:00"]);
  });

  test("of a full day are none, rather than some in the night", () => {
    const busy = [taken(span("2026-11-24T09:00", 9 * 60))];
    expect(slots("2026-11-24T00:00", "2026-11-25T00:00", { events: busy })).toEqual([]);
  });

  test("lie ahead of now", () => {
    expect(slots("2026-11-23T00:00", "2026-11-24T00:00", { now: at("2026-11-23T10:01"), count: 1 })).toEqual([
      "2026-11-23T10:15",
    ]);
  });

  test("follow a working day that ends after midnight", () => {
    const nights = { startMinute: 22 * 60, endMinute: 6 * 60, days: [2] };
    expect(slots("2026-11-25T00:00", "2026-11-26T00:00", { workday: nights, count: 1 })).toEqual(["2026-11-25T00:00"]);
  });
});
