import { safeLink } from "./event-view";

/** A place in words, and where it leads: to a call or a page of its own, or to a map; null where it is only a name. */
export interface PlaceView {
  text: string;
  link: string | null;
}

/** An address as people write one: a number, and two parts with a comma between them. */
const ADDRESS = /^(?=.*\d).*\p{L}{2,}.*,.*\p{L}{2,}/u;

/** Places are words of anybody: a link is one of the web, and its own text says where it leads. */
export function viewPlace(location: string): PlaceView | null {
  const text = location.trim();
  if (text === "") return null;
  const found = safeLink(/https:\/\/\S+/.exec(text)?.[0] ?? null);
  if (found) return { text, link: found };
  const map = `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: text })}`;
  return { text, link: ADDRESS.test(text.replaceAll(/\s+/g, " ")) ? map : null };
}
