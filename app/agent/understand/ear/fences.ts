import { type Fence, roleAt } from "./fence";
import { meetingsCalled } from "./gazetteer";
import type { Role, Word } from "./lexicon";
import {
  countedName,
  dayLongName,
  gradeName,
  hyphened,
  knownTitle,
  nameOfDay,
  quarterName,
  sides,
  yearName,
} from "./names";
import { floorAt, numberedAt, roomAgain, streetAt } from "./places";
import { isOnTopic, MOST_TOPICS, topicAt } from "./topics";
import type { Ground } from "./unit";

/** Quotes, addresses, rooms, names with a number in them, and topics. */
export function fencesIn(words: readonly Word[], ground: Ground): Fence[] {
  let fences: Fence[] = [];
  const overlap = (one: Fence, other: Fence) => one.from < other.to && other.from < one.to;
  const add = (fence: Fence | null) => {
    if (!fence || fences.some((one) => one.kind !== "label" && overlap(one, fence))) return;
    // A name with a number in it can be part of a topic.
    fences = [...fences.filter((one) => !overlap(one, fence)), fence];
  };
  for (let i = 0; i < words.length; i++) add(quoteAt(words, i));
  for (let i = 0; i < words.length; i++) {
    add(streetAt(words, i, ground));
    add(numberedAt(words, i, ground));
    add(floorAt(words, i, ground.lexicon));
    add(dayLongName(words, i, ground));
    add(nameOfDay(words, i, ground));
    add(countedName(words, i, ground));
    add(gradeName(words, i, ground));
    add(yearName(words, i, ground));
    add(hyphened(words, i, ground));
    add(quarterName(words, i, ground));
    add(sides(words, i, ground));
    add(knownTitle(words, i, ground));
  }
  for (let i = 0; i < words.length; i++) add(roomAgain(words, i, ground, fences));
  const labels = [...fences];
  const has = (i: number, role: Role) => roleAt(words, i, ground.lexicon, role);
  // "What about Sam?"
  const markers = words.flatMap((_, i) =>
    (has(i, "about") && !has(i - 1, "whatAbout") && !isAlternate(words, i, ground)) || isOnTopic(words, i, ground)
      ? [i]
      : [],
  );
  for (const i of markers.slice(0, MOST_TOPICS)) add(topicAt(words, i, ground, labels));
  return fences
    .map((fence) => (fence.kind === "quote" ? asTitle(fence, words, ground) : fence))
    .toSorted((a, b) => a.from - b.from);
}

/** "Un jeudi sur deux": how often, and not what about. */
const isAlternate = (words: readonly Word[], i: number, { tokens }: Ground) =>
  tokens.some(({ start, is }, n) => {
    const { wd, unit } = tokens[n - 1]?.is ?? {};
    return start === words[i]?.start && is.alternate === true && (wd ?? unit) !== undefined;
  });

const LONGEST_QUOTE = 20;

/**
 * "Cancel “Release check”": the title of a meeting that there is, as our own lists have it, or of one that something is
 * done to, is one without its marks.
 */
function asTitle(quote: Fence, words: readonly Word[], { gazetteer, lexicon }: Ground): Fence {
  const inside = words.slice(quote.from + 1, quote.to - 1).map(({ text }) => text);
  const has = (...roles: Role[]) => words.some((_, i) => roles.some((role) => roleAt(words, i, lexicon, role)));
  const isOfOne =
    has("act:cancel", "act:move", "act:remind") && !has("act:create", "act:tell", "act:rename", "act:invite");
  // "Rename “Standup” to “Daily”": of two the last is how it shall be called.
  const isNew = has("act:rename") && words.slice(0, quote.from).some(({ text }) => text === '"');
  const isKnown = !isNew && meetingsCalled(inside, gazetteer, lexicon.concepts).length > 0;
  return isKnown || isOfOne ? { ...quote, kind: "label", text: inside.join(" ") } : quote;
}

function quoteAt(words: readonly Word[], i: number): Fence | null {
  if (words[i]?.text !== '"') return null;
  const end = words.findIndex(({ text }, n) => n > i && text === '"');
  // A whole message in quotes is still a message.
  if (end < 0 || end === i + 1 || end - i > LONGEST_QUOTE || (i === 0 && end >= words.length - 2)) return null;
  return { from: i, to: end + 1, kind: "quote" };
}
