import type { TurnView } from "~/domain/chat-view";
import type { WaitingView } from "~/domain/waiting";
import type { WeekDone } from "~/domain/week-done";
import { Badge } from "../badge";
import { LinkButton } from "../button";
import { Card } from "../card";
import { Chat } from "../chat";

/** What waits for somebody's answer; nothing where nothing does. */
export function Waiting({ waiting }: { waiting: readonly WaitingView[] }) {
  if (waiting.length === 0) return null;
  return (
    <Card title="Waiting for an answer">
      <ul className="-my-4 divide-y divide-line text-sm">
        {waiting.map(({ key, head, text, actions }) => (
          <li key={key} className="py-4">
            <p className="line-clamp-6">
              <strong className="font-semibold">{head}</strong> {text}
            </p>
            <p className="mt-2 -ml-2.5 flex flex-wrap print:hidden">
              {actions.map(({ label, to }) => (
                <LinkButton key={to} to={to} look="quiet" className="max-w-full">
                  <span className="truncate">{label}</span>
                </LinkButton>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What Parley did since Monday; nothing before it has done anything. */
export function Week({ done }: { done: WeekDone }) {
  const figures = [
    ["meetings booked", done.booked],
    ["meetings moved", done.moved],
    ["conflict alerts sent", done.conflicts],
    ["reminders you read", done.reminders],
  ] as const;
  if (figures.every(([, count]) => count === 0)) return null;
  return (
    <Card title="What Parley did since Monday">
      <dl className="-mt-2 grid grid-cols-2 gap-4 md:max-xl:grid-cols-4">
        {figures.map(([what, count]) => (
          <div key={what} className="flex flex-col-reverse">
            <dt className="text-muted text-sm">{what}</dt>
            <dd className="figure">{count}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** So many turns are there at once, the rest of the last ten messages behind a fold. */
const SHOWN_TURNS = 2;

/**
 * What the phone shows: the last ten messages of the conversation.
 *
 * @param failing WhatsApp did not deliver the last answer
 */
export function Phone({ turns, failing, chatUrl }: { turns: readonly TurnView[]; failing: boolean; chatUrl: string }) {
  const before = turns.slice(0, -SHOWN_TURNS);
  return (
    <Card
      title="On WhatsApp"
      actions={
        <LinkButton to={chatUrl} look="quiet" className="-my-2 -mr-2.5">
          Open WhatsApp
        </LinkButton>
      }
    >
      {failing && <Badge tone="warn">WhatsApp did not deliver the last answer</Badge>}
      {before.length > 0 && (
        <details>
          <summary className="-mt-4 flex min-h-11 cursor-pointer items-center font-medium text-action text-sm">
            Last ten messages
          </summary>
          <Chat turns={before} />
        </details>
      )}
      <Chat turns={turns.slice(-SHOWN_TURNS)} />
    </Card>
  );
}
