import { zoned } from "~/domain/zones";
import type { Command, Context, When } from "../command";
import { inItsLanguage } from "../contexts";
import { clausesOf } from "../ear/clauses";
import { hear } from "../ear/hear";
import { isOfLike } from "../ear/like-that";
import { withoutFirst } from "../ear/once-more";
import { edgeAt } from "../ear/one-end";
import { pastedIn } from "../ear/pasted";
import { clockOf, mayBeHour, settle, type TimeFound, whenOf } from "../ear/said-times";
import { asks } from "../ear/segment";
import { contentOf, hoursOf, isKnown, isRuledOut } from "../ear/slots";
import { tellsOfSomebody } from "../ear/told-of-others";
import { type Heard, isPhrase, isTime, type Unit } from "../ear/unit";
import { isNow } from "../ear/unit-times";
import { has } from "../ear/units-in";
import { said } from "../languages/lists/said";
import { withNamedAddresses } from "../named-addresses";
import { isLength } from "../times/settle-times";
import { guessesOf } from "./guesses";
import { pastHours } from "./unexplained";

/** What a message says that has to show in whatever is written because of it. */
export type Mentioned = Said & {
  /** As typed. */
  text: string;
  /** "Not on Tuesday": it must not show. */
  isOut?: true;
  /** Something is told of somebody there, who need not come. */
  told?: true;
};

/** Lengths are in minutes. */
type Said =
  /** `orLasts`: "una hora", "1h30" is a length as well. `ends`: "until 2", it must show as the end of something. */
  | { kind: "time"; at: SaidAt; orLasts: number | null; ends?: true }
  /** Of something that lasts, or of what it becomes later or longer. `orAt`: "3 uur" is an hour as well. */
  | { kind: "length"; minutes: number; orAt: SaidAt | null }
  /** `joins`: said with "with", or asked along. */
  | { kind: "person"; names: readonly string[]; joins: boolean }
  /** "9am until May": the last day of what comes again. */
  | { kind: "until" }
  /** "In room 4", "about the roof": the words behind what leads them. */
  | { kind: "detail"; words: string }
  /** "And move everything": one more request. */
  | { kind: "request" }
  /** "Except the dentist": of several what stays. */
  | { kind: "exception" };

/** A time in the user's zone, as it is read without anything to read it against. */
export interface SaidAt extends Pick<When, "kind" | "start" | "end"> {
  hasHour: boolean;
  /** `weekday`: of no week in particular. */
  hasDay: "no" | "weekday" | "date";
}

/** What there is in a message to hold its outcome to. */
export interface Mentions {
  /** What has to show in whatever comes of it. */
  mentioned: readonly Mentioned[];
  /** What it speaks of. */
  matters: readonly Matter[];
  /** What it may ask for, where nothing reads it. */
  guesses: readonly Command[];
}

export const NO_MENTIONS: Mentions = { mentioned: [], matters: [], guesses: [] };

/** @param context in which its requests were read */
export function mentionsOf(message: string, context: Context): Mentions {
  const within = inItsLanguage(message, context);
  return {
    mentioned: mentionedIn(message, within),
    matters: mattersOf(message, within),
    // Most messages are read, and nobody asks.
    get guesses() {
      return guessesOf(message, within).map((one) => withNamedAddresses(one, message, within));
    },
  };
}

/**
 * The times, lengths and people of a message that no later words take back, in their order; none of a letter, of a pasted
 * mail, of a condition, and of what is told of the past.
 */
