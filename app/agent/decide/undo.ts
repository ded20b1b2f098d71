import { type Attendee, isOver } from "~/domain/calendar-event";
import { contactKey } from "~/domain/contact";
import { HOUR, MINUTE } from "~/domain/time";
import { type Action, guestsOf, type UndoEntry, type UndoStep } from "../state/action";
import { type ConversationState, PENDING_HOURS } from "../state/conversation";
import { expectedEvent } from "../state/expected";
import type { Input } from "../state/input";
import type { Reply } from "../state/reply";
import { actionsOf } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import { type Command, plain } from "../understand/command";
import { said } from "../understand/languages/lists/said";
import { decline } from "./answer/answer";
import { namedIn } from "./called";
import type { Decision } from "./decision";
import { doAgain } from "./do-again";
import { contactsNamed, partsOf as draftParts, newDraft } from "./draft";
import { undoTemplate } from "./make-template";
import { MOST_ROWS } from "./not-found";
import { undoPreferences } from "./on-preference";
import { undoWords } from "./on-words";
import { placesIn } from "./positions";
import { proposeAction, wait } from "./propose";
import { undoReminder } from "./remind-of";
import { asFound, changedSince, isGone, isOff } from "./since-then";
import { undoDone } from "./take-on";

/**
 * Takes back the last change, the one whose button was tapped, or what is named of all that was done: guests hear of it
 * at once, so what a name does not fit is never taken back for it.
 *
 * @param isAgreed it was asked about, and this is the yes
 */
export function undoLast(state: ConversationState, input: Input, turn: TurnContext, isAgreed = false): Decision {
  const { choiceId } = input;
  if (choiceId?.startsWith("undo:")) {
    const entry = entryOf(state, choiceId.slice("undo:".length));
    if (!entry) return { state, reply: { kind: "stale-choice" } };
    const elsewhere = isAgreed ? undefined : askElsewhere(state, entry, input, turn);
    return elsewhere ?? takeBack(state, entry, input, turn);
  }
  const both = undoLastOnes(state, input, turn);
  if (both) return both;
  const named = namedOf(state, input, turn);
  if (isOnTable(state) && !named?.length) return decline(state, state.pending ? actionsOf(state.pending) : []);
  const [entry, another] = named ?? state.undo.slice(-1);
  if (named && (another || !entry)) return askWhichUndo(state, named, input, turn);
  if (entry?.isUndone) return askBefore(state, input, turn);
  if (!entry) return { state, reply: { kind: "nothing-to-undo" } };
  if (!named && wasPassedOver(state, entry)) return askTakeBack(state, entry, input, turn, guestsToTell(entry, turn));
  return takeBackOrAsk(state, entry, input, turn);
}

/** What was done before something that was undone on a page: the undo may have meant that. */
function askBefore(before: ConversationState, input: Input, turn: TurnContext): Decision {
  const state = { ...before, undo: before.undo.filter(({ isUndone }) => !isUndone) };
  const last = state.undo.at(-1);
  if (!last?.steps.length) return { state, reply: { kind: "nothing-to-undo" } };
  return askTakeBack(state, last, input, turn, guestsToTell(last, turn));
}

/** At once; shown first where it was moved since, or guests are told of what was not done last. */
export function takeBackOrAsk(state: ConversationState, entry: UndoEntry, input: Input, turn: TurnContext): Decision {
  const elsewhere = askElsewhere(state, entry, input, turn);
  if (elsewhere) return elsewhere;
  const isHeard = reachesBack(state, entry) && !isAllOff(entry, input, turn) && !isTooLate(entry, turn);
  const guests = isHeard ? guestsToTell(entry, turn) : [];
  return guests.length > 0 ? askTakeBack(state, entry, input, turn, guests) : takeBack(state, entry, input, turn);
}

/** Nothing is left of it to take back, and nobody to tell. */
const isAllOff = ({ steps }: UndoEntry, input: Input, turn: TurnContext) =>
  steps.length > 0 && steps.every((step) => isOff(step, input, turn));

