import type { Role } from "./lexicon";
import { asks } from "./segment";
import { type Heard, isPhrase, isQuestionMark, type Reading, textOf, type Unit } from "./unit";
import { isClock } from "./unit-times";
import { has } from "./units-in";

/** As many a message may hold. */
export const MOST_REQUESTS = 6;

/** Cut at stops and joins. */
export function partsOf(units: readonly Unit[]): Unit[][] {
  const parts: Unit[][] = [[]];
  for (const unit of units) {
    // "Mia comes along, but then it's at 4"
    const isBeside = isPhrase(unit, "but") && has(parts.at(-1)!, "too", "act:invite");
    const isCut = (unit.kind === "stop" && /^[,;.\n]$/.test(unit.text)) || isPhrase(unit, "join") || isBeside;
    if (!isCut) parts.at(-1)!.push(unit);
    if (isCut || isQuestionMark(unit)) parts.push([]);
  }
  return parts;
}

/** "Audit to Monday 10, debrief off": stretches each of which changes a meeting of its own; undefined for anything else. */
export function changesOf(all: readonly Unit[], said: string, read: Heard["read"]): Heard["readings"] | undefined {
  // "Cancel the gym and the sauna, both": each is named.
  const units = all.filter((unit) => !isPhrase(unit, "each"));
  const parts = partsOf(units).filter((part) => part.length > 0);
  const [verb, another] = units.filter((unit) => asks(unit) || isPhrase(unit, "goesOut"));
  // "Cancel the gym on Thursday and the sauna on Friday", "Sauna und Yoga absagen"
  const isDay = (unit: Unit) => unit.kind !== "shift" && !isClock(unit);
  const isAtEnd = [parts[0], parts.at(-1)].some((part) => part?.includes(verb!));
  const isShared = !another && isPhrase(verb, "act:cancel", "goesOut") && isAtEnd && units.every(isDay);
  const stretches = parts.map((part) =>
    isShared
      ? [
          { ...verb!, kind: "phrase" as const, roles: GOES, text: textOf(verb) },
          ...part.filter((unit) => unit !== verb),
        ]
      : part,
  );
  if (stretches.length < 2 || stretches.length > MOST_REQUESTS || !stretches.every((part) => part.some(isNamed)))
    return undefined;
  // "Yoga absagen", of what stands in front of the other one as well
  const textFor = (part: readonly Unit[]) => {
    const own = part.filter(({ start }) => start !== verb?.start || !isShared);
    const [from, to] = [own[0]?.start ?? 0, own.at(-1)?.end ?? 0];
    if (!isShared || !verb || verb.start < from) return said.slice(Math.min(from, part[0]!.start), to);
    return `${said.slice(from, to)} ${said.slice(verb.start, verb.end)}`;
  };
  const readings = stretches.map((part) => ({ text: textFor(part), reading: read(part, true) }));
  const titles = new Set(readings.map(({ reading }) => reading?.command.slots.target?.title));
  const isWhole = ({ reading }: { reading: Reading | undefined }) => {
    const { intent, slots, when } = reading?.command ?? {};
    const isMoved = when?.start || slots?.shiftMinutes !== undefined || slots?.extendMinutes !== undefined;
    const says = intent === "cancel" || (intent === "reschedule" && isMoved);
    return reading?.left.length === 0 && says;
  };
  if (titles.size < stretches.length || titles.has(undefined) || !readings.every(isWhole)) return undefined;
  return readings.flatMap(({ text, reading }) => (reading ? [{ text, reading }] : []));
}

const GOES: readonly Role[] = ["act:cancel"];

export const isNamed = (unit: Unit) => isPhrase(unit, "kinds") || !["phrase", "stop"].includes(unit.kind);
