import type { CalendarEvent } from "~/domain/calendar-event";
import type { PassedWords } from "~/domain/passed-words";
import { hasFeature } from "~/domain/plan-features";
import { DAY, HOUR } from "~/domain/time";
import type { HeldMeeting, TakenWords, UndoEntry } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input, MessageInput } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import { calledThen } from "./called";
import type { Decision } from "./decision";
import { significantWords } from "./find-target";
import { wait } from "./propose";
import { sayDropped } from "./say-dropped";

/** For so long the words of a meeting are brought. */
const LATELY_MS = 14 * DAY;
/** A meeting that is over for so long at most has just ended. */
const JUST_ENDED_MS = 3 * HOUR;
/** Rows of a list on a phone, with one for none of them. */
const MOST_ROWS = 9;

/**
 * Words that came with a message and are nobody's request: asks of which meeting they are, or shows the one that was
 * named, and waits for a yes. Undefined for a message that brings none.
 */
export function onWords(state: ConversationState, message: MessageInput, turn: TurnContext): Decision | undefined {
  const { passed } = message;
  if (!passed) return undefined;
  if (!hasFeature(turn.standing, "basic-summaries")) {
    return { state, reply: { kind: "no-feature", feature: "basic-summaries" } };
  }
  const [{ command }] = message.requests;
  const request = command.slots.summary;
  const name = request?.wants === "summarise" ? request.meeting : "";
  const input = { ...message, command };
  return sayDropped(state.pending, askWhose({ ...state, pending: null }, { passed, name }, input, turn), turn);
}

interface Brought {
  passed: PassedWords;
  /** What the meeting is called; empty where nothing was said. */
  name: string;
}

function askWhose(
  state: ConversationState,
  { passed, name }: Brought,
  { newId: id, command: { when } }: Pick<Input, "newId" | "command">,
  turn: TurnContext,
): Decision {
  const lately = heldLately(turn);
  const named = calledThen(
    lately,
    { name, when },
    { guestsOf: ({ attendees }) => attendees, startOf: ({ start }) => start },
    turn,
  );
  const isNamed = significantWords(name).length > 0;
  const justEnded = passed.kind === "notes" ? lately.filter(({ end }) => end > turn.now - JUST_ENDED_MS) : [];
  const meant = named.length > 0 ? named : !isNamed && justEnded.length === 1 ? justEnded : lately;
  const options = meant.slice(0, MOST_ROWS).map((event) => heldOf(event, turn));
  const [only, another] = options;
  if (!only) return { state, reply: { kind: "no-meeting-lately" } };
  const isSure = !another && (named.length === 1 || justEnded.length === 1);
  return {
    state: wait(state, { kind: "words", id, passed, options, isSure }, turn),
    reply: isSure
      ? { kind: "ask-keep-words", id, passed, meeting: only }
      : { kind: "ask-whose-words", id, options, missed: isNamed && named.length === 0 ? name : "" },
  };
}

/** Shows one meeting out of those that were asked about, for a yes. */
export function askOne(
  state: ConversationState,
  { passed, meeting }: { passed: PassedWords; meeting: HeldMeeting },
  { newId: id }: Pick<Input, "newId">,
  turn: TurnContext,
): Decision {
  return {
    state: wait(state, { kind: "words", id, passed, options: [meeting], isSure: true }, turn),
    reply: { kind: "ask-keep-words", id, passed, meeting },
  };
}

/** Puts away what was handed over last, and what was made of it. */
export function undoWords(state: ConversationState, entry: UndoEntry, meeting: TakenWords): Decision {
  return {
    state: { ...state, undo: state.undo.filter((one) => one !== entry) },
    reply: { kind: "words-taken-back", meeting },
    takeBack: meeting,
  };
}

/** What has begun and lies not long ago, the latest first. */
function heldLately({ calendar, now }: TurnContext): CalendarEvent[] {
  return calendar.events
    .filter(({ allDay, start }) => !allDay && start <= now && start > now - LATELY_MS)
    .toSorted((a, b) => b.end - a.end);
}

function heldOf({ id: eventId, title, start, end }: CalendarEvent, { summarised }: TurnContext): HeldMeeting {
  const isSummarised = summarised.meetings.some((one) => one.eventId === eventId);
  return { eventId, title, start, end, ...(isSummarised && { isSummarised: true as const }) };
}
