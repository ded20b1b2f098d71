import type { Intent } from "../command";
import { lexiconOf } from "../ear/lexicon";
import { wordsFor } from "../languages/languages";
import type { Phrasebook } from "../phrases/phrasebook";
import type { Clause } from "./clauses";
import type { Evidence, IntentFound } from "./evidence";
import { addsPeople, isAboutPeople } from "./people-heads";

/** What one clause knows about its message. */
export interface Around {
  /** The whole message as far as it is read, folded. */
  whole: string;
  evidence: Evidence;
  /** Whether a calendar or a meeting is named anywhere in it. */
  calendar: boolean;
  /** Whether another assistant's subject is named: an alarm, a song. */
  foreign: boolean;
}

/** A clause and what stands in it. */
interface Facts extends Around {
  clause: Clause;
  text: string;
  book: Phrasebook;
  /** A kind of meeting is named. */
  event: boolean;
  /** Something that a calendar holds is named: an event, a time, an address. */
  about: boolean;
}

/** What a clause asks for, or null. Requests by their head come first, then questions, then statements. */
export function readClause(clause: Clause, around: Around, book: Phrasebook): IntentFound | null {
  const text = clause.text;
  const { whole, evidence } = around;
  const event = book.event.test(text) || (text.length < 24 && book.event.test(whole));
  const facts: Facts = {
    ...around,
    clause,
    text,
    book,
    event,
    about: event || evidence.hasTime || evidence.hasAddress,
  };
  if (book.calendarFor.test(text) && !endsWithVerb(facts)) return at(facts, "query", 0.8, "wants to see the calendar");
  const asked = request(facts);
  return asked === undefined ? (question(facts) ?? statement(facts)) : asked;
}

function at({ clause }: Facts, intent: Intent, confidence: number, rule: string, head = 0): IntentFound {
  return { intent, confidence, rule, clause, head };
}

/** A clause that begins with what is wanted; undefined when it does not, null when that is no matter of ours. */
function request(facts: Facts): IntentFound | null | undefined {
  const { text, book, evidence, clause } = facts;
  const last = endsWithVerb(facts);
  if (last) return last;
  for (const [intent, pattern] of book.heads) {
    const found = pattern.exec(text);
    if (!found) continue;
    const made = /^(?:make|set|put|keep)\b/.test(text) && !/^(?:make|set|put) (?:an?|me)\b/.test(text);
    if (
      intent === "create" &&
      made &&
      (book.change.test(text) || book.setAnew.test(text)) &&
      (facts.event || evidence.hasTime)
    )
      return at(facts, "reschedule", 0.8, "made different", found[0].length);
    if (found[0] === "" && book.change.test(text) && !clause.question)
      return at(facts, "reschedule", 0.8, "a meeting and what changes");
    if (found[0] === "" && (deniesEvent(facts) || book.verdict.test(text))) return null;
    if (found[0] === "" && !evidence.hasTime && !evidence.hasCompany) continue;
    return headed(intent, found[0], facts);
  }
  return undefined;
}

/**
 * "Termin mit Anna auf Freitag verschieben", "kapper verzetten naar dinsdag": an infinitive at the end, or in front of where
 * something goes, asks for what it does and for nothing new.
 */
function endsWithVerb(facts: Facts): IntentFound | undefined {
  const { clause, book } = facts;
  const words = wordsFor(book.code);
  // Before the courtesies at the end are looked for, which takes long in a message of nothing else.
  if (!words?.separable?.infinitive || clause.question) return undefined;
  const text = clause.text.replace(book.manners.tail, "");
  if (book.ask.test(text) || text.includes(",")) return undefined;
  const { phrases } = lexiconOf(words);
  for (const { 0: verb, index } of text.matchAll(/(?<=\s)[a-z]+(?:en|eln|ern)(?=$|\s(?:naar|tot|met|auf|um)\s)/g)) {
    const roles =
      phrases.get(verb)?.flatMap(({ pieces, end, roles: own }) => (pieces.length === 1 && !end ? own : [])) ?? [];
    const [intent] = LAST_VERBS.find(([, ...acts]) => acts.some((act) => roles.includes(act))) ?? [];
    if (intent && !roles.includes("act:create") && !roles.includes("act:uninvite"))
      return { ...at(facts, intent, 0.9, "ends with the word for it"), verb: clause.start + index };
  }
  return undefined;
}

const LAST_VERBS = [
  ["cancel", "act:cancel"],
  ["reschedule", "act:move", "act:longer", "act:shorter"],
] as const;

