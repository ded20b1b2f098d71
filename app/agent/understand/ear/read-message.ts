import { agendaWanted } from "../agenda-wanted";
import type { Command, Context, When } from "../command";
import { hereOf, languageOf } from "../grammar/parse";
import { capitalise } from "../grammar/titles";
import { tokenize } from "../grammar/tokens";
import { type Vocabulary, vocabularyOf } from "../grammar/vocabulary";
import { LANGUAGE_CODES, wordsFor } from "../languages/languages";
import type { Phrasebook } from "../phrases/phrasebook";
import { fold, readText, type Text } from "../text";
import type { Here } from "../times/make-when";
import { isLength, refusePast } from "../times/settle-times";
import { followsUp, isMessage, questionIn, talkIn, unsupportedIn } from "./asides";
import { atBoth, clausesOf, itemsOf, withoutChatter, withoutCondition } from "./clauses";
import { likely, readSegment } from "./frames";
import { NOBODY } from "./gazetteer";
import { type Leftovers, leftoversOf, overrunTitle } from "./leftovers";
import { lexiconOf } from "./lexicon";
import { linesOf, pastedMail } from "./lines";
import { mentionsIn } from "./mentions";
import { refersBack } from "./refers-back";
import { withoutRuledOut } from "./ruled-out";
import { settle, type TimeFound, whenOf, withoutClock } from "./said-times";
import { asks, requestClause, segmentsOf } from "./segment";
import { contentOf, isKnown, isQuiet, timesOf } from "./slots";
import { type Ground, isPhrase, type Reading, type Situation, textOf, type Unit } from "./unit";
import { readWholeDays } from "./whole-days";

/** A message by its mentions: the requests that explain every word of it, or null where they do not. */
interface Heard {
  units: Unit[];
  here: Here;
  /** Reads a stretch of them as a request of its own. */
  read: (segment: readonly Unit[], among?: boolean) => Reading | undefined;
  readings: { text: string; reading: Reading }[];
  /** What most of it comes to, for a question. */
  likely: () => Reading | undefined;
}

const LONGEST = 600;
/** More than this is a letter. */
const MOST_REQUESTS = 6;

/** Reads a message in the language that knows most of its words; null for a letter. */
function hear(message: string, context: Context): Heard | null {
  const before = heardBefore.get(context);
  if (before?.message === message) return before.heard;
  const heard = hearAnew(message, context);
  heardBefore.set(context, { message, heard });
  return heard;
}

/** One message is read several times in a row: whole, and to check what other rules made of it. */
const heardBefore = new WeakMap<Context, { message: string; heard: Heard | null }>();

function hearAnew(message: string, context: Context): Heard | null {
  if (message.length > LONGEST) return null;
  const text = readText(message);
  const own = languageOf(text.folded, context);
  const heard = hearIn(text, own.vocabulary, own.book, context);
  if (!heard || context.locale || unknownIn(heard) === 0) return heard;
  // Few words show no language: the one that knows most of them reads.
  const others = LANGUAGE_CODES.filter((code) => code !== own.vocabulary.code).map((code) =>
    hearIn(text, vocabularyOf(code), own.book, context),
  );
  return others.reduce<Heard>((best, one) => (one && unknownIn(one) < unknownIn(best) ? one : best), heard);
}

const unknownIn = ({ units }: Heard) => units.filter(({ kind }) => kind === "word" || kind === "number").length;

