import type { Command, Intent, Slots, Target } from "../command";
import { capitalise } from "../grammar/titles";
import { fold } from "../text";
import { isLength, refusePast } from "../times/settle-times";
import { isOrder } from "./asides";
import { meetingsCalled } from "./gazetteer";
import { cutWords, phraseAt, type Role } from "./lexicon";
import { asksAboutKnown, question } from "./questions";
import { clockOf, LONG_MINUTES, type Settled, settle, type TimeFound, unitOf, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet, leftIn, namedIn, targetOf, timesOf } from "./slots";
import { type Ground, isPhrase, type Reading, type Situation, type Unit } from "./unit";

type Act = "create" | "move" | "cancel" | "invite" | "uninvite" | "longer" | "shorter";

/** What a stretch of units asks for; undefined where these frames have none for it. */
export function readSegment(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  if (units.some((unit) => isPhrase(unit, "act:remind"))) return remindAhead(units, ground);
  if (units.some((unit) => isPhrase(unit, "act:rename", "condition", "otherwise"))) return undefined;
  const acts = units.filter(asks);
  if (acts.length > 0 && acts.every((unit) => isPhrase(unit, "act:ask", "act:tell")))
    return acts.some((unit) => isPhrase(unit, "act:ask")) ? question(units, ground, situation) : undefined;
  // "How do I cancel a subscription", "what is the plan": asked, and nothing to be done.
  const opening = units.find(
    (unit) =>
      unit.kind !== "stop" &&
      (!isPhrase(unit, "courtesy", "filler", "join") || isPhrase(unit, "interrogative", "mustI")),
  );
  if (isPhrase(opening, "interrogative") && !isPhrase(opening, "act:find", "act:ask")) return undefined;
  if (isPhrase(opening, "mustI") && isAsked(units))
    return question(
      units.filter((unit) => !asks(unit)),
      ground,
      situation,
    );
  const shifts = units.some(({ kind }) => kind === "shift");
  const withPeople = units.some(({ kind }) => kind === "person");
  // "Block Friday morning" has no hour; of what has one a meeting is made like any other.
  const isHour = contentOf(units).length > 0 && timesOf(units).some(({ time }) => time.until?.clock !== undefined);
  const isScope = (unit: Unit) =>
    isPhrase(unit, "scope") &&
    !isPhrase(unit, "sameTime", "inItsPlace") &&
    !isPhrase(unit, "later", "earlier") &&
    !(shifts && isPhrase(unit, "late")) &&
    !((withPeople || isHour) && isPhrase(unit, "act:create"));
  if (units.some(isScope)) return undefined;
  if (units.some(({ kind }) => kind === "number")) return undefined;
  // A zone is somebody's, and what repeats is more than one: other rules read those.
  const isTheirs = ({ time: { point } }: TimeFound) => point.zone !== undefined || point.repeat !== undefined;
  if (timesOf(units).some(isTheirs)) return undefined;
  if (units.some((unit) => unit.kind === "phrase" && unit.roles.some((role) => role.startsWith("no:"))))
    return undefined;
  if (isOrder(units)) return undefined;
  if (acts.length === 0 && situation.awaiting === undefined && asksAboutKnown(units, ground))
    return question(units, ground, situation);
  const lasting = acts.every((unit) => isPhrase(unit, "act:create")) ? lasts(units, ground) : undefined;
  if (lasting) return lasting;
  if (acts.length === 0 && situation.among && units.some((unit) => isPhrase(unit, "afterThat")))
    return create(units, ground, situation);
  const needs =
    units.some((unit) => isPhrase(unit, "weak", "lasts", "somewhere")) &&
    timesOf(units).some(({ time }) => isLength(time));
  if (acts.length === 0 && needs && situation.awaiting === undefined && !situation.focus) {
    const wanted = create(units, ground, situation);
    if (wanted?.command.when?.kind === "range" || wanted?.command.when?.kind === "date") return wanted;
  }
  if (acts.length === 0) return amendment(units, ground, situation) ?? bareMeeting(units, ground, situation);
  const act = actOf(units, ground, situation);
  if (!act) return acts.every((unit) => isPhrase(unit, "act:find")) ? search(units, ground, situation) : undefined;
  if (isDenied(units)) return { command: plain("deny", {}), left: [] };
  if (act === "create") return changesSomething(units) ? undefined : create(units, ground, situation);
  if (act === "invite" || act === "uninvite") return guests(units, act, ground);
  return change(units, act, ground, situation);
}

const isAsked = (units: readonly Unit[]) => units.some((unit) => unit.kind === "stop" && unit.text === "?");

/** "Can the design review take two hours": how long a meeting that there is should be. */
function lasts(units: readonly Unit[], ground: Ground): Reading | undefined {
  const times = timesOf(units);
  const [length, another] = times;
  const content = contentOf(units);
  const [title, second] = meetingsCalled(content, ground.gazetteer, ground.lexicon.concepts);
  const isWhole = units.every(
    (unit) =>
      isQuiet(unit) ||
      ["time", "word", "label"].includes(unit.kind) ||
      isPhrase(unit, "kinds", "lasts", "weak", "to", "for", "act:create"),
  );
  if (!length || another || !isLength(length.time) || title === undefined || second !== undefined || !isWhole)
    return undefined;
  // "I need two hours for the review" may as well be time of one's own.
  if (units.some((unit) => isPhrase(unit, "lasts") && isPhrase(unit, "weak"))) return undefined;
  const slots: Slots = { target: { title }, durationMinutes: length.time.point.length };
  return { command: plain("reschedule", slots), left: [] };
}

