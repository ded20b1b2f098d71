import { type Command, type Context, plain } from "../command";
import { isLength } from "../times/settle-times";
import { againThen } from "./again-then";
import { amendment, isAnotherOne } from "./amendment";
import { isMessage } from "./asides";
import { alsoThere, atItsHour } from "./at-its-hour";
import { besideIt } from "./beside-it";
import { goesElsewhere } from "./change-meeting";
import { changePlaces } from "./change-places";
import { changesOf, isNamed, MOST_REQUESTS, partsOf } from "./changes-each";
import { atBoth, clausesOf, onDayBefore, withoutChatter, withoutExcuses, withoutOpening, withoutPlea } from "./clauses";
import { comesInstead, leavesOthers, replacesThem } from "./guest-edits";
import { type ItemList, itemsOf } from "./item-lists";
import { besidePlace, onlyPlace, toldPlace, withLocation } from "./its-place";
import { anotherTime, proposedInstead } from "./joint-requests";
import { isOfHours, keptFree } from "./kept-free";
import { withKnownTopics } from "./known-topics";
import { labelled } from "./labelled";
import type { Role } from "./lexicon";
import { atItsEnd, longerBy, runsLonger } from "./longer-by";
import { freeTimeAsked, lookingFor } from "./looking";
import { narrowing } from "./narrowing";
import { notThatDay } from "./not-that-day";
import { allCalledOff, allElsewhere } from "./of-all";
import { itAndWhy, ofNamedInTold, ofTold } from "./of-told";
import { onceMore } from "./once-more";
import { onlyOtherDay } from "./only-other-day";
import { placeInstead } from "./other-place";
import { othersDo } from "./others-do";
import { putElsewhere } from "./put-elsewhere";
import { putsIt, putsNamed, putsSubject, shallGo } from "./puts-it";
import { asksWhom } from "./questions";
import { refersBack } from "./refers-back";
import { namesAnew } from "./rename";
import { withoutRuledOut } from "./ruled-out";
import { asks, segmentsOf } from "./segment";
import { contentOf, isKnown, isQuiet, namedIn } from "./slots";
import { takesHour } from "./takes-hour";
import { lastsTheirs } from "./theirs";
import { namesOne } from "./told-first";
import { tellsOfSomebody, toldOfOther } from "./told-of-others";
import {
  type Ground,
  type Heard,
  IT,
  inOrder,
  isPerson,
  isPhrase,
  isQuestionMark,
  isTimeOrShift,
  LASTS,
  NO,
  type Reading,
  type Situation,
  UNSURE,
  type Unit,
} from "./unit";
import { isClock, isLengthUnit } from "./unit-times";
import { has, timesOf } from "./units-in";
import { daysApart } from "./whole-days";
import { worksThen } from "./works-then";

/** More than this is a letter. */

/** A message by its mentions, before anything is made of them. */
export type Mentioned = Omit<Heard, "readings"> & { situation: Situation };

