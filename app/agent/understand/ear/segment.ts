import { isPerson, isPhrase, isTimeOrShift, textOf, type Unit } from "./unit";
import { has } from "./units-in";

/** The requests of a message as stretches of its units: cut where a join or a stop stands before another verb. */
export function segmentsOf(units: readonly Unit[]): Unit[][] {
  const segments: Unit[][] = [];
  let current: Unit[] = [];
  for (const [n, unit] of units.entries()) {
    if (
      endsRequest(current, units.slice(n)) ||
      isAmended(current, units.slice(n)) ||
      isAskedBeside(current, units.slice(n)) ||
      isBookedThen(current, units, n) ||
      isNewBeside(current, units.slice(n))
    ) {
      segments.push(current);
      current = [];
    }
    if (asks(unit) && current.some(asks) && isCut(units, n) && !isSaidAgain(current, units.slice(n))) {
      segments.push(current);
      current = [];
    }
    current.push(unit);
  }
  return [...segments, current];
}

/** "Fysio afzeggen en dierenarts een uur later": behind the verb at its end a request is over, where another is joined on. */
function endsRequest(before: readonly Unit[], behind: readonly Unit[]): boolean {
  const [join, ...rest] = behind;
  const last = before.findLast((unit) => unit.kind !== "stop" && !isPhrase(unit, "filler", "courtesy"));
  const first = before.findIndex((unit) => asks(unit));
  const isSaid = before.slice(0, Math.max(first, 0)).some(names);
  // "… naar 16:00 schuiven en Mia uitnodigen"
  const isInvited = has(rest, "act:invite") && rest.some(isPerson);
  const goesOn = isInvited || (rest.some(isTimeOrShift) && rest.some(names));
  return (
    isPhrase(join, "join") && last !== undefined && asks(last) && before.indexOf(last) === first && isSaid && goesOn
  );
}

/** "Add Kim to the demo and make it 3pm": behind who comes, or a question, when it shall be or how long. */
function isAmended(before: readonly Unit[], [join, ...behind]: readonly Unit[]): boolean {
  const isSmall = (unit: Unit) =>
    isTimeOrShift(unit) ||
    unit.kind === "stop" ||
    unit.kind === "number" ||
    (isPhrase(unit, "repair", "courtesy", "filler", "it", "lasts", "lets", "begins", "not") && !asks(unit));
  return (
    isPhrase(join, "join") &&
    has(before, "act:invite", "act:uninvite", "act:ask") &&
    !before.some(isTimeOrShift) &&
    behind.some(isTimeOrShift) &&
    has(behind, "repair", "it", "lasts") &&
    behind.every(isSmall)
  );
}

/** "Demo to 4 and tell me what's on Friday": a question behind a request that has no verb. */
function isAskedBeside(before: readonly Unit[], [join, ...behind]: readonly Unit[]): boolean {
  const first = behind.find((unit) => !isPhrase(unit, "courtesy", "filler") || asks(unit));
  const isTimed = before.some(isTimeOrShift);
  return isPhrase(join, "join") && isTimed && before.some(names) && !before.some(asks) && isPhrase(first, "act:ask");
}

/** "Cancela el dentista y ese mismo día a las 17h pon una llamada": behind a request a time, in front of the verb of a new one. */
function isBookedThen(before: readonly Unit[], units: readonly Unit[], n: number): boolean {
  if (!isPhrase(units[n], "join")) return false;
  const behind = units.slice(n + 1);
  const verb = behind.findIndex(asks);
  const ahead = behind.slice(0, Math.max(verb, 0));
  const isWhen = (unit: Unit) => unit.kind === "time" || isPhrase(unit, "inItsPlace");
  const isThen = (unit: Unit) => isWhen(unit) || isPhrase(unit, "thatDay", "courtesy", "filler", "on");
  // "… en op die tijd Joost inplannen": the verb may be last.
  const isLast = before.filter(asks).length === 1 && has(ahead, "inItsPlace");
  return (
    before.some(asks) &&
    before.some(names) &&
    ahead.some(isWhen) &&
    ahead.every((unit) => isThen(unit) || (isLast && names(unit))) &&
    isPhrase(behind[verb], "act:create") &&
    (isLast ? behind : behind.slice(verb)).some(names)
  );
}

