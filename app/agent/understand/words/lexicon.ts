import type { DayPart } from "../command";

export type Unit =
  | "second"
  | "minute"
  | "hour"
  | "day"
  | "workday"
  | "week"
  | "fortnight"
  | "weekend"
  | "month"
  | "quarter"
  | "halfyear"
  | "year";

/**
 * What a word can mean to the rules about time. One word may mean several things ("second", "may", "half");
 * the rules look at its neighbours to choose. A grammar for all languages reads meanings, so a language is a list.
 */
export interface Meanings {
  /** A whole number in words. */
  n: number;
  /** 20, 30, …: joins with a following unit ("twenty one"). */
  tens: number;
  hundred: true;
  thousand: true;
  /** "third"; -1 is "last", -2 "last but one". */
  ord: number;
  /** What is no day of a month where no month is said, and what no such day stands behind: "le deuxième", "la 4e". */
  noDate: true;
  /** Monday is 1. */
  wd: number;
  /** A weekday in the plural: repeats. */
  wds: number;
  mo: number;
  unit: Unit;
  /** A length in one word, in minutes: "Viertelstunde". */
  minutes: number;
  /** A repeating unit: "daily", "weekly". */
  repeat: Unit;
  /** Days from today. */
  day: number;
  now: true;
  part: DayPart;
  /** A day and a part in one word: days from today times 100 (minus for the past), plus 1 morning … 5 night. */
  dayPart: number;
  /** "after next" 1, "before last" -1: one further than the next or the last. */
  further: number;
  /** "EOM": the end of the present one. */
  closes: Unit;
  /** Spring is 1. */
  season: number;
  /** "week of", "w/c": the week that holds the day behind. */
  weekOf: true;
  /** "en huit": days after the coming weekday. */
  fortnightOn: number;
  /** "the eve of" -1, "the day after" 1: one word for a day beside the one behind it. */
  beside: number;
  workweek: true;
  /** Today's part: "tonight". */
  todayPart: DayPart;
  /** A clock time by name, minutes after midnight; midnight is 0. */
  named: number;
  mer: "am" | "pm";
  oclock: true;
  /** "eightish": an hour. */
  roughly: number;
  /** next 1, this 0, last -1. */
  mod: number;
  /** The nearest one to come, whatever the week: "upcoming Friday". */
  coming: true;
  /** Beside a weekday: the next one behind what is spoken of: "the following Friday", "the Friday after". */
  afterIt: true;
  /** "first thing", "end of day": minutes after midnight. */
  edge: number;
  /** "After lunch": minutes after midnight from which on, or at which. */
  onward: number;
  every: true;
  other: true;
  half: true;
  /** Half before the hour: "half drie", "halb drei". */
  halfTo: true;
  quarter: true;
  threeQuarters: true;
  /** After the hour. */
  past: true;
  /** The same, but only behind quarters: "viertel ab zwei". */
  quarterPast: true;
  /** Before the hour: "quarter to", "moins", "vor". */
  to: true;
  /** Takes minutes off the hour before it: "moins", "menos". */
  minus: true;
  from: true;
  /** "from" before a day, never before an hour: "du 13 au 18". */
  fromDay: true;
  between: true;
  /** In front of few hours, how long something lasts: "un créneau de 2h" is none at two. */
  ofLength: true;
  until: true;
  and: true;
  or: true;
  before: true;
  after: true;
  by: true;
  in: true;
  ago: true;
  /** Counted from now, said behind: "from now", "later". */
  hence: true;
  forTime: true;
  at: true;
  on: true;
  of: true;
  the: true;
  /** About, roughly, exactly: carries nothing. */
  about: true;
  start: true;
  mid: true;
  end: true;
  early: true;
  late: true;
  a: true;
  /** "another", "noch ein": counts one more, so it is a length without "for". */
  another: true;
  /** "40 more minutes": between a number and its unit, that they come on top. */
  onTop: true;
  /** "sur deux", "sí y otro no": behind a day or a unit every second one. */
  alternate: true;
  /** A weekday of a language in which a number behind it is a date: the hour has a word of its own ("à 12h"). */
  dated: true;
  /** "all day", "the whole week". */
  whole: true;
  few: number;
  /** A holiday on a fixed date, month * 100 + day. */
  holiday: number;
  /** A holiday on a weekday of a month: "month,n,weekday". */
  floating: string;
  /** A holiday on the first such weekday from a date on: "month,day,weekday". */
  weekdayFrom: string;
  /** A holiday counted from Easter Sunday, in days. */
  easter: number;
  rest: true;
  /** "earlier" before a period that runs: up to now. */
  soFar: true;
  /** A zone by name. */
  zone: string;
  /** In front of other words no zone: "um zwei ist gut". */
  noZone: true;
  timeWord: true;
}

export type Meaning = keyof Meanings;
/** Meaning, value, and the words for it, parted by commas. */
export type Entry = { [M in Meaning]: readonly [M, Meanings[M], string] }[Meaning];

export interface Language {
  code: string;
  entries: readonly Entry[];
  /** Dates in figures are month first: 4/25. */
  monthFirst: boolean;
  /** People write "8:30 pm". */
  halves?: true;
  /** Words that hint at this language when nobody said which it is. */
  hints: string;
  /** Openings of a message, folded, that are no other language's: one of them shows it. */
  opening: RegExp;
}
