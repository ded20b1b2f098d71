import type { MeetingView } from "~/domain/meeting-view";
import { Badge, type Tone } from "./badge";

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

const STATES: Record<MeetingView["state"], [Tone, string]> = {
  confirmed: ["ok", "Confirmed"],
  pending: ["warn", "Pending"],
  cancelled: ["bad", "Cancelled"],
};
