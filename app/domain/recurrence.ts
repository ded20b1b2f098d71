import type { Spoken } from "./language";
import { formatDay, weekdayInWords } from "./phrasing";
import type { Instant } from "./time";
import { WEEKDAY_CODES } from "./weekdays";
import { localDay } from "./zones";

interface RecurrenceNames {
  units: Record<string, [one: string, many: string]>;
  every: (count: number, units: string) => string;
  weekday: string;
  weekend: string;
  on: (days: string) => string;
  /** "first", up to "fourth"; -1 is "last". */
  nth: (n: number, day: string) => string;
  dayOfMonth: (n: number) => string;
  times: (count: string) => string;
  until: string;
  other: string;
}

const NAMES: Record<Spoken, RecurrenceNames> = {
  en: {
    units: {
      DAILY: ["every day", "days"],
      WEEKLY: ["every week", "weeks"],
      MONTHLY: ["every month", "months"],
      YEARLY: ["every year", "years"],
    },
    every: (count, units) => `every ${count} ${units}`,
    weekday: "every weekday",
    weekend: "every weekend",
    on: (days) => ` on ${days}`,
    nth: (n, day) => `the ${["last", "", "first", "second", "third", "fourth", "fifth"][n + 1]} ${day}`,
    dayOfMonth: (n) => (n < 0 ? "its last day" : `day ${n}`),
    times: (count) => `${count} times`,
    until: "until",
    other: "repeats",
  },
  nl: {
    units: {
      DAILY: ["elke dag", "dagen"],
      WEEKLY: ["elke week", "weken"],
      MONTHLY: ["elke maand", "maanden"],
      YEARLY: ["elk jaar", "jaar"],
    },
    every: (count, units) => `elke ${count} ${units}`,
    weekday: "elke werkdag",
    weekend: "elk weekend",
    on: (days) => ` op ${days}`,
    nth: (n, day) => `de ${["laatste", "", "eerste", "tweede", "derde", "vierde", "vijfde"][n + 1]} ${day}`,
    dayOfMonth: (n) => (n < 0 ? "de laatste dag" : `dag ${n}`),
    times: (count) => `${count} keer`,
    until: "tot en met",
    other: "vaker",
  },
  de: {
    units: {
      DAILY: ["jeden Tag", "Tage"],
      WEEKLY: ["jede Woche", "Wochen"],
      MONTHLY: ["jeden Monat", "Monate"],
      YEARLY: ["jedes Jahr", "Jahre"],
    },
    every: (count, units) => `alle ${count} ${units}`,
    weekday: "jeden Werktag",
    weekend: "jedes Wochenende",
    on: (days) => ` am ${days}`,
    nth: (n, day) => `${["letzten", "", "ersten", "zweiten", "dritten", "vierten", "fünften"][n + 1]} ${day}`,
    dayOfMonth: (n) => (n < 0 ? "letzten Tag" : `${n}.`),
    times: (count) => `${count}-mal`,
    until: "bis",
    other: "öfter",
  },
  fr: {
    units: {
      DAILY: ["chaque jour", "jours"],
      WEEKLY: ["chaque semaine", "semaines"],
      MONTHLY: ["chaque mois", "mois"],
      YEARLY: ["chaque année", "ans"],
    },
    every: (count, units) => `${units === "semaines" ? "toutes" : "tous"} les ${count} ${units}`,
    weekday: "chaque jour ouvré",
    weekend: "chaque week-end",
    on: (days) => ` le ${days}`,
    nth: (n, day) => `${["dernier", "", "premier", "deuxième", "troisième", "quatrième", "cinquième"][n + 1]} ${day}`,
    dayOfMonth: (n) => (n < 0 ? "dernier jour" : n === 1 ? "1er" : String(n)),
    times: (count) => `${count} fois`,
    until: "jusqu'au",
    other: "plusieurs fois",
  },
  es: {
    units: {
      DAILY: ["cada día", "días"],
      WEEKLY: ["cada semana", "semanas"],
      MONTHLY: ["cada mes", "meses"],
      YEARLY: ["cada año", "años"],
    },
    every: (count, units) => `cada ${count} ${units}`,
    weekday: "cada día laborable",
    weekend: "cada fin de semana",
    on: (days) => ` el ${days}`,
    nth: (n, day) => `${["último", "", "primer", "segundo", "tercer", "cuarto", "quinto"][n + 1]} ${day}`,
    dayOfMonth: (n) => (n < 0 ? "último día" : `día ${n}`),
    times: (count) => `${count} veces`,
    until: "hasta el",
    other: "varias veces",
  },
};

/**
 * An RFC 5545 RRULE as people say it: "every 2 weeks on Tue, 10 times", "every weekday, until Sun 29 Nov". Parts that
 * have no short words are left out, never the frequency.
 *
 * @param rrule with or without the property name
 * @param zone IANA name: whose year it is, so that only another one is said
 */
export function recurrenceInWords(
  rrule: string,
  zone: string,
  { language = "en", now }: { language?: Spoken; now: Instant },
): string {
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
  const often = interval > 1 ? names.every(interval, unit[1]) : unit[0];
  const whole = interval === 1 ? wholeStretch(parts, names) : undefined;
  const count = parts.get("COUNT");
  const lastDay = lastDayOf(parts.get("UNTIL") ?? "", zone);
  return [
    whole ?? often + onDays(parts, language),
    count ? `, ${names.times(count)}` : "",
    lastDay ? `, ${names.until} ${formatDay(lastDay, zone, { language, now })}` : "",
  ].join("");
}

/** ISO date; "…T235959Z" is how a day without a zone is written, any other moment lies on a day of the zone. */
function lastDayOf(until: string, zone: string): string | undefined {
  const [, year, month, day, time = "235959"] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6})Z)?/.exec(until) ?? [];
  if (!year) return undefined;
  const date = `${year}-${month}-${day}`;
  return time === "235959" ? date : localDay(Date.parse(`${date}T${time.replace(/(..)(..)/, "$1:$2:")}Z`), zone);
}

/** All weekdays, or the weekend, have a name of their own. */
function wholeStretch(parts: ReadonlyMap<string, string>, { weekday, weekend }: RecurrenceNames): string | undefined {
  if (parts.get("FREQ") !== "WEEKLY") return undefined;
  const days = parts.get("BYDAY");
  return days === "MO,TU,WE,TH,FR" ? weekday : days === "SA,SU" ? weekend : undefined;
}

function onDays(parts: ReadonlyMap<string, string>, language: Spoken): string {
  const { on, nth, dayOfMonth } = NAMES[language];
  const named = (parts.get("BYDAY") ?? "").split(",").flatMap((code) => {
    const [, n = "", day = ""] = /^(-1|[1-5])?([A-Z]{2})$/.exec(code) ?? [];
    const name = weekdayInWords(WEEKDAY_CODES.indexOf(day) + 1, language);
    return name === "" ? [] : [n === "" ? name : nth(Number(n), name)];
  });
  const inMonth = Number(parts.get("BYMONTHDAY") ?? 0);
  if (named.length > 0) return on(named.join(", "));
  return inMonth >= -1 && inMonth !== 0 ? on(dayOfMonth(inMonth)) : "";
}
