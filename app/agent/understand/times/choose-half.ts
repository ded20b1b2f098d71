import type { DayPart } from "../command";
import type { Clock } from "./clock-rules";
import { isoMinute } from "./days";
import type { Here, ReadOptions } from "./make-when";
import type { Point } from "./points";
import type { Days } from "./resolve-date";

interface Half {
  minute: number;
  doubt: string | null;
  /** The other minute that would do, when there is a doubt. */
  other?: number;
}

/**
 * Settles a time that fits both halves of the day: by the part of the day, then the workday, then the next to come.
 * Minutes after midnight.
 */
export function chooseHalf(
  clock: Clock,
  part: DayPart | undefined,
  days: Days | null,
  here: Here,
  options: ReadOptions,
): Half {
  const [am, pm] = [clock.minute % 720, (clock.minute % 720) + 720];
  if (clock.sure) return heldAgainstPart(clock.minute, part, am, pm);
  const minute = part ? inPart(part, am, pm) : undefined;
  // "This afternoon at 10": neither half of the day is in the afternoon, and "las ocho de la tarde" is.
  if (part === "afternoon" && pm >= EVENING_MINUTE)
    return { minute: pm, other: am, doubt: `${isoMinute(am)} or ${isoMinute(pm)}?` };
  if (minute !== undefined && part && clock.other !== undefined) {
    // "Half 4 in the afternoon": the half before and the half behind are both in it.
    const other = inPart(part, clock.other % 720, (clock.other % 720) + 720);
    return { minute, other, doubt: `${isoMinute(other)} or ${isoMinute(minute)}?` };
  }
  if (minute !== undefined) return { minute, doubt: null };
  const isWork = (m: number) => m >= here.workday.startMinute && m < here.workday.endMinute;
  const fits = [am, pm].filter(isWork);
  if (clock.other !== undefined && (!here.halves || fits.length > 0)) {
    // "Half ten": in the morning, where people work then.
    const half = isWork(am) && !isWork(pm) && options.lean !== "pm" ? am : pm;
    const before = (clock.other % 720) + (half >= 720 ? 720 : 0);
    const other = before > half ? before - 720 : before;
    return { minute: half, other, doubt: `${isoMinute(other)} or ${isoMinute(half)}?` };
  }
  const today = days !== null && days.from === here.wall.day && days.to === days.from + 1 && !options.dated;
  const only = fits.length === 1 ? fits[0] : undefined;
  // "Dinner at 9": a working hour, and nobody dines in it.
  if (options.lean === "pm" && only === am && pm >= DINNER_MINUTE && pm < LATE_MINUTE)
    return { minute: pm, doubt: null };
  if (only !== undefined && !(today && only <= here.wall.minute && pm > here.wall.minute))
    return { minute: only, doubt: null };
  if (options.lean) return { minute: options.lean === "pm" ? pm : am, doubt: null };
  if (options.moving && !days && fits.length === 0)
    return { minute: fromWork(am, here) <= fromWork(pm, here) ? am : pm, doubt: null };
  if (!here.halves && (today || !days)) {
    const ahead = [am, pm].find((m) => m > here.wall.minute);
    return { minute: ahead ?? am, doubt: null };
  }
  if ((clock.hourly || clock.of24) && am >= EARLY_MINUTE && !today) return { minute: am, doubt: null };
  return { minute: am, other: pm, doubt: `${isoMinute(am)} or ${isoMinute(pm)}?` };
}

/** Nobody meets before, minutes after midnight. */
const EARLY_MINUTE = 360;

/** "Saturday morning at 20:00": an hour that is in no such part of the day is asked about where the other half of the day is. */
function heldAgainstPart(minute: number, part: DayPart | undefined, am: number, pm: number): Half {
  const other = minute % 1440 === am ? pm : am;
  if (!part || isCalled(minute % 1440, part) || !isCalled(other, part)) return { minute, doubt: null };
  return { minute, other, doubt: `${isoMinute(minute)} or ${isoMinute(other)}?` };
}

/** Whether anybody calls an hour so: "half past twelve in the morning", "3 at night", "nine in the afternoon". */
const isCalled = (minute: number, part: DayPart): boolean =>
  CALLED[part].some(([from, to]) => minute >= from && minute < to);

/** Minutes after midnight; wider than where such a part of the day is looked for. */
const CALLED: Readonly<Record<DayPart, readonly (readonly [number, number])[]>> = {
  morning: [[0, 780]],
  lunch: [[600, 960]],
  afternoon: [[720, 1261]],
  evening: [
    [0, 180],
    [960, 1440],
  ],
  night: [
    [0, 360],
    [1080, 1440],
  ],
};

/**
 * The half of the day that is nearer to what is amended: "no, 8:30" of what is at 8 is in the morning. Undefined where none
 * is near, and unsure where the other one is in the workday and this one is far, or before people are up.
 *
 * @param near minutes after midnight
 */
