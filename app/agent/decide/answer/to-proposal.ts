import { type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { formatClock } from "~/domain/phrasing";
import { localDay } from "~/domain/zones";
import type { Action } from "../../state/action";
import type { ConversationState } from "../../state/conversation";
import type { Input } from "../../state/input";
import type { TurnContext } from "../../state/turn-context";
import { bare } from "../../understand/bare";
import { type Command, plain, type When } from "../../understand/command";
import { oneNamed } from "../../understand/ear/one-named";
import { said } from "../../understand/languages/lists/said";
import { targetsIn } from "../../understand/manners/bulk-actions";
import { momentOf } from "../after-others";
import { confirm } from "../confirm";
import { contextOf } from "../context-of";
import type { Decision } from "../decision";
import { uninvited } from "../draft";
import { aheadOf, fitting, significantWords } from "../find-target";
import { onExisting } from "../on-existing";
import { mayMeanSeries, ofSeries, reachIn } from "../on-series";
import { spokenIndex } from "../positions";
import { eventIdOf, proposeAction, proposeAll, proposeMeeting, takesSlot } from "../propose";
import { POINTS } from "../undo";
import { changesSomething } from "../what-is-said";
import type { Answer, Of } from "./answer";

export function answerProposal(pending: Of<"proposal">, { state, input, turn, verb }: Answer): Decision | undefined {
  const { id, actions } = pending;
  if (verb === "yes") return confirm(state, id, actions, input, turn);
  const [action, second] = actions;
  return action && !second ? anotherTable(action, state, input, turn) : undefined;
}

/** What is said to the one action on the table and puts another one there. */
function anotherTable(action: Action, state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const other = OTHER.isIn(input.text) ? theOther(action, state, input, turn) : undefined;
  if (other) return other;
  const reached = otherReach(action, state, input, turn);
  if (reached) return reached;
  const line = action.kind === "cancel" ? otherLine(action, state, input.text) : undefined;
  if (line) {
    const again: Command = { ...input.command, intent: "cancel", slots: {}, when: null };
    return onExisting({ ...state, pending: null }, { ...input, text: "", command: again }, turn, [line]);
  }
  const { intent, slots, when } = input.command;
  if (action.kind === "create" && action.draft.note !== undefined && NO_NOTE.isIn(input.text)) {
    const { note: _, ...draft } = action.draft;
    return proposeMeeting(state, draft, input, turn);
  }
  // "Don't invite her": she is named still.
  if (action.kind === "create" && slots.removedAttendees?.length === action.draft.people.length) {
    const alone = uninvited(action.draft, input.text);
    if (alone !== action.draft) return proposeMeeting(state, alone, input, turn);
  }
  // "Move it to Friday instead", of what would be cancelled.
  const moves =
    intent === "reschedule" && MOVES.isIn(input.text) && (when !== null || slots.shiftMinutes !== undefined);
  if (action.kind === "cancel" && moves && !slots.target)
    return onExisting({ ...state, pending: null }, input, turn, [action.event.id]);
  const another = anotherMeant(action, input, turn);
  return another && onExisting({ ...state, pending: null }, another, turn);
}

/**
 * "No, the other one", of what would be called off or moved: of those that were listed with it, else of those that are like
 * it by their name, by who is in them, or by their day.
 */
function theOther(action: Action, state: ConversationState, input: Input, turn: TurnContext): Decision {
  const again = sameAs(action, turn);
  const ids = action.kind === "create" || !("event" in action) ? [] : othersLike(action.event, state, turn);
  if (!again || ids.length === 0) return { state, reply: { kind: "not-sure", unread: input.text } };
  return onExisting({ ...state, pending: null }, { ...input, text: "", command: again }, turn, ids);
}

export function othersLike(shown: CalendarEvent, { listedIds }: ConversationState, turn: TurnContext): string[] {
  const { id, title, attendees, start } = shown;
  const listed = listedIds.includes(id) ? listedIds.filter((one) => one !== id) : [];
  if (listed.length > 0) return listed;
  const words = significantWords(title);
  const guests = attendees.filter(isOtherPerson).map(({ email }) => email);
  const day = localDay(start, turn.zone);
  const ways: ((event: CalendarEvent) => boolean)[] = [
    (event) => significantWords(event.title).some((word) => words.includes(word)),
    (event) => event.attendees.some(({ email }) => guests.includes(email)),
    (event) => localDay(event.start, turn.zone) === day,
  ];
  const others = aheadOf(turn).filter((event) => event.id !== id);
  return ways.map((isLike) => others.filter(isLike).map((event) => event.id)).find((ids) => ids.length > 0) ?? [];
}

const NO_NOTE = said`^\W*(?:(?:${"no"}|${"hesitates"})[\s,.!]+){0,5}${"noNote"}(?:[\s,]+${"please"}){0,5}\W*$`;

const OTHER = said`^\W*(?:(?:${"no"}|${"hesitates"}|${"meant"}|${"cancels"})[\s,.!]+){0,5}${"theOther"}(?:[\s,]+(?:${"hesitates"}|${"meant"}|${"please"}|${"instead"})){0,5}\W*$`;

/** "All of them", "the whole series" to what was proposed for one of a series. */
function otherReach(action: Action, state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  if (action.kind !== "cancel" && action.kind !== "change") return undefined;
  const reach = reachIn(input.text);
  const command: Command = { ...input.command, intent: action.kind === "cancel" ? "cancel" : "reschedule" };
  if (reach === null || reach === "one" || !mayMeanSeries(action.event, command)) return undefined;
  const whole = { kind: "series", event: action.event, reach, slot: null, meetingId: input.newId } as const;
  const series = action.kind === "cancel" ? whole : ofSeries(action, reach, input, turn);
  return series && proposeAll(state, [series], input, turn);
}

const MOVES = said`(?<![\p{L}])${"moves"}(?![\p{L}])`;

/** What it collides with is taken along. */
export function answerConflict(
  { id, action, rest }: Of<"conflict">,
  { state, input, turn, verb }: Answer,
): Decision | undefined {
  if (verb !== "anyway" || !takesSlot(action)) return undefined;
  const accepted = { ...action, allowOverlap: true };
  // With other requests waiting all of it is shown before it is done.
  return rest ? proposeAction(state, accepted, input, turn) : confirm(state, id, [accepted], input, turn);
}

/** "No, the 2pm", "I meant the pitch", "not that one, the team meeting", in answer to what would be cancelled or moved. */
const REFUSED = said`(?:${"not"}\s+(?:${"it"}|${"thisOne"})|(?:${"it"}|${"thisOne"}|${"the"})\s+${"not"}|${"wrongOne"})`;
const ANOTHER = said`^\W*(?:(?:${REFUSED}|${"meant"}|${"no"})[\s,.;]*){1,4}(?:${"small"}\s+)?([\s\S]{2,80})$`;
/** "Not the review, the pitch", "la de presupuesto no, la de equipo"; "the pitch, not that one". */
const FIRST_REFUSED = said`^\W*(?:(?:${"no"}|${"hesitates"})[\s,.!]+){0,5}(?:${"not"}\s+([^,;.]{2,40}?)|([^,;.]{2,40}?)\s+${"not"})(?:\s*[,;.]\s*(?:${"small"}\s+)?|\s+${"small"}\s+)([\s\S]{2,80})$`;
const LAST_REFUSED = said`^([\s\S]{2,80}?)[\s,;.]+(?:${"small"}\s+)?${"not"}\s+([^,;.]{2,40}?)\W*$`;

/** What is said in place of what was shown, and whether that is refused in so many words. */
function saidInstead(text: string, { event }: Exclude<Action, { kind: "create" }>, turn: TurnContext) {
  const isIt = (words: string) =>
    POINTS.isIn(words) || targetsOf(words, turn).some((target) => fitting([event], target, turn).length > 0);
  const [, ahead, front = ahead, behind] = FIRST_REFUSED.partsOf(text) ?? [];
  if (front !== undefined && isIt(front)) return { what: behind, isRefused: true };
  const [, meant, end] = LAST_REFUSED.partsOf(text) ?? [];
  if (end !== undefined && isIt(end)) return { what: meant, isRefused: true };
  return { what: ANOTHER.partsOf(text)?.[1], isRefused: REFUSED.isIn(text) };
}

function targetsOf(text: string, turn: TurnContext) {
  const context = contextOf(turn);
  return targetsIn(bare(text, context), context);
}

/** "Actually the first", of the list from which the one on the table was taken. */
function otherLine({ event }: Extract<Action, { kind: "cancel" }>, { listedIds }: ConversationState, text: string) {
  const index = listedIds.includes(event.id) ? spokenIndex(text, listedIds.length) : null;
  return index === null ? undefined : listedIds[index];
}

/** The meeting that shall be called off or moved in place of the one that was shown, or is as it was again. */
export function anotherMeant(action: Action, { text, ...input }: Input, turn: TurnContext): Input | undefined {
  const command = sameAs(action, turn);
  const { what, isRefused } = command && action.kind !== "create" ? saidInstead(text, action, turn) : {};
  // A place in the list that was shown is no day of the month.
  if (!command || what === undefined || spokenIndex(what, 2) !== null) return undefined;
  // "Lo del viernes", "the Friday one" is a meeting, whatever its words would make of the one that was shown.
  const one = oneNamed(what, contextOf(turn));
  const [target, more] = one ? [one] : targetsOf(what, turn);
  // "No, half an hour", "rather Tom than Mia", of a move, say what is other about it.
  const isOther = !one && !isRefused && action.kind === "change" && changesSomething(input.command);
  const isNamed = target && !isOther;
  const isAnother = target && fitting(turn.calendar.events, target, turn).some(({ id }) => id !== eventIdOf(action));
  if (!isNamed || more || !isAnother) return undefined;
  return { ...input, text: "", command: { ...command, slots: { target } } };
}

/** "Not that one, the pitch", to the one that waits for a yes: it says all of it, whatever its words would come to else. */
export function refusedFor(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const [action, second] = state.pending?.kind === "proposal" ? state.pending.actions : [];
  if (!action || second || action.kind === "create" || !saidInstead(input.text, action, turn).isRefused)
    return undefined;
  const another = anotherMeant(action, input, turn);
  return another && onExisting({ ...state, pending: null }, another, turn);
}

/** What it does, to be done to another: it is at that hour then, on that day, or both. */
function sameAs(action: Action, { zone }: TurnContext): Command | undefined {
  if (action.kind === "cancel") return plain("cancel");
  if (action.kind !== "change") return undefined;
  const { event, change } = action;
  const { start, end } = change.slot;
  const when = momentOf(start);
  if (end - start !== event.end - event.start || change.attendees || !when) return undefined;
  const [day, clock] = [localDay(start, zone), formatClock(start, zone, "24h")];
  const isItsDay = day === localDay(event.start, zone);
  const isItsHour = !change.isHourSaid && clock === formatClock(event.start, zone, "24h");
  const said: When = isItsDay
    ? { ...when, kind: "time", start: clock }
    : isItsHour
      ? { ...when, kind: "date", start: day, grain: "day" }
      : when;
  return { ...plain("reschedule"), when: said };
}
