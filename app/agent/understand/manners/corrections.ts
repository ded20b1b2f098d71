import { type Command, type Context, plain } from "../command";
import { parse } from "../grammar/parse";
import { capitalise } from "../grammar/titles";
import { splitNames } from "../languages/lists/names";
import { said } from "../languages/lists/said";

/** Beside a time these say nothing. */
const AROUND = said`^[\s,.!?]*(?:${"aroundTime"}[\s,.!?]*){0,9}$`;
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

/** How one meets, where nobody goes anywhere. */
const WHERE = /^\W*(online|remote(?:ly)?|virtual|in\s+person)[\s.!]*$/iu;

/** One guest for another whom nobody knows. */
const RATHER = new RegExp(`^(?:make (?:it|that) )?(${NAME}?),? (?:not|instead of|niet|ipv) (${NAME}?)[\\s.!]*$`, "iu");

/** "Online", in answer to a proposal. */
export function anotherPlace(text: string, context: Context): Command | undefined {
  const [, place] = isOpen(context) ? (WHERE.exec(text) ?? []) : [];
  return place === undefined ? undefined : { ...plain("reschedule", { location: capitalise(place) }), confidence: 0.8 };
}

/** "Make that Tom, not Anna": one guest for another, in answer to a proposal. */
export function anotherGuest(text: string, context: Context): Command | undefined {
  if (!isOpen(context) || text.length > LONGEST) return undefined;
  const [, attendee, removed] = RATHER.exec(text) ?? [];
  if (!attendee || !removed || parse(text, context).when) return joinsOrLeaves(text);
  return editing({ attendees: [attendee], removedAttendees: [removed] });
}

const ALSO = "^\\W*(?:(?:also|and|ook|en)\\b[\\s,]*)*";
/** Things that are no guests. */
const NOBODY =
  /^(?:it|that|this|a|an|the|my|another|zoom|teams|meet|google|video|link|location|note|everything|all|een|de|het|dat|mijn)\b|\d|\b(?:min|minutes?|hours?|uur)\b/iu;
const JOINS = new RegExp(
  `${ALSO}(?:(?:add|invite|include|bring|cc|loop\\s+in|voeg|nodig)\\s+|(?:plus|with|met)\\s+)(${NAME}?)(?:\\s+(?:too|toe|ook|uit))*[\\s.!]*$`,
  "iu",
);
const LEAVES = new RegExp(
  `${ALSO}(?:remove|drop|uninvite|disinvite|kick|without|minus|leave\\s+out|haal|verwijder|zonder)\\s+(${NAME}?)(?:\\s+(?:again|out|off|weer|af|uit))*[\\s.!]*$`,
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
  const moved = onlyTime(again, context);
  if (moved && again !== text) return { ...moved, intent: "create", slots: {}, manner: "again" };
  if (moved) return moved;
  const asked = { ...context, awaiting: "confirmation" as const };
  const read = anotherPlace(text, asked) ?? parse(text, asked);
  const changes = CHANGES.some((slot) => read.slots[slot] !== undefined);
  return read.intent === "reschedule" && changes && read.slots.target === undefined ? read : undefined;
}

/** Wherever it stands in the words. */
export const SAME_TIME = said`\s*${"sameTime"}`;