function undoLastOnes(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const entry = lastOnes(state, input);
  const [last] = state.undo.slice(-1);
  if (!entry || !last) return undefined;
  const guests = BOTH.isIn(input.text) || reachesBack(state, last) ? guestsToTell(entry, turn) : [];
  return guests.length > 0 && !isTooLate(entry, turn)
    ? saying({ areLast: true }, askTakeBack(state, entry, input, turn, guests))
    : takeBack(state, entry, input, turn);
}

/** "Undo the last two", "undo both", of what was done one after the other: all of it at once, where each wrote a meeting. */
function lastOnes({ undo }: ConversationState, { text, command }: Input): UndoEntry | undefined {
  const places = BOTH.isIn(text) ? 2 : (placesIn(text, undo.length)?.indexes.length ?? 0);
  const [last, ...before] = undo.slice(-places).toReversed();
  const isOfLast = last?.steps.length === places;
  if (places < 2 || undo.length < places || !last || isOfLast || command.slots.target) return undefined;
  const entries = [...before.toReversed(), last];
  return entries.every(({ steps }) => steps.length > 0) ? joined(entries) : undefined;
}

/** Several that are taken back at once, as one; one alone as it is. */
export function joined(entries: readonly UndoEntry[]): UndoEntry | undefined {
  const last = entries.at(-1);
  if (!last || entries.length < 2) return last;
  return { ...last, id: entries.map(({ id }) => id).join(JOINED), steps: entries.flatMap(({ steps }) => steps) };
}

const BOTH = said`${"both"}`;
/** Between the ids of several that are taken back at once. */
export const JOINED = "+";

/** What was moved or changed since, and not by us: it is shown as it is now before that is lost. */
function askElsewhere(
  state: ConversationState,
  entry: UndoEntry,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  const later = state.undo.slice(state.undo.findIndex(({ id }) => id === entry.id) + 1).flatMap(({ steps }) => steps);
  const found = entry.steps
    .filter(({ event }) => !later.some((step) => step.event.id === event.id))
    .map((step) => changedSince(step, turn));
  if (found.every((one) => one === null) || isAsked(state, entry)) return undefined;
  const asked = askTakeBack(state, entry, input, turn, guestsToTell(entry, turn));
  return saying(found.includes("moved") ? { isMoved: true } : { isChanged: true }, asked);
}

/** Whether it is asked about now, so that an undo is a yes. */
const isAsked = ({ pending }: ConversationState, { id }: UndoEntry) =>
  pending?.kind === "take-back" && pending.undoId.split(":")[0] === id;

function takeBack(state: ConversationState, entry: UndoEntry, input: Input, turn: TurnContext): Decision {
  const beside = undoBesideMeetings(state, entry, input, turn);
  if (beside) return beside;
  return isTooLate(entry, turn)
    ? { state, reply: { kind: "too-late-to-undo" } }
    : {
        state: { ...state, ...takenBack(doneAgain(entry, input, turn)) },
        act: { kind: "undo", entry: asFound(entry, input, turn) },
      };
}

/** A new meeting can be gone on with, as behind a no; what stood there before is where it was, and said of as that. */
const takenBack = (again: Action | null) =>
  again?.kind === "create" ? { declined: again, undone: null } : { declined: null, undone: again };

/** What would do it once more, where that is one thing and no series: "put it back after all". */
export function doneAgain({ steps }: UndoEntry, { newId: meetingId }: Input, turn: TurnContext): Action | null {
  const [step, another] = steps;
  if (!step || another || step.kind === "series-changed" || step.single) return null;
  const { kind, event } = step;
  if (event.allDay || event.recurringEventId) return null;
  if (kind === "cancelled") return { kind: "cancel", event };
  const { start, end, title, ...now } = turn.calendar.events.find(({ id }) => id === event.id) ?? event;
  if (kind === "changed") {
    // More than its time may have become other.
    const isSame =
      title === event.title && now.location === event.location && now.attendees.length === event.attendees.length;
    return isSame ? { kind: "change", event, change: { slot: { start, end } }, allowOverlap: true } : null;
  }
  const draft = { ...newDraft(meetingId, plain("create"), turn, turn.now), ...draftParts(event, turn), start };
  return { kind: "create", draft, allowOverlap: true };
}

