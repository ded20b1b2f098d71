import { type Attendee, isOtherPerson } from "./calendar-event";
import { visibleLine } from "./text";

/** What a meeting is besides its time. Guests are their addresses in small letters, in order. */
export interface MeetingDetails {
  title: string;
  location: string;
  description: string;
  guests: string[];
}

export type Detail = keyof MeetingDetails;

const DETAILS = ["title", "location", "description", "guests"] as const satisfies readonly Detail[];

/** As a page shows them, and as a form that changes none of them sends them back. */
export function detailsOf(meeting: {
  title: string;
  location: string;
  description: string;
  attendees: readonly Attendee[];
}): MeetingDetails {
  const { title, location, description, attendees } = meeting;
  return {
    title: title.trim(),
    location: location.trim(),
    description: description.trim(),
    guests: attendees
      .filter(isOtherPerson)
      .map(({ email }) => email.toLowerCase())
      .toSorted(),
  };
}

/**
 * Which details somebody has changed, by the page that they saw: what they left alone is not written, so that it may
 * have changed elsewhere meanwhile.
 *
 * @returns `overtaken`: those of them that are something else by now, which is neither what was seen nor what is wanted
 */
export function editedDetails(
  shown: MeetingDetails,
  wanted: MeetingDetails,
  now: MeetingDetails,
): { edited: Detail[]; overtaken: Detail[] } {
  const isSame = (one: MeetingDetails, other: MeetingDetails, detail: Detail) =>
    asSent(detail, one[detail]) === asSent(detail, other[detail]);
  const edited = DETAILS.filter((detail) => !isSame(shown, wanted, detail) && !isSame(now, wanted, detail));
  return { edited, overtaken: edited.filter((detail) => !isSame(shown, now, detail)) };
}

/** As a form sends it back: lines end as HTML says, and what is one line is `visibleLine` without an end inside. */
function asSent(detail: Detail, value: string | string[]): string {
  const lines = [value].flat().join("\n").replace(/\r\n?/g, "\n");
  return detail === "title" || detail === "location" ? visibleLine(lines.replaceAll("\n", "")) : lines;
}
