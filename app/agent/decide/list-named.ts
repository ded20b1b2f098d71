import { SPOKEN } from "~/domain/language";
import type { ConversationState } from "../state/conversation";
import type { MessageInput } from "../state/input";
import { saidOf } from "../state/shown";
import { fold } from "../understand/text";
import { wordsOf } from "../words/catalogue";
import type { Decision } from "./decision";

/**
 * "See times": whoever types what opens a list is shown what is open once more, or told that it is of an earlier question.
 * To see meetings is a request of its own where nothing is open.
 */
export function onListNamed(state: ConversationState, { text, choiceId }: MessageInput): Decision | undefined {
  const named = choiceId === undefined ? NAMES.get(bare(text)) : undefined;
  if (!named) return undefined;
  const said = state.pending && saidOf(state.pending);
  if (said) return { state, reply: said };
  return named === "meetings" ? undefined : { state, reply: { kind: "stale-choice" } };
}

const bare = (text: string) =>
  fold(text)
    .replace(/[^\p{L}]+/gu, " ")
    .trim();

const NAMES = new Map(
  SPOKEN.flatMap((language) => Object.entries(wordsOf({ language }).menus).map(([menu, title]) => [bare(title), menu])),
);
