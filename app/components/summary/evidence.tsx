import type { Quote } from "~/domain/summary-record";
import { MarkedWords } from "./marked-words";

/** The words that a line stands on: the way to them in the transcript beside it, and they themselves on demand. */
export function Evidence({ quotes, edited }: { quotes: readonly Quote[]; edited?: boolean }) {
  if (edited) return <p className="text-muted text-sm">Written by you</p>;
  const [first] = quotes;
  if (!first) return null;
  return (
    <details className="group mt-1">
      <summary className="inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-control text-action text-sm tabular-nums">
        <span aria-hidden="true" className="motion-safe:transition-transform group-open:rotate-90">
          ›
        </span>
        {first.at === null ? "Its words" : `Said at ${first.at}`}
      </summary>
      {quotes.map(({ entry, speaker, at, pieces }) => (
        <blockquote key={entry} className="mt-1 border-line border-l-2 py-1 pl-3 text-muted text-sm">
          {speaker && (
            <b className="text-ink">
              <bdi>{speaker}</bdi>:{" "}
            </b>
          )}
          <bdi>
            <MarkedWords pieces={pieces} />
          </bdi>{" "}
          <a href={`#${entry}`} className="link whitespace-nowrap">
            {at === null ? "In the transcript" : `In the transcript, ${at}`}
          </a>
        </blockquote>
      ))}
    </details>
  );
}
