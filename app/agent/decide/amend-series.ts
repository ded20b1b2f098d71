import { Temporal } from "temporal-polyfill";
import { ending, inRhythm, onWeekday } from "~/domain/rules-changed";
import { firstOfRule } from "~/domain/series";
import { DAY, type Instant, MINUTE } from "~/domain/time";
import { weekdaysOfRule } from "~/domain/weekdays";
import { zoned } from "~/domain/zones";
import type { Draft } from "../state/action";
import type { TurnContext } from "../state/turn-context";
import type { Command, When } from "../understand/command";
import { whenToWindow } from "../understand/times/when";
import { against, anchorOfDraft } from "./anchor";
import { amendDraft } from "./draft";

/** A series whose first time is settled. */
type Series = Draft & { start: Instant };

/**
 * The draft with everything that the message says; of what comes again it may say another rhythm or weekday, when it
 * begins, or where it ends.
 */
export function amendAny(draft: Draft, command: Command, turn: TurnContext): Draft & { problem?: string } {
  if (draft.start === null || draft.allDay) return amendDraft(draft, command, turn, turn.now);
  const timed = { ...draft, start: draft.start };
  return draft.recurrence === "" ? asSeries(timed, command, turn) : amendSeries(timed, command, turn);
}

/** "Every week please", of what is once: it keeps its hour, and begins on its day or the next one of the rule. */
function asSeries(draft: Series, command: Command, turn: TurnContext): Draft & { problem?: string } {
  const { when } = command;
  if (when?.kind !== "recurring" || when.grain !== "day" || !when.rrule)
    return amendDraft(draft, command, turn, turn.now);
  const others = amendDraft(draft, { ...command, when: null }, turn, turn.now);
  return { ...others, recurrence: when.rrule, start: firstOfRule(when.rrule, draft.start, turn.zone) };
}

function amendSeries(draft: Series, command: Command, turn: TurnContext): Draft & { problem?: string } {
  const { when, slots } = against(anchorOfDraft(draft), command, turn);
  const { durationMinutes, times, recurrence, ...others } = slots;
  const rest: Command = { ...command, when: null, slots: others };
  const as = (series: Draft) => amendDraft(series, rest, turn, turn.now);
  if (recurrence === "")
    return amendDraft(
      onceWithin(draft, when, turn) ?? draft,
      { ...rest, when: isStretch(when) ? null : when, slots },
      turn,
      turn.now,
    );
  if (when?.kind === "recurring" && when.grain === "day" && when.rrule)
    return as(inOtherRhythm(draft, when.rrule, turn));
  if (times !== undefined) return as({ ...draft, recurrence: ending(draft.recurrence, times) });
  const days = wholeDays(durationMinutes ?? when?.minutes);
  if (days !== null) return as(untilDay(draft, dayOf(draft.start, turn).add({ days: days - 1 })));
  const last = when && lastDay(when);
  if (last)
    return last < dayOf(draft.start, turn).toString() ? { ...draft, problem: ENDS_EARLY } : as(untilDay(draft, last));
  const begun = when && beginning(draft, when, turn);
  if (begun) return as({ ...draft, start: begun });
  const amended = amendDraft(draft, command, turn, turn.now);
  const { start } = amended;
  // "Make it Tuesday": that is when it comes from then on.
  return start === null || start === draft.start
    ? amended
    : { ...amended, recurrence: onWeekday(amended.recurrence, zoned(start, turn.zone).dayOfWeek) };
}

const ENDS_EARLY = "it ends before it starts";

/** "Every two weeks rather", "make that Tuesdays": in the week in which it begins, while that day is ahead. */
function inOtherRhythm(draft: Series, rrule: string, { zone, now }: TurnContext): Series {
  const rule = inRhythm(rrule, draft.recurrence);
  const own = zoned(draft.start, zone);
  const monday = own.subtract({ days: own.dayOfWeek - 1 }).epochMilliseconds;
  const isOther = !weekdaysOfRule(rule).includes(own.dayOfWeek);
  const inWeek = firstOfRule(rule, monday, zone);
  const start = isOther && inWeek > now ? inWeek : firstOfRule(rule, draft.start, zone);
  return { ...draft, recurrence: rule, start };
}

/** "Only this week": the one time of it that lies in there; undefined where none does. */
function onceWithin(draft: Series, when: When | null, turn: TurnContext): Series | undefined {
  const window = when && isStretch(when) ? whenToWindow(when, turn.zone) : null;
  const start = window && firstFrom(draft, window.start, turn);
  return start !== null && window && start < window.end ? { ...draft, start } : undefined;
}

/** "Starting next week", "from the 12th on": the first time that it comes from then on; null where it says no such thing. */
function beginning(draft: Series, when: When, turn: TurnContext): Instant | null {
  const isFrom = isStretch(when) || (when.kind === "date" && when.grain === "day" && when.edge === "start");
  const window = isFrom && when.edge !== "end" ? whenToWindow(when, turn.zone) : null;
  return window && firstFrom(draft, window.start, turn);
}

/** @returns null for a rule whose days are no weekdays */
function firstFrom({ start, recurrence }: Series, from: Instant, { zone, now }: TurnContext): Instant | null {
  const time = zoned(start, zone).toPlainTime();
  const at = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
  const day = zoned(Math.max(from, now), zone).toPlainDate();
  const ahead = at(day) > now ? day : day.add({ days: 1 });
  if (recurrence.includes("FREQ=DAILY")) return at(ahead);
  if (!recurrence.includes("FREQ=WEEKLY")) return null;
  if (weekdaysOfRule(recurrence).length > 0) return firstOfRule(recurrence, at(ahead), zone);
  return at(ahead.add({ days: (zoned(start, zone).dayOfWeek - ahead.dayOfWeek + 7) % 7 }));
}

/** "Until August", "till the end of March", "until the 18th": a month or a season that it ends with is none of it. */
function lastDay({ edge, kind, grain, start, end }: When): string | null {
  if (edge !== "end" || start === null || grain === "minute" || grain === "part_of_day") return null;
  const from = Temporal.PlainDate.from(start);
  const to = end === null ? null : Temporal.PlainDate.from(end);
  const isWhole = kind === "range" && (grain === "week" || grain === "month" || (to && from.until(to).days > A_MONTH));
  if (isWhole) return from.subtract({ days: 1 }).toString();
  return (to?.subtract({ days: 1 }) ?? from).toString();
}

const A_MONTH = 31;

/** A week, a month, a season: no day of its own. */
const isStretch = (when: When | null) =>
  when?.kind === "range" &&
  (when.grain === "week" || when.grain === "month" || (when.grain === "day" && when.end !== null));

const untilDay = (draft: Series, day: Temporal.PlainDate | string): Series => ({
  ...draft,
  recurrence: ending(draft.recurrence, `${day}`),
});

/** "For 8 weeks": no meeting lasts so long. */
const wholeDays = (minutes: number | undefined) =>
  minutes !== undefined && minutes > DAY / MINUTE && minutes % (DAY / MINUTE) === 0 ? minutes / (DAY / MINUTE) : null;

const dayOf = (start: Instant, { zone }: TurnContext) => zoned(start, zone).toPlainDate();
