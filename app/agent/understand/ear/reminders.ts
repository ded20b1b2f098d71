import { plain, type Slots } from "../command";
import { capitalise } from "../grammar/titles";
import { refusePast } from "../times/settle-times";
import { settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, leftIn, targetOf } from "./slots";
import { type Ground, isPhrase, type Pass, type Reading, type Situation, type Unit } from "./unit";
import { has, namesIn, shiftsIn, timesOf } from "./units-in";

/** "Remind me what I've got tomorrow", "recuérdame qué tengo mañana": a question, put kindly. "What to buy" is a task. */
export const withRemindedOf: Pass = (units) =>
  units.map((unit, n) => {
    const [word, next] = units.slice(n + 1).filter((one) => one.kind !== "stop" && !isPhrase(one, "courtesy"));
    const isAsked = isPhrase(unit, "act:remind") && isPhrase(word, "interrogative", "act:ask") && !isPhrase(next, "to");
    return isAsked ? ({ ...unit, roles: ["courtesy"] } as Unit) : unit;
  });

/** A request with a verb of reminding: of a meeting that there is, or of something to be done at a time. */
export function reminder(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  return remindAhead(units, ground) ?? taskAt(units, ground, situation);
}

/** "Rappelle-moi le pitch une heure avant": of a meeting that there is, or of the one on the table, so long ahead. */
function remindAhead(units: readonly Unit[], ground: Ground): Reading | undefined {
  const shifts = shiftsIn(units);
  const [minutes = 0, another] = shifts;
  const people = namesIn(units);
  const content = contentOf(units);
  const isOnly =
    units.filter(asks).every((unit) => isPhrase(unit, "act:remind", ...GIVES)) && timesOf(units).length === 0;
  const isDenied = has(units, "negation", "scope");
  // "Before my call with Tom" is of a meeting, whether one is called so or not; other words are what is to be done.
  const isOther = !isKnown(content, people, ground) && units.some(({ kind }) => kind === "word" || kind === "label");
  if (minutes >= 0 || another !== undefined || !isOnly || isDenied || isOther) return undefined;
  const target = targetOf(content, people, ground);
  const slots: Slots = { reminderMinutes: -minutes, ...(target && { target }) };
  return { command: plain("set_reminder", slots), left: leftIn(units) };
}

/** Verbs that a reminder is asked for with: "give me", "set". */
const GIVES = ["act:ask", "act:create", "act:tell"] as const;

/** "Remind me tomorrow at 11 to call the bank": what is to be done is every word that is no time. */
function taskAt(units: readonly Unit[], ground: Ground, { here }: Situation): Reading | undefined {
  const opens = units.findIndex((unit) => isPhrase(unit, "act:remind"));
  const isFirst = units.slice(0, opens).every((unit) => unit.kind === "stop" || isPhrase(unit, ...SMALL));
  const settled = settle(timesOf(units));
  const isOnce = settled.time?.point.clock !== undefined && !settled.time.point.repeat && !settled.against;
  if (!isFirst || !isOnce || units.some(({ kind }) => kind === "shift" || kind === "quote")) return undefined;
  const task = taskIn(units.slice(opens + 1));
  const words = contentOf(task.flat());
  const negated = has(units.slice(0, opens + 2), "negation");
  const time = whenOf(settled, here, { anchor: true });
  if (words.length === 0 || negated || !time || isKnown(words, [], ground)) return undefined;
  const title = task.map((run) => ground.text.said.slice(run[0]!.start, run.at(-1)!.end)).join(" ");
  const when = refusePast(time.when, here);
  const either = time.either && when.kind !== "unresolved" ? { either: time.either } : {};
  return { command: { ...plain("set_reminder", { title: capitalise(title) }), when, ...either }, left: [] };
}

/** The stretches between the times, without what leads in the first and what ends the last. */
function taskIn(units: readonly Unit[]): Unit[][] {
  const runs: Unit[][] = [[]];
  for (const unit of units) {
    if (unit.kind === "time") runs.push([]);
    else runs.at(-1)!.push(unit);
  }
  const isSmall = (unit: Unit | undefined) =>
    unit?.kind === "stop" || (isPhrase(unit, ...SMALL, ...LEADS) && !isPhrase(unit, "kinds", "weak"));
  const trimmed = runs.map((run) => {
    let to = run.length;
    while (to > 0 && (run[to - 1]!.kind === "stop" || isPhrase(run[to - 1], ...SMALL))) to--;
    return run.slice(0, to);
  });
  const first = trimmed.findIndex((run) => run.some((unit) => !isSmall(unit)));
  return trimmed.slice(Math.max(first, 0)).flatMap((run, n) => {
    const from = n === 0 ? run.findIndex((unit) => !isSmall(unit)) : 0;
    const kept = run.slice(Math.max(from, 0));
    return kept.some((unit) => !isSmall(unit)) ? [kept] : [];
  });
}

/** Carries nothing around what is to be done. */
const SMALL = ["courtesy", "filler", "it", "join"] as const;
/** In front of it. */
const LEADS = ["to", "at", "for", "from", "about", "on", "mustI"] as const;
