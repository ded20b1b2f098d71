import { bare } from "./bare";
import { CHANGES, type Command, type Context, isUnread, plain, type Request, type When, WRITES } from "./command";
import { conditionalRequests } from "./conditional";
import { type Stage, withConfidence } from "./confidence";
import { inItsLanguage, withNothingOpen } from "./contexts";
import { behindStory } from "./cover/behind-story";
import { judged } from "./cover/judge";
import { namedAndTimed } from "./cover/named-and-timed";
import { noteApart, noteSaid, withOwnNote } from "./cover/own-note";
import { readApart } from "./cover/read-apart";
import { besideRemarks, isOnlyRemark, withoutRemarks } from "./cover/remarks";
import { isHollow } from "./cover/unexplained";
import { withWholeName } from "./cover/whole-name";
import { isUnclear, saysAll, withoutAsides } from "./cover/without-asides";
import { withoutUnknown } from "./cover/without-unknown";
import { askedOfCalendar } from "./ear/asks-calendar";
import { deniedBehind } from "./ear/denied-behind";
import { hear } from "./ear/hear";
import { meetsAgain } from "./ear/meets-again";
import { isOfItsOwn, ownNames, wishesAnother } from "./ear/own-wish";
import { pastedIn } from "./ear/pasted";
import { questionBehind } from "./ear/question-behind";
import { questionTold } from "./ear/question-told";
import { behindLetGo, heardUnknown, heardWhole, joinsTable, letGo } from "./ear/read-message";
import { regretted } from "./ear/regretted";
import { isBooking, REMINDER_BESIDE, reminderBeside } from "./ear/reminder-beside";
import { WRITE_VERBS } from "./ear/segment";
import { heardSeries } from "./ear/series";
import { withSeriesEnd } from "./ear/series-end";
import { contentOf, isKnown } from "./ear/slots";
import { besideKept, staysPut } from "./ear/stays-put";
import { behindReason, goneBehind, takenBack } from "./ear/taken-back";
import { UNSURE, type Unit } from "./ear/unit";
import { isDated } from "./ear/unit-times";
import { has } from "./ear/units-in";
import { withElisions } from "./elisions";
import { lengthOfOpen } from "./length-of-open";
import { splitByRules } from "./split-by-rules";
import { summaryAsked } from "./summary-asked";
import { fold } from "./text";
import { tidied } from "./tidied";
import { tellsPreference, understand } from "./understand";

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
export function readInStages(typed: string, given: Context): ReadBy {
  const within = inItsLanguage(typed, given);
  const message = withElisions(tidied(typed, within), within);
  const isOpen = within.awaiting !== undefined || within.focus === true;
  const besides = isOpen && joinsTable(message, within) && { besides: true as const };
  const own = ofItsOwn(message, within);
  if (own)
    return {
      ...own,
      requests: own.requests.map(({ text, command }) => ({ text, command: { ...command, ...besides } })),
    };
  const noted = withNoteSaid(message, within);
  if (noted) return inParts(message, within, noted) ?? noted;
  const first = readOnce(message, within);
  const back = first.requests.every((one) => isLost(one, message, within)) ? regretted(message, within) : undefined;
  const read: ReadBy = back
    ? { stage: "mentions", requests: [{ text: message, command: back }] }
    : (inParts(message, within, first) ?? besideUnknown(message, within, besideTold(message, within, first)));
  const { stage } = read;
  return {
    stage,
    requests: inWholeWords(message, within, read).map(({ text, command }) => ({
      text,
      command: { ...withConfidence(lengthOfOpen(command, text, within), stage), ...besides },
    })),
  };
}

/** Requests that the message as a whole has lost one of, each by itself. */
function inParts(message: string, within: Context, { requests }: ReadBy): ReadBy | undefined {
  const apart = readApart(message, within, requests, (text, alone) => readInStages(text, alone).requests);
  return apart && { stage: "mentions", requests: apart };
}

