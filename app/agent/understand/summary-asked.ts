import type { Command, Context, SummaryRequest } from "./command";
import { parse } from "./grammar/parse";
import { SUMMARIES_IN_GERMAN } from "./languages/de/summaries";
import { SUMMARIES_IN_ENGLISH } from "./languages/en/summaries";
import { SUMMARIES_IN_SPANISH } from "./languages/es/summaries";
import { SUMMARIES_IN_FRENCH } from "./languages/fr/summaries";
import { SUMMARIES_IN_DUTCH } from "./languages/nl/summaries";
import { oncePerContext } from "./once";
import type { SummaryPhrases } from "./phrases/summaries";
import { readText, type Text } from "./text";

export const SUMMARY_PHRASES = [
  SUMMARIES_IN_ENGLISH,
  SUMMARIES_IN_DUTCH,
  SUMMARIES_IN_GERMAN,
  SUMMARIES_IN_FRENCH,
  SUMMARIES_IN_SPANISH,
];
/** Longer messages are about something else too. */
const LONGEST = 160;

/** "Send the summary to everyone", "what did I promise last week?", "done with the offer": such a message as a whole, or undefined. */
export const summaryAsked = oncePerContext(readSummary);

function readSummary(text: string, context: Context): Command | undefined {
  if (text.length > LONGEST) return undefined;
  const whole = readText(text);
  for (const phrases of SUMMARY_PHRASES) {
    const command = readIn(phrases, whole, context);
    if (command) return command;
  }
  return undefined;
}

function readIn(phrases: SummaryPhrases, text: Text, context: Context): Command | undefined {
  const { send, followUp, mine, items, itemsOf, done, find, tell, summarise } = phrases;
  const groupsOf = (forms: readonly RegExp[]) => groupsIn(forms, text);
  const given = groupsOf(summarise);
  const timeIn = (name: string) => restOf(name && ` ${name}`, phrases.looks, phrases, context).when;
  if (given) {
    const meeting = given.meeting ?? given.named ?? "";
    return asking({ wants: "summarise", meeting }, timeIn(meeting));
  }
  const sent = groupsOf(send);
  if (sent) {
    const meeting = sent.meeting ?? sent.named ?? "";
    return asking({ wants: "send", meeting, ...(sent.to && { to: sent.to }) }, timeIn(meeting));
  }
  const next = groupsOf(followUp);
  if (next) {
    const { when, name } = restOf(next.rest, phrases.book, phrases, context);
    return asking({ wants: "follow-up", meeting: name }, when);
  }
  const own = groupsOf(mine);
  if (own) return itemsAsked(own, "me", phrases, context);
  const anybodys = groupsOf(items);
  if (anybodys) return itemsAsked(anybodys, "all", phrases, context);
  const open = groupsOf(itemsOf);
  if (open?.rest) {
    const command = itemsAsked(open, "all", phrases, context);
    const { summary } = command.slots;
    const isNamed = summary?.wants === "items" && (summary.of !== "all" || summary.meeting !== "");
    // "What is open tomorrow?" and "what open times do I have?" ask for free time.
    if (isNamed && leadsToName(open.rest, phrases)) return command;
  }
  const ticked = groupsOf(done);
  if (ticked?.what) return asking({ wants: "done", meeting: "", what: ticked.what });
  const told = groupsOf(tell);
  const named = told && (told.meeting ?? told.named);
  // "A summary of tomorrow" is one of the calendar.
  if (named && restOf(` ${named}`, phrases.looks, phrases, context).name !== "")
    return asking({ wants: "tell", meeting: named }, timeIn(named));
  const sought = groupsOf(find);
  return sought?.what ? asking({ wants: "find", meeting: "", what: sought.what }) : undefined;
}

function itemsAsked({ who, rest }: Groups, whose: "me" | "all", phrases: SummaryPhrases, context: Context): Command {
  const { when, name, isPerson } = restOf(rest, phrases.looks, phrases, context);
  if (who !== undefined) return asking({ wants: "items", of: { name: who }, meeting: name }, when);
  // "My action items with Anna" are those of the meetings with her.
  if (isPerson && whose === "all") return asking({ wants: "items", of: { name }, meeting: "" }, when);
  return asking({ wants: "items", of: whose, meeting: name }, when);
}

type Groups = Record<string, string | undefined>;

/** The named groups of the first form that fits, as typed. */
function groupsIn(forms: readonly RegExp[], { said, folded }: Text): Groups | undefined {
  for (const form of forms) {
    const found = form.exec(folded);
    const places = Object.entries(found?.indices?.groups ?? {});
    if (found) return Object.fromEntries(places.map(([name, place]) => [name, place && said.slice(...place)]));
  }
  return undefined;
}

/** What stands behind the words: a time, read as in `request`, and the name of a person or a meeting. */
function restOf(
  rest: string | undefined,
  request: string,
  { withPerson, inMeeting, small }: SummaryPhrases,
  { now, zone }: Context,
) {
  if (!rest) return { when: null, name: "", isPerson: false };
  const { when } = parse(`${request}${rest}`, { now, zone });
  const named = (when ? rest.replace(when.text, " ") : rest).trim();
  const isPerson = new RegExp(`^(?:${withPerson})\\s`, "iu").test(named) && !isMeetingIn(named, inMeeting, withPerson);
  const edges = new RegExp(`^(?:(?:${small}|${withPerson}|${inMeeting})(?:\\s+|$))+|(?:\\s+(?:${small}))+$`, "giu");
  return { when, name: named.replace(edges, "").trim(), isPerson };
}

/** Whether somebody or a meeting is led to: "with Anna", "from the client call". */
function leadsToName(rest: string, { withPerson, inMeeting }: SummaryPhrases): boolean {
  return new RegExp(`\\s(?:${withPerson}|${inMeeting})\\s`, "iu").test(` ${rest}`);
}

/** "From the client call": what goes before both, with an article, is a meeting. */
function isMeetingIn(named: string, inMeeting: string, withPerson: string): boolean {
  const first = new RegExp(
    `^(?:${inMeeting})\\s+(?:the|my|our|de|het|mijn|onze|der|die|das|dem|den|la|le|el|mi|notre|nuestra)\\s`,
    "iu",
  );
  const plain = new RegExp(`^(?:${withPerson})\\s+\\p{Lu}`, "u");
  return first.test(named) && !plain.test(named);
}

const asking = (summary: SummaryRequest, when: Command["when"] = null): Command => ({
  intent: "summary",
  confidence: 0.9,
  slots: { summary },
  when,
  question: null,
});
