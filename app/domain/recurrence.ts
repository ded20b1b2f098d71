import type { Spoken } from "./language";

interface Names {
  days: Record<string, string>;
  units: Record<string, [one: string, many: string]>;
  every: (count: number, units: string) => string;
  on: string;
  times: (count: string) => string;
  until: string;
  other: string;
}

const NAMES: Record<Spoken, Names> = {
  en: {
    days: { MO: "Mon", TU: "Tue", WE: "Wed", TH: "Thu", FR: "Fri", SA: "Sat", SU: "Sun" },
    units: {
      DAILY: ["every day", "days"],
      WEEKLY: ["every week", "weeks"],
      MONTHLY: ["every month", "months"],
      YEARLY: ["every year", "years"],
    },
    every: (count, units) => `every ${count} ${units}`,
    on: "on",
    times: (count) => `${count} times`,
    until: "until",
    other: "repeats",
  },
  nl: {
    days: { MO: "ma", TU: "di", WE: "wo", TH: "do", FR: "vr", SA: "za", SU: "zo" },
    units: {
      DAILY: ["elke dag", "dagen"],
      WEEKLY: ["elke week", "weken"],
      MONTHLY: ["elke maand", "maanden"],
      YEARLY: ["elk jaar", "jaar"],
    },
    every: (count, units) => `elke ${count} ${units}`,
    on: "op",
    times: (count) => `${count} keer`,
    until: "tot en met",
    other: "vaker",
  },
};

/**
 * An RFC 5545 RRULE as people say it: "every 2 weeks on Tue, 10 times". Parts that have no short words are left out,
 * never the frequency.
 *
 * @param rrule with or without the property name
 */
export function recurrenceInWords(rrule: string, language: Spoken = "en"): string {
  const names = NAMES[language];
  const parts = new Map(
    rrule
      .replace(/^RRULE:/, "")
      .split(";")
      .map((part) => part.split("=") as [string, string]),
  );
  const unit = names.units[parts.get("FREQ") ?? ""];
  if (!unit) return names.other;
  const interval = Number(parts.get("INTERVAL") ?? 1);
  const days = (parts.get("BYDAY") ?? "").split(",").flatMap((day) => names.days[day] ?? []);
  const count = parts.get("COUNT");
  const until = /^(\d{4})(\d\d)(\d\d)/.exec(parts.get("UNTIL") ?? "");
  return [
    interval > 1 ? names.every(interval, unit[1]) : unit[0],
    days.length > 0 ? ` ${names.on} ${days.join(", ")}` : "",
    count ? `, ${names.times(count)}` : "",
    until ? `, ${names.until} ${until.slice(1).join("-")}` : "",
  ].join("");
}
