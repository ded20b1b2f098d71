import { bare } from "./bare";
import { type Command, type Context, isUnread, plain } from "./command";
import { conditionalRequests } from "./conditional";
import { type Stage, withConfidence } from "./confidence";
import { inItsLanguage, withNothingOpen } from "./contexts";
import { behindStory } from "./cover/behind-story";
import { judged } from "./cover/judge";
import { namedAndTimed } from "./cover/named-and-timed";
import { besideRemarks, isOnlyRemark, withoutRemarks } from "./cover/remarks";
import { isHollow } from "./cover/unexplained";
import { CHANGES, isUnclear, saysAll, withoutAsides } from "./cover/without-asides";
import { withoutUnknown } from "./cover/without-unknown";
import { askedOfCalendar } from "./ear/asks-calendar";
import { hear } from "./ear/hear";
import { movedInstead } from "./ear/joint-requests";
import { wishesAnother } from "./ear/own-wish";
import { pastedIn } from "./ear/pasted";
import { behindLetGo, heardUnknown, heardWhole, joinsTable, letGo } from "./ear/read-message";
import { isBooking, REMINDER_BESIDE, reminderBeside } from "./ear/reminder-beside";
import { contentOf, isKnown } from "./ear/slots";
import { staysPut } from "./ear/stays-put";
import { behindReason, takenBack } from "./ear/taken-back";
import { isPhrase, UNSURE, type Unit } from "./ear/unit";
import { lengthOfOpen } from "./length-of-open";
import { hasException } from "./manners/bulk-actions";
import { languageCandidatesOf } from "./manners/message";
import { type RequestWords, requestWordsOf } from "./phrases/request-words";
import { summaryAsked } from "./summary-asked";
import { fold } from "./text";
import { tellsPreference, understand } from "./understand";

/** One request of a message, with the words that ask for it. */
export interface Request {
  text: string;
  command: Command;
}

/**
 * The requests of a message in their order: "cancel my 2pm and move the 3pm to Friday" holds two. A message is taken
 * apart only where every part is a request of its own; "lunch with Anna and Tom" is one.
 *
 * @returns at least one
 */
export function requestsOf(message: string, within: Context): Request[] {
  return readInStages(message, within).requests;
}

/** As `requestsOf`, and tells what has read the message. */
export function readInStages(message: string, given: Context): ReadBy {
  const within = inItsLanguage(message, given);
  const { stage, requests } = besideUnknown(message, within, besideTold(message, within, readOnce(message, within)));
  const isOpen = within.awaiting !== undefined || within.focus === true;
  const besides = isOpen && joinsTable(message, within) && { besides: true as const };
  return {
    stage,
    requests: requests.map(({ text, command }) => ({
      text,
      command: { ...withConfidence(lengthOfOpen(command, text, within), stage), ...besides },
    })),
  };
}

const readOnce = (message: string, within: Context): ReadBy =>
  ofCalendar(message, within, intoFreeTime(message, within, firstStage(message, within)));

/** A question that was not understood, that was taken for a change, or that lost what it is about: what it names is told. */
function ofCalendar(message: string, within: Context, read: ReadBy): ReadBy {
  const commands = read.requests.map(({ command }) => command);
  // "And Becca should be in it too", behind a question
  const isToCome = hear(message, within)?.units.some((unit) => isPhrase(unit, "too", "act:invite")) === true;
  const isEdit = isToCome && commands.every(({ intent, unread }) => intent === "edit_attendees" && !unread);
  const isMisread = ({ aside, intent }: Command) => aside === undefined && MISREAD.has(intent);
  const mayBe = (!isEdit || message.includes("?")) && commands.every(isMisread);
  const asked = mayBe ? askedOfCalendar(message, within) : undefined;
  return asked && !commands.every((command) => saysAsMuch(command, asked, within))
    ? { stage: "mentions", requests: [{ text: message, command: asked }] }
    : read;
}

/** What a question may have been taken for. */
const MISREAD: ReadonlySet<Command["intent"]> = new Set([...CHANGES, "create", "query", "find_slot", "out_of_domain"]);

function saysAsMuch({ intent, unread, slots, when, manner }: Command, asked: Command, within: Context): boolean {
  const { target, beside } = asked.slots;
  const isOfDay = asked.when !== null && asked.when === within.asked?.when;
  if (unread !== undefined || beside || isOfDay) return false;
  if (intent === "find_slot") return true;
  const was = slots.target;
  const isSame = was?.title === target?.title && was?.location === undefined;
  const isTimed = when !== null || was !== undefined || manner !== undefined || asked.when === null;
  return intent === "query" && isSame && isTimed && (asked.manner === undefined || asked.manner === manner);
}

