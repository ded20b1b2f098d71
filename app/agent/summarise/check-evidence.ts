import { guestNamed, nameParts } from "~/domain/guest-name";
import type { ActionItem, EvidenceSpan, Summary, SummaryLine } from "~/domain/summary";
import type { Transcript, TranscriptGuest } from "~/domain/transcript";
import { tokenize } from "../understand/grammar/tokens";
import { vocabularyOf } from "../understand/grammar/vocabulary";
import { fold } from "../understand/text";
import type { Here } from "../understand/times/make-when";
import { NEGATED, promiseIn, takesOn } from "./promises";
import { daysIn, hereOf } from "./said-days";
import { namedIn, readTalk, type Said, type Turn } from "./sentences";

/** More spans bear nothing: nobody reads them. */
const MOST_SPANS = 10;
/** Of the words of a line that mean something, so many have to be in its spans. */
const KEPT_SHARE = 0.5;

interface Checker {
  /** Whether the spans of a line bear it: its names, numbers, days, its yes or no, and what it is about. */
  line(line: SummaryLine): boolean;
  /** The same, and that its owner took it on or was given it, and that its day was said. */
  item(item: ActionItem): boolean;
}

/** What does not hold is left out, and counted. The checker knows nothing of the engine that wrote a summary. */
export function checked(summary: Summary, transcript: Transcript): Summary {
  const { line, item, day } = checkerOf(transcript);
  const { overview, decisions, actionItems, questions, followUp } = summary;
  const kept = {
    overview: overview.filter(line),
    decisions: decisions.filter(line),
    actionItems: actionItems.filter(item),
    questions: questions.filter(line),
    followUp: followUp && day(followUp.when.slice(0, 10), followUp.evidence) ? followUp : null,
  };
  const count = (one: Omit<Summary, "language" | "dropped">) =>
    one.overview.length + one.decisions.length + one.actionItems.length + one.questions.length + (one.followUp ? 1 : 0);
  return { ...summary, ...kept, dropped: summary.dropped + count(summary) - count(kept) };
}

/** Reads the transcript once, for all lines. */
function checkerOf(transcript: Transcript): Checker & {
  day(day: string, evidence: readonly EvidenceSpan[]): boolean;
} {
  const { turns } = readTalk(transcript);
  const here = hereOf(transcript);
  const byId = new Map(turns.map((turn) => [turn.entry.id, turn]));
  const restsOf = (evidence: readonly EvidenceSpan[]) => supportOf(evidence, byId, transcript.guests, here);
  const line = (one: SummaryLine) => {
    const support = restsOf(one.evidence);
    return support !== null && bears(support, one.text, transcript);
  };
  const day = (iso: string, evidence: readonly EvidenceSpan[]) => restsOf(evidence)?.days.has(iso) ?? false;
  return {
    line,
    day,
    item: (one) => {
      const support = restsOf(one.evidence);
      if (!support || !bears(support, one.text, transcript)) return false;
      if (one.due !== null && !support.days.has(one.due)) return false;
      return one.owner === null || ownsIt(one.owner, one.text, support, transcript.guests);
    },
  };
}

/** What the spans of a line say. */
interface Support {
  said: Said[];
  turns: Turn[];
  folded: string;
  /** Words, without their accents; those of the speakers' names too. */
  words: Set<string>;
  numbers: Set<number>;
  days: Set<string>;
}

/** Null for spans that are not there, and for words to a machine. */
function supportOf(
  evidence: readonly EvidenceSpan[],
  byId: ReadonlyMap<string, Turn>,
  _guests: readonly TranscriptGuest[],
  here: Here | null,
): Support | null {
  if (evidence.length === 0 || evidence.length > MOST_SPANS) return null;
  const said: Said[] = [];
  const turns: Turn[] = [];
  for (const { entry, from, to } of evidence) {
    const turn = byId.get(entry);
    if (!turn || turn.isHostile || from < 0 || from >= to || to > turn.entry.text.length) return null;
    said.push(...turn.said.filter((one) => one.from < to && one.to > from));
    turns.push(turn);
  }
  const folded = said.map((one) => one.folded).join(" ");
  const names = turns.flatMap(({ guest, entry }) => nameParts(`${guest?.name ?? ""} ${entry.speaker ?? ""}`));
  const whole = said.map(({ text }) => fold(text)).join(" ");
  return {
    said,
    turns,
    folded,
    words: new Set([...wordsIn(whole), ...names]),
    numbers: new Set(said.flatMap((one) => numbersIn(one.text, one.words.code))),
    days: new Set(said.flatMap((one) => daysIn(one, here).flatMap(({ day }) => (day ? [day] : [])))),
  };
}

const wordsIn = (folded: string) => folded.match(/\p{L}+/gu) ?? [];

/** Figures and number words; "one" and "a" count nothing. */
function numbersIn(text: string, code: string): number[] {
  const folded = fold(text);
  const figures = [...folded.matchAll(/\d+(?:[.,]\d{3}(?!\d))*(?:[.,]\d+)?/g)].map(([figure]) =>
    Number(figure.replace(/[.,](?=\d{3}(?!\d))/g, "").replace(",", ".")),
  );
  const words = tokenize(folded, vocabularyOf(code)).flatMap(({ is, figure }) =>
    figure ? [] : [is.n, is.ord, is.tens].flatMap((n) => (n !== undefined && n !== 1 ? [n] : [])),
  );
  return [...figures, ...words];
}

