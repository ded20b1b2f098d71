import { useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import type { EventKind } from "~/domain/event-kind";
import type { DayView, MonthView } from "~/domain/month-view";
import { LinkButton } from "./button";

/** How each kind of event is drawn, and what is said of it to those who do not see that. */
const KINDS: Record<EventKind, readonly [look: string, word: string | null]> = {
  mine: ["day-event kind-mine", null],
  invited: ["day-event kind-invited", "invited"],
  tentative: ["day-event kind-tentative", "tentative"],
  declined: ["day-event kind-declined", "you said no"],
  focus: ["day-event kind-focus", "your own time"],
  "all-day": ["day-event kind-all-day", "all day"],
};

/** One month as a table of links: every day can be chosen without scripts. On small screens events become dots, on paper they are whole. */
export function MonthGrid({ month, selected }: { month: MonthView; selected: string }) {
  const navigate = useNavigate();

  /** One listener for all days: 42 `Link`s, each with hooks of its own, were felt in the time that the page takes. */
  function choose(event: MouseEvent<HTMLTableElement>) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(link.search, { preventScrollReset: true });
  }

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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed is a link, which turns a key into a click */}
      <table className="card w-full table-fixed border-collapse overflow-hidden" onClick={choose}>
        <caption className="sr-only">{month.title}</caption>
        <thead>
          <tr>
            {month.weekdays.map((header) => (
              <th key={header} scope="col" className="py-2 font-medium text-muted text-tag">
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
  const number = day.isToday ? "bg-action text-on-action" : isSelected ? "bg-surface text-action" : null;
  const cell = ["day", isSelected && "bg-action-soft"];
  return (
    <td className={cell.filter(Boolean).join(" ")}>
      <a
        href={`?month=${month}&day=${day.date}`}
        aria-current={day.isToday ? "date" : undefined}
        className={day.inMonth ? "day-link" : "day-link text-muted"}
      >
        <span className={number ? `day-number ${number}` : "day-number"}>{day.dayOfMonth}</span>
        <span className="sr-only">{day.label}</span>
        {day.events.length > 0 && (
          <span aria-hidden="true" className="mx-auto size-1.5 rounded-full bg-action md:hidden print:hidden" />
        )}
        {day.events.map(({ id, text, kind }) => (
          <span key={id} className={KINDS[kind][0]}>
            {text}
            {KINDS[kind][1] && <span className="sr-only"> ({KINDS[kind][1]})</span>}
          </span>
        ))}
        {day.more > 0 && (
          <span className="hidden px-1.5 text-muted text-xs md:block print:block">+{day.more} more</span>
        )}
      </a>
    </td>
  );
}