/** "Rappelle-moi le pitch une heure avant": of a meeting that there is, so long ahead. */
function remindAhead(units: readonly Unit[], ground: Ground): Reading | undefined {
  const shifts = units.flatMap((unit) => (unit.kind === "shift" ? [unit.minutes] : []));
  const [minutes = 0, another] = shifts;
  const people = units.flatMap((unit) => (unit.kind === "person" ? [unit.said] : []));
  const content = contentOf(units);
  const isOnly = units.filter(asks).every((unit) => isPhrase(unit, "act:remind")) && timesOf(units).length === 0;
  const isDenied = units.some((unit) => isPhrase(unit, "negation", "scope"));
  if (minutes >= 0 || another !== undefined || !isOnly || isDenied || !isKnown(content, people, ground))
    return undefined;
  const target = targetOf(content, people, ground);
  const slots: Slots = { reminderMinutes: -minutes, ...(target && { target }) };
  return { command: plain("set_reminder", slots), left: leftIn(units) };
}

/** "Add Ross to the meeting", "add two hours to the game", "make the doctor 3pm instead": no new meeting. */
function changesSomething(units: readonly Unit[]): boolean {
  const to = units.findIndex((unit, n) => n > 0 && isPhrase(unit, "to") && !isPhrase(unit, "for"));
  const behind = units.slice(to + 1).find((unit) => !isPhrase(unit, "filler"));
  const toMeeting =
    to >= 0 &&
    (isPhrase(behind, "kinds", "hollow", "it") ||
      behind?.kind === "label" ||
      behind?.kind === "word" ||
      behind?.kind === "time");
  const joins = units.some((unit) => isPhrase(unit, "act:invite")) && toMeeting;
  const instead =
    units.findLastIndex((unit) => isPhrase(unit, "repair")) === units.findLastIndex(({ kind }) => kind !== "stop");
  const lasts = units.some((unit) => isPhrase(unit, "lasts")) && units.every(({ kind }) => kind !== "person");
  return joins || instead || (lasts && timesOf(units).every(({ time }) => isLength(time)));
}

const plain = (intent: Intent, slots: Slots): Command => ({
  intent,
  confidence: 0.9,
  slots,
  when: null,
  question: null,
});

/** "Don't cancel it": a negation in front of the verb and nothing between. */
function isDenied(units: readonly Unit[]): boolean {
  const negated = units.findIndex((unit) => isPhrase(unit, "negation"));
  const verb = units.findIndex(asks);
  if (negated < 0) return false;
  const near = units.slice(Math.min(negated, verb) + 1, Math.max(negated, verb));
  // "Move it to not the weekend" says where to.
  return near.every(
    (unit) => unit.kind !== "time" && unit.kind !== "stop" && !(verb < negated && isPhrase(unit, "to")),
  );
}

/** Which of the acts that the verbs can mean it is, by what stands beside them. */
function actOf(units: readonly Unit[], ground: Ground, { focus, awaiting, among }: Situation): Act | undefined {
  const has = (role: Role) => units.some((unit) => isPhrase(unit, role));
  const shifts = units.some(({ kind }) => kind === "shift");
  const said = (["move", "cancel", "longer", "shorter"] as const).filter((act) => has(`act:${act}`));
  const people = units.filter(({ kind }) => kind === "person");
  const onlyPeople = people.length > 0 && contentOf(units).length === 0 && !units.some(({ kind }) => kind === "time");
  const open = focus || awaiting !== undefined || among === true;
  const ofMeeting =
    people.length > 0 && !shifts && !units.some(({ kind }) => kind === "time") && isKnown(contentOf(units), [], ground);
  if (has("act:uninvite") && leavers(units, ground).length > 0) return "uninvite";
  if (ofMeeting && has("act:uninvite") && (isBetween(units, "from") || isInsideVerb(units))) return "uninvite";
  if (ofMeeting && has("act:invite") && isBetween(units, "to")) return "invite";
  if (onlyPeople && open && !has("with")) {
    if (has("act:uninvite")) return "uninvite";
    if (has("act:invite")) return "invite";
  }
  if (onlyPeople && has("act:uninvite") && !has("with")) return "uninvite";
  if (onlyPeople && has("act:invite") && !has("with") && !has("at")) return "invite";
  const strange = among === true && strangersIn(units, ground).length > 0;
  if (strange && has("act:uninvite")) return "uninvite";
  if (strange && has("act:invite")) return "invite";
  const isElsewhen = units.some((unit) => isPhrase(unit, "repair")) && timesOf(units).length > 0;
  if (said.length === 0 && has("act:absent") && isElsewhen) return "move";
  if (said.includes("move") && said.includes("cancel")) return repairedAct(units);
  const [first, second] = said;
  if (first === "cancel" && !second && isPutInstead(units)) return "move";
  if (first === "cancel" && has("act:create") && onlyStrong(units, "act:create")) return undefined;
  if (first && !second) return first;
  if (second) return said.includes("move") ? "move" : undefined;
  if (shifts && has("act:create")) return "move";
  const instead = changesSomething(units) && isKnown(contentOf(units), [], ground) && timesOf(units).length > 0;
  if (has("act:create")) return instead || movesByName(units, ground) ? "move" : "create";
  return undefined;
}

/** "Add Zed": one or two words that name no meeting and no kind of one, beside a verb that may be about people. */
function strangersIn(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const words = units.filter(({ kind }) => kind === "word");
  const isAlone = units.every(
    (unit) => unit.kind === "word" || (unit.kind === "phrase" && !unit.roles.includes("kinds")) || unit.kind === "stop",
  );
  return words.length <= 2 && isAlone && !isKnown(contentOf(words), [], ground) ? words : [];
}

/** "Cancel the gym, no wait, put it on Saturday": a word of repair between the verbs, and nothing else to be made. */
function isPutInstead(units: readonly Unit[]): boolean {
  const cancel = units.findIndex((unit) => isPhrase(unit, "act:cancel"));
  const put = units.findIndex((unit) => isPhrase(unit, "act:create"));
  const isBetween = units.slice(cancel, put).some((unit) => isPhrase(unit, "repair"));
  const behind = units.slice(put);
  const names = contentOf(behind).length > 0 || behind.some(({ kind }) => kind === "person");
  return cancel >= 0 && put > cancel && isBetween && !names && timesOf(behind).length > 0;
}

