import { type Clause, clausesOf } from "./clauses";
import type { Command, Context, Intent, Slots, When } from "./command";
import { findIntent, type IntentFound } from "./intents";
import { moveTimes } from "./move-times";
import { peopleEdits } from "./people-edits";
import { phrasebookOf } from "./phrases/phrasebooks";
import type { Here, Read } from "./resolve-time";
import { findTimes } from "./said-time";
import { isLength, lengthOf, refusePast, settleTimes, type Timeline } from "./settle-times";
import { type Described, describe, type Reading } from "./slots";
import { readText } from "./text";
import { tokenize } from "./tokens";
import { guessLanguage, vocabularyOf } from "./vocabulary";
import { wallAt } from "./zone";

const WORKDAY = { startMinute: 540, endMinute: 1080 };

/**
 * What a message asks for, by rules alone: no network, no clock, no randomness. The same input gives the same answer.
 *
 * @param text as it was sent; what lies beyond 4,096 characters is not read
 * @returns always a command; `out_of_domain` for what is not about meetings. Never throws.
 */
export function understand(text: string, context: Context): Command {
  try {
    return read(text, context);
  } catch {
    // A zone the runtime does not know is the only expected cause; the turn asks again instead of failing.
    return { intent: "out_of_domain", confidence: 0, slots: {}, when: null, question: null };
  }
}

function read(text: string, context: Context): Command {
  const { said, folded } = readText(text);
  const language = context.locale?.slice(0, 2).toLowerCase() ?? guessLanguage(folded);
  const vocabulary = vocabularyOf(language);
  const book = phrasebookOf(language);
  const tokens = tokenize(folded, vocabulary);
  const wall = wallAt(context.now, context.zone);
  const here: Here = { now: context.now, zone: context.zone, wall, workday: context.workday ?? WORKDAY };
  const clauses = clausesOf(folded, book);
  const openNumber = context.awaiting === "time" || context.awaiting === "confirmation";
  const options = { today: wall.day, openNumber: openNumber && tokens.length <= 3 };
  const plain = findTimes(tokens, options);
  const found = findIntent(folded, clauses, {
    hasTime: plain.length > 0,
    hasClock: plain.some(({ point }) => point.clock !== undefined),
    hasAddress: /@[^\s@]+\.[a-z]/.test(folded),
    said,
  }, book, context);
  const times = found.intent === "reschedule" ? findTimes(tokens, { ...options, moving: true }) : plain;
  const taken = new Uint8Array(tokens.length + 1);
  for (const time of times) taken.fill(1, time.first, time.next);
  const reading: Reading = { said, tokens, isTime: (i) => taken[i] === 1, book };
  const lean = book.eveningWords.test(folded) ? "pm" : book.morningWords.test(folded) ? "am" : undefined;
  return fill(found, reading, { said, tokens, times }, here, { lean, fixing: context.awaiting !== undefined });
}

interface Leaning {
  lean: "am" | "pm" | undefined;
  /** An answer to our question: a bare time keeps its date from the proposal. */
  fixing: boolean;
}

