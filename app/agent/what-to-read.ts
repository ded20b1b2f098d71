import type { EventSearch } from "~/db/calendar-events";
import { contactKey } from "~/domain/contact";
import { DAY, type Instant, type Interval } from "~/domain/time";
import { significantWords } from "./decide/find-target";
import { eventIdOf, slotOfAction, takesSlot } from "./decide/propose";
import type { Action, UndoStep } from "./state/action";
import type { ConversationState, Pending } from "./state/conversation";
import type { Command, Manner, SummaryRequest, When } from "./understand/command";
import { splitNames } from "./understand/languages/lists/names";
import { whenToWindow } from "./understand/times/when";

/** The zone that the words were read in may be a day away from the user's own. */
const MARGIN_MS = 1.5 * DAY;
/** Where free times are looked for around a wish. */
const AHEAD_MS = 15 * DAY;

/** How old a meeting may be that is booked again. */
const BACK_MS = 30 * DAY;

/** How far back somebody may have been met. */
const LONG_BACK_MS = 180 * DAY;

/** How far back a meeting may lie whose reminder is asked about. */
const REMINDED_BACK_MS = 30 * DAY;

/** What a message and the open question need from D1, known before anything is read. */
export interface TurnSearch {
  events: EventSearch;
  nameKeys: string[];
  /** Whether everybody who is known is asked for. */
  everybody: boolean;
  /** Meetings that start in this stretch have their reminders asked about; null when none is. */
  reminded: Interval | null;
  /**
   * Whether summaries are asked about: which one where a button names it by its id, and what is searched for in them;
   * null when none is.
   */
  summarised: { id: string | null; query: string } | null;
  /** Whether the answer depends on the calendar being up to date. */
  calendar: boolean;
}

const LOOKS_AT_CALENDAR = new Set<Command["intent"]>([
  "create",
  "query",
  "find_slot",
  "cancel",
  "reschedule",
  "edit_attendees",
  "running_late",
  "set_reminder",
]);

/** How far ahead the meeting that follows another may lie. */
const FOLLOW_UP_MS = 100 * DAY;

/** How far back a meeting may lie whose words are brought. */
const WORDS_BACK_MS = 15 * DAY;

/**
 * @param commands the requests of the message
 * @param bringsWords whether it brings words that may be those of a meeting
 * @param quotedId the event of the answer that it quotes: it may lie anywhere
 * @param isTapped whether a button was tapped, which may be that of what is done already
 */
export function whatToRead(
  before: ConversationState,
  said: readonly Command[],
  zone: string,
  now: Instant,
  {
    bringsWords = false,
    quotedId = null,
    isTapped = false,
  }: { bringsWords?: boolean; quotedId?: string | null; isTapped?: boolean } = {},
): TurnSearch {
  // While a time is in doubt the message waits, and what was open behind it.
  const doubt = before.pending?.kind === "reading" ? before.pending : null;
  const state = { ...before, pending: doubt ? doubt.before : (before.pending ?? refused(before)) };
  const commands = doubt ? [...said, ...doubt.readings.map((when) => ({ ...doubt.command, when }))] : said;
  const { pending } = state;
  const done = isTapped || commands.some(isOfDone) ? state.undo : [];
  // A meeting that is picked has its summary read for what waits.
  const spoken = pending?.kind === "which-summary" ? [...commands, pending.command] : commands;
  const summary = spoken.flatMap(({ slots }) => slots.summary ?? [])[0];
  const calendar =
    looksForMeeting(summary, bringsWords) ||
    commands.some(({ intent, manner }) => LOOKS_AT_CALENDAR.has(intent) || manner === "template") ||
    needsCalendar(pending, commands) ||
    // Whether Google has done it is the first that the next message is told.
    unheardOf(state).length > 0 ||
    done.length > 0;
  // A request that waits for "which one" still needs what it asked for.
  const waiting = pending && "command" in pending ? [pending.command] : [];
  const asked = [...commands, ...waiting, ...(pending?.rest?.todo.map(({ command }) => command) ?? [])];
  const all = [...asked, ...asked.flatMap(({ condition }) => condition?.otherwise ?? [])];
  const asksForReminders = commands.some(({ manner }) => manner === "reminded");
  const windows = [
    { start: now - MARGIN_MS, end: now + (summary?.wants === "follow-up" ? FOLLOW_UP_MS : AHEAD_MS) },
    ...all
      .flatMap(({ when, slots, condition }) => [when, slots.target?.when, condition?.when])
      .flatMap((said) => windowsAround(said, zone)),
    ...windowsOfPending(state),
    ...windowsOfDone(state, commands),
    ...windowsOfUnsure(state),
    ...furtherBack(commands, bringsWords).map((back) => ({ start: now - back, end: now })),
  ];
  return {
    calendar,
    events: {
      windows: calendar ? merge(windows) : [],
      ids: calendar ? idsOf(state, quotedId, done) : [],
      words: calendar ? wordsIn(all) : [],
      wordsFrom: now,
      wholeDaysFrom: all.some(({ slots }) => slots.target?.allDay) ? now : null,
    },
    reminded: asksForReminders ? { start: now - REMINDED_BACK_MS, end: now + AHEAD_MS } : null,
    summarised: summary || bringsWords ? { id: summary?.id ?? null, query: queryOf(summary) } : null,
    everybody: commands.some(({ slots }) => slots.preference?.kind === "show"),
    nameKeys: [...new Set([...all.flatMap(peopleOf), ...namesOfPending(state)].map(contactKey))],
  };
}

