import { type Context, plain, type Slots } from "../command";
import { capitalise } from "../grammar/titles";
import { fold } from "../text";
import { lengthAt, toMinutes } from "../times/length-rules";
import { isLength } from "../times/settle-times";
import { wallAt } from "../times/zone";
import { describeNew } from "./describe-new";
import { isGuestOf, isTitleOf, type MeetingKnown } from "./gazetteer";
import { cutWords, type Role, type Word } from "./lexicon";
import { isOnDay, settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf } from "./slots";
import { type Heard, isPhrase, mayLean, type Reading, textOf, timeMeant, type Unit, untyped } from "./unit";
import { timesOf } from "./units-in";
import { anotherSaid } from "./what-was-told";
import { listOf } from "./word-lists";

/** What is said of a second meeting: its hours, and whether it is in front of the first one, or behind it. */
interface Said {
  units: readonly Unit[];
  words: readonly Word[];
  subject: MeetingKnown & { start: number; end: number };
  /** Whoever comes, and is not in the first one. */
  others: Unit[];
  /** Hours that are neither when the first one begins nor when it is over, in minutes of the day. */
  hours: number[];
  /** Hours at which it begins, or is over, are said. */
  atStart: boolean;
  atEnd: boolean;
  length: number | undefined;
  /** A day is said that is not that of the first one. */
  isElsewhen: boolean;
}

/**
 * "I want to prepare, set aside thirty minutes before the 12 o'clock", "Tom wants a word when I'm done with Mia", "on Monday at
 * 10 I'm calling Paula": what is said in whatever words is no change of what the talk is about, where it is time to prepare for
 * it, somebody else right behind it, or a call with somebody else on another day. Whatever else is said only tells why.
 */
export function secondMeeting(heard: Heard, context: Context): Heard | undefined {
  const said = whatIsSaid(heard, context);
  const reading =
    said && !isRead(heard, said)
      ? (toPrepare(said, heard) ?? behindIt(said, heard) ?? onAnotherDay(said, heard))
      : null;
  if (!said || !reading) return undefined;
  const isMeant = (unit: Unit) => said.others.includes(unit) || (unit.kind === "time" && !reading.command.manner);
  const [units, aside] = [said.units.filter(isMeant), said.units.filter((unit) => !isMeant(unit))];
  return { ...heard, units, aside, readings: [{ text: heard.ground.text.said, reading }] };
}

/** A new meeting that is read in full, with whoever comes, and by more than what is done. */
function isRead({ readings: [only, another], ground }: Heard, { others }: Said): boolean {
  // "Make Nora's 40 minutes, and Tom right after that", of what there is
  if (another?.reading.command.manner === "after-that" && another.reading.command.intent === "reschedule") return true;
  const { command, left = [] } = only?.reading ?? {};
  const isNew = command?.intent === "create" && command.unread === undefined && !another && left.length === 0;
  const { title = "", attendees = [] } = command?.slots ?? {};
  const isBare = hasOne([{ text: fold(title) }], ground.lexicon.words.beside.calls);
  return isNew && !isBare && attendees.length === others.length;
}

