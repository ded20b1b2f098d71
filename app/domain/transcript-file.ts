import { strFromU8, unzipSync } from "fflate";
import { TRANSCRIPT_BYTES_MAX, TRANSCRIPT_MB } from "./body-limits";
import { readCues } from "./subtitle-cues";
import type { TranscriptEntry } from "./transcript";
import { readLines } from "./transcript-lines";

/** Ten hours of talk. */
const MOST_LETTERS = 1_000_000;

type TranscriptProblem = "empty" | "too-large" | "not-text" | "unreadable";

export type TranscriptRead =
  | { ok: true; entries: TranscriptEntry[] }
  | { ok: false; problem: TranscriptProblem; sentence: string };

/** For pages, in English; elsewhere the problem has words of its own. */
const SENTENCES: Record<TranscriptProblem, string> = {
  empty: "There are no words in it.",
  "too-large": `A transcript may have at most ${TRANSCRIPT_MB} MB, and a million letters of text.`,
  "not-text": "That is not a text: a transcript is a .txt, .md, .vtt, .srt or .docx file.",
  unreadable: "That document could not be read. Save it again as .docx, or paste its text.",
};

/**
 * The entries of a transcript that was uploaded or sent. What it is its bytes say; a name that says something else is no
 * transcript: `.txt`, `.md`, `.vtt`, `.srt` and `.docx` are read. Ids are `e1`, `e2` and so on. Never throws.
 *
 * @param name of the file, empty where it has none
 */
export function readTranscriptFile(bytes: Uint8Array, name = ""): TranscriptRead {
  if (bytes.length > TRANSCRIPT_BYTES_MAX) return refused("too-large");
  if (/\.(?:exe|dll|bat|cmd|com|msi|js|html?|pdf|docm?|xlsx?|pptx?|zip)$/i.test(name)) return refused("not-text");
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4) return readDocument(bytes);
  if (/\.docx$/i.test(name)) return refused("unreadable");
  const text = decode(bytes);
  return text === null ? refused("not-text") : readTranscriptText(text);
}

/** The same for words that were pasted or typed. */
export function readTranscriptText(text: string): TranscriptRead {
  if (text.length > MOST_LETTERS) return refused("too-large");
  const plain = text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    // Marks of direction turn the words around that are shown behind them.
    .replace(/(?![\n\t])[\p{Cc}\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "");
  const isCued = /^\s*WEBVTT/.test(plain) || plain.split("\n").some(isCue);
  const spoken = isCued ? readCues(plain) : readLines(plain);
  if (!spoken.some((entry) => /[\p{L}\p{N}]/u.test(entry.text))) return refused("empty");
  return { ok: true, entries: spoken.map((entry, n) => ({ id: `e${n + 1}`, ...entry })) };
}

/** "00:01:02,000 --> 00:01:05,000", looked for by its arrow: a line may be a whole talk. */
const isCue = (line: string) => /\d:\d\d/.test(line.slice(0, Math.max(line.indexOf("-->"), 0)));

const refused = (problem: TranscriptProblem): TranscriptRead => ({ ok: false, problem, sentence: SENTENCES[problem] });

/** UTF-8, UTF-16 with its mark, or else Windows-1252 as old subtitles are; null for what is no text. */
function decode(bytes: Uint8Array): string | null {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
  if (wide) return new TextDecoder(wide).decode(bytes);
  if (bytes.subarray(0, 65_536).some((byte) => byte < 32 && !PRINTED.has(byte))) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Tab, line feed, form feed, carriage return, escape of old terminals. */
const PRINTED = new Set([9, 10, 11, 12, 13, 27]);

/** A document's words as XML: pictures and styles are not unpacked. */
const WORDS_OF_DOCUMENT = "word/document.xml";
/** What a small archive could blow up to. */
const MOST_XML_BYTES = 40_000_000;

function readDocument(bytes: Uint8Array): TranscriptRead {
  let xml: Uint8Array | undefined;
  let isTooLarge = false;
  try {
    xml = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        isTooLarge ||= name === WORDS_OF_DOCUMENT && originalSize > MOST_XML_BYTES;
        return name === WORDS_OF_DOCUMENT && !isTooLarge;
      },
    })[WORDS_OF_DOCUMENT];
  } catch {
    // A broken archive.
    return refused("unreadable");
  }
  if (isTooLarge) return refused("too-large");
  return xml ? readTranscriptText(wordsOf(strFromU8(xml))) : refused("not-text");
}

/** The text of WordprocessingML (ECMA-376, part 1): a paragraph is a line. What was deleted is in tags of its own. */
function wordsOf(xml: string): string {
  let words = "";
  let isText = false;
  for (const [piece, tag] of xml.replace(/<mc:Fallback>.*?<\/mc:Fallback>/gs, "").matchAll(/<([^>]*)>|[^<]+/g)) {
    if (tag === undefined) words += isText ? decodeXml(piece) : "";
    else if (/^w:t(?:\s|$)/.test(tag)) isText = !tag.endsWith("/");
    else if (tag === "/w:t") isText = false;
    else if (/^w:tab(?:\s|\/|$)/.test(tag)) words += "\t";
    else if (tag === "/w:p" || /^w:(?:br|cr)(?:\s|\/|$)/.test(tag)) words += "\n";
  }
  return words;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const decodeXml = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
    if (code === null) return ENTITIES[name] ?? whole;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
