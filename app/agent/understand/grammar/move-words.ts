import type { Slots } from "../command";
import { said } from "../languages/lists/said";
import type { Range } from "./phrase-scan";
import type { Reading } from "./slots";
import { capitalise, placeIn, titleIn } from "./titles";

const CLOSES = said`^(?:${"please"}|${"thanks"}|${"instead"}|[.!])$`;

/** "change the title to Kickoff", "change the location to Room 2". */
export function renaming({ said, tokens, book }: Reading): Pick<Slots, "title" | "location"> | null {
  const folded = tokens.length ? said.toLowerCase() : "";
  const titled = book.retitle.exec(folded);
  const value = (at: number) =>
    said
      .slice(at)
      .replace(/["“”]/g, "")
      .replace(/^[\s:]+|[\s.!?]+$/g, "")
      .replace(/\s+(?:please|instead)$/i, "")
      .trim();
  if (titled) {
    const title = value(titled.index + titled[0].length);
    if (title && title.length <= 80) return { title: capitalise(title) };
  }
  const placed = book.relocate.exec(folded);
  const location = placed ? value(placed.index + placed[0].length) : "";
  return location && location.length <= 80 ? { location } : null;
}

/** What follows a "to" and is neither a place nor a name: "to later", "to another day", "to the end". */
const NO_PLACE =
  /^(?:(?:a |an |the )?(?:later|earlier|another|other|different|new|better|some|any|next|sooner|end|start|beginning|top|day|morning|evening|usual|original|my|your|me|it|that|this|be|make)\b|\d)/;

/** "move the sync to room 5", "rename my 3pm to Budget": a place or a name behind the last "to", and where it begins. */
export function newPlace({ said, tokens, isTime, book }: Reading, range: Range) {
  const verb = tokens[range.from - 1]?.text ?? "";
  const renames = /^(?:rename|retitle|hernoem)$/.test(verb);
  if (!renames && !/^(?:move|relocate|switch|verplaats|verzet)$/.test(verb)) return null;
  let at = range.to - 1;
  while (at > range.from && !/^(?:to|into|naar)$/.test(tokens[at]!.text)) at--;
  const tail = { from: at + 1, to: range.to };
  while (CLOSES.folded.test(tokens[tail.to - 1]?.text ?? "")) tail.to--;
  if (at <= range.from || tail.to - tail.from > 5) return null;
  const words = said.slice(tokens[tail.from]?.start ?? said.length);
  if (words === "" || NO_PLACE.test(words.toLowerCase())) return null;
  const timed = tokens.slice(tail.from, tail.to).some((_, i) => isTime(tail.from + i));
  if (renames) {
    const title = titleIn(said, tokens, tail, book.markers);
    return title ? { slots: { title }, at } : null;
  }
  const location = timed ? null : placeIn(said, tokens, tail, book.markers);
  return location ? { slots: { location }, at } : null;
}
