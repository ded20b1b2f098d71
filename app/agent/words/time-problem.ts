import type { Spoken } from "~/domain/language";
import { MONTHS } from "~/domain/month-names";
import { localeOf } from "~/domain/word-forms";

/** What can be wrong with a time, in the words of one language; without a full stop. */
interface TimeProblems {
  past: string;
  endsFirst: string;
  /** A date that no calendar has: its day, its month in words, and its year or "" when none was said. */
  noDate: (day: number, month: string, year: string) => string;
  noDay: string;
  noMonth: string;
  /** A day that is another day of the week than was said with it. */
  otherDay: (day: string, is: string, not: string) => string;
  /** A time of day that the clocks leave out. */
  noTime: (time: string) => string;
  other: string;
}

/** The rules for times give their reasons in English; one that is not known here is told in general words. */
export function timeProblemIn(language: Spoken, words: TimeProblems): (problem: string) => string {
  return (problem) => {
    if (/^that time has passed/i.test(problem)) return words.past;
    if (problem === "it ends before it starts") return words.endsFirst;
    if (problem === "that day does not exist") return words.noDay;
    if (problem === "that month does not exist") return words.noMonth;
    const [, time] = /^(\d+:\d+) does not exist on /.exec(problem) ?? [];
    if (time) return words.noTime(time);
    const [, date = "", is = "", not = ""] = /^(\d+ [A-Z][a-z]+) is a (\w+), not a (\w+)$/.exec(problem) ?? [];
    if (date) {
      const [number = "", name = ""] = date.split(" ");
      const weekday = (said: string) => weekdayName(WEEKDAYS.indexOf(said), language);
      return words.otherDay(`${number} ${monthName(MONTHS.indexOf(name), language)}`, weekday(is), weekday(not));
    }
    const [, day, name = "", year = ""] = /^(\d+) ([A-Z][a-z]+)(?: (\d{4}))? does not exist$/.exec(problem) ?? [];
    const month = MONTHS.indexOf(name);
    return day && month >= 0 ? words.noDate(Number(day), monthName(month, language), year) : words.other;
  };
}

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** "vrijdag": a day by its place in the week, Monday is 0. */
function weekdayName(weekday: number, language: Spoken): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: "long", timeZone: "UTC" });
  return format.format(Date.UTC(2024, 0, 1 + weekday));
}

/** "februari": a month by its place in the year, January is 0. */
function monthName(month: number, language: Spoken): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: "long", timeZone: "UTC" });
  return format.format(Date.UTC(2024, month, 1));
}
