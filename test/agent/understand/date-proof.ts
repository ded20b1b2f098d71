import { requestsOf } from "~/agent/understand/requests";
import { changesIn, dayNumber, instantsAt, type Verdict, verdictOn, type Wall } from "./date-oracle";
import { type SaidDate, saidDates } from "./said-dates";

/** North and south, whole, half and quarter hours, both sides of the date line, with and without summer time. */
const ZONES =
  `Europe/Amsterdam Europe/London Europe/Lisbon Europe/Madrid Europe/Berlin Europe/Athens Europe/Istanbul Europe/Moscow
  Atlantic/Azores Atlantic/Reykjavik America/St_Johns America/Halifax America/New_York America/Chicago America/Denver
  America/Phoenix America/Los_Angeles America/Anchorage America/Havana America/Mexico_City America/Sao_Paulo
  America/Santiago America/Asuncion America/Caracas Africa/Cairo Africa/Lagos Asia/Jerusalem Asia/Beirut Asia/Tehran
  Asia/Kolkata Asia/Kathmandu Asia/Shanghai Asia/Tokyo Australia/Adelaide Australia/Sydney Australia/Lord_Howe
  Pacific/Auckland Pacific/Chatham Pacific/Kiritimati Pacific/Honolulu`.split(/\s+/);

interface Moment {
  zone: string;
  now: number;
  wall: Wall;
}

/** Where the year is looked at that holds both changes of the clocks. */
const YEAR = dayNumber(2026, 1, 1);
/** Days to a change, and minutes after midnight: ahead of it, on its own day, and behind it. */
const AROUND = [
  [-2, 730],
  [-1, 1420],
  [0, 1400],
  [1, 20],
] as const;

/** Every zone on both sides of both changes; where the clocks stay, around the days on which others change them. */
export function moments(): Moment[] {
  return ZONES.flatMap((zone) => {
    const changes = changesIn(zone, YEAR);
    const days = changes.length > 0 ? changes : [dayNumber(2026, 3, 29), dayNumber(2026, 10, 25)];
    return days.flatMap((change) =>
      AROUND.flatMap(([ahead, minute]) => {
        const wall = { day: change + ahead, minute };
        const [now] = instantsAt(wall, zone);
        return now === undefined ? [] : [{ zone, now, wall }];
      }),
    );
  });
}

/** What comes of one request at one moment, and what was read, to be shown where it is wrong. */
export function provenAt({ locale, text, meant }: SaidDate, { zone, now, wall }: Moment): [Verdict, string] {
  const [first, ...others] = requestsOf(text, { now, zone, locale });
  if (!first || others.length > 0) return ["wrong", `${text}: ${others.length + 1} requests`];
  const expected = meant(wall);
  const { start, end } = first.command.when ?? {};
  const told = `“${text}” in ${zone} at ${new Date(now).toISOString()} is ${start} to ${end}, not`;
  return [verdictOn(first.command, expected, now, zone), `${told} ${JSON.stringify(expected)}`];
}

export { saidDates };
