import { expect, test } from "vitest";
import type { CalendarEvent } from "~/domain/calendar-event";
import { type PlanFacts, planChanges, planFor, reminderMoment, remindersAhead } from "~/domain/notification-plan";
import { DAY, HOUR, MINUTE } from "~/domain/time";
import { meeting } from "../support/dialogue";

const NOW = Date.parse("2026-11-24T09:00:00+01:00");
const at = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString();
const eventIn = (minutes: number, more: Partial<CalendarEvent> = {}) =>
  meeting("Demo", at(minutes), at(minutes + 30), [], { updatedAt: NOW - DAY, ...more });

const USUAL: PlanFacts["preferences"] = {
  ...{ reminderMinutes: 15, timezone: "Europe/Amsterdam", trips: [], notifyWhatsapp: true, notifyEmail: true },
  ...{ notifyAgenda: false, agendaDays: "workdays", agendaMinute: 480, workdays: [1, 2, 3, 4, 5], reminderSetAt: 0 },
};

function dues(events: CalendarEvent[], facts: Partial<Omit<PlanFacts, "preferences">> = {}, preferences = {}) {
  const all = { ...USUAL, ...preferences };
  const base = {
    userId: "user",
    meetingReminders: [],
    reminded: [],
    dropped: [],
    planned: [],
    dueDays: [],
    unasked: [],
  };
  return planFor({ ...base, events, ...facts, preferences: all }, NOW).map(({ dueAt }) => (dueAt - NOW) / MINUTE);
}

const self = { email: "me@example.com", self: true } as const;

test.each<[string, CalendarEvent, number[]]>([
  ["a meeting in an hour, a quarter of an hour before", eventIn(60), [45]],
  ["nothing of one that has begun", eventIn(0), []],
  ["nothing beyond two days", eventIn((48 * HOUR) / MINUTE + 16), []],
  ["the last minute of two days", eventIn((48 * HOUR) / MINUTE + 15), [2880]],
  ["nothing of a whole day", eventIn(60, { allDay: true }), []],
  ["nothing of what the user has declined", eventIn(60, { attendees: [{ ...self, responseStatus: "declined" }] }), []],
  ["what the user has not answered", eventIn(60, { attendees: [{ ...self, responseStatus: "needsAction" }] }), [45]],
  ["nothing of what is cancelled", eventIn(60, { status: "cancelled" }), []],
  ["what is shown as free", eventIn(60, { transparent: true }), [45]],
  ["nothing of where one works", eventIn(60, { eventType: "workingLocation" }), []],
  ["what has no length", { ...eventIn(60), end: NOW + HOUR }, [45]],
  ["what has just been missed", eventIn(5), [-10]],
  ["nothing that was missed long ago", eventIn(60, {}), [45]],
  ["what has moved since its moment", eventIn(5, { updatedAt: NOW - MINUTE }), [-10]],
  ["nothing of what was just booked here for the next minutes", eventIn(5, { meetingId: "m", updatedAt: NOW }), []],
])("it plans %s", (_, event, expected) => {
  expect(dues([event])).toEqual(expected);
});

test("a longer reminder time that is set now tells nothing of what it would have told long ago", () => {
  const set = { reminderSetAt: NOW };
  expect(dues([eventIn(60)], {}, { ...set, reminderMinutes: 120 })).toEqual([]);
  expect(dues([eventIn(60)], {}, { ...set, reminderMinutes: 70 })).toEqual([-10]);
  // Nor of what came after that moment and before the time was set; what comes after both is told.
  const [before, after] = [NOW - 30 * MINUTE, NOW + MINUTE].map((updatedAt) => eventIn(60, { updatedAt }));
  expect(dues([before!], {}, { ...set, reminderMinutes: 120 })).toEqual([]);
  expect(dues([after!], {}, { ...set, reminderMinutes: 120 })).toEqual([-60]);
});

test("what was due while no plan was made is told late, as long as its meeting is ahead", () => {
  const [moment, reminderMinutes] = [NOW - HOUR, 120];
  expect(dues([eventIn(60)], {}, { reminderMinutes })).toEqual([-60]);
  expect(dues([eventIn(60)], {}, { reminderMinutes, reminderSetAt: moment })).toEqual([-60]);
  expect(dues([eventIn(60)], {}, { reminderMinutes, reminderSetAt: moment + 1 })).toEqual([]);
  expect(dues([eventIn(0)], {}, { reminderMinutes })).toEqual([]);
});

