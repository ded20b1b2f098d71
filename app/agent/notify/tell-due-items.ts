import { selectDeliveryState } from "~/db/deliveries";
import { areAllPlanned, deletePlanned, type PlannedKey } from "~/db/planned-notifications";
import { selectBilling } from "~/db/quota";
import { selectDueItems } from "~/db/summaries";
import type { Owner } from "~/db/users";
import { isReadable } from "~/domain/calendar-connection";
import { type AgendaMoment, isWorthSending } from "~/domain/daily-agenda";
import { DUE_GOOD_FOR_MS, daysAround, dueMoments } from "~/domain/due-items";
import { isReminding } from "~/domain/notification-plan";
import { hasFeature } from "~/domain/plan-features";
import { standingOf } from "~/domain/subscription";
import type { Instant } from "~/domain/time";
import { type Notice, notifyUser } from "~/services/notify-user";
import { type DueToday, dueItemsMail, dueItemsMessage, dueItemsTemplate } from "../say/due-items";
import { plannedFor } from "./planned-for";
import { agendaKey } from "./send-agenda";
import { type NotifyDeps, voiceOf } from "./voice-of";

/**
 * Tells a user what they have taken on that is due that day and not done, in one message. Nothing goes when its time is
 * another by now, when it has become too late, when nothing of it is left to do, or when the day's agenda has said it.
 */
export async function tellDueItems(deps: NotifyDeps, planned: { userId: string; keys: PlannedKey[] }): Promise<void> {
  const found = await plannedFor(deps, planned);
  if (!found) return;
  const { owner, row } = found;
  const { dueAt } = row;
  const [moment] = isMeant(owner) ? dueMoments(owner.preferences, daysAround(dueAt, dueAt), dueAt, dueAt) : [];
  const now = deps.clock();
  const items = moment && isWorthSending(moment, now) ? await untold(deps, planned.userId, moment.day, now) : [];
  const alongside = [deletePlanned(deps.db, [row])] as const;
  if (!moment || items.length === 0) {
    await deps.db.batch(alongside);
    return;
  }
  await notifyUser(deps, owner, noticeOf(deps, owner, moment, items), { onlyIf: areAllPlanned([row]), alongside });
}

/** What is due that day; nothing where its agenda has told it, or the plan has no action items. */
async function untold({ db }: NotifyDeps, userId: string, day: string, now: Instant): Promise<DueToday[]> {
  const [items, told, [billing]] = await db.batch([
    selectDueItems(db, userId, { from: day, to: day }),
    selectDeliveryState(db, agendaKey(userId, day)),
    selectBilling(db, userId),
  ]);
  const mayItems = billing !== undefined && hasFeature(standingOf(billing, now), "action-items");
  return mayItems && told.length === 0 ? items : [];
}

const isMeant = ({ google, preferences }: Owner) => isReadable(google) && isReminding(preferences);

function noticeOf(deps: NotifyDeps, owner: Owner, { at, day, zone }: AgendaMoment, items: readonly DueToday[]): Notice {
  const { user, preferences } = owner;
  const voice = { ...voiceOf(deps, owner, at), zone };
  return {
    // Named for its day: no change of zone or time tells one day twice.
    id: `due-items:${user.id}:${day}`,
    kind: "due-items",
    message: preferences.notifyWhatsapp ? dueItemsMessage(items, voice) : null,
    template: dueItemsTemplate(items, voice),
    mail: preferences.notifyEmail ? { ...dueItemsMail(items, user.name, voice), kind: "due-items-mail" } : null,
    expiresAt: at + DUE_GOOD_FOR_MS,
    about: { eventIds: [], start: at, itemIds: items.map(({ id }) => id) },
    plannedFor: at,
  };
}
