import { eventIdsIn } from "~/db/agenda";
import { selectLastGroup } from "~/db/booking-links";
import { type EventSearch, eventFromRow, selectEvents } from "~/db/calendar-events";
import { selectCalendarContacts, selectContacts, selectKnownPeople } from "~/db/contacts";
import { type LostReply, type SentAnswer, selectLostReplies, selectSentAnswers } from "~/db/deliveries";
import { selectUnasked } from "~/db/invitations";
import { selectTemplates } from "~/db/meeting-templates";
import { selectMeetingReminders, selectPlanned } from "~/db/planned-notifications";
import { type Billing, selectBilling } from "~/db/quota";
import { selectReminderEvidence } from "~/db/reminder-evidence";
import { selectEventsSpokenOf, selectMailedGuests, selectSpokenOf, selectTakenOn } from "~/db/summaries";
import { searchSummaries, searchTranscripts } from "~/db/transcript-search";
import { type Owner, ownerOf, selectOwner } from "~/db/users";
import type { SummarisedMeeting, TakenOn } from "~/domain/action-items";
import type { GroupOffer } from "~/domain/booking-group";
import type { CalendarEvent } from "~/domain/calendar-event";
import { type Contact, contactRows } from "~/domain/contact";
import { LOST_FOR_MS } from "~/domain/delivery-rules";
import { type FoundMeeting, foundByMeeting } from "~/domain/found-words";
import type { MeetingTemplate } from "~/domain/meeting-template";
import type { MeetingReminder } from "~/domain/notification-plan";
import type { ReminderEvidence } from "~/domain/reminder-evidence";
import { saysAnything } from "~/domain/summary";
import type { Instant, Interval } from "~/domain/time";
import type { Deps } from "./deps";

export interface TurnRecord {
  owner: Owner;
  billing: Billing;
  events: CalendarEvent[];
  contacts: Contact[];
  /** Everybody known, when asked for. */
  people: { total: number; names: string[] };
  /** Replies that may not have arrived, oldest first. */
  lost: LostReply[];
  /** What the user has said of being reminded of single meetings. */
  reminders: MeetingReminder[];
  /** The user's kinds of meetings. */
  templates: MeetingTemplate[];
  /** What became of reminders and which are planned, when asked for. */
  reminded: { evidence: ReminderEvidence[]; planned: { eventId: string; dueAt: Instant }[]; unasked: string[] };
  /** What became of the answers that were asked about. */
  sent: SentAnswer[];
  /** What meetings came to, when asked for. */
  summarised: Summarised;
  /** The offer to several guests that was made last and is open, when asked for. */
  groupOffer: GroupOffer | null;
}

/** What meetings came to, as far as a message may be about it: the latest first, and what was taken on in all of them. */
export interface Summarised {
  meetings: SummarisedMeeting[];
  items: TakenOn[];
  /** What was said about something, when that is asked. */
  found: FoundMeeting[];
}

/** What the user typed comes first; under another name in the calendar the address is still the user's own. */
const rowsOfMet = ({ email, name, zone, isTyped }: Awaited<ReturnType<typeof selectCalendarContacts>>[number]) =>
  contactRows(email, name, { zone, fromCalendar: isTyped ? undefined : true });

/** Both as one list, in this order. */
export const contactsOf = (
  typed: readonly Contact[],
  met: Awaited<ReturnType<typeof selectCalendarContacts>>,
): Contact[] => [...typed, ...met.flatMap(rowsOfMet)];

/** How many names are shown of those who are known. */
const SHOWN_PEOPLE = 5;

const NOT_ASKED: TurnRecord["reminded"] = { evidence: [], planned: [], unasked: [] };

/** Asked for so seldom that no other message pays for it. */
async function readReminded(db: Deps["db"], userId: string, { start, end }: Interval): Promise<TurnRecord["reminded"]> {
  const [evidence, rows, unasked] = await db.batch([
    selectReminderEvidence(db, userId, start, end),
    selectPlanned(db, userId),
    selectUnasked(db, userId, eventIdsIn(userId, { start, end })),
  ]);
  const planned = rows.flatMap(({ kind, subject, dueAt }) =>
    kind === "reminder" && subject ? [{ eventId: subject.eventId, dueAt }] : [],
  );
  return { evidence, planned, unasked: unasked.map(({ id }) => id) };
}

