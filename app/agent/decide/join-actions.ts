import { MINUTE } from "~/domain/time";
import type { Action, Change } from "../state/action";
import { eventIdOf } from "./propose";

/** One list of actions with at most one for each event: "move it to 4 and add Tom" is one change. */
export function joinActions(actions: readonly Action[], more: readonly Action[]): Action[] {
  const joined = [...actions];
  for (const action of more) {
    const at = joined.findIndex((earlier) => eventIdOf(earlier) === eventIdOf(action));
    const earlier = joined[at];
    if (earlier) joined.splice(at, 1, ...join(earlier, action));
    else joined.push(action);
  }
  return joined;
}

/** @param later planned on what the earlier one leaves */
function join(earlier: Action, later: Action): Action[] {
  if (later.kind === "create" || later.kind === "series") return [later];
  if (earlier.kind === "cancel" || earlier.kind === "series") return [later];
  if (later.kind === "cancel") return earlier.kind === "create" ? [] : [{ kind: "cancel", event: earlier.event }];
  const allowOverlap = later.allowOverlap;
  if (earlier.kind === "change") return [{ ...earlier, change: { ...earlier.change, ...later.change }, allowOverlap }];
  return [{ ...earlier, draft: { ...earlier.draft, ...draftOf(later.change) }, allowOverlap }];
}

function draftOf({ slot, title, location, attendees }: Change) {
  return {
    start: slot.start,
    durationMinutes: (slot.end - slot.start) / MINUTE,
    ...(title !== undefined && { title }),
    ...(location !== undefined && { location }),
    ...(attendees !== undefined && { people: attendees }),
  };
}
