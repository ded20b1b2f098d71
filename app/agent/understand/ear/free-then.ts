import { wallAt } from "../times/zone";
import { clausesOf } from "./clauses";
import { writes } from "./segment";
import { isPhrase, isQuestionMark, isTime, type PassInput, type Unit } from "./unit";
import { has, timesOf } from "./units-in";

/**
 * "Can't do that, kids home. Is fri same time free": at the hour of what is spoken of, on the day that is asked about; and why
 * that is asked is told in front.
 */
export function withHourOfIt(units: readonly Unit[], { ground, situation }: PassInput): readonly Unit[] {
  const { start } = ground.subject ?? {};
  const clauses = clausesOf(units);
  const asked = clauses.at(-1) ?? [];
  const [day, another] = asked.filter(isTime);
  const { date, clock, part } = day?.kind === "time" ? day.found.time.point : {};
  const isFree =
    has(asked, "free", "act:find") && (has(asked, "opensQuestion", "act:find") || units.some(isQuestionMark));
  const isSame = has(asked, "sameTime");
  if (start === undefined || situation.awaiting || !isFree || !isSame || another || day?.kind !== "time") return units;
  if (!date || clock || part || !clauses.slice(0, -1).every(isTold)) return units;
  const { time } = day.found;
  const { minute } = wallAt(start, situation.here.zone);
  const full = { minute, sure: true, full: true } as const;
  const then = { ...time, point: { ...time.point, clock: full } };
  return asked.flatMap((unit): Unit[] =>
    unit === day ? [{ ...day, found: { ...day.found, time: then } }] : isPhrase(unit, "sameTime") ? [] : [unit],
  );
}

const isTold = (clause: readonly Unit[]) =>
  timesOf(clause).length === 0 &&
  clause.every(({ kind }) => kind !== "person" && kind !== "shift") &&
  !clause.some((unit) => writes(unit));
