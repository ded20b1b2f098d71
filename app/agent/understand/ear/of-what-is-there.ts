import type { Command, Context } from "../command";
import { fold } from "../text";
import { isoDay } from "../times/days";
import { wallAt } from "../times/zone";
import { clausesOf } from "./clauses";
import { isGuestOf, isTitleOf, type MeetingKnown } from "./gazetteer";
import { cutWords, type Role } from "./lexicon";
import { placed, settle, whenOf } from "./said-times";
import { contentOf, hoursOf, isRuledOut } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isPlainStop,
  mayLean,
  type Reading,
  type Situation,
  textOf,
  type Unit,
} from "./unit";
import { has, timesOf } from "./units-in";
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
  const isGuest = (unit: Unit) => unit.kind === "person" && isGuestOf(unit.whole, subject);
  const hasHour = (n: number) => timesOf(units.slice(0, n)).some(({ time }) => time.point.clock);
  // "At 3 and Tom"; "and Tom at 3" is another one
  const isJoined = (unit: Unit, n: number) =>
    unit.kind === "person" && !isGuest(unit) && isPhrase(units[n - 1], "join") && hasHour(n);
  // "Put Tom in at the 12 o'clock instead of Mia"
  const isSwap = units.some((unit, n) => isGuest(unit) && isRuledOut(units, n));
  const asksAnew = (unit: Unit, n: number) =>
    isPhrase(unit, "act:create") &&
    !isPhrase(unit, "weak") &&
    !puts.has(textOf(unit)) &&
    // "At 3, and write Tom in"
    !(title === undefined && isPhrase(units[n - 1], "join") && hasHour(n));
  const isNew = units.some(
    (unit, n) =>
      isPhrase(unit, "onceMore", "secondOf", "likeThe", "afterThat", "beforeThat", "tells") ||
      (isPhrase(unit, "more") && !isPhrase(unit, "too", "join", "act:invite")) ||
      (!isSwap && asksAnew(unit, n)),
  );
  const joins = attendees.filter((name) => !isGuestOf(name, subject));
  const areAll =
    subject.people.length > 0 &&
    subject.people.length === attendees.length - joins.length &&
    attendees.length > joins.length;
  const isToo =
    isSwap || units.some((unit, n) => isPhrase(unit, "too", "more", "together", "act:invite") || isJoined(unit, n));
  const isIts =
    title === undefined
      ? areAll || (isToo && joins.length > 0)
      : isTitleOf(wordsIn(title, subject), subject, lexicon.concepts);
  const settled = settle(timesOf(units), hoursOf(ground));
  // On another day it may well be another one, unless the first is not even booked.
  const { here, awaiting } = situation;
  // "Yuki also tomorrow but at 5"
  const isAnother =
    (title ?? (areAll || isSwap || undefined)) === undefined &&
    units.some((unit) => unit.kind === "time" && unit.end > 0 && unit.found.time.point.date);
  const isItsDay =
    !isAnother &&
    subject.start !== undefined &&
    command.when.start?.slice(0, 10) === isoDay(wallAt(subject.start, here.zone).day);
  const isOther = settled.time?.point.date !== undefined && awaiting === undefined && !isItsDay;
  // "Lunch for three: Mia, Tom and me"
  const isCount =
    areAll &&
    !/\d/.test(settled.text) &&
    units.some((unit, n) => units[n - 1]?.kind === "time" && textOf(unit) === ":");
  if (isNew || !isIts || isOther || isCount || (title !== undefined && joins.length > 0 && !isToo && !areAll))
    return undefined;
  const { manner: _, besides: __, ...rest } = command;
  const isAtItsHour = command.manner === "at-its-hour" || has(units, "sameTime");
  return {
    left,
    command: {
      ...{ ...rest, intent: "reschedule", ...placed(whenOf(settled, here, {}), here) },
      slots: { ...slots, ...(joins.length > 0 && { attendees: joins }) },
      ...(isAtItsHour && { manner: "same-time" as const }),
    },
  };
}

