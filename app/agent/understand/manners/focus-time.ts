import { capitalised } from "~/domain/text";
import { type Command, type Context, plain, type When } from "../command";
import { hear } from "../ear/hear";
import { parse } from "../grammar/parse";
import { said } from "../languages/lists/said";

const HOLD =
  /^\s*(?:please\s+)?(block|blokkeer|blok|hold)\s+(?!(?:(?:my|the|all)\s+)*(?:calls?|line|on)\b)(?:off\s+|out\s+)?(?:(?:my|mijn|de)\s+)?(.+?)(?:\s+(?:for|voor)\s+(.+?))?[.!\s]*$/isu;

/**
 * Time for oneself: "block Friday morning for focus", "block 2-4 for deep work", "blokkeer elke vrijdagochtend". A length
 * alone is a meeting whose time is still open.
 */
export function focusTime(text: string, context: Context): Command | undefined {
  const [, verb, said, why] = HOLD.exec(text) ?? [];
  if (verb === undefined || said === undefined) return undefined;
  const dutch = /^blok/iu.test(verb);
  const title = why ?? (LUNCH.test(said) ? "lunch" : (purposeIn(text, context) ?? "focus"));
  const read = (time: string) =>
    parse(dutch ? `wat staat er ${time}` : `book focus ${time}`, { ...context, awaiting: undefined });

  const durationMinutes = lengthIn(said);
  const time = FROM.replacedIn(EVERY.replacedIn(said.replace(LENGTH, " "), ""), dutch ? "om " : "at ")
    .replace(LUNCH, "12:00-13:00")
    .replace(HOURS, dutch ? "van $1 tot $2" : "from $1 to $2");
  const begins = read(time).when;
  if (!begins) return undefined;
  const when = FROM.isIn(said) && durationMinutes === undefined ? untilEvening(begins, context) : begins;
  const recurrence = EVERY.isIn(said) ? read(said).when?.rrule : undefined;
  const slots = {
    title: capitalised(title),
    ...(recurrence && { recurrence }),
    ...(durationMinutes && { durationMinutes }),
  };
  const open = durationMinutes !== undefined;
  return { ...plain("create", slots), when, ...(!open && { manner: "hold" }) };
}

/** "… to finish the deck" */
function purposeIn(text: string, context: Context): string | undefined {
  const [topic, another] = hear(text, context)?.units.filter(({ kind }) => kind === "topic") ?? [];
  return topic?.kind === "topic" && !another ? topic.text : undefined;
}

/** "From 2 on", without an end: to the end of the working day, where it begins before that. */
function untilEvening(when: When, { workday }: Context): When {
  const [, day, hour, minute, offset] = DATE_TIME.exec(when.start ?? "") ?? [];
  const end = workday?.endMinute ?? 0;
  if (when.kind !== "datetime" || when.end || day === undefined || Number(hour) * 60 + Number(minute) >= end)
    return when;
  const two = (figure: number) => String(figure).padStart(2, "0");
  return { ...when, kind: "range", end: `${day}T${two(Math.floor(end / 60))}:${two(end % 60)}:00${offset}` };
}

const DATE_TIME = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):\d\d(.*)$/;
/** In front of an hour, and not of a day: "block from Friday on" is more than one. */
const FROM = said`${"fromHour"}\s+(?=\d)`;
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
