import type { MeetingView } from "~/domain/meeting-view";

/** That a page changes one of a series, and how all of them are changed; nothing of a meeting that stands alone. */
export function OnlyThisOne({
  meeting: { title, repeats },
  verb,
}: {
  meeting: Pick<MeetingView, "title" | "repeats">;
  verb: "cancel" | "move" | "edit";
}) {
  if (!repeats) return null;
  if (verb === "edit") return <p>Only this one of the series: the others stay as they are.</p>;
  return (
    <p className="wrap-anywhere">
      Only this one of the series: the others stay. To {verb} all of them, text Parley{" "}
      <q dir="auto">
        {verb} the {title}
        {verb === "move" && " to 4pm"}
      </q>{" "}
      and choose <q>All of them</q>.
    </p>
  );
}

/** What comes of cancelling a meeting, before it is done: on its page and in its dialog. */
export function WhatCancelDoes({ meeting }: { meeting: Pick<MeetingView, "title" | "repeats"> }) {
  return (
    <div className="flex flex-col gap-2">
      <p>It is taken off the calendar and everybody invited is told. You can restore it afterwards.</p>
      <OnlyThisOne meeting={meeting} verb="cancel" />
    </div>
  );
}
