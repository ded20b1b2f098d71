import type { Action } from "../../state/action";
import type { ConversationState, Pending } from "../../state/conversation";
import type { Input } from "../../state/input";
import { actionsOf } from "../../state/table";
import type { TurnContext } from "../../state/turn-context";
import type { Command } from "../../understand/command";
import { said } from "../../understand/languages/lists/said";
import { isOfTheList } from "../../understand/manners/bulk-actions";
import { requestsOf } from "../../understand/requests";
import { amend, takesOff } from "../amend";
import { contextOf } from "../context-of";
import type { Decision } from "../decision";
import { linesSpared } from "../lines-spared";
import { sendOffer } from "../offer-times";
import { REACHES, reachIn } from "../on-series";
import { placesIn, spokenIndex } from "../positions";
import { proposeAction, proposeAll, takesSlot } from "../propose";
import { refineSearch } from "../refine-search";
import { alreadyDone, undoLast } from "../undo";
import { BOOKS, changesSomething, hasTarget, isNameless } from "../what-is-said";
import { type Answer, decline, type Of } from "./answer";
import { choiceOf, isAnyway, isThanks, stillOpen } from "./choice";
import { onlyRest } from "./only-rest";
import { pickAndMore } from "./pick-and-more";
import { answerAddress, answerGuestAddress, askAddressAgain, leavesOut } from "./to-address";
import { answerForget, answerKnown } from "./to-known";
import { answerLate } from "./to-late";
import { answerConflict, answerProposal } from "./to-proposal";
import { answerSendSummary, answerWhichItem } from "./to-summary";
import { answerTemplate } from "./to-template";
import { pickTime } from "./to-time";
import { answerReach, answerTarget, answerWhich, asksAgain, idsMeant, rowCalled } from "./to-which";
import { answerWords } from "./to-words";

/** What the message means as an answer to what we asked last; undefined when it is about something else. */
export function answerPending(state: ConversationState, said: Input, turn: TurnContext): Decision | undefined {
  const input = state.pending ? takesOff(said, state.pending) : said;
  const choice = choiceOf(state.pending, input);
  if (choice?.verb === "undo") return undoLast(state, input, turn);
  const { pending } = state;
  if (choice && choice.id !== pending?.id) return onEarlierChoice(state, choice.id, input, turn);
  if (!pending || (input.command.anew && !choice)) return undefined;
  const dropped = isLeftOut(pending, input) ? undefined : dropsIt(state, input, pending, turn);
  if (dropped) return dropped;
  const refined = refineSearch(state, pending, input, turn);
  if (refined) return refined;
  const answer: Answer = {
    state,
    input,
    turn,
    verb: choice?.verb ?? verbOf(input),
    index: choice?.index ?? spokenIndex(input.text, rowsOf(pending)),
  };
  const rest = onlyRest(pending, answer);
  if (rest) return rest;
  const picked = pickedOf(pending, answer);
  if (picked) return picked;
  if (standsAlone(input, pending) && answer.index === null && !isAboutRows(pending, input, turn)) return undefined;
  return (
    answerTo(pending, answer) ??
    amend(pending, state, input, turn) ??
    (answer.verb === "no" ? decline(state, actionsOf(pending)) : askAgain(pending, answer))
  );
}

/** A button of what got its yes already, tapped twice: it is said what was done, and nothing is done again. */
function onEarlierChoice(state: ConversationState, questionId: string, input: Input, turn: TurnContext): Decision {
  const done = state.undo.find(({ id, steps }) => id === questionId && steps.length > 0);
  return done ? alreadyDone(done, state, input, turn) : { state, reply: { kind: "stale-choice" } };
}

/** Lines of what waits for a yes, or all of what it was asked about. */
function isAboutRows(pending: Pending, input: Input, turn: TurnContext): boolean {
  const { text } = input;
  if (pending.kind === "proposal")
    return (
      pending.actions.length > 1 &&
      Boolean(placesIn(text, pending.actions.length) ?? linesSpared(text, pending.actions, turn))
    );
  return (
    (pending.kind === "which" && (idsMeant(pending, text).length > 0 || asksAgain(input))) ||
    (pending.kind === "reach" && reachIn(text) !== null)
  );
}

