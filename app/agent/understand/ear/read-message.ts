import type { Command, Context } from "../command";
import { hereOf, languageOf } from "../grammar/parse";
import { tokenize } from "../grammar/tokens";
import { vocabularyOf } from "../grammar/vocabulary";
import { wordsFor } from "../languages/languages";
import { readText } from "../text";
import { type Reading, readSegment, type Situation } from "./frames";
import { NOBODY } from "./gazetteer";
import { lexiconOf } from "./lexicon";
import { mentionsIn } from "./mentions";
import { asks, segmentsOf } from "./segment";
import { type Ground, isPhrase, type Unit } from "./unit";

/** A message by its mentions: the requests that explain every word of it, or null where they do not. */
interface Heard {
  units: Unit[];
  readings: { text: string; reading: Reading }[];
}

const LONGEST = 600;
/** More than this is a letter. */
const MOST_REQUESTS = 6;

/** Reads a message in one language; null where no frame takes all of its requests. */
function hearIn(message: string, context: Context, code?: string): Heard | null {
  if (message.length > LONGEST) return null;
  const text = readText(message);
  const language = code ?? languageOf(text.folded, context).vocabulary.code;
  const words = wordsFor(language);
  if (!words) return null;
  const here = hereOf(context);
  const asked = context.awaiting === "time" || context.awaiting === "confirmation";
  const vocabulary = code ? vocabularyOf(code) : languageOf(text.folded, context).vocabulary;
  const ground: Ground = {
    text,
    tokens: tokenize(text.folded, vocabulary),
    lexicon: lexiconOf(words),
    gazetteer: context.known ?? NOBODY,
    today: here.wall.day,
    openNumber: asked && text.folded.length < 12,
  };
  const units = mentionsIn(ground);
  const { book } = languageOf(text.folded, context);
  const lean = book.eveningWords.test(text.folded) ? "pm" : book.morningWords.test(text.folded) ? "am" : undefined;
  const situation: Situation = { here, awaiting: context.awaiting, focus: context.focus ?? false, lean };
  const readings: Heard["readings"] = [];
  const segments = segmentsOf(units);
  if (segments.length > MOST_REQUESTS) return { units, readings };
  for (const segment of segments) {
    const reading = readSegment(segment, ground, situation);
    if (!reading) return { units, readings: [] };
    const [first, last] = [segment[0], segment.at(-1)];
    readings.push({ text: text.said.slice(first?.start ?? 0, last?.end ?? 0), reading });
  }
  return { units, readings };
}

/** Whether a message may ask for something: it holds a time, a verb for it, or a kind of meeting. */
export function mayAsk(message: string, context: Context): boolean {
  const units = hearIn(message, context)?.units ?? [];
  return units.some(
    (unit) => unit.kind === "time" || unit.kind === "shift" || asks(unit) || isPhrase(unit, "kinds", "hollow"),
  );
}

/** The requests of a message where its mentions explain all of it; undefined otherwise. */
export function heardWhole(message: string, context: Context): { text: string; command: Command }[] | undefined {
  const heard = hearIn(message, context);
  if (!heard || heard.readings.length === 0) return undefined;
  if (heard.readings.some(({ reading }) => reading.left.length > 0)) return undefined;
  return heard.readings.map(({ text, reading }) => ({ text, command: reading.command }));
}
