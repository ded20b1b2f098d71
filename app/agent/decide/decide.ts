import { localDay } from "~/domain/zones";
import { type Action, unchanged } from "../state/action";
import type { ConversationState, Pending } from "../state/conversation";
import { contextAfter } from "../state/expected";
import type { Input, MessageInput } from "../state/input";
import type { Reply } from "../state/reply";
import { saidOf } from "../state/shown";
import { waitingIn } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import { billingAsked } from "../understand/billing-asked";
import { type Command, plain, type Request } from "../understand/command";
import { said } from "../understand/languages/lists/said";
import { aboveCard } from "./above-card";
import { isBeside } from "./after-others";
import { amend } from "./amend";
import { correct, linesWithout } from "./amend-lines";
import { answerPending, pickRow } from "./answer/answer-pending";
import { choiceOfAll, isThanks, stillOpen } from "./answer/choice";
import { anotherMeant, refusedFor } from "./answer/to-proposal";
import { asDoneLast, otherAsDone } from "./as-done";
import { askGuess } from "./ask-guess";
import { askPartly, askWithout } from "./ask-partly";
import { besideMeeting } from "./beside-meeting";
import { bringBack } from "./bring-back";
import { callOffDone } from "./call-off-done";
import { chooseReading } from "./choose-reading";
import type { Decision } from "./decision";
import { guard } from "./guard";
import { holdToWords } from "./hold-to-words";
import { asFarAsMeant } from "./how-far";
import { inWhosePlace } from "./in-whose-place";
import { answerLeaning, behindIt } from "./leaned-on";
import { linesSpared } from "./lines-spared";
import { onListNamed } from "./list-named";
import { manageTemplates } from "./manage-templates";
import { narrowSearch } from "./narrow-search";
import { offerTimes, whoCan } from "./offer-times";
import { onExisting, onListed } from "./on-existing";
import { onMeetingChoice } from "./on-meeting-choice";
import { onSummary } from "./on-summary";
import { onWords } from "./on-words";
import { onceMoreThen } from "./once-more-then";
import { onlyOtherDay } from "./only-other-day";
import { withParked } from "./parked";
import { goOn, planRequests } from "./plan-requests";
import { proposeAll } from "./propose";
import { CHANGES, onQuote } from "./quoted";
import { respelt } from "./respelt";
import { sayDropped } from "./say-dropped";
import { settleCondition } from "./settle-condition";
import { startNew } from "./start-new";
import { otherWayRound } from "./swap-places";
import { switchMessages } from "./switch-messages";
import { showAgain, takeUpAgain } from "./take-up-again";
import { doneAgain, lastDone, refusesDone } from "./undo";
import { keepUnheard } from "./unheard";
import { changesSomething, hasTarget } from "./what-is-said";
import { whoStaysAway } from "./who-stays-away";
import { whyNot } from "./why-not";

/**
 * What to say, or what to write and then say: from what was asked before, what the message says and what the calendar
 * holds. Pure; `state` is what `stillMeant` leaves. A write comes out only when the message itself is the user's yes to
 * what was shown, or an undo: fresh, and about a question that WhatsApp took.
 */
export function decide(state: ConversationState, message: MessageInput, turn: TurnContext): Decision {
  const decision = besideTalk(state, message, turn) ?? inTalk(state, message, turn);
  return isNeverLate(decision) ? decision : guard(state, decision, message, turn);
}

/** Each takes the messages that are its own whatever is open; of several, the first. */
const BESIDE_TALK: readonly ((
  state: ConversationState,
  message: MessageInput,
  turn: TurnContext,
) => Decision | undefined)[] = [
  switchMessages,
  onListNamed,
  onWords,
  onMeetingChoice,
  tellStanding,
  onSummary,
  manageTemplates,
  offerTimes,
  whoCan,
];

function besideTalk(state: ConversationState, message: MessageInput, turn: TurnContext): Decision | undefined {
  for (const decider of BESIDE_TALK) {
    const decision = decider(state, message, turn);
    if (decision) return decision;
  }
  return undefined;
}

