import type { Command, Context, When } from "./command";
import { read, type Understood } from "./grammar/parse";
import { type Range, scanPhrases } from "./grammar/phrase-scan";
import { isoDay, isoMinute } from "./times/days";
import { WEEKDAYS } from "./times/resolve-date";
import { readingOf } from "./understand";

/** One rule at work. */
export interface Firing {
  /** What kind of thing it found: the wish, a time, or a part of the meeting. */
  about: "intent" | "time" | "slot";
  /** The rule in a few words. */
  rule: string;
  /** The words it read, as typed. */
  words: string;
  /** What it made of them, short. */
  made: string;
}

export interface Explanation {
  command: Command;
  /** The wish first, then each piece of time, the time they settle into, and the parts of the meeting. */
  fired: Firing[];
}

/**
 * What is made of a request, and which rules made it so: what read it when it goes beyond one meeting, and then what the
 * grammar found in its words. Costs nothing where it is not called: the reading
 * keeps the name of each rule that fired, and this only writes them out.
 *
 * @param text as it was sent
 * @returns the same command as `understand`; null when the zone is unknown. Never throws.
 */
export function explain(text: string, context: Context): Explanation | null {
  const { command, text: words, rule } = readingOf(text, context);
  const understood = read(words, context);
  if (!understood) return null;
  const { found } = understood;
  const made = [command.intent, command.manner].filter(Boolean).join(", ");
  const asked = found.clause?.text ?? "";
  const request = { rule: found.rule, words: asked.slice(0, found.head || asked.length), made: found.intent };
  return {
    command,
    fired: [
      ...(rule === null ? [] : [{ about: "intent" as const, rule, words, made }]),
      { about: "intent", ...request },
      ...pieces(understood),
      ...settled(command.slots.target?.when, "the meeting's own time"),
      ...(command.when === command.slots.target?.when ? [] : settled(command.when, "settled in the user's zone")),
      ...parts(understood),
    ],
  };
}

function wordsOf({ line: { said, tokens } }: Understood, from: number, to: number): string {
  return said.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
}

function pieces(understood: Understood): Firing[] {
  return understood.line.times.flatMap((time) =>
    time.pieces.map(({ rule, first, next, value }) => ({
      about: "time" as const,
      rule,
      words: wordsOf(understood, first, next),
      made: spell(value),
    })),
  );
}

/** The keys and values of a piece: "weekday Friday", "clock 15:00". */
function spell(piece: object): string {
  return Object.entries(piece)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => {
      if (key === "day" || key === "from") return `${key} ${isoDay(value)}`;
      if (key === "to") return `until ${isoDay(value)}`;
      if (key === "wd") return WEEKDAYS[value - 1];
      if (key === "minute") return isoMinute(value);
      return `${key} ${typeof value === "object" ? spell(value) : value}`;
    })
    .join(" ");
}

function settled(when: When | null | undefined, rule: string): Firing[] {
  if (!when) return [];
  const span = when.minutes === undefined ? [when.start, when.end].filter(Boolean).join(" to ") : `${when.minutes} min`;
  return [
    {
      about: "time",
      rule,
      words: when.text,
      made: when.problem ?? ([span, when.rrule].filter(Boolean).join(", ") || when.kind),
    },
  ];
}

/** The stretches between marker words, by the part of a meeting that each may name. */
function parts({ line, reading, ...rest }: Understood): Firing[] {
  const whole: Range = { from: 0, to: line.tokens.length };
  const found = scanPhrases(line.tokens, whole, reading.isTime, reading.book.markers);
  return Object.entries(found).flatMap(([role, ranges]: [string, Range[]]) =>
    ranges.map(({ from, to }) => ({
      about: "slot" as const,
      rule: role === "head" ? "in front of any marker" : `behind a marker for “${role}”`,
      words: wordsOf({ line, reading, ...rest }, from, to),
      made: role,
    })),
  );
}
