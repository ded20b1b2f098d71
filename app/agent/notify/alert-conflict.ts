import { selectEventsById } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { selectOverlaps } from "~/db/conflict-alerts";
import type { Statement } from "~/db/database";
import { areAllPlanned, deletePlanned, type PlannedKey, type PlannedRow } from "~/db/planned-notifications";
import { hashToken } from "~/db/token";
import type { Owner } from "~/db/users";
import { isReadable } from "~/domain/calendar-connection";
import type { CalendarEvent } from "~/domain/calendar-event";
import { overlaps, sharedTime } from "~/domain/conflicts";
import { notifyUser } from "~/services/notify-user";
import { conflictMail, conflictMessage, conflictTemplate } from "../say/conflict-alert";
import { plannedFor, waitsForMorning } from "./planned-for";
import { type NotifyDeps, voiceOf } from "./voice-of";

/**
 * Tells a user that a meeting has come or moved onto others, once for each two of them; of a series only the first time
 * that runs into something. Nothing is said when they do not overlap any more; in quiet hours it is looked at again when
 * they are over.
 */
export async function alertConflict(deps: NotifyDeps, planned: { userId: string; keys: PlannedKey[] }) {
  const found = await plannedFor(deps, planned);
  if (!found) return;
  const { owner, row } = found;
  const { db } = deps;
  if (await waitsForMorning(deps, owner, row, deps.clock())) return;
  const pairs = owner.preferences.notifyConflicts && isReadable(owner.google) ? await overlapsOf(deps, owner, row) : [];
  if (pairs.length === 0) await db.batch([deletePlanned(db, [row])]);
  // The row goes with the last one: after a crash those that are told already are not told again.
  for (const pair of pairs) await tell(deps, owner, row, pair, pair === pairs.at(-1) ? [deletePlanned(db, [row])] : []);
}

interface Pair {
  events: readonly [CalendarEvent, CalendarEvent];
  /** Names the two for good: series by their own ids. */
  name: string;
}

async function overlapsOf({ db, clock }: NotifyDeps, { user }: Owner, { subject }: PlannedRow): Promise<Pair[]> {
  const found = await selectOverlaps(db, user.id, subject?.eventId ?? "", clock());
  const [one] = found;
  if (!one) return [];
  // A series that comes onto another runs into it again and again.
  const seconds = new Map(
    found.filter(({ first }) => first === one.first).map(({ otherKey, second }) => [otherKey, second]),
  );
  const events = (await selectEventsById(db, user.id, [one.first, ...seconds.values()])).map(eventFromRow);
  const came = events.find(({ id }) => id === one.first);
  const others = events.filter((event) => event !== came).toSorted((a, b) => a.start - b.start);
  return came ? others.filter((other) => overlaps(came, other)).map((other) => pairOf(came, other)) : [];
}

function pairOf(one: CalendarEvent, other: CalendarEvent): Pair {
  const [first, second] =
    one.start < other.start || (one.start === other.start && one.id < other.id) ? [one, other] : [other, one];
  const nameOf = (event: CalendarEvent) => event.recurringEventId ?? `${event.id}@${event.start}-${event.end}`;
  return { events: [first, second], name: [first, second].map(nameOf).sort().join(" ") };
}

async function tell(
  deps: NotifyDeps,
  owner: Owner,
  row: PlannedRow,
  { events, name }: Pair,
  alongside: readonly Statement[],
): Promise<void> {
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
    { onlyIf: areAllPlanned([row]), alongside },
  );
}
