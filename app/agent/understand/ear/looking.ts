import { type Command, plain } from "../command";
import { isLength } from "../times/settle-times";
import { both, type Narrowed, narrowedBy, stretchesOf } from "./narrowing";
import { isQuiet, timesOf } from "./slots";
import { isPhrase, type Reading, type Situation, type Unit } from "./unit";

/**
 * "After lunch only", "I need 90 minutes, with Nora", "and Friday?", behind a question about free time: where to look, how
 * long it is for and with whom. Undefined where anything else is said: an hour to begin at, or a name, is a meeting.
 */
export function lookingFor(units: readonly Unit[], { here, looking, awaiting }: Situation): Reading | undefined {
  if (!looking || awaiting !== undefined || units.some(isAnew)) return undefined;
  const people = units.flatMap((unit) => (unit.kind === "person" ? [unit.whole] : []));
  const [minutes, another] = timesOf(units).flatMap(({ time: { point } }) => point.length ?? []);
  if (another !== undefined || (people.length > 0 && !units.some((unit) => isPhrase(unit, "with")))) return undefined;
  const where = units.flatMap((unit) => withoutLength(unit));
  const stretches = stretchesOf(where).filter((stretch) => stretch.some(({ kind }) => kind === "time"));
  if (!where.every((unit) => unit.kind === "time" || isSmall(unit))) return undefined;
  const narrowed = stretches.map((stretch) => narrowedBy(stretch, here));
  if (!narrowed.every((one): one is Narrowed => one !== undefined)) return undefined;
  const limits = narrowed.flatMap((one) => one.limits ?? []).reduce(both, {});
  const [when = null, second] = narrowed.flatMap((one) => one.when ?? []);
  const { fromMinute = 0, untilMinute = 1440 } = limits;
  if (second || fromMinute >= untilMinute) return undefined;
  const slots = {
    ...(people.length > 0 && { attendees: people }),
    ...(minutes !== undefined && { durationMinutes: minutes }),
    ...(Object.keys(limits).length > 0 && { limits }),
  };
  if (Object.keys(slots).length === 0 && !when) return undefined;
  const command: Command = { ...plain("find_slot", slots), when, manner: "narrows" };
  return { command, left: [] };
}

/** A question of its own, about other days or other matters. */
const isAnew = (unit: Unit) =>
  isPhrase(unit, "act:find", "free") || (isPhrase(unit, "interrogative") && !isPhrase(unit, "onlyAhead", "whatAbout"));

/** "An hour, done by 4": what is left of a time beside how long. */
function withoutLength(unit: Unit): Unit[] {
  if (unit.kind !== "time" || unit.found.time.point.length === undefined) return [unit];
  if (isLength(unit.found.time)) return [];
  const { length: _, ...point } = unit.found.time.point;
  return [{ ...unit, found: { ...unit.found, time: { ...unit.found.time, point } } }];
}

const isSmall = (unit: Unit) => unit.kind === "person" || isQuiet(unit) || isPhrase(unit, ...SMALL);

const SMALL = [
  ...(["not", "negation", "but", "only", "onlyAhead", "for", "to", "with", "subject", "unsuitable", "until"] as const),
  ...(["goes", "lasts", "leaves", "whatAbout", "too", "because", "planned"] as const),
] as const;
