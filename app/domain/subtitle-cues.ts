import type { TranscriptEntry } from "./transcript";
import { labelled } from "./transcript-lines";

type Spoken = Omit<TranscriptEntry, "id">;

const TIMING = /(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?\s*-->/;
/** What WebVTT keeps beside the cues. */
const NO_CUE = /^(?:WEBVTT|NOTE|STYLE|REGION|Kind:|Language:|X-TIMESTAMP-MAP)/;
/** A cue's own name: a figure, or what Teams and Meet make. */
const CUE_ID = /^(?:\d+|[\da-f]{8}-[\da-f-]{27,}(?:\/[\d-]+)?)$/i;
/** One sentence over several cues is one entry, up to here. */
const LONGEST_ENTRY = 400;
/** A time that lies further behind what was said before is not believed. */
const BACKWARDS_SECONDS = 60;

/**
 * What is said in WebVTT (W3C) or SubRip, in the order of the file. Broken files are read as far as they go: a missing
 * header, cues without an empty line between, times that cannot be.
 */
export function readCues(text: string): Spoken[] {
  const entries: Spoken[] = [];
  const lines = text.split("\n");
  let at: number | null = null;
  let isBeside = true;
  let latest = 0;
  for (const [n, line] of lines.entries()) {
    const said = line.trim();
    if (said.includes("-->")) {
      at = secondsOf(said);
      if (at !== null && at < latest - BACKWARDS_SECONDS) at = null;
      latest = Math.max(latest, at ?? 0);
      isBeside = false;
    } else if (NO_CUE.test(said)) isBeside = true;
    else if (said === "") isBeside &&= entries.length === 0 && !TIMING.test(lines[n + 1] ?? "");
    else if (!isBeside && !(CUE_ID.test(said) && (lines[n + 1] ?? "").includes("-->"))) add(entries, said, at);
  }
  return entries;
}

function secondsOf(line: string): number | null {
  const [, hours = "0", minutes = "0", seconds = "0"] = TIMING.exec(line) ?? [];
  const isTime = TIMING.test(line) && Number(minutes) < 60 && Number(seconds) < 60;
  return isTime ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : null;
}

function add(entries: Spoken[], line: string, at: number | null): void {
  const voice = /^<v(?:\.[^\s>]*)?\s+([^>]{1,80})>/.exec(line)?.[1]?.trim();
  const plain = decodeCue(line.replace(/<[^>]{0,100}>/g, "")).trim();
  const { speaker, text } = voice ? { speaker: voice, text: plain } : labelled(plain);
  if (text === "") return;
  const last = entries.at(-1);
  const isSame = last !== undefined && (speaker === last.speaker || (speaker === null && !voice && last.at === at));
  // Live captions show a line again until it is full.
  if (isSame && last.text.endsWith(text)) return;
  const goesOn = isSame && (last.at === at || !/[.!?…]["'”»)]?$/.test(last.text));
  if (goesOn && last.text.length + text.length < LONGEST_ENTRY) last.text += ` ${text}`;
  else entries.push({ speaker, at, text });
}

const decodeCue = (text: string) =>
  text
    .replace(/&(?:nbsp|lrm|rlm);/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
