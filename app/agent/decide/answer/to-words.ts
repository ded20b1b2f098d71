import { type HeldMeeting, UNDO_STEPS, type UndoEntry } from "../../state/action";
import { called } from "../called";
import type { Decision } from "../decision";
import { askOne } from "../on-words";
import type { Answer, Of } from "./answer";

/** Of which meeting the words are that somebody has handed over: the yes to the one that is shown, or which one it is. */
export function answerWords(
  { id, passed, options, isSure }: Of<"words">,
  { state, input, turn, verb, index }: Answer,
): Decision | undefined {
  const [only] = options;
  if (isSure) return verb === "yes" && only ? take(state, only) : undefined;
  // A yes names none: "ja" is no "Jana".
  if (verb === "yes") return undefined;
  const picked = index === null ? named(options, input) : options[index];
  return picked && askOne(state, { passed, meeting: picked }, input, turn);

  function take(before: Answer["state"], meeting: HeldMeeting): Decision {
    const entry: UndoEntry = { id, steps: [], at: turn.now, words: meeting };
    const undo = [...before.undo, entry].slice(-UNDO_STEPS);
    return {
      state: { ...before, pending: null, focusEventId: meeting.eventId, undo },
      reply: { kind: "words-taken", id, meeting },
      words: { id, passed, meeting },
    };
  }
}

/** "The client call", "summarise this for the client call": the only one of that name. */
function named(options: readonly HeldMeeting[], { text, command }: Answer["input"]): HeldMeeting | undefined {
  const request = command.slots.summary;
  const [one, another] = called(options, request?.wants === "summarise" ? request.meeting : text);
  return another ? undefined : one;
}
