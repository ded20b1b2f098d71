import { plain, type Slots } from "../command";
import { fold } from "../text";
import { isLength } from "../times/settle-times";
import { amendment, cannot } from "./amendment";
import { asDone } from "./as-done";
import { isOrder } from "./asides";
import { change, isGoal, isItsHour, isOneWith } from "./change-meeting";
import { correction, onlyThen } from "./corrections";
import { meetingsCalled } from "./gazetteer";
import { goesAway, noneThen } from "./goes-away";
import {
  comesInstead,
  guests,
  guestsOfOne,
  isBetween,
  isForNew,
  isOfMeeting,
  isPutOn,
  isTakenOff,
  isTakenOffAhead,
  joinsThatOf,
  leavers,
  namesBehind,
  strangersIn,
} from "./guest-edits";
import { keptFree } from "./kept-free";
import { losesPlace } from "./labelled";
import type { Role } from "./lexicon";
import { likeThat } from "./like-that";
import { meetsSomebody } from "./meets-somebody";
import { moreTimeBefore } from "./more-time";
import { bareMeeting, create, isTimeFor, search, timeForSomebody } from "./new-meeting";
import { onceMore } from "./once-more";
import { oneEnd } from "./one-end";
import { asksAboutKnown, asksWhich, asksWhoComes, question } from "./questions";
import { reminder } from "./reminders";
import { rename } from "./rename";
import { repeatsIt, repeatsNamed } from "./repeats-it";
import { clockOf, isOpen, LONG_MINUTES, mayBeHour, placed, settle, type TimeFound, whenOf } from "./said-times";
import { asks } from "./segment";
import {
  contentOf,
  hoursOf,
  isKnown,
  isPlace,
  isQuiet,
  leadsWith,
  lengthSlots,
  namedIn,
  placeIn,
  targetOf,
  wholeTitle,
} from "./slots";
import { callsOffTheirs } from "./theirs";
import {
  type Act,
  type Ground,
  IT,
  isPerson,
  isPhrase,
  isQuestionMark,
  isShift,
  isStop,
  isTime,
  isTimeOrShift,
  mayLean,
  type Reading,
  type Situation,
  textOf,
  type Unit,
} from "./unit";
import { has, namesIn, timesOf } from "./units-in";
import { listOf } from "./word-lists";