/** The requests that the mentions of a message come to; none where they do not. */
export function readingsOf(mentioned: Mentioned, context: Context): Heard["readings"] {
  const { units, ground, here, read, situation } = mentioned;
  const { text } = ground;
  const again = againThen(units, ground, situation);
  if (again) return [{ text: text.said, reading: again }];
  if (isPutBackBy(units) || isOneAlone(units)) return [];
  const kept = isOfHours(units) ? keptFree(units, ground, situation) : undefined;
  if (kept) return [{ text: text.said, reading: kept }];
  const elsewhere = placeInstead(units, ground, situation);
  if (elsewhere) return [{ text: text.said, reading: elsewhere }];
  const told = toldOfOther(units);
  if (told) {
    const rest = units.filter((unit) => !told.includes(unit) || isPhrase(unit, "repair"));
    const [only, another] = readingsOf({ ...mentioned, units: rest }, context);
    if (!only || another || only.reading.command.unread !== undefined) return [];
    const unread = text.said.slice(told[0]!.start, told.findLast(({ kind }) => kind !== "stop")?.end);
    const command: Command = { ...only.reading.command, confidence: UNSURE, unread };
    return [{ ...only, reading: { ...only.reading, command } }];
  }
  const where = besidePlace(units, situation);
  if (where?.isAll) return [{ text: text.said, reading: onlyPlace(where.location) }];
  const there = where && alsoThere(units, where.location, situation);
  if (there) return [{ text: text.said, reading: there }];
  const [beside, second] = where && !where.isAll ? readingsOf({ ...mentioned, units: where.rest }, context) : [];
  const placed = where && beside && !second ? withLocation(where.location, beside) : undefined;
  if (placed) return placed;
  const tellsPlace = where && toldPlace(units, mentioned.aside, ground, situation);
  if (tellsPlace) return [{ text: text.said, reading: tellsPlace }];
  const asked = context.awaiting === "time" || context.awaiting === "confirmation";
  const whole = (reading: Reading) => [{ text: text.said, reading }];
  const gone = allCalledOff(inOrder({ units, aside: mentioned.aside }), ground, here);
  if (gone) return whole(gone);
  const swapped = changePlaces(units, ground, situation);
  if (swapped) return whole(swapped);
  const alike = atItsHour(units, ground, situation);
  if (alike) return whole(alike);
  const skipped = notThatDay(units, ground, situation);
  if (skipped) return whole(skipped);
  const other = onlyOtherDay(units, situation);
  if (other) return whole(other);
  const longer =
    atItsEnd(units, ground, situation) ?? runsLonger(units, ground, situation) ?? longerBy(units, ground, situation);
  if (longer) return whole(longer);
  const theirs = lastsTheirs(units, ground, situation);
  if (theirs) return theirs;
  const next = besideIt(units, ground, situation);
  if (next) return whole(next);
  const copy = onceMore(units, ground, situation);
  if (copy) return whole(copy);
  const named = namesAnew(units, ground, situation) ?? putsSubject(units, ground, situation);
  if (named) return whole(named);
  const list = isBooking(units) ? itemsOf(units, ground) : null;
  const several = list ? manyOf(list, text.said, read) : undefined;
  if (several) return several;
  const apart = daysApart(units, ground);
  const days = apart && manyOf({ items: apart, length: null }, text.said, read);
  if (days) return days;
  const meant = withoutExcuses(withoutRuledOut(withKnownTopics(withoutPlea(withoutOpening(units)), ground), ground));
  const taken = takesHour(meant, situation);
  if (taken) return whole(taken);
  const all =
    allElsewhere(meant, ground, here) ?? allElsewhere(inOrder({ units, aside: mentioned.aside }), ground, here);
  if (all) return whole(all);
  // "The 2pm one, and Mia too", of times that were offered
  const isRow = context.awaiting === "time" && has(units, "too", "act:invite");
  const row = isRow ? amendedEach(meant, ground, situation, read) : undefined;
  if (row) return row;
  const part =
    narrowing(units, ground, situation) ??
    lookingFor(units, ground, situation) ??
    freeTimeAsked(units, ground, situation);
  if (part) return whole(part);
  const works = worksThen(meant, ground, situation);
  if (works) return whole(works);
  const order = inOrder({ units, aside: mentioned.aside });
  const leaves = itAndWhy(order, ground, situation) ?? ofTold(order, ground, situation);
  if (leaves) return whole(leaves);
  const calledOff = ofNamedInTold(units, ground, situation);
  if (calledOff) return whole(calledOff);
  const it = refersBack(meant, ground, situation);
  if (it) return whole(it);
  const whom = asksWhom(meant, ground, situation);
  if (whom) return whole(whom);
  const others = othersDo(meant, read);
  if (others) return whole(others);
  const behind = behindNews(meant, ground, read);
  if (behind) return whole(behind);
  const proposed = proposedInstead(meant, ground, situation);
  if (proposed) return whole(proposed);
  // What one is to be reminded of may hold verbs and stops of its own.
  const reminded = isPhrase(meant.find(asks), "act:remind") ? read(meant) : undefined;
  if (reminded) return whole(reminded);
  const moved = putElsewhere(meant, ground, situation);
  if (moved) return whole(moved);
  const cut = segmentsOf(withoutChatter(meant, ground)).flatMap((one) => besideChange(one, ground));
  const segments = withoutRevoked(withoutSaidTwice(withWhy(cut))).map(puttingIn);
  const instead = anotherTime(meant, read);
  if (instead) return whole(instead);
  const comes = isKnown(contentOf(meant), [], ground) ? comesInstead(meant, ground, situation) : undefined;
  if (comes) return whole(comes);
  const replaced = isAbout(context) ? replacesThem(units) : undefined;
  if (replaced) return whole(replaced);
  const rest = isAbout(context) ? leavesOthers(units, ground) : null;
  if (rest) return whole(rest);
  const isOpen = context.focus || asked || context.awaiting === "attendee" || context.awaiting === "choice";
  const label = isOpen ? labelled(meant, ground) : undefined;
  if (label) return whole(label);
  const put =
    putsIt(meant, ground, situation) ?? putsNamed(meant, ground, situation) ?? shallGo(meant, ground, situation);
  if (put) return whole(put);
  // "Friday 2pm with Tom, 20 min", when nothing is asked: it says all that a meeting needs.
  const isAnew = !asked && meant.some(isPerson) && (context.declined ? hasHour(meant) : saysWhen(meant));
  const each = isOpen && !isAnew ? amendedEach(meant, ground, situation, read) : undefined;
  if (each) return each;
  const amended = isOpen && !isAnotherOne(meant, situation) ? amendedBehind(meant, ground, read) : null;
  if (amended) return whole(amended);
  const [alone, another] = segments;
  const both = alone && !another ? atBoth(alone) : null;
  const twice = both && manyOf({ items: both, length: null }, text.said, read);
  if (twice) return twice;
  if (segments.length > MOST_REQUESTS) return [];
  const readings: Heard["readings"] = [];
  const changes = changesOf(meant, text.said, read);
  if (changes) return changes;
  for (const [n, said] of segments.entries()) {
    const list = another && !said.some(asks) ? itemsOf(said, ground) : null;
    const listed = list && manyOf(list, text.said, read);
    if (listed) {
      readings.push(...listed);
      continue;
    }
    const segment = onDayBefore({
      units: said,
      before:
        n > 0 && has(said, "act:create") && !has(said, "inItsPlace")
          ? segments
              .slice(0, n)
              .flat()
              .filter(({ kind }) => kind !== "stop")
          : [],
    });
    const reading =
      segments.length > 1 && isMessage(segment)
        ? NOT_PASSED_ON
        : read(segment, segments.length > 1, situation.focus || (n > 0 && !segment.some(asks)));
    if (!reading) return [];
    // What joins it to the next one is neither's.
    const own = said.filter((unit) => !isPhrase(unit, "join"));
    const [first, last] = [own[0], own.at(-1)];
    readings.push({ text: text.said.slice(first?.start ?? 0, last?.end ?? 0), reading });
  }
  return readings;
}