function bears(support: Support, text: string, transcript: Transcript): boolean {
  const [line] = readTalk({ ...transcript, entries: [{ id: "line", speaker: null, at: null, text }] }).turns;
  const [first] = line?.said ?? [];
  if (!line || !first || line.isHostile) return false;
  // A short line may show no language of its own.
  const words = support.said[0]?.words ?? first.words;
  const said = line.said.map((one) => ({ ...one, words }));
  return (
    said.every((one) => namesAreSaid(one, support, transcript.guests)) &&
    numbersIn(text, words.code).every((n) => support.numbers.has(n)) &&
    said.every((one) => datesAreSaid(one, support)) &&
    isOfOneMind(said, support) &&
    isAbout(said, support)
  );
}

/** Capitals stand for names; at the beginning of a sentence too, unless the word is a small one or a verb of work. */
function namesAreSaid({ text, words }: Said, support: Support, guests: readonly TranscriptGuest[]): boolean {
  const guestParts = new Set(guests.flatMap(({ name }) => nameParts(name)));
  return [...text.matchAll(/\p{L}[\p{L}'’-]*/gu)].every(({ 0: word, index }) => {
    const plain = fold(word).replace(/['’]s$/, "");
    if (support.words.has(plain) || wordsIn(plain).every((part) => support.words.has(part))) return true;
    if (guestParts.has(plain)) return false;
    if (!/^\p{Lu}/u.test(word) || words.small.has(plain)) return true;
    return index === 0 && (words.firm.in.test(`i'll ${plain} `) || FRAME.has(plain));
  });
}

/** First words of our own sentences. */
const FRAME = new Set(["themen", "besprechung", "vergadering", "reunion", "meeting"]);

/** Weekdays, months and "tomorrow" of a line are said in its spans, in the same meaning. */
function datesAreSaid({ text, words }: Said, support: Support): boolean {
  const meant = (one: string) =>
    tokenize(fold(one), vocabularyOf(words.code)).flatMap(({ is, date }) => [
      ...(is.wd === undefined ? [] : [`wd${is.wd}`]),
      ...(is.mo === undefined ? [] : [`mo${is.mo}`]),
      ...(is.day === undefined ? [] : [`day${is.day}`]),
      ...(date ? [`date${date.month}-${date.day}`] : []),
    ]);
  const there = new Set(support.said.flatMap((one) => meant(one.text)));
  return meant(text).every((one) => there.has(one));
}

/** A line says no where its words do, and only there. */
function isOfOneMind(line: readonly Said[], { said }: Support): boolean {
  const saysNo = line.some(({ folded }) => isNegated(folded));
  const keys = new Set(line.flatMap(({ keys: own }) => [...own]));
  const shared = (one: Said) => [...one.keys].filter((key) => keys.has(key)).length;
  const best = said.reduce<Said | null>((a, b) => (a && shared(a) >= shared(b) ? a : b), null);
  if (!best) return false;
  // A list of topics is neither a yes nor a no.
  if (shared(best) * 3 < keys.size) return true;
  if (saysNo) return said.some(({ folded, words }) => isNegated(folded) || words.no.first.test(folded));
  if (line.every(({ isQuestion }) => isQuestion)) return true;
  if (!best.isQuestion)
    return !isNegated(best.folded) || line.some(({ folded }) => best.folded.includes(folded.replace(/[.!]+$/, "")));
  return !said.some(
    (one) => one !== best && one.words.no.first.test(one.folded) && !one.words.yes.first.test(one.folded),
  );
}

const POLITE =
  /\b(?:no (?:problem|worries)|geen probleem|kein problem|pas de (?:probleme|souci)|sin problema|no hay problema|not only|why not)\b/g;
const isNegated = (folded: string) => NEGATED.test(folded.replace(POLITE, " ")) || /n't\b/.test(folded);

function isAbout(line: readonly Said[], { said }: Support): boolean {
  const there = new Set(said.flatMap(({ keys }) => [...keys]));
  const keys = [...new Set(line.flatMap(({ keys: own }) => [...own]))];
  const found = keys.filter((key) => there.has(key)).length;
  return keys.length === 0 || found >= keys.length * KEPT_SHARE;
}

/** Somebody owns what they took on in the spans, or were asked by name to do. */
function ownsIt(owner: string, text: string, { said, turns }: Support, guests: readonly TranscriptGuest[]): boolean {
  const guest = guestNamed(owner, guests);
  if (!guest || guest.name !== owner) return false;
  const speaker = new Map(turns.map(({ entry, guest: one }) => [entry.id, one]));
  const takers = new Set(said.filter(takesIt).map(({ entry }) => speaker.get(entry.id) ?? null));
  const [leading] = namedIn({ folded: fold(text), text } as Said, guests);
  if (
    leading?.length === 1 &&
    leading[0] !== guest &&
    fold(text).startsWith(nameParts(leading[0]?.name ?? "")[0] ?? "-")
  )
    return false;
  // The last one who took it on has it.
  const last = said.toReversed().find(takesIt);
  if (last) return (speaker.get(last.entry.id) ?? null) === guest && takers.has(guest);
  return said.some(
    (one) =>
      namedIn(one, guests).some((some) => some.length === 1 && some[0] === guest) &&
      (one.words.request.in.test(one.folded) || one.words.assign.in.test(one.folded)),
  );
}

const takesIt = (one: Said): boolean =>
  promiseIn(one) !== null || takesOn(one) || (!one.isQuestion && one.words.yes.first.test(one.folded));
