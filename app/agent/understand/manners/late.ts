import { type Command, type Context, plain, type Target } from "../command";
import { phraseAt } from "../ear/find-phrase";
import { cutWords, lexiconOf } from "../ear/lexicon";
import { parse } from "../grammar/parse";
import { minutesIn } from "../grammar/said-length";
import { capitalise } from "../grammar/titles";
import { wordsFor } from "../languages/languages";
import { said } from "../languages/lists/said";
import { fold, readText } from "../text";
import { targetsIn } from "./bulk-actions";
import { firstMade, type LanguageCandidate, withUsual } from "./message";

/** "Running 10 late for Anna", "I'll be 15 min late to my 2pm", "ik ben 10 minuten later bij Anna". */
export function late(text: string, shown: readonly LanguageCandidate[], context: Context): Command | undefined {
  const candidates = withUsual(shown, text, context);
  return firstMade(candidates, byMinutes) ?? firstMade(candidates, (candidate) => byWords(text, candidate, context));
}

function byMinutes({ book, core, alone }: LanguageCandidate): Command | undefined {
  const { manners } = book;
  if (!manners.lateWord.test(core.folded)) return undefined;
  // "…, push it back accordingly": what is to be done about it is asked anyway.
  const end = /[,;.!?]\s/.exec(core.said)?.index ?? core.said.length;
  const clause = readText(core.said.slice(0, end));
  const { delay, which = "" } =
    (manners.lateWord.test(clause.folded) && manners.late(clause)) || manners.late(core) || {};
  const shiftMinutes = delay === undefined ? null : minutesIn(delay, book.code);
  if (shiftMinutes === null) return undefined;
  const about = behindMove(which.replace(manners.tellThem, ""), book.code);
  const { target } = about === "" ? {} : parse(`${manners.alone.cancel} ${about}`, alone).slots;
  // "… push it to 4"
  if (about !== which && target?.when) return undefined;
  const slots = { shiftMinutes, ...(target && { target }) };
  return plain("running_late", slots);
}

/** "Running 20 behind push coffee with Anna": a verb that moves it is no part of its name. */
function behindMove(which: string, code: string): string {
  const words = wordsFor(code);
  const cut = cutWords(fold(which));
  const verb = words ? phraseAt(cut, 0, lexiconOf(words)) : null;
  return verb?.roles.includes("act:move") ? which.slice(cut[verb.to]?.start ?? which.length) : which;
}

/** "Stuck in traffic": how late may still be asked. */
function byWords(text: string, { book, core, alone }: LanguageCandidate, context: Context): Command | undefined {
  if (!book.late.test(core.folded)) return undefined;
  // Whatever was asked before, somebody who is late answers no question.
  const command = parse(text, book.manners.isLate(core) ? alone : context);
  if (command.intent !== "running_late") return undefined;
  const { when } = command;
  const minutes = when?.kind === "duration" ? when.minutes : undefined;
  const { which } = book.manners.lateFor(core) ?? {};
  const target = which === undefined || /[,.;!?]/.test(which) ? command.slots.target : targetCalled(which, context);
  const slots = { ...command.slots, ...(minutes && { shiftMinutes: minutes }), ...(target && { target }) };
  return { ...command, slots, when: minutes === undefined ? when : null };
}

const IT = said`^${"it"}$`;
const OWN = said`^(?:${"the"}|${"my"})\s+`;

/** The meeting that words name; empty for "it". A number behind a name belongs to it: "planning 2". */
function targetCalled(what: string, context: Context): Target | undefined {
  if (IT.isIn(what.trim())) return {};
  const plain = OWN.replacedIn(what.trim(), "");
  if (/^\p{L}[\p{L}\s]*\s\d{1,2}$/u.test(plain)) return { title: capitalise(plain) };
  return targetsIn(what, context)[0];
}
