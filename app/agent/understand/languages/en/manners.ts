import type { Manners } from "../../phrases/manners";
import { sentences } from "../../phrases/sentences";
import { pattern } from "../../phrases/verbose";

const ALL =
  "(everything|the [whole] lot|every meeting|(my|the) [#|two|three|four] (meetings|calls|appointments|events)|(all|both) [of|two|three] [my|the] [(meetings?|calls?|appointments?|events?)])";
const THESE =
  "(both|all of them|them all|them both|them|these|those|(all|both|the two|the three) of (them|these|those)|the (lot|two|pair)|all (two|three|four)|every one of them) [of them]";
const OUT =
  "(clear|wipe|cancel|delete|remove|drop|scrap|bin|ditch|axe|kill|nix|chuck|erase|lose|call off|get rid of|do away with)";
const MOVE = "(move|push|shift|bump|postpone|reschedule|delay)";
const UNIT = "(m|mins?|minutes?|h|hrs?|hours?|quarter)";
/** A length, as it stands in a move. */
const LENGTH = `(#~${UNIT}|# ${UNIT}|(a|an|half) [an?|half] ${UNIT})`;
const TO = "(by|to|back|forward)";
const WHO_IS = "(running|i'll be|i will be|i'm|im|i am|gonna be|going to be)";
const MINUTES = "(#~(m|mins?|minutes?)|# [m|mins?|minutes?])";
const DELAY = `(${MINUTES}|(five|ten|fifteen|twenty|thirty) [m|mins?|minutes?])`;
const WE_ARE = "(i'm|im|i am|i'll be|ill be|i will be|we're|we are|i'm going to be)";
const GOING = "(travelling|traveling|flying|off|going|heading|travel|fly)";