/** What a stretch of units asks for; undefined where these frames have none for it. */
export function readSegment(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const isAsking = has(units, "interrogative");
  if (has(units, "act:remind"))
    return (isAsking ? asksWhich(units, ground, situation) : undefined) ?? reminder(units, ground, situation);
  if (has(units, "act:rename")) return rename(units, ground, situation);
  const kept = keptFree(units, ground, situation);
  if (kept) return kept;
  const copied = likeThat(units, ground, situation);
  if (copied) return copied;
  const corrected = correction(units, ground, situation);
  if (corrected) return corrected;
  const repeated = repeatsIt(units, ground, situation) ?? repeatsNamed(units, ground, situation);
  if (repeated) return repeated;
  const shortened = onlyThen(units, ground, situation);
  if (shortened) return shortened;
  const whoComes = asksWhoComes(units, ground, situation);
  if (whoComes) return whoComes;
  if (units.some((unit) => isPhrase(unit, "condition", "otherwise") && !isPhrase(unit, "interrogative")))
    return undefined;
  const later = moreTimeBefore(units, ground);
  if (later) return later;
  const none = noneThen(units, ground, situation);
  if (none) return none;
  const acts = units.filter(asks);
  const wasDone = asksWhetherDone(units, ground, situation);
  if (wasDone) return wasDone;
  if (acts.length > 0 && acts.every((unit) => isPhrase(unit, "act:ask", "act:tell")))
    return has(acts, "act:ask")
      ? (question(units, ground, situation) ?? asksWhich(units, ground, situation))
      : undefined;
  const isPlain = isAsking && acts.length === 0;
  const whatWas = isPlain ? asksWhatWas(units, ground, situation) : undefined;
  if (whatWas) return whatWas;
  // "So standup is at what time now?"
  const inside = isPlain && isAsked(units) ? asksWhich(units, ground, situation) : undefined;
  if (inside) return inside;
  // "How do I cancel a subscription", "what is the plan": asked, and nothing to be done.
  const opening = units.find(
    (unit) =>
      unit.kind !== "stop" &&
      (!isPhrase(unit, "courtesy", "filler", "join") || isPhrase(unit, "interrogative", "mustI")),
  );
  if (isPhrase(opening, "interrogative") && !isPhrase(opening, "act:find", "act:ask"))
    return situation.awaiting === undefined ? asksWhich(units, ground, situation) : undefined;
  if (isPhrase(opening, "mustI") && isAsked(units))
    return question(
      units.filter((unit) => !asks(unit)),
      ground,
      situation,
    );
  const free = isFreeThen(units, situation);
  if (free) return free;
  const wanted = timeForSomebody(units, situation);
  if (wanted) return wanted;
  const meets = meetsSomebody(units, ground, situation);
  if (meets) return meets;
  const instead = comesInstead(units, ground, situation);
  if (instead) return instead;
  const without = cannotCome(units, ground, situation);
  if (without) return without;
  const theirs = callsOffTheirs(units, ground, situation);
  if (theirs) return theirs;
  const away = goesAway(units, ground, situation);
  if (away) return away;
  const again = onceMore(units, ground, situation) ?? asDone(units, ground, situation);
  if (again) return again;
  const end = oneEnd(units, ground, situation);
  if (end) return end;
  const shifts = units.some(isShift);
  const withPeople = units.some(isPerson);
  // "Block Friday morning" has no hour; of what has one a meeting is made like any other.
  const hasEnd = ({ time: { point, until } }: TimeFound) =>
    until?.clock !== undefined || (point.clock !== undefined && point.length !== undefined);
  const isLong = timesOf(units).some(({ time: { point } }) => point.length !== undefined && !point.clock);
  const isHour = contentOf(units).length > 0 && (isLong || timesOf(units).some(hasEnd));
  // "Running late, bump Owen by 20 min"
  const isByLength = isLong && has(units, "act:move");
  // "Only cancel the vet"
  const only = units.find((unit) => isPhrase(unit, "only") && isPhrase(unit, "scope"));
  if (only && has(units, "act:cancel") && !units.some(isTimeOrShift) && isKnown(contentOf(units), [], ground))
    return readSegment(
      units.filter((unit) => unit !== only),
      ground,
      situation,
    );
  const isScope = (unit: Unit) =>
    isPhrase(unit, "scope") &&
    // "Nur 20 Minuten", "only till Wednesday", "only Hugo"
    !(
      isPhrase(unit, "only") &&
      units.every(
        (one) =>
          one.kind === "time" ||
          one.kind === "person" ||
          isQuiet(one) ||
          isPhrase(one, "only", "until", "since", "from", "but"),
      )
    ) &&
    !isPhrase(unit, "sameTime", "inItsPlace") &&
    !isPhrase(unit, "later", "earlier") &&
    // "Laat het een uur duren"
    // "Laat de les een kwartier later beginnen"
    !(isPhrase(unit, "lets") && (shifts || has(units, "lasts", "begins", "act:shorter", "act:longer"))) &&
    // "Compte une heure"
    !(isPhrase(unit, "lasts") && isLong) &&
    !((shifts || isByLength) && isPhrase(unit, "late")) &&
    !((withPeople || isHour || isTimeFor(units)) && isPhrase(unit, "act:create")) &&
    // "Swap my lunch with Priya to Monday"
    !(
      isPhrase(unit, "swaps") &&
      units.some((one, n) => isTime(one) && (isGoal(one, units[n - 1]) || one.found.text.startsWith("for ")))
    ) &&
    // "When do Tom and I both have time"
    !(withPeople && isPhrase(unit, "each"));
  if (units.some(isScope)) return undefined;
  if (units.some(({ kind }) => kind === "number")) return undefined;
  // A zone is somebody's, and what repeats is more than one: other rules read those.
  const isTheirs = ({ time: { point } }: TimeFound) => point.zone !== undefined || point.repeat !== undefined;
  if (timesOf(units).some(isTheirs)) return undefined;
  if (units.some((unit) => unit.kind === "phrase" && unit.roles.some((role) => role.startsWith("no:"))))
    return undefined;
  if (isOrder(units)) return undefined;
  const moved = acts.length === 0 && asksToMove(units, ground) ? change(units, "move", ground, situation) : undefined;
  if (moved && moved.left.length === 0) return moved;
  const mayAsk = situation.awaiting === undefined || situation.awaiting === "confirmation";
  if (acts.length === 0 && mayAsk && asksAboutKnown(units, ground)) return question(units, ground, situation);
  const lasting = acts.every((unit) => isPhrase(unit, "act:create")) ? lasts(units, ground, situation) : undefined;
  if (lasting) return lasting;
  // "Leo right after", of what was spoken of
  const isBehind = situation.among || situation.awaiting === "confirmation" || (situation.focus && !situation.awaiting);
  if (acts.length === 0 && isBehind && !isAsked(units) && has(units, "afterThat")) {
    const next = create(units, ground, { ...situation, among: true });
    if (next || situation.among) return next;
  }
  const points = timesOf(units).flatMap(({ time }) => (isLate(time.point) ? [] : [time.point]));
  const isWindow = timesOf(units).some(({ time }) => time.until) || points.some(isOpen);
  const needs =
    (isWindow || has(units, "weak", "lasts", "somewhere")) &&
    (timesOf(units).some(({ time }) => isLength(time)) ||
      points.some((point) => point.length !== undefined && (isOpen(point) || (point.date && !point.clock))));
  if (acts.length === 0 && needs && situation.awaiting === undefined && !situation.focus) {
    const wanted = create(units, ground, situation);
    if (wanted?.command.when?.kind === "range" || wanted?.command.when?.kind === "date") return wanted;
  }
  const timeFor = acts.length === 0 && !isAsked(units) ? asksTimeFor(units, ground, situation) : undefined;
  if (timeFor) return timeFor;
  const guest = situation.among ? undefined : guestsOfOne(units, ground, situation.here);
  if (guest) return guest;
  if (acts.length === 0 || losesPlace(units))
    return amendment(units, ground, situation) ?? bareMeeting(units, ground, situation);
  // "Doch lieber ohne Karl, mit Anna"
  const isSwap =
    acts.every(
      (unit) => isPhrase(unit, "not") || (isPhrase(unit, "act:create", "act:invite") && isInsteadOfOne(units)),
    ) && units.filter(isPerson).length > 1;
  const swapped = isSwap
    ? amendment(
        units.filter((unit) => !isPhrase(unit, "act:create")),
        ground,
        situation,
      )
    : undefined;
  if (swapped) return swapped;
  const both = whenAndWho(units, ground, situation);
  if (both) return both;
  // Beside another request "instead" is in the place of what that one takes away.
  const own = situation.among ? units.filter((unit) => asks(unit) || !isPhrase(unit, "inItsPlace")) : units;
  const act = actOf(own, ground, situation);
  if (!act) return acts.every((unit) => isPhrase(unit, "act:find")) ? search(units, ground, situation) : undefined;
  // "Don't invite Tom", while a meeting with Tom is shown
  const isLeftOut = act === "invite" && withPeople && (situation.focus || situation.awaiting === "confirmation");
  if (isDenied(units))
    return isLeftOut ? guests(units, "uninvite", ground, situation.here) : { command: plain("deny"), left: [] };
  const open = act === "create" ? ofOpen(own, ground, situation) : undefined;
  if (open) return open;
  if (act === "create") return changesSomething(own) ? undefined : create(units, ground, situation);
  if (act === "invite" || act === "uninvite") return guests(units, act, ground, situation.here);
  return change(units, act, ground, situation);
}

