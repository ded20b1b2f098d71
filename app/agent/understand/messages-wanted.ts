import { withoutCourtesies } from "./manners/message";
import type { Phrasebook } from "./phrases/phrasebook";
import { PHRASEBOOKS } from "./phrases/phrasebooks";
import { readText, type Text } from "./text";

/** Nobody asks for silence in more letters than these, and the work stays bounded. */
const LONGEST = 100;

export interface MessagesRequest {
  wanted: "stop" | "start";
  /** Two letters, where the words are not English too, as "stop" is everywhere. */
  language: string | null;
}

/**
 * Whether a message is somebody's wish to get no messages but answers any more ("STOP", "unsubscribe"), or to get them
 * again ("START"), and nothing else. Every language is read, whatever the talk was in: such a word has to work for
 * anybody. A "stop" among other words ("bus stop meeting at 3") is none.
 *
 * @returns null for every other message
 */
export function messagesWanted(said: string): MessagesRequest | null {
  if (said.length > LONGEST) return null;
  const text = readText(said.replace(/["“”„«»]/g, ""));
  for (const book of PHRASEBOOKS) {
    const { stop, start } = book.preferences;
    // "No more messages" begins with what is a courtesy elsewhere, so it is read with and without.
    const ways = [withoutEnd(text, book), withoutCourtesies(text, book)];
    const language = book.code === "en" ? null : book.code;
    if (ways.some((way) => stop(way) !== null)) return { wanted: "stop", language };
    if (ways.some((way) => start(way) !== null)) return { wanted: "start", language };
  }
  return null;
}

function withoutEnd({ said, folded }: Text, { manners }: Phrasebook): Text {
  const to = manners.tail.exec(folded)?.index ?? folded.length;
  return { said: said.slice(0, to), folded: folded.slice(0, to) };
}
