import { type Context, plain } from "../command";
import { lengthAt, toMinutes } from "../times/length-rules";
import { isLength } from "../times/settle-times";
import { wallAt } from "../times/zone";
import { meetingsCalled } from "./gazetteer";
import { KEEPS, withKeptFree } from "./kept-free";
import { cutWords, type Role, type Word } from "./lexicon";
import { timesIn } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet } from "./slots";
import {
  type Ground,
  type Heard,
  isPerson,
  isPhrase,
  isQuestionMark,
  type Reading,
  textOf,
  timeMeant,
  type Unit,
  untyped,
} from "./unit";
import { isClock } from "./unit-times";
import { has, timesOf } from "./units-in";
import { isWordOf, listOf } from "./word-lists";

/** How far in front of another meeting, or behind it, something shall be. */
interface Beside {
  title: string;
  side: "after" | "before";
  minutes: number;
}

/** A message without what says that, and what said it. */
interface BesideAnother {
  units: readonly Unit[];
  beside: Beside;
  said: { start: number; end: number };
}

/**
 * "Move the chiropodist to Friday half an hour before the hygienist", "koffie met Joost vlak na de kapper": beside which
 * meeting something shall be, and how far from it.
 */
function besideAnother(all: readonly Unit[], ground: Ground): BesideAnother | undefined {
  const { folded } = ground.text;
  const units = asMade(all);
  const { after, before } = ground.lexicon.words.beside;
  const [behind, ahead] = [listOf(after), listOf(before)];
  if (![...behind, ...ahead].some((word) => folded.includes(word))) return undefined;
  if (!units.every((unit) => !asks(unit) || isPhrase(unit, "act:create", "act:move"))) return undefined;
  if (has(units, "condition", "otherwise", "interrogative")) return undefined;
  const words = cutWords(folded);
  const moves = has(units, "act:move");
  const isKept = has(asKept(units, ground), "keeps", "keepsFree") && !units.some(isClock);
  for (let i = 0; i < words.length; i++) {
    const last = lastOf(behind, words, i) ?? lastOf(ahead, words, i);
    if (last === undefined) continue;
    const side = lastOf(behind, words, i) === undefined ? "before" : "after";
    const isApart = last > i || (side === "after" && isLongWithSomebody(units) && !moves);
    const far = howFar(words, i, ground) ?? (isApart ? { minutes: 0, start: words[i]!.start } : null);
    // "Plan een half uur voor de kapper": how long something for the barber lasts.
    const isFor = units.some((unit) => unit.start === words[i]!.start && isPhrase(unit, "for")) && !moves && !isKept;
    if (!far || (isFor && far.minutes > 0)) continue;
    const named = namedBehind(words[last]!.end, units, ground);
    if (!named) continue;
    const said = { start: far.start, end: named.end };
    const rest = without(said, units, ground);
    // "Keep the half hour before the interview free", "block 30 min before it for prep": so long, right in front of it.
    const held = far.minutes > 0 ? asKept(withLengthAt(rest, said, far.minutes), ground) : rest;
    const isHeld = has(held, "keepsFree") && !timesOf(rest).some(({ time }) => isLength(time));
    const beside = { title: named.title, side, minutes: isHeld ? 0 : far.minutes } as const;
    return { units: isHeld ? [...held] : rest, beside, said };
  }
  return undefined;
}

/** Where a phrase of a list that begins at a place ends, the longest that does: "im Anschluss an", "nada más acabar". */
function lastOf(list: ReadonlySet<string>, words: readonly Word[], from: number): number | undefined {
  const said = (to: number) =>
    words
      .slice(from, to + 1)
      .map(({ text }) => text)
      .join(" ");
  return [3, 2, 1, 0].map((n) => from + n).find((to) => to < words.length && list.has(said(to)));
}

/** "Half an hour with Tom", and no hour. */
const isLongWithSomebody = (units: readonly Unit[]) =>
  units.some(isPerson) && !units.some(isClock) && timesOf(units).some(({ time }) => isLength(time));

