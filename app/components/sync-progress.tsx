/** How far the first reading of a calendar has come; nothing once it is over. */
export function SyncProgress({ events }: { events: number | null }) {
  if (events === null) return null;
  return (
    <p role="status" className="mt-1 text-muted">
      Reading your calendar… {events > 0 && `${events} ${events === 1 ? "event" : "events"} so far`}
    </p>
  );
}
