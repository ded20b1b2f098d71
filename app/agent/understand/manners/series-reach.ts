import type { Command, Context, Manner } from "../command";
import { parse } from "../grammar/parse";
import { isOfTheList } from "./everything";

/** Words that say how much of a series is meant, and nothing else. */
const REACHES: [Manner, RegExp][] = [
  [
    "following",
    /\s*\b(?:(?:this(?: one)? )?and (?:all )?(?:the )?(?:following|later)(?: ones)?|and (?:everything |all |all those )?after (?:that|it)|(?:all )?(?:the )?following ones|from (?:now|then|there) on(?:wards)?|onwards|en (?:alle |de )?volgende|voortaan|vanaf (?:nu|dan))\b/iu,
  ],
  [
    "all",
    /\s*\b(?:(?:the )?(?:whole|entire) series|series|for good|all (?:of them|occurrences)(?: of)?|every (?:one|occurrence) of|(?:de )?(?:hele )?reeks)\b/iu,
  ],
  // Not "next week" or "the next day", nor "the next meeting", which is whatever comes next.
  [
    "one",
    /\s*\b(?:the\s+|my\s+|de\s+|mijn\s+)?(?:next|volgende)(?=\s+(?!(?:(?:week|month|year|day|hour|morning|afternoon|evening|maand|dag|uur|ochtend|middag|avond|one|meeting|call|event|appointment|afspraak)\p{L}*|jaar|(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?s?|(?:maan|dins|woens|donder|vrij|zater|zon)dag)\b)\p{L}+)/iu,
  ],
  ["one", /\s*\b(?:(?:only|just) (?:this|that)(?: one| time)?|this time only|alleen deze(?: keer)?)\b/iu],
];

/** "End the standup series", which is what "cancel" means from some day on. */
const ENDS = /^\s*(?:please\s+)?(?:end|stop|discontinue|beëindig)\s+(?=.*\b(?:series|reeks)\b)/isu;
/** "From Monday on", "starting next week", "after this week". */
const STARTS =
  /[\s,]*\b(?:from\s+(?!now\b|then\b|there\b)(.{3,30}?)\s+on(?:wards)?\b|(?:starting(?:\s+from)?|as\s+of|vanaf)\s+(?!nu\b|dan\b)(.{3,30}?)(?=\s+(?:to|at|naar|om)\s|[\s.!]*$)|(?:after|na)\s+(this\s+week|deze\s+week|today|vandaag)\b)/iu;
const AFTER: Record<string, string> = {
  today: "tomorrow",
  vandaag: "morgen",
  deze: "volgende week",
  this: "next week",
};

/** "Cancel the standup series", "move the standup from now on to 10", "end the standup series after this week". */
export function seriesReach(text: string, context: Context): Command | undefined {
  if (isOfTheList(text)) return undefined;
  const ending = text.replace(ENDS, "cancel ");
  const [start, from, since, last] = STARTS.exec(ending) ?? [];
  if (start !== undefined) {
    const day = from ?? since ?? AFTER[last?.split(/\s/)[0]?.toLowerCase() ?? ""] ?? "";
    return fromDay(ending.replace(start, ""), day, context);
  }
  const [manner, words] = REACHES.find(([, said]) => said.test(ending)) ?? [];
  if (!manner || !words) return undefined;
  return reaching(ending.replace(words, ""), ending === text ? manner : "following", context);
}

function reaching(text: string, manner: Manner, context: Context): Command | undefined {
  const command = parse(text, context);
  return command.intent === "cancel" || command.intent === "reschedule" ? { ...command, manner } : undefined;
}

/** The first instance on that day or after it is where the change begins. */
function fromDay(text: string, day: string, context: Context): Command | undefined {
  const when = ["what's on", "wat staat er"]
    .map((look) => parse(`${look} ${day}`, { ...context, awaiting: undefined }).when)
    .find((read) => read?.grain === "day" || read?.grain === "week" || read?.grain === "month");
  const command = when && reaching(text.replace(/\s+(?:series|reeks)\b/iu, ""), "following", context);
  if (!when || !command) return undefined;
  return { ...command, slots: { ...command.slots, target: { ...command.slots.target, when } } };
}
