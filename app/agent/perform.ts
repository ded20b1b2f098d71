import type { Statement } from "~/db/database";
import { runTogether } from "~/db/database";
import type { Attendee } from "~/domain/calendar-event";
import { MINUTE } from "~/domain/time";
import type { Deps } from "~/services/deps";
import type { GoogleSession } from "~/services/google-access";
import { type CalendarWrite, writeTogether } from "~/services/meetings/calendar-write";
import { cancelling } from "~/services/meetings/cancel";
import { changing } from "~/services/meetings/change";
import { changingSeries, restoringSeries } from "~/services/meetings/change-series";
import { scheduling } from "~/services/meetings/create";
import { restoring } from "~/services/meetings/restore";
import type { WriteOutcome } from "~/services/meetings/write-outcome";
import { tellGuests } from "~/services/tell-guests";
import type { Act, Action, Guest, UndoStep } from "./action";
import { eventIdOf } from "./decide/propose";
import type { Facts } from "./facts";
import { titleOf } from "./title";

type WriteDeps = Pick<Deps, "db" | "calendar" | "clock" | "sealer" | "queueDelivery">;

/** Does what the user said yes to, through the services that every form and the API call as well. */
export async function perform(
  deps: WriteDeps,
  google: GoogleSession | null,
  act: Act,
  facts: Pick<Facts, "user" | "zone">,
  now: number,
  alongside: readonly Statement[],
): Promise<WriteOutcome[]> {
  if (act.kind === "tell") {
    return [await tellGuests(deps, { ...act, user: facts.user, zone: facts.zone, now }, alongside)];
  }
  if (!google) {
    await runTogether(deps.db, alongside);
    return partsOf(act).map(() => ({ ok: false, reason: "revoked" }));
  }
  if (act.kind === "do") {
    const besides = act.actions.map(eventIdOf);
    const writes = act.actions.map((action) => writeOf(deps, google, action, facts, now, besides));
    return writeTogether(deps, writes, alongside);
  }
  // Taken back in the opposite order, so that each step finds what the ones before it had left.
  const steps = act.entry.steps.toReversed().map((step) => takingBack(deps, google, step, facts, now));
  return (await writeTogether(deps, steps, alongside)).reverse();
}

/** The actions or the steps to be taken back: there is one outcome for each. */
export function partsOf(act: Exclude<Act, { kind: "tell" }>): readonly (Action | UndoStep)[] {
  return act.kind === "do" ? act.actions : act.entry.steps;
}

/** @param besides the events of all actions: none of them stands in the way of another */
function writeOf(
  deps: WriteDeps,
  google: GoogleSession,
  action: Action,
  { user, zone }: Pick<Facts, "user" | "zone">,
  now: number,
  besides: readonly string[],
): CalendarWrite {
  const userId = user.id;
  switch (action.kind) {
    case "create": {
      const { draft, allowOverlap } = action;
      const { meetingId, location, start, recurrence, durationMinutes } = draft;
      const people = draft.people.map(attendeeOf);
      const meeting = { meetingId, title: titleOf(draft), location, start, people, recurrence };
      const end = start + durationMinutes * MINUTE;
      return scheduling(deps, google, {
        ...meeting,
        userId,
        end,
        zone,
        source: "whatsapp",
        allowOverlap,
        besides,
        now,
      });
    }
    case "change": {
      const { event, change, allowOverlap } = action;
      const attendees = change.attendees && { attendees: change.attendees.map(attendeeOf) };
      return changing(deps, google, { userId, event, ...change, ...attendees, allowOverlap, besides, zone, now });
    }
    case "series":
      return changingSeries(deps, google, { ...action, userId, zone, now });
    case "cancel":
      return cancelling(deps, google, { userId, event: action.event, zone, now });
  }
}

/** How an address came to be known is nobody's business but the card's. */
const attendeeOf = ({ fromCalendar: _, ...attendee }: Guest): Attendee => attendee;

function takingBack(
  deps: WriteDeps,
  google: GoogleSession,
  step: UndoStep,
  { user, zone }: Pick<Facts, "user" | "zone">,
  now: number,
): CalendarWrite {
  const { kind, event } = step;
  const request = { userId: user.id, event, zone, now };
  if (kind === "series-changed") return restoringSeries(deps, google, { ...step, ...request });
  if (kind === "created") return cancelling(deps, google, request);
  const { reminders, single } = step;
  return restoring(deps, google, { ...request, reminders, single });
}
