import type { Limits } from "~/domain/limits";
import { CONDITIONS } from "../phrases/conditions";

/** Weekdays by three letters; no two languages mean different days by the same. */
const DAY_NAMES: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "mon maa lun",
    "tue din die mar",
    "wed woe mit mer mie",
    "thu don jeu jue",
    "fri vri fre ven vie",
    "sat zat sam sab",
    "sun zon son dim dom",
  ].flatMap((names, at) => names.split(" ").map((name) => [name, at + 1])),
);

const any = (words: readonly string[]) => `(?:${words.join("|")})`;
const DAY = any(CONDITIONS.day);
const ON = `(?:${any(CONDITIONS.on)}\\s+)?`;
const DAYS = `${DAY}(?:\\s*(?:,|and|or|&|en|of|und|oder|et|ou|y|o)\\s*${ON}${DAY})*`;
const BUT = `(?:${any(CONDITIONS.but)} )?`;
const NOT = `${BUT}${any(CONDITIONS.not)}`;
/** Hours that there are: "after 25:00" is no condition. */
const HOUR = "(?:2[0-3]|[01]?\\d|24(?![:.hu](?!00)))(?!\\d)";
const CLOCK = `(?:(${HOUR})(?:[:.hu]([0-5]\\d))?(?:h\\b)?\\s*(${CONDITIONS.hour.join("|")})?|(${CONDITIONS.noon.join("|")}))`;
/** "From 9 until 2" is one range, and no two conditions. */
const FROM_HOUR = `\\b${any(CONDITIONS.from)} (?:(?:now|nu|jetzt) |[\\d:.]+ ?(?:am |pm |uur |uhr |u |h )?)`;
/** "Quarter after 9", "tien voor 8" is one time of day. */
const NO_MINUTES = "(?<!\\b(?:quarter|half|five|ten|twenty|kwart|vijf|tien|twintig|\\d+) )";
/** "7 uur 's avonds", "'s avonds om 7" is one time of day. */
const NO_HOUR_BEFORE = "(?<!(?:\\d|\\buur|\\bu) (?:'?s )?)";
const NO_HOUR_BEHIND = "(?! (?:om|rond|tegen|at) )";
/** Takes its stretch out where it stands as words of its own. */
const condition = (words: string) => new RegExp(`(?<=^|[\\s,;(])(?:${words})(?=$|[\\s,.;!?])`, "u");

/** "Wednesday doesn't work". */
const DAY_OUT = condition(
  `(?:no,? |nee,? |sorry,? )?${ON}(${DAYS}) ${any(CONDITIONS.unfit)}(?: for me| voor mij| bij mij)?`,
);
/** "Not on Wednesday". */
const NOT_DAY = condition(`${NOT}(?: for)?(?: ${any(CONDITIONS.on)})? (${DAYS})`);
/** "Not tomorrow". */
const NOT_NEAR = condition(`${NOT}(?: for)? (?:(${CONDITIONS.today.join("|")})|${any(CONDITIONS.tomorrow)})`);
/** "Before Friday", "by Friday". */
const BY_DAY = condition(
  `(?:${any(CONDITIONS.beforeDay)}|(${CONDITIONS.byDay.join("|")}))(?: ${any(CONDITIONS.on)})? (?:${any(CONDITIONS.next)} )?(${DAY})`,
);
/** "Not before 10", "after lunch". */
const FROM_CLOCK = condition(
  `${NO_MINUTES}${BUT}${any(CONDITIONS.notBefore)} ${CLOCK}(?: on| onwards| or later| of later| oder spater)?(?! ?(?:am|pm|uur|uhr|-|to|until|till|tot|bis|a|hasta|for \\d|for an?|voor \\d|voor een)\\b)`,
);
/** "Until 2", "not after 4". */
const UNTIL_CLOCK = condition(
  `${NO_MINUTES}${BUT}(?:${any(CONDITIONS.notAfter)}|(?<!${FROM_HOUR})${any(CONDITIONS.until)}) ${CLOCK}`,
);

const partOf = (words: readonly string[]) =>
  condition(
    `${NO_HOUR_BEFORE}(?:only |in the |alleen |in de |nur |solo )?${any(words)}(?: only| alleen)?${NO_HOUR_BEHIND}`,
  );

