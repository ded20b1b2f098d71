import type { Intent } from "../command";
import type { Clause } from "./clauses";

export interface IntentFound {
  intent: Intent;
  /** 0 to 1: how plainly it was said. */
  confidence: number;
  /** The clause that asks, when one does. */
  clause?: Clause;
  /** The clause in front of it, when the request itself names nothing. */
  previous?: Clause;
  /** Length of the asking words at the start of the clause ("cancel", "get rid"). */
  head: number;
  /** Where in the text the asking words begin, when they stand at the end of the clause. */
  verb?: number;
  /** Which rule decided, in words. */
  rule: string;
}

/** What the rest of the reading knows when the intent is chosen. */
export interface Evidence {
  hasTime: boolean;
  hasClock: boolean;
  hasAddress: boolean;
  /** Whether a time stands right behind this place in the text, small words aside. */
  leadsWithTime: (place: number) => boolean;
  /** The words of a clause that belong to no time, folded. */
  outsideTimes: (clause: Clause) => string;
  /** Every time that is named has passed. */
  past: boolean;
  /** "with Sam": somebody is named. */
  hasCompany: boolean;
  /** The message as shown, for capitals. */
  said: string;
}