function whatIsSaid({ units: meant, aside, ground, here }: Heard, context: Context): Said | undefined {
  const { subject } = ground;
  const { awaiting, focus = false, timed } = context;
  if (!subject?.start || !subject.end || !timed || !mayLean({ awaiting, focus })) return undefined;
  const typed = [...meant, ...aside].filter(({ start, end }) => start < end);
  const units = typed.toSorted((one, other) => one.start - other.start);
  const isOther = units.some(
    (unit) =>
      (isPhrase(unit, ...OTHERWISE) && !isPhrase(unit, "thatTime")) ||
      (asks(unit) && !isPhrase(unit, "act:create", "act:ask", "not", "weak")),
  );
  const times = timesOf(units);
  if (isOther || times.some(({ time: { point } }) => point.zone !== undefined || point.repeat !== undefined))
    return undefined;
  const { zone } = here;
  const [begins, ends] = [wallAt(subject.start, zone), wallAt(subject.end, zone)];
  // "Prep 11.30-12 just me": a figure that is no time by itself.
  const numbers = units.flatMap((unit) => {
    const hour = unit.kind === "number" || unit.kind === "label" ? Number.parseInt(textOf(unit), 10) : Number.NaN;
    return hour > 0 && hour <= 24 ? [hour * 60] : [];
  });
  const clocks = times.flatMap(({ time: { point, until } }) =>
    [point.clock?.minute ?? [], until?.clock?.minute ?? []].flat(),
  );
  const isAt = (minute: number) => (hour: number) => hour === minute || hour + HALF_DAY === minute;
  const hours = [...clocks, ...numbers];
  const lengths = units.flatMap((unit) =>
    unit.kind === "shift"
      ? [Math.abs(unit.minutes)]
      : unit.kind === "time" && isLength(unit.found.time)
        ? [unit.found.time.point.length ?? 0]
        : [],
  );
  const days = times.flatMap(({ start, end, time: { point } }) =>
    point.date ? [timeMeant(start, end, { date: point.date })] : [],
  );
  // "The 30 mins before Mia's": behind an article it is no time of the message.
  const far = lengths.length > 0 ? null : ground.tokens.map((_, n) => lengthAt(ground.tokens, n)).find(Boolean);
  if (far) lengths.push(toMinutes(far.value));
  // "The one with Mia" is no minute.
  const [length, another] = new Set(lengths.filter((minutes) => minutes > 1));
  if (another !== undefined) return undefined;
  return {
    ...{ units, words: cutWords(ground.text.folded), subject: { ...subject, start: subject.start, end: subject.end } },
    others: units.filter((unit) => unit.kind === "person" && !isGuestOf(unit.whole, subject)),
    hours: [...new Set(hours.filter((hour) => !isAt(begins.minute)(hour) && !isAt(ends.minute)(hour)))],
    atStart: hours.some(isAt(begins.minute)),
    atEnd: hours.some(isAt(ends.minute)),
    length,
    isElsewhen: days.some(({ found }) => !isOnDay(found, begins.day, here)),
  };
}

/** "Me lo tengo que preparar, ponme de 11 y media a 12": time for oneself that is over when the first one begins. */
function toPrepare(
  { words, others, hours, atStart, atEnd, length, isElsewhen, ...said }: Said,
  heard: Heard,
): Reading | undefined {
  const { beside } = heard.ground.lexicon.words;
  const title = namedIn(words, beside.prepares);
  const [from, another] = hours;
  if (title === undefined || others.length > 0 || another !== undefined || atEnd || isElsewhen) return undefined;
  const isBefore =
    atStart || said.units.some((unit) => isPhrase(unit, "beforeThat") || (unit.kind === "shift" && unit.minutes < 0));
  const slots = { title, ...(length !== undefined && { durationMinutes: length }) };
  if (from === undefined)
    return length !== undefined && (isBefore || hasOne(words, beside.before))
      ? { command: { ...plain("create", slots), manner: "ahead-of-that" }, left: [] }
      : undefined;
  // "Half vier tot vier", in front of what is at 16:00
  const begins = wallAt(said.subject.start, heard.here.zone).minute;
  const half = begins - from > HALF_DAY ? HALF_DAY : 0;
  const till = begins - from - half;
  // An hour at which it begins and no length: until the first one does.
  const isThen = till > 0 && (length === undefined ? till <= LONGEST_MINUTES : length <= till);
  return isThen ? thatDay(from + half, length ?? till, { title }, heard) : undefined;
}

const LONGEST_MINUTES = 180;
const HALF_DAY = 720;

