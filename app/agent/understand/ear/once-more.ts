import { plain, type When } from "../command";
import { wallAt } from "../times/zone";
import { isGuestOf, isTitleOf } from "./gazetteer";
import type { Role } from "./lexicon";
import { isOnDay, placed, settle, whenOf } from "./said-times";
import { contentOf, isQuiet, timesOf } from "./slots";
import { type Ground, isPhrase, isQuestionMark, mayLean, type Reading, type Situation, type Unit } from "./unit";

/**
 * "Same again Friday", "lo mismo pero el lunes", "another lunch with Mia on Friday, same time": what was spoken of is made
 * once more, or what waits for a yes as well on that day; "the same but Friday" of what waits is only another day.
 */
export function onceMore(all: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const { awaiting, here } = situation;
  const units = withoutSubject(all, ground, situation);
  const has = (...roles: Role[]) => units.some((unit) => isPhrase(unit, ...roles));
  const isAgain =
    has("onceMore") ||
    (has("theSame") && has("too")) ||
    (has("more", "secondOf") && has("sameTime")) ||
    (has("too") && isSameHour(units, ground, situation));
  const isOpen = awaiting === "confirmation";
  const isOnly = units.every(
    (unit) =>
      ["time", "person", "shift"].includes(unit.kind) ||
      isBeside(unit) ||
      (isAgain && isOfCopy(unit)) ||
      (has("onceMore") && isQuestionMark(unit)),
  );
  const [shift, another] = units.flatMap(farOf);
  if (!(isAgain || has("theSame")) || !isOnly || !mayLean(situation)) return undefined;
  const settled = settle(timesOf(units));
  const people = units.flatMap((unit) => (unit.kind === "person" ? [unit.whole] : []));
  const time = whenOf(settled, here, {});
  // "The same a week later": so far from what was spoken of.
  if (shift !== undefined && (isOpen || time !== null || another !== undefined)) return undefined;
  const says = time !== null || shift !== undefined || people.length > 0;
  if (settled.against || contentOf(units).length > 0 || !says) return undefined;
  // "Zelfde voor vrijdag?" asks on.
  if (people.length === 0 && units.some((unit) => isPhrase(unit, "whatAbout"))) return undefined;
  const slots = {
    ...(people.length > 0 && { attendees: people }),
    ...(settled.length !== undefined && { durationMinutes: settled.length }),
    ...(shift !== undefined && { shiftMinutes: shift }),
  };
  if (!isOpen) return { command: { ...plain("create", slots), ...placed(time, here), manner: "same-again" }, left: [] };
  const when = time && onItsDay(time.when, ground, here);
  const isDay = when?.kind === "date" && when.grain === "day";
  if (people.length > 0 || (isAgain && !isDay)) return undefined;
  const also = isAgain && { manner: "also" as const };
  return { command: { ...plain("reschedule", slots), ...placed(when && { when }, here), ...also }, left: [] };
}

/** "Friday too, from 12 to 1", where it is from 12 to 1: nothing else than the day is other. */
function isSameHour(units: readonly Unit[], ground: Ground, { here }: Situation): boolean {
  const when = whenOf(settle(timesOf(units)), here, {})?.when;
  return when?.grain === "minute" && onItsDay(when, ground, here).grain === "day";
}

/** "One more on Friday at 12", where it is at 12: the same on that day. */
function onItsDay(when: When, { subject }: Ground, { zone }: Situation["here"]): When {
  const { start } = when;
  if (!start?.includes("T") || when.grain !== "minute" || subject?.start === undefined) return when;
  const isAt = (said: string, own: number | undefined) =>
    own !== undefined && wallAt(Date.parse(said), zone).minute === wallAt(own, zone).minute;
  const isSame = isAt(start, subject.start) && (!when.end || isAt(when.end, subject.end));
  return isSame ? { ...when, kind: "date", grain: "day", start: start.slice(0, 10), end: null } : when;
}

/**
 * Without what names what the talk is about, behind "another", and that it stays: "a second lunch with Mia", "Thursday stays
 * too".
 */
function withoutSubject(units: readonly Unit[], ground: Ground, { here }: Situation): readonly Unit[] {
  const { subject, gazetteer, lexicon } = ground;
  if (!subject?.start) return units;
  const isMore = units.some((unit) => isPhrase(unit, "more", "onceMore", "secondOf"));
  const isNamed = (unit: Unit) => isMore && isTitleOf(contentOf([unit]), subject, lexicon.concepts);
  const isTheirs = (unit: Unit) => isMore && unit.kind === "person" && isGuestOf(unit.whole, subject);
  const stays = units.some((unit) => isPhrase(unit, "stays", "keeps"));
  const day = wallAt(subject.start, here.zone).day;
  const isItsDay = (unit: Unit) => stays && unit.kind === "time" && isOnDay(unit.found, day, here);
  const kept = units.filter((unit) => !isNamed(unit) && !isTheirs(unit) && !isItsDay(unit));
  return gazetteer.meetings.length > 0 && kept.some(({ kind }) => kind === "time") ? kept : units;
}

/** What asks for one more, and says that the first one stays. */
const isOfCopy = (unit: Unit) =>
  isPhrase(unit, "act:create", "more", "secondOf", "stays", "keeps", "each", "hollow", "takes") &&
  !isPhrase(unit, "act:move");

/** "A week later", "the day after": how far from it, in minutes. */
function farOf(unit: Unit): number[] {
  if (unit.kind === "shift") return [unit.minutes];
  return isPhrase(unit, "dayAfter") ? [DAY_MINUTES] : isPhrase(unit, "dayBefore") ? [-DAY_MINUTES] : [];
}

const DAY_MINUTES = 24 * 60;

const isBeside = (unit: Unit) =>
  isPhrase(unit, "dayAfter", "dayBefore", "onceMore", "theSame", "but", "with", "for", "to", "at") ||
  (isQuiet(unit) && !(unit.kind === "stop" && unit.text === "?"));
