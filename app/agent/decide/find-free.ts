import { SEARCH_DAYS, suggestAlternatives } from "~/domain/alternatives";
import { blocksTime, type CalendarEvent } from "~/domain/calendar-event";
import { findConflicts, overlaps } from "~/domain/conflicts";
import { limitWindow, limitWorkday } from "~/domain/limits";
import { findOpenings } from "~/domain/openings";
import { DAY, type Interval, MINUTE } from "~/domain/time";
import { workingHoursIn } from "~/domain/workday";
import { wholeDays } from "~/domain/zones";
import type { Draft } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";
import { isHours, newDraft, templateFor } from "./draft";
import { withListed } from "./focus";
import { windowOf } from "./look-up";
import { freeTimes, takenBy, wait } from "./propose";

/** Shorter gaps than this are not worth saying when somebody asks for free time. */
const SHORTEST_GAP_MINUTES = 15;
const QUARTER_MS = 15 * MINUTE;

/** "Am I free Thursday afternoon", "when can I meet Anna for 45 minutes", "is Tom free at 3". */
export function findFreeTime(state: ConversationState, input: Input, turn: TurnContext): Decision {
  if (turn.calendar.state !== "ready") return { state, reply: { kind: "no-calendar", state: turn.calendar.state } };
  const { command, newId } = input;
  const { now } = turn;
  const { slots, when } = command;
  if (when?.kind === "unresolved") return { state, reply: { kind: "unclear-time", problem: when.problem ?? "" } };

  const said = when && when.kind !== "duration" ? windowOf(when, turn.zone, now) : null;
  const exact = when?.grain === "minute" && when.kind !== "range";
  const limits = slots.limits ?? (isHours(when) ? {} : undefined);
  const described = { ...command, when: null, slots: { ...slots, ...(limits && { limits }) } };
  const draft: Draft = newDraft(newId, described, turn, now, templateFor(input, turn));
  const withOthers = draft.people.length + draft.unknownNames.length > 0;
  if (said && exact && withOthers) return areAllFree(state, draft, said.start, input, turn);

  const asksForOptions =
    withOthers || slots.durationMinutes !== undefined || draft.template !== undefined || said === null;
  if (asksForOptions || said.end - said.start > 2 * DAY) {
    return offerTimes(state, draft, said ?? { start: now, end: now + 7 * DAY }, input, turn);
  }
  return showDay(state, said, exact, input, turn);
}

/** Up to three free times to pick from; which calendars of others were seen is said. */
export function offerTimes(
  state: ConversationState,
  draft: Draft,
  window: Interval,
  input: Input,
  turn: TurnContext,
): Decision {
  const id = input.newId;
  const wanted = { ...draft, around: window };
  const inside = freeTimes(window, draft.durationMinutes, turn, draft);
  const options = inside.length > 0 ? inside : timesBehind(window, wanted, turn);
  return {
    state: wait(state, { kind: "time", id, draft: wanted, options }, turn),
    reply: {
      kind: "slots",
      id,
      draft: wanted,
      window,
      options,
      isBehind: inside.length === 0,
      quota: turn.standing.problem,
      ...whoIsSeen(draft, turn),
    },
  };
}

/** Where nothing is free: the first times after it, under the same conditions but for the last day. */
function timesBehind(
  window: Interval,
  { durationMinutes, limits, people, template }: Draft,
  turn: TurnContext,
): Interval[] {
  const { until: _, ...others } = limits ?? {};
  const start = Math.max(window.end, turn.now);
  return freeTimes({ start, end: start + SEARCH_DAYS * DAY }, durationMinutes, turn, {
    limits: others,
    people,
    ...(template && { template }),
  });
}