/** What an undo takes back: all that a yes did, or what it did to some meetings of it. */
const undoIdOf = ({ id, steps }: UndoEntry, { undo }: ConversationState) => {
  const isPart = undo.some((one) => one.id === id && one.steps.length > steps.length);
  return [id, ...(isPart ? new Set(steps.map(({ event }) => event.id)) : [])].join(":");
};

function entryOf({ undo }: ConversationState, undoId: string): UndoEntry | undefined {
  const [wanted, ...eventIds] = undoId.split(":");
  const ids = wanted?.split(JOINED) ?? [];
  const entries = undo.filter(({ id }) => ids.includes(id));
  const [only, another] = entries;
  const last = entries.at(-1);
  // One alone is the entry itself, which is taken off the list once it is undone.
  const entry =
    only && !another ? only : last && { ...last, id: ids.join(JOINED), steps: entries.flatMap(({ steps }) => steps) };
  const steps = entry?.steps.filter(({ event }) => eventIds.includes(event.id)) ?? [];
  if (eventIds.length === 0 || steps.length === entry?.steps.length) return entry;
  return entry && steps.length > 0 ? { ...entry, steps } : undefined;
}

/**
 * "Undo the tea", "undo the budget one": what was done, or the part of it, that its words fit, the latest for each
 * meeting; empty where they fit nothing, undefined where nothing is named.
 */
function namedOf(state: ConversationState, { text, command }: Input, turn: TurnContext): UndoEntry[] | undefined {
  const { undo } = state;
  const { title } = command.slots.target ?? {};
  if (title === undefined) return ofKind(state, text);
  const words = wordsOf(title);
  const parts = undo.flatMap((entry) => partsOf(entry)).toReversed();
  const fits = (exact: boolean) => (part: UndoEntry) =>
    meetingsOf(part, turn).some((one) =>
      exact
        ? wordsOf(one.title).join() === words.join()
        : words.every((word) => wordsOf([one.title, ...one.people].join(" ")).some((known) => known.startsWith(word))),
    );
  const found = [parts.filter(fits(true)), parts.filter(fits(false))].find(({ length }) => length > 0) ?? [];
  const latest = [...new Map(found.toReversed().map((part) => [part.steps[0]?.event.id ?? part.id, part])).values()];
  const only = latest.length === 0 && namedIn(text, parts, ({ steps }) => steps.map(({ event }) => event));
  return only ? [only] : latest.toReversed();
}

/**
 * "Undo the move", "undo both": what was done last, unless it is of another kind or but one of several. Undefined where
 * the last is meant.
 */
function ofKind({ undo }: ConversationState, text: string): UndoEntry[] | undefined {
  const isSeveral = (undo.at(-1)?.steps.length ?? 0) > 1;
  if (ALL.isIn(text)) return isSeveral || undo.length < 2 ? undefined : undo.flatMap(partsOf).toReversed();
  const [kind] = KINDS.find(([, words]) => words.isIn(text)) ?? [];
  const isOfKind = ({ steps }: UndoEntry) => steps.some((step) => step.kind === kind);
  const last = undo.at(-1);
  if (kind === undefined || !last || isOfKind(last)) return undefined;
  return undo.filter(isOfKind).slice(-1);
}

const ALL = said`${"all"}`;
const KINDS = [
  ["created", said`${"booking"}`],
  ["changed", said`${"moving"}`],
  ["cancelled", said`${"cancellation"}`],
] as const;

/** One for each meeting; what wrote none is whole. */
export const partsOf = (entry: UndoEntry): UndoEntry[] =>
  entry.steps.length === 0
    ? [entry]
    : [...Map.groupBy(entry.steps, ({ event }) => event.id).values()].map((steps) => ({ ...entry, steps }));

