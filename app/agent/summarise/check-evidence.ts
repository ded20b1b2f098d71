import { guestNamed, nameParts } from "~/domain/guest-name";
import type { ActionItem, EvidenceSpan, Summary, SummaryLine } from "~/domain/summary";
import type { Transcript, TranscriptGuest } from "~/domain/transcript";
import { tokenize } from "../understand/grammar/tokens";
import { vocabularyOf } from "../understand/grammar/vocabulary";
import { fold } from "../understand/text";
import type { Here } from "../understand/times/make-when";
import { promiseIn, takesOn, workIn } from "./promises";
import { daysIn, hereOf } from "./said-days";
import { namedIn, ownerOf, readTalk, type Said, stemOf, type Turn, voiceOf } from "./sentences";
import { FRAME_WORDS } from "./words/all";

/** More spans bear nothing: nobody reads them. */
const MOST_SPANS = 10;
/** Of the words of a line that mean something, so many have to be in its spans. */
const KEPT_SHARE = 0.5;

export interface Checker {
  /** Whether the spans of a line bear it: its names, numbers, days, its yes or no, and what it is about. */
  line(line: SummaryLine): boolean;
  /** The same, and that its owner took it on or was given it, and that its day was said. */
  item(item: ActionItem): boolean;
  /** Whether a day (YYYY-MM-DD) was said in these spans. */
  day(day: string, evidence: readonly EvidenceSpan[]): boolean;
  /** The day that words of these spans mean; null when they are not in there, or mean no day. */
  dayOf(words: string, evidence: readonly EvidenceSpan[]): string | null;
}

