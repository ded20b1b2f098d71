import { type Match, numberAt, ordinalAt, skip } from "../grammar/match";
import type { Token } from "../grammar/tokens";
import { said } from "../languages/lists/said";
import type { DateBits } from "./date-bits";
import { type Day, toCivil } from "./days";
import { isHoliday } from "./holidays";
import { nextWeekday } from "./shift-days";

/** "the 3rd", "on the 18", "el 23", "am 5.". */
export function dayOfMonth(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const at = skip(tokens, i, "the");
  // "La 4e", "des 3e": a class, and no day.
  const ord = tokens[at]?.is.noDate || tokens[at - 1]?.is.noDate ? null : ordinalAt(tokens, at);
  const pointed =
    at > i ||
    tokens[i - 1]?.is.on ||
    tokens[i - 1]?.is.by ||
    tokens[i - 1]?.is.until ||
    tokens[i - 1]?.is.wd ||
    tokens[i - 1]?.is.the ||
    tokens[i - 1]?.is.from ||
    tokens[i - 1]?.is.before ||
    tokens[i - 1]?.is.between ||
    tokens[i - 1]?.text === ",";
  if (ord && ord.value >= 1 && ord.value <= 31) {
    const behind = tokens[ord.next];
    if (
      behind &&
      (COUNTED.folded.test(behind.text) ||
        behind.is.wd ||
        (behind.is.unit && behind.is.unit !== "day") ||
        behind.is.mer ||
        behind.is.quarter ||
        isHoliday(behind))
    )
      return null;
    const spelt = !tokens[at]?.figure;
    const plain = behind === undefined || /^[^a-z]/.test(behind.text) || Object.keys(behind.is).length > 0;
    if (spelt && !(pointed && plain)) return null;
    if (!spelt && !pointed && !plain && tokens[i - 1]?.is.on === undefined) return null;
    // "the 15th of the month" is in whichever month it is next.
    const month = skip(tokens, ord.next, "of", "the");
    const any = month > ord.next && tokens[month]?.is.unit === "month" && tokens[month + 1]?.is.mod === undefined;
    if (any) return { value: { dom: ord.value }, next: month + 1 };
    return { value: { dom: ord.value }, next: behind?.is.unit === "day" ? ord.next + 1 : ord.next };
  }
  // "on the 17", "el 23": a plain number behind an article.
  const article =
    tokens[i]?.is.the && (tokens[i]?.is.on || tokens[at - 1]?.is.on || /the$/.test(tokens[at - 1]?.text ?? ""));
  const closing =
    ON_DAY.folded.test(tokens[i - 1]?.text ?? "") &&
    tokens[i]?.figure &&
    (tokens[i + 1] === undefined || /^[.,!?]$/.test(tokens[i + 1]!.text) || hourLed(tokens, i + 1));
  const n =
    article || closing || followsWeekday(tokens, i, today) || goesOnList(tokens, i) ? numberAt(tokens, at) : null;
  if (!n || n.value < 1 || n.value > 31) return null;
  const behind = tokens[n.next];
  if (
    behind?.is.unit ||
    behind?.is.mer ||
    behind?.is.oclock ||
    behind?.text === ":" ||
    behind?.text === "%" ||
    (behind?.is.to && !behind.is.until)
  )
    return null;
  const isDated = isDayOf(tokens[i - 1]?.is.wd, n.value, today) && hourLater(tokens, n.next);
  if (!isDated && behind && /^[a-z]/.test(behind.text) && Object.keys(behind.is).length === 0) return null;
  const next = behind?.text === "." && tokens[n.next + 1] !== undefined ? n.next + 1 : n.next;
  return { value: { dom: n.value }, next };
}

/** Words behind which a number in order is no date: "the 2nd meeting". */
const COUNTED = said`^${"noDay"}$`;
const ON_DAY = said`^${"onDay"}$`;

