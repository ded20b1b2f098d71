import type { World } from "../world";
import type { Account } from "./accounts";
import { type EventTime, formatInstant, type GoogleEvent, instantOf } from "./event";

/**
 * An event as this account reads it.
 *
 * @param zone the zone that times are written in; the event's own zone stays beside them
 */
export function shownEvent(world: World, account: Account, event: GoogleEvent, zone = account.zone) {
  const self = (person: { email: string }) => ({ ...person, ...(person.email === account.email && { self: true }) });
  const { id, recurringEventId, originalStartTime, attendees, organizer } = event;
  return {
    kind: "calendar#event",
    ...event,
    htmlLink: `${world.base}/calendar/event?eid=${eventLinkId(id, account.email)}`,
    creator: self(event.creator),
    organizer: self(organizer),
    ...(attendees && {
      attendees: attendees.map(({ organizer: _, ...guest }) => ({
        ...guest,
        ...(guest.email.toLowerCase() === organizer.email.toLowerCase() && { organizer: true }),
      })),
    }),
    start: inZone(event.start, zone),
    end: inZone(event.end, zone),
    ...(recurringEventId && originalStartTime && { originalStartTime: inZone(originalStartTime, zone) }),
  };
}

/** A cancelled instance shows little more than which one it was. */
export function goneEvent(id: string, series: string, original: EventTime, etag = `"${id}"`) {
  const cancelled = { kind: "calendar#event", etag, id, status: "cancelled" };
  return id === series ? cancelled : { ...cancelled, recurringEventId: series, originalStartTime: original };
}

function inZone(time: EventTime, zone: string): EventTime {
  return time.dateTime ? { ...time, dateTime: formatInstant(instantOf(time, zone), zone) } : time;
}

export function eventLinkId(id: string, email: string): string {
  return btoa(`${id} ${email}`).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The two halves of an `eid`, or undefined when it is none. */
export function parseEventLinkId(eid: string): { id: string; email: string } | undefined {
  try {
    const [id = "", email = ""] = atob(eid.replaceAll("-", "+").replaceAll("_", "/")).split(" ");
    return email ? { id, email } : undefined;
  } catch {
    return undefined;
  }
}
