import { plain } from "../command";
import { said } from "../languages/lists/said";
import { isQuiet } from "./slots";
import { type Ground, isPhrase, type Reading, type Situation, type Unit } from "./unit";

/** Places of the units that name a meeting by whose it is, and who that is. */
interface Theirs {
  from: number;
  to: number;
  person: string;
}

/** "The one with Nora", "die van Nora", "the Nora one", "Nora's": a meeting that is called by nothing but who comes. */
export function theirsIn(units: readonly Unit[], { text }: Ground): Theirs | undefined {
  const at = units.findIndex(({ kind }) => kind === "person");
  const person = units[at];
  if (person?.kind !== "person" || units.findLastIndex(({ kind }) => kind === "person") !== at) return undefined;
  const isOne = isPhrase(units[at + 1], "hollow");
  const isOwn = POSSESSIVE.test(text.folded.slice(person.start, person.end));
  if (isOwn || (isOne && isPhrase(units[at - 1], "definite")))
    return { from: isPhrase(units[at - 1], "definite") ? at - 1 : at, to: at + (isOne ? 2 : 1), person: person.said };
  const [led] = ONE_OF.partsOf(text.said.slice(0, person.start)) ?? [];
  const begins = person.start - (led?.length ?? 0);
  const from = units.findIndex(({ start }) => start >= begins);
  return led === undefined || from > at ? undefined : { from, to: at + 1, person: person.said };
}

const POSSESSIVE = /['’]s?$/u;
const ONE_OF = said`${"oneOf"}\s*$`;

/** "Nora's can go", "die van Nora mag weg": the meeting with her is called off, whoever comes to what was spoken of. */
export function callsOffTheirs(units: readonly Unit[], ground: Ground, { awaiting }: Situation): Reading | undefined {
  const theirs = awaiting === undefined ? theirsIn(units, ground) : undefined;
  if (!theirs) return undefined;
  const rest = [...units.slice(0, theirs.from), ...units.slice(theirs.to)];
  const isGone = (unit: Unit) => isPhrase(unit, "goesOut", "act:cancel", "act:uninvite", "letsGo");
  const isAway = rest.some((unit) => isPhrase(unit, "goesOut", "act:cancel", "act:uninvite"));
  if (!isAway || !rest.every((unit) => isGone(unit) || isQuiet(unit) || isPhrase(unit, "subject"))) return undefined;
  return { command: plain("cancel", { target: { attendees: [theirs.person] } }), left: [] };
}
