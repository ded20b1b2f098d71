import type { Attendee } from "~/domain/calendar-event";
import type { Interval } from "~/domain/time";
import type { Action } from "../state/action";
import { editOf, guestsAfter, guestsGone, guestsOfAction } from "../state/action";
import { expectedEvent } from "../state/expected";
import { wordsOf } from "../words/catalogue";
import { howOften, seriesTitle, shownTitle, timeIn } from "./action";
import type { Who } from "./guest-list";
import { isOwnWall, type Voice, voiceAt, when, zoneOf } from "./voice";

/** Where all of these times have one zone it is said once: how their lines are voiced then, and the line that says it. */
export function inOneZone(times: readonly Interval[], voice: Voice): { zone: string | false; bare: Voice } {
  const [zone, another] = [
    ...new Set(
      times.flatMap(({ start, end }) => {
        const then = voiceAt(start, voice);
        return [zoneOf(start, then), zoneOf(end, then)];
      }),
    ),
  ];
  if (zone === undefined || another !== undefined) return { zone: false, bare: voice };
  const isOwn = times.every((slot) => isOwnWall(slot, voiceAt(slot.start, voice)));
  return { zone: !isOwn && wordsOf(voice).times(zone), bare: { ...voice, bare: true } };
}

export function timesOfAction(action: Action): Interval[] {
  if (action.kind === "series") return action.event.allDay ? [] : [action.event];
  const event = action.kind === "cancel" ? action.event : expectedEvent(action);
  return event.allDay ? [] : [event];
}

/** Whether somebody is asked to come who was not asked before: then every address is shown. */
export const invites = (action: Action) =>
  action.kind === "create" || (action.kind !== "cancel" && editOf(action).attendees !== undefined);

/** One action as a line of a list, everybody named who hears of it. */
export function planLine(action: Action, voice: Voice, who: Who): string {
  const title = shownTitle(action);
  const { plan, guestList } = wordsOf(voice);
  const repeats = howOften(action, voice);
  const often = repeats && `, ${repeats}`;
  const addresses = invites(action);
  const withPeople = (guests: readonly Attendee[]) =>
    guests.length > 0 ? plan.people(who(guests, (count) => guestList.with(title, count), { addresses })) : "";
  const withoutPeople = (guests: readonly Attendee[]) =>
    guests.length > 0 ? plan.without(who(guests, (count) => guestList.without(title, count), { addresses })) : "";
  switch (action.kind) {
    case "series": {
      const { event, slot, edit } = action;
      const line = edit ? plan.change : slot ? plan.move : plan.cancel;
      return (
        line(seriesTitle(action, voice), timeIn({ ...event, ...slot }, voice)) +
        withPeople(guestsAfter(action)) +
        withoutPeople(guestsGone(action))
      );
    }
    case "create": {
      const { draft } = action;
      return plan.create(title, when(expectedEvent(action), voice)) + often + withPeople(draft.people);
    }
    case "cancel":
      return (
        plan.cancel(title, when(action.event, voice)) +
        (action.event.organizerSelf ? withPeople(guestsOfAction(action)) : plan.leavesYours)
      );
    case "change": {
      const { event } = action;
      const guests = guestsAfter(action);
      const after = expectedEvent(action);
      const moves = after.start !== event.start || after.end !== event.end || after.allDay !== event.allDay;
      const time = when(after, voice);
      return (
        (moves ? plan.move(title, time) : plan.change(title, time)) +
        often +
        withPeople(guests) +
        withoutPeople(guestsGone(action))
      );
    }
  }
}
