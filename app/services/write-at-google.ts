import type { CalendarEvent } from "~/domain/calendar-event";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "./deps";
import type { GoogleSession } from "./google-access";
import { failureOf, type WriteOutcome } from "./write-outcome";

interface EventWrite {
  /** The event's id at Google. */
  id: string;
  /** The user's IANA zone. */
  zone: string;
  write(token: string): Promise<CalendarEvent>;
  /** The event as written, when what Google holds now shows that it was; undefined in: there is no such event. */
  doneIn(found: CalendarEvent | undefined): CalendarEvent | undefined;
}

/**
 * Does one write of one event at Google. After a silence, or when the event is another version than expected, it looks:
 * what it finds may be the work of this write or of an earlier try. The outcome stays unknown when Google does not
 * answer the look either, or when a call that was never answered may still be on its way.
 */
export async function writeAtGoogle(
  calendar: Pick<Deps["calendar"], "getEvent">,
  google: GoogleSession,
  { id, zone, write, doneIn }: EventWrite,
): Promise<WriteOutcome> {
  try {
    const answer = await google(write);
    return "revoked" in answer ? { ok: false, reason: "revoked" } : { ok: true, event: answer.value };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    const reason = failureOf(error);
    if (reason !== "unknown" && reason !== "changed") return { ok: false, reason };
    const found = await look(calendar, google, id, zone);
    if (!found) return { ok: false, reason };
    const event = doneIn(found.event);
    if (event) return { ok: true, event };
    return { ok: false, reason: reason === "unknown" && error.status !== 0 ? "down" : reason };
  }
}

/** Undefined when Google does not say. */
async function look(
  calendar: Pick<Deps["calendar"], "getEvent">,
  google: GoogleSession,
  id: string,
  zone: string,
): Promise<{ event: CalendarEvent | undefined } | undefined> {
  try {
    const answer = await google((token) => calendar.getEvent(token, id, { zone }));
    return "revoked" in answer ? undefined : { event: answer.value };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return undefined;
  }
}