/** What neither answers nor asks: the question stays open, and is put again where it may be forgotten. */
function askAgain(pending: Pending, answer: Answer): Decision | undefined {
  const { state, input, turn, verb } = answer;
  const { kind, id } = pending;
  if (kind === "address" || kind === "guest-address") return askAddressAgain(pending, answer);
  // A yes to a question that no yes can answer is not dropped.
  if (verb === "yes") return { state, reply: { kind: "pick-one" } };
  const asks = /\?\s*$/u.test(input.text);
  if (kind === "proposal" && isIdle(input))
    return asks ? proposeAll(state, pending.actions, input, turn) : { state, reply: { kind: stillOpen(pending) } };
  if (!saysNothing(input)) return undefined;
  const problem = "I could not read a time in that";
  if (kind === "conflict") return proposeAction(state, pending.action, input, turn);
  if (kind === "new-time") return { state, reply: { ...pending, kind: "ask-new-time", problem } };
  if (kind !== "time") return undefined;
  const { draft, options } = pending;
  return { state, reply: { kind: "ask-time", id, draft, options, ...(!asks && { problem }) } };
}

/** "Hmm", "thanks": it stays on the table. */
const isIdle = ({ command }: Input) =>
  command.intent === "out_of_domain" ||
  ((command.intent === "reschedule" || command.intent === "edit_attendees") && !hasTarget(command));

/** "Wait", "hmm", "where is it?": neither an answer to our question nor a request; the question stays open. */
function saysNothing({ command: { intent, slots, when }, text }: Input): boolean {
  const isHollow = intent === "create" && !when && !slots.attendees && !BOOKS.isIn(text) && text.length < 40;
  return (isHollow || intent === "out_of_domain") && !isThanks(text);
}

/** A row and what is other about it, in words that say nothing else, whatever other rules make of them. */
export function pickRow(
  { pending, ...state }: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  if (!pending || pending.rest || input.choiceId) return undefined;
  const called = pending.kind === "which" ? rowCalled(pending, input.text, turn) : null;
  const index = called ?? spokenIndex(input.text, rowsOf(pending));
  const answer: Answer = { state: { ...state, pending }, input, turn, verb: verbOf(input), index };
  if (called !== null) return answerTo(pending, answer);
  // A figure alone may be an hour.
  const isRow = index !== null && PICKED.has(pending.kind) && !/^\W*\d/.test(input.text);
  return isRow ? answerTo(pending, answer) : (pickedOf(pending, answer) ?? pickInPassing(pending, answer));
}

/** "I'll take the first, great for lunch": a row, and behind it words that ask for nothing. */
function pickInPassing(pending: Pending, { index: _, ...answer }: Answer): Decision | undefined {
  const { input, turn } = answer;
  const { text } = input;
  const at = text.search(/[,;.!]\s|\s[-–—]\s/);
  const index = at > 0 && PICKED.has(pending.kind) ? spokenIndex(text.slice(0, at), rowsOf(pending)) : null;
  if (index === null || /\d/.test(text)) return undefined;
  const rest = requestsOf(text.slice(at + 1), { ...contextOf(turn), awaiting: "confirmation" });
  const isNothing = rest.every(({ command }) => command.intent === "out_of_domain" || isIdleTalk(command));
  return isNothing ? answerTo(pending, { ...answer, index }) : undefined;
}

const isIdleTalk = ({ intent, when, slots, unread }: Command) =>
  intent === "create" && when === null && unread === undefined && Object.keys(slots).join() === "title";

const pickedOf = (pending: Pending, answer: Answer): Decision | undefined =>
  PICKED.has(pending.kind)
    ? pickAndMore(answer, {
        count: rowsOf(pending),
        isNameless: pending.kind === "time" && isNameless(pending.draft),
        pick: (row) => answerTo(pending, row),
      })
    : undefined;

/** Questions with rows of which one may be other than it is shown. */
const PICKED: ReadonlySet<string> = new Set<Pending["kind"]>(["time", "new-time", "conflict", "which"]);

function answerTo(pending: Pending, answer: Answer): Decision | undefined {
  switch (pending.kind) {
    case "proposal":
      return answerProposal(pending, answer);
    case "conflict":
      return answerConflict(pending, answer) ?? pickTime(pending, answer);
    case "time":
    case "new-time":
      return pickTime(pending, answer);
    case "address":
      return answerAddress(pending, answer);
    case "guest-address":
      return answerGuestAddress(pending, answer);
    case "reach":
      return answerReach(pending, answer);
    case "how-late":
    case "late":
      return answerLate(pending, answer);
    case "which":
      return answerWhich(pending, answer);
    case "reading":
    case "partly":
    case "which-summary":
      return undefined;
    case "target":
      return answerTarget(pending, answer);
    case "take-back":
      return answerTakeBack(pending, answer);
    case "known":
      return answerKnown(answer);
    case "forget":
      return answerForget(pending, answer);
    case "template":
      return answerTemplate(pending, answer);
    case "offer":
      return answer.verb === "yes" ? sendOffer(answer.state, pending.offer, answer.turn) : undefined;
    case "send-summary":
      return answerSendSummary(pending, answer);
    case "which-item":
      return answerWhichItem(pending, answer);
    case "words":
      return answerWords(pending, answer);
  }
}

