import type { Phrasebook } from "../phrases/phrasebook";
import type { Clause } from "./clauses";
import type { Evidence } from "./evidence";

/** "remove Bob", "take Anna off the invite"; not "remove the party". */
export function isAboutPeople(
  head: string,
  rest: string,
  clause: Clause,
  evidence: Evidence,
  book: Phrasebook,
): boolean {
  if (!/^(?:remove|drop|take|uninvite|delete|kick|exclude)/.test(head)) return false;
  const [from, source = ""] = /\b(?:from|off) (?:the|my|our|this|that|tomorrow|today|\w+'s)\b\s*(\w*)/.exec(rest) ?? [];
  if (book.markers.calendar.test(source)) return false;
  if (from && isName(rest, clause, evidence, book)) return true;
  return isName(rest, clause, evidence, book) && !evidence.hasTime && rest.trim().split(/\s+/).length <= 5;
}

/** "add Julie to my lunch", "add bob@example.com"; not "add lunch to my calendar". */
export function addsPeople(head: string, rest: string, clause: Clause, evidence: Evidence, book: Phrasebook): boolean {
  if (!/^(?:add|include|put|bring)/.test(head)) return false;
  const to = /\b(?:to|in|into|on) (.{2,80})$/.exec(rest)?.[1] ?? "";
  if (book.markers.calendar.test(to.split(/\s+/).at(-1) ?? "") || /^(?:my|the|our) cal(?!l)/.test(to)) return false;
  const addressed = /^\s*(?:also )?\S+@\S+/.test(rest);
  if (addressed) return true;
  if (!isName(rest, clause, evidence, book)) return false;
  return to
    ? book.event.test(to) || /^(?:the|my|our|it|that|this)\b/.test(to)
    : !evidence.hasTime && rest.trim().split(/\s+/).length <= 6;
}

/** Whether what follows begins with a person: a capital that no article or event word leads in. */
function isName(rest: string, clause: Clause, evidence: Evidence, book: Phrasebook): boolean {
  const word = /^\s*(?:also )?([\p{L}'@.-]+)/u.exec(rest)?.[1] ?? "";
  if (!word || book.markers.articles.test(word) || book.event.test(word)) return false;
  const place = clause.start + clause.text.length - rest.length + rest.indexOf(word);
  const shown = evidence.said.slice(place, place + word.length);
  const next = rest.slice(rest.indexOf(word) + word.length, rest.indexOf(word) + word.length + 30);
  if (/^'s\b/.test(next) || /'s$/.test(word)) return false;
  const firstPhrase = rest.split(/\b(?:to|from|off|with|on|at|for|in)\b/)[0] ?? rest;
  if (book.event.test(firstPhrase)) return false;
  if (/^\p{Lu}/u.test(shown)) return true;
  return /^\s*(?:,|and\b|&|(?:to|from|off) (?:the|my|our)\b|is uninvited)/.test(next) || word.includes("@");
}
