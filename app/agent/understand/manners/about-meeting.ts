import type { Command, Context, Target } from "../command";
import { parse } from "../grammar/parse";
import { said } from "../languages/lists/said";
import { readText } from "../text";
import { targetsIn } from "./bulk-actions";

const LEAD = "^\\W*(?:(?:and|so|ok|hey|please|pls|can you|could you|en|dus|kun je|weet je)[\\s,]+)*";
const NAME = "[\\p{L}][\\p{L}.'@_+-]*";

/** Of a meeting and nothing else: who comes, who said what, how long, when it begins or ends, how to get in. */
const ABOUT = [
  `who(?:'s|s| is| are| will be|'ll be| else is)?(?: all)? (?:coming|going|attending|invited|joining)(?: (?:to|in|at|for))?(?<a>.*)`,
  `who (?:has |have )?(?:accepted|declined|said (?:yes|no)|rsvp'?d|replied|responded)(?: (?:to|for))?(?<b>.*)`,
  `(?:did|has|have) (?<who>${NAME})(?: already)? (?:accept|decline|reply|replied|respond|confirm|rsvp)(?:ed|d)?(?: (?:to|for))?(?: (?<c>.*))?`,
  `is (?<who2>${NAME}) (?:coming|going|attending|joining)(?: (?:to|in))?(?: (?<d>.*))?`,
  "how long (?:is|does|will|s)(?: (?<e>.*?))?(?: (?:take|last|be))?",
  "(?:what time|when) (?:does|will) (?<f>.*?) (?:start|end|finish|begin|be over|stop)",
  "(?:send|give|get|share|show)(?: me| us)? the (?:link|invite link|meet link|zoom link|meeting link|address)(?: (?:for|to|of))?(?<g>.*)",
  "what(?:'s| is|s) the (?:link|meet link|zoom link|meeting link)(?: (?:for|to|of))?(?<h>.*)",
  "wie (?:komen|komt|gaan|gaat|zijn|doen|is)(?: er)?(?: allemaal)?(?: (?:naar|bij|in|mee))?(?<i>.*)",
  "wie (?:heeft|hebben)(?: er)?(?: al)? (?:geaccepteerd|toegezegd|afgezegd|gereageerd)(?: (?:voor|op))?(?<j>.*)",
  "wie (?:heeft|hebben)(?: er)?(?: al)?(?<k>.*?) (?:geaccepteerd|toegezegd|afgezegd)",
  `(?:heeft|komt) (?<who3>${NAME})(?: al)?(?: (?:geaccepteerd|toegezegd|afgezegd|naar|bij|ook))?(?: (?<l>.*))?`,
  "hoe lang duurt(?<m>.*)",
  "hoe laat (?:begint|eindigt|stopt|start)(?<n>.*)",
  "(?:stuur|geef)(?: me| mij| even)* de link(?: (?:van|voor|naar))?(?<o>.*)",
  "wat is de link(?: (?:van|voor|naar))?(?<p>.*)",
].map((words) => new RegExp(`${LEAD}${words}\\W*$`, "iu"));

/** "Wait, which day was that", "who did you put down": small words of a question, of what was just spoken of and nothing else. */
const OF_IT = said`^\W*(?:(?:${"asksOf"}|${"partsOf"}|${"aroundQuestion"}|${"it"}|${"ofIt"})\W*)+$`;
const ASKS_OF = said`${"asksOf"}`;
const IT = said`^(?:\s*(?:${"it"}|${"ofIt"})\W*)*$`;
const LONGEST = 80;

/** "Who's coming to the retro?", "did Tom accept?", "hoe lang duurt het?": a question about one meeting. */
export function aboutMeeting(text: string, context: Context): Command | undefined {
  const { said } = readText(text);
  if (said.length > LONGEST) return undefined;
  if (context.focus && ASKS_OF.isIn(said) && OF_IT.isIn(said)) return about({}, 0.8);
  const found = ABOUT.map((words) => words.exec(said)).find(Boolean);
  if (!found) return undefined;
  const groups = Object.entries(found.groups ?? {}).filter(([, words]) => words !== undefined);
  const who = groups.find(([name]) => name.startsWith("who"))?.[1];
  if (who && NOBODY.isIn(who)) return undefined;
  const what =
    groups
      .find(([name]) => !name.startsWith("who"))?.[1]
      ?.replace(/[\s?!.]+$/u, "")
      .trim() ?? "";
  const isSpokenOf = IT.isIn(what);
  if (isSpokenOf && !who && !context.focus) return undefined;
  const [target] = isSpokenOf ? [{}] : targetsIn(what, context);
  if (!target) return undefined;
  const isPlain = parse(text, context).intent === "query";
  // "How long is winter": only a talk can tell that no meeting is called so.
  if (!isPlain && context.focus === undefined) return undefined;
  return about({ ...target, ...(who && { attendees: [who] }) }, isPlain ? 0.85 : 0.6);
}

const NOBODY = said`^${"pronouns"}$`;

function about(target: Target, confidence: number): Command {
  const slots = Object.keys(target).length > 0 ? { target } : {};
  return { intent: "query", confidence, slots, when: target.when ?? null, question: null, manner: "about" };
}
