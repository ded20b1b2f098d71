import { MINUTE } from "~/domain/time";
import type { ConversationState, Pending } from "./state/conversation";
import { actionsOf } from "./state/table";
import type { Context, When } from "./understand/command";

/** How a short answer is read, by what was asked. */
const AWAITING: Record<Pending["kind"] | "nothing", Context["awaiting"]> = {
  nothing: undefined,
  proposal: "confirmation",
  conflict: "choice",
  time: "time",
  "new-time": "time",
  address: "attendee",
  "guest-address": "attendee",
  which: "choice",
  reading: "time",
  partly: "confirmation",
  target: "choice",
  reach: "choice",
  "how-late": "duration",
  late: "confirmation",
  known: undefined,
  "take-back": "confirmation",
  forget: "confirmation",
  template: "confirmation",
  offer: "confirmation",
  "send-summary": "confirmation",
  "which-item": "choice",
  "which-summary": "choice",
  words: "choice",
};

/** What the talk so far tells about the next message. */
export function expectationOf({
  pending,
  focusEventId,
  asked,
  declined,
  search,
  undo,
}: ConversationState): Pick<
  Context,
  | "awaiting"
  | "focus"
  | "asked"
  | "declined"
  | "freed"
  | "freedMinutes"
  | "left"
  | "leftMinutes"
  | "halves"
  | "looking"
  | "timed"
> {
  const [gone, another] = undo.at(-1)?.steps ?? [];
  const question = asked ?? (pending ? null : search?.command);
  const isLeft = (gone?.kind === "cancelled" || gone?.kind === "changed") && !another && !gone.event.allDay;
  const leftMinutes = gone && (gone.event.end - gone.event.start) / MINUTE;
  return {
    awaiting: AWAITING[pending?.kind ?? "nothing"],
    halves: pending?.kind === "reading" && onOneDay(pending.readings),
    focus: focusEventId !== null || declined !== null,
    timed: pending ? hasTime(pending) : focusEventId !== null,
    ...(declined && !pending && { declined: true }),
    ...(question && { asked: question }),
    ...(search && !pending && { looking: true }),
    ...(isLeft && { left: gone.event.start, leftMinutes }),
    ...(isLeft && gone.kind === "cancelled" && { freed: gone.event.start, freedMinutes: leftMinutes }),
  };
}

/** Whether all that is on the table has its time. */
const hasTime = (pending: Pending): boolean =>
  pending.kind === "address" ? pending.draft.start !== null : actionsOf(pending).length > 0 || "event" in pending;

/** "08:00 or 20:00?", not "this Friday or the next?". */
const onOneDay = (readings: readonly When[]) =>
  new Set(readings.map(({ start }) => start?.replace(/T.*|^\d\d:\d\d$/, ""))).size === 1;
