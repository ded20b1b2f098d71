import { Temporal } from "temporal-polyfill";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { Limits } from "~/domain/limits";
import { DAY, HOUR, type Interval, MINUTE } from "~/domain/time";
import { isOneDay, startOfDay, wholeDays, zoned } from "~/domain/zones";
import type { Draft } from "../state/action";
import type { ConversationState, Pending } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import { type Refinement, refinementIn } from "../understand/manners/refinement";
import type { Decision } from "./decision";
import { offerTimes, whoIsSeen } from "./find-free";
import { offerNewTimes } from "./plan-change";
import { freeTimes, slotOfAction, wait } from "./propose";

/** What a time is looked for, and the times that were shown for it. */
interface Search {
  shown: readonly Interval[];
  /** Where they were looked for. */
  around: Interval | null;
  limits: Limits;
  minutes: number;
  /** A meeting in the making, or one that should move. */
  draft: Draft | null;
  event: CalendarEvent | null;
}

/** Where to look next, and what must not come again. */
interface Course {
  window: Interval;
  limits: Limits;
  passed?: Interval[];
}

/** "Later than that", "any others?", "the day after", while times are on the table: other times for the same meeting. */
export function refineSearch(
  state: ConversationState,
  pending: Pending,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  const way = input.choiceId ? null : refinementIn(input.text);
  const search = way ? searchIn(pending) : undefined;
  // "Make it the day after", of what is shown for a yes, says when: at the same hour.
  const isWhen = pending.kind === "proposal" && Math.abs(input.command.slots.shiftMinutes ?? 0) >= DAY / MINUTE;
  if (!way || !search || isWhen || search.shown.length === 0 || turn.calendar.state !== "ready") return undefined;
  const { window, limits, passed } = courseOf(way, search, turn.now, turn);
  const { draft, event } = search;
  if (draft) {
    const wanted = { ...draft, limits, passed: passed ?? [] };
    // Nothing lies in front of them: they are shown again, and nothing later in their place.
    if (way === "earlier" && freeTimes(window, search.minutes, turn, wanted).length === 0)
      return offerAgain(state, draft, { window, limits, shown: search.shown }, input, turn);
    return offerTimes(state, { ...draft, start: null, limits, passed: passed ?? [] }, window, input, turn);
  }
  if (!event) return undefined;
  const timing = { around: window, durationMinutes: search.minutes };
  return offerNewTimes(state, event, timing, input, turn, { limits, ...(passed && { passed }) });
}

function offerAgain(
  state: ConversationState,
  draft: Draft,
  { window, limits, shown }: Course & Pick<Search, "shown">,
  { newId: id }: Input,
  turn: TurnContext,
): Decision {
  const options = [...shown];
  const seen = whoIsSeen(draft, turn);
  return {
    state: wait(state, { kind: "time", id, draft: { ...draft, start: null }, options }, turn),
    reply: {
      ...{ kind: "slots", id, draft: { ...draft, limits }, window, options, isBehind: true },
      ...{ quota: turn.standing.problem, ...seen },
    },
  };
}

function searchIn(pending: Pending): Search | undefined {
  if (pending.kind === "time") {
    const { draft, options } = pending;
    const { around, limits = {}, durationMinutes } = draft;
    return { shown: options, around, limits, minutes: durationMinutes, draft, event: null };
  }
  if (pending.kind === "new-time") {
    const { event, options } = pending;
    return { shown: options, around: null, limits: {}, minutes: lengthOf(event), draft: null, event };
  }
  const [action, second] =
    pending.kind === "proposal" ? pending.actions : pending.kind === "conflict" ? [pending.action] : [];
  if (second || (action?.kind !== "create" && action?.kind !== "change")) return undefined;
  const slot = slotOfAction(action);
  const offered = pending.kind === "conflict" ? pending.options : [];
  const shown = offered.length > 0 ? offered : [slot];
  const made = action.kind === "create" ? action.draft : null;
  const limits = made?.limits ?? {};
  const event = action.kind === "change" ? action.event : null;
  return { shown, around: slot, limits, minutes: lengthOf(slot), draft: made, event };
}

const lengthOf = ({ start, end }: Interval) => Math.round((end - start) / MINUTE);