/** "Need a slot for movie night with Liv": what for is said, and when is asked. */
function asksTimeFor(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const isOpen = situation.focus || situation.awaiting !== undefined || situation.among;
  if (isOpen || !has(units, "weak") || !isTimeFor(units) || units.some(isTimeOrShift)) return undefined;
  const time = (unit: Unit): Unit =>
    unit.kind === "phrase" && isPhrase(unit, "freeTime") ? { ...unit, roles: TIME } : unit;
  const reading = create(units.map(time), ground, situation);
  return reading?.left.length === 0 ? reading : undefined;
}

const TIME: readonly Role[] = ["hollow"];

/** "Kan de review vrijdag om 10 uur?", "geht das Review Freitag um 10?": whether a meeting that there is may be then. */
function asksToMove(units: readonly Unit[], ground: Ground): boolean {
  const [first, ...rest] = units.filter((unit) => !isPhrase(unit, "repair", "join"));
  const words = contentOf(rest);
  const isThere = words.length > 0 ? isKnown(words, [], ground) : placeIn(rest) !== undefined;
  const isPlain = (unit: Unit) =>
    isQuiet(unit) || isPlace(unit) || isPhrase(unit, "definite", "kinds", "goes", "too", "to", "on");
  // "Kan die fysio niet naar maandagochtend", "kann das Review nicht auf Montag": so it is asked for as well.
  const isAsked = isPhrase(first, "goes", "to") && !isTime(rest[0]) && has(rest, "to");
  const asked = isAsked ? rest.filter((unit) => !isPhrase(unit, "negation", "not") || isPhrase(unit, "to")) : rest;
  return (
    ((isAsked && timesOf(rest).some(({ time: { point } }) => point.date)) ||
      isPhrase(first, "goes") ||
      (isPhrase(first, "courtesy") && textOf(first).includes(" "))) &&
    !isPhrase(first, "opensQuestion") &&
    isThere &&
    (isAsked || timesOf(rest).some(({ time: { point } }) => point.clock !== undefined)) &&
    asked.every((unit) => ["time", "word", "label"].includes(unit.kind) || isPlain(unit))
  );
}

/** "Joost can't, put Kim in instead", "Mia eruit, Tom erin": somebody cannot, or goes, and somebody else is put in. */
const isInsteadOfOne = (units: readonly Unit[]) =>
  units.some((unit, n) => cannot(units, n) || (unit.kind === "person" && isPhrase(units[n + 1], "goesOut"))) &&
  !units.some(isTime);

