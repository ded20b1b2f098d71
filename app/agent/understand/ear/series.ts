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
  const { repeat, since: _, ...point } = settled.time?.point ?? {};
  if (!often || !settled.time || !repeat || !point.clock || settled.against) return undefined;
  const time = { ...settled.time, point: { ...point, date: { day: ground.today + A_WEEK } } };
  const once: Unit = { ...often, found: { ...often.found, time } };
  const clauses = clausesOf(units);
  const said = clauses.filter((clause, n) => n === 0 || !isEcho(clause));
  // What is told is asked for then, whatever it is called.
  const order = said.length < clauses.length && !said.flat().some(asks) ? [untyped("act:create")] : [];
  const told = [...order, ...said.flat()].flatMap((unit) =>
    unit === often ? once : unit.kind === "time" && !isLength(unit.found.time) ? [] : unit,
  );
  const { command, left } = read(told) ?? {};
  const when = whenOf(settled, here, {})?.when;
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
