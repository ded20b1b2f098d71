import { type Command, type Context, plain } from "../command";
import { said } from "../languages/lists/said";
import { clausesOf } from "./clauses";
import { meetingsCalled } from "./gazetteer";
import { hear } from "./hear";
import { questionTold } from "./question-told";
import { asks } from "./segment";
import { namedIn } from "./slots";
import { type Ground, inOrder, isPhrase, isQuestionMark, textOf, type Unit } from "./unit";
import { isClock } from "./unit-times";
import { has } from "./units-in";

/**
 * What is to stay as it is, in clauses of its own: "the padel doesn't have to go, it's going ahead". And where another clause
 * asks about it, that: "don't move the Spanish class, I only wanted to know what time it was".
 */
export function staysPut(message: string, context: Context): Command | undefined {
  if (context.awaiting !== undefined) return undefined;
  const { units = [], aside = [], ground } = hear(message, context) ?? {};
  if (!ground) return undefined;
  const clauses = clausesOf(inOrder({ units, aside }));
  const kept = clauses.findIndex(isKept);
  const rest = clauses.filter((_, n) => n !== kept);
  const title = kept < 0 ? undefined : (titleIn(clauses[kept]!, ground) ?? titleIn(clauses.flat(), ground));
  if (title === undefined) return undefined;
  const question = rest.findIndex((clause) => asksAbout(clause, ground));
  const others = rest.filter((_, n) => n !== question);
  if (!others.every(isTold)) return undefined;
  return question < 0 ? plain("deny") : { ...plain("query", { target: { title } }), manner: "about" };
}

/**
 * "Don't move the dentist, only the budget review: to 4": what is asked for beside a meeting that is to stay as it is.
 *
 * @returns its words, without those that say that it is all; undefined where nothing stays
 */
export function besideKept(message: string, context: Context): string | undefined {
  if (context.awaiting !== undefined) return undefined;
  const { units = [], aside = [], ground } = hear(message, context) ?? {};
  if (!ground) return undefined;
  const [first = [], ...others] = clausesOf(inOrder({ units, aside }));
  const title = isKept(first) ? titleIn(first, ground) : undefined;
  const rest = others.flat().filter((unit) => !isPhrase(unit, "only"));
  const isOther = title !== undefined && has(others.flat(), "only") && titleIn(rest, ground) !== title;
  if (!isOther || rest.length === 0) return undefined;
  return rest.map(({ start, end }) => ground.text.said.slice(start, end)).join(" ");
}

/** The one meeting that is named. */
function titleIn(units: readonly Unit[], ground: Ground): string | undefined {
  const words = namedIn(units, [], ground);
  const [title, another] = words.length > 0 ? meetingsCalled(words, ground.gazetteer, ground.lexicon.concepts) : [];
  return another === undefined ? title : undefined;
}

/** Stays, or a verb that takes it away and a word that denies it; at no hour, under no condition, and no question. */
export function isKept(clause: readonly Unit[]): boolean {
  const isOther = clause.some(
    (unit) =>
      isHour(unit) ||
      unit.kind === "person" ||
      isQuestionMark(unit) ||
      (isPhrase(unit, "act:ask", "interrogative") && !isPhrase(unit, "courtesy")) ||
      (asks(unit) && !isPhrase(unit, ...GOES, "stays", "kinds")) ||
      (isPhrase(unit, ...OTHERWISE) && !isPhrase(unit, "courtesy", "filler", "stays")),
  );
  const isDenied = clause.some(isDenial);
  const stays = has(clause, "stays") && !isDenied && !clause.some(goes);
  return !isOther && (stays || clause.some((unit, n) => isDenial(unit) && deniesVerb(clause, n)));
}

const GOES = ["act:cancel", "act:move", "leaves", "goesOut"] as const;
const OTHERWISE = ["condition", "otherwise", "because", "scope", "only", "but"] as const;
const goes = (unit: Unit) => isPhrase(unit, ...GOES);
const isDenial = (unit: Unit) => isPhrase(unit, "negation", "not") && !isPhrase(unit, "courtesy", "filler");

/** "Don't cancel it", "n'annule pas l'atelier", "zeg het niet af": right beside the verb, or behind it at the end; "it's not happening, cancel it" is done. */
function deniesVerb(clause: readonly Unit[], n: number): boolean {
  const isSmall = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, "filler", "courtesy");
  const behind = clause.slice(n + 1);
  const next = behind.find((unit) => !isPhrase(unit, "filler") || goes(unit));
  const [before] = clause.slice(Math.max(n - 1, 0), n).filter(goes);
  return (
    (next !== undefined && goes(next)) ||
    before !== undefined ||
    (behind.every(isSmall) && clause.slice(0, n).some(goes))
  );
}

const isHour = (unit: Unit) => unit.kind === "shift" || unit.kind === "number" || isClock(unit);

/** "I only wanted to know what time it was", "je voulais juste l'heure" */
function asksAbout(clause: readonly Unit[], { text }: Ground): boolean {
  const [first, last] = [clause[0], clause.at(-1)];
  if (!first || !last || clause.some((unit) => isHour(unit) || (asks(unit) && !isPhrase(unit, "act:ask", "act:tell"))))
    return false;
  const words = text.said.slice(first.start, last.end);
  return ABOUT.isIn(words) || has(clause, "act:ask") || questionTold(words) !== undefined;
}

const ABOUT = said`(?<!\p{L})(?:${"asksOf"}|${"the"}['’]?\s?${"partsOf"})(?!\p{L})`;

/** Asks for nothing, and names no time. */
const isTold = (clause: readonly Unit[]) =>
  clause.every(
    (unit) =>
      ["word", "stop", "phrase"].includes(unit.kind) &&
      (!asks(unit) || isPhrase(unit, "stays")) &&
      textOf(unit) !== "?" &&
      (!isPhrase(unit, "but", "condition", "otherwise") || isPhrase(unit, "courtesy", "filler")),
  );