/** Meetings are told, or put down: "am Donnerstag hab ich um 9 …", "book …", and not "add Kim to the 10 o'clock and Tom to the 11". */
function isBooking(units: readonly Unit[]): boolean {
  const toThose = units.some((unit, n) => unit.kind === "time" && isPhrase(units[n - 1], "definite"));
  const isTold = (unit: Unit) => isPhrase(unit, "askedDone") && units.indexOf(unit) > 0 && !units.some(isQuestionMark);
  return units
    .filter(asks)
    .every(
      (unit) =>
        isTold(unit) ||
        (isPhrase(unit, "act:create") && !isPhrase(unit, "kinds") && !(isPhrase(unit, "act:invite") && toThose)),
    );
}

/** "Book her on her own on Monday": somebody alone, and not what was spoken of; who that is, and for what, is not said. */
const isOneAlone = (units: readonly Unit[]) =>
  units.some((unit, n) => isPhrase(unit, "them") && !isPhrase(unit, "it") && isPhrase(units[n + 1], "only")) &&
  has(units, "act:create");

/** "Zet m een kwartier terug": which way that is nobody knows. */
const isPutBackBy = (units: readonly Unit[]) =>
  has(units, "restores") &&
  timesOf(units).some(({ time }) => isLength(time)) &&
  units.every(({ kind }) => kind !== "shift");

/** "Bus broke down, can you nudge my 2 o'clock 15 min later": what happened, and a change that says all by itself. */
function behindNews(units: readonly Unit[], ground: Ground, read: Heard["read"]): Reading | undefined {
  const clauses = clausesOf(units);
  const at = clauses.findIndex((clause) => clause.some((unit) => asks(unit) || !isNews(unit)));
  const front = clauses.slice(0, Math.max(at, 0)).flat();
  const words = contentOf(front);
  if (words.length === 0 || words.some((word) => isKnown([word], [], ground))) return undefined;
  const reading = read(clauses.slice(at).flat());
  const { intent, slots, when } = reading?.command ?? {};
  const isNamed = slots?.target?.title !== undefined || slots?.target?.when !== undefined;
  const isWhole = intent === "cancel" || (intent === "reschedule" && (when?.start || slots?.shiftMinutes));
  return reading?.left.length === 0 && isNamed && isWhole ? reading : undefined;
}

