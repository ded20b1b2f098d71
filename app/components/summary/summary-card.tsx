import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ItemView, LineView, SummaryView } from "~/domain/summary-view";
import { Card } from "../card";
import { DoneButton } from "./done-button";
import { Evidence } from "./evidence";

interface Props {
  summary: SummaryView;
  /** Where action items are changed, and the page to come back to. */
  items: { action: string; returnTo: string };
  /** When it was mailed, in words. */
  mailed: string;
  /** Guests who were sent it, each with when that was. */
  sent: readonly string[];
  /** Guests to whom it could not be sent. */
  unsent: readonly string[];
  actions?: ReactNode;
}

/** What a meeting came to, each line with the words that it stands on. */
export function SummaryCard({ summary, items, mailed, sent, unsent, actions }: Props) {
  const { overview, decisions, questions, followUp, dropped } = summary;
  return (
    <Card title="Summary" text={mailed} actions={actions}>
      <div className="flex flex-col gap-6 [&>*+*]:border-line [&>*+*]:border-t [&>*+*]:pt-6">
        {sent.length > 0 && <p className="break-words text-muted text-sm">Sent to {sent.join(", ")}</p>}
        {unsent.length > 0 && <p className="break-words text-bad text-sm">Could not be sent to {unsent.join(", ")}</p>}
        {!summary.saysAnything && (
          <p className="text-muted">No sentence of the transcript stood out, so there is nothing to sum up.</p>
        )}
        {overview.length > 0 && <Lines lines={overview} />}
        {summary.items && summary.items.length > 0 && (
          <Part title="Who does what">
            <ul className="flex flex-col gap-4">
              {summary.items.map((item) => (
                <Item key={item.id} item={item} {...items} />
              ))}
            </ul>
          </Part>
        )}
        {decisions.length > 0 && (
          <Part title="Decided">
            <Lines lines={decisions} />
          </Part>
        )}
        {questions.length > 0 && (
          <Part title="Still open">
            <Lines lines={questions} />
          </Part>
        )}
        {followUp && (
          <Part title="Next meeting">
            <p>{followUp.words}</p>
            <Evidence quotes={followUp.quotes} />
          </Part>
        )}
        {dropped > 0 && (
          <p className="text-muted text-sm">
            {dropped === 1 ? "1 line left out: no evidence." : `${dropped} lines left out: no evidence.`}
          </p>
        )}
      </div>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2.5 font-medium text-muted text-sm">{title}</h3>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: readonly LineView[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {lines.map(({ text, edited, quotes }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice
        <li key={`${n} ${text}`}>
          <p dir="auto">{text}</p>
          <Evidence quotes={quotes} edited={edited} />
        </li>
      ))}
    </ul>
  );
}

/** One action item, and the button that ticks it off. */
function Item({ item, action, returnTo }: { item: ItemView; action: string; returnTo: string }) {
  const { id, owner, text, dueWords, done, quotes, isEarlier } = item;
  return (
    <li className="flex items-start justify-between gap-x-4">
      <div className="min-w-0">
        <p className={done ? "text-muted line-through" : undefined}>
          <bdi className="font-semibold">{owner || "Nobody named"}</bdi>: <bdi>{text}</bdi>{" "}
          <span className="text-muted">{dueWords ? `by ${dueWords}` : "· no clear date"}</span>
        </p>
        {isEarlier ? <p className="text-muted text-sm">From earlier words</p> : <Evidence quotes={quotes} />}
      </div>
      <Form method="post" action={action} preventScrollReset className="-mt-1.5 shrink-0 print:hidden">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <DoneButton done={done} text={text} />
      </Form>
    </li>
  );
}
