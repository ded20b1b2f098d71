import type { Command, Intent, Slots, Target } from "../command";
import { capitalise } from "../grammar/titles";
import { fold } from "../text";
import type { Here } from "../times/make-when";
import { isLength, refusePast } from "../times/settle-times";
import { meetingsCalled } from "./gazetteer";
import { cutWords, phraseAt, type Role } from "./lexicon";

import { clockOf, type Settled, settle, type TimeFound, whenOf } from "./said-times";
import { asks } from "./segment";
import { type Ground, isPhrase, type Unit } from "./unit";

/** What the talk so far allows. */
export interface Situation {
  here: Here;
  /** Something was asked, or shown for a yes. */
  awaiting: string | undefined;
  /** A meeting was spoken of. */
  focus: boolean;
  lean: "am" | "pm" | undefined;
}

/** One request read, with the words that it leaves unexplained. */
export interface Reading {
  command: Command;
  left: string[];
}

type Act = "create" | "move" | "cancel" | "invite" | "uninvite" | "longer" | "shorter";

/** What a stretch of units asks for; undefined where these frames have none for it. */
export function readSegment(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  if (units.some((unit) => isPhrase(unit, "act:rename", "act:remind", "condition", "otherwise"))) return undefined;
  if (units.some((unit) => isPhrase(unit, "scope") && !isPhrase(unit, "later", "earlier"))) return undefined;
  if (units.some(({ kind }) => kind === "number")) return undefined;
  // A zone is somebody's, and what repeats is more than one: other rules read those.
  const isTheirs = ({ time: { point } }: TimeFound) => point.zone !== undefined || point.repeat !== undefined;
  if (timesOf(units).some(isTheirs)) return undefined;
  if (units.some((unit) => unit.kind === "phrase" && unit.roles.some((role) => role.startsWith("no:"))))
    return undefined;
  const acts = units.filter(asks);
  if (acts.length > 0 && acts.every((unit) => isPhrase(unit, "act:ask", "act:tell"))) return undefined;
  if (acts.length === 0) return amendment(units, ground, situation) ?? bareMeeting(units, ground, situation);
  const act = actOf(units, ground, situation);
  if (!act) return acts.every((unit) => isPhrase(unit, "act:find")) ? search(units, ground, situation) : undefined;
  if (isDenied(units)) return { command: plain("deny", {}), left: [] };
  if (act === "create") return create(units, ground, situation);
  if (act === "invite" || act === "uninvite") return guests(units, act, ground);
  return change(units, act, ground, situation);
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
  return near.every((unit) => unit.kind !== "time" && unit.kind !== "stop");
}

/** Which of the acts that the verbs can mean it is, by what stands beside them. */
function actOf(units: readonly Unit[], ground: Ground, { focus, awaiting }: Situation): Act | undefined {
  const has = (role: Role) => units.some((unit) => isPhrase(unit, role));
  const shifts = units.some(({ kind }) => kind === "shift");
  const said = (["move", "cancel", "longer", "shorter"] as const).filter((act) => has(`act:${act}`));
  const people = units.filter(({ kind }) => kind === "person");
  const onlyPeople = people.length > 0 && contentOf(units).length === 0 && !units.some(({ kind }) => kind === "time");
  const open = focus || awaiting !== undefined;
  const ofMeeting =
    people.length > 0 && !shifts && !units.some(({ kind }) => kind === "time") && isKnown(contentOf(units), [], ground);
  if (ofMeeting && has("act:uninvite") && isBetween(units, "from")) return "uninvite";
  if (ofMeeting && has("act:invite") && isBetween(units, "to")) return "invite";
  if (onlyPeople && open && !has("with")) {
    if (has("act:uninvite")) return "uninvite";
    if (has("act:invite")) return "invite";
  }
  if (onlyPeople && has("act:uninvite") && !has("with")) return "uninvite";
  if (onlyPeople && has("act:invite") && !has("with") && !has("at")) return "invite";
  if (said.includes("move") && said.includes("cancel")) return repairedAct(units);
  const [first, second] = said;
  if (first === "cancel" && has("act:create") && onlyStrong(units, "act:create")) return undefined;
  if (first && !second) return first;
  if (second) return said.includes("move") ? "move" : undefined;
  if (shifts && has("act:create")) return "move";
  if (has("act:create")) return movesByName(units, ground) ? "move" : "create";
  return undefined;
}

