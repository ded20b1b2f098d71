import type { Slots } from "../command";
import { said } from "../languages/lists/said";
import { LATER_OR_EARLIER } from "../times/length-rules";
import type { Here, Read } from "../times/make-when";
import type { SaidTime } from "../times/said-time";
import { isLength, lengthOf, settleTimes, type Timeline } from "../times/settle-times";
import { newPlace, renaming } from "./move-words";
import type { Range } from "./phrase-scan";
import { describe, type Reading } from "./slots";

const INTO = said`^${"into"}$`;
const INTO_THE = said`^${"intoThe"}`;
/** What leads to a new time, with what may stand between. */
const NEW_TIME = said`(?:${"into"}|${"goes"})\s*(?:${"beforeTime"}\s*){0,5}$`;

export interface Move {
  slots: Slots;
  /** The new time. */
  time: Read | null;
  /** The time of the meeting as it stands, when only that was said. */
  oldTime: Read | null;
}

/** What a move says: which meeting, and what changes about it. */
export function moveTimes(
  line: Timeline,
  range: Range,
  reading: Reading,
  here: Here,
  lean: "am" | "pm" | undefined,
): Move {
  const { book } = reading;
  const elsewhere = newPlace(reading, range);
  const { old, fresh, cut } = elsewhere ? onlyOld(line, elsewhere.at) : part(line, range, reading);
  const words = (from: number, to: number) =>
    line.tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(" ");
  const whole = words(0, line.tokens.length);
  const renamed = elsewhere?.slots ?? renaming(reading);
  const slots: Slots = {};
  const end = elsewhere ? elsewhere.at : renamed ? range.from : Math.min(cut, range.to);
  const target = describe(reading, { from: range.from, to: end });
  const oldTime = settleTimes(line, old, here, { lean });
  if (oldTime) slots.target = { ...target, when: oldTime.when };
  else if (Object.keys(target).length) slots.target = target;
  if (renamed) Object.assign(slots, renamed);

  const length = lengthOf(fresh);
  const onlyLength = fresh.length > 0 && fresh.every(isLength);
  if (length !== undefined) {
    const sign = book.earlier.test(whole) || /\bshort|\bcut\b|\b(?:ver)?k(?:ur|or)(?:z|t)/.test(whole) ? -1 : 1;
    const { core, next } = fresh.find(isLength) ?? { core: 0, next: 0 };
    const another = line.tokens.slice(core, next).some(({ is }) => is.another);
    // "Das Treffen eine halbe Stunde verschieben"
    const isHowFar = range.to < line.tokens.length && !book.longer.test(whole);
    const shape = lengthShape(whole, words(0, core), words(next, line.tokens.length), another || isHowFar, reading);
    if (shape === "shift") slots.shiftMinutes = sign * length;
    else if (shape === "extend") slots.extendMinutes = sign * length;
    else slots.durationMinutes = length;
  }
  const last = cut < range.to ? range.to : line.tokens.length;
  const behind = cut < last ? describe(reading, { from: cut, to: last }) : {};
  if (behind.attendees && !slots.target?.attendees) slots.attendees = behind.attendees;
  if (behind.location) slots.location = behind.location;
  if (behind.title && !slots.target?.title && !renamed) slots.target = { ...slots.target, title: behind.title };
  const time = settleTimes(line, fresh, here, { lean });
  return { slots, time: onlyLength && slots.durationMinutes !== undefined ? time : time, oldTime };
}

/** In front of a new name or place a time only says which meeting. */
function onlyOld({ tokens, times }: Timeline, at: number): ReturnType<typeof part> {
  return { old: times.filter((time) => time.core < at && !isLength(time)), fresh: [], cut: tokens.length };
}

/** Sorts the times into old and new and finds where the description of the meeting ends. */
function part(line: Timeline, range: Range, { book }: Reading): { old: SaidTime[]; fresh: SaidTime[]; cut: number } {
  const { tokens, times } = line;
  const before = (time: SaidTime, from: number) =>
    tokens
      .slice(from, time.core)
      .map(({ text }) => text)
      .join(" ");
  let from = range.from;
  let cut = tokens.length;
  const old: SaidTime[] = [];
  const fresh: SaidTime[] = [];
  const replaced = new Set<SaidTime>();
  let turned = false;
  for (const time of times) {
    const words = before(time, Math.max(from, time.core - 4));
    const swapped = book.oldTime.test(words);
    const to = NEW_TIME.folded.test(words);
    const leads = INTO_THE.folded.test(tokens[time.core]?.text ?? "");
    if (swapped) {
      old.push(time);
      replaced.add(time);
    } else if (
      turned ||
      isLength(time) ||
      to ||
      leads ||
      (times.length === 1 && book.newTime.test(words) && !owned(tokens, time))
    ) {
      if (!turned && !isLength(time)) cut = Math.min(cut, cutAt(tokens, time));
      turned ||= !isLength(time);
      fresh.push(time);
    } else old.push(time);
    from = time.next;
  }
  // "so that it is on Saturday instead of today": what does not replace is the new time.
  const left = old.filter((time) => !replaced.has(time));
  if (!fresh.length && replaced.size && left.length)
    return { old: [...replaced], fresh: left, cut: cutAt(tokens, left[0]!) };
  if (!fresh.length && old.length && isAnswer(range, old[0]!)) return { old: [], fresh: old, cut: range.from };
  const lengthAt = fresh.find(isLength);
  if (cut === tokens.length && lengthAt) cut = lengthAt.first;
  return { old, fresh, cut };
}

/** A message that is little more than a time is the new one: "4pm", "wednesday instead". */
function isAnswer(range: Range, time: SaidTime): boolean {
  return time.first - range.from <= 2;
}

/** "my 3pm", "the 10 o'clock": the time names the meeting. */
function owned(tokens: Timeline["tokens"], time: SaidTime): boolean {
  return (
    /^(?:my|the|our|today's|tomorrow's)$/.test(tokens[time.core - 1]?.text ?? "") && time.point.clock !== undefined
  );
}

/** The description ends at the "to" in front of the new time. */
function cutAt(tokens: Timeline["tokens"], time: SaidTime): number {
  for (let i = time.core - 1; i >= Math.max(0, time.core - 5); i--) {
    if (INTO.folded.test(tokens[i]!.text)) return i;
  }
  return time.first;
}

/** Whether a length is the new length, a shift, or what is added. */
function lengthShape(
  whole: string,
  before: string,
  behind: string,
  another: boolean,
  { book }: Reading,
): "length" | "shift" | "extend" {
  const added =
    another ||
    /\b(?:by|extra|more|add|added|with|um|om|met|mit|de|por)\s*(?:for )?$/.test(before) ||
    /^(?:more|extra|longer|shorter)\b/.test(behind);
  if (book.longer.test(whole) && added && !/\bto$/.test(before)) return "extend";
  const moved =
    LATER_OR_EARLIER.folded.test(behind) ||
    added ||
    /\b(?:back|forward|up|delay|postpone|push|bump)\b(?:(?!\bto\b).)*$/.test(before);
  return moved && !/\bto$/.test(before) ? "shift" : "length";
}