/** People of a draft, by whether their calendars could be seen. */
export function whoIsSeen(
  { people, unknownNames }: Draft,
  { calendar }: TurnContext,
): { seen: string[]; unseen: string[] } {
  const isSeen = (email: string) => calendar.guests.some((guest) => guest.email === email && guest.busy !== null);
  const names = (among: Draft["people"]) => among.map(({ name, email }) => firstName(name ?? email));
  return {
    seen: names(people.filter(({ email }) => isSeen(email))),
    unseen: [...names(people.filter(({ email }) => !isSeen(email))), ...unknownNames],
  };
}

const firstName = (name: string) => (name.includes("@") ? name : (name.split(" ")[0] ?? name));

function areAllFree(state: ConversationState, draft: Draft, start: number, input: Input, turn: TurnContext): Decision {
  const id = input.newId;
  const slot = { start, end: start + draft.durationMinutes * MINUTE };
  const busy = findConflicts(slot, turn.calendar.events, {});
  const takenPeople = draft.people.filter((one) => takenBy([one], turn).some((time) => overlaps(time, slot)));
  const { seen, unseen } = whoIsSeen(draft, turn);
  const taken = takenPeople.map(({ name, email }) => firstName(name ?? email));
  const { zone, workday } = turn;
  const { bufferTime: bufferMinutes } = turn.preferences;
  const { events } = turn.calendar;
  const options =
    busy.length + taken.length === 0
      ? [slot]
      : suggestAlternatives({
          wanted: slot,
          events,
          now: turn.now,
          zone,
          workday,
          bufferMinutes,
          taken: takenBy(draft.people, turn),
        });
  return {
    state: wait(state, { kind: "time", id, draft: { ...draft, around: slot }, options }, turn),
    reply: {
      kind: "all-free",
      id,
      slot,
      busy,
      taken,
      seen: seen.filter((name) => !taken.includes(name)),
      unseen,
      options,
      quota: turn.standing.problem,
    },
  };
}

/** What is free in a day or a part of it: of whole days the working hours. */
function showDay(
  state: ConversationState,
  asked: Interval,
  exact: boolean,
  { command }: Input,
  turn: TurnContext,
): Decision {
  const { limits = {} } = command.slots;
  const { now, zone } = turn;
  const isByDay = command.when?.grain === "day" || command.slots.limits !== undefined;
  const isPart = command.when?.part !== undefined && command.when.part !== null && !exact;
  const within = isPart ? asked : wholeDays(asked, zone);
  const hours =
    isByDay || isPart
      ? workingHoursIn(limitWindow(within, limits, zone), limitWorkday(turn.workday, limits), zone).filter(
          ({ end }) => end > now,
        )
      : [];
  const [first] = hours;
  const last = hours.at(-1);
  const window =
    first && last
      ? { start: Math.max(first.start, nextQuarter(now)), end: last.end }
      : exact && asked.end - asked.start <= MINUTE
        ? { ...asked, end: asked.start + turn.preferences.defaultMeetingDuration * MINUTE }
        : asked;
  const busy = findConflicts(window, turn.calendar.events, {});
  const from = exact && !first ? window.start : Math.max(window.start, now);
  const stretches = first ? hours : [{ start: from, end: window.end }];
  const free = stretches.flatMap(({ start, end }) =>
    openIn({ start: Math.max(start, window.start), end }, turn.calendar.events),
  );
  const isWhole = isByDay && Object.keys(limits).length === 0 && (!first || window.start === first.start);
  const isExact = exact && !first;
  const search = isExact ? null : { command, free };
  return {
    state: { ...withListed(state, busy), search },
    reply: { kind: "availability", window, exact: isExact, wholeDay: isWhole, busy, free },
  };
}

function openIn(window: Interval, events: readonly CalendarEvent[]): Interval[] {
  if (window.end <= window.start) return [];
  const rules = { durationMinutes: SHORTEST_GAP_MINUTES, bufferMinutes: 0 };
  return findOpenings(window, events.filter(blocksTime), rules);
}

const nextQuarter = (now: number) => Math.ceil(now / QUARTER_MS) * QUARTER_MS;
