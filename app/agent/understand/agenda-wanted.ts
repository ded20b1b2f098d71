import type { PreferenceRequest } from "./command";
import { tokenize } from "./grammar/tokens";
import { vocabularyOf } from "./grammar/vocabulary";
import { AGENDA_IN_GERMAN } from "./languages/de/agenda";
import { AGENDA_IN_ENGLISH } from "./languages/en/agenda";
import { AGENDA_IN_SPANISH } from "./languages/es/agenda";
import { AGENDA_IN_FRENCH } from "./languages/fr/agenda";
import { AGENDA_IN_DUTCH } from "./languages/nl/agenda";
import type { AgendaPhrases } from "./phrases/agenda";
import { phrasebookOf } from "./phrases/phrasebooks";
import type { Places } from "./phrases/sentences";
import { fold, readText, type Text } from "./text";
import { clockAt } from "./times/clock-rules";

export type AgendaRequest = Extract<PreferenceRequest, { kind: "agenda" }>;

const LANGUAGES = [AGENDA_IN_ENGLISH, AGENDA_IN_DUTCH, AGENDA_IN_GERMAN, AGENDA_IN_FRENCH, AGENDA_IN_SPANISH];
/** Nobody says it in more letters than these. */
const LONGEST = 160;
/** Bare hours before five are those of the afternoon. */
const FIRST_HOUR_MINUTE = 300;
const HALF_DAY = 720;

/**
 * A wish for an agenda every day, for another time or place of it, or for none any more, when a message is that and
 * nothing else: "send me my agenda at 8 on workdays", "stop sending my agenda". A question about a day ("show me my agenda
 * for tomorrow") is none.
 */
export function agendaWanted(said: string): AgendaRequest | null {
  if (said.length > LONGEST) return null;
  const text = readText(said);
  for (const phrases of LANGUAGES) {
    const core = coreOf(text, phrases);
    if (phrases.unwanted(core)) return { kind: "agenda", send: false };
    const request = requestOf(core, phrases);
    if (request) return request;
  }
  return null;
}

/** Without the courtesies around it. */
function coreOf({ said, folded }: Text, { code }: AgendaPhrases): Text {
  const { lead, tail } = phrasebookOf(code).preferences;
  const from = lead.exec(folded)?.[0].length ?? 0;
  const to = folded.length - (tail.exec(folded.slice(from))?.[0].length ?? 0);
  return { said: said.slice(from, to), folded: folded.slice(from, to) };
}

function requestOf({ folded }: Text, phrases: AgendaPhrases): AgendaRequest | null {
  const { evening, partOfDay, wanted } = phrases;
  const empty = take(folded, phrases.whenEmpty);
  const days = take(empty.rest, phrases.days);
  const by = take(days.rest, phrases.by);
  const rest = by.rest
    .replace(partOfDay, " ")
    .replace(/[\s,]+/g, " ")
    .trim();
  const places = wanted({ said: rest, folded: rest });
  if (!places || !isMeant(places, days.value !== undefined || empty.value !== undefined)) return null;
  const time = places.time ?? places.later;
  const minute = time === undefined ? undefined : minuteOf(time, phrases.code, evening.test(folded));
  if (minute === null) return null;
  const channel = by.value ?? (places.mailed === undefined ? undefined : "email");
  return {
    ...{ kind: "agenda", send: true },
    ...(days.value !== undefined && { days: days.value }),
    ...(minute !== undefined && { minute }),
    ...(empty.value !== undefined && { whenEmpty: empty.value }),
    ...(channel !== undefined && { by: channel }),
  };
}

/** What is asked for once names no time at which it is sent, and no days. */
function isMeant({ daily, sent, mailed, time, later }: Places, saysDays: boolean): boolean {
  const saysTime = time !== undefined || later !== undefined;
  return saysDays || daily !== undefined || mailed !== undefined || (sent !== undefined && saysTime);
}

/** The first of these that is said, and the words without it. */
function take<Value>(words: string, patterns: readonly (readonly [RegExp, Value])[]): { rest: string; value?: Value } {
  const found = patterns.find(([pattern]) => pattern.test(words));
  return found ? { rest: words.replace(found[0], " "), value: found[1] } : { rest: words };
}

/** @returns minutes after midnight; null when it is no time of day */
function minuteOf(said: string, code: string, isEvening: boolean): number | null {
  const tokens = tokenize(fold(said), vocabularyOf(code));
  const found = clockAt(tokens, 0, true);
  if (!found || found.next < tokens.length) return null;
  const { minute, sure } = found.value;
  if (minute < 0 || minute >= 2 * HALF_DAY) return null;
  const isLater = !sure && minute < (isEvening ? HALF_DAY : FIRST_HOUR_MINUTE);
  return isLater ? minute + HALF_DAY : minute;
}