/** What is only told or remarked beside a request is left aside, where nothing is understood with it and all without. */
function besideTold(message: string, within: Context, read: ReadBy): ReadBy {
  const isAsked = read.requests.some(({ command }) => isUnclear(command, message, within));
  for (const text of isAsked ? withoutAsides(message, within) : []) {
    const rest = readOnce(text, inItsLanguage(text, within));
    if (rest.requests.every(({ command }) => saysAll(command, within))) return rest;
  }
  const story = isAsked ? atItsEnd(message, within) : undefined;
  if (story) return story;
  const remarked = withoutRemarks(message, within);
  if (!remarked || !(isAsked || read.requests.some(({ command }) => isOnlyRemark(command, remarked)))) return read;
  const { text, unknown } = remarked;
  const rest = readOnce(text, inItsLanguage(text, within));
  return rest.requests.every(({ command }) => CHANGES.has(command.intent) && saysAll(command, within))
    ? { ...rest, requests: rest.requests.map((one) => ({ ...one, command: besideRemarks(one.command, unknown) })) }
    : read;
}

/** Where nothing is made of a message, what it would ask for without a word that nobody knows, or as a name: to be asked about. */
function besideUnknown(message: string, within: Context, read: ReadBy): ReadBy {
  const [nothing, another] = read.requests;
  if (!nothing || another || !isUnclear(nothing.command, message, within)) return read;
  const { command } = nothing;
  for (const { text, unknown } of isNothing(command) ? withoutUnknown(message, within) : []) {
    const rest = readOnce(text, inItsLanguage(text, within));
    const [only, more] = rest.requests;
    // What a question is about may be the very word: "what's the tide tomorrow".
    if (!only || more || !REQUESTS.has(only.command.intent) || !saysAll(only.command, within)) continue;
    const asked = { ...only.command, confidence: UNSURE, unread: unknown.join(", ") };
    // "Play some jazz at 8": what is new may be no meeting at all.
    const isNew = asked.intent === "create";
    return { ...rest, requests: [{ ...only, command: isNew ? { ...command, perhaps: asked } : asked }] };
  }
  // "Choir is now on Friday at 8": which half of the day, and of which meeting is known.
  const isMoved = command.intent === "reschedule" && command.either === undefined;
  const isUnnamed = command.unread === undefined && (isNothing(command) || isMoved);
  const named = isUnnamed ? namedAndTimed(message, within, command) : undefined;
  return named ? { ...read, requests: [{ ...nothing, command: { ...command, perhaps: named } }] } : read;
}

/** Nor is anything made of its words. */
const isNothing = (command: Command) => isUnread(command) && !command.perhaps;

/** One request at the end of a story, which may be of what was spoken of; whoever was told of is whom it speaks of by no name. */
function atItsEnd(message: string, within: Context): ReadBy | undefined {
  const { subject: _, ...alone } = { ...within, focus: false };
  for (const { text, spokenOf, isTimed } of behindStory(message, within))
    for (const context of within.focus ? [within, alone] : [within]) {
      const { stage, requests } = readOnce(text, inItsLanguage(text, context));
      const [only, another] = requests;
      // "For the game, Karen isn't coming": what stands in front says of which meeting.
      const isRequest = only && REQUESTS.has(only.command.intent) && only.command.intent !== "edit_attendees";
      if (!isRequest || another) continue;
      const command = forSomebody(spokenOf, only.command, hear(text, context)?.units ?? []);
      const isMade = command.intent === "create" && !namesAnother(text, command, context);
      const isSure = command.manner === undefined && (isMade || (command.intent !== "create" && !isTimed));
      if (isSure && saysAll(command, context)) return { stage, requests: [{ ...only, command }] };
    }
  return undefined;
}

/** A new meeting beside one that there is: "… which means no physio for me". */
function namesAnother(text: string, { slots }: Command, context: Context): boolean {
  const { units = [], ground } = hear(text, context) ?? {};
  const kept = fold(JSON.stringify(slots));
  return contentOf(units).some(
    (word) => word.length > 3 && !kept.includes(word) && ground && isKnown([word], [], ground),
  );
}

/** What is made for whoever was told of, and is called by no words that name nothing. */
function forSomebody(
  somebody: string | null,
  { slots: { title, ...slots }, ...command }: Command,
  units: readonly Unit[],
): Command {
  const isJoined = command.intent === "create" && somebody !== null && !slots.attendees;
  const isNamed = title !== undefined && !(command.intent === "create" && isHollow(title, units));
  return { ...command, slots: { ...(isNamed && { title }), ...slots, ...(isJoined && { attendees: [somebody] }) } };
}

