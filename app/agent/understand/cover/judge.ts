import { CHANGES, type Command, type Context, isUnread } from "../command";
import { beyondIn, isOrder, unsupportedIn } from "../ear/asides";
import { clausesOf } from "../ear/clauses";
import { meetingsCalled } from "../ear/gazetteer";
import { hear } from "../ear/hear";
import type { Role } from "../ear/lexicon";
import { newSeries } from "../ear/new-series";
import { placeInstead } from "../ear/other-place";
import { onSameDay, settle, whenOf } from "../ear/said-times";
import { asks } from "../ear/segment";
import { namedIn } from "../ear/slots";
import { type Heard, isPhrase, isTime, textOf, UNSURE, type Unit } from "../ear/unit";
import { has, wholeNamesIn } from "../ear/units-in";
import { listOf } from "../ear/word-lists";
import { hereOf } from "../grammar/parse";
import { capitalise } from "../grammar/titles";
import { takeLimits } from "../manners/conditions";
import { fold, foldedWords, readText } from "../text";
import { clearestPart, isComplete, isDeed } from "./clearest-part";
import { doubtsOf, otherReading } from "./doubts";
import { idleOf, strayNames } from "./idle-words";
import { unableBeside, withLeftByFrames } from "./left-by-frames";
import { meantOtherwise, pointedAt } from "./meant-otherwise";
import { isCalledSo, plainlyNamed } from "./plainly-named";
import { isHollow, type Leftovers, leftoversOf, overrunTitle, unexplained } from "./unexplained";

interface Read {
  text: string;
  command: Command;
}

/**
 * What rules have made of a message, judged by its words before anything is shown for a yes: a request that leaves a word
 * of importance out, or that its words do not bear, is a question.
 *
 * @param isWhole frames have read it, which answer for the words that they leave aside
 */
export function judged<W extends Read>(message: string, read: readonly W[], context: Context, isWhole: boolean): W[] {
  const heard = hear(message, context);
  if (!heard) return [...read];
  const requests = weighed(message, heard, read, context, isWhole).map((request) => ({
    ...request,
    command: withUnseen(request.command, heard),
  }));
  const [only, another] = requests;
  const isAlone = only !== undefined && !another && context.awaiting === undefined;
  const unable = isAlone ? unableBeside(only.command, heard) : undefined;
  if (only && unable) return [only, { ...only, command: unable }];
  if (isAlone) {
    const told = withLeftByFrames(only.command, heard, isWhole);
    if (told !== only.command) return [{ ...only, command: told }];
  }
  const named = isAlone ? (pointedAt(only.command, heard) ?? plainlyNamed(only.command, heard)) : undefined;
  return only && named ? [{ ...only, command: named }] : requests;
}

/** "New patient tomorrow at 10": in front of a word that nobody knows it is part of the name. */
function withUnseen(command: Command, { units, ground: { text, lexicon } }: Heard): Command {
  const { title } = command.slots;
  const n = units.findIndex(({ start }) => title !== undefined && fold(text.said).startsWith(fold(title), start));
  const [before, first] = [units[n - 1], units[n]];
  const isNew = isPhrase(before, "filler") && listOf(lexicon.words.unseen).has(textOf(before));
  if (command.intent !== "create" || title === undefined || first?.kind !== "word" || !before || !isNew) return command;
  const whole = text.said.slice(before.start, first.start + title.length);
  return { ...command, slots: { ...command.slots, title: capitalise(whole) } };
}

