import type { CalendarEvent } from "./calendar-event";
import type { Reach } from "./series-reach";
import type { Instant, Interval } from "./time";

/** Something done to the calendar, with the event as it was before; of `created`, as it was made. */
export type CalendarAct = {
  /** Names what it belongs to: what one form or call did has one. */
  id: string;
  at: Instant;
  /** As it was before; what was made, as it was made. */
  event: CalendarEvent;
  /** Google did not say whether it is done, or stopped half way. */
  isUnsure?: true;
} & (
  | { kind: "created" | "cancelled" }
  /** `to`: as the change has left it, or was to leave it; `single`: it repeats since. */
  | { kind: "changed"; to?: CalendarEvent; single?: true }
  /** See `SeriesChange`. */
  | { kind: "series-changed"; reach: Reach; slot: Interval | null; meetingId: string }
  /** What was done to a series under this id is undone. */
  | { kind: "series-undone"; meetingId: string }
);

/** The same before it has a name. */
export type Did = CalendarAct extends infer Act ? (Act extends unknown ? Omit<Act, "id" | "at"> : never) : never;

/** Hears what a page or the API has done. */
export type NoteDone = (did: Did) => Promise<void>;

/** Lets the conversation take back what is done without a message, like what was done by text. */
export const notingAs =
  (assistant: { noteDone(act: CalendarAct): Promise<void> }, id: string, at: Instant): NoteDone =>
  (did) =>
    assistant.noteDone({ ...did, id, at });

interface Outcome {
  ok: boolean;
  reason?: string;
}

/** Nobody has heard whether it is done, or half of it is. */
export const isUnheard = ({ ok, reason }: Outcome): boolean => !ok && (reason === "unknown" || reason === "half");

/** Notes what was done, and what may have been; nothing of what was refused. */
export async function noteOutcome(note: NoteDone | undefined, outcome: Outcome, did: Did): Promise<void> {
  if (outcome.ok) await note?.(did);
  else if (isUnheard(outcome)) await note?.({ ...did, isUnsure: true });
}