function mentionedIn(message: string, context: Context): Mentioned[] {
  const heard = hear(message, context);
  if (!heard || has(heard.units, "condition", "otherwise")) return [];
  if (message.includes("\n") && pastedIn(message, context)) return [];
  const { units, ground } = heard;
  const clauses = clausesOf(units);
  const past = new Set([...pastHours(units, heard.here), ...gone(heard, clauses)]);
  const told = new Set(clauses.flatMap((clause) => (tellsOfSomebody(clause) ? clause : [])));
  const unsuited = new Set(clauses.flatMap(unsuitedIn));
  // "Friday too, Thursday stays": once more, and nothing becomes of the first.
  const isMore = heard.readings.some(({ reading: { command } }) =>
    ["same-again", "also"].includes(command.manner ?? ""),
  );
  const kept = isMore ? withoutFirst(units, ground, heard.here).units : units;
  const isOut = (unit: Unit, n: number) =>
    past.has(unit) ||
    unsuited.has(unit) ||
    (unit.kind === "time" && !kept.includes(unit)) ||
    isOfLike(units, n) ||
    isTakenBack(units, n);
  // "Greta says 1:30 suits her better": of something that she comes to.
  const sayers = heard.sayers.flatMap((unit) =>
    saidIn(unit, undefined, heard).map((one) => ({ ...one, text: ground.text.said.slice(unit.start, unit.end) })),
  );
  const mentioned = units.flatMap((unit, n): Mentioned[] => {
    if (isOut(unit, n)) return [];
    if (isOfEverything(units, n))
      return [{ kind: "request", text: ground.text.said.slice(unit.start, units[n + 1]!.end) }];
    if (isException(units, n, heard))
      return [{ kind: "exception", text: ground.text.said.slice(unit.start, units.at(-1)!.end) }];
    const text = ground.text.said.slice(unit.start, unit.end);
    const how = {
      text,
      ...(isRuledOut(units, n) && { isOut: true as const }),
      ...(told.has(unit) && { told: true as const }),
    };
    const isEnd = unit.kind === "time" && unit.found.time.point.clock && edgeAt(units, n, ground) === "end";
    return saidIn(unit, units[n - 1], heard).map((one) => ({
      ...one,
      ...how,
      ...(one.kind === "time" && isEnd && { ends: true as const }),
    }));
  });
  return [...sayers, ...mentioned];
}

/** What a message is about, as far as a correction in other words would say it again. */
export type Matter = "hour" | "day" | "length" | "person" | "verb" | "meeting";

/** The matters that a message speaks of, each once; a verb or a kind of meeting only where it says nothing more of them. */
function mattersOf(message: string, context: Context): Matter[] {
  const units = hear(message, context)?.units ?? [];
  const strong = new Set(units.flatMap(mattersIn));
  const weak = units.flatMap((unit): Matter[] =>
    asks(unit) ? ["verb"] : unit.kind === "label" || isPhrase(unit, "kinds") ? ["meeting"] : [],
  );
  return strong.size > 0 ? [...strong] : [...new Set(weak)];
}

function mattersIn(unit: Unit): Matter[] {
  // "Invite him too"
  if (unit.kind === "person" || isPhrase(unit, "act:invite", "act:uninvite")) return ["person"];
  if (unit.kind === "number" || unit.kind === "shift") return ["hour"];
  // "Tight 330"
  if (unit.kind === "label" && /\d{1,2}:?\d\d$/.test(unit.text)) return ["hour"];
  if (unit.kind !== "time") return [];
  if (isLength(unit.found.time)) return ["length"];
  const { clock, part, date, moment } = unit.found.time.point;
  return [...(clock || part ? ["hour" as const] : []), ...(date || moment !== undefined ? ["day" as const] : [])];
}

function saidIn(unit: Unit, before: Unit | undefined, { ground, here }: Heard): Said[] {
  if (unit.kind === "shift") return [{ kind: "length", minutes: Math.abs(unit.minutes), orAt: null }];
  if (unit.kind === "place" || unit.kind === "topic") return [{ kind: "detail", words: unit.text }];
  if (unit.kind === "person")
    return [{ kind: "person", names: [unit.said, unit.whole], joins: isPhrase(before, "with", "act:invite") }];
  if (unit.kind !== "time") return [];
  const { found } = unit;
  const { time, text } = found;
  const { clock, length } = time.point;
  if (isLength(time)) {
    const isHour = mayBeHour(time, text, hoursOf(ground));
    const orAt = isHour ? saidAt({ ...found, time: clockOf(time) }, here) : null;
    return [{ kind: "length", minutes: length ?? 0, orAt }];
  }
  const at = isPlaceInList(found) ? null : saidAt(found, here);
  const lasts: Said[] = length === undefined ? [] : [{ kind: "length", minutes: length, orAt: null }];
  const { until } = time;
  const ends: Said[] = clock && until?.date && !until.clock && !time.point.date?.nth ? [{ kind: "until" }] : [];
  return at ? [{ kind: "time", at, orLasts: clock ? clock.minute % (12 * 60) : null }, ...lasts, ...ends] : lasts;
}

/** "…, except the dentist", at the end: a meeting that there is. */
function isException(units: readonly Unit[], n: number, { ground }: Heard): boolean {
  const unit = units[n]!;
  return leavesOut(unit) && units.slice(0, n).some(asks) && isKnown(contentOf(units.slice(n + 1)), [], ground);
}