/** "Häng … noch eine halbe Stunde mit Tom dran", "plak … eraan": so long with somebody, it is put behind, and nothing is longer. */
const asMade = (units: readonly Unit[]): readonly Unit[] =>
  isLongWithSomebody(units)
    ? units.map((unit) =>
        isPhrase(unit, "act:longer", "no:attachment", "afterThat")
          ? { ...unit, kind: "phrase", roles: MADE, text: textOf(unit) }
          : unit,
      )
    : units;

const MADE: readonly Role[] = ["act:create"];

/** Time that is kept for oneself, by words for that or by a verb that does nothing else. */
function asKept(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const kept = withKeptFree(units, { ground });
  const { blocks } = ground.lexicon.words.keepsFree;
  const isVerb = (unit: Unit) => isPhrase(unit, "act:create") && isWordOf(unit, ground, blocks);
  if (has(kept, "keepsFree") || units.some(isPerson)) return kept;
  return units.map((unit) => (isVerb(unit) ? { ...unit, kind: "phrase", roles: KEEPS, text: textOf(unit) } : unit));
}

const withLengthAt = (units: readonly Unit[], { start, end }: { start: number; end: number }, length: number) =>
  [...units, timeMeant(start, end, { length })].toSorted((a, b) => a.start - b.start);

/** Reads a message without what says beside which meeting something shall be, where the rest is one request. */
export function readBeside(
  { units, ground }: Pick<Heard, "units" | "ground">,
  read: (units: Unit[]) => Heard["readings"],
  context: Context,
): Partial<Heard> & Pick<Heard, "readings"> {
  const near = besideAnother(units, ground);
  const meant = near && goesBeside(near, ground, context);
  if (meant) return meant;
  // "… right after the review instead" takes nothing back.
  const isBack = (unit: Unit) => isPhrase(unit, "repair") && !isPhrase(unit, "inItsPlace");
  const isTaken = context.awaiting !== undefined || units.some(isBack);
  const found = isTaken ? undefined : near;
  // "Coffee with Joost an hour after the dentist": nothing but when and who says that it is new.
  const isBare = found?.units.some(isPerson) && !found.units.some((unit) => asks(unit) && !isPhrase(unit, "kinds"));
  // "Nog een half uur met Tom": one more of it, and none of it longer.
  const isMore = (unit: Unit) => isPhrase(unit, "more") && found?.units.some(isPerson);
  const rest = found && [...(isBare ? [untyped("act:create")] : []), ...found.units.filter((unit) => !isMore(unit))];
  // "Half an hour with Tom right after the budget review": on its day, which nobody says.
  const onDay = found && !has(found.units, "act:move") ? dayOf(found, ground, context) : undefined;
  const readings =
    rest && ((onDay && putBeside(read([...rest, onDay]), found.beside)) ?? putBeside(read(rest), found.beside));
  return readings ? { units: rest, readings } : { readings: read(units), ...(found && { besides: found.said }) };
}

/**
 * "No, right after the lease signing then": nothing else is said, so it is when what is open or was spoken of shall be. In
 * front of it may stand why.
 */
function goesBeside(
  { units, beside, said }: BesideAnother,
  ground: Ground,
  { focus, awaiting }: Context,
): (Partial<Heard> & Pick<Heard, "readings">) | undefined {
  const stop = units.findLastIndex(({ kind, end }) => kind === "stop" && end <= said.start);
  const [why, own] = [units.slice(0, stop + 1), units.slice(stop + 1)];
  const isOpen = awaiting !== undefined || (focus && has(units, "repair", "act:move"));
  const isWhy = (unit: Unit) => ["word", "stop"].includes(unit.kind) || (unit.kind === "phrase" && !asks(unit));
  // "Nee, dan zit ik bij de kapper, doe maar meteen na de kapper"
  const isOther = has(why, "kinds") && !isKnown(contentOf(why), [], ground);
  if (!isOpen || !own.every(isOfMove) || !why.every(isWhy) || isOther) return undefined;
  const command = plain("reschedule", { beside });
  return { units: [...units], readings: [{ text: ground.text.said, reading: { command, left: [] } }] };
}

const isOfMove = (unit: Unit) =>
  isPhrase(unit, "act:move", "to", "goes", "begins") ||
  (isPhrase(unit, "act:create") && isPhrase(unit, "lasts", "repair")) ||
  (isQuiet(unit) && !asks(unit) && !isQuestionMark(unit));