/** "Tom from the retro": a small word between the last of the people and what stands behind. */
function isBetween(units: readonly Unit[], role: Role): boolean {
  const person = units.findLastIndex(({ kind }) => kind === "person");
  const behind = units.slice(person + 1).find((unit) => !isPhrase(unit, "filler") || isPhrase(unit, role));
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
  const asked = units.some((unit) => (unit.kind === "stop" && unit.text === "?") || isPhrase(unit, "negation"));
  return goes && !asked && words.length > 0 && isKnown(words, [], ground);
}

/** "Put the retro at 3", of a retro that there is: "to" and a time, and nothing new. */
function movesByName(units: readonly Unit[], ground: Ground): boolean {
  const words = contentOf(units);
  const goes = units.some((unit, n) => isPhrase(unit, "to") && units[n + 1]?.kind === "time");
  return goes && words.length > 0 && meetingsCalled(words, ground.gazetteer, ground.lexicon.concepts).length > 0;
}

/** The words that name something, folded: no hollow ones, no people. */
function contentOf(units: readonly Unit[]): string[] {
  return units.flatMap((unit) => {
    if (unit.kind === "word") return [unit.text];
    if (unit.kind === "label") return unit.text.toLowerCase().split(/\s+/);
    if (unit.kind !== "phrase" || !unit.roles.includes("kinds") || unit.roles.includes("hollow")) return [];
    return unit.text.split(" ");
  });
}

const timesOf = (units: readonly Unit[]): TimeFound[] =>
  units.flatMap((unit) => (unit.kind === "time" ? [unit.found] : []));

/** A word that says nothing wherever it stands. */
const isQuiet = (unit: Unit) =>
  (unit.kind === "stop" && !/[\p{Extended_Pictographic}$€%#*=]/u.test(unit.text)) ||
  isPhrase(unit, "courtesy", "filler", "repair", "join", "on", "it", "somewhere", "weak");

// --- a new meeting

/** Where the scan of a new meeting is. */
type Place = "head" | "with" | "at" | "called";

interface Described {
  title: string | undefined;
  attendees: string[];
  location: string | undefined;
  left: string[];
}

function create(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const described = describeNew(units, ground);
  const settled = settle(timesOf(units), hoursOf(ground));
  // Without a day or an hour it is asked for by other rules, as what is not spoken of by a name.
  if (
    !settled.time ||
    (described.title === undefined && described.attendees.length === 0 && described.location === undefined)
  )
    return undefined;
  if (settled.against && isJoined(units)) return undefined;
  return withTime(described, settled, situation, units);
}

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
  const asksThing = units.some((unit) => unit.kind === "stop" && unit.text === "?");
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
  const unknown = units.filter((unit, n) => unit.kind === "word" && !isBesideKind(units, n));
  return (
    reading && {
      ...reading,
      left: [...reading.left, ...unknown.map((unit) => ground.text.said.slice(unit.start, unit.end))],
    }
  );
}

/** "Quarterly planning", "design review": a word in front of the kind of meeting, or behind it. */
function isBesideKind(units: readonly Unit[], n: number): boolean {
  const near = (step: 1 | -1) => {
    let at = n + step;
    while (units[at]?.kind === "word") at += step;
    return isPhrase(units[at], "kinds") || units[at]?.kind === "label";
  };
  return near(1) || near(-1);
}

const isPast = ({ time }: Settled) => (time?.point.date?.wdMod ?? 0) < 0 || (time?.point.moment ?? 0) < 0;

function withTime(described: Described, settled: Settled, situation: Situation, units: readonly Unit[]): Reading {
  const { title, attendees, location, left } = described;
  const { here, awaiting, lean } = situation;
  const time = whenOf(settled, here, { anchor: awaiting === undefined, lean });
  const when = time && refusePast(time.when, here);
  const recurrence = when?.rrule;
  const length = settled.length ?? undefined;
  const slots: Slots = {
    ...(title !== undefined && { title }),
    ...(attendees.length > 0 && { attendees }),
    ...(location !== undefined && { location }),
    ...(length !== undefined && { durationMinutes: length }),
    ...(recurrence !== undefined && { recurrence }),
  };
  const either = time?.either && when?.kind !== "unresolved" ? { either: time.either } : {};
  const command: Command = { ...plain("create", slots), when, ...either, question: null };
  const negated = units.filter((unit) => isPhrase(unit, "negation")).map(({ start, end }) => `${start}:${end}`);
  return { command, left: [...left, ...negated] };
}

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
        } else if (place === "called") extend(unit);
        else if (isPhrase(unit, "at") && isNamed(next)) {
          place = "at";
          open = null;
        } else if (isPhrase(unit, "kinds")) extend(unit);
        else if (isPhrase(unit, "hollow")) open ? extend(unit) : null;
        else if (isPhrase(unit, "join") && place === "with") continue;
        else if (isPhrase(unit, "from") && open && next?.kind === "word") extend(unit);
        else if (!isQuiet(unit) && !asks(unit) && !isPhrase(unit, "for", "to", "from", "with", "about", "at", "allDay"))
          left.push(unit.text);
        else if (!isPhrase(unit, "filler")) open = null;
    }
  }
  if (titles.length > 1) left.push(...titles.slice(1).map(saidOf));
  return {
    ...describedBy(titles.map(saidOf), topics, lexicon.words.hollow),
    attendees: [...new Set(attendees)],
    location: places.join(" ") || undefined,
    left,
  };
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
  if (!time || settled.length === undefined || title !== undefined || location !== undefined || settled.against)
    return undefined;
  const slots: Slots = { ...(attendees.length > 0 && { attendees }), durationMinutes: settled.length };
  return { command: { ...plain("find_slot", slots), when: time.when }, left };
}

