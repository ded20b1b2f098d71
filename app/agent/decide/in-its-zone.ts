import { Temporal } from "temporal-polyfill";
import type { Instant } from "~/domain/time";
import { onSameWall, zoneAt, zoneOfWall } from "~/domain/trips";
import { localDay } from "~/domain/zones";
import type { TurnContext } from "../state/turn-context";
import type { When } from "../understand/command";
import { isMoment } from "../understand/times/when";

/**
 * A turn whose times are read where the user is by then: on the day that is said, or else on that of what they are about.
 * A time that came with a zone of its own was turned into that of the turn, and stays so.
 *
 * @param about when what they are about is; null where that is not known
 */
export function inItsZone(turn: TurnContext, when: When | null, about: Instant | null): TurnContext {
  const { preferences, zone: usual } = turn;
  if (preferences.trips.length === 0 || when?.zone !== undefined) return turn;
  const wall = when && wallOf(when, turn);
  const moment = when?.start && isMoment(when.start) ? Date.parse(when.start) : about;
  const itsOwn = moment === null ? usual : zoneAt(moment, preferences);
  const zone = wall ? zoneOfWall(wall, preferences, usual) : itsOwn;
  return zone === usual ? turn : { ...turn, zone };
}

/** What keeps its hour on another day keeps it by the clock of wherever that day is spent. */
export const onWallOf = ({ preferences, zone }: TurnContext, start: Instant): Instant =>
  preferences.trips.length === 0 ? start : onSameWall(start, zoneAt(start, preferences), zone);

/** The day and hour that words name; null where they leave the day to what they are about. Of today it is now. */
function wallOf({ kind, start, leaves }: When, { now, zone }: TurnContext): Temporal.PlainDateTime | null {
  const isOpen = kind === "unresolved" || kind === "duration" || kind === "recurring" || leaves?.includes("day");
  if (isOpen || !start?.includes("-") || isMoment(start)) return null;
  if (start.includes("T")) return Temporal.PlainDateTime.from(start);
  const day = Temporal.PlainDate.from(start);
  return localDay(now, zone) === day.toString()
    ? Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDateTime()
    : day.toPlainDateTime({ hour: 12 });
}
