import type { ConversationState, Pending } from "./state/conversation";
import type { Context } from "./understand/command";

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
  words: "choice",
};

/** What the talk so far tells about the next message. */
export function expectationOf({
  pending,
  focusEventId,
  asked,
  declined,
}: ConversationState): Pick<Context, "awaiting" | "focus" | "asked" | "declined"> {
  return {
    awaiting: AWAITING[pending?.kind ?? "nothing"],
    focus: focusEventId !== null || declined !== null,
    ...(declined && !pending && { declined: true }),
    ...(asked && { asked }),
  };
}
