import { isLength } from "../times/settle-times";
import { amendment } from "./amendment";
import { type PhraseFound, phraseAt } from "./find-phrase";
import { isIndefinite } from "./guest-edits";
import { cutWords } from "./lexicon";
import { asks } from "./segment";
import { contentOf, isKnown, isOfSubject, isQuiet, targetOf } from "./slots";
import {
  type Ground,
  IT,
  isPerson,
  isPhrase,
  mayLean,
  type Reading,
  type Situation,
  textOf,
  type Unit,
  untyped,
} from "./unit";
import { has, namesIn, timesOf } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "Can you put it at 4", "mets-le lundi à 10h", "ponlo a las 4": a verb that makes something, and "it" as all that it
 * is about: what is open, or was spoken of, is put somewhere else.
 */
export function putsIt(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  if (!situation.focus && situation.awaiting !== "confirmation") return undefined;
  const [verb, another] = units.filter(asks);
  if (!verb || another || !isPhrase(verb, "act:create") || isPhrase(verb, "act:find", "act:ask")) return undefined;
  const isNamed = contentOf(units).length > 0 || units.some(isPerson);
  const says = timesOf(units).some(({ time: { point } }) => point.repeat === undefined);
  // "Zet maar op ma om 10u", or "ajoute une demi-heure", of what waits for a yes
  const isPut = situation.awaiting === "confirmation" && listOf(ground.lexicon.words.wholeDays.put).has(textOf(verb));
  const isLonger = isPhrase(verb, "more") && timesOf(units).every(({ time }) => isLength(time));
  if (isNamed || !says || !(isPut || isLonger || isAboutIt(units, verb, ground))) return undefined;
  if (has(units, "kinds", "hollow", "condition", "interrogative", "scope")) return undefined;
  // "Add half an hour to it"
  const rest = units.filter((unit) => unit !== verb || (isPhrase(unit, "act:invite") && !isLonger));
  const reading = amendment([IT, ...(isLonger ? [MORE] : []), ...rest], ground, situation);
  return reading?.left.length === 0 ? reading : undefined;
}

/**
 * "Make the Freya thing 1:30pm", "doe de call om 11 uur", "das mit Freya bitte 13:30": what is open, or was spoken of, is
 * called by who comes or by what it is, with an article of what there is, and no other day is said.
 */
export function putsNamed(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  if (!situation.focus && situation.awaiting !== "confirmation") return undefined;
  const said = units.filter(({ kind }) => kind !== "stop");
  const isThing = (unit: Unit) => isPhrase(unit, "hollow", "kinds", "it") && !isPhrase(unit, "repair", "filler");
  const thing = said.findIndex((unit) => isThing(unit));
  const people = namesIn(said);
  const words = contentOf(said);
  const times = timesOf(said);
  const isLed = said.some(
    (unit, n) => isPhrase(unit, "definite") && [n + 1, n + 2].includes(thing) && !isIndefinite(said[n - 1]),
  );
  const isOnlyHour = times.every(({ time: { point, until } }) => !point.date && !point.repeat && !until?.date);
  const isPlain = said.every((unit, n) => {
    if (unit.kind === "time") return n > thing;
    if (unit.kind === "person") return n === thing - 1 || isPhrase(said[n - 1], "with", "from", "to");
    if (asks(unit)) return n < thing && isPhrase(unit, "act:create") && !isPhrase(unit, "act:find", "act:ask");
    return (
      n === thing ||
      isQuiet(unit) ||
      isPhrase(unit, "with", "from", "to", "at", "lets", "lasts", "goes", "planned", ...ENDS)
    );
  });
  const isOne = people.length + words.length > 0 && isKnown(words, people, ground);
  if (thing < 0 || times.length !== 1 || !(isLed || isPhrase(said[thing], "it")) || !isOnlyHour) return undefined;
  if (!isPlain || !isOne || has(said, "too", "more", "negation", "not")) return undefined;
  const meant = said.slice(thing + 1).filter((unit) => unit.kind === "time" || isPhrase(unit, ...ENDS));
  const reading = amendment([IT, ...meant], ground, situation);
  const target = targetOf(words, people, ground);
  if (!reading || !target || reading.left.length > 0) return undefined;
  const { command } = reading;
  return { ...reading, command: { ...command, slots: { ...command.slots, target } } };
}

/**
 * "The lunch friday at 3 please", "zet mia op 11 uur", "lunch om 15 uur graag": what the talk is about is called by
 * what it is or by who comes to it, and is then.
 */