const isNews = (unit: Unit) =>
  unit.kind === "stop" ||
  unit.kind === "word" ||
  (unit.kind === "phrase" && !isPhrase(unit, ...OF_REQUEST)) ||
  isPhrase(unit, "late");

const OF_REQUEST: readonly Role[] = ["kinds", "hollow", "repair", "negation", "not", "condition", "interrogative"];

/** A meeting was spoken of, or is being put together. */
export const isAbout = ({ focus, awaiting }: Context) => focus === true || awaiting !== undefined;

/** "At the Swan, and rather 4pm", "make it 20 min and push it to 5:15": amendments of what is open, one by one. */
function amendedEach(
  units: readonly Unit[],
  ground: Ground,
  situation: Situation,
  read: Heard["read"],
): Heard["readings"] | undefined {
  // "Nodig Mia ook uit": a word that joins stands inside as well.
  const cut = partsOf(units).filter((part) => part.some((unit) => !isPhrase(unit, "filler", "courtesy")));
  const parts = cut.length === 1 ? groupsOf(units) : cut;
  const [, another] = parts;
  const isOther = isAnotherOne(units, situation);
  // An hour that answers which one amends what is put together.
  const open = { ...situation, ...(situation.awaiting === "time" && { awaiting: "choice" }) };
  if (!another || parts.length > MOST_REQUESTS || isOther || amendment(units, ground, situation)) return undefined;
  // "Forget it, with Anna rather"
  const isLetGo = (part: readonly Unit[]) =>
    has(part, "letsGo") && part.every((unit) => isQuiet(unit) || isPhrase(unit, "letsGo"));
  // "We meet at the Blue Door, can you note it down?"
  const isEcho = (part: readonly Unit[], n: number) =>
    n > 0 && part.some(asks) && isEmpty(part, "act:create", "act:move", "act:tell");
  const meant = parts.filter((part, n) => !isLetGo(part) && !isEcho(part, n));
  const named = new Map(meant.map((part) => [part, putsNamed(part, ground, situation)] as const));
  const isAnyNamed = [...named.values()].some((reading) => reading !== undefined);
  const amendedBy = (part: Unit[]) => {
    // "Move it to 4 and make it 1h": beside an hour of the day a length is how long.
    const isHow =
      timesOf(part).every(({ time }) => isLength(time)) && meant.some((one) => one !== part && hasHour(one));
    const said = isHow && timesOf(part).length > 0 ? [IT, LASTS, ...part] : [IT, ...part];
    return (
      longerBy(part, ground, open) ??
      named.get(part) ??
      amendment(said, ground, open) ??
      putsIt(said, ground, situation) ??
      read(said, true)
    );
  };
  const all = meant.map((part) => ({
    text: ground.text.said.slice(part[0]!.start, part.at(-1)!.end),
    reading: isMessage(part) ? NOT_PASSED_ON : isBare(part) ? undefined : amendedBy(part),
  }));
  // "Don't do Friday, do it Monday at 10": only where it goes counts.
  const isMoved = all.some(({ reading }) => reading?.command.when);
  const readings = all.flatMap(({ text, reading }) => {
    const isRuledOut = isMoved && reading?.command.intent === "deny";
    return reading && !isRuledOut ? [{ text, reading }] : [];
  });
  const isAmended = ({ reading: { command, left } }: Heard["readings"][number]) =>
    left.length === 0 &&
    AMENDS.has(command.intent) &&
    (command.slots.target === undefined || isAnyNamed) &&
    (command.when !== null || Object.keys(command.slots).length > 0);
  const amends = readings.filter(({ reading }) => reading !== NOT_PASSED_ON);
  const isWhole = all.every(({ reading }) => reading) && amends.every(isAmended);
  return isWhole && amends.length > 0 ? readings : undefined;
}

const AMENDS: ReadonlySet<Command["intent"]> = new Set(["reschedule", "edit_attendees"]);

/** "Tom", "Tom needs her then": somebody of whom nothing says that they come or go. */
const isBare = ([first, second]: readonly Unit[]) =>
  first?.kind === "person" && !isPhrase(second, "goesOut", "comesIn", "too", "unsuitable", "repair", "said");

/** A day and an hour, and nothing that sets right what was said before. */
const saysWhen = (units: readonly Unit[]) =>
  hasHour(units) &&
  timesOf(units).some(({ time: { point } }) => point.date !== undefined) &&
  !units.some((unit) => asks(unit) || isPhrase(unit, "repair", "it", "too", "but", "not", "negation"));