/** "Cancel the massage, and Friday at 9 a call with Tom": behind a request when, and then what is new. */
function isNewBeside(before: readonly Unit[], [join, ...behind]: readonly Unit[]): boolean {
  const [when, ...rest] = behind.filter((unit) => !isPhrase(unit, "courtesy"));
  const [article, kind] = rest;
  const isNew = isPhrase(article, "filler") && !isPhrase(article, "definite", "it", "to", "from", "at");
  return (
    isPhrase(join, "join") &&
    before.some(asks) &&
    before.some(names) &&
    !has(before, "act:create") &&
    when?.kind === "time" &&
    when.found.time.point.clock !== undefined &&
    isNew &&
    isPhrase(kind, "kinds") &&
    !rest.some((unit) => asks(unit) && !isPhrase(unit, "kinds"))
  );
}

/** "Laisse tomber, annule": the same verb twice, and nothing that it could be about. */
function isSaidAgain(before: readonly Unit[], behind: readonly Unit[]): boolean {
  const says = (unit: Unit) => unit.kind !== "phrase" && unit.kind !== "stop";
  const isOnly = !before.some(says) && !behind.some(says);
  const first = before.find(asks);
  const second = behind[0];
  return (
    isOnly &&
    first?.kind === "phrase" &&
    second?.kind === "phrase" &&
    first.roles.some((role) => role.startsWith("act:") && second.roles.includes(role))
  );
}

/** Verbs of what is done to a meeting or to who comes to it. */
export const WRITE_VERBS = ["act:create", "act:move", "act:cancel", "act:invite", "act:uninvite"] as const;

/** Asks for something that would be written. */
export const writes = (unit: Unit): boolean => asks(unit) && isPhrase(unit, ...WRITE_VERBS, "act:rename");

/** Asks for something by itself: a verb that is not only small. */
export function asks(unit: Unit): boolean {
  return unit.kind === "phrase" && unit.roles.some((role) => role.startsWith("act:"));
}

/** Whether what stands in front of a verb parts it from what was said before: "and", a stop; "or rather" corrects. */
function isCut(units: readonly Unit[], n: number): boolean {
  let cut = false;
  for (let at = n - 1; at >= 0; at--) {
    const unit = units[at]!;
    if (isPhrase(unit, "repair") && !isInstead(units, at, n)) return false;
    if (unit.kind === "stop" || isPhrase(unit, "join")) cut = true;
    else if (!isPhrase(unit, "courtesy", "filler", "repair")) break;
  }
  return cut;
}

/** "Cancela el gimnasio y mejor pon cine a las 6": in place of what is called off something with a name of its own is made. */
const isInstead = (units: readonly Unit[], repair: number, verb: number) =>
  isPhrase(units[repair - 1], "join") &&
  isPhrase(units[verb], "act:create") &&
  has(units.slice(0, repair), "act:cancel") &&
  units.slice(verb + 1).some(names);

/** The clause of the only strong verb in a story, up to the reason for it, and what was told before. */
export function requestClause(units: readonly Unit[]) {
  const verbs = units.flatMap((unit, n) => (isStrong(unit) ? [n] : []));
  const [verb, another] = verbs;
  if (verb === undefined || another !== undefined) return null;
  let from = verb;
  while (from > 0 && !opensClause(units, from)) from--;
  const stop = units.findIndex(
    (unit, n) => n > verb && (isPhrase(unit, "because") || (unit.kind === "stop" && /[.!?;]/.test(unit.text))),
  );
  const comma = units.findIndex(
    (unit, n) => n > verb + 1 && unit.kind === "stop" && unit.text === "," && units.slice(verb, n).some(names),
  );
  const ends = [stop, comma].filter((at) => at >= 0);
  const end = ends.length > 0 ? Math.min(...ends) : units.length;
  const rest = units.slice(end);
  // "…, it's about the invoices"
  const clause = [...units.slice(from, end), ...rest.filter(({ kind }) => kind === "topic" || kind === "quote")];
  // What is taken back behind it is no part of a story.
  const isMore = (unit: Unit) =>
    unit.kind === "time" || unit.kind === "place" || isPhrase(unit, "repair", "condition", "otherwise", "letsGo");
  if (rest.some(isMore)) return null;
  const negated = has(clause, "negation");
  const text = clause.map(textOf).join(" ");
  return negated ? null : { units: clause, before: units.slice(0, from), text };
}

/** Tells what a request is about. */
const names = (unit: Unit) => ["person", "word", "label", "quote"].includes(unit.kind) || isPhrase(unit, "kinds");

/** Books, moves or cancels, and is no everyday word. */
function isStrong(unit: Unit): boolean {
  return (
    unit.kind === "phrase" &&
    unit.roles.some((role) => role === "act:create" || role === "act:move" || role === "act:cancel")
  );
}

/** Behind a stop, or behind a join that no more than small words part from the verb. */
function opensClause(units: readonly Unit[], at: number): boolean {
  const before = units[at - 1];
  return before?.kind === "stop" || isPhrase(before, "join");
}
