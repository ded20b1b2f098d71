import { type Command, plain, type Target } from "../command";
import type { Here } from "../times/make-when";
import { isAnotherOne } from "./amendment";
import { clausesOf } from "./clauses";
import { meetingsCalled } from "./gazetteer";
import { dayOfOne } from "./of-a-day";
import { placed, settle, type TimeFound, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, isPlace, isQuiet, namedIn, placeIn } from "./slots";
import { type Ground, IT, isPhrase, type Reading, type Situation, type Unit } from "./unit";
import { has, namesIn, timesOf } from "./units-in";

/**
 * "The review doesn't suit any more, put it on Friday at 9": the request says only "it", and which meeting that is stands
 * in front of it.
 *
 * @returns null where another request is made as well, or where more than one meeting was named
 */
export function refersBack(units: readonly Unit[], ground: Ground, situation: Situation): Reading | null {
  const { here, focus, awaiting } = situation;
  if (isAnotherOne(units, situation)) return null;
  if (has(units, "condition", "otherwise", "act:rename", "act:remind")) return null;
  if (focus && goesAway(units)) return { command: plain("cancel"), left: [] };
  const gone = ofDay([units], ground, here);
  if (gone && goesAway([...units.filter((unit) => unit.kind !== "time" && !isPhrase(unit, "hollow", "definite")), IT]))
    return { command: plain("cancel", { target: gone }), left: [] };
  const { before, request } = lastRequest(units);
  const act = actOf(request);
  const isBare = contentOf(request).length === 0 && !request.some(({ kind }) => NAMES.has(kind));
  if (!act || before.length === 0 || !isBare || has(request, "negation")) return null;
  const told = act === "move" && timesOf(request).length === 0 ? toldTimes(before) : [];
  if (told.length === 0 && !has(request, "it", "them")) return null;
  // "Tom wants to meet on Thursday at 2, book it"
  if (told.length > 0 && !has(request, "act:move", "act:cancel")) return null;
  const said = before.flat();
  // "Oh, Thursday is a holiday there. Put it on Monday": what is open.
  const isOpen = focus && awaiting === undefined && !said.some(asks) && !isKnown(contentOf(said), [], ground);
  const day = ofDay(before, ground, here);
  const named = meetingIn(before, ground);
  const target =
    (named && { ...named, ...day }) ??
    placedIn(before, here) ??
    withWhom(before, ground, here) ??
    (isOpen ? (day ?? {}) : null);
  if (target === null) return null;
  const settled = settle(told.length > 0 ? told : timesOf(request));
  const time = whenOf(settled, here, { moving: true });
  const base: Command = {
    intent: "cancel",
    confidence: 0.8,
    slots: Object.keys(target).length > 0 ? { target } : {},
    when: null,
    question: null,
  };
  if (act === "cancel") return settled.time || settled.length !== undefined ? null : { command: base, left: [] };
  if (!time || settled.against || settled.length !== undefined) return null;
  const keepsClock = settled.time?.point.clock === undefined && has(request, "sameTime");
  const command: Command = {
    ...base,
    intent: "reschedule",
    ...placed(time, here),
    ...(keepsClock && { manner: "same-time" }),
  };
  return { command, left: [] };
}

const NAMES = new Set<Unit["kind"]>(["person", "word", "label", "quote", "topic", "place", "number", "shift"]);

/** "The dentist can't before 17:20 on Thursday, change it": an hour is told, and a bound that is denied is where it begins. */
function toldTimes(clauses: readonly (readonly Unit[])[]): TimeFound[] {
  const units = clauses.flat();
  const denied = has(units, "negation", "not", "unsuitable", "act:absent");
  const times = timesOf(units).filter(({ time }) => time.point.clock && !time.until);
  const [found, another] = times;
  if (!found || another || timesOf(units).length > 2 || denied !== (found.time.point.side === "before")) return [];
  const { side: _, ...point } = found.time.point;
  return timesOf(units).map((one) => (one === found ? { ...found, time: { ...found.time, point } } : one));
}

