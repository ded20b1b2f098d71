import { MINUTE } from "~/domain/time";
import type { UndoEntry, UndoStep } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import { said } from "../understand/languages/lists/said";
import type { Decision } from "./decision";
import { proposeAll } from "./propose";
import { askTakeBack, joined, lastDone } from "./undo";

/**
 * "Cancel all that", right behind what was done: bookings are called off, each of them; where something was moved or called
 * off it is shown as an undo of all of it. Never a meeting that was in none of it.
 */
export function callOffDone(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  if (input.choiceId || !ALL_THAT.isIn(input.text) || !lastDone(state)) return undefined;
  const entry = joined(justDone(state, turn));
  const booked = entry?.steps.flatMap((step) => (isBooking(step) ? nowOf(step, turn) : [])) ?? [];
  if (!entry) return undefined;
  return booked.length === entry.steps.length
    ? proposeAll(
        state,
        booked.map((event) => ({ kind: "cancel", event })),
        input,
        turn,
      )
    : askTakeBack(state, entry, input, turn);
}

/** All that one yes did; where that is one thing, with what was done one after the other in front of it. */
function justDone({ undo }: ConversationState, { now }: TurnContext): UndoEntry[] {
  const last = undo.at(-1);
  if (!last || last.steps.length > 1) return last ? [last] : [];
  const older = undo.findLastIndex(({ at, steps }) => now - at > TOGETHER_MS || steps.length === 0);
  return undo.slice(older + 1);
}

/** What was done longer ago than this is not meant with it. */
const TOGETHER_MS = 10 * MINUTE;

const isBooking = ({ kind, event }: UndoStep) => kind === "created" && (event.recurrence ?? []).length === 0;
const nowOf = ({ event }: UndoStep, { calendar }: TurnContext) => calendar.events.filter(({ id }) => id === event.id);

const LEAD = said`${"no"}|${"hesitates"}|${"small"}|${"please"}|${"yes"}`;
const ALL_THAT = said`^\W*(?:(?:${LEAD})[\s,.!]+){0,5}(?:${"cancels"})\s+(?:${"allThat"})(?:[\s,.!]+(?:${LEAD}|${"again"})){0,5}[\s,.!]*$`;
