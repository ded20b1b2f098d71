import { selectEventsById } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { postpone, selectOverlap } from "~/db/conflict-alerts";
import {
  areAllPlanned,
  deletePlanned,
  type PlannedKey,
  type PlannedRow,
  selectPlannedByKey,
} from "~/db/planned-notifications";
import { hashToken } from "~/db/token";
import { type Owner, ownerOf, selectOwner } from "~/db/users";
import { isReadable } from "~/domain/calendar-connection";
import type { CalendarEvent } from "~/domain/calendar-event";
import { overlaps, sharedTime } from "~/domain/conflicts";
import { quietUntil } from "~/domain/quiet-hours";
import { zoneAt } from "~/domain/trips";
import { notifyUser } from "~/services/notify-user";
import { conflictMail, conflictMessage, conflictTemplate } from "../say/conflict-alert";
import { type NotifyDeps, voiceOf } from "./voice-of";

/**
 * Tells a user that a meeting has come or moved onto another, once for the two of them, or for a series. Nothing is said
 * when they do not overlap any more; in quiet hours it is looked at again when they are over.
 */
export async function alertConflict(deps: NotifyDeps, { userId, keys }: { userId: string; keys: PlannedKey[] }) {
  const { db } = deps;
  const [user, preferences, integrations, google, rows] = await db.batch([
    ...selectOwner(db, userId),
    selectPlannedByKey(db, keys),
  ]);
  const owner = ownerOf([user, preferences, integrations, google]);
  const [row] = rows;
  if (!owner || !row) return;
  const now = deps.clock();
  const quiet = quietUntil(now, zoneAt(now, { zone: owner.preferences.timezone, trips: owner.preferences.trips }));
  if (quiet !== null) {
    await db.batch(postpone(db, row, quiet));
    return;
  }
  const pair =
    owner.preferences.notifyConflicts && isReadable(owner.google) ? await overlapOf(deps, owner, row) : undefined;
  if (!pair) await db.batch([deletePlanned(db, [row])]);
  else await tell(deps, owner, row, pair);
}

interface Pair {
  events: readonly [CalendarEvent, CalendarEvent];
  /** Names the two for good: series by their own ids. */
  name: string;
}

async function overlapOf(
  { db, clock }: NotifyDeps,
  { user }: Owner,
  { subject }: PlannedRow,
): Promise<Pair | undefined> {
  const key = subject?.eventId ?? "";
  const [found] = await selectOverlap(db, user.id, key, clock());
  if (!found) return undefined;
  const events = (await selectEventsById(db, user.id, [found.first, found.second])).map(eventFromRow);
  const [first, second] = events.toSorted((a, b) => a.start - b.start || a.id.localeCompare(b.id));
  if (!first || !second || !overlaps(first, second)) return undefined;
  const nameOf = (event: CalendarEvent) => event.recurringEventId ?? `${event.id}@${event.start}-${event.end}`;
  return { events: [first, second], name: [first, second].map(nameOf).sort().join(" ") };
}

async function tell(deps: NotifyDeps, owner: Owner, row: PlannedRow, { events, name }: Pair): Promise<void> {
  const { db } = deps;
  const { preferences, user } = owner;
  const [first, second] = events;
  const voice = voiceOf(deps, owner, first.start);
  await notifyUser(
    deps,
    owner,
    {
      id: `conflict:${user.id}:${hashToken(name).slice(0, 16)}`,
      kind: "conflict",
      message: conflictMessage(first, second, voice),
      template: conflictTemplate(first, second, voice),
      mail: preferences.notifyEmail
        ? { ...conflictMail(first, second, user.name, voice), kind: "conflict-mail" }
        : null,
      expiresAt: second.start,
      about: { eventIds: [first.id, second.id], ...sharedTime([first, second]) },
      plannedFor: voice.now,
    },
    { onlyIf: areAllPlanned([row]), alongside: [deletePlanned(db, [row])] },
  );
}
