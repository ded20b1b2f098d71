import type { Command } from "../command";
import { clausesOf, withoutExcuses } from "../ear/clauses";
import { meetingsCalled } from "../ear/gazetteer";
import type { Role } from "../ear/lexicon";
import { withoutRuledOut } from "../ear/ruled-out";
import { clockOf, mayBeHour } from "../ear/said-times";
import { contentOf, hoursOf, isOfSubject, isRuledOut } from "../ear/slots";
import { type Ground, type Heard, isPhrase, isTime, isTimeOrShift, type Unit } from "../ear/unit";
import { isLengthUnit } from "../ear/unit-times";
import { has } from "../ear/units-in";
import { fold } from "../text";
import { isLength } from "../times/settle-times";
import { unexplained } from "./unexplained";

/**
 * "… the boardroom, no, a table at Luigi's": where something is taken back, what the request has nothing of. Only what
 * another of its type stands for, behind the word that takes it back, is meant to be gone.
 */
export function ofRepairs({ units: all, ground, here }: Heard, command: Command): Unit[] {
  const units = withoutExcuses(withoutRuledOut(all, ground));
  // "Not working on Friday" takes nothing back.
  const out: readonly Role[] = command.slots.allDay === undefined ? ["not"] : [];
  const first = units.findIndex((unit, n) => isPhrase(unit, "repair", ...out) && units.slice(0, n).some(says));
  if (first < 0) return [];
  const asHour = (unit: Unit): Unit =>
    isEither(unit, ground) && unit.kind === "time"
      ? { ...unit, found: { ...unit.found, time: clockOf(unit.found.time) } }
      : unit;
  // "Do lunch at 1 instead", of the lunch that was spoken of
  const isSubject = (unit: Unit) =>
    command.intent === "reschedule" &&
    !command.slots.target &&
    contentOf([unit]).length > 0 &&
    isOfSubject(contentOf([unit]), [], ground);
  const isLeft = (unit: Unit) =>
    !isSubject(unit) &&
    [unit, asHour(unit)].every((one) => unexplained([one], [command], here, false, true).length > 0);
  const corrections = correctionsIn(units);
  const behind = units.filter((unit, n) => n >= first || corrections.has(unit));
  const others = command.intent === "create" ? [] : otherThings(behind, corrections, command, ground);
  if (command.manner !== undefined) return others;
  // "…, lies is Saturday", "the demo stays"
  const isTold = (unit: Unit, n: number) =>
    (unit.kind === "person" && isPhrase(units[n + 1], "opensQuestion") && units.slice(n + 2).some(isTime)) ||
    (command.intent === "cancel" && isPhrase(unit, "stays"));
  const told = units.filter((unit, n) => n > first && isTold(unit, n));
  const left = new Set(
    units.filter(
      (unit) =>
        says(unit) &&
        !isSubject(unit) &&
        (others.includes(unit) || ((unit.kind !== "word" || corrections.has(unit)) && isLeft(unit))),
    ),
  );
  const isSame = (unit: Unit, other: Unit) =>
    typeOf(other) === typeOf(unit) ||
    (unit.kind === other.kind && unit.kind === "time" && [unit, other].some((one) => isEither(one, ground)));
  const isGone = (unit: Unit, n: number) =>
    isRuledOut(units, n) ||
    units.some(
      (other, at) =>
        at > n &&
        !left.has(other) &&
        !isRuledOut(units, at) &&
        isSame(unit, other) &&
        units.slice(n, at + 2).some(takesBack),
    );
  // What is called off needs no time.
  const isFor = (unit: Unit) => command.intent === "cancel" && isTimeOrShift(unit);
  return units.filter(
    (unit, n) => told.includes(unit) || (left.has(unit) && !isGone(unit, n) && !(isFor(unit) && n < first)),
  );
}

const takesBack = (unit: Unit) => isPhrase(unit, "repair", "not", "negation");

/** Says something of a request. */
const says = (unit: Unit) => typeOf(unit) !== "";

function typeOf(unit: Unit): string {
  if (unit.kind === "time") return isLength(unit.found.time) ? "length" : "time";
  if (unit.kind === "quote" || unit.kind === "label" || unit.kind === "word") return "thing";
  if (unit.kind !== "phrase") return unit.kind === "stop" ? "" : unit.kind;
  return isPhrase(unit, "kinds", "goods") ? "thing" : "";
}

/** "3 uur": an hour of the day as well as a length. */
const isEither = (unit: Unit, ground: Ground) =>
  isLengthUnit(unit) && mayBeHour(unit.found.time, unit.found.text, hoursOf(ground));

/** What stands behind a word that takes something back, up to the end of the clause that says something. */
function correctionsIn(units: readonly Unit[]): Set<Unit> {
  let isOpen = false;
  return new Set(
    clausesOf(units).flatMap((clause) => {
      const at = clause.findIndex(takesBack);
      // ", the barber I meant"
      const isLast = at > 0 && !clause.slice(at).some(says);
      if (isLast && !isOpen) return clause.slice(0, at);
      const from = isOpen ? 0 : at + 1;
      const meant = isOpen || from > 0 ? clause.slice(from) : [];
      // "Wait, I'm in the car then, 11"
      const isWhy = has(meant, "subject");
      isOpen = (isOpen || from > 0) && (isWhy || !meant.some(says) || isPhrase(clause[0], "not"));
      return isWhy ? [] : meant;
    }),
  );
}

/** What names something and is not the meeting that is changed: another meeting, or what it is corrected to. */
function otherThings(
  units: readonly Unit[],
  corrections: ReadonlySet<Unit>,
  { slots, except }: Command,
  { gazetteer, lexicon }: Ground,
): Unit[] {
  const words = fold(JSON.stringify([slots, except]));
  return units.filter((unit) => {
    const said = contentOf([unit]).filter((word) => !words.includes(word));
    const titles = meetingsCalled(said, gazetteer, lexicon.concepts);
    const isIt = titles.some((title) => title === slots.target?.title);
    return said.length > 0 && !isIt && (titles.length > 0 || corrections.has(unit));
  });
}
