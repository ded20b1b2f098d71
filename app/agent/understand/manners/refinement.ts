import { fold, readText } from "../text";

/**
 * Where to look instead of the times that were just shown. `later` and `earlier` are hours of the day, `…-day` and
 * `…-days` whole days, `others` anything but these.
 */
export type Refinement =
  | "later"
  | "earlier"
  | "later-days"
  | "earlier-days"
  | "next-day"
  | "day-before"
  | "next-week"
  | "others";

/** What may stand around the words that refine; none of it says anything by itself. */
const AROUND = [
  "ok(?:ay)?|hm+|no|nope|sorry|please|pls|thanks|maybe|perhaps|rather|just|but|or|and|is|are|there|it|me|you|i|we|us",
  "can|could|would|do|have|got|need|want|prefer|show|give|find|make|try|anything|something|any|some|a|an|the|of",
  "bit|little|what|how|about|instead|at|for|much|slightly|day|times?|slots?|options?|ones?|then",
  "nee|graag|alsjeblieft|aub|misschien|liever|toch|maar|of|en|kan|kunnen|kun|heb|het|je|jij|ik|wij|er|ook|nog|wat|iets",
  "een|beetje|doe|geef|toon|zoek|liefst|tijden|tijdstip|momenten|opties|mij|veel|ietsje|dan",
].join("|");

const LATER =
  "later(?: (?:than (?:that|those|these)|on(?: (?:in )?that day)?|that day|(?:on )?(?:the )?same day|in the day|op (?:de|die) dag|die dag|dan (?:dat|die)))?";
const EARLIER =
  "(?:earlier|eerder|vroeger)(?: (?:than (?:that|those|these)|that day|(?:on )?(?:the )?same day|in the day|op (?:de|die) dag|die dag|dan (?:dat|die)))?";
const WEEK = "(?:in |that |this |in that |in the |die |deze |in de |in die )week";

/** The longer wording first: "later in the week" is no hour. */
const WAYS: readonly (readonly [Refinement, string])[] = [
  [
    "next-week",
    "(?:the )?(?:week after(?: (?:that|next))?|following week|week later)|(?:de )?(?:week erna|week daarna|week daarop|week later)|(?:de )?(?:volgende|next) week",
  ],
  ["later-days", `later ${WEEK}|later (?:date|day)|latere (?:datum|dag)`],
  ["earlier-days", `(?:earlier|sooner|eerder) ${WEEK}|sooner|earlier (?:date|day)|eerdere (?:datum|dag)`],
  [
    "next-day",
    "(?:the )?(?:day after(?: that)?|next day|following day|day later)|(?:de )?(?:dag erna|dag daarna|dag later|volgende dag)",
  ],
  ["day-before", "(?:the )?(?:day before(?: that)?|day earlier)|(?:de )?(?:dag ervoor|dag eerder)"],
  ["later", LATER],
  ["earlier", EARLIER],
  [
    "others",
    "(?:any(?:thing)? |some(?:thing)? |what |more )?(?:others?|else|different)(?: (?:times?|slots?|options?|ones?|suggestions?|day|days))?|another (?:times?|slots?|options?|one|day)|more (?:times|slots|options|suggestions|choices)|none of (?:these|those|them)(?: (?:works?|suits?|fits?|is good|are good|will do))?(?: for me)?|(?:these|those|they) (?:don't|dont|do not) (?:work|suit)(?: for me)?|anders|andere (?:tijd|tijden|opties|momenten|dag|dagen)|meer (?:tijden|opties|momenten)|ander moment|geen van (?:deze|die|allen|alle)(?: (?:kan|kunnen|past|passen|lukt|lukken|werkt|werken))?|(?:die|deze) (?:kunnen|passen|lukken|werken) niet",
  ],
];
const READ = WAYS.map(
  ([way, words]) => [way, new RegExp(`^(?:(?:${AROUND})[\\s,]+)*(?:${words})(?:[\\s,]+(?:${AROUND}))*$`, "u")] as const,
);

/** "Later than that", "any others?", "de dag erna": null when the words say anything more. */
export function refinementIn(text: string): Refinement | null {
  const bare = fold(readText(text).said)
    .replace(/[^\p{L}\p{N}'\s,]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (bare.length > LONGEST) return null;
  return READ.find(([, words]) => words.test(bare))?.[0] ?? null;
}

/** Longer messages say something of their own. */
const LONGEST = 60;
