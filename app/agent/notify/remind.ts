import { selectEventsById } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { selectUnasked } from "~/db/invitations";
import {
  areUnchanged,
  deletePlanned,
  type PlannedKey,
  type PlannedRow,
  plannedEventIds,
  reminderKey,
  selectMeetingReminders,
  selectPlannedByKey,
  selectPlanVersion,
} from "~/db/planned-notifications";
import { hashToken } from "~/db/token";
import { type Owner, ownerOf, selectOwner } from "~/db/users";
import { isReadable } from "~/domain/calendar-connection";
import { type CalendarEvent, isReminded } from "~/domain/calendar-event";
import { type MeetingReminder, reminderMoment } from "~/domain/notification-plan";
import type { Instant } from "~/domain/time";
import { type Notice, notifyUser } from "~/services/notify-user";
import { reminderMail, reminderMessage, reminderTemplate } from "../say/reminder";
import { type NotifyDeps, voiceOf } from "./voice-of";

/** Another run may have had some of the rows between the look and the claim, or a meeting may have changed. */
const MOST_TRIES = 3;

/**
 * Reminds a user of meetings that start together, of as many of them as are still true: at that time, not declined, to
 * be reminded of now. That the rows go and that the message is planned is one transaction.
 */
export async function remind(
  deps: NotifyDeps,
  { userId, keys }: { userId: string; keys: PlannedKey[] },
): Promise<void> {
  const { db } = deps;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const [user, preferences, integrations, google, rows, events, own, unasked, [plan]] = await db.batch([
      ...selectOwner(db, userId),
      selectPlannedByKey(db, keys),
      selectEventsById(db, userId, plannedEventIds(keys)),
      selectMeetingReminders(db, userId),
      selectUnasked(db, userId, plannedEventIds(keys)),
      selectPlanVersion(db, userId),
    ]);
    const owner = ownerOf([user, preferences, integrations, google]);
    if (!owner || rows.length === 0) return;
    const now = deps.clock();
    const strange = new Set(unasked.map(({ id }) => id));
    const meant = stillMeant(rows, events.map(eventFromRow), { own, strange }, owner, now);
    // What was judged here is not sent when a change has been written since: it is judged again.
    const onlyIf = areUnchanged(userId, rows, plan?.version);
    const done = deletePlanned(db, rows, onlyIf);
    const [first] = meant;
    if (!first) {
      await db.batch([deletePlanned(db, rows)]);
      return;
    }
    const notice = await reminderNotice(deps, owner, meant, rows, now);
    if (await notifyUser(deps, owner, notice, { onlyIf, alongside: [done] })) {
      await deps.notifyPages(userId, "meetings");
      return;
    }
  }
}

/** The meetings of these rows that are as they were when they were planned. */
function stillMeant(
  rows: readonly PlannedRow[],
  events: readonly CalendarEvent[],
  { own, strange }: { own: readonly MeetingReminder[]; strange: ReadonlySet<string> },
  { preferences, google }: Owner,
  now: Instant,
): CalendarEvent[] {
  if (!isReadable(google)) return [];
  return rows.flatMap(({ subject, dueAt }) => {
    const event = events.find(({ id, start }) => id === subject?.eventId && start === subject.start);
    if (!event || !isReminded(event) || event.start <= now) return [];
    const setting = own.find(({ eventId }) => eventId === event.id);
    if (setting === undefined && strange.has(event.id)) return [];
    return reminderMoment(event.start, setting, preferences) === dueAt ? [event] : [];
  });
}

async function reminderNotice(
  deps: NotifyDeps,
  owner: Owner,
  events: readonly [CalendarEvent, ...CalendarEvent[]] | CalendarEvent[],
  rows: readonly PlannedRow[],
  now: Instant,
): Promise<Notice> {
  const { user, preferences } = owner;
  const eventIds = events.map(({ id }) => id).sort();
  const plannedIds = rows.filter(({ subject }) => eventIds.includes(subject?.eventId ?? "")).map(({ id }) => id);
  const start = events[0]?.start ?? now;
  const plannedFor = Math.min(...rows.map(({ dueAt }) => dueAt));
  // Some seconds before its moment it says what will be so then.
  const voice = { ...voiceOf(deps, owner, start), now: Math.max(now, plannedFor) };
  const which = hashToken(JSON.stringify([plannedIds.sort(), plannedFor, voice.zone])).slice(0, 12);
  return {
    id: `${reminderKey(user.id, start)}:${which}`,
    kind: "reminder",
    message: preferences.notifyWhatsapp ? reminderMessage(events, voice) : null,
    template: reminderTemplate(events, voice),
    mail: preferences.notifyEmail ? { ...reminderMail(events, user.name, voice), kind: "reminder-mail" } : null,
    expiresAt: start,
    about: { eventIds, start, zone: voice.zone },
    plannedFor,
  };
}