/** "Drop Zed and Nina from the retro": unknown words beside people who leave a meeting that there is. */
function leavers(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const person = units.findLastIndex(({ kind }) => kind === "person");
  const from = units.findIndex((unit, n) => n > person && isPhrase(unit, "from"));
  const verb = units.findIndex((unit) => isPhrase(unit, "act:uninvite"));
  if (person < 0 || verb < 0 || from < verb || !isKnown(contentOf(units.slice(from)), [], ground)) return [];
  return units.slice(verb, from).filter(({ kind }) => kind === "word");
}

/** "Take Tom off": the person stands between the two parts of the verb. */
const isInsideVerb = (units: readonly Unit[]) =>
  units.some((unit, n) => unit.kind === "phrase" && unit.text === "" && units[n - 1]?.kind === "person");

/** "Tom from the retro": a small word between the last of the people and what stands behind. */
function isBetween(units: readonly Unit[], role: Role): boolean {
  const person = units.findLastIndex(({ kind }) => kind === "person");
  const behind = units.slice(person + 1).find((unit) => !isPhrase(unit, "filler", "too") || isPhrase(unit, role));
  return isPhrase(behind, role);
}

/** A verb that can only mean this. */
const onlyStrong = (units: readonly Unit[], role: Role) =>
  units.some((unit) => unit.kind === "phrase" && unit.roles.filter((one) => one.startsWith("act:")).join() === role);

/** "Cancel it, or rather move it": the later verb counts. */
function repairedAct(units: readonly Unit[]): Act | undefined {
  const [first = -1, second = -1] = units.flatMap((unit, n) => (asks(unit) ? [n] : []));
  const between = units.slice(first + 1, second);
  const later = units[second];
  if (!between.some((unit) => isPhrase(unit, "repair"))) return undefined;
  return isPhrase(later, "act:move") ? "move" : "cancel";
}

/** "De kapper moet naar vrijdag": a meeting that there is, and where it goes. */
function goesElsewhere(units: readonly Unit[], ground: Ground): boolean {
  const words = contentOf(units);
  const goes = units.some((unit, n) => unit.kind === "time" && (isPhrase(units[n - 1], "to") || ownLead(unit)));
  const instead =
    units.some((unit, n) => isPhrase(unit, "repair") && n > 0) && units.some(({ kind }) => kind === "time");
  const shifts = units.some(({ kind }) => kind === "shift");
  const negated = units.some((unit) => isPhrase(unit, "negation"));
  const notThen =
    timesOf(units).length === 2 &&
    units.some(
      (unit, n) =>
        unit.kind === "time" && n > 0 && isPhrase(units[n - 1], "not") && !isPhrase(units[n - 1], "negation"),
    );
  const people = units.flatMap((unit) => (unit.kind === "person" ? [unit.said] : []));
  const keeps = units.some((unit) => isPhrase(unit, "sameTime")) && people.length > 0;
  const isNamed = words.length > 0 || keeps;
  return (goes || instead || shifts || notThen || keeps) && !negated && isNamed && isKnown(words, people, ground);
}

/** "Put the retro at 3", of a retro that there is: "to" and a time, and nothing new. */
function movesByName(units: readonly Unit[], ground: Ground): boolean {
  const words = contentOf(units);
  const people = units.flatMap((unit) => (unit.kind === "person" ? [unit.said] : []));
  // "Zet Lotte op dinsdag, zelfde tijd": there is one whose hour it keeps.
  if (people.length > 0 && units.some((unit) => isPhrase(unit, "sameTime"))) return isKnown(words, people, ground);
  const goes = units.some((unit, n) => isPhrase(unit, "to") && units[n + 1]?.kind === "time");
  // "Zet filmavond op zaterdag": the word stands inside the time, and the name is the whole title.
  const [title, another] = meetingsCalled(words, ground.gazetteer, ground.lexicon.concepts);
  const isWhole = title !== undefined && another === undefined && fold(title) === words.join(" ");
  const isSet = isWhole && timesOf(units).some(({ time }) => leadsWith(time.lead, ground, "on", "to"));
  if (isSet && units.every(({ kind }) => kind !== "person")) return true;
  return goes && words.length > 0 && meetingsCalled(words, ground.gazetteer, ground.lexicon.concepts).length > 0;
}

/** The first word in front of a time, inside it. */
function leadsWith(lead: string, { lexicon }: Ground, ...roles: Role[]): boolean {
  const found = phraseAt(cutWords(lead), 0, lexicon)?.roles ?? [];
  return roles.some((role) => found.includes(role));
}

/** What the words that are understood come to, whatever stands beside them: asked about, and never done. */
export function likely(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const acts = (["move", "cancel"] as const).filter((act) => units.some((unit) => isPhrase(unit, `act:${act}`)));
  const [act, another] = acts;
  if (another || units.some((unit) => isPhrase(unit, "condition", "interrogative", "act:ask", "act:find", "scope")))
    return undefined;
  const plainly = units.filter(({ kind }) => kind !== "number");
  const reading = act ? change(plainly, act, ground, situation) : create(plainly, ground, situation);
  const { command, left = [] } = reading ?? {};
  if (!command) return undefined;
  const names = [command.slots.title, command.slots.location, command.slots.target?.title].map((name) =>
    fold(name ?? ""),
  );
  const unknown = units.flatMap((unit) =>
    (unit.kind === "word" || unit.kind === "number") && !names.some((name) => name.includes(unit.text))
      ? [unit.text]
      : [],
  );
  const all = [...new Set([...left, ...unknown])];
  const last = units.findLast((unit) => isPhrase(unit, "negation", "repair", "unsuitable") || unit.kind === "word");
  const rest = all.length > 0 ? all : last && "text" in last ? [last.text] : [];
  return rest.length > 0 ? { command, left: rest } : undefined;
}