/** "Tom can't make the demo", "Tom kann nicht zur Demo kommen": another time is to be found, and which one is asked. */
function cannotCome(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  // "Kan morgen niet", "kann am Freitag nicht": a time stands between.
  const isParted =
    units.some((unit) => isPhrase(unit, "goes") && isPhrase(unit, "courtesy")) && has(units, "negation", "not");
  const isCannot = (unit: Unit) =>
    isPhrase(unit, "act:absent", "unsuitable") || (isParted && isPhrase(unit, "goes", "negation", "not"));
  const at = units.findIndex(isCannot);
  const before = units.slice(0, Math.max(at, 0));
  const isTold = before.some(isPerson) && before.every(({ kind }) => kind !== "time");
  const isOpen = situation.focus || situation.awaiting !== undefined || situation.among;
  const isOnly = units.every((unit) => !asks(unit) || isCannot(unit)) && !has(units, "with");
  const isBare =
    units.filter(isPerson).length === 1 &&
    units.every((unit) => unit.kind === "person" || isCannot(unit) || isQuiet(unit));
  // "Oh, Mila can't", of what was spoken of
  if (isTold && isBare && situation.focus && situation.awaiting === undefined && !situation.among)
    return { command: { ...plain("reschedule"), when: null }, left: [] };
  if (!isTold || isOpen || !isOnly) return undefined;
  const rest = units.filter((unit) => !isCannot(unit) && !isPhrase(unit, "planned", "because", "hollow"));
  // Whoever cannot come need not be on its list.
  const said = contentOf(rest).length > 0 ? rest.filter(({ kind }) => kind !== "person") : rest;
  const { command, left = [] } = change(said, "cancel", ground, situation) ?? {};
  const target = command?.slots.target;
  if (!target || left.length > 0 || (target.title === undefined && target.when === undefined)) return undefined;
  return { command: { ...plain("reschedule", { target }), when: null }, left };
}

/** "Make it 1pm and add Kim", "move it to 1pm with Kim", "without Kim, and at 1": when what was spoken of is, and who comes. */
function whenAndWho(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const time = units.findIndex(isTimeOrShift);
  const person = units.findIndex(isPerson);
  const acts = units.filter((unit) => asks(unit) && !isPhrase(unit, "act:invite", "not"));
  const isMoved = has(units, "it") && time < person;
  const isIts = acts.every((unit) => isPhrase(unit, "act:move") && isMoved);
  return isIts && time >= 0 && person >= 0
    ? amendment(
        units.filter((unit) => !acts.includes(unit)),
        ground,
        situation,
      )
    : undefined;
}

/** "Un cuarto de hora tarde": a length and a word that is a part of the day as well, of no day. */
const isLate = ({ part, date, clock }: TimeFound["time"]["point"]) => part !== undefined && !date && !clock;

/** "Did I cancel the review?", "ik heb de review toch al afgezegd?": the meeting as it stands is the answer. */
function asksWhetherDone(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const verb = units.findIndex((unit) => isPhrase(unit, "act:cancel", "act:move", "act:invite"));
  const done = units.findIndex((unit) => isPhrase(unit, "askedDone"));
  const isOpening = units
    .slice(0, Math.max(done, 0))
    .every((unit) => unit.kind === "stop" || isPhrase(unit, "filler", "join", "but"));
  // "Did I", "heb ik", "est-ce que j'ai": without a mark the order of the words asks.
  const isTurned = done === 0 && (isPhrase(units[1], "subject") || textOf(units[0]).includes(" "));
  if (done < 0 || verb < done || !isOpening || !(isAsked(units) || isTurned)) return undefined;
  const rest = units.filter((unit) => !asks(unit));
  return asksWhich(rest, ground, situation) ?? question(rest, ground, situation);
}

/** "Put it on Tuesday, same time", "mets 16h", "book 90 minutes for it": what was spoken of, or is shown, is changed by that. */
function ofOpen(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const isNamed = units.some((unit) => !/^(phrase|stop|time|shift)$/.test(unit.kind) || isPhrase(unit, "kinds"));
  const times = timesOf(units);
  const isOnlyLong = times.every(({ time }) => isLength(time));
  const isHour = times.length === 1 && times.every(({ time: { point } }) => point.clock && !point.date);
  const isIt =
    (isHour && isPutInto(units, ground)) ||
    has(units, "it") ||
    times.some(({ time }) => leadsWith(time.lead, ground, "it"));
  // "Add 15 minutes" is how much longer.
  const isHowLong = isOnlyLong && times.length > 0 && !has(units, "act:invite");
  if (!mayLean(situation) || isNamed || !(isIt || (situation.awaiting ? isHowLong : isOnlyLong))) return undefined;
  return amendment([...units.filter((unit) => !asks(unit)), IT], ground, situation);
}

