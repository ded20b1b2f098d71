import type { Command } from "../command";
import { fold } from "../text";
import { isGuestOf, isTitleOf, type MeetingKnown } from "./gazetteer";
import { cutWords } from "./lexicon";
import { placed, settle, whenOf } from "./said-times";
import { hoursOf, timesOf } from "./slots";
import { type Ground, isPhrase, mayLean, type Reading, type Situation, textOf, type Unit } from "./unit";
import { listOf } from "./word-lists";

/**
 * "Dus lunch graag om 15 uur", "15h, mia y tom", "3pm same day plus Tom": nobody who has just spoken of a lunch with Mia means
 * another one by its name, by who is in it, or by who comes too, unless they say so, or that it shall be booked.
 *
 * @param made what it is read as where nothing is spoken of
 */
export function ofWhatIsThere(
  { command, left }: Reading,
  units: readonly Unit[],
  ground: Ground,
  situation: Situation,
): Reading | undefined {
  const { title, attendees = [], ...slots } = command.slots;
  const { subject, lexicon } = ground;
  if (!subject || !mayLean(situation) || situation.among || !command.when) return undefined;
  const puts = listOf(lexicon.words.wholeDays.put);
  const isNew = units.some(
    (unit) =>
      isPhrase(unit, "onceMore", "secondOf", "likeThe", "afterThat", "beforeThat", "tells") ||
      (isPhrase(unit, "more") && !isPhrase(unit, "too", "join")) ||
      (isPhrase(unit, "act:create") && !isPhrase(unit, "weak") && !puts.has(textOf(unit))),
  );
  const joins = attendees.filter((name) => !isGuestOf(name, subject));
  const areAll =
    subject.people.length > 0 &&
    subject.people.length === attendees.length - joins.length &&
    attendees.length > joins.length;
  const isToo = units.some((unit) => isPhrase(unit, "too") || textOf(unit) === "+" || isPhrase(unit, "more"));
  const isIts =
    title === undefined ? areAll || (isToo && joins.length > 0) : isTitleOf(wordsIn(title), subject, lexicon.concepts);
  const settled = settle(timesOf(units), hoursOf(ground));
  // On another day it may well be another one, unless the first is not even booked.
  const isOther = settled.time?.point.date !== undefined && situation.awaiting === undefined;
  if (isNew || !isIts || isOther || (title !== undefined && joins.length > 0 && !isToo)) return undefined;
  const { manner: _, besides: __, ...rest } = command;
  const isAtItsHour = command.manner === "at-its-hour" || units.some((unit) => isPhrase(unit, "sameTime"));
  return {
    left,
    command: {
      ...{ ...rest, intent: "reschedule", ...placed(whenOf(settled, situation.here, {}), situation.here) },
      slots: { ...slots, ...(joins.length > 0 && { attendees: joins }) },
      ...(isAtItsHour && { manner: "same-time" as const }),
    },
  };
}

const wordsIn = (title: string) => cutWords(fold(title)).map(({ text }) => text);

/** A reading held against what the talk is about: what cannot be meant of it is what is nearest to it. */
export function heldAgainst(command: Command, units: readonly Unit[], subject: MeetingKnown | undefined): Command {
  return subject
    ? withItsGuests(withItsLength(asLeaving(command, units, subject), units, subject), units, subject)
    : command;
}

/** "Can you take her out of it? The rest stays the same": who is in it goes, and not all of it; of several nobody is named. */
function asLeaving(command: Command, units: readonly Unit[], { people: [only, another] }: MeetingKnown): Command {
  const { target, ...slots } = command.slots;
  const isThem = units.some((unit) => isPhrase(unit, "them") && !isPhrase(unit, "it", "definite"));
  const isKept = units.some((unit) => isPhrase(unit, "stays", "keeps"));
  const isOfIt = command.intent === "cancel" && !command.when && Object.keys(slots).length === 0;
  const isWhom = another !== undefined && isThem && units.some((unit) => isPhrase(unit, "act:uninvite"));
  if (!isOfIt || !only || !(isWhom || (another === undefined && (isThem || isKept)))) return command;
  const removedAttendees = isWhom ? [] : [only];
  return { ...command, intent: "edit_attendees", slots: { removedAttendees, ...(target && { target }) } };
}

/** "Kan het wat korter? 45 minuten", of an hour: so long, and not shorter by that, where the two are said apart. */
function withItsLength(command: Command, units: readonly Unit[], { start = 0, end = 0 }: MeetingKnown): Command {
  const { extendMinutes = 0, ...slots } = command.slots;
  const at = units.findIndex((unit) => unit.kind === "time" && unit.found.time.point.length === -extendMinutes);
  const verb = units.findIndex((unit) => isPhrase(unit, "act:shorter"));
  const between = units.slice(Math.min(at, verb), Math.max(at, verb));
  const isApart = between.some((unit) => unit.kind === "stop" || isPhrase(unit, "therefore"));
  const isMost = -extendMinutes * MINUTE_MS * 2 >= end - start && -extendMinutes * MINUTE_MS < end - start;
  if (extendMinutes >= 0 || at < 0 || verb < 0 || !isApart || !isMost) return command;
  return { ...command, slots: { ...slots, durationMinutes: -extendMinutes } };
}

const MINUTE_MS = 60_000;

/**
 * "Toch Tom, Mia niet", "the lunch is with Tom, Mia isn't coming": of those who are named, who is in it already is not asked to
 * come, and who is not cannot go.
 */
function withItsGuests(command: Command, units: readonly Unit[], subject: MeetingKnown): Command {
  const { attendees: said = [], removedAttendees: gone = [], ...slots } = command.slots;
  const isOfIt = command.intent === "edit_attendees" || command.intent === "reschedule";
  const known = (name: string) => units.find((unit) => unit.kind === "person" && unit.said === name);
  const whole = (name: string) => {
    const unit = known(name);
    return unit?.kind === "person" ? unit.whole : name;
  };
  const named = [...said, ...gone].map(whole);
  const there = named.filter((name) => isGuestOf(name, subject));
  const others = named.filter((name) => !there.includes(name));
  const isOut = gone.length > 0 || command.manner === "instead" || units.some((unit) => isPhrase(unit, ...OUT));
  const isRight =
    said.map(whole).every((name) => others.includes(name)) && gone.map(whole).every((name) => there.includes(name));
  const { manner, ...rest } = command;
  // "Tom has another thing", of one to which he comes: in nobody's place
  const isOnly = units.some((unit) => isPhrase(unit, "only"));
  if (isOfIt && manner === "instead" && !isOnly && there.length > 0 && others.length === 0) return rest;
  if (!isOfIt || there.length === 0 || others.length === 0 || !isOut || isRight) return command;
  return {
    ...rest,
    ...(manner !== undefined && manner !== "instead" && { manner }),
    slots: { ...slots, attendees: others, removedAttendees: there },
  };
}

const OUT = [
  "goesOut",
  "not",
  "negation",
  "standsIn",
  "inItsPlace",
  "act:uninvite",
  "act:absent",
  "unsuitable",
] as const;
