import { type PlannedKey, type PlannedRow, postpone, selectPlannedByKey } from "~/db/planned-notifications";
import { type Owner, ownerOf, selectOwner } from "~/db/users";
import { quietUntil } from "~/domain/quiet-hours";
import type { Instant } from "~/domain/time";
import { zoneAt } from "~/domain/trips";
import type { NotifyDeps } from "./voice-of";

/** Whose notification this is, and its first planned row; null when the user or the row is gone. */
export async function plannedFor(
  { db }: NotifyDeps,
  { userId, keys }: { userId: string; keys: PlannedKey[] },
): Promise<{ owner: Owner; row: PlannedRow } | null> {
  const [user, preferences, integrations, google, rows] = await db.batch([
    ...selectOwner(db, userId),
    selectPlannedByKey(db, keys),
  ]);
  const owner = ownerOf([user, preferences, integrations, google]);
  const [row] = rows;
  return owner && row ? { owner, row } : null;
}

/** Whether it is night where the user is: then the rows come again when that is over. */
export async function waitsForMorning(
  { db }: NotifyDeps,
  owner: Owner,
  rows: readonly PlannedRow[],
  now: Instant,
): Promise<boolean> {
  const quiet = quietUntil(now, zoneAt(now, owner.preferences));
  if (quiet !== null) await db.batch(postpone(db, rows, quiet));
  return quiet !== null;
}
