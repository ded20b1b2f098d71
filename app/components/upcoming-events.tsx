import type { EventDay } from "~/domain/event-view";
import { LinkButton } from "./button";
import { Card } from "./card";
import { Drawn } from "./drawn";
import { EmptyState } from "./empty-state";
import { EventList } from "./event-list";
import { RefreshForm } from "./refresh-form";

/** The next few events, with a way to read the calendar anew. */
export function UpcomingEvents({
  days,
  shown,
  total,
  chatUrl,
}: {
  days: { value?: EventDay[] };
  /** How many stand in them. */
  shown: number;
  /** How many there are; more than are shown. */
  total: number;
  chatUrl: string;
}) {
  return (
    <Card
      title="Upcoming Events"
      text={
        total > 0
          ? `The next 7 days: ${total} ${total === 1 ? "event" : "events"}, with what is still to come today`
          : undefined
      }
      actions={<RefreshForm returnTo="/dashboard" />}
    >
      {shown === 0 ? (
        <EmptyState
          title="Nothing in the next 7 days"
          actions={<LinkButton to={chatUrl}>Schedule via WhatsApp</LinkButton>}
        >
          Text Parley who you want to meet, and when.
        </EmptyState>
      ) : (
        <Drawn of={days} className="grid gap-6">
          {(value) =>
            value.map(({ date, name, events }) => (
              <section key={date} aria-labelledby={`day-${date}`}>
                <h3 id={`day-${date}`} className="mb-3 font-semibold text-sm">
                  {name}
                </h3>
                <EventList events={events} />
              </section>
            ))
          }
        </Drawn>
      )}
      {total > shown && (
        <p className="mt-5">
          <LinkButton to="/dashboard/calendar" look="secondary">
            View All {total} Events
          </LinkButton>
        </p>
      )}
    </Card>
  );
}
