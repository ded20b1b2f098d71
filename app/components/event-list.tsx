import { Link } from "@remix-run/react";
import type { EventView } from "~/domain/event-view";

/** Events one under the other, each with the ways that lead to it. */
export function EventList({ events }: { events: readonly EventView[] }) {
  return (
    <ul className="divide-y divide-line">
      {events.map((event) => (
        <li
          key={event.id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0"
        >
          <div className="min-w-0 flex-1 basis-72">
            <p dir="auto" className="line-clamp-3 font-medium">
              <Link
                to={`/dashboard/meetings/${encodeURIComponent(event.id)}`}
                className="underline-offset-4 hover:underline"
              >
                {event.title}
              </Link>
            </p>
            <p className="text-muted text-sm">{event.when}</p>
            {(event.guests || event.location) && (
              <p className="text-muted text-sm">{[event.guests, event.location].filter(Boolean).join(" · ")}</p>
            )}
          </div>
          <EventLinks event={event} />
        </li>
      ))}
    </ul>
  );
}

/** Links out to the call and to the event's own page at Google. */
function EventLinks({ event }: { event: Pick<EventView, "title" | "meetLink" | "calendarLink"> }) {
  if (!event.meetLink && !event.calendarLink) return null;
  const look = "link inline-flex min-h-11 min-w-11 items-center font-medium";
  return (
    <p className="flex gap-4 print:hidden">
      {event.meetLink && (
        <a href={event.meetLink} target="_blank" rel="noopener noreferrer" className={look}>
          Join Google Meet<span className="sr-only">: {event.title}</span>
        </a>
      )}
      {event.calendarLink && (
        <a href={event.calendarLink} target="_blank" rel="noopener noreferrer" className={look}>
          View<span className="sr-only"> {event.title} in Google Calendar</span>
        </a>
      )}
    </p>
  );
}
