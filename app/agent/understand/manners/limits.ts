import type { Limits } from "~/domain/limits";
import { zoned } from "~/domain/zones";
import type { Command, Context } from "../command";
import { parse } from "../grammar/parse";
import { readText } from "../text";

const DAY_NAMES: Record<string, number> = {
  mo: 1,
  ma: 1,
  tu: 2,
  di: 2,
  we: 3,
  wo: 3,
  th: 4,
  do: 4,
  fr: 5,
  vr: 5,
  sa: 6,
  za: 6,
  su: 7,
  zo: 7,
};
const DAY =
  "(?:(?:mon|tues?|wed(?:nes)?|thur?s?|fri|satur?|sun)(?:days?)?|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?)";
const DAYS = `${DAY}(?:\\s*(?:,|and|or|&|en|of)\\s*(?:on\\s+|op\\s+)?${DAY})*`;
/** What rules a day out. */
const NOT = "(?:but |maar )?(?:not|except|excluding|besides|no|niet|behalve|geen)";
const CLOCK =
  "(?:(\\d{1,2})(?:[:.hu](\\d{2}))?\\s*(am|pm|uur|u\\b|h\\b|o'clock)?|(noon|midday|lunch|de lunch|het middaguur))";
/** "From 9 until 2" is one range, and no two conditions. */
const FROM_HOUR = "\\b(?:from|van|vanaf) (?:(?:now|nu) |[\\d:.]+ ?(?:am |pm |uur |u |h )?)";
/** "Quarter after 9", "tien voor 8" is one time of day. */
const NO_MINUTES = "(?<!\\b(?:quarter|half|five|ten|twenty|kwart|vijf|tien|twintig|\\d+) )";
/** "7 uur 's avonds", "'s avonds om 7" is one time of day. */
const NO_HOUR_BEFORE = "(?<!(?:\\d|\\buur|\\bu) (?:'?s )?)";
const NO_HOUR_BEHIND = "(?! (?:om|rond|tegen|at) )";
const END = "(?=$|[\\s,.;!?])";

/** Hours of the parts of a day, for more than one day. */
const PARTS: readonly (readonly [words: string, from: number | undefined, until: number | undefined])[] = [
  ["mornings|'s ochtends|'s morgens|s ochtends|ochtends|ochtenden", undefined, 720],
  ["afternoons|'s middags|s middags|middagen", 720, undefined],
  ["evenings|'s avonds|s avonds|avonden", 1080, 1320],
];
/** As `PARTS`, but only when it cannot be a single day's. */
const PARTS_OF_A_WEEK = [
  ["in the morning|in de ochtend|in de morgen", undefined, 720],
  ["in the afternoon|in de middag", 720, undefined],
] as const;
const LONG = /\b(?:week|weeks|weken|month|maand|days|dagen|soon|sometime|binnenkort)\b/;

/**
 * A search or a booking with conditions: "find 45 min with Anna next week, mornings, not Wednesday, before Friday".
 * The conditions are taken out and the rest is read as usual. Undefined when there are none, or when the message is
 * something else.
 */
