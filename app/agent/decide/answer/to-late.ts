import type { LateWay } from "../../state/action";
import { LATE_MINUTES } from "../../state/reply";
import { said } from "../../understand/languages/lists/said";
import { confirm } from "../confirm";
import type { Decision } from "../decision";
import { proposeAll } from "../propose";
import { runLate } from "../run-late";
import type { Answer, Of } from "./answer";

export function answerLate(
  pending: Of<"late"> | Of<"how-late">,
  { state, input, turn, verb, index }: Answer,
): Decision | undefined {
  const { id, event } = pending;
  const minutes = minutesSaid(pending, input, index);
  const { told = [] } = pending;
  if (minutes) return runLate(state, event, minutes, input, turn, told);
  if (pending.kind === "how-late") return undefined;
  const { move, tell, ways } = pending;
  const way = index !== null ? ways[index] : MOVES_ALL.isIn(input.text) ? ways.find(movesOthers) : undefined;
  if (way) return takeWay(way, { ...state, pending: null }, input, turn);
  const isYes = verb === "yes" && mailsOnYes(pending);
  if (tell && (isYes || verb === "tell" || ONLY_TELL.isIn(input.text))) return { state, act: tell };
  return move && (verb === "yes" || MOVES.isIn(input.text)) ? confirm(state, id, [move], input, turn) : undefined;
}

/** "No, half an hour", in words; a bare number is minutes, and no place in the list of them. */
function minutesSaid(
  { kind }: Of<"late" | "how-late">,
  { command, text, choiceId }: Answer["input"],
  index: number | null,
) {
  const { slots, when } = command;
  const long = when === null || when.kind === "duration" ? (slots.shiftMinutes ?? slots.durationMinutes) : undefined;
  const typed = long ?? Number(/^\D*(\d{1,3})\D*$/u.exec(text)?.[1] ?? 0);
  const isPicked = kind === "how-late" && index !== null && (choiceId !== undefined || !typed);
  return isPicked ? LATE_MINUTES[index] : typed;
}

/** Whoever was named, or all where the meeting cannot move. */
const mailsOnYes = ({ move, told = [] }: Of<"late">) => !move || told.length > 0;

const movesOthers = ({ kind }: LateWay) => kind === "along";

/** What is chosen is shown whole before it is done: others get to know of it too. */
function takeWay(way: LateWay, state: Answer["state"], input: Answer["input"], turn: Answer["turn"]): Decision {
  const actions = way.kind === "along" ? [way.move, ...way.others] : [way.move];
  return proposeAll(state, actions, input, turn);
}

const MOVES_ALL = said`^\W*(?:(?:${"yes"}|${"small"})[\s,]*){0,5}${"moves"}\s+${"all"}[\s.!]*$`;
const MOVES = said`^\W*(?:(?:${"yes"}|${"small"})[\s,]*){0,5}${"moves"}(?:[\s-]+${"it"}){0,5}[\s.!]*$`;
const ONLY_TELL = said`^\W*(?:${"only"}\s+)?${"tells"}`;