/**
 * "Do 2 then", "3 with Kofi for an hour", behind a question about free time: what says nothing else is read as in answer to
 * when something should be, and is put there.
 */
function intoFreeTime(message: string, within: Context, read: ReadBy): ReadBy {
  const { looking, asked: _, ...context } = within;
  const [only, another] = read.requests;
  if (!looking || within.awaiting !== undefined || another || !only || !isOpen(only, within)) return read;
  // "Move it to 2": of the one that is in the way
  if (hear(message, within)?.units.some((unit) => isPhrase(unit, "act:move"))) return read;
  const { stage, requests } = firstStage(message, { ...context, awaiting: "time" });
  const [said, more] = requests;
  const { intent, slots, when, unread } = said?.command ?? {};
  const isPut = (intent === "create" || intent === "reschedule") && when?.kind === "time" && !slots?.target;
  return said && !more && isPut && unread === undefined
    ? { stage, requests: [{ ...said, command: { ...said.command, manner: "narrows" } }] }
    : read;
}

/** Nothing was made of it, or only that something which nobody has named should be then. */
const isOpen = ({ command: { intent, unread, slots } }: Request, { focus }: Context) =>
  unread !== undefined || intent === "out_of_domain" || (intent === "reschedule" && !slots.target && !focus);

interface ReadBy {
  stage: Stage;
  requests: Request[];
}

/** @param context in the language of the message */
function firstStage(message: string, context: Context): ReadBy {
  if (wishesAnother(message, context)) return firstStage(message, withNothingOpen(context));
  const pasted = pastedIn(message, context, requestsOf);
  if (pasted) return { stage: "a pasted mail", requests: pasted };
  const back = takenBack(message, context) ?? takenBackBehind(message, context);
  if (back) return { stage: "mentions", requests: back };
  const instead = insteadOf(message, context);
  if (instead) return { stage: "mentions", requests: instead };
  const put = staysPut(message, context);
  if (put) return { stage: "mentions", requests: [{ text: message, command: put }] };
  const gone = letGo(message, context);
  if (gone) return { stage: "mentions", requests: gone };
  const summary = summaryAsked(message, context);
  if (summary) return { stage: "what meetings came to", requests: [{ text: message, command: summary }] };
  const kind = bare(message, context);
  // "Thanks, add it to my calendar" is about what was spoken of.
  const text = kind !== message && summaryAsked(kind, context) ? message : kind;
  const reminded = remindedOf(text, context);
  if (reminded) return { stage: "a reminder beside a booking", requests: reminded };
  const conditional = conditionalRequests(text, context, requestsOf);
  if (conditional) return { stage: "a condition", requests: conditional };
  const heard = heardWhole(text, context);
  // "Ik werk van 9 tot 5": what holds from now on is no meeting.
  const isUsual = heard?.length === 1 && heard[0]?.command.intent === "create" && tellsPreference(text, context);
  if (isUsual) return { stage: "what Parley does", requests: [{ text, command: understand(text, context) }] };
  // "Yes, perfect" is kind, and a yes where something was asked.
  const isYes = heard?.[0]?.command.aside === "praise" && understand(text, context).intent === "confirm";
  if (isYes) {
    const requests = heard.map((request) => ({
      ...request,
      command: { ...request.command, intent: "confirm" as const },
    }));
    return { stage: "mentions", requests };
  }
  const parleys = heard && !heard[1] && maybeNone(heard[0]!.command) ? understand(text, context) : null;
  if (parleys && OF_PARLEY.has(parleys.intent))
    return { stage: "what Parley does", requests: [{ text, command: parleys }] };
  if (heard) return { stage: "mentions", requests: judged(text, heard, context, true) };
  const read = requestsByRules(text, context);
  const [only, another] = read;
  // Rules that know the verb say more; those that do not would book what is to be changed.
  const isOther = only && !another && MISTAKEN.has(only.command.intent) && !only.command.aside;
  const changes = isOther ? heardUnknown(text, context) : undefined;
  return changes
    ? { stage: "an unknown meeting", requests: [changes] }
    : { stage: "rules", requests: judged(text, read, context, false) };
}

/** "Oh wait, Monday is a holiday, put it back": of what was just done, behind why. */
function takenBackBehind(message: string, context: Context): Request[] | undefined {
  const rest = context.awaiting === undefined && context.focus ? behindReason(message, context) : undefined;
  if (rest === undefined) return undefined;
  const isUndo = takenBack(rest, context) !== undefined || understand(rest, context).intent === "undo";
  return isUndo ? [{ text: message, command: plain("undo") }] : undefined;
}

