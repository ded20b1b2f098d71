import { runTogether } from "~/db/database";
import { findGoogleAccount } from "~/db/google-accounts";
import { requestPlan } from "~/db/planned-notifications";
import { updatePreferences } from "~/db/settings";
import { endCollections } from "~/db/transcript-collections";
import { mayReadMeet } from "~/domain/calendar-connection";
import type { Instant } from "~/domain/time";
import type { Deps } from "../deps";

/**
 * Switches the collection of transcripts from Google Meet on or off.
 *
 * @returns `consent` when Google has not been asked yet whether we may read them: then nothing is switched
 */
export async function switchCollection(
  { db }: Pick<Deps, "db">,
  userId: string,
  wanted: "on" | "off",
  now: Instant,
): Promise<"done" | "consent" | "no-calendar"> {
  if (wanted === "off") {
    await runTogether(db, [
      ...updatePreferences(db, userId, { collectTranscripts: false }, now),
      endCollections(db, userId),
    ]);
    return "done";
  }
  const account = await findGoogleAccount(db, userId);
  if (!account || account.revokedAt !== null) return "no-calendar";
  if (!mayReadMeet(account.scope)) return "consent";
  await runTogether(db, [
    ...updatePreferences(db, userId, { collectTranscripts: true }, now),
    ...requestPlan(db, userId),
  ]);
  return "done";
}
