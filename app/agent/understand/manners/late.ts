import type { Command, Context } from "../command";
import { languageOf, parse } from "../grammar/parse";
import { readText } from "../text";
import { targetCalled } from "./named-edits";

const WHO_IS = "(?:running|i['’]?ll be|i will be|i['’]?m|i am|gonna be|going to be|ik ben|ben|ik kom|kom)";
const LATE = new RegExp(
  `\\b${WHO_IS}\\b(?:\\s+(?:running|about|around|probably|ongeveer|zo['’]n))*\\s+(\\d{1,3}|five|ten|fifteen|twenty|thirty|vijf|tien)\\s*(?:m|min|mins|minutes?|minuten|minuutjes?)?\\.?\\s+(?:te\\s+)?(?:late|later|laat|behind)\\b(?:\\s+(?:for|to|at|in|voor|bij|op|naar))?(.*)$`,
  "isu",
);
/** "Stuck in traffic, 15 late". */
const BARE =
  /(?:^|[,.!])\s*(?:about\s+)?(\d{1,3})\s*(?:m|mins?|minutes?|minuten)?\s+(?:late|te\s+laat)\b(?=\s*(?:[.,!]|$|(?:for|to|at|in|voor|bij|op)\b))(?:\s+(?:for|to|at|in|voor|bij|op))?(.*)$/isu;
const IS_LATE = new RegExp(`\\b${WHO_IS}\\s+(?:\\p{L}+\\s+){0,2}(?:late|laat|behind)\\b`, "iu");
/** "Running late for planning". */
const FOR =
  /\b(?:late|behind|laat)\s+(?:for|to|voor|bij)\s+(?!(?:work|school|the\s+(?:bus|train))\b)([^,.;!?]{2,60}?)[\s.!]*$/iu;
const NUMBERS: Record<string, number> = { five: 5, vijf: 5, ten: 10, tien: 10, fifteen: 15, twenty: 20, thirty: 30 };

/** "Running 10 late for Anna", "I'll be 15 min late to my 2pm", "ik ben 10 minuten later bij Anna". */
export function late(text: string, context: Context): Command | undefined {
  const [, said = "", rest = ""] = LATE.exec(text) ?? BARE.exec(text) ?? [];
  if (said === "") {
    const { folded } = readText(text);
    if (!languageOf(folded, context).book.late.test(folded)) return undefined;
    // Whatever was asked before, somebody who is late answers no question.
    const fresh = IS_LATE.test(text) ? { ...context, awaiting: undefined } : context;
    const command = parse(text.replace(/\bte\s+(?=laat\b)/iu, ""), fresh);
    if (command.intent !== "running_late") return undefined;
    const { when } = command;
    const minutes = when?.kind === "duration" ? when.minutes : undefined;
    const [, about] = FOR.exec(text) ?? [];
    const target = about === undefined ? command.slots.target : targetCalled(about, context);
    const slots = { ...command.slots, ...(minutes && { shiftMinutes: minutes }), ...(target && { target }) };
    return { ...command, slots, when: minutes === undefined ? when : null };
  }
  const shiftMinutes = NUMBERS[said.toLowerCase()] ?? Number(said);
  const about = rest
    .replace(/[\s,]*(?:\b(?:and|n|en)\s+)?\b(?:tell|let|please|pls|sorry|can\s+you|zeg|laat|sorry)\b.*$/isu, "")
    .replace(/[.!\s]+$/u, "");
  const { target } = about === "" ? {} : parse(`cancel ${about}`, { ...context, awaiting: undefined }).slots;
  const slots = { shiftMinutes, ...(target && { target }) };
  return { intent: "running_late", confidence: 0.9, slots, when: null, question: null };
}
