import type { Statement } from "~/db/database";
import { type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { MOST_MAILED, runningLateMail } from "~/domain/guest-mails";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";
import { mailGuests } from "./mail-guests";
import type { WriteOutcome } from "./meetings/write-outcome";

interface Lateness {
  /** Names this message to the guests for good: told again under the same id, nobody hears it twice. */
  id: string;
  user: { id: string; name: string; email: string };
  event: CalendarEvent;
  minutes: number;
  /** The user's IANA zone. */
  zone: string;
  now: Instant;
}

/**
 * Mails the guests of a meeting that the user is late. The calendar stays as it is.
 *
 * @param alongside the caller's own statements, written in the same round trip
 */
export async function notifyGuests(
  deps: Pick<Deps, "db" | "encryption" | "clock" | "queueDelivery">,
  { id, user, event, minutes, zone, now }: Lateness,
  alongside: readonly Statement[],
): Promise<WriteOutcome> {
  const words = runningLateMail(user, event, minutes, zone, now);
  const mails = event.attendees
    .filter(isOtherPerson)
    .slice(0, MOST_MAILED)
    .map(({ email }, n) => ({ ...words, to: email, kind: "running-late", idempotencyKey: `late/${id}/${n}` }) as const);
  const outcome = await mailGuests(deps, user.id, mails, alongside);
  return outcome === "mailed" ? { ok: true, event } : { ok: false, reason: outcome };
}
