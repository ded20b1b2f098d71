import { type Fence, isOfTime, NO_NEW, OF_NAME, roleAt, YEAR } from "./fence";
import { phraseAt } from "./find-phrase";
import { peopleByWord, personAt } from "./gazetteer";
import type { Lexicon, Role, Word } from "./lexicon";
import { masked, type TimeFound, timesIn } from "./said-times";
import type { Ground } from "./unit";
import { listOf } from "./word-lists";

/** No request speaks of more; each is read to the end of the message, so this bounds the work. */
export const MOST_TOPICS = 8;

/** "Call with Owen on pricing", not "on Zoom" or "on the boat": behind what is new, no place. */
export function isOnTopic(words: readonly Word[], i: number, { lexicon, tokens }: Ground): boolean {
  const places = listOf(lexicon.words.standsOn);
  const lead = places.size > 1 && words[i]?.text === "on" ? phraseAt(words, i, lexicon) : null;
  if (lead?.to !== i + 1) return false;
  const at = words.findIndex((_, k) => k > i && !roleAt(words, k, lexicon, "filler"));
  const next = words[at]?.text ?? "";
  const roles = phraseAt(words, at, lexicon)?.roles ?? [];
  // "The 2028 roadmap", "Q3 figures"
  const isFigure = (YEAR.test(next) || /^[qt][1-4]$/.test(next)) && /^\p{L}{3}/u.test(words[at + 1]?.text ?? "");
  const isWord = /^\p{L}{2}/u.test(next) && roles.every((role) => OF_NAME.has(role)) && !isOfTime(words[at]!, tokens);
  const isStreet = [0, 1, 2].some((k) => roleAt(words, at + k, lexicon, "streets"));
  const isNew = words.slice(0, i).some((_, k) => NEW.some((role) => roleAt(words, k, lexicon, role)));
  const isOther = words.some((_, k) => NO_NEW.some((role) => role !== "join" && roleAt(words, k, lexicon, role)));
  return (isFigure || isWord) && isNew && !isOther && !isStreet && !places.has(next);
}

/** What is new is called by one of these, or with somebody. */
const NEW: readonly Role[] = ["kinds", "hollow", "with"];

