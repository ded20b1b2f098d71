import { type Clause, clausesOf } from "./clauses";
import type { Command, Context, Intent, PreferenceWish, Slots, When } from "./command";
import type { Day } from "./days";
import { findIntent, type IntentFound } from "./intents";
import { lengthAt, toMinutes } from "./length-rules";
import type { Here, Read } from "./make-when";
import { withoutNames } from "./meeting-names";
import { moveTimes } from "./move-times";
import { peopleEdits } from "./people-edits";
import type { Range } from "./phrase-scan";
import type { Phrasebook } from "./phrases/phrasebook";
import { phrasebookOf } from "./phrases/phrasebooks";
import type { Point } from "./points";
import { readPreference } from "./preference-rules";
import { findTimes } from "./said-time";
import { isLength, lengthOf, refusePast, settleTimes, type Timeline } from "./settle-times";
import { type Described, describe, type Reading } from "./slots";
import { fold, readText } from "./text";
import { type Token, tokenize } from "./tokens";
import { guessLanguage, type Vocabulary, vocabularyOf } from "./vocabulary";
import { wallAt } from "./zone";

/** What puts a meeting somewhere: there two readings of a time are two meetings. */
const WRITES_TIME: ReadonlySet<Intent> = new Set(["create", "reschedule"]);

const WORKDAY = { startMinute: 540, endMinute: 1080 };

/**
 * What a message asks for, by rules alone: no network, no clock, no randomness. The same input gives the same answer.
 *
 * @param text as it was sent; what lies beyond 16,384 characters is not read
 * @returns always a command; `out_of_domain` for what is not about meetings. Never throws.
 */
export function understand(text: string, context: Context): Command {
  return read(text, context)?.command ?? NOTHING;
}

/** A zone the runtime does not know is the only expected cause; the turn asks again instead of failing. */
const NOTHING: Command = { intent: "out_of_domain", confidence: 0, slots: {}, when: null, question: null };

/** A command with the reading it came from. */
export interface Understood {
  command: Command;
  found: IntentFound;
  line: Timeline;
  reading: Reading;
}

/** As `understand`, with the reasons; null where it would find nothing for want of a zone. */
export function read(text: string, context: Context): Understood | null {
  try {
    return readWhole(text, context);
  } catch {
    return null;
  }
}

function readWhole(text: string, context: Context): Understood {
  const { said, folded } = readText(text);
  const { vocabulary, book } = languageOf(folded, context);
  const tokens = tokenize(folded, vocabulary);
  const here = hereOf(context);
  const clauses = clausesOf(folded, book);
  const hours = book.preference.test(folded.slice(0, 200));
  const openNumber = context.awaiting === "time" || context.awaiting === "confirmation";
  const options = {
    today: here.wall.day,
    openNumber: hours || (openNumber && isNumberAlone(tokens)),
  };
  const plain = findTimes(tokens, options);
  // The first token behind a place that is no article.
  const behind = (place: number) =>
    tokens.findIndex((token) => token.start >= place && !/^(?:my|the|our|all|of|out)$/.test(token.text));
  const found = findIntent(
    folded,
    clauses,
    {
      hasTime: plain.length > 0,
      leadsWithTime: (place) => plain.some(({ first, core }) => first <= behind(place) && behind(place) <= core),
      outsideTimes: ({ start, end }) =>
        tokens
          .filter(
            (token, i) =>
              token.start >= start && token.end <= end && !plain.some((time) => i >= time.first && i < time.next),
          )
          .map((token) => token.text)
          .join(" "),
      past: plain.length > 0 && plain.every(({ point }) => isPast(point, here.wall.day)),
      hasClock: plain.some(({ point }) => point.clock !== undefined),
      hasCompany: tokens.some(({ text: word }, i) => book.markers.with.test(word) && i + 1 < tokens.length),
      hasAddress: /@[^\s@]+\.[a-z]/.test(folded),
      said,
    },
    book,
    context,
  );
  const spoken = found.intent === "reschedule" ? findTimes(tokens, { ...options, moving: true }) : plain;
  const times = withoutNames(spoken, tokens, found.intent, book.markers);
  const taken = new Uint8Array(tokens.length + 1);
  for (const time of times) taken.fill(1, time.first, time.next);
  const reading: Reading = { said, tokens, isTime: (i) => taken[i] === 1, book };
  const lean = book.eveningWords.test(folded) ? "pm" : book.morningWords.test(folded) ? "am" : undefined;
  const line: Timeline = { said, tokens, times };
  const fixing = context.awaiting !== undefined;
  const preference = readPreference({ said, folded }, vocabulary, fixing);
  if (preference) return { ...preferenceOf(preference, found), line, reading };
  const command = fill(found, reading, line, here, { lean, fixing });
  return { command, found, line, reading };
}

