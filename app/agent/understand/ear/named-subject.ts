import type { Context, Manner } from "../command";
import { isoDay, isoMinute } from "../times/days";
import { wallAt } from "../times/zone";
import { isOfTime, roleAt } from "./fence";
import { isGuestOf, isTitleOf, type MeetingKnown, peopleByWord, personAt } from "./gazetteer";
import { cutWords, type Word } from "./lexicon";
import { isAlone, oneAt } from "./one-of-several";
import { type Ground, type Heard, isPhrase, type Reading } from "./unit";
import { timesOf } from "./units-in";
import { listOf } from "./word-lists";

type Stretch = NonNullable<Ground["it"]>;

/** A title is named in no more words than these. */
const LONGEST = 5;

/**
 * Where a message names what the talk is about, by who is in it, its day, its hour or its title: "Mia's", "the one with
 * Mia", "the 12 o'clock", "the lunch". All of it stands for "it" then. Undefined where nothing does, or where another
 * meeting ahead may be meant as well.
 */
export function subjectNamed(heard: Heard, { subject, now, known }: Context): Stretch | undefined {
  if (!subject || !known) return undefined;
  const words = cutWords(heard.ground.text.folded);
  for (let i = 0; i < words.length; i++) {
    const found = standsFor(words, i, heard, subject) ?? titleAt(words, i, heard, subject);
    if (!found) continue;
    const isOthers = (one: MeetingKnown) =>
      (standsFor(words, i, heard, one) ?? titleAt(words, i, heard, one))?.end === found.end;
    const isAhead = (one: MeetingKnown) => !isSame(one, subject) && (one.end ?? now) > now;
    return known.meetings.some((one) => isAhead(one) && isOthers(one)) ? undefined : found;
  }
  return undefined;
}

/** What is open stands in the calendar too, where it is a change. */
const isSame = (one: MeetingKnown, { id, title, start }: MeetingKnown) =>
  one.id === id || (one.title === title && one.start === start);

/** "Mia's", "the one on Thursday", "celui de 10h": words that stand for a meeting, and for this one. */
function standsFor(
  words: readonly Word[],
  i: number,
  { ground, here }: Heard,
  meeting: MeetingKnown,
): Stretch | undefined {
  const one = oneAt(words, i, ground, here);
  if (!one?.target) return undefined;
  const { attendees = [], when } = one.target;
  const at = meeting.start === undefined ? undefined : wallAt(meeting.start, here.zone);
  const isThen =
    !when?.start ||
    (at !== undefined &&
      (when.grain === "day"
        ? when.start.slice(0, 10) === isoDay(at.day)
        : /T?(\d\d:\d\d)/.exec(when.start)?.[1] === isoMinute(at.minute)));
  return isThen && attendees.every((name) => isGuestOf(name, meeting)) ? { start: one.start, end: one.end } : undefined;
}

/** "The lunch", "das Mittagessen mit Mia": its title behind an article, and who is in it. */
function titleAt(words: readonly Word[], i: number, { ground }: Heard, meeting: MeetingKnown): Stretch | undefined {
  const { lexicon, gazetteer, text } = ground;
  if (!roleAt(words, i, lexicon, "definite")) return undefined;
  let to = i + 1;
  for (let end = i + 2; end <= Math.min(words.length, i + 1 + LONGEST); end++) {
    const named = words.slice(i + 1, end).map((word) => word.text);
    if (isTitleOf(named, meeting, lexicon.concepts)) to = end;
  }
  if (to === i + 1) return undefined;
  const guest = roleAt(words, to, lexicon, "with")
    ? personAt(words, to + 1, peopleByWord(gazetteer), text.said)
    : undefined;
  if (guest && !isGuestOf(guest.whole, meeting)) return undefined;
  const end = guest?.to ?? to;
  const next = words[end];
  // "The lunch 30 minutes earlier", "na de lunch gelijk"
  const isEnd = next && (isOfTime(next, ground.tokens) || listOf(lexicon.words.beside.right).has(next.text));
  return isEnd || isAlone(words, end, ground) ? { start: words[i]!.start, end: words[end - 1]!.end } : undefined;
}

/**
 * Whether a message is to be read with that stretch as "it": all of it is read so, and it says what is to become of that, or
 * what is to be beside it. Of what is not open a change that is read in full as it stands stays as it is.
 */
export function isReadOfIt(ofIt: Heard, plain: Heard, { awaiting }: Context): boolean {
  const isWhole = ({ command, left }: Reading) => left.length === 0 && command.unread === undefined;
  const isOpen = awaiting === "confirmation";
  const own = plain.readings.map(({ reading }) => reading);
  const ofThat = ofIt.readings.map(({ reading }) => reading);
  const isNew = ofThat.some(({ command }) => command.intent === "create");
  const isSaid =
    own.length > 0 && own.every((one) => isWhole(one) && one.command.intent !== "create") && !isNew && !isOpen;
  const isLater = own.some(({ command }) => command.slots.target?.when !== undefined);
  return !isSaid && !isLater && ofThat.every(isWhole) && ofThat.some(({ command }) => isOfIt(command, ofIt));
}

function isOfIt({ intent, slots, when, manner }: Reading["command"], { units }: Heard): boolean {
  if (slots.target) return false;
  if (intent === "reschedule") return true;
  if (intent === "cancel" || intent === "edit_attendees") return when === null && timesOf(units).length === 0;
  return intent === "create" && ((manner !== undefined && NEAR.has(manner)) || units.some(isMore));
}

const isMore = (unit: Heard["units"][number]) => isPhrase(unit, "onceMore", "theSame");

/** On its day, right beside it, or once more. */
const NEAR: ReadonlySet<Manner> = new Set<Manner>(["after-that", "ahead-of-that", "that-day", "same-again"]);
