import type { TimeFound } from "./said-times";
import { leadsWith } from "./slots";
import { type Ground, isPhrase, isTime, type Unit } from "./unit";
import { timesOf } from "./units-in";

/** "The Monday one", "die van maandag", "der am Montag": the day of one of several that were spoken of, where it is all the time that is said. */
export function dayOfOne(units: readonly Unit[], ground: Ground): TimeFound | undefined {
  const at = units.findIndex(isTime);
  const [found, another] = timesOf(units);
  const { date, clock, repeat } = found?.time.point ?? {};
  if (!found || another || !date || clock || repeat || found.time.until) return undefined;
  const isOne =
    isPhrase(units[at - 1], "it", "hollow") ||
    (isPhrase(units[at - 1], "from") && isPhrase(units[at - 2], "it", "hollow")) ||
    isPhrase(units[at + 1], "hollow") ||
    leadsWith(ground.text.folded.slice(found.start, found.end), ground, "it", "definite");
  return isOne ? found : undefined;
}
