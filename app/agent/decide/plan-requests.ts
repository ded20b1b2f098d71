import type { Action } from "../state/action";
import type { ConversationState, Rest } from "../state/conversation";
import { contextAfter, expectedEvent } from "../state/expected";
import type { Input } from "../state/input";
import type { Reply } from "../state/reply";
import { momentOfPending, waitingIn } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import type { Request } from "../understand/command";
import { afterOthers } from "./after-others";
import { answerPending } from "./answer/answer-pending";
import { besideMeeting } from "./beside-meeting";
import { namedIn } from "./called";
import type { Decision } from "./decision";
import { inItsZone } from "./in-its-zone";
import { joinActions } from "./join-actions";
import { proposeAll, withinOneYes } from "./propose";
import { startNew } from "./start-new";

/**
 * Several requests of one message: each is planned in a calendar in which the ones before are done, then all of them are
 * shown as one list. A request with an open question asks it; the others wait with it.
 *
 * @param wishes what is still to be planned
 * @param sofar what is planned, and what could not be
 */
export function planRequests(
  state: ConversationState,
  requests: readonly Request[],
  input: Input,
  turn: TurnContext,
  sofar: Pick<Rest, "ready" | "left"> = { ready: [], left: [] },
): Decision {
  let { ready } = sofar;
  const left = [...sofar.left];
  const decided: Decision[] = [];
  let after = state;
  for (const [n, { text, command: said }] of requests.entries()) {
    const then = inItsZone(turn, said.when ?? said.slots.target?.when ?? null, momentOfPending(after.pending));
    const known = said.manner === "again" ? withGone(then, ready) : contextAfter(then, ready);
    const command = besideMeeting(after, afterOthers(said, ready, then), known);
    const one: Input = { ...input, choiceId: undefined, text, command, newId: nthId(input.newId, n + 1) };
    const decision = answerPending(after, one, known) ?? startNew(after, one, known);
    if (decision.rest) ready = joinActions(ready, decision.rest.ready);
    decided.push(decision);
    const asked = decision.state.pending;
    const isMissing = "reply" in decision && decision.reply.kind === "not-found" && decision.reply.near.length === 0;
    if (asked && asked !== after.pending && asked.kind !== "proposal" && !isMissing) {
      const todo = requests.slice(n + 1);
      return {
        ...decision,
        ...besidesOf(decided),
        state: { ...decision.state, pending: { ...asked, rest: { ready, todo, left } } },
      };
    }
    if (asked?.kind === "proposal" && asked !== after.pending) {
      ready = joinActions(ready, asked.actions);
      if ("reply" in decision && decision.reply.kind === "propose") left.push(...decision.reply.left);
    } else if ("reply" in decision) left.push(whyNot(decision.reply, one, state, turn));
    after = { ...decision.state, pending: null };
  }
  return { ...conclude(after, ready, left, input, turn), ...besidesOf(decided) };
}

/** Of several requests it is said which one nothing came of; what is off already is called so. */
function whyNot(
  reply: Reply,
  { text, newId: id }: Input,
  { undo }: ConversationState,
  { calendar }: TurnContext,
): Reply {
  if (reply.kind !== "not-found") return reply;
  const gone = undo
    .flatMap(({ steps }) => steps)
    .filter(({ kind, event }) => kind === "cancelled" && !calendar.events.some((one) => one.id === event.id));
  const step = namedIn(text, [...new Map(gone.map((one) => [one.event.id, one])).values()], ({ event }) => [event]);
  if (!step) return { ...reply, asked: text };
  const actions = [{ kind: "cancel" as const, event: step.event, isGone: true as const }];
  return { kind: "ended", act: { kind: "do", id, actions }, outcomes: [{ ok: false, reason: "cancelled-before" }] };
}

/** "Cancel the retro and book it again on Friday": as it was, though it goes. */
function withGone(turn: TurnContext, ready: readonly Action[]): TurnContext {
  const known = contextAfter(turn, ready);
  const gone = ready.flatMap((action) => (action.kind === "cancel" ? [expectedEvent(action)] : []));
  return { ...known, calendar: { ...known.calendar, events: [...known.calendar.events, ...gone] } };
}

/** What takes effect of each at once. */
function besidesOf(decided: readonly Decision[]): Pick<Decision, "remember" | "remind"> {
  const remind = decided.flatMap((one) => one.remind ?? []);
  return { remember: decided.flatMap((one) => one.remember ?? []), ...(remind.length > 0 && { remind }) };
}

/**
 * Goes on with the other requests of the message once its question is answered.
 *
 * @param answered what the answer alone leads to
 */
export function goOn(
  before: ConversationState,
  answered: Decision,
  { ready, todo, left }: Rest,
  input: Input,
  turn: TurnContext,
): Decision {
  const asked = answered.state.pending;
  // A no to one of several is none to the others: they are shown, and wait for a yes of their own.
  const isOneLess = "reply" in answered && answered.reply.kind === "declined" && ready.length + todo.length > 0;
  if (!asked && (answered.rest || isOneLess)) return planRequests(answered.state, todo, input, turn, { ready, left });
  if (!asked || asked === before.pending) return leavingRest(answered, { ready, todo, left }, input, turn);
  if (asked.kind !== "proposal") {
    return { ...answered, state: { ...answered.state, pending: { ...asked, rest: { ready, todo, left } } } };
  }
  const settled = { ready: joinActions(ready, asked.actions), left };
  const next = planRequests({ ...answered.state, pending: null }, todo, input, turn, settled);
  return { ...next, ...besidesOf([answered, next]) };
}

/** What a yes does at once takes none of the other requests with it: they wait, as what another request took the place of. */
function leavingRest(answered: Decision, { ready, todo, left }: Rest, input: Input, turn: TurnContext): Decision {
  const { state } = answered;
  if (!("act" in answered) && state.pending) return answered;
  const next = planRequests({ ...state, pending: null }, todo, input, turn, { ready, left });
  const waits = next.state.pending ? waitingIn(next.state.pending) : [];
  return { ...answered, ...besidesOf([answered, next]), waits: [...(answered.waits ?? []), ...waits] };
}

function conclude(state: ConversationState, ready: Action[], left: Reply[], input: Input, turn: TurnContext): Decision {
  if (ready.length > 0) {
    const { now, later } = withinOneYes(ready);
    return proposeAll(state, now, input, turn, [...left, ...later]);
  }
  const [only, second] = left;
  if (only && !second) return { state, reply: only };
  return { state, reply: left.length > 0 ? { kind: "together", replies: left } : { kind: "declined", actions: [] } };
}

/** A UUID for the n-th request of a message, the same through every retry. */
function nthId(id: string, n: number): string {
  return n === 0 ? id : id.slice(0, -2) + ((Number.parseInt(id.slice(-2), 16) + n) % 256).toString(16).padStart(2, "0");
}
