import fc from "fast-check";
import { expect, test } from "vitest";
import { blocksTime, type CalendarEvent } from "~/domain/calendar-event";
import { findConflicts } from "~/domain/conflicts";
import { type Interval, MINUTE } from "~/domain/time";
import { seeded } from "../support/seed";
import { exampleEvent } from "./example-event";

const minutes = (start: number, end: number): Interval => ({ start: start * MINUTE, end: end * MINUTE });
const ids = (events: CalendarEvent[]) => events.map(({ id }) => id);

test("the conflicts are the events that share at least one minute with the wanted time", () => {
  const span = fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 60 }));
  fc.assert(
    fc.property(
      fc.array(span, { maxLength: 8 }),
      span,
      fc.integer({ min: 0, max: 20 }),
      (spans, want, bufferMinutes) => {
        const wanted = minutes(want[0], want[0] + want[1] + 1);
        const events = spans.map(([start, length], n) =>
          exampleEvent({ id: `e${n}`, ...minutes(start, start + length) }),
        );
        const shares = ({ start, end }: CalendarEvent) => {
          if (end <= start) return false;
          for (let at = start - bufferMinutes * MINUTE; at < end + bufferMinutes * MINUTE; at += MINUTE) {
            if (at >= wanted.start && at < wanted.end) return true;
          }
          return false;
        };
        const found = findConflicts(wanted, events, { bufferMinutes });
        expect(new Set(ids(found))).toEqual(new Set(ids(events.filter(shares))));
        expect(found.map(({ start }) => start)).toEqual(found.map(({ start }) => start).toSorted((a, b) => a - b));
      },
    ),
    seeded({ numRuns: 1_000 }),
  );
});

test("back to back is no conflict on either side, one minute more is", () => {
  const event = exampleEvent(minutes(60, 90));
  expect(findConflicts(minutes(30, 60), [event])).toEqual([]);
  expect(findConflicts(minutes(90, 120), [event])).toEqual([]);
  expect(findConflicts(minutes(30, 61), [event])).toEqual([event]);
  expect(findConflicts(minutes(89, 120), [event])).toEqual([event]);
});

test("an event that moves does not stand in its own way, nor do the instances of its series", () => {
  const events = [exampleEvent({ id: "own" }), exampleEvent({ id: "own_20261124", recurringEventId: "own" })];
  const other = exampleEvent({ id: "other" });
  expect(ids(findConflicts(other, [...events, other], { exceptIds: ["own"] }))).toEqual(["other"]);
});

test.each<[string, Partial<CalendarEvent>, boolean]>([
  ["a confirmed event takes time", {}, true],
  ["a tentative event takes time", { status: "tentative" }, true],
  ["a cancelled event takes none", { status: "cancelled" }, false],
  ["an event shown as free takes none", { transparent: true }, false],
  ["an event without length takes none", { end: exampleEvent().start }, false],
  ["a place of work takes none", { eventType: "workingLocation" }, false],
  ["a birthday takes none", { eventType: "birthday" }, false],
  ["out of office takes time", { eventType: "outOfOffice" }, true],
  ["focus time takes time", { eventType: "focusTime" }, true],
  [
    "an event that the user declined takes none",
    { attendees: [{ email: "a@b.test", self: true, responseStatus: "declined" }] },
    false,
  ],
  [
    "an event that somebody else declined takes time",
    { attendees: [{ email: "c@b.test", responseStatus: "declined" }] },
    true,
  ],
  [
    "an unanswered invitation takes time",
    { attendees: [{ email: "a@b.test", self: true, responseStatus: "needsAction" }] },
    true,
  ],
])("%s", (_, differs, expected) => {
  expect(blocksTime(exampleEvent(differs))).toBe(expected);
});