function weighed<W extends Read>(
  message: string,
  heard: Heard,
  read: readonly W[],
  context: Context,
  isWhole: boolean,
): W[] {
  const requests = doubtless(message, heard, read, context, isWhole);
  // What frames have left aside themselves they ask about.
  if (isWhole && read.some(({ command }) => command.unread !== undefined)) return requests;
  const [only, another] = requests;
  const isUnclear = another
    ? !isWhole &&
      requests.length > heard.units.filter(asks).length &&
      requests.some(({ command }) => isUnknown(command, heard))
    : only && !isWhole && only.command.either !== undefined && heard.readings.length === 1
      ? true
      : only &&
        (only.command.unread !== undefined
          ? !only.command.other
          : isUnread(only.command) ||
            (!context.focus && isOpenEnded(only.command, heard)) ||
            (!isWhole && isBesideDeed(only.command, heard)));
  if (!only || !isUnclear || context.awaiting !== undefined) return requests;
  const { said } = readText(message);
  // What frames have made of all of it says more than a part of it.
  const isMeant = isWhole && !another && only.command.slots.target !== undefined;
  const isOther = !another && !isWhole;
  const whole = isOther ? bestOf(heard) : null;
  const part = isMeant
    ? undefined
    : ((whole?.unread !== undefined && isCalledSo(whole) ? whole : clearestPart(heard, said, context)) ??
      (isOther ? inOtherWords(only, heard) : undefined));
  // "Running 30 behind. Push the others back too": what shall be done beside what is told is not passed over.
  const deed = isBesideDeed(only.command, heard) ? heard.units.find(isDeed) : undefined;
  if (!part && !another && deed && only.command.intent === "running_late") {
    const clause = clausesOf(heard.units).find((one) => one.includes(deed)) ?? [deed];
    const unread = said.slice(deed.start, clause.at(-1)?.end);
    return [{ ...only, command: { ...only.command, confidence: UNSURE, unread } }];
  }
  if (!part) return requests.map((request) => ({ ...request, command: withUnknown(request.command, heard, said) }));
  const asked = isUnread(only.command) && part.unread !== undefined ? { ...only.command, perhaps: part } : part;
  return [{ ...only, command: asked }];
}

/** A change of a meeting that nobody knows, where meetings are known. */
const isUnknown = (command: Command, heard: Heard) =>
  heard.ground.gazetteer.meetings.length > 0 &&
  CHANGES.has(command.intent) &&
  command.slots.target?.title !== undefined &&
  !isComplete(command, heard, true);

/** A change of nothing, or a time that cannot be, of more than one sentence: another of them may say it. */
const isOpenEnded = ({ intent, slots, when }: Command, { units, aside }: Heard) =>
  WRITES_OR_MAKES.has(intent) &&
  (aside.length > 0 || clausesOf(units).length > 1) &&
  (when?.kind === "unresolved" || (intent !== "create" && slots.target === undefined));

/** "My train was 40 minutes late. Anyway, book Lena": read as something that is told in front of what is to be done. */
const isBesideDeed = ({ intent, slots }: Command, { units }: Heard) =>
  (intent === "running_late" || intent === "find_slot" || intent === "query") &&
  slots.preference === undefined &&
  clausesOf(units)
    .slice(1)
    .some((clause) => clause.some(isDeed));

/** The frames' own reading of a new meeting where other rules are torn, or leave more words aside. */
function inOtherWords({ command: { intent, when, either } }: Read, heard: Heard): Command | undefined {
  // Where nobody is known every name is a word that is left.
  const best = intent === "create" && heard.ground.gazetteer.people.length > 0 ? bestOf(heard) : null;
  // "Prep for Q3": a name was read as a time.
  const isOfName = heard.units.some(
    (unit) =>
      unit.kind === "label" && /^[qt][1-4]$/i.test(unit.text) && fold(when?.text ?? "").includes(fold(unit.text)),
  );
  return best && (either !== undefined || isOfName || best.when?.start === when?.start) ? best : undefined;
}

/** Of what nothing reads, and what speaks of an hour or of somebody, the words that are not known. */
function withUnknown(command: Command, { units }: Heard, said: string): Command {
  const isOfMeetings = units.some((unit) =>
    unit.kind === "time" ? unit.found.time.point.clock : unit.kind === "shift" || unit.kind === "person",
  );
  const unknown = units.filter(({ kind }) => kind === "word" || kind === "number" || kind === "label");
  if (!isUnread(command) || command.unread !== undefined || !isOfMeetings || unknown.length === 0) return command;
  const unread = unknown.slice(0, 3).map(({ start, end }) => said.slice(start, end));
  return { ...command, confidence: UNSURE, unread: unread.join(", ") };
}