// --- a new meeting

/** Where the scan of a new meeting is. */
type Place = "head" | "with" | "at" | "called";

interface Described {
  title: string | undefined;
  attendees: string[];
  location: string | undefined;
  left: string[];
}

function create(said: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const units = situation.among ? said.filter((unit) => !isPhrase(unit, "afterThat", "inItsPlace")) : said;
  const described = describeNew(units, ground);
  const settled = settle(timesOf(units), hoursOf(ground));
  const isNamed = described.title !== undefined || described.attendees.length > 0;
  const manner = said.some((unit) => isPhrase(unit, "afterThat"))
    ? "after-that"
    : said.some((unit) => isPhrase(unit, "inItsPlace"))
      ? "in-its-place"
      : null;
  const clockOnly = settled.time && !settled.time.point.date && settled.time.point.moment === undefined;
  if (situation.among && manner && isNamed && (!settled.time || (clockOnly && manner === "in-its-place"))) {
    const reading = settled.time ? withTime(described, settled, situation, units) : bare(described, settled);
    return { ...reading, command: { ...reading.command, manner } };
  }
  // Without a day or an hour it is asked for by other rules, as what is not spoken of by a name.
  if (
    !settled.time ||
    (described.title === undefined && described.attendees.length === 0 && described.location === undefined)
  )
    return undefined;
  if (settled.against && isJoined(units)) return undefined;
  // "Before 12" is no hour of its own.
  if (settled.time.point.side !== undefined && settled.length === undefined) return undefined;
  return withTime(described, settled, situation, units);
}

/** A meeting whose time another request of the message says. */
function bare(described: Described, settled: Settled): Reading {
  return { command: plain("create", slotsOf(described, settled)), left: described.left };
}

const slotsOf = ({ title, attendees, location }: Described, { length }: Settled): Slots => ({
  ...(title !== undefined && { title }),
  ...(attendees.length > 0 && { attendees }),
  ...(location !== undefined && { location }),
  ...(length !== undefined && { durationMinutes: length }),
});

/** "Anna tomorrow 10 and Tom tomorrow 11": two meetings, and no contradiction. */
function isJoined(units: readonly Unit[]): boolean {
  const times = units.flatMap(({ kind }, n) => (kind === "time" ? [n] : []));
  return units.slice(times[0], times.at(-1)).some((unit) => isPhrase(unit, "join"));
}

function bareMeeting(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  if (goesElsewhere(units, ground)) return change(units, "move", ground, situation);
  const settled = settle(timesOf(units), hoursOf(ground));
  const { point, until } = settled.time ?? {};
  const isExact = (point?.clock !== undefined || until?.clock !== undefined) && point?.side === undefined;
  const names = units.some(
    (unit) => unit.kind === "person" || unit.kind === "quote" || isPhrase(unit, "kinds", "hollow"),
  );
  const asksThing = units.some((unit) => unit.kind === "stop" && unit.text === "?") && !isProposal(units, ground);
  const isNamed = units.some(({ kind }) => kind === "label");
  if (
    !(isExact || (isNamed && point?.date)) ||
    !(names || isNamed) ||
    asksThing ||
    isPast(settled) ||
    units.some((unit) => isPhrase(unit, "negation", "act:find"))
  )
    return undefined;
  const reading = create(units, ground, situation);
  // "Pásame el fisio al viernes": a word that is not known, beside a meeting that there is.
  const kinds = contentOf(units.filter(({ kind }) => kind === "phrase"));
  const strange = units.filter(
    ({ kind }, n) => kind === "word" && units.slice(0, n).every((unit) => !isPhrase(unit, "kinds")),
  );
  const isOld =
    kinds.length > 0 && strange.length > 0 && isKnown(kinds, [], ground) && !isKnown(contentOf(units), [], ground);
  const unknown = isOld ? strange : units.filter((unit, n) => unit.kind === "word" && !isBesideKind(units, n));
  return (
    reading && {
      ...reading,
      left: [...reading.left, ...unknown.map((unit) => ground.text.said.slice(unit.start, unit.end))],
    }
  );
}

/** "Un café avec Mila demain 15h30 ?": with somebody, at a time, and no meeting that there is. */
function isProposal(units: readonly Unit[], ground: Ground): boolean {
  const people = units.flatMap((unit) => (unit.kind === "person" ? [unit.said] : []));
  const asksAbout = units.some(
    (unit) => isPhrase(unit, "interrogative", "opensQuestion", "free", "planned") && !isPhrase(unit, "filler"),
  );
  return people.length > 0 && !asksAbout && !isKnown(contentOf(units), people, ground);
}

/** "Quarterly planning", "design review": a word in front of the kind of meeting, or behind it. */
function isBesideKind(units: readonly Unit[], n: number): boolean {
  const near = (step: 1 | -1) => {
    let at = n + step;
    let isFor = false;
    while (units[at]?.kind === "word" || isPhrase(units[at], "for", "filler")) {
      isFor ||= isPhrase(units[at], "for");
      at += step;
    }
    return isPhrase(units[at], "kinds") || (isFor && isPhrase(units[at], "hollow")) || units[at]?.kind === "label";
  };
  return near(1) || near(-1);
}

const isPast = ({ time }: Settled) => (time?.point.date?.wdMod ?? 0) < 0 || (time?.point.moment ?? 0) < 0;

