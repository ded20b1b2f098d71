import type { Pending } from "./conversation";
import type { Context } from "./understand/command";

/** How a short answer is read, by what was asked. */
export const AWAITING: Record<Pending["kind"] | "nothing", Context["awaiting"]> = {
  nothing: undefined,
  proposal: "confirmation",
  conflict: "choice",
  time: "time",
  "new-time": "time",
  address: "attendee",
  "guest-address": "attendee",
  which: "choice",
  reading: "time",
  target: "choice",
  reach: "choice",
  "how-late": "duration",
  late: "confirmation",
  known: undefined,
  forget: "confirmation",
};
