import { contactKey } from "~/domain/contact";
import type { Action } from "../state/action";
import type { ConversationState, Pending } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { amend } from "./amend";
import type { Of } from "./answer/answer";
import { choiceOf } from "./answer/choice";
import type { Decision } from "./decision";
import { spokenIndex } from "./positions";
import { wait } from "./propose";
import { changesSomething, hasTarget } from "./what-is-said";

/**
 * A message of which some words are not understood: what the others come to is asked about, before anything is shown for
 * a yes; where that is a question itself, it is asked. Where they come to nothing that could be done, it is only said which
 * words it were.
 *
 * A message that nothing reads is asked about where some of its words come to something.
 *
 * @param goOn decides a message all of which is understood
 * @returns undefined when nothing is in doubt
 */
export function askPartly(state: ConversationState, input: Input, turn: TurnContext, goOn: GoOn): Decision | undefined {
  if (state.pending?.kind === "partly") return answerPartly(state, state.pending, input, turn, goOn);
  const { perhaps } = input.command;
  const { unread, ...command } = perhaps ? partOf(perhaps, input) : input.command;
  if (unread === undefined || (perhaps && isAboutOpen(state, input))) return undefined;
  const { other, ...whole } = command;
  const first = untitled(unread, whole);
  const decided = (
    input.choiceId === undefined ? [...bothOf(first), ...(other ? [other] : []), ...withoutWords(unread, first)] : []
  ).map((reading) => ({ reading, decision: asAsked(goOn(state, { ...input, command: reading }, turn), input) }));
  const shown = decided.flatMap(({ reading, decision }) => {
    const actions = actionsOf(decision);
    return actions.length > 0 ? [{ reading, actions, decision }] : [];
  });
  const open = decided.find(({ decision }) => actionsOf(decision).length > 0 || asksBack(decision));
  if (open && "reply" in open.decision && asksBack(open.decision)) {
    const { reply: question } = open.decision;
    if (isCalledSo(perhaps, unread)) return open.decision;
    return { ...open.decision, reply: { kind: "ask-partly", id: input.newId, unread, readings: [], question } };
  }
  const readings = shown.slice(0, other || command.either ? 2 : 1);
  const [only, another] = readings;
  const atOnce = only && !another ? shownAtOnce(unread, only, state, input, turn) : null;
  if (atOnce) return atOnce;
  if (readings.length > 0) {
    const commands = readings.map(({ reading }) => reading);
    const cards = readings.map(({ actions }) => actions);
    return askWithout(unread, commands, cards, state, input, turn);
  }
  // Whoever decides a message of which nothing is made says so.
  return perhaps ? undefined : goOn(state, { ...input, command: { ...input.command, unread } }, turn);
}

const partOf = (perhaps: Command, { command: { anew } }: Input): Command => ({ ...perhaps, ...(anew && { anew }) });

/** Where something is open, only words that are understood go on with it. */
const isAboutOpen = ({ pending }: ConversationState, { command }: Input) => pending !== null && !command.anew;

/**
 * Asks whether a message is meant without the words that are not understood; what was open stays so below the question.
 *
 * @param commands what the others may come to, each with what it would write in `cards`
 */
export function askWithout(
  unread: string,
  commands: Command[],
  cards: Action[][],
  state: ConversationState,
  { newId: id, text }: Pick<Input, "newId" | "text">,
  turn: TurnContext,
): Decision {
  const asked = { kind: "partly", id, commands, text, before: state.pending } as const;
  return { state: wait(state, asked, turn), reply: { kind: "ask-partly", id, unread, readings: cards } };
}

/** The words that are not understood are its name, which a question about it says. */
const isCalledSo = (perhaps: Command | undefined, unread: string) =>
  perhaps?.slots.title !== undefined && contactKey(perhaps.slots.title) === contactKey(unread);

