import type { Closed, MeetingView } from "~/domain/meeting-view";
import { Alert } from "./alert";
import { SubmitButton } from "./button";

/**
 * Stands in a form about a meeting that was cancelled, or ended, while somebody filled it in. What they typed is sent along
 * with Restore, and is in the form again afterwards.
 *
 * @param returnTo the form's own page
 * @param takesFocus it answers the form
 */
export function MeetingClosed({
  closed,
  meeting,
  returnTo,
  takesFocus,
}: {
  closed: NonNullable<Closed>;
  meeting: Pick<MeetingView, "id" | "mayRestore" | "restoreSeriesAt">;
  returnTo: string;
  takesFocus: boolean;
}) {
  const focus = takesFocus && { takesFocus };
  if (closed === "over") {
    return (
      <Alert kind="warn" title="This meeting is over" {...focus}>
        Its time has gone by, so nothing of it is changed any more.
      </Alert>
    );
  }
  return (
    <Alert
      kind="warn"
      title={`This meeting has been cancelled${meeting.restoreSeriesAt ? " with its series" : ""}`}
      {...focus}
      actions={meeting.mayRestore && <Restore meeting={meeting} />}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      {takesFocus && "Nothing was saved. "}
      {meeting.mayRestore
        ? `Restore ${meeting.restoreSeriesAt ? "the series" : "it"}, and what you typed is here to be saved.`
        : "Its time has gone by, so it is not restored either."}
    </Alert>
  );
}

/** Sends the form that it stands in to where a cancellation is undone. */
export function Restore({
  meeting: { id, restoreSeriesAt },
}: {
  meeting: Pick<MeetingView, "id" | "restoreSeriesAt">;
}) {
  return (
    <SubmitButton
      formAction={restoreSeriesAt ?? `/dashboard/meetings/${encodeURIComponent(id)}/restore`}
      formNoValidate
      pending="Restoring…"
    >
      {restoreSeriesAt ? "Restore the series" : "Restore meeting"}
    </SubmitButton>
  );
}
