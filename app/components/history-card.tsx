import type { TurnView } from "~/domain/chat-view";
import type { ChangeLine } from "~/domain/meeting-change";
import { Card } from "./card";
import { Chat } from "./chat";
import { Fold } from "./fold";

/** What happened to a meeting, the newest first, and the conversation that made it while that is kept. */
export function HistoryCard({ changes, turns }: { changes: readonly ChangeLine[]; turns: readonly TurnView[] }) {
  if (changes.length === 0) return null;
  return (
    <Card title="History">
      <ol className="text-sm">
        {changes.map(({ what, when }) => (
          <li
            key={`${what} ${when}`}
            className="relative pb-3.5 pl-7 before:absolute before:top-1.5 before:left-1 before:size-2.5 before:rounded-full before:bg-edge not-last:after:absolute not-last:after:top-4 not-last:after:bottom-0 not-last:after:left-2 not-last:after:w-0.5 not-last:after:bg-line last:pb-0"
          >
            {what}
            <span className="block text-muted text-tag">{when}</span>
          </li>
        ))}
      </ol>
      {turns.length > 0 && (
        <Fold label="The conversation that made it" className="mt-3">
          <Chat turns={turns} />
        </Fold>
      )}
    </Card>
  );
}
