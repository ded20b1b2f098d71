import type { PlaceView } from "~/domain/place";

/** A place, and where it leads to: of words with an address of the web in them that address alone is the link. */
export function PlaceLink({ place: { text, link } }: { place: PlaceView }) {
  if (!link) return <span dir="auto">{text}</span>;
  const { url, from, to, host } = link;
  const shown = text.slice(from, to);
  return (
    <span dir="auto" className="wrap-anywhere">
      {text.slice(0, from)}
      <a href={url} target="_blank" rel="noopener noreferrer" dir="auto" className="link">
        {shown}
      </a>
      {host && <bdi className="text-muted"> ({host})</bdi>}
      {text.slice(to)}
    </span>
  );
}
