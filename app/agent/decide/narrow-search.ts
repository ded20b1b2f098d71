import { joinLimits, type Limits } from "~/domain/limits";
import { type Interval, MINUTE } from "~/domain/time";
import type { ConversationState, Search } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Command, When } from "../understand/command";
import { PARTS } from "../understand/times/make-when";
import { amend } from "./amend";
import type { Answer, Of } from "./answer/answer";
import { pickAndMore } from "./answer/pick-and-more";
import { pickTime } from "./answer/to-time";
import type { Decision } from "./decision";
import { newDraft } from "./draft";
import { findFreeTime } from "./find-free";
import { windowOf } from "./look-up";
import { spokenIndex } from "./positions";
import { refineSearch } from "./refine-search";

/**
 * What is said of the free time that was asked about, while no meeting is put together: more of where to look ("after
 * lunch", "for an hour", "and Friday?"), one of the stretches that were shown ("put the gym in the first"), or when
 * something is to be in it ("3 then, with Kofi"). Undefined for anything else.
 */
export function narrowSearch(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const { search } = state;
  if (!search || state.pending || input.choiceId || turn.calendar.state !== "ready") return undefined;
  const { command } = input;
  if (command.manner === "narrows" && command.intent === "find_slot")
    return findFreeTime(state, { ...input, command: narrowed(search.command, command) }, turn);
  const open = asQuestion(search, input, turn);
  const index = spokenIndex(input.text, open.options.length);
  if (command.manner === "narrows" && (index === null || /^\W*\d/.test(input.text)))
    return amend(open, state, input, turn);
  const refined = refineSearch(state, open, input, turn);
  if (refined) return refined;
  const answer: Answer = { state, input, turn, verb: command.intent === "deny" ? "no" : null, index };
  const pick = (row: Answer) => pickTime(open, row);
  const picked =
    index === null ? pickAndMore(answer, { count: open.options.length, isNameless: true, pick }) : pick(answer);
  // "I need it done by four, hmpf": nothing is made of half of it, and the search goes on.
  if (!picked && isHalfRead(command)) return { state, reply: { kind: "not-sure", unread: command.unread ?? "" } };
  return picked;
}

/** Words that are not understood, and no hour at which something would begin. */
const isHalfRead = ({ intent, unread, when }: Command) =>
  intent === "create" && unread !== undefined && (when?.grain !== "minute" || when.kind === "range");

/** A day or a part of it that is said anew takes the place of the one before; all else adds to what was said. */
function narrowed(asked: Command, said: Command): Command {
  const limits = joinLimits(asked.slots.limits, said.slots.limits);
  const slots = { ...asked.slots, ...said.slots, ...(limits && { limits }) };
  return { ...asked, slots, when: said.when ?? whereLooked(asked.when, said.slots.limits) };
}

/** "Friday morning?", and then "and after lunch?": hours that lie outside of the part of the day are of its day. */
function whereLooked(when: When | null, { fromMinute = 0, untilMinute = 1440 }: Limits = {}): When | null {
  if (!when?.part || !when.start) return when;
  const [begins, ends] = PARTS[when.part];
  const isOutside = fromMinute >= ends || untilMinute <= begins;
  return isOutside
    ? { ...when, kind: "date", start: when.start.slice(0, 10), end: null, part: null, grain: "day" }
    : when;
}

/** As if it had been asked when something nameless should be, with what was free as its rows. */
function asQuestion({ command, free }: Search, { newId: id }: Input, turn: TurnContext): Of<"time"> & { id: string } {
  const { now, zone } = turn;
  const draft = newDraft(id, { ...command, when: null }, turn, now);
  const around = command.when ? windowOf(command.when, zone, now) : null;
  const options: Interval[] = free.map(({ start }) => ({ start, end: start + draft.durationMinutes * MINUTE }));
  return { kind: "time", id, draft: { ...draft, around }, options, expiresAt: now };
}
