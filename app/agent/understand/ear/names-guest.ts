import { fold } from "../text";
import { isGuestOf } from "./gazetteer";
import { cutWords, wordsOfPhrases } from "./lexicon";
import { asks } from "./segment";
import { contentOf, isKnown } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isStop,
  isTime,
  type PassInput,
  type Situation,
  somebodyIn,
  textOf,
  type Unit,
  untyped,
} from "./unit";
import { has } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "J'ai oublié Mia ! rajoute-la", "Mia quiere venir, así que súmala y cámbialo a las 4": who is to be asked along stands in
 * front of the verb, which says only "her". The clauses of that are told; the name goes where the word for her stands.
 */
export function withGuestNamed(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const verb = units.findIndex((unit) => isPhrase(unit, "act:invite") && !isPhrase(unit, "kinds"));
  const front = units.slice(0, Math.max(verb, 0));
  const [person, another] = units.filter(isPerson);
  if (!person || another || !front.includes(person) || !saysHer(units, verb, ground)) return units;
  const cut = front.findIndex((unit, n) => n > front.indexOf(person) && isCut(unit));
  // "14:00 is good, oh and Mia wants to come so include her"
  const opens = front.findLastIndex((unit, n) => n < front.indexOf(person) && unit.kind === "stop") + 1;
  const hour = front.slice(0, opens).some(isTime) ? front.slice(0, opens) : [];
  const said = front.slice(0, Math.max(cut, 0)).filter((unit) => unit !== person && !hour.includes(unit));
  // "Tom can't come, add him next week" is about another time.
  const isTold = said.every((unit) => !asks(unit) && !isPhrase(unit, ...NOT_COMING));
  const named = contentOf(said).filter((word) => isKnown([word], [], ground));
  if (!isTold || cut < 0 || named.length > 0) return units;
  return [...hour, ...front.slice(cut + 1), ...besideVerb(units.slice(verb), person)];
}

/** The verb and what stands behind it, with somebody in the place of the word for them. */
function besideVerb([verb, ...behind]: readonly Unit[], person: Unit): Unit[] {
  if (!verb) return [];
  const her = wordBehind(behind);
  const rest = isPhrase(her, "it", "them") ? behind.slice(behind.indexOf(her!) + 1) : behind;
  return [verb, { ...person, start: verb.end, end: verb.end }, ...rest];
}

/** Right behind the verb, or behind the dash that joins it: "enlève-le". */
export function wordBehind([next, after]: readonly Unit[]): Unit | undefined {
  return next?.kind === "stop" || textOf(next) === "-" ? after : next;
}

/**
 * "Tom can't make it, drop him", "tom no viene, sácalo", of what is open: who is told to stay away is taken off, and the
 * meeting stays. Where a word may mean either, it is the meeting if nobody else comes.
 */
export function withLeaverNamed(units: readonly Unit[], { ground, situation }: PassInput): readonly Unit[] {
  const cut = units.findLastIndex((unit, n) => isCut(unit) && units.slice(n + 1).some(takesOff));
  const [told, request] = [units.slice(0, Math.max(cut, 0)), units.slice(cut + 1)];
  const verb = request.findIndex(takesOff);
  const [person, another] = units.filter(isPerson);
  if (!person || another || !told.includes(person) || !isOpenTo(person.said, ground, situation)) return units;
  // "…, quita eso": the meeting
  const it = wordBehind(request.slice(verb + 1));
  const isHer = isPhrase(it, "them") && !isPhrase(it, "it");
  const isGroup = (ground.subject?.people.length ?? 0) > 1;
  const isNamed = isHer || (isGroup && (!isPhrase(it, "it") || isPhrase(it, "them", "definite")));
  const isTold = told.every(
    (unit) => unit.kind !== "time" && (!asks(unit) || isPhrase(unit, "act:absent", "act:uninvite")),
  );
  if (!isNamed || !isTold || !saysHer(request, verb, ground)) return units;
  return [...request.slice(0, verb), ...besideVerb(request.slice(verb), person)];
}

/** "Hol Anna dazu und Marcus raus", "add Anna, Marcus out": beside who comes, who goes, by no verb of its own. */
export function withLeaverOut(units: readonly Unit[]): readonly Unit[] {
  const out = units.findIndex((unit, n) => isPhrase(unit, "goesOut") && units[n - 1]?.kind === "person");
  const isLast = units.slice(out + 1).every((unit) => isStop(unit) || isPhrase(unit, "courtesy"));
  const from = units.findLastIndex((unit, n) => n < out && !isPerson(unit)) + 1;
  const before = units.slice(0, from);
  const isBeside = isCut(before.at(-1)) && has(before, "act:invite", "act:create") && before.some(isPerson);
  if (out < 0 || !isLast || !isBeside) return units;
  const { start } = units[from]!;
  return [
    ...before,
    { ...untyped("act:uninvite"), start, end: start },
    ...units.slice(from, out),
    ...units.slice(out + 1),
  ];
}

/** "Drop bram", of a meeting to which bram@example.com comes: who has no other name is called by the mailbox. */
export function withGuestsByAddress(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const mailboxes = ground.subject?.people.flatMap((one) => (one.includes("@") ? [fold(one).split("@")[0]] : [])) ?? [];
  return units.map((unit) => {
    return unit.kind === "word" && mailboxes.includes(unit.text) ? somebodyIn([unit], ground) : unit;
  });
}

/** "Lea lea@example.com", "Lea Berg (lea.berg@example.com)": the words in front of an address that it is made of are a name. */
export function withAddressNamed(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  return units.map((unit, n) => {
    const behind = units.slice(n + 1, n + 4).find(({ kind }) => kind !== "word" && kind !== "stop");
    const box = behind?.kind === "person" && behind.said.includes("@") ? fold(behind.said).split("@")[0]! : "";
    return unit.kind === "word" && box.split(/[._+-]/).includes(unit.text) ? somebodyIn([unit], ground) : unit;
  });
}

const isCut = (unit: Unit | undefined) => unit?.kind === "stop" || isPhrase(unit, "therefore", "join");
const takesOff = (unit: Unit) => isPhrase(unit, "act:uninvite");

/** Whether it is about a meeting to which somebody comes. */
const isOpenTo = (name: string, { subject }: Ground, { focus, awaiting }: Situation): boolean =>
  (focus === true || awaiting === "confirmation") && subject !== undefined && isGuestOf(name, subject);

const NOT_COMING = ["unsuitable", "ill", "goesOut", "act:absent", "negation", "condition", "interrogative"] as const;

/** A word for somebody right behind the verb, or joined to its end. */
const saysHer = (units: readonly Unit[], verb: number, ground: Ground) =>
  isPhrase(wordBehind(units.slice(verb + 1)), "it", "them") || endsInHer(units[verb], ground);

/** "Súmala". */
export function endsInHer(verb: Unit | undefined, { lexicon: { words }, text }: Ground): boolean {
  const { start = 0, end = 0 } = verb ?? {};
  const said = cutWords(text.folded.slice(start, end)).at(-1)?.text ?? "";
  return [...listOf(words.clitics)].some((clitic) => {
    const stem = clitic !== "" && said.endsWith(clitic) ? said.slice(0, -clitic.length) : "";
    return stem.length > 2 && wordsOfPhrases(words).has(stem);
  });
}
