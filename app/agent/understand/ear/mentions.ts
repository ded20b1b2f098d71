import { isShortAlone } from "~/domain/short-name";
import { oneSlip } from "../grammar/spelling";
import type { Token } from "../grammar/tokens";
import { fold } from "../text";
import { type Length, lengthAt, toMinutes } from "../times/length-rules";
import { isLength } from "../times/settle-times";
import { fencesIn } from "./fences";
import { isTitleWord, type PersonFound, peopleByWord, personAt, shortPerson, slippedPerson } from "./gazetteer";
import { cutWords, type Lexicon, type PhraseFound, phraseAt, type Role, type Word } from "./lexicon";
import { clockOf, LONG_MINUTES, masked, mayBeHour, type TimeFound, timesIn, unitOf } from "./said-times";
import { asks } from "./segment";
import { type Ground, isPhrase, textOf, type Unit } from "./unit";
import { listOf } from "./word-lists";

/** Phrases of several words that are read before the times, so that "may i" is no month and "all day" no length. */
const FIRST = new Set<Role>([
  "courtesy",
  "repair",
  "allDay",
  "somewhere",
  "negation",
  "otherwise",
  "hollow",
  "kinds",
  "howMany",
  "lastTime",
  "firstOf",
  "lastOf",
  "dayAfter",
  "dayBefore",
  "free",
  "secondOf",
  "thirdOf",
  "thatDay",
  "not",
  "weekAfter",
  "weekBefore",
]);
const isFirst = ({ from, to, roles, end, isParted }: PhraseFound) =>
  (to - from > 1 || end !== undefined || isParted || roles.includes("allDay")) &&
  roles.some(
    (role) => FIRST.has(role) || role.startsWith("act:") || role.startsWith("no:") || role.startsWith("talk:"),
  );

/** Everything that a message holds, in its order. */
export function mentionsIn(ground: Ground): Unit[] {
  const { text, lexicon } = ground;
  const words = cutWords(text.folded);
  const taken = new Uint8Array(words.length + 1);
  const units: Unit[] = [];
  const take = (from: number, to: number, unit: Unit) => {
    taken.fill(1, from, to);
    units.push(unit);
  };
  const range = (from: number, to: number) => ({ start: words[from]!.start, end: words[to - 1]!.end });

  for (const { from, to, kind, marker } of fencesIn(words, ground)) {
    const inner = marker ? from + marker : from;
    const said = text.said.slice(words[inner]!.start, words[to - 1]!.end).replace(/^"|"$/g, "");
    const led = marker ? { marker: text.said.slice(words[from]!.start, words[inner - 1]!.end) } : {};
    take(from, to, { ...range(from, to), kind, text: said, ...led });
  }
  const phrases = phrasesIn(words, lexicon, taken);
  // "Any time after 2"
  const isOpen = ({ to, roles }: PhraseFound) =>
    roles.includes("somewhere") && phraseAt(words, to, lexicon)?.roles.includes("around") === true;
  // "Friday the week after" is a day of its own.
  const isDated = ground.tokens.some(({ is }) => (is.wd ?? is.day ?? is.mo) !== undefined);
  const isWeek = ({ roles }: PhraseFound) => roles.includes("weekAfter") || roles.includes("weekBefore");
  // "Le deuxième lundi du mois" is a day.
  const isOfDay = ({ to, roles }: PhraseFound) =>
    (roles.includes("secondOf") || roles.includes("thirdOf")) &&
    ground.tokens.some(({ start, is }) => start === words[to]?.start && is.wd !== undefined);
  for (const found of phrases.filter(
    (one) => isFirst(one) && !isOpen(one) && !isOfDay(one) && !(isDated && isWeek(one)),
  ))
    takePhrase(found, words, taken, take);
  takeNamesakes(ground, words, taken, take);
  const fences = units.map(({ start, end }) => [start, end] as const);
  for (const unit of shiftsIn(ground, words, fences, phrases)) {
    const [from, to] = wordsOf(words, unit);
    if (!taken.slice(from, to).some(Boolean)) take(from, to, unit);
  }
  const times = allTimes(ground, words, units);
  let part: TimeFound["time"]["point"]["part"];
  for (const found of times) {
    const [from, to] = wordsOf(words, found);
    if (found.time.point.bare !== undefined && times.length > 1 && isArticle(words, to, lexicon)) continue;
    const isName = personAt(words, to, peopleByWord(ground.gazetteer), text.said) !== null;
    if (!isName && isOfNoun(found, [from, to], words, times, lexicon)) {
      // "At the 3 Horseshoes"
      const isPlace = phraseAt(words, from, lexicon)?.roles.includes("at") ?? false;
      const figure = words.findIndex(({ text: figure }, i) => i >= from && /^\d/.test(figure));
      const first = isPlace ? from + 1 : figure;
      const opens = isPlace ? from : first;
      take(opens, to + 1, {
        ...range(opens, to + 1),
        kind: isPlace ? "place" : "label",
        text: text.said.slice(words[first]!.start, words[to]!.end),
      });
      continue;
    }
    if (isCount(found, words[to], times, ground)) {
      const figure = words.findIndex(({ end }) => end === found.end);
      take(figure, figure + 1, { ...range(figure, figure + 1), kind: "number", text: words[figure]!.text });
      continue;
    }
    const end = isName ? 0 : endOfPartName(found, [from, to], words, times, ground);
    if (end > to) {
      take(from, end, {
        ...range(from, end),
        kind: "label",
        text: text.said.slice(words[from]!.start, words[end - 1]!.end),
      });
      part = found.time.point.part;
      continue;
    }
    // "Mets-le lundi": a pronoun, and no article of the day. "Parents evening Friday at 8": it says which half as well.
    const isNamed = isPartOfName(found, from, words, lexicon);
    const first = isNamed || isClitic(words, from) ? from + 1 : from;
    const label = text.said.slice(words[from - 1]?.start ?? 0, words[from]!.end);
    if (isNamed) take(from - 1, first, { ...range(from - 1, first), kind: "label", text: label });
    take(first, to, { start: words[first]!.start, end: found.end, kind: "time", found: inPart(found, part) });
  }
  takePeople(ground, words, taken, take);
  // What is taken ends a phrase: "auf den 4." is a time behind "auf".
  const free = words.map((word, i) => (taken[i] ? { ...word, text: "" } : word));
  for (const found of phrasesIn(free, lexicon, taken)) takePhrase(found, words, taken, take);
  for (let i = 0; i < words.length; i++) if (!taken[i]) take(i, i + 1, plainWord(words, i, ground));
  const sorted = units.filter(({ start, end }) => end > start).toSorted((a, b) => a.start - b.start);
  const named = withOtherHour(withReplaced(withNameFirst(sorted, words, ground), ground));
  const timed = withHours(withLengths(withNumbers(named, ground), ground), ground);
  return withDelay(withShifts(withGoals(withPurposes(timed, ground), ground)))
    .map((unit, n, all) => asWord(unit, all[n + 1], lexicon))
    .map(
      (unit, n, all): Unit =>
        isDeedFor(unit, n, all) ? { start: unit.start, end: unit.end, kind: "word", text: unit.text } : unit,
    )
    .map((unit, n, all) => (isOfTitle(unit, n, all, lexicon) ? asTitle(unit) : unit))
    .map((unit, n, all) => (isAskedAbout(unit, n, all, lexicon) ? { ...unit, roles: PLANNED } : unit))
    .map((unit, n, all) => (isOtherHour(unit, n, all) ? { ...unit, roles: NOT_THEN } : unit))
    .map((unit, n, all) => asArticle(unit, all[n - 1], all[n + 1]))
    .map((unit, n, all) => (isNoRepair(unit, all[n - 1], all[n + 1]) ? asRepair(unit) : unit))
    .map((unit, n, all) => (deniesVerb(unit, all[n - 1], lexicon) ? { ...unit, roles: DENIES } : unit))
    .map((unit, n, all) => (isLoneUnit(unit, [all[n - 1], all[n + 1]], ground) ? { ...unit, kind: "number" } : unit));
}

