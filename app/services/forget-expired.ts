import { runTogether } from "~/db/database";
import { deleteOldTokens } from "~/db/email-tokens";
import { deleteOldStashes } from "~/db/form-stashes";
import { deleteOldLimits } from "~/db/rate-limits";
import { deleteOldSessions } from "~/db/sessions";
import { deleteOldSignUps } from "~/db/sign-ups";
import { HOUR, type Instant, MINUTE } from "~/domain/time";
import type { Deps } from "./deps";

/** Deletes what has run out: sessions, links, sign-ups, counts, kept forms. Once an hour; each by its own index. */
export async function forgetExpired({ db }: Pick<Deps, "db">, now: Instant): Promise<void> {
  if (now % HOUR >= MINUTE) return;
  await runTogether(db, [
    deleteOldSessions(db, now),
    deleteOldTokens(db, now),
    deleteOldSignUps(db, now),
    deleteOldLimits(db, now),
    deleteOldStashes(db, now),
  ]);
}