function withTime(described: Described, settled: Settled, situation: Situation, units: readonly Unit[]): Reading {
  const { left } = described;
  const { here, awaiting, lean } = situation;
  const time = whenOf(settled, here, { anchor: awaiting === undefined, lean });
  const when = time && refusePast(time.when, here);
  const recurrence = when?.rrule;
  const slots: Slots = { ...slotsOf(described, settled), ...(recurrence !== undefined && { recurrence }) };
  const either = time?.either && when?.kind !== "unresolved" ? { either: time.either } : {};
  const command: Command = { ...plain("create", slots), when, ...either, question: null };
  const negated = units
    .filter((unit, n) => isPhrase(unit, "negation") && !(isPhrase(unit, "repair") && isBetweenStops(units, n)))
    .map(({ start, end }) => `${start}:${end}`);
  const against = settled.against && !time?.either ? [settled.text] : [];
  return { command, left: [...left, ...against, ...negated] };
}

/** ", no,": takes back what was said. */
const isBetweenStops = (units: readonly Unit[], n: number) =>
  units[n - 1]?.kind === "stop" && (units[n + 1]?.kind === "stop" || isPhrase(units[n + 1], "repair"));

/** Title, people and place of a new meeting; what is neither is left. */
export function describeNew(units: readonly Unit[], { text, lexicon }: Ground): Described {
  const attendees: string[] = [];
  const left: string[] = [];
  const titles: [start: number, end: number][] = [];
  const topics: string[] = [];
  const places: string[] = [];
  let place: Place = "head";
  let open: [number, number] | null = null;
  const saidOf = ([start, end]: [number, number]) => text.said.slice(start, end);
  const extend = (unit: Unit) => {
    if (open) open[1] = unit.end;
    else {
      open = [unit.start, unit.end];
      titles.push(open);
    }
  };
  for (const [n, unit] of units.entries()) {
    const next = units[n + 1];
    switch (unit.kind) {
      case "time":
      case "shift":
        open = null;
        place = "head";
        continue;
      case "person":
        if (isOwner(unit, next, text.said)) extend(unit);
        else {
          if (isTakenBack(units, n)) attendees.pop();
          attendees.push(unit.whole);
          open = null;
        }
        continue;
      case "quote":
        titles.push([unit.start, unit.end]);
        topics.unshift(`"${unit.text}`);
        open = null;
        continue;
      case "topic":
        topics.push(`${unit.marker} ${unit.text}`);
        open = null;
        continue;
      case "place":
        places.push(unit.text);
        open = null;
        place = "head";
        continue;
      case "label":
        extend(unit);
        continue;
      case "stop":
        if (unit.text !== "-" && unit.text !== "'" && unit.text !== "/" && unit.text !== "&") {
          open = null;
          place = "head";
        }
        continue;
      case "word":
        // Somebody whom nobody here knows: other rules ask who that is.
        if (place === "with") left.push(unit.text);
        else if (place === "at") places.push(saidOf([unit.start, unit.end]));
        else extend(unit);
        continue;
      case "phrase":
        // "Dinner with him": nobody can be invited by that, and other rules say so.
        if (place === "with" && isPhrase(unit, "them")) left.push(unit.text);
        else if (isPhrase(unit, "with")) {
          place = "with";
          open = null;
        } else if (isPhrase(unit, "called")) {
          place = "called";
          open = null;
        } else if (open && isPhrase(unit, "for") && isPurpose(units, n)) continue;
        else if (place === "called") extend(unit);
        else if (isPhrase(unit, "at") && isNamed(next)) {
          place = "at";
          open = null;
        } else if (isPhrase(unit, "kinds", "goods")) extend(unit);
        else if (isPhrase(unit, "hollow")) open ? extend(unit) : null;
        else if (isPhrase(unit, "join") && place === "with") continue;
        else if (isPhrase(unit, "from") && open && next?.kind === "word") extend(unit);
        // "Friday at 10 doesn't suit": no meeting is made of that.
        else if (isPhrase(unit, "late", "unsuitable")) left.push(unit.text);
        else if (!isQuiet(unit) && !asks(unit) && !isPhrase(unit, "for", "to", "from", "with", "about", "at", "allDay"))
          left.push(unit.text);
        else if (!isPhrase(unit, "filler")) open = null;
    }
  }
  // "Wait, Ellie is on leave, just Zoe": who comes is said anew.
  const people = units.flatMap(({ kind }, n) => (kind === "person" ? [n] : []));
  const taken = units.findLastIndex((unit) => isPhrase(unit, "repair"));
  const again = people.some((n) => n > taken && taken >= 0) && people.filter((n) => n < taken).length > 1;
  if (again) left.push(saidOf([units[taken]!.start, units[people.at(-1) ?? taken]!.end]));
  const isQuoted = topics.some((topic) => topic.startsWith('"'));
  if (titles.length > 1 && !isQuoted) left.push(...titles.slice(1).map(saidOf));
  return {
    ...describedBy(titles.map(saidOf), topics, lexicon.words.hollow),
    attendees: [...new Set(attendees)],
    location: places.join(" ") || undefined,
    left,
  };
}

/** "Vet appointment for the cat": what stands behind "for" is a thing. */
function isPurpose(units: readonly Unit[], n: number): boolean {
  const next = units.slice(n + 1).find((unit) => !isPhrase(unit, "filler"));
  return next?.kind === "word" || isPhrase(next, "kinds");
}

/** "With Tom, no sorry, with Sam": the later of two. */
function isTakenBack(units: readonly Unit[], n: number): boolean {
  for (let at = n - 1; at >= 0; at--) {
    const unit = units[at]!;
    if (unit.kind === "person") return units.slice(at + 1, n).some((one) => isPhrase(one, "repair"));
    if (unit.kind !== "stop" && !isPhrase(unit, "repair", "with", "filler", "courtesy", "not", "negation"))
      return false;
  }
  return false;
}

