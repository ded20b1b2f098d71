import { clockOfZone } from "./clock-style";
import { formatClock, formatMoment } from "./phrasing";
import { cut } from "./text";
import type { Instant } from "./time";
import { localDay } from "./zones";

/** One turn of the conversation as it is kept: what was written and what was answered. */
export interface LoggedTurn {
  text: string;
  reply: string;
  at: Instant;
}

/** The same as a page shows it. */
export interface TurnView {
  id: number;
  /** Empty where there was none, as for a voice note that nobody wrote down. */
  text: string;
  /** Pieces of the answer; bold where WhatsApp shows it so. */
  reply: { words: string; bold: boolean }[];
  /** "10:40", with its day where that is not today. */
  time: string;
  /** What can be tapped below the answer, where that is shown. */
  taps?: readonly string[];
}

/** The phone has the whole of a long message. */
const SHOWN_CHARACTERS = 600;

/** Turns in the order in which they were. @param turns newest first, as they are read */
export function viewTurns(turns: readonly LoggedTurn[], zone: string, now: Instant): TurnView[] {
  const clock = clockOfZone(zone);
  const today = localDay(now, zone);
  return turns.toReversed().map(({ text, reply, at }) => ({
    id: at,
    text: cut(text, SHOWN_CHARACTERS),
    reply: boldPieces(cut(reply, SHOWN_CHARACTERS)),
    time:
      localDay(at, zone) === today ? formatClock(at, zone, clock) : formatMoment(at, zone, { now, clock, bare: true }),
  }));
}

/** A text in pieces; WhatsApp's one mark that we use makes some bold: "*Budget*". */
export function boldPieces(text: string): TurnView["reply"] {
  return text
    .split(/(?<![\p{L}\p{N}*])\*(\S(?:[^*\n]*\S)?)\*(?![\p{L}\p{N}*])/u)
    .map((words, place) => ({ words, bold: place % 2 === 1 }))
    .filter(({ words }) => words !== "");
}
