import type { CalendarEvent } from "~/domain/calendar-event";
import type { Contact } from "~/domain/contact";
import type { Instant } from "~/domain/time";
import { zoneAt } from "~/domain/trips";
import { expectationOf } from "./awaiting";
import { choiceOf, type readChoice } from "./decide/answer/choice";
import { type Hearing, read } from "./hear";
import { guestsByMailbox } from "./state/by-mailbox";
import type { ConversationState } from "./state/conversation";
import type { MessageInput } from "./state/input";
import { readMeetingChoice } from "./state/meeting-choice";
import { summaryTapped } from "./state/summary-choice";
import { eventsOnTable } from "./state/table";
import type { TimeSettings } from "./state/turn-context";
import type { Command, Context } from "./understand/command";
import { type Mentions, mentionsOf, NO_MENTIONS } from "./understand/cover/mentioned";
import type { Gazetteer, MeetingKnown } from "./understand/ear/gazetteer";
import { readThere } from "./where";

/** What `understand` may know besides the words. @param now the message's own moment, UTC milliseconds */
export function contextOf(state: ConversationState, now: Instant, settings: TimeSettings): Context {
  const { timezone: zone, workdayStartMinute: startMinute, workdayEndMinute: endMinute } = settings;
  const usual = state.language ?? undefined;
  return { now, zone, workday: { startMinute, endMinute }, ...expectationOf(state), usual };
}

/** The people and meetings of a turn by their names. */
export function gazetteerOf(contacts: readonly Contact[], events: readonly CalendarEvent[]): Gazetteer {
  return {
    people: [...contacts, ...guestsByMailbox(contacts, events)],
    meetings: events.map(({ id, title, location, attendees, start, end }) => ({
      ...{ id, title, location, start, end },
      people: attendees.map(({ name, email }) => name ?? email),
    })),
  };
}

/** What the talk is about: the only one that is open, or else what was spoken of last; undefined where that is several, or none. */
function subjectOf(
  { pending, focusEventId }: ConversationState,
  onTable: Gazetteer["meetings"],
  { meetings }: Gazetteer,
): MeetingKnown | undefined {
  const [only, another] = onTable;
  if (pending) return another ? undefined : only;
  return meetings.find(({ id }) => id === focusEventId);
}

/** That everything stays as it is asks for nothing. */
const KEEPS: Command = { intent: "deny", confidence: 1, slots: {}, when: null, question: null };

/** What a button of ours says is known: its words are not read. */
function tappedCommand(verb: NonNullable<NonNullable<ReturnType<typeof readChoice>>["verb"]>): Command {
  const intent = verb === "yes" ? "confirm" : verb === "no" ? "deny" : verb === "undo" ? "undo" : "out_of_domain";
  return { ...KEEPS, intent };
}

/**
 * The requests in the words of a message, or of a button about a meeting, read in the zone in which the user is at the time that they are about.
 *
 * @param state what `stillMeant` leaves
 * @param now the message's own moment, UTC milliseconds
 * @param known without it the words are only a guess at what to read, and nothing is held to what they mention
 * @returns `zone` is that zone, an IANA name
 */
export function readMessage(
  state: ConversationState,
  { text, choiceId, now, hearing }: { text: string; choiceId?: string | undefined; now: Instant; hearing: Hearing },
  settings: TimeSettings,
  known?: Gazetteer,
): { requests: MessageInput["requests"]; mentions: Mentions; zone: string } {
  const tapped = readMeetingChoice(choiceId);
  if (tapped) {
    return {
      requests: [{ text: "", command: tapped.command ?? KEEPS }],
      mentions: NO_MENTIONS,
      zone: zoneAt(tapped.start, settings),
    };
  }
  const ofSummary = summaryTapped(choiceId);
  if (ofSummary) {
    const { requests, zone } = readThere(() => [{ text: "", command: ofSummary }], settings, state, now);
    return { requests: [requests[0] ?? { text: "", command: ofSummary }], mentions: NO_MENTIONS, zone };
  }
  const verb = choiceOf(state.pending, { choiceId, text })?.verb;
  if (verb) {
    const { requests, zone } = readThere(() => [{ text, command: tappedCommand(verb) }], settings, state, now);
    return { requests: [requests[0] ?? { text, command: KEEPS }], mentions: NO_MENTIONS, zone };
  }
  const onTable = gazetteerOf([], eventsOnTable(state.pending)).meetings;
  const meetings = [...(known?.meetings ?? []), ...onTable];
  const context = {
    ...contextOf(state, now, settings),
    ...(known && { known: { ...known, meetings }, subject: subjectOf(state, onTable, known) }),
  };
  // The last time that it reads is the one that counts.
  let there: Context = context;
  const readAt = (place: Pick<Context, "now" | "zone">) => {
    there = { ...context, ...place };
    return read(hearing, text, there);
  };
  const { requests, zone } = readThere(readAt, settings, state, now);
  const [first, ...others] = requests;
  if (!first) throw new RangeError("Every message holds at least one request");
  return { requests: [first, ...others], mentions: known ? mentionsOf(text, there) : NO_MENTIONS, zone };
}
