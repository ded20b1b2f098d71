import { aboutMeeting } from "./about-meeting";
import { anotherGuest, anotherPlace, anotherTime, followUp, notThem, SAME_TIME } from "./amends";
import type { Command, Context } from "./command";
import { everything } from "./everything";
import { held } from "./hold";
import { late } from "./late";
import { limited, searched, whoIsFree, whyNotThen } from "./limits";
import { reminder } from "./reminder-rules";
import { seriesReach } from "./series-reach";
import { elsewhere, theirTime, travel } from "./travel-rules";
import { understand } from "./understand";

/** The command of a request whose words go beyond one meeting or beyond one time: "everything after 3", "same time". */
export function commandInManner(said: string, context: Context): Command {
  if (said.length > LONGEST_REQUEST) return understand(said, context);
  const text = plainly(said, context);
  return (
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

/**
 * Short ways of saying it as the grammar reads them: "skip the standup" cancels it, unless it leaves somebody or a line
 * out; "push lunch 15" is by minutes; that the guests should be told goes without saying.
 */
function plainly(text: string, { awaiting }: Context): string {
  if (/^\s*(?:please\s+)?(?:move|shift)\s+(?:it|that|this)\W*$/iu.test(text)) return "reschedule it";
  if (/^\s*(?:please\s+)?(?:move|put|set|change)\s+(?:it|that|them|everything)\s+back\W*$/iu.test(text)) return "undo";
  const short = text
    .replace(TELLS, "")
    .replace(MEETINGS_OF, "$1 all meetings $2")
    .replace(PUSHES, "$1 by $2 minutes")
    .replace(SHIFTS, (_, what, length, way) => `verzet ${what} ${length} ${EARLIER.test(way) ? "eerder" : "later"}`)
    .replace(CALLS_OFF, "annuleer $1$2");
  return awaiting ? short : short.replace(/^\s*(?:please\s+)?skip\s+(?=(?:the|my|this|today|tomorrow)\b)/iu, "cancel ");
}

/** "Schuif de pitch een kwartier op", "kan de pitch een uurtje later". */
const SHIFTS =
  /^\s*(?:(?:ver)?schuif|verzet|verplaats|kan|kun je|mag)\s+((?:de|het|mijn|onze|\p{L}+)(?:\s+[\p{L}\d:]+){0,4}?)\s+((?:een\s+|\d+\s*)(?:half\s+uur(?:tje)?|uur(?:tje)?|kwartier(?:tje)?|min(?:uten)?))\s+(op|naar\s+achteren|naar\s+voren|vooruit|later|eerder)[\s.?!]*$/iu;
const EARLIER = /voren|vooruit|eerder/iu;
/** "Zeg de pitch af", "zeg alles af vanmiddag". */
const CALLS_OFF = /^\s*zeg\s+(.{2,60}?)\s+af\b(.*)$/isu;

const TELLS =
  /(?<=^\s*(?:please\s+)?(?:cancel|move|push|reschedule|annuleer|verzet)\s.{3,80}?)[\s,]+(?:and|n|&|en)\s+(?:tell|let|inform|notify|apologi[sz]e|say\s+sorry|zeg|vertel|laat)\b(?!.*\d).*$/isu;
/** "Cancel tomorrow's meetings". */
const MEETINGS_OF =
  /^(\s*(?:please\s+|pls\s+)?(?:cancel|move|push|clear|reschedule))\s+(today|tomorrow|tmrw|(?:mon|tues|wednes|thurs|fri|satur|sun)day)['’]?s\s+(?:meetings|calls|appointments)\b/iu;
const PUSHES = /^(\s*(?:please\s+)?(?:push|bump|delay)\s+\D{3,40}?)\s+(\d?[05])\s*[.!]*$/iu;

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
