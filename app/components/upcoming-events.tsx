import { Form } from "@remix-run/react";
import type { AgentState } from "~/domain/agent-state";
import type { EventView } from "~/domain/event-view";
import { LinkButton, SubmitButton } from "./button";
import { Card } from "./card";
import { EmptyState } from "./empty-state";
import { EventList } from "./event-list";

/** What the agent's state is called, and what goes with it; `day` is that of the last answer. */
const AGENT: Record<AgentState, (day: string | null) => readonly [string, string]> = {
  active: (day) => ["Active", day ? `last answer ${day}` : "and listening"],
  ready: () => ["Ready", "text it to begin"],
  failing: () => ["Not delivered", "WhatsApp did not deliver the last answer"],
  off: () => ["Not connected", "no number yet"],
};

interface Figures {
  upcoming: number;
  today: number;
  agent: AgentState;
  /** The day of the agent's last answer; null when there was none. */
  lastAnswer: string | null;
}

/** The week and the day in three figures. */
export function Stats({ upcoming, today, agent, lastAnswer }: Figures) {
  const stats = [
    ["Upcoming Events", String(upcoming), "in the next 7 days"],
    ["Today", String(today), today === 1 ? "event" : "events"],
    ["WhatsApp Agent", ...AGENT[agent](lastAnswer)],
  ] as const;
  return (
    <dl className="grid gap-2 lg:grid-cols-3 lg:gap-4">
      {stats.map(([label, figure, note]) => (
        <div key={label} className="card flex items-baseline justify-between gap-x-2 px-4 py-3 lg:block lg:p-5">
          <dt className="shrink-0 font-medium text-muted max-lg:text-sm">{label}</dt>
          <dd className="text-right lg:mt-1 lg:text-left">
            <span className="heading lg:figure">{figure}</span>{" "}
            <span className="text-muted text-xs lg:text-base">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The next few events, with a way to read the calendar anew. */
export function UpcomingEvents({
  events,
  total,
  chatUrl,
}: {
  events: readonly EventView[];
  /** How many there are; more than are shown. */
  total: number;
  chatUrl: string;
}) {
  return (
    <Card title="Upcoming Events" actions={<RefreshForm returnTo="/dashboard" />}>
      {events.length === 0 ? (
        <EmptyState
          title="Nothing in the next 7 days"
          actions={<LinkButton to={chatUrl}>Schedule via WhatsApp</LinkButton>}
        >
          Text Parley who you want to meet, and when.
        </EmptyState>
      ) : (
        <EventList events={events} />
      )}
      {total > events.length && (
        <p className="mt-5">
          <LinkButton to="/dashboard/calendar" look="secondary">
            View All {total} Events
          </LinkButton>
        </p>
      )}
    </Card>
  );
}

/** Reads from Google what has changed, then comes back here. */
export function RefreshForm({ returnTo }: { returnTo: string }) {
  return (
    <Form method="post" action="/dashboard/calendar/refresh">
      <input type="hidden" name="returnTo" value={returnTo} />
      <SubmitButton look="secondary" pending="Refreshing…">
        Refresh
      </SubmitButton>
    </Form>
  );
}
