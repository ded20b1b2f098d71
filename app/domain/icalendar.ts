import type { Instant } from "./time";

interface IcsEvent {
  uid: string;
  title: string;
  location: string;
  start: Instant;
  end: Instant;
  organizer: { name: string; email: string };
  /** When this was written. */
  at: Instant;
  isCancelled?: boolean;
}

/** Octets that a line may have before it is folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** One event as a file that any calendar takes: an iCalendar object (RFC 5545) that publishes it and asks for no answer. */
export function icsFile({ uid, title, location, start, end, organizer, at, isCancelled }: IcsEvent): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Parley//Booking//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${utc(at)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `ORGANIZER;CN="${organizer.name.replace(/["\p{Cc}]/gu, "")}":mailto:${organizer.email.replace(/\p{Cc}/gu, "")}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.flatMap(folded).join("\r\n").concat("\r\n");
}

/** "20261124T140000Z". */
function utc(instant: Instant): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** TEXT of RFC 5545, 3.3.11; other control characters have no place in it. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");
}

/** Never within a character. */
function folded(line: string): string[] {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > LINE_OCTETS) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += length;
  }
  return [...lines, current];
}
