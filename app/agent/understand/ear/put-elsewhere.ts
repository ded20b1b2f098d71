import { type Command, plain } from "../command";
import { keepsClock } from "./change-meeting";
import type { Role } from "./lexicon";
import { placed, settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet, leadsWith, targetOf } from "./slots";
import { type Ground, isPhrase, type Reading, type Situation, textOf, type Unit } from "./unit";
import { timesOf } from "./units-in";

/**
 * "Take the physio off Thursday and stick it on Friday at 10 instead": a meeting that is taken away and put somewhere
 * else in the same breath is moved.
 */
export function putElsewhere(units: readonly Unit[], ground: Ground, { here }: Situation): Reading | undefined {
  const verb = units.findLastIndex((unit) => asks(unit) && !isPhrase(unit, ...TAKES));
  const cut = units.slice(0, Math.max(verb, 0)).findLastIndex((unit) => isPhrase(unit, "join") || unit.kind === "stop");
  if (verb < 0 || cut < 1 || !isPhrase(units[verb], ...PUTS)) return undefined;
  const [front, put] = [units.slice(0, cut), units.slice(cut + 1)];
  if (!takesAway(front, ground) || !putsIt(put, ground)) return undefined;
  const [own, fresh] = [settle(timesOf(front)), settle(timesOf(put))];
  if (own.against || fresh.against || own.length !== undefined || fresh.length !== undefined) return undefined;
  const when = whenOf(own, here, {})?.when;
  const target = { ...targetOf(contentOf(front), [], ground), ...(when && { when }) };
  const command: Command = {
    ...plain("reschedule", { target }),
    ...placed(whenOf(fresh, here, { moving: true }), here),
    ...(keepsClock(put, fresh) && { manner: "same-time" as const }),
  };
  return { command, left: [] };
}

/** A verb of taking away, a meeting that there is, and nothing else but when that is. */
function takesAway(front: readonly Unit[], ground: Ground): boolean {
  const words = contentOf(front);
  // "Pull it from Friday and put it on Monday"
  const isFrom = timesOf(front).length > 0 && timesOf(front).every(({ time }) => leadsWith(time.lead, ground, "from"));
  const takes = (unit: Unit) => isPhrase(unit, ...TAKES) || (isFrom && isPhrase(unit, "act:move"));
  const isPlain = (unit: Unit) =>
    unit.kind === "time" ||
    contentOf([unit]).length > 0 ||
    takes(unit) ||
    ((isQuiet(unit) || isPhrase(unit, "definite", "from", "goesOut")) && !asks(unit) && !isPhrase(unit, ...ELSE));
  return front.some(takes) && front.every(isPlain) && isKnown(words, [], ground);
}

/** "Put it on Friday at 10": nothing that is named, and a day or an hour. */
function putsIt(put: readonly Unit[], { lexicon }: Ground): boolean {
  const clitics = lexicon.words.clitics.split(",").filter(Boolean);
  const isIt = (unit: Unit) =>
    isPhrase(unit, "it", "them") || (asks(unit) && clitics.some((clitic) => textOf(unit).endsWith(clitic)));
  const isPlain = (unit: Unit) =>
    unit.kind === "time" ||
    isPhrase(unit, ...PUTS) ||
    ((isQuiet(unit) || isPhrase(unit, "definite", "at", "to", "inItsPlace", "but", "them")) &&
      !isPhrase(unit, ...ELSE));
  const isWhole = timesOf(put).some(({ time: { point } }) => point.date ?? point.clock);
  return put.some(isIt) && put.every(isPlain) && isWhole && contentOf(put).length === 0;
}

const TAKES: readonly Role[] = ["act:cancel", "act:uninvite"];
const PUTS: readonly Role[] = ["act:create", "act:move"];
const ELSE: readonly Role[] = ["negation", "not", "condition", "otherwise", "interrogative"];