/** "About the 2 hour workshop", "over de Q4 cijfers": up to the time of the meeting, its people or the end. */
export function topicAt(words: readonly Word[], i: number, ground: Ground, labels: readonly Fence[]): Fence | null {
  const { lexicon, text, today } = ground;
  const marker = phraseAt(words, i, lexicon);
  // "Lade Tom zu einem Kaffee ein"
  const isInvited =
    marker?.roles.includes("to") && words.slice(0, i).some((_, n) => roleAt(words, n, lexicon, "act:invite"));
  if (!marker || isInvited) return null;
  // "Over begroting 2027 vrijdag 11 uur": a year is no hour of the day.
  const years = words.flatMap(({ text: word, start, end }, n) =>
    n > marker.to && YEAR.test(word) ? [[start, end] as const] : [],
  );
  const tokens = masked(ground.tokens, years);
  const options = { today, openNumber: false, moving: false };
  const clause = [words[i]!.start, text.folded.length] as const;
  // "About 3", "over een uur": the word belongs to a time.
  const led = timesIn(text.said, tokens, clause, options)[0];
  // "Kwart over 3": the word stands inside a time.
  const [around] = i > 0 ? timesIn(text.said, tokens, [words[i - 1]!.start, text.folded.length], options) : [];
  const isInside = around?.start === words[i - 1]?.start && (around?.end ?? 0) > words[marker.to - 1]!.end;
  const isWhole = i > 0 && timesIn(text.said, tokens, [words[i - 1]!.start, words[i - 1]!.end], options).length > 0;
  const isOwn = led?.start === words[i]!.start && led.time.point.clock !== undefined;
  if (isInside && !isWhole && around?.time.point.clock && !isOwn) return null;
  const behind = [words[marker.to]?.start ?? text.folded.length, text.folded.length] as const;
  const inLabel = (at: number) => labels.find(({ kind, from, to }) => kind === "label" && from <= at && at < to);
  const times = timesIn(text.said, tokens, behind, options).filter(
    ({ start, end }) => !labels.some(({ from, to }) => words[from]!.start < end && words[to - 1]!.end > start),
  );
  const isPlaceAt = (at: number) => labels.some(({ kind, from, to }) => kind === "place" && from <= at && at < to);
  // "The topic is: the roof"
  const isNamed = words[marker.to]?.text === ":" || roleAt(words, marker.to, lexicon, "opensQuestion");
  let to = isNamed ? marker.to + 1 : marker.to;
  const first = to;
  const isLed = led && led.start === words[i]!.start;
  // "Over 2 uur" is a moment, "over de 2 uur durende training" is not.
  const isOf = roleAt(words, marker.to, lexicon, "filler") && /^\d/.test(words[marker.to + 1]?.text ?? "");
  // "Over 2 weken lunch met Femke": where no day was said, one that is counted from today.
  // "Dinsdag over twee weken"
  const isBehindDay = tokens.some(({ start, is }) => is.wd !== undefined && start === words[i - 1]?.start);
  const isCounted = led?.time.point.date?.day !== undefined && (isBehindDay || !isDated(words, i, ground));
  const isMoment = (led?.time.point.moment !== undefined || isCounted) && !isOf;
  const isLabel = [marker.to, marker.to + 1].some((at) => inLabel(at)?.from === at);
  if (isLed && !isLabel && (isMoment || !isNounBehind(words, led, lexicon, isOf))) return null;
  // "Auf Montag zu legen"
  const verb = phraseAt(words, to, lexicon);
  const isVerb =
    verb?.roles.some((role) => role.startsWith("act:")) && !/^[\p{L}\p{N}]/u.test(words[verb.to]?.text ?? "");
  if (isVerb && !verb?.roles.includes("kinds")) return null;
  let holds = false;
  while (to < words.length) {
    const word = words[to]!;
    const label = inLabel(to);
    if (label) {
      holds = true;
      to = label.to;
      continue;
    }
    // "About the flat on 12 Main Street": where it is, is where one meets.
    if (holds && isPlaceAt(to)) {
      while (LEADS_PLACE.some((role) => roleAt(words, to - 1, lexicon, role))) to--;
      break;
    }
    if ((/^[.!?;,)\n]$/.test(word.text) && !isOrdinal(words, to, lexicon)) || (holds && opensAnother(to))) break;
    const time = times.find(({ start, end }) => start <= word.start && word.start < end);
    // "De begroting van 2027", "el plan de 3 meses"
    const isOfIt = holds && roleAt(words, to - 1, lexicon, "from");
    const { length, clock, date: day } = time?.time.point ?? {};
    // "The shift from 10 to 6", "le vol de 19h40", beside an hour of the meeting
    const isItsHours =
      holds && !day && (time?.time.until ?? clock) && roleAt(words, to, lexicon, "from") && isTimed(words, i, ground);
    // "20 min avec Tom pour parler de l'atelier de 2h", "sobre la carrera de 24 horas": so long is what it is about.
    const isItsLength =
      holds &&
      !day &&
      roleAt(words, to, lexicon, "from") &&
      (clock?.minute === WHOLE_DAY || (length !== undefined && !clock && hasLength(words, i, ground)));
    if (isItsLength && time) {
      while (words[to] && words[to]!.start < time.end) to++;
      continue;
    }
    if (isItsHours || (isOfIt && (YEAR.test(word.text) || (length !== undefined && !clock && !day)))) {
      const end = length === undefined && !isItsHours ? word.end : (time?.end ?? word.end);
      while (words[to] && words[to]!.start < end) to++;
      continue;
    }
    const isLong = (time?.time.point.length ?? 0) > (holds && !isTimed(words, i, ground) ? LONGEST_DAYS : DAY_OF_WORK);
    // "About the 1pm shift on Sundays", "the leases as of 1 March": what has a day of its own goes on in a row of days, or from one on.
    const { repeat, since, side } = time?.time.point ?? {};
    const isOpen = holds && !clock && (since || side) !== undefined && isTimed(words, i, ground);
    const isItsRow = (repeat !== undefined || isOpen) && isDated(words, i, ground);
    if (time && holds && isOwnTime(time) && !isLong && !isItsRow) break;
    if (!time && ends(words, to, lexicon, holds)) break;
    const isContent = /^[\p{L}\p{N}]/u.test(word.text) && !roleAt(words, to, lexicon, "filler");
    if (time && isItsRow) {
      while (words[to] && words[to]!.start < time.end) to++;
      continue;
    }
    if (time && isLong) {
      while (words[to] && words[to]!.start < time.end) to++;
      // The word behind is what it is a length of.
      const next = words[to];
      if (next && /^\p{L}/u.test(next.text) && !isOfTime(next, tokens) && !roleAt(words, to, lexicon, "with")) to++;
      holds = true;
      continue;
    }
    if (!time && isContent) holds = true;
    to++;
  }
  while (to > first && roleAt(words, to - 1, lexicon, "courtesy")) to--;
  return holds ? { from: i, to, kind: "topic", marker: first - i } : null;

  /** "… about the lease and Grace Thursday 10 …": joined on, somebody and when. */
  function opensAnother(at: number): boolean {
    const person = roleAt(words, at, lexicon, "join")
      ? personAt(words, at + 1, peopleByWord(ground.gazetteer), text.said)
      : null;
    return person !== null && times.some(({ start }) => start === words[person.to]?.start);
  }
}

