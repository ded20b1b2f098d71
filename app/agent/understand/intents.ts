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
  /** Which rule decided, in words. */
  rule: string;
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

/** Somebody is trying a database, not a calendar. */
const QUERY_LANGUAGE = /\b(?:drop table|select \*|insert into|delete from \w+ where|union select)\b|<script/;

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
  const short = shortReply(folded, book);
  const bare = folded.replace(/[\s.,!]+$/g, "").replace(/^[\s.,!]+/g, "");
  if (folded.length < 120 && book.undo.test(folded) && !evidence.hasTime) return plain("undo", 0.95, "taking back");
  if (short === "deny" && context.awaiting === undefined && /^(?:please )?(?:cancel|delete|remove)\b/.test(bare))
    return { ...plain("cancel", 0.7, "a refusal with nothing to refuse"), head: 6 };
  if (short) return plain(short, 0.97, "yes or no");
  if (
    bare.length < 120 &&
    book.help.test(bare.replace(/\?+$/, "")) &&
    (!evidence.hasTime || bare.length < 16) &&
    !book.calendar.test(bare)
  )
    return plain("help", 0.9, "asking what Parley does");
  const asked = clauses.length ? requestOf(folded, clauses, evidence, book) : null;
  const place = asked?.clause ? clauses.indexOf(asked.clause) : 0;
  const head = asked && place > 0 ? { ...asked, previous: clauses[place - 1] } : asked;
  const answer = context.awaiting ? readAnswer(clauses, head, evidence, book, context) : null;
  return answer ?? head ?? plain("out_of_domain", clauses.length ? 0.6 : 0.9, "nothing about meetings");
}