/** One of several requests by itself. "Could you note A and cancel B?": the plea in front is of all of them. */
function ofOne(text: string, { units }: Heard, context: Context): { heard: Heard | null; text: string } {
  const isPlea =
    isPhrase(units[0], "courtesy") && units.some((unit) => isPhrase(unit, "act:create", "act:move", "act:cancel"));
  const own = isPlea ? text.replace(/[\s?]+$/, "") : text;
  return { heard: hear(own, context), text: own };
}

/** Each request with what speaks against it as `unread`. */
function doubtless<W extends Read>(
  message: string,
  heard: Heard,
  read: readonly W[],
  context: Context,
  isWhole: boolean,
): W[] {
  const able = withoutBeyond(heard, read, context);
  const requests = isWhole ? able : checked(message, heard, able, context);
  const isListed = isWhole && heard.readings.length === requests.length && heard.readings.every((one) => one.isListed);
  if (isListed || requests.some(({ command }) => command.unread !== undefined || command.perhaps || command.aside))
    return requests;
  const judgedOnes = requests.map((request) => {
    const own = requests.length === 1 ? { heard, text: message } : ofOne(request.text, heard, context);
    const { said } = readText(own.text);
    if (own.heard && isPlacedSo(own.heard, request.command, context)) return request;
    const stray = own.heard && requests.length === 1 ? strayNames(own.heard, request.command) : [];
    const against = own.heard ? doubtsOf(own.heard, request.command, said, context, isWhole) : [];
    const all = withoutLimits([...new Set([...against, ...stray])], request.command, own.text);
    // "Owen comes in Friday 9:15, and the consult goes to 10:30": beside a request it is one as well.
    const doubts = requests.length > 1 ? all.filter((unit) => !isComing(unit, own.heard?.units ?? [])) : all;
    if (!own.heard || doubts.length === 0) return request;
    const words = [...new Set(doubts.map(({ start, end }) => said.slice(start, end)).filter(Boolean))];
    const unread = words.slice(0, 3).join(", ");
    const other = requests.length === 1 ? otherReading(request.command, own.heard, doubts) : undefined;
    const { when: _, ...answer } = request.command;
    const idle = other ? undefined : idleOf(doubts, own.heard.units, said, request.command.intent);
    const isLost = context.awaiting !== undefined && !(idle && doubts.every((unit) => stray.includes(unit)));
    const command = isLost ? { ...answer, when: null } : request.command;
    const doubted = { ...command, confidence: UNSURE, unread, ...(other && { other }), ...(idle && { idle }) };
    return { ...request, command: doubted };
  });
  return isTangled(judgedOnes, heard)
    ? judgedOnes.map((request) => ({
        ...request,
        command: { unread: request.text, ...request.command, confidence: UNSURE },
      }))
    : judgedOnes;
}

/** "No en el Central, en el bar": where something is instead of where it was, which takes all of the words. */
const isPlacedSo = ({ units, ground, here }: Heard, { slots: { location } }: Command, { awaiting, focus }: Context) =>
  location !== undefined &&
  placeInstead(units, ground, { here, awaiting, focus: focus === true })?.command.slots.location === location;

/** "Give my accountant access to my calendar": no change of a meeting that there is, but what cannot be done here. */
function withoutBeyond<W extends Read>(heard: Heard, read: readonly W[], { focus }: Context): W[] {
  const [only, another] = read;
  const what = only && !another ? beyondIn(heard.units, heard.ground) : null;
  return only && what && mayBeBeyond(only.command, what, heard, focus)
    ? [{ ...only, command: asAside(only.command, what) }]
    : [...read];
}