/** "Wat stond er gistermiddag": small words of a question beside a time, and nothing that is named. */
function asksWhatWas(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const isOnly = units.every(
    (unit) => unit.kind === "time" || isQuiet(unit) || isPhrase(unit, "planned", "opensQuestion", "interrogative"),
  );
  const said = units.filter((unit) => isQuiet(unit) || !isPhrase(unit, "interrogative"));
  const isTold = units.some((unit) => isPhrase(unit, "planned") && !isPhrase(unit, "filler"));
  return isOnly && isTold && timesOf(units).length > 0 ? question(said, ground, situation) : undefined;
}

/** "Is Friday at 3 still free?", "can I do Friday at 3", "got an hour free on Friday afternoon?" */
function isFreeThen(units: readonly Unit[], { here, awaiting }: Situation): Reading | undefined {
  const first = units.find(({ kind }) => kind !== "stop");
  const isOnly = units.every(
    (unit) =>
      unit.kind === "time" ||
      unit.kind === "stop" ||
      isPhrase(unit, "opensQuestion", "planned", "free", "courtesy", "filler", "somewhere", "weak", "subject"),
  );
  const asksSo =
    isAsked(units) || isPhrase(first, "opensQuestion") || (isPhrase(first, "free") && isPhrase(first, "courtesy"));
  if (!isOnly || awaiting !== undefined || !asksSo || !has(units, "free")) return undefined;
  const settled = settle(timesOf(units));
  const when = whenOf(settled, here, { anchor: true, looking: true })?.when;
  const slots: Slots = settled.length === undefined ? {} : { durationMinutes: settled.length };
  return when && !settled.against ? { command: { ...plain("find_slot", slots), when }, left: [] } : undefined;
}

const isAsked = (units: readonly Unit[]) => units.some(isQuestionMark);

/** "Can the design review take two hours": how long a meeting that there is should be. */
function lasts(units: readonly Unit[], ground: Ground, { here }: Situation): Reading | undefined {
  const times = timesOf(units);
  const [length, another] = times;
  const content = contentOf(units);
  const [title, second] = meetingsCalled(content, ground.gazetteer, ground.lexicon.concepts);
  const isWhole = units.every(
    (unit) =>
      isQuiet(unit) ||
      ["time", "word", "label"].includes(unit.kind) ||
      isPhrase(unit, "kinds", "lasts", "weak", "to", "for", "act:create", "more", "less"),
  );
  // "Fais durer le cours deux heures": which one that is, whoever looks for it says.
  const isKind = units.some((unit, n) => isPhrase(unit, "kinds") && isPhrase(units[n - 1], "definite"));
  const isUnknown = title === undefined && isKind && !units.some(asks) && has(units, "lasts");
  const target = isUnknown ? targetOf(content, [], ground) : title === undefined ? undefined : { title };
  if (!length || another || !isLength(length.time) || !target || second !== undefined || !isWhole) return undefined;
  // "I need two hours for the review" may as well be time of one's own.
  if (units.some((unit) => isPhrase(unit, "lasts") && isPhrase(unit, "weak"))) return undefined;
  // "De kapper moet 11 uur zijn": an hour of the day, unless it is said that it lasts so long.
  // "Die lunch mag een uur": so long, where it does not say that it goes there.
  const isOne = length.time.point.length === HOUR && !/\d/.test(length.text);
  const isHour =
    mayBeHour(length.time, length.text, hoursOf(ground)) &&
    (!isOne || has(units, "to") || leadsWith(length.time.lead, ground, "to", "at", "on")) &&
    // "Maak van de gym 7 uur"
    ((length.time.point.length ?? 0) >= LONG_MINUTES || !has(units, "lasts", "for"));
  const hour = isHour ? whenOf(settle([{ ...length, time: clockOf(length.time) }]), here, {}) : null;
  if (hour) return { command: { ...plain("reschedule", { target }), ...placed(hour, here) }, left: [] };
  const slots: Slots = { target, ...lengthSlots(length.time.point.length ?? 0, units, ground) };
  return { command: plain("reschedule", slots), left: isUnknown ? content : [] };
}

const HOUR = 60;

/** "Add Ross to the meeting", "add two hours to the game", "make the doctor 3pm instead": no new meeting. */
function changesSomething(units: readonly Unit[]): boolean {
  const to = units.findIndex((unit, n) => n > 0 && isPhrase(unit, "to") && !isPhrase(unit, "for"));
  const behind = units.slice(to + 1).find((unit) => !isPhrase(unit, "filler"));
  const toMeeting =
    to >= 0 &&
    (isPhrase(behind, "kinds", "hollow", "it") ||
      behind?.kind === "label" ||
      behind?.kind === "word" ||
      behind?.kind === "time");
  // "Add train to Berlin": where it goes is no meeting.
  const isTrip = isPhrase(units[to - 1], "goods");
  const joins = has(units, "act:invite") && toMeeting && !isTrip && !isForNew(units);
  // "Friday 9, no, Monday 10 instead" takes back a time of its own.
  const instead =
    timesOf(units).length < 2 &&
    units.findLastIndex((unit) => isPhrase(unit, "repair")) === units.findLastIndex(({ kind }) => kind !== "stop");
  const lasts = has(units, "lasts") && units.every(({ kind }) => kind !== "person");
  return joins || instead || (lasts && timesOf(units).every(({ time }) => isLength(time)));
}

