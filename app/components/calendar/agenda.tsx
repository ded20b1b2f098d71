import type { AgendaDay, AgendaEvent, AgendaRow } from "~/domain/agenda-view";
import { Badge } from "../badge";
import { EmptyState } from "../empty-state";
import { LOOKS, pathOfEvent } from "./event-looks";

/** Days as lists, one heading a day. */
export function Agenda({ days }: { days: readonly AgendaDay[] }) {
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      {days.map((day) => (
        <section key={day.date} aria-labelledby={`day-${day.date}`} className="agenda-day">
          <h2 id={`day-${day.date}`} className="heading">
            {day.title} <small className="font-normal font-sans text-muted text-sm">{day.summary}</small>
          </h2>
          <Rows day={day} />
        </section>
      ))}
    </div>
  );
}

/**
 * The chosen day, beside what it was chosen in.
 *
 * @param closeTo on a phone it lies over that, and this is where it goes; null where it stands below
 */
export function DayPanel({ day, closeTo }: { day: AgendaDay; closeTo: string | null }) {
  return (
    <section aria-labelledby="day-title" id="day" className={closeTo ? "day-panel sheet card" : "day-panel card"}>
      <header>
        <h2 id="day-title" className="heading">
          {day.title}
        </h2>
        {closeTo && (
          <a href={closeTo} className="btn btn-quiet close">
            Close
          </a>
        )}
        {day.summary && <p className="text-muted text-sm">{day.summary}</p>}
      </header>
      <Rows day={day} />
    </section>
  );
}

function Rows({ day }: { day: AgendaDay }) {
  if (day.rows.length === 0) return <NothingOn day={day} />;
  return (
    <ol className="agenda-rows">
      {day.rows.map((row) => (
        <Row key={keyOf(row)} row={row} />
      ))}
    </ol>
  );
}

function keyOf(row: AgendaRow): string {
  if (row.type === "now") return "now";
  return row.type === "gap" ? String(row.at) : row.id;
}

function Row({ row }: { row: AgendaRow }) {
  switch (row.type) {
    case "gap":
      return (
        <li>
          <span />
          <span className="agenda-gap">{row.text}</span>
        </li>
      );
    case "now":
      return (
        <li className="agenda-now">
          <time>{row.time}</time>
          <span>
            <span className="sr-only">now</span>
          </span>
        </li>
      );
    case "event":
      return (
        <li className={row.isOver ? "over" : undefined}>
          <time>{row.time}</time>
          <Event event={row} />
        </li>
      );
  }
}

function Event({ event }: { event: AgendaEvent }) {
  const { look, word } = LOOKS[event.kind];
  const details = [...event.details, event.kind === "all-day" ? null : word].filter(Boolean);
  return (
    <div className={`agenda-event relative ${look}`}>
      <p dir="auto" className="line-clamp-4 font-medium">
        <a href={pathOfEvent(event.id)} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
          {event.title}
        </a>
      </p>
      {details.length > 0 && <p className="text-tag">{details.join(" · ")}</p>}
      {(event.isDouble || event.isOutside) && (
        <p className="mt-1 flex flex-wrap gap-1.5">
          {event.isDouble && <Badge tone="bad">Double-booked</Badge>}
          {event.isOutside && <Badge>Outside your hours</Badge>}
        </p>
      )}
      {event.meetLink && !event.isOver && (
        <a
          href={event.meetLink}
          target="_blank"
          rel="noopener noreferrer"
          className="link relative inline-flex min-h-11 items-center font-medium text-tag print:hidden"
        >
          Join Google Meet<span className="sr-only">: {event.title}</span>
        </a>
      )}
    </div>
  );
}

function NothingOn({ day }: { day: AgendaDay }) {
  return (
    <EmptyState title="Nothing on this day">
      Text Parley: <q>coffee with Tom, {day.title.split(", ").at(-1)} at 10</q>
    </EmptyState>
  );
}
