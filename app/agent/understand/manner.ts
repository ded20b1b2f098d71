import { aboutMeeting } from "./about-meeting";
import { anotherGuest, anotherPlace, anotherTime, followUp, notThem, SAME_TIME } from "./amends";
import type { Command, Context } from "./command";
import { everything } from "./everything";
import { held } from "./hold";
import { late } from "./late";
import { limited, searched, whoIsFree, whyNotThen } from "./limits";
import { namedEdit } from "./named-edits";
import { plainly } from "./plainly";
import { reminder } from "./reminder-rules";
import { seriesReach } from "./series-reach";
import { elsewhere, theirTime, travel } from "./travel-rules";
import { understand } from "./understand";

/** The command of a request whose words go beyond one meeting or beyond one time: "everything after 3", "same time". */
export function commandInManner(said: string, context: Context): Command {
  if (said.length > LONGEST_REQUEST) return understand(said, context);
  const text = plainly(said, context);
  return (
    namedEdit(text, context) ??
    seriesReach(text, context) ??
    late(text, context) ??
    everything(text, context) ??
    held(text, context) ??
    asBefore(text, context) ??
    reminder(text, context) ??
    travel(text, context) ??
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
    plainOrFollowUp(text, context)
  );
}

function plainOrFollowUp(text: string, context: Context): Command {
  const plain = understand(text, context);
  return followUp(text, plain, context) ?? plain;
}

/** Longer messages are stories and lists, which name no such thing. It bounds the work of the patterns below. */
const LONGEST_REQUEST = 400;

const AGAIN = /\s*\b(?:again|once more|nog een keer|nogmaals|weer)\b/iu;

/** "Move it to the same time next week", "book Anna again same time next week". */
function asBefore(text: string, context: Context): Command | undefined {
  const sameTime = SAME_TIME.test(text);
  if (!sameTime && !AGAIN.test(text)) return undefined;
  const plain = text.replace(SAME_TIME, "").replace(AGAIN, "");
  const command = understand(plain, context);
  if (command.intent === "create" && command.when) return { ...command, manner: "again" };
  return sameTime && command.when && command.intent !== "out_of_domain"
    ? { ...command, manner: "same-time" }
    : undefined;
}
