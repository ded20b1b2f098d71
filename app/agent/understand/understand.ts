import { agendaWanted } from "./agenda-wanted";
import { type Command, type Context, plain } from "./command";
import { hear } from "./ear/hear";
import { has } from "./ear/units-in";
import { languageOf, parse } from "./grammar/parse";
import { readPreference } from "./grammar/preference-rules";
import { said } from "./languages/lists/said";
import { aboutMeeting } from "./manners/about-meeting";
import { bulkActions } from "./manners/bulk-actions";
import { anotherGuest, anotherPlace, followUp, SAME_TIME } from "./manners/corrections";

import { late } from "./manners/late";
import { limited } from "./manners/limits";
import { type LanguageCandidate, languageCandidatesOf } from "./manners/message";
import { normalise } from "./manners/normalise";
import { reminderAsked } from "./manners/reminder-asked";
import { reminder } from "./manners/reminder-rules";
import { searched } from "./manners/searches";
import { seriesReach } from "./manners/series-reach";
import { elsewhere, theirTime, travel } from "./manners/travel-rules";
import { undoSpokenOf } from "./manners/undo-spoken-of";
import { whoIsFree } from "./manners/who-is-free";
import { whyNotThen } from "./manners/why-not";
import { messagesWanted } from "./messages-wanted";
import { summaryAsked } from "./summary-asked";
import { templateAsked } from "./template-asked";
import { readText } from "./text";
import { timesOffered } from "./times-offered";

/**
 * What a request asks for, by rules alone: no network, no clock, no randomness. The same words give the same command.
 * The grammar reads one meeting and one time; what goes beyond that ("everything after 3", "same time") is read first.
 *
 * @param said as it was sent
 * @returns always a command; `out_of_domain` for what is not about meetings. Never throws.
 */
export function understand(said: string, context: Context): Command {
  return readingOf(said, context).command;
}

/** Whether `understand` would read how Parley should work from now on, without reading all that it would. */
export function tellsPreference(said: string, context: Context): boolean {
  if (said.length > LONGEST_REQUEST) return false;
  if (agendaWanted(said)) return true;
  const text = readText(normalise(said, context));
  const { vocabulary } = languageOf(text.folded, context);
  return readPreference(text, vocabulary, context.awaiting !== undefined) !== null;
}

/** A command and how it came to be. */
export interface Reading {
  command: Command;
  /** What was read: the message, or other words for the same wish. */
  text: string;
  /** What of `BEYOND` read it; null when it was the grammar. */
  rule: string | null;
}

/** As `understand`, and tells what read the words. */
export function readingOf(said: string, context: Context): Reading {
  const byGrammar = () => ({ command: parse(said, context), text: said, rule: null });
  if (said.length > LONGEST_REQUEST) return byGrammar();
  const agenda = agendaWanted(said);
  if (agenda) return { command: { ...PREFERENCE, slots: { preference: agenda } }, text: said, rule: "a daily agenda" };
  const summary = summaryAsked(said, context);
  if (summary) return { command: summary, text: said, rule: "what meetings came to" };
  try {
    return readRequest(normalise(said, context), context);
  } catch (error) {
    // A zone that the runtime does not know.
    if (error instanceof RangeError) return byGrammar();
    throw error;
  }
}

function readRequest(text: string, context: Context): Reading {
  const plain = parse(text, context);
  // What people want from now on is said in whole sentences of its own.
  if (!plain.slots.preference) {
    const known = { plain, candidates: languageCandidatesOf(text, context) };
    for (const { rule, reads } of BEYOND) {
      const command = reads(text, context, known);
      if (command) return { command, text, rule };
    }
  }
  return { command: plain, text, rule: null };
}

/** What is found out of a message once, for all that read it. */
interface Known {
  plain: Command;
  candidates: readonly LanguageCandidate[];
}

interface Beyond {
  /** In a few words, for those who want to know which it was. */
  rule: string;
  reads(text: string, context: Context, known: Known): Command | undefined;
}

/** How Parley should work; by itself, that it should send nothing. */
const PREFERENCE = plain("preference");

/** What goes beyond one meeting and one time, in the order in which it is looked for. */
const BEYOND: readonly Beyond[] = [
  {
    // A bare "stop" stays the refusal that it is in a talk; what else it means is for `decide`.
    rule: "no messages any more",
    reads: (text, _context, { plain }) =>
      plain.intent !== "deny" && messagesWanted(text)?.wanted === "stop" ? PREFERENCE : undefined,
  },
  { rule: "an undo that is only spoken of", reads: (text, context, { plain }) => undoSpokenOf(text, context, plain) },
  { rule: "a meeting becomes a template", reads: templateAsked },
  { rule: "a guest is offered times", reads: timesOffered },
  { rule: "what became of a reminder", reads: reminderAsked },
  { rule: "how much of a series", reads: (_text, context, { candidates }) => seriesReach(candidates, context) },
  { rule: "being late", reads: (text, context, { candidates }) => late(text, candidates, context) },
  { rule: "all meetings that fit", reads: (_text, _context, { candidates }) => bulkActions(candidates) },

  { rule: "the same time, or once more", reads: asBefore },
  { rule: "a reminder", reads: reminder },
  {
    rule: "a journey",
    // "Zurück" alone is no way home; "I'm at a fair in Milan, block those days" asks for the days.
    reads: (text, context, { plain, candidates }) =>
      plain.intent === "undo" || has(hear(text, context)?.units ?? [], "act:create")
        ? undefined
        : travel(text, candidates, context),
  },
  { rule: "where somebody else is", reads: elsewhere },
  { rule: "a time on somebody else’s clock", reads: theirTime },
  { rule: "a question about one meeting", reads: aboutMeeting },
  { rule: "why a time cannot be", reads: whyNotThen },
  { rule: "when others are free", reads: whoIsFree },
  { rule: "a search for a time", reads: searched },
  { rule: "conditions of a free time", reads: limited },
  { rule: "another guest for what is open", reads: anotherGuest },
  { rule: "another place for what is open", reads: anotherPlace },
  { rule: "what was just spoken of", reads: (text, context, { plain }) => followUp(text, plain, context) },
];

/** Longer messages are stories and lists, which name no such thing. It bounds the work of the patterns below. */
const LONGEST_REQUEST = 400;

const AGAIN = said`\s*${"again"}`;

/** "Move it to the same time next week", "book Anna again same time next week". */
function asBefore(text: string, context: Context): Command | undefined {
  const sameTime = SAME_TIME.isIn(text);
  if (!sameTime && !AGAIN.isIn(text)) return undefined;
  const plain = AGAIN.replacedIn(SAME_TIME.replacedIn(text, ""), "");
  const command = parse(plain, context);
  // "Grace Monday 3pm, no, Tuesday same time" says which time that is.
  const isTimed = command.when?.grain === "minute" && !AGAIN.isIn(text);
  // "Same time Friday with Owen", of what was just spoken of, is like that and no older one.
  const isOnlyWho = sameTime && command.slots.attendees !== undefined && command.slots.title === undefined;
  const isLike = isOnlyWho && context.focus && context.timed && !AGAIN.isIn(text);
  if (command.intent === "create" && command.when && !isTimed)
    return { ...command, manner: isLike ? "at-its-hour" : "again" };
  return sameTime && command.when && command.intent !== "out_of_domain"
    ? { ...command, manner: "same-time" }
    : undefined;
}
