import type { Command } from "../command";
import { capitalise } from "../grammar/titles";
import { clausesOf } from "./clauses";
import { isGuestOf } from "./gazetteer";
import { cutWords, type Lexicon, type Role } from "./lexicon";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet } from "./slots";
import {
  type Ground,
  type Heard,
  isNoun,
  isPerson,
  isPhrase,
  isTime,
  isWord,
  mayLean,
  type PassInput,
  textOf,
  type Unit,
  untyped,
} from "./unit";
import { isClock, isDated } from "./unit-times";
import { has } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "I need to ring Paula on Monday at 10, put that in", "ensuite je vois Tom, à 13h, tu peux l'ajouter ?": what the verb makes is
 * what is told in front of it, and not what was spoken of before. It is a request for that then.
 */
export function withThatMade(
  units: readonly Unit[],
  { ground: { subject, lexicon }, situation }: PassInput,
): readonly Unit[] {
  if (situation.awaiting !== undefined && !mayLean(situation)) return units;
  const clauses = clausesOf(units);
  const last = clauses.at(-1) ?? [];
  const told = clauses.slice(0, -1).flat();
  const [verb, another] = last.filter(asks);
  const isThat =
    verb !== undefined &&
    another === undefined &&
    isPhrase(verb, "act:create") &&
    // "I'm seeing Tom at 10, add it": where there is nothing to add him to, it is the meeting.
    (mayLean(situation) || isPhrase(verb, "act:invite")) &&
    (has(last, "it") || endsInIt(verb, lexicon)) &&
    last.every((unit) => unit === verb || isQuiet(unit) || isPhrase(unit, "lasts", "planned", "at", "more"));
  if (!isThat || contentOf(last).length > 0) return units;
  const isOther = told.some((unit) => unit.kind === "person" && !(subject && isGuestOf(unit.whole, subject)));
  const isThen = told.some((unit) => unit.kind === "time" || isPhrase(unit, "afterThat", "beforeThat"));
  const isTold = told.every(
    (unit) => !asks(unit) && !isPhrase(unit, "not", "negation", "unsuitable", "late", "ill", "act:rename"),
  );
  return isOther && isThen && isTold ? [untyped("act:create"), ...told] : units;
}

/**
 * "Anna asks if we can meet Thursday at 4. That suits me, put it in", "Anna propose jeudi à 16h. Ça me va, mets-le": what
 * somebody asks for is agreed to, and to be put in.
 */
export function withAgreedTo(units: readonly Unit[], { ground, situation }: PassInput): readonly Unit[] {
  const clauses = clausesOf(units);
  const last = clauses.at(-1) ?? [];
  const end = clauses.findLastIndex((clause) => clause.some((unit) => isTime(unit) || isPerson(unit))) + 1;
  const [asked, agreed] = [clauses.slice(0, end).flat(), clauses.slice(end, -1).flat()];
  const isPutIn =
    has(last, "act:create") && last.every((unit) => isPhrase(unit, "act:create", "lasts", "planned") || isQuiet(unit));
  const isClear = asked.filter(isPerson).length > 0 && asked.some(isClock) && asked.some(isDated);
  if (situation.awaiting !== undefined || end < 1 || end >= clauses.length || !isPutIn || !isClear) return units;
  const isSaying = (unit: Unit) => isPhrase(unit, ...SAYS);
  const isPlain = (unit: Unit) =>
    isPhrase(unit, "act:create", "kinds", "hollow", ...SAYS) || !(isWord(unit) || asks(unit));
  const isAgreed = (unit: Unit) =>
    !isPhrase(unit, ...OTHERWISE) && (isWord(unit) || unit.kind === "stop" || isAgreeing(unit));
  const isSaid = asked.some(isSaying) || agreed.length > 0;
  const isOther = has(asked, ...OTHERWISE, "inItsPlace", "act:invite") || isKnown(contentOf(asked), [], ground);
  if (!isSaid || isOther || !asked.every(isPlain) || !agreed.every(isAgreed)) return units;
  // "Dice que si jueves 16h": behind that it is no condition.
  const made = asked.filter((unit) => !isSaying(unit) && !(isPhrase(unit, "condition") && asked.some(isSaying)));
  return [untyped("act:create"), ...made];
}

const SAYS: readonly Role[] = ["said", "tells", "act:ask", "act:tell", "askedDone"];
const OTHERWISE: readonly Role[] = ["not", "negation", "act:move", "act:cancel", "repair", "unsuitable", "act:absent"];
const isAgreeing = (unit: Unit) => unit.kind === "phrase" && (!asks(unit) || isPhrase(unit, "act:create"));

/**
 * "The car has to go to the garage on Friday at 8, put it in", "Vrijdag om 8.12 vertrekt mijn trein naar Parijs, zet hem erin",
 * "heb ik een vlucht, kun je die toevoegen?": what goes somewhere then, or what one has, is told, and it is to be put in.
 */
