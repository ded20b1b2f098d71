import { type Command, plain, type Target } from "../command";
import { placed, settle, type TimeFound, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, targetOf } from "./slots";
import { type Ground, isPhrase, type Reading, type Situation, type Unit } from "./unit";
import { timesOf, wholeNamesIn } from "./units-in";

/**
 * "Another coaching call like the one on Friday but Tuesday 9:30", "noch einen Call wie den am Freitag, Dienstag um 9": a
 * meeting that there is, once more at another time. The first of the times says which it is like.
 */
export function likeThat(units: readonly Unit[], ground: Ground, { here }: Situation): Reading | undefined {
  const at = units.findIndex((unit) => isPhrase(unit, "likeThe"));
  const acts = units.filter(asks);
  if (at < 0 || !acts.every((unit) => isPhrase(unit, "act:create"))) return undefined;
  const isOther = (unit: Unit, n: number) =>
    ["shift", "number"].includes(unit.kind) || (n !== at && isPhrase(unit, "interrogative", "condition"));
  if (units.some(isOther)) return undefined;
  const [own, ...others] = timesOf(units).flatMap(asTwo);
  const people = wholeNamesIn(units);
  // "Another coaching call": that it is another one says no name.
  const content = contentOf(units.filter((unit) => !isPhrase(unit, "more", "onceMore", "likeThe")));
  const target = content.length > 0 ? targetOf(content, [], ground) : undefined;
  const behind = units.slice(at + 1).find((unit) => contentOf([unit]).length === 0 && !isThat(unit));
  if (!own || own.time.point.clock || others.length === 0) return undefined;
  if (behind?.kind !== "time" || behind.found.start !== own.start) return undefined;
  if (content.length > 0 && !isKnown(content, [], ground)) return undefined;
  const then = whenOf(settle([ofDay(own)]), here, { anchor: true, looking: true })?.when;
  const settled = settle(others);
  const time = whenOf(settled, here, {});
  if (!then || !time || settled.against) return undefined;
  const like: Target = { ...target, when: then };
  const command: Command = {
    ...plain("create", {
      target: like,
      ...(people.length > 0 && { attendees: people }),
      ...(settled.length !== undefined && { durationMinutes: settled.length }),
    }),
    ...placed(time, here),
    manner: "again",
  };
  return { command, left: [] };
}

/** "Like the one", "zoals die", "comme celui". */
const isThat = (unit: Unit) => isPhrase(unit, "it", "definite", "hollow", "filler", "from", "on");

/** "Like the one on Friday, Tuesday 9:30": two weekdays in a row are two times here. */
function asTwo(found: TimeFound): TimeFound[] {
  const { date, ...rest } = found.time.point;
  if (!date?.also) return [found];
  const { also, ...first } = date;
  const [wd, another] = also;
  if (wd === undefined || another !== undefined) return [found];
  const of = (point: TimeFound["time"]["point"]) => ({ ...found, time: { ...found.time, point } });
  return [of({ date: first }), of({ ...rest, date: { wd } })];
}

/** "The one on Friday" is no first of the month. */
function ofDay(found: TimeFound): TimeFound {
  const { date } = found.time.point;
  if (date?.wd === undefined || date.dom === undefined || /(?:^|\s)1\b/.test(found.text)) return found;
  const { dom: _, ...weekday } = date;
  return { ...found, time: { ...found.time, point: { ...found.time.point, date: weekday } } };
}

/** "Like the one on Friday": that day tells which meeting is meant, and not when the new one is. */
export function isOfLike(units: readonly Unit[], n: number): boolean {
  const at = units.slice(0, n).findLastIndex((unit) => !isThat(unit) && contentOf([unit]).length === 0);
  return units[n]?.kind === "time" && isPhrase(units[at], "likeThe");
}