const wordsIn = (commands: readonly Command[]) =>
  [...new Set(commands.flatMap(wordsOf))].filter((word) => word.length > 1);

/** What got a no can be gone on with. */
const refused = ({ declined: action }: ConversationState): Pending | null =>
  action && { kind: "proposal", id: "", expiresAt: 0, actions: [action] };

const queryOf = (summary: SummaryRequest | undefined) => (summary?.wants === "find" ? summary.what : "");

/** The follow-up of a meeting is booked, and words are those of a meeting. */
const looksForMeeting = (summary: SummaryRequest | undefined, bringsWords: boolean) =>
  bringsWords || summary?.wants === "follow-up";

/** What is open is answered with the calendar; a call for help is none, unless the words may name one of a list. */
function needsCalendar(pending: Pending | null, commands: readonly Command[]): boolean {
  if (!pending) return false;
  return pending.kind === "which" || pending.kind === "target" || commands.some(({ intent }) => intent !== "help");
}

/** How far behind the message's moment its meetings may lie, beyond the usual. */
function furtherBack(commands: readonly Command[], bringsWords: boolean): number[] {
  const does = (manner: Command["manner"]) => commands.some((command) => command.manner === manner);
  return [
    ...(does("reminded") ? [REMINDED_BACK_MS] : []),
    ...(bringsWords ? [WORDS_BACK_MS] : []),
    // What is booked again lies behind.
    ...(does("again") || commands.some(isOfOne) ? [BACK_MS] : []),
    ...(does("last") ? [LONG_BACK_MS] : []),
  ];
}

/** "How long was the audit": it may lie behind. */
const isOfOne = ({ intent, slots, when }: Command) => intent === "query" && !when && slots.target?.title !== undefined;

/** What existing meetings are named by; a new meeting's own words name nothing that exists. */
function wordsOf(command: Command): string[] {
  const { slots, intent } = command;
  if (intent === "create") return [];
  const named = significantWords(`${slots.target?.title ?? ""} ${slots.title ?? ""}`);
  return [...named, ...peopleOf(command).map((name) => contactKey(name).split(" ")[0] ?? "")];
}

const peopleOf = ({ intent, slots }: Command) => [
  ...(intent === "create" && slots.title && !slots.attendees ? splitNames(slots.title) : []),
  ...(slots.attendees ?? []),
  ...(slots.removedAttendees ?? []),
  ...(slots.target?.attendees ?? []),
  ...(slots.preference && "name" in slots.preference ? [slots.preference.name] : []),
];

