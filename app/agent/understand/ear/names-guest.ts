import { cutWords } from "./lexicon";
import { asks } from "./segment";
import { contentOf, isKnown } from "./slots";
import { type Ground, isPhrase, type PassInput, textOf, type Unit } from "./unit";
import { listOf } from "./word-lists";

/**
 * "J'ai oublié Mia ! rajoute-la", "Mia quiere venir, así que súmala y cámbialo a las 4": who is to be asked along stands in
 * front of the verb, which says only "her". The clauses of that are told; the name goes where the word for her stands.
 */
export function withGuestNamed(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const verb = units.findIndex((unit) => isPhrase(unit, "act:invite") && !isPhrase(unit, "kinds"));
  const front = units.slice(0, Math.max(verb, 0));
  const [person, another] = units.filter(({ kind }) => kind === "person");
  if (!person || another || !front.includes(person) || !saysHer(units, verb, ground)) return units;
  const isCut = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, "therefore", "join");
  const cut = front.findIndex((unit, n) => n > front.indexOf(person) && isCut(unit));
  // "14:00 is good, oh and Mia wants to come so include her"
  const opens = front.findLastIndex((unit, n) => n < front.indexOf(person) && unit.kind === "stop") + 1;
  const hour = front.slice(0, opens).some(({ kind }) => kind === "time") ? front.slice(0, opens) : [];
  const said = front.slice(0, Math.max(cut, 0)).filter((unit) => unit !== person && !hour.includes(unit));
  // "Tom can't come, add him next week" is about another time.
  const isTold = said.every((unit) => !asks(unit) && !isPhrase(unit, ...NOT_COMING));
  const named = contentOf(said).filter((word) => isKnown([word], [], ground));
  if (!isTold || cut < 0 || named.length > 0) return units;
  const behind = units.slice(verb + 1);
  const rest = behind.filter((unit, n) => n > 1 || !isPhrase(unit, "it", "them"));
  const { end } = units[verb]!;
  return [...hour, ...front.slice(cut + 1), units[verb]!, { ...person, start: end, end }, ...rest];
}

const NOT_COMING = ["unsuitable", "ill", "goesOut", "act:absent", "negation", "condition", "interrogative"] as const;

/** A word for somebody right behind the verb, or joined to its end. */
function saysHer(units: readonly Unit[], verb: number, { lexicon: { words, pieces }, text }: Ground): boolean {
  const [next, after] = units.slice(verb + 1);
  const isDash = next?.kind === "stop" || textOf(next) === "-";
  if (isPhrase(next, "it", "them") || (isDash && isPhrase(after, "it", "them"))) return true;
  const { start = 0, end = 0 } = units[verb] ?? {};
  const said = cutWords(text.folded.slice(start, end)).at(-1)?.text ?? "";
  return [...listOf(words.clitics)].some((clitic) => {
    const stem = clitic !== "" && said.endsWith(clitic) ? said.slice(0, -clitic.length) : "";
    return stem.length > 2 && pieces.has(stem);
  });
}
