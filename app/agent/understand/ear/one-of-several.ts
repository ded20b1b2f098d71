import type { Target } from "../command";
import type { Here } from "../times/make-when";
import { isOfTime, roleAt } from "./fence";
import { phraseAt } from "./find-phrase";
import { peopleByWord, personAt } from "./gazetteer";
import { cutWords, type Role, type Word } from "./lexicon";
import { settle, timesIn, whenOf } from "./said-times";
import { type Ground, type Heard, type Reading, UNSURE } from "./unit";
import { isNow } from "./unit-times";
import { listOf } from "./word-lists";

/** Words that stand for one of several meetings: "the Monday one", "die van Owen", "celui de 10h". Places in the text. */
export interface OneOfSeveral {
  start: number;
  end: number;
  /** Null where only which was spoken of before says it: "the other one". */
  target: Target | null;
}

/** More words than these say no day, hour or name. */
const LONGEST = 3;

/** The one meeting that a message names so; undefined where it names none, or two. */
export function oneOfSeveral(ground: Ground, here: Here): OneOfSeveral | undefined {
  const words = cutWords(ground.text.folded);
  const found: OneOfSeveral[] = [];
  for (let i = 0; i < words.length; i++) {
    if ((found.at(-1)?.end ?? 0) > words[i]!.start) continue;
    const one = oneAt(words, i, ground, here);
    if (one) found.push(one);
  }
  const [only, another] = found;
  return another ? undefined : only;
}

export function oneAt(words: readonly Word[], i: number, ground: Ground, here: Here): OneOfSeveral | undefined {
  const { lexicon } = ground;
  const start = words[i]!.start;
  const ending = (to: number, target: Target | null) => ({ start, end: words[to - 1]!.end, target });
  const { leads, behind, another } = lexicon.words.oneOf;
  const other = listAt(words, i, another, ground);
  if (other) return ending(other, null);
  const led = listAt(words, i, leads, ground);
  const named = led && (whoAt(words, led, ground) ?? whenAt(words, led, ground, here));
  if (named) return ending(named.to, named.target);
  const isOne = (n: number) => words[n] !== undefined && listOf(behind).has(words[n].text);
  if (roleAt(words, i, lexicon, "definite")) {
    const when = whenAt(words, i + 1, ground, here);
    const isHour = when?.target.when?.grain === "minute" && !roleAt(words, i - 1, lexicon, "to");
    if (when && isOne(when.to)) return ending(when.to + 1, when.target);
    if (when && isHour && behind !== "" && isAlone(words, when.to, ground)) return ending(when.to, when.target);
  }
  // "Owen's can go", and not "Owen's party"
  const isOwner =
    lexicon.words.possessive !== "" &&
    /['’]s$/.test(words[i]!.text) &&
    isAlone(words, i + 1, ground) &&
    // "Owen's not coming", "Owen's ill"
    !phraseAt(words, i + 1, lexicon)?.roles.some((role) => IS_SO.has(role));
  const owned = isOwner && (whoAt(words, i, ground) ?? whenAt(words, i, ground, here));
  return owned && owned.to === i + 1 ? ending(owned.to, owned.target) : undefined;
}

const IS_SO: ReadonlySet<Role> = new Set<Role>(["not", "ill", "late", "act:absent", "unsuitable"]);

/** Where the longest entry of a list ends that stands at a place. */
function listAt(words: readonly Word[], i: number, list: string, { text }: Ground): number | undefined {
  for (let to = Math.min(i + LONGEST, words.length); to > i; to--)
    if (listOf(list).has(text.folded.slice(words[i]!.start, words[to - 1]!.end))) return to;
  return undefined;
}

/** Nothing is named behind it. */
export function isAlone(words: readonly Word[], at: number, { lexicon }: Ground): boolean {
  const next = phraseAt(words, at, lexicon);
  return !words[at] || (next !== null && !next.roles.some((role) => role === "kinds" || role === "hollow"));
}

interface Named {
  to: number;
  target: Target;
}

function whoAt(words: readonly Word[], at: number, { gazetteer, text }: Ground): Named | undefined {
  const person = personAt(words, at, peopleByWord(gazetteer), text.said);
  return person ? { to: person.to, target: { attendees: [person.whole] } } : undefined;
}

/** A day alone, or an hour alone. */
function whenAt(words: readonly Word[], at: number, { tokens, text, today }: Ground, here: Here): Named | undefined {
  const isTime = tokens.some(({ start, clock, date }) => start === words[at]?.start && (clock ?? date) !== undefined);
  if (!words[at] || !(isTime || isOfTime(words[at], tokens))) return undefined;
  for (let to = Math.min(at + LONGEST, words.length); to > at; to--) {
    const [start, end] = [words[at]!.start, words[to - 1]!.end];
    const [found, another] = timesIn(text.said, tokens, [start, end], { today, openNumber: true, moving: false });
    if (!found || another || found.start > start || found.end < end) continue;
    const { point, until, days } = found.time;
    const { date, clock, length, repeat, part, side } = point;
    const isOnly = (date === undefined) !== (clock === undefined);
    if (!isOnly || until || days || length !== undefined || repeat || part || side) continue;
    const when = whenOf(settle([found]), here, {})?.when;
    if (when && when.kind !== "unresolved") return { to, target: { when } };
  }
  return undefined;
}

/** What of several requests is read of what was spoken of is of the one that is named so. */
export function ofThatOne(one: OneOfSeveral, heard: Heard): Heard | null {
  const [only, another] = heard.readings;
  // "And now the one with Anna" goes on with it, and moves nothing.
  const saysNow = heard.units.some(isNow);
  if (!only || another || saysNow || only.reading.left.length > 0) return null;
  const { command } = only.reading;
  const { target, ...slots } = command.slots;
  if (target || !CHANGES.has(command.intent) || command.unread !== undefined || command.manner) return null;
  const unread = heard.ground.text.said.slice(one.start, one.end);
  const reading: Reading = {
    ...only.reading,
    command: one.target
      ? { ...command, slots: { ...slots, target: one.target } }
      : { ...command, confidence: UNSURE, unread },
  };
  return { ...heard, readings: [{ ...only, reading }] };
}

const CHANGES = new Set(["reschedule", "cancel", "edit_attendees"]);
