import type { Role } from "./lexicon";
import { isPhrase, textOf, type Unit } from "./unit";

/**
 * "…? Many thanks, Dorothy", "… Viele Grüße\nKarl": behind a sentence, words with which somebody signs, and a name. It is
 * of whoever writes, unless it is the only one that is known.
 */
export function withoutSignature(units: readonly Unit[]): Unit[] {
  const at = units.findLastIndex((unit) => isPhrase(unit, "signsOff"));
  const name = units.slice(at + 1).filter(({ kind }) => kind !== "stop");
  const isApart = at > 0 && units[at - 1]?.kind === "stop";
  const isOther = units.slice(0, Math.max(at, 0)).some(({ kind }) => kind === "person");
  const isOfName = ({ kind }: Unit) => kind === "word" || (kind === "person" && isOther);
  const isName = name.length > 0 && name.length <= LONGEST_NAME && name.every(isOfName);
  if (!isApart || !isName || units[at + 1]?.kind !== "stop") return [...units];
  return units.map((unit, n) =>
    n >= at && unit.kind !== "stop"
      ? { start: unit.start, end: unit.end, kind: "phrase", roles: SIGNED, text: textOf(unit) }
      : unit,
  );
}

/** First name and last. */
const LONGEST_NAME = 2;
const SIGNED: readonly Role[] = ["courtesy"];
