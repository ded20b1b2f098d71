import { clockFor, clockOfZone } from "./clock-style";
import type { Spoken } from "./language";
import { formatClock, formatElsewhere, formatInterval, formatTrip, lengthInWords, zoneInWords } from "./phrasing";
import { cut } from "./text";
import { type Instant, type Interval, MINUTE } from "./time";
import { type TimezoneAndTrips, zoneAt } from "./trips";
import type { ZoneReading } from "./zone-search";
import { isAmbiguous, zoned } from "./zones";

interface ZoneWords {
  hint: string;
  now: (zone: string, clock: string) => string;
  unknown: (typed: string) => string;
  alike: (typed: string) => string;
  several: (typed: string) => string;
  offset: (typed: string) => string;
}

/** What is said about a timezone that somebody typed. */
const ZONE_WORDS: Record<Spoken, ZoneWords> = {
  en: {
    hint: "A city or a country, as in New York.",
    now: (zone, clock) => `${zone}: it is ${clock} there now.`,
    unknown: (typed) => `“${typed}” is no timezone that Parley knows. Type a large city near you, as in New York.`,
    alike: (typed) => `“${typed}” is no timezone that Parley knows. Did you mean one of these?`,
    several: (typed) => `“${typed}” has more than one timezone. Which one is it?`,
    offset: (typed) => `“${typed}” knows no summer time. Whose clock is it?`,
  },
  nl: {
    hint: "Een stad of een land, zoals New York.",
    now: (zone, clock) => `${zone}: daar is het nu ${clock}.`,
    unknown: (typed) => `“${typed}” is geen tijdzone die Parley kent. Typ een grote stad in de buurt, zoals New York.`,
    alike: (typed) => `“${typed}” is geen tijdzone die Parley kent. Bedoel je een van deze?`,
    several: (typed) => `“${typed}” heeft meer dan één tijdzone. Welke is het?`,
    offset: (typed) => `“${typed}” kent geen zomertijd. Welke klok is het?`,
  },
  de: {
    hint: "Eine Stadt oder ein Land, zum Beispiel New York.",
    now: (zone, clock) => `${zone}: Dort ist es jetzt ${clock}.`,
    unknown: (typed) =>
      `„${typed}“ ist keine Zeitzone, die Parley kennt. Geben Sie eine große Stadt in der Nähe ein, zum Beispiel New York.`,
    alike: (typed) => `„${typed}“ ist keine Zeitzone, die Parley kennt. Meinen Sie eine von diesen?`,
    several: (typed) => `„${typed}“ hat mehr als eine Zeitzone. Welche ist es?`,
    offset: (typed) => `„${typed}“ kennt keine Sommerzeit. Welche Uhr ist es?`,
  },
  fr: {
    hint: "Une ville ou un pays, par exemple New York.",
    now: (zone, clock) => `${zone} : il y est ${clock}.`,
    unknown: (typed) =>
      `« ${typed} » n’est pas un fuseau que Parley connaît. Tapez une grande ville proche, par exemple New York.`,
    alike: (typed) => `« ${typed} » n’est pas un fuseau que Parley connaît. Est-ce l’un de ceux-ci ?`,
    several: (typed) => `« ${typed} » a plusieurs fuseaux. Lequel est-ce ?`,
    offset: (typed) => `« ${typed} » ne connaît pas l’heure d’été. De quelle ville est-ce l’heure ?`,
  },
  es: {
    hint: "Una ciudad o un país, por ejemplo Nueva York.",
    now: (zone, clock) => `${zone}: allí son las ${clock}.`,
    unknown: (typed) =>
      `«${typed}» no es una zona horaria que Parley conozca. Escribe una ciudad grande cercana, por ejemplo Nueva York.`,
    alike: (typed) => `«${typed}» no es una zona horaria que Parley conozca. ¿Es una de estas?`,
    several: (typed) => `«${typed}» tiene más de una zona horaria. ¿Cuál es?`,
    offset: (typed) => `«${typed}» no tiene horario de verano. ¿De qué ciudad es la hora?`,
  },
};

/** A button that chooses a zone. */
export interface ZoneChoice {
  /** IANA name. */
  zone: string;
  /** "Amsterdam time, GMT+1" */
  label: string;
}

/** A typed timezone that could not be used: a sentence, and what may have been meant. */
export interface ZoneProblem {
  text: string;
  choices: ZoneChoice[];
}

/** What a refused reading says to whoever typed it. */
export function zoneProblem(
  typed: string,
  { reason, suggestions }: Extract<ZoneReading, { ok: false }>,
  now: Instant,
  language: Spoken = "en",
): ZoneProblem {
  const words = ZONE_WORDS[language];
  const say = reason === "unknown" ? (suggestions.length > 0 ? words.alike : words.unknown) : words[reason];
  const choices = suggestions.map((zone) => ({ zone, label: zoneInWords(zone, now, now, language) }));
  return { text: say(cut(typed.trim(), 40)), choices };
}

/** The line under the field: what clock the zone in it has, so that a wrong one is seen. */
export function zoneHint(zone: string, now: Instant, language: Spoken = "en"): string {
  const { hint, now: is } = ZONE_WORDS[language];
  return `${is(zoneInWords(zone, now, now, language), formatClock(now, zone, clockFor(zone, language)))} ${hint}`;
}

/** What a form of dates and times says whose user is going to be elsewhere; null where no trip is known. */
export function awayWords({ timezone, trips }: TimezoneAndTrips, now: Instant): string | null {
  const ahead = trips.filter(({ end }) => end > now).map((trip) => formatTrip(trip, { now }));
  if (ahead.length === 0) return null;
  return `Times here stay ${zoneInWords(timezone, now)}, also while you are away: ${ahead.join("; ")}.`;
}

/**
 * What the times of a form alone do not say of what was made of them: when it is by the clock of the place where its user
 * is by then, and how long it takes where clocks change. Empty where neither is in doubt, and of whole days, which are the
 * same everywhere.
 */
export function whichMoments(
  slot: Interval & { allDay?: object | undefined },
  settings: TimezoneAndTrips,
  now: Instant,
): string {
  if (slot.allDay) return "";
  const { timezone } = settings;
  const clock = clockOfZone(timezone);
  const there = formatElsewhere(slot, zoneAt(slot.start, settings), timezone, { now, clock });
  const change = changeWords(slot, timezone);
  if (!there && !change) return "";
  const said = formatInterval(slot, timezone, { now, clock });
  return [there ? `${said}: ${there}, where you are then.` : `${said}.`, change].filter(Boolean).join(" ");
}

/** A form gives times of a clock, of which some come twice when it goes back: the first is taken, and that is said. */
function changeWords(slot: Interval, zone: string): string {
  if (!isAmbiguous(slot, zone)) return "";
  const length = lengthInWords((slot.end - slot.start) / MINUTE, "en");
  const goesForward = zoned(slot.end, zone).offsetNanoseconds > zoned(slot.start, zone).offsetNanoseconds;
  return goesForward
    ? `The clocks go forward in between: it takes ${length}.`
    : `The clocks go back then, and of a time that comes twice the first counts: it takes ${length}.`;
}
