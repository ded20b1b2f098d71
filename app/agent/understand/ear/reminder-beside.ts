import { type Command, type Context, plain } from "../command";
import { hear } from "./hear";
import { asks } from "./segment";
import { isPhrase, type Unit } from "./unit";

/** "…, and remind me a day before": beside a new meeting it is about that one, which is not there yet. */
export const REMINDER_BESIDE: Command = { ...plain("out_of_domain"), aside: "reminder" };

/** What stands in front of a reminder at the end of a message, and the words that ask for it. */
export function reminderBeside(message: string, context: Context): { before: string; reminder: string } | undefined {
  const units = hear(message, context)?.units ?? [];
  const at = units.findIndex((unit) => isPhrase(unit, "act:remind"));
  let cut = units.slice(0, Math.max(at, 0)).findLastIndex(parts);
  if (cut < 0 || at - cut > MOST_BETWEEN || !units.slice(at + 1).every((unit, n) => isOfReminder(unit, n)))
    return undefined;
  const opens = units[cut + 1];
  while (parts(units[cut - 1])) cut--;
  const end = units[cut]?.start;
  return opens && end ? { before: message.slice(0, end), reminder: message.slice(opens.start) } : undefined;
}

/** "And set me a reminder": as many small words. */
const MOST_BETWEEN = 4;

const parts = (unit: Unit | undefined) => unit?.kind === "stop" || isPhrase(unit, "join");

/** "An hour before it", "van tevoren": says how long ahead, and names neither a meeting nor something to be done. */
function isOfReminder(unit: Unit, n: number): boolean {
  if (unit.kind === "time") return unit.found.time.point.clock === undefined && !unit.found.time.point.repeat;
  if (unit.kind === "word") return !(n === 0);
  const isTask = isPhrase(unit, "to") && !isPhrase(unit, "for", "from");
  return (
    unit.kind === "stop" ||
    unit.kind === "shift" ||
    (unit.kind === "phrase" && !asks(unit) && !isTask && !isPhrase(unit, "kinds", "with"))
  );
}

/** A new meeting with its name or people, and its time. */
export const isBooking = ({ intent, slots, when, unread, perhaps }: Command): boolean =>
  intent === "create" &&
  when !== null &&
  unread === undefined &&
  perhaps === undefined &&
  Boolean(slots.title || slots.attendees?.length || slots.unnamed?.length);
