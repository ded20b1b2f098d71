import type { Slots } from "../command";
import { namesIn } from "./people";
import type { Range } from "./phrase-scan";
import { describe, type Reading } from "./slots";

/** Who comes and who goes, and in which meeting. */
export function peopleEdits(reading: Reading, range: Range): Slots {
  const replaced = replacement(reading, range);
  if (replaced) return replaced;
  const slots: Slots = {};
  const added: string[] = [];
  const removed: string[] = [];
  let target: Range | null = null;
  const { tokens, book } = reading;
  for (let i = range.from; i < range.to; i++) {
    const { text } = tokens[i]!;
    // "not with Anna", "leave out Bob": two words that take out; "and Tom" in front of all brings in.
    const pair = book.removePeople.test(`${text} ${tokens[i + 1]?.text ?? ""}`) && !book.removePeople.test(text);
    const removes = pair || book.removePeople.test(text);
    const leads = i === range.from && book.markers.and.test(text);
    if (!removes && !leads && !book.addPeople.test(text)) continue;
    // "loop in Jess", "invita a Pablo": the little word belongs to the verb.
    const from = pair || /^(?:in|a)$/.test(tokens[i + 1]?.text ?? "") ? i + 2 : i + 1;
    const end = endOfPeople(reading, from, range.to);
    (removes ? removed : added).push(...namesIn(reading.said, tokens, { from, to: end }, book.markers));
    if (book.peopleTo.test(firstWord(tokens[end]?.text ?? "")) && !target)
      target = { from: end + 1, to: nextVerb(reading, end + 1, range.to) };
    i = end;
  }
  if (!added.length && !removed.length) {
    const { attendees } = describe(reading, range);
    return book.people.test(reading.said.toLowerCase()) || !attendees ? presence(reading, range) : { attendees };
  }
  if (added.length) slots.attendees = unique(added);
  if (removed.length) slots.removedAttendees = unique(removed);
  const meeting = target ? describe(reading, target) : {};
  if (Object.keys(meeting).length) slots.target = meeting;
  return slots;
}

/** A phrase of the vocabulary ("from the") acts by its first word. */
function firstWord(text: string): string {
  return text.split(" ")[0] ?? text;
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

/** The list of people ends at "to", "from", a time or a full stop. */
function endOfPeople({ tokens, isTime, book }: Reading, from: number, to: number): number {
  let at = from;
  while (
    at < to &&
    !isTime(at) &&
    !book.peopleTo.test(firstWord(tokens[at]!.text)) &&
    !/^[.!?;:]$/.test(tokens[at]!.text) &&
    !(book.markers.stop.test(tokens[at]!.text) && !/^(?:also|too)$/.test(tokens[at]!.text))
  ) {
    if (at > from && (book.removePeople.test(tokens[at]!.text) || book.addPeople.test(tokens[at]!.text))) break;
    at++;
  }
  return at;
}

function nextVerb({ tokens, book }: Reading, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    if (
      at > from &&
      (book.removePeople.test(tokens[at]!.text) ||
        book.addPeople.test(tokens[at]!.text) ||
        /^[.!?;]$/.test(tokens[at]!.text))
    )
      return at;
  }
  return to;
}

/** "replace Anna with Bob in the review". */
function replacement(reading: Reading, range: Range): Slots | null {
  const { tokens, book, said } = reading;
  const find = (from: number, test: (text: string) => boolean) => {
    for (let i = from; i < range.to; i++) if (test(tokens[i]!.text)) return i;
    return -1;
  };
  const verb = find(range.from, (text) => book.replacePeople.test(text));
  const withAt = verb < 0 ? -1 : find(verb, (text) => book.markers.with.test(text) || text === "for" || text === "by");
  if (withAt < 0) return null;
  const end = find(withAt + 1, (text) => book.peopleTo.test(firstWord(text)) || /^[.!?;]$/.test(text));
  const stop = end < 0 ? range.to : end;
  const removed = namesIn(said, tokens, { from: verb + 1, to: withAt }, book.markers);
  const added = namesIn(said, tokens, { from: withAt + 1, to: stop }, book.markers);
  if (!added.length) return null;
  const target = stop < range.to ? describe(reading, { from: stop + 1, to: range.to }) : {};
  return {
    attendees: added,
    ...(removed.length ? { removedAttendees: removed } : {}),
    ...(Object.keys(target).length ? { target } : {}),
  };
}

/** "Karen is not coming to the game, but Rob is": statements about who will be there. */
function presence(reading: Reading, range: Range): Slots {
  const { said, tokens, book } = reading;
  const text = said.slice(tokens[range.from]?.start ?? 0, tokens[range.to - 1]?.end ?? 0).slice(0, 300);
  const gone =
    /([\p{L}' ,.&-]{2,60}?) (?:is not|isn't|are not|aren't|won't|will not|can't|cannot|can not|is no longer)(?: be)?(?: able to)? ?(?:come|coming|go|going|attend|attending|join|joining|make)?/iu.exec(
      text,
    );
  const come = /\b(?:but|so|and) ([\p{L}' ,.&-]{2,60}?) (?:is|are|will|can)\b/iu.exec(
    gone ? text.slice(gone.index + gone[0].length) : "",
  );
  const names = (part: string | undefined) =>
    part
      ? part
          .replace(/^.*,\s*(?=\p{L}+$)/u, "")
          .split(/\s*(?:,|\band\b|&)\s*/i)
          .filter(Boolean)
      : [];
  const removed = names(gone?.[1]?.replace(/^(?:please note that|note that|for [^,]*,)\s*/i, ""));
  const attendees = names(come?.[1]);
  const place =
    /\b(?:to|for|from|go) (?:the |my |our )?([\p{L}' ]{3,40}?)(?=,| tonight| tomorrow| anymore| on | next | this |\.|$| so | but )/iu.exec(
      text,
    )?.[1];
  const meeting = place ? { title: place } : describe(reading, range);
  return {
    ...(attendees.length ? { attendees } : {}),
    ...(removed.length ? { removedAttendees: removed } : {}),
    ...(Object.keys(meeting).length && !book.markers.hollow.test((meeting.title ?? "x").toLowerCase())
      ? { target: meeting }
      : {}),
  };
}
