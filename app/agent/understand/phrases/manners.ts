import type { Sentences } from "./sentences";

/** How one language speaks of more than one meeting, and of one in other ways than by a verb and its name. */
export interface Manners {
  /** Courtesies and stops at the end of a message. */
  tail: RegExp;
  /** Words that a part of a message is read behind, so that it is read for what it is. */
  alone: {
    /** Before times and names: a look at the calendar. */
    look: string;
    /** Before a meeting. */
    cancel: string;
    /** Before a new time or a length. */
    move: string;
    /** Before a stretch of time. */
    free: string;
    /** Before the end of a stretch. */
    until: string;
  };
  /** Every meeting of a stretch is taken out: `which` of all. */
  cancelAll: Sentences;
  /** Every meeting of a stretch moves: `which` of all, and `how`. */
  moveAll: Sentences;
  /** A whole stretch of the day, `which`, moves, and so does all that is in it: `how`. */
  moveWhole: Sentences;
  /** The meetings move to an earlier time. */
  earlier: RegExp;
  /** A stretch of the day, `when`, becomes free. */
  clear: Sentences;
  /** Those that were just shown go. */
  cancelThese: Sentences;
  /** Those that were just shown move: `how`. */
  moveThese: Sentences;
  /** Of `all` something stays: `but`. */
  except: Sentences;
  /** Of lines that wait for a yes, `which` stays as it is; or alone goes on. */
  spares: Sentences;
  onlyThese: Sentences;
  /** Without one of these nobody is late: spares the work. */
  lateWord: RegExp;
  /** Somebody is late by a `delay`, for `which`. */
  late: Sentences;
  /** Somebody is late, by whatever. */
  isLate: Sentences;
  /** Somebody is late for `which`. */
  lateFor: Sentences;
  /** "And tell her": behind what is late. */
  tellThem: RegExp;
  /** Somewhere else, from or for a while: `where` begins with the place; the while may stand `before` it. */
  awayIn: Sentences;
  /** At home again. */
  home: Sentences;
  /** "Back", which may answer a question as well. */
  back: Sentences;
  /** A journey, to `where`, that will not be. */
  tripOff: Sentences;
  /** Before the end of a journey. */
  until: RegExp;
  /** "And back on": the end of a journey follows. */
  andBack: RegExp;
  /** Says nothing in front of a while. */
  nowWords: RegExp;
  /** Words that belong to a meeting, not to a journey. */
  noTrip: RegExp;
  /** Verbs that end a series. */
  ends: RegExp;
  /** From which `day` on a series changes, or `after` what; the day behind that by name. */
  starts: RegExp;
  dayAfter: Readonly<Record<string, string>>;
  /** Names a series and nothing of it. */
  seriesWord: RegExp;
  /** Words that say how much of a series is meant, and nothing else. */
  reach: readonly (readonly ["following" | "all" | "one", RegExp])[];
  /** "For me", "I'm off sick": for whom or why, and nothing of what is to be done. */
  forMe: RegExp;
  /** Names what was there before by an article: "the". */
  the: RegExp;
  /** Joins what is named one by one. */
  and: RegExp;
}