/** "En die eruit", "it can go": what is spoken of, and that it goes. */
function goesAway(units: readonly Unit[]): boolean {
  const said = units.filter((unit) => unit.kind !== "stop" && !isQuiet(unit));
  const goes = said.filter((unit) => isPhrase(unit, "goesOut"));
  return goes.length === 1 && has(units, "it") && said.every((unit) => goes.includes(unit));
}

/** The clause of the last verb, and what stands in front of it. */
function lastRequest(units: readonly Unit[]): { before: Unit[][]; request: Unit[] } {
  const clauses = clausesOf(units);
  const last = clauses.findLastIndex((clause) => clause.some(asks));
  const request = clauses.slice(Math.max(last, 0)).flat();
  return { before: clauses.slice(0, Math.max(last, 0)), request };
}

function actOf(request: readonly Unit[]): "move" | "cancel" | null {
  if (request.some((unit) => isPhrase(unit, "act:ask", "act:find", "act:invite") && !isPhrase(unit, "act:create")))
    return null;
  if (has(request, "act:cancel")) return has(request, "act:move") || has(request, "act:create") ? null : "cancel";
  return has(request, "act:move") || has(request, "act:create") ? "move" : null;
}

/** The one meeting that clauses name; a verb that is about another one makes them requests of their own. */
function meetingIn(clauses: readonly (readonly Unit[])[], ground: Ground): Target | null {
  const { gazetteer, lexicon } = ground;
  const named = clauses.flatMap((clause) => {
    const people = namesIn(clause);
    const isMeeting = people.length > 0 && has(clause, "hollow", "kinds", "it");
    const words = namedIn(clause, people, ground);
    const all = isMeeting ? [...words, ...people.flatMap((name) => name.toLowerCase().split(" "))] : words;
    const titles = meetingsCalled(all, gazetteer, lexicon.concepts);
    const isAsked = clause.some((unit) => isPhrase(unit, "act:create", "act:move") && asks(unit));
    return titles.length > 0 && isAsked ? [null] : titles;
  });
  const [title, another] = [...new Set(named)];
  return typeof title === "string" && another === undefined ? { title } : null;
}

/** "My 11 o'clock with Sarah, …", "het overleg met Mila van morgen, …": one that there is with them, whatever it is called. */
function withWhom(clauses: readonly (readonly Unit[])[], ground: Ground, here: Here): Target | null {
  const units = clauses.flat();
  const people = namesIn(units);
  const isOnly = units.every(
    (unit) =>
      ["time", "stop", "person"].includes(unit.kind) ||
      isPhrase(unit, "definite", "it", "hollow", "kinds", "with", "from", "courtesy"),
  );
  const opens = units.find(({ kind }) => kind !== "stop");
  if (people.length === 0 || !isOnly || units.some(asks) || !isPhrase(opens, "definite", "it")) return null;
  const when = whenOf(settle(timesOf(units)), here, {})?.when;
  return isKnown([], people, ground) ? { attendees: people, ...(when && { when }) } : null;
}

/** "The Monday one doesn't work, …", "die van maandag kan niet, …": of several that were spoken of, that of a day. */
function ofDay(clauses: readonly (readonly Unit[])[], ground: Ground, here: Here): Target | null {
  const found = dayOfOne(clauses.flat(), ground);
  const when = found && whenOf(settle([found]), here, {})?.when;
  return when ? { when } : null;
}

/** "The 2nd meeting tomorrow, …": what is meant is said by its place in a day, and by nothing else. */
function placedIn(clauses: readonly (readonly Unit[])[], here: Here): Target | null {
  const units = clauses.flat();
  const place = placeIn(units);
  const when = whenOf(settle(timesOf(units)), here, {})?.when;
  const isOnly = units.every(
    (unit) =>
      unit.kind === "time" || unit.kind === "stop" || isPlace(unit) || isPhrase(unit, "filler", "courtesy", "from"),
  );
  return place !== undefined && isOnly ? { place, ...(when && { when }) } : null;
}
