import type { Quote } from "~/domain/summary-record";

/** Words of a transcript, with those marked that are meant. */
export function MarkedWords({ pieces }: Pick<Quote, "pieces">) {
  return pieces.map(({ text, marked }, n) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name, and never move
      <mark key={n} className="rounded-[3px] bg-warn-soft px-0.5 text-ink">
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={n}>{text}</span>
    ),
  );
}
