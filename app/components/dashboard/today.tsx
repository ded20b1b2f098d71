import type { DayLine, DayRow } from "~/domain/day-line";
import type { EventKind } from "~/domain/event-kind";
import { Badge } from "../badge";
import { Card } from "../card";
import { EmptyState } from "../empty-state";
import { MeetingLink } from "../meeting-link";

/** Today as a line of time: a strip of the hours, then the events with the gaps between them and the present moment. */
export function Today({ day }: { day: DayLine }) {
  const isEmpty = day.rows.every(({ kind }) => kind !== "event");
  return (
    <Card title="Today" text={day.summary || undefined}>
      {isEmpty ? (
        <EmptyState title="Nothing today">
          Text: <q>coffee with Tom friday at 10</q>
        </EmptyState>
      ) : (
        <>
          {day.strip.parts.length > 0 && <Strip strip={day.strip} />}
          <ol>
            {day.rows.map((row) => (
              <Row key={row.kind === "event" ? row.id : row.kind === "now" ? "now" : row.text} row={row} />
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

const EDGES: Record<EventKind, string> = {
  mine: "border-l-4 border-mine",
  invited: "border-l-5 border-double border-invited",
  tentative: "border-l-4 border-dashed border-tentative",
  declined: "border-l-4 border-edge",
  focus: "border-l-4 border-dotted border-focus",
  "all-day": "border-l-4 border-all-day",
};

/** The columns of every row: the time, what is then. */
const ROW = "grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3.5";

function Row({ row }: { row: DayRow }) {
  if (row.kind === "now") {
    return (
      <li className={`${ROW} items-center font-semibold text-now`}>
        <time>{row.time}</time>
        <span className="h-0.5 rounded-full bg-now forced-color-adjust-none">
          <span className="sr-only">is now</span>
        </span>
      </li>
    );
  }
  if (row.kind === "gap") {
    return (
      <li className={`${ROW} py-0.5 text-muted text-sm`}>
        <p className="col-start-2 border-line border-l-4 border-dotted py-0.5 pl-3">{row.text}</p>
      </li>
    );
  }
  const { id, time, title, look, isPast, more, clash } = row;
  return (
    <li className={`${ROW} py-2 ${isPast ? "text-muted" : ""}`}>
      <time className="font-semibold text-sm leading-6">{time}</time>
      <div className={`pl-3 ${EDGES[look]}`}>
        <p dir="auto" className={`line-clamp-3 font-medium ${look === "declined" ? "line-through" : ""}`}>
          <MeetingLink id={id} title={title} />
        </p>
        {(more || clash) && (
          <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
            <span className="line-clamp-2">{more}</span>
            {clash && (
              <Badge tone="bad" wraps>
                Double-booked {clash}
              </Badge>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

const FILLS: Record<EventKind, string> = {
  mine: "fill-mine",
  invited: "fill-invited",
  tentative: "fill-tentative",
  declined: "fill-line",
  focus: "fill-focus",
  "all-day": "fill-all-day",
};

/** Shows how the day is shared out; every word of it stands in the rows below. */
function Strip({ strip: { parts, minutes, now, hours } }: { strip: DayLine["strip"] }) {
  return (
    <div aria-hidden="true" className="mb-4">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${minutes} 40`}
        preserveAspectRatio="none"
        className="block h-12 w-full rounded-event bg-sunken forced-color-adjust-none"
      >
        {parts.map(({ from, to, look, isPast, lane }) => (
          <rect
            key={`${from} ${to} ${lane}`}
            x={from}
            width={Math.max(1, to - from - 1)}
            y={lane === 1 ? 20 : 0}
            height={lane === null ? 40 : 20}
            className={`${FILLS[look]} ${isPast ? "opacity-40" : ""}`}
          />
        ))}
        {now !== null && <path d={`M${now} 0v40`} vectorEffect="non-scaling-stroke" className="stroke-2 stroke-now" />}
      </svg>
      <p className="mt-1 flex justify-between text-muted text-xs tabular-nums">
        {hours.map(({ at, label }) => (
          <span key={at}>{label}</span>
        ))}
      </p>
    </div>
  );
}
