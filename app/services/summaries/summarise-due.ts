import { claimDueTranscripts } from "~/db/transcripts";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { type Instant, MINUTE } from "~/domain/time";
import type { Deps } from "../deps";
import { summariseMeeting } from "./summarise-meeting";

/** A run has 30 seconds of CPU, and ten hours of talk take about four. */
const MOST_AT_ONCE = 5;
/** A model takes minutes for a long meeting; a run of the cron has 15. */
const BEGIN_NONE_AFTER_MS = 5 * MINUTE;

/**
 * Summarises what came and was not summarised, because the run that had it in hand died, because nobody waits for it, or
 * because a model is to do it better. Read by an index of what is due, one at a time, so that none waits under a lease.
 * One that fails comes again when its lease is over, a few times.
 */
export async function summariseDue(deps: Deps, now: Instant): Promise<void> {
  const begun = deps.clock();
  for (let n = 0; n < MOST_AT_ONCE && deps.clock() - begun < BEGIN_NONE_AFTER_MS; n++) {
    const [due] = await claimDueTranscripts(deps.db, now, 1);
    if (!due) return;
    const { userId, eventId, tries } = due;
    try {
      await summariseMeeting(deps, userId, eventId, tries > 1 ? "rules" : "model");
    } catch (error) {
      // The others are not to wait for it; the row says that it is still to be done.
      logEvent("summary-failed", describeError(error), "error");
    }
  }
}
