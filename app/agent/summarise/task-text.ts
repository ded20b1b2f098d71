import { nameParts } from "~/domain/guest-name";
import { capitalised } from "~/domain/text";
import type { TranscriptGuest } from "~/domain/transcript";
import { fold } from "../understand/text";
import { workIn } from "./promises";
import type { Said } from "./sentences";

interface Task {
  text: string;
  /** Whether it names the task by its verb: "Send the offer". */
  isTurned: boolean;
}

/** Offsets into a sentence. */
export interface Place {
  from: number;
  to: number;
}
type Range = [from: number, to: number];

/**
 * The task in a sentence in which somebody takes it on, or is asked to: its verb first, as an imperative or infinitive, and
 * only words that were said. A clause that cannot be turned safely stays a clause, without what stood around it.
 *
 * @param days to be left out of a task: they are shown beside it
 * @param givenUp days that no longer stand, to be left out of a clause too
 */
export function taskIn(
  said: Said,
  guests: readonly TranscriptGuest[],
  days: readonly Place[],
  givenUp: readonly Place[] = [],
): Task {
  const clause = clauseOf(said, guests);
  const turned = turnedRanges(said, clause, days);
  const text = turned && wordsAt(said, turned, days);
  if (text && !said.words.person.in.test(fold(text)) && /\p{L}{2}/u.test(text))
    return { text: capitalised(text), isTurned: true };
  return { text: capitalised(wordsAt(said, [clause], givenUp)), isTurned: false };
}

/** The part of the sentence that takes it on, or all of a request; without a name that is called, and without "yes, well". */
function clauseOf(said: Said, guests: readonly TranscriptGuest[]): Range {
  const { folded, words } = said;
  const promise = said.isQuestion ? null : workIn(said);
  let [from, to]: Range = promise ? [promise.from, promise.to] : [0, folded.length];
  const names = guests.flatMap(({ name }) => nameParts(name)).join("|");
  for (;;) {
    const rest = folded.slice(from, to);
    const skipped =
      new RegExp(`^[^\\p{L}\\p{N}]*(?:(?:${names || "(?!)"})(?![\\p{L}'])[,:]|)\\s*`, "u").exec(rest)?.[0].length ?? 0;
    const opened = /^[\p{L}' ]{1,14}[,.!]\s/u.exec(rest.slice(skipped));
    const isYes = opened !== null && (words.yes.first.test(opened[0]) || words.repair.first.test(opened[0]));
    const sound = words.opener.first.exec(rest.slice(skipped))?.[0].length ?? 0;
    const more = isYes ? opened[0].length : sound;
    if (skipped + more === 0) break;
    from += skipped + more;
  }
  const called = new RegExp(`,\\s*(?:${names || "(?!)"})[?.!\\s]*$`, "u").exec(folded.slice(from, to));
  if (called) to = from + called.index;
  return [from, to];
}

/** What is left of a clause when its subject goes, in order; null where no rule of the language turns it. */
function turnedRanges(said: Said, [from, to]: Range, days: readonly Place[]): Range[] | null {
  const { words, folded } = said;
  const clause = folded.slice(from, to);
  const lead = words.lead.in.exec(clause);
  if (lead) return [[from + lead.index + lead[0].length, to]];
  const verb = words.imperative?.exec(clause);
  if (!verb?.groups) return null;
  const [whole] = verb;
  const { pronoun = "", after = "", before = "" } = verb.groups;
  const start = from + verb.index;
  const at = start + (after ? whole.length - after.length : 0);
  const rest: Range[] = [
    [at, at + (after || before).length],
    ...(pronoun ? [[at - pronoun.length - 1, at - 1] as Range] : []),
    [start + whole.length, to],
  ];
  const front: Range = [from, start];
  if (isBlank(said, front, days)) return rest;
  const first = folded.slice(...front);
  const isObject = words.definite.first.test(first) || words.thatOne.first.test(first);
  return isObject && first.trim().split(/\s+/).length <= 4 && rest[0] ? [rest[0], front, ...rest.slice(1)] : null;
}

/** Nothing but signs, and days that are left out. */
const isBlank = ({ folded }: Said, range: Range, days: readonly Place[]) =>
  !/\p{L}/u.test(without(folded, range, days));

/** The words between two places, without the days in between; place for place in UTF-16 units. */
const without = (text: string, [from, to]: Range, days: readonly Place[]) =>
  text
    .slice(from, to)
    .replace(/[\s\S]/g, (unit, n: number) =>
      days.some((day) => from + n >= day.from && from + n < day.to) ? "" : unit,
    );

function wordsAt(said: Said, ranges: readonly Range[], days: readonly Place[]): string {
  const [first] = ranges;
  const parts = ranges.map((range, n) => {
    const part = without(said.text, range, days).trim();
    // What stood in front of its verb and now stands behind it: an article, "that", or a pronoun.
    const isMoved = n > 0 && first !== undefined && range[0] < first[0];
    const moved = isMoved ? part.charAt(0).toLowerCase() + part.slice(1) : part;
    const isPronoun = isMoved && said.words.clitic.first.exec(fold(moved))?.[0].length === moved.length;
    return `${isPronoun ? "-" : " "}${moved}`;
  });
  const joined = parts
    .join("")
    .replace(/\s+([,.!?])/g, "$1")
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:.\u2013\u2014-]+|[\s,;:.!?\u2026\u2013\u2014-]+$/gu, "");
  return withoutReceiver(joined, said.words);
}

/** "Send you the offer" is the same task as "send the offer". */
function withoutReceiver(text: string, { receiver, definite, indefinite }: Said["words"]): string {
  const found = receiver.in.exec(fold(text));
  if (!found) return text;
  const behind = text.slice(found.index + found[0].length).trimStart();
  const isSpare = definite.first.test(fold(behind)) || indefinite.first.test(fold(behind));
  return isSpare ? text.slice(0, found.index) + behind : text;
}

/** What is proposed, without "shall we" and "I suggest" where its verb can stand alone: "Go with the blue one". */
export function proposedIn(said: Said): string {
  const { folded, words } = said;
  const lead = words.proposal.first.exec(folded);
  const clause: Range = [lead?.[0].length ?? 0, folded.length];
  const text = wordsAt(said, [clause], []);
  const last = /,\s*(\p{L}+)$/u.exec(text);
  const isSpare = last !== null && words.opener.first.test(fold(last[1] ?? ""));
  return capitalised(isSpare ? text.slice(0, last.index) : text);
}
