import { HOUR, type Instant } from "~/domain/time";
import { zoneAt } from "~/domain/trips";
import { zoned } from "~/domain/zones";
import type { ConversationState, Pending } from "./state/conversation";
import type { TimeSettings } from "./state/turn-context";
import type { Command, Request } from "./understand/command";
import { whenToWindow } from "./understand/times/when";

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
  if (there === here) return { requests, zone: here };
  // Days are counted from the wall that the user looks at now.
  const sameWall = zoned(now, here).toPlainDateTime().toZonedDateTime(there).epochMilliseconds;
  return { requests: read({ now: sameWall, zone: there }), zone: there };
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

function momentOfPending(pending: Pending | null): Instant | null {
  if (!pending) return null;
  if (pending.kind === "time") return pending.options[0]?.start ?? pending.draft.around?.start ?? null;
  if (pending.kind === "address") return pending.draft.start ?? pending.draft.around?.start ?? null;
  const action = pending.kind === "conflict" ? pending.action : pending.kind === "proposal" ? pending.actions[0] : null;
  if (action?.kind === "create") return action.draft.start;
  if (action?.kind === "change") return action.change.slot.start;
  return "event" in pending ? pending.event.start : null;
}