/** To stop is never too late (to begin again is), and what one may book is true of now. */
const isNeverLate = (decision: Decision) =>
  decision.messages === "off" || ("reply" in decision && decision.reply.kind === "standing");

function tellStanding(state: ConversationState, { text, choiceId }: MessageInput, turn: TurnContext) {
  const asked = choiceId ? null : billingAsked(text);
  return asked ? { state, reply: { kind: "standing", ...asked, standing: turn.standing } as const } : undefined;
}

function inTalk(state: ConversationState, message: MessageInput, turn: TurnContext): Decision {
  const meant = whoStaysAway(state, message, turn);
  const decision = onQuote(state, meant, turn, decideAll) ?? decideAll(state, meant, turn);
  const guessed = askGuess(state, decision, meant, turn, decideRead);
  return keepUnheard(state, holdToWords(state, guessed, meant, turn), meant);
}

function decideAll(state: ConversationState, { requests, ...message }: MessageInput, turn: TurnContext): Decision {
  const [{ command: said }] = requests;
  const spelt = respelt(state.pending, { ...message, command: said });
  const done = onlyOtherDay(state, asFarAsMeant(state, asDoneLast(state, spelt, turn), turn), turn);
  const swapped = inWhosePlace(state, { ...message, command: done }, turn);
  const searched = besideMeeting(state, swapped, turn);
  const command = requests.length > 1 ? searched : behindIt(state, onceMoreThen(state, searched, turn), turn);
  const input = { ...message, command };
  if (command.anew && state.pending && requests.length === 1)
    return askPartly(state, input, turn, decideRead) ?? decideRead(state, input, turn);
  const whole = message.choiceId
    ? undefined
    : (refusesDone(state, input, turn) ??
      bringBack(state, input, turn) ??
      callOffDone(state, input, turn) ??
      otherAsDone(state, input, turn) ??
      refusedFor(state, input, turn) ??
      wholeAnswer(state, input, turn) ??
      answerLeaning(state, input, turn));
  if (whole) return whole;
  if (sparesLines(state, input, turn)) return decideOne(state, { ...input, command: KEPT }, turn);
  const narrowed = narrowSearch(state, input, turn) ?? pickRow(state, input, turn);
  if (narrowed) return narrowed;
  const turned = otherWayRound(state, input, turn);
  if (turned) return turned;
  const listed = requests.length > 1 ? undefined : onListed(state, input, turn);
  if (listed) return listed;
  if (requests.length > 1) return onTable(state, cancelsFirst(requests), input, turn);
  if (command.manner === "why-not")
    return whyNot(state, input, turn) ?? decideOne(state, { ...input, command: asChange(command) }, turn);
  return askPartly(state, input, turn, decideRead) ?? decideRead(state, input, turn);
}

/**
 * Several requests, while something is on the table: those that are about it amend it, one after the other, and the others
 * are planned beside it.
 */
function onTable(state: ConversationState, requests: readonly Request[], input: Input, turn: TurnContext): Decision {
  const { pending } = state;
  // What was asked about a message that was not understood lets go of it, and what was open is open still.
  let at = pending?.kind === "partly" ? { ...state, pending: pending.before } : state;
  let amended: Decision | undefined;
  let who: Reply | undefined;
  const others: Request[] = [];
  for (const request of requests) {
    // What cannot be done is said beside what is.
    const isAside = request.command.aside !== undefined;
    const decision = at.pending && !isAside ? answerPending(at, { ...input, ...request }, turn) : undefined;
    if (!decision || "act" in decision) {
      others.push(request);
      continue;
    }
    amended = { ...decision, remember: [...(amended?.remember ?? []), ...(decision.remember ?? [])] };
    if (decision.reply.kind === "ask-who") who = decision.reply;
    at = decision.state;
  }
  const rest = amended?.rest ?? state.pending?.rest ?? { ready: [], todo: [], left: [] };
  if (!amended || !at.pending) return planRequests(at, amended ? others : requests, input, turn);
  const done = goOn(state, amended, { ...rest, todo: [...rest.todo, ...others] }, input, turn);
  // "Take him off and make it 2", of several: whom is asked above what is shown.
  return who && !("act" in done) ? aboveCard(done.state, { ...done, reply: who }, turn) : done;
}

