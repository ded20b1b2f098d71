import { said } from "../languages/lists/said";
import { smallTalk } from "../small-talk";
import type { Role } from "./lexicon";
import { isPerson, isPhrase, isStop, isTime, type PassInput, textOf, type Unit } from "./unit";

/**
 * "…? Many thanks, Dorothy", "… Viele Grüße\nKarl": behind a sentence, words with which somebody signs, and a name. It is
 * of whoever writes, unless it is the only one that is known.
 */
export function withoutSignature(all: readonly Unit[]): Unit[] {
  const units = withoutKiss(all);
  const at = units.findLastIndex((unit) => isPhrase(unit, "signsOff"));
  const name = units.slice(at + 1).filter(({ kind }) => kind !== "stop");
  const isApart = at > 0 && units[at - 1]?.kind === "stop";
  const isOther = units.slice(0, Math.max(at, 0)).some(isPerson);
  // "Merci,\nSam", which is short for a day too
  const isDay = (unit: Unit) => isTime(unit) && /^\p{Lu}\p{L}{2}$/u.test(unit.found.text);
  const isOfName = (unit: Unit) => unit.kind === "word" || isDay(unit) || (unit.kind === "person" && isOther);
  // "LG Sam"
  const isUnknown = !name.some(isPerson);
  const isName = name.length > 0 && name.length <= LONGEST_NAME && name.every(isOfName);
  if (!isApart || !isName || !(isUnknown || units[at + 1]?.kind === "stop")) return [...units];
  return units.map((unit, n) => (n >= at && unit.kind !== "stop" ? signed(unit) : unit));
}

/** "Sat same time x": a kiss at the end; behind a thing it may be what that is called. */
function withoutKiss(units: readonly Unit[]): Unit[] {
  const at = units.findLastIndex(({ kind }) => kind !== "stop");
  const before = units[at - 1];
  const isKiss = /^(?:x{1,5}|xo(?:xo)?)$/.test(textOf(units[at])) && units[at]?.kind === "word";
  const isOfThing = before === undefined || ["word", "label", "topic", "place", "number"].includes(before.kind);
  return units.map((unit, n) => (n === at && isKiss && !isOfThing ? signed(unit) : unit));
}

/**
 * "Hi, Tom here, …", "this is Tom, …", "hoi met Tom, …": at the beginning a name of whoever writes, who is no guest; while
 * something is spoken of only behind a greeting.
 */
export function withoutIntroduction(units: readonly Unit[], { ground, situation }: PassInput): readonly Unit[] {
  const typed = ground.text.said;
  const stops = units.slice(1, -1).filter(isStop);
  const end = stops.find(({ start }) => INTRODUCED.isIn(typed.slice(0, start)))?.start ?? 0;
  const [, greeting = "", leads, name, other] = INTRODUCED.partsOf(typed.slice(0, end)) ?? [];
  const isGreeted = smallTalk(greeting) === "hello";
  const isAbout = situation.focus || situation.awaiting !== undefined || WITH.isIn(leads ?? "");
  const isName = /^\p{Lu}/u.test(name ?? other ?? "") && (isGreeted || (greeting === "" && !isAbout));
  return units.map((unit) => (isName && unit.start < end && unit.kind !== "stop" ? signed(unit) : unit));
}

const INTRODUCED = said`^(\p{L}+[\s,.!]+)?(?:(${"introduces"}|${"with"})\s+(\p{L}+(?: \p{L}+)?)|(\p{L}+)\s+${"introduces"})$`;
const WITH = said`^${"with"}$`;

const signed = (unit: Unit): Unit => ({
  ...{ start: unit.start, end: unit.end, kind: "phrase", roles: SIGNED, text: textOf(unit) },
});

/** First name and last. */
const LONGEST_NAME = 2;
const SIGNED: readonly Role[] = ["courtesy"];