/** As `hear`, in the language of a vocabulary. @param book of the language that the message shows */
function hearIn(text: Text, vocabulary: Vocabulary, book: Phrasebook, context: Context): Heard | null {
  const words = wordsFor(vocabulary.code);
  if (!words) return null;
  const here = hereOf(context);
  const asked = context.awaiting === "time" || context.awaiting === "confirmation";
  const ground: Ground = {
    text,
    tokens: tokenize(text.folded, vocabulary),
    lexicon: lexiconOf(words),
    gazetteer: context.known ?? NOBODY,
    today: here.wall.day,
    openNumber: asked && text.folded.length < 12,
  };
  const units = mentionsIn(ground);
  const lean = book.eveningWords.test(text.folded) ? "pm" : book.morningWords.test(text.folded) ? "am" : undefined;
  const situation: Situation = { here, awaiting: context.awaiting, focus: context.focus ?? false, lean };
  const readings: Heard["readings"] = [];
  const read = (segment: readonly Unit[], among = false) =>
    readWholeDays(segment, ground, situation) ?? readSegment(segment, ground, { ...situation, among });
  const base = { units, here, read, likely: () => likely(withoutRuledOut(units, ground), ground, situation) };
  const items = itemsOf(units);
  const several = items && !units.some(asks) ? manyOf(items, read) : undefined;
  if (several) return { ...base, readings: several };
  const meant = withoutRuledOut(units, ground);
  const it = refersBack(meant, ground, here);
  if (it) return { ...base, readings: [{ text: text.said, reading: it }] };
  const free = withoutCondition(meant);
  const segments = segmentsOf(withoutChatter(free?.units ?? meant, ground));
  const instead = ratherThan(segments, read) ?? putElsewhere(segments, here, read) ?? anotherTime(meant, read);
  if (instead) return { ...base, readings: [{ text: text.said, reading: instead }] };
  const amended = context.focus || asked ? amendedBehind(meant, ground, read) : null;
  if (amended) return { ...base, readings: [{ text: text.said, reading: amended }] };
  const [alone, another] = segments;
  const both = alone && !another ? atBoth(alone) : null;
  const twice = both && manyOf({ items: both, length: null }, read);
  if (twice) return { ...base, readings: twice };
  if (segments.length > MOST_REQUESTS) return { ...base, readings };
  for (const [n, said] of segments.entries()) {
    const segment = onDayBefore({
      units: said,
      before:
        n > 0 && said.some((unit) => isPhrase(unit, "act:create"))
          ? segments
              .slice(0, n)
              .flat()
              .filter(({ kind }) => kind !== "stop")
          : [],
    });
    const reading = segments.length > 1 && isMessage(segment) ? NOT_PASSED_ON : read(segment, segments.length > 1);
    if (!reading) return { ...base, readings: [] };
    const other = free?.otherwise && whenOf(settle([free.otherwise]), here, { anchor: true })?.when;
    if (free?.otherwise && (segments.length > 1 || reading.command.intent !== "create" || !other))
      return { ...base, readings: [] };
    if (other && free?.otherwise)
      reading.command = { ...reading.command, otherwise: onSameDay(other, reading.command.when, free.otherwise) };
    // What joins it to the next one is neither's.
    const own = segment.filter((unit) => !isPhrase(unit, "join"));
    const [first, last] = [own[0], own.at(-1)];
    readings.push({ text: text.said.slice(first?.start ?? 0, last?.end ?? 0), reading });
  }
  return { ...base, readings };
}

/** "Oh no, I'm at the dentist then, rather Friday": what is open is amended behind a reason that names nothing known. */
function amendedBehind(units: readonly Unit[], ground: Ground, read: Heard["read"]): Reading | null {
  const clauses = clausesOf(units);
  const isReason = (unit: Unit) =>
    unit.kind !== "time" && unit.kind !== "person" && unit.kind !== "shift" && !asks(unit);
  for (let n = 1; n < clauses.length; n++) {
    const reason = clauses.slice(0, n).flat();
    if (!reason.every(isReason)) return null;
    if (!reason.some(({ kind }) => kind === "word") || isKnown(contentOf(reason), [], ground)) continue;
    const rest = clauses.slice(n).flat();
    const reading = rest.some(({ kind }) => kind === "time" || kind === "shift") ? read(rest) : undefined;
    const isAmended = reading?.command.intent === "reschedule" && !reading.command.slots.target;
    if (reading && isAmended && reading.left.length === 0) return reading;
  }
  return null;
}

