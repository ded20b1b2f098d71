import { Temporal } from "temporal-polyfill";

/** A moment of a wall: ISO date and "HH:MM". */
interface WallTime {
  date: string;
  time: string;
}

/**
 * Dates and times as a form of a new event has them, right or wrong; `filledSlot` and `drawnSlot` as `filledSlotOf`
 * writes them: what the form was filled with, and what it showed when it was drawn last. The second is empty where
 * scripts have moved the end along themselves.
 */
export interface SlotTyped {
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  allDay: string;
  filledSlot: string;
  drawnSlot: string;
}

/** What a form was filled with, for its hidden field: "2026-03-04T10:00/2026-03-04T10:30". */
export const filledSlotOf = (start: WallTime, end: WallTime): string =>
  `${start.date}T${start.time}/${end.date}T${end.time}`;

/** Whether the end is still the one that the form was filled with: nobody has typed it. */
export const isFilledEnd = (typed: Pick<SlotTyped, "endDate" | "endTime" | "filledSlot">): boolean =>
  typed.filledSlot.split("/")[1] === `${typed.endDate}T${typed.endTime}`;

/**
 * Without scripts the end stays where it was as a new start is typed. Where nobody has touched it, and it is of another
 * day than was meant or lies before the start, it keeps its length from the new start; what was typed on the same day
 * and makes sense as it stands is taken as it stands. Where its time alone was typed, its day goes along.
 *
 * @returns the fields that change; null where none does
 */
export function endAlongWithStart(typed: SlotTyped): Pick<SlotTyped, "endDate" | "endTime" | "filledSlot"> | null {
  const [from = "", to = ""] = (typed.drawnSlot || typed.filledSlot).split("/");
  const start = { date: typed.startDate, time: typed.startTime || from.slice(11) };
  const [was, until, is] = [from, to, `${start.date}T${start.time}`].map(readWall);
  if (!was || !until || !is || typed.endDate !== to.slice(0, 10)) return null;
  if (!typed.allDay && typed.endTime !== to.slice(11)) return dayAlongWithStart(typed, { was, until, is });
  const isLater = typed.allDay ? typed.endDate >= start.date : `${typed.endDate}T${typed.endTime}` > `${is}`;
  if (isLater && (typed.allDay || start.date === from.slice(0, 10))) return null;
  const moved = is.add(was.until(until, { largestUnit: "day" }));
  const end = { date: moved.toPlainDate().toString(), time: moved.toPlainTime().toString().slice(0, 5) };
  return {
    endDate: end.date,
    endTime: end.time,
    filledSlot: isFilledEnd(typed) ? filledSlotOf(start, end) : typed.filledSlot,
  };
}

/** The day of an end whose time was typed, where the start has gone past it. */
function dayAlongWithStart(
  { endDate, endTime, startDate, filledSlot }: SlotTyped,
  { was, until, is }: Record<"was" | "until" | "is", Temporal.PlainDateTime>,
) {
  if (endTime === "" || endDate >= startDate) return null;
  const days = was.toPlainDate().until(until.toPlainDate());
  return { endDate: is.toPlainDate().add(days).toString(), endTime, filledSlot };
}

function readWall(text: string): Temporal.PlainDateTime | null {
  try {
    return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Temporal.PlainDateTime.from(text, { overflow: "reject" }) : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // the 30th of February
    throw error;
  }
}
