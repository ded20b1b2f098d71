import type { MonthDay, MonthView } from "~/domain/month-view";
import type { GridBar } from "~/domain/time-grid";
import { calendarPath } from "./calendar-head";
import { LOOKS, notesOf } from "./event-looks";

/** From this many hours on a day is a heavy one. */
const HEAVY = 6;

/**
 * One month as a table of links: every day can be chosen without scripts. On small screens a day shows how full it is,
 * and bars run through the days that share an event. With scripts arrow keys lead around in it (`leadThroughMonth`).
 */
export function MonthGrid({ month, chosen }: { month: MonthView; chosen: string }) {
  return (
    <table id="month" className="month card">
      <caption className="sr-only">{month.title}</caption>
      <thead>
        <tr>
          {month.weekdays.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map(({ days, bars }) => (
          <tr key={days[0]?.date}>
            {days.map((day, column) => (
              <Day key={day.date} day={day} bars={bars} column={column} isChosen={day.date === chosen} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({
  day,
  bars,
  column,
  isChosen,
}: {
  day: MonthDay;
  bars: readonly GridBar[];
  column: number;
  isChosen: boolean;
}) {
  const { load, events, more } = day;
  const over = bars.filter(({ first, days }) => first <= column && column < first + days);
  const look = ["month-day", !day.inMonth && "out", load >= HEAVY && "heavy"];
  return (
    <td className={isChosen ? "chosen" : undefined}>
      <a
        href={`${calendarPath({ view: "month", date: day.date })}&open=day#month`}
        aria-current={day.isToday ? "date" : undefined}
        className={look.filter(Boolean).join(" ")}
        data-date={day.date}
      >
        <span className="month-number">{day.dayOfMonth}</span>
        <span className="sr-only">
          {day.label}
          {isChosen && ", chosen"}
        </span>
        {load > 0 && <i className={`month-load load-${load}`} />}
        {over.length > 0 && <i className={`month-room lane-${Math.max(...over.map(({ lane }) => lane))}`} />}
        {events.map((event) => (
          <span key={event.id} className={`month-event ${LOOKS[event.kind].look}`}>
            {event.time && <time>{event.time} </time>}
            <b dir="auto">{event.title}</b>
            {notesOf(event).map((note) => (
              <span key={note} className="sr-only">
                {" "}
                ({note})
              </span>
            ))}
          </span>
        ))}
        {more > 0 && <span className="month-more">+{more} more</span>}
      </a>
      {day.isDouble && (
        <i aria-hidden="true" className="month-double double">
          !
        </i>
      )}
      {over
        .filter(({ first }) => first === column)
        .map((bar) => (
          <Bar key={bar.id} bar={bar} />
        ))}
    </td>
  );
}

function Bar({ bar: { title, kind, days, lane, isCut } }: { bar: GridBar }) {
  const look = `month-bar ${LOOKS[kind].look} span-${days} lane-${lane}`;
  return (
    <span className={isCut.after ? `${look} goes-on` : look}>
      <bdi>{title}</bdi>
    </span>
  );
}