export function limited(text: string, context: Context): Command | undefined {
  const { said, folded } = readText(text);
  const found = takeLimits(said, folded, zoned(context.now, context.zone).dayOfWeek);
  if (!found) return undefined;
  const rest = found.rest.replace(
    /\b(?:only|please|alleen|graag|what about|how about|and|but|en|maar)\b|[\s,.;!?]/gi,
    "",
  );
  if (rest === "") {
    if (context.awaiting !== "time") return undefined;
    return { intent: "find_slot", confidence: 0.8, slots: { limits: found.limits }, when: null, question: null };
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

/**
 * @param folded as long as `said`
 * @param today ISO weekday of the message
 */
function takeLimits(said: string, folded: string, today: number): { limits: Limits; rest: string } | null {
  const limits: Limits = {};
  let left = folded;
  /** Takes what the pattern finds out of the text. */
  const take = (pattern: string): RegExpExecArray | null => {
    const found = new RegExp(`(?<=^|[\\s,;(])(?:${pattern})${END}`, "u").exec(left);
    if (found)
      left = left.slice(0, found.index) + " ".repeat(found[0].length) + left.slice(found.index + found[0].length);
    return found;
  };

  const out = take(
    `(?:no,? |nee,? |sorry,? )?(${DAYS}) (?:(?:doesn't|doesnt|does not|won't|wont|don't) work|is (?:bad|no good|out)|(?:kan|gaat|lukt|past) niet)(?: for me| voor mij| bij mij)?`,
  );
  if (out) limits.daysOff = weekdaysOf(out[1] ?? "");
  const off = take(`${NOT}(?: for)?(?: on| op| a)? (${DAYS})`);
  if (off) limits.daysOff = [...(limits.daysOff ?? []), ...weekdaysOf(off[1] ?? "")];
  const near = take(`${NOT}(?: for)? (today|tomorrow|vandaag|morgen)`);
  if (near) {
    const ahead = /today|vandaag/.test(near[0]) ? 0 : 1;
    limits.daysOff = [...(limits.daysOff ?? []), ((today - 1 + ahead) % 7) + 1];
  }
  const last = take(`(before|by|voor|uiterlijk)(?: op)? (?:next |volgende )?(${DAY})`);
  const weekday = last && weekdaysOf(last[2] ?? "")[0];
  if (weekday) limits.until = { weekday, included: /by|uiterlijk/.test(last[1] ?? "") };

  const from = take(
    `${NO_MINUTES}(?:but |maar )?(?:(?:not|never|niet|nooit|no)(?: (?:before|earlier than|voor|eerder dan))|after|na|from|vanaf) ${CLOCK}(?: on| onwards| or later| of later)?(?! ?(?:am|pm|uur|-|to|until|till|tot|for \\d|for an?|voor \\d|voor een)\\b)`,
  );
  if (from) limits.fromMinute = minuteOf(from, false);
  const until = take(
    `${NO_MINUTES}(?:but |maar )?(?:(?:not|niet|no)(?: (?:after|later than|na|later dan))|before|(?<!${FROM_HOUR})(?:until|till|tot)|voor) ${CLOCK}`,
  );
  if (until) limits.untilMinute = minuteOf(until, true);

  const parts = LONG.test(folded) ? [...PARTS, ...PARTS_OF_A_WEEK] : PARTS;
  for (const [words, fromMinute, untilMinute] of parts) {
    if (!take(`${NO_HOUR_BEFORE}(?:only |in the |alleen |in de )?(?:${words})(?: only| alleen)?${NO_HOUR_BEHIND}`))
      continue;
    if (fromMinute !== undefined) limits.fromMinute = Math.max(limits.fromMinute ?? 0, fromMinute);
    if (untilMinute !== undefined) limits.untilMinute = Math.min(limits.untilMinute ?? 1440, untilMinute);
  }
  if (Object.keys(limits).length === 0) return null;
  let rest = "";
  for (let i = 0; i < said.length; i++) rest += left[i] === " " ? " " : said[i];
  return {
    limits,
    rest: rest
      .replace(/\s+/g, " ")
      .replace(/(?:\s*,)+(?=\s*(?:,|$))/g, "")
      .trim(),
  };
}

function weekdaysOf(words: string): number[] {
  const named = words.match(new RegExp(DAY, "gu")) ?? [];
  return named.flatMap((name) => DAY_NAMES[name.slice(0, 2)] ?? []);
}

/** "after lunch" is from one o'clock, "before lunch" until noon; of bare hours the one in a working day. */
function minuteOf([, hour, minute, half, noon]: RegExpExecArray, isEnd: boolean): number {
  if (noon) return /lunch/.test(noon) && !isEnd ? 780 : 720;
  const said = Number(hour);
  const bare = half !== "am" && half !== "pm" && minute === undefined;
  const afternoon = half === "pm" ? said < 12 : bare && said < (isEnd ? 8 : 7);
  return (afternoon ? said + 12 : said) * 60 + Number(minute ?? 0);
}

const NAME = "[\\p{L}][\\p{L}.'@_+\\d-]*";
const WHO_IS_FREE = new RegExp(
  `^\\s*(?:(when)\\s+)?(?:is|are|if)\\s+((?!(?:i|we|you|there|it|my|the|this|that|he|she|they)\\b)${NAME}(?:\\s+(?!free\\b|available\\b)${NAME}){0,4}?)\\s+(?:both\\s+|all\\s+)?(?:free|available)\\b(.*)$`,
  "iu",
);
const CAN_THEY_NL =
  /^\s*kan\s+((?!(?:ik|je|jij|u|we|wij|het|dat|dit|die|er|de|mijn)\b)\p{L}[\p{L}.'-]*(?:\s+en\s+(?!ik\b)\p{L}[\p{L}.'-]*)?)\s+(.*)$/iu;
const SEE_THEM_NL =
  /^\s*wanneer (?:kan|zou) ik ((?!(?:met|weer|een|de|het|dit|dat)\b)\p{L}[\p{L}.'-]*(?:\s+en\s+\p{L}[\p{L}.'-]*)?) (?:kunnen )?(?:zien|spreken|ontmoeten)\b\s*(.*)$/iu;
