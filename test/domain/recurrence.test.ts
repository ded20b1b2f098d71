import { expect, test } from "vitest";
import { recurrenceInWords } from "~/domain/recurrence";

const now = Date.parse("2026-11-24T09:05:00+01:00");

test.each([
  ["FREQ=DAILY", "every day", "elke dag"],
  ["RRULE:FREQ=WEEKLY;BYDAY=TU", "every week on Tue", "elke week op di"],
  [
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=10",
    "every 2 weeks on Mon, Wed, 10 times",
    "elke 2 weken op ma, wo, 10 keer",
  ],
  ["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday", "elke werkdag"],
  ["FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU", "every 2 weeks on Sat, Sun", "elke 2 weken op za, zo"],
  ["FREQ=WEEKLY;BYDAY=SA,SU", "every weekend", "elk weekend"],
  ["FREQ=MONTHLY;BYDAY=1MO", "every month on the first Mon", "elke maand op de eerste ma"],
  ["FREQ=MONTHLY;BYDAY=-1FR", "every month on the last Fri", "elke maand op de laatste vr"],
  ["FREQ=MONTHLY;BYMONTHDAY=15", "every month on day 15", "elke maand op dag 15"],
  ["FREQ=MONTHLY;BYMONTHDAY=-1", "every month on its last day", "elke maand op de laatste dag"],
  ["FREQ=DAILY;UNTIL=20261129T235959Z", "every day, until Sun 29 Nov", "elke dag, tot en met zo 29 nov"],
  ["FREQ=YEARLY;UNTIL=20301129", "every year, until Fri 29 Nov 2030", "elk jaar, tot en met vr 29 nov 2030"],
  ["FREQ=HOURLY", "repeats", "vaker"],
])("%s is said as “%s” and “%s”", (rrule, english, dutch) => {
  expect(recurrenceInWords(rrule, "Europe/Amsterdam", { now })).toBe(english);
  expect(recurrenceInWords(rrule, "Europe/Amsterdam", { now, language: "nl" })).toBe(dutch);
});
