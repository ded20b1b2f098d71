import type { Command, Context } from "./command";
import { parse } from "./grammar/parse";
import { aboutMeeting } from "./manners/about-meeting";
import { anotherGuest, anotherPlace, anotherTime, followUp, notThem, SAME_TIME } from "./manners/amends";
import { everything } from "./manners/everything";
import { held } from "./manners/hold";
import { late } from "./manners/late";
import { limited, searched, whoIsFree, whyNotThen } from "./manners/limits";
import { tonguesOf } from "./manners/message";
import { namedEdit } from "./manners/named-edits";
import { plainly } from "./manners/plainly";
import { reminder } from "./manners/reminder-rules";
import { seriesReach } from "./manners/series-reach";
import { swap } from "./manners/swap";
import { elsewhere, theirTime, travel } from "./manners/travel-rules";

/**
 * What a request asks for, by rules alone: no network, no clock, no randomness. The same words give the same command.
 * The grammar reads one meeting and one time; what goes beyond that ("everything after 3", "same time") is read first.
 *
 * @param said as it was sent
 * @returns always a command; `out_of_domain` for what is not about meetings. Never throws.
 */
export function understand(said: string, context: Context): Command {
  if (said.length > LONGEST_REQUEST) return parse(said, context);
  try {
    return readRequest(plainly(said, context), context);
  } catch (error) {
    // A zone that the runtime does not know.
    if (error instanceof RangeError) return parse(said, context);
    throw error;
  }
}

function readRequest(text: string, context: Context): Command {
  const plain = parse(text, context);
  // What people want from now on is said in whole sentences of its own.
  if (plain.slots.preference) return plain;
  const tongues = tonguesOf(text, context);
  return (
    swap(text, context) ??
    namedEdit(text, context) ??
    seriesReach(text, context) ??
    late(text, tongues, context) ??
    everything(tongues) ??
    held(text, context) ??
    asBefore(text, context) ??
    reminder(text, context) ??
    travel(text, tongues, context) ??
    elsewhere(text, context) ??
    theirTime(text, context) ??
    aboutMeeting(text, context) ??
    whyNotThen(text, context) ??
    whoIsFree(text, context) ??
    searched(text, context) ??
    limited(text, context) ??
    anotherTime(text, context) ??
    anotherGuest(text, context) ??
    anotherPlace(text, context) ??
    notThem(text, context) ??
    followUp(text, plain, context) ??
    plain
  );
}

/** Longer messages are stories and lists, which name no such thing. It bounds the work of the patterns below. */
const LONGEST_REQUEST = 400;

const AGAIN = /\s*\b(?:again|once more|nog een keer|nogmaals|weer)\b/iu;

/** "Move it to the same time next week", "book Anna again same time next week". */
function asBefore(text: string, context: Context): Command | undefined {
  const sameTime = SAME_TIME.test(text);
  if (!sameTime && !AGAIN.test(text)) return undefined;
  const plain = text.replace(SAME_TIME, "").replace(AGAIN, "");
  const command = parse(plain, context);
  if (command.intent === "create" && command.when) return { ...command, manner: "again" };
  return sameTime && command.when && command.intent !== "out_of_domain"
    ? { ...command, manner: "same-time" }
    : undefined;
}
