import { contactKey } from "~/domain/contact";
import type { Pending } from "../state/conversation";
import type { Input } from "../state/input";
import { eventsOnTable } from "../state/table";
import { plain } from "../understand/command";
import { oneSlip } from "../understand/grammar/spelling";

/** "Pricing*", "*hannah": one word, spelt as it should have been. */
const RESPELT = /^\s*(?:\*\s*([\p{L}'’-]+)|([\p{L}'’-]+)\s*\*)\s*$/u;

/**
 * What is on the table with a word of it spelt right: a guest whom nobody knows by the wrong one, or its title. Any other
 * word with an asterisk is read as it stands, and takes nobody's place.
 */
export function respelt(pending: Pending | null, input: Input): Input["command"] {
  const { command, text } = input;
  const [, before, after] = RESPELT.exec(text) ?? [];
  const word = before ?? after;
  if (word === undefined || !pending) return command;
  const isMeant = (said: string) => {
    const [a, b] = [contactKey(said), contactKey(word)];
    return a !== b && a[0] === b[0] && oneSlip(a, b);
  };
  const unknown = pending.kind === "address" ? pending.draft.unknownNames.find(isMeant) : undefined;
  if (unknown !== undefined) return plain("edit_attendees", { attendees: [word], removedAttendees: [unknown] });
  const [only, another] = eventsOnTable(pending);
  const words = only && !another ? only.title.split(/(?<=\s)|(?=\s)/) : [];
  if (!words.some(isMeant)) return command;
  return plain("reschedule", { title: words.map((one) => (isMeant(one) ? likeIn(one, word) : one)).join("") });
}

/** With a capital where the other has one. */
const likeIn = (one: string, word: string) =>
  /^\p{Lu}/u.test(one) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