export function halfNear(
  minute: number,
  near: number,
  { startMinute, endMinute }: Here["workday"],
): { minute: number; isSure: boolean } | undefined {
  const [am, pm] = [minute % 720, (minute % 720) + 720];
  const [nearer, other] = Math.abs(am - near) <= Math.abs(pm - near) ? [am, pm] : [pm, am];
  const far = Math.abs(nearer - near);
  if (far > NEAR_MINUTES || nearer < SMALL_HOURS_END) return undefined;
  const isEarly = nearer < UP_MINUTE || far > NEARER_MINUTES;
  return { minute: nearer, isSure: !isEarly || other < startMinute || other > endMinute };
}

/** The one half that lies in the part of the day in which a time is looked for: "8", behind "in the morning". */
export function halfWithin(
  minute: number,
  from: number,
  until: number,
): { minute: number; isSure: boolean } | undefined {
  const [only, another] = [minute % 720, (minute % 720) + 720].filter((half) => half >= from && half < until);
  return only === undefined || another !== undefined ? undefined : { minute: only, isSure: true };
}

/** A correction goes no further, and mostly not so far. */
const [NEAR_MINUTES, NEARER_MINUTES] = [180, 120];
/** Nobody means an hour of the night, and few one before they are up: minutes after midnight. */
const [SMALL_HOURS_END, UP_MINUTE] = [300, 420];

/** When what people do of an evening begins, minutes after midnight. */
const [DINNER_MINUTE, LATE_MINUTE] = [1020, 1320];

/** Nobody calls it afternoon from then on, minutes after midnight. */
const EVENING_MINUTE = 1260;

/** Minutes between an hour of the day and the workday. */
const fromWork = (minute: number, { workday: { startMinute, endMinute } }: Here) =>
  Math.max(startMinute - minute, minute - endMinute, 0);

function inPart(part: DayPart, am: number, pm: number): number {
  // "Friday morning at 12" ends at noon, and does not begin at midnight.
  if (part === "morning") return am < 60 ? pm : am;
  if (part === "afternoon" || part === "evening") return pm;
  if (part === "lunch") return am >= 600 ? am : pm;
  return am < 300 ? am : pm;
}

/** Longest span in which a bare start takes the other half of the day from its end: "9 to 5pm". */
const LONGEST_SPAN = 600;

/** Both ends of a span, minutes after midnight; the end may pass 1440. Null when it would run backwards. */
export function chooseSpan(
  first: Clock,
  ending: Clock,
  a: Point,
  b: Point,
  days: Days | null,
  here: Here,
  options: ReadOptions,
): { start: number; end: number } | null {
  const part = a.part ?? b.part;
  // "De nueve a una de la tarde": the part of the day is that of the end, and the start is in front of it.
  const isPlaced = !ending.sure && b.part !== undefined && a.part === undefined;
  const last: Clock = isPlaced
    ? { minute: chooseHalf(ending, b.part, days, here, options).minute, sure: true }
    : ending;
  if (!first.sure && last.sure) {
    const end = last.minute === 0 ? 1440 : last.minute;
    // "7:00 to 20:00" is on one clock, unless that would begin before anybody is up.
    if (last.full && first.minute >= 360 && !a.part) return first.minute < end ? { start: first.minute, end } : null;
    if (a.part) {
      const own = chooseHalf(first, a.part, days, here, options).minute;
      return own < end ? { start: own, end } : null;
    }
    const halves = [(first.minute % 720) + 720, first.minute % 720].filter(
      (start) => start < end && end - start <= LONGEST_SPAN,
    );
    const start = halves[0];
    return start === undefined ? null : { start, end };
  }
  const start =
    spanInWorkday(first, last, part, here) ??
    chooseHalf(first, a.part ?? (first.sure ? undefined : part), days, here, options).minute;
  if (last.sure) {
    if (last.minute > start) return { start, end: last.minute };
    if (start >= 960 && last.minute + 1440 - start <= 780) return { start, end: last.minute + 1440 };
    return null;
  }
  const halves = [last.minute % 720, (last.minute % 720) + 720, (last.minute % 720) + 1440];
  const end = halves.find((minute) => minute > start);
  return end === undefined ? null : { start, end };
}

/** The start of a span that fits the workday better than its other half: "8 to 4" is 08:00, "7 to 8" fits neither. */
function spanInWorkday(first: Clock, last: Clock, part: DayPart | undefined, here: Here): number | undefined {
  if (first.sure || last.sure || part) return undefined;
  const overlap = (start: number) => {
    const end =
      [last.minute % 720, (last.minute % 720) + 720, (last.minute % 720) + 1440].find((minute) => minute > start) ??
      start;
    return Math.max(0, Math.min(end, here.workday.endMinute) - Math.max(start, here.workday.startMinute));
  };
  const [am, pm] = [first.minute % 720, (first.minute % 720) + 720];
  // "Training 6 till quarter past 7" fits none: hardly anybody begins so early.
  if (overlap(am) === overlap(pm)) return am >= SMALL_HOURS_END && am < UP_MINUTE ? pm : undefined;
  return overlap(am) > overlap(pm) ? am : pm;
}