const TOGETHER = new RegExp(
  `^\\s*(?:when (?:can|could|should) ((?!(?:i|we)\\b)${NAME}(?:,?\\s+(?:and\\s+|&\\s+)?${NAME}){0,5}?),?\\s+(?:and|&)\\s+(?:i|me)(?:\\s+(?:all|both))?\\s+(?:meet|talk|speak|catch up|get together)|do(?:es)?\\s+((?!(?:i|we|you|it|that|they)\\b)${NAME}(?:\\s+and\\s+${NAME})?)\\s+have\\s+(?:any\\s+)?time)\\b(.*)$`,
  "iu",
);
const WHO_IS_FREE_NL = new RegExp(
  `^\\s*(?:(wanneer)\\s+)?(?:is|zijn)\\s+((?!(?:ik|we|wij|er|het|mijn|de|dit|dat|hij|zij|ze)\\b)${NAME}(?:\\s+(?:en\\s+)?(?!vrij\\b|beschikbaar\\b)${NAME}){0,2}?)\\s+(.*?)\\s*(?:vrij|beschikbaar)\\b(.*)$`,
  "iu",
);

/** "Is Anna free tomorrow at 3", "when are Anna and I both free this week": asked as one asks for a time with them. */
export function whoIsFree(text: string, context: Context): Command | undefined {
  const [, , english, rest = ""] = WHO_IS_FREE.exec(text) ?? [];
  const [, , dutch, between = "", behind = ""] = english === undefined ? (WHO_IS_FREE_NL.exec(text) ?? []) : [];
  const [, they, then = ""] = CAN_THEY_NL.exec(text) ?? SEE_THEM_NL.exec(text) ?? [];
  const [, both, both2, how = ""] = TOGETHER.exec(text) ?? [];
  const said = english ?? dutch ?? they ?? both ?? both2;
  const bare = /^\s*(?:(?:any\s+)?gaps|free|vrij|gaten)\s+(?!up\b|slots?\b|times?\b)(.+)$/iu.exec(text)?.[1];
  if (bare) return freeOnly(limited(`am i free ${bare}`, context) ?? parse(`am i free ${bare}`, context));
  if (said === undefined) return undefined;
  const names = said
    .split(/\s*,\s*|\s+(?:and|en|&)\s+/iu)
    .map((name) => name.trim())
    .filter((name) => name !== "" && !/^(?:i|me|ik)$/iu.test(name));
  if (names.length === 0 || names.length > 5) return undefined;
  const asked =
    both || both2
      ? `find time${how}`
      : english === undefined
        ? `ben ik vrij ${they ? then : between + behind}`
        : `am i free${rest}`;
  const command = freeOnly(limited(asked, context) ?? parse(asked, context));
  if (!command) return undefined;
  const { target: _, ...slots } = command.slots;
  return { ...command, slots: { ...slots, attendees: names } };
}

const WHY_NOT =
  /^\s*(?:(?:but|and|ok|hm+|maar|en)\W+)*(?:why (?:not|can't (?:i|we|it|you)(?: (?:do|meet|be))?|isn't|didn't you (?:offer|suggest)|no)|what(?:'s| is) wrong with|waarom (?:niet|kan (?:het |dat )?niet|geen)|wat is er mis met)\s+(.+)$/iu;

