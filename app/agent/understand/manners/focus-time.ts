import { type Command, type Context, plain } from "../command";
import { parse } from "../grammar/parse";
import { said } from "../languages/lists/said";

const HOLD =
  /^\s*(?:please\s+)?(block|blokkeer|hold)\s+(?!(?:(?:my|the|all)\s+)*(?:calls?|line|on)\b)(?:off\s+|out\s+)?(?:my\s+|mijn\s+)?(.+?)(?:\s+(?:for|voor)\s+(.+?))?[.!\s]*$/isu;

/**
 * Time for oneself: "block Friday morning for focus", "block 2-4 for deep work", "blokkeer elke vrijdagochtend". A length
 * alone is a meeting whose time is still open.
 */
export function focusTime(text: string, context: Context): Command | undefined {
  const [, verb, said, why] = HOLD.exec(text) ?? [];
  if (verb === undefined || said === undefined) return undefined;
  const dutch = /^blokkeer/iu.test(verb);
  const title = why ?? (LUNCH.test(said) ? "lunch" : "focus");
  const read = (time: string) =>
    parse(dutch ? `wat staat er ${time}` : `book focus ${time}`, { ...context, awaiting: undefined });

  const durationMinutes = lengthIn(said);
  const time = EVERY.replacedIn(said.replace(LENGTH, " "), "")
    .replace(LUNCH, "12:00-13:00")
    .replace(HOURS, dutch ? "van $1 tot $2" : "from $1 to $2");
  const { when } = read(time);
  if (!when) return undefined;
  const recurrence = EVERY.isIn(said) ? read(said).when?.rrule : undefined;
  const slots = {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    ...(recurrence && { recurrence }),
    ...(durationMinutes && { durationMinutes }),
  };
  const open = durationMinutes !== undefined;
  return { ...plain("create", slots), when, ...(!open && { manner: "hold" }) };
}

const HOURS = /\b(\d[\d:.]*(?:\s?[ap]m)?)\s*[-–]\s*(\d[\d:.]*(?:\s?[ap]m)?)/iu;
const EVERY = said`${"every"}\s+`;
const LUNCH = /\blunch(?:\s?time|break|\s?pauze)?\b/iu;
const LENGTH =
  /\b(?:(\d+(?:[.,]\d)?)\s*(h|hrs?|hours?|uur|m|mins?|minutes?|minuten)|(an?\s+hour|een\s+uur(?:tje)?))\b/iu;

/** Whole minutes; undefined when no length is said. */
function lengthIn(text: string): number | undefined {
  const [, number, unit = "", hour] = LENGTH.exec(text) ?? [];
  if (hour) return 60;
  if (number === undefined) return undefined;
  return Math.round(Number(number.replace(",", ".")) * (/^[hu]/iu.test(unit) ? 60 : 1));
}
