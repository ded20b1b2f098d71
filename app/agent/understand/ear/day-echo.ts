import { said } from "../languages/lists/said";
import { clausesOf } from "./clauses";
import { isPhrase, type PassInput, type Unit } from "./unit";
import { has, timesOf } from "./units-in";
import { type WholeDayRole, wholeDayPhrases } from "./whole-day-phrases";

/** "I'm off on Friday, block the day", "vrijdag heb ik vrij, zet dat erin": that it goes into the calendar says nothing more. */
export function withoutDayEcho(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const clauses = clausesOf(units);
  const [front, echo] = [clauses.slice(0, -1).flat(), clauses.at(-1) ?? []];
  const isOff = timesOf(front).length > 0 && wholeDayPhrases(front, ground).some(({ role }) => OFF.has(role));
  const isThatDay = (unit: Unit) => THE_DAY.isIn(ground.text.said.slice(unit.start, unit.end));
  const isEmpty = (unit: Unit) =>
    unit.kind === "stop" ||
    isPhrase(
      unit,
      "it",
      "filler",
      "courtesy",
      "join",
      "but",
      "definite",
      "allDay",
      "hollow",
      "thatDay",
      "each",
      "all",
      "act:create",
    ) ||
    isThatDay(unit);
  return isOff && has(echo, "act:create") && echo.every(isEmpty) ? front : units;
}

const OFF: ReadonlySet<WholeDayRole> = new Set(["off", "offOrFree"]);
const THE_DAY = said`^(?:${"the"}\s+)?${"days"}$`;
