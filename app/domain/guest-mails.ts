import type { CalendarEvent } from "./calendar-event";
import { clockOfZone } from "./clock-style";
import { type Mail, writeLetter } from "./mail";
import { formatEventTime } from "./phrasing";
import { strangerCalled } from "./shown-address";
import type { Instant } from "./time";
import { untrustedText } from "./untrusted-text";

/** More guests than these are an audience, and a mail to each would be a mailing. */
export const MOST_MAILED = 20;

/**
 * To a guest of a meeting that starts later than planned; an answer goes to the one who is late. The guest has asked for
 * nothing, so what was typed by others (the name, the title) is cut short and holds nothing to click on.
 *
 * @param from who is late
 * @param zone IANA zone in which the time is written
 */
export function runningLateMail(
  from: { name: string; email: string },
  event: CalendarEvent,
  minutes: number,
  zone: string,
  now: Instant,
): Mail {
  const who = strangerCalled(from);
  const title = untrustedText(event.title, 80);
  const time = formatEventTime(event, zone, { clock: clockOfZone(zone), now, language: "en" });
  return writeLetter({
    subject: `${who} is running ${minutes} minutes late: ${title}`,
    greeting: "Hello,",
    paragraphs: [
      `${who} will be about ${minutes} minutes late for “${title}”, ${time}. The meeting itself stays where it is.`,
    ],
    after: [`Sent by Parley on behalf of ${who}. An answer goes to them.`],
    replyTo: from.email,
  });
}
