import { behind, belongsTo, concerns, isNamedBy, isOwnedBy, type TakenOn } from "~/domain/action-items";
import { UNDO_STEPS, type UndoEntry } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { SummaryRequest } from "../understand/command";
import { whenToWindow } from "../understand/times/when";
import type { Decision } from "./decision";
import { significantWords } from "./find-target";
import { wait } from "./propose";
import { sayDropped } from "./say-dropped";
import { summaryMeant } from "./summary-meant";

/** Rows of a list on a phone. */
const MOST_ROWS = 9;

/** What was taken on, by whom and in which meetings the message says; nothing is made up where there is none. */
export function listItems(
  state: ConversationState,
  request: Extract<SummaryRequest, { wants: "items" }>,
  input: Input,
  turn: TurnContext,
): Decision {
  const { summarised, user, zone, now } = turn;
  const { of } = request;
  const { when } = input.command;
  const said = when ? whenToWindow(when, zone) : null;
  const window = said && behind(said, zone, now);
  const meant = request.id !== undefined || request.meeting !== "" ? summaryMeant(state, request, input, turn) : null;
  if (meant && "state" in meant) return meant;
  const isMeant = (item: TakenOn) =>
    (of === "all" || (of === "me" ? isOwnedBy(item, user.name) : concerns(item, of.name))) &&
    (meant === null || item.summaryId === meant.id) &&
    (window === null || belongsTo(item, window, now)) &&
    // What was taken on in one meeting, or back then, is told whole; else what is still to do.
    (item.doneAt === null || window !== null || meant !== null);
  const next = meant ? { ...state, focusEventId: meant.eventId } : state;
  const items = summarised.items.filter(isMeant);
  return { state: next, reply: { kind: "action-items", of, window, title: meant?.title ?? null, items } };
}

/** "Done with the offer": the one action item that it can be is ticked off at once, and undo opens it again. */
export function tickOff(
  state: ConversationState,
  { what, item: tapped }: Extract<SummaryRequest, { wants: "done" }>,
  input: Input,
  turn: TurnContext,
): Decision {
  const { summarised, user } = turn;
  if (tapped !== undefined) return tickTapped(state, tapped, input.newId, turn);
  const words = significantWords(what);
  const telling = words.some((word) => word.length > 2) ? words.filter((word) => word.length > 2) : words;
  const named = summarised.items.filter(({ text }) => isNamedBy(text, telling));
  const open = named.filter(({ doneAt }) => doneAt === null);
  const own = open.filter((item) => isOwnedBy(item, user.name));
  const [item, second] = own.length > 0 ? own : open;
  if (!item) {
    const [done] = named;
    return { state, reply: done ? { kind: "item-done-before", item: done } : { kind: "no-item", name: what } };
  }
  if (!second) return setDone(state, item, input.newId, turn);
  const items = (own.length > 0 ? own : open).slice(0, MOST_ROWS);
  const id = input.newId;
  const asked: Decision = {
    state: wait(state, { kind: "which-item", id, items }, turn),
    reply: { kind: "ask-which-item", id, items },
  };
  return sayDropped(state.pending, asked, turn);
}

/** The one of a button, which may be done by now, or gone. */
function tickTapped(state: ConversationState, itemId: string, id: string, turn: TurnContext): Decision {
  const item = turn.summarised.items.find((one) => one.id === itemId);
  if (!item) return { state, reply: { kind: "no-item", name: "" } };
  return item.doneAt === null ? setDone(state, item, id, turn) : { state, reply: { kind: "item-done-before", item } };
}

/** Ticks one off. It is the user's own list and nobody is told, so it is done at once, as a preference is. */
export function setDone(state: ConversationState, item: TakenOn, id: string, { now }: TurnContext): Decision {
  const entry: UndoEntry = { id, steps: [], at: now, item };
  const pending = state.pending?.kind === "which-item" ? null : state.pending;
  return {
    state: { ...state, pending, undo: [...state.undo, entry].slice(-UNDO_STEPS) },
    reply: { kind: "item-done", id, item, undone: false },
    items: { ids: [item.id], doneAt: now },
  };
}

/** Opens again what was ticked off. */
export function undoDone(state: ConversationState, entry: UndoEntry, item: TakenOn): Decision {
  return {
    state: { ...state, undo: state.undo.filter((one) => one !== entry) },
    reply: { kind: "item-done", id: entry.id, item, undone: true },
    items: { ids: [item.id], doneAt: null },
  };
}
