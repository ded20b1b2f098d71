import { type Interval, MINUTE } from "~/domain/time";
import { localDay } from "~/domain/zones";
import type { Action } from "../state/action";
import type { TurnContext } from "../state/turn-context";
import type { Command, When } from "../understand/command";
import { timeOnDay } from "../understand/times/when";

/**
 * "Cancel the barber and put a run in at that time", "Anna at 1 and Tom straight after": a request whose time is said by
 * one in front of it; and "with Carlos at 10", beside what waits for a yes, whose hour is of the same day.
 *
 * @param ready what the requests in front of it come to
 */
export function afterOthers(said: Command, ready: readonly Action[], { zone, now }: TurnContext): Command {
  const last = ready.at(-1);
  const command = last ? asLong(said, spanOf(last)) : said;
  const { manner, when, ...rest } = command;
  if (last && command.besides && command.intent === "create" && when?.kind === "time") {
    const start = timeOnDay(when, localDay(spanOf(last).start, zone), zone);
    return start > now ? { ...command, when: momentOf(start) } : command;
  }
  const isOfDay = manner === "that-day" && command.intent === "create";
  // "Same day", of what was not found: which day that is nobody knows.
  if (!last && isOfDay) return { ...rest, when: null };
  if (!last || !(isOfDay || manner === "in-its-place" || manner === "after-that")) return command;
  const { start, end } = isOfDay || manner === "after-that" ? spanAfter(last) : spanOf(last);
  if (manner === "after-that") return { ...rest, when: momentOf(end) };
  if (!when) return { ...rest, when: momentOf(start) };
  return { ...rest, when: momentOf(onDayOf(start, when, zone)) };
}

/** Right behind something else, or right in front of it. */
export const isBeside = (manner: Command["manner"]): boolean => manner === "after-that" || manner === "ahead-of-that";

/** The hour of a time that was said, on the day of another moment. @returns an instant */
export function onDayOf(moment: number, when: When, zone: string): number {
  const clock = /T(\d\d:\d\d)/.exec(when.start ?? "")?.[1] ?? when.start;
  return timeOnDay({ ...when, kind: "time", start: clock }, localDay(moment, zone), zone);
}

/** "Same length": as long as that. */
export function asLong(command: Command, { start, end }: Interval): Command {
  const { sameLength, ...slots } = command.slots;
  return sameLength ? { ...command, slots: { ...slots, durationMinutes: (end - start) / MINUTE } } : command;
}

/** A moment as it would be said. */
export const momentOf = (moment: number): Command["when"] => ({
  ...{ kind: "datetime", start: new Date(moment).toISOString(), end: null, part: null, grain: "minute", text: "" },
});

/** Where it goes, or is, or was. */
const spanAfter = (action: Action): Interval =>
  action.kind === "change" && action.change.slot ? action.change.slot : spanOf(action);

/** Where it is, or was. */
function spanOf(action: Action): Interval {
  if (action.kind !== "create") return action.event;
  const { start, durationMinutes } = action.draft;
  return { start, end: start + durationMinutes * MINUTE };
}
