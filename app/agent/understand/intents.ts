import type { Clause } from "./clauses";
import type { Context, Intent } from "./command";
import type { Phrasebook } from "./phrases/phrasebook";
import { shortReply } from "./replies";

export interface IntentFound {
  intent: Intent;
  /** 0 to 1: how plainly it was said. */
  confidence: number;
  /** The clause that asks, when one does. */
  clause?: Clause;
  /** The clause in front of it, when the request itself names nothing. */
  previous?: Clause;
  /** Length of the asking words at the start of the clause ("cancel", "get rid"). */
  head: number;
}

/** What the rest of the reading knows when the intent is chosen. */
export interface Evidence {
  hasTime: boolean;
  hasClock: boolean;
  hasAddress: boolean;
  /** "with Sam": somebody is named. */
  hasCompany: boolean;
  /** The message as shown, for capitals. */
  said: string;
}

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
  const plain = (intent: Intent, confidence: number, clause = clauses[0]): IntentFound => ({
    intent,
    confidence,
    clause,
    head: 0,
  });
  const short = shortReply(folded, book);
  const bare = folded.replace(/[\s.,!]+$/g, "").replace(/^[\s.,!]+/g, "");
  if (folded.length < 120 && book.undo.test(folded) && !evidence.hasTime) return plain("undo", 0.95);
  if (short === "deny" && context.awaiting === undefined && /^(?:please )?(?:cancel|delete|remove)\b/.test(bare)) return { ...plain("cancel", 0.7), head: 6 };
  if (short) return plain(short, 0.97);
  if (bare.length < 120 && book.help.test(bare.replace(/\?+$/, "")) && !evidence.hasTime && !book.calendar.test(bare))
    return plain("help", 0.9);
  const asked = clauses.length ? requestOf(folded, clauses, evidence, book) : null;
  const place = asked?.clause ? clauses.indexOf(asked.clause) : 0;
  const head = asked && place > 0 ? { ...asked, previous: clauses[place - 1] } : asked;
  const answer = context.awaiting ? readAnswer(clauses, head, evidence, book, context) : null;
  return answer ?? head ?? plain("out_of_domain", clauses.length ? 0.6 : 0.9);
}

function requestOf(
  folded: string,
  clauses: readonly Clause[],
  evidence: Evidence,
  book: Phrasebook,
): IntentFound | null {
  const story = folded.length > STORY;
  const read = story ? clauses.slice(0, 2) : clauses;
  const text = story ? folded.slice(0, STORY) : folded;
  const calendar = book.calendar.test(text);
  const foreign = book.elsewhere.test(text);
  const at = (intent: Intent, confidence: number, clause = read[0], head = 0): IntentFound => ({
    intent,
    confidence,
    clause,
    head,
  });
  if (book.remindMe.test(text) && !isQuestion(read[0]!, book)) return at("set_reminder", 0.85, read.find((one) => book.remind.test(one.text)));
  if (book.preference.test(text) && !startsRequest(read, book)) return at("preference", 0.8);
  if (book.late.test(text) && !startsRequest(read, book)) return at("running_late", 0.85);
  if (book.summary.test(text) && !(foreign && !calendar)) return at("summary", 0.85);
  if (foreign && !calendar) return null;
  if (book.remind.test(text)) {
    const clause = read.find((one) => book.remind.test(one.text)) ?? read[0];
    if (clause && !isQuestion(clause, book)) return at("set_reminder", 0.85, clause);
  }
  const asked: IntentFound[] = [];
  for (const clause of read) {
    const found = readClause(clause, text, evidence, book, calendar);
    if (found) asked.push(found);
  }
  if (!asked.some(({ confidence }) => confidence >= 0.7) && folded.length < 70 && !evidence.hasTime && book.refusal.test(text)) return at("deny", 0.75);
  return strongest(asked);
}

