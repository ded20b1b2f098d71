import type { Context, Intent } from "../command";
import type { Phrasebook } from "../phrases/phrasebook";
import { PHRASEBOOKS } from "../phrases/phrasebooks";
import type { Clause } from "./clauses";
import type { Evidence, IntentFound } from "./evidence";
import { readAnswer } from "./read-answer";
import { readClause } from "./read-clause";
import { shortReply } from "./replies";

/** Somebody is trying a database, not a calendar. */
const QUERY_LANGUAGE = /\b(?:drop table|select \*|insert into|delete from \w+ where|union select)\b|<script/;

/** Clocks and networks of other makers, whatever meeting they are for. */
const ELSEWHERE_ALWAYS =
  /\b(?:alarm clock|(?:set|create|delete|remove|turn off|snooze|change|cancel|add|make|put on)(?: me)? (?:(?:an|the|my|all|another) )?(?:\w+ )?(?:alarms?|timers?)|on (?:facebook|instagram|twitter|linkedin|snapchat))\b/;

/** Beyond this a message is a story; only a request at its very start counts. */
const STORY = 320;

/**
 * What a message asks for. Writes need a request in so many words; doubt falls to a question or to `out_of_domain`,
 * never to a write.
 */
export function findIntent(
  folded: string,
  clauses: readonly Clause[],
  evidence: Evidence,
  book: Phrasebook,
  context: Context,
): IntentFound {
  const plain = (intent: Intent, confidence: number, rule: string): IntentFound => ({
    intent,
    confidence,
    rule,
    clause: clauses[0],
    head: 0,
  });
  const short =
    shortReply(folded, book) ?? (context.awaiting === "confirmation" ? assentElsewhere(folded, book) : null);
  const bare = folded.replace(/[\s.,!]+$/g, "").replace(/^[\s.,!]+/g, "");
  if (folded.length < 120 && book.undo.test(folded) && !evidence.hasTime) return plain("undo", 0.95, "taking back");
  const called = context.awaiting === undefined ? CALLS_OFF.exec(bare) : null;
  if (short === "deny" && called)
    return { ...plain("cancel", 0.7, "a refusal with nothing to refuse"), head: called[0].length };
  if (short) return plain(short, 0.97, "yes or no");
  if (agreesInFull(folded, book, context.awaiting === "confirmation")) return plain("confirm", 0.9, "yes, and do it");
  if (bare.length < 120 && helpIn(bare, book) && (!evidence.hasTime || bare.length < 16) && !book.calendar.test(bare))
    return plain("help", 0.9, "asking what Parley does");
  const asked = clauses.length ? requestOf(folded, clauses, evidence, book) : null;
  const place = asked?.clause ? clauses.indexOf(asked.clause) : 0;
  const head = asked && place > 0 ? { ...asked, previous: clauses[place - 1] } : asked;
  const answer = context.awaiting ? readAnswer(clauses, head, evidence, book, context) : null;
  return answer ?? head ?? plain("out_of_domain", clauses.length ? 0.6 : 0.9, "nothing about meetings");
}

/** "Nah, scrap that": with nothing to refuse, what was done goes. */
const CALLS_OFF =
  /^(?:(?:no|nope|nah|naw|oh|ah|aw|u[mgh]h?|erm?|hm+|actually|ok|okay|please)\W+)*(?:cancel|delete|remove|scrap|scratch)\b/;

/** A word or two show no language: "aide", "ayuda". */
function helpIn(bare: string, own: Phrasebook): boolean {
  const books = bare.length < 16 ? PHRASEBOOKS : [own];
  return books.some(({ help }) => help.test(bare.replace(/\?+$/, "")));
}

/** "Doe maar" to somebody who wrote English so far: a yes or a no is read in any language. */
function assentElsewhere(folded: string, own: Phrasebook): "confirm" | "deny" | null {
  for (const book of PHRASEBOOKS) {
    const short = book === own ? null : shortReply(folded, book);
    if (short) return short;
  }
  return null;
}

/**
 * "Yes, schedule it", "vale, adelante", "that works, thanks": between stops nothing but assent, what shall be done and thanks,
 * and assent first or last. To what waits for a yes "dann buch es", "leg maar vast" is one as well.
 */