/** "Sobald ich mit Mia fertig bin, Tom", "à l'issue du déjeuner un entretien avec Tom": somebody else when the first one is over. */
function behindIt(
  { units, words, others, hours, atStart, atEnd, length, isElsewhen, subject }: Said,
  heard: Heard,
): Reading | undefined {
  const { ground } = heard;
  const { beside } = ground.lexicon.words;
  const isMade = units.some((unit) => isPhrase(unit, "act:create", "weak") && !isPhrase(unit, "with"));
  const first = units.find(({ kind }) => kind !== "stop");
  const sides = units.filter((unit) => isPhrase(unit, "afterThat"));
  // "Then Tom" may be another guest.
  const isSide = sides.some((unit) => unit !== first || textOf(unit).includes(" ") || isMade || atEnd);
  const isIts = (unit: Unit) =>
    isPhrase(unit, "it") ||
    (unit.kind === "person" && !others.includes(unit)) ||
    isTitleOf(contentOf([unit]), subject, ground.lexicon.concepts);
  const named = units.filter((unit) => isIts(unit) || (atStart && unit.kind === "time"));
  const isBehind = words.some(
    ({ text }, n) =>
      listOf(beside.after).has(text) &&
      words.slice(n + 1, n + NEAR).some(({ start }) => named.some((unit) => unit.start === start)),
  );
  // "Wann bin ich mit Nina fertig" is not of the first one.
  const isOver = hasOne(words, beside.over) && (named.length > 0 || atEnd);
  const isApart = anotherSaid(units, ground) !== undefined;
  const isSaid = isSide || isBehind || isOver || (isApart && (atEnd || sides.length > 0));
  const isLater = hours.length > 0 || isElsewhen || (atStart && !isBehind && !isSide);
  if (others.length === 0 || !isSaid || isLater) return undefined;
  const slots = {
    ...describedBy(units, others, heard, subject),
    ...(length !== undefined && { durationMinutes: length }),
  };
  if (!atEnd) return { command: { ...plain("create", slots), manner: "after-that" }, left: [] };
  return thatDay(wallAt(subject.end, heard.here.zone).minute, length, slots, heard);
}

/** How far behind a word for "after" what it is after may stand. */
const NEAR = 5;

/** "Mit Paula muss ich auch noch telefonieren, Montag um 10 passt": a call with somebody else, on a day of its own. */
function onAnotherDay({ units, words, others, subject, isElsewhen }: Said, heard: Heard): Reading | undefined {
  const { ground, here } = heard;
  const title = namedIn(words, ground.lexicon.words.beside.calls);
  const isGuest = units.some((unit) => unit.kind === "person" && !others.includes(unit));
  const settled = settle(timesOf(units));
  const isWhole = settled.time?.point.date !== undefined && settled.time.point.clock !== undefined && !settled.against;
  const when = isWhole ? whenOf(settled, here, { anchor: true })?.when : undefined;
  if (title === undefined || others.length === 0 || isGuest || !isElsewhen || !when) return undefined;
  return { command: { ...plain("create", { title, ...describedBy(units, others, heard, subject) }), when }, left: [] };
}

/** At an hour of its day. */
function thatDay(from: number, length: number | undefined, slots: Slots, { here }: Heard): Reading | undefined {
  const { found } = timeMeant(0, 0, { clock: { minute: from, sure: true }, ...(length !== undefined && { length }) });
  const when = whenOf(settle([found]), here, {})?.when;
  return when && { command: { ...plain("create", slots), when, manner: "that-day", besides: true }, left: [] };
}

/** Who comes, and the kind of meeting that it is. */
function describedBy(units: readonly Unit[], others: readonly Unit[], { ground }: Heard, subject: MeetingKnown): Slots {
  const isKind = (unit: Unit) =>
    isPhrase(unit, "kinds") &&
    contentOf([unit]).length > 0 &&
    !isTitleOf(contentOf([unit]), subject, ground.lexicon.concepts);
  const kind = units.find(isKind);
  const { title, attendees } = describeNew([...(kind ? [kind] : []), untyped("with"), ...others], ground);
  return { ...(title !== undefined && { title }), attendees };
}

/** The name of a list, which is its first word, where a message has one of its words; a long one may go on. */
function namedIn(words: readonly Word[], list: string): string | undefined {
  const [name = ""] = list.split(",");
  return hasOne(words, list) ? capitalise(name) : undefined;
}

function hasOne(words: readonly Pick<Word, "text">[], list: string): boolean {
  const all = [...listOf(list)];
  return words.some(({ text }) => all.some((one) => text === one || (one.length >= STEM && text.startsWith(one))));
}

const STEM = 5;

/** What makes it something else than that. */
const OTHERWISE: readonly Role[] = [
  ...(["otherwise", "inItsPlace", "standsIn", "goesOut", "onceMore", "theSame", "act:rename", "lastOf"] as const),
];
