import type { Command, Context } from "./command";
import { hasException } from "./manners/everything";
import { understand } from "./understand";

/** One request of a message, with the words that ask for it. */
export interface Wish {
  text: string;
  command: Command;
}

/**
 * The requests of a message in their order: "cancel my 2pm and move the 3pm to Friday" holds two. A message is taken
 * apart only where every part is a request of its own; "lunch with Anna and Tom" is one.
 *
 * @returns at least one
 */
export function wishesOf(text: string, context: Context): Wish[] {
  const parts = text.length <= LONGEST_LIST ? repeatVerb(splitBeforeVerbs(text)) : [text];
  const bookings = parts.length === 1 ? twoBookings(text, context) : undefined;
  if (bookings) return bookings;
  if (parts.length > 1 && parts.length <= MOST_WISHES) {
    const wishes = parts.map((part) => ({
      text: part,
      command: understand(part, { ...context, awaiting: undefined }),
    }));
    if (wishes.every(standsAlone)) return wishes;
  }
  return [{ text, command: understand(text, context) }];
}

/** More than this, in requests or in characters, is a letter, not a list of wishes. It bounds the work, too. */
const MOST_WISHES = 6;
const LONGEST_LIST = 800;

const CANCEL = "cancel|delete|drop|scrap|scratch|call off|annuleer|schrap|verwijder";
const MOVE = "rename|hernoem|move|reschedule|shift|push|postpone|bump|verzet|verplaats|verschuif|schuif";
const MAKE = "book|schedule|set up|arrange|block|add|invite|clear|boek|plan|blokkeer|nodig";
const JOIN = "and then|and also|and|then|also|plus|n|'n|&|\\+|en dan|en ook|en|daarna";

/** A join or a stop, courtesies, and then a word that starts a request. */
const BEFORE_VERB = new RegExp(
  `(?:[\\s,;.!]*\\s(?:${JOIN})|[,;.!]|\\n)\\s+(?:(?:also|then|please|ook|dan)\\s+)*(?=(?:${CANCEL}|${MOVE}|${MAKE})\\s)`,
  "iu",
);

const splitBeforeVerbs = (text: string): string[] =>
  text
    .split(BEFORE_VERB)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part, n) => (n > 0 && JOINS_IT.test(part) ? `${part} to it` : part));

/** "Move the dentist and add Anna": to what was just spoken of. */
const JOINS_IT = /^(?:add|invite)\s+(?!.*\bto\b)[\p{L}@.' -]{2,60}$/iu;

/** What is behind the verb: two things, each named with its article or its hour, and where both should go. */
const TWO_THINGS = new RegExp(
  `^((?:please\\s+)?(?:${CANCEL}|${MOVE}))\\s+(.+?)(?:,|,?\\s+(?:and|en|&))\\s+((?:my|the|mijn|de|het)\\s.+?|\\d[\\d:.]*\\s?(?:[ap]m|h|u|uur)?)((?:\\s(?:to|by|naar|met)\\s.+)?)$`,
  "iu",
);

const DAY =
  "(?:today|tonight|tomorrow|tmrw|tmw|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|vandaag|morgen|overmorgen|(?:maan|dins|woens|donder|vrij|zater|zon)dag)";
/** "cancel the standup tomorrow and Thursday": one name on two days. */
const TWO_DAYS = new RegExp(
  `^((?:please\\s+)?(?:${CANCEL})\\s+.{2,60}?)\\s+(?:on\\s+|op\\s+|van\\s+)?(${DAY})(?:\\s*,\\s*|\\s+(?:and|en|&)\\s+)(?:on\\s+|op\\s+)?(${DAY})[\\s.!]*$`,
  "iu",
);

/** "cancel my 2pm and my 4pm" asks twice for the same. With people in it an "and" joins the people. */
function repeatVerb(parts: readonly string[]): string[] {
  return parts.flatMap((part) => {
    const [, what, day, other] = TWO_DAYS.exec(part) ?? [];
    if (what !== undefined) return [`${what} ${day}`, `${what} ${other}`];
    const [, verb = "", first = "", second = "", end = ""] = TWO_THINGS.exec(part) ?? [];
    if (verb === "" || hasException(first) || (/\b(?:with|met)\b/iu.test(first) && !/\d/.test(second))) return [part];
    return [...repeatVerb([`${verb} ${first}${end}`]), ...repeatVerb([`${verb} ${second}${end}`])];
  });
}

/** "Book Anna tomorrow 10 and Tom tomorrow 11": who or what, and when, on either side. */
const TWO_BOOKINGS =
  /^(\W*(?:(?:please|pls|can you|could you|kun je|wil je)\s+)*(?:book|schedule|plan|add|set\s+up|put\s+in|boek|zet))\s+(.{3,100}?)(?:\s*,)?\s+(?:and|en|&|plus)\s+(?:also\s+|ook\s+)?(.{3,100})$/isu;

function twoBookings(text: string, context: Context): Wish[] | undefined {
  const [, verb, first, second] = text.length < 200 ? (TWO_BOOKINGS.exec(text) ?? []) : [];
  if (verb === undefined) return undefined;
  const wishes = [`${verb} ${first}`, `${verb} ${second}`].map((part) => ({
    text: part,
    command: understand(part, { ...context, awaiting: undefined, focus: false }),
  }));
  return wishes.every(isWholeBooking) ? wishes : undefined;
}

/** What, or with whom, on a day at a time. A time alone may belong to the other booking. */
function isWholeBooking({ command: { intent, when, slots, manner } }: Wish): boolean {
  const says = slots.title !== undefined || slots.attendees !== undefined;
  return intent === "create" && manner === undefined && when?.kind === "datetime" && says;
}

const REQUESTS = new Set<Command["intent"]>(["create", "cancel", "reschedule", "edit_attendees"]);

/** A request that could have been sent alone: a booking says when, a change says of what or "it". */
function standsAlone({ text, command: { intent, slots, when, manner } }: Wish): boolean {
  if (manner) return true;
  if (!REQUESTS.has(intent)) return false;
  if (intent === "create") return when !== null;
  if (intent === "edit_attendees") return Boolean(slots.attendees?.length || slots.removedAttendees?.length);
  const saysWhich = Object.keys(slots.target ?? {}).length > 0 || /\b(?:it|that|this|het|die|dat)\b/iu.test(text);
  const saysHow =
    intent === "cancel" ||
    when !== null ||
    slots.title !== undefined ||
    slots.location !== undefined ||
    slots.shiftMinutes !== undefined ||
    slots.extendMinutes !== undefined;
  return saysWhich && saysHow;
}
