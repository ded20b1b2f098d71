import type { Command, Context } from "../command";
import { freeTime } from "./limits";

const ASK = "(?:(?:hey|hi|please|pls|(?:can|could) (?:you|u|ya)|kun je|wil je)[\\s,]+)*";
const LENGTH =
  "(?:(?:an?|one|two|three|half|een|anderhalf|twee|eine|halbe|zwei|une?|deux|una?|media|dos|\\d+(?:[.,]\\d)?)[\\s-]*){1,3}(?:hours?|hrs?|h|minutes?|mins?|quarter|times?|slots?|moment|uur|uurtje|kwartier|minuten|minuutjes|stunden?|viertelstunde|heures?|minutos?|horas?)\\b";
const MEET = "(?:meet(?: up)?(?: with)?|see|talk (?:to|with)|speak (?:to|with)|catch up with)";
/** Ways to ask for a time that are read as the usual one. */
const SEARCHES: readonly (readonly [asked: RegExp, usual: string])[] = [
  [
    new RegExp(
      `^\\s*${ASK}(?:when'?s|when is|what'?s|what is)\\s+(?:a |the )?(?:good|best|next) (?:time|day|moment)\\s+(?:to\\s+${MEET}|for)\\s+`,
      "iu",
    ),
    "find time with ",
  ],
  [
    new RegExp(
      `^\\s*${ASK}(?:suggest|propose|find|give me|show me)\\s+(?:me\\s+)?(?:\\d|some|a few|two|three|a|the)?\\s*(?:best |good |free )*(?:times?|slots?|moments?|options?)\\s+for me and\\s+`,
      "iu",
    ),
    "find time with ",
  ],
  [
    new RegExp(
      `^\\s*${ASK}(?:suggest|propose|give me|show me|send me)\\s+(?:me\\s+)?(?:\\d|some|a few|two|three)?\\s*(?:best |good |free )*(?:times?|slots?|moments?|options?)\\b`,
      "iu",
    ),
    "find time",
  ],
  [
    new RegExp(
      `^\\s*${ASK}(?:what|which|wat|when)(?:'s|\\s+is)?\\s*(?:times?\\s+)?(?:works?|suits?|(?:is\\s+)?good)\\s+(?:for\\s+)?(?:me and\\s+)?(?=\\p{L})(?!me\\b|us\\b|an?\\s)`,
      "iu",
    ),
    "find time with ",
  ],
  [
    new RegExp(
      `^\\s*${ASK}(?:what|which|when)(?:'s|\\s+is)?\\s*(?:times?\\s+)?(?:works?|(?:is\\s+)?good)\\s+(?=for\\b)`,
      "iu",
    ),
    "find time ",
  ],
  [new RegExp(`^\\s*${ASK}(?:find|get)\\s+(?:me\\s+|us\\s+)?(?=${LENGTH})`, "iu"), "find time for "],
  [
    new RegExp(
      `^\\s*${ASK}(?:zoek|vind|vinden)\\s+(?:voor\\s+)?(?:me\\s+|mij\\s+|ons\\s+)?(?:(?:een|wat)\\s+)?(?:(?:goed|vrij)e?\\s+)?(?:tijd|tijden|moment|momenten|gaatje|gaatjes|plek|plekje)\\b`,
      "iu",
    ),
    "wanneer kan ik",
  ],
  [new RegExp(`^\\s*${ASK}(?:zoek|vind)\\s+(?:me\\s+|ons\\s+)?(?=${LENGTH})`, "iu"), "wanneer kan ik "],
  [new RegExp(`^\\s*${ASK}(?:finde?|suche?)\\s+(?:mir\\s+|uns\\s+)?(?=${LENGTH})`, "iu"), "wann habe ich Zeit "],
  [new RegExp(`^\\s*${ASK}(?:trouve|cherche)(?:-moi|-nous)?\\s+(?=${LENGTH})`, "iu"), "quand suis-je libre "],
  [new RegExp(`^\\s*${ASK}(?:busca|búscame|encuentra)\\s+(?=${LENGTH})`, "iu"), "cuándo estoy libre "],
];

/** "Find me half an hour tomorrow", "what times work for Anna", "zoek een moment met Tom": a search in other words. */
export function searched(text: string, context: Context): Command | undefined {
  for (const [asked, usual] of SEARCHES) {
    if (!asked.test(text)) continue;
    const plain = text.replace(asked, usual);
    const command = freeTime(plain, context);
    if (command) return command;
  }
  return undefined;
}
