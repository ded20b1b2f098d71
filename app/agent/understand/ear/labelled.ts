import { plain, type Slots } from "../command";
import { capitalise } from "../grammar/titles";
import { fold } from "../text";
import type { Role } from "./lexicon";
import { asks } from "./segment";
import { isQuiet } from "./slots";
import { type Ground, isPerson, isPhrase, isQuestionMark, isStop, type Reading, textOf, type Unit } from "./unit";
import { isDated } from "./unit-times";
import { has } from "./units-in";
import { listOf } from "./word-lists";

/** Of what is open, where it is or what it is called: "location: Blue Door", "it's at the Blue Door", "das heißt Catch-up". */
export function labelled(units: readonly Unit[], ground: Ground): Reading | undefined {
  const topic = topicOf(units, ground) ?? purposeOf(units, ground);
  if (topic !== undefined) return { command: plain("reschedule", { title: topic }), left: [] };
  const place = losesPlace(units) ? "" : placeOf(units, ground);
  const slots = place === null ? saidOf(withoutOld(units), ground) : { location: place };
  return slots && { command: plain("reschedule", slots), left: [] };
}

/** "It's about the roof", "c'est au sujet du toit": what it is about becomes its name, behind one that it was given. */
function topicOf(units: readonly Unit[], { subject, lexicon }: Ground): string | undefined {
  const topic = units.find(({ kind }) => kind === "topic");
  const isOnly = units.every((unit) => unit === topic || (isQuiet(unit) && !isPhrase(unit, "kinds", "too")));
  if (topic?.kind !== "topic" || !isOnly || units.some(isQuestionMark)) return undefined;
  const title = fold(subject?.title ?? "");
  const isHollow = [...listOf(lexicon.words.hollow)].some((word) => title === word || title.startsWith(`${word} `));
  return title === "" || isHollow ? capitalise(topic.text) : `${subject?.title}: ${topic.text}`;
}

/** "It's for the new contract", "c pour le nouveau contrat": what it is for, in words that are no name and no time. */
function purposeOf(units: readonly Unit[], { text }: Ground): string | undefined {
  const at = units.findIndex((unit) => isPhrase(unit, "for"));
  const isFront = (unit: Unit) =>
    isPhrase(unit, "it", "opensQuestion") || isQuiet(unit) || (unit.kind === "word" && unit.text.length === 1);
  const behind = units.slice(at + 1).filter(({ kind }) => kind !== "stop");
  const isName = (unit: Unit) =>
    unit.kind === "word" || unit.kind === "label" || isPhrase(unit, "kinds", "filler", "definite");
  const from = behind.findIndex((unit) => !isPhrase(unit, "definite"));
  const [first, last] = [behind[from], behind.at(-1)];
  const isSaid =
    at > 0 && units.slice(0, at).every(isFront) && behind.every(isName) && behind.some(({ kind }) => kind === "word");
  if (!isSaid || !first || !last || units.some((unit) => isQuestionMark(unit) || asks(unit))) return undefined;
  return capitalise(text.said.slice(first.start, last.end));
}

/** "Without the location", "remove the place": it is nowhere any more. */
export const losesPlace = (units: readonly Unit[]) =>
  has(units, "whereabouts") &&
  has(units, ...LOSES) &&
  units.every((unit) => isQuiet(unit) || isPhrase(unit, "whereabouts", "definite", ...LOSES));

const LOSES = ["not", "negation", "repair", "goesOut", "act:cancel", "act:uninvite"] as const;