/** The one request of a message by the whole name that was said, with what is a note of it. */
function inWholeWords(message: string, within: Context, { stage, requests }: ReadBy): Request[] {
  const [only, another] = requests;
  if (!only || another || stage === "a pasted mail") return requests;
  const named = withOwnNote(withWholeName(only.command, message, within), message, within);
  return [{ ...only, command: besideNote(named, message, within) }];
}

/** "Plumber tomorrow at 8, note: key next door": a booking, and what is said to be its note. */
function withNoteSaid(message: string, within: Context): ReadBy | undefined {
  const apart = within.awaiting === undefined ? noteSaid(message) : undefined;
  const { stage, requests } = apart ? readInStages(apart.text, within) : {};
  const [only, another] = requests ?? [];
  if (!apart || !stage || !only || another || only.command.intent !== "create" || only.command.manner) return undefined;
  const { slots } = only.command;
  return { stage, requests: [{ text: message, command: { ...only.command, slots: { ...slots, note: apart.note } } }] };
}

/** Nothing sure, and nobody named; what is called off may be what was spoken of. */
const isLost = ({ command }: Request, message: string, within: Context) =>
  isUnclear(command, message, within) &&
  command.slots.attendees === undefined &&
  (command.intent !== "cancel" || command.unread !== undefined || command.slots.target !== undefined);

/**
 * What is in doubt for its last clause alone, and would be a meeting of one's own without it, has that as its note; so has
 * what words of that clause are a note of already, while others of it have become its place or a part of its name.
 */
function besideNote(command: Command, message: string, within: Context): Command {
  const { intent, idle, slots: made } = command.perhaps ?? command;
  const isOpen = command.perhaps !== undefined || command.unread !== undefined || made.note !== undefined;
  const isDoubted = intent === "create" && (!idle || command.perhaps !== undefined) && isOpen;
  const apart = isDoubted ? noteApart(message, within) : undefined;
  const [only, another] = apart ? readInStages(apart.text, within).requests : [];
  if (!apart || !only || another || only.command.intent !== "create") return command;
  // Which of two days is meant is asked all the same.
  const { either: _, ...meant } = only.command;
  if (!saysAll({ ...meant, question: null }, within)) return command;
  const { slots } = only.command;
  const isOwn = slots.title !== undefined && !slots.attendees && !slots.unnamed && !slots.note;
  return isOwn ? { ...only.command, slots: { ...slots, note: apart.note } } : command;
}

/**
 * While something else is open, or was just declined: new meetings, each with a name and a time of its own, or said to be a
 * meeting, as if nothing were.
 */
function ofItsOwn(message: string, within: Context): ReadBy | undefined {
  if (within.awaiting === undefined && !within.declined) return undefined;
  const { names, isMeeting } = ownNames(message, within);
  const { declined, ...fresh } = withNothingOpen(within);
  if (declined ? !isMeeting : names.length === 0) return undefined;
  const { stage, requests } = readInStages(message, fresh);
  const isOwn = requests.every(({ command }) =>
    declined
      ? isAnyMeeting(command)
      : isOfItsOwn(command.unread === undefined ? (command.perhaps ?? command) : command, names, within),
  );
  return isOwn
    ? { stage, requests: requests.map(({ text, command }) => ({ text, command: { ...command, anew: true } })) }
    : undefined;
}

/** "Meeting Thursday at 10": all that is said of it is when. */
const isAnyMeeting = ({ intent, manner, unread, slots, when }: Command) =>
  intent === "create" && !manner && unread === undefined && !slots.target && when?.kind === "datetime";

const readOnce = (message: string, within: Context): ReadBy =>
  ofCalendar(message, within, intoFreeTime(message, within, firstStage(message, within)));

