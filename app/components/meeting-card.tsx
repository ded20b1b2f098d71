import { Link } from "@remix-run/react";
import type { MeetingView } from "~/domain/meeting-view";
import { Badge, type Tone } from "./badge";
import { LinkButton } from "./button";

/** Status and type of a meeting. */
export function MeetingBadges({ meeting }: { meeting: Pick<MeetingView, "state" | "type"> }) {
  const [tone, words] = STATES[meeting.state];
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={tone}>{words}</Badge>
      <Badge>{meeting.type === "external" ? "External" : "Internal"}</Badge>
    </span>
  );
}

/** One meeting in the list. */
export function MeetingCard({ meeting }: { meeting: MeetingView }) {
  const path = `/dashboard/meetings/${encodeURIComponent(meeting.id)}`;
  const guests = meeting.guests.map((guest) => guest.name || guest.address).join(", ");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3.5">
      <div className="min-w-0 flex-1 basis-80">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-medium">
            <Link to={path} className="underline-offset-4 hover:underline">
              {meeting.title}
            </Link>
          </h2>
          <MeetingBadges meeting={meeting} />
        </div>
        <p className="mt-0.5 text-muted text-sm">{meeting.when}</p>
        {(guests || meeting.location) && (
          <p className="text-muted text-sm">{[guests, meeting.location].filter(Boolean).join(" · ")}</p>
        )}
      </div>
      <div className="-ml-2.5 flex flex-wrap sm:ml-0">
        <LinkButton to={path} look="quiet" aria-label={`View Details: ${meeting.title}`}>
          View Details
        </LinkButton>
        {meeting.mayChange && (
          <LinkButton to={`${path}/reschedule`} look="quiet" aria-label={`Reschedule: ${meeting.title}`}>
            Reschedule
          </LinkButton>
        )}
      </div>
    </li>
  );
}

const STATES: Record<MeetingView["state"], [Tone, string]> = {
  confirmed: ["ok", "Confirmed"],
  pending: ["warn", "Pending"],
  cancelled: ["bad", "Cancelled"],
};