/** "Otherwise at 5": an hour without a day is on the day of the first. */
function onSameDay(other: When, when: When | null, { time }: TimeFound): When {
  const date = /^\d{4}-\d\d-\d\d/.exec(when?.start ?? "")?.[0];
  return time.point.date || !date || !other.start ? other : { ...other, start: date + other.start.slice(10) };
}

/** Each item a meeting of its own, all as long as was said of all; undefined where one is none. */
function manyOf(
  { items, length }: NonNullable<ReturnType<typeof itemsOf>>,
  read: Heard["read"],
): Heard["readings"] | undefined {
  const minutes = length?.time.point.length;
  const readings = items.flatMap((item) => {
    const reading = read(item, true);
    if (!reading || reading.left.length > 0 || reading.command.intent !== "create") return [];
    const { command } = reading;
    const slots = { ...command.slots, ...(minutes !== undefined && { durationMinutes: minutes }) };
    return [
      {
        text: item.map(textOf).join(" "),
        reading: { left: [], command: { ...command, slots } },
      },
    ];
  });
  return readings.length === items.length ? readings : undefined;
}

/** "… and tell her I'm ill", beside something that can be done. */
const NOT_PASSED_ON: Reading = {
  command: { intent: "out_of_domain", confidence: 0.9, slots: {}, when: null, question: null, aside: "message" },
  left: [],
};

/**
 * Requests that other rules have read, checked against what the message mentions: a time that was left out is a second
 * reading, and what else of importance was left out is asked about.
 */
export function checked<W extends { text: string; command: Command }>(
  message: string,
  wishes: readonly W[],
  context: Context,
): W[] {
  const heard = hear(message, context);
  if (!heard) return [...wishes];
  const commands = wishes.map(({ command }) => command);
  const [only, another] = wishes;
  const best =
    only && !another && only.command.intent === "out_of_domain" && !only.command.aside ? bestOf(heard) : null;
  if (best && only) return [{ ...only, command: { ...only.command, perhaps: best } }];
  const what = only && !another && !isPlaced(only.command) ? unsupportedIn(heard.units) : null;
  if (what && only)
    return [{ ...only, command: { ...only.command, intent: "out_of_domain", slots: {}, when: null, aside: what } }];
  const { said } = readText(message);
  const overrun = only && !another ? overrunTitle(only.command, heard.units, said) : null;
  // What holds no title, or a word or two, may answer what is open.
  const isAnswer = context.awaiting !== undefined && (overrun?.title === "" || heard.units.length <= SHORTEST_REQUEST);
  if (only && overrun && !isAnswer) {
    const { title: _, ...slots } = only.command.slots;
    const named = overrun.title === "" ? slots : { ...slots, title: overrun.title };
    return [{ ...only, command: { ...only.command, slots: named, confidence: UNSURE, unread: overrun.rest } }];
  }
  const left =
    takenBack(heard, wishes.length) ??
    leftoversOf(heard.units, commands, said, hereOf(context), context.awaiting !== undefined);
  if (!left) return withKind(besideKnown(wishes, heard, context), heard);
  const unread = [...left.words, ...(left.time ? [left.time.text] : [])].slice(0, 3).join(", ");
  return wishes.map((wish) => ({
    ...wish,
    command: doubted(wish.command, left, unread, context, wishes.length === 1),
  }));
}

const SHORTEST_REQUEST = 3;

/** "Cancel the gym, no wait, put it on Saturday" as two requests: the first may be the one that is taken back. */
function takenBack({ units }: Heard, requests: number): Leftovers | null {
  const at = units.findIndex((unit, n) => n > 0 && isPhrase(unit, "repair") && !isPhrase(unit, "courtesy", "weak"));
  const isBetween = units.slice(0, at).some(isWrite) && units.slice(at).some(isWrite);
  const word = units[at];
  return requests > 1 && at > 0 && isBetween && word?.kind === "phrase" ? { time: null, words: [word.text] } : null;
}

const isWrite = (unit: Unit) => isPhrase(unit, "act:create", "act:move", "act:cancel");

