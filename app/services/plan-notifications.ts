import { eventFromRow } from "~/db/calendar-events";
import { runTogether, type Statement } from "~/db/database";
import { CHANGED } from "~/db/deliveries";
import { selectUnasked } from "~/db/invitations";
import {
  eventIdsToPlan,
  requestPlan,
  selectEventsToPlan,
  selectMeetingReminders,
  selectPlanned,
  selectReminded,
  writePlan,
} from "~/db/planned-notifications";
import { selectDueDays } from "~/db/summaries";
import { type PlannedCollection, planCollections } from "~/db/transcript-collections";
import { type Owner, ownerOf, selectOwner } from "~/db/users";
import { isReadable, mayReadMeet } from "~/domain/calendar-connection";
import type { CalendarEvent } from "~/domain/calendar-event";
import { daysAround } from "~/domain/due-items";
import {
  PLAN_AHEAD_MS,
  PLANNED_KINDS,
  type PlanFacts,
  planChanges,
  planFor,
  REPLAN_MS,
  type Reminded,
} from "~/domain/notification-plan";
import type { Instant } from "~/domain/time";
import { plannedCollections } from "~/domain/transcript-source";
import type { Deps } from "./deps";
import { dispatchNotifications } from "./dispatch-notifications";

/** A plan that was overtaken is made again; what is asked for after that has a row that is due. */
const MOST_TRIES = 3;

/**
 * Makes the user's plan of the next 48 hours anew and writes what is different. Whoever changes something that it hangs
 * on says so with `requestPlan`, in the same transaction; this may then be called at once, and the cron does it when it
 * is not. What is due already goes to the queue.
 */
export async function planNotifications(
  deps: Pick<Deps, "db" | "clock" | "queueNotifications">,
  userId: string,
  now: Instant,
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const made = await planOnce(deps, userId, now);
    if (made === "overtaken") continue;
    if (made.hasDue) await dispatchNotifications(deps, now, { userId });
    return;
  }
}

async function planOnce(
  { db }: Pick<Deps, "db">,
  userId: string,
  now: Instant,
): Promise<"overtaken" | { hasDue: boolean }> {
  const [user, preferences, integrations, google, planned, events, meetingReminders, reminded, dueDays, unasked] =
    await db.batch([
      ...selectOwner(db, userId),
      selectPlanned(db, userId),
      selectEventsToPlan(db, userId, now, PLAN_AHEAD_MS),
      selectMeetingReminders(db, userId),
      selectReminded(db, userId, now),
      selectDueDays(db, userId, daysAround(now, now + PLAN_AHEAD_MS)),
      selectUnasked(db, userId, eventIdsToPlan(userId, now, PLAN_AHEAD_MS)),
    ]);
  const owner = ownerOf([user, preferences, integrations, google]);
  if (!owner) return { hasDue: false };
  const seen = planned.find(({ kind }) => kind === "plan");
  if (!seen) {
    await runTogether(db, requestPlan(db, userId));
    return "overtaken";
  }
  // A calendar that cannot be read is not known: nothing is told of it.
  const canRead = isReadable(owner.google);
  const wanted = canRead
    ? planFor(
        {
          userId,
          events: events.map(eventFromRow),
          preferences: owner.preferences,
          meetingReminders,
          unasked: unasked.map(({ id }) => id),
          ...remindedOf(reminded),
          dueDays: dueDays.map(({ day }) => day),
          planned,
        },
        now,
      )
    : [];
  const own = planned.filter(({ kind }) => IS_PLANNED.has(kind));
  const { changes, last } = writePlan(db, seen, planChanges(own, wanted), canRead ? now + REPLAN_MS : null);
  // The last statement gives back what it wrote.
  const collections = canRead ? collectionsOf(owner, events.map(eventFromRow)) : [];
  const asked = collections.length > 0 ? [planCollections(db, userId, collections)] : [];
  const written = (await runTogether(db, [...asked, ...changes, last as Statement])).at(-1) as unknown[];
  if (written.length === 0) return "overtaken";
  return {
    hasDue: [...wanted, ...planned.filter(({ kind }) => kind === "conflict")].some(({ dueAt }) => dueAt <= now),
  };
}

/** The meetings whose transcripts are to be asked for, where the user has switched that on and Google allows it. */
function collectionsOf({ preferences, google }: Owner, events: readonly CalendarEvent[]): PlannedCollection[] {
  return preferences.collectTranscripts && google && mayReadMeet(google.scope) ? plannedCollections(events) : [];
}

const IS_PLANNED: ReadonlySet<string> = new Set(PLANNED_KINDS);

/** What the outbox has had, on whatever channels: one that was dropped because a meeting had changed was for nobody. */
function remindedOf(rows: Awaited<ReturnType<typeof selectReminded>>): Pick<PlanFacts, "reminded" | "dropped"> {
  const messages = [...Map.groupBy(rows, ({ id }) => id.replace(/\/mail$/, "")).values()];
  const isDropped = (channels: typeof rows) => channels.some(({ errorCode }) => errorCode === CHANGED);
  return {
    reminded: messages
      .filter((channels) => !isDropped(channels))
      .flat()
      .flatMap(meetingsOf),
    dropped: messages.filter(isDropped).flatMap(([first]) => (first ? meetingsOf(first) : [])),
  };
}

function meetingsOf({ about, at }: Awaited<ReturnType<typeof selectReminded>>[number]): Reminded[] {
  return about?.eventIds.map((eventId) => ({ eventId, start: about.start, at })) ?? [];
}