/** "Don't cancel it": a negation in front of the verb and nothing between. */
function isDenied(units: readonly Unit[]): boolean {
  const negated = units.findIndex((unit) => isPhrase(unit, "negation"));
  // "Doesn't have to be" is about somebody, where no other verb is behind it.
  const verb = units.findIndex((unit) => asks(unit) && !isPhrase(unit, "negation"));
  if (negated < 0 || verb < 0) return false;
  // "Zeg de borrel af geen zin": behind the second part of its verb a request is whole.
  const near = units.slice(Math.min(negated, verb) + 1, Math.max(negated, verb));
  if (verb < negated && near.some(isPart)) return false;
  if (isPleadedAnew(units, negated, verb)) return false;
  // "Move it to not the weekend" says where to.
  return near.every(
    (unit) => unit.kind !== "time" && unit.kind !== "stop" && !(verb < negated && isPhrase(unit, "to")),
  );
}

/** "I can't come to the standup please cancel it": behind what is told, a plea opens the request. */
const isPleadedAnew = (units: readonly Unit[], negated: number, verb: number) =>
  negated >= 0 &&
  isPhrase(units[verb - 1], "courtesy") &&
  // "Te verzetten"
  !isPhrase(units[verb - 1], "at") &&
  contentOf(units.slice(0, verb)).length > 0 &&
  units.slice(negated + 1, verb).some((unit) => !isQuiet(unit));

/** Which of the acts that the verbs can mean it is, by what stands beside them. */
function actOf(units: readonly Unit[], ground: Ground, { focus, awaiting, among }: Situation): Act | undefined {
  const shifts = units.some(isShift);
  const said = (["move", "cancel", "longer", "shorter"] as const).filter((act) => has(units, `act:${act}`));
  const people = units.filter(isPerson);
  const ofMeeting = isOfMeeting(units, ground);
  const onlyPeople = people.length > 0 && contentOf(units).length === 0 && !units.some(isTime);
  const open = focus || awaiting !== undefined || among === true;
  if (has(units, "act:uninvite") && leavers(units, ground).length > 0) return "uninvite";
  const repaired = units.findIndex((unit) => isPhrase(unit, "repair"));
  const head = repaired > 0 ? units.slice(0, repaired) : units;
  if (
    (has(units, "act:uninvite") || has(units, "act:cancel")) &&
    (isTakenOff(units, ground) || isTakenOff(head, ground))
  )
    return "uninvite";
  if (isTakenOffAhead(units, ground)) return "uninvite";
  const isLeft = (isBetween(units, "from") && namesBehind(units)) || isInsideVerb(units);
  if (ofMeeting && has(units, "act:uninvite") && isLeft) return "uninvite";
  if (ofMeeting && !has(units, "act:cancel") && !has(units, "act:uninvite") && isPutOn(units)) return "invite";
  if (people.length > 0 && isForNew(units)) return "create";
  const isSubject = people[0] !== undefined && units.indexOf(people[0]) < units.findIndex(asks);
  // "Nina dropped out of the jury"
  if (ofMeeting && isSubject && (has(units, "act:uninvite") || (among && has(units, "act:absent")))) return "uninvite";
  // "Tom is ill, it's off": somebody is only why.
  const verb = units.findIndex((unit) => isPhrase(unit, "act:cancel"));
  const ahead = isSubject ? units.slice(units.indexOf(people[0]!), verb) : [];
  const isWhy = has(ahead, "ill", "unsuitable") && ahead.some(isStop);
  if (onlyPeople && focus && isSubject && !isWhy && said.join() === "cancel" && !has(units, "with")) return "uninvite";
  if (onlyPeople && open && !has(units, "with")) {
    if (has(units, "act:uninvite")) return "uninvite";
    // "Put Yara in", while a card waits; "mets Eva dedans", "mets Eva dans ça"
    const isPutIn = awaiting === "confirmation" && has(units, "act:create") && isPutInto(units, ground);
    const isInIt = units.some((unit, n) => isPhrase(unit, "at", "to") && isPhrase(units[n + 1], "it"));
    const isPut = has(units, "act:create") && (has(units, "too") || has(units, "comesIn") || isInIt);
    if (has(units, "act:invite") || isPut || isPutIn) return "invite";
  }
  const isNamed = units.some(({ kind }) => kind === "word" || kind === "label");
  if (has(units, "act:invite") && said.length === 0 && !isNamed && joinsThatOf(units, ground)) return "invite";
  if (onlyPeople && has(units, "act:uninvite") && !has(units, "with")) return "uninvite";
  if (onlyPeople && has(units, "act:invite") && !has(units, "with") && !has(units, "at")) return "invite";
  const strange = among === true && strangersIn(units, ground).length > 0;
  if (strange && has(units, "act:uninvite")) return "uninvite";
  if (strange && has(units, "act:invite")) return "invite";
  const isElsewhen = has(units, "repair") && timesOf(units).length > 0;
  if (said.length === 0 && has(units, "act:absent") && isElsewhen) return "move";
  if (said.includes("move") && said.includes("cancel")) return repairedAct(units);
  // "Neuer Termin Freitag 10 Uhr": another time only for a meeting that there is.
  const maybeNew = said.join() === "move" && units.filter(asks).every((unit) => isPhrase(unit, "act:create"));
  if (maybeNew && namesNew(units, ground)) return "create";
  // "Mind taking the inspection off for me"
  if (has(units, "act:uninvite") && people.length === 0 && said.length === 0 && isKnown(contentOf(units), [], ground))
    return "cancel";
  // "Can the review start half an hour later? Lunch runs over"
  if (shifts && has(units, "begins") && said.join() === "longer") return "move";
  const [first, second] = said;
  if (first === "cancel" && !second && isPutInstead(units)) return "move";
  if (first === "cancel" && !second && isDroppedInto(units, ground)) return "create";
  if (first === "cancel" && has(units, "act:create") && onlyStrong(units, "act:create")) return undefined;
  if (first && !second) return first;
  if (second) return said.includes("move") ? "move" : undefined;
  if (shifts && has(units, "act:create")) return "move";
  const isNot = units.some((unit, n) => isPhrase(unit, "not") && units[n + 1]?.kind === "time");
  // "Actually make the gym 5pm", where meetings are spoken of
  const isAnew =
    focus &&
    people.length === 0 &&
    isPhrase(
      units.find(({ kind }) => kind !== "stop"),
      "repair",
    );
  const instead =
    (changesSomething(units) || isNot || isAnew) && isKnown(contentOf(units), [], ground) && timesOf(units).length > 0;
  if (has(units, "act:create")) return instead || movesByName(units, ground) ? "move" : "create";
  return undefined;
}

