import type { Command, Context } from "../command";
import { hear } from "../ear/hear";
import { asks } from "../ear/segment";
import { inOrder, isPhrase, isWord, type Unit } from "../ear/unit";
import { fold, foldedWords } from "../text";
import { isIdleUnit, MOST_NAMED } from "./idle-words";
import { clausesIn } from "./without-asides";

/** More words than these are a sentence that says something. */
const MOST_WORDS = 5;

interface Remarked {
  /** The message without its remarks. */
  text: string;
  /** The remarks, as typed. */
  remarks: string[];
  /** The words of them that nobody knows. */
  unknown: string[];
}

/**
 * "Make it 1pm. Mothers", "menos mal, ponla a las 13": a change of what is open or was spoken of, without the remarks at its
 * ends. A remark asks for nothing, takes nothing back, and names no time, nobody and no kind of meeting.
 *
 * @returns null where there is no remark
 */
export function withoutRemarks(message: string, context: Context): Remarked | null {
  const { units = [], aside = [], ground } = hear(message, context) ?? {};
  const isOpen = context.awaiting === "confirmation" || (context.awaiting === undefined && context.focus === true);
  if (!ground || !isOpen) return null;
  const clauses = clausesIn(inOrder({ units, aside }));
  const isLeft = clauses.map((clause) => !isRemark(clause));
  const [first, last] = [isLeft.indexOf(true), isLeft.lastIndexOf(true) + 1];
  const gone = [...clauses.slice(0, first), ...clauses.slice(last)].flat();
  const left = clauses.slice(first, last).flat();
  if (first < 0 || gone.length === 0 || !left.some(changes)) return null;
  const { said } = ground.text;
  const typed = ({ start, end }: Unit) => said.slice(start, end);
  return {
    text: said.slice(left[0]!.start, left.at(-1)!.end),
    remarks: gone.map(typed),
    unknown: gone.filter(isWord).map(typed),
  };
}

/** "Make it 1pm, typical": a new meeting that is called by nothing but a remark. */
export function isOnlyRemark({ intent, slots: { title } }: Command, { remarks }: Remarked): boolean {
  const remarked = fold(remarks.join(" "));
  const called = foldedWords(title ?? "");
  return intent === "create" && called.length > 0 && called.every((word) => remarked.includes(word));
}

/** What is left without remarks, with their words named above what is shown. */
export function besideRemarks(command: Command, words: readonly string[]): Command {
  if (words.length === 0) return command;
  const named = words.slice(0, MOST_NAMED);
  return { ...command, unread: named.join(", "), idle: { words: named, isTimed: false } };
}

const isRemark = (clause: readonly Unit[]) => {
  const words = clause.filter(({ kind }) => kind !== "stop");
  const isPlain = (unit: Unit) => unit.kind !== "time" && unit.kind !== "person" && isIdleUnit(unit);
  return words.length <= MOST_WORDS && words.every(isPlain);
};

/** By a verb of its own: "1pm, dentist" may be another one. */
const changes = (unit: Unit) => asks(unit) || isPhrase(unit, "repair", "later", "earlier", "lasts");