const hasHour = (units: readonly Unit[]) => timesOf(units).some(({ time: { point } }) => point.clock !== undefined);

/** "With Tom too for 45 minutes": cut in front of who, how long and where, each with the word that leads it. */
function groupsOf(units: readonly Unit[]): Unit[][] {
  // With a day or an hour it may be a meeting of its own.
  if (!timesOf(units).every(({ time }) => isLength(time))) return [[...units]];
  const isMatter = (unit: Unit | undefined) => unit?.kind === "person" || unit?.kind === "place" || isLengthUnit(unit);
  const isLead = (unit: Unit | undefined) => isPhrase(unit, "with", "at", "for", "act:invite");
  const groups: Unit[][] = [[]];
  for (const [n, unit] of units.entries()) {
    const begins = isLead(unit) ? isMatter(units[n + 1]) : isMatter(unit) && !isLead(units[n - 1]);
    if (begins && groups.at(-1)!.some(isMatter)) groups.push([]);
    groups.at(-1)!.push(unit);
  }
  return groups;
}

/** "Oh no, I'm at the dentist then, rather Friday": what is open is amended behind a reason that names nothing known. */
function amendedBehind(units: readonly Unit[], ground: Ground, read: Heard["read"]): Reading | null {
  const clauses = clausesOf(units);
  const isReason = (unit: Unit) =>
    unit.kind !== "time" && unit.kind !== "person" && unit.kind !== "shift" && !asks(unit);
  for (let n = 1; n < clauses.length; n++) {
    const reason = clauses.slice(0, n).flat();
    const isTold = (clause: readonly Unit[]) => tellsOfSomebody(clause) || cannot(clause);
    const tells = clauses.slice(0, n).some(isTold);
    if (!clauses.slice(0, n).every((clause) => clause.every(isReason) || isTold(clause))) return null;
    const isSaid = (unit: Unit) => unit.kind === "word" || isPhrase(unit, "unsuitable", "ill", "letsGo");
    if (!(tells || reason.some(isSaid)) || namesOne(reason, ground)) continue;
    const rest = clauses.slice(n).flat();
    // "Don't have her address, make it Tom instead"
    const isOther = has(rest, "repair") && !has(reason, "repair");
    const says = (unit: Unit) => isTimeOrShift(unit) || (isOther && unit.kind === "person");
    const reading = rest.some(says) ? read([NO, ...rest]) : undefined;
    const isAmended =
      ["reschedule", "edit_attendees"].includes(reading?.command.intent ?? "") && !reading?.command.slots.target;
    if (reading && isAmended && reading.left.length === 0) return reading;
  }
  return null;
}

/** "Tom can't do Saturday": somebody cannot on a day. */
const cannot = (clause: readonly Unit[]) =>
  has(clause, "act:absent", "unsuitable") &&
  clause.every(
    (unit) =>
      ["person", "stop"].includes(unit.kind) ||
      (unit.kind === "time" && !unit.found.time.point.clock) ||
      isPhrase(unit, "act:absent", "unsuitable", ...SMALL),
  );

/**
 * "Coffee with Tom Monday at 10, and the vet can be dropped", "Owen comes in Friday 9:15, and the consult goes to 10:30":
 * what is new has no verb, and a meeting that there is has one, or goes somewhere.
 */
function besideChange(units: readonly Unit[], ground: Ground): Unit[][] {
  const last = units.findLastIndex((unit) => isPhrase(unit, "join"));
  const goes = !units.some(asks) && goesElsewhere(units.slice(last + 1), ground) ? last + 1 : -1;
  const verb = goes > 0 ? goes : units.findIndex((unit) => isPhrase(unit, "act:move", "act:cancel"));
  const join = units.slice(0, Math.max(verb, 0)).findLastIndex((unit) => isPhrase(unit, "join"));
  const [fresh, other] = [units.slice(0, Math.max(join, 0)), units.slice(join + 1)];
  const isNew =
    fresh.some(isClock) &&
    fresh.some((unit) => unit.kind === "person" || isNamed(unit)) &&
    !fresh.some(asks) &&
    !isKnown(namedIn(fresh, [], ground), [], ground);
  const words = namedIn(other, [], ground);
  // "Owen comes in": that somebody comes is said by their being there.
  const comes = (unit: Unit, n: number) =>
    isPhrase(unit, "goes", "comesIn", "planned") && fresh[n - 1]?.kind === "person" && fresh[n + 1]?.kind === "time";
  return isNew && words.length > 0 && isKnown(words, [], ground)
    ? [fresh.filter((unit, n) => !comes(unit, n)), other]
    : [[...units]];
}