/** A title in quotes, or what no meeting is called by, or somebody with whom there is none. */
function namesNew(units: readonly Unit[], ground: Ground): boolean {
  const people = namesIn(units);
  const words = contentOf(units);
  return (
    units.some(({ kind }) => kind === "quote") || (people.length + words.length > 0 && !isKnown(words, people, ground))
  );
}

/** "Cancel the gym, no wait, put it on Saturday": a word of repair between the verbs, and nothing else to be made. */
function isPutInstead(units: readonly Unit[]): boolean {
  const cancel = units.findIndex((unit) => isPhrase(unit, "act:cancel"));
  const put = units.findIndex((unit) => isPhrase(unit, "act:create"));
  const isBetween = has(units.slice(cancel, put), "repair");
  const behind = units.slice(put);
  const names = contentOf(behind).length > 0 || behind.some(isPerson);
  return cancel >= 0 && put > cancel && isBetween && !names && timesOf(behind).length > 0;
}

/** "Drop a usability test with Tom into Monday at 10": nothing that there is, and where it goes. */
function isDroppedInto(units: readonly Unit[], ground: Ground): boolean {
  const name = units.findIndex((unit) => contentOf([unit]).length > 0);
  const article = units[name - 1];
  const isNew = isPhrase(article, "filler") && !isPhrase(article, "definite", "courtesy");
  const goes = units.some((unit, n) => isPhrase(unit, "to") && !isPhrase(unit, "for") && units[n + 1]?.kind === "time");
  return isNew && goes && !isKnown(contentOf(units), [], ground);
}

/** A verb of putting, and nothing new that is made with somebody. */
function isPutInto(units: readonly Unit[], { lexicon }: Ground): boolean {
  return units.filter(asks).every((unit) => listOf(lexicon.words.wholeDays.put).has(textOf(unit).split(" ")[0] ?? ""));
}

/** "Take Tom off": the person stands between the two parts of the verb. */
const isInsideVerb = (units: readonly Unit[]) =>
  units.some((unit, n) => isPart(unit) && units[n - 1]?.kind === "person" && !isPhrase(units[n - 2], "with"));

/** The second part of a verb. */
const isPart = (unit: Unit) => unit.kind === "phrase" && unit.text === "";

/** A verb that can only mean this. */
const onlyStrong = (units: readonly Unit[], role: Role) =>
  units.some((unit) => unit.kind === "phrase" && unit.roles.filter((one) => one.startsWith("act:")).join() === role);