/** "Mia's lunch" is the lunch with her. */
const wordsIn = (title: string, { people }: MeetingKnown) =>
  cutWords(fold(title)).flatMap(({ text }) =>
    people.some((name) => fold(name).split(" ")[0] === text.replace(/['’]?s$/u, "")) ? [] : [text],
  );

/**
 * A reading held against what the talk is about: what cannot be meant of it is what is nearest to it.
 *
 * @param isOnly all of the message is read as this request
 */
export function heldAgainst(
  command: Command,
  units: readonly Unit[],
  { subject, awaiting }: Pick<Context, "subject" | "awaiting">,
  isOnly: boolean,
): Command {
  if (!subject || command.manner === "every") return command;
  const left = asLeaving(command, units, subject, awaiting);
  return withItsGuests(withItsLength(left, units, subject), units, subject, isOnly);
}

/**
 * "Can you take her out of it? The rest stays the same", "strike Mia from the lunch, I'll eat alone": who is in it goes, and not
 * all of it; of several nobody is named.
 */
function asLeaving(
  command: Command,
  units: readonly Unit[],
  subject: MeetingKnown,
  awaiting: Context["awaiting"],
): Command {
  const [only, another] = subject.people;
  const { target, ...slots } = command.slots;
  const verb = units.findIndex((unit) => isPhrase(unit, "act:cancel"));
  // "Annule, elle est malade" is of all of it; "retire-la, elle est malade" is of her.
  const ends = isPhrase(units[verb], "act:uninvite")
    ? undefined
    : units.find((unit) => isPlainStop(unit) && unit.start > (units[verb]?.start ?? unit.end));
  const them = units.find(
    (unit) => isPhrase(unit, "them") && !isPhrase(unit, "it", "definite") && !(ends && unit.start > ends.start),
  );
  const isThem = them !== undefined;
  // "The one with Tom stays, cancel the one with Mia": it is the other one that stays.
  const typed = units.toSorted((a, b) => a.start - b.start);
  const isKept = clausesOf(typed).some((clause) => has(clause, "stays", "keeps") && !clause.some(isPerson));
  const who = units.findIndex((unit) => unit.kind === "person" && isGuestOf(unit.whole, subject));
  const isBeside = Math.abs(verb - who) === 1;
  const beside = units[who + (verb > who ? -1 : 1)];
  // "Mia's not part of it any more, take her out"; "drop it, Mia is ill"
  const isHers = isPhrase(units[verb], "act:uninvite") && !(isPhrase(units[verb + 1], "it") && verb < who);
  const isPlaced =
    isBeside && (contentOf(beside ? [beside] : []).length > 0 || isPhrase(beside, "at", "for", "from", "to"));
  const isAlone = has(units, "only");
  // "Owen is off sick, take his out", "haal die van haar eruit": theirs is the meeting.
  const isTheirs = units.some(
    (unit, n) =>
      n > verb &&
      isPhrase(unit, "theirs") &&
      (!isPhrase(unit, "them") || isPhrase(units[n - 2], "it")) &&
      contentOf(units.slice(n + 1, n + 2)).length === 0,
  );
  if (verb >= 0 && isTheirs) return command;
  const leaves = isThem || isKept || (verb >= 0 && who >= 0 && (isHers || isPlaced || isAlone));
  const isOfIt = command.intent === "cancel" && Object.keys(slots).length === 0;
  const isWhom = another !== undefined && isThem && has(units, "act:uninvite");
  // "Take him off then", where his address is asked
  if (isOfIt && isThem && awaiting === "attendee" && has(units, "act:uninvite"))
    return { ...command, when: null, intent: "edit_attendees", slots: { removedAttendees: [textOf(them)] } };
  if (!isOfIt || !only || !(isWhom || (another === undefined && leaves))) return command;
  const { attendees: _, ...named } = target ?? {};
  const of = who < 0 ? target : named.title !== undefined && named;
  const left = { removedAttendees: isWhom ? [] : [only], ...(of && { target: of }) };
  return { ...command, when: null, intent: "edit_attendees", slots: left };
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
 * come, and who is not cannot go. "With Tom as well", "Tom is coming", "me, Mia and Tom" send nobody away.
 */
function withItsGuests(command: Command, units: readonly Unit[], subject: MeetingKnown, isOnly: boolean): Command {
  const { attendees: said = [], removedAttendees: gone = [], ...slots } = command.slots;
  const named = units.filter(isPerson);
  const whole = (name: string) => named.find((unit) => unit.said === name)?.whole ?? name;
  const there = named.filter((unit) => isGuestOf(unit.whole, subject));
  const meant = [...new Set([...said, ...gone].map(whole))];
  const others = meant.filter((name) => !isGuestOf(name, subject));
  const isOfIt = command.intent === "edit_attendees" || command.intent === "reschedule";
  const { manner, ...rest } = command;
  // "Tom has another thing", of one to which he comes: in nobody's place
  if (isOfIt && manner === "instead" && meant.length > 0 && others.length === 0)
    return has(units, "only") ? command : rest;
  if (!isOfIt || others.length === 0) return command;
  const plainly = { ...rest, ...(manner !== undefined && manner !== "instead" && { manner }) };
  const says = (part: readonly Unit[], roles: readonly Role[]) =>
    part.some((unit) => isPhrase(unit, ...roles) && !isPhrase(unit, "inThatCase"));
  // "Rather Tom than Mia"
  const isRather = manner === "instead" && says(units, ["repair"]);
  const out = new Set(
    there.flatMap((unit) => {
      const clause = clausesOf(units).find((one) => one.includes(unit)) ?? [];
      return isRather || says(units, SWAPS) || says(clause, OUT) ? [unit.whole] : [];
    }),
  );
  if (out.size > 0 && (isOnly || meant.length > others.length))
    return { ...plainly, slots: { ...slots, attendees: others, removedAttendees: [...out] } };
  const isCorrected = says(units, ["repair", "only", ...SWAPS, ...OUT]);
  const isComing = units.some(
    (unit, n) =>
      (isPhrase(unit, "goes", "comesIn") && units.slice(Math.max(n - 2, 0), n).some(isPerson)) ||
      // "At 3, and there will be Tom"
      (timesOf(units.slice(0, n)).length > 0 && isPhrase(unit, "join") && units.slice(n).some(isPerson)),
  );
  const comes =
    manner === "instead" && !isCorrected && ((isOnly && there.length > 0) || isComing || says(units, COMES));
  return comes ? { ...plainly, slots: { ...slots, attendees: others } } : command;
}

/** Who is in it takes somebody's place, or the other way about. */
const SWAPS = ["standsIn", "inItsPlace", "swaps"] as const;
const OUT: readonly Role[] = [
  ...(["goesOut", "not", "negation", "act:uninvite", "act:cancel", "act:absent", "unsuitable", "ill"] as const),
];
const COMES = ["too", "together", "ours"] as const;
