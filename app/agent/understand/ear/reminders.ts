import { plain, type Slots, type Target } from "../command";
import { capitalise } from "../grammar/titles";
import { phrasesSaid } from "../languages/lists/said";
import { refusePast } from "../times/settle-times";
import { settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, leftIn, namedIn, targetOf } from "./slots";
import { type Ground, isPhrase, type Pass, type Reading, type Situation, textOf, type Unit } from "./unit";
import { has, namesIn, shiftsIn, timesOf } from "./units-in";
import { listOf } from "./word-lists";

/** "Remind me what I've got tomorrow", "recuérdame qué tengo mañana": a question, put kindly. "What to buy" is a task. */
export const withRemindedOf: Pass = (units) =>
  units.map((unit, n) => {
    const [word, next] = units.slice(n + 1).filter((one) => one.kind !== "stop" && !isPhrase(one, "courtesy"));
    const isAsked = isPhrase(unit, "act:remind") && isPhrase(word, "interrogative", "act:ask") && !isPhrase(next, "to");
    return isAsked ? ({ ...unit, roles: ["courtesy"] } as Unit) : unit;
  });

/** A request with a verb of reminding: of a meeting that there is, or of something to be done at a time. */
export function reminder(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  // "About the demo", "before it": in front of what there is they say nothing.
  const leads = listOf(ground.lexicon.words.beside.before);
  const plain = units.filter((unit) => !isPhrase(unit, "about") && !leads.has(textOf(unit)));
  const asked = wasReminded(plain, ground, situation);
  return (
    asked ??
    remindNever(plain, ground, situation) ??
    remindAhead(plain, ground, situation) ??
    taskAt(units, ground, situation)
  );
}

/** "Did the reminder for the demo arrive?", "hast du mich an die Demo erinnert?": what became of it. */
function wasReminded(units: readonly Unit[], ground: Ground, { focus }: Situation): Reading | undefined {
  const first = units.find((unit) => unit.kind !== "stop" && !isPhrase(unit, "courtesy", "filler", "definite"));
  const people = namesIn(units);
  const named = namedIn(units, people, ground);
  const isVerb = units.some((unit) => isPhrase(unit, "leaves") || (unit.kind === "word" && !named.includes(unit.text)));
  const isAsked = has(units, "opensQuestion", "askedDone") || (textOf(units.at(-1)) === "?" && isVerb);
  const isOther = isPhrase(first, "act:remind") && !has(units, "opensQuestion");
  const isPlain = timesOf(units).length === 0 && shiftsIn(units).length === 0 && !has(units, "negation");
  const target = targetOf(named, people, ground);
  if (!isAsked || isOther || !isPlain || !(target ?? focus)) return undefined;
  return { command: { ...plain("query", target && { target }), manner: "reminded" }, left: [] };
}

/** "No reminder for the standup", "erinner mich nicht an die Demo": of a meeting that there is, or of the one on the table. */
function remindNever(units: readonly Unit[], ground: Ground, { focus }: Situation): Reading | undefined {
  const none = phrasesSaid("noneOf", ground.lexicon.words.code);
  const isDenial = (unit: Unit | undefined) => isPhrase(unit, "negation") || (unit && none.includes(textOf(unit)));
  const said = units.filter((unit) => isDenial(unit) || !isPhrase(unit, "courtesy", "filler", "definite", "them"));
  const at = said.findIndex((unit) => isPhrase(unit, "act:remind"));
  const isDenied =
    isDenial(said[at - 1]) || isPhrase(said[at - 1], "act:cancel", "act:uninvite") || isDenial(said[at + 1]);
  const target = ofKnown(units, ground);
  if (!isDenied || !(target ?? focus) || shiftsIn(units).length > 0) return undefined;
  const left = leftIn(units.filter((unit) => !isDenial(unit)));
  return { command: plain("set_reminder", { noReminder: true, ...(target && { target }) }), left };
}

/** "Remind me of the demo", "rappelle-moi le pitch une heure avant": of a meeting that there is, or of the one on the table. */
function remindAhead(units: readonly Unit[], ground: Ground, { here }: Situation): Reading | undefined {
  const shifts = shiftsIn(units);
  const [minutes = 0, another] = shifts;
  const people = namesIn(units);
  const content = contentOf(units);
  const [day, second] = timesOf(units);
  const { date, clock, part, repeat, length } = day?.time.point ?? {};
  const isOfDay = !day || (date !== undefined && !(clock || part || repeat || length || day.time.until || second));
  const isOnly = units.filter(asks).every((unit) => isPhrase(unit, "act:remind", ...GIVES)) && isOfDay;
  const isDenied = has(units, "negation", "scope");
  // "Before my call with Tom" is of a meeting, whether one is called so or not; other words are what is to be done.
  const isOther = !isKnown(content, people, ground) && units.some(({ kind }) => kind === "word" || kind === "label");
  const isAhead = minutes < 0 || (shifts.length === 0 && ofKnown(units, ground) !== undefined);
  if (!isAhead || another !== undefined || !isOnly || isDenied || isOther) return undefined;
  const when = day && whenOf(settle([day]), here, { anchor: true })?.when;
  const target = when ? { ...targetOf(content, people, ground), when } : targetOf(content, people, ground);
  const slots: Slots = { ...(minutes && { reminderMinutes: -minutes }), ...(target && { target }) };
  return { command: plain("set_reminder", slots), left: leftIn(units) };
}

/** The meeting that is named, where there is one. */
function ofKnown(units: readonly Unit[], ground: Ground): Target | undefined {
  const people = namesIn(units);
  const content = contentOf(units);
  return isKnown(content, people, ground) ? targetOf(content, people, ground) : undefined;
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
