import { selectEventsById } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { selectOverlaps, selectToldOverlaps } from "~/db/conflict-alerts";
import { areAllPlanned, deletePlanned, type PlannedRow, postpone, selectDueArrivals } from "~/db/planned-notifications";
import { hashToken } from "~/db/token";
import { type Owner, ownerOf, selectOwner } from "~/db/users";
import { isReadable } from "~/domain/calendar-connection";
import type { CalendarEvent } from "~/domain/calendar-event";
import { nextAlertAt, SHOWN_OVERLAPS } from "~/domain/conflict-alerts";
import { sharedTime } from "~/domain/conflicts";
import type { Instant } from "~/domain/time";
import { notifyUser } from "~/services/notify-user";
import { conflictMail, conflictMessage, conflictTemplate, type Overlap } from "../say/conflict-alert";
import { waitsForMorning } from "./planned-for";
import { type NotifyDeps, voiceOf } from "./voice-of";

/**
 * Tells a user that meetings have come or moved onto others, all that was found in one message and each two of them once;
 * of a series only the first time that runs into something. Nothing is said when they do not overlap any more; in quiet
 * hours, and after a few messages within the hour, it is looked at again when that is over.
 */
export async function alertConflict(deps: NotifyDeps, { userId }: { userId: string }) {
  const { db } = deps;
  const now = deps.clock();
  const [user, preferences, integrations, google, rows, messages] = await db.batch([
    ...selectOwner(db, userId),
    selectDueArrivals(db, userId, now),
    selectToldOverlaps(db, userId),
  ]);
  const owner = ownerOf([user, preferences, integrations, google]);
  if (!owner || rows.length === 0) return;
  if (await waitsForMorning(deps, owner, rows, now)) return;
  const pairs = await untoldPairs(deps, owner, rows, messages, now);
  const at = nextAlertAt([...new Map(messages.map((one) => [nameOf(one), one.at])).values()], now);
  if (pairs.length > 0 && at > now) await db.batch(postpone(db, rows, at));
  else if (!(await tell(deps, owner, rows, pairs))) await db.batch([deletePlanned(db, rows)]);
}

interface Pair {
  /** The earlier one first. */
  eventIds: readonly [string, string];
  /** That they share. */
  start: Instant;
  end: Instant;
  /** Names the two for good: series by their own ids. */
  name: string;
}

type Told = Awaited<ReturnType<typeof selectToldOverlaps>>[number];

/** By its id: one that tells of two is named for them, and so is the mail beside it. */
const nameOf = ({ id }: Pick<Told, "id">) => id.replace(/\/mail$/, "").replace(/^.*:/, "");

async function untoldPairs(
  { db }: NotifyDeps,
  { user, preferences, google }: Owner,
  rows: readonly PlannedRow[],
  messages: readonly Told[],
  now: Instant,
): Promise<Pair[]> {
  if (!preferences.notifyConflicts || !isReadable(google)) return [];
  const keys = rows.flatMap(({ subject }) => subject?.eventId ?? []);
  const found = await selectOverlaps(db, user.id, keys, now);
  // A series that comes onto others runs into them again and again: they are in the order of their starts.
  const first = new Map(found.toReversed().map((one) => [one.key, one.first]));
  const told = new Set(messages.flatMap((one) => [nameOf(one), ...(JSON.parse(one.told ?? "[]") as string[])])); // as it was written
  const pairs = found.filter((one) => first.get(one.key) === one.first).map(pairOf);
  return [...new Map(pairs.map((pair) => [pair.name, pair])).values()].filter(({ name }) => !told.has(name));
}

function pairOf(found: Awaited<ReturnType<typeof selectOverlaps>>[number]): Pair {
  const one = { id: found.first, key: found.key, start: found.firstStart, end: found.firstEnd };
  const other = { id: found.second, key: found.otherKey, start: found.secondStart, end: found.secondEnd };
  const isFirst = one.start < other.start || (one.start === other.start && one.id < other.id);
  const name = [one, other].map(({ id, key, start, end }) => (key === id ? `${id}@${start}-${end}` : key));
  return {
    eventIds: isFirst ? [one.id, other.id] : [other.id, one.id],
    ...sharedTime([one, other]),
    name: hashToken(name.sort().join(" ")).slice(0, 16),
  };
}

/** @returns whether there was anything to tell */
async function tell(
  deps: NotifyDeps,
  owner: Owner,
  rows: readonly PlannedRow[],
  pairs: readonly Pair[],
): Promise<boolean> {
  const { preferences, user } = owner;
  const shown = pairs.slice(0, SHOWN_OVERLAPS);
  const found = await selectEventsById(deps.db, user.id, [...new Set(shown.flatMap(({ eventIds }) => eventIds))]);
  const events = new Map(found.map((row) => [row.id, eventFromRow(row)]));
  const overlaps = shown.flatMap(({ eventIds }): Overlap[] => {
    const [first, second] = eventIds.map((id) => events.get(id)) as [CalendarEvent?, CalendarEvent?]; // two ids, two events
    return first && second ? [[first, second]] : [];
  });
  const [earliest, ...others] = overlaps;
  const [pair] = pairs;
  if (!earliest || !pair) return false;
  const all = [earliest, ...others] as const;
  const voice = voiceOf(deps, owner, earliest[0].start);
  const told = pairs.map(({ name }) => name);
  const more = pairs.length - all.length;
  await notifyUser(
    deps,
    owner,
    {
      id: `conflict:${user.id}:${told.length === 1 ? told[0] : hashToken(told.toSorted().join(" ")).slice(0, 16)}`,
      kind: "conflict",
      message: conflictMessage(all, more, voice),
      template: conflictTemplate(all, pairs.length - 1, voice),
      mail: preferences.notifyEmail ? { ...conflictMail(all, more, user.name, voice), kind: "conflict-mail" } : null,
      expiresAt: Math.max(...all.map(([, second]) => second.start)),
      about: {
        eventIds: rows.flatMap(({ subject }) => subject?.eventId ?? []),
        start: pair.start,
        overlaps: shown.map(({ eventIds, start, end }) => ({ eventIds, start, end })),
        told,
      },
      plannedFor: voice.now,
    },
    { onlyIf: areAllPlanned(rows), alongside: [deletePlanned(deps.db, rows)] },
  );
  return true;
}