/** "Why not Tuesday at 10?", "waarom niet dinsdag om 10": a question about one time. */
export function whyNotThen(text: string, context: Context): Command | undefined {
  const rest = WHY_NOT.exec(readText(text).said)?.[1];
  if (rest === undefined) return undefined;
  const asked = rest.replace(/\b(?:possible|free|available|an option|okay|ok|mogelijk)\b/giu, "");
  const isThen = /^(?:then|that(?: time)?|it|this|dan|die tijd|dat)\W*$/iu.test(asked);
  const { when, slots } = parse(asked, { ...context, awaiting: "time" });
  if (!isThen && (!when || when.kind === "duration" || when.kind === "recurring")) return undefined;
  const { durationMinutes } = slots;
  return {
    intent: "find_slot",
    confidence: 0.85,
    slots: { ...(durationMinutes !== undefined && { durationMinutes }) },
    when: isThen ? null : when,
    question: null,
    manner: "why-not",
  };
}

const ASK = "(?:(?:hey|hi|please|pls|(?:can|could) (?:you|u|ya)|kun je|wil je)[\\s,]+)*";
const LENGTH =
  "(?:(?:an?|one|two|three|half|een|anderhalf|twee|\\d+(?:[.,]\\d)?)[\\s-]*){1,3}(?:hours?|hrs?|h|minutes?|mins?|quarter|times?|slots?|moment|uur|uurtje|kwartier|minuten|minuutjes)\\b";
const MEET = "(?:meet(?: up)?(?: with)?|see|talk (?:to|with)|speak (?:to|with)|catch up with)";
/** Ways to ask for a time that are read as the usual one. */
const SEARCHES: readonly (readonly [asked: RegExp, usual: string])[] = [
  [
    new RegExp(
      `^\\s*${ASK}(?:when'?s|when is|what'?s|what is)\\s+(?:a |the )?(?:good|best|next) (?:time|day|moment)\\s+(?:to\\s+${MEET}|for)\\s+`,
      "iu",
    ),
    "find time with ",
  ],
  [
    new RegExp(
      `^\\s*${ASK}(?:suggest|propose|find|give me|show me)\\s+(?:me\\s+)?(?:\\d|some|a few|two|three|a|the)?\\s*(?:best |good |free )*(?:times?|slots?|moments?|options?)\\s+for me and\\s+`,
      "iu",
    ),
    "find time with ",
  ],
  [
    new RegExp(
      `^\\s*${ASK}(?:suggest|propose|give me|show me|send me)\\s+(?:me\\s+)?(?:\\d|some|a few|two|three)?\\s*(?:best |good |free )*(?:times?|slots?|moments?|options?)\\b`,
      "iu",
    ),
    "find time",
  ],
  [
    new RegExp(
      `^\\s*${ASK}(?:what|which|wat|when)(?:'s|\\s+is)?\\s*(?:times?\\s+)?(?:works?|suits?|(?:is\\s+)?good)\\s+(?:for\\s+)?(?:me and\\s+)?(?=\\p{L})(?!me\\b|us\\b|an?\\s)`,
      "iu",
    ),
    "find time with ",
  ],
  [
    new RegExp(
      `^\\s*${ASK}(?:what|which|when)(?:'s|\\s+is)?\\s*(?:times?\\s+)?(?:works?|(?:is\\s+)?good)\\s+(?=for\\b)`,
      "iu",
    ),
    "find time ",
  ],
  [new RegExp(`^\\s*${ASK}(?:find|get)\\s+(?:me\\s+|us\\s+)?(?=${LENGTH})`, "iu"), "find time for "],
  [
    new RegExp(
      `^\\s*${ASK}(?:zoek|vind|vinden)\\s+(?:voor\\s+)?(?:me\\s+|mij\\s+|ons\\s+)?(?:(?:een|wat)\\s+)?(?:(?:goed|vrij)e?\\s+)?(?:tijd|tijden|moment|momenten|gaatje|gaatjes|plek|plekje)\\b`,
      "iu",
    ),
    "wanneer kan ik",
  ],
  [new RegExp(`^\\s*${ASK}(?:zoek|vind)\\s+(?:me\\s+|ons\\s+)?(?=${LENGTH})`, "iu"), "wanneer kan ik "],
];

/** "Find me half an hour tomorrow", "what times work for Anna", "zoek een moment met Tom": a search in other words. */
export function searched(text: string, context: Context): Command | undefined {
  for (const [asked, usual] of SEARCHES) {
    if (!asked.test(text)) continue;
    const plain = text.replace(asked, usual);
    const command = freeOnly(limited(plain, context) ?? parse(plain, context));
    if (command) return command;
  }
  return undefined;
}

const freeOnly = (command: Command) => (command.intent === "find_slot" ? command : undefined);