/** "Not mornings". */
const notPart = (words: readonly string[]) =>
  condition(`${NOT} (?:the |in the |de |in de )?${any(words)}|${any(words)} ${any(CONDITIONS.unfit)}`);

/** Hours of the parts of a day, for more than one day. */
const PARTS: readonly (readonly [words: RegExp, from: number | undefined, until: number | undefined])[] = [
  [notPart([...CONDITIONS.mornings, ...CONDITIONS.morning]), 720, undefined],
  [notPart([...CONDITIONS.afternoons, ...CONDITIONS.afternoon]), undefined, 720],
  [notPart(CONDITIONS.evenings), undefined, 1080],
  [partOf(CONDITIONS.mornings), undefined, 720],
  [partOf(CONDITIONS.afternoons), 720, undefined],
  [partOf(CONDITIONS.evenings), 1080, 1320],
];
/** As `PARTS`, but only when it cannot be a single day's. */
const PARTS_OF_A_WEEK: typeof PARTS = [
  [partOf(CONDITIONS.morning), undefined, 720],
  [partOf(CONDITIONS.afternoon), 720, undefined],
];
const LONG = new RegExp(`\\b${any(CONDITIONS.long)}\\b`);
const LUNCH = /lunch|dejeuner|comida/;

/**
 * The conditions in a message, and what is left of it without them; null when there are none.
 *
 * @param folded as long as `said`
 * @param today ISO weekday of the message
 */
export function takeLimits(said: string, folded: string, today: number): { limits: Limits; rest: string } | null {
  const limits: Limits = {};
  let left = folded;
  /** Takes what the pattern finds out of the text. */
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(left);
    if (found)
      left = left.slice(0, found.index) + " ".repeat(found[0].length) + left.slice(found.index + found[0].length);
    return found;
  };

  const out = take(DAY_OUT);
  if (out) limits.daysOff = weekdaysOf(out[1] ?? "");
  const off = take(NOT_DAY);
  if (off) limits.daysOff = [...(limits.daysOff ?? []), ...weekdaysOf(off[1] ?? "")];
  const near = take(NOT_NEAR);
  if (near) {
    const ahead = near[1] === undefined ? 1 : 0;
    limits.daysOff = [...(limits.daysOff ?? []), ((today - 1 + ahead) % 7) + 1];
  }
  const last = take(BY_DAY);
  const weekday = last && weekdaysOf(last[2] ?? "")[0];
  if (weekday) limits.until = { weekday, included: last[1] !== undefined };

  const from = take(FROM_CLOCK);
  if (from) limits.fromMinute = minuteOf(from, false);
  const until = take(UNTIL_CLOCK);
  if (until) limits.untilMinute = minuteOf(until, true);

  const parts = LONG.test(folded) ? [...PARTS, ...PARTS_OF_A_WEEK] : PARTS;
  for (const [words, fromMinute, untilMinute] of parts) {
    if (!take(words)) continue;
    if (fromMinute !== undefined) limits.fromMinute = Math.max(limits.fromMinute ?? 0, fromMinute);
    if (untilMinute !== undefined) limits.untilMinute = Math.min(limits.untilMinute ?? 1440, untilMinute);
  }
  if (Object.keys(limits).length === 0) return null;
  let rest = "";
  for (let i = 0; i < said.length; i++) rest += left[i] === " " ? " " : said[i];
  return {
    limits,
    rest: rest
      .replace(/\s+/g, " ")
      .replace(/(?:\s*,)+(?=\s*(?:,|$))/g, "")
      .trim(),
  };
}

function weekdaysOf(words: string): number[] {
  const named = words.match(new RegExp(DAY, "gu")) ?? [];
  return named.flatMap((name) => DAY_NAMES[name.slice(0, 3)] ?? []);
}

/** "after lunch" is from one o'clock, "before lunch" until noon; of bare hours the one in a working day. */
function minuteOf([, hour, minute, half, noon]: RegExpExecArray, isEnd: boolean): number {
  if (noon) return LUNCH.test(noon) && !isEnd ? 780 : 720;
  const said = Number(hour);
  const bare = half !== "am" && half !== "pm" && minute === undefined;
  const afternoon = half === "pm" ? said < 12 : bare && said < (isEnd ? 8 : 7);
  return (afternoon ? said + 12 : said) * 60 + Number(minute ?? 0);
}
