import type { CalendarEvent } from "~/domain/calendar-event";
import type { QuotaProblem } from "~/domain/subscription";
import type { ProviderError } from "~/providers/errors";

/** How a write to the calendar ended. `unknown`: Google did not say, and asking again did not help. */
export type WriteOutcome = { ok: true; event: CalendarEvent } | { ok: false; reason: WriteFailure };

/** How a write for a page or the API ended, of a user who may have no calendar at all. */
export type OwnWriteOutcome = WriteOutcome | { ok: false; reason: "not-connected" };

export type WriteFailure =
  | "slot-taken"
  /** Its time has begun meanwhile. */
  | "past"
  | QuotaProblem
  | "revoked"
  | "gone"
  /** Somebody else has cancelled what was to be cancelled. */
  | "cancelled-before"
  | "forbidden"
  | "changed"
  | "refused"
  /** Google did not take it as things are just now, and nothing was written: the same can be tried once more. */
  | "not-taken"
  | "down"
  | "too-many-mails"
  /** Of a series that goes on at another time: it stands at both. What was asked for finishes it, and an undo puts it back. */
  | "half"
  | "unknown";

/**
 * What is written: an event under an id of our own, which cannot be gone yet, or one that exists; `guarded` by the etag
 * that the user saw, without which nobody else's change can be in the way.
 */
export type WriteKind = "insert" | "existing" | "guarded";

/**
 * Whether Google may have done what it was asked for, though it is not there to be seen: a call that was never answered may
 * still be on its way, and one that was answered with a success was carried out, whatever stands in the answer.
 */
export const mayStillCome = ({ status }: ProviderError): boolean => status === 0 || (status >= 200 && status < 300);

/** What a refusal or a silence of Google means for the user. Reasons: Calendar API, "Handle API errors". */
export function failureOf({ outcome, retryable, status }: ProviderError, kind: WriteKind): WriteFailure {
  if (outcome === "unknown") return "unknown";
  if (retryable) return "down";
  if (status === 404 || status === 410) return kind === "insert" ? "not-taken" : "gone";
  if (status === 412) return kind === "guarded" ? "changed" : "not-taken";
  if (status === 409) return "not-taken";
  if (status === 401 || status === 403) return "forbidden";
  return "refused";
}
