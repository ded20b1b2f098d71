import type { Contact } from "~/domain/contact";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { DAY, type Instant, type Interval } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "~/services/deps";
import type { GoogleSession } from "~/services/google-access";
import { resolvePeople } from "./decide/draft";
import { slotOf } from "./decide/propose";
import type { Draft } from "./state/action";
import type { ConversationState } from "./state/conversation";
import { actionsOf } from "./state/table";
import type { GuestCalendar } from "./state/turn-context";
import type { Command } from "./understand/command";
import { whenToWindow } from "./understand/times/when";

/** One call asks for all; nobody looks for a time with more people. */
const MOST_GUESTS = 20;
/** How far behind a wish free times are looked for. */
const AHEAD_MS = 15 * DAY;
/** How far before the times on the table, for "anything earlier?". */
const EARLIER_MS = 8 * DAY;

/** A verdict on what is open needs no other time for it, and a call for help is not about it. */
const NEEDS_NO_GUESTS = new Set<Command["intent"]>(["confirm", "deny", "help"]);

interface Asked {
  addresses: string[];
  window: Interval;
}

/**
 * Whose calendars the answer depends on: people with whom a time is looked for. Null when the message looks for none.
 *
 * @param contacts those that the message names
 */
export function guestsToAsk(
  { pending }: ConversationState,
  commands: readonly Command[],
  contacts: readonly Contact[],
  zone: string,
  now: Instant,
): Asked | null {
  const searching = commands.filter(({ intent, when }) =>
    intent === "find_slot" ? true : intent === "create" && when?.grain !== "minute",
  );
  const open = commands.every(({ intent }) => NEEDS_NO_GUESTS.has(intent)) ? null : draftOnTable(pending);
  const said = searching.flatMap(({ slots }) => slots.attendees ?? slots.target?.attendees ?? []);
  const people = [...resolvePeople(said, contacts).people, ...(open?.people ?? [])];
  const addresses = [...new Set(people.map(({ email }) => email))].slice(0, MOST_GUESTS);
  if (addresses.length === 0) return null;
  const windows = [
    ...commands.flatMap(({ when }) => (when && whenToWindow(when, zone)) || []),
    ...(open?.around ? [{ ...open.around, start: open.around.start - EARLIER_MS }] : []),
  ];
  const start = Math.max(now, Math.min(...windows.map((window) => window.start - DAY), now + 3650 * DAY));
  const from = windows.length > 0 ? start : now;
  return { addresses, window: { start: from, end: Math.max(from, ...windows.map(({ end }) => end)) + AHEAD_MS } };
}

function draftOnTable(pending: ConversationState["pending"]): Draft | null {
  if (pending?.kind === "time") return pending.draft;
  const [action, second] = actionsOf(pending);
  return action?.kind === "create" && !second && !action.draft.allDay
    ? { ...action.draft, around: slotOf(action.draft) }
    : null;
}

/** When they are taken, in one call. What Google does not say counts as not seen, never as free. */
export async function lookAtGuests(
  { calendar }: Pick<Deps, "calendar">,
  google: GoogleSession | null,
  asked: Asked | null,
): Promise<GuestCalendar[]> {
  if (!asked || !google) return [];
  const unseen = asked.addresses.map((email) => ({ email, busy: null }));
  try {
    const answer = await google((token) => calendar.freeBusy(token, asked.window, asked.addresses));
    if ("revoked" in answer) return unseen;
    return asked.addresses.map((email) => ({ email, busy: answer.value.get(email) ?? null }));
  } catch (error) {
    if (!isProviderError(error)) throw error;
    logEvent("guests-unseen", describeError(error), "error");
    return unseen;
  }
}
