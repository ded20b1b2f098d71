import { said } from "../languages/lists/said";
import type { Markers } from "../phrases/phrasebook";
import type { Token } from "./tokens";

/** The parts of a request between its times, each as ranges of tokens. */
export interface Parts {
  /** What is left in front of the first marker: the meeting by its kind or name. */
  head: Range[];
  with: Range[];
  without: Range[];
  at: Range[];
  about: Range[];
  called: Range[];
  for: Range[];
}

/** Tokens `from` (inclusive) to `to` (exclusive). */
export interface Range {
  from: number;
  to: number;
}

type Role = keyof Parts | "none" | "aside";

/**
 * Walks once over the tokens and cuts them at marker words, times and full stops.
 *
 * @param isTime whether the token at this place belongs to a time that was read elsewhere
 */
export function scanPhrases(
  tokens: readonly Token[],
  range: Range,
  isTime: (i: number) => boolean,
  markers: Markers,
): Parts {
  const parts: Parts = { head: [], with: [], without: [], at: [], about: [], called: [], for: [] };
  // Declared wide: the closures below change it, which the compiler cannot follow.
  let role = "head" as Role;
  let from = range.from;
  const close = (to: number) => {
    if (role !== "none" && role !== "aside" && to > from) parts[role].push({ from, to });
  };
  const turn = (to: Role, at: number, next = at + 1) => {
    close(at);
    role = to;
    from = next;
  };
  let quoted = false;
  for (let i = range.from; i < range.to; i++) {
    const { text } = tokens[i]!;
    if (text === '"') {
      if (quoted) turn("none", i);
      else turn("called", i);
      quoted = !quoted;
      continue;
    }
    if (quoted) continue;
    if (role === "aside" || opensAside(tokens, i, role, markers)) {
      if (role !== "aside") turn("aside", i);
      if (/^[,.;!?]$/.test(text)) turn("none", i);
      continue;
    }
    if (isTime(i)) {
      turn(role === "with" && continuesList(tokens, i, isTime, markers) ? "with" : "none", i);
      continue;
    }
    // "with Anna and cancel my 3pm": another request ends the list; "and invite Bob" goes on with it.
    const verb = role === "with" && markers.and.test(text) ? tokens[i + 1]?.text : undefined;
    if (verb && REQUEST.folded.test(verb)) {
      close(i);
      role = "none";
      from = range.to;
      break;
    }
    if (verb && INVITATION.folded.test(verb) && i + 2 < range.to) {
      turn("with", i, i + 2);
      i++;
      continue;
    }
    // "Anna and I", "me and Anna": company without a "with".
    if (role === "head" || role === "for") {
      if (markers.and.test(text) && i > from && markers.self.test(tokens[i + 1]?.text ?? "")) {
        role = "with";
        turn("none", i, i + 2);
        i++;
        continue;
      }
      if (markers.self.test(text) && markers.and.test(tokens[i + 1]?.text ?? "")) {
        turn("with", i, i + 2);
        i++;
        continue;
      }
    }
    const next = nextRole(tokens, i, role, from, markers);
    if (next) turn(next, i);
    else if (role === "none" && !/^[,.!?;:)(-]$/.test(text)) turn("head", i, i);
  }
  close(range.to);
  return parts;
}

/** "because she asked for it": behind what was said, and no part of a name. */
function opensAside(tokens: readonly Token[], i: number, role: Role, markers: Markers): boolean {
  const [first = ""] = tokens[i]!.text.split(" ");
  const opens = markers.aside.test(first) || markers.aside.test(`${first} ${tokens[i + 1]?.text}`);
  return opens && role !== "called" && i > 0;
}

/** Verbs behind an "and" that begin a request of their own. */
const REQUEST = said`^${"requests"}$`;
const INVITATION = said`^${"invites"}$`;

/** "with Anna tomorrow and Bob": the list goes on behind the time. */
function continuesList(tokens: readonly Token[], i: number, isTime: (i: number) => boolean, markers: Markers): boolean {
  let at = i;
  while (at < tokens.length && isTime(at)) at++;
  return markers.and.test(tokens[at]?.text ?? "");
}

function nextRole(tokens: readonly Token[], i: number, role: Role, from: number, markers: Markers): Role | null {
  // A phrase of the vocabulary ("op de", "in der") acts by its first word.
  const [text = "", inner] = tokens[i]!.text.split(" ");
  const behind = inner ?? tokens[i + 1]?.text ?? "";
  if (i === from && role === "head" && /^(?:meet|see|seeing|ontmoet|triff)$/.test(text) && !markers.with.test(behind))
    return "with";
  if (markers.with.test(text) && !(text === "between" && role === "at")) return "with";
  if (markers.without.test(text)) return "without";
  if (markers.called.test(text) && (role !== "called" || from < i)) return calledHere(tokens, i, role, from, markers);
  if (role === "called" && markers.and.test(text) && /^(?:put|it|make|set|mark|add|book|schedule)$/.test(behind))
    return "none";
  // Inside a name nothing but a stop ends it: "called Revenge of the Capricorn".
  if (role === "called")
    return markers.stop.test(text) && !/^(?:of|the|and|is|as|:|'|\(|\))$/.test(text) ? "none" : null;
  if (markers.about.test(text)) return "about";
  if (markers.to.test(text) && isCalendar(tokens, i, markers)) return "none";
  if (markers.to.test(text) && markers.about.test(behind)) return "none";
  if (text === "to" || text === "zu" || text === "om")
    return role === "with" ? (isVerbLike(behind) ? "about" : "none") : behind === "be" ? "none" : null;
  if (markers.at.test(text) && text !== "to") return "at";
  if (markers.for.test(text))
    return role === "head" || role === "at" || role === "with" || role === "none"
      ? text === "of"
        ? null
        : "for"
      : null;
  if (markers.on.test(text)) return role === "at" ? null : "none";
  if (text === "." && isInside(tokens, i)) return null;
  if (markers.stop.test(text)) return "none";
  return null;
}

function calledHere(tokens: readonly Token[], i: number, role: Role, from: number, markers: Markers): Role | null {
  const { text } = tokens[i]!;
  const sure = /^(?:called|titled|named|labell?ed|entitled)$/.test(text);
  if (sure) return "called";
  const verb =
    /^(?:title|name|label|call|subject)$/.test(text) && /^(?:it|this|that|as|is|:)$/.test(tokens[i + 1]?.text ?? "");
  return verb && (role !== "head" || from === i || i > from) && !markers.articles.test(tokens[i - 1]?.text ?? "x")
    ? "called"
    : null;
}

/** The dot of "Dr. Rock", "Mr.X", "St. Ives". */
function isInside(tokens: readonly Token[], i: number): boolean {
  return (
    tokens[i + 1]?.start === tokens[i]!.end || /^(?:dr|mr|mrs|ms|prof|st|jr|[a-z])$/.test(tokens[i - 1]?.text ?? "")
  );
}

/** "my calendar", "the schedule", "Friday's agenda". */
function isCalendar(tokens: readonly Token[], i: number, markers: Markers): boolean {
  const words = tokens
    .slice(i, i + 4)
    .flatMap(({ text }) => text.split(" "))
    .slice(1, 4);
  for (const word of words) {
    if (markers.calendar.test(word)) return true;
    if (!markers.articles.test(word) && !/'s$/.test(word)) return false;
  }
  return false;
}

function isVerbLike(text: string): boolean {
  return /^(?:talk|discuss|go|plan|review|speak|chat|catch|prepare|look|work|finish|finalize|decide|see|kick|prep|run|walk|celebrate)$/.test(
    text,
  );
}
