import type { Command, Context } from "./command";
import type { Stage } from "./confidence";
import { unexplained } from "./cover/unexplained";
import { hear } from "./ear/hear";
import { settle, whenOf } from "./ear/said-times";
import type { Heard, Unit } from "./ear/unit";
import { explain, type Firing } from "./explain";
import { readInStages } from "./requests";

/** One stretch of a message: what it is, and what became of it. */
interface Mention {
  words: string;
  kind: Unit["kind"];
  /** What it means, short: a moment, minutes, a name, the roles of a word. */
  made: string;
  /** `aside` is a reason, or what the message is not about; `left over` is what no request accounts for. */
  place: "used" | "aside" | "left over";
}

export interface MessageExplained {
  /** Two letters: whose words read it; null for a letter, of which no mentions are made. */
  language: string | null;
  stage: Stage;
  mentions: Mention[];
  /** The share of the mentions that matter which the requests account for, from 0 to 1. */
  cover: number;
  /** `fired` names the rules where rules have read it. */
  requests: { text: string; command: Command; fired: Firing[] }[];
}

/**
 * What is made of a message as the conversation reads it: its mentions, what has read them, the requests, and what is left
 * over. Only for people who want to look: nothing acts on it.
 *
 * @throws RangeError when the zone is unknown
 */
export function explainMessage(message: string, context: Context): MessageExplained {
  const { stage, requests } = readInStages(message, context);
  const commands = requests.map(({ command }) => command);
  const heard = hear(message, context);
  const mentions = heard ? mentionsOf(heard, commands) : [];
  const counted = mentions.filter(({ kind, place }) => kind !== "stop" && place !== "aside");
  const left = counted.filter(({ place }) => place === "left over");
  const alone = requests.length > 1 ? { ...context, awaiting: undefined } : context;
  return {
    language: heard?.ground.lexicon.words.code ?? null,
    stage,
    mentions,
    cover: counted.length === 0 ? 1 : 1 - left.length / counted.length,
    requests: requests.map(({ text, command }) => ({
      text,
      command,
      fired: stage === "mentions" ? [] : (explain(text, alone)?.fired ?? []),
    })),
  };
}

function mentionsOf(heard: Heard, commands: readonly Command[]): Mention[] {
  const { units, aside, ground } = heard;
  const left = new Set(unexplained(units, commands, heard.here, false, true));
  const placeOf = (unit: Unit) => (aside.includes(unit) ? "aside" : left.has(unit) ? "left over" : "used");
  return [...units, ...aside]
    .toSorted((one, other) => one.start - other.start)
    .map((unit) => ({
      words: ground.text.said.slice(unit.start, unit.end),
      kind: unit.kind,
      made: madeOf(unit, heard),
      place: placeOf(unit),
    }));
}

function madeOf(unit: Unit, { here }: Pick<Heard, "here">): string {
  switch (unit.kind) {
    case "time": {
      const when = whenOf(settle([unit.found]), here, { anchor: true })?.when;
      return when?.minutes === undefined
        ? [when?.start, when?.end].filter(Boolean).join(" to ")
        : `${when.minutes} min`;
    }
    case "shift":
      return `${Math.abs(unit.minutes)} min ${unit.minutes < 0 ? "earlier" : "later"}`;
    case "person":
      return unit.whole;
    case "phrase":
      return unit.roles.join(", ");
    default:
      return "";
  }
}
