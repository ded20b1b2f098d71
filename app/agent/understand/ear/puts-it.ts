import { isLength } from "../times/settle-times";
import { amendment } from "./amendment";
import { cutWords, type PhraseFound, phraseAt } from "./lexicon";
import { asks } from "./segment";
import { contentOf, timesOf } from "./slots";
import { type Ground, IT, isPhrase, type Reading, type Situation, textOf, type Unit, untyped } from "./unit";
import { listOf } from "./word-lists";

/**
 * "Can you put it at 4", "mets-le lundi à 10h", "ponlo a las 4": a verb that makes something, and "it" as all that it
 * is about: what is open, or was spoken of, is put somewhere else.
 */
export function putsIt(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  if (!situation.focus && situation.awaiting !== "confirmation") return undefined;
  const [verb, another] = units.filter(asks);
  if (!verb || another || !isPhrase(verb, "act:create") || isPhrase(verb, "act:find", "act:ask")) return undefined;
  const isNamed = contentOf(units).length > 0 || units.some(({ kind }) => kind === "person");
  const says = timesOf(units).some(({ time: { point } }) => point.repeat === undefined);
  // "Zet maar op ma om 10u", or "ajoute une demi-heure", of what waits for a yes
  const isPut = situation.awaiting === "confirmation" && listOf(ground.lexicon.words.wholeDays.put).has(textOf(verb));
  const isLonger = isPhrase(verb, "more") && timesOf(units).every(({ time }) => isLength(time));
  if (isNamed || !says || !(isPut || isLonger || isAboutIt(units, verb, ground))) return undefined;
  if (units.some((unit) => isPhrase(unit, "kinds", "hollow", "condition", "interrogative", "scope"))) return undefined;
  // "Add half an hour to it"
  const rest = units.filter((unit) => unit !== verb || (isPhrase(unit, "act:invite") && !isLonger));
  const reading = amendment([IT, ...(isLonger ? [MORE] : []), ...rest], ground, situation);
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

const hasRole = (found: PhraseFound | null, role: string) => found?.roles.some((one) => one === role) === true;
