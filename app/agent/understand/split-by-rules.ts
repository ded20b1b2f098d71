import { type Context, type Request, WRITES } from "./command";
import { movedInstead } from "./ear/joint-requests";
import { hasException } from "./manners/bulk-actions";
import { languageCandidatesOf } from "./manners/message";
import { type RequestWords, requestWordsOf } from "./phrases/request-words";
import { fold } from "./text";
import { understand } from "./understand";

/**
 * The requests of a message by the rules of its language alone: it is taken apart before its verbs, or between two things
 * that one verb is said of, where every part is a request of its own.
 *
 * @returns at least one
 */
export function splitByRules(text: string, context: Context): Request[] {
  const languages =
    text.length <= LONGEST_LIST ? languageCandidatesOf(text, context).map(({ book }) => requestWordsOf(book)) : [];
  for (const words of languages) {
    const requests = withoutSaidTwice(several(text, words, context));
    const moved = requests ? movedInstead(requests.map(({ command }) => command)) : null;
    if (requests) return moved ? [{ text, command: moved }] : requests;
  }
  return [{ text, command: understand(text, context) }];
}

/** More than this, in requests or in characters, is a letter, not a list of wishes. It bounds the work, too. */
const MOST_WISHES = 6;
const LONGEST_LIST = 800;

/** "I can't make the physio, cancel it": a request that says nothing of its own. */
const withoutSaidTwice = (requests: Request[] | undefined) =>
  requests?.filter(({ command }, n) => {
    const isSame = n > 0 && command.intent === "cancel" && requests[n - 1]?.command.intent === "cancel";
    return !isSame || command.when !== null || Object.keys(command.slots).length > 0;
  });

function several(text: string, words: RequestWords, context: Context): Request[] | undefined {
  const parts = repeatVerb(splitBeforeVerbs(text, words), words);
  if (parts.length < 2 || parts.length > MOST_WISHES) return undefined;
  const alone = { ...context, awaiting: undefined };
  const requests = parts.map((part) => ({ text: part, command: understand(part, alone) }));
  return requests.every((request) => standsAlone(request, words)) ? requests : undefined;
}

/** Where a message can be taken apart, in one language. They read folded text. */
interface Cuts {
  /** A join or a stop, courtesies, and then a word that starts a request. */
  beforeVerb: RegExp;
  /** What is behind the verb: two things, each named with its article or its hour, and where both should go. */
  twoThings: RegExp;
  /** "cancel the standup tomorrow and Thursday": one name on two days. */
  twoDays: RegExp;
  /** "Move the dentist and add Anna": to what was just spoken of. */
  joinsIt: RegExp;
  company: RegExp;
  toward: RegExp;
  it: RegExp;
}

const ready = new Map<RequestWords, Cuts>();

function cutsOf(words: RequestWords): Cuts {
  const known = ready.get(words);
  if (known) return known;
  const { cancel, move, make, and, also, own, to, off = "(?!)", day, on, joins = "(?!)", it } = words;
  const other = `(?:${own})\\s.+?|\\d[\\d:.]*\\s?(?:[ap]m|h|u|uur|uhr)?`;
  const made: Cuts = {
    beforeVerb: new RegExp(
      `(?:[\\s,;.!]*\\s(?:${and})|[,;.!]|\\n)\\s+(?:(?:${also})\\s+)*(?=(?:${cancel}|${move}|${make})\\s)`,
      "g",
    ),
    twoThings: new RegExp(
      `^((?:please\\s+)?(?:${cancel}|${move}))\\s+(.+?)(?:,|,?\\s+(?:${and}))\\s+(${other})((?:\\s(?:${to})\\s.+|\\s(?:${off})[\\s.!]*)?)$`,
      "ds",
    ),
    twoDays: new RegExp(
      `^((?:please\\s+)?(?:${cancel})\\s+.{2,60}?)\\s+(?:(?:${on})\\s+)?(${day})(?:\\s*,\\s*|\\s+(?:${and})\\s+)(?:(?:${on})\\s+)?(${day})((?:\\s(?:${off}))?)[\\s.!]*$`,
      "ds",
    ),
    joinsIt: new RegExp(`^(?:${joins})\\s+(?!.*\\bto\\b)[\\p{L}@.' -]{2,60}$`, "u"),
    toward: new RegExp(`\\s(?:${to})\\s`),
    company: new RegExp(`\\b(?:${words.with})\\b`),
    it: new RegExp(`\\b(?:${it})\\b`),
  };
  ready.set(words, made);
  return made;
}

/** The groups of a pattern over folded text, as typed. */
function groupsOf(pattern: RegExp, text: string): string[] {
  const found = pattern.exec(fold(text))?.indices ?? [];
  return found.map((place) => (place ? text.slice(...place) : "")).slice(1);
}

function splitBeforeVerbs(text: string, words: RequestWords): string[] {
  const { beforeVerb, joinsIt } = cutsOf(words);
  const parts: string[] = [];
  let from = 0;
  for (const cut of fold(text).matchAll(beforeVerb)) {
    parts.push(text.slice(from, cut.index));
    from = cut.index + cut[0].length;
  }
  return [...parts, text.slice(from)]
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part, n) => (n > 0 && joinsIt.test(fold(part)) ? `${part} ${words.toIt}` : part));
}

/** "cancel my 2pm and my 4pm" asks twice for the same. With people in it an "and" joins the people. */
function repeatVerb(parts: readonly string[], words: RequestWords): string[] {
  const { twoDays, twoThings, company, toward } = cutsOf(words);
  return parts.flatMap((part) => {
    const [what, day, another, off = ""] = groupsOf(twoDays, part);
    if (what !== undefined) return [`${what} ${day}${off}`, `${what} ${another}${off}`];
    const [verb, first = "", second = "", end = ""] = groupsOf(twoThings, part);
    if (!verb || hasException(first) || (company.test(fold(first)) && !/\d/.test(second))) return [part];
    // "Move the budget to Thursday and the dentist to Friday": each has its own.
    const own = toward.test(fold(first)) ? "" : end;
    return [`${verb} ${first}${own}`, `${verb} ${second}${end}`].flatMap((one) => repeatVerb([one], words));
  });
}

/** A request that could have been sent alone: a booking says when, a change says of what or "it". */
function standsAlone({ text, command: { intent, slots, when, manner } }: Request, words: RequestWords): boolean {
  if (manner) return true;
  if (!WRITES.has(intent)) return false;
  if (intent === "create") return when !== null;
  if (intent === "edit_attendees") return Boolean(slots.attendees?.length || slots.removedAttendees?.length);
  const saysWhich = Object.keys(slots.target ?? {}).length > 0 || cutsOf(words).it.test(fold(text));
  const saysHow =
    intent === "cancel" ||
    when !== null ||
    slots.title !== undefined ||
    slots.location !== undefined ||
    slots.shiftMinutes !== undefined ||
    slots.extendMinutes !== undefined;
  return saysWhich && saysHow;
}