/** Cancelling and booking anew in one breath is a move; otherwise the first request stands, plans and questions last. */
function strongest(asked: readonly IntentFound[]): IntentFound | null {
  const move = asked.find(({ intent, confidence }) => intent === "reschedule" && confidence > 0.75);
  const first = [...asked].sort((a, b) => Number(b.confidence > 0.75) - Number(a.confidence > 0.75))[0];
  return first?.intent === "cancel" && move ? move : (first ?? null);
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

function readClause(
  clause: Clause,
  whole: string,
  evidence: Evidence,
  book: Phrasebook,
  calendar: boolean,
): IntentFound | null {
  const { text } = clause;
  const event = book.event.test(text) || (text.length < 24 && book.event.test(whole));
  const about = event || evidence.hasTime || evidence.hasAddress;
  const at = (intent: Intent, confidence: number, head = 0): IntentFound => ({ intent, confidence, clause, head });
  for (const [intent, pattern] of book.heads) {
    const found = pattern.exec(text);
    if (!found) continue;
    if (
      intent === "create" &&
      book.change.test(text) &&
      /^(?:make|set|put|keep)\b/.test(text) &&
      !/^(?:make|set|put) (?:an?|me)\b/.test(text)
    )
      return at("reschedule", 0.8, found[0].length);
    if (found[0] === "" && book.change.test(text) && !clause.question) return at("reschedule", 0.8);
    if (found[0] === "" && !evidence.hasTime && !evidence.hasCompany) continue;
    return headed(intent, found[0], clause, evidence, book, about);
  }
  if (book.free.test(text) && !book.plan.test(text.replace(/^i(?:'m| am)? (?:need|want)/, "")))
    return at("find_slot", 0.85);
  if (book.free.test(text) && evidence.hasTime === false) return at("find_slot", 0.7);
  if (book.ask.test(text)) {
    const ours = calendar || (book.mine.test(text) && about) || (event && book.askEvent.test(text));
    return ours ? at("query", event ? 0.85 : 0.7) : null;
  }
  for (const [intent, pattern] of book.passive) if (pattern.test(text) && !clause.question) return at(intent, 0.8);
  if (book.people.test(text)) return at("edit_attendees", 0.8);
  if (book.change.test(text) && event) return at("reschedule", 0.75);
  if (clause.question && (event || book.mine.test(text))) return at(book.free.test(text) ? "find_slot" : "query", 0.65);
  if (book.plan.test(text) && (event || evidence.hasTime) && evidence.hasTime) return at("create", 0.7);
  if (evidence.hasCompany && evidence.hasTime && whole.length < 160) return at("create", 0.65);
  if (event && (evidence.hasTime || evidence.hasAddress || text.length < 40)) return at("create", 0.7);
  return evidence.hasClock && whole.length < 100 ? at("create", 0.55) : null;
}

/** A clause that begins with the word for what is wanted. */
function headed(
  intent: Intent,
  head: string,
  clause: Clause,
  evidence: Evidence,
  book: Phrasebook,
  about: boolean,
): IntentFound | null {
  const { text } = clause;
  const rest = text.slice(head.length);
  const found = (as: Intent, confidence: number): IntentFound => ({
    intent: as,
    confidence,
    clause,
    head: head.length,
  });
  if (intent === "cancel" && isAboutPeople(head, rest, clause, evidence, book)) return found("edit_attendees", 0.85);
  if (intent === "create" && addsPeople(head, rest, clause, evidence, book)) return found("edit_attendees", 0.85);
  if (intent === "reschedule" && /^(?:replace|swap)/.test(head)) return found("edit_attendees", 0.8);
  if (intent === "create" && book.free.test(text) && /^(?:find|have)/.test(text)) return found("find_slot", 0.8);
  if (intent === "cancel" && book.movesAfter.test(rest)) return found("reschedule", 0.85);
  if (!about && !(book.strong.test(head) && rest.trim().length <= 60)) return null;
  return found(intent, about ? 0.9 : 0.7);
}

/** "remove Bob", "take Anna off the invite"; not "remove the party". */
function isAboutPeople(head: string, rest: string, clause: Clause, evidence: Evidence, book: Phrasebook): boolean {
  if (!/^(?:remove|drop|take|uninvite|delete|kick|exclude)/.test(head)) return false;
  const from = /\b(?:from|off) (?:the|my|our|this|that|tomorrow|today|\w+'s)\b/.test(rest) && !book.markers.calendar.test(rest.trim().split(/\s+/).at(-1) ?? "");
  if (from && isName(rest, clause, head, evidence, book)) return true;
  return isName(rest, clause, head, evidence, book) && !evidence.hasTime && rest.trim().split(/\s+/).length <= 5;
}

/** "add Julie to my lunch", "add bob@example.com"; not "add lunch to my calendar". */
function addsPeople(head: string, rest: string, clause: Clause, evidence: Evidence, book: Phrasebook): boolean {
  if (!/^(?:add|include|put|bring)/.test(head)) return false;
  const to = /\b(?:to|in|into|on) (.{2,80})$/.exec(rest)?.[1] ?? "";
  if (book.markers.calendar.test(to.split(/\s+/).at(-1) ?? "") || /^(?:my|the|our) cal/.test(to)) return false;
  const addressed = /^\s*(?:also )?\S+@\S+/.test(rest);
  if (addressed) return true;
  if (!isName(rest, clause, head, evidence, book)) return false;
  return to
    ? book.event.test(to) || /^(?:the|my|our|it|that|this)\b/.test(to)
    : !evidence.hasTime && rest.trim().split(/\s+/).length <= 6;
}

/** Whether what follows begins with a person: a capital that no article or event word leads in. */
function isName(rest: string, clause: Clause, head: string, evidence: Evidence, book: Phrasebook): boolean {
  const word = /^\s*(?:also )?([\p{L}'@.-]+)/u.exec(rest)?.[1] ?? "";
  if (!word || book.markers.articles.test(word) || book.event.test(word)) return false;
  const place = clause.start + head.length + rest.indexOf(word);
  const shown = evidence.said.slice(place, place + word.length);
  const next = rest.slice(rest.indexOf(word) + word.length, rest.indexOf(word) + word.length + 30);
  if (/^'s\b/.test(next) || /'s$/.test(word)) return false;
  const firstPhrase = rest.split(/\b(?:to|from|with|on|at|for|in)\b/)[0] ?? rest;
  if (book.event.test(firstPhrase)) return false;
  if (/^\p{Lu}/u.test(shown)) return true;
  return /^\s*(?:,|and\b|&|(?:to|from) (?:the|my|our)\b|is uninvited)/.test(next) || word.includes("@");
}

/** A short answer to what we asked, when the words alone are no request. */
function readAnswer(
  clauses: readonly Clause[],
  head: IntentFound | null,
  evidence: Evidence,
  book: Phrasebook,
  context: Context,
): IntentFound | null {
  if (head && head.confidence > 0.75 && head.head > 0) return null;
  const clause = clauses[0];
  if (!clause) return null;
  const asks = book.ask.test(clause.text) && !/^(?:is|how) (?:about)?/.test(clause.text);
  if (asks && head) return null;
  const about = /^(?:can we|could we|how about|what about|what if|make it|rather|or)\b/.test(clause.text);
  if (evidence.hasTime || about)
    return { intent: context.awaiting === "confirmation" ? "reschedule" : "create", confidence: 0.7, clause, head: 0 };
  if (context.awaiting !== "confirmation" && clause.text.length < 80)
    return { intent: "create", confidence: 0.6, clause, head: 0 };
  return null;
}