export function putsSubject(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  if (!mayLean(situation)) return undefined;
  const said = units.filter(({ kind }) => kind !== "stop");
  const people = namesIn(said);
  const words = contentOf(said);
  const name = said.findIndex((unit) => unit.kind === "person" || contentOf([unit]).length > 0);
  const [verb, another] = said.filter(asks);
  if (name < 0 || another || !isOfSubject(words, people, ground)) return undefined;
  const places = listOf(ground.lexicon.words.wholeDays.put);
  // "Make lunch 1pm", "laat de lunch om 1 uur beginnen"
  const lets = isPhrase(verb, "lets");
  const isPut = !verb || lets || places.has(textOf(verb).split(" ")[0] ?? "") || isAboutIt(units, verb, ground);
  // "Leo at 1:30 rather" may be one of several.
  if (words.length === 0 && said.some((unit) => isPhrase(unit, "repair") && unit !== verb)) return undefined;
  const isLed = isPhrase(said[name - 1], "definite");
  const times = timesOf(said);
  // The day that was asked about nobody has said.
  const isOnlyHour = times.every(
    ({ start, end, time: { point, until } }) => start === end || (!point.date && !until?.date),
  );
  const isWhen =
    times.length > 0 &&
    times.every(({ start, end, time }) => (start === end || time.point.clock) && !time.point.repeat);
  // "Lunch friday at 3", and "put in a lunch at 3", may as well be another one.
  const isIt =
    isLed ||
    (isOnlyHour &&
      !isIndefinite(said[name - 1]) &&
      (words.length === 0 || !verb || lets || isAboutIt(units, verb, ground)));
  const isPlain = (unit: Unit, n: number) =>
    ["time", "person", "word", "label"].includes(unit.kind) ||
    unit === verb ||
    (!asks(unit) && isQuiet(unit) && (!isPhrase(unit, "too", "join") || isPhrase(unit, "inThatCase"))) ||
    isPhrase(unit, "kinds", "hollow", "definite", "to", "at", "for", "lets", "goes", "planned", "but", ...ENDS) ||
    (isPhrase(unit, "with") && words.length > 0 && n > name);
  if (!isPut || !isWhen || !isIt || !said.every(isPlain)) return undefined;
  const meant = said.filter((unit) => unit.kind === "time" || isPhrase(unit, ...ENDS));
  const reading = amendment([IT, ...meant], ground, situation);
  return reading?.left.length === 0 ? reading : undefined;
}

/** "Der soll bitte auf Montag, gleiche Uhrzeit", "kan die naar maandag?": what was spoken of, and where it shall go. */
export function shallGo(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  if (!situation.focus || situation.awaiting !== undefined || units.some(asks)) return undefined;
  const isGoal = (unit: Unit) => isPhrase(unit, "goes", "to") && !isPhrase(unit, "for");
  // "Kan die naar": it stands inside.
  const isIt = units.some((unit) => isPhrase(unit, "it", "definite") || (isGoal(unit) && textOf(unit).includes(" ")));
  const isPlain = (unit: Unit) =>
    unit.kind === "time" || isQuiet(unit) || isPhrase(unit, "definite", "therefore", "but") || isGoal(unit);
  const isWhen = timesOf(units).length > 0 && timesOf(units).every(({ time }) => !isLength(time) && !time.point.repeat);
  if (!isIt || !isWhen || !units.some(isGoal) || !units.every(isPlain)) return undefined;
  if (has(units, "too", "until", "negation", "not", "interrogative", "condition")) return undefined;
  const meant = units.filter(
    (unit) =>
      unit.kind === "time" || isPhrase(unit, "sameTime", "repair") || !(isGoal(unit) || isPhrase(unit, "definite")),
  );
  const reading = amendment([IT, ...meant], ground, situation);
  return reading?.left.length === 0 ? reading : undefined;
}

/** A word for it beside the verb, at its end, or in front of a time: "ponlo", "mets le à 16h". */
function isAboutIt(units: readonly Unit[], verb: Unit, { lexicon, text }: Ground): boolean {
  const { clitics, it } = lexicon.words;
  const own = listOf(it);
  const hangs = [...listOf(clitics)].some(
    (end) => own.has(end) && textOf(verb).endsWith(end) && !own.has(textOf(verb)),
  );
  const leads = units.some((unit) => {
    if (unit.kind !== "time") return false;
    const words = cutWords(text.folded.slice(unit.start, unit.end));
    const [first, second] = [phraseAt(words, 0, lexicon), phraseAt(words, 1, lexicon)];
    return first?.to === 1 && first.roles.includes("it") && ["to", "at"].some((role) => hasRole(second, role));
  });
  return hangs || leads || units.some((unit) => isPhrase(unit, "it") && !isPhrase(unit, "repair"));
}

const MORE = untyped("more");
const ENDS = ["until", "ends", "begins"] as const;

const hasRole = (found: PhraseFound | null, role: string) => found?.roles.some((one) => one === role) === true;
