import { type Interval, MINUTE } from "~/domain/time";
import { localDay, zoned } from "~/domain/zones";
import type { Action } from "../../state/action";
import type { Input } from "../../state/input";
import type { TurnContext } from "../../state/turn-context";
import { against, within } from "../anchor";
import type { Decision } from "../decision";
import { proposeAction, proposeChange, proposeMeeting } from "../propose";
import { isPutInto, withoutTitle } from "../what-is-said";
import type { Answer, Of } from "./answer";

/** One of the times on the table: tapped, named by its place, or the only one that the words fit. */
export function pickTime(
  pending: Of<"time"> | Of<"new-time"> | Of<"conflict">,
  { state, input, turn, verb, index }: Answer,
): Decision | undefined {
  const { options } = pending;
  // To the only one a yes is enough.
  const isOnly = pending.kind !== "conflict" && options.length === 1 && verb === "yes";
  const option = options[isOnly ? 0 : (index ?? -1)] ?? (pending.kind === "time" && optionMeant(pending, input, turn));
  if (!option) return undefined;
  if (pending.kind === "conflict") return proposeAction(state, inSlot(pending.action, option), input, turn);
  if (pending.kind === "new-time") return proposeChange(state, pending.event, { slot: option }, input, turn);
  const durationMinutes = (option.end - option.start) / MINUTE;
  const { title } = input.command.slots;
  // "Put the haircut in at 10" says what it is as well.
  const named = { ...pending.draft, ...(title && isPutInto(pending.draft, input.command) && { title }) };
  return proposeMeeting(state, { ...named, start: option.start, durationMinutes }, input, turn);
}

/** "Tuesday works", "the 9:30 one": the one time on the table that lies on that day, or begins then. */
function optionMeant({ options, draft }: Of<"time">, input: Input, turn: TurnContext): Interval | undefined {
  const [first] = options;
  const anchor = draft.around ?? first;
  const { slots, when } = against(anchor && within(anchor), withoutTitle(input), turn);
  const { zone } = turn;
  const isQuestion = input.command.intent === "find_slot" || input.text.includes("?");
  if (!first || !when || isQuestion || Object.keys(slots).length > 0) return undefined;
  const { kind, grain, start } = when;
  const fits = ({ start: at }: Interval) =>
    kind === "time" ? localClock(at, zone) === start : grain === "day" && localDay(at, zone) === start;
  const [only, second] = when.end ? [] : options.filter(fits);
  // Of several days the first with that hour: it is shown before anything is written.
  return second && kind !== "time" ? undefined : only;
}

const localClock = (at: number, zone: string) => zoned(at, zone).toPlainTime().toString({ smallestUnit: "minute" });

function inSlot(action: Action, slot: Interval): Action {
  if (action.kind === "create") return { ...action, draft: { ...action.draft, start: slot.start } };
  if (action.kind === "change") return { ...action, change: { ...action.change, slot } };
  return action;
}
