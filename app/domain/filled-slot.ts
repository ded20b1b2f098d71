import { Temporal } from "temporal-polyfill";

/** A moment of a wall: ISO date and "HH:MM". */
interface WallTime {
  date: string;
  time: string;
}

/** Dates and times as a form of a new event has them, right or wrong; `filledSlot` as `filledSlotOf` writes it. */
export interface SlotTyped {
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  allDay: string;
  filledSlot: string;
}

/** What a form was filled with, for its hidden field: "2026-03-04T10:00/2026-03-04T10:30". */
export const filledSlotOf = (start: WallTime, end: WallTime): string =>
  `${start.date}T${start.time}/${end.date}T${end.time}`;

/** Whether the end is still the one that the form was filled with: nobody has typed it. */
export const isFilledEnd = ({ endDate, endTime, filledSlot }: Omit<SlotTyped, "allDay">): boolean =>
  filledSlot.split("/")[1] === `${endDate}T${endTime}`;

/**
 * Without scripts the end stays where it was as a new start is typed. Where nobody has touched it, and it is of another
 * day than was meant or lies before the start, it keeps its length from the new start; what was typed on the same day
 * and makes sense as it stands is taken as it stands.
 *
 * @returns the fields that change; null where none does
 */
export function endAlongWithStart(typed: SlotTyped): Pick<SlotTyped, "endDate" | "endTime" | "filledSlot"> | null {
  const [from = "", to = ""] = typed.filledSlot.split("/");
  const start = { date: typed.startDate, time: typed.startTime || from.slice(11) };
  const isOpen = typed.allDay ? typed.endDate === to.slice(0, 10) : isFilledEnd(typed);
  const [was, until, is] = [from, to, `${start.date}T${start.time}`].map(readWall);
  if (!isOpen || !was || !until || !is) return null;
  const isLater = typed.allDay ? typed.endDate >= start.date : `${typed.endDate}T${typed.endTime}` > `${is}`;
  if (isLater && (typed.allDay || start.date === from.slice(0, 10))) return null;
  const moved = is.add(was.until(until, { largestUnit: "day" }));
  const end = { date: moved.toPlainDate().toString(), time: moved.toPlainTime().toString().slice(0, 5) };
  return { endDate: end.date, endTime: end.time, filledSlot: filledSlotOf(start, end) };
}

function readWall(text: string): Temporal.PlainDateTime | null {
  try {
    return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Temporal.PlainDateTime.from(text, { overflow: "reject" }) : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // the 30th of February
    throw error;
  }
}