/**
 * "Stag do friday", "put book club in", "the cancel culture talk": a verb that stands where none can is a word of the title:
 * at the end of what opens the message, right behind another verb, or between an article and a noun.
 */
function isOfTitle(unit: Unit, n: number, units: readonly Unit[], { words }: Lexicon): boolean {
  if (unit.kind !== "phrase" || !/^\p{L}+$/u.test(unit.text)) return false;
  const [before, next] = [units[n - 1], units[n + 1]];
  // "The top 10 list"
  const isLast = next === undefined || next.kind === "time" || next.kind === "stop";
  if (
    before?.kind === "label" &&
    /\d/.test(before.text) &&
    isLast &&
    asks(unit) &&
    words.separable?.infinitive === undefined
  )
    return true;
  if (!isPhrase(unit, "weak", ...VERBS)) return false;
  const isNext = next?.kind === "word" || (next !== undefined && isPhrase(next, "kinds") && !asks(next));
  const isVerbLast = words.separable?.infinitive !== undefined;
  const opens = n > 0 && units.slice(0, n).every((one) => one.kind === "word" || isPhrase(one, "definite"));
  if (opens && isPhrase(unit, "weak") && !isVerbLast) return isLast;
  if (!isNext || isPhrase(unit, "weak", "with", "filler")) return false;
  const isTwice = isPhrase(unit, "act:create") && isPhrase(before, "act:create") && !isPhrase(before, "weak", "kinds");
  return isTwice || (isPhrase(before, "definite") && !isPhrase(before, "it", "them"));
}

/** "Whats my schedule today", "do I have anything booked": behind a question, and joined to it by nothing, nobody makes anything. */
function isAskedAbout(
  unit: Unit,
  n: number,
  units: readonly Unit[],
  { phrases }: Lexicon,
): unit is Extract<Unit, { kind: "phrase" }> {
  const breaks = (one: Unit) => one.kind === "stop" || isPhrase(one, "join", "but", "repair", "courtesy", "condition");
  // "When could Tom and I meet"
  const isWhen = (one: Unit) =>
    isPhrase(one, "act:find") &&
    (phrases.get(textOf(one).split(" ")[0] ?? "") ?? []).some(
      ({ pieces, roles }) => pieces.length === 1 && roles.includes("interrogative"),
    );
  const opening = units.slice(units.slice(0, n).findLastIndex(({ kind }) => kind === "stop") + 1, n);
  const from = units.slice(0, n).findLastIndex(breaks);
  const asked = units.slice(from + 1, n);
  const next = units[n + 1];
  // "Whats on tomorrow book yoga at 5"
  const isAnew =
    opening.some(({ kind }) => kind === "time") &&
    next !== undefined &&
    (next.kind !== "phrase" || isPhrase(next, "kinds"));
  if (!isAnew && isPhrase(unit, "act:create") && opening.some(isWhen)) return true;
  return (
    !isAnew &&
    isPhrase(unit, "act:create") &&
    !isPhrase(unit, "act:ask", "act:find", "weak") &&
    asked.some((one) => isPhrase(one, "act:ask") && !isPhrase(one, "act:create", "act:find", "act:tell"))
  );
}

const PLANNED: readonly Role[] = ["planned"];

/** "At 11, not at 10": between two hours it says which of them it is not. */
function isOtherHour(unit: Unit, n: number, units: readonly Unit[]): unit is Extract<Unit, { kind: "phrase" }> {
  const isHour = (one: Unit | undefined) => one?.kind === "time" && one.found.time.point.clock !== undefined;
  const before = units.slice(0, n).findLast(({ kind }) => kind !== "stop");
  return isPhrase(unit, "not") && isPhrase(unit, "negation") && isHour(before) && isHour(units[n + 1]);
}

const NOT_THEN: readonly Role[] = ["not"];

const VERBS = ["act:create", "act:move", "act:cancel"] as const;

const asTitle = (unit: Unit): Unit => ({ start: unit.start, end: unit.end, kind: "word", text: textOf(unit) });

/** "At 5, no, at 6": between two stops, or in front of another word of repair, "no" takes back and denies nothing. */
const isNoRepair = (unit: Unit, before: Unit | undefined, next: Unit | undefined) =>
  isPhrase(unit, "repair") &&
  isPhrase(unit, "negation", "not") &&
  before?.kind === "stop" &&
  (next?.kind === "stop" || isPhrase(next, "repair"));

/** "Trag ne Besprechung ein", "8:30, ne 8:45": an article takes nothing back, and behind a stop in front of no noun it is none. */
function asArticle(unit: Unit, before: Unit | undefined, next: Unit | undefined): Unit {
  if (unit.kind !== "phrase" || !isPhrase(unit, "repair") || !isPhrase(unit, "filler")) return unit;
  const isNoun = next?.kind === "word" || isPhrase(next, "kinds", "hollow");
  const gone: Role = (before === undefined || before.kind === "stop") && !isNoun ? "filler" : "repair";
  return { ...unit, roles: unit.roles.filter((role) => role !== gone) };
}

const DENIES: readonly Role[] = ["negation"];

/** "N'annule pas ça": right behind a verb it denies that, and takes nothing back. */
const deniesVerb = (
  unit: Unit,
  before: Unit | undefined,
  { phrases }: Lexicon,
): unit is Extract<Unit, { kind: "phrase" }> =>
  unit.kind === "phrase" &&
  isPhrase(unit, "repair") &&
  isPhrase(before, "act:cancel", "act:move") &&
  unit.text.includes(" ") &&
  (phrases.get(unit.text.split(" ")[0] ?? "") ?? []).some(
    ({ pieces, roles }) => pieces.length === 1 && roles.includes("negation") && !roles.includes("repair"),
  );

const asRepair = (unit: Unit): Unit =>
  unit.kind === "phrase"
    ? { ...unit, roles: unit.roles.filter((role) => role !== "negation" && role !== "not") }
    : unit;

/** ", hours,": a unit of time without a count, alone between two stops, is no name of anything. */
const isLoneUnit = (
  unit: Unit,
  beside: readonly (Unit | undefined)[],
  { tokens }: Ground,
): unit is Extract<Unit, { kind: "word" }> =>
  unit.kind === "word" &&
  beside.every((one) => one === undefined || one.kind === "stop") &&
  tokens.some(({ start, is }) => start === unit.start && is.unit !== undefined);

/** "Swap Tom for Kim": one goes, and the other comes. */
function withReplaced(units: readonly Unit[], { text, lexicon }: Ground): readonly Unit[] {
  const verbs = listOf(lexicon.words.replaces);
  const saidOf = (unit: Unit | undefined) => (unit ? text.folded.slice(unit.start, unit.end) : "");
  const isPerson = (n: number) => units[n]?.kind === "person";
  const as = (unit: Unit, role: Role): Unit => ({ ...unit, kind: "phrase", roles: [role], text: saidOf(unit) });
  const verbOf = (n: number) =>
    isPerson(n - 1) && isPerson(n + 1)
      ? [n - 2, n - 3].find((at) => verbs.has(`${saidOf(units[at])} ${saidOf(units[n])}`))
      : undefined;
  const verbsAt = new Set(units.map((_, n) => verbOf(n)));
  return units.flatMap((unit, n) =>
    verbsAt.has(n)
      ? [as(unit, "act:uninvite")]
      : verbOf(n) === undefined
        ? [unit]
        : [as({ ...unit, end: unit.start }, "join"), as(unit, "act:invite")],
  );
}

