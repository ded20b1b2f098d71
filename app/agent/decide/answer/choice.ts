import type { Action } from "../../state/action";
import type { Pending } from "../../state/conversation";
import { actionsOf } from "../../state/table";
import { PHRASEBOOKS } from "../../understand/phrases/phrasebooks";
import { fold } from "../../understand/text";
import { takesSlot } from "../propose";

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

/**
 * What "yes all", "book them all anyway" chooses: each of what is shown for one yes, or what stands in the way of it.
 * It is no tap either. With one meeting of a series on the table "all" may be the series.
 */
export function choiceOfAll(pending: Pending | null, text: string): string | undefined {
  const isMeant = pending?.kind === "conflict" || (pending?.kind === "proposal" && isForAll(pending.actions));
  if (!isMeant || !says("yesToAll", text)) return undefined;
  return `${pending.kind === "conflict" && pending.rest ? "anyway" : "yes"}:${pending.id}`;
}

/** "Book all" says nothing of what is called off. */
const isForAll = (actions: readonly Action[]) =>
  actions.every(takesSlot) && (actions.length > 1 || actions[0]?.kind === "create");

/** "Book it anyway", "trotzdem buchen": what it collides with is taken along. */
export const isAnyway = (text: string): boolean => says("anyway", text);

/** A thank-you in any language, or folded hands, and no more. */
export const isThanks = (text: string): boolean => FOLDED_HANDS.test(text) || says("thanks", text);

const FOLDED_HANDS = /^\s*(?:\u{1f64f}\p{Emoji_Modifier}?\ufe0f?\s*)+$/u;

/** Whether a message is that and no more, in any language. */
function says(what: "yesToAll" | "anyway" | "thanks", text: string): boolean {
  const bare = fold(text)
    .replace(/[^\p{L}'’,]+/gu, " ")
    .trim();
  return PHRASEBOOKS.some((book) => book[what].test(bare));
}

const comparable = (words: string) => fold(words.trim().replace(/[.!]+$/, ""));

/** What is said of a card that waits on: that nothing is written, or nothing is cancelled. */
export function stillOpen(pending: Pending | null): "still-open" | "still-there" {
  const actions = actionsOf(pending);
  const isGoing = actions.every((one) => one.kind === "cancel" || (one.kind === "series" && one.slot === null));
  return actions.length > 0 && isGoing ? "still-there" : "still-open";
}
