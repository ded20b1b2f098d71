import { type Command, type Context, plain } from "../command";
import { foldedWords } from "../text";
import type { MeetingKnown } from "./gazetteer";
import { asHour } from "./item-lists";
import { beginsAt, hourAlone, hoursOf, saysMinute } from "./move-of-named";
import { settle, type TimeFound, whenOf } from "./said-times";
import { contentOf, titlesCalled } from "./slots";
import { type Heard, inOrder, isPhrase, isTime, timeMeant, type Unit } from "./unit";
import { isClock } from "./unit-times";
import { has, timesOf } from "./units-in";

/**
 * "Anna wrote that with the budget review at 2 she misses her 2:45 train and asks for 1, fine by me, change it", "yoga usually
 * 5:30, today 6 for once, change it", "just called the dentist, it's at 11 now instead of 10": in what is told the one meeting
 * that is named, the hour at which it begins, and the one that it shall have.
 */
export function toldMove(heard: Heard, { awaiting, now }: Context): Command | undefined {
  const { here, ground } = heard;
  const units = inOrder(heard).map((unit) => asTime(asHour(unit, ground)));
  const hours = timesOf(units).flatMap(hoursOf);
  const isOther = units.some((unit) => isPhrase(unit, ...OTHERWISE) && !isPhrase(unit, "courtesy", "planned", "tells"));
  // Who is to come as well is more than when.
  const isGuest = units.some((unit, n) => unit.kind === "person" && isPhrase(units[n - 1], "with", "act:invite"));
  if (awaiting !== undefined || isOther || isGuest || has(units, "too") || hours.length < 2) return undefined;
  const titles = new Set(wordsIn(units).flatMap((words) => titlesCalled(words, [], ground)));
  const isAt = (hour: TimeFound, one: MeetingKnown) => saysMinute(hour, beginsAt(one, here.zone).minute);
  const [only, another] = ground.gazetteer.meetings.filter(
    (one) => titles.has(one.title) && (one.start ?? 0) > now && hours.some((hour) => isAt(hour, one)),
  );
  if (!only || another) return undefined;
  const others = hours.filter((hour) => !isAt(hour, only));
  const goal = others.at(-1);
  const isMoved = hours.at(-1) === goal && isChanged(units);
  const isReplaced = others.length === 1 && units.some((unit, n) => isClock(unit) && isPhrase(units[n - 1], "not"));
  if (!goal || others.length === hours.length || !(isMoved || isReplaced)) return undefined;
  const { when, either } = hourAlone(goal, here);
  const dated = timesOf(units).filter(({ time: { point } }) => point.date);
  const dayOf = (one: TimeFound) => whenOf(settle([one]), here, { looking: true })?.when.start?.slice(0, 10);
  if (!dated.every((one) => dayOf(one) === beginsAt(only, here.zone).date)) return undefined;
  return { ...plain("reschedule", { target: { title: only.title, told: "theirs" } }), when, ...(either && { either }) };
}

/** What names something, one by one; of a topic each word. */
const wordsIn = (units: readonly Unit[]): string[][] =>
  units.flatMap((unit) => {
    if (unit.kind === "topic") return foldedWords(unit.text).map((word) => [word]);
    return isTime(unit) ? [] : [contentOf([unit])];
  });

/** "It's 11 now, not 10", "a las 14:00 pierde el tren": an hour that was read as a figure, or as part of a name. */
function asTime(unit: Unit): Unit {
  const text = unit.kind === "number" || unit.kind === "label" ? unit.text : "";
  const [, hour, minute = "0"] =
    (unit.kind === "number" ? /^(\d{1,2})$/ : /^(\d{1,2})[:.](\d\d)(?= )/).exec(text) ?? [];
  if (hour === undefined || Number(hour) > LAST_HOUR) return unit;
  const clock = { minute: Number(hour) * 60 + Number(minute), sure: Number(hour) > 12 };
  return timeMeant(unit.start, unit.end, { clock }, text);
}

const LAST_HOUR = 23;
const OTHERWISE = [
  "condition",
  "otherwise",
  "all",
  "allDay",
  "act:cancel",
  "letsGo",
  "act:ask",
  "interrogative",
] as const;

/** "…, change it", "pas dat aan", "cámbialo": at the end, and of nothing else. */
function isChanged(units: readonly Unit[]): boolean {
  const behind = units.slice(units.findLastIndex(isClock) + 1);
  return (
    behind.some((unit) => isPhrase(unit, "act:move") || (isPhrase(unit, "act:create") && has(behind, "it"))) &&
    behind.every((unit) => unit.kind === "word" || unit.kind === "stop" || unit.kind === "phrase")
  );
}
