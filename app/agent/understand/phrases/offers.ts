import { wholly } from "./wholly";

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

/** How many, in figures or in one of these words. */
export const counted = (words: string) => `(?:(?<count>\\d|${words})\\s+)?`;

/** A guest by name or address, and not one of these words; figures stand in an address alone. */
export const guestBut = (words: string) => `(?<who>(?!(?:${words})\\b)(?:[^\\d?]|\\d(?=\\S*@)|(?<=@\\S*)\\d){1,120}?)`;

export const REST = "(?<rest>\\s+.{1,120}?)?";

/** As `REST`, where one of these words begins it. */
export const restFrom = (words: string) => `(?<rest>\\s+(?:${words})\\b.{0,120}?)?`;

/** Whole messages that ask for an offer. With a question mark they ask something else. */
export const offerWhole = (before: string, after: string) => wholly(before, after, "isu", ".!");

export const whoCanForm = (form: string) => new RegExp(`^[\\s¿]*${form}[\\s?!.]*$`, "isu");
