import type { Command, Context } from "../command";
import { hear } from "./hear";
import { settle, whenOf } from "./said-times";
import { timesOf } from "./units-in";

/** "Every Thursday 10am production meeting, until 11": rules read since when it repeats, and lose an hour that is said apart. */
export function withSeriesEnd(command: Command, message: string, context: Context): Command {
  const { intent, when, slots } = command;
  const isOpen = intent === "create" && when?.kind === "recurring" && when.start !== null && when.end === null;
  if (!isOpen || slots.durationMinutes !== undefined) return command;
  const heard = hear(message, context);
  const [only, another] = timesOf(heard?.units ?? []).filter(({ time }) => time.until?.clock !== undefined);
  const whole = only && !another && heard ? whenOf(settle([only]), heard.here, {})?.when : undefined;
  const [from, to] = [minuteOf(whole?.start), minuteOf(whole?.end)];
  if (from === undefined || to === undefined || to <= from || from !== minuteOf(when.start)) return command;
  const end = new Date(Date.parse(when.start ?? "") + (to - from) * 60_000).toISOString();
  return { ...command, when: { ...when, end }, slots: { ...slots, durationMinutes: to - from } };
}

/** Of the day: "2027-01-07T10:00:00+01:00", "19:00". */
function minuteOf(time: string | null | undefined): number | undefined {
  const [, hour, minute] = /(\d\d):(\d\d)/.exec(time ?? "") ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}