function mayBeBeyond(command: Command, what: Command["aside"], heard: Heard, focus: boolean | undefined): boolean {
  const { intent, when, manner, slots } = command;
  if (command.aside || slots.preference || slots.target?.told || (manner && intent !== "query")) return false;
  // "Make an event Friday night: check the weather"
  const at = (role: Role | "time") =>
    heard.units.findIndex((unit) => unit.kind === role || isPhrase(unit, role as Role));
  const isMade = at("act:create") >= 0 && at("act:create") < at("time") && at("time") < at("no:other");
  if (intent === "create") return what === "share" || (when?.grain !== "minute" && !(isMade && when));
  return MAY_BE_BEYOND.has(intent) && !isComplete(command, heard, focus);
}

const MAY_BE_BEYOND = new Set<Command["intent"]>([
  ...(["out_of_domain", "query", "find_slot", "cancel", "reschedule", "edit_attendees"] as const),
]);

const asAside = (command: Command, aside: NonNullable<Command["aside"]>): Command => ({
  ...command,
  intent: "out_of_domain",
  slots: {},
  when: null,
  aside,
});

/** "Not mornings", "anything but Friday": words of what the time must not be are understood. */
function withoutLimits(units: readonly Unit[], { slots: { limits } }: Command, message: string): readonly Unit[] {
  if (!limits || units.length === 0) return units;
  const { said, folded } = readText(message);
  const rest = takeLimits(said, folded, 1)?.rest;
  if (rest === undefined) return units;
  const words = fold(rest).split(/[\s,]+/);
  return units.filter((unit) => words.includes(textOf(unit)));
}

/** "Book Tom and Kim, scratch Kim", "drop this and move that, no, other way round": what is taken back may be any of it. */
function isTangled(requests: readonly Read[], { units }: Heard): boolean {
  const at = units.findIndex((unit, n) => n > 0 && isPhrase(unit, "repair") && !isPhrase(unit, "courtesy", "weak"));
  const people = requests.flatMap(({ text }) =>
    [...new Set(units.flatMap((unit) => (unit.kind === "person" ? [fold(unit.said)] : [])))].filter((name) =>
      fold(text).includes(name),
    ),
  );
  const isTwice = new Set(people).size < people.length;
  return requests.length > 1 && at > 0 && (isTwice || requests.some(({ command }) => command.unread !== undefined));
}

/** What stands beside the slots of requests that other rules than the frames have read. */
function checked<W extends Read>(message: string, heard: Heard, read: readonly W[], context: Context): W[] {
  const { said } = readText(message);
  // "Cancel everything today and book a call with Mia": she comes to the call.
  const ownOf = ({ text }: W) => (read.length > 1 ? (hear(text, context) ?? heard) : undefined);
  const requests = read.map((request) => ({
    ...request,
    command: meantOtherwise(withPeople(request.command, heard, ownOf(request)), heard, said, context),
  }));
  const commands = requests.map(({ command }) => command);
  const [only, another] = requests;
  const isOther =
    only && !another && (!isPlaced(only.command) || isOrder(heard.units) || isTitledSo(only.command, heard.units));
  const what = isOther ? unsupportedIn(heard.units) : null;
  const isOpen = only && !another && isUnread(only.command);
  const series = only && !another && !what && !context.awaiting ? newSeries(heard, only.command) : undefined;
  if (only && series) return [{ ...only, command: series }];
  const best = isOpen && !what && !context.awaiting ? bestOf(heard) : null;
  if (best && only) {
    const isWhole = best.unread === undefined;
    return [{ ...only, command: isWhole ? best : { ...only.command, perhaps: best } }];
  }
  if (what && only) return [{ ...only, command: asAside(only.command, what) }];
  const overrun = only && !another ? overrunTitle(only.command, heard.units, said) : null;
  // What holds no title, or a word or two, may answer what is open.
  const isAnswer = context.awaiting !== undefined && (overrun?.title === "" || heard.units.length <= SHORTEST_REQUEST);
  // "Ne Quatsch, halb neun" is no name, and what is open is then.
  if (only && isAnswer && only.command.when && isHollowNew(only.command, heard.units)) {
    const { title: _, ...slots } = only.command.slots;
    return [{ ...only, command: { ...only.command, intent: "reschedule", slots } }];
  }
  if (only && overrun && !isAnswer) {
    const { title: _, ...slots } = only.command.slots;
    const named = overrun.title === "" ? slots : { ...slots, title: overrun.title };
    return [{ ...only, command: { ...only.command, slots: named, confidence: UNSURE, unread: overrun.rest } }];
  }
  const left =
    takenBack(heard, requests.length) ??
    stays(heard, commands) ??
    notBeside(heard, commands) ??
    leftoversOf(heard.units, commands, said, hereOf(context), context.awaiting !== undefined);
  if (!left) return withKind(requests, heard);
  const unread = [...left.words, ...(left.time ? [left.time.text] : [])].slice(0, 3).join(", ");
  return requests.map((request) => ({
    ...request,
    command: doubted(request.command, left, unread, context, requests.length === 1),
  }));
}

