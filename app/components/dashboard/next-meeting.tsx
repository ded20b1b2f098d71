import { Fragment } from "react";
import { answersInWords } from "~/domain/guest-answers";
import type { NextMeetingView } from "~/domain/next-meeting";
import { LinkButton } from "../button";
import { Icon } from "../icon";
import { MeetingLink } from "../meeting-link";
import { PlaceLink } from "../place-link";

/** The meeting that comes next: its time is the largest thing of the page. */
export function NextMeeting({ meeting }: { meeting: NextMeetingView }) {
  const { id, title, day, start, end, soon, guests, place, meetLink } = meeting;
  const path = `/dashboard/meetings/${encodeURIComponent(id)}`;
  return (
    <section
      aria-labelledby="next"
      className="card grid gap-x-8 gap-y-5 p-5 sm:p-6 md:grid-cols-[auto_minmax(0,1fr)] md:py-7"
    >
      <div className="md:min-w-48">
        <p className="sr-only">Next meeting</p>
        {day && <p className="font-medium text-muted">{day}</p>}
        <p className="whitespace-nowrap font-display font-medium text-hour">{start}</p>
        <p className="mt-3 font-display font-medium text-muted text-title">to {end}</p>
        {soon && <p className="font-semibold text-now">{soon}</p>}
      </div>
      <div className="min-w-0">
        <h2 id="next" dir="auto" className="line-clamp-4 font-display font-semibold text-title">
          <MeetingLink id={id} title={title} />
        </h2>
        <ul className="mt-3 grid gap-1.5 text-sm wrap-anywhere [&>li>span]:min-w-0 [&>li]:flex [&>li]:gap-2 [&_svg]:text-muted">
          {guests.length > 0 && (
            <li>
              <Icon name="people" />
              <span>
                {guests.slice(0, 3).map(({ name, address }, place) => (
                  <Fragment key={address}>
                    {place > 0 && ", "}
                    <bdi>{name || address}</bdi>
                  </Fragment>
                ))}
                {guests.length > 3 && " and others"}
                <span className="text-muted"> · {answersInWords(guests)}</span>
              </span>
            </li>
          )}
          {place && (
            <li>
              <Icon name="pin" />
              <PlaceLink place={place} />
            </li>
          )}
        </ul>
        <div className="mt-5 flex flex-wrap gap-2 print:hidden">
          {meetLink && (
            <LinkButton to={meetLink}>
              <Icon name="video" />
              Join Google Meet
            </LinkButton>
          )}
          {meeting.mayTellLate && (
            <LinkButton to={`${path}/late`} look="secondary">
              Say I'm late
            </LinkButton>
          )}
          {meeting.mayChange && (
            <LinkButton to={`${path}/reschedule`} look="secondary">
              Reschedule
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}
