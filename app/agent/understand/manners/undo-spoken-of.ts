import type { Command, Context } from "../command";
import { withoutAsides } from "../cover/without-asides";
import { hear } from "../ear/hear";
import { contentOf } from "../ear/slots";
import { isPhrase } from "../ear/unit";
import { namesIn } from "../ear/units-in";
import { parse } from "../grammar/parse";
import { PHRASEBOOKS } from "../phrases/phrasebooks";
import { readText } from "../text";

/**
 * "Don't undo that", "did you undo it?", "how do I undo?": an undo is done at once and guests hear of it, so what only
 * speaks of one is none.
 *
 * @param plain how the grammar reads the message
 */
export function undoSpokenOf(said: string, context: Context, plain: Command): Command | undefined {
  if (plain.intent !== "undo") return undoBesideReason(said, context);
  const { folded } = readText(said);
  // "And did you", "but how do I": behind one small word a question is one too.
  const clauses = folded.split(/[,.!;:\n]+\s*/).flatMap((one) => [one, one.replace(/^[a-z]{1,5} /, "")]);
  const manner = PHRASEBOOKS.some(({ undo, asksUndo }) => clauses.some((one) => undo.test(one) && asksUndo.test(one)))
    ? "asks-undo"
    : PHRASEBOOKS.some(({ notUndo }) => notUndo.test(folded))
      ? "not-undo"
      : undefined;
  if (manner) return { ...plain, intent: "help", manner };
  const title = undoNamed(said, context);
  return title === "" ? undefined : { ...plain, slots: { target: { title } } };
}

/** "Undo that, she never does Saturdays": what is told beside an undo holds no other wish, whatever day it names. */
function undoBesideReason(said: string, context: Context): Command | undefined {
  const { folded } = readText(said);
  if (!PHRASEBOOKS.some(({ undo }) => undo.test(folded))) return undefined;
  for (const rest of withoutAsides(said, context)) {
    const command = parse(rest, context);
    if (command.intent === "undo") return undoSpokenOf(rest, context, command) ?? command;
  }
  return undefined;
}

/** "Undo the call", "zet de gym terug": what is to be taken back, in the words said. */
function undoNamed(said: string, context: Context): string {
  const clauses = readText(said).folded.split(/[,.!?;:\n]+| [-–—] /);
  const clause = clauses.find((one) => PHRASEBOOKS.some(({ undo }) => undo.test(one))) ?? "";
  const rest = PHRASEBOOKS.reduce((left, { undo }) => {
    const found = undo.exec(left);
    return found ? left.replace(found[0], ` ${found.groups?.["name"] ?? ""} `) : left;
  }, clause);
  const { units: heard = [] } = hear(rest, context) ?? {};
  // "Undo that the van won't come": what is undone has been said, and behind an article a sentence begins.
  const it = heard.findIndex((unit, n) => isPhrase(unit, "it") && isPhrase(heard[n + 1], "definite"));
  const isSaid = it >= 0 && heard.slice(0, it).every(({ kind }) => kind === "phrase");
  if (isSaid && heard.slice(it + 2).some((unit) => isPhrase(unit, ...TELLS))) return "";
  // "Undo that he's at school": behind it begins why.
  const why = heard.findIndex(
    (unit, n) => n > 0 && isPhrase(unit, "subject", "they", "because", "opensQuestion") && !isPhrase(unit, "definite"),
  );
  const units = why < 0 ? heard : heard.slice(0, why);
  const people = namesIn(units);
  return [...contentOf(units), ...people].join(" ");
}

const TELLS = ["negation", "opensQuestion", "unsuitable", "act:absent", "late", "goesOut"] as const;