/** With those who are named, and somebody new where it is all that is asked for. @param own of one of several requests */
function withPeople(command: Command, heard: Heard, own?: Heard): Command {
  const named = withKnownTarget(withNames(withoutVerb(command, heard), heard), heard);
  return own ? withCompany(named, own) : withStranger(withCompany(named, heard), heard);
}

/** "Apúntame cita con el dentista": the verb that asks for it is no part of its name, which may stand behind. */
function withoutVerb(command: Command, { units }: Heard): Command {
  const { title, ...slots } = command.slots;
  const owned = command.intent === "create" && title !== undefined ? behindHaving(title, units) : undefined;
  if (owned) return { ...command, slots: { ...slots, title: capitalise(owned) } };
  const verb = units.find((unit) => unit.kind !== "stop" && !isPhrase(unit, "courtesy"));
  const said = verb?.kind === "phrase" && isVerbAlone(verb) ? `${verb.text} ` : undefined;
  if (command.intent !== "create" || title === undefined || !said || !fold(title).startsWith(said)) return command;
  const rest = title.slice(said.length);
  const isHollowRest = units.some((unit) => isPhrase(unit, "hollow") && textOf(unit) === fold(rest));
  const [kind, another] = units.filter((unit) => isPhrase(unit, "kinds") && !isPhrase(unit, "hollow"));
  const name = isHollowRest && kind && !another ? textOf(kind) : rest;
  return { ...command, slots: { ...slots, title: capitalise(name) } };
}

/** "J'ai un show": of a name that begins so, what one has. */
function behindHaving(title: string, units: readonly Unit[]): string | undefined {
  const from = units.findIndex((unit) => isPhrase(unit, "subject") && fold(title).startsWith(textOf(unit)));
  if (from < 0 || !isPhrase(units[from + 1], "weak")) return undefined;
  const to = units.findIndex((unit, n) => n > from + 1 && !isPhrase(unit, "filler"));
  const [first, name] = [units[from], units[to]];
  const rest = first && name?.kind === "word" ? title.slice(name.start - first.start) : "";
  return fold(rest).startsWith(textOf(name)) && rest !== "" ? rest : undefined;
}

const isVerbAlone = ({ roles }: Extract<Unit, { kind: "phrase" }>) =>
  roles.includes("act:create") && roles.every((role) => role.startsWith("act:"));

/** Says of somebody that they come, in front of when. */
function isComing(unit: Unit, units: readonly Unit[]): boolean {
  const n = units.indexOf(unit);
  const isOf = units[n - 1]?.kind === "person" && units[n + 1]?.kind === "time";
  return isOf && isPhrase(unit, "goes", "comesIn", "planned");
}

