import type { CalendarEvent } from "~/domain/calendar-event";
import type { QuotaProblem } from "~/domain/subscription";
import type { ProviderError } from "~/providers/errors";
import type { Reminders } from "~/providers/google-event";

/** How a write to the calendar ended. `remindersBefore` is told of a change of reminders, for an undo. `unknown`: Google did not say, and asking again did not help. */
export type WriteOutcome =
  | { ok: true; event: CalendarEvent; remindersBefore?: Reminders }
  | { ok: false; reason: WriteFailure };

export type WriteFailure =
  | "slot-taken"
  /** Its time has begun meanwhile. */
  | "past"
  | QuotaProblem
  | "revoked"
  | "gone"
  | "forbidden"
  | "changed"
  | "refused"
  | "down"
  | "too-many-mails"
  | "unknown";

/** What a refusal or a silence of Google means for the user. Reasons: Calendar API, "Handle API errors". */
export function failureOf({ outcome, retryable, status }: ProviderError): WriteFailure {
  if (outcome === "unknown") return "unknown";
  if (retryable) return "down";
  if (status === 404 || status === 410) return "gone";
  if (status === 412) return "changed";
  if (status === 401 || status === 403) return "forbidden";
  return "refused";
}