function fill(found: IntentFound, reading: Reading, line: Timeline, here: Here, { lean, fixing }: Leaning): Command {
  const { intent, confidence } = found;
  const { book } = reading;
  const all = { from: 0, to: line.tokens.length };
  const range = found.clause ? { from: tokenAt(line, found.clause.start + found.head), to: line.tokens.length } : all;
  const answer = (slots: Slots, time: Read | null, question: string | null = null): Command => {
    const when = time?.when ?? null;
    if (when?.rrule && intent !== "query" && intent !== "find_slot") slots.recurrence = when.rrule;
    return { intent, confidence, slots, when, question: question ?? whenQuestion(when, time, intent, book.questions) };
  };
  const whole = (anchor: boolean) => settleTimes(line, line.times, here, { anchor, lean });

  switch (intent) {
    case "create": {
      const slots = createSlots(found, reading, line, range);
      const time = whole(!fixing);
      const checked = time && { ...time, when: refusePast(time.when, here) };
      const missing = !checked || checked.when.kind === "duration" ? book.questions.when : null;
      return answer(slots, checked, fixing ? null : missing);
    }
    case "reschedule": {
      const move = moveTimes(line, range, reading, here, lean);
      if (!move.slots.target?.title && !move.slots.target?.attendees && found.previous) {
        move.slots.target = { ...before(found, reading, line), ...move.slots.target };
      }
      const time = move.time && { ...move.time, when: refusePast(move.time.when, here) };
      const nothing = !time && !Object.keys(move.slots).some((key) => key !== "target");
      return answer(move.slots, time ?? move.oldTime, nothing ? book.questions.newTime : null);
    }
    case "cancel": {
      const time = whole(false);
      const described = describe(reading, range);
      const target = { ...(Object.keys(described).length ? described : before(found, reading, line)), ...(time ? { when: time.when } : {}) };
      const known = Object.keys(target).length > 0;
      return answer(known ? { target } : {}, time, known ? null : book.questions.which);
    }
    case "edit_attendees": {
      const slots = peopleEdits(reading, found.clause ? { from: tokenAt(line, found.clause.start), to: range.to } : all);
      const time = whole(false);
      if (time) slots.target = { ...slots.target, when: time.when };
      return answer(slots, time, slots.attendees || slots.removedAttendees ? null : book.questions.who);
    }
    case "query":
    case "find_slot": {
      const time = whole(true);
      const target = describe(reading, { from: found.clause ? tokenAt(line, leadEnd(found.clause, book.askLead)) : 0, to: range.to });
      const length = lengthOf(line.times);
      return answer({ ...(Object.keys(target).length ? { target } : {}), ...(length ? { durationMinutes: length } : {}) }, time);
    }
    case "set_reminder":
      return answer(reminderSlots(reading, line, range), whole(true));
    case "running_late":
    case "summary": {
      const target = describe(reading, range);
      const time = whole(false);
      return answer(Object.keys(target).length ? { target } : {}, time);
    }
    default:
      return answer({}, whole(false));
  }
}

function createSlots(found: IntentFound, reading: Reading, line: Timeline, range: { from: number; to: number }): Slots {
  const { clause, head } = found;
  const plan = clause && head === 0 ? leadEnd(clause, reading.book.planLead) : range.from;
  const described = describe(reading, { ...range, from: clause && head === 0 ? tokenAt(line, plan) : range.from });
  const length = lengthOf(line.times);
  return { ...before(found, reading, line), ...described, ...(length !== undefined ? { durationMinutes: length } : {}) };
}

/** What the sentences in front of the request describe: "The drive is tomorrow. Put it on my calendar". */
function before({ previous }: IntentFound, reading: Reading, line: Timeline): Described {
  if (!previous) return {};
  return describe(reading, { from: tokenAt(line, leadEnd(previous, reading.book.planLead)), to: tokenAt(line, previous.end) });
}

/** "30 minutes before", and what to be reminded of. */
function reminderSlots(reading: Reading, line: Timeline, range: { from: number; to: number }): Slots {
  const slots: Slots = {};
  const lead = line.times.find(isLength)?.point.length;
  const { title, ...target } = describe(reading, range);
  if (lead) slots.reminderMinutes = lead;
  if (title) slots.title = title;
  if (Object.keys(target).length) slots.target = target;
  return slots;
}

function whenQuestion(when: When | null, time: Read | null, intent: Intent, questions: Reading["book"]["questions"]): string | null {
  if (intent === "confirm" || intent === "deny" || intent === "undo" || intent === "help" || intent === "out_of_domain") return null;
  if (when?.kind === "unresolved") return when.problem === "that time has passed" ? questions.past : questions.when;
  return time?.doubt ?? null;
}

/** The first token at or behind a place in the text. */
function tokenAt({ tokens }: Timeline, place: number): number {
  const at = tokens.findIndex((token) => token.start >= place);
  return at < 0 ? tokens.length : at;
}

/** Where a clause comes to its subject: "what time is my | lunch", "I'm going to | yoga". A place in the text. */
function leadEnd({ start, text }: Clause, lead: RegExp): number {
  let at = 0;
  for (let round = 0; round < 14; round++) {
    const found = lead.exec(text.slice(at, at + 60));
    if (!found?.[0] || at + found[0].length >= text.length) break;
    at += found[0].length;
  }
  return start + at;
}

