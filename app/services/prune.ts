import { runTogether } from "~/db/database";
import { PRUNED, pruneRows } from "~/db/retention";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";

/**
 * Deletes what the retention table keeps no longer. Every table by the index of its own moment and a bounded number of
 * rows, so that a run costs what is due and never what is stored; the next run goes on where this one ended.
 */
export async function prune({ db }: Pick<Deps, "db">, now: Instant): Promise<void> {
  await runTogether(
    db,
    PRUNED.map((rows) => pruneRows(db, rows, now)),
  );
}