/** "Sync with Zed": who that is has to be asked, and what it is was said. */
function withKind<W extends { command: Command }>(wishes: readonly W[], { units }: Heard): W[] {
  const [only, second] = wishes;
  const { intent, slots, manner } = only?.command ?? {};
  const [kind, another] = units.filter((unit) => isPhrase(unit, "kinds"));
  const isOpen = intent === "create" && slots?.title === undefined && slots?.attendees !== undefined && !manner;
  if (!only || second || !isOpen || !kind || another || isPhrase(kind, "hollow")) return [...wishes];
  const title = capitalise(textOf(kind));
  return [{ ...only, command: { ...only.command, slots: { ...slots, title } } }];
}

/** "Gooi de fysio" as a new title, where there is a fysio and no verb makes a new meeting: that verb is not known. */
function besideKnown<W extends { command: Command }>(
  wishes: readonly W[],
  { units }: Heard,
  { known, awaiting }: Context,
): W[] {
  const [only, second] = wishes;
  const { intent, slots } = only?.command ?? {};
  const title = wordsOf(slots?.title ?? "");
  if (
    !only ||
    second ||
    awaiting !== undefined ||
    intent !== "create" ||
    units.some((unit) => isPhrase(unit, "act:create"))
  )
    return [...wishes];
  const old = (known?.meetings ?? []).find((meeting) => {
    const parts = wordsOf(meeting.title);
    return parts.length > 0 && parts.length < title.length && parts.every((part) => title.includes(part));
  });
  const others = title.filter((word) => !wordsOf(old?.title ?? "").includes(word));
  const isNamed = units.some((unit) => isPhrase(unit, "kinds") && unit.kind === "phrase" && others.includes(unit.text));
  if (!old || isNamed) return [...wishes];
  return [{ ...only, command: { ...only.command, confidence: UNSURE, unread: others.join(" ") } }];
}

const wordsOf = (title: string): string[] => fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What the words that are understood come to, where nothing else reads the message. */
function bestOf({ readings, likely }: Heard): Command | null {
  const [only, second] = readings;
  const reading = readings.length === 0 ? likely() : second ? undefined : only?.reading;
  if (!reading || reading.left.length === 0) return null;
  const { command, left } = reading;
  const { target, title, attendees } = command.slots;
  const says = command.intent === "create" ? command.when?.kind === "datetime" && (title || attendees) : target?.title;
  return says ? { ...command, confidence: UNSURE, unread: left.slice(0, 3).join(", ") } : null;
}

/** A meeting at its time, or something that rules of its own have read. */
const isPlaced = ({ intent, when, manner, slots }: Command) =>
  manner !== undefined ||
  slots.location !== undefined ||
  slots.preference !== undefined ||
  !NOT_PLACED.has(intent) ||
  (intent === "create" && when?.grain === "minute");
const NOT_PLACED = new Set<Command["intent"]>(["out_of_domain", "create", "reschedule", "edit_attendees"]);

function doubted(
  command: Command,
  { time, words }: Leftovers,
  unread: string,
  context: Context,
  only: boolean,
): Command {
  const { when, intent } = command;
  const isTimed = (intent === "create" || intent === "reschedule") && when?.kind === "datetime" && !command.either;
  if (time && words.length === 0 && only && isTimed) {
    const other = whenOf(settle([{ ...time, repaired: false }]), hereOf(context), { anchor: true })?.when;
    const moved = other && onSameDay(other, when, time);
    if (moved?.kind === "datetime" && moved.start !== when.start)
      return { ...command, confidence: UNSURE, either: moved };
  }
  return { ...command, confidence: UNSURE, unread };
}

/** A reading that leaves something out. */
const UNSURE = 0.4;

/**
 * Whether a message may ask for something: it holds a time, a verb for it, or a kind of meeting. Where a meeting was
 * spoken of or something is open, a name alone and a word that corrects do too.
 *
 * @param context without the names that are known: those are read when this is true
 */