function requestOf(
  folded: string,
  clauses: readonly Clause[],
  evidence: Evidence,
  book: Phrasebook,
): IntentFound | null {
  if (QUERY_LANGUAGE.test(folded)) return null;
  const story = folded.length > STORY;
  const read = story ? clauses.slice(0, 2) : clauses;
  const text = story ? folded.slice(0, STORY) : folded;
  const calendar = book.calendar.test(text);
  const foreign = book.elsewhere.test(text);
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
    const found = readClause(clause, text, evidence, book, calendar);
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
  const at = (intent: Intent, confidence: number, rule: string, head = 0): IntentFound => ({
    intent,
    confidence,
    rule,
    clause,
    head,
  });
  for (const [intent, pattern] of book.heads) {
    const found = pattern.exec(text);
    if (!found) continue;
    if (
      intent === "create" &&
      book.change.test(text) &&
      /^(?:make|set|put|keep)\b/.test(text) &&
      !/^(?:make|set|put) (?:an?|me)\b/.test(text)
    )
      return at("reschedule", 0.8, "made different", found[0].length);
    if (found[0] === "" && book.change.test(text) && !clause.question)
      return at("reschedule", 0.8, "a meeting and what changes");
    if (found[0] === "" && !evidence.hasTime && !evidence.hasCompany) continue;
    return headed(intent, found[0], clause, evidence, book, about);
  }
  if (book.free.test(text) && !book.plan.test(text.replace(/^i(?:'m| am)? (?:need|want)/, "")))
    return at("find_slot", 0.85, "about free time");
  if (book.free.test(text) && evidence.hasTime === false) return at("find_slot", 0.7, "about free time");
  if (book.ask.test(text)) {
    if (book.howTo.test(text)) return null;
    const ours =
      calendar || book.ownThing.test(text) || (book.mine.test(text) && about) || (event && book.askEvent.test(text));
    return ours ? at("query", event ? 0.85 : 0.7, "a question about the calendar") : null;
  }
  for (const [intent, pattern] of book.passive)
    if (pattern.test(text) && !clause.question) return at(intent, 0.8, "a request said as its result");
  if (book.people.test(text)) return at("edit_attendees", 0.8, "who comes");
  if (book.change.test(text) && event) return at("reschedule", 0.75, "a change to an event");
  if (clause.question && (event || book.mine.test(text)))
    return at(book.free.test(text) ? "find_slot" : "query", 0.65, "an event and a question mark");
  if (evidence.hasTime && !clause.question && ((book.plan.test(text) && event) || book.planSure.test(text)))
    return at("create", event ? 0.7 : 0.6, "a plan and its time");
  if (evidence.hasCompany && evidence.hasTime && whole.length < 160) return at("create", 0.65, "somebody and a time");
  if (
    event &&
    (evidence.hasTime ||
      evidence.hasAddress ||
      (text.length < 40 &&
        whole.length < 48 &&
        !/^(?:call|text|phone|ring|have)\b/.test(text) &&
        (calendar || evidence.hasCompany || text.split(" ").length <= 3) &&
        !/[*;{}=\\]/.test(whole)))
  )
    return at("create", 0.7, "an event and its time");
  return evidence.hasClock &&
    whole.length < 100 &&
    !clause.question &&
    !/^(?:i|you|it|he|she|they|we|is|this|that)\b/.test(text)
    ? at("create", 0.55, "something and a time of day")
    : null;
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
  const rest = text.slice(/^take\b/.test(head) ? 4 : head.length);
  const found = (as: Intent, confidence: number, rule = "begins with the word for it"): IntentFound => ({
    intent: as,
    confidence,
    rule,
    clause,
    head: head.length,
  });
  if (intent === "cancel" && isAboutPeople(head, rest, clause, evidence, book))
    return found("edit_attendees", 0.85, "people, not a meeting");
  if (intent === "create" && addsPeople(head, rest, clause, evidence, book))
    return found("edit_attendees", 0.85, "people, not a meeting");
  if (intent === "reschedule" && /^(?:replace|swap)/.test(head))
    return found("edit_attendees", 0.8, "one person for another");
  if (intent === "create" && book.free.test(text) && /^(?:find|have)/.test(text))
    return found("find_slot", 0.8, "a free time to be found");
  if (book.weak.test(head) && !book.event.test(text) && !book.calendar.test(text)) return null;
  if (intent === "cancel" && book.movesAfter.test(rest)) return found("reschedule", 0.85, "cancelled and booked anew");
  if (!about && !(book.strong.test(head) && rest.trim().length <= 60)) return null;
  return found(intent, about ? 0.9 : 0.7);
}

/** "remove Bob", "take Anna off the invite"; not "remove the party". */
function isAboutPeople(head: string, rest: string, clause: Clause, evidence: Evidence, book: Phrasebook): boolean {
  if (!/^(?:remove|drop|take|uninvite|delete|kick|exclude)/.test(head)) return false;
  const from =
    /\b(?:from|off) (?:the|my|our|this|that|tomorrow|today|\w+'s)\b/.test(rest) &&
    !book.markers.calendar.test(rest.trim().split(/\s+/).at(-1) ?? "");
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
  const rule = "an answer to our question";
  const place = /^(?:at|in|@|bij|bei|im|chez|en|au)\b/.test(clause.text);
  if (context.awaiting === "confirmation" && !evidence.hasTime && clause.text.length < 80) {
    if (book.retitle.test(clause.text) || place)
      return { intent: "reschedule", confidence: 0.75, clause, head: 0, rule };
    if (evidence.hasCompany || evidence.hasAddress)
      return { intent: "edit_attendees", confidence: 0.75, clause, head: 0, rule };
  }
  const about = /^(?:can we|could we|how about|what about|what if|make it|rather|or)\b/.test(clause.text);
  if (evidence.hasTime || about)
    return {
      intent: context.awaiting === "confirmation" ? "reschedule" : "create",
      confidence: 0.7,
      clause,
      head: 0,
      rule,
    };
  if (context.awaiting !== "confirmation" && clause.text.length < 80)
    return { intent: "create", confidence: 0.6, clause, head: 0, rule };
  return null;
}
