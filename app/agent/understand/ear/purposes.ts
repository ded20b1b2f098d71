import { asks } from "./segment";
import { contentOf, timesOf } from "./slots";
import { isPhrase, type Unit, untyped } from "./unit";

/**
 * "Move the rehearsal to Thursday so I can call Rhys on Friday at 10", "… zodat ik kan lunchen": what a request makes room
 * for. With somebody or something, a day and an hour it is one more request; without any time it is only why.
 */
export function withPurpose(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex((unit) => isPhrase(unit, "soThat"));
  const [front, behind] = [units.slice(0, Math.max(at, 0)), units.slice(at + 1)];
  const isOther = behind.some(
    (unit) => isPhrase(unit, "negation", "not", "condition", "repair") && !isPhrase(unit, "inItsPlace"),
  );
  if (!front.some(asks) || isOther || behind.some((unit) => asks(unit) && !isVerb(unit))) return units;
  const times = timesOf(behind);
  // What stands behind a stop is said of the request again.
  const isOnly = !behind.some(({ kind }) => kind === "stop");
  if (times.length === 0) return isOnly ? front : units;
  const { start, end } = units[at]!;
  const made = behind.filter((unit) => !isVerb(unit));
  const isNamed = contentOf(made).length > 0 || made.some(({ kind }) => kind === "person");
  const isWhole = times.some(({ time: { point } }) => point.clock && point.date);
  if (!isNamed || !isWhole || !isOnly) return units;
  const from = made[0]?.start ?? end;
  return [...front, { ...untyped("join"), start, end }, { ...untyped("act:create"), start: from, end: from }, ...made];
}

/** "Kan", "do", "have", and no kind of meeting. */
const isVerb = (unit: Unit) =>
  isPhrase(unit, "courtesy", "weak", "goes", "takes") && !isPhrase(unit, "kinds", "with", "act:cancel", "act:move");
