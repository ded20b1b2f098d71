import { type Match, ordinalAt, skip } from "../grammar/match";
import type { Token } from "../grammar/tokens";
import { said } from "../languages/lists/said";
import type { DateBits, Span } from "./date-bits";
import { addMonths, type Day, mondayOf, toCivil, toDay } from "./days";
import { yearAt } from "./month-dates";

const OF_DECADE = said`^${"ofDecade"}$`;

/** "week 31", "semana 12 de 2027", "the 12th calendar week": ISO weeks, the next one with this number. */
export function numberedWeek(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const at = skip(tokens, i, "the");
  const [first, second] = [tokens[at], tokens[at + 1]];
  const ord = second && CALENDAR_WEEK.test(second.text) ? ordinalAt(tokens, at) : null;
  const n = ord?.value ?? (first?.is.unit === "week" ? Number(second?.figure ?? 0) : 0);
  if (n < 1 || n > 53 || tokens[at + 2]?.is.mo) return null;
  const year = yearBehind(tokens, at + 2, today);
  if (!year && !ord && tokens[at + 2]?.is.of) return null;
  const present = toCivil(today).year;
  const monday = (y: number) => mondayOf(toDay(y, 1, 4)) + (n - 1) * 7;
  const from = monday(year?.value ?? (monday(present) + 7 > today ? present : present + 1));
  return { value: { span: { from, to: from + 7, grain: "week" } }, next: year?.next ?? at + 2 };
}

/** Weeks that are only ever counted through the year. */
const CALENDAR_WEEK = /^(?:kalenderwoche|kw|kalenderweek|calendar week)$/;

/** "Q3 2027", "the third quarter of 2027", "Q1 next year", "erstes Halbjahr 2027". */
export function numberedQuarter(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const at = skip(tokens, i, "the");
  // "Q3"; "T3" with its year, because a T3 may also be a terminal.
  const letter = tokens[at]?.text === "q" || (tokens[at]?.text === "t" && yearAt(tokens, at + 2));
  const figure = letter ? Number(tokens[at + 1]?.figure ?? 0) : 0;
  const ord = figure ? null : ordinalAt(tokens, at);
  const unit = ord ? tokens[ord.next]?.is.unit : "quarter";
  if (unit !== "quarter" && unit !== "halfyear") return null;
  const [n, months] = [figure || ord?.value || 0, unit === "quarter" ? 3 : 6];
  if (n < 1 || n * months > 12) return null;
  const next = ord ? ord.next + 1 : at + 2;
  const present = toCivil(today);
  const year = yearBehind(tokens, next, today);
  const y = year?.value ?? (n * months >= present.month ? present.year : present.year + 1);
  const from = toDay(y, (n - 1) * months + 1, 1);
  return { value: { span: { from, to: addMonths(from, months), grain: "month" } }, next: year?.next ?? next };
}

/** "… 2027", "… of 2027", "… next year", "… of the year". */
export function yearBehind(tokens: readonly Token[], i: number, today: Day): Match<number> | null {
  const behind = skip(tokens, i, "of", "the");
  const [first, second] = [tokens[behind]?.is, tokens[behind + 1]?.is];
  // "next year", "l'année prochaine"
  const pointed = second?.unit === "year" ? first?.mod : first?.unit === "year" ? second?.mod : undefined;
  if (pointed !== undefined) return { value: toCivil(today).year + pointed, next: behind + 2 };
  return yearAt(tokens, skip(tokens, i, "of"));
}

/** "the 90s", "1990s", "les années 90": ten years. */
export function decade(tokens: readonly Token[], i: number): Match<DateBits> | null {
  const at = skip(tokens, i, "the");
  const first = tokens[at];
  if (!first?.figure && first?.is.unit !== "year") return null;
  const years = first.is.unit === "year" && !tokens[at - 1]?.is.n;
  const figure = tokens[years ? at + 1 : at]?.figure;
  if (!figure?.endsWith("0") || (figure.length !== 2 && figure.length !== 4)) return null;
  if (!years && !OF_DECADE.folded.test(tokens[at + 1]?.text ?? "")) return null;
  const from = figure.length === 4 ? Number(figure) : Number(figure) + (Number(figure) < 30 ? 2000 : 1900);
  if (years && figure.length === 4) return null;
  const span: Span = { from: toDay(from, 1, 1), to: toDay(from + 10, 1, 1), grain: "month" };
  return { value: { span }, next: at + 2 };
}
