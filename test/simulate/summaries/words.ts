import type { Summarise } from "~/domain/summary";
import type { TranscriptEntry } from "~/domain/transcript";
import type { Life, Machine } from "../machine";

/** What was said in a meeting, as one source has it. */
export interface Words {
  /** Stands in these words and in no others. */
  marker: string;
  /** Whether there is anything in them to tell. */
  tells: boolean;
  entries: TranscriptEntry[];
}

const SPEAKERS = ["Robin Example", "Anna de Vries", null];

/** @param version every one has other words */
export function wordsOf(eventId: string, version: number, tells: boolean): Words {
  const marker = `marker${eventId}v${version}x`;
  const said = tells
    ? [`We agreed on ${marker}.`, `I'll send ${marker} round.`, "That was all."]
    : [`Hm, ${marker}.`, "Yes."];
  const entries = said.map((text, n) => ({ id: `e${n}`, speaker: SPEAKERS[n] ?? null, at: n * 5, text }));
  return { marker, tells, entries };
}

export const markersIn = (text: string): string[] => [...new Set(text.match(/marker\w+?v\d+x/g) ?? [])];

/** The longest that a model takes. */
const MODEL_MS = 200_000;

/** A summariser in place of ours: it takes its time, it may die or break over it, and a model has other words. */
export function playedSummariser(machine: Machine, life: Life): Summarise {
  return async ({ entries }, { mayAskModel = false } = {}) => {
    await machine.step(life, "summarise", async () => {});
    if (mayAskModel) await machine.wait(machine.form([3_000, 40_000, MODEL_MS]));
    if (machine.strikes("model", "summariser")) throw new Error("the summariser broke");
    const by = mayAskModel ? " (by the model)" : "";
    const lines = (is: RegExp) =>
      entries
        .filter(({ text }) => is.test(text))
        .map(({ id, speaker, text }) => ({
          ...{ text: `${text}${by}`, speaker },
          evidence: [{ entry: id, from: 0, to: text.length }],
        }));
    return {
      ...{ language: "en", overview: [], questions: [], followUp: null, dropped: 0 },
      decisions: lines(/agreed/),
      actionItems: lines(/I'll/).map(({ speaker, ...line }) => ({ ...line, owner: speaker, due: null })),
    };
  };
}
