import { zoned } from "~/domain/zones";
import { type Command, type Context, plain } from "../command";
import { parse } from "../grammar/parse";
import { said } from "../languages/lists/said";
import { readText } from "../text";
import { takeLimits } from "./conditions";

const BESIDE_LIMIT = said`${"besideLimit"}|[\s,.;!?]`;

/**
 * A search or a booking with conditions: "find 45 min with Anna next week, mornings, not Wednesday, before Friday".
 * The conditions are taken out and the rest is read as usual. Undefined when there are none, or when the message is
 * something else.
 */
export function limited(text: string, context: Context): Command | undefined {
  const { said, folded } = readText(text);
  const found = takeLimits(said, folded, zoned(context.now, context.zone).dayOfWeek);
  if (!found) return undefined;
  const rest = BESIDE_LIMIT.replacedIn(found.rest, "");
  if (rest === "") {
    if (context.awaiting !== "time") return undefined;
    return { ...plain("find_slot", { limits: found.limits }), confidence: 0.8 };
  }
  const command = parse(found.rest, context);
  if (!looksForTime(command)) return undefined;
  const { target, ...slots } = command.slots;
  const searching = command.intent === "find_slot" || slots.durationMinutes !== undefined;
  if (!searching && command.intent !== "create") return undefined;
  return { ...command, slots: { ...slots, ...(target && { target }), limits: found.limits } };
}

/** Whether the exact time is still open. */
function looksForTime({ intent, when }: Command): boolean {
  if (when?.kind === "time" || when?.kind === "unresolved" || when?.kind === "recurring") return false;
  if (intent !== "find_slot" && intent !== "create") return false;
  return when === null || when.kind === "duration" || when.grain !== "minute" || intent === "find_slot";
}

/** Asked for free time in the usual words, with the conditions that were said. */
export function freeTime(asked: string, context: Context): Command | undefined {
  const command = limited(asked, context) ?? parse(asked, context);
  return command.intent === "find_slot" ? command : undefined;
}