/** "Cancel it, or rather move it": the later verb counts. */
function repairedAct(units: readonly Unit[]): Act | undefined {
  const [first = -1, second = -1] = units.flatMap((unit, n) => (asks(unit) ? [n] : []));
  const between = units.slice(first + 1, second);
  const later = units[second];
  if (!has(between, "repair")) return undefined;
  return isPhrase(later, "act:move") ? "move" : "cancel";
}

/** "Put the retro at 3", of a retro that there is: "to" and a time, and nothing new as in "book haircut 2 monday 9am". */
function movesByName(units: readonly Unit[], ground: Ground): boolean {
  const words = contentOf(units);
  const people = namesIn(units);
  // "Leg meinen letzten Termin auf 17 Uhr"
  if (placeIn(units) !== undefined && words.length === 0 && people.length === 0) return timesOf(units).length > 0;
  // "Zet Lotte op dinsdag, zelfde tijd": there is one whose hour it keeps.
  const isTimed = timesOf(units).some(({ time: { point } }) => point.clock !== undefined);
  const keeps = !isTimed && timesOf(units).length > 0 && has(units, "sameTime");
  if (people.length > 0 && keeps) return isKnown(words, people, ground);
  // "Lo del ayuntamiento ponlo el lunes"
  const isOfOne = units.some((unit, n) => isPhrase(unit, "it") && isPhrase(units[n + 1], "from"));
  if (isOfOne && words.length > 0 && timesOf(units).length > 0 && isKnown(words, people, ground)) return true;
  const goes = units.some((unit, n) => isPhrase(unit, "to") && units[n + 1]?.kind === "time");
  // "Den 15-Uhr-Termin auf 16 Uhr legen"
  if (goes && people.length === 0 && isItsHour(units, ground)) return true;
  // "Leg das Treffen mit Uwe auf Montag"
  if (goes && words.length === 0 && isOneWith(units.filter((unit) => !asks(unit)))) return isKnown([], people, ground);
  // "Zet filmavond op zaterdag": the word stands inside the time, and the name is the whole title.
  const whole = words.length > 0 ? wholeTitle(words, people, ground) : undefined;
  const name = units.findIndex((unit) => contentOf([unit]).length > 0);
  const article = units[name - 1];
  const isNew = isPhrase(article, "filler") && !isPhrase(article, "definite", "courtesy", "to");
  const isLed = timesOf(units).some(({ time }) => leadsWith(time.lead, ground, "on", "to"));
  // "Trag Zahnarzt am Dienstag ein": what is put somewhere may be there already, what is entered is new.
  const places = ground.lexicon.words.wholeDays.put.split(",");
  const isPut = units.some((unit) => asks(unit) && places.includes(textOf(unit))) && !units.some(isPart);
  if (isPut && isPhrase(article, "definite") && units.some((unit, n) => isGoal(unit, units[n - 1]))) return true;
  if (whole !== undefined && !isNew && ((isLed && isPut) || isPhrase(article, "definite"))) return true;
  const isOther = asks(units[0]!) && !isPhrase(article, "definite") && !isPutInto(units, ground);
  return goes && !isOther && words.length > 0 && isKnown(words, [], ground);
}

/** What the words that are understood come to, whatever stands beside them: asked about, and never done. */
export function likely(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const acts = (["move", "cancel"] as const).filter((act) => has(units, `act:${act}`));
  const [act, another] = acts;
  if (another || has(units, "condition", "interrogative", "act:ask", "act:find", "scope")) return undefined;
  const normalise = units.filter(({ kind }) => kind !== "number");
  // "Can you squash the site visit into Thursday at 4": a verb that is not known, and a meeting that there is.
  const named = namedIn(normalise, [], ground);
  const isThere = named.length > 0 && isKnown(named, [], ground) && timesOf(normalise).length > 0;
  const strange = normalise.some((unit) => unit.kind === "word" && !named.includes(unit.text));
  const isMoved = isThere && strange && !has(normalise, "act:create");
  const asked = act ?? (isMoved ? "move" : undefined);
  const meant = isMoved ? normalise.filter((unit) => unit.kind !== "word" || named.includes(unit.text)) : normalise;
  const reading = asked ? change(meant, asked, ground, situation) : create(normalise, ground, situation);
  const { command, left = [] } = reading ?? {};
  if (!command) return undefined;
  const names = [command.slots.title, command.slots.location, command.slots.target?.title].map((name) =>
    fold(name ?? ""),
  );
  const unknown = units.flatMap((unit) =>
    (unit.kind === "word" || unit.kind === "number") && !names.some((name) => name.includes(unit.text))
      ? [unit.text]
      : [],
  );
  const all = [...new Set([...left, ...unknown])];
  const last = units.findLast((unit) => isPhrase(unit, "negation", "repair", "unsuitable") || unit.kind === "word");
  const rest = all.length > 0 ? all : last && "text" in last ? [last.text] : [];
  return rest.length > 0 ? { command, left: rest } : undefined;
}
