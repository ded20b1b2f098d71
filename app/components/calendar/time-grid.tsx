import { formatMinute } from "~/domain/clock-style";
import type { GridBar, GridDay, GridEvent, TimeGridView } from "~/domain/time-grid";
import { type CalendarPlace, calendarPath } from "./calendar-head";
import { LOOKS, notesOf, pathOfEvent } from "./event-looks";
import { isCoveredBy, isWithin, standsAt } from "./stands-at";

/**
 * A week or a day as hours. Every part of it is a plain link, so that it works without scripts, and an event is as few
 * elements as it can be: whatever touches the whole page, as a dialog that opens, costs by their number.
 */
export function TimeGrid({ grid, view, date, label }: CalendarPlace & { grid: TimeGridView; label: string }) {
  const { fromHour, toHour, days, bars, moreBars } = grid;
  const now = grid.nowMinute;
  const chosen = Math.max(
    0,
    days.findIndex((day) => day.date === date),
  );
  return (
    <section
      aria-label={label}
      data-to-scale
      data-minute={now ?? undefined}
      className={`hour-grid fh-${fromHour} th-${toHour} ${columnsOf(days)}`}
    >
      {days.length > 1 && (
        <div className="hour-names">
          <span />
          {days.map((day) => (
            <DayName key={day.date} day={day} place={{ view, date: day.date }} isChosen={day.date === date} />
          ))}
        </div>
      )}
      <div className="hour-bars">
        {bars.length > 0 && <small>all day</small>}
        {bars.map((bar) => (
          <Bar
            key={bar.id}
            bar={bar}
            span={spanOf(bar, days)}
            isElsewhere={chosen < bar.first || chosen >= bar.first + bar.days}
          />
        ))}
        {moreBars > 0 && (
          <a
            href={calendarPath({ view: "agenda", date: days[0]?.date ?? date })}
            className="bar link col-start-2 col-span-7"
          >
            {moreBars} more
          </a>
        )}
      </div>
      <Beyond name="early" days={days} date={date} />
      <div className="hour-days">
        <Scale grid={grid} now={now} />
        {days.map((day) => (
          <Day
            key={day.date}
            day={day}
            hours={[fromHour, toHour]}
            now={day.isToday ? now : null}
            of={days.length > 1 ? "week" : "day"}
            isChosen={day.date === date}
          />
        ))}
      </div>
      <Beyond name="late" days={days} date={date} />
    </section>
  );
}

