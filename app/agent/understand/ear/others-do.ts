import { clausesOf, cutAt } from "./clauses";
import type { Role } from "./lexicon";
import { asks } from "./segment";
import { type Heard, isPerson, isPhrase, type Reading, type Unit } from "./unit";
import { has } from "./units-in";

/** "Tom doesn't need to come to the review, Mia does", "add Tom to the review, not Mia": the others, the other way round. */
export function othersDo(units: readonly Unit[], read: Heard["read"]): Reading | undefined {
  const clauses = clausesOf(units).flatMap((clause) =>
    // "… but Mia does"
    cutAt(clause, (unit, n) => n > 0 && isPhrase(unit, "but") && clause[n + 1]?.kind === "person"),
  );
  const behind = clauses.at(-1) ?? [];
  const others = behind.filter(isPerson);
  const isIn = has(behind, "indeed", "comesIn", "goes");
  const isOut = has(behind, "negation");
  const isPlain = behind.every((unit) => unit.kind === "person" || unit.kind === "stop" || isPhrase(unit, ...SMALL));
  const isOther = others.length > 0 && isIn !== isOut && isPlain && !behind.some(asks) && !has(behind, "too");
  if (clauses.length < 2 || !isOther) return undefined;
  const reading = read(clauses.slice(0, -1).flat());
  const { attendees, removedAttendees } = reading?.command.slots ?? {};
  if (reading?.command.intent !== "edit_attendees" || (attendees && removedAttendees)) return undefined;
  const slots = { ...reading.command.slots };
  if (isIn) slots.attendees = [...(attendees ?? []), ...others.map(({ whole }) => whole)];
  else if (attendees) slots.removedAttendees = others.map(({ said }) => said);
  return { ...reading, command: { ...reading.command, slots } };
}

const SMALL: readonly Role[] = [
  ...(["indeed", "comesIn", "goes", "planned", "negation"] as const),
  ...(["but", "filler", "courtesy", "join", "repair"] as const),
];
