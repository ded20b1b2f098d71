import { Link } from "@remix-run/react";
import type { DayView, MonthView } from "~/domain/month-view";
import { LinkButton } from "./button";

const HEADERS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** One month as a table of links: every day can be chosen without scripts. On small screens events become dots, on paper they are whole. */
export function MonthGrid({ month, selected }: { month: MonthView; selected: string }) {
  return (
    <div>
      <nav aria-label="Month" className="mb-4 flex flex-wrap items-center gap-2">
        <LinkButton to={`?month=${month.previous}`} look="secondary">
          Previous
        </LinkButton>
        <LinkButton to="/dashboard/calendar" look="secondary">
          Today
        </LinkButton>
        <LinkButton to={`?month=${month.next}`} look="secondary">
          Next
        </LinkButton>
      </nav>
      <table className="w-full table-fixed border-collapse overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <caption className="sr-only">{month.title}</caption>
        <thead>
          <tr>
            {HEADERS.map((header) => (
              <th key={header} scope="col" className="border-line border-b py-2 font-medium text-muted text-sm">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <Day key={day.date} day={day} month={month.name} isSelected={day.date === selected} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day({ day, month, isSelected }: { day: DayView; month: string; isSelected: boolean }) {
  const number = day.isToday ? "bg-accent text-on-accent" : isSelected ? "bg-accent-soft text-accent" : "";
  return (
    <td
      className={`h-16 border border-line p-0 align-top md:h-28 ${day.inMonth ? "" : "bg-sunken"} ${isSelected ? "inset-ring-2 inset-ring-accent" : ""}`}
    >
      <Link
        to={`?month=${month}&day=${day.date}`}
        preventScrollReset
        aria-current={day.isToday ? "date" : undefined}
        className={`flex h-full min-h-16 flex-col gap-1 p-1 hover:bg-accent-soft md:p-1.5 ${day.inMonth ? "" : "text-muted"}`}
      >
        <span
          className={`inline-flex size-7 items-center justify-center self-center rounded-full font-medium text-sm md:self-start ${number}`}
        >
          {day.dayOfMonth}
        </span>
        <span className="sr-only">{day.label}</span>
        {day.events.length > 0 && (
          <span aria-hidden="true" className="mx-auto size-1.5 rounded-full bg-accent md:hidden print:hidden" />
        )}
        {day.events.map((event) => (
          <span
            key={event.id}
            className="hidden overflow-hidden text-ellipsis whitespace-nowrap rounded-sm bg-sunken px-1.5 py-0.5 text-ink text-xs md:block print:block print:whitespace-normal"
          >
            {event.text}
          </span>
        ))}
        {day.more > 0 && (
          <span className="hidden px-1.5 text-muted text-xs md:block print:block">+{day.more} more</span>
        )}
      </Link>
    </td>
  );
}
