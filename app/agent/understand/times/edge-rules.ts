import { type Match, skip } from "../grammar/match";
import type { Token } from "../grammar/tokens";
import type { DateBits } from "./date-bits";
import type { Day } from "./days";
import { monthDate, yearAt } from "./month-dates";
import { numberedQuarter } from "./numbered-periods";
import { pointedSpan, spanOf, yearSpan } from "./period-rules";

/** "end of next week", "beginning of March", "mid july", "week of the 4th". */
export function edgeOf(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const token = tokens[i];
  const closes = token?.is.closes ? spanOf(token.is.closes, 0, today) : null;
  if (closes) return { value: { span: closes, edge: "end" }, next: i + 1 };
  const edge = token?.is.start ? "start" : token?.is.mid ? "mid" : token?.is.end ? "end" : undefined;
  if (!edge) return null;
  const at = skip(tokens, tokens[i + 1]?.text === "-" ? i + 2 : i + 1, "of", "the");
  const whole =
    wholeYear(tokens, at) ??
    pointedSpan(tokens, at, today) ??
    pointedSpan(tokens, at - 1, today) ??
    monthDate(tokens, at, today) ??
    numberedQuarter(tokens, at, today) ??
    bareUnit(tokens, at, today);
  if (!whole || whole.value.dom || (!whole.value.span && !whole.value.month)) return null;
  return { value: { ...whole.value, edge }, next: whole.next };
}

function wholeYear(tokens: readonly Token[], i: number): Match<DateBits> | null {
  // "des Jahres 2027", "del año 2027"
  const year = yearAt(tokens, tokens[i]?.is.unit === "year" ? i + 1 : i);
  return year ? { value: { span: yearSpan(year.value) }, next: year.next } : null;
}

/** "end of month" without an article: the present one. */
function bareUnit(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const unit = tokens[i]?.is.unit;
  if (!unit || !(/ /.test(tokens[i - 1]?.text ?? "") || tokens[i - 1]?.is.of)) return null;
  const span = spanOf(unit, 0, today);
  return span ? { value: { span }, next: i + 1 } : null;
}