function describedBy(titles: string[], topics: string[], hollow: string) {
  const quoted = topics.find((topic) => topic.startsWith('"'));
  if (quoted) return { title: capitalise(quoted.slice(1)), left: [] };
  const hollows = new Set(hollow.split(","));
  const named = titles.map((title) => title.trim()).filter((title) => !hollows.has(title.toLowerCase()));
  const [kind] = named;
  const [topic] = topics;
  const about = topic
    ?.slice(topic.indexOf(" ") + 1)
    .replace(/^(?:the|de|het|den|dem|der|die|das|le|la|les|el|los|las)\s+/i, "");
  const title = kind === undefined ? about : topic === undefined ? kind : `${kind} ${topic}`;
  return title === undefined ? { title: undefined } : { title: capitalise(title) };
}

/** "Sarah's birthday": a name that owns what stands behind is part of it. */
function isOwner(unit: Unit, next: Unit | undefined, said: string): boolean {
  const owns = /['’]s?$/.test(said.slice(unit.start, unit.end));
  return owns && (next?.kind === "word" || isPhrase(next, "kinds", "hollow"));
}

const isNamed = (unit: Unit | undefined) => unit?.kind === "word" || unit?.kind === "label" || isPhrase(unit, "filler");

/** "Zoek vrijdag tussen 13 en 17 uur een half uurtje met Mila": a free time, with whom and how long. */
function search(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const settled = settle(timesOf(units), hoursOf(ground));
  const { title, attendees, location, left } = describeNew(units, ground);
  const time = whenOf(settled, situation.here, { anchor: true });
  if (settled.time?.point.side !== undefined) return undefined;
  if (!time || settled.length === undefined || location !== undefined || settled.against) return undefined;
  // "An hour for taxes": the first free one in the window, once it is booked.
  if (title !== undefined) {
    const slots: Slots = { title, ...(attendees.length > 0 && { attendees }), durationMinutes: settled.length };
    return time.when.kind === "range" ? { command: { ...plain("create", slots), when: time.when }, left } : undefined;
  }
  const slots: Slots = { ...(attendees.length > 0 && { attendees }), durationMinutes: settled.length };
  return { command: { ...plain("find_slot", slots), when: time.when }, left };
}

// --- people come and go

function guests(units: readonly Unit[], act: "invite" | "uninvite", ground: Ground): Reading {
  const known = units.flatMap((unit) => (unit.kind === "person" ? [act === "invite" ? unit.whole : unit.said] : []));
  const strangers = known.length > 0 ? leavers(units, ground) : strangersIn(units, ground);
  const name = strangers.map(({ start, end }) => ground.text.said.slice(start, end)).join(" ");
  const people = name === "" ? known : [...known, name];
  const slots: Slots = act === "invite" ? { attendees: people } : { removedAttendees: people };
  const rest = units.filter((unit) => !strangers.includes(unit));
  const target = targetOf(contentOf(rest), [], ground);
  return { command: plain("edit_attendees", { ...slots, ...(target && { target }) }), left: [] };
}

// --- a meeting that is there

function change(
  units: readonly Unit[],
  act: Exclude<Act, "create" | "invite" | "uninvite">,
  ground: Ground,
  situation: Situation,
): Reading | undefined {
  const { here, lean } = situation;
  const said = lastNamed(
    units.filter((unit) => !isPhrase(unit, "act:create")),
    ground,
  );
  const people = units.flatMap((unit) => (unit.kind === "person" ? [unit.said] : []));
  const content = namedIn(said, people, ground);
  if (isOtherWay(units, act, ground) || timesOf(units).some((time) => isScope(time, ground))) return undefined;
  const { own, fresh } = act === "cancel" ? { own: timesOf(units), fresh: [] } : parted(withoutNow(units));
  const ownTime = whenOf(settle(own), here, { anchor: false });
  const goesBy = act === "move" && !isNewTime(units);
  const byVerb = units.some((unit) => isPhrase(unit, "byLength"));
  const isBy = (one: TimeFound) => goesBy && (byVerb || leadsWith(one.time.lead, ground, "byLength"));
  const settled = settle(
    fresh.map((one) => (isBy(one) ? asLength(one, ground) : one)),
    hoursOf(ground),
  );
  const time = whenOf(settled, here, { lean, moving: true });
  const shift = units.find((unit) => unit.kind === "shift");
  const described = targetOf(content, people, ground);
  const target: Target | undefined =
    described || ownTime ? { ...described, ...(ownTime && { when: ownTime.when }) } : undefined;
  const settledOwn = settle(own);
  const unknown = content.length > 0 && !isKnown(content, people, ground) ? content : [];
  const left = [...leftIn(said), ...unknown, ...(settledOwn.against || settled.against ? [settled.text] : [])];
  if (act === "cancel") {
    const command: Command = { ...plain("cancel", target ? { target } : {}), when: ownTime?.when ?? null };
    return { command, left };
  }
  const sized = settled.length;
  const slots: Slots = {
    ...(target && { target }),
    ...(shift?.kind === "shift" && { shiftMinutes: shift.minutes }),
    ...(act === "longer" && sized !== undefined && { extendMinutes: sized }),
    ...(act === "shorter" && sized !== undefined && { extendMinutes: -sized }),
    ...(act === "move" && sized !== undefined && lengthSlot(units, sized, time !== null)),
  };
  const when = time && refusePast(time.when, here);
  const command: Command = {
    ...plain("reschedule", slots),
    when: when ?? (shift || sized !== undefined ? null : (ownTime?.when ?? null)),
    ...(time?.either && when?.kind !== "unresolved" && { either: time.either }),
    ...(keepsClock(units, settled) && { manner: "same-time" as const }),
  };
  // Only the meeting's own time was said: when it should be is asked.
  return { command: time || shift || sized !== undefined ? command : { ...command, when: null }, left };
}

/** "Cancel the podcast. Sorry, not the podcast, the webinar": of two that are named the later one, behind a repair. */
function lastNamed(units: readonly Unit[], ground: Ground): Unit[] {
  const at = units.findLastIndex((unit) => isPhrase(unit, "repair"));
  const behind = units.slice(at + 1);
  const named = behind.filter((unit, n) => !isPhrase(unit, "not", "negation") && !isRuledOut(behind, n));
  const words = contentOf(named);
  const other = contentOf(units.slice(0, at + 1));
  return at >= 0 && words.length > 0 && other.length > 0 && isKnown(words, [], ground)
    ? [...units.slice(0, at).filter((unit) => contentOf([unit]).length === 0), ...named]
    : [...units];
}

/** Something is moved to a time, or by a length whose words are an hour of the day as well. */
const isNewTime = (units: readonly Unit[]) =>
  units.some((unit, n) => unit.kind === "time" && (isPhrase(units[n - 1], "to") || ownLead(unit)));

/** "Schuif de borrel twee uur op": hours that are how far. */
function asLength(found: TimeFound, ground: Ground): TimeFound {
  const { clock, date } = found.time.point;
  const isHours = hoursOf(ground).has(unitOf(found.text)) || /\d\s?h$/i.test(found.text);
  if (!clock || date || clock.sure || !isHours) return found;
  return { ...found, time: { ...found.time, point: { length: clock.minute % 720 } } };
}

/** "Verschieb es um eine Stunde": a length beside a verb of moving is how far; beside a new time, how long. */
function lengthSlot(units: readonly Unit[], minutes: number, hasTime: boolean): Slots {
  const isEarlier = units.some((unit) => isPhrase(unit, "earlier") && !isPhrase(unit, "act:create"));
  return hasTime ? { durationMinutes: minutes } : { shiftMinutes: isEarlier ? -minutes : minutes };
}

/** "Is now on Friday": beside another time it is no time of its own. */
function withoutNow(units: readonly Unit[]): Unit[] {
  const isNow = (unit: Unit) => unit.kind === "time" && unit.found.time.point.moment === 0 && !unit.found.time.until;
  const rest = units.filter((unit) => !isNow(unit));
  return rest.some(({ kind }) => kind === "time") ? rest : [...units];
}

/** The times of a move: those that say which meeting, and those that say where it goes. */
function parted(units: readonly Unit[]): { own: TimeFound[]; fresh: TimeFound[] } {
  const own: TimeFound[] = [];
  const fresh: TimeFound[] = [];
  const times = units.filter((unit) => unit.kind === "time");
  const leads = (unit: Unit) => {
    const n = units.indexOf(unit);
    const before = units.slice(0, n).findLast((one) => !isPhrase(one, "filler") || isPhrase(one, "to", "from"));
    return before;
  };
  // "Friday instead of Thursday": what it is not any more is its own.
  const out = times.filter(
    (unit) => isPhrase(leads(unit), "not", "unsuitable") || isPhrase(units[units.indexOf(unit) + 1], "unsuitable"),
  );
  if (out.length > 0 && out.length < times.length) {
    const said = (unit: Unit) => (unit.kind === "time" ? [unit.found] : []);
    return { own: out.flatMap(said), fresh: times.filter((unit) => !out.includes(unit)).flatMap(said) };
  }
  let turned = false;
  for (const unit of times) {
    if (unit.kind !== "time") continue;
    if (isLength(unit.found.time)) {
      fresh.push(unit.found);
      continue;
    }
    const before = leads(unit);
    const isNew = turned || isPhrase(before, "to") || unit.found.repaired || ownLead(unit);
    if (isNew) {
      turned = true;
      fresh.push(unit.found);
    } else own.push(unit.found);
  }
  if (turned) return { own, fresh };
  const [only] = own;
  if (!only) return { own, fresh };
  // A single time: it is the meeting's own where it stands right in front of its name or behind "my", else the new one.
  const unit = times.find((one) => one.kind === "time" && one.found === only)!;
  const n = units.indexOf(unit);
  const next = units[n + 1];
  const isOwn = next?.kind === "word" || isPhrase(next, "kinds", "hollow");
  return isOwn && !isPhrase(leads(unit), "repair") ? { own, fresh } : { own: [], fresh: [...fresh, ...own] };
}

/** "naar vrijdag", "auf Freitag", "al viernes": the word stands inside the time. */
function ownLead(unit: Unit): boolean {
  return (
    unit.kind === "time" && /^(?:to|until|till|naar|auf|al|aux?|à|a)$/.test(unit.found.time.lead.split(" ")[0] ?? "")
  );
}

/** "Les deux", "todo una hora", "tomorrow and Thursday": read as a time, and about more than one. */
function isScope({ text }: TimeFound, ground: Ground): boolean {
  const { lexicon } = ground;
  const words = cutWords(fold(text));
  // "Twee uur"
  if (words.length === 2 && hoursOf(ground).has(words[1]!.text)) return false;
  const roles = words.map((_, i) => phraseAt(words, i, lexicon));
  return (roles[0]?.roles.includes("scope") ?? false) || roles.some((found) => found?.roles.includes("join"));
}

/** "From Thursday on", "move it back", "push it by 15": how much of a series, an undo, a number without a unit. */
function isOtherWay(units: readonly Unit[], act: Act, ground: Ground): boolean {
  const times = timesOf(units);
  const shifts = units.some(({ kind }) => kind === "shift");
  const way = units.some((unit) => isPhrase(unit, "later", "earlier") && !isPhrase(unit, "courtesy", "filler"));
  const joined = times.length > 1 && isJoined(units);
  const since = times.some(
    ({ time }) =>
      time.point.since || (leadsWith(time.lead, ground, "since") && (!time.point.clock || act === "cancel")),
  );
  if (joined || since) return true;
  const isSide = (one: TimeFound) => one.time.point.side !== undefined && !isLength(asLength(one, ground).time);
  return (way && !shifts && times.length === 0) || times.some(isSide);
}

// --- what is open, or was just booked

/** "No, Monday", "doe toch 12 uur", "an hour later", "oops, I meant Tom": mentions and hedges, and nothing else. */
function amendment(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const { awaiting, focus, here, lean } = situation;
  if (!focus && awaiting !== "confirmation" && awaiting !== "choice" && awaiting !== "attendee") return undefined;
  const hedged = units.some((unit) => isPhrase(unit, "repair", "it", "but", "lasts", "too"));
  const place = placeOf(units, ground);
  if (place !== null) return { command: plain("reschedule", { location: place }), left: [] };
  if (!units.every((unit) => isAmending(unit)) || (!hedged && awaiting === undefined)) return undefined;
  const times = units.flatMap((unit, n) => (unit.kind === "time" && !isRuledOut(units, n) ? [unit.found] : []));
  const people = units.flatMap((unit, n) => (unit.kind === "person" ? [{ ...unit, out: isRuledOut(units, n) }] : []));
  const shift = units.find((unit) => unit.kind === "shift");
  const hours = hoursOf(ground);
  const settled = settle(times.map((time) => ({ ...asHour(time, hours, units), repaired: true })));
  if (people.length > 0) {
    if (times.length > 0 || shift) return undefined;
    const comes = people.filter(({ out }) => !out).map(({ whole }) => whole);
    const goes = people.filter(({ out }) => out).map(({ said }) => said);
    const isCorrected = units.some((unit) => isPhrase(unit, "repair"));
    const joins = units.some((unit) => isPhrase(unit, "too") || (isPhrase(unit, "join") && !isCorrected));
    const slots: Slots = {
      ...(comes.length > 0 && { attendees: comes }),
      ...(goes.length > 0 && { removedAttendees: goes }),
    };
    const instead = comes.length > 0 && goes.length === 0 && !joins;
    return { command: { ...plain("edit_attendees", slots), ...(instead && { manner: "instead" as const }) }, left: [] };
  }
  const time = whenOf(settled, here, { lean });
  if (!time && settled.length === undefined && !shift) return undefined;
  const when = time && refusePast(time.when, here);
  const slots: Slots = {
    ...(shift?.kind === "shift" && { shiftMinutes: shift.minutes }),
    ...(settled.length !== undefined && { durationMinutes: settled.length }),
  };
  const either = time?.either && when?.kind !== "unresolved" ? { either: time.either } : {};
  const manner = keepsClock(units, settled) ? { manner: "same-time" as const } : {};
  return { command: { ...plain("reschedule", slots), when: when ?? null, ...either, ...manner }, left: [] };
}

/** "Same time next week": the day changes, the hour stays. */
const keepsClock = (units: readonly Unit[], { time }: Settled) =>
  time !== null && time.point.clock === undefined && units.some((unit) => isPhrase(unit, "sameTime"));

/** Words that end an hour of the day as they end a length. */
const hoursOf = ({ lexicon }: Ground): ReadonlySet<string> => new Set(lexicon.words.hours.split(",").filter(Boolean));

/** "Doe toch 12 uur": an hour of the day, unless it is said that it lasts so long. */
function asHour(found: TimeFound, hours: ReadonlySet<string>, units: readonly Unit[]): TimeFound {
  const lasts = units.some((unit) => isPhrase(unit, "lasts", "for"));
  const isLong = (found.time.point.length ?? 0) >= LONG_MINUTES;
  return isLength(found.time) && hours.has(unitOf(found.text)) && (!lasts || isLong)
    ? { ...found, time: clockOf(found.time) }
    : found;
}

/** "It's at the Blue Door cafe btw": a word for it, one for where, and the rest is the place. */
function placeOf(units: readonly Unit[], { text }: Ground): string | null {
  const fence = units.find(({ kind }) => kind === "place");
  const isSmall = (unit: Unit) =>
    isQuiet(unit) || isPhrase(unit, "not", "for", "to", "from", "at", "hollow", "opensQuestion");
  if (fence?.kind === "place" && units.every((unit) => unit === fence || isSmall(unit))) return capitalise(fence.text);
  const at = units.findIndex((unit, n) => n > 0 && isPhrase(unit, "at") && !isPhrase(unit, "earlier", "later"));
  const words = units.flatMap((unit, n) => (unit.kind === "word" || unit.kind === "label" ? [n] : []));
  const [first, last] = [words[0], words.at(-1)];
  if (at < 0 || first === undefined || last === undefined || first < at) return null;
  const inside = units.slice(first, last + 1);
  const says =
    units.slice(0, at).some((unit) => isPhrase(unit, "filler", "it", "repair", "join")) &&
    units.slice(0, first).every(isSmall);
  const isName = inside.every(
    (unit) =>
      unit.kind === "word" ||
      unit.kind === "label" ||
      unit.kind === "number" ||
      isPhrase(unit, "filler", "kinds", "rooms"),
  );
  const asks = units.some((unit) => unit.kind === "stop" && unit.text === "?");
  if (!says || !isName || asks || !units.slice(last + 1).every(isSmall)) return null;
  return capitalise(text.said.slice(units[first]!.start, units[last]!.end));
}

const isAmending = (unit: Unit) =>
  ["time", "shift", "person"].includes(unit.kind) ||
  isQuiet(unit) ||
  isPhrase(unit, "not", "but", "negation", "with", "for", "to", "from", "at", "hollow", "weak", "lasts", "planned");

/** "Not tomorrow", "niet met Anna". */
function isRuledOut(units: readonly Unit[], n: number): boolean {
  for (let at = n - 1; at >= 0; at--) {
    const unit = units[at]!;
    if (isPhrase(unit, "not", "negation")) return true;
    if (!isPhrase(unit, "with", "filler", "on", "at")) return false;
  }
  return false;
}
