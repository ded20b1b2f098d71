import type { CalendarEvent } from "~/domain/calendar-event";
import { templateIn } from "~/domain/meeting-template";
import { hasFeature } from "~/domain/plan-features";
import { HOUR } from "~/domain/time";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import { isNod, smallTalk } from "../understand/small-talk";
import { fold } from "../understand/text";
import type { Decision } from "./decision";
import { newDraft, templateFor, uninvited } from "./draft";
import { findFreeTime } from "./find-free";
import { findTarget } from "./find-target";
import { withFocus } from "./focus";
import { placeToRemember } from "./guest-zones";
import { lookUp } from "./look-up";
import { onExisting } from "./on-existing";
import { onPreference } from "./on-preference";
import { onReminder } from "./on-reminder";
import { takeUpParked } from "./parked";
import { proposeMeeting } from "./propose";
import { againDraft, holdDraft, sameAgainDraft } from "./same-time";
import { settleCondition } from "./settle-condition";
import { leaveNext, takeUpNext } from "./take-up-again";
import { offerUndo, saidTwice, undoLast } from "./undo";
import { wasReminded } from "./was-reminded";

/** A message that stands for itself. */
export function startNew(state: ConversationState, input: Input, turn: TurnContext): Decision {
  const { command } = input;
  if (command.condition) return settleCondition(state, input, turn, (settled) => startNew(state, settled, turn));
  if (command.unread !== undefined)
    return { state: withNamed(state, input, turn), reply: { kind: "not-sure", unread: command.unread } };
  if (command.aside !== undefined) {
    return { state: withNamed(state, input, turn), reply: { kind: "aside", about: command.aside } };
  }
  switch (command.intent) {
    case "create":
      if (namesWholeDays(input, turn)) {
        return onExisting(
          state,
          { ...input, command: { ...command, intent: "reschedule", slots: { target: command.slots.target ?? {} } } },
          turn,
        );
      }
      return takeUpParked(state, input, turn) ?? create(state, draftOf(state, input, turn), input, turn);
    case "query":
      return command.manner === "reminded" ? wasReminded(state, input, turn) : lookUp(state, input, turn);
    case "find_slot":
      return findFreeTime(state, input, turn);
    case "reschedule":
      return sayIsNew(state, input, turn)
        ? startNew(state, { ...input, command: { ...command, intent: "create" } }, turn)
        : onExisting(state, input, turn);
    case "cancel":
    case "edit_attendees":
    case "running_late":
      return onExisting(state, input, turn);
    case "undo":
      return undoLast(state, input, turn);
    case "confirm":
      if (isNews(state, turn) && isNod(input.text)) return { state, reply: { kind: "fine" } };
      return (
        takeUpNext(state, input, turn) ?? saidTwice(state, input, turn) ?? { state, reply: { kind: "nothing-pending" } }
      );
    case "deny":
      return (
        leaveNext(state) ??
        offerUndo(state, input, turn) ?? {
          state: { ...state, pending: null },
          reply: { kind: "declined", actions: [] },
        }
      );
    case "help":
      return helped(state, input);
    case "set_reminder":
      return onReminder(state, input, turn);
    case "preference":
      return command.manner === "template" ? onExisting(state, input, turn) : onPreference(state, input, turn);
    case "summary":
      return { state, reply: { kind: "summaries" } };
    case "out_of_domain":
      return { state: withNamed(state, input, turn), reply: { kind: besideMeetings(input) } };
  }
}

/** "Sorry, it's with Lucía, Monday 9:30", of what has just been called off: who comes and when is all of a meeting. */
function sayIsNew(
  { focusEventId, undo }: ConversationState,
  { command: { slots, when } }: Input,
  { calendar }: TurnContext,
): boolean {
  const isGone = undo.at(-1)?.steps.some(({ kind }) => kind === "cancelled") === true;
  const isThere = calendar.events.some(({ id }) => id === focusEventId);
  const isWhole = slots.attendees !== undefined && !slots.target && !slots.removedAttendees;
  return isWhole && when?.kind === "datetime" && isGone && !isThere;
}

/** "An hour for invoices on Thursday": what has a time is no question about what Parley costs. */
function besideMeetings({ command: { when }, text }: Input) {
  const kind = smallTalk(text);
  return kind === null || (kind === "billing" && when) ? "off-topic" : kind;
}

/** What is asked about Parley itself. */
function helped(state: ConversationState, { command, text }: Input): Decision {
  if (command.manner === "not-undo") return keepDone(state);
  if (command.manner === "asks-undo")
    return { state, reply: { kind: "about-undo", last: state.undo.findLast(({ isUndone }) => !isUndone) ?? null } };
  return { state, reply: { kind: smallTalk(text) === "hello" ? "hello" : "help" } };
}

/** "Don't undo that": whatever is open stays so, unless it is that very question. */
function keepDone(state: ConversationState): Decision {
  const pending = state.pending?.kind === "take-back" ? null : state.pending;
  return { state: { ...state, pending }, reply: { kind: "declined", actions: [] } };
}

/** "Put my day off on Monday": of the only day off that there is, it moves there. */
function namesWholeDays({ command }: Input, turn: TurnContext): boolean {
  const { target } = command.slots;
  if (!target?.allDay) return false;
  const [only, second] = findTarget({ ...command, when: null, slots: { target } }, "", turn, null, turn.now).events;
  return only !== undefined && second === undefined;
}

/** Whether something was just done, so that "ok" answers that and no question. */
const isNews = ({ undo }: ConversationState, { now }: TurnContext) => now - (undo.at(-1)?.at ?? 0) < HOUR;

function create(
  state: ConversationState,
  draft: ReturnType<typeof newDraft>,
  input: Input,
  turn: TurnContext,
): Decision {
  const places = placeToRemember(input, draft);
  const decision = withPlanOf(proposeMeeting(state, draft, input, turn), input, turn);
  return places.length > 0 ? { ...decision, remember: [...(decision.remember ?? []), ...places] } : decision;
}

/** "Upload my deck to the pitch", which cannot be done, or is not understood: the one meeting that was named by its title is spoken of. */
function withNamed(state: ConversationState, { text }: Input, { calendar, now }: TurnContext): ConversationState {
  const said = fold(text);
  const isNamed = ({ title, start }: CalendarEvent) => start > now && title.length > 2 && said.includes(fold(title));
  const named = calendar.events.filter(isNamed);
  const [first] = named;
  return first && named.every(({ title }) => title === first.title) ? withFocus(state, [first]) : state;
}

/** Names a template that the plan has not: the meeting is proposed without it, and it is said why. */
function withPlanOf(decision: Decision, { text }: Input, turn: TurnContext): Decision {
  if (!("reply" in decision) || decision.reply.kind !== "propose") return decision;
  if (!templateIn(text, turn.templates) || hasFeature(turn.standing, "templates")) return decision;
  const { left } = decision.reply;
  return { ...decision, reply: { ...decision.reply, left: [...left, { kind: "no-feature", feature: "templates" }] } };
}

function draftOf({ focusEventId }: ConversationState, input: Input, turn: TurnContext) {
  const { now } = turn;
  const { command, newId } = input;
  if (command.manner === "hold") return holdDraft(newId, command, turn, now);
  if (command.manner === "same-again") return sameAgainDraft(newId, command, turn, focusEventId, now);
  if (command.manner === "again") return againDraft(newId, command, turn, focusEventId, now);
  return uninvited(newDraft(newId, command, turn, now, templateFor(input, turn)), input.text);
}
