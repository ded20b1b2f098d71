import type { Slots } from "../command";
import { lengthAt, toMinutes } from "../times/length-rules";
import { isLength, type Timeline } from "../times/settle-times";
import { behind } from "./clause-places";
import type { IntentFound } from "./evidence";
import type { Range } from "./phrase-scan";
import { describe, type Reading } from "./slots";

/** "30 minutes before", and what to be reminded of. */
export function reminderSlots(reading: Reading, line: Timeline, range: Range): Slots {
  const slots: Slots = {};
  const lead = leadTime(line) ?? line.times.find(isLength)?.point.length;
  const { title, ...target } = describe(reading, range);
  if (lead) slots.reminderMinutes = lead;
  if (title && !/^\d+ /.test(title)) slots.title = title;
  if (Object.keys(target).length) slots.target = target;
  return slots;
}

/** What follows "remind me to": the thing to be reminded of. */
export function reminded(asked: IntentFound, { book }: Reading, range: Range, line: Timeline): Range {
  return behind(book.remindMe, asked, line, range);
}

/** Minutes in "15 minutes before". */
function leadTime({ tokens }: Timeline): number | undefined {
  for (let i = 0; i < Math.min(tokens.length, 40); i++) {
    const length = lengthAt(tokens, i);
    if (length && (tokens[length.next]?.is.before || /^(?:ahead|prior)$/.test(tokens[length.next]?.text ?? "")))
      return toMinutes(length.value);
  }
  return undefined;
}