test("what was said of one meeting counts before the usual time, and none means none", () => {
  const event = eventIn(60);
  const own = (minutes: number | null, setAt = NOW) => ({ meetingReminders: [{ eventId: event.id, minutes, setAt }] });
  expect(dues([event], own(30))).toEqual([30]);
  expect(dues([event], own(null))).toEqual([]);
  const reminded = [{ eventId: event.id, start: event.start, at: NOW - MINUTE }];
  expect(dues([event], { reminded })).toEqual([]);
  expect(dues([event], { reminded, ...own(5) })).toEqual([55]);
  expect(dues([event], { reminded: [{ ...reminded[0]!, start: event.start + HOUR }] })).toEqual([45]);
});

test("what is due and waits for a cron that stays away is kept by a new plan", () => {
  const event = eventIn(30);
  const late = { reminderMinutes: 60, reminderSetAt: NOW };
  expect(dues([event], {}, late)).toEqual([]);
  const planned = [{ dueAt: NOW - 30 * MINUTE, id: `user:reminder:${event.id}:${event.start}` }];
  expect(dues([event], { planned }, late)).toEqual([-30]);
});

test("a time set for one meeting is made up for where no plan was made before it, but not of what was just moved here", () => {
  const event = eventIn(30);
  const meetingReminders = [{ eventId: event.id, minutes: 60, setAt: NOW - 40 * MINUTE }];
  expect(dues([event], { meetingReminders })).toEqual([-30]);
  expect(dues([{ ...event, meetingId: "m", updatedAt: NOW - MINUTE }], { meetingReminders })).toEqual([]);
  const reminded = [{ eventId: event.id, start: event.start, at: NOW - 30 * MINUTE }];
  expect(dues([event], { meetingReminders, reminded })).toEqual([]);
});

test("what a message was dropped for is planned anew as another one, however late", () => {
  const event = eventIn(60);
  const dropped = [{ eventId: event.id, start: event.start, at: NOW - HOUR }];
  expect(dues([event], { dropped }, { reminderMinutes: 120 })).toEqual([-60]);
  const ids = [[], dropped].map((given) => {
    const base = { userId: "user", meetingReminders: [], reminded: [], planned: [], dueDays: [], unasked: [] };
    return planFor({ ...base, events: [event], preferences: USUAL, dropped: given }, NOW)[0]?.id;
  });
  expect(new Set(ids).size).toBe(2);
});

test("of an invitation that nobody asked for nothing is planned, unless the user wants to be reminded of it", () => {
  const event = eventIn(60);
  const unasked = [event.id];
  expect(dues([event], { unasked })).toEqual([]);
  expect(dues([event], { unasked: ["another"] })).toEqual([45]);
  const own = { eventId: event.id, minutes: 10, setAt: NOW };
  expect(dues([event], { unasked, meetingReminders: [own] })).toEqual([50]);
  const ahead = (set?: typeof own) => remindersAhead(event, set, USUAL, { evidence: [], planned: [], unasked }, NOW);
  expect(ahead()).toEqual([]);
  expect(ahead(own)).toHaveLength(1);
});

test("with both switches off there is nothing to plan, with one of them there is", () => {
  expect(dues([eventIn(60)], {}, { notifyWhatsapp: false, notifyEmail: false })).toEqual([]);
  expect(dues([eventIn(60)], {}, { notifyWhatsapp: false })).toEqual([45]);
});

test.each([
  ["the night the clocks go back", "2026-10-25T09:00:00+01:00", 1440, "2026-10-24T09:00:00+02:00"],
  ["the night they go forward", "2027-03-28T09:00:00+02:00", 1440, "2027-03-27T09:00:00+01:00"],
  ["hours, which are as long as they are", "2026-10-25T03:30:00+01:00", 120, "2026-10-25T02:30:00+02:00"],
])("a day before is the same time on the wall across %s", (_, start, reminderMinutes, due) => {
  expect(reminderMoment(Date.parse(start), undefined, { ...USUAL, reminderMinutes })).toBe(Date.parse(due));
});

test("on a journey a day before is that of where the user is then", () => {
  const start = Date.parse("2026-11-01T09:00:00-05:00");
  const trips = [{ zone: "America/New_York", start: start - DAY, end: start + DAY }];
  // The clocks of New York go back that night, those of Amsterdam did so a week before.
  expect(reminderMoment(start, undefined, { ...USUAL, trips, reminderMinutes: 1440 })).toBe(start - 25 * HOUR);
});

