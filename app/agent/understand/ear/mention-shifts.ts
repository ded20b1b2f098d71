import { fold } from "../text";
import { type Length, lengthAt, toMinutes } from "../times/length-rules";
import { isLength } from "../times/settle-times";
import { type PhraseFound, phraseAt } from "./find-phrase";
import { meetingsCalled } from "./gazetteer";
import type { Lexicon, Role, Word } from "./lexicon";
import { wordsOf } from "./mention-words";
import { LONG_MINUTES, masked } from "./said-times";
import { type Ground, isPhrase, isShift, isTimeOrShift, type PassInput, type Unit } from "./unit";
import { isDated } from "./unit-times";
import { has } from "./units-in";
import { listOf } from "./word-lists";

/** "The week after, I meant": no day is said. "Back an hour, or actually two": how far is said anew. */
export function withShifts(units: readonly Unit[]): Unit[] {
  const hasDay = units.some(isDated);
  const far = units.map((unit): Unit => {
    const weeks = isPhrase(unit, "weekAfter") ? 1 : isPhrase(unit, "weekBefore") ? -1 : 0;
    return weeks === 0 || hasDay ? unit : { start: unit.start, end: unit.end, kind: "shift", minutes: weeks * WEEK };
  });
  const isSmall = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, "repair", "or", "courtesy", "filler");
  return far.flatMap((unit, n) => {
    const behind = far.slice(n + 1).findIndex((one) => !isSmall(one));
    const next = far[n + 1 + behind];
    const before = far.slice(0, n).findLastIndex((one) => !isSmall(one));
    const isAnew = (one: Unit | undefined, from: number, to: number) =>
      one?.kind === "shift" && has(far.slice(from, to), "repair");
    if (isAnew(far[before], before, n) && minutesAgain(unit, far[before]!) !== undefined) return [];
    const again = behind >= 0 && next && isAnew(unit, n, n + 1 + behind) ? minutesAgain(next, unit) : undefined;
    return unit.kind === "shift" && again !== undefined ? [{ ...unit, minutes: again }] : [unit];
  });
}

const WEEK = 10_080;

/** Minutes of a length, or of a figure that is of what the shift in front of it was of. */
function minutesAgain(unit: Unit, shift: Unit): number | undefined {
  const far = shift.kind === "shift" ? shift.minutes : 0;
  const { length, bare, date } = unit.kind === "time" ? unit.found.time.point : {};
  const figure = unit.kind === "number" ? Number(unit.text) : bare;
  const hours = Math.abs(far) % 60 === 0;
  const isCount = figure !== undefined && date === undefined && (hours ? figure <= 4 : figure >= 5);
  const minutes = length ?? (isCount ? figure * (hours ? 60 : 1) : undefined);
  return minutes === undefined ? undefined : Math.sign(far) * minutes;
}

/** "I'll be 15 min late, move the call": how late one is says how far it moves. */
export function withDelay(units: readonly Unit[]): readonly Unit[] {
  const late = units.findIndex((unit) => isPhrase(unit, "late"));
  const verb = units.findIndex((unit) => isPhrase(unit, "act:move"));
  const [time, another] = units.filter(isTimeOrShift);
  const isLate = late >= 0 && verb > late && time?.kind === "time" && !another && isLength(time.found.time);
  if (!isLate || units.indexOf(time) > verb) return units;
  const minutes = time.found.time.point.length ?? 0;
  return units.map((unit) => (unit === time ? { start: unit.start, end: unit.end, kind: "shift", minutes } : unit));
}