/** "The title should be Catch-up", "trag Blue Door als Ort ein": the word for it, and behind it, or in front of an "as", what it shall be. */
function saidOf(units: readonly Unit[], ground: Ground): Slots | undefined {
  const noun = units.findIndex((unit) => isPhrase(unit, "whereabouts", "heading"));
  const verb = units.findIndex((unit) => isPhrase(unit, "called"));
  // "It should be called Thursday motivation"
  const isIt = (unit: Unit) => isPhrase(unit, "it") || (isPhrase(unit, "repair") && textOf(unit).includes(" "));
  const at = noun < 0 && units.slice(0, Math.max(verb, 0)).some(isIt) ? verb : noun;
  const [before, behind] = [units.slice(0, Math.max(at, 0)), units.slice(at + 1)];
  const label = units[at];
  if (!label || units.some((unit) => isPhrase(unit, "interrogative", "negation") && !isPhrase(unit, "as")))
    return undefined;
  const typed = typedBehind(label, behind, ground);
  if (typed !== undefined && before.every(isAround))
    return isPhrase(label, "whereabouts") ? { location: typed } : { title: typed };
  const isPlea = before.some((unit) => asks(unit) || isPhrase(unit, "courtesy"));
  if (textOf(units.at(-1)) === "?" && !isPlea) return undefined;
  const as = before.findLastIndex((unit) => !isPhrase(unit, "definite"));
  const isAs = isPhrase(before[as], "as", "at") || textOf(label).includes(" ");
  // "Tom suggests the Blue Door, put that in as the location"
  const sayer = before.findIndex((unit, n) => isPhrase(unit, "said") && before[n - 1]?.kind === "person");
  const ahead = isAs
    ? nameIn(before.slice(sayer + 1, textOf(label).includes(" ") ? undefined : as), ground)
    : undefined;
  const goal = nameIn(behind, ground);
  const [first] = goal ?? [];
  const links = behind.slice(0, first && behind.indexOf(first));
  const isProper = first !== undefined && /^\p{Lu}/u.test(ground.text.said.slice(first.start, first.end));
  // "The location of the review": of one that is named.
  if (
    isPhrase(
      behind.find((unit) => !isPhrase(unit, "definite")),
      "from",
      "for",
    )
  )
    return undefined;
  const isLinked =
    isAs ||
    isProper ||
    before.some(asks) ||
    // "Her name goes off it, the rest is right"
    (links.some((unit) => unit.kind === "stop" || isPhrase(unit, ...LINKS)) &&
      !links.some((unit) => isPhrase(unit, "it") && !isPhrase(unit, "definite")));
  const name =
    ahead && behind.every(isAround) ? ahead : isLinked && at !== verb - 1 && before.every(isAround) ? goal : undefined;
  const isTitle = !isPhrase(label, "whereabouts");
  const isName = name?.every(
    (unit, n) =>
      NAMES.has(unit.kind) ||
      OTHERS.has(unit.kind) ||
      (isTitle && (unit.kind === "person" || (isDay(unit) && NAMES.has(name[n + 1]?.kind ?? "")))),
  );
  const [from, to] = [name?.[0], name?.at(-1)];
  // "It should say Omar" is of who comes.
  const isOfGuests = textOf(label).includes(" ") && name?.every(isPerson);
  if (!from || !to || !isName || isOfGuests) return undefined;
  const said = capitalise(ground.text.said.slice(from.start, to.end).replace(/^["“”'‘’]|["“”'‘’]$/gu, ""));
  return isTitle ? { title: said } : { location: said };
}

const isDay = (unit: Unit) => isDated(unit) && !unit.found.time.point.clock;

/** "Loc = Café Hallo", "title: Q3 review": behind such a sign all is the name, unless it says when. */
function typedBehind(label: Unit, behind: readonly Unit[], { text }: Ground): string | undefined {
  const [sign, first] = behind;
  const isName = (unit: Unit) => unit.kind !== "time" && unit.kind !== "shift" && unit.kind !== "person";
  const isSign = sign?.kind === "stop" && /^[:=]$/.test(sign.text) && sign.start - label.end <= 1;
  const last = behind.findLast(({ kind }) => kind !== "stop");
  if (!isSign || !first || !last || !behind.every(isName)) return undefined;
  if (behind.slice(1).some((unit) => unit.kind === "stop" || isPhrase(unit, "repair", "join"))) return undefined;
  return capitalise(text.said.slice(first.start, last.end));
}

/** "… Catch up, not Coffee": without what it is called now. */
function withoutOld(units: readonly Unit[]): readonly Unit[] {
  const label = units.findIndex((unit) => isPhrase(unit, "whereabouts", "heading", "called"));
  const not = units.findLastIndex((unit, n) => n > label + 1 && isPhrase(unit, "not"));
  const isName = (unit: Unit) => NAMES.has(unit.kind) || isPhrase(unit, "kinds") || isQuiet(unit);
  if (label < 0 || not < 0 || not === units.length - 1 || !units.slice(not + 1).every(isName)) return units;
  return units.slice(0, units[not - 1]?.kind === "stop" ? not - 1 : not);
}

/** Between the word and what it shall be. */
const LINKS: readonly Role[] = ["opensQuestion", "goes", "to", "at", "not", "act:create", "act:move", "act:rename"];

/** Carries nothing in front of the word, and on either side of the name. */
const isAround = (unit: Unit) =>
  (isQuiet(unit) && !isPhrase(unit, "kinds")) ||
  asks(unit) ||
  isPhrase(unit, "definite", "as", "hollow", "begins", "planned", "only", ...LINKS);

/** What is left between the words that carry nothing; undefined where a stop parts it. */
function nameIn(units: readonly Unit[], { text }: Ground): readonly Unit[] | undefined {
  const from = units.findIndex((unit) => !isAround(unit));
  // "Set the location to Blue Door": no second part of a verb stands behind where something goes.
  const isGoal = has(units.slice(0, Math.max(from, 0)), "to");
  const ends = (unit: Unit) =>
    !isAround(unit) || (textOf(unit) === "" && (isGoal || /^\p{Lu}/u.test(text.said.slice(unit.start, unit.end))));
  const name = units.slice(Math.max(from, 0), units.findLastIndex(ends) + 1);
  return name.some((unit) => NAMES.has(unit.kind) || isPhrase(unit, "kinds")) && !name.some(isStop) ? name : undefined;
}

const NAMES: ReadonlySet<string> = new Set<Unit["kind"]>(["word", "label", "quote", "place"]);
const OTHERS: ReadonlySet<string> = new Set<Unit["kind"]>(["phrase", "number"]);

/** "It's at the Blue Door cafe btw": a word for it, one for where, and the rest is the place. */
function placeOf(units: readonly Unit[], { text }: Ground): string | null {
  const fence = units.find(({ kind }) => kind === "place");
  const isSmall = (unit: Unit) =>
    isQuiet(unit) || isPhrase(unit, "not", "for", "to", "from", "at", "hollow", "opensQuestion", "subject");
  if (fence?.kind === "place" && units.every((unit) => unit === fence || isSmall(unit))) return capitalise(fence.text);
  // "Op kantoor", though "op" alone is later.
  const isPlaced = (n: number) => units[n + 1]?.kind === "word" || !isPhrase(units[n], "earlier", "later");
  const at = units.findIndex((unit, n) => n > 0 && isPhrase(unit, "at") && isPlaced(n));
  const words = units.flatMap((unit, n) => (unit.kind === "word" || unit.kind === "label" ? [n] : []));
  const [first, last] = [words[0], words.at(-1)];
  if (at < 0 || first === undefined || last === undefined || first < at) return null;
  const inside = units.slice(first, last + 1);
  const says =
    has(units.slice(0, at), "filler", "it", "repair", "join", "subject", "weak") &&
    units.slice(0, first).every((unit) => isSmall(unit) || isPhrase(unit, "act:create"));
  const isName = inside.every(
    (unit) =>
      unit.kind === "word" ||
      unit.kind === "label" ||
      unit.kind === "number" ||
      isPhrase(unit, "filler", "kinds", "rooms"),
  );
  const asks = units.some(isQuestionMark);
  if (!says || !isName || asks || !units.slice(last + 1).every(isSmall)) return null;
  return capitalise(text.said.slice(units[first]!.start, units[last]!.end));
}