/** "Put a zoom link in the tasting": all that it would be called is a thing that cannot be made here. */
const isTitledSo = ({ slots: { title = "" } }: Command, units: readonly Unit[]) =>
  units.some(
    (unit) => unit.kind === "phrase" && unit.text === fold(title) && unit.roles.some((role) => role.startsWith("no:")),
  );

const isHollowNew = ({ intent, slots: { title, attendees, location } }: Command, units: readonly Unit[]) =>
  intent === "create" && title !== undefined && !attendees && location === undefined && isHollow(title, units);

const SHORTEST_REQUEST = 3;

/** "Setz mich mit Zed zusammen": where somebody comes, words that name nothing are no title and no part of a name. */
function withNames(command: Command, { units, ground }: Heard): Command {
  const { attendees, title, ...slots } = command.slots;
  if (command.intent !== "create" || !attendees) return command;
  const saidOf = ({ start, end }: Unit) => ground.text.said.slice(start, end);
  // "She's fine with anything after that"
  const isThing = (name: string) =>
    units.some((unit) => isPhrase(unit, "planned") && unit.kind === "phrase" && unit.text === fold(name));
  const somebody = attendees.filter((name) => !isThing(name));
  if (somebody.length === 0) return { ...command, slots: { ...slots, ...(title !== undefined && { title }) } };
  const named = somebody.map((name) => {
    // "Big Dave"
    const known = units.find((unit) => unit.kind === "person" && fold(saidOf(unit)) === fold(name));
    if (known?.kind === "person") return known.whole;
    const words = name.split(" ");
    // "Zet … erin": the end of a verb.
    const isEnd = (word: string) =>
      units.some((unit) => isPhrase(unit, "filler") && textOf(unit) === "" && saidOf(unit) === word);
    const last = words.findLastIndex((word) => !isHollow(word, units) && !isEnd(word));
    return last < 0 ? name : words.slice(0, last + 1).join(" ");
  });
  const isNamed = title !== undefined && !isHollow(title, units);
  return { ...command, slots: { ...slots, ...(isNamed && { title }), attendees: named } };
}

/** "An hour with Will next week, mornings only": a time is looked for with whom the mentions name, whatever else was read. */
function withCompany(command: Command, heard: Heard): Command {
  const { attendees: known, limits } = command.slots;
  const isOpen = command.intent === "find_slot" || (command.intent === "create" && limits !== undefined);
  if (command.manner === "every") return ofCompany(command, heard);
  if (!isOpen || known) return command;
  const attendees = companyIn(heard);
  return attendees.length > 0 ? { ...command, slots: { ...command.slots, attendees } } : command;
}

/** "Lunch at 12 Main Street with Zara Blake", "met Thijs van Loon": behind "with" and unknown, somebody new comes to it. */
function withStranger(command: Command, { units, ground: { text } }: Heard): Command {
  const { attendees, unnamed, title, location } = command.slots;
  const at = units.findIndex((unit, n) => unit.kind === "word" && isPhrase(units[n - 1], "with"));
  if (command.intent !== "create" || at < 0 || attendees || unnamed) return command;
  const isName = (unit: Unit | undefined) => unit?.kind === "word" && /^\p{L}/u.test(unit.text);
  const isParticle = (n: number) =>
    isPhrase(units[n], "filler") && textOf(units[n]).length <= LONGEST_PARTICLE && isName(units[n + 1]);
  let to = at + 1;
  while (to < units.length && to - at < LONGEST_NAME && (isName(units[to]) || isParticle(to))) to++;
  const name = text.said.slice(units[at]!.start, units[to - 1]!.end);
  const isSaid = (said: string) => fold(said).includes(fold(textOf(units[at])));
  if ([title, location].some((said) => said && isSaid(said))) return command;
  return { ...command, slots: { ...command.slots, attendees: [name] } };
}

const [LONGEST_NAME, LONGEST_PARTICLE] = [4, 3];