/** "Yes all", "gracias": no word of it is a title, whatever is open. */
function wholeAnswer(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const choiceId = choiceOfAll(state.pending, input.text);
  if (choiceId) return decideOne(state, { ...input, choiceId, command: AGREED }, turn);
  // To what waits for a yes it is said that nothing is written yet.
  const isOnTable = state.pending?.kind === "proposal" || state.pending?.kind === "conflict";
  if (!isThanks(input.text)) return undefined;
  return { state, reply: { kind: isOnTable ? stillOpen(state.pending) : "welcome" } };
}

/** "Keep the gym", of lines that wait for a yes: all of its words are understood, whatever else reads them. */
const sparesLines = ({ pending }: ConversationState, input: Input, turn: TurnContext) =>
  input.choiceId === undefined &&
  pending?.kind === "proposal" &&
  pending.actions.length > 1 &&
  linesWithout(pending.actions, input).length === 0 &&
  linesSpared(input.text, pending.actions, turn) !== undefined;

const KEPT = plain("out_of_domain");
const AGREED = plain("confirm");

/** "Why not at 12": where nothing is in the way it is what somebody would rather have. */
const asChange = ({ manner: _, ...command }: Command): Command => ({ ...command, intent: "reschedule" });

const decideRead = (state: ConversationState, input: Input, turn: TurnContext): Decision =>
  chooseReading(state, input, turn, decideOne);

/** One request, or the answer to what was asked. */
function decideOne(state: ConversationState, input: Input, turn: TurnContext): Decision {
  const { aside } = input.command;
  if (aside && CANNOT.has(aside) && input.choiceId === undefined && state.pending)
    return beside(state, state.pending, { state, reply: { kind: "aside", about: aside } }, turn);
  if (input.command.condition) return settleCondition(state, input, turn, (settled) => decideOne(state, settled, turn));
  const again = state.pending ? undefined : (instead(state, input, turn) ?? takeUpAgain(state, input, turn));
  if (again) return again;
  const rest = state.pending?.rest;
  const answered = answerPending(state, input, rest ? contextAfter(turn, rest.ready) : turn);
  const others = answered?.rest ?? rest;
  if (answered) return others ? goOn(state, answered, others, input, turn) : answered;
  if (!state.pending || !CHANGES.has(input.command.intent))
    return sayDropped(state.pending, startNew(state, input, turn), turn);
  return besideTable(state, state.pending, input, turn);
}

/**
 * Another request while something waits. "Also lunch with Mia" goes with what waits for a yes; else it takes its place, as
 * a yes is for what was shown last. What comes to nothing takes nobody's place.
 */
function besideTable(state: ConversationState, pending: Pending, input: Input, turn: TurnContext): Decision {
  const open = { ...state, pending: null };
  if (pending.kind === "proposal" && input.command.besides)
    return planRequests(open, [input], input, turn, { ready: pending.actions, left: [] });
  const next = startNew(open, input, turn);
  const misread = ofTable(state, pending, next, input, turn);
  if (misread) return misread;
  const isTold = !("act" in next) && !next.state.pending && cardOf(pending);
  return isTold ? beside(state, pending, next, turn) : sayDropped(pending, withParked(next, pending), turn);
}

/** What only tells something, above the card that waits, where one does; what was asked stays asked. */
function beside(state: ConversationState, pending: Pending, told: Told, { now: at }: TurnContext): Decision {
  const card = cardOf(pending);
  const reply = card ? ({ kind: "noted", why: "answered", at, first: told.reply, answer: card } as const) : told.reply;
  return { ...told, state: { ...told.state, pending, focusEventId: state.focusEventId }, reply };
}

/** What waits for a yes, as it was shown. */
const cardOf = (pending: Pending): Reply | undefined => (waitingIn(pending).length > 0 && saidOf(pending)) || undefined;

