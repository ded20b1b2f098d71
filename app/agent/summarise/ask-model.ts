import { guestNamed } from "~/domain/guest-name";
import type { ActionItem, EvidenceSpan, Summary, SummaryLine } from "~/domain/summary";
import type { Transcript, TranscriptEntry } from "~/domain/transcript";
import { partsOf } from "~/domain/transcript-source";
import { type LanguageModel, tryModel } from "~/providers/language-model";
import type { Checker } from "./check-evidence";
import { FIND, type FoundLine, foundForm, OVERVIEW, wholeForm } from "./model-form";

/** About three thousand tokens of transcript in one call. */
const PART_LETTERS = 12_000;
/** Five hours of talk; what lies behind is for the rules alone. */
const MOST_PARTS = 24;
const LIMITS = { mostTokens: 1_200, timeoutMs: 30_000 };
const MOST_LETTERS = 300;
const MOST_OVERVIEW = 3;

/**
 * The summary of the rules with the words of a model where the transcript bears them. Each part of the transcript is one
 * call, and what was found in all of them one more; when a call fails no other is made. Whatever the model says, only
 * lines come of it: a line that the checker drops leaves the one of the rules as it was, and is counted.
 *
 * @param byRules checked already
 */
export async function withModel(
  model: LanguageModel,
  transcript: Transcript,
  byRules: Summary,
  checker: Checker,
): Promise<Summary> {
  const found: FoundLine[] = [];
  let dropped = 0;
  for (const part of partsOf(transcript.entries, PART_LETTERS).slice(0, MOST_PARTS)) {
    // Quoted, with their ids; when they were said is nothing to it.
    const entries = part.map(({ id, speaker, text }) => ({ id, speaker, text }));
    const lines = await tryModel(() =>
      model.write(foundForm, FIND, JSON.stringify({ title: transcript.title, entries }), LIMITS),
    );
    if (!lines) return byRules;
    found.push(...lines.lines);
  }
  const spans = spansIn(transcript.entries);
  const lineOf = ({ text, entries }: Pick<FoundLine, "text" | "entries">): SummaryLine => ({
    text: text.trim().slice(0, MOST_LETTERS),
    evidence: spans(entries),
  });
  const kept = (kind: FoundLine["kind"]) => {
    const lines = found.filter((line) => line.kind === kind);
    const held = lines.filter((line) => checker.line(lineOf(line)));
    dropped += lines.length - held.length;
    return held.map(lineOf);
  };
  const actions = found
    .filter(({ kind }) => kind === "action")
    .map((line) => itemOf(line, lineOf(line), transcript, checker));
  const items = actions.filter((item) => checker.item(item));
  dropped += actions.length - items.length;
  const decisions = joined(byRules.decisions, kept("decision"));
  const questions = joined(byRules.questions, kept("question"));
  const points = [...kept("point"), ...decisions];
  const overview = points.length > 0 ? await askOverview(model, points, lineOf) : null;
  const said = (overview ?? []).filter((line) => checker.line(line));
  dropped += (overview ?? []).length - said.length;
  return {
    ...byRules,
    overview: said.length > 0 ? said.slice(0, MOST_OVERVIEW) : byRules.overview,
    decisions,
    actionItems: joinedItems(byRules.actionItems, items, checker),
    questions,
    dropped: byRules.dropped + dropped,
  };
}

async function askOverview(
  model: LanguageModel,
  points: readonly SummaryLine[],
  lineOf: (line: { text: string; entries: string[] }) => SummaryLine,
): Promise<SummaryLine[] | null> {
  const given = points.map(({ text, evidence }) => ({ text, entries: evidence.map(({ entry }) => entry) }));
  const whole = await tryModel(() => model.write(wholeForm, OVERVIEW, JSON.stringify({ points: given }), LIMITS));
  return whole?.overview.map(lineOf) ?? null;
}

/** Whole entries by their ids; an id that is nobody's is a span that nothing bears. */
function spansIn(entries: readonly TranscriptEntry[]): (ids: readonly string[]) => EvidenceSpan[] {
  const lengths = new Map(entries.map(({ id, text }) => [id, text.length]));
  return (ids) => [...new Set(ids)].map((entry) => ({ entry, from: 0, to: lengths.get(entry) ?? 0 }));
}

/** Its owner as a guest, and its day by our rules: both null where they leave it open. */
function itemOf({ owner, due }: FoundLine, line: SummaryLine, { guests }: Transcript, checker: Checker): ActionItem {
  const guest = owner === null ? null : guestNamed(owner, guests);
  return { ...line, owner: guest?.name ?? owner, due: due === null ? null : checker.dayOf(due, line.evidence) };
}

const touches = (a: SummaryLine, b: SummaryLine) =>
  a.evidence.some(({ entry }) => b.evidence.some((span) => span.entry === entry));

/** The model's words in the place of those of the rules that rest on the same entries, and what only the model saw. */
function joined(byRules: readonly SummaryLine[], byModel: readonly SummaryLine[]): SummaryLine[] {
  const left = [...byModel];
  const lines = byRules.map((line) => {
    const at = left.findIndex((one) => touches(line, one));
    return at < 0 ? line : (left.splice(at, 1)[0] ?? line);
  });
  return [...lines, ...left.filter((one) => !lines.some((line) => touches(line, one)))];
}

/** Owner and day stay those of the rules: they heard the last word. */
function joinedItems(byRules: readonly ActionItem[], byModel: readonly ActionItem[], checker: Checker): ActionItem[] {
  const left = [...byModel];
  const items = byRules.map((item): ActionItem => {
    const at = left.findIndex((one) => touches(item, one) && (one.owner === null || one.owner === item.owner));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    const both = found && { ...item, text: found.text, evidence: together(item, found) };
    return both && checker.item(both) ? both : item;
  });
  return [...items, ...left.filter((one) => !items.some((item) => touches(item, one)))];
}

/** The spans of both in the order of the talk, each entry once, as widely as either has it. */
function together({ evidence }: SummaryLine, { evidence: wide }: SummaryLine): EvidenceSpan[] {
  const isNew = ({ entry }: EvidenceSpan) => !wide.some((span) => span.entry === entry);
  return [...evidence.filter(isNew), ...wide].slice(0, MOST_SPANS);
}

const MOST_SPANS = 10;
