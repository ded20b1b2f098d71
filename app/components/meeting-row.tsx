import type { MeetingRow as Row } from "~/domain/meeting-rows";
import { AnswerBadge } from "./answer-badge";
import { Badge } from "./badge";
import { Face } from "./face";
import { Icon } from "./icon";
import { MeetingLink } from "./meeting-link";
import { Menu, MenuLink } from "./menu";

/** One line of the list: pick it, when, what, who, how it stands, and one menu. */
export function MeetingRow({ meeting }: { meeting: Row }) {
  const { id, title, times, until, look, mayChange } = meeting;
  return (
    <li className="row-grid">
      <label className="grid size-11 cursor-pointer place-items-center [grid-area:pick] print:hidden">
        <input
          type="checkbox"
          name="id"
          value={id}
          disabled={!mayChange}
          aria-label={`Select ${title}`}
          className="size-5 accent-action"
        />
      </label>
      <span className="whitespace-nowrap font-semibold text-sm tabular-nums [grid-area:when]">{times}</span>
      <span className={`min-w-0 border-l-4 pl-2.5 [grid-area:name] ${EDGES[look]}`}>
        <span
          dir="auto"
          className={`line-clamp-2 font-medium lg:line-clamp-1 ${look === "declined" || meeting.state === "cancelled" ? "text-muted line-through" : ""}`}
        >
          <MeetingLink id={id} title={title} />
        </span>
      </span>
      <Guests meeting={meeting} />
      <span className="flex flex-wrap gap-1.5 [grid-area:state]">
        <States meeting={meeting} />
      </span>
      <div className="[grid-area:menu]">
        <RowMenu meeting={meeting} />
      </div>
      {until && <span className="sr-only">{until}</span>}
    </li>
  );
}

/** Written out, so that the style sheet's maker finds them. */
const EDGES: Record<Row["look"], string> = {
  mine: "border-mine",
  invited: "border-l-5 border-double border-invited",
  tentative: "border-dashed border-tentative",
  declined: "border-edge",
  focus: "border-dotted border-focus",
  "all-day": "border-all-day",
};

/** Up to three faces and a line; more than one folds out with the answers. */
function Guests({ meeting: { id, faces, guests, folded, repeats, until } }: { meeting: Row }) {
  if (!guests && !until && !repeats) return null;
  const look = "flex items-center gap-2 text-muted text-sm";
  const line = (
    <>
      {faces.length > 0 && (
        <span aria-hidden="true" className="flex -space-x-1">
          {faces.map((name) => (
            <Face key={name} name={name} />
          ))}
        </span>
      )}
      <span className="min-w-0 truncate">{guests || until}</span>
    </>
  );
  return (
    <div className="relative min-w-0 [grid-area:guests]">
      {folded.length > 0 ? (
        <details className="min-w-0">
          <summary className={`${look} min-h-11 cursor-pointer list-none lg:min-h-8`}>{line}</summary>
          <span className="absolute top-full left-0 z-10 block w-72 max-w-[80vw] rounded-control bg-surface p-3 text-sm shadow-float forced-colors:border">
            {folded.map(({ name, address, answer }) => (
              <span key={address} className="flex items-center justify-between gap-3 py-1">
                <bdi className="min-w-0 truncate">{name || address}</bdi>
                <AnswerBadge answer={answer} />
              </span>
            ))}
            <MeetingLink id={id} title="All of them" className="link mt-1 inline-flex min-h-11 items-center" />
          </span>
        </details>
      ) : (
        <span className={look}>
          {line}
          {repeats && !guests && (
            <>
              <Icon name="repeat" className="size-4" /> In a series
            </>
          )}
        </span>
      )}
    </div>
  );
}

function States({ meeting: { state, look, isDoubleBooked, missing } }: { meeting: Row }) {
  if (state === "cancelled") return <Badge tone="bad">Cancelled</Badge>;
  if (look === "declined") return <Badge>You said no</Badge>;
  return (
    <>
      {isDoubleBooked && <Badge tone="bad">Double-booked</Badge>}
      {missing > 0 && <Badge tone="warn">{missing} no answer</Badge>}
    </>
  );
}

function RowMenu({ meeting: { id, title, meetLink, mayChange, mayTellLate } }: { meeting: Row }) {
  const path = `/dashboard/meetings/${encodeURIComponent(id)}`;
  return (
    <Menu label={`Actions for ${title}`}>
      {meetLink && (
        <MenuLink to={meetLink} icon="video">
          Join Google Meet
        </MenuLink>
      )}
      {mayChange && (
        <MenuLink to={`${path}/reschedule`} icon="calendar">
          Reschedule
        </MenuLink>
      )}
      {mayTellLate && (
        <MenuLink to={`${path}/late`} icon="chat">
          Say I'm late
        </MenuLink>
      )}
      <MenuLink to={path} icon="meetings">
        View Details
      </MenuLink>
      {mayChange && (
        <MenuLink to={`${path}/cancel`} icon="close" danger>
          Cancel meeting
        </MenuLink>
      )}
    </Menu>
  );
}