/** A question that was not understood, that was taken for a change, or that lost what it is about: what it names is told. */
function ofCalendar(message: string, within: Context, read: ReadBy): ReadBy {
  const commands = read.requests.map(({ command }) => command);
  // "And Becca should be in it too", behind a question
  const isToCome = has(hear(message, within)?.units ?? [], "too", "act:invite");
  const isEdit = isToCome && commands.every(({ intent, unread }) => intent === "edit_attendees" && !unread);
  const isOfAll = ({ intent, manner, unread }: Command) =>
    intent === "cancel" && manner === "every" && unread === undefined;
  const isMisread = (command: Command) =>
    command.aside === undefined && MISREAD.has(command.intent) && !isOfAll(command);
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
    if (!only || more || !WRITES.has(only.command.intent) || !saysAll(only.command, within)) continue;
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
      const isRequest = only && WRITES.has(only.command.intent) && only.command.intent !== "edit_attendees";
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
  if (has(hear(message, within)?.units ?? [], "act:move")) return read;
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
  const back =
    takenBack(bare(message, context), context) ??
    takenBack(message, context) ??
    takenBackBehind(message, context) ??
    goneBehind(message, context);
  if (back) return { stage: "mentions", requests: back };
  const instead = insteadOf(message, context);
  if (instead) return { stage: "mentions", requests: instead };
  const beside = changedBesideKept(message, context);
  if (beside) return { stage: "mentions", requests: beside };
  const put = staysPut(message, context);
  if (put) return { stage: "mentions", requests: [{ text: message, command: put }] };
  const gone = letGo(message, context);
  if (gone) return { stage: "mentions", requests: gone };
  const denied = deniedBehind(message, context, (rest) => requestsOf(rest, context));
  // Asked last: it reads the message by the older rules, and hardly any is a no behind what was done.
  if (denied && !OF_UNDO.has(understand(message, context).intent)) return { stage: "mentions", requests: denied };
  const summary = summaryAsked(message, context);
  if (summary) return { stage: "what meetings came to", requests: [{ text: message, command: summary }] };
  const kind = bare(message, context);
  // "Thanks, add it to my calendar" is about what was spoken of.
  const text = kind !== message && summaryAsked(kind, context) ? message : kind;
  const reminded = remindedOf(text, context);
  if (reminded) return { stage: "a reminder beside a booking", requests: reminded };
  const asked = askedBehind(text, context);
  if (asked) return { stage: "mentions", requests: asked };
  const told = context.awaiting === undefined ? toldQuestion(text, context) : undefined;
  if (told) return { stage: "mentions", requests: told };
  const conditional = conditionalRequests(text, context, requestsOf);
  if (conditional) return { stage: "a condition", requests: conditional };
  const again = meetsAgain(text, context);
  if (again) return { stage: "mentions", requests: [{ text, command: again }] };
  const heard = heardWhole(text, context);
  // "Ik werk van 9 tot 5": what holds from now on is no meeting.
  const made = heard?.length === 1 && heard[0]?.command.intent === "create" ? heard[0].command : undefined;
  // "Je suis à New York de lundi à mercredi": where somebody is for some days, by a clock that they name.
  // "…, put it in" is for the calendar.
  const isPutIn = made !== undefined && has(hear(text, context)?.units ?? [], "act:create");
  const isTravel = made?.slots.allDay === true && !isPutIn && understand(text, context).intent === "preference";
  const isUsual = made !== undefined && (isTravel || tellsPreference(text, context));
  if (isUsual) return { stage: "what Parley does", requests: [{ text, command: understand(text, context) }] };
  // "Yes, perfect" is kind, "vale, adelante" moves nothing: each a yes where something was asked.
  const mayBeYes = heard?.[0]?.command.aside === "praise" || (heard?.length === 1 && isEmptyMove(heard[0]!.command));
  const isYes = mayBeYes && understand(text, context).intent === "confirm";
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
  // "Class Mondays at 7pm, 8 weeks"
  const isLong = heard?.some(({ command: { slots } }) => (slots.durationMinutes ?? 0) >= A_WEEK_MINUTES);
  const series = !heard || isLong ? heardSeries(text, context) : undefined;
  if (heard && !series) return { stage: "mentions", requests: judged(text, heard, context, true) };
  if (series) return { stage: "mentions", requests: [series] };
  const read = splitByRules(text, context);
  const [only, another] = read;
  // Rules that know the verb say more; those that do not would book what is to be changed.
  const isOther = only && !another && MISTAKEN.has(only.command.intent) && !only.command.aside;
  const changes = isOther ? heardUnknown(text, context) : undefined;
  if (changes) return { stage: "an unknown meeting", requests: [changes] };
  const byRules = judged(text, read, context, false).map((one) => ({
    ...one,
    command: withSeriesEnd(one.command, another ? one.text : text, context),
  }));
  return { stage: "rules", requests: byRules };
}

