import type { Pending } from "../../state/conversation";
import { fold } from "../../understand/text";

const VERBS = ["yes", "no", "anyway", "skip", "pick", "tell", "forget", "undo"] as const;

/** Ids of our buttons and rows: `verb:id` or `pick:id:n`. Anything else was not made by us. */
export function readChoice(choiceId: string | undefined) {
  if (choiceId === undefined) return undefined;
  const [said, id = "", n] = choiceId.split(":");
  const verb = VERBS.find((known) => known === said);
  return verb ? { verb, id, index: n === undefined ? null : Number(n) } : { verb: null, id: "unknown", index: null };
}

/** What a message chooses: by a tap, or by the title of what could be tapped. */
export const choiceOf = (
  pending: Pending | null,
  { choiceId, text }: { choiceId?: string | undefined; text: string },
) => readChoice(choiceId ?? typedChoice(pending, text));

/**
 * The id of the button or row whose title was typed, where one alone has it: who writes "Yes, move it" has no other
 * wish. It is no tap: whether the question was seen has to be judged as with any typed answer.
 */
function typedChoice(pending: Pending | null, text: string): string | undefined {
  const [choice, another] = (pending?.choices ?? []).filter(
    ({ id, title }) => comparable(title) === comparable(text) && readChoice(id)?.id === pending?.id,
  );
  return another ? undefined : choice?.id;
}

const comparable = (words: string) => fold(words.trim().replace(/[.!]+$/, ""));
