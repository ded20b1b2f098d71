import { type Command, type Context, plain } from "../command";
import { parse } from "../grammar/parse";
import { splitNames } from "../languages/lists/names";
import { said } from "../languages/lists/said";

/** What people say before they name another time: "or", "oh sorry, I meant", "can we do". */
const LEAD =
  /^\W*(?:(?:or|oh|ah|sorry|oops|no|nope|actually|wait|hmm+|well|ok(?:ay)?|but|maybe|perhaps|rather|better|then|just|(?:what|how)\s+about|i\s+mean(?:t)?|(?:can|could|shall)\s+(?:we|you|u)\s+(?:do|make\s+it|say)|let['’]?s\s+(?:do|say|make\s+it|try)|make\s+(?:it|that)|do|of|nee|eigenlijk|misschien|liever|beter|dan|toch|maar|wat\s+dacht\s+je\s+van|ik\s+bedoel(?:de)?|kan\s+(?:het|dat)|maak\s+er|doe)\b[\s,.!…-]*)+/iu;
/** Beside a time these say nothing. */
const AROUND = said`^(?:[\s,.!?]|${"aroundTime"})*$`;
/** Places in a list are no days of the month. */
const PLACE = said`^(?:${"the"}\s+)?(?:${"nth"}|${"ordinals"}|${"last"})`;

const LONGEST = 80;

/** Whether a meeting is being put together. */
const isOpen = ({ awaiting }: Context) => awaiting === "confirmation" || awaiting === "time" || awaiting === "choice";

/** A time and nothing else: what is open moves to it. */
function onlyTime(text: string, context: Context): Command | undefined {
  if (text === "" || PLACE.isIn(text)) return undefined;
  const asked = { ...context, awaiting: "confirmation" as const };
  for (const moved of [`make it ${text}`, `maak het ${text}`]) {
    const command = parse(moved, asked);
    const { intent, when, slots } = command;
    const isPlain = intent === "reschedule" && when && when.kind !== "unresolved" && slots.target === undefined;
    if (isPlain && AROUND.isIn(text.replace(when.text, ""))) return command;
  }
  return undefined;
}

const NAME = "[\\p{L}@.'’+_-]+(?:\\s+[\\p{L}@.'’+_-]+){0,2}";
const COURTESY =
  "^\\W*(?:(?:no|nope|actually|sorry|oh|wait|i meant?|make (?:it|that)|with|nee|eigenlijk|maak er|met|doe)\\b[\\s,]*)*";
const NOT_BUT = new RegExp(
  `${COURTESY}(?:not|niet)\\s+(${NAME}?)[\\s,]+(?:but|maar)\\s+(?:with\\s+|met\\s+)?(${NAME})[\\s.!]*$`,
  "iu",
);
const RATHER = new RegExp(
  `${COURTESY}(${NAME}?)[\\s,]+(?:(?:and\\s+)?not|instead\\s+of|rather\\s+than|(?:en\\s+)?niet|in\\s+plaats\\s+van|ipv)\\s+(${NAME}?)(?:\\s+(?:van|please|pls))?[\\s.!]*$`,
  "iu",
);

const WHERE =
  /^\W*(?:(?:and|also|yes|no|ok|oh|actually|but|make\s+(?:it|that)|let['’]?s\s+(?:do|say|meet)|en|ook|ja|nee|doe|maak\s+er)\b[\s,]*)*(?:(?:at|in|@|via|over|bij|op|on)\s+(?!(?:second|that|this|case|fact|general|all|least|time|it|once|hold|my|the\s+(?:way|other|calendar)|de\s+agenda|dat|die)\b)((?=\S*\p{L}).{2,60}?)|(online|remote(?:ly)?|virtual|in\s+person))[\s.!]*$/iu;
/** Of these the number is a part. */
const NUMBERED = /\b(?:room|floor|suite|building|kamer|zaal|verdieping)\s*\d+/iu;
const CALLS = /^(?:zoom|teams|google\s+meet|meet|skype|phone|whatsapp|webex|facetime)$/iu;

const ARTICLE = said`^${"the"}\s+`;
const VIA = said`^\W*${"via"}\s`;

/** "At La Place", "in room 4", "on Zoom": where, in answer to a proposal. */
export function anotherPlace(text: string, context: Context): Command | undefined {
  if (!isOpen(context) || text.length > LONGEST) return undefined;
  const [said, place, anywhere] = WHERE.exec(text) ?? [];
  const named = ARTICLE.replacedIn(place ?? anywhere ?? "", "");
  if (said === undefined || !named || (parse(text, { ...context, awaiting: undefined }).when && !NUMBERED.test(text)))
    return undefined;
  if (VIA.isIn(text) && !CALLS.test(named)) return undefined;
  const location = named.slice(0, 1).toUpperCase() + named.slice(1);
  return { ...plain("reschedule", { location }), confidence: 0.8 };
}

/** "Make that Tom, not Anna", "not Anna but Tom": one guest for another, in answer to a proposal. */
export function anotherGuest(text: string, context: Context): Command | undefined {
  if (!isOpen(context) || text.length > LONGEST) return undefined;
  const [, leaves, joins] = NOT_BUT.exec(text) ?? [];
  const [, comes, goes] = leaves === undefined ? (RATHER.exec(text) ?? []) : [];
  const [attendee, removed] = [joins ?? comes, leaves ?? goes];
  if (!attendee || !removed || parse(text, context).when) return joinsOrLeaves(text);
  return editing({ attendees: [attendee], removedAttendees: [removed] });
}

const NOT_THEM =
  /^\W*(?:(?:no|ok|oh|actually|nee)\b[\s,]*)*(?:never\s?mind|without|not|drop|forget(?:\s+about)?|leave\s+out|remove|skip|zonder|vergeet|niet)\s+(\S+?)(?:\s+out)?[\s.!]*(?:,\s*(?:(?:just|only|but|alleen|maar)\s+)*(?:(?:with|met|invite|add)\s+)?(.{2,40}?))?[\s.!]*$/iu;

/** "Without Bob", "never mind Bob, just Mia", where an address of Bob was asked for. */
export function notThem(text: string, context: Context): Command | undefined {
  if (context.awaiting !== "attendee" || text.length > LONGEST) return undefined;
  const [, gone, instead] = NOT_THEM.exec(text) ?? [];
  if (gone === undefined || NOBODY.test(gone)) return undefined;
  // "…, the other two are fine" names nobody.
  const names = splitNames(instead ?? "").filter((name) => name.split(" ").length <= MOST_NAMES);
  return editing({ removedAttendees: [gone], ...(names.length > 0 && { attendees: names }) });
}

/** First, middle and last. */
const MOST_NAMES = 3;

const ALSO = "^\\W*(?:(?:also|and|please|pls|ok|yes|then|now|but|oh|ook|en|ja|maar|dan)\\b[\\s,]*)*";
/** Things that are no guests. */
const NOBODY =
  /^(?:it|that|this|a|an|the|my|another|zoom|teams|meet|google|video|link|location|note|everything|all|een|de|het|dat|mijn)\b|\d|\b(?:min|minutes?|hours?|uur)\b/iu;
const JOINS = new RegExp(
  `${ALSO}(?:(?:add|invite|include|bring|cc|loop\\s+in|voeg|nodig)\\s+|(?:plus|with|met)\\s+)(${NAME}?)(?:\\s+(?:too|as\\s+well|also|please|pls|toe|ook|uit))*[\\s.!]*$`,
  "iu",
);
const LEAVES = new RegExp(
  `${ALSO}(?:remove|drop|uninvite|disinvite|kick|without|minus|leave\\s+out|haal|verwijder|zonder)\\s+(${NAME}?)(?:\\s+(?:again|out|off|from\\s+it|from\\s+that|please|pls|er|weer|toch|af|uit|eraf|weg))*[\\s.!]*$`,
  "iu",
);

/** "Also add Tom", "remove Anna again": of the meeting that is spoken of. */
function joinsOrLeaves(text: string): Command | undefined {
  const [, joins] = JOINS.exec(text) ?? [];
  const [, leaves] = joins === undefined ? (LEAVES.exec(text) ?? []) : [];
  const named = joins ?? leaves;
  if (named === undefined || NOBODY.test(named)) return undefined;
  const names = splitNames(named);
  return editing(joins === undefined ? { removedAttendees: names } : { attendees: names });
}

const editing = (slots: Command["slots"]): Command => ({
  intent: "edit_attendees",
  confidence: 0.8,
  slots,
  when: null,
  question: null,
});

/** What a follow-up may change without naming the meeting. */
const CHANGES = ["title", "location", "durationMinutes", "extendMinutes", "shiftMinutes"] as const;

/**
 * "Make it 8", "Thursday", "add Tom", "call it Jog", "same time next week": words that say nothing by themselves are
 * about the meeting that was just spoken of.
 *
 * @param plain what the words are without it
 */
export function followUp(text: string, plain: Command, context: Context): Command | undefined {
  if (!context.focus || context.awaiting !== undefined || text.length > LONGEST) return undefined;
  const isHollow = plain.intent === "create" && plain.when === null && plain.slots.attendees === undefined;
  if (plain.intent !== "out_of_domain" && !isHollow) return undefined;
  const edited = joinsOrLeaves(text);
  if (edited) return edited;
  const again = SAME_TIME.replacedIn(text, "");
  const moved = onlyTime(again.replace(LEAD, ""), context);
  if (moved && again !== text) return { ...moved, intent: "create", slots: {}, manner: "again" };
  if (moved) return moved;
  const asked = { ...context, awaiting: "confirmation" as const };
  const read = anotherPlace(text, asked) ?? parse(text, asked);
  const changes = CHANGES.some((slot) => read.slots[slot] !== undefined);
  return read.intent === "reschedule" && changes && read.slots.target === undefined ? read : undefined;
}

/** Wherever it stands in the words. */
export const SAME_TIME = said`\s*${"sameTime"}`;