export const english: Manners = {
  tail: /(?:[\s,.!?]|\b(?:please|pls|plz|thanks|thx|thank you)\b)+$/,
  alone: { look: "what's on", cancel: "cancel", move: "move it", free: "am i free", until: "until" },
  cancelAll: sentences`
    ${OUT} ${ALL} [{which}]
    (take|get|clear) ${ALL} [{which}] (out of|off|from) (my|the) (calendar|diary|schedule|agenda)
  `,
  moveAll: sentences`
    ${MOVE} ${ALL} [{which}] {how:${TO} ...}
    ${MOVE} ${ALL} [{which}] {how:${LENGTH}} [{way}]
  `,
  moveWhole: sentences`
    ${MOVE} (all of|[my|the] (whole|entire)|the whole of) [my|the] {which} {how:(${TO}|onto) ...}
  `,
  clear: sentences`
    (clear|wipe|free up|empty) [out] [my|the] {when}
    cancel (my|the) {when:[whole|entire|rest of (the|my)] (day|morning|afternoon|evening|week) [...]}
  `,
  earlier: /\b(?:earlier|forward|up)\b/i,
  cancelThese: sentences`
    [just] ${OUT} ${THESE} [instead|altogether|then|though]
    call ${THESE} off
    (chuck|throw|take|get) ${THESE} out
    ${THESE} (can|should|must|need to|have to|has to) (go|be (cancelled|canceled|dropped|scrapped))
    ${THESE} [are] off
  `,
  moveThese: sentences`
    ${MOVE} ${THESE} {how:(by|to|with) ...|# ...|#~...}
  `,
  except: sentences`
    {all} (except [for]|but (not|keep|leave)|but|apart from|other than|besides|excluding) {but}
  `,
  spares: sentences`
    [no|nope|yes|yeah|ok|okay|oh] [but|and] [all|everything] [except|but] {which} [that|this] ([can|should|must] stays?|is staying|remains|is fine|was fine) [put|in|on|there|as (it is|is)|where it (is|was)]
    [no|nope|yes|yeah|ok|okay|oh] [but|and] [just|please] (not|don't (cancel|move|touch|do)|all (but|except)|everything (but|except)|without|skip|leave [out]|keep|except [for]|drop|remove) {which} [alone|out|in|as [it] is|where it is|please]
  `,
  onlyThese: sentences`
    [no|nope] (only|just) {which}
  `,
  lateWord: /\b(?:later?|behind)\b/,
  late: sentences`
    [...] ${WHO_IS} [running] [about|around|probably] {delay:${DELAY}} (late|later|behind) [for|to|at|in] [{which}]
    [sorry] [i] (won't|wont|can't|cant) make {which} (on|in) time ${WHO_IS} [about|around] {delay:${DELAY}} (late|later)
    [{before:...}] [about] {delay:${MINUTES}} late [(for|to|at|in) {which}]
    late [by] {delay:${MINUTES}} [(for|to|at|in) {which}]
  `,
  isLate: sentences`
    [...] ${WHO_IS} [_] [_] (late|behind) [...]
  `,
  lateFor: sentences`
    [...] (late|behind) for (work|school|the (bus|train))
    [...] (late|behind) (for|to) {which}
  `,
  tellThem: /[\s,]*(?:\b(?:and|n)\s+)?\b(?:tell|let|please|pls|sorry|can you)\b.*$/i,
  awayIn: sentences`
    [note that|note|fyi|btw|parley] ${WE_ARE} [{before}] (in|back in|now in|over in) {where}
    back in {where}
    [note that|note|fyi|btw|parley] [i'm|i am|im|i'll be|i will be] ${GOING} [{before}] to {where}
  `,
  home: sentences`
    [i'm|im|i am|we're] [now] ((back|at) home|home again|back from ...) [now|again]
    (i'm|im|i am|we're) home
  `,
  back: sentences`
    [i'm|im|i am|we're] [now] back [now|again]
  `,
  tripOff: sentences`
    (forget|drop|scrap) (the|my|that) (trip|travel|journey) [to {where}]
    (i'm|im|i am) not (going|travelling|traveling|flying) to {where} [any more|anymore|after all]
  `,
  until: /^(?:until|till|til|through|thru) /i,
  andBack: /\s+and\s+(?:i'm\s+)?back(?:\s+(?:home|on))*\s+/i,
  nowWords: /^(?:now|currently|again|all)\b\s*/i,
  noTrip: /\b(?:with|meeting|call|about|over|for (?:a|an|the)|at \d)\b/,
  ends: /^(?:end|stop|discontinue) (?=.*\bseries\b)/,
  starts:
    /[\s,]*\b(?:from (?!now\b|then\b|there\b)(?<day>.{3,30}?) on(?:wards)?\b|(?:starting(?: from)?|as of) (?<day>.{3,30}?)(?= (?:to|at) |$)|after (?<after>this week|today)\b)/,
  dayAfter: { today: "tomorrow", "this week": "next week" },
  seriesWord: /\s+series\b/i,
  reach: [
    [
      "following",
      pattern`
        \s*\b(?:
          (?:this(?: one)? )?and (?:all )?(?:the )?(?:following|later)(?: ones)?
          |and (?:everything |all |all those )?after (?:that|it)|(?:all )?(?:the )?following ones
          |from (?:now|then|there) on(?:wards)?|onwards
        )\b
      `,
    ],
    [
      "all",
      pattern`
        \s*\b(?:
          (?:the )?(?:whole|entire) series|series|for good|all (?:of them|occurrences)(?: of)?
          |every (?:one|occurrence) of
        )\b
      `,
    ],
    // Not "next week" or "the next day", nor "the next meeting", which is whatever comes next.
    [
      "one",
      pattern`
        \s*\b(?:the |my )?next(?= (?!
          (?:
            (?:week|month|year|day|hour|morning|afternoon|evening|one|meeting|call|event|appointment)[a-z]*
            |(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?s?
          )\b
        )[a-z]+)
      `,
    ],
    ["one", /\s*\b(?:(?:only|just) (?:this|that)(?: one| time)?|this time only)\b/],
  ],
  forMe:
    /[\s,]+(?:for me|(?:(?:as|cos|cus|coz|because|since) )?i(?:['’]?m| am) (?:(?:off )?(?:sick|ill|unwell|poorly)|not (?:well|feeling well|in)|feeling (?:ill|rough|sick|poorly)|on leave|off(?: work)?))$/,
  the: /^\W*the\b/,
  and: /\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/i,
};
