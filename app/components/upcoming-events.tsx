import type { EventDay } from "~/domain/event-view";
import { LinkButton } from "./button";
import { Card } from "./card";
import { EmptyState } from "./empty-state";
import { EventList } from "./event-list";
import { RefreshForm } from "./refresh-form";

/** The next few events, with a way to read the calendar anew. */
export function UpcomingEvents({
  days,
  total,
  chatUrl,
}: {
  days: readonly EventDay[];
  /** How many there are; more than are shown. */
  total: number;
  chatUrl: string;
}) {
  return (
    <Card title="Upcoming Events" actions={<RefreshForm returnTo="/dashboard" />}>
      {days.length === 0 ? (
        <EmptyState
          title="Nothing in the next 7 days"
          actions={<LinkButton to={chatUrl}>Schedule via WhatsApp</LinkButton>}
        >
          Text Parley who you want to meet, and when.
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          {days.map(({ date, name, events }) => (
            <section key={date} aria-labelledby={`day-${date}`}>
              <h3 id={`day-${date}`} className="mb-3 font-semibold text-sm">
                {name}
              </h3>
              <EventList events={events} />
            </section>
          ))}
        </div>
      )}
      {total > days.flatMap(({ events }) => events).length && (
        <p className="mt-5">
          <LinkButton to="/dashboard/calendar" look="secondary">
            View All {total} Events
          </LinkButton>
        </p>
      )}
    </Card>
  );
}