/** "Owen is ill, cancel everything with him": of all meetings those with whoever is named. */
function ofCompany(command: Command, heard: Heard): Command {
  const { target } = command.slots;
  const another = heard.units.findIndex((unit, n) => n > 0 && isPhrase(unit, "act:create"));
  const rest = heard.units.slice(another);
  // "… and put in a call with Mia tomorrow at 10", which was not read
  if (command.intent === "cancel" && another > 0 && rest.some(isTime))
    return { ...command, confidence: UNSURE, unread: heard.ground.text.said.slice(rest[0]?.start) };
  const named = target?.attendees ? [] : companyIn(heard);
  const attendees = target?.attendees || named.length > 0 ? named : ownersIn(heard);
  return attendees.length > 0 ? { ...command, slots: { ...command.slots, target: { ...target, attendees } } } : command;
}

/** "Owen is ill, cancel all his meetings": the one person who was named in front of it. */
function ownersIn({ units }: Heard): string[] {
  const whose = units.findIndex(
    (unit, n) => isPhrase(unit, "theirs") || (isPhrase(unit, "them") && isPhrase(units[n - 1], "with")),
  );
  const people = new Set(wholeNamesIn(units.slice(0, Math.max(whose, 0))));
  return people.size === 1 ? [...people] : [];
}

/** Those who are named behind "with". */
function companyIn({ units }: Heard): string[] {
  return units.flatMap((unit, n) => {
    const lead = units.slice(0, n).findLast((one) => one.kind !== "person" && !isPhrase(one, "join"));
    return unit.kind === "person" && isPhrase(lead, "with") ? [unit.whole] : [];
  });
}

/** "Physio rang, …": of a title that nothing is called by, the one meeting that its message names. */
function withKnownTarget(command: Command, { units, ground }: Heard): Command {
  const { target } = command.slots;
  const { gazetteer, lexicon } = ground;
  const said = foldedWords(target?.title ?? "");
  if (!CHANGES.has(command.intent) || said.length < 2 || meetingsCalled(said, gazetteer, lexicon.concepts).length > 0)
    return command;
  const named = namedIn(units, [], ground);
  const [title, another] = meetingsCalled(named, gazetteer, lexicon.concepts);
  const left = said.filter((word) => !named.includes(word));
  const isWord = (word: string) => units.some((unit) => unit.kind === "word" && unit.text.includes(word));
  if (!target || title === undefined || another !== undefined || !left.every(isWord)) return command;
  const slots = { ...command.slots, target: { ...target, title } };
  return { ...command, slots, confidence: UNSURE, unread: command.unread ?? left.join(", ") };
}

/** Where something is taken back between two verbs of writing. */
function repairBetween({ units }: Heard, requests: number): Unit | undefined {
  const at = units.findIndex((unit, n) => n > 0 && isPhrase(unit, "repair") && !isPhrase(unit, "courtesy", "weak"));
  const isBetween = units.slice(0, at).some(isWrite) && units.slice(at).some(isWrite);
  return requests > 1 && at > 0 && isBetween ? units[at] : undefined;
}

/** "Cancel the gym, no wait, put it on Saturday" as two requests: the first may be the one that is taken back. */
function takenBack(heard: Heard, requests: number): Leftovers | null {
  const word = repairBetween(heard, requests);
  return word?.kind === "phrase" ? { time: null, words: [word.text] } : null;
}

/** "Cancel the vet and the groomer, the vet stays": what is called off and is said to stay. */
function stays({ units, ground }: Heard, commands: readonly Command[]): Leftovers | null {
  const clause = clausesOf(units).find((one) => has(one, "stays")) ?? [];
  if (clause.some(asks)) return null;
  const titles = meetingsCalled(namedIn(clause, [], ground), ground.gazetteer, ground.lexicon.concepts);
  const isGone = ({ intent, slots }: Command) => intent === "cancel" && titles.includes(slots.target?.title ?? "");
  const words = clause.filter((unit) => isPhrase(unit, "stays")).map(textOf);
  return commands.some(isGone) ? { time: null, words } : null;
}