// --- people come and go

function guests(units: readonly Unit[], act: "invite" | "uninvite", ground: Ground): Reading {
  const people = units.flatMap((unit) => (unit.kind === "person" ? [act === "invite" ? unit.whole : unit.said] : []));
  const slots: Slots = act === "invite" ? { attendees: people } : { removedAttendees: people };
  const words = contentOf(units);
  const target = targetOf(words, [], ground);
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
  const said = units.filter((unit) => !isPhrase(unit, "act:create"));
  const content = contentOf(said);
  const people = units.flatMap((unit) => (unit.kind === "person" ? [unit.said] : []));
  if (isOtherWay(units, act, ground) || timesOf(units).some((time) => isScope(time, ground))) return undefined;
  const { own, fresh } = act === "cancel" ? { own: timesOf(units), fresh: [] } : parted(units);
  const ownTime = whenOf(settle(own), here, { anchor: false });
  const settled = settle(fresh, hoursOf(ground));
  const time = whenOf(settled, here, { lean });
  const shift = units.find((unit) => unit.kind === "shift");
  const described = targetOf(content, people, ground);
  const target: Target | undefined =
    described || ownTime ? { ...described, ...(ownTime && { when: ownTime.when }) } : undefined;
  const settledOwn = settle(own);
  const unknown = content.length > 0 && !isKnown(content, people, ground) ? content : [];
  const left = [...leftIn(units), ...unknown, ...(settledOwn.against || settled.against ? [settled.text] : [])];
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
  };
  // Only the meeting's own time was said: when it should be is asked.
  return { command: time || shift || sized !== undefined ? command : { ...command, when: null }, left };
}