type Told = Extract<Decision, { reply: Reply }>;

/** Wishes that have nothing to do with what is open: no word of them answers it. */
const CANNOT: ReadonlySet<NonNullable<Command["aside"]>> = new Set(["share", "call", "other", "away", "attachment"]);

/**
 * Words that are hardly understood, beside a time, and no meeting that they could name: they may be said of what is on the
 * table, which is asked, and nothing of it is let go.
 */
function ofTable(
  state: ConversationState,
  pending: Pending,
  next: Decision,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  const { command } = input;
  const isMissing = "reply" in next && next.reply.kind === "not-found" && next.reply.near.length === 0;
  const { target, ...slots } = command.slots;
  const plainly: Command = { ...command, slots };
  if (!isMissing || command.confidence > HARDLY || !changesSomething(plainly)) return undefined;
  const amended = amend(pending, state, { ...input, command: plainly }, turn);
  if (!amended || !("reply" in amended) || amended.reply.kind !== "propose") return undefined;
  const unread = target?.title?.toLowerCase() ?? input.text;
  return askWithout(unread, [plainly], [amended.reply.actions], state, input, turn);
}

const HARDLY = 0.75;

/** "Put it back after all", behind an undo or a no. */
const redoes = ({ text, choiceId, command }: Input) =>
  choiceId === undefined && !hasTarget(command) && !changesSomething(command) && text.length < 40 && REDOES.isIn(text);
const REDOES = said`^(?!.*(?<!\p{L})${"not"}(?!\p{L})).*(?<!\p{L})${"redoes"}(?!\p{L})`;

/** "Try 11 then", behind a no: what was shown, with something else in it. */
function instead(
  { declined, undone, ...rest }: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  const state = { ...rest, declined: null, undone: null };
  // "Meeting Thursday at 10" is another one, and takes nothing of what got a no.
  const off = input.command.anew ? null : (declined ?? undone);
  const { intent, manner } = input.command;
  const isChange = CHANGES.has(intent) && !["cancel", "running_late"].includes(intent) && !isBeside(manner);
  if (off && redoes(input)) return showAgain(off, state, input, turn);
  const another = off && anotherMeant(off, input, turn);
  if (another) return onExisting(state, another, turn);
  const moved = off ? undefined : movedInstead(state, input, turn);
  if (moved) return moved;
  const left = off && declined && refused(declined, turn.zone);
  return left && isChange ? correct(left, state, input, turn) : undefined;
}

/** "I meant the haircut", behind a move: that moves, and what was moved is where it was. */
function movedInstead(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const done = lastDone(state);
  const action = done && doneAgain(done, input, turn);
  const another = action?.kind === "change" ? anotherMeant(action, input, turn) : undefined;
  if (!another || action?.kind !== "change") return undefined;
  const event = { ...action.event, ...action.change.slot };
  const back: Action = { kind: "change", event, change: unchanged(action.event), allowOverlap: true };
  const next = onExisting(state, another, contextAfter(turn, [back]));
  const moved = "reply" in next && next.reply.kind === "propose" ? next.reply.actions : [];
  return moved.length > 0 ? proposeAll(state, [back, ...moved], input, turn) : undefined;
}

/** Of a change that got a no only another day is gone on with: the meeting lasts as long, and its guests are those it has. */
function refused(action: Action, zone: string): Action {
  if (action.kind !== "change") return action;
  const { event, change } = action;
  const { start } = change.slot;
  const isItsDay = localDay(start, zone) === localDay(event.start, zone);
  const slot = { start, end: start + event.end - event.start };
  return { ...action, change: event.allDay ? change : isItsDay ? unchanged(event) : { slot } };
}

/** What a message frees can be taken by its other requests, in whatever order it says so. */
function cancelsFirst(requests: readonly Request[]): Request[] {
  const frees = ({ command: { intent, slots } }: Request) => intent === "cancel" && slots.target !== undefined;
  return [...requests.filter(frees), ...requests.filter((request) => !frees(request))];
}