function agreesInFull(folded: string, book: Phrasebook, isAsked: boolean): boolean {
  const parts = folded.split(/[.,!;]+\s*|\s+(?:and|then|so)\s+/u).filter((part) => part.trim() !== "");
  const isYes = (part: string) => shortReply(part, book) === "confirm";
  // "Ok boek maar": assent, or a word that means nothing, stands in front.
  const doesIt = (part: string) =>
    book.doIt.test(part) ||
    (isAsked &&
      [...part.matchAll(/\s+/g)].some(
        ({ index, 0: gap }) => isYes(`${part.slice(0, index)} ok`) && book.doIt.test(part.slice(index + gap.length)),
      ));
  const isAssent = (part: string) => isYes(part) || doesIt(part) || book.thanks.test(part);
  const isWhole = (parts.length > 1 || isAsked) && folded.length <= LONGEST_YES && !/[?\d"]/.test(folded);
  return isWhole && parts.every(isAssent) && parts.some((part) => isYes(part) || (isAsked && doesIt(part)));
}

/** What is longer says more. */
const LONGEST_YES = 90;

function requestOf(
  folded: string,
  clauses: readonly Clause[],
  evidence: Evidence,
  book: Phrasebook,
): IntentFound | null {
  if (QUERY_LANGUAGE.test(folded) || ELSEWHERE_ALWAYS.test(folded)) return null;
  const story = folded.length > STORY;
  const read = story ? clauses.slice(0, 2) : clauses;
  const text = story ? folded.slice(0, STORY) : folded;
  const calendar = book.calendar.test(text);
  // "call mom tomorrow at 7" is a plan; "call mom" is a telephone's business.
  const foreign = book.elsewhere.test(evidence.hasTime ? text.replace(book.callSomebody, "") : text);
  const at = (intent: Intent, confidence: number, rule: string, clause = read[0]): IntentFound => ({
    intent,
    confidence,
    rule,
    clause,
    head: 0,
  });
  if (book.listReminders.test(text) && !/\bremind me\b/.test(text))
    return at("query", 0.75, "which reminders there are");
  if (book.remindMe.test(text) && !isQuestion(read[0]!, book))
    return at(
      "set_reminder",
      0.85,
      "remind me",
      read.find((one) => book.remind.test(one.text)),
    );
  if (book.preference.test(text) && !startsRequest(read, book)) return at("preference", 0.8, "how Parley should work");
  if (book.late.test(text) && !startsRequest(read, book)) return at("running_late", 0.85, "being late");
  if (book.summary.test(text) && !(foreign && !calendar)) return at("summary", 0.85, "what was said in a meeting");
  if (foreign && !calendar) return null;
  if (book.remind.test(text)) {
    const clause = read.find((one) => book.remind.test(one.text)) ?? read[0];
    if (clause && !isQuestion(clause, book)) return at("set_reminder", 0.85, "a reminder", clause);
  }
  const asked: IntentFound[] = [];
  for (const clause of read) {
    const found = readClause(clause, { whole: text, evidence, calendar, foreign }, book);
    if (found) asked.push(found);
  }
  if (
    !asked.some(({ confidence }) => confidence >= 0.7) &&
    folded.length < 70 &&
    !evidence.hasTime &&
    book.refusal.test(text)
  )
    return at("deny", 0.75, "a refusal in more words");
  return strongest(asked);
}

/** Cancelling and booking anew in one breath is a move; otherwise the first request stands, plans and questions last. */
function strongest(asked: readonly IntentFound[]): IntentFound | null {
  const move = asked.find(({ intent, confidence }) => intent === "reschedule" && confidence > 0.75);
  const first = [...asked].sort((a, b) => Number(b.confidence > 0.75) - Number(a.confidence > 0.75))[0];
  if (first?.intent === "cancel" && move) return move;
  // "I need an appointment. When am I free?": the free time comes first.
  const free = asked.find(({ intent }) => intent === "find_slot");
  return first?.intent === "create" && free && free.clause !== first.clause ? free : (first ?? null);
}

function startsRequest(clauses: readonly Clause[], book: Phrasebook): boolean {
  return clauses.some(
    ({ text }) =>
      book.heads.some(([, head]) => head.test(text)) && !book.preference.test(text) && !book.late.test(text),
  );
}

function isQuestion(clause: Clause, book: Phrasebook): boolean {
  return book.ask.test(clause.text);
}