/** The day of what something new shall be beside, where no other is said. */
function dayOf({ units, beside: { title }, said }: BesideAnother, { gazetteer }: Ground, { now, zone }: Context) {
  const isDated = timesOf(units).some(
    ({ time: { point, until } }) => point.date ?? point.repeat ?? point.clock ?? until,
  );
  const starts = gazetteer.meetings.flatMap((one) =>
    one.title === title && (one.start ?? 0) > now ? [one.start!] : [],
  );
  const start = isDated ? undefined : starts.toSorted((a, b) => a - b)[0];
  return start === undefined ? undefined : timeMeant(said.start, said.end, { date: { day: wallAt(start, zone).day } });
}

/** A request for one meeting, put beside that. */
const putBeside = (
  readings: readonly { text: string; reading: Reading }[],
  beside: Beside,
): { text: string; reading: Reading }[] | undefined => {
  const [only, another] = readings;
  const { command, left } = only?.reading ?? {};
  const { intent, slots, when } = command ?? {};
  const isOne = (intent === "create" || intent === "reschedule") && slots?.target?.title !== beside.title;
  const isOpen = when === null || (when?.grain === "day" && when.kind === "date");
  if (!only || another || !command || !isOne || !isOpen || left?.length !== 0) return undefined;
  return [{ ...only, reading: { left: [], command: { ...command, slots: { ...command.slots, beside } } } }];
};

/** The length that ends in front of a word, or a word that it is none. */
function howFar(words: readonly Word[], i: number, { tokens, lexicon, text }: Ground) {
  const right = listOf(lexicon.words.beside.right);
  const first = [3, 2, 1].find((n) => i >= n && lastOf(right, words, i - n) === i - 1);
  if (first !== undefined) return { minutes: 0, start: words[i - first]!.start };
  for (const [n, token] of tokens.entries()) {
    if (token.start >= words[i]!.start) return null;
    const length = lengthAt(tokens, n);
    const end = length && tokens[length.next - 1]?.end;
    if (length && end && end <= words[i]!.start && text.folded.slice(end, words[i]!.start).trim() === "")
      return { minutes: toMinutes(length.value), start: token.start };
  }
  return null;
}

/** The one meeting that is named behind a place. */
function namedBehind(at: number, units: readonly Unit[], { lexicon, gazetteer, text }: Ground) {
  const skipped = listOf(lexicon.words.beside.of);
  const behind = units.filter(({ start }) => start >= at);
  const isSmall = (unit: Unit) =>
    skipped.has(text.folded.slice(unit.start, unit.end)) ||
    (contentOf([unit]).length === 0 && isPhrase(unit, "definite", "filler"));
  const from = behind.findIndex((unit) => !isSmall(unit));
  const to = behind.findIndex((unit, n) => n >= from && contentOf([unit]).length === 0);
  const all = from < 0 ? [] : behind.slice(from, to < 0 ? undefined : to);
  // "Meteen na budgetoverleg zetten": a verb at the end may be a name as well.
  for (const named of [all, all.slice(0, -1)]) {
    const [title, another] = named.length > 0 ? meetingsCalled(contentOf(named), gazetteer, lexicon.concepts) : [];
    if (title !== undefined && another === undefined) return { title, end: named.at(-1)!.end };
  }
  return undefined;
}

/** The mentions around a stretch; of a time that runs into it what stands in front is one still. */
function without(
  said: { start: number; end: number },
  units: readonly Unit[],
  { text, tokens, today }: Ground,
): Unit[] {
  const kept = units.flatMap((unit): Unit[] => {
    if (unit.end <= said.start || unit.start >= said.end) return [unit];
    if (unit.kind !== "time" || unit.start >= said.start) return [];
    const options = { today, openNumber: false, moving: false };
    const inside = tokens.filter(({ end }) => end <= said.start);
    return timesIn(text.said, inside, [unit.start, said.start], options).map((found) => ({
      ...{ start: found.start, end: found.end },
      ...{ kind: "time" as const, found },
    }));
  });
  // "To right after lunch": what led it in leads nothing.
  const before = kept.findLastIndex(({ end }) => end <= said.start);
  return kept.filter((unit, n) => n !== before || !isPhrase(unit, "to") || isPhrase(unit, "act:move"));
}
