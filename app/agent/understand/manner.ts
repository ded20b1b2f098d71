import type { Command, Context, Manner, Target } from "./command";
import { limited, searched, whoIsFree, whyNotThen } from "./limits";
import { elsewhere, theirTime, travel } from "./travel-rules";
import { understand } from "./understand";

/** The command of a request whose words go beyond one meeting or beyond one time: "everything after 3", "same time". */
export function commandInManner(text: string, context: Context): Command {
  if (text.length > LONGEST_REQUEST) return understand(text, context);
  return (
    seriesReach(text, context) ??
    late(text, context) ??
    everything(text, context) ??
    held(text, context) ??
    asBefore(text, context) ??
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

/** Longer messages are stories and lists, which name no such thing. It bounds the work of the patterns below. */
const LONGEST_REQUEST = 400;

const CLEAR = "clear|cancel|delete|remove|drop|scrap|annuleer|schrap|verwijder";
const PUSH = "move|push|shift|bump|postpone|reschedule|delay|verzet|verplaats|verschuif|schuif";
const COURTESY = "(?:(?:please|pls|can you|could you|kun je)\\s+)*";
/** Words for every meeting there is; "my afternoon" only with "clear". */
const ALL =
  "(?:everything|every meeting|alles|(?:all|alle|al)(?:\\s+of)?(?:\\s+(?:my|the|mijn|de))?(?:\\s+(?:meetings?|calls?|appointments?|events?|afspraken))?)";
const EVERYTHING = new RegExp(`^\\s*${COURTESY}(?:(${CLEAR})|(${PUSH}))\\s+${ALL}(?=\\s|$|[.!])(.*)$`, "isu");
const CLEARED = new RegExp(`^\\s*${COURTESY}clear\\s+(?:out\\s+)?(?:my\\s+|the\\s+)?(.+)$`, "isu");
const OF_THE_LIST = new RegExp(
  `^\\s*${COURTESY}(?:(${CLEAR})|(${PUSH}))\\s+(?:both|all of them|them all|them both|them|these|those|allebei|ze)(?:\\s+of them)?(?=\\s|$|[.!])(.*)$`,
  "isu",
);

/** "Cancel everything tomorrow", "clear my afternoon", "push everything after 3 by half an hour", "cancel both". */
function everything(text: string, context: Context): Command | undefined {
  const list = OF_THE_LIST.exec(text);
  const [, clear, push, rest = ""] = list ?? EVERYTHING.exec(text) ?? [];
  if (clear) return forAll(context, "cancel", list ? "" : rest);
  if (push) {
    const [, scope = "", tail = ""] = /^(.*?)((?:\b(?:by|to|met|naar)\b|\d+\s?min).*)$/isu.exec(rest) ?? [];
    const how = understand(`move it ${tail}`, context);
    const { shiftMinutes } = how.slots;
    const when = shiftMinutes === undefined ? how.when : null;
    const moves = when !== null || shiftMinutes !== undefined;
    return moves ? { ...forAll(context, "reschedule", list ? "" : scope, shiftMinutes), when } : undefined;
  }
  const cleared = CLEARED.exec(text)?.[1];
  const all = cleared === undefined ? undefined : forAll(context, "cancel", cleared);
  // "Clear the standup" means one meeting.
  return all?.slots.target?.when && !all.slots.target.title && all.slots.target.when.grain !== "minute"
    ? all
    : undefined;
}

/** @param scope which of all: "tomorrow after 3", "standups this week", "with Anna"; empty for those just shown */
function forAll(context: Context, intent: "cancel" | "reschedule", scope: string, shiftMinutes?: number): Command {
  const fresh = { ...context, awaiting: undefined };
  const looked = understand(`what's on ${scope}`, fresh);
  // "What's on standups" is no question, but "cancel standups" names meetings.
  const { slots, when } = looked.intent === "query" ? looked : understand(`cancel ${scope}`, fresh);
  const { title, attendees } = slots.target ?? {};
  const target: Target = {
    // "all standups" are those called "Standup".
    ...(title && { title: title.replace(/(?<!s)s\b/gu, "") }),
    ...(attendees && { attendees }),
    ...(when && { when }),
  };
  return {
    intent,
    confidence: 0.9,
    slots: { target, ...(shiftMinutes !== undefined && { shiftMinutes }) },
    when: intent === "cancel" ? when : null,
    question: null,
    manner: "every",
  };
}

/** Words that say how much of a series is meant, and nothing else. */
const REACHES: [Manner, RegExp][] = [
  [
    "following",
    /\s*\b(?:(?:this(?: one)? )?and (?:all )?(?:the )?(?:following|later)(?: ones)?|(?:all )?(?:the )?following ones|from (?:now|then|there) on(?:wards)?|onwards|en (?:alle |de )?volgende|voortaan|vanaf (?:nu|dan))\b/iu,
  ],
  [
    "all",
    /\s*\b(?:(?:the )?(?:whole|entire) series|series|for good|all (?:of them|occurrences)(?: of)?|every (?:one|occurrence) of|(?:de )?(?:hele )?reeks)\b/iu,
  ],
  ["one", /\s*\b(?:(?:only|just) (?:this|that)(?: one| time)?|this time only|alleen deze(?: keer)?)\b/iu],
];

/** "Cancel the standup series", "move the standup from now on to 10". */
function seriesReach(text: string, context: Context): Command | undefined {
  const said = REACHES.find(([, words]) => words.test(text));
  if (!said || OF_THE_LIST.test(text)) return undefined;
  const [manner, words] = said;
  const command = understand(text.replace(words, ""), context);
  return command.intent === "cancel" || command.intent === "reschedule" ? { ...command, manner } : undefined;
}

const WHO_IS = "(?:running|i['’]?ll be|i will be|i['’]?m|i am|gonna be|going to be|ik ben|ben|ik kom|kom)";
const LATE = new RegExp(
  `\\b${WHO_IS}\\b(?:\\s+(?:running|about|around|probably|ongeveer|zo['’]n))*\\s+(\\d{1,3}|five|ten|fifteen|twenty|thirty|vijf|tien)\\s*(?:m|min|mins|minutes?|minuten|minuutjes?)?\\.?\\s+(?:te\\s+)?(?:late|later|laat|behind)\\b(?:\\s+(?:for|to|at|in|voor|bij|op|naar))?(.*)$`,
  "isu",
);
const NUMBERS: Record<string, number> = { five: 5, vijf: 5, ten: 10, tien: 10, fifteen: 15, twenty: 20, thirty: 30 };

/** "Running 10 late for Anna", "I'll be 15 min late to my 2pm", "ik ben 10 minuten later bij Anna". */
function late(text: string, context: Context): Command | undefined {
  const [, said = "", rest = ""] = LATE.exec(text) ?? [];
  if (said === "") {
    const command = understand(text, context);
    if (command.intent !== "running_late") return undefined;
    const minutes = command.when?.kind === "duration" ? command.when.minutes : undefined;
    return { ...command, slots: { ...command.slots, ...(minutes && { shiftMinutes: minutes }) }, when: null };
  }
  const shiftMinutes = NUMBERS[said.toLowerCase()] ?? Number(said);
  const about = rest.replace(/[.!\s]+$/u, "");
  const { target } = about === "" ? {} : understand(`cancel ${about}`, { ...context, awaiting: undefined }).slots;
  const slots = { shiftMinutes, ...(target && { target }) };
  return { intent: "running_late", confidence: 0.9, slots, when: null, question: null };
}

/** "Block Friday morning for focus", "block 2-4 for deep work", "blokkeer morgenochtend voor schrijven". */
function held(text: string, context: Context): Command | undefined {
  const [, time, why = "focus"] =
    /^\s*(?:please\s+)?(?:block|blokkeer|hold)\s+(?:off\s+|out\s+)?(?:my\s+|mijn\s+)?(.+?)(?:\s+(?:for|voor)\s+(.+?))?[.!\s]*$/isu.exec(
      text,
    ) ?? [];
  if (time === undefined) return undefined;
  const spelled = time.replace(/\b(\d[\d:.]*(?:\s?[ap]m)?)\s*[-–]\s*(\d[\d:.]*(?:\s?[ap]m)?)/iu, "from $1 to $2");
  const { when } = understand(`book ${why} ${spelled}`, { ...context, awaiting: undefined });
  if (!when) return undefined;
  const title = why.charAt(0).toUpperCase() + why.slice(1);
  return { intent: "create", confidence: 0.9, slots: { title }, when, question: null, manner: "hold" };
}

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
