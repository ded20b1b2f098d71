import type { MeetingView } from "~/domain/meeting-view";
import { REACHES } from "~/domain/series-reach";

type Shown = Pick<MeetingView, "repeats" | "mayMeanSeries">;

/** How much of its series a form about a meeting means; nothing of a meeting that stands alone. */
export function ReachChoice({ meeting, chosen = "one" }: { meeting: Shown; chosen?: string | undefined }) {
  if (!meeting.mayMeanSeries) return <OnlyThisOne meeting={meeting} />;
  return (
    <fieldset>
      <legend className="mb-1 font-medium">It is one of a series. Which of them?</legend>
      <div className="flex flex-col items-start">
        {REACHES.map(({ value, label }) => (
          <label key={value} className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="reach"
              value={value}
              defaultChecked={value === chosen}
              className="size-5 shrink-0 accent-action"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** That a page changes one of a series. */
export function OnlyThisOne({ meeting: { repeats } }: { meeting: Pick<MeetingView, "repeats"> }) {
  return repeats ? <p>Only this one of the series: the others stay as they are.</p> : null;
}

/** What comes of cancelling a meeting, before it is done: in the form on its page and in its dialog. */
export function WhatCancelDoes({ meeting }: { meeting: Shown }) {
  return (
    <div className="flex flex-col gap-2">
      <p>It is taken off the calendar and everybody invited is told. You can restore it afterwards.</p>
      <ReachChoice meeting={meeting} />
    </div>
  );
}