/** "Verschieb es um eine Stunde": a length beside a verb of moving is how far; beside a new time, how long. */
function lengthSlot(units: readonly Unit[], minutes: number, hasTime: boolean): Slots {
  const isEarlier = units.some((unit) => isPhrase(unit, "earlier") && !isPhrase(unit, "act:create"));
  return hasTime ? { durationMinutes: minutes } : { shiftMinutes: isEarlier ? -minutes : minutes };
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

/** The meeting that words and people name, by its real title where one is known. */
function targetOf(content: readonly string[], people: readonly string[], ground: Ground): Target | undefined {
  const { gazetteer, lexicon } = ground;
  const names = people.flatMap((name) => name.toLowerCase().split(" "));
  const titles = meetingsCalled([...content, ...names], gazetteer, lexicon.concepts);
  const [title, another] = titles;
  if (title !== undefined && another === undefined && content.length > 0) {
    return { title, ...(people.length > 0 && { attendees: [...people] }) };
  }
  if (content.length === 0 && people.length === 0) return undefined;
  return {
    ...(content.length > 0 && { title: capitalise(content.join(" ")) }),
    ...(people.length > 0 && { attendees: [...people] }),
  };
}

/** "Les deux", "todo una hora", "tomorrow and Thursday": read as a time, and about more than one. */
function isScope({ text }: TimeFound, { lexicon }: Ground): boolean {
  const words = cutWords(fold(text));
  const roles = words.map((_, i) => phraseAt(words, i, lexicon));
  return (roles[0]?.roles.includes("scope") ?? false) || roles.some((found) => found?.roles.includes("join"));
}

const leadsFrom = (lead: string, { lexicon }: Ground) =>
  phraseAt(cutWords(lead), 0, lexicon)?.roles.includes("since") ?? false;

/** "From Thursday on", "move it back", "push it by 15": how much of a series, an undo, a number without a unit. */
function isOtherWay(units: readonly Unit[], act: Act, ground: Ground): boolean {
  const times = timesOf(units);
  const shifts = units.some(({ kind }) => kind === "shift");
  const way = units.some((unit) => isPhrase(unit, "later", "earlier") && !isPhrase(unit, "courtesy", "filler"));
  const joined = times.length > 1 && isJoined(units);
  const since = times.some(
    ({ time }) => time.point.since || (leadsFrom(time.lead, ground) && (!time.point.clock || act === "cancel")),
  );
  if (joined || since) return true;
  return (way && !shifts && times.length === 0) || times.some(({ time }) => time.point.side !== undefined);
}

/** Whether there is a meeting that these words name. */
const isKnown = (content: readonly string[], people: readonly string[], { gazetteer, lexicon }: Ground) =>
  meetingsCalled([...content, ...people.flatMap((name) => name.toLowerCase().split(" "))], gazetteer, lexicon.concepts)
    .length > 0;

/** What none of the places of a change takes. */
function leftIn(units: readonly Unit[]): string[] {
  return units.flatMap((unit) => {
    if (unit.kind === "topic" || unit.kind === "place") return [unit.text];
    if (unit.kind !== "phrase" || isQuiet(unit) || asks(unit)) return [];
    const known = isPhrase(unit, "kinds", "hollow", "with", "to", "from", "at", "on", "for", "later", "earlier", "but");
    return known ? [] : [unit.text];
  });
}

// --- what is open, or was just booked

/** "No, Monday", "doe toch 12 uur", "an hour later", "oops, I meant Tom": mentions and hedges, and nothing else. */
function amendment(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const { awaiting, focus, here, lean } = situation;
  if (!focus && awaiting !== "confirmation" && awaiting !== "choice" && awaiting !== "attendee") return undefined;
  const hedged = units.some((unit) => isPhrase(unit, "repair", "it", "but", "lasts"));
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
    const joins = units.some((unit) => isPhrase(unit, "join")) && !units.some((unit) => isPhrase(unit, "repair"));
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
  return { command: { ...plain("reschedule", slots), when: when ?? null, ...either }, left: [] };
}

/** Words that end an hour of the day as they end a length. */
const hoursOf = ({ lexicon }: Ground): ReadonlySet<string> => new Set(lexicon.words.hours.split(",").filter(Boolean));

/** Few meetings last so long: "maak er 11 uur van" is an hour of the day. */
const LONG_MINUTES = 300;

/** "Doe toch 12 uur": an hour of the day, unless it is said that it lasts so long. */
function asHour(found: TimeFound, hours: ReadonlySet<string>, units: readonly Unit[]): TimeFound {
  const last =
    found.text
      .toLowerCase()
      .split(/[\s\d]+/)
      .at(-1) ?? "";
  const lasts = units.some((unit) => isPhrase(unit, "lasts", "for"));
  const isLong = (found.time.point.length ?? 0) >= LONG_MINUTES;
  return isLength(found.time) && hours.has(last) && (!lasts || isLong)
    ? { ...found, time: clockOf(found.time) }
    : found;
}

const isAmending = (unit: Unit) =>
  ["time", "shift", "person"].includes(unit.kind) ||
  isQuiet(unit) ||
  isPhrase(unit, "not", "but", "negation", "with", "for", "to", "from", "at", "hollow", "weak", "lasts");

/** "Not tomorrow", "niet met Anna". */
function isRuledOut(units: readonly Unit[], n: number): boolean {
  for (let at = n - 1; at >= 0; at--) {
    const unit = units[at]!;
    if (isPhrase(unit, "not", "negation")) return true;
    if (!isPhrase(unit, "with", "filler", "on", "at")) return false;
  }
  return false;
}