/** "Forget it, cancel the gym instead", "laisse tomber, avec Camille plutôt": what is open goes, or has something else in it. */
function insteadOf(message: string, context: Context): Request[] | undefined {
  const rest = behindLetGo(message, context);
  if (rest === undefined) return undefined;
  const own = requestsOf(rest, withNothingOpen(context));
  const isSaid = ({ command: { intent, slots } }: Request) =>
    slots.target !== undefined || (intent === "create" && (slots.title ?? slots.attendees) !== undefined);
  const isNew = ({ command }: Request) => REQUESTS.has(command.intent) && command.unread === undefined;
  const isQuestion = ({ command: { intent, unread } }: Request) => intent === "query" && unread === undefined;
  if (own.every((one) => (isNew(one) && isSaid(one)) || isQuestion(one))) return [LET_GO, ...own];
  const amended = requestsOf(rest, context);
  const isOther = ({ command: { intent, slots, when } }: Request) =>
    intent !== "create" && !slots.target && (when !== null || slots.attendees !== undefined);
  return amended.every((one) => isNew(one) && isOther(one)) ? amended : undefined;
}

const LET_GO: Request = { text: "", command: plain("deny") };

/** "Ne me mets rien avant 10h", "deshaz lo último": no refusal and no question, but how Parley works and what it did. */
const MAYBE_NO_REQUEST: ReadonlySet<Command["intent"]> = new Set(["deny", "query"]);
/** "Remets-la" changes nothing about a meeting that it says. */
const maybeNone = ({ intent, slots, when }: Command) =>
  MAYBE_NO_REQUEST.has(intent) || (intent === "reschedule" && !when && Object.keys(slots).length === 0);
const OF_PARLEY: ReadonlySet<Command["intent"]> = new Set(["preference", "undo"]);

/** What rules make of a verb that they do not know. */
const MISTAKEN: ReadonlySet<Command["intent"]> = new Set(["create", "out_of_domain"]);

/** "Lunch with Tom on Friday at 12, and remind me an hour before": the booking, and what comes with it. */
function remindedOf(text: string, context: Context): Request[] | undefined {
  const beside = reminderBeside(text, context);
  if (!beside) return undefined;
  const [booking, another] = requestsOf(beside.before, context);
  return booking && !another && isBooking(booking.command)
    ? [booking, { text: beside.reminder, command: REMINDER_BESIDE }]
    : undefined;
}

function requestsByRules(text: string, context: Context): Request[] {
  const languages =
    text.length <= LONGEST_LIST ? languageCandidatesOf(text, context).map(({ book }) => requestWordsOf(book)) : [];
  for (const words of languages) {
    const requests = withoutSaidTwice(several(text, words, context) ?? twoBookings(text, words, context));
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
  /** "Book Anna tomorrow 10 and Tom tomorrow 11": who or what, and when, on either side. */
  twoBookings: RegExp;
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
  const { cancel, move, make, book, and, also, own, to, off = "(?!)", day, on, joins = "(?!)", it } = words;
  const ask = "(?:(?:please|pls|can you|could you|kun je|wil je|kannst du|peux-tu|puedes)\\s+)*";
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
    twoBookings: new RegExp(
      `^(\\W*${ask}(?:${book}))\\s+(.{3,100}?)(?:\\s*,)?\\s+(?:${and})\\s+(?:(?:${also})\\s+)?(.{3,100})$`,
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

function twoBookings(text: string, words: RequestWords, context: Context): Request[] | undefined {
  const [verb, first, second] = text.length < 200 ? groupsOf(cutsOf(words).twoBookings, text) : [];
  if (!verb) return undefined;
  const alone = withNothingOpen(context);
  const requests = [`${verb} ${first}`, `${verb} ${second}`].map((part) => ({
    text: part,
    command: understand(part, alone),
  }));
  return requests.every(isWholeBooking) ? requests : undefined;
}

/** What, or with whom, on a day at a time. A time alone may belong to the other booking. */
function isWholeBooking({ command: { intent, when, slots, manner } }: Request): boolean {
  const says = slots.title !== undefined || slots.attendees !== undefined;
  return intent === "create" && manner === undefined && when?.kind === "datetime" && says;
}

const REQUESTS = new Set<Command["intent"]>(["create", "cancel", "reschedule", "edit_attendees"]);

/** A request that could have been sent alone: a booking says when, a change says of what or "it". */
function standsAlone({ text, command: { intent, slots, when, manner } }: Request, words: RequestWords): boolean {
  if (manner) return true;
  if (!REQUESTS.has(intent)) return false;
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