/** "To Friday half an hour before the hygienist", of which nothing has how far from that. */
function notBeside({ besides, ground }: Heard, commands: readonly Command[]): Leftovers | null {
  const isWritten = commands.some(({ intent }) => intent === "create" || intent === "reschedule");
  return besides && isWritten ? { time: null, words: [ground.text.said.slice(besides.start, besides.end)] } : null;
}

const isWrite = (unit: Unit) => isPhrase(unit, "act:create", "act:move", "act:cancel");

/** "Sync with Zed": who that is has to be asked, and what it is was said. */
function withKind<W extends { command: Command }>(requests: readonly W[], { units }: Heard): W[] {
  const [only, second] = requests;
  const { intent, slots, manner } = only?.command ?? {};
  const [kind, another] = units.filter((unit) => isPhrase(unit, "kinds"));
  const isOpen = intent === "create" && slots?.title === undefined && slots?.attendees !== undefined && !manner;
  if (!only || second || !isOpen || !kind || another || isPhrase(kind, "hollow")) return [...requests];
  const title = capitalise(textOf(kind));
  return [{ ...only, command: { ...only.command, slots: { ...slots, title } } }];
}

/** What the words that are understood come to, where nothing else reads the message. */
function bestOf(heard: Heard): Command | null {
  const { readings, likely } = heard;
  const [only, second] = readings;
  const reading = readings.length === 0 ? likely() : second ? undefined : only?.reading;
  if (!reading || reading.left.length === 0) return null;
  const { command, left } = reading;
  const { target, title, attendees } = command.slots;
  const isTimed =
    command.when?.kind === "datetime" || (command.when?.kind === "range" && command.when.grain === "minute");
  const says = command.intent === "create" ? isTimed && (title || attendees) : target?.title;
  if (!says) return null;
  const named = withStranger(command, heard);
  const stranger = fold(named === command ? "" : (named.slots.attendees?.at(-1) ?? ""));
  const others = distinct(left).filter((word) => !stranger.includes(fold(word)));
  const isRead = others.length > 0 || unexplained(heard.units, [named], heard.here, false).length === 0;
  const unread = isRead ? others : distinct(left);
  return { ...named, confidence: UNSURE, ...(unread.length > 0 && { unread: unread.slice(0, 3).join(", ") }) };
}

/** As typed, each once. */
const distinct = (words: readonly string[]) =>
  words.filter((word, n) => words.findIndex((other) => fold(other) === fold(word)) === n);

/** A meeting at its time, or something that rules of its own have read. */
const isPlaced = ({ intent, when, manner, slots }: Command) =>
  manner !== undefined ||
  (slots.location !== undefined && when !== null) ||
  slots.preference !== undefined ||
  !NOT_PLACED.has(intent) ||
  (intent === "create" && when?.grain === "minute");
const NOT_PLACED = new Set<Command["intent"]>(["out_of_domain", "create", "reschedule", "edit_attendees"]);

const WRITES_OR_MAKES = new Set<Command["intent"]>(["create", "cancel", "reschedule"]);

function doubted(
  command: Command,
  { time, words, idle }: Leftovers,
  unread: string,
  context: Context,
  only: boolean,
): Command {
  const { when, intent } = command;
  const isTimed = (intent === "create" || intent === "reschedule") && when?.kind === "datetime" && !command.either;
  if (time && words.length === 0 && only && isTimed) {
    const other = whenOf(settle([{ ...time, repaired: false }]), hereOf(context), { anchor: true })?.when;
    const moved = other && onSameDay(other, when, time.time.point.date !== undefined);
    if (moved?.kind === "datetime" && moved.start !== when.start)
      return { ...command, confidence: UNSURE, either: moved };
  }
  return { ...command, confidence: UNSURE, unread, ...(idle && { idle }) };
}
