import { Alert } from "../alert";
import { LinkButton, SubmitButton } from "../button";
import { Card } from "../card";
import { SyncProgress } from "../sync-progress";
import { SkipForm } from "./skip-form";

/** Step 1. */
export function CalendarStep({
  calendar,
}: {
  calendar: { connected: boolean; email: string | null; progress: number | null; revoked: boolean };
}) {
  if (calendar.connected) {
    return (
      <Card title="Your calendar">
        <Alert kind="success" title="Calendar Connected">
          {calendar.email}
          <SyncProgress events={calendar.progress} />
        </Alert>
        <div className="mt-6">
          <LinkButton to="?step=2">Continue to WhatsApp Setup</LinkButton>
        </div>
      </Card>
    );
  }
  return (
    <Card
      title="Connect your calendar"
      text="Parley looks at your Google Calendar to know when you are free, and writes the meetings that you confirm. Google asks you first, on its own page: leave every box ticked there."
    >
      {calendar.revoked && (
        <Alert kind="warn" title="Reconnect needed">
          Google no longer lets Parley into your calendar.
        </Alert>
      )}
      <div className="mt-4 flex flex-col items-start gap-3 sm:flex-row">
        <form method="post" action="/dashboard/calendar/connection">
          <SubmitButton>Connect Google Calendar</SubmitButton>
        </form>
        <div className="-ml-2.5 sm:ml-0">
          <SkipForm step={1} />
        </div>
      </div>
      <p className="mt-4 text-muted">You can connect it later from Integrations.</p>
    </Card>
  );
}
