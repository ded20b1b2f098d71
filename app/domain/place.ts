import type { Attendee } from "./calendar-event";
import { safeLink } from "./event-view";
import { visibleLine } from "./text";

/** A place in words, and where it leads: to a call or a page of its own, or to a map; null where it is only a name. */
export interface PlaceView {
  text: string;
  link: PlaceAnchor | null;
}

interface PlaceAnchor {
  url: string;
  /** What of the text is the link: the address of a page and nothing beside it, or the whole place on a map. */
  from: number;
  to: number;
  /** Where it leads, as the browser reads it; null for a map. */
  host: string | null;
}

/** An address as people write one: a number, and two parts with a comma between them. */
const ADDRESS = /^(?=.*\d).*\p{L}{2,}.*,.*\p{L}{2,}/u;

/**
 * Places are words of anybody: only what the user has taken up has a link, and that link says where it leads.
 *
 * @param isTrusted by `isTakenUp`
 */
export function viewPlace(location: string, isTrusted: boolean): PlaceView | null {
  const text = visibleLine(location);
  if (text === "") return null;
  if (!isTrusted) return { text, link: null };
  const found = /https?:\/\/[^\s<>"“”]+/iu.exec(text);
  if (found) return { text, link: pageAt(found[0].replace(/[).,;:!?'’\]]+$/u, ""), found.index) };
  const url = `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: text })}`;
  const isAddress = ADDRESS.test(text.replaceAll(/\s+/g, " "));
  return { text, link: isAddress ? { url, from: 0, to: text.length, host: null } : null };
}

/** What stands before an @ is no part of the host, however it looks: such a link is none. */
function pageAt(typed: string, from: number): PlaceAnchor | null {
  if (!safeLink(typed)) return null;
  const { href, hostname } = new URL(typed);
  return { url: href, from, to: from + typed.length, host: hostname };
}

/** Whether an event is the user's own or one that they have accepted: anybody can send an invitation. */
export function isTakenUp({ organizerSelf, attendees }: { organizerSelf: boolean; attendees: readonly Attendee[] }) {
  const own = attendees.find(({ self }) => self);
  return organizerSelf || own?.responseStatus === "accepted";
}
