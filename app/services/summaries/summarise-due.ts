import { claimDueTranscripts } from "~/db/transcripts";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import type { Instant } from "~/domain/time";
import type { Deps } from "../deps";
import { summariseMeeting } from "./summarise-meeting";

/** A run has seconds of CPU, and a long meeting takes one. */
const MOST_AT_ONCE = 5;

/**
 * Summarises what came and was not summarised, because the run that had it in hand died, or because nobody waits for it.
 * Read by an index of what is due. One that fails comes again when its lease is over, a few times.
 */
export async function summariseDue(deps: Deps, now: Instant): Promise<void> {
  const due = await claimDueTranscripts(deps.db, now, MOST_AT_ONCE);
  for (const { userId, eventId } of due) {
    try {
      await summariseMeeting(deps, userId, eventId);
    } catch (error) {
      // The others are not to wait for it; the row says that it is still to be done.
      logEvent("summary-failed", describeError(error), "error");
    }
  }
}