/** What lies before or after the hours that are shown. */
function Beyond({ name, days, date }: { name: "early" | "late"; days: readonly GridDay[]; date: string }) {
  if (days.every((day) => day[name].length === 0)) return null;
  return (
    <div className="hour-beyond">
      <small>{name}</small>
      {days.map((day) => (
        <ul key={day.date} aria-label={`${day.label}, ${name}`} className={day.date === date ? "chosen" : undefined}>
          {day[name].map((event) => (
            <li key={event.id}>
              <a href={pathOfEvent(event.id)} className={`bar ${LOOKS[event.kind].look}`}>
                {event.time.split("–")[0]} <bdi>{event.title}</bdi>
                <Notes notes={notesOf(event)} />
              </a>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** The hours beside the lines, and the present moment. */
function Scale({ grid: { fromHour, toHour, clock }, now }: { grid: TimeGridView; now: number | null }) {
  const lines = Array.from({ length: toHour - fromHour - 1 }, (_, n) => fromHour + 1 + n);
  return (
    <div className="hour-scale" aria-hidden="true">
      {lines.map((hour) => (
        <span key={hour} className={`ah-${hour}`} hidden={now !== null && isCoveredBy(now, hour)}>
          {formatMinute(hour * 60, clock).replace(":00 ", " ")}
        </span>
      ))}
      {now !== null && (
        <span className={`now-time ${standsAt({ from: now, to: now })}`} hidden={!isWithin(now, fromHour, toHour)}>
          {formatMinute(now, clock)}
        </span>
      )}
    </div>
  );
}

/** Which columns are narrow: a weekend's, wherever the reader's week has it. */
function columnsOf(days: readonly GridDay[]): string {
  if (days.length === 1) return "one-day";
  const weekend = days
    .map(({ weekday }) => weekday === "Sat" || weekday === "Sun")
    .map(Number)
    .join("");
  return { "0000011": "weekend-last", "1000001": "weekend-around", "1100000": "weekend-first" }[weekend] ?? "";
}

function DayName({ day, place, isChosen }: { day: GridDay; place: CalendarPlace; isChosen: boolean }) {
  return (
    <a
      href={calendarPath(place)}
      aria-current={day.isToday ? "date" : undefined}
      className={isChosen ? "hour-name chosen" : "hour-name"}
    >
      {day.weekday} <b>{day.dayOfMonth}</b>
      {isChosen && <span className="sr-only">, chosen</span>}
      {day.load && <small>{day.load}</small>}
    </a>
  );
}

/** "Thu–Fri", for the narrow screen whose one column cannot show it; empty of a single day. */
function spanOf({ first, days: count, isCut }: GridBar, days: readonly GridDay[]): string {
  const [from, to] = [days[first]?.weekday, days[first + count - 1]?.weekday];
  if (days.length === 1 || (isCut.before && isCut.after)) return "";
  if (isCut.before) return `until ${to}`;
  if (isCut.after) return `from ${from}`;
  return count > 1 ? `${from}–${to}` : "";
}

function Bar({ bar, span, isElsewhere }: { bar: GridBar; span: string; isElsewhere: boolean }) {
  const { id, title, kind, first, days, lane, isCut, mayMove } = bar;
  const look = [
    `bar ${LOOKS[kind].look} col-start-${first + 2} col-span-${days} row-start-${lane + 1}`,
    isCut.after && "goes-on",
    mayMove && "movable",
    // Not on the day that a narrow screen shows.
    isElsewhere && "elsewhere",
  ];
  return (
    <a href={pathOfEvent(id)} className={look.filter(Boolean).join(" ")}>
      {span && <small>{span} </small>}
      <bdi>{title}</bdi>
      <Notes notes={notesOf(bar)} />
    </a>
  );
}

function Day({
  day,
  hours: [from, to],
  now,
  of,
  isChosen,
}: {
  day: GridDay;
  of: "week" | "day";
  hours: [number, number];
  now: number | null;
  isChosen: boolean;
}) {
  const { date, events, off, rests, clashes, label } = day;
  const hours = Array.from({ length: to - from }, (_, n) => from + n);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of forms, and a section would be a landmark for each day
    <div role="group" aria-label={label} className={isChosen ? "hour-day chosen" : "hour-day"} data-date={date}>
      {off.map((stretch) => (
        <i key={stretch.from} className={`hour-off ${standsAt(stretch)}`} />
      ))}
      {hours.map((hour) => {
        const start = `${String(hour).padStart(2, "0")}:00`;
        return (
          // biome-ignore lint/a11y/useAnchorContent: its label is its content, in one element in place of two
          <a
            key={hour}
            href={`/dashboard/calendar/new?day=${date}&time=${start}`}
            tabIndex={-1}
            aria-label={`New Event, ${start}`}
            className="slot"
          />
        );
      })}
      {events.map((event) => (
        <Event key={event.id} event={event} of={of} />
      ))}
      {rests.map((rest) => (
        <a
          key={rest.from}
          href={calendarPath({ view: "agenda", date })}
          className={`event-rest ${standsAt(rest)} i-${rest.column} n-${rest.columns}`}
        >
          +{rest.count}
          <span className="sr-only"> more at the same time</span>
        </a>
      ))}
      {clashes.map((clash) => (
        <i key={clash.from} className={`clash ${standsAt(clash)}`} />
      ))}
      {now !== null && (
        <i className={`now-line ${standsAt({ from: now, to: now })}`} hidden={!isWithin(now, from, to)} />
      )}
    </div>
  );
}

/** From this many minutes on there is room for a second line. */
const WITH_TIME = 45;
/** Beside others there is room for it in a day, not in a week. */
const COLUMNS_WITH_TIME = { week: 1, day: 3 };

function Event({ event, of }: { event: GridEvent; of: "week" | "day" }) {
  const { id, title, time, kind, column, columns, from, to } = event;
  const withTime = to - from >= WITH_TIME && columns <= COLUMNS_WITH_TIME[of];
  const look = [
    `event ${LOOKS[kind].look} ${standsAt(event)} i-${column} n-${columns}`,
    withTime && "timed",
    columns > 1 && "half",
    event.mayMove && "movable",
  ];
  const [href, className] = [pathOfEvent(id), look.filter(Boolean).join(" ")];
  const notes = notesOf(event);
  if (!withTime) {
    return (
      <a href={href} className={className} aria-label={[title, time, ...notes].join(", ")}>
        <b dir="auto">{title}</b>
      </a>
    );
  }
  return (
    <a href={href} className={className}>
      <b dir="auto">{title}</b>
      <time>{time}</time>
      <Notes notes={notes} />
    </a>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return notes.length > 0 && <span className="sr-only">, {notes.join(", ")}</span>;
}

/** What the kinds of event look like. */
export function KindsOfEvents() {
  return (
    <ul aria-label="Kinds of events" className="kinds print:hidden">
      {Object.values(LOOKS).map(({ name, look }) => (
        <li key={name}>
          <span className={look} />
          {name}
        </li>
      ))}
      <li>
        <i aria-hidden="true" className="double">
          !
        </i>
        Double-booked
      </li>
    </ul>
  );
}