/** "will thursday 5pm half an hour": a name that is a word as well, where nothing but a time stands beside it. */
function withNameFirst(units: readonly Unit[], words: readonly Word[], { gazetteer, text }: Ground): readonly Unit[] {
  const [first, ...others] = units;
  const isTime = (unit: Unit) => unit.kind === "time" || unit.kind === "stop" || isPhrase(unit, "courtesy", "filler");
  const isExact = others.some((unit) => unit.kind === "time" && !isLength(unit.found.time));
  const isAsked = others.some((unit) => unit.kind === "stop" && unit.text === "?");
  const isWord =
    first?.kind === "phrase" && !first.text.includes(" ") && !first.roles.some((role) => role.startsWith("act:"));
  const known =
    isWord && isExact && !isAsked && others.every(isTime)
      ? personAt(words, 0, peopleByWord(gazetteer), text.said)
      : null;
  if (!first || !known || known.to !== 1) return units;
  return [{ start: first.start, end: first.end, kind: "person", said: known.said, whole: known.whole }, ...others];
}

/** "At 11, not 10": behind an hour that it is, a figure is the hour that it is not. */
function withOtherHour(units: readonly Unit[]): readonly Unit[] {
  // Beside a verb it is what is ruled out.
  if (units.some(asks)) return units;
  return units.map((unit, n) => {
    const hour = units.slice(0, n - 1).findLast(({ kind }) => kind !== "stop");
    const isFigure = unit.kind === "number" && /^\d{1,2}$/.test(unit.text) && Number(unit.text) <= 24;
    if (!isFigure || hour?.kind !== "time" || !hour.found.time.point.clock || !isPhrase(units[n - 1], "not"))
      return unit;
    const { start, end, text } = unit;
    const clock = { minute: Number(text) * 60, sure: false } as const;
    const { until: _, ...time } = hour.found.time;
    return {
      ...{ start, end, kind: "time" },
      found: { ...hour.found, start, end, text, repaired: false, time: { ...time, lead: "", point: { clock } } },
    };
  });
}