const NOTHING_SUMMARISED: Summarised = { meetings: [], items: [], found: [] };

/** As `readReminded`: apart, because so few messages ask for it. */
async function readSummarised(
  db: Deps["db"],
  userId: string,
  { id, query }: NonNullable<TurnNeeds["summarised"]>,
  now: Instant,
): Promise<Summarised> {
  const [summaries, events, items, parts, lines, mailed] = await db.batch([
    selectSpokenOf(db, userId, id),
    selectEventsSpokenOf(db, userId, id),
    selectTakenOn(db, userId, now),
    searchTranscripts(db, userId, query),
    searchSummaries(db, userId, query),
    selectMailedGuests(db, userId),
  ]);
  const byId = new Map(events.map((row) => [row.id, eventFromRow(row)]));
  const meetings = summaries.map((summary) => ({
    ...{ id: summary.id, eventId: summary.eventId, title: summary.title, startAt: summary.startAt },
    ...{ zone: summary.timezone, overview: summary.overview, decisions: summary.decisions },
    ...{ questions: summary.questions, followUp: summary.followUp },
    saysAnything: saysAnything({ ...summary, actionItems: items.filter(({ summaryId }) => summaryId === summary.id) }),
    updatedAt: summary.updatedAt,
    mailedTo: mailed.flatMap(({ summaryId, email }) => (summaryId === summary.id ? [email] : [])),
    event: byId.get(summary.eventId) ?? null,
  }));
  return { meetings, items, found: foundByMeeting(query, parts, lines) };
}

/** As `readReminded`. */
async function readGroupOffer(db: Deps["db"], userId: string, now: Instant): Promise<GroupOffer | null> {
  const links = await selectLastGroup(db, userId, now);
  const [first] = links;
  if (!first?.groupId) return null;
  const guests = links.map(({ guestName, guestEmail, invites, can }) => ({
    name: guestName,
    email: guestEmail,
    invites,
    can,
  }));
  return { id: first.groupId, title: first.title, location: first.location, slots: first.slots, guests };
}

interface TurnNeeds {
  replyId: string;
  everybody?: boolean;
  /** Meetings that start in this stretch have their reminders asked about. */
  reminded?: Interval | null;
  /** Whether summaries are asked about, which one by its id, and what is searched for in them; empty for nothing. */
  summarised?: { id: string | null; query: string } | null;
  /** Whether guests are asked about who were offered times together. */
  groups?: boolean;
  answers?: readonly string[];
}

/** Everything that one message needs, in one round trip (a second where reminders, summaries or guests are asked about); undefined when the user is gone. */
export async function readTurn(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
  search: EventSearch,
  nameKeys: readonly string[],
  { replyId, everybody = false, reminded = null, summarised = null, groups = false, answers = [] }: TurnNeeds,
): Promise<TurnRecord | undefined> {
  const [
    user,
    preferences,
    integrations,
    google,
    [billing],
    events,
    contacts,
    met,
    sent,
    lost,
    reminders,
    templates,
    people = [],
  ] = await db.batch([
    ...selectOwner(db, userId),
    selectBilling(db, userId),
    selectEvents(db, userId, search),
    selectContacts(db, userId, nameKeys),
    selectCalendarContacts(db, userId, nameKeys),
    selectSentAnswers(db, userId, answers),
    selectLostReplies(db, userId, replyId, clock() - LOST_FOR_MS),
    selectMeetingReminders(db, userId),
    selectTemplates(db, userId),
    ...(everybody ? [selectKnownPeople(db, userId, SHOWN_PEOPLE)] : []),
  ]);
  const owner = ownerOf([user, preferences, integrations, google]);
  const names = people.map(({ name }) => name);
  return (
    owner &&
    billing && {
      owner,
      billing,
      events: events.map(eventFromRow),
      contacts: contactsOf(contacts, met),
      sent,
      reminders,
      templates,
      reminded: reminded ? await readReminded(db, userId, reminded) : NOT_ASKED,
      summarised: summarised ? await readSummarised(db, userId, summarised, clock()) : NOTHING_SUMMARISED,
      groupOffer: groups ? await readGroupOffer(db, userId, clock()) : null,
      lost: lost.reverse(),
      people: { total: people[0]?.total ?? 0, names },
    }
  );
}
