import { isLength } from "../times/settle-times";
import { clausesOf } from "./clauses";
import { clockOf, mayBeHour } from "./said-times";
import { asks } from "./segment";
import { hoursOf } from "./slots";
import { isPhrase, isStop, isTime, type PassInput, type Unit } from "./unit";
import { listOf, wordsOf } from "./word-lists";

/**
 * "An hour for the accounts tomorrow morning, at 12 I have to be done": of a clause that says only by when something is
 * over, the bound.
 */
export function withDeadlines(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const { done, must } = ground.lexicon.words.deadline;
  const clauses = clausesOf(units);
  return clauses.flatMap((clause, n) => {
    const [time, another] = clause.filter(isTime);
    const words = clause.flatMap((unit) => wordsOf(unit.kind === "time" ? leadOf(unit) : unit, ground));
    const says = (list: string) => words.some((word) => listOf(list).has(word));
    const isPlain = clause.every(
      (unit) =>
        unit.kind === "time" || unit.kind === "stop" || (["word", "phrase"].includes(unit.kind) && !isRequest(unit)),
    );
    if (n === 0 || time?.kind !== "time" || another || !isPlain || !says(done) || !says(must)) return clause;
    const { found } = time;
    const isHour = isLength(found.time) && mayBeHour(found.time, found.text, hoursOf(ground));
    const said = isHour ? clockOf(found.time) : found.time;
    const { side = "before" } = said.point;
    if (!said.point.clock || said.until || !["by", "before"].includes(side)) return clause;
    const bound: Unit = { ...time, found: { ...found, time: { ...said, point: { ...said.point, side } } } };
    return [bound, ...clause.filter(isStop)];
  });
}

/** What stands in front of the time itself: "over by". */
const leadOf = (unit: Extract<Unit, { kind: "time" }>): Unit => ({ ...unit, end: unit.end - unit.found.text.length });

const isRequest = (unit: Unit) => isPhrase(unit, "kinds") || (asks(unit) && isPhrase(unit, ...REQUESTS));
const REQUESTS = ["act:create", "act:move", "act:cancel", "act:invite"] as const;