/** The last that was done to each meeting. */
export const latestOfEach = (entries: readonly UndoEntry[]): UndoEntry[] => [
  ...new Map(entries.flatMap(partsOf).map((part) => [part.steps[0]?.event.id ?? part.id, part])).values(),
];

/** What can name it: the meetings as they were and as they are now. */
function meetingsOf({ steps, again = [], reminder, template, item, words }: UndoEntry, turn: TurnContext) {
  const events = [...thenAndNow(steps, turn), ...again.map(expectedEvent)];
  const titles = [template?.name, item?.text, words?.title].flatMap((title) => title ?? []);
  return [
    ...[...events, ...(reminder ? [reminder.event] : [])].map((event) => ({
      title: event.title,
      people: guestsOf(event).flatMap(({ name, email }) => [name ?? "", email]),
    })),
    ...titles.map((title) => ({ title, people: [] })),
  ];
}

/** The meetings that were written, as they were and as they are now. */
const thenAndNow = (steps: readonly UndoStep[], { calendar }: TurnContext) =>
  steps.flatMap(({ event }) => [event, ...calendar.events.filter(({ id }) => id === event.id)]);

const wordsOf = (name: string) =>
  contactKey(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Several that a name fits, or none: what can be taken back is shown. */
function askWhichUndo(state: ConversationState, named: UndoEntry[], input: Input, turn: TurnContext): Decision {
  const all = named.length > 0 ? named : state.undo.flatMap(partsOf).toReversed();
  const parts = all.filter(({ steps }) => steps.length > 0).slice(0, MOST_ROWS);
  const [only, another] = parts;
  if (!only) {
    const last = state.undo.at(-1);
    return { state, reply: last ? { kind: "about-undo", last } : { kind: "nothing-to-undo" } };
  }
  const missed = named.length > 0 ? null : (input.command.slots.target?.title ?? null);
  if (!another) return askTakeBack(state, only, input, turn, guestsToTell(only, turn), missed);
  const choices = parts.flatMap((part) =>
    part.steps.slice(0, 1).map(({ event }) => ({ undoId: undoIdOf(part, state), event })),
  );
  return { state, reply: { kind: "ask-which-undo", missed, choices } };
}

/** What was done and wrote no meeting. */
function undoBesideMeetings(
  state: ConversationState,
  entry: UndoEntry,
  input: Input,
  turn: TurnContext,
): Decision | undefined {
  if (entry.preferences) return undoPreferences(state, entry, input, turn);
  if (entry.reminder) return undoReminder(state, entry, entry.reminder, turn);
  if (entry.template) return undoTemplate(state, entry, entry.template, turn);
  if (entry.item) return undoDone(state, entry, entry.item);
  if (entry.words) return undoWords(state, entry, entry.words);
  if (entry.again) return doAgain(state, entry, !reachesBack(state, entry), input, turn);
  return undefined;
}

/** Whether something waits for its answer and came after whatever can be undone: an undo means that, and reaches no further. */
function isOnTable({ pending, undo, shown }: ConversationState): boolean {
  if (!pending || pending.kind === "take-back") return false;
  const last = shown.at(-1);
  if (last?.pendingId === pending.id) return last.undoId === null;
  return (undo.at(-1)?.at ?? 0) < pending.expiresAt - PENDING_HOURS * HOUR;
}

/** Whether taking it back would put a meeting at a time that has gone by. */
const isTooLate = ({ steps }: UndoEntry, turn: TurnContext) => steps.some((step) => isGoneBy(step, turn));

function isGoneBy(step: UndoStep, { earliest, calendar }: TurnContext): boolean {
  if (step.kind === "created" || step.kind === "series-changed" || !isOver(step.event, earliest)) return false;
  const now = calendar.events.find(({ id }) => id === step.event.id);
  return now?.start !== step.event.start;
}

/**
 * Whether an undo without a name reaches further back than what was done last: that is undone already, so long ago that it
 * is not known any more, or something was said since that an undo may mean and does not reach, as a mail that went out. To
 * the question whether to take it back it is a yes.
 */
function reachesBack(state: ConversationState, entry: UndoEntry): boolean {
  if (isAsked(state, entry)) return false;
  const { shown } = state;
  const { id } = entry;
  const at = shown.findLastIndex(({ undoId }) => undoId !== null);
  return shown[at]?.undoId !== id || shown.slice(at + 1).some(({ isFinal }) => isFinal);
}

/** Whether an undo of what is older, as it was named, passed it over: it may not be meant by the next one. */
function wasPassedOver(state: ConversationState, entry: UndoEntry): boolean {
  const last = state.shown.findLast(({ undoId, undid }) => undoId !== null || undid !== undefined);
  const { undid, takenAt } = last ?? {};
  return !isAsked(state, entry) && undid !== undefined && undid < entry.at && entry.at <= (takenAt ?? entry.at);
}

/** Whoever Google tells when it is taken back: those who are invited now, and those who were before. */
function guestsToTell({ steps }: UndoEntry, turn: TurnContext): Attendee[] {
  const guests = thenAndNow(steps, turn)
    .filter(({ organizerSelf }) => organizerSelf)
    .flatMap(guestsOf);
  return [...new Map(guests.map((guest) => [guest.email, guest])).values()];
}

export function askTakeBack(
  state: ConversationState,
  entry: UndoEntry,
  { newId: id }: Pick<Input, "newId">,
  turn: TurnContext,
  guests?: Attendee[],
  missed: string | null = null,
): Decision {
  const { steps } = entry;
  const undoId = undoIdOf(entry, state);
  const shown = [...new Map(steps.map((step) => [step.event.id, asItIs(step, turn)])).values()];
  return {
    state: wait(state, { kind: "take-back", id, undoId }, turn),
    reply: { kind: "ask-take-back", id, steps: shown, ...(guests && { guests }), ...(missed && { missed }) },
  };
}

const saying = (why: { isMoved?: true; isChanged?: true; isTold?: true; areLast?: true }, asked: Decision): Decision =>
  "reply" in asked && asked.reply.kind === "ask-take-back" ? { ...asked, reply: { ...asked.reply, ...why } } : asked;

/** What turned out to be done after all: whether it is to be taken back. */
export function askTakeBackAfterAll(
  state: ConversationState,
  entry: UndoEntry,
  input: Pick<Input, "newId">,
  turn: TurnContext,
): Decision {
  return saying({ isTold: true }, askTakeBack(state, entry, input, turn, guestsToTell(entry, turn)));
}

/** With its meeting as it is now; what is no longer there, as it was. */
function asItIs(step: UndoStep, { calendar }: TurnContext): UndoStep {
  return { ...step, event: calendar.events.find(({ id }) => id === step.event.id) ?? step.event };
}

/** How long a "no" or a second yes may be about what was just done. */
const SECOND_THOUGHTS_MS = 5 * MINUTE;

/** What our last answer did: nothing was said since. */
export function lastDone({ pending, shown, undo }: ConversationState): UndoEntry | undefined {
  const last = undo.at(-1);
  return !pending && last && last.steps.length > 0 && shown.at(-1)?.undoId === last.id ? last : undefined;
}

function justDone(state: ConversationState, { now }: TurnContext): UndoEntry | undefined {
  const last = lastDone(state);
  return last && now - last.at <= SECOND_THOUGHTS_MS ? last : undefined;
}

/** A second yes: it is said that it is done, and nothing is done again. */
export function saidTwice(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const done = justDone(state, turn);
  return done && alreadyDone(done, state, input, turn);
}

/** It stands as it was done; what has been cancelled since is offered once more. */
export function alreadyDone(done: UndoEntry, state: ConversationState, input: Input, turn: TurnContext): Decision {
  const { id: undoId, steps } = done;
  if (!steps.every((step) => isGone(step, turn))) return { state, reply: { kind: "done-already", undoId, steps } };
  const first: Reply = { kind: "cancelled-since", steps };
  const again = doneAgain(done, input, turn);
  if (again?.kind !== "create") return { state, reply: first };
  const next = proposeAction(state, { ...again, allowOverlap: false }, input, turn);
  return "act" in next
    ? next
    : { ...next, reply: { kind: "noted", why: "answered", at: turn.now, first, answer: next.reply } };
}

/** A "no" right after something was done may be about that: it is said that it stands, and asked. */
export function offerUndo(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const last = justDone(state, turn);
  return last && askTakeBack(state, partNamed(last, input.text) ?? last, input, turn);
}

/** "No, not the lunch", "nee niet die": of what was just done, whatever else waits or is called so. */
export function refusesDone(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const last = lastDone(state);
  const [, refused] = NOT_THAT.partsOf(input.text) ?? THAT_NOT.partsOf(input.text) ?? [];
  if (!last || refused === undefined || input.choiceId) return undefined;
  if (POINTS.isIn(refused)) return askTakeBack(state, last, input, turn);
  // "No, Omar should stay in" asks for something, and does not refuse what is called so.
  const { when, intent, unread } = input.command;
  const asks = when !== null || (ASKS.has(intent) && unread === undefined);
  const named = asks ? undefined : partNamed(last, refused);
  return named && askTakeBack(state, named, input, turn);
}

/** "Yoga back please", "Yoga doch wieder rein": what was called off and is named is to be there after all. */
export function restoresNamed(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const { text, choiceId, command } = input;
  const isGuests = command.intent === "edit_attendees" && !bringsNobody(command, turn);
  const isOther = command.when !== null || SAYS_OTHERWISE.has(command.intent) || isGuests;
  if (choiceId || state.pending || isOther || text.length > LONGEST_NAMED || !COMES_BACK.isIn(text)) return undefined;
  const gone = latestOfEach(state.undo).filter(isCalledOff);
  const named = namedIn(text, gone, ({ steps }) => steps.map(({ event }) => event));
  return named && takeBackOrAsk(state, named, input, turn);
}

/** One meeting, or a series. */
export const isCalledOff = ({ steps }: UndoEntry) =>
  steps.some((step) => step.kind === "cancelled" || (step.kind === "series-changed" && step.slot === null));

const COMES_BACK = said`^(?!.*(?<!\p{L})${"not"}(?!\p{L})).*${"comesBack"}`;
const LONGEST_NAMED = 60;
const SAYS_OTHERWISE: ReadonlySet<string> = new Set(["cancel", "query", "find_slot", "undo", "help"]);

/** "Bring back the gym": what is named is nobody who is known. */
export const bringsNobody = ({ slots: { attendees = [], removedAttendees } }: Command, { calendar }: TurnContext) =>
  attendees.length > 0 &&
  !removedAttendees &&
  attendees.every((one) => contactsNamed(one, calendar.contacts).length === 0);

const ASKS: ReadonlySet<string> = new Set(["create", "reschedule", "edit_attendees", "set_reminder"]);

const partNamed = (done: UndoEntry, text: string) =>
  namedIn(text, partsOf(done), ({ steps }) => steps.map(({ event }) => event));

const NOT_THAT = said`^\W*(?:(?:${"no"}|${"hesitates"})[\s,.!]+){0,5}${"not"}\s+([\p{L}'’-]+(?:\s[\p{L}'’-]+){0,3}\s?)\W*$`;
const THAT_NOT = said`^\W*(?:(?:${"no"}|${"hesitates"})[\s,.!]+){0,5}([\p{L}'’-]+\s(?:[\p{L}'’-]+\s){0,3})${"not"}\W*$`;
/** "It", "that one": what was shown or done last. */
export const POINTS = said`^(?:${"it"}|${"thisOne"}|${"the"}(?:\s+${"one"})?)\W*$`;