test("only what is different is written", () => {
  const wanted = planFor(
    {
      ...{ userId: "user", events: [eventIn(60), eventIn(120)], preferences: USUAL },
      ...{ meetingReminders: [], reminded: [], dropped: [], planned: [], dueDays: [], unasked: [] },
    },
    NOW,
  );
  const [first, second] = wanted;
  const gone = { dueAt: NOW, id: "gone" };
  expect(planChanges([{ dueAt: first?.dueAt ?? 0, id: first?.id ?? "" }, gone], wanted)).toEqual({
    add: [second],
    drop: [gone],
  });
});

test("an agenda is planned beside the reminders, whatever their switches; one that was due waits, and none is begun late", () => {
  // It is Tuesday, 9:00: those of Wednesday and Thursday.
  const [first, second] = [23 * 60, 47 * 60];
  expect(dues([], {}, { notifyAgenda: true })).toEqual([first, second]);
  expect(dues([eventIn(60)], {}, { notifyAgenda: true, notifyEmail: false, notifyWhatsapp: false })).toEqual([
    first,
    second,
  ]);
  const planned = [{ dueAt: NOW - HOUR, id: "user:agenda:2026-11-24" }];
  expect(dues([], { planned }, { notifyAgenda: true })).toEqual([-60, first, second]);
  expect(dues([], { planned }, { notifyAgenda: true, agendaMinute: 450 })).toEqual([first - 30, second - 30]);
  expect(dues([], { planned }, { notifyAgenda: false })).toEqual([]);
});

test.each<[string, CalendarEvent, object, number[]]>([
  ["beyond the two days that are planned", eventIn(100 * 60), {}, [100 * 60 - 15]],
  ["not of what is declined", eventIn(60, { attendees: [{ ...self, responseStatus: "declined" }] }), {}, []],
  ["not of a whole day", eventIn(60, { allDay: true }), {}, []],
  ["not where no channel is open", eventIn(60), { isOff: true }, []],
  ["not of a moment that has passed", eventIn(5), {}, []],
])("what is still to come is told %s", (_, event, more, expected) => {
  const ahead = remindersAhead(event, undefined, USUAL, { evidence: [], planned: [], unasked: [], ...more }, NOW);
  expect(ahead.map((moment) => (moment - NOW) / MINUTE)).toEqual(expected);
});

test("what is due is told in the morning of its day, unless the day's agenda says it or every switch is off", () => {
  // It is Tuesday, 9:00, and nine o'clock of Wednesday is a day ahead.
  const due = (preferences = {}, days = ["2026-11-25"], planned: PlanFacts["planned"] = []) =>
    dues([], { dueDays: days, planned }, preferences);
  expect(due()).toEqual([24 * 60]);
  expect(due({}, ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"])).toEqual([24 * 60, 48 * 60]);
  expect(due({}, ["2026-11-24"], [{ dueAt: NOW, id: "user:due-items:2026-11-24" }])).toEqual([0]);
  expect(due({ notifyWhatsapp: false, notifyEmail: false })).toEqual([]);
  expect(due({ notifyWhatsapp: false })).toEqual([24 * 60]);
  const [agenda, next] = [23 * 60, 47 * 60];
  expect(due({ notifyAgenda: true })).toEqual([agenda, next]);
  // On a day without one it comes when agendas come, but not in the night nor in the evening.
  const workdays = [2, 4];
  expect(due({ notifyAgenda: true, workdays })).toEqual([47 * 60, 23 * 60]);
  expect(due({ notifyAgenda: true, workdays, agendaMinute: 6 * 60 })).toEqual([45 * 60, 24 * 60]);
  expect(due({ notifyAgenda: true, workdays, agendaMinute: 20 * 60 })).toEqual([35 * 60, 24 * 60]);
});

test("what is due is told at nine on the wall where the user is that day", () => {
  const trips = [{ zone: "America/New_York", start: NOW, end: NOW + 3 * DAY }];
  expect(dues([], { dueDays: ["2026-11-25"] }, { trips })).toEqual([30 * 60]);
  expect(dues([], { dueDays: ["2026-11-25"] }, { timezone: "Asia/Tokyo" })).toEqual([16 * 60]);
});
