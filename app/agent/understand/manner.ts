import type { Command, Context } from "./command";
import { everything } from "./everything";
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
    whyNotThen(text, context) ??
    whoIsFree(text, context) ??
    searched(text, context) ??
    limited(text, context) ??
    understand(text, context)
  );
}

/**
 * Short ways of saying it as the grammar reads them: "skip the standup" cancels it, unless it leaves somebody or a line
 * out; "push lunch 15" is by minutes; that the guests should be told goes without saying.
 */
function plainly(text: string, { awaiting }: Context): string {
  if (/^\s*(?:please\s+)?(?:move|shift)\s+(?:it|that|this)\W*$/iu.test(text)) return "reschedule it";
  const short = text.replace(TELLS, "").replace(PUSHES, "$1 by $2 minutes");
  return awaiting ? short : short.replace(/^\s*(?:please\s+)?skip\s+(?=(?:the|my|this|today|tomorrow)\b)/iu, "cancel ");
}

const TELLS =
  /(?<=^\s*(?:please\s+)?(?:cancel|move|push|reschedule|annuleer|verzet)\s.{3,80}?)[\s,]+(?:and|n|&|en)\s+(?:tell|let|inform|notify|apologi[sz]e|say\s+sorry|zeg|vertel|laat)\b(?!.*\d).*$/isu;
const PUSHES = /^(\s*(?:please\s+)?(?:push|bump|delay)\s+\D{3,40}?)\s+(\d?[05])\s*[.!]*$/iu;

/** Longer messages are stories and lists, which name no such thing. It bounds the work of the patterns below. */
const LONGEST_REQUEST = 400;

/** "Block Friday morning for focus", "block 2-4 for deep work", "blokkeer morgenochtend voor schrijven". */
function held(text: string, context: Context): Command | undefined {
  const [, verb, time, why = "focus"] =
    /^\s*(?:please\s+)?(block|blokkeer|hold)\s+(?:off\s+|out\s+)?(?:my\s+|mijn\s+)?(.+?)(?:\s+(?:for|voor)\s+(.+?))?[.!\s]*$/isu.exec(
      text,
    ) ?? [];
  if (verb === undefined || time === undefined) return undefined;
  const dutch = /^blokkeer/iu.test(verb);
  const spelled = time.replace(HOURS, dutch ? "van $1 tot $2" : "from $1 to $2");
  const fresh = { ...context, awaiting: undefined };
  const { when } = understand(dutch ? `wat staat er ${spelled}` : `book ${why} ${spelled}`, fresh);
  if (!when) return undefined;
  const title = why.charAt(0).toUpperCase() + why.slice(1);
  return { intent: "create", confidence: 0.9, slots: { title }, when, question: null, manner: "hold" };
}

const HOURS = /\b(\d[\d:.]*(?:\s?[ap]m)?)\s*[-–]\s*(\d[\d:.]*(?:\s?[ap]m)?)/iu;

const SAME_TIME =
  /\s*\b(?:at\s+|op\s+)?(?:the\s+|dezelfde\s+|the very\s+)?(?:same\s+time|zelfde\s+tijd|dezelfde\s+tijd)\b/iu;
const AGAIN = /\s*\b(?:again|once more|nog een keer|nogmaals|weer)\b/iu;

/** "Move it to the same time next week", "book Anna again same time next week". */
function asBefore(text: string, context: Context): Command | undefined {
  const sameTime = SAME_TIME.test(text);
  if (!sameTime && !AGAIN.test(text)) return undefined;
  const plain = text.replace(SAME_TIME, "").replace(AGAIN, "");
  const command = understand(plain, context);
  if (command.intent === "create" && command.when) return { ...command, manner: "again" };
  return sameTime && command.when ? { ...command, manner: "same-time" } : undefined;
}
