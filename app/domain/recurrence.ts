const DAYS: Record<string, string> = { MO: "Mon", TU: "Tue", WE: "Wed", TH: "Thu", FR: "Fri", SA: "Sat", SU: "Sun" };
const UNITS: Record<string, [one: string, many: string]> = {
  DAILY: ["every day", "days"],
  WEEKLY: ["every week", "weeks"],
  MONTHLY: ["every month", "months"],
  YEARLY: ["every year", "years"],
};

/**
 * An RFC 5545 RRULE as people say it: "every 2 weeks on Tue, 10 times". Parts that have no short words are left out,
 * never the frequency.
 *
 * @param rrule with or without the property name
 */
export function recurrenceInWords(rrule: string): string {
  const parts = new Map(
    rrule
      .replace(/^RRULE:/, "")
      .split(";")
      .map((part) => part.split("=") as [string, string]),
  );
  const unit = UNITS[parts.get("FREQ") ?? ""];
  if (!unit) return "repeats";
  const interval = Number(parts.get("INTERVAL") ?? 1);
  const days = (parts.get("BYDAY") ?? "").split(",").flatMap((day) => DAYS[day] ?? []);
  const count = parts.get("COUNT");
  const until = /^(\d{4})(\d\d)(\d\d)/.exec(parts.get("UNTIL") ?? "");
  return [
    interval > 1 ? `every ${interval} ${unit[1]}` : unit[0],
    days.length > 0 ? ` on ${days.join(", ")}` : "",
    count ? `, ${count} times` : "",
    until ? `, until ${until.slice(1).join("-")}` : "",
  ].join("");
}
