import type { Lexicon } from "../ear/lexicon";
import type { Unit } from "../ear/unit";
import { allWords } from "../languages/languages";
import { fold } from "../text";

/** Whether a stretch of a message is a verb of changing or calling off, in any form and any of our languages, and nothing else. */
export function changesMeetings(unit: Unit, lexicon: Lexicon): boolean {
  if (unit.kind === "phrase")
    return (
      unit.roles.every((role) => role.startsWith("act:")) &&
      unit.roles.some((role) => CHANGES.has(role)) &&
      !unit.roles.includes("act:create") &&
      !unit.roles.includes("act:invite")
    );
  return unit.kind === "word" && isForm(unit.text, lexicon);
}

const CHANGES = new Set<string>(["act:move", "act:cancel", "act:uninvite", "act:absent", "act:longer", "act:shorter"]);

/** "Moves", "verschob": a form of a verb that is known in another. */
function isForm(word: string, lexicon: Lexicon): boolean {
  if (word.length < 4) return false;
  const own = verbsOf(lexicon.words);
  return [...own, ...longOnes()].some((verb) => isSameVerb(word, verb));
}

const forms = new WeakMap<object, readonly string[]>();

function verbsOf({ acts }: Lexicon["words"]): readonly string[] {
  const known = forms.get(acts);
  if (known) return known;
  const lists = [acts.move, acts.cancel, acts.uninvite, acts.absent, acts.longer, acts.shorter];
  const single = lists
    .join(",")
    .split(",")
    .filter((verb) => /^\p{L}{4,}$/u.test(verb));
  const made = [...new Set(single.map(fold))];
  forms.set(acts, made);
  return made;
}

/** Verbs of all languages that are long enough to be nothing else. */
const longOnes = () => allWords().flatMap((words) => verbsOf(words).filter((verb) => verb.length >= 6));

function isSameVerb(word: string, verb: string): boolean {
  let same = 0;
  while (same < Math.min(word.length, verb.length) && word[same] === verb[same]) same++;
  const isLong = same >= 4 || (same === 3 && verb.length === 4);
  return isLong && ENDINGS.has(word.slice(same)) && ENDINGS.has(verb.slice(same));
}

/** What verbs end in, in the five languages. */
const ENDINGS = new Set(
  ",e,s,d,n,t,r,ed,en,er,es,ing,te,ten,de,den,st,et,a,o,an,as,ar,ir,re,ez,ons,ent,ee,ees,ado,ada,ando,aron,amos,ait,era,iert".split(
    ",",
  ),
);
