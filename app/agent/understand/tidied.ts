import type { Context } from "./command";
import { guessLanguage } from "./grammar/vocabulary";
import { type Said, said } from "./languages/lists/said";
import { oncePerContext } from "./once";
import { fold } from "./text";

/**
 * A message without what says nothing about a meeting and would be read as a name of one or as a part of a place: spaces
 * typed twice, capitals throughout, a greeting at its head, thanks at its end. What is left says as much as the message did.
 *
 * @param message lines stay lines; one that answers a question keeps its thanks, "I'm fine, thanks" being a no
 */
export const tidied = oncePerContext((message: string, { awaiting, usual }: Context): string => {
  const spaced = message
    .replace(SPACES, " ")
    .replace(/ ?\n ?/g, "\n")
    .trim();
  const lower = isShouted(spaced) ? spaced.toLowerCase() : spaced;
  const bare =
    awaiting === undefined
      ? withoutThanks(withoutHead(withoutHead(lower, STARTER), GREETING))
      : withoutHead(lower, GREETING);
  // "Do 9 Uhr bitte": it may be the one word that says in which language the others are.
  return guessLanguage(fold(bare), usual) === guessLanguage(fold(lower), usual) ? bare : lower;
});

const SPACES = /[^\S\n]+/gu;

const isShouted = (text: string) => text === text.toUpperCase() && wordsOf(text).length >= FEWEST;

function withoutHead(message: string, head: Said): string {
  const [whole] = head.partsOf(message) ?? [];
  const rest = message.slice(whole?.length);
  return whole && isEnough(rest) ? rest : message;
}

const STARTER = said`^[\s¡]*${"starters"}[\s,!.]+`;
const GREETING = said`^[\s¡]*${"greetings"}(?: parley)?(?:\s*[,!.]+\s*|\s+(?!${"with"}))`;

function withoutThanks(message: string): string {
  const [from = message.length] = THANKS.placesIn(message)[0] ?? [];
  const rest = message.slice(0, from);
  // "Dinner to say thanks", "the blue one, no thanks"
  return isEnough(rest) && !LED.isIn(rest) ? rest : message;
}

const THANKS = said`[\s,;.!]+(?:${"thanks"}(?: parley)?[\s,.!]*){1,3}$`;
const LED = said`${"thanksOf"}$`;

/** Words that are a request; fewer are kind themselves. */
const isEnough = (text: string) => wordsOf(text).length >= FEWEST;
const FEWEST = 3;
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
