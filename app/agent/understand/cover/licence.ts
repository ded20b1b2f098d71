import type { Command } from "../command";
import { clausesOf, isCorrection, namesPlace } from "../ear/clauses";
import { asks } from "../ear/segment";
import { isPhrase, isTime, isWord, type Unit } from "../ear/unit";
import { isSetRight } from "../ear/unit-times";
import { has } from "../ear/units-in";
import { fold } from "../text";

/**
 * The words of a new meeting's title that nothing shows to be a name: neither the object of a verb that books, nor beside
 * a kind of meeting or a topic, nor all that is said besides a time.
 */
export function unlicensed(
  { slots: { title, location, allDay } }: Command,
  units: readonly Unit[],
  said: string,
): Unit[] {
  // What whole days are called is said in words of their own.
  if (title === undefined || allDay !== undefined) return [];
  const inside = insideOf(title, units, said);
  const words = inside.filter(isWord);
  const [first] = words;
  if (inside.some(({ kind }) => kind === "quote")) return [];
  // Somebody who is known comes, and is no name of what is done, unless it is theirs: "Birthday Tom".
  // "Owen comes": who comes is no name either.
  const isWith = inside.some((unit, n) => isPhrase(unit, "with") || (n > 0 && isPhrase(unit, "goes", "comesIn")));
  const people = inside.some(isNoun) && !isWith ? [] : inside.filter((unit) => isSomebody(unit, said));
  if (!first) return isWith ? people : [];
  if (people.length > 0) return people;
  const clauses = clausesOf(units);
  const at = clauses.findIndex((one) => one.includes(first));
  // "Book Thursday, no, Friday, chess club": what was set right is of the same clause.
  const front = clauses.slice(0, Math.max(at, 0)).flat();
  const isOneClause = isSetRight(units) && front.every((unit) => !isName(unit) && unit.kind !== "person");
  const clause = isOneClause ? [...front, ...(clauses[at] ?? [])] : (clauses[at] ?? units);
  // It stands in the place of what it takes back.
  if (isCorrection(clause, clauses[at - 1])) return [];
  // "My sister has a scan on Monday at 10, put that in"
  const isPutIn = (one: readonly Unit[]) =>
    has(one, "act:create") && has(one, "it") && one.every(({ kind }) => kind === "phrase" || kind === "stop");
  const isWhole = clause.every((unit) => !isName(unit) || inside.includes(unit));
  if (clauses.slice(at + 1).some(isPutIn) && clause.some(isTime) && isWhole) return [];
  // "Concert on Saturday at 7, the Lyric"
  const isBeside = (word: Unit) => {
    const own = clauses.find((one) => one.includes(word)) ?? [];
    return namesPlace(own) && inside.some((unit) => isName(unit) && !own.includes(unit));
  };
  // "Bell ringing at the minster, Monday, no, Tuesday at 7": beside where it is and when, which was set right
  const where = isSetRight(units) && location !== undefined ? insideOf(location, units, said) : [];
  const others = units.filter((unit) => !where.includes(unit));
  return words.filter((word) => !isBeside(word)).filter((word) => !isLicensed(word, inside, clause, others));
}

/** The units of which a title is made: those of its stretch, or where it has been put together those of its words. */
export function insideOf(title: string, units: readonly Unit[], said: string): Unit[] {
  const folded = fold(title);
  const from = fold(said).indexOf(folded);
  if (from >= 0) return units.filter(({ start, end }) => start >= from && end <= from + folded.length);
  const parts = new Set(folded.match(/[\p{L}\p{N}']+/gu) ?? []);
  return units.filter(
    (unit) =>
      "text" in unit &&
      unit.text !== "" &&
      fold(unit.text)
        .split(" ")
        .every((part) => parts.has(part)),
  );
}

function isLicensed(word: Unit, inside: readonly Unit[], clause: readonly Unit[], units: readonly Unit[]): boolean {
  const at = clause.indexOf(word);
  const before = clause.slice(0, at).findLast((unit) => (!inside.includes(unit) && !isArticle(unit)) || isNoun(unit));
  const behind = clause.slice(at + 1).find((unit) => !inside.includes(unit) || isNoun(unit));
  const lead = clause.slice(0, at).findLast((unit) => !inside.includes(unit) && !isPhrase(unit, "filler", "courtesy"));
  const verb = clause.findIndex((unit) => asks(unit) && isPhrase(unit, "act:create"));
  const isSubject = lead?.kind === "person" && verb !== clause.indexOf(lead) - 1;
  if (isNoun(before) || isPhrase(before, "about", "called", "for")) return true;
  // "An hour to write the report"
  if (isPhrase(before, "to") && units.some(isLong)) return true;
  if (isNoun(behind)) return !isSubject || verb >= 0;
  // "Taxes with Anna", "headshots for Tom Friday 1pm": what somebody is there for.
  const [somebody, when] = clause.slice(behind ? clause.indexOf(behind) + 1 : clause.length);
  const isFor = isPhrase(behind, "for") && somebody?.kind === "person" && isTime(when);
  if ((isFor || isPhrase(behind, "with")) && lead?.kind !== "person") return true;
  if (verb >= 0) return verb < at || !isSubject;
  return isTelegram(inside, units);
}

const isLong = (unit: Unit) => unit.kind === "time" && unit.found.time.point.length !== undefined;

const isArticle = (unit: Unit) => isPhrase(unit, "filler") && !isPhrase(unit, "for", "about", "with", "to");

/** A person that owns nothing: "Tom prefers", not "Tom's birthday". */
const isSomebody = (unit: Unit, said: string) =>
  unit.kind === "person" && !/['’]s?$/.test(said.slice(unit.start, unit.end));

const isName = (unit: Unit) => isWord(unit) || isNoun(unit);

/** Names a kind of meeting, or holds one. */
const isNoun = (unit: Unit | undefined) =>
  unit !== undefined && (unit.kind === "label" || unit.kind === "topic" || isPhrase(unit, "kinds", "hollow", "goods"));

/**
 * "Taxes friday 3pm": a few words in one stretch at an end, a time, and nothing else. "Jade thu 2pm roots": right behind the
 * time they are told of nobody.
 */
function isTelegram(inside: readonly Unit[], units: readonly Unit[]): boolean {
  const others = units.filter((unit) => !inside.includes(unit));
  const isBehindTime = isTime(units[units.indexOf(inside[0] as Unit) - 1]);
  const isPlain = (unit: Unit) =>
    unit.kind === "time" ||
    (isBehindTime && unit.kind === "person") ||
    unit.kind === "place" ||
    unit.kind === "stop" ||
    (unit.kind === "phrase" &&
      !unit.roles.some((role) => role.startsWith("act:")) &&
      isPhrase(unit, "filler", "courtesy", "at", "on", "for", "from", "lasts")) ||
    (isPhrase(unit, "repair") && isSetRight(units));
  return inside.length <= LONGEST_TELEGRAM && others.every(isPlain);
}

const LONGEST_TELEGRAM = 4;