function answerTakeBack({ undoId }: Of<"take-back">, { state, input, turn, verb }: Answer): Decision | undefined {
  const tapped = { ...input, choiceId: `undo:${undoId}` };
  return verb === "yes" ? undoLast({ ...state, pending: null }, tapped, turn, true) : undefined;
}

/** What a cancel of "it" takes away: what was on the table, or the meeting that was to change. */
function dropsIt(state: ConversationState, input: Input, pending: Pending, turn: TurnContext): Decision | undefined {
  const whole = calledOff(input, pending);
  if (whole) return proposeAction(state, whole, input, turn);
  const dropped = droppedBy(input, pending, state);
  return dropped && decline(state, dropped);
}

/** "Sag ihn lieber ganz ab", of a meeting that is about to change: the meeting itself goes. */
function calledOff({ command, choiceId, text }: Input, pending: Pending): Action | undefined {
  const [action, another] = pending.kind === "proposal" ? pending.actions : [];
  const isOf = command.intent === "cancel" && !choiceId && !changesSomething(command) && !hasTarget(command);
  return isOf && action?.kind === "change" && !another && WHOLLY.isIn(text) && !MOVING.isIn(text)
    ? { kind: "cancel", event: action.event }
    : undefined;
}

const WHOLLY = said`${"wholly"}`;
const MOVING = said`${"moving"}`;

/** "Cancel that", of what is not written yet: what was on the table goes, and no meeting of the calendar. */
function droppedBy({ command, choiceId }: Input, pending: Pending, { asked }: ConversationState): Action[] | undefined {
  // "Cancel both", "annule tout", of what waits for an answer, and not of a list that was asked for since
  const isEvery = command.manner === "every" && (asked !== null || command.except !== undefined);
  const names = changesSomething(command) || hasTarget(command) || isEvery;
  if (command.intent !== "cancel" || names || choiceId) return undefined;
  const actions = actionsOf(pending);
  const isOther = pending.kind === "which" && pending.command.intent !== "cancel";
  if (isOther || UNSETTLED.has(pending.kind)) return actions;
  return actions.length > 0 && actions.every(takesSlot) ? actions : undefined;
}

/** Questions about a meeting or a change that is being put together. */
const UNSETTLED: ReadonlySet<string> = new Set<Pending["kind"]>(["time", "new-time", "address", "guest-address"]);

/** How many rows there were to pick from: "the last one" is the last of them. */
export function rowsOf(pending: Pending): number {
  if (pending.kind === "words" && pending.isSure) return 0;
  if ("options" in pending) return pending.options.length;
  if (pending.kind === "reach") return REACHES.length;
  if (pending.kind === "which-item") return pending.items.length;
  return pending.kind === "which" ? pending.eventIds.length : 0;
}

/** "Skip", of somebody whose address is asked for: it goes on without them. */
const isLeftOut = ({ kind }: Pending, input: Pick<Input, "text">) => kind === "address" && leavesOut(input);

/** Questions and requests that never answer a question of ours. */
function standsAlone({ command, text }: Input, pending: Pending): boolean {
  const { intent, slots } = command;
  if (isLeftOut(pending, { text })) return false;
  // "Summarise this for the client call", after the words themselves.
  if (pending.kind === "words" && slots.summary?.wants === "summarise") return false;
  if (command.manner === "every" && (hasTarget(command) || !isOfTheList(text))) return true;
  // "Any time on Thursday?" answers "when should it be"; otherwise it is a question of its own.
  if (intent === "find_slot") return pending.kind !== "time" && pending.kind !== "new-time";
  return ["query", "undo", "help", "cancel", "summary", "preference", "running_late", "set_reminder"].includes(intent);
}

function verbOf({ command, text }: Input): Answer["verb"] {
  if (command.intent === "confirm" && !changesSomething(command)) return "yes";
  if (command.intent === "deny") return "no";
  return isAnyway(text) ? "anyway" : null;
}
