/** How somebody asks in one language that a guest be sent times to pick from. */
export interface OfferPhrases {
  /** Groups: `who`; `count` in figures or a word of `counts`; `rest` says when, how long and what for. */
  asks: readonly RegExp[];
  /** The same, for the times that were just shown. */
  shown: readonly RegExp[];
  /** Between the last two of several names; forms of a pattern. */
  and: string;
  /** Asks which of the times guests can who were asked together. */
  whoCan: readonly RegExp[];
  counts: Readonly<Record<string, number>>;
  /** Begins a question for free times with somebody, whose name follows. */
  seeks: string;
}
