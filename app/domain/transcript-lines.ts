import type { TranscriptEntry } from "./transcript";

type Spoken = Omit<TranscriptEntry, "id">;

/** Longer paragraphs are cut at the ends of their sentences, so that a line of a summary can point at few words. */
const LONGEST_ENTRY = 1_500;
/** "00:01:02", "[10:03]", "(1:02:03)", and the day in front that a chat writes. */
const TIME = String.raw`[[(]?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s+)?(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:[.,]\d+)?[\])]?`;
const TIME_FIRST = new RegExp(`^${TIME}\\s*(?:[-–]\\s+)?`);
const TIME_LAST = new RegExp(`\\s*${TIME}\\s*$`);
/** What Markdown puts around words. */
const MARKUP = /^(?:#{1,6}\s+|>\s?|[-*+•]\s+)+|\*\*|__/g;
const LABEL = /^([^:.!?;"“”]{1,100}):(?:\s+|$)/;
/** Words in front of a colon, few enough to be somebody's name that is written otherwise. */
const MAYBE_NAME = /^\S+(?:\s\S+){0,2}:\s/;
/** A name has no more parts. */
const MOST_PARTS = 8;
/** Small words inside of names. */
const NAME_PARTICLE =
  /^(?:an|d|da|das|de|del|den|der|di|do|dos|du|el|en|het|la|las|le|los|of|op|te|ten|ter|und|van|vom|von|y|zu|zum|zur|al|bin|ibn|'t)$/;
/** Headings of notes, in five languages: nobody is called so. */
const NO_NAME =
  /^(?:(?:next |open )?(?:action|step|task|point|question|decision|note|topic|risk|idea)s?(?: (?:items?|points?|log))?|to[- ]?dos?|agenda|attendees|participants|present|date|time|location|subject|title|re|fwd|from|to|cc|ps|nb|https?|summary|minutes|transcript|decided|agreed|deadline|owner|actie(?:punt|s|punten)?|besluit(?:en)?|besloten|afspraken|notities|aanwezig|datum|tijd|onderwerp|vraag|vragen|samenvatting|aufgaben?|ma(?:ss|ß)nahmen?|beschl(?:uss|üsse|oss?en)|entscheidung(?:en)?|notiz(?:en)?|teilnehmer|zeit|thema|frage|fragen|zusammenfassung|protokoll|t[âa]ches?|actions?|d[ée]cisions?|d[ée]cid[ée]|ordre du jour|pr[ée]sents?|objet|remarques?|r[ée]sum[ée]|compte[- ]rendu|tareas?|acci[óo]n(?:es)?|acuerdos?|decidido|decisi[óo]n(?:es)?|notas?|asistentes|fecha|hora|asunto|preguntas?|resumen|acta|orden del d[íi]a)$/i;

/** "Name: words"; without a name the words are the whole line. */
export function labelled(line: string): { speaker: string | null; text: string } {
  const found = LABEL.exec(line);
  const name = found?.[1]?.replace(TIME_LAST, "").trim() ?? "";
  if (!found || !isName(name)) return { speaker: null, text: line };
  return { speaker: name, text: line.slice(found[0].length).trim() };
}

function isName(name: string): boolean {
  const words = name.split(/\s+/);
  if (NO_NAME.test(name) || words.length > MOST_PARTS || !/\p{L}/u.test(name)) return false;
  return words.every(
    (word) =>
      NAME_PARTICLE.test(word) ||
      // A letter of a script that has no capitals begins a name as well.
      /^[(]?[\p{Lu}\p{Lo}]/u.test(word) ||
      /^\p{L}+[._]\p{L}+$/u.test(word) ||
      /^\d{1,2}[)]?$/.test(word),
  );
}

interface Line {
  speaker: string | null;
  at: number | null;
  text: string;
  /** Nothing stands between it and the line before. */
  isClose: boolean;
  /** A name alone, with the words below. */
  isHead: boolean;
}

/**
 * What is said in plain text or Markdown: "Name: words", names with a time and the words below, or no names at all, a
 * paragraph an entry. Labels count as names where most lines have one or the label comes again.
 */
export function readLines(text: string): Spoken[] {
  const lines = linesOf(text);
  const isSpeaker = speakersAmong(lines);
  const entries: Spoken[] = [];
  let head: Line | null = null;
  for (const line of lines) {
    if (isSpeaker(line)) {
      head = line.isHead ? line : null;
      if (line.text) entries.push({ speaker: line.speaker, at: line.at, text: line.text });
    } else addWords(entries, line, head);
  }
  return entries.flatMap(inPieces);
}

/** A name with a time and nothing else is always one. */
function speakersAmong(lines: readonly Line[]): (line: Line) => boolean {
  const names = new Map<string, number>();
  for (const { speaker } of lines) if (speaker) names.set(speaker, (names.get(speaker) ?? 0) + 1);
  const isTalk = lines.filter(({ speaker }) => speaker).length * 2 >= lines.length;
  return ({ speaker, isHead, at }) =>
    speaker !== null && (isTalk || (isHead && at !== null) || (names.get(speaker) ?? 0) > 1);
}

/**
 * Words without a name: more of the line before, what stands below a name, or nobody's. A line that may begin with a name
 * that was not known for one is nobody's: the words of one are never put into the mouth of another.
 */
function addWords(entries: Spoken[], { speaker, at, text, isClose }: Line, head: Line | null): void {
  const whole = speaker ? `${speaker}: ${text}` : text;
  const last = entries.at(-1);
  const isMore = !head && speaker === null && isClose && !MAYBE_NAME.test(text);
  if (isMore && last?.speaker) last.text += ` ${whole}`;
  else if (whole) entries.push({ speaker: head?.speaker ?? null, at: at ?? head?.at ?? null, text: whole });
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let isClose = false;
  for (const raw of text.split("\n")) {
    const line = raw.replace(MARKUP, "").trim();
    if (line === "" || /^[-=_*]{3,}$/.test(line)) {
      isClose = false;
      continue;
    }
    lines.push({ ...lineOf(line), isClose });
    isClose = true;
  }
  return lines;
}

function lineOf(line: string): Omit<Line, "isClose"> {
  const first = TIME_FIRST.exec(line);
  const behind = first ? line.slice(first[0].length) : line;
  // "10:30 we start": the hour belongs to the words unless a name follows or nothing.
  const inFront = labelled(behind);
  const label = LABEL.exec(behind)?.[1] ?? "";
  const at = secondsIn(first) ?? secondsIn(TIME_LAST.exec(label));
  if (inFront.speaker) return { ...inFront, at, isHead: inFront.text === "" };
  const last = TIME_LAST.exec(line);
  const alone = last ? line.slice(0, last.index).trim() : "";
  if (last && alone && isName(alone)) return { speaker: alone, at: secondsIn(last), text: "", isHead: true };
  if (first && /^[[(]/.test(line)) return { speaker: null, at, text: behind, isHead: false };
  return { speaker: null, at: null, text: behind === "" ? "" : line, isHead: false };
}

function secondsIn(found: RegExpExecArray | null): number | null {
  if (!found) return null;
  const [, hours = "0", minutes = "0", seconds = "0"] = found;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function inPieces({ text, ...rest }: Spoken): Spoken[] {
  if (text.length <= LONGEST_ENTRY) return [{ ...rest, text }];
  const pieces: string[] = [];
  let piece = "";
  for (const sentence of text.match(/[^.!?…]*[.!?…]*\s*/g) ?? []) {
    for (let from = 0; from < sentence.length; from += LONGEST_ENTRY) {
      const part = sentence.slice(from, from + LONGEST_ENTRY);
      if (piece.length + part.length > LONGEST_ENTRY) {
        pieces.push(piece.trim());
        piece = "";
      }
      piece += part;
    }
  }
  return [...pieces, piece.trim()].filter(Boolean).map((one) => ({ ...rest, text: one }));
}
