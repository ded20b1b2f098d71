/** Where a week begins on another day than Monday, by ISO 3166 code: Friday, Saturday and Sunday, from CLDR's week data. */
const FRIDAY = "MV";
const SATURDAY = "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY";
const SUNDAY =
  "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK " +
  "PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW";

const FIRST_DAYS = new Map<string, number>([
  ...FRIDAY.split(" ").map((region) => [region, 5] as const),
  ...SATURDAY.split(" ").map((region) => [region, 6] as const),
  ...SUNDAY.split(" ").map((region) => [region, 7] as const),
]);
const MONDAY = 1;

/** What every account has until its user says otherwise: no witness of where somebody is at home. */
const UNCHOSEN = "en";

/**
 * The day on which a reader's weeks begin. Of the browser's locales the first with a country decides, and where the
 * account has a language of its own the first of that language: many a browser outside the United States says "en-US".
 * A language alone counts as spoken where most of its speakers are ("en" in the United States), and what says nothing
 * begins on Monday, as ISO 8601 does.
 *
 * @param language of the account, as in BCP 47
 * @param acceptLanguage the header as the browser sends it: "nl-NL,nl;q=0.9,en;q=0.8"
 * @returns ISO weekday, Monday is 1
 */
export function firstDayOfWeek(language: string, acceptLanguage: string | null): number {
  const all = (acceptLanguage ?? "").split(",").flatMap((part) => readLocale(part.split(";")[0]?.trim() ?? ""));
  const own = [...all.filter((locale) => locale.language === language), ...readLocale(language)];
  const locales = language === UNCHOSEN ? all : own;
  const region = locales.find((locale) => locale.region)?.region ?? locales[0]?.maximize().region;
  return FIRST_DAYS.get(region ?? "") ?? MONDAY;
}

/** None for "*" and for what is no language tag. */
function readLocale(tag: string): Intl.Locale[] {
  if (!/^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(tag)) return [];
  try {
    return [new Intl.Locale(tag)];
  } catch (error) {
    if (error instanceof RangeError) return []; // of the right shape, and still no tag: "en-a"
    throw error;
  }
}
