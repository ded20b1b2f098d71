import { selectEventsIn } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { areAllPlanned, deletePlanned, type PlannedKey, selectPlannedByKey } from "~/db/planned-notifications";
import { selectBilling } from "~/db/quota";
import { selectDueItems } from "~/db/summaries";
import { type Owner, ownerOf, selectOwner } from "~/db/users";
import { isReadable } from "~/domain/calendar-connection";
import {
  AGENDA_GOOD_FOR_MS,
  type AgendaMoment,
  agendaMoments,
  agendaOf,
  type DailyAgenda,
  isWorthSending,
} from "~/domain/daily-agenda";
import { hasFeature } from "~/domain/plan-features";
import { standingOf } from "~/domain/subscription";
import { DAY } from "~/domain/time";
import { type Notice, notifyUser } from "~/services/notify-user";
import { agendaMail, agendaMessage, agendaTemplate } from "../say/daily-agenda";
import { type NotifyDeps, voiceOf } from "./voice-of";

/**
 * Sends a user the agenda of a day, as the calendar is now. Nothing goes when it was switched off or moved to another
 * time since, when it has become too late, or when the day is empty and the user did not ask for empty days; and none of
 * a day that was told.
 */
export async function sendAgenda(
  deps: NotifyDeps,
  { userId, keys }: { userId: string; keys: PlannedKey[] },
): Promise<void> {
  const { db } = deps;
  const dueAt = keys[0]?.dueAt ?? 0;
  const [user, preferences, integrations, google, rows, events, [billing]] = await db.batch([
    ...selectOwner(db, userId),
    selectPlannedByKey(db, keys),
    // Wherever the user is, the day is in here.
    selectEventsIn(db, userId, { start: dueAt - 2 * DAY, end: dueAt + 3 * DAY }),
    selectBilling(db, userId),
  ]);
  const owner = ownerOf([user, preferences, integrations, google]);
  if (!owner || rows.length === 0) return;
  const alongside = [deletePlanned(db, rows)] as const;
  const now = deps.clock();
  const [moment] = isReadable(owner.google) ? agendaMoments(owner.preferences, dueAt, dueAt) : [];
  const mayItems = billing !== undefined && hasFeature(standingOf(billing, now), "action-items");
  const due = moment && mayItems ? await selectDueItems(db, userId, { to: moment.day }) : [];
  const agenda =
    moment && isWorthSending(moment, now) && agendaOf(events.map(eventFromRow), moment, owner.preferences, now, due);
  if (!moment || !agenda || (isEmptyDay(agenda) && !owner.preferences.agendaWhenEmpty)) {
    await db.batch(alongside);
    return;
  }
  await notifyUser(deps, owner, noticeOf(deps, owner, moment, agenda), { onlyIf: areAllPlanned(rows), alongside });
}

/** The delivery that tells a day. @param day ISO date */
export const agendaKey = (userId: string, day: string) => `agenda:${userId}:${day}`;

/** What is due that very day is worth a message; what was due before alone is not, every morning anew. */
const isEmptyDay = ({ events, due, day }: DailyAgenda) => events.length === 0 && !due.some((item) => item.due === day);

function noticeOf(deps: NotifyDeps, owner: Owner, moment: AgendaMoment, agenda: DailyAgenda): Notice {
  const { user, preferences } = owner;
  const voice = { ...voiceOf(deps, owner, agenda.window.start), zone: moment.zone };
  const byMail = preferences.agendaBy === "email";
  return {
    id: agendaKey(user.id, moment.day),
    kind: "agenda",
    message: byMail ? null : agendaMessage(agenda, voice),
    template: agendaTemplate(agenda, voice),
    mail: byMail || preferences.notifyEmail ? { ...agendaMail(agenda, user.name, voice), kind: "agenda-mail" } : null,
    expiresAt: moment.at + AGENDA_GOOD_FOR_MS,
    plannedFor: moment.at,
  };
}