/** "Friday 13": a day when no clock shows it, or when that day is a Friday and another hour stands behind it. */
function followsWeekday(tokens: readonly Token[], i: number, today: Day): boolean {
  const wd = tokens[i - 1]?.is.wd;
  const n = wd ? numberAt(tokens, i) : null;
  if (!wd || !n || tokens[n.next]?.text === "-") return false;
  const hour = tokens[n.next];
  const falls = isDayOf(wd, n.value, today);
  if (falls && hourLater(tokens, n.next)) return true;
  // "vendredi quinze à 16h": the word before the hour is also the one inside a span.
  if (hour?.is.until && !(hour.is.at && (/ /.test(hour.text) || tokens[n.next + 1]?.clock))) return false;
  if (tokens[i - 1]?.is.dated && !hour?.is.oclock && falls) return true;
  return (
    n.value > 24 ||
    (n.value > 12 && !tokens[i]?.figure) ||
    toCivil(nextWeekday(today, wd)).day === n.value ||
    (n.value > 12 && tokens[n.next]?.is.at === true)
  );
}

/** "El 10 a las 16h, 11 a las 17h": a number with its hour, behind another day of a month with its own. */
function goesOnList(tokens: readonly Token[], i: number): boolean {
  const joint = tokens[i - 1];
  const n = tokens[i]?.figure && (joint?.is.and || joint?.text === ",") ? numberAt(tokens, i) : null;
  if (!n || !hourLed(tokens, n.next)) return false;
  for (let at = Math.max(0, i - LONGEST_BEFORE); at < i - 1; at++) {
    const [lead, day] = [tokens[at - 1]?.is, tokens[at]];
    const isPointed = day?.is.ord ?? (day?.figure && (lead?.the || lead?.on || lead?.wd));
    if (isPointed && hourLed(tokens, tokens[at + 1]?.text === "." ? at + 2 : at + 1)) return true;
  }
  return false;
}

/** How far in front of a number the day before it stands: "10 a las 16 y media,". */
const LONGEST_BEFORE = 7;

/** A word that leads to an hour, and its figures. */
function hourLed(tokens: readonly Token[], i: number): boolean {
  const [word, behind] = [tokens[i], tokens[i + 1]];
  return Boolean(word?.is.at && (leadsHour(word) ? (behind?.figure ?? behind?.clock) : behind?.clock));
}

/** "… at 7", "… 19:00", "… from 5 to 6": the hour of a day whose number stands in front. */
function hourBehind(tokens: readonly Token[], i: number): boolean {
  const at = skip(tokens, tokens[i]?.text === "." || tokens[i]?.text === "," ? i + 1 : i, "the");
  const word = tokens[at];
  if (word?.clock) return !word.amount || word.clock.hour > LONGEST_HOURS || word.clock.minute > 0;
  const isLed = word?.is.at ? leadsHour(word) : Boolean(word?.is.from || word?.is.between);
  const behind = tokens[at + 1];
  return (
    isLed &&
    Boolean(
      behind?.clock ||
        behind?.is.named !== undefined ||
        behind?.is.half ||
        behind?.is.halfTo ||
        behind?.is.quarter ||
        numberAt(tokens, at + 1),
    )
  );
}

/** The same, behind what the day is booked for: "Monday 18 vaccine at 9". */
function hourLater(tokens: readonly Token[], from: number): boolean {
  const stop = tokens.findIndex(({ text, is }, at) => at > from && (is.and || /^[,;.!?\n]$/.test(text)));
  const end = stop < 0 ? tokens.length : stop;
  return tokens.slice(0, end).some((_, at) => at >= from && hourBehind(tokens.slice(0, end), at));
}

/** "A las" is in front of an hour; French "à" leads to the end of a span too, and is that of a plain number. */
const leadsHour = ({ is, text }: Token) => !is.until || / /.test(text);

/** "Thursday 10 2h" is how long; nothing lasts longer. */
const LONGEST_HOURS = 6;

/** Whether the next such day of a month is this weekday. */
function isDayOf(wd: number | undefined, dayOfMonth: number, today: Day): boolean {
  if (wd === undefined) return false;
  for (let day = nextWeekday(today, wd); day <= today + 31; day += 7) if (toCivil(day).day === dayOfMonth) return true;
  return false;
}
