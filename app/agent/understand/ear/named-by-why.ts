import { capitalise } from "../grammar/titles";
import { said as listed } from "../languages/lists/said";
import { clausesOf } from "./clauses";
import { contentOf } from "./slots";
import { type Ground, isPhrase, textOf, type Unit } from "./unit";
import { has } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "Block all Friday, I'm on call at the hospital", "bloque vendredi toute la journée, j'ai une formation": where days are kept for
 * nothing that is named, what one has or where one is then is what they are called; undefined where it is not only that.
 */
export function namedByWhy(remarks: readonly Unit[], ground: Ground): string | undefined {
  const [clause = [], more] = clausesOf(remarks);
  const said = clause.filter(({ kind }) => kind !== "stop");
  const take = listOf(ground.lexicon.words.wholeDays.take);
  const isVerb = (unit: Unit) =>
    take.has(textOf(unit)) || (isPhrase(unit, "weak", "opensQuestion") && !isPhrase(unit, "subject", "kinds"));
  const first = said.findIndex((unit) => !isPhrase(unit, "subject") && !isVerb(unit));
  const name = said.slice(Math.max(first, 0));
  const isOfOne = said.slice(0, 1).some((unit) => isPhrase(unit, "subject") || isVerb(unit));
  if (more || !isOfOne || first < 1 || contentOf(name).length === 0 || has(name, "negation", "not")) return undefined;
  // "At a wedding": without its article it is no more than that.
  const isArticle = (unit: Unit | undefined) => A.isIn(textOf(unit)) || isPhrase(unit, "definite");
  const from = isArticle(name[0]) ? 1 : isPhrase(name[0], "at", "on") && isArticle(name[1]) ? 2 : 0;
  return capitalise(ground.text.said.slice(name[from]?.start, name.at(-1)?.end));
}

const A = listed`^${"a"}$`;
