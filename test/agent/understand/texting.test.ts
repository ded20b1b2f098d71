import { describe, expect, test } from "vitest";
import { parse } from "~/agent/understand/grammar/parse";
import { show } from "~/agent/understand/show";

/** Forms that people text instead of a date and a time, on Wednesday 4 March 2026 at 09:30 in Amsterdam. */
const forms: [text: string, locale: string, expected: string][] = [
  ["call Sam tmrw 3ish", "en", "create · “Call Sam” · 2026-03-05 15:00"],
  ["call Sam nxt tues arvo", "en", "create · “Call Sam” · 2026-03-10 12:00–18:00 afternoon"],
  ["call Sam half 3 tomorrow", "en", "create · “Call Sam” · 2026-03-05 15:30 · asks"],
  ["bel Sam morgen om half drie", "nl", "create · “Bel Sam” · 2026-03-05 14:30"],
  ["afspraak met Sam 15u30", "nl", "create · with Sam · 2026-03-04 15:30"],
  ["réunion à 15h", "fr", "create · 2026-03-04 15:00"],
  ["call Sam EOD", "en", "create · “Call Sam” · 2026-03-04 17:00"],
  ["sync first thing Monday", "en", "create · “Sync” · 2026-03-09 09:00"],
  ["sync a week on Friday", "en", "create · “Sync” · 2026-03-13"],
  ["sync on the 3rd", "en", "create · “Sync” · 2026-04-03"],
  ["sync in a fortnight", "en", "create · “Sync” · 2026-03-18"],
  ["sync between 2 and 4", "en", "create · “Sync” · 2026-03-04 14:00–16:00"],
  ["sync after lunch", "en", "create · “Sync” · 2026-03-04 13:00"],
  ["sync before noon tomorrow", "en", "create · “Sync” · 2026-03-05 00:00–12:00"],
  ["sync 3-4pm", "en", "create · “Sync” · 2026-03-04 15:00–16:00"],
  ["block 9 to 5 next Mon-Wed", "en", "create · FREQ=DAILY;COUNT=3 · 2026-03-09 09:00–17:00"],
  ["sync at quarter past four", "en", "create · “Sync” · 2026-03-04 16:15"],
  ["sync at noon", "en", "create · “Sync” · 2026-03-04 12:00"],
  ["call Sam at midnight", "en", "create · “Call Sam” · 2026-03-05 00:00"],
  ["sync every other Tuesday at 10", "en", "create · “Sync” · FREQ=WEEKLY;INTERVAL=2;BYDAY=TU · 2026-03-10 10:00"],
  ["sync tomorrow at 10 for 1h30", "en", "create · “Sync” · 90 min · 2026-03-05 10:00–11:30"],
  ["sync tomorrow at 10 for 90 min", "en", "create · “Sync” · 90 min · 2026-03-05 10:00–11:30"],
  ["sync tomorrow 3pm London time", "en", "create · “Sync” · 2026-03-05 16:00"],
  ["sync tomorrow 15:00 CET", "en", "create · “Sync” · 2026-03-05 15:00"],
  ["sync tomorrow 10am ET with Bob", "en", "create · “Sync” · with Bob · 2026-03-05 16:00"],
];

describe("times survive texting", () => {
  test.each(forms)("“%s” (%s) is %s", (text, locale, expected) => {
    const context = { now: Date.parse("2026-03-04T09:30:00+01:00"), zone: "Europe/Amsterdam", locale };
    expect(show(parse(text, context))).toBe(expected);
  });

  test("a time with two readings that matter is asked about, and both are in the question", () => {
    const context = { now: Date.parse("2026-03-04T09:30:00+01:00"), zone: "Europe/London", locale: "en" };
    expect(parse("lunch with Jo at half 3 tomorrow", context).question).toBe("14:30 or 15:30?");
    expect(parse("drinks with Jo on Friday at 7", context).question).toBeNull();
    expect(parse("call with Jo on Friday at 7", context).question).toBe("07:00 or 19:00?");
    expect(parse("call with Jo Tuesday or Wednesday at 10", context).question).toBe(
      "Tuesday 10 March or Wednesday 11 March?",
    );
  });
});
