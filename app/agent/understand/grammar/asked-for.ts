import type { Timeline } from "../times/settle-times";
import { leadEnd, tokenAt } from "./clause-places";
import type { IntentFound } from "./evidence";
import type { Range } from "./phrase-scan";
import { type Described, describe, type Reading } from "./slots";

/** The meeting that a question is about, and who is asked after. */
export function askedFor({ clause }: IntentFound, reading: Reading, line: Timeline, { to }: Range): Described {
  const { book, said } = reading;
  if (!clause) return describe(reading, { from: 0, to });
  const guest = book.guest.exec(clause.text);
  const name = guest?.groups?.name;
  if (!guest || !name || book.event.test(name))
    return describe(reading, { from: tokenAt(line, leadEnd(clause, book.askLead)), to });
  const at = clause.start + guest[0].indexOf(name);
  const attendees = said.slice(at, at + name.length).split(/,? and /);
  return { ...describe(reading, { from: tokenAt(line, clause.start + guest[0].length), to }), attendees };
}