/** A reminder for all meetings is a preference that people call a reminder. */
function preferenceOf(preference: PreferenceWish, found: IntentFound): Pick<Understood, "command" | "found"> {
  const intent = found.intent === "set_reminder" ? "set_reminder" : "preference";
  const minutes = preference.kind === "set" ? preference.values.reminderMinutes : undefined;
  const slots: Slots = { preference, ...(minutes !== undefined && { reminderMinutes: minutes }) };
  const command: Command = { intent, confidence: 0.9, slots, when: null, question: null };
  return { command, found: { ...found, intent, rule: "a preference and nothing else" } };
}

/** The words and phrases that a text is read with. */
export function languageOf(folded: string, context: Context): { vocabulary: Vocabulary; book: Phrasebook } {
  const language = context.locale?.slice(0, 2).toLowerCase() ?? guessLanguage(folded, context.usual);
  const vocabulary = { ...vocabularyOf(language), monthFirst: writesMonthFirst(context, language) };
  return { vocabulary, book: phrasebookOf(language) };
}

/** @throws RangeError when the runtime does not know the zone */
export function hereOf({ now, zone, workday = WORKDAY }: Context): Here {
  return { now, zone, wall: wallAt(now, zone), workday };
}

/** Whether the words themselves point back: "yesterday", "last Friday", "an hour ago". */
function isPast({ date, moment }: Point, today: Day): boolean {
  return (
    (moment ?? 0) < 0 ||
    (date?.day ?? today) < today ||
    (date?.wdMod ?? 0) < 0 ||
    (date?.span?.to ?? today + 1) <= today
  );
}

/** "4", "11 please", "no, 4", "yes but make it 11": in answer to our question such a number is an hour. */
function isNumberAlone(all: readonly Token[]): boolean {
  const tokens = all.filter(({ text }) => !/^[.,!?]$/.test(text));
  const leads = tokens.length <= 3 && tokens[0]?.is.n !== undefined;
  return leads || (tokens.length <= 6 && /^\d{1,2}$/.test(tokens.at(-1)?.text ?? ""));
}

/** 4/3 is 4 March to English speakers outside America. */
function writesMonthFirst({ locale, zone }: Context, language: string): boolean {
  if (language !== "en") return false;
  if (locale?.length && locale.length > 2) return /-(?:US|PH)$/i.test(locale);
  return !/^(?:Europe|Africa|Asia|Australia|Indian)\/|^Pacific\/(?:Auckland|Chatham|Fiji)/.test(zone);
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
    const either =
      question === null && WRITES_TIME.has(intent) && when?.kind !== "unresolved" ? time?.other : undefined;
    return {
      intent,
      confidence,
      slots,
      when,
      ...(either && { either }),
      question: question ?? whenQuestion(when, time, intent, book.questions),
    };
  };
  const looking = intent === "query" || intent === "find_slot";
  const whole = (anchor: boolean) => settleTimes(line, line.times, here, { anchor, lean, looking });

  switch (intent) {
    case "create": {
      const slots = createSlots(found, reading, line, range);
      const time = whole(!fixing);
      const checked = time && confidence > 0.6 ? { ...time, when: refusePast(time.when, here) } : time;
      const missing = !checked || checked.when.kind === "duration" ? book.questions.when : null;
      return answer(slots, checked, fixing ? null : missing);
    }
    case "reschedule": {
      const move = moveTimes(line, range, reading, here, lean);
      if (!move.slots.target?.title && !move.slots.target?.attendees && found.previous) {
        move.slots.target = { ...before(found, reading, line), ...move.slots.target };
      }
      // "at Café Luna" in answer to a proposal is its new place.
      if (fixing && !move.slots.target?.title && move.slots.target?.location && !move.slots.location) {
        const { location, ...target } = move.slots.target;
        move.slots = { ...move.slots, location, target };
        if (!Object.keys(target).length) delete move.slots.target;
      }
      const time = move.time && { ...move.time, when: refusePast(move.time.when, here) };
      const nothing = !time && !Object.keys(move.slots).some((key) => key !== "target");
      return answer(move.slots, time ?? move.oldTime, nothing ? book.questions.newTime : null);
    }
    case "cancel": {
      const time = whole(false);
      const described = describe(reading, range);
      const target = {
        ...(Object.keys(described).length ? described : before(found, reading, line)),
        ...(time ? { when: time.when } : {}),
      };
      const known = Object.keys(target).length > 0;
      return answer(known ? { target } : {}, time, known ? null : book.questions.which);
    }
    case "edit_attendees": {
      const slots = peopleEdits(
        reading,
        found.clause ? { from: tokenAt(line, found.clause.start), to: range.to } : all,
      );
      const time = whole(false);
      if (time) slots.target = { ...slots.target, when: time.when };
      return answer(slots, time, slots.attendees || slots.removedAttendees ? null : book.questions.who);
    }
    case "query":
    case "find_slot": {
      const time = whole(true);
      const target = describe(reading, {
        from: found.clause ? tokenAt(line, leadEnd(found.clause, book.askLead)) : 0,
        to: range.to,
      });
      const length = lengthOf(line.times);
      return answer(
        { ...(Object.keys(target).length ? { target } : {}), ...(length ? { durationMinutes: length } : {}) },
        time,
      );
    }
    case "set_reminder":
      return answer(reminderSlots(reading, line, reminded(found, reading, range, line)), whole(true));
    case "running_late":
    case "summary": {
      // "running 10 min late for my 3pm with Anna": the delay leads, the rest is the meeting.
      const { title, ...described } = describe(
        reading,
        intent === "summary" ? behind(book.summary, found, line, range) : range,
      );
      const named = title && book.event.test(fold(title)) && intent === "summary" ? { title } : {};
      const delay = intent === "running_late" ? line.times.filter(isLength) : [];
      const other = settleTimes(
        line,
        line.times.filter((time) => !delay.includes(time)),
        here,
        { lean },
      );
      const target = { ...named, ...described, ...(other ? { when: other.when } : {}) };
      const time = delay.length ? settleTimes(line, delay, here, {}) : other;
      return answer(Object.keys(target).length ? { target } : {}, time);
    }
    default:
      return answer({}, whole(false));
  }
}

