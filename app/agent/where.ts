import { Temporal } from "temporal-polyfill";
import { HOUR, type Instant } from "~/domain/time";
import { zoneAt, zoneOfWall } from "~/domain/trips";
import { zoned } from "~/domain/zones";
import type { ConversationState } from "./state/conversation";
import { momentOfPending } from "./state/table";
import type { TimeSettings } from "./state/turn-context";
import type { Command, Request, When } from "./understand/command";
import { isMoment, whenToWindow } from "./understand/times/when";

/**
 * Reads a message in the zone in which the user will be at the time it is about: "Tuesday at 3" is Tuesday's wall, also
 * when Tuesday is spent elsewhere. Without a time of its own it is about what is on the table, else about now.
 *
 * @param read understands the words as if they were said at `now` in `zone`
 * @returns the requests, and the zone that they and the answer are in
 */
export function readThere(
  read: (context: { now: Instant; zone: string }) => Request[],
  settings: TimeSettings,
  { pending }: ConversationState,
  now: Instant,
): { requests: Request[]; zone: string } {
  const here = zoneAt(now, settings);
  const requests = read({ now, zone: here });
  if (settings.trips.length === 0) return { requests, zone: here };
  const about = momentOf(requests, here) ?? momentOfPending(pending) ?? now;
  const there = zoneAt(about, settings);
  if (there === here) return { requests: eachThere(requests, settings, here), zone: here };
  // Days are counted from the wall that the user looks at now.
  const sameWall = zoned(now, here).toPlainDateTime().toZonedDateTime(there).epochMilliseconds;
  return { requests: eachThere(read({ now: sameWall, zone: there }), settings, there), zone: there };
}

/** Each time on the wall of its own day: a message may speak of several that are spent in several places. */
const eachThere = (requests: Request[], settings: TimeSettings, zone: string): Request[] =>
  requests.map(({ text, command }) => {
    const { when, either, slots } = command;
    const { target } = slots;
    const thereOf = (said: When) => onItsWall(said, settings, zone);
    return {
      text,
      command: {
        ...command,
        when: when && thereOf(when),
        ...(either && { either: thereOf(either) }),
        slots: target?.when ? { ...slots, target: { ...target, when: thereOf(target.when) } } : slots,
      },
    };
  });

/** A moment that was read in one zone, at the same day and hour where its day is spent, unless its zone was said. */
function onItsWall(when: When, settings: TimeSettings, zone: string): When {
  const { start, end } = when;
  if (when.zone !== undefined || !start || !isMoment(start)) return when;
  const wallOf = (text: string) => Temporal.Instant.from(text).toZonedDateTimeISO(zone).toPlainDateTime();
  const there = zoneOfWall(wallOf(start), settings, zone);
  const on = (text: string) =>
    wallOf(text).toZonedDateTime(there).toString({ timeZoneName: "never", smallestUnit: "second" });
  return there === zone ? when : { ...when, start: on(start), end: end && isMoment(end) ? on(end) : end };
}

function momentOf(requests: readonly Request[], zone: string): Instant | null {
  const moments = requests.flatMap(({ command }) => momentsOf(command, zone));
  return moments[0] ?? null;
}

function momentsOf({ when, slots }: Command, zone: string): Instant[] {
  return [when, slots.target?.when].flatMap((said) => {
    const window = said ? whenToWindow(said, zone) : null;
    if (!said || !window) return [];
    // The middle of a day is that day in every zone that people travel between.
    return [said.grain === "minute" || said.grain === "part_of_day" ? window.start : window.start + 12 * HOUR];
  });
}