const A_WEEK_MINUTES = 7 * 24 * 60;

/** "I need to know if I'm free on Friday at 3": the question that is told, where it is understood. */
function toldQuestion(message: string, context: Context): Request[] | undefined {
  const question = questionTold(message);
  // "I was wondering whether we might take the vet off": a wish, and no question.
  const isWish = question !== undefined && has(hear(message, context)?.units ?? [], ...WRITE_VERBS);
  const asked = question === undefined || isWish ? [] : requestsOf(question, context);
  const isAsked = ({ command: { intent, slots, when, unread, confidence } }: Request) =>
    (intent === "query" || intent === "find_slot") &&
    unread === undefined &&
    confidence > UNSURE &&
    (when !== null || slots.target !== undefined || context.focus === true);
  return asked.length > 0 && asked.every(isAsked) ? asked.map((one) => ({ ...one, text: message })) : undefined;
}

/** "Don't move the dentist, only the budget review: to 4": that one. */
function changedBesideKept(message: string, context: Context): Request[] | undefined {
  const rest = besideKept(message, context);
  const requests = rest === undefined ? undefined : requestsOf(rest, context);
  const isChange = ({ command }: Request) => CHANGES.has(command.intent) && saysAll(command, context);
  return requests?.every(isChange) ? requests : undefined;
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
  const isNew = ({ command }: Request) => WRITES.has(command.intent) && command.unread === undefined;
  const isQuestion = ({ command: { intent, unread } }: Request) => intent === "query" && unread === undefined;
  if (own.every((one) => (isNew(one) && isSaid(one)) || isQuestion(one))) return [LET_GO, ...own];
  const amended = requestsOf(rest, context);
  const isOther = ({ command: { intent, slots, when } }: Request) =>
    intent !== "create" && !slots.target && (when !== null || slots.attendees !== undefined);
  return amended.every((one) => isNew(one) && isOther(one)) ? amended : undefined;
}

const OF_UNDO: ReadonlySet<Command["intent"]> = new Set(["undo", "help"]);

const LET_GO: Request = { text: "", command: plain("deny") };

/** "Ne me mets rien avant 10h", "deshaz lo último": no refusal and no question, but how Parley works and what it did. */
const MAYBE_NO_REQUEST: ReadonlySet<Command["intent"]> = new Set(["deny", "query"]);
/** "Remets-la" changes nothing about a meeting that it says. */
const maybeNone = (command: Command) => MAYBE_NO_REQUEST.has(command.intent) || isEmptyMove(command);
const isEmptyMove = ({ intent, slots, when }: Command) =>
  intent === "reschedule" && !when && Object.keys(slots).length === 0;
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

/** "Cancel the dentist tomorrow and tell me what else is on": what is to be done, and a question about that day. */
function askedBehind(text: string, context: Context): Request[] | undefined {
  const { before, question } = questionBehind(text, context) ?? {};
  const done = before ? requestsOf(before, context) : [];
  const isDone = ({ command: { intent, unread, perhaps } }: Request) => WRITES.has(intent) && !unread && !perhaps;
  const last = done.at(-1)?.command;
  if (!last || !question || !done.every(isDone)) return undefined;
  const { units = [] } = hear(question, context) ?? {};
  if (units.some(isDated)) return [...done, ...requestsOf(question, withNothingOpen(context))];
  const times = [last.when, last.slots.target?.when].flatMap((time) => time?.start ?? []);
  const day = times.find((start) => /^\d{4}-/.test(start))?.slice(0, 10);
  // Of a day that only the calendar knows.
  if (!day)
    return done.map(({ text, command }) => ({ text, command: { ...command, confidence: UNSURE, unread: question } }));
  const when: When = { kind: "date", start: day, end: null, part: null, grain: "day", text: question };
  return [...done, { text: question, command: { ...plain("query"), when } }];
}