export function mayAsk(message: string, context: Context): boolean {
  const units = hear(message, context)?.units ?? [];
  const asksAnew = units.some(
    (unit) => unit.kind === "time" || unit.kind === "shift" || asks(unit) || isPhrase(unit, "kinds", "hollow"),
  );
  if (asksAnew || !(context.focus || context.awaiting !== undefined)) return asksAnew;
  const corrects = units.some((unit) => isPhrase(unit, "repair", "with", "too", "but", "not"));
  const names = units.some(({ kind }) => kind === "word" || kind === "person");
  return corrects || (names && units.every((unit) => unit.kind === "word" || unit.kind === "person" || isQuiet(unit)));
}

/** The requests of a message where its mentions explain all of it; undefined otherwise. */
export function heardWhole(message: string, context: Context): { text: string; command: Command }[] | undefined {
  // "Send me my agenda at 8" is a wish for every day.
  if (agendaWanted(message)) return undefined;
  const several = listed(message, context) ?? mailed(message, context);
  if (several) return several;
  const heard = hear(message, context);
  if (!heard) return undefined;
  const beside = besideMeetings(message, heard, context);
  if (beside) return [{ text: message, command: beside }];
  const moved = movedInstead(heard);
  if (moved) return [{ text: message, command: moved }];
  const isTorn = heard.readings.length === 1 && heard.readings[0]?.reading.command.either !== undefined;
  const ofVerb = isTorn && clausesOf(heard.units).length > 1 ? toldIn(heard, true) : undefined;
  if (ofVerb) return ofVerb;
  const isWhole = heard.readings.length > 0 && heard.readings.every(({ reading }) => reading.left.length === 0);
  if (!isWhole) return toldIn(heard);
  return sharing(heard.readings.map(({ text, reading }) => ({ text, command: reading.command })));
}

/** "Move the eye test to Monday - no, just cancel it": of two verbs with a repair between, the later, of the same meeting. */
function ratherThan([first, second, third]: readonly (readonly Unit[])[], read: Heard["read"]): Reading | null {
  const at = first?.findLastIndex((unit) => isPhrase(unit, "repair")) ?? -1;
  if (!first || !second || third || at < 1) return null;
  const isEmpty = first
    .slice(at)
    .every((unit) => unit.kind === "phrase" || unit.kind === "word" || unit.kind === "stop");
  const [before, later] = [read(first.slice(0, at)), read(second)];
  const target = before?.command.slots.target;
  if (!isEmpty || !before || !later || !target || later.left.length > 0 || before.left.length > 0) return null;
  const { slots } = later.command;
  return slots.target ? null : { left: [], command: { ...later.command, slots: { ...slots, target } } };
}

/** "Cancel Heike tomorrow and put her in for Friday" is a move. */
function putElsewhere(
  [first, second, third]: readonly (readonly Unit[])[],
  here: Here,
  read: Heard["read"],
): Reading | null {
  if (!first || !second || third || !second.some((unit) => isPhrase(unit, "act:create"))) return null;
  const isIt = second.some((unit) => isPhrase(unit, "it", "them"));
  const names = second.some(({ kind }) => kind !== "phrase" && kind !== "time" && kind !== "stop");
  const before = read(first);
  const { intent, slots } = before?.command ?? {};
  const settled = settle(timesOf(second));
  const when = whenOf(settled, here, { moving: true })?.when;
  if (!isIt || names || contentOf(second).length > 0 || intent !== "cancel" || !slots?.target || !when) return null;
  const command: Command = {
    intent: "reschedule",
    confidence: 0.9,
    slots: { target: slots.target },
    when,
    question: null,
  };
  return settled.against || before?.left.length ? null : { command, left: [] };
}