function windowsAround(when: When | null | undefined, zone: string): Interval[] {
  const window = when ? whenToWindow(when, zone) : null;
  return window ? [{ start: window.start - MARGIN_MS, end: window.end + AHEAD_MS }] : [];
}

function windowsOfPending({ pending }: ConversationState): Interval[] {
  if (!pending) return [];
  const slots: (Interval | null)[] = [];
  slots.push(...actionsOf(pending).map((action) => (takesSlot(action) ? slotOfAction(action) : null)));
  if ("options" in pending && pending.kind !== "address" && pending.kind !== "guest-address")
    slots.push(...pending.options);
  if ("draft" in pending)
    slots.push(
      pending.draft.around,
      pending.draft.start === null ? null : { start: pending.draft.start, end: pending.draft.start },
    );
  if ("event" in pending) slots.push({ start: pending.event.start, end: pending.event.end });
  return slots.flatMap((slot) => (slot ? [{ start: slot.start - MARGIN_MS, end: slot.end + AHEAD_MS }] : []));
}

/** "What's before that?", right behind what was done: its day, however far ahead it is. */
function windowsOfDone({ undo }: ConversationState, commands: readonly Command[]): Interval[] {
  if (!commands.some(({ manner }) => manner && LEANS.has(manner))) return [];
  const done = undo.at(-1)?.steps ?? [];
  return done.map(({ event }) => ({ start: event.start - MARGIN_MS, end: event.end + MARGIN_MS }));
}

/** Whether Google has done it is seen where it was and where it was to go. */
const windowsOfUnsure = (state: ConversationState): Interval[] =>
  unheardOf(state)
    .flatMap((one) => ("event" in one ? [one.event, "slot" in one ? one.slot : null] : []))
    .flatMap((slot) => (slot ? [{ start: slot.start, end: slot.end }] : []));

const LEANS: ReadonlySet<string> = new Set<Manner>(["before-of", "next-of", "meanwhile", "just-done", "about"]);

/** What was written or taken back, of which nobody knows whether Google has done it. */
const unheardOf = ({ unsure, undo }: ConversationState): (Action | UndoStep)[] => [
  ...unsure.flatMap(({ actions, steps = [] }) => [...actions, ...steps]),
  ...undo.flatMap(({ isUnsure, steps }) => (isUnsure ? steps : [])),
];

function idsOf(state: ConversationState, quotedId: string | null, done: ConversationState["undo"]): string[] {
  const { pending, focusEventId, listedIds } = state;
  const unanswered = unheardOf(state).map((one) => ("event" in one ? one.event.id : eventIdOf(one)));
  const written = done.flatMap(({ steps, again = [] }) => [
    ...steps.map(({ event }) => event.id),
    ...again.map(eventIdOf),
  ]);
  const ids = [...unanswered, ...written, focusEventId, quotedId].filter((id) => id !== null);
  if (pending?.kind === "which") ids.push(...pending.eventIds);
  if (pending && "event" in pending) ids.push(pending.event.id);
  if (pending) ids.push(...actionsOf(pending).flatMap((action) => (action.kind === "create" ? [] : [action.event.id])));
  return [...new Set([...ids, ...listedIds])];
}

/** What was done may be other by now, or gone, before an undo and before a second yes. */
const isOfDone = ({ intent }: Command) => intent === "undo" || intent === "confirm";

function actionsOf(pending: Pending): Action[] {
  const ready = pending.rest?.ready ?? [];
  if (pending.kind === "proposal") return [...ready, ...pending.actions];
  return pending.kind === "conflict" ? [...ready, pending.action] : ready;
}

function namesOfPending({ pending }: ConversationState): string[] {
  if (!pending) return [];
  if (pending.kind === "guest-address") return pending.command.slots.attendees ?? [];
  return "draft" in pending ? pending.draft.unknownNames : [];
}

/** Overlapping stretches as one, so that the query stays short. */
function merge(windows: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const window of windows.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && window.start <= last.end) last.end = Math.max(last.end, window.end);
    else merged.push({ ...window });
  }
  return merged;
}
