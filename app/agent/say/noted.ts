import { BODY_MAX, type OutgoingMessage } from "~/domain/message";
import { formatClock } from "~/domain/phrasing";
import { expectedEvent } from "../state/expected";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { text } from "./message";
import { lines, quote } from "./names";
import { dayOf, type Voice } from "./voice";

/** How a message was taken. */
export function noteOf({ why, at, dropped = [], words: unread = "" }: ReplyOf<"noted">, voice: Voice): string {
  const words = wordsOf(voice);
  if (why === "answered") return "";
  if (why === "idle") return words.note.idle(quote(unread));
  return words.note[why](
    why === "dropped"
      ? words.list(dropped.map((action) => quote(expectedEvent(action).title)))
      : `${dayOf(at, voice)}, ${formatClock(at, voice.zone, voice.clock)}`,
  );
}

/**
 * An answer with a sentence before it that says how the message was taken.
 *
 * @param message the answer in words; null when nothing was done
 */
export function noted(note: string, message: OutgoingMessage | null): OutgoingMessage {
  if (!message) return text(note);
  if (message.kind === "template") return message;
  const body = lines(note, message.body);
  if (!message.before && body.length <= BODY_MAX[message.kind]) return { ...message, body };
  // What a yes would be for is not cut for the sake of the note.
  return { ...message, before: [note, ...(message.before ?? [])] };
}