/** "Can't make the pitch tomorrow, find another time": it moves, and when to is asked. */
function anotherTime(units: readonly Unit[], read: Heard["read"]): Reading | null {
  const verb = units.findLastIndex((unit, n) => n > 0 && asks(unit) && units[n - 1]?.kind === "stop");
  const [head, wish] = [units.slice(0, verb), units.slice(verb)];
  const isAbsent = (unit: Unit) => isPhrase(unit, "act:absent");
  const cannot =
    head.some(isAbsent) ||
    (head.some((unit) => isPhrase(unit, "free")) && head.some((unit) => isPhrase(unit, "negation", "not")));
  const isWish =
    wish.some((unit) => isPhrase(unit, "act:move") || isPhrase(unit, "hollow")) &&
    wish.every((unit) => unit.kind === "phrase" || unit.kind === "stop") &&
    wish.filter(asks).every((unit) => isPhrase(unit, "act:find", "act:move"));
  if (verb < 1 || !cannot || !isWish) return null;
  const said = head.filter((unit) => !isAbsent(unit) && !isPhrase(unit, "free", "negation", "not"));
  const reading = said.some(asks) ? undefined : read([GONE, ...said]);
  const { intent, slots } = reading?.command ?? {};
  if (intent !== "cancel" || !slots?.target || reading?.left.length) return null;
  const { target } = slots;
  return {
    left: [],
    command: { intent: "reschedule", confidence: 0.9, slots: { target }, when: null, question: null },
  };
}

/** As if it were said that a meeting goes. */
const GONE: Unit = { start: 0, end: 0, kind: "phrase", roles: ["act:cancel"], text: "" };

/** "Cancel the lunch and reschedule it for Friday" is one move. */
function movedInstead({ readings }: Heard): Command | null {
  const [first, second, third] = readings.map(({ reading }) => reading);
  if (!first || !second || third || first.left.length > 0 || second.left.length > 0) return null;
  const { target } = first.command.slots;
  const isMove = second.command.intent === "reschedule" && !second.command.slots.target && second.command.when;
  if (first.command.intent !== "cancel" || !target || !isMove) return null;
  return { ...second.command, slots: { ...second.command.slots, target } };
}

/** Talk, a question that counts or looks back, or one that leans on the question before. */
function besideMeetings(message: string, { units }: Heard, context: Context): Command | undefined {
  const base: Command = { intent: "out_of_domain", confidence: 0.9, slots: {}, when: null, question: null };
  const talk = context.awaiting === undefined ? talkIn(units) : null;
  if (talk) return { ...base, aside: talk };
  const here = hereOf(context);
  const settled = settle(timesOf(units));
  const when = whenOf(settled, here, { anchor: true, looking: true })?.when ?? null;
  const question = questionIn(units);
  if (question) return { ...base, intent: "query", ...question, when };
  const { asked, awaiting, focus } = context;
  const isSmall = (unit: Unit) =>
    unit.kind === "stop" ||
    isPhrase(unit, "join", "interrogative", "courtesy", "filler", "opensQuestion", "act:ask", "it");
  if (
    focus &&
    awaiting === undefined &&
    units.length < 7 &&
    units.every(isSmall) &&
    units.some((unit) => isPhrase(unit, "interrogative"))
  )
    return { ...base, intent: "query", manner: "about" };
  const follows = asked && awaiting === undefined && message.length < LONGEST_FOLLOW_UP ? followsUp(units) : null;
  if (!asked || !follows) return undefined;
  const title = follows.words.map(textOf).join(" ");
  const people = units.flatMap((unit) => (unit.kind === "person" ? [unit.said] : []));
  const step = units.some((unit) => isPhrase(unit, "dayAfter"))
    ? 1
    : units.some((unit) => isPhrase(unit, "dayBefore"))
      ? -1
      : 0;
  if (step !== 0 && asked.when) return { ...asked, when: daysFrom(asked.when, step) };
  const { target: before, ...slots } = asked.slots;
  const named = { ...(title && { title: capitalise(title) }), ...(people.length > 0 && { attendees: people }) };
  const { when: _, ...others } = before ?? {};
  const target = Object.keys(named).length > 0 ? named : others;
  return {
    ...asked,
    slots: { ...slots, ...(Object.keys(target).length > 0 && { target }) },
    when: when ?? (title || people.length ? null : asked.when),
  };
}

const LONGEST_FOLLOW_UP = 60;