/** The card itself, where the words that are not understood weigh nothing, or stand in its name. */
function shownAtOnce(
  unread: string,
  shown: Shown,
  state: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision | null {
  const { idle } = input.command.perhaps ?? input.command;
  const isCalled = isCalledByThem(unread, shown, state, input);
  return (idle && withoutIdle(idle, shown, turn)) ?? (isCalled ? shown.decision : null);
}

/**
 * A new meeting of which the name holds every word that is not understood, while nothing else was spoken of: that is how
 * whoever asks for it calls it, and its card shows it.
 */
function isCalledByThem(
  unread: string,
  { reading, actions: [action, another], decision }: Shown,
  { pending, focusEventId, declined, undone }: ConversationState,
  { text, command: { perhaps, either } }: Input,
): boolean {
  if (perhaps || either || another || action?.kind !== "create" || reading.intent !== "create") return false;
  if (pending || focusEventId || declined || undone || !("reply" in decision)) return false;
  const title = contactKey(reading.slots.title ?? "");
  const words = title.split(" ");
  const unknown = contactKey(unread).split(" ");
  // Of a name that is nothing else, nothing says that it is one; nor where it is put together from here and there.
  const isName = unknown.length < words.length && contactKey(text).includes(title);
  return isName && unknown.every((word) => words.includes(word));
}

interface Shown {
  reading: Command;
  actions: Action[];
  decision: Decision;
}

/**
 * Words of no weight are named above what is shown for a yes, which needs no question of its own. What has no other name
 * may be called by them, and a new meeting may be at a time among them.
 */
function withoutIdle(
  { words, isTimed }: NonNullable<Command["idle"]>,
  { reading, actions, decision }: Shown,
  { now: at }: TurnContext,
): Decision | null {
  if (!("reply" in decision) || decision.reply.kind !== "propose") return null;
  // What is open has its name and its day.
  const isNew = actions.some(({ kind }) => kind === "create") && reading.intent === "create";
  if (isNew && (isTimed || reading.slots.title === undefined)) return null;
  if (words.length === 0) return decision;
  return { ...decision, reply: { kind: "noted", why: "idle", at, answer: decision.reply, words: words.join(", ") } };
}

/** Who comes names a meeting better than words that are not understood. */
function untitled(unread: string, { slots: { title = "", ...slots }, ...command }: Command): Command {
  const unknown = contactKey(unread).split(" ");
  const isUnknown = contactKey(title)
    .split(" ")
    .every((word) => unknown.includes(word));
  const isNamed = title !== "" && !(isUnknown && slots.attendees !== undefined);
  return { ...command, slots: { ...slots, ...(isNamed && { title }) } };
}

/** "The thingy with Anna": of a meeting that nothing is called so, what else says which one it is. */
function withoutWords(unread: string, { slots: { target, ...slots }, ...command }: Command): Command[] {
  const { title = "", ...others } = target ?? {};
  const unknown = contactKey(unread).split(" ");
  const known = title.split(" ").filter((word) => !unknown.includes(contactKey(word)));
  const named = { ...others, ...(known.length > 0 && { title: known.join(" ") }) };
  const isOther = title !== "" && known.length < title.split(" ").length && Object.keys(named).length > 0;
  return isOther ? [{ ...command, slots: { ...slots, target: named } }] : [];
}

/** A time with two usual readings is two commands. */
const bothOf = ({ either, ...command }: Command): Command[] =>
  either ? [command, { ...command, when: either }].map((one) => ({ ...one, question: null })) : [command];

/** Of a new meeting in its own words what is shown counts, and not that something else had to make room for it. */
function asAsked(decision: Decision, { command }: Input): Decision {
  if (!command.anew || !("reply" in decision) || decision.reply.kind !== "noted") return decision;
  const { why, answer } = decision.reply;
  return why === "dropped" && answer ? { ...decision, reply: answer } : decision;
}

/** A question that its answer goes on with. */
function asksBack(decision: Decision): boolean {
  if (!("reply" in decision)) return false;
  const { reply } = decision;
  if (reply.kind === "ask-time") return reply.options.length > 0 || reply.draft.around !== null;
  if (reply.kind === "ask-new-time") return reply.options.length > 0;
  return reply.kind === "ask-reading" || reply.kind === "ask-address" || reply.kind === "ask-which";
}

/** What would be shown for a yes, or what stands in its way. */
export function actionsOf(decision: Decision): Action[] {
  if (!("reply" in decision)) return [];
  const { reply } = decision;
  return reply.kind === "propose" ? reply.actions : reply.kind === "conflict" ? [reply.action] : [];
}

type GoOn = (state: ConversationState, input: Input, turn: TurnContext) => Decision;

/** A yes takes the message up again where it stood; anything else lets go of it. */
function answerPartly(
  state: ConversationState,
  pending: Extract<Pending, { kind: "partly" }>,
  input: Input,
  turn: TurnContext,
  goOn: GoOn,
): Decision | undefined {
  const choice = choiceOf(pending, input);
  const { intent } = input.command;
  if (choice && choice.id !== pending.id) return undefined;
  const open = { ...state, pending: pending.before };
  const verb = choice?.verb ?? (intent === "confirm" ? "yes" : intent === "deny" ? "no" : undefined);
  if (callsOffAll(pending, input))
    return { state: { ...state, pending: null }, reply: { kind: "declined", actions: [] } };
  const [only, another] = pending.commands;
  const index = choice?.index ?? (another ? spokenIndex(input.text, pending.commands.length) : null);
  const command = index === null ? (verb === "yes" && !another ? only : undefined) : pending.commands[index];
  if (command) return goOn(open, { ...input, choiceId: undefined, text: pending.text, command }, turn);
  if (verb === "yes") return { state, reply: { kind: "pick-one" } };
  if (verb === "no") return { state: { ...state, pending: null }, reply: { kind: "declined", actions: [] } };
  const answered = intent === "query" ? goOn(open, input, turn) : undefined;
  // A question in between is answered, and what was asked stands below it.
  if (answered && "reply" in answered && answered.state.pending === open.pending)
    return { ...answered, state: { ...answered.state, pending } };
  return (
    amendUnderstood(only, pending, open, input, turn, goOn) ??
    askPartly(open, input, turn, goOn) ??
    goOn(open, input, turn)
  );
}

/** "Annule tout", of what is no cancellation itself: what was asked about goes. */
const callsOffAll = ({ commands }: Of<"partly">, { command, choiceId }: Input): boolean =>
  choiceId === undefined &&
  command.intent === "cancel" &&
  !hasTarget(command) &&
  !changesSomething(command) &&
  commands.every(({ intent }) => intent !== "cancel");

/** Without a name what is not understood may be one. */
export const isNamed = ({ slots }: Command) => slots.title !== undefined || slots.attendees !== undefined;

/** "And Friday too", "make it 3", before the yes to what was understood: that is what it is said of. */
function amendUnderstood(
  understood: Command | undefined,
  pending: Extract<Pending, { kind: "partly" }>,
  open: ConversationState,
  input: Input,
  turn: TurnContext,
  goOn: GoOn,
): Decision | undefined {
  if (
    !understood ||
    !isNamed(understood) ||
    pending.commands.length > 1 ||
    input.command.unread !== undefined ||
    input.command.anew
  )
    return undefined;
  const { state } = goOn(open, { ...input, text: pending.text, command: understood }, turn);
  return state.pending ? amend(state.pending, state, input, turn) : undefined;
}