/** "Half an hour later", "back by 45 minutes", "een kwartier naar voren". */
export function shiftsIn(
  ground: Ground,
  words: readonly Word[],
  fences: readonly (readonly [number, number])[],
  phrases: readonly PhraseFound[],
): Unit[] {
  const { lexicon } = ground;
  const found: Unit[] = [];
  const { tokens, text } = ground;
  const hidden = masked(tokens, fences);
  // "Book a follow-up a week later" is a day of its own; "put the gym a week later" says how far what there is goes.
  const put = lexicon.words.wholeDays.put.split(",");
  const isThere =
    phrases.some(({ roles }) => roles.includes("it") && !roles.includes("repair")) ||
    words.some(({ text }) => meetingsCalled([text], ground.gazetteer, lexicon.concepts).length > 0);
  const makes = phrases.some(
    ({ roles, from, to }) =>
      roles.includes("act:create") && !(isThere && words.slice(from, to).every(({ text }) => put.includes(text))),
  );
  const isKept = phrases.some(({ roles }) => roles.includes("sameTime"));
  // "Remind me 20 minutes before the call"
  const reminds = phrases.some(({ roles }) => roles.includes("act:remind"));
  for (let i = 0; i < hidden.length; i++) {
    const length = lengthAt(hidden, i);
    // "Om de twee weken op donderdag" is how often.
    const isOften = [i - 1, i].some((at) => hidden[at]?.is.every);
    // "Over twee weken op dinsdag"
    if (length && hidden[i - 1]?.is.in && hidden[length.next]?.is.on && hidden[length.next + 1]?.is.wd) continue;
    // "Pas avant 10h"
    if (!length || isOften || (hidden[i]?.clock && toMinutes(length.value) >= LONG_MINUTES)) continue;
    // "Un appel d'une heure avant 15h"
    const hour = hidden[length.next]?.is.before ? hidden[length.next + 1] : undefined;
    if (!reminds && (hour?.clock ?? hour?.is.n) !== undefined) continue;
    const [start, end] = [hidden[i]!.start, hidden[length.next - 1]!.end];
    // "Avant 17h20" is an hour of the day.
    if (toMinutes(length.value) >= LONG_MINUTES && /^\d+ ?[hu]/.test(text.folded.slice(start, end))) continue;
    const [from, to] = wordsOf(words, { start, end });
    const behind = phraseAt(words, to, lexicon);
    // "Trek de borrel een uur naar voren": the verb stands around the length.
    const around = wayOf(phrases.find((phrase) => phrase.end?.from === to)?.roles);
    const ahead = reminds && hidden[length.next]?.is.before ? hidden[length.next] : undefined;
    const way =
      (ahead ? -1 : (around ?? wayOf(behind?.roles) ?? wayOf(wayAhead(words, from, lexicon, phrases)?.roles))) ??
      (isShort(length.value) && (hidden[length.next]?.is.at ?? hidden[length.next]?.is.until)
        ? undefined
        : wayOfVerb(phrases, from, to, isShort(length.value)));
    const isBehind = !around && wayOf(behind?.roles) !== undefined;
    // "Knock the review back a week"
    // "… een dag later te zetten": the verb says where it goes.
    const isPut =
      isBehind && [0, 1].some((n) => phraseAt(words, behind!.to + n, lexicon)?.roles.includes("act:create"));
    const isFar = (!makes || isPut || isKept) && DAYS.has(length.value.unit) && !length.value.plus;
    if (way && (isShort(length.value) || isFar)) {
      const last = ahead?.end ?? (isBehind ? words[behind!.to - 1]!.end : end);
      const first = isBehind || around ? start : (wayAhead(words, from, lexicon, phrases)?.start ?? start);
      found.push({
        start: first,
        end: Math.min(last, text.folded.length),
        kind: "shift",
        minutes: way * toMinutes(length.value),
      });
    }
    i = length.next - 1;
  }
  return found;
}

/** "Y justo después media hora con Lucía": right behind that, and no way of a length. */
function wayAhead(words: readonly Word[], from: number, lexicon: Lexicon, phrases: readonly PhraseFound[]) {
  const ahead = lastPhrase(words, from, lexicon);
  const isThen = phrases.some(
    (phrase) =>
      phrase.to <= from &&
      words[phrase.to - 1]!.end > (ahead?.start ?? Number.POSITIVE_INFINITY) &&
      phrase.roles.some((role) => role === "afterThat" || role === "beforeThat"),
  );
  // "Das braucht eher anderthalb Stunden" says how long, and "eher" no way.
  const isRather =
    ahead?.roles.includes("repair") && phrases.some(({ roles, to }) => to <= from && roles.includes("lasts"));
  return isThen || isRather ? null : ahead;
}

