import type { SummaryPhrases } from "../../phrases/summaries";
import { wholly } from "../../phrases/wholly";

const whole = wholly(
  "please|pls|hey|hi|ok(?:ay)?|can you|could you|would you|now|and|tell me|remind me",
  "please|pls|thanks|thank you|for me|again",
);
const SUMMARY = "(?:meeting )?(?:summary|recap|(?<!\\d )minutes|meeting notes)";
const THE = "(?:(?:the|that|this|my|our) )?";
const OF = "(?: (?:of|for|from|about) (?:the |my |our )?(?<meeting>.{2,80}?))??";
const NAMED = `${THE}(?:(?<named>(?!summary\\b)[^,?]{2,60}?) )?`;
const EVERYONE =
  "(?:every(?:one|body)|all(?: of them| guests| participants| attendees)?|(?:all )?the (?:guests|others|participants|attendees|team)|them(?: all)?|the guests)";
const SEND = "(?:send|mail|e-?mail|share|forward)";
const SOMEBODY = "(?<to>(?!(?:me|myself|us)\\b)(?:(?! (?:to|with) )[^?])+?)";
const ITEMS = "(?:action items|action points|actions|to-?dos|to do's|promises|commitments)";
const REST = "(?<rest> .{2,80}?)??";

export const SUMMARIES_IN_ENGLISH: SummaryPhrases = {
  send: [
    `${SEND} ${NAMED}${SUMMARY}${OF} (?:to|with) ${EVERYONE}`,
    `${SEND} ${EVERYONE} ${NAMED}${SUMMARY}${OF}`,
    `${SEND} ${NAMED}${SUMMARY} (?:to|with) ${EVERYONE}${OF}`,
    `${SEND} ${NAMED}${SUMMARY}${OF} (?:to|with) ${SOMEBODY}`,
    `${SEND} (?<to>(?!(?:me|us|the|my|our|that|this)\\b)[^? ]+) (?:the|our|that|this) ${SUMMARY}${OF}`,
  ].map(whole),
  followUp: [
    `(?:schedule|plan|book|set ?up|arrange|make|propose) (?:the|that|our) follow-? ?up(?: meeting| call)?${REST}`,
    "(?:schedule|plan|book|set ?up|arrange|make|propose) a follow-? ?up(?: meeting| call)?(?<rest> (?:to|of|after) .{2,80}?)??",
  ].map(whole),
  mine: [
    `(?:(?:what are|what're|show(?: me)?|list|give me|send me) )?my (?:open )?${ITEMS}${REST}`,
    `what (?:did|have|had) i (?:promised?|commit(?:ted)? to|agreed? to do|taken? on|took on)(?: to do)?${REST}`,
    "what do i (?:still )?owe (?!(?:for|on|in) )(?<who>[^?]{2,60}?)",
    `what(?: action items| actions)? do i (?:still )?have (?:to do |open )?(?<rest>(?:from|after|out of) (?:the|my|our) .{2,80}?)`,
  ].map(whole),
  items: [
    `(?:(?:what (?:are|were)|show(?: me)?|list|give me|send me) )?(?:all )?(?:the )?(?:open |outstanding )?(?:action items|action points)${REST}`,
    `(?:(?:what are|show(?: me)?|list|give me) )?(?<who>[^?]{2,40}?)'s? (?:open )?(?:action items|action points|promises)`,
    `what (?:did|has) (?<who>(?!i |we |you )[^?]{2,40}?) (?:promised?|agreed? to do|taken? on|committed? to)(?: to do)?(?: me| us)?${REST}`,
    "what does (?<who>[^?]{2,40}?) (?:still )?owe (?:me|us)",
    `who (?:promised|agreed to do|took on|has to do|does|is doing|will do) what${REST}`,
  ].map(whole),
  itemsOf: [
    `what(?:'s| is)?(?: still)? (?:open|outstanding|pending)(?: still)?${REST}`,
    `what do (?:i|we) (?:still )?have open${REST}`,
    `what(?:'s| is) left to do${REST}`,
  ].map(whole),
  done: [
    "(?:i'?m |i am |we'?re |we are |all )?done with (?<what>.{2,100}?)",
    "(?:mark|tick|check|set) (?:off )?(?<what>.{2,100}?) (?:as |is |to |off as )?(?:done|off|finished|completed?)",
    "(?:tick|check|cross) off (?<what>.{2,100}?)",
    "(?:i have |i've |we have |we've |i )?(?:finished|completed) (?!.* list$)(?<what>.{2,100}?)",
  ].map(whole),
  tell: [
    "(?:(?:what are|what were|show(?: me)?|list|give me) )?(?:the |our )?(?:open|unanswered) questions (?:of|for|from|in|about) (?:the |my |our )?(?<meeting>.{2,80}?)",
    `(?:(?:show|give|send|read)(?: me)? |what(?:'s| is| was) |i want )?${THE}${SUMMARY} (?:of|for|from|about) (?:the |my |our )?(?<meeting>.{2,80}?)`,
    `(?:show|give|send|read)(?: me)? ${NAMED}${SUMMARY}`,
    "what (?:did|have|had) (?:we|they|you all|everyone|everybody) (?:decided?|agreed?(?: on)?|discuss(?:ed)?|settled?) (?:in|at|during) (?:the |my |our )?(?<meeting>.{2,80}?)",
    "what (?:was|were|got) (?:decided|agreed|discussed|said|settled) (?:in|at|during) (?:the |my |our )?(?<meeting>.{2,80}?)",
    "what (?:came out of|was the outcome of|were the (?:decisions|outcomes) (?:of|in|from)) (?:the |my |our )?(?<meeting>.{2,80}?)",
  ].map(whole),
  find: [
    "what (?:did|have|had) (?:we|they|you all|everyone|everybody|people) (?:say|said|talk|talked|discuss|discussed|decide|decided|agree|agreed)(?: (?:about|on|regarding|upon))? (?<what>.{2,80}?)",
    "what was (?:said|decided|agreed|discussed) (?:about|on|regarding) (?<what>.{2,80}?)",
    "who said (?:something|anything|what) about (?<what>.{2,80}?)",
    "(?:search|look) (?:in |through )?(?:my |the |our )?(?:transcripts?|summar(?:y|ies)|meetings|meeting notes) for (?<what>.{2,80}?)",
    "find (?<what>.{2,80}?) in (?:my |the |our )?(?:transcripts?|summar(?:y|ies)|meeting notes)",
  ].map(whole),
  summarise: [
    "summari[sz]e (?:this|these|it|that|the following)(?: transcript| words| text| chat| notes| file| document)?(?: (?:for|as|of|from) (?:the |my |our )?(?<meeting>.{2,80}?))??",
    "(?:this is|these are|here (?:is|are)) (?:the )?(?:notes|transcript|minutes|words) (?:of|for|from) (?:the |my |our )?(?<meeting>.{2,80}?)",
    "(?:add|attach|keep) (?:this|these|it)(?: transcript| words| text| notes)? (?:to|for|as the transcript of) (?!(?:the |my |our )?(?:[a-z]+ ){0,2}(?:calendar|agenda|diary|schedule|planner|list|playlist|queue|cart|basket|favou?rites)\\b)(?:the |my |our )?(?<meeting>.{2,80}?)",
    "(?:notes|transcript|minutes) (?:of|for|from) (?:the |my |our )?(?<meeting>.{2,80}?)",
  ].map(whole),
  notes: "notes?|minutes|meeting notes",
  decided: "decided|we decided|agreed|we agreed",
  of: "of|for|from",
  withPerson: "with|for|to|of|from|between me and|by",
  inMeeting: "in|at|during|from|of|after|out of|for|to",
  book: "book a meeting",
  looks: "what's on",
  small: "the|my|our|a|on|at|for|from|of|in|to|after|by|meeting",
};
