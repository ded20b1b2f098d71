import type { Sentences } from "./sentences";

/** How one language says what should hold from now on. The `value` of each is read by a rule of its own. */
export interface PreferencePhrases {
  /** Around what is asked: "could you … from now on, please". */
  lead: RegExp;
  tail: RegExp;
  /** What may stand behind a length: "long", "before each meeting". */
  aroundLength: string;
  /** Begins what is nobody's name: "forget it". */
  notPerson: RegExp;
  /** Cut off both ends of a name: "what you know about Anna", "Anna's address". */
  aroundPerson: RegExp;
  /** Wants no messages but answers, and wants them again: nothing else is said in the whole message. */
  stop: Sentences;
  start: Sentences;
  /** What can be said, in the order in which it is tried. */
  said: readonly (readonly [PreferenceKind, Sentences])[];
}

/**
 * `length` needs its unit, `length-alone` does not; `no-buffer` and what shows or forgets have no value; `start` and
 * `end` are of the working day.
 */
export type PreferenceKind =
  | "show"
  | "forget-everything"
  | "forget-contacts"
  | "forget-preferences"
  | "forget-person"
  | "length-alone"
  | "length"
  | "no-buffer"
  | "buffer"
  | "reminder"
  | "zone"
  | "hours"
  | "start"
  | "end"
  | "days-off"
  | "habits"
  | "workdays"
  | "language";
