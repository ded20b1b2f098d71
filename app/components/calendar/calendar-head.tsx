import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { CALENDAR_VIEWS, type CalendarView } from "~/domain/calendar-view";
import { LinkButton } from "../button";
import { Icon } from "../icon";

const NAMES: Record<CalendarView, string> = { month: "Month", week: "Week", day: "Day", agenda: "Agenda" };

export interface CalendarPlace {
  view: CalendarView;
  /** ISO date. */
  date: string;
}

export const calendarPath = ({ view, date }: CalendarPlace) => `/dashboard/calendar?view=${view}&date=${date}`;

/** Which time is shown, and the ways to another and to another view of it. */
export function CalendarHead({
  title,
  note,
  view,
  date,
  previous,
  next,
  actions,
}: CalendarPlace & {
  title: string;
  /** "Week 48 · Amsterdam time, GMT+1". */
  note: string;
  /** ISO dates, one step away. */
  previous: string;
  next: string;
  actions: ReactNode;
}) {
  const name = NAMES[view].toLowerCase();
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h1 className="headline mr-auto">
        <span className="sr-only">Calendar, </span>
        {title} <small className="font-normal font-sans text-muted text-sm tracking-normal max-sm:block">{note}</small>
      </h1>
      <nav aria-label="Time" className="flex gap-0.5 print:hidden">
        <LinkButton to={calendarPath({ view, date: previous })} look="quiet" rel="prev" aria-label={`Previous ${name}`}>
          <Icon name="back" />
        </LinkButton>
        <LinkButton to={`/dashboard/calendar?view=${view}`} look="secondary">
          Today
        </LinkButton>
        <LinkButton to={calendarPath({ view, date: next })} look="quiet" rel="next" aria-label={`Next ${name}`}>
          <Icon name="next" />
        </LinkButton>
      </nav>
      <nav
        aria-label="View"
        className="flex rounded-control bg-sunken p-0.75 max-sm:order-1 max-sm:w-full print:hidden"
      >
        {CALENDAR_VIEWS.map((one) => (
          <Link
            key={one}
            to={calendarPath({ view: one, date })}
            aria-current={one === view ? "page" : undefined}
            className="flex min-h-11 flex-1 whitespace-nowrap items-center justify-center rounded-[7px] px-3 font-medium text-muted text-sm hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink aria-[current]:shadow-card md:pointer-fine:min-h-9 forced-colors:aria-[current]:outline-2"
          >
            {NAMES[one]}
          </Link>
        ))}
      </nav>
      {actions}
    </header>
  );
}