/** "Except", "but not" */
export const leavesOut = (unit: Unit): boolean =>
  unit.kind === "phrase" && isPhrase(unit, "scope", "not") && LESS.isIn(unit.text);

const LESS = said`^${"lessOne"}$`;

/** "…, and move everything", behind another verb. */
function isOfEverything(units: readonly Unit[], n: number): boolean {
  const isVerb = isPhrase(units[n], "act:move", "act:cancel") && isPhrase(units[n + 1], "all");
  return isVerb && isPhrase(units[n - 1], "join") && units.slice(0, n - 1).some(asks) && units[n + 2] === undefined;
}

function saidAt(found: TimeFound, here: Heard["here"]): SaidAt | null {
  const { when } = whenOf(settle([{ ...found, repaired: false }]), here, { anchor: true }) ?? {};
  const { date, clock, moment, side, untilMidnight } = found.time.point;
  if (!when || when.kind === "unresolved" || when.kind === "duration" || side || untilMidnight) return null;
  const { kind, start, end } = when;
  const hasHour = clock !== undefined || found.time.until?.clock !== undefined;
  return { kind, start, end, hasHour, hasDay: moment !== undefined ? "date" : howDated(date) };
}

/** "Friday doesn't work": it is ruled out by what stands behind it. */
const unsuitedIn = (clause: readonly Unit[]): Unit[] =>
  clause.filter((unit, n) => unit.kind === "time" && has(clause.slice(n), "unsuitable", "negation", "not"));

/** Days that are several, or one of several, are no day that must show. */
function howDated(date: TimeFound["time"]["point"]["date"]): SaidAt["hasDay"] {
  if (date === undefined || date.also || date.either !== undefined || date.nth || date.edge) return "no";
  if (date.day !== undefined || date.dom !== undefined) return "date";
  return date.wd === undefined ? "no" : "weekday";
}

/** "1", "the first", "los dos últimos": a figure alone, or a day of the month in words, may be a place in a list. */
const isPlaceInList = ({ time: { point }, text }: TimeFound) =>
  /^\d{1,2}$/.test(text) || (point.date?.dom !== undefined && point.date.month === undefined && !/\d/.test(text));

/** "Yesterday until 8", "last week": what is over, and the hours beside it; and "now". */
function gone({ units, here }: Heard, clauses: readonly Unit[][]): Unit[] {
  const today = here.wall.day;
  const date = zoned(here.now, here.zone).toPlainDate().toString();
  const isOver = (unit: Unit) => {
    if (unit.kind !== "time") return false;
    const { when } = whenOf(settle([{ ...unit.found, repaired: false }]), here, { anchor: true }) ?? {};
    return (
      (unit.found.time.point.date?.day ?? today) < today ||
      (when?.kind === "range" && when.end !== null && when.end.slice(0, 10) <= date)
    );
  };
  const now = units.filter(isNow);
  const over = clauses.filter((clause) => clause.some(isOver));
  return [...now, ...over.flatMap((clause) => clause.filter(isTime))];
}

/**
 * "Friday, no, Monday", "move it to Friday, no, cancel it": another of its kind, or for a time another verb, stands behind
 * a word of repair. So is what is told of it there: "Nina at 9, no, Nina is away, …".
 */
function isTakenBack(units: readonly Unit[], n: number): boolean {
  const isToo = (one: Unit, m: number) => (m === n || (m < n && isSame(one, units[n]!))) && isCorrected(units, m);
  return units.some(isToo);
}

function isCorrected(units: readonly Unit[], n: number): boolean {
  const { kind } = units[n]!;
  const at = units.findIndex((one, m) => m > n && isPhrase(one, "repair") && !isPhrase(one, "courtesy", "weak"));
  const later = at < 0 ? [] : units.slice(at);
  const isRepaired = (one: Unit) => one.kind === "time" && one.found.repaired;
  if (later.some((one) => one.kind === kind)) return true;
  return kind === "time" && (units.slice(n + 1).some(isRepaired) || later.some(asks));
}

function isSame(one: Unit, other: Unit): boolean {
  if (one.kind === "person") return other.kind === "person" && one.whole === other.whole;
  if (one.kind !== "time" || other.kind !== "time") return false;
  const [day, again] = [one, other].map((unit) => JSON.stringify(unit.found.time.point.date));
  return day !== undefined && day === again;
}
