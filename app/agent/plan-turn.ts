import type { LostReply } from "~/db/deliveries";
import type { Contact } from "~/domain/contact";
import { WORDS_AGAIN_MS } from "~/domain/delivery-rules";
import { isOldMessage } from "~/domain/message-age";
import { isReminding } from "~/domain/notification-plan";
import { standingOf } from "~/domain/subscription";
import type { Instant } from "~/domain/time";
import type { Deps } from "~/services/deps";
import { type GoogleSession, openGoogle } from "~/services/google-access";
import { guestsToAsk, lookAtGuests } from "./guest-calendars";
import { isInVain, isMiss } from "./hear";
import { knowGuests } from "./know-guests";
import { type CalendarNow, IDLE_CALENDAR, lookAtCalendar } from "./look-at-calendar";
import { type ForTurn, readInstead, type Taken } from "./read-for-turn";
import { runTurn, type TurnPlan } from "./run-turn";
import { withMailboxes } from "./state/by-mailbox";
import type { ConversationState } from "./state/conversation";
import { withSent } from "./state/shown";
import type { GuestCalendar, TurnFacts } from "./state/turn-context";
import { turnId } from "./turn-id";

/** A turn that is decided, and of which nothing is done yet. */
export interface PlannedTurn {
  record: ForTurn;
  /** What the turn went out from: with what became of the answers before. */
  state: ConversationState;
  google: GoogleSession | null;
  calendar: CalendarNow;
  plan: TurnPlan;
}

/**
 * Decides a turn with the calendar as Google has it. Where what was read comes to nothing there, or to a guess, the reading
 * of a model stands in its place, if there is one and it comes to something.
 *
 * @throws what is not a provider's doing
 */
export async function planTurn(deps: Deps, turn: Taken, record: ForTurn): Promise<PlannedTurn> {
  const planned = await planOf(deps, turn, record);
  if (!isInVain(record.message.text, record.requests, record.hearing, planned.plan.expected.reply)) return planned;
  const again = await readInstead(deps, record.owner.user.id, turn, record);
  if (!again) return planned;
  const other = await planOf(deps, turn, again);
  if (!isMiss(other.plan.expected.reply)) return other;
  // Another run of the turn is to end as this one does.
  turn.keep(record.hearing.form === undefined ? { ...again.hearing, form: null } : record.hearing);
  return planned;
}

async function planOf(deps: Deps, turn: Taken, record: ForTurn): Promise<PlannedTurn> {
  const { message: received, receivedAt } = turn;
  const { sentAt } = received;
  const clock = deps.clock();
  const state = withSent(turn.state, record.sent);
  const { owner, message, passed, hearing, requests, mentions, timeSettings, zone } = record;
  const google = owner.google ? openGoogle(deps, owner.google) : null;
  const commands = requests.map(({ command }) => command);
  const [calendar, guests] = await Promise.all([
    record.calendar ? lookAtCalendar(deps, google, owner, record, sentAt) : IDLE_CALENDAR,
    lookAtGuests(
      deps,
      google,
      guestsToAsk(state, commands, withMailboxes(record.contacts, record.events), zone, sentAt),
    ),
  ]);
  const guestContacts = await knowGuests(deps, owner.user.id, calendar.events);
  const read = {
    message,
    passed,
    hearing,
    requests,
    mentions,
    timeSettings,
    newId: await turnId(message.messageId),
    isOld: isOldMessage({ sentAt, receivedAt }, clock),
    receivedAt,
    isAgain: turn.isAgain,
    lost: wordsOfLost(record.lost, clock),
    appUrl: deps.appUrl,
  };
  const plan = runTurn(state, read, factsOf(record, { now: sentAt, clock, calendar, guests, guestContacts }));
  return { record, state, google, calendar, plan };
}

/** What the lost replies said, oldest first, as far as it is still of use; null without any. */
function wordsOfLost(lost: readonly LostReply[], now: Instant): string[] | null {
  if (lost.length === 0) return null;
  return lost
    .filter(({ createdAt }) => now - createdAt < WORDS_AGAIN_MS)
    .flatMap(({ payload }) => ("body" in payload ? (payload.again ?? [...(payload.before ?? []), payload.body]) : []));
}

function factsOf(
  { owner, billing, contacts, people, reminders, reminded, templates, summarised, groupOffer, zone }: ForTurn,
  read: { now: Instant; clock: Instant; calendar: CalendarNow; guests: GuestCalendar[]; guestContacts: Contact[] },
): TurnFacts {
  const { user, preferences, integrations } = owner;
  const { now, clock, calendar, guests, guestContacts } = read;
  const told = { ...reminded, isOff: !isReminding(preferences) };
  return {
    now,
    // People may live ahead of our clock, and messages may come late: time goes on by whichever is later.
    earliest: Math.max(now, clock),
    zone,
    user,
    preferences,
    standing: standingOf(billing, clock),
    messages: integrations.whatsappOptedOutAt === null ? "on" : "off",
    templates,
    summarised,
    groupOffer,
    known: { calendar: integrations.googleCalendarEmail, phone: integrations.whatsappPhone, people },
    calendar: {
      state: calendar.state,
      ...(calendar.isIdle && { isIdle: true }),
      events: calendar.events,
      contacts,
      guestContacts,
      guests,
      reminders,
      reminded: told,
    },
  };
}
