import { WEEKDAY_CODES, weekdaysOfRule } from "./weekdays";

/** An RFC 5545 RRULE by its parts, in their order. */
const partsOf = (rrule: string) =>
  new Map(rrule.split(";").map((part) => part.split("=") as [name: string, value: string]));

const ruleOf = (parts: ReadonlyMap<string, string>) => [...parts].map(([name, value]) => `${name}=${value}`).join(";");

/** Another rhythm for a series: its weekdays and its end stay where the new one names none. */
export function inRhythm(rrule: string, before: string): string {
  const [parts, old] = [partsOf(rrule), partsOf(before)];
  const isWeekly = parts.get("FREQ") === "WEEKLY" && old.get("FREQ") === "WEEKLY" && weekdaysOfRule(before).length > 0;
  const days = old.get("BYDAY");
  if (isWeekly && days !== undefined && !parts.has("BYDAY")) parts.set("BYDAY", days);
  const isEnded = parts.has("COUNT") || parts.has("UNTIL");
  // "Make that Tuesdays", of what comes every two weeks
  const interval = old.get("INTERVAL");
  if (
    isWeekly &&
    interval !== undefined &&
    !parts.has("INTERVAL") &&
    days !== undefined &&
    parts.get("BYDAY") !== days &&
    weekdaysOfRule(rrule).length > 0
  )
    parts.set("INTERVAL", interval);
  for (const end of ["COUNT", "UNTIL"]) if (!isEnded && old.has(end)) parts.set(end, old.get(end) ?? "");
  return ruleOf(parts);
}

/** A weekly rule of one weekday on another one; any other as it is. @param day 1 is Monday */
export function onWeekday(rrule: string, day: number): string {
  const [only, another] = weekdaysOfRule(rrule);
  const code = WEEKDAY_CODES[day - 1];
  if (!rrule.includes("FREQ=WEEKLY") || only === undefined || another !== undefined || code === undefined) return rrule;
  return ruleOf(partsOf(rrule).set("BYDAY", code));
}

/** A rule that ends so, and no other way. @param end how often it comes, or its last day as `YYYY-MM-DD` */
export function ending(rrule: string, end: number | string): string {
  const parts = partsOf(rrule);
  for (const old of ["COUNT", "UNTIL"]) parts.delete(old);
  return ruleOf(
    typeof end === "number" ? parts.set("COUNT", `${end}`) : parts.set("UNTIL", `${end.replaceAll("-", "")}T235959Z`),
  );
}

/** How often a series comes, and its last day as `YYYY-MM-DD`, as far as its rule says. */
export function endOf(rrule: string): { count?: number; lastDay?: string } {
  const parts = partsOf(rrule.replace(/^RRULE:/, ""));
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)/.exec(parts.get("UNTIL") ?? "") ?? [];
  return {
    ...(parts.has("COUNT") && { count: Number(parts.get("COUNT")) }),
    ...(year && { lastDay: `${year}-${month}-${day}` }),
  };
}
