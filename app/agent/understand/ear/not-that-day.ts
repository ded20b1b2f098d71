import { plain } from "../command";
import { said } from "../languages/lists/said";
import { settle, whenOf } from "./said-times";
import { isQuiet } from "./slots";
import { type Ground, isPhrase, isTime, type Reading, type Situation, textOf, timeMeant, type Unit } from "./unit";

/** "Skip the 22nd", "de 22e niet", "el 22 no", of what was spoken of and comes again: the one of that day goes. */
export function notThatDay(
  units: readonly Unit[],
  { subject, tokens }: Ground,
  { here, focus, awaiting }: Situation,
): Reading | undefined {
  const [time, another] = units.filter(isTime);
  const isNot = (unit: Unit) => isPhrase(unit, "not", "negation") || SKIPS.isIn(textOf(unit));
  const isSmall = (unit: Unit) => unit === time || isNot(unit) || (isQuiet(unit) && !isPhrase(unit, "it", "repair"));
  if (!focus || awaiting !== undefined || !subject || time?.kind !== "time" || another) return undefined;
  if (!units.some(isNot) || !units.every(isSmall)) return undefined;
  const { date, clock, part, length } = time.found.time.point;
  const figure = tokens.find(
    ({ start, end }) => start >= time.start && end <= time.end && /^\d{1,2}$/.test(text(start, end)),
  );
  const isDay = date?.dom !== undefined && !clock && !part && length === undefined;
  // "El 22": later than any hour that is said so.
  const dom = !date && figure ? Number(text(figure.start, figure.end)) : 0;
  if (!isDay && (dom <= LAST_HOUR || dom > LAST_DAY)) return undefined;
  const found = isDay ? time.found : timeMeant(time.start, time.end, { date: { dom } }, time.found.text).found;
  const when = whenOf(settle([found]), here, { looking: true })?.when;
  return when?.kind === "date"
    ? { command: plain("cancel", { target: { title: subject.title, when } }), left: [] }
    : undefined;

  function text(start: number, end: number): string {
    return tokens.find((token) => token.start === start && token.end === end)?.text ?? "";
  }
}

const SKIPS = said`^${"leavesOut"}$`;
const [LAST_HOUR, LAST_DAY] = [12, 31];