const LEADS_PLACE: readonly Role[] = ["at", "on", "from", "to", "filler", "definite"];

/** "Wegen 2. Mahnung": the stop is of the figure. */
const isOrdinal = (words: readonly Word[], at: number, { words: { code } }: Lexicon): boolean =>
  code === "de" &&
  words[at]!.text === "." &&
  /^\d{1,2}$/.test(words[at - 1]?.text ?? "") &&
  words[at - 1]!.end === words[at]!.start &&
  /^\p{L}{3}/u.test(words[at + 1]?.text ?? "");

/** Nobody meets for as many minutes: "les 35 heures" is what it is about. */
const DAY_OF_WORK = 720;

/** Behind what it is about a longer one is part of that: "le plan à 5 ans". */
const LONGEST_DAYS = 14 * 1440;

const timesBefore = (words: readonly Word[], i: number, { text, tokens, today }: Ground) =>
  timesIn(text.said, tokens, [0, words[i]!.start], { today, openNumber: false, moving: false });

/** Whether a day stands in front of a place. */
const isDated = (words: readonly Word[], i: number, ground: Ground) =>
  timesBefore(words, i, ground).some(({ time: { point } }) => point.date !== undefined);

/** Whether an hour of the day stands in front of a place. */
const isTimed = (words: readonly Word[], i: number, ground: Ground) =>
  timesBefore(words, i, ground).some(({ time: { point } }) => point.clock !== undefined);

/** Whether it is said in front of a place how long the meeting is. */
const hasLength = (words: readonly Word[], i: number, ground: Ground) =>
  timesBefore(words, i, ground).some(({ time: { point } }) => point.length !== undefined);

const WHOLE_DAY = 1440;

/** Words that lead in another part of a request. */
const LEADS = new Set<Role>(["with", "for", "at", "on", "to", "from", "join", "courtesy", "filler", "repair", "but"]);

/** "About the 3pm deploy": what stands behind the time says what it is. @param isOf small words may stand between */
function isNounBehind(words: readonly Word[], { end }: TimeFound, lexicon: Lexicon, isOf: boolean): boolean {
  const at = words.findIndex(({ start }, i) => start >= end && !(isOf && roleAt(words, i, lexicon, "filler")));
  const phrase = at < 0 ? null : phraseAt(words, at, lexicon);
  const isNoun = !phrase?.roles.some((role) => LEADS.has(role)) || phrase.roles.includes("kinds");
  return at >= 0 && /^\p{L}/u.test(words[at]!.text) && isNoun;
}

/** A time that the meeting can have: a day, an hour that is led in or plain, a length behind "for". */
function isOwnTime({ time: { point, until, core, first } }: TimeFound): boolean {
  const { date, clock } = point;
  if (until || point.repeat || date?.wd !== undefined || date?.day !== undefined || date?.wdMod !== undefined)
    return true;
  if (date?.dom !== undefined && date.month !== undefined) return true;
  if (clock !== undefined) return core > first || clock.sure || clock.full === true;
  return point.length !== undefined && core > first;
}

/** A company, or a verb at the end: the topic is over. */
function ends(words: readonly Word[], at: number, lexicon: Lexicon, holds: boolean): boolean {
  const phrase = phraseAt(words, at, lexicon);
  if (!phrase || !holds) return false;
  if (phrase.roles.includes("with") || phrase.roles.includes("allDay")) return true;
  const isLast = phrase.to >= words.length || !/^[\p{L}\p{N}]/u.test(words[phrase.to]?.text ?? "");
  return isLast && phrase.roles.some((role) => role === "courtesy" || role.startsWith("act:"));
}
