import { type Command, plain } from "../command";
import { capitalise } from "../grammar/titles";
import { describeNew } from "./describe-new";
import { asks } from "./segment";
import { type Heard, isPhrase } from "./unit";
import { has } from "./units-in";

/**
 * "Set up a huddle with Owen every Monday at 9", "every Tuesday 6 to 9 I'm at the market, put it in": a new meeting that
 * repeats, by a verb that the older rules do not know. They have read when that is.
 *
 * @returns undefined where it says more than that
 */
export function newSeries(
  { units, ground }: Heard,
  { intent, when, slots: was, manner }: Command,
): Command | undefined {
  const verbs = units.filter(asks).filter((unit) => !isPhrase(unit, "kinds"));
  const isMade = verbs.length === 1 && isPhrase(verbs[0], "act:create");
  const isOpen = intent === "out_of_domain" || (intent === "create" && !manner && Object.keys(was).every(isPlain));
  if (!isOpen || when?.kind !== "recurring" || !when.rrule || !isMade) return undefined;
  if (has(units, ...OF_OTHERS) || units.some(({ kind }) => kind === "number")) return undefined;
  const said = units.filter((unit) => !isPhrase(unit, "it", "subject", "scope") || isPhrase(unit, "definite", "kinds"));
  const { title, attendees, location, left } = describeNew(said, ground);
  const name = title ?? (location === undefined || attendees.length > 0 ? undefined : capitalise(location));
  if (left.length > 0 || (name === undefined && attendees.length === 0)) return undefined;
  const minutes = when.start && when.end ? (Date.parse(when.end) - Date.parse(when.start)) / 60_000 : 0;
  const slots = {
    ...was,
    recurrence: when.rrule,
    ...(name !== undefined && { title: name }),
    ...(attendees.length > 0 && { attendees }),
    ...(location !== undefined && location !== name && { location }),
    ...(minutes > 0 && { durationMinutes: minutes }),
  };
  return { ...plain("create", slots), when };
}

const isPlain = (slot: string) => ["title", "attendees", "recurrence", "durationMinutes", "location"].includes(slot);

const OF_OTHERS = [
  ...(["negation", "not", "repair", "condition", "otherwise", "interrogative", "sameTime", "unsuitable"] as const),
] as const;
