import type { Here, Read, ReadOptions } from "./make-when";
import { readMoment, readPoint } from "./resolve-point";
import { readRepeat, readWeekdays } from "./resolve-repeat";
import { readDaily, readSpan } from "./resolve-span";
import type { SaidTime } from "./said-time";

/** Settles the words of one time in the user's zone. `text` is what was read. */
export function readTime(said: SaidTime, text: string, here: Here, options: ReadOptions = {}): Read {
  const { point } = said;
  if (point.repeat || said.until?.repeat) return readRepeat(said, text, here, options);
  if (point.date?.also) return readWeekdays(said, text, here, options);
  if (point.moment !== undefined && !said.until) return readMoment(point, text, here);
  if (said.days) return readDaily(said, said.days, text, here, options);
  if (!said.until) return readPoint(point, text, here, options);
  const read = readSpan(said, said.until, text, here, options);
  return said.within && read.when.end ? { ...read, when: { ...read.when, within: true } } : read;
}