/** "It runs 30 minutes longer, can you fix that", "yoga is off, bin it": a request that says nothing of its own. */
const withoutSaidTwice = (segments: Unit[][]): Unit[][] =>
  segments.filter((segment, n) => {
    const before = segments[n - 1] ?? [];
    const isMove = has(before, "act:move", "act:longer", "act:shorter");
    // "El fontanero no viene, bórralo", where it is no guest who stays away
    const isAway = (unit: Unit) => isPhrase(unit, "act:uninvite") && !before.some(isPerson);
    const isGone = before.some((unit) => isPhrase(unit, "act:cancel") || isAway(unit)) && before.some(isNamed);
    return !(isMove && isEmpty(segment, "act:create", "act:move")) && !(isGone && isEmpty(segment, "act:cancel"));
  });

/** "Chad can't do Friday, bin it": why something goes says which it is. */
function withWhy(segments: Unit[][]): Unit[][] {
  const all: Unit[][] = [];
  for (const segment of segments) {
    const before = all.at(-1) ?? [];
    const isWhy = (unit: Unit) => isPhrase(unit, "act:absent", "unsuitable");
    const tells = before.some(isWhy) && before.filter(asks).every(isWhy) && before.some(isNamed);
    if (tells && isEmpty(segment, "act:cancel")) before.push(...segment);
    else all.push([...segment]);
  }
  return all;
}

/** "Quita a Pablo y pon a Lucía": behind somebody who goes, whoever is put comes. */
function puttingIn(segment: Unit[], n: number, all: readonly Unit[][]): Unit[] {
  const before = all[n - 1] ?? [];
  const goes = has(before, "act:uninvite") && before.some(isPerson);
  const isOnly = segment.every((unit) => unit.kind === "person" || isQuiet(unit) || isPhrase(unit, "act:create"));
  if (!goes || !isOnly || !segment.some(isPerson)) return segment;
  return segment.map((unit) =>
    unit.kind === "phrase" && isPhrase(unit, "act:create") ? { ...unit, roles: ["act:invite"] } : unit,
  );
}

/** "Cancel the gym, no, leave that, cancel the sauna": a request that is let go of, beside another one. */
function withoutRevoked(segments: Unit[][]): Unit[][] {
  const isRevoked = (segment: readonly Unit[]) => {
    const at = segment.findIndex((unit) => isPhrase(unit, "repair"));
    const behind = segment.slice(at);
    return at > 0 && has(behind, "letsGo") && !behind.some((unit) => isNamed(unit) || asks(unit));
  };
  const kept = segments.filter((segment) => !isRevoked(segment));
  return kept.some((segment) => segment.some(asks)) ? kept : segments;
}

const isEmpty = (segment: readonly Unit[], ...acts: Role[]) =>
  segment.every(
    (unit) =>
      unit.kind === "stop" ||
      (isPhrase(unit, ...acts, ...SMALL, "join") &&
        !isPhrase(unit, "negation", "kinds") &&
        // "Add that"
        (isPhrase(unit, "act:create") || !isPhrase(unit, "act:invite"))),
  );

const SMALL = ["it", "courtesy", "filler", "repair", "but", "them", "only", "thatTime", "definite"] as const;

/** Each item a meeting of its own, all as long as was said of all; undefined where one is none. */
function manyOf(
  { items, length, isList = false }: ItemList,
  said: string,
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
        text: isList
          ? saidOf(item, said)
          : item.map(({ kind, start, end }) => (kind === "time" ? "" : said.slice(start, end))).join(" "),
        ...(isList && { isListed: true as const }),
        reading: { left: [], command: { ...command, slots } },
      },
    ];
  });
  return readings.length === items.length ? readings : undefined;
}

/** An item as it was typed, without a day that is that of all. */
function saidOf(item: readonly Unit[], said: string): string {
  const own = item.filter((unit) => unit.kind !== "time" || unit.found.time.point.clock);
  return said.slice(Math.min(...own.map(({ start }) => start)), Math.max(...own.map(({ end }) => end)));
}

/** "… and tell her I'm ill", beside something that can be done. */
const NOT_PASSED_ON: Reading = {
  command: { ...plain("out_of_domain"), aside: "message" },
  left: [],
};