/** What does not hold is left out, and counted. The checker knows nothing of the engine that wrote a summary. */
export function checked(summary: Summary, { line, item, day }: Checker): Summary {
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
export function checkerOf(transcript: Transcript): Checker {
  const { turns } = readTalk(transcript);
  const here = hereOf(transcript);
  const byId = new Map(turns.map((turn) => [turn.entry.id, turn]));
  const restsOf = (evidence: readonly EvidenceSpan[]) => supportOf(evidence, byId, here);
  const line = (one: SummaryLine) => {
    const support = restsOf(one.evidence);
    return support !== null && bears(support, one.text, transcript);
  };
  const day = (iso: string, evidence: readonly EvidenceSpan[]) => restsOf(evidence)?.days.has(iso) ?? false;
  return {
    line,
    day,
    dayOf: (words, evidence) => {
      const support = restsOf(evidence);
      const said = support?.said.find(({ text }) => fold(text).includes(fold(words.trim())));
      const days = said
        ? daysIn(said, here).filter(
            ({ from, to }) => said.folded.slice(from, to) !== "" && overlaps(said.folded, words, from, to),
          )
        : [];
      return days.at(-1)?.day ?? null;
    },
    item: (one) => {
      const support = restsOf(one.evidence);
      if (!support || !bears(support, one.text, transcript)) return false;
      if (one.due !== null && !support.days.has(one.due)) return false;
      return one.owner === null || ownsIt(one.owner, one.text, support, transcript.guests);
    },
  };
}

/** Whether a place of a sentence lies in the words that were copied from it. */
function overlaps(folded: string, words: string, from: number, to: number): boolean {
  const at = folded.indexOf(fold(words.trim()));
  return at >= 0 && from < at + words.trim().length && to > at;
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
  here: Here | null,
): Support | null {
  if (evidence.length === 0 || evidence.length > MOST_SPANS) return null;
  const said: Said[] = [];
  const turns: Turn[] = [];
  for (const { entry, from, to } of evidence) {
    const turn = byId.get(entry);
    if (!turn || from < 0 || from >= to || to > turn.entry.text.length) return null;
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

const wordsIn = (folded: string): string[] => folded.match(/\p{L}+/gu) ?? [];

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
  // A line may be too short to show its language: it has that of its words.
  const code = support.said[0]?.words.code;
  const [line] = readTalk({ ...transcript, entries: [{ id: "line", speaker: null, at: null, text }] }, code).turns;
  if (!line || line.said.length === 0) return false;
  return (
    line.said.every((one) => namesAreSaid(one, support, transcript.guests)) &&
    line.said.every((one) => numbersIn(one.text, one.words.code).every((n) => support.numbers.has(n))) &&
    line.said.every((one) => datesAreSaid(one, support)) &&
    isOfOneMind(line.said, support) &&
    isAbout(line.said, support)
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
    return FRAME_WORDS.has(plain) || (index === 0 && words.firm.in.test(`i'll ${plain} `));
  });
}

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

/** So many words that mean something are a list. */
const LIST_KEYS = 8;

/** A line says no where the words that it stands on do, and only there. */
function isOfOneMind(line: readonly Said[], { said }: Support): boolean {
  if (line.every((one) => one.isQuestion || said.some((whole) => isSaidSo(one, whole)))) return true;
  const keys = new Set(line.flatMap(({ keys: own }) => [...own]));
  const parts = said.flatMap((one, place) => partsOf(one, keys).map((part) => ({ ...part, one, place })));
  const best = parts.reduce<(typeof parts)[number] | null>((a, b) => (a && a.shared > b.shared ? a : b), null);
  if (!best) return false;
  // A list of topics is neither a yes nor a no.
  if (best.shared * (keys.size < LIST_KEYS ? 3 : 2) < keys.size) return true;
  const isRefused =
    best.one.isQuestion &&
    said
      .slice(best.place + 1)
      .some(
        ({ at, folded, words }) => at > best.one.at && words.no.first.test(folded) && !words.yes.first.test(folded),
      );
  const saysNo = line.some(isNegated);
  if (saysNo)
    return (
      isRefused ||
      parts.some(({ folded, one, shared }) => shared === best.shared && isNegated({ folded, words: one.words }))
    );
  return !isRefused && !isNegated({ folded: best.folded, words: best.one.words });
}

/** Its words stand in a sentence in their order, and none that denies was left out. */
function isSaidSo(one: Said, whole: Said): boolean {
  const said = wordsIn(whole.folded);
  let at = 0;
  const stands = wordsIn(one.folded).every((word) => {
    at = said.indexOf(word, at) + 1;
    return at > 0;
  });
  return stands && denials(one) === denials(whole);
}

const denials = ({ folded, words }: Said) => folded.match(words.negation.all)?.length ?? 0;

/** A sentence between its commas, with how many words of a line are in each part. */
function partsOf({ folded }: Said, keys: ReadonlySet<string>): { folded: string; shared: number }[] {
  return folded.split(/[,;:]\s/).map((part) => {
    const stems = new Set(wordsIn(part).map(stemOf));
    return { folded: part, shared: [...keys].filter((key) => stems.has(key)).length };
  });
}

/** "No, wait" is no negation of what follows. */
function isNegated({ folded, words }: Pick<Said, "folded" | "words">): boolean {
  const plain = folded.replace(words.bareNo.first, " ").replace(words.polite.all, " ");
  return words.negation.in.test(plain) || words.denial.in.test(plain);
}

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
  const label = said.find(({ isLabelled }) => isLabelled);
  const written = label ? ownerOf(label, speaker.get(label.entry.id) ?? null, guests) : null;
  if (written) return written === guest;
  const [leading] = namedIn({ folded: fold(text), text, words: said[0]?.words } as Said, guests);
  if (
    leading?.length === 1 &&
    leading[0] !== guest &&
    fold(text).startsWith(nameParts(leading[0]?.name ?? "")[0] ?? "-")
  )
    return false;
  // The last one who took it on has it; where nobody said so, the last who said yes.
  const isTold = (one: Said) =>
    saysYes(one) &&
    said.some(
      (ask) =>
        asks(ask, one) &&
        namedIn(ask, guests).some(([only, ...more]) => more.length === 0 && only === speaker.get(one.entry.id)),
    );
  const last =
    said.findLast((one) => takesIt(one) || isTold(one)) ??
    said.findLast((one) => workIn(one) !== null) ??
    said.findLast((one) => saysYes(one) && said.some((ask) => asks(ask, one)));
  if (last) return (speaker.get(last.entry.id) ?? null) === guest;
  const called = said.filter((one) => namedIn(one, guests).some((some) => some.length === 1 && some[0] === guest));
  const isAsked = ({ words, folded }: Said) => words.request.in.test(folded) || words.assign.in.test(folded);
  return called.some((one) => said.some((ask) => ask.entry === one.entry && isAsked(ask)));
}

const takesIt = (one: Said): boolean => promiseIn(one) !== null || takesOn(one);
const asks = ({ at, entry, words, folded }: Said, answer: Said): boolean =>
  at < answer.at &&
  voiceOf(entry) !== voiceOf(answer.entry) &&
  (words.request.in.test(folded) || words.order.first.test(folded) || words.assign.in.test(folded));
const saysYes = ({ isQuestion, words, folded }: Said): boolean => !isQuestion && words.yes.first.test(folded);
