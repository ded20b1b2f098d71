import { type Command, type Context, plain, type Slots, type Target } from "../command";
import { capitalise } from "../grammar/titles";
import { said } from "../languages/lists/said";
import { targetsIn } from "./bulk-actions";

const LEAD = "^\\W*(?:(?:please|pls|can you|could you|and|also|kun je|wil je|en|ook)\\s+)*";
const QUOTES = "[\"“”'‘’]?";
/** Which meeting is meant, and what about it is said anew. */
const RENAMES = [
  `${LEAD}(?:rename|retitle|hernoem)\\s+(?<what>.{2,80}?)\\s+(?:to|as|into|naar|tot|in)\\s+${QUOTES}(?<name>.{1,120}?)${QUOTES}[\\s.!]*$`,
  `${LEAD}(?:change|set|update|verander|wijzig)\\s+(?:the\\s+|de\\s+)?(?:title|name|subject|titel|naam)\\s+(?:of|van)\\s+(?<what>.{2,80}?)\\s+(?:to|into|in|naar)\\s+${QUOTES}(?<name>.{1,120}?)${QUOTES}[\\s.!]*$`,
].map((pattern) => new RegExp(pattern, "isu"));
const PLACES = [
  `${LEAD}(?:change|set|update|move|verander|wijzig|zet)\\s+(?:the\\s+|de\\s+)?(?:location|place|venue|room|locatie|plek|plaats)\\s+(?:of|for|van|voor)\\s+(?<what>.{2,80}?)\\s+(?:to|into|in|naar|op)\\s+(?<name>.{1,80}?)[\\s.!]*$`,
  `${LEAD}(?:add|put)\\s+(?<name>zoom|teams|google\\s+meet|webex)(?:\\s+link)?\\s+(?:to|on|in)\\s+(?<what>.{2,80}?)[\\s.!]*$`,
].map((pattern) => new RegExp(pattern, "isu"));
const LONGEST = 300;

/** "Rename planning 2 to Launch", "change the room of the review to 4A". */
export function namedEdit(text: string, context: Context): Command | undefined {
  if (text.length > LONGEST) return undefined;
  const renamed = firstOf(RENAMES, text);
  if (renamed) return edit("reschedule", { title: capitalise(renamed.name) }, renamed.what, context);
  const placed = firstOf(PLACES, text);
  if (placed) return edit("reschedule", { location: capitalise(placed.name) }, placed.what, context);
  return undefined;
}

function firstOf(patterns: readonly RegExp[], text: string): { what: string; name: string } | undefined {
  for (const pattern of patterns) {
    const { what, name } = pattern.exec(text)?.groups ?? {};
    if (what && name) return { what, name };
  }
  return undefined;
}

function edit(intent: Command["intent"], slots: Slots, what: string, context: Context): Command | undefined {
  const target = targetCalled(what, context);
  if (target === undefined) return undefined;
  return plain(intent, { ...slots, ...(!isIt(target) && { target }) });
}

/** Whether "it" was said: what was spoken of last. */
export const isIt = (target: Target) => Object.keys(target).length === 0;

const IT = said`^${"it"}$`;
const OWN = said`^(?:${"the"}|${"my"})\s+`;

/** The meeting that words name; empty for "it". A number behind a name belongs to it: "planning 2". */
export function targetCalled(what: string, context: Context): Target | undefined {
  if (IT.isIn(what.trim())) return {};
  const plain = OWN.replacedIn(what.trim(), "");
  if (/^\p{L}[\p{L}\s]*\s\d{1,2}$/u.test(plain)) return { title: capitalise(plain) };
  return targetsIn(what, context)[0];
}