export function withTripTold(units: readonly Unit[], { ground, situation }: PassInput): readonly Unit[] {
  const clauses = clausesOf(units);
  const last = clauses.at(-1) ?? [];
  const told = clauses.slice(0, -1).flat();
  const isEcho =
    has(last, "act:create", "act:invite") &&
    contentOf(last).length === 0 &&
    last.every(
      (unit) =>
        isPhrase(unit, "act:create", "act:invite", "them") ||
        isQuiet(unit) ||
        isPhrase(unit, "lasts", "planned", "definite"),
    );
  const isTold = (unit: Unit) =>
    isPhrase(unit, ...TOLD) || !(asks(unit) || isPhrase(unit, "not", "negation", "condition"));
  const isPlaced = told.some(isClock) && told.some(isDated) && !told.some(isPerson);
  if (situation.awaiting !== undefined || !isEcho || !isPlaced || !told.every(isTold)) return units;
  if (isKnown(contentOf(told), [], ground)) return units;
  const trip = tripIn(told, ground);
  // "I have a fitting at the tailor, put it down" is told of one's own.
  const isSmall = (unit: Unit) =>
    isPhrase(unit, "goes", "leaves") ||
    (isPhrase(unit, "askedDone") && (isPhrase(unit, "act:ask") || has(told, "goods")));
  const rest = (trip ?? told).filter((unit) => !isSmall(unit) || isPhrase(unit, "kinds", "goods"));
  return rest.length < told.length ? [untyped("act:create"), ...rest] : units;
}

/** What goes, and where, as one name. */
function tripIn(told: readonly Unit[], { text }: Ground): readonly Unit[] | undefined {
  const goes = told.findIndex((unit) => isPhrase(unit, "goes"));
  const to = told.findIndex((unit, n) => n > goes && isPhrase(unit, "to", "at") && !isPhrase(unit, "goes"));
  const end = told.findLastIndex((unit, n) => n > to && isNoun(unit));
  const row = told.slice(to, end + 1);
  const thing = told
    .slice(0, Math.max(goes, 0))
    .filter(isNoun)
    .concat(told.slice(goes + 1, Math.max(to, 0)).filter(isNoun));
  const isRow = row.every((unit) => isNoun(unit) || isPhrase(unit, "to", "at", "filler"));
  const [first, second] = thing;
  if (goes < 0 || to < 0 || end < 0 || !first || second || !isRow) return undefined;
  const where = text.said.slice(told[to]!.start, told[end]!.end);
  const name = capitalise(`${text.said.slice(first.start, first.end)} ${where}`);
  const whole: Unit = { start: told[to]!.start, end: told[end]!.end, kind: "quote", text: name };
  return [...told.filter((unit) => unit !== first && !row.includes(unit)), whole];
}

const TOLD: readonly Role[] = ["askedDone", "goes", "leaves"];

/** "…, could you note it please": all of it is to be put down, and no note of a meeting is meant. */
export function withNotedDown(units: readonly Unit[]): readonly Unit[] {
  const isSmall = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, "courtesy", "filler");
  return clausesOf(units).flatMap((clause) => {
    const at = clause.findIndex((unit) => isPhrase(unit, "act:create"));
    const [verb, it] = [clause[at], clause[at + 1]];
    const isAll = isPhrase(it, "it") && clause.every((unit) => unit === verb || unit === it || isSmall(unit));
    return verb?.kind === "phrase" && isAll
      ? clause.with(at, { ...verb, roles: verb.roles.filter((role) => !role.startsWith("no:")) })
      : clause;
  });
}

/** "Agéndalo", "note-le": the pronoun is part of the verb. */
function endsInIt(verb: Unit, { words }: Lexicon): boolean {
  const said = textOf(verb);
  return said.includes(" - ") || [...listOf(words.clitics)].some((clitic) => clitic !== "" && said.endsWith(clitic));
}

/** Places in the text. */
type Stretch = Pick<Unit, "start" | "end">;

/**
 * "And another one just like it on Friday", "13:00 Tom, nieuwe afspraak": what says that something else is meant than what is
 * open or was spoken of. Nothing where it is how much more, or another time of that.
 */
export function anotherSaid(units: readonly Unit[], { text, lexicon }: Ground): Stretch | undefined {
  const words = cutWords(text.folded);
  const list = listOf(lexicon.words.another);
  for (let i = 0; i < words.length; i++)
    for (let to = Math.min(i + LONGEST, words.length); to > i; to--) {
      const [start, end] = [words[i]!.start, words[to - 1]!.end];
      if (!list.has(text.folded.slice(start, end))) continue;
      const next = units.find((unit) => unit.end > end && !isPhrase(unit, "filler"));
      if (next?.kind === "phrase" && isPhrase(next, "dayAfter", "dayBefore", "weekAfter", "weekBefore", "later"))
        return undefined;
      const isMuch = next?.kind === "shift" || (next?.kind === "time" && next.found.time.point.length !== undefined);
      return isMuch ? undefined : { start, end };
    }
  return undefined;
}

const LONGEST = 4;

/** A message that asks for something else beside that leaves those words over where it is read as a change of it. */
export function withMoreAsked<H extends Pick<Heard, "units" | "ground" | "readings">>(heard: H): H {
  const [only, second] = heard.readings;
  const isOne = only && !second && isOfThat(only.reading.command);
  const found = isOne ? anotherSaid(heard.units, heard.ground) : undefined;
  if (!found) return heard;
  const more = heard.ground.text.said.slice(found.start, found.end);
  const readings = heard.readings.map((one) =>
    isOfThat(one.reading.command) ? { ...one, reading: { ...one.reading, left: [...one.reading.left, more] } } : one,
  );
  return { ...heard, readings };
}

const isOfThat = ({ intent, manner }: Command) =>
  (intent === "reschedule" || intent === "edit_attendees") && manner !== "also";