/** "The week after, I meant": no day is said. "Back an hour, or actually two": how far is said anew. */
function withShifts(units: readonly Unit[]): Unit[] {
  const isDated = units.some((unit) => unit.kind === "time" && unit.found.time.point.date !== undefined);
  const far = units.map((unit): Unit => {
    const weeks = isPhrase(unit, "weekAfter") ? 1 : isPhrase(unit, "weekBefore") ? -1 : 0;
    return weeks === 0 || isDated ? unit : { start: unit.start, end: unit.end, kind: "shift", minutes: weeks * WEEK };
  });
  const isSmall = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, "repair", "or", "courtesy", "filler");
  return far.flatMap((unit, n) => {
    const behind = far.slice(n + 1).findIndex((one) => !isSmall(one));
    const next = far[n + 1 + behind];
    const before = far.slice(0, n).findLastIndex((one) => !isSmall(one));
    const isAnew = (one: Unit | undefined, from: number, to: number) =>
      one?.kind === "shift" && far.slice(from, to).some((small) => isPhrase(small, "repair"));
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

/** "Lot 7", beside an hour "4 puppies": an unknown word and a number that belongs to nothing else. */
function withNumbers(units: readonly Unit[], { text: { said }, tokens, lexicon: { words } }: Ground): Unit[] {
  const { busy, free } = words.conditions;
  // "If that's taken 5"
  const isState = (word: string) => [busy, free].some((list) => listOf(list).has(word));
  const joined: Unit[] = [];
  const isTimed = units.some((unit) => unit.kind === "time" && unit.found.time.point.clock);
  for (const [n, unit] of units.entries()) {
    const before = joined.at(-1);
    const ends = !["word", "time"].includes(units[n + 1]?.kind ?? "");
    const isPair =
      (unit.kind === "number" && before?.kind === "word" && ends && !isState(before.text)) ||
      (isTimed && unit.kind === "word" && before?.kind === "number" && isCountable(unit, tokens));
    if (isPair && before) {
      const { start } = before;
      joined.splice(-1, 1, { start, end: unit.end, kind: "label", text: said.slice(start, unit.end) });
    } else joined.push(unit);
  }
  return joined;
}

/** A word long enough to be a noun, that says nothing of time. */
const isCountable = ({ start, end }: Unit, tokens: readonly Token[]) =>
  end - start > 3 && !tokens.some((token) => token.start === start && Object.keys(token.is).length > 0);

/** "Block 1 to 2 para correr": behind what is asked for a verb alone, at the end of its clause, is what it is for. */
const isDeedFor = (unit: Unit, n: number, all: readonly Unit[]): unit is Extract<Unit, { kind: "phrase" }> =>
  unit.kind === "phrase" &&
  unit.text !== "" &&
  !unit.text.includes(" ") &&
  unit.roles.every((role) => role.startsWith("act:")) &&
  isPhrase(all[n - 1], "for") &&
  all.slice(0, n).some((before) => isPhrase(before, "act:create", "act:find")) &&
  (all[n + 1] === undefined || all[n + 1]?.kind === "stop" || all[n + 1]?.kind === "time");

/** "Gym 2 sat 9am": a figure that is typed for a word. */
function asWord(unit: Unit, next: Unit | undefined, { words: { code } }: Lexicon): Unit {
  const isTo = code === "en" && unit.kind === "number" && unit.text === "2" && next?.kind === "time";
  return isTo ? { start: unit.start, end: unit.end, kind: "phrase", roles: ["to"], text: "to" } : unit;
}

/** "Blok vrijdag 2 uur voor …, doe maar 3": beside a verb of keeping or looking for time few hours are how long, unless "at" leads them. */
function withLengths(units: readonly Unit[], { lexicon }: Ground): readonly Unit[] {
  if (lexicon.words.hours === "" || !units.some(({ kind }) => kind === "time")) return units;
  const keeps = lexicon.words.wholeDays.keep.split(",");
  const hours = lexicon.words.hours.split(",");
  const lasts = (unit: Unit) => isPhrase(unit, "lasts") && !isPhrase(unit, "repair", "weak");
  const looks = (unit: Unit) => isPhrase(unit, "act:find") && isPhrase(unit, "orders");
  if (!units.some((unit) => lasts(unit) || looks(unit) || (unit.kind === "phrase" && keeps.includes(unit.text))))
    return units;
  let isLong = false;
  return units.map((unit) => {
    if (unit.kind !== "time") return unit;
    const { text, time } = unit.found;
    const { clock, bare: _, ...point } = time.point;
    const isLed = cutWords(text.toLowerCase()).some((_, i, all) =>
      phraseAt(all, i, lexicon)?.roles.some((role) => role === "at" || role === "on"),
    );
    const isCounted = hours.includes(unitOf(text)) || (isLong && !/\s/.test(text) && !time.point.date);
    if (!isCounted || isLed || !clock || clock.sure || clock.minute > LONGEST_KEPT || time.until) return unit;
    isLong = true;
    return { ...unit, found: { ...unit.found, time: { ...time, point: { ...point, length: clock.minute } } } };
  });
}

/** "I'll be 15 min late, move the call": how late one is says how far it moves. */
function withDelay(units: readonly Unit[]): readonly Unit[] {
  const late = units.findIndex((unit) => isPhrase(unit, "late"));
  const verb = units.findIndex((unit) => isPhrase(unit, "act:move"));
  const [time, another] = units.filter(({ kind }) => kind === "time" || kind === "shift");
  const isLate = late >= 0 && verb > late && time?.kind === "time" && !another && isLength(time.found.time);
  if (!isLate || units.indexOf(time) > verb) return units;
  const minutes = time.found.time.point.length ?? 0;
  return units.map((unit) => (unit === time ? { start: unit.start, end: unit.end, kind: "shift", minutes } : unit));
}

/** "Kan ons overleg van do naar vr": of two days of what is moved the one it has, and the one where it goes. */
function withGoals(units: readonly Unit[], { text }: Ground): readonly Unit[] {
  const moves = units.some((unit) => isPhrase(unit, "act:move"));
  if (!moves && !units.some((unit) => isPhrase(unit, "goes"))) return units;
  return units.flatMap((unit): Unit[] => {
    if (unit.kind !== "time") return [unit];
    const { until, point, ...time } = unit.found.time;
    const at = text.folded.slice(unit.start, unit.end).search(/ (?:naar|auf) /) + 1;
    if (at === 0 || until?.date === undefined || until.clock || point.clock || !point.date) return [unit];
    const goal = { ...time, point: { date: until.date }, lead: text.folded.slice(unit.start + at).split(" ")[0] ?? "" };
    const [end, start] = [unit.start + at - 1, unit.start + at];
    return [
      {
        ...unit,
        end,
        found: { ...unit.found, end, text: text.folded.slice(unit.start, end), time: { ...time, point } },
      },
      { ...unit, start, found: { ...unit.found, start, text: text.folded.slice(start, unit.end), time: goal } },
    ];
  });
}

/** "Voor vrijdag om 11 uur een gesprek inplannen": for then, where something is to be made, and not before. */
function withPurposes(units: readonly Unit[], { text, lexicon }: Ground): readonly Unit[] {
  if (!units.some((unit) => isPhrase(unit, "act:create"))) return units;
  return units.map((unit) => {
    if (unit.kind !== "time") return unit;
    const { found } = unit;
    const { side, ...point } = found.time.point;
    const lead = text.folded.slice(found.start, found.end - found.text.length);
    const isFor = cutWords(lead).some((_, i, all) => phraseAt(all, i, lexicon)?.roles.includes("for"));
    const isExact = side === "before" && point.date !== undefined && point.clock !== undefined;
    return isFor && isExact && point.length === undefined
      ? { ...unit, found: { ...found, time: { ...found.time, point } } }
      : unit;
  });
}

/** Minutes: six hours of one's own. */
const LONGEST_KEPT = 360;

/** "Koffie Femke 9u30": where no other hour is said and none lasts, nobody means nine hours and a half. */
function withHours(units: readonly Unit[], { lexicon }: Ground): readonly Unit[] {
  const isTimed = units.some((unit) => unit.kind === "time" && (unit.found.time.point.clock ?? unit.found.time.until));
  if (isTimed || !units.some(({ kind }) => kind === "time")) return units;
  const hours = new Set(lexicon.words.hours.split(",").filter(Boolean));
  if (units.some((unit) => isPhrase(unit, "lasts", "act:longer", "act:shorter"))) return units;
  return units.map((unit, n) => {
    if (unit.kind !== "time" || isPhrase(units[n - 1], "for")) return unit;
    const { time, text } = unit.found;
    // "10h lundi": nobody meets for ten hours of a day.
    const isLong = time.point.date !== undefined && (time.point.length ?? 0) >= LONG_MINUTES;
    const isHour = (isLength(time) || isLong) && !hours.has(unitOf(text)) && mayBeHour(time, text, hours);
    return isHour ? { ...unit, found: { ...unit.found, time: clockOf(time) } } : unit;
  });
}

/** Joined to the verb in front of it. */
const isClitic = (words: readonly Word[], at: number) =>
  words[at - 1]?.text === "-" && words[at - 1]?.start === words[at - 2]?.end && words[at]?.start === words[at - 1]?.end;

/** Nouns beside a number, and words beside a meeting; alone they are words like any other. */
const NOUNS = new Set<Role>(["numbered", "rooms", "streets", "hours", "around", "titles"]);

type Take = (from: number, to: number, unit: Unit) => void;

function phrasesIn(words: readonly Word[], lexicon: Lexicon, taken: Uint8Array): PhraseFound[] {
  const found: PhraseFound[] = [];
  for (let i = 0; i < words.length; ) {
    const phrase = taken[i] ? null : phraseAt(words, i, lexicon);
    if (phrase) found.push(phrase);
    i = phrase?.to ?? i + 1;
  }
  return found;
}

function takePhrase({ from, to, roles, end }: PhraseFound, words: readonly Word[], taken: Uint8Array, take: Take) {
  if (taken.slice(from, to).some(Boolean)) return;
  const text = words.slice(from, to).map((word) => word.text);
  if (roles.every((role) => NOUNS.has(role))) return;
  const part = end && !taken.slice(end.from, end.to).some(Boolean) ? end : undefined;
  const kept = part || !end ? roles : [];
  take(from, to, {
    start: words[from]!.start,
    end: words[to - 1]!.end,
    kind: "phrase",
    roles: kept,
    text: text.join(" "),
  });
  if (part) {
    const last = { start: words[part.from]!.start, end: words[part.to - 1]!.end };
    take(part.from, part.to, { ...last, kind: "phrase", roles: ["filler"], text: "" });
  }
}

function wordsOf(words: readonly Word[], { start, end }: { start: number; end: number }): [from: number, to: number] {
  const from = words.findIndex((word) => word.end > start);
  let to = from;
  while (to < words.length && words[to]!.start < end) to++;
  return from < 0 ? [words.length, words.length] : [from, to];
}

/** Times, also a bare number where only an hour can stand: behind a word of repair, "otherwise" or "to", and behind an hour with "or". */
function allTimes(ground: Ground, words: readonly Word[], units: readonly Unit[]): TimeFound[] {
  const { text, today, openNumber, lexicon } = ground;
  const whole = [0, text.folded.length] as const;
  const tokens = masked(
    ground.tokens,
    units.map(({ start, end }) => [start, end] as const),
  );
  // "… para correr": what it is for moves nothing.
  const isDeed = (i: number) => phraseAt(words, i - 1, lexicon)?.roles.includes("for") && i + 1 >= words.length;
  const moving = words.some((_, i) => phraseAt(words, i, lexicon)?.roles.includes("act:move") && !isDeed(i));
  const found = timesIn(text.said, tokens, whole, { today, openNumber, moving });
  const isFree = ({ start, end }: { start: number; end: number }) =>
    !found.some((time) => time.start < end && time.end > start);
  const hours = bookedHours(ground, words, tokens, found);
  if (hours)
    found.splice(0, found.length, ...found.filter(({ start }) => start >= hours.end || start < hours.start), hours);
  // "At 7 or 8": of two hours the second is one too.
  const isHourBefore = (at?: number) =>
    found.some(({ end, time: { point, until } }) => end === at && point.clock && !until);
  const ahead = hourAhead();
  if (ahead) found.push(ahead);
  for (let i = 0; i + 1 < words.length; i++) {
    const phrase = isFree(words[i]!) ? phraseAt(words, i, lexicon) : null;
    const isOther = phrase?.roles.includes("or") && isHourBefore(words[i - 1]?.end);
    const isElse = phrase?.roles.includes("otherwise") || (phrase?.roles.includes("inThatCase") && phrase.to - i > 1);
    // "8:45 rather than 9", "can we do 4 instead of 2"
    const isNot = phrase?.roles.includes("not") && (phrase.to - i > 1 || phrase.roles.length === 1);
    const isDo = phrase?.roles.includes("weak") && phraseAt(words, phrase.to + 1, lexicon)?.roles.includes("not");
    const leads = phrase?.roles.includes("to") || takesBackAt(words, i, lexicon);
    // "Thurs 9 call w Karl, fri 11 call w Mila", "Thurs: 9 dentist, 11 call Karl"
    const isListed = isFree(words[i]!) && isHourOfKind(i);
    if (!isListed && !(phrase && (isOther || isElse || isNot || isDo || leads))) continue;
    let at = isListed ? i : (phrase?.to ?? i);
    const isSmall = (i: number) =>
      phraseAt(words, i, lexicon)?.roles.some((role) => ["repair", "filler", "said", "but"].includes(role));
    while (words[at] && (/^[,.…:*-]$/.test(words[at]!.text) || isSmall(at))) at++;
    const next = words[at];
    const token = next && ground.tokens.find(({ start }) => start === next.start);
    const length = lengthAgain(next, found, words, at, ground.tokens);
    if (next && length && isFree(next)) {
      found.push(length);
      continue;
    }
    const isHour = token && (token.is.n ?? token.is.named ?? token.clock ?? token.figure) !== undefined;
    if (!isHour || !isFree(next) || units.some(({ start, end }) => next.start < end && next.end > start)) continue;
    const behind = [next.start, text.folded.length] as const;
    const [first] = timesIn(text.said, tokens, behind, { today, openNumber: true, moving });
    if (!first || first.start > next.start) continue;
    // "11 for 45 minutes": the length behind was read alone before.
    const inside = found.filter(({ start, end }) => start >= first.start && end <= first.end);
    found.splice(0, found.length, ...found.filter((time) => !inside.includes(time)));
    if (isFree(first)) found.push(first);
    else found.push(...inside);
  }
  return withRepairs(
    found.flatMap(parted).toSorted((a, b) => a.start - b.start),
    words,
    lexicon,
  );

  /** "At nine, nine thirty sorry": in front of a word of repair at the end, behind a stop and another hour. */
  function hourAhead(): TimeFound | undefined {
    const at = words.findLastIndex((_, i) => phraseAt(words, i, lexicon)?.roles.includes("repair"));
    const from = words.findLastIndex(({ text: said }, i) => i < at && /^[,.…-]$/.test(said)) + 1;
    const [start, end] = [words[from]?.start, words[at - 1]?.end];
    const isEnd = at > from && from > 0 && words.slice(at).every((_, k) => isSmallAt(at + k));
    const isHour = found.some(({ end: before, time }) => before <= (start ?? 0) && time.point.clock);
    if (!isEnd || !isHour || start === undefined || found.some((time) => time.end > start)) return undefined;
    const [only] = timesIn(text.said, tokens, [start, text.folded.length], { today, openNumber: true, moving });
    return only?.start === start && only.end === end && only.time.point.clock ? only : undefined;
  }

  function isSmallAt(i: number): boolean {
    const roles = phraseAt(words, i, lexicon)?.roles ?? [];
    const isInside = i > 0 && (phraseAt(words, i - 1, lexicon)?.to ?? 0) > i;
    return (
      isInside || /^\P{L}$/u.test(words[i]!.text) || roles.some((role) => role === "repair" || role === "courtesy")
    );
  }

  /** A bare number behind a day, or behind a stop where a day was said, and in front of a kind of meeting. */
  function isHourOfKind(i: number): boolean {
    const [before, n] = [words[i - 1], Number(words[i]?.text)];
    const isDay = found.some(({ end, time: { point } }) => end === before?.end && point.date?.wd && !point.clock);
    const isStop = /^[,:;\n-]$/.test(before?.text ?? "") && found.some(({ time: { point } }) => point.date?.wd);
    const isKind = phraseAt(words, i + 1, lexicon)?.roles.includes("kinds") === true;
    return n > 1 && n <= 24 && (isDay || isStop) && isKind;
  }

  /** "Not tomorrow, Friday": what is ruled out is a time of its own. */
  function parted(time: TimeFound): TimeFound[] {
    const comma = text.folded.indexOf(",", time.start);
    if (comma < 0 || comma >= time.end) return [time];
    const at = words.findIndex(({ end }) => end > time.start);
    const ruledOut = words.some((_, i) => {
      const phrase = i < at ? phraseAt(words, i, lexicon) : null;
      const isNot = i === at - 1 && phrase?.roles.some((role) => role === "not" || role === "negation");
      return isNot || (phrase?.to === at && phrase.roles.includes("unsuitable"));
    });
    // "Half an hour, well, three quarters": two lengths, and no sum.
    const isTwice = isLength(time.time) && time.text.split(",").length > 2;
    // "9h, 9h30 plutôt": nobody meets for so long.
    const { clock, length = 0 } = time.time.point;
    const isAgain = clock !== undefined && length >= LONG_MINUTES;
    if (!ruledOut && !isTwice && !isAgain) return [time];
    const options = { today, openNumber, moving };
    return [
      ...timesIn(text.said, tokens, [time.start, comma], options),
      ...timesIn(text.said, tokens, [comma + 1, text.folded.length], options),
    ];
  }
}

/** "Block 1 to 3 for the plumber on Thursday": hours right behind what is booked, whose day is said elsewhere. */
function bookedHours(
  { text, today, lexicon }: Ground,
  words: readonly Word[],
  tokens: readonly Token[],
  found: readonly TimeFound[],
): TimeFound | undefined {
  const first = words.find(
    ({ text: figure }, i) =>
      /^\d{1,2}$/.test(figure) && BOOKED.some((role) => phraseAt(words, i - 1, lexicon)?.roles.includes(role)),
  );
  if (!first) return undefined;
  const behind = [first.start, text.folded.length] as const;
  const [hours] = timesIn(text.said, tokens, behind, { today, openNumber: true, moving: false });
  const others = found.filter(({ start, end }) => hours && (start >= hours.end || end <= hours.start));
  const isDated = others.some(({ time: { point } }) => point.date);
  // "He comes on Thursday between 1 and 3, so block 1 to 3"
  const first12 = (time: TimeFound | undefined) => (time?.time.point.clock?.minute ?? 0) % 720;
  const isOnly = others.every((other) => !other.time.point.clock || first12(other) === first12(hours));
  return hours?.start === first.start && hours.time.until?.clock && isDated && isOnly ? hours : undefined;
}

/** In front of a stretch of hours. */
const BOOKED: readonly Role[] = ["act:create", "kinds", "hollow"];

/** "Voor een overleg": read as an hour, and the article of the meeting behind it. */
const isArticle = (words: readonly Word[], to: number, lexicon: Lexicon) =>
  phraseAt(words, to - 1, lexicon)?.roles.includes("filler") === true &&
  (phraseAt(words, to, lexicon)?.roles.some((role) => role === "kinds" || role === "hollow") ?? false);

/** "Morning assembly Friday 8:30": the name says which half of the day. */
const inPart = (found: TimeFound, part: TimeFound["time"]["point"]["part"]): TimeFound => {
  const { point } = found.time;
  if (!part || !point.clock || point.clock.sure || point.part) return found;
  return { ...found, time: { ...found.time, point: { ...point, part } } };
};

/** "Soirée jeux vendredi", "noche de cine": where a part of the day opens a name, behind which a day is said, that ends there. */
function endOfPartName(
  { time: { pieces, point } }: TimeFound,
  [from, to]: readonly [number, number],
  words: readonly Word[],
  times: readonly TimeFound[],
  { lexicon, gazetteer, text }: Ground,
): number {
  const isAlone = pieces.length === 1 && point.part !== undefined && point.date === undefined;
  const before = from === 0 ? ["act:create" as const] : (phraseAt(words, from - 1, lexicon)?.roles ?? []);
  const opens = before.some((role) => role === "act:create" || role === "definite");
  const isDated = times.some(({ time }) => time.point.date !== undefined);
  const isOf = phraseAt(words, to, lexicon)?.roles.includes("from") === true;
  const at = isOf ? to + 1 : to;
  const isWord = /^\p{L}{3}/u.test(words[at]?.text ?? "") && phraseAt(words, at, lexicon) === null;
  const isKind = phraseAt(words, at, lexicon)?.roles.every((role) => role === "kinds") === true;
  const isPerson = personAt(words, at, peopleByWord(gazetteer), text.said) !== null;
  return isAlone && opens && isDated && (isWord || isKind) && !isPerson ? at + 1 : 0;
}

/** "Parents evening Friday": nobody says the part in front of the day, behind a word that is not known. */
const isPartOfName = (
  { time: { pieces } }: TimeFound,
  from: number,
  words: readonly Word[],
  lexicon: Lexicon,
): boolean =>
  pieces[0]?.value.part !== undefined &&
  !pieces[0].value.date &&
  pieces[1]?.value.date?.wd !== undefined &&
  /^\p{L}{3}/u.test(words[from - 1]?.text ?? "") &&
  phraseAt(words, from - 1, lexicon) === null;

/** "Dinsdag 14:00 kijken naar 3 dakramen": beside a whole hour a figure alone in front of a word that is not known counts it. */
function isCount(
  { time: { point, until }, repaired, end }: TimeFound,
  next: Word | undefined,
  times: readonly TimeFound[],
  { tokens, lexicon, gazetteer }: Ground,
): boolean {
  const isAlone = point.bare !== undefined && !until && !point.date && !repaired;
  const isHour = ({ time }: TimeFound) => time.point !== point && time.point.clock && time.point.bare === undefined;
  return (
    isAlone &&
    next !== undefined &&
    next.start === end + 1 &&
    /^\p{L}/u.test(next.text) &&
    isCountable({ ...next, kind: "word" }, tokens) &&
    !lexicon.phrases.has(next.text) &&
    !peopleByWord(gazetteer).has(next.text) &&
    times.some(isHour)
  );
}

/** "The 17:42 train", "the 12 march hearing": a time behind an article that says which of a thing, beside another time. */
function isOfNoun(
  { time: { point, until } }: TimeFound,
  [from, to]: readonly [number, number],
  words: readonly Word[],
  times: readonly TimeFound[],
  lexicon: Lexicon,
): boolean {
  const next = words[to]?.text ?? "";
  const rolesAt = (at: number) => (at >= 0 ? phraseAt(words, at, lexicon)?.roles : undefined) ?? [];
  const isArticle = (at: number) =>
    rolesAt(at).includes("filler") && !rolesAt(at).some((role) => role === "on" || role === "to" || role === "at");
  const figure = words.findIndex(({ text }, i) => i >= from && /^\d/.test(text));
  const isLed = isArticle(from - 1) || (figure > from && isArticle(figure - 1));
  // "The 2nd half of the budget", beside a day of its own
  const isOrdinal = times.some(({ time }) => time.point !== point && time.point.date !== undefined);
  const isExact =
    point.clock !== undefined || (point.date?.dom !== undefined && (point.date.month !== undefined || isOrdinal));
  // "Si a las 11 sigo libre"
  const isOfState = listOf(lexicon.words.conditions.small).has(next);
  const isWord = /^\p{L}{3}/u.test(next) && !isOfState && phraseAt(words, to, lexicon) === null;
  const others = times.some(
    ({ time }) => time.point !== point && (time.point.clock !== undefined || time.point.date !== undefined),
  );
  return isLed && isExact && isWord && !until && others;
}

/** "20 min, make that 40", "zwei Stunden, nein drei": the number is of what the length right before was of. */
function lengthAgain(
  next: Word | undefined,
  found: readonly TimeFound[],
  words: readonly Word[],
  at: number,
  tokens: readonly Token[],
): TimeFound | null {
  const earlier = next ? found.filter(({ end }) => end <= next.start) : [];
  const isNoHour = /^\d+$/.test(next?.text ?? "") && Number(next?.text) > 24;
  // "30 min on Thursday at 11:30, make it 45"
  const before = isNoHour ? earlier.findLast((time) => unitAtEnd(time, tokens) !== undefined) : earlier.at(-1);
  const unit = before && unitAtEnd(before, tokens);
  const n = Number(next?.text.match(/^\d+$/)?.[0] ?? tokens.find(({ start }) => start === next?.start)?.is.n);
  const ends = !/^\p{L}|^\d/u.test(words[at + 1]?.text ?? "") || (words[at + 1]?.text.length ?? 0) > 2;
  if (!next || !before || unit === undefined || !(n >= 1 && n * unit <= LONGEST_AGAIN) || !ends) return null;
  const point = { length: n * unit };
  return {
    ...before,
    start: next.start,
    end: next.end,
    text: next.text,
    time: { ...before.time, until: undefined, point },
  };
}

/** Nobody meets for longer: "3pm for an hour, no, 11" is an hour of the day. */
const LONGEST_AGAIN = 600;

/** Minutes of the unit of the counted length with which a time ends: 60 in "from 10 for two hours". */
function unitAtEnd({ start, end, time }: TimeFound, tokens: readonly Token[]): number | undefined {
  // "2 uur" may be an hour of the day.
  if (time.point.length === undefined && time.until?.length === undefined) return undefined;
  for (const [i, token] of tokens.entries()) {
    if (token.start < start || token.start >= end) continue;
    const length = lengthAt(tokens, i);
    if (!length || tokens[length.next - 1]!.end !== end) continue;
    const isCounted = token.is.n !== undefined || token.figure !== undefined || token.amount !== undefined;
    const { n, unit, plus } = length.value;
    return (isCounted || isLength(time)) && !plus && n >= 1 ? toMinutes({ n: 1, unit }) : undefined;
  }
  return undefined;
}

/** "Op 3 uur, 2 uur is te vroeg": what is too early is the other hour, and not how long it lasts. */
function withoutTooEarly(found: TimeFound, words: readonly Word[], lexicon: Lexicon): TimeFound {
  const { clock, length: _, ...point } = found.time.point;
  const behind = words.findIndex(
    ({ start }, i) => start >= found.end && !phraseAt(words, i, lexicon)?.roles.includes("filler"),
  );
  const roles = phraseAt(words, behind, lexicon)?.roles ?? [];
  const isEarly = clock !== undefined && roles.includes("unsuitable") && roles.includes("repair");
  return isEarly ? { ...found, time: { ...found.time, point: { ...point, clock } } } : found;
}

/** Marks the times in front of which something is taken back. */
function withRepairs(times: readonly TimeFound[], words: readonly Word[], lexicon: Lexicon): TimeFound[] {
  return times.map((found, n) => {
    const time = withoutTooEarly(found, words, lexicon);
    const after = times[n - 1]?.end;
    if (after === undefined) return time;
    const between = words.findIndex(
      ({ start, end }, i) => start >= after && end <= time.start && takesBackAt(words, i, lexicon),
    );
    const before = words.findLastIndex(({ end }) => end <= time.start);
    // "9h, 10h30 plutôt"
    const trailing =
      takesBackBehind(time, words, lexicon) &&
      words.every(({ start, end, text }, i) => {
        if (start < after || end > time.start || !/^[\p{L}\p{N}]/u.test(text)) return true;
        const roles = phraseAt(words, i, lexicon)?.roles ?? [];
        return roles.some((role) => role === "filler" || role === "courtesy") && !roles.includes("to");
      });
    const or = before >= 0 && words[before]!.start >= after && phraseAt(words, before, lexicon)?.roles.includes("or");
    // "9h, 9h30 plutôt, et pour une heure": how long it lasts takes back nothing where no length was said.
    const isShortBefore = times.slice(0, n).some((one) => (one.time.point.length ?? LONG_MINUTES) < LONG_MINUTES);
    const first = words.findIndex(({ end }) => end > time.start);
    const isFor =
      isLength(time.time) && !isShortBefore && (phraseAt(words, first, lexicon)?.roles.includes("for") ?? false);
    // "An hour for the invoices, 45 minutes is enough"
    const behind = words.findIndex(({ start }) => start >= time.end);
    const isEnough =
      isShortBefore &&
      time.time.point.length !== undefined &&
      (phraseAt(words, behind, lexicon)?.roles.includes("lasts") ?? false);
    const repaired = (between >= 0 || trailing || isEnough) && !or && !isFor;
    return { ...time, repaired, ...(or && { or: true }) };
  });
}

/** "8:30, ne 8:45": what is an article as well takes back only behind a stop. */
function takesBackAt(words: readonly Word[], i: number, lexicon: Lexicon): boolean {
  const roles = phraseAt(words, i, lexicon)?.roles ?? [];
  return roles.includes("repair") && (!roles.includes("filler") || /^[^\p{L}\p{N}]$/u.test(words[i - 1]?.text ?? ""));
}

/** "…, 12:15 better actually": behind a time stand only words that take back, up to a stop. */
function takesBackBehind({ end }: TimeFound, words: readonly Word[], lexicon: Lexicon): boolean {
  let at = words.findIndex(({ start }) => start >= end);
  let isTaken = false;
  while (at >= 0 && /^[\p{L}\p{N}]/u.test(words[at]?.text ?? "")) {
    const phrase = phraseAt(words, at, lexicon);
    if (!phrase?.roles.some((role) => role === "repair" || role === "courtesy")) return false;
    isTaken ||= phrase.roles.includes("repair");
    at = phrase.to;
  }
  return isTaken;
}

/** "Half an hour later", "back by 45 minutes", "een kwartier naar voren". */
function shiftsIn(
  ground: Ground,
  words: readonly Word[],
  fences: readonly (readonly [number, number])[],
  phrases: readonly PhraseFound[],
): Unit[] {
  const { lexicon } = ground;
  const found: Unit[] = [];
  const { tokens, text } = ground;
  const hidden = masked(tokens, fences);
  // "Book a follow-up a week later" is a day of its own.
  const makes = phrases.some(({ roles }) => roles.includes("act:create"));
  // "Remind me 20 minutes before the call"
  const reminds = phrases.some(({ roles }) => roles.includes("act:remind"));
  for (let i = 0; i < hidden.length; i++) {
    const length = lengthAt(hidden, i);
    // "Pas avant 10h"
    if (!length || (hidden[i]?.clock && toMinutes(length.value) >= LONG_MINUTES)) continue;
    const [start, end] = [hidden[i]!.start, hidden[length.next - 1]!.end];
    // "Avant 17h20" is an hour of the day.
    if (toMinutes(length.value) >= LONG_MINUTES && /^\d+ ?[hu]/.test(text.folded.slice(start, end))) continue;
    const [from, to] = wordsOf(words, { start, end });
    const behind = phraseAt(words, to, lexicon);
    // "Trek de borrel een uur naar voren": the verb stands around the length.
    const around = wayOf(phrases.find((phrase) => phrase.end?.from === to)?.roles);
    const ahead = reminds && hidden[length.next]?.is.before ? hidden[length.next] : undefined;
    const way =
      (ahead ? -1 : (around ?? wayOf(behind?.roles) ?? wayOf(lastPhrase(words, from, lexicon)?.roles))) ??
      (isShort(length.value) && (hidden[length.next]?.is.at ?? hidden[length.next]?.is.until)
        ? undefined
        : wayOfVerb(phrases, from, to, isShort(length.value)));
    const isBehind = !around && wayOf(behind?.roles) !== undefined;
    // "Knock the review back a week"
    // "… een dag later te zetten": the verb says where it goes.
    const isPut =
      isBehind && [0, 1].some((n) => phraseAt(words, behind!.to + n, lexicon)?.roles.includes("act:create"));
    const isFar =
      (isBehind || around === undefined) && (!makes || isPut) && DAYS.has(length.value.unit) && !length.value.plus;
    if (way && (isShort(length.value) || isFar)) {
      const last = ahead?.end ?? (isBehind ? words[behind!.to - 1]!.end : end);
      const first = isBehind || around ? start : (lastPhrase(words, from, lexicon)?.start ?? start);
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
  const isBeside = verb?.from === to || (verb !== undefined && isLed && verb.from < from);
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

/** "Avec Sam", "Mai und Tom", "Sam demain": people who are called as a day or a month is, told by what stands beside. */
function takeNamesakes(
  { gazetteer, text, tokens, lexicon }: Ground,
  words: readonly Word[],
  taken: Uint8Array,
  take: Take,
) {
  const byWord = peopleByWord(gazetteer);
  const isDay = ({ start }: Word) => tokens.some(({ start: at, is }) => at === start && (is.wd ?? is.mo) !== undefined);
  const has = (at: number, role: Role) => phraseAt(words, at, lexicon)?.roles.includes(role) ?? false;
  const isJoin = (at: number) => words[at]?.text === "," || has(at, "join");
  const isPerson = (at: number) => personAt(words, at, byWord, text.said) !== null;
  for (const [i, word] of words.entries()) {
    const known = taken[i] || !isDay(word) ? null : personAt(words, i, byWord, text.said);
    if (!known) continue;
    const [before, after] = [i - 1, known.to];
    const isLed = has(before, "with") || (has(before, "act:invite") && !/^\d/.test(words[after]?.text ?? ""));
    const isBeside = (isJoin(after) && isPerson(after + 1)) || (isJoin(before) && isPerson(before - 1));
    // Nobody says two days in a row.
    const isDated =
      words[after] !== undefined &&
      tokens.some(({ start, is }) => start === words[after]!.start && (is.wd ?? is.day) !== undefined);
    // "Nina, non pardon, Sam"
    const other = words.slice(0, i).findLastIndex(({ text: said }, at) => /\p{L}/u.test(said) && !has(at, "repair"));
    const isAnew = words.slice(other + 1, i).some((_, n) => has(other + 1 + n, "repair")) && isPerson(other);
    if (known.to - i > 1 || isLed || isBeside || isDated || isAnew)
      take(i, after, {
        start: word.start,
        end: words[after - 1]!.end,
        kind: "person",
        said: known.said,
        whole: known.whole,
      });
  }
}

function takePeople({ gazetteer, text, lexicon }: Ground, words: readonly Word[], taken: Uint8Array, take: Take): void {
  const byWord = peopleByWord(gazetteer);
  for (let i = 0; i < words.length; i++) {
    if (taken[i]) continue;
    const { text: word, start, end } = words[i]!;
    if (word.includes("@")) take(i, i + 1, { start, end, kind: "person", said: word, whole: word });
    const known = personAt(words, i, byWord, text.said);
    // "Will and Mark": between a join and another name it is one too.
    const joins = (at: number) =>
      words[at]?.text === "," || (phraseAt(words, at, lexicon)?.roles.includes("join") ?? false);
    const beside =
      known !== null &&
      ((joins(known.to) && personAt(words, known.to + 1, byWord, text.said) !== null) ||
        (joins(known.from - 1) && personAt(words, known.from - 2, byWord, text.said) !== null) ||
        leadsPerson(words, known, lexicon));
    if (known && !isWordHere(known, words, text.said, lexicon, beside)) {
      const { to, said, whole } = known;
      const from = nameBefore(words, known, lexicon);
      take(from, to, { start: words[from]!.start, end: words[to - 1]!.end, kind: "person", said, whole });
      continue;
    }
    if (taken[i] || phraseAt(words, i, lexicon)) continue;
    const plain = word.replace(/'s?$/, "");
    // "Y la Inma"
    const led = isCapital(text.said, start) && phraseAt(words, i - 1, lexicon)?.roles.includes("definite") ? i - 1 : i;
    const isLed = isLedPerson(words, led, lexicon, byWord) && !(taken[i + 1] === 0 && isPartOfNoun(words, i, lexicon));
    const isName = isLed || (isShortAlone(plain) && !isTitleWord(plain, gazetteer));
    const short = isName ? shortPerson(plain, byWord) : null;
    const slip = short ? null : slippedPerson(word, byWord);
    const right = slip && personAt([{ ...words[i]!, text: slip }], 0, byWord, slip);
    const from = titleBefore(words, i, lexicon);
    if (short) take(from, i + 1, { start: words[from]!.start, end, kind: "person", said: short, whole: short });
    else if (right) take(i, i + 1, { start, end, kind: "person", said: slip, whole: right.whole });
  }
}

/** "With dev team": in front of another word nothing is short for anybody. */
function isPartOfNoun(words: readonly Word[], i: number, lexicon: Lexicon): boolean {
  const next = phraseAt(words, i + 1, lexicon)?.roles;
  return (
    /^\p{L}{2}/u.test(words[i + 1]?.text ?? "") &&
    (!next || next.includes("kinds") || next.every((role) => NOUNS.has(role)))
  );
}

const isCapital = (said: string, at: number) => /^\p{Lu}/u.test(said.slice(at));

/** "Doña Begoña", "Dr. Becker": where the name begins. */
function titleBefore(words: readonly Word[], i: number, lexicon: Lexicon): number {
  const at = words[i - 1]?.text === "." ? i - 2 : i - 1;
  return phraseAt(words, at, lexicon)?.roles.includes("titles") ? at : i;
}

/** "El Amrani", "van Dijk": what of somebody's name stands in front of the last word of it. */
function nameBefore(words: readonly Word[], { from, whole }: PersonFound, lexicon: Lexicon): number {
  const parts = fold(whole).split(" ");
  let at = from;
  for (let k = parts.indexOf(words[from]!.text) - 1; k > 0 && words[at - 1]?.text === parts[k]; k--) at--;
  return titleBefore(words, at, lexicon);
}

/** "With kathi", "avec Luc et kathi", "add kathi": only somebody can stand there. */
function isLedPerson(
  words: readonly Word[],
  i: number,
  lexicon: Lexicon,
  byWord: ReturnType<typeof peopleByWord>,
): boolean {
  const lead = [1, 2, 3].flatMap((back) => {
    const found = phraseAt(words, i - back, lexicon);
    return found?.to === i ? found.roles : [];
  });
  if (lead.some((role) => LEADS_PERSON.has(role))) return true;
  const before = words[i - 2]?.text ?? "";
  const isListed = lead.includes("join") || /^[,+/]$/.test(words[i - 1]?.text ?? "");
  return isListed && (byWord.has(before) || isLedPerson(words, i - 2, lexicon, byWord));
}

const LEADS_PERSON = new Set<Role>(["with", "titles", "not", "too", "act:invite", "act:uninvite"]);

/** "With will", "take will off the retro": only somebody can stand there. */
function leadsPerson(words: readonly Word[], { from, to }: PersonFound, lexicon: Lexicon): boolean {
  const { roles = [], end } = phraseAt(words, from - 1, lexicon) ?? {};
  const behind = phraseAt(words, to, lexicon)?.roles ?? [];
  const isBetween = end?.from === to || behind.includes("from") || behind.includes("to");
  return roles.includes("with") || (isBetween && (roles.includes("act:uninvite") || roles.includes("act:invite")));
}

/** A name that is a word as well ("Will", "Mark") is a name with a capital alone. */
function isWordHere(
  { from, to }: PersonFound,
  words: readonly Word[],
  said: string,
  lexicon: Lexicon,
  isBesidePerson: boolean,
): boolean {
  if (to - from > 1 || !phraseAt(words, from, lexicon)) return false;
  if (isBesidePerson) return false;
  return !isCapital(said, words[from]!.start) || from === 0;
}

/** A word that nothing is known of, or a slip of one that is. */
function plainWord(words: readonly Word[], i: number, { lexicon, gazetteer, tokens }: Ground): Unit {
  const { text, start, end } = words[i]!;
  if (text === "→") return { start, end, kind: "phrase", roles: ["to"], text };
  if (/^[^\p{L}\p{N}]+$/u.test(text)) return { start, end, kind: "stop", text };
  if (/^\d/.test(text)) return { start, end, kind: "number", text };
  // "Physio's been moved"
  const own = text.replace(/'s$/, "");
  const kind = own === text ? undefined : single(own, lexicon);
  if (kind?.roles.includes("kinds")) return { start, end, kind: "phrase", roles: kind.roles, text: own };
  // "Hmmm", "pleaaase", "nonono"
  const once = text.replace(/^(\p{L}{2,4})\1+$/u, "$1");
  for (const short of [once, once.replace(/(\p{L})\1+/gu, "$1")]) {
    const roles = short === text ? [] : (single(short, lexicon)?.roles ?? []);
    if (roles.includes("courtesy") || roles.includes("repair"))
      return { start, end, kind: "phrase", roles, text: short };
  }
  const isTime = tokens.some((token) => token.start === start && Object.keys(token.is).length > 0);
  if (text.length >= 4 && !isTime && !isTitleWord(text, gazetteer)) {
    const known = lexicon.spelling.get(text[0] ?? "");
    const right =
      known?.find((word) => Math.abs(word.length - text.length) <= 1 && isSlip(word, text)) ??
      known?.find((word) => isShortFor(word, text));
    const meant = right && single(right, lexicon);
    // "In the park": behind an article stands no verb.
    const isNoun = phraseAt(words, i - 1, lexicon)?.roles.includes("definite") === true;
    if (meant && !(isNoun && meant.roles.some((role) => role.startsWith("act:"))))
      return { start, end, kind: "phrase", roles: meant.roles, text: right };
  }
  return { start, end, kind: "word", text };
}

/** "Bespr", "lnch": the beginning of a word up to two of its consonants, or a word without its vowels. */
const isShortFor = (word: string, text: string): boolean =>
  (word.length >= text.length + 2 &&
    word.startsWith(text) &&
    /[^aeiou]{2}$/.test(text) &&
    /[aeiou]/.test(word[text.length] ?? "")) ||
  (!/[aeiouy]/.test(text) && word.replace(/[aeiou]/g, "") === text);

/** A phrase that is one word. */
const single = (word: string, { phrases }: Lexicon) =>
  phrases.get(word)?.find(({ pieces, end }) => pieces.length === 1 && !end);

/** Letters swapped, doubled or left out; in a long word one for another. */
function isSlip(right: string, word: string): boolean {
  if (!oneSlip(right, word)) return false;
  if (right.length !== word.length) return right.length > 4 || [...word].some((char, n) => char === word[n + 1]);
  const at = [...right].findIndex((char, n) => char !== word[n]);
  return right[at] === word[at + 1] || right.length > 6;
}
