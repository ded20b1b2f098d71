import type { PlaceView } from "~/domain/place";

/** A place, and where it leads to. */
export function PlaceLink({ place: { text, link } }: { place: PlaceView }) {
  if (!link) return <span dir="auto">{text}</span>;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" dir="auto" className="link">
      {text}
    </a>
  );
}
