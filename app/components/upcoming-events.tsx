import type { EventView } from "~/domain/event-view";
import { LinkButton } from "./button";
import { Card } from "./card";
import { EmptyState } from "./empty-state";
import { EventList } from "./event-list";
import { RefreshForm } from "./refresh-form";

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
