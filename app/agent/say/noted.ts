import { BODY_MAX, type OutgoingMessage } from "~/domain/message";
import { formatClock } from "~/domain/phrasing";
import { wordsOf } from "../words/catalogue";
import { text } from "./message";
import { lines } from "./names";
import { reply } from "./reply";
import type { SayOf } from "./say";
import { dayOf, type Voice } from "./voice";

/** An answer with a sentence before it that says how the message was taken. */
export function noted({ why, at, answer }: SayOf<"noted">, voice: Voice): OutgoingMessage {
  const note = wordsOf(voice).note[why](`${dayOf(at, voice)}, ${formatClock(at, voice.zone, voice.clock)}`);
  if (!answer) return text(note);
  const message = reply(answer, voice);
  if (message.kind === "template") return message;
  const body = lines(note, message.body);
  if (!message.before && body.length <= BODY_MAX[message.kind]) return { ...message, body };
  // What a yes would be for is not cut for the sake of the note.
  return { ...message, before: [note, ...(message.before ?? [])] };
}