function courseOf(way: Refinement, search: Search, now: number, turn: TurnContext): Course {
  const { zone } = turn;
  const { limits } = search;
  const days = search.shown.map(({ start }) => zoned(start, zone).toPlainDate());
  const first = days.reduce((a, b) => (Temporal.PlainDate.compare(a, b) <= 0 ? a : b));
  const last = days.reduce((a, b) => (Temporal.PlainDate.compare(a, b) >= 0 ? a : b));
  const from = (day: Temporal.PlainDate, count: number) => ({
    start: Math.max(now, startOfDay(day, zone)),
    end: startOfDay(day.add({ days: count }), zone),
  });
  const onDay = (day: Temporal.PlainDate): Course => ({ window: from(day, 1), limits: withoutHours(limits) });
  const window = wholeDays(search.around ?? { start: now, end: now + 7 * DAY }, zone);
  const ahead = last.add({ days: 1 });
  const daysAhead: Course = { window: from(ahead, 7), limits };
  // "Later in the week" ends with it, unless it is over.
  const restOfWeek: Course = { window: from(ahead, ahead.dayOfWeek > 5 ? 7 : 8 - ahead.dayOfWeek), limits };
  const daysBefore: Course = {
    window: { ...from(first.subtract({ days: 7 }), 7), end: Math.min(...search.shown.map(({ start }) => start)) },
    limits,
  };
  const meant = search.around && isOneDay(search.around) ? zoned(search.around.start, zone).toPlainDate() : null;

  switch (way) {
    case "later":
      return hoursFrom(search, turn, window) ?? daysAhead;
    case "earlier":
      return hoursUntil(search, turn, window) ?? daysBefore;
    case "later-days":
      return restOfWeek;
    case "earlier-days":
      return daysBefore;
    case "next-day":
      return onDay(nextWorkday(meant ?? last, turn));
    case "day-before":
      return onDay((meant ?? first).subtract({ days: 1 }));
    case "next-week":
      return { window: from(last.add({ days: 8 - last.dayOfWeek }), 7), limits };
    case "other-days": {
      const shownDays = search.shown.map((one) => wholeDays(one, zone));
      return {
        window: { start: now, end: Math.max(window.end, now + 7 * DAY) },
        limits,
        passed: [...(search.draft?.passed ?? []), ...shownDays],
      };
    }
    case "others":
      return { window, limits, passed: [...(search.draft?.passed ?? []), ...search.shown.map(withHourAround)] };
  }
}

/** Nobody who leafs through working days means Saturday. */
function nextWorkday(day: Temporal.PlainDate, { workday }: TurnContext): Temporal.PlainDate {
  const next = [1, 2, 3, 4, 5, 6, 7].map((days) => day.add({ days }));
  return next.find(({ dayOfWeek }) => workday.days.includes(dayOfWeek)) ?? day.add({ days: 1 });
}

/** The same days, after the hours that were shown; undefined when the working day is over then. */
function hoursFrom(
  { shown, limits, minutes }: Search,
  { zone, workday }: TurnContext,
  window: Interval,
): Course | undefined {
  const fromMinute = Math.max(...shown.map(({ start }) => minuteOf(start, zone))) + minutes;
  if (fromMinute + minutes > (limits.untilMinute ?? workday.endMinute)) return undefined;
  return { window, limits: { ...limits, fromMinute } };
}

/** The same days, before the hours that were shown; undefined when the working day has not begun then. */
function hoursUntil(
  { shown, limits, minutes }: Search,
  { zone, workday }: TurnContext,
  window: Interval,
): Course | undefined {
  const untilMinute = Math.min(...shown.map(({ start }) => minuteOf(start, zone)));
  const { fromMinute, ...others } = limits;
  // "Later" said before gives way to "earlier".
  if (untilMinute - minutes < workday.startMinute) return undefined;
  const keeps = fromMinute !== undefined && untilMinute - minutes >= fromMinute;
  return { window, limits: { ...others, ...(keeps && { fromMinute }), untilMinute } };
}

const withoutHours = ({ fromMinute: _, untilMinute: __, ...others }: Limits): Limits => others;

function minuteOf(instant: number, zone: string): number {
  const { hour, minute } = zoned(instant, zone);
  return hour * 60 + minute;
}

/** What lies right beside a time that did not suit is no new choice. */
const withHourAround = ({ start, end }: Interval): Interval => ({ start: start - HOUR, end: end + HOUR });