function createSlots(found: IntentFound, reading: Reading, line: Timeline, range: Range): Slots {
  const { clause, head } = found;
  const plan =
    clause && head === 0 && reading.book.plan.test(clause.text) ? leadEnd(clause, reading.book.planLead) : range.from;
  const described = describe(reading, { ...range, from: clause && head === 0 ? tokenAt(line, plan) : range.from });
  const length = lengthOf(line.times);
  return {
    ...before(found, reading, line),
    ...described,
    ...(length !== undefined ? { durationMinutes: length } : {}),
  };
}

/** Minutes in "15 minutes before". */
function leadTime({ tokens }: Timeline): number | undefined {
  for (let i = 0; i < Math.min(tokens.length, 40); i++) {
    const length = lengthAt(tokens, i);
    if (length && (tokens[length.next]?.is.before || /^(?:ahead|prior)$/.test(tokens[length.next]?.text ?? "")))
      return toMinutes(length.value);
  }
  return undefined;
}

/** What the sentences in front of the request describe: "The drive is tomorrow. Put it on my calendar". */
function before({ previous }: IntentFound, reading: Reading, line: Timeline): Described {
  if (!previous) return {};
  return describe(reading, {
    from: tokenAt(line, leadEnd(previous, reading.book.planLead)),
    to: tokenAt(line, previous.end),
  });
}

/** What follows "remind me to": the thing to be reminded of. */
function reminded(asked: IntentFound, { book }: Reading, range: Range, line: Timeline): Range {
  return behind(book.remindMe, asked, line, range);
}

/** The tokens behind the words that ask. */
function behind(pattern: RegExp, { clause }: IntentFound, line: Timeline, range: Range): Range {
  const found = clause && pattern.exec(clause.text);
  return found && clause ? { from: tokenAt(line, clause.start + found.index + found[0].length), to: range.to } : range;
}

/** "30 minutes before", and what to be reminded of. */
function reminderSlots(reading: Reading, line: Timeline, range: Range): Slots {
  const slots: Slots = {};
  const lead = leadTime(line) ?? line.times.find(isLength)?.point.length;
  const { title, ...target } = describe(reading, range);
  if (lead) slots.reminderMinutes = lead;
  if (title && !/^\d+ /.test(title)) slots.title = title;
  if (Object.keys(target).length) slots.target = target;
  return slots;
}

function whenQuestion(
  when: When | null,
  time: Read | null,
  intent: Intent,
  questions: Reading["book"]["questions"],
): string | null {
  if (intent === "confirm" || intent === "deny" || intent === "undo" || intent === "help" || intent === "out_of_domain")
    return null;
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