const isShort = (length: Length) => toMinutes(length) < 1440;

/** "Repousse la visite d'une semaine", "borrel een weekje opschuiven": days beside a verb that moves by a length. */
function wayOfVerb(phrases: readonly PhraseFound[], from: number, to: number, isShort: boolean): number | undefined {
  const verb = phrases.find(({ roles }) => roles.includes("act:move"));
  const leads = phrases.find(
    (phrase) => phrase.to === from && LEADS_LENGTH.some((role) => phrase.roles.includes(role)),
  );
  const isLed = leads !== undefined;
  // "Repousse le dîner de 30 minutes", not "move it to half an hour".
  if (isShort) {
    const isBy = leads?.roles.some((role) => role === "byLength" || role === "from" || role === "with");
    return verb && isBy && verb.to < from ? (wayOf(verb.roles) ?? 1) : undefined;
  }
  const isBeside = verb?.from === to || verb?.end?.from === to || (verb !== undefined && isLed && verb.from < from);
  return isBeside ? (wayOf(verb?.roles) ?? 1) : undefined;
}

/** "By", "um", "met", "d'". */
const LEADS_LENGTH: readonly Role[] = ["from", "with", "filler"];

/** Units of which a number is as long in every month. */
const DAYS: ReadonlySet<string> = new Set(["day", "week", "fortnight"]);

const wayOf = (roles: readonly Role[] | undefined) =>
  roles?.includes("later") ? 1 : roles?.includes("earlier") ? -1 : undefined;

/** The way in front of a length, "by" and the like between: "back by 45 minutes". */
function lastPhrase(words: readonly Word[], from: number, lexicon: Lexicon) {
  for (let i = from - 1; i >= Math.max(0, from - 3); i--) {
    const phrase = phraseAt(words, i, lexicon);
    if (phrase && wayOf(phrase.roles) && phrase.to <= from) {
      // "Zet de lunch op 3 uur" is an hour of the day.
      if (phrase.to === from && (phrase.roles.includes("on") || phrase.roles.includes("at"))) return null;
      const between = words.slice(phrase.to, from).every((_, k) => {
        const roles = phraseAt(words, phrase.to + k, lexicon)?.roles ?? [];
        return roles.some((role) => role === "on" || role === "filler" || role === "from" || role === "with");
      });
      return between ? { roles: phrase.roles, start: words[i]!.start } : null;
    }
  }
  return null;
}

/** "Push the catch-up this afternoon 15 min", "laat het overleg vanmiddag een kwartier opschuiven": its part of the day, and how far. */
export function withHowFar(
  units: readonly Unit[],
  { ground: { lexicon } }: Pick<PassInput, "ground">,
): readonly Unit[] {
  const verb = units.find((unit) => isPhrase(unit, "act:move"));
  if (!verb || units.some(isShift)) return units;
  const isEarlier = isPhrase(verb, "earlier");
  return units.flatMap((unit, n): Unit[] => {
    if (unit.kind !== "time") return [unit];
    const { length, ...point } = unit.found.time.point;
    const words = fold(unit.found.text).split(" ");
    const isFor = words.some((word) => listOf(lexicon.words.for).has(word)) || isPhrase(units[n - 1], "to", "goes");
    const isStretch = point.part !== undefined && !point.clock && !unit.found.time.until;
    if (length === undefined || length >= LONG_MINUTES || !isStretch || isFor) return [unit];
    const found = { ...unit.found, time: { ...unit.found.time, point } };
    const { start, end } = unit;
    return [
      { ...unit, found },
      { start, end, kind: "shift", minutes: isEarlier ? -length : length },
    ];
  });
}