function headed(intent: Intent, head: string, facts: Facts): IntentFound | null {
  const { text, book, clause, evidence, about } = facts;
  const rest = text.slice(/^take\b/.test(head) ? 4 : head.length);
  const found = (as: Intent, confidence: number, rule = "begins with the word for it") =>
    at(facts, as, confidence, rule, head.length);
  if (intent === "deny") return found("deny", 0.85);
  if (intent === "cancel" && isAboutPeople(head, rest, clause, evidence, book))
    return found("edit_attendees", 0.85, "people, not a meeting");
  if (intent === "create" && addsPeople(head, rest, clause, evidence, book))
    return found("edit_attendees", 0.85, "people, not a meeting");
  if (
    intent === "reschedule" &&
    /^(?:replace|swap)/.test(head) &&
    /\b(?:for|with|by|in)\b/.test(rest) &&
    !evidence.hasClock
  )
    return found("edit_attendees", 0.8, "one person for another");
  if (intent === "create" && book.free.test(text) && /^(?:find|have)/.test(text))
    return found("find_slot", 0.8, "a free time to be found");
  // "push it back an hour", "wipe tomorrow": a weak verb needs an event, or what stands for one.
  const points =
    intent !== "create" &&
    (/^\s*(?:it|that|this|them|everything|all)\b/.test(rest)
      ? evidence.hasTime
      : evidence.leadsWithTime(clause.start + head.length));
  if (book.weak.test(head) && !facts.event && !book.calendar.test(text) && !points) return null;
  if (intent === "cancel" && book.movesAfter.test(rest)) return found("reschedule", 0.85, "cancelled and booked anew");
  if (!about && !(book.strong.test(head) && rest.trim().length <= 60)) return null;
  return found(intent, about ? 0.9 : 0.7);
}

/** A clause that asks about the calendar; a clause that asks about anything else is null, and no statement either. */
function question(facts: Facts): IntentFound | null {
  const { text, book, evidence, clause, event, about, calendar } = facts;
  if (book.free.test(text) && !book.plan.test(text.replace(/^i(?:'m| am)? (?:need|want)/, "")))
    return at(facts, "find_slot", 0.85, "about free time");
  if (book.free.test(text) && evidence.hasTime === false) return at(facts, "find_slot", 0.7, "about free time");
  if (!book.ask.test(text))
    return book.looking.test(text) ? at(facts, "query", 0.8, "wants to see the calendar") : null;
  if (book.howTo.test(text)) return null;
  const ours =
    calendar ||
    book.ownThing.test(text) ||
    (book.mine.test(text) && about) ||
    (event && book.askEvent.test(text)) ||
    (evidence.hasTime && book.onlyAsks.test(evidence.outsideTimes(clause)));
  return ours ? at(facts, "query", event ? 0.85 : 0.7, "a question about the calendar") : null;
}

/** A clause that says how things are or should be. Only what can be nothing else is a wish to write. */
function statement(facts: Facts): IntentFound | null {
  const { text, book, evidence, clause, event, whole } = facts;
  if (book.ask.test(text)) return null;
  if (book.aside.test(text)) return null;
  for (const [intent, pattern] of book.passive)
    if (pattern.test(text) && !clause.question) return at(facts, intent, 0.8, "a request said as its result");
  if (book.people.test(text)) return at(facts, "edit_attendees", 0.8, "who comes");
  if (event && !clause.question && book.erasing.test(text))
    return at(facts, "cancel", 0.75, "an event to be taken out");
  if (book.change.test(text) && event) return at(facts, "reschedule", 0.75, "a change to an event");
  if (clause.question && (event || book.mine.test(text)))
    return at(facts, book.free.test(text) ? "find_slot" : "query", 0.65, "an event and a question mark");
  if (clause.question || evidence.past || book.negated.test(text) || (facts.foreign && !facts.calendar)) return null;
  if (book.verdict.test(text) || existingEvent(facts) || deniesEvent(facts)) return null;
  if (evidence.hasTime && ((book.plan.test(text) && event) || book.planSure.test(text)))
    return at(facts, "create", event ? 0.7 : 0.6, "a plan and its time");
  if (evidence.hasCompany && evidence.hasTime && whole.length < 160)
    return at(facts, "create", 0.65, "somebody and a time");
  if (event && (evidence.hasTime || evidence.hasAddress || isTelegram(facts)))
    return at(facts, "create", 0.7, "an event and its time");
  // "Anna 3pm", "pick up the kids at 3:30"; more words than that are about something else.
  const few = evidence.outsideTimes(clause).split(" ").length <= 2 || book.plansAlone.test(text);
  const subject = /^(?:i|you|it|he|she|they|we|is|this|that|yes|no|ok)\b/.test(text);
  return evidence.hasClock && whole.length < 100 && !subject && few
    ? at(facts, "create", 0.55, "something and a time of day")
    : null;
}

/** "Prepare the meeting", "print my tickets for the concert": an event that somebody knows, and another verb. */
function existingEvent({ text, book }: Facts): boolean {
  const place = book.plan.test(text) ? 0 : (book.event.exec(text)?.index ?? 0);
  return /\S\s(?:the|that|this|these|my|our|your|his|her|their)\s+(?:[\w'-]+\s+){0,2}$/.test(text.slice(0, place));
}

/** "No lunch on Friday", where "no, lunch on Friday" corrects. */
function deniesEvent({ clause, evidence, text, book }: Facts): boolean {
  return /\bno $/i.test(evidence.said.slice(0, clause.start)) && (book.event.exec(text)?.index ?? 99) < 20;
}

/** "dentist appointment", "lunch with Bob": an event by its name and nothing else. */
function isTelegram({ text, whole, calendar, evidence }: Facts): boolean {
  return (
    text.length < 40 &&
    whole.length < 48 &&
    !/^(?:call|text|phone|ring|have)\b/.test(text) &&
    (calendar || evidence.hasCompany || text.split(" ").length <= 3) &&
    !/[*;{}=\\]/.test(whole)
  );
}
