import { notUpToDate } from "~/domain/calendar-connection";
import { Alert } from "./alert";

/** That what a page shows of the calendar may be old. @param since as `outOfDateWords` says it; null shows nothing */
export function NotUpToDate({ since }: { since: string | null }) {
  if (since === null) return null;
  return (
    <Alert kind="warn" title="Not up to date">
      {notUpToDate(since)}
    </Alert>
  );
}
