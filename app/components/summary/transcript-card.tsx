import type { EntryView } from "~/domain/summary-view";
import { Card } from "../card";

/** The words of a meeting. A link to one of them shows which it is, with or without scripts. */
export function TranscriptCard({ entries, text }: { entries: readonly EntryView[]; text: string }) {
  return (
    <Card title="Transcript" text={text} className="lg:sticky lg:top-4">
      <ol className="flex flex-col gap-1 lg:-mr-3 lg:max-h-[75vh] lg:overflow-y-auto lg:pr-3">
        {entries.map(({ anchor, speaker, at, text: words }) => (
          <li
            key={anchor}
            id={anchor}
            className="scroll-mt-6 rounded-control px-2 py-1.5 target:bg-warn-soft target:outline-2 target:outline-warn"
          >
            {(speaker || at) && (
              <p className="text-muted text-sm">
                <bdi className="font-semibold text-ink">{speaker}</bdi> <span className="tabular-nums">{at}</span>
              </p>
            )}
            <p dir="auto">{words}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
