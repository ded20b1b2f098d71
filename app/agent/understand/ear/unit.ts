import type { Command, Context } from "../command";
import type { Token } from "../grammar/tokens";
import type { Text } from "../text";
import type { Here } from "../times/make-when";
import type { Gazetteer, MeetingKnown } from "./gazetteer";
import type { Lexicon, Role } from "./lexicon";
import type { TimeFound } from "./said-times";

/** One stretch of a message and what it is. Every word of the message is in one of them. */
export type Unit = { start: number; end: number } & (
  | { kind: "time"; found: TimeFound }
  /** A length with a way: minutes later, below zero for earlier. */
  | { kind: "shift"; minutes: number }
  | { kind: "person"; said: string; whole: string }
  /** A title in quotes, a topic, a place or a name with a number in it: nothing inside is anything else. */
  | { kind: "quote" | "topic" | "place" | "label"; text: string; marker?: string }
  | { kind: "phrase"; roles: readonly Role[]; text: string }
  | { kind: "stop"; text: string }
  /** A figure that belongs to nothing. */
  | { kind: "number"; text: string }
  | { kind: "word"; text: string }
);

export interface Ground {
  text: Text;
  tokens: readonly Token[];
  lexicon: Lexicon;
  gazetteer: Gazetteer;
  /** Day number of the message on the user's wall. */
  today: number;
  /** A number alone is an hour: it answers our question. */
  openNumber: boolean;
  /** It may answer such a question, in so many words. */
  isAnswer: boolean;
  /** What is open, or was spoken of last. */
  subject?: MeetingKnown;
  /** Stands for what was spoken of, whatever else it holds. Places in the text. */
  it?: { start: number; end: number };
}

type OfKind<Kind extends Unit["kind"]> = Extract<Unit, { kind: Kind }>;

export const isTime = (unit: Unit | undefined): unit is OfKind<"time"> => unit?.kind === "time";

export const isShift = (unit: Unit | undefined): unit is OfKind<"shift"> => unit?.kind === "shift";

export const isTimeOrShift = (unit: Unit | undefined): unit is OfKind<"time" | "shift"> =>
  isTime(unit) || isShift(unit);

export const isPerson = (unit: Unit | undefined): unit is OfKind<"person"> => unit?.kind === "person";

export const isWord = (unit: Unit | undefined): unit is OfKind<"word"> => unit?.kind === "word";

export const isStop = (unit: Unit | undefined): unit is OfKind<"stop"> => unit?.kind === "stop";

/** Its words, where it is made of words alone. */
export const textOf = (unit: Unit | undefined): string => (unit && "text" in unit ? unit.text : "");

export const isPhrase = (unit: Unit | undefined, ...roles: Role[]): boolean =>
  unit?.kind === "phrase" && roles.some((role) => unit.roles.includes(role));

/** A word, or a name with a number in it, or a kind of meeting or goods: it may be what something is called. */
export const isNoun = (unit: Unit | undefined): boolean =>
  unit?.kind === "word" || unit?.kind === "label" || isPhrase(unit, "kinds", "goods");

export const isQuestionMark = (unit: Unit | undefined): boolean => unit?.kind === "stop" && unit.text === "?";

/** A stop that asks nothing. */
export const isPlainStop = (unit: Unit): boolean => unit.kind === "stop" && !isQuestionMark(unit);

/** A word that nobody typed and that is meant. */
export const untyped = (role: Role): Unit => ({ start: 0, end: 0, kind: "phrase", roles: [role], text: "" });

/** A time that is meant by what stands at a place in the text, in words that say it otherwise. */
export const timeMeant = (
  start: number,
  end: number,
  point: TimeFound["time"]["point"],
  text = "",
): OfKind<"time"> => ({
  start,
  end,
  kind: "time",
  found: { start, end, text, repaired: false, time: { point, first: 0, core: 0, next: 0, lead: "", pieces: [] } },
});

/** Words that are the name of somebody: a first name, or it and a last one. */
export function somebodyIn(words: readonly Unit[], { text }: Ground): Unit {
  const [start, end] = [words[0]!.start, words.at(-1)!.end];
  const said = text.said.slice(start, end);
  return { start, end, kind: "person", said, whole: said };
}

/** What a request is about that names nothing. */
export const IT = untyped("it");
/** What stands in front of it takes something back. */
export const NO = untyped("repair");
/** What stands behind it is how long something is. */
export const LASTS = untyped("lasts");
/** What stands behind it follows from what was said. */
export const SO = untyped("therefore");

/** What the talk so far allows. */
export interface Situation {
  here: Here;
  /** Something was asked, or shown for a yes. */
  awaiting: string | undefined;
  /** A meeting was spoken of. */
  focus: boolean;
  /** What was shown got a no. */
  declined?: true | undefined;
  /** What is open, or was spoken of, has its time. */
  timed?: boolean | undefined;
  /** Free time was asked about, and no meeting is put together. */
  looking?: true | undefined;
  /** It is one of several requests of a message. */
  among?: boolean;
}

/** What a pass over the units of a message knows beside them. */
export interface PassInput {
  ground: Ground;
  situation: Situation;
  context: Context;
}

/** Says what some units are in the light of the others, or leaves out what does not count. */
export type Pass = (units: readonly Unit[], input: PassInput) => readonly Unit[];

/** Something waits for a yes, or was spoken of while nothing is open: what is said next may lean on it. */
export const mayLean = ({ awaiting, focus }: Pick<Situation, "awaiting" | "focus">): boolean =>
  awaiting === "confirmation" || (focus && awaiting === undefined);

/** One request read, with the words that it leaves unexplained. */
export interface Reading {
  command: Command;
  left: string[];
}

/** A reading that leaves something out. */
export const UNSURE = 0.4;

/** What a request does with meetings. */
export type Act = "create" | "move" | "cancel" | "invite" | "uninvite" | "longer" | "shorter";

/** A message by its mentions: the requests that explain every word of it, or null where they do not. */
export interface Heard {
  units: Unit[];
  /** What stands in the message only as a reason, or as what it is not about. */
  aside: Unit[];
  /** Among them, what is only told in front of a request that says all that it needs. */
  narrated: ReadonlySet<Unit>;
  /** Whoever is told to want what is asked for: they come to it. */
  sayers: Unit[];
  /** Where it is said beside which meeting something shall be, and no request has that. */
  besides?: { start: number; end: number };
  ground: Ground;
  here: Here;
  /** Reads a stretch of them as a request of its own. */
  read: (segment: readonly Unit[], among?: boolean, focus?: boolean) => Reading | undefined;
  readings: {
    text: string;
    reading: Reading;
    /** One of a list, of which every word is read. */
    isListed?: true;
  }[];
  /** What most of it comes to, for a question. */
  likely: () => Reading | undefined;
}

/** All that a message holds, as it stands there: what is asked for, and what is only said beside it. */
export const inOrder = ({ units, aside }: { units: readonly Unit[]; aside: readonly Unit[] }): Unit[] =>
  [...units, ...aside].toSorted((one, other) => one.start - other.start);
