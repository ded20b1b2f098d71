import type { Context, Request } from "../command";
import { isLength } from "../times/settle-times";
import { clausesOf } from "./clauses";
import { hear } from "./hear";
import { settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { isQuiet } from "./slots";
import { isPhrase, isTime, type Unit, untyped } from "./unit";
import { has } from "./units-in";

/**
 * "Todos los jueves a las 19:00 ensayo del coro", "every Thursday at 2 I do the rota, put it in from tomorrow": a series is
 * described as one meeting is, beside how often it is.
 */
export function heardSeries(message: string, context: Context): Request | undefined {
  const heard = context.awaiting === undefined && !context.focus ? hear(message, context) : null;
  if (!heard) return undefined;
  const { units, ground, here, read } = heard;
  const times = units.filter(isTime);
  const settled = settle(times.map(({ found }) => found));
  const [often] = times.filter(({ found }) => !isLength(found.time));
  const { repeat: said, since: _, ...point } = settled.time?.point ?? {};
  // "Clase lunes 19h, 8 semanas": nobody meets so long, it is how long that goes on.
  const weeks = (settled.length ?? 0) >= A_WEEK * 1440 ? settled.length : undefined;
  const repeat =
    said ?? (weeks && point.date?.wd ? { freq: "WEEKLY" as const, interval: 1, days: [point.date.wd] } : undefined);
  if (!often || !settled.time || !repeat || !point.clock || settled.against) return undefined;
  const { length: __, ...single } = point;
  const time = { ...settled.time, point: { ...(weeks ? single : point), date: { day: ground.today + A_WEEK } } };
  const once: Unit = { ...often, found: { ...often.found, time } };
  const clauses = clausesOf(units);
  const parts = clauses.filter((clause, n) => n === 0 || !isEcho(clause));
  // What is told is asked for then, whatever it is called.
  const order = parts.length < clauses.length && !parts.flat().some(asks) ? [untyped("act:create")] : [];
  const told = [...order, ...parts.flat()].flatMap((unit) =>
    unit === often ? once : unit.kind === "time" && (weeks || !isLength(unit.found.time)) ? [] : unit,
  );
  const { command, left } = read(told) ?? {};
  const series = { ...settled.time, point: { ...settled.time.point, repeat, ...(weeks && { length: weeks }) } };
  const when = whenOf({ ...settled, time: series }, here, {})?.when;
  const isMade =
    command?.intent === "create" && left?.length === 0 && !command.either && !command.manner && !command.slots.allDay;
  if (!isMade || (command.slots.title ?? command.slots.attendees) === undefined) return undefined;
  if (when?.kind !== "recurring" || when.rrule === undefined) return undefined;
  return { text: message, command: { ...command, slots: { ...command.slots, recurrence: when.rrule }, when } };
}

const A_WEEK = 7;

/** "…, mets-le", "…, póngalo a partir de mañana": that it goes into the calendar, and from when on. */
const isEcho = (clause: readonly Unit[]) =>
  has(clause, "act:create") &&
  clause.every(
    (unit) =>
      isQuiet(unit) ||
      isPhrase(unit, "definite", "them") ||
      (asks(unit) && isPhrase(unit, "act:create")) ||
      (unit.kind === "time" && !unit.found.time.point.clock && !unit.found.time.point.repeat),
  );
