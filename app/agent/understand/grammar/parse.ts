import { type Command, type Context, type PreferenceRequest, plain, type Slots } from "../command";
import { withHolidayNames } from "../ear/holiday-names";
import { lexiconOf } from "../ear/lexicon";
import { withElisions } from "../elisions";
import { wordsFor } from "../languages/languages";
import type { Phrasebook } from "../phrases/phrasebook";
import { phrasebookOf } from "../phrases/phrasebooks";
import { readText } from "../text";
import type { Day } from "../times/days";
import type { Here } from "../times/make-when";
import type { Point } from "../times/points";
import { findTimes } from "../times/said-time";
import type { Timeline } from "../times/settle-times";
import { wallAt } from "../times/zone";
import { clausesOf } from "./clauses";
import type { IntentFound } from "./evidence";
import { fillCommand } from "./fill-command";
import { withGenitives } from "./genitive";
import { findIntent } from "./intents";
import { withoutNames } from "./meeting-names";
import { readPreference } from "./preference-rules";
import type { Reading } from "./slots";
import { type Token, tokenize } from "./tokens";
import { guessLanguage, type Vocabulary, vocabularyOf } from "./vocabulary";

const WORKDAY = { startMinute: 540, endMinute: 1080 };

/**
 * What a message asks for, by rules alone: no network, no clock, no randomness. The same input gives the same answer.
 *
 * @param text as it was sent; what lies beyond 16,384 characters is not read
 * @returns always a command; `out_of_domain` for what is not about meetings, and in a zone that the runtime does not know
 */
export function parse(text: string, context: Context): Command {
  return read(text, context)?.command ?? NOTHING;
}

const NOTHING: Command = { intent: "out_of_domain", confidence: 0, slots: {}, when: null, question: null };

/** A command with the reading it came from. */
export interface Understood {
  command: Command;
  found: IntentFound;
  line: Timeline;
  reading: Reading;
}

/** As `parse`, with the reasons; null where it would find nothing for want of a zone. */
export function read(text: string, context: Context): Understood | null {
  const here = hereIfKnown(context);
  return here && readHere(text, context, here);
}

/** Null in a zone that the runtime does not know; whatever else goes wrong is a fault of the rules and is thrown. */
function hereIfKnown(context: Context): Here | null {
  try {
    return hereOf(context);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readHere(text: string, context: Context, here: Here): Understood {
  const { said, folded } = readText(withElisions(text, context));
  const { vocabulary, book } = languageOf(folded, context);
  const words = wordsFor(vocabulary.code);
  const all = withGenitives(tokenize(folded, vocabulary), book);
  const tokens = words ? withHolidayNames(all, lexiconOf(words)) : all;
  const clauses = clausesOf(folded, book);
  const hours = book.preference.test(folded.slice(0, 200));
  const openNumber = context.awaiting === "time" || context.awaiting === "confirmation";
  const options = {
    today: here.wall.day,
    openNumber: hours || (openNumber && isNumberAlone(tokens)),
  };
  const plain = findTimes(tokens, options);
  // The first token behind a place that is no article.
  const behind = (place: number) =>
    tokens.findIndex((token) => token.start >= place && !/^(?:my|the|our|all|of|out)$/.test(token.text));
  const found = findIntent(
    folded,
    clauses,
    {
      hasTime: plain.length > 0,
      leadsWithTime: (place) => plain.some(({ first, core }) => first <= behind(place) && behind(place) <= core),
      outsideTimes: ({ start, end }) =>
        tokens
          .filter(
            (token, i) =>
              token.start >= start && token.end <= end && !plain.some((time) => i >= time.first && i < time.next),
          )
          .map((token) => token.text)
          .join(" "),
      // "I want a coffee now" is no plan either.
      past: plain.length > 0 && plain.every(({ point }) => point.moment === 0 || isPast(point, here.wall.day)),
      hasClock: plain.some(({ point }) => point.clock !== undefined),
      hasCompany: tokens.some(({ text: word }, i) => book.markers.with.test(word) && i + 1 < tokens.length),
      hasAddress: /@[^\s@]+\.[a-z]/.test(folded),
      said,
    },
    book,
    context,
  );
  const spoken = found.intent === "reschedule" ? findTimes(tokens, { ...options, moving: true }) : plain;
  const times = withoutNames(spoken, tokens, found.intent, book.markers);
  const taken = new Uint8Array(tokens.length + 1);
  for (const time of times) taken.fill(1, time.first, time.next);
  const reading: Reading = { said, tokens, isTime: (i) => taken[i] === 1, book };
  const lean = book.eveningWords.test(folded) ? "pm" : book.morningWords.test(folded) ? "am" : undefined;
  const line: Timeline = { said, tokens, times };
  const fixing = context.awaiting !== undefined;
  const preference = readPreference({ said, folded }, vocabulary, fixing);
  if (preference) return { ...preferenceOf(preference, found), line, reading };
  const command = fillCommand(found, reading, line, here, { lean, fixing });
  return { command, found, line, reading };
}

/** A reminder for all meetings is a preference that people call a reminder. */
function preferenceOf(preference: PreferenceRequest, found: IntentFound): Pick<Understood, "command" | "found"> {
  const intent = found.intent === "set_reminder" ? "set_reminder" : "preference";
  const minutes = preference.kind === "set" ? preference.values.reminderMinutes : undefined;
  const slots: Slots = { preference, ...(minutes !== undefined && { reminderMinutes: minutes }) };
  return { command: plain(intent, slots), found: { ...found, intent, rule: "a preference and nothing else" } };
}

/** The words and phrases that a text is read with. */
export function languageOf(folded: string, context: Context): { vocabulary: Vocabulary; book: Phrasebook } {
  const language = context.locale?.slice(0, 2).toLowerCase() ?? guessLanguage(folded, context.usual);
  const vocabulary = { ...vocabularyOf(language), monthFirst: writesMonthFirst(context, language) };
  return { vocabulary, book: phrasebookOf(language) };
}

/** @throws RangeError when the runtime does not know the zone */
export function hereOf({ now, zone, workday = WORKDAY, halves = false }: Context): Here {
  return { now, zone, wall: wallAt(now, zone), workday, halves };
}

/** Whether the words themselves point back: "yesterday", "last Friday", "an hour ago". */
function isPast({ date, moment }: Point, today: Day): boolean {
  return (
    (moment ?? 0) < 0 ||
    (date?.day ?? today) < today ||
    (date?.wdMod ?? 0) < 0 ||
    (date?.span?.to ?? today + 1) <= today
  );
}

/** "4", "11 please", "is 3 ok", "yes but make it 11": in answer to our question such a number is an hour. */
function isNumberAlone(all: readonly Token[]): boolean {
  const tokens = all.filter(
    ({ text }) => !/^(?:[.,!?]|is|would|does|will|ok|okay|fine|good|possible|works?)$/.test(text),
  );
  const leads = tokens.length <= 3 && tokens[0]?.is.n !== undefined;
  // "Plutôt 9h".
  return (
    leads ||
    (tokens.length <= 3 && tokens.at(-1)?.clock !== undefined) ||
    (tokens.length <= 6 && /^\d{1,2}$/.test(tokens.at(-1)?.text ?? ""))
  );
}

/** 4/3 is 4 March to English speakers outside America. */
function writesMonthFirst({ locale, zone }: Context, language: string): boolean {
  if (language !== "en") return false;
  if (locale?.length && locale.length > 2) return /-(?:US|PH)$/i.test(locale);
  return !/^(?:Europe|Africa|Asia|Australia|Indian)\/|^Pacific\/(?:Auckland|Chatham|Fiji)/.test(zone);
}