/** A day that was asked about, some days on. */
function daysFrom(when: When, days: number): When {
  const date = /^\d{4}-\d\d-\d\d/.exec(when.start ?? "")?.[0];
  if (!date) return when;
  const on = (n: number) => new Date(Date.parse(`${date}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10);
  return { kind: "date", start: on(days), end: null, part: null, grain: "day", text: when.text };
}

/** A long message with one request in it: the clause of its verb, when that explains itself. */
function toldIn({ units, read, here }: Heard, isTorn = false): Request[] | undefined {
  const told = toldBefore(units, here);
  if (told) return [told];
  const clause = isTorn || units.length >= SHORTEST_STORY ? requestClause(units) : null;
  const reading = clause && read(onDayBefore(clause));
  if (!clause || !reading || reading.left.length > 0) return undefined;
  const { command } = reading;
  const people = clause.before.flatMap((unit) => (unit.kind === "person" ? [unit.whole] : []));
  const spokenOf = clause.units.some((unit) => isPhrase(unit, "them")) && new Set(people).size === 1;
  const joined = spokenOf && command.intent === "create" && !command.slots.attendees;
  const slots = joined ? { ...command.slots, attendees: people.slice(0, 1) } : command.slots;
  // An hour without a day may be on that of what is told before.
  const dated = (unit: Unit) => unit.kind === "time" && unit.found.time.point.date !== undefined;
  const isOpen = !onDayBefore(clause).some(dated) && clause.units.some(({ kind }) => kind === "time");
  if (clause.before.some(dated) && isOpen) return undefined;
  const says = command.intent === "create" ? command.when?.kind === "datetime" : Boolean(slots.target?.title);
  return says ? [{ text: clause.text, command: { ...command, slots, confidence: 0.8 } }] : undefined;
}

/** "… we'd grab breakfast Monday at 8, can you put that in": the meeting is what the clause before tells of. */
function toldBefore(units: readonly Unit[], here: Here): Request | undefined {
  const clauses = clausesOf(units);
  const last = clauses.findLastIndex((clause) => clause.some(asks));
  const wish = clauses[last] ?? [];
  const isThat =
    wish.some((unit) => isPhrase(unit, "act:create")) &&
    wish.every((unit) => unit.kind === "phrase" || unit.kind === "stop" || unit.kind === "time") &&
    !wish.some((unit) => isPhrase(unit, "kinds", "negation", "not", "condition"));
  const before = clauses.slice(0, last);
  const from = before.slice(0, -1).findLastIndex((clause) => /^[.!?;\n]$/.test(textOf(clause.at(-1))));
  const source = before.slice(from + 1).flat();
  if (!isThat || source.length === 0 || source.some((unit) => isPhrase(unit, "negation", "condition")))
    return undefined;
  // "Put that down for Tuesday at 10, an hour should do": what was not told is said with the wish.
  const behind = clauses.slice(last + 1).flat();
  const isOnlyLong = behind.every((unit) => unit.kind !== "time" || isLength(unit.found.time));
  const settled = settle(timesOf([...source, ...wish, ...(isOnlyLong ? behind : [])]));
  const when = whenOf(settled, here, { anchor: true })?.when;
  const people = source.flatMap((unit) => (unit.kind === "person" ? [unit.whole] : []));
  const kind = source.find((unit) => isPhrase(unit, "kinds"));
  const topic = source.find((unit) => (unit.kind === "topic" || unit.kind === "quote") && unit.text.length > 2);
  const title = textOf(kind) || textOf(topic);
  if (settled.against || when?.kind !== "datetime" || (people.length === 0 && title === "")) return undefined;
  const slots = {
    ...(title !== "" && { title: capitalise(title) }),
    ...(people.length > 0 && { attendees: [...new Set(people)] }),
    ...(settled.length !== undefined && { durationMinutes: settled.length }),
  };
  const text = source.map(textOf).join(" ");
  // "Go through it with Ruth": what that is was told somewhere else.
  const it = source.find((unit) => unit.kind === "topic" && unit.text.length <= 2);
  const unread = it && { confidence: UNSURE, unread: textOf(it) };
  const command: Command = { intent: "create", confidence: 0.8, slots, when: refusePast(when, here), question: null };
  return { text, command: { ...command, ...unread } };
}

/** An hour alone is on the one day that the same sentence speaks of in front of it. */
function onDayBefore({ units, before }: { units: readonly Unit[]; before: readonly Unit[] }): readonly Unit[] {
  const from = before.findLastIndex((unit) => unit.kind === "stop" && /^[.!?;\n]$/.test(unit.text));
  const [day, another] = before
    .slice(from + 1)
    .filter((unit) => unit.kind === "time" && unit.found.time.point.date !== undefined);
  const times = units.filter((unit) => unit.kind === "time");
  const isAlone =
    times.length > 0 && times.every((unit) => unit.kind === "time" && unit.found.time.point.date === undefined);
  return day?.kind === "time" && !another && isAlone ? [dayOf(day), ...units] : units;
}

/** The day of a time without its hour. */
const dayOf = (unit: Extract<Unit, { kind: "time" }>): Unit => ({
  ...unit,
  found: { ...unit.found, time: withoutClock(unit.found.time) },
});

/** Fewer mentions are no story: each of their words is part of what is asked. */
const SHORTEST_STORY = 9;

interface Request {
  text: string;
  command: Command;
}

/** "Add Priya and remove Tom from the retro": what is said of one is the meeting of both. */
function sharing(requests: Request[]): Request[] {
  const isEdit = ({ command }: Request) => command.intent === "edit_attendees";
  const target = requests.find((one) => isEdit(one) && one.command.slots.target)?.command.slots.target;
  if (!target || !requests.every(isEdit)) return requests;
  return requests.map(({ text, command }) => ({ text, command: { ...command, slots: { target, ...command.slots } } }));
}

/** A list of meetings, one a line: each is a request, and a line above or below may say what to do with them. */
function listed(message: string, context: Context): Request[] | undefined {
  const alone = { ...context, awaiting: undefined, focus: false };
  const lines = linesOf(message).map((text) => ({ text, heard: hear(text, alone) }));
  const items = lines.flatMap(({ text, heard }) => {
    const [only, second] = heard?.readings ?? [];
    const isItem = only && !second && only.reading.left.length === 0 && only.reading.command.intent === "create";
    return isItem ? [{ text, command: only.reading.command }] : [];
  });
  const others = lines.filter(({ text }) => !items.some((item) => item.text === text));
  const isAround = others.every(({ heard }) => heard?.units.every(({ kind }) => kind === "phrase" || kind === "stop"));
  return items.length >= 2 && others.length <= 1 && isAround ? items : undefined;
}

/** "Please book this" below a pasted mail: its writer, its time and its subject. */
function mailed(message: string, context: Context): Request[] | undefined {
  if (message.length > LONGEST_MAIL || !message.includes("\n")) return undefined;
  for (const code of LANGUAGE_CODES) {
    const words = wordsFor(code);
    const mail = words && pastedMail(message, words.mail);
    if (!mail) continue;
    const alone = { ...context, awaiting: undefined, focus: false };
    const wish = hear(mail.wish, alone);
    if (!wish?.units.some((unit) => isPhrase(unit, "act:create")) || wish.units.some(({ kind }) => kind === "time"))
      continue;
    const units = hear(mail.body, alone)?.units ?? [];
    const times = timesOf(units);
    const settled = settle(times);
    const time = whenOf(settled, hereOf(context), { anchor: true });
    if (!time || settled.against || settled.time?.point.clock === undefined) continue;
    const topic = units.find((unit) => unit.kind === "topic");
    const title = mail.subject || (topic?.kind === "topic" ? topic.text : "");
    const slots = {
      attendees: [mail.sender],
      ...(settled.length !== undefined && { durationMinutes: settled.length }),
      ...(title !== "" && { title: capitalise(title) }),
    };
    const when = refusePast(time.when, hereOf(context));
    return [{ text: mail.wish, command: { intent: "create", confidence: 0.8, slots, when, question: null } }];
  }
  return undefined;
}

/** A longer mail is for reading. */
const LONGEST_MAIL = 2_000;
