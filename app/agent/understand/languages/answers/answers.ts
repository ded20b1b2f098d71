/**
 * What people say in answer to a question, or about what was shown, beside the request itself. Each entry is written as
 * those of `LanguageWords` are: phrases in lower case, parted by commas. An empty one is unsaid in that language.
 */
export interface AnswerWords {
  /** Between two names, or two places in a list. */
  and: string;
  the: string;
  with: string;
  please: string;
  /** In front of an answer: "yes", "ok". */
  yes: string;
  no: string;
  /** Takes back what was said, in front of what was meant: "sorry", "I meant". */
  meant: string;
  /** In front of anything, carries nothing: "but", "just", "can you". */
  small: string;
  only: string;
  it: string;
  /** Several people who were spoken of, and one. */
  them: string;
  oneOfThem: string;
  /** A meeting that has no name of its own, and several. */
  meeting: string;
  meetings: string;
  /** Behind a place in a list: "the second one". */
  one: string;
  /** Places in a list from the first on, one a phrase; what is no meeting behind one: "the second week". */
  ordinals: string;
  noPlace: string;
  /** The one behind the one that was spoken of. */
  afterThat: string;
  /** Two to five. */
  counts: string;
  /** The first, or the last, of a list. */
  first: string;
  last: string;
  /** A place in a list in figures, with what tells it from a date: "2nd one". */
  nth: string;
  /** In front of the figure of a place: "number 2". */
  numbered: string;
  /** In front of what is picked, and behind it: "I'll take … then". */
  picks: string;
  picked: string;
  /** Whole answers: whichever comes first; the last that was offered. */
  anyOne: string;
  latest: string;
  /** All of what was shown; of a series, all of it. */
  all: string;
  /** Of a series: this one; from this one on. */
  thisOne: string;
  following: string;
  /** The one that comes next. */
  next: string;
  /** In an answer, what is to be done with what was shown. */
  cancels: string;
  moves: string;
  tells: string;
  /** Asks for another meeting. */
  books: string;
  /** Asks about one's own day, whatever else is open. */
  ownTime: string;
  /** "Which ones are there?", and the rest of that question. */
  which: string;
  ofWhich: string;
  /** In front of a row that is named, and behind it: carries nothing. */
  aroundRow: string;
  /** The guest stays away, the meeting does not: "none", "without". */
  leavesOut: string;
  /** "Forget it", of what is known. */
  forgetsIt: string;
}
