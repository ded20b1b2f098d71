import type { CalendarEvent } from "~/domain/calendar-event";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "../deps";
import type { GoogleSession } from "../google-access";
import { failureOf, mayStillCome, type WriteFailure, type WriteKind, type WriteOutcome } from "./write-outcome";

interface EventWrite {
  /** The event's id at Google. */
  id: string;
  kind: WriteKind;
  /** The user's IANA zone. */
  zone: string;
  write(token: string): Promise<CalendarEvent>;
  /** The event as written, when what Google holds now shows that it was; undefined in: there is no such event. */
  doneIn(found: CalendarEvent | undefined): CalendarEvent | undefined;
}

const WORTH_A_LOOK = new Set<WriteFailure>(["unknown", "down", "changed", "not-taken"]);

/**
 * Does one write of one event at Google. When it went wrong in a way that leaves doubt, or when the event is another
 * version than expected, it looks: what it finds may be the work of this write or of an earlier try. Without an answer
 * to the look, or when what was asked for may still come, the outcome is unknown.
 */
export async function writeAtGoogle(
  calendar: Pick<Deps["calendar"], "getEvent">,
  google: GoogleSession,
  { id, kind, zone, write, doneIn }: EventWrite,
): Promise<WriteOutcome> {
  try {
    const answer = await google(write);
    return "revoked" in answer ? { ok: false, reason: "revoked" } : { ok: true, event: answer.value };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    const reason = failureOf(error, kind);
    if (!WORTH_A_LOOK.has(reason)) return { ok: false, reason };
    const found = await look(calendar, google, id, zone);
    const event = found && doneIn(found.event);
    if (event) return { ok: true, event };
    if (reason === "changed" || reason === "not-taken") return { ok: false, reason };
    return { ok: false, reason: found && !mayStillCome(error) ? "down" : "unknown" };
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
