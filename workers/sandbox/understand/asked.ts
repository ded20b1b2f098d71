import { Temporal } from "temporal-polyfill";
import type { Context } from "~/agent/understand/command";
import { zoneExists } from "~/agent/understand/times/zone";

/** What the page is asked, as its address holds it: the address is the permalink. */
export interface Asked {
  text: string;
  /** IANA name. */
  zone: string;
  /** What the clock on the wall of `zone` shows: YYYY-MM-DDTHH:MM. */
  now: string;
  /** Two letters, or empty: guessed from the words. */
  locale: string;
  /** What Parley asked before, or empty. */
  awaiting: string;
  /** Names of people who are known, and titles of meetings that there are, each after a comma. */
  people: string;
  meetings: string;
}

export const AWAITED = ["confirmation", "time", "attendee", "choice"] as const satisfies readonly Context["awaiting"][];

export function askedOf(query: URLSearchParams, present: number): Asked {
  const text = (name: string) => (query.get(name) ?? "").trim();
  const zone = text("zone") || "Europe/Amsterdam";
  return {
    text: text("text").slice(0, 4_096),
    zone,
    now: text("now") || (zoneExists(zone) ? wallTimeOf(present, zone) : ""),
    locale: text("locale"),
    awaiting: text("awaiting"),
    people: text("people"),
    meetings: text("meetings"),
  };
}

export function addressOf(asked: Asked): string {
  const given = Object.entries(asked).filter(([, value]) => value !== "");
  return `/understand?${new URLSearchParams(given)}`;
}

/** What the rules are told; or what is wrong with the address, in a sentence. */
export function contextOf({ zone, now, locale, awaiting, people, meetings }: Asked): Context | string {
  if (!zoneExists(zone)) return `There is no time zone called ${zone}.`;
  const wall = readWall(now);
  if (!wall) return `${now} is no moment. Write it as 2026-11-24T09:05.`;
  const known = AWAITED.find((one) => one === awaiting);
  return {
    now: wall.toZonedDateTime(zone).epochMilliseconds,
    zone,
    ...(locale && { locale }),
    ...(known && { awaiting: known }),
    known: {
      people: listed(people).map((name) => ({ name, email: `${name.split(" ")[0]?.toLowerCase()}@example.com` })),
      meetings: listed(meetings).map((title) => ({ title, people: [] })),
    },
  };
}

const listed = (names: string) =>
  names
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

function readWall(now: string): Temporal.PlainDateTime | undefined {
  try {
    return Temporal.PlainDateTime.from(now);
  } catch {
    return undefined;
  }
}

function wallTimeOf(instant: number, zone: string): string {
  const wall = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDateTime();
  return wall.toString({ smallestUnit: "minute" });
}
