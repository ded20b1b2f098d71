import type { Token } from "../grammar/tokens";
import type { LanguageWords } from "../languages/language";
import type { SaidTime } from "../times/said-time";
import { isLength } from "../times/settle-times";
import { phraseAt } from "./find-phrase";
import { cutWords, type Role } from "./lexicon";
import { clockOf, LONG_MINUTES, mayBeHour, type TimeFound, unitOf } from "./said-times";
import { asks } from "./segment";
import { type Ground, isPhrase, isTime, isWord, LASTS, type Pass, textOf, timeMeant, type Unit } from "./unit";
import { isClock, isDated, isLengthUnit } from "./unit-times";
import { has } from "./units-in";
import { listOf } from "./word-lists";

/** "Swap Tom for Kim": one goes, and the other comes. */
export function withReplaced(units: readonly Unit[], { text, lexicon }: Ground): readonly Unit[] {
  const verbs = listOf(lexicon.words.replaces);
  const saidOf = (unit: Unit | undefined) => (unit ? text.folded.slice(unit.start, unit.end) : "");
  const isPerson = (n: number) => units[n]?.kind === "person";
  // "Tausch Tom bitte gegen Mia"
  const before = (n: number) => units.findLastIndex((unit, at) => at < n && !isPhrase(unit, "courtesy"));
  const as = (unit: Unit, role: Role): Unit => ({ ...unit, kind: "phrase", roles: [role], text: saidOf(unit) });
  const verbOf = (n: number) =>
    isPerson(before(n)) && isPerson(n + 1)
      ? [before(n) - 1, before(n) - 2].find((at) => verbs.has(`${saidOf(units[at])} ${saidOf(units[n])}`))
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

/** "She'll be two and a half hours": of whoever comes, how long it lasts. "An hour late" is when they come. */
export const withHowLongTheyAre: Pass = (units) =>
  units.map((unit, n) => {
    const [is, length, behind] = units.slice(n + 1);
    const isEnd = behind === undefined || behind.kind === "stop" || isPhrase(behind, "join");
    const isLong = isPhrase(unit, "subject") && isPhrase(is, "filler") && isLengthUnit(length) && isEnd;
    return isLong ? { ...LASTS, start: unit.start, end: unit.end } : unit;
  });

/** "Patient 72 ans", "Kind 6 Jahre": right behind a word, years are how old somebody is, and no time that anything takes. */
export const withAges = (units: readonly Unit[], { text }: Ground): readonly Unit[] =>
  units.flatMap((unit, n): Unit[] => {
    const [before, next] = [units[n - 1], units[n + 1]];
    if (mayBeAged(unit) && isAge(next, text)) return [];
    if (!before || !mayBeAged(before) || !isAge(unit, text)) return [unit];
    const { start } = before;
    return [{ start, end: unit.end, kind: "label", text: text.folded.slice(start, unit.end) }];
  });

const mayBeAged = (unit: Unit) => isWord(unit) || (isPhrase(unit, "kinds") && !asks(unit));

/** Years, and no word that leads them in: "for 2 years". */
const isAge = (unit: Unit | undefined, { folded }: Ground["text"]) =>
  isLengthUnit(unit) &&
  (unit.found.time.point.length ?? 0) >= YEAR_MINUTES &&
  /^\d/.test(folded.slice(unit.start, unit.end));

const YEAR_MINUTES = 365 * 24 * 60;

/** "At 11, not 10", "4 instead of 3", "not 3, 4": of two figures, or an hour and a figure, the hour that it is and the one that it is not. */
export function withOtherHour(units: readonly Unit[]): readonly Unit[] {
  if (!has(units, "not")) return units;
  const isFigure = (unit: Unit | undefined) => isAlone(unit) && Number(unit.text) <= 24;
  const isEither = (unit: Unit | undefined) => isClock(unit) || isFigure(unit);
  const isOut = (n: number) => {
    if (!isPhrase(units[n - 1], "not") || !isEither(units[n])) return false;
    return isEither(units.slice(0, Math.max(n - 1, 0)).findLast(({ kind }) => kind !== "stop"));
  };
  const isMeant = (n: number) => isPhrase(units[n + 1], "not") && isOut(n + 2);
  // "Not 3, 4"
  const isTurned = (n: number) =>
    isPhrase(units[n - 1], "not") &&
    isFigure(units[n]) &&
    units[n + 1]?.kind === "stop" &&
    isEither(units[n + 2]) &&
    !isPhrase(units[n + 3], "not");
  // Beside a verb a figure is what is ruled out.
  const isAsked = units.some(asks);
  // "45 min, not 30"
  const isLong = (n: number) => {
    const before = units[n - 2];
    return isPhrase(units[n - 1], "not") && isLengthUnit(before);
  };
  return units.map((unit, n) => {
    if (!isAlone(unit)) return unit;
    if (isLong(n)) return timeOf(unit, { length: Number(unit.text) });
    const isOther = !isAsked && isOut(n);
    const isSaid = isOther || isMeant(n) || isTurned(n) || isTurned(n - 2);
    return isFigure(unit) && isSaid ? timeOf(unit, { clock: { minute: Number(unit.text) * 60, sure: false } }) : unit;
  });
}

/** "Can't do 9 for the vet anymore, stick it at 5.15": beside the hour where it goes, the one that cannot be. */
export function withRefusedHour(units: readonly Unit[]): readonly Unit[] {
  const isTimed = units.some(isClock);
  const moves = has(units, "act:create", "act:move", "repair");
  if (!isTimed || !moves) return units;
  return units.map((unit, n) =>
    isAlone(unit) &&
    Number(unit.text) <= 24 &&
    isPhrase(units[n - 1], "act:absent", "unsuitable") &&
    !isPhrase(units[n - 1], "repair")
      ? timeOf(unit, { clock: { minute: Number(unit.text) * 60, sure: false } })
      : unit,
  );
}

/** "Tomorrow 1030 Leila": right beside a day, and no other hour said, four figures that are one. */
export function withClockFigures(units: readonly Unit[]): readonly Unit[] {
  const isTimed = ({ time: { point, until } }: TimeFound) => point.clock !== undefined || until?.clock !== undefined;
  if (units.some((unit) => unit.kind === "time" && isTimed(unit.found))) return units;
  const isDay = (unit: Unit | undefined) => isDated(unit) && !unit.found.time.point.length;
  return units.map((unit, n) => {
    if (unit.kind !== "number" || !(isDay(units[n - 1]) || isDay(units[n + 1]))) return unit;
    const [, hour, minute] = /^([01]?\d|2[0-3])([0-5][05])$/.exec(unit.text) ?? [];
    // "Tomorrow 2030 strategy"
    const isYear = /^(?:19|20)/.test(unit.text) && unit.text.length === 4 && units[n + 1]?.kind !== "person";
    if (hour === undefined || isYear) return unit;
    const minutes = Number(hour) * 60 + Number(minute);
    return timeOf(unit, { clock: { minute: minutes, sure: hour.startsWith("0") || minutes >= NOON } });
  });
}

const NOON = 720;

const isAlone = (unit: Unit | undefined): unit is Extract<Unit, { kind: "number" }> =>
  unit?.kind === "number" && /^\d{1,2}$/.test(unit.text);

const timeOf = ({ start, end, text }: Extract<Unit, { kind: "number" }>, point: SaidTime["point"]): Unit =>
  timeMeant(start, end, point, text);

/** "14-BKT-3", "A-12": words and figures that hyphens join are one. */
export function withCodes(units: readonly Unit[], { text: { said } }: Ground): readonly Unit[] {
  const isPart = (unit: Unit | undefined) =>
    unit?.kind === "word" || unit?.kind === "number" || (unit?.kind === "label" && !unit.text.includes(" "));
  const joins = (n: number) => {
    const [before, hyphen, behind] = units.slice(n - 1, n + 2);
    const isTight = before?.end === hyphen?.start && hyphen?.end === behind?.start;
    return isTight && textOf(hyphen) === "-" && isPart(before) && isPart(behind);
  };
  const joined: Unit[] = [];
  for (const [n, unit] of units.entries()) {
    const before = joined.at(-1);
    if (before && (joins(n) || joins(n - 1))) {
      const { start } = before;
      joined.splice(-1, 1, { start, end: unit.end, kind: "label", text: said.slice(start, unit.end) });
    } else joined.push(unit);
  }
  return joined.every((unit) => unit.kind !== "label" || /\d/.test(unit.text) || units.includes(unit)) ? joined : units;
}

/** "Lot 7", beside an hour "4 puppies": an unknown word and a number that belongs to nothing else. */
export function withNumbers(
  units: readonly Unit[],
  { text: { said: typed }, tokens, lexicon: { words } }: Ground,
): Unit[] {
  const { busy, free } = words.conditions;
  // "If that's taken 5"
  const isState = (word: string) => [busy, free].some((list) => listOf(list).has(word));
  const joined: Unit[] = [];
  const isTimed = units.some(isClock);
  for (const [n, said] of units.entries()) {
    const unit = isTimed ? asLengthLead(said, units[n + 1], words) : said;
    const before = joined.at(-1);
    const ends = !["word", "time"].includes(units[n + 1]?.kind ?? "");
    const isPair =
      (unit.kind === "number" && before?.kind === "word" && ends && !isState(before.text)) ||
      (isTimed && unit.kind === "word" && before?.kind === "number" && isCountable(unit, tokens));
    if (isPair && before) {
      const { start } = before;
      joined.splice(-1, 1, { start, end: unit.end, kind: "label", text: typed.slice(start, unit.end) });
    } else joined.push(unit);
  }
  return joined;
}

/** "Jade 2moz 4pm 4 an hr": beside an hour a figure that is texted for a word, in front of how long. */
function asLengthLead(unit: Unit, next: Unit | undefined, { lengthLeads = "" }: LanguageWords): Unit {
  const isLead = unit.kind === "number" && listOf(lengthLeads).has(unit.text);
  const isOfLength = isLengthUnit(next);
  return isLead && isOfLength ? { ...unit, kind: "phrase", roles: ["for"] } : unit;
}

/** A word long enough to be a noun, that says nothing of time. */
export const isCountable = ({ start, end }: Unit, tokens: readonly Token[]) =>
  end - start > 3 && !tokens.some((token) => token.start === start && Object.keys(token.is).length > 0);

/** "Block 1 to 2 para correr": behind what is asked for a verb alone, at the end of its clause, is what it is for. */
export const isDeedFor = (unit: Unit, n: number, all: readonly Unit[]): unit is Extract<Unit, { kind: "phrase" }> =>
  unit.kind === "phrase" &&
  unit.text !== "" &&
  !unit.text.includes(" ") &&
  unit.roles.every((role) => role.startsWith("act:")) &&
  isPhrase(all[n - 1], "for") &&
  has(all.slice(0, n), "act:create", "act:find") &&
  (all[n + 1] === undefined || all[n + 1]?.kind === "stop" || all[n + 1]?.kind === "time");

/** "Blok vrijdag 2 uur voor …, doe maar 3": beside a verb of keeping or looking for time few hours are how long, unless "at" leads them. */
export function withLengths(units: readonly Unit[], { lexicon }: Ground): readonly Unit[] {
  if (lexicon.words.hours === "" || !units.some(isTime)) return units;
  const keeps = lexicon.words.wholeDays.keep.split(",");
  const hours = lexicon.words.hours.split(",");
  const lasts = (unit: Unit) => isPhrase(unit, "lasts") && !isPhrase(unit, "repair", "weak");
  const looks = (unit: Unit) => isPhrase(unit, "act:find") && isPhrase(unit, "orders");
  if (!units.some((unit) => lasts(unit) || looks(unit) || (unit.kind === "phrase" && keeps.includes(unit.text))))
    return units;
  let isLong = false;
  return units.map((unit, n) => {
    if (unit.kind !== "time") return unit;
    const { text, time } = unit.found;
    const { clock, bare: _, ...point } = time.point;
    // "Lundi à 12h, ça dure à peu près 1h30": right behind that, and beside the hour of the day
    const before = units[n - 1];
    const isTold =
      before !== undefined && lasts(before) && !point.date && !point.side && units.slice(0, n).some(isHour);
    const isLed = cutWords(text.toLowerCase()).some((_, i, all) =>
      phraseAt(all, i, lexicon)?.roles.some((role) => role === "at" || role === "on"),
    );
    const isCounted = hours.includes(unitOf(text)) || (isLong && !/\s/.test(text) && !time.point.date);
    if (!(isTold || (isCounted && !isLed)) || !clock || clock.sure || clock.minute > LONGEST_KEPT || time.until)
      return unit;
    isLong = true;
    return { ...unit, found: { ...unit.found, time: { ...time, point: { ...point, length: clock.minute } } } };
  });
}

const isHour = (unit: Unit) => isTime(unit) && unit.found.time.point.clock !== undefined;

/**
 * "Anna morgen 1u, niet voor 15u", "anna demain 1h à 15h", "una llamada de una hora antes de las tres": beside an hour of the day,
 * few hours right behind a day, or said of what they are of, are how long.
 */
export function withHoursAsLength(units: readonly Unit[], { tokens }: Ground): readonly Unit[] {
  const isOfDay = (unit: Unit) => {
    const { side, clock } = isTime(unit) && !unit.found.repaired ? unit.found.time.point : {};
    return side !== undefined || clock?.sure === true;
  };
  const isOfThing = (n: number) =>
    isPhrase(units[n - 1], "kinds", "hollow") &&
    isPhrase(units[n - 2], "filler", "more") &&
    !isPhrase(units[n - 2], "definite", "it") &&
    tokens.some(({ start, is }) => start === units[n]?.start && (is.ofLength ?? is.of ?? is.from) === true);
  return units.map((unit, n) => {
    if (!isTime(unit) || !units.some((one, k) => k !== n && isOfDay(one))) return unit;
    const { clock, bare: _, side, ...point } = unit.found.time.point;
    const isBehindDay = / \d+[hu]$/.test(unit.found.text) && point.date !== undefined && clock?.hourly === true;
    const isFew = clock && !clock.sure && !side && clock.minute <= LONGEST_KEPT && !unit.found.time.until;
    if (!isFew || !(isBehindDay || isOfThing(n))) return unit;
    const time = { ...unit.found.time, point: { ...point, length: clock.minute } };
    return { ...unit, found: { ...unit.found, time } };
  });
}

/** "Kan ons overleg van do naar vr": of two days of what is moved the one it has, and the one where it goes. */
export function withGoals(units: readonly Unit[], { text }: Ground): readonly Unit[] {
  const moves = has(units, "act:move");
  if (!moves && !has(units, "goes")) return units;
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
export function withPurposes(units: readonly Unit[], { text, lexicon }: Ground): readonly Unit[] {
  if (!has(units, "act:create")) return units;
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
export function withHours(units: readonly Unit[], { lexicon }: Ground): readonly Unit[] {
  const isTimed = units.some((unit) => unit.kind === "time" && (unit.found.time.point.clock ?? unit.found.time.until));
  // "13h plutôt que 12h": what is in the place of an hour is one.
  if (isTimed)
    return units.map((unit, n) =>
      unit.kind === "time" &&
      (isPhrase(units[n - 1], "not") ? isHourLong(unit.found, lexicon) : isOtherHour(units, n, lexicon))
        ? { ...unit, found: { ...unit.found, time: clockOf(unit.found.time) } }
        : unit,
    );
  if (!units.some(isTime)) return units;
  const hours = new Set(lexicon.words.hours.split(",").filter(Boolean));
  if (has(units, "lasts", "act:longer", "act:shorter")) return units;
  const moves = has(units, "act:move");
  return units.map((unit, n) => {
    if (unit.kind !== "time" || isPhrase(units[n - 1], "for")) return unit;
    const { time, text } = unit.found;
    const isDated = time.point.date !== undefined;
    // "10h lundi", "dinsdag volgende week, 10 uur": nobody meets for ten hours of a day.
    const isLong = isDated && (time.point.length ?? 0) >= LONG_MINUTES;
    // "Verzet de kapper naar dinsdag, 2 uur": of what goes to a day it is said when, and it lasts as long as it did.
    const isGoal = isDated && (moves || isPhrase(units[n - 1], "to"));
    const isWord = hours.has(unitOf(text));
    // "Dinsdag over twee weken 9 uur"
    const isCounted = isLong && time.point.date?.day !== undefined;
    const isOfDay = isWord ? isCounted || ((isLong || isGoal) && BEHIND_STOP.test(text)) : isLong || isLength(time);
    const isHour = isOfDay && mayBeHour(time, text, hours);
    return isHour ? { ...unit, found: { ...unit.found, time: clockOf(time) } } : unit;
  });
}

/** "Niet twaalf uur maar een uur": behind an hour that it is not, "een uur" is one. */
function isOtherHour(units: readonly Unit[], n: number, { words }: Ground["lexicon"]): boolean {
  const unit = units[n];
  const isSmall = (one: Unit) => one.kind === "stop" || isPhrase(one, "but", "filler", "at");
  const before = units.slice(0, n).findLastIndex((one) => !isSmall(one));
  const out = units.slice(0, Math.max(before, 0)).findLast((one) => !isSmall(one) || isPhrase(one, "not"));
  const last = units[before];
  return (
    unit?.kind === "time" &&
    isClock(last) &&
    isPhrase(out, "not") &&
    isLength(unit.found.time) &&
    mayBeHour(unit.found.time, unit.found.text, listOf(words.hours))
  );
}

/** "12h", which nobody meets for. */
const isHourLong = ({ time, text }: TimeFound, { words }: Ground["lexicon"]) =>
  isLength(time) && (time.point.length ?? 0) >= LONG_MINUTES && mayBeHour(time, text, listOf(words.hours));

/** "Dinsdag volgende week, 10 uur" */
const BEHIND_STOP = /, *\d/;

/** "20 min tops", "nur eine Stunde", "half an hour is enough": beside a length, words that it is no longer than that. */
export function withoutLimits(units: readonly Unit[], { text: { folded }, lexicon }: Ground): readonly Unit[] {
  const list = listOf(lexicon.words.atMost);
  const lengths = units.filter((unit) => unit.kind === "time" && unit.found.time.point.length !== undefined);
  if (lengths.length === 0) return units;
  const isTimed = units.some(isClock);
  const isLimit = (from: number, to: number) => list.has(folded.slice(from, to).trim());
  const limits = lengths.flatMap(({ start, end }) => {
    const [before, behind] = [units.filter((unit) => unit.end <= start), units.filter((unit) => unit.start >= end)];
    // The longest first: "not more than" holds "more".
    const first = before.slice(-MOST_OF_LIMIT).find((unit) => isLimit(unit.start, start));
    const last = behind.slice(0, MOST_OF_LIMIT).findLast((unit) => isLimit(end, unit.end));
    return [first && ([first.start, start] as const), last && ([end, last.end] as const)];
  });
  // Alone words that are known say what is meant: "only 20 minutes", "shorter, 20 is enough".
  const isMeant = (from: number, to: number) =>
    !isTimed && !units.some((unit) => unit.kind === "word" && unit.start >= from && unit.end <= to);
  const isIn = ({ start, end }: Unit) =>
    limits.some((limit) => limit && start >= limit[0] && end <= limit[1] && !isMeant(...limit));
  return units.map((unit) =>
    isIn(unit) ? { start: unit.start, end: unit.end, kind: "phrase", roles: ["filler"], text: "" } : unit,
  );
}

/** Units: "not more than". */
const MOST_OF_LIMIT = 4;
