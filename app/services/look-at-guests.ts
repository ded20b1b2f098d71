import type { Interval } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import { type CalendarClosed, type CalendarDeps, closedBy, type OpenCalendar } from "./meetings/open-calendar";

export interface GuestTime {
  email: string;
  /** Null for a guest whose calendar the user cannot see. */
  busy: Interval[] | null;
}

/** When guests are busy in a window, as far as Google lets the user see it. */
export async function lookAtGuests(
  { calendar }: Pick<CalendarDeps, "calendar">,
  google: OpenCalendar["google"],
  guests: readonly string[],
  window: Interval,
): Promise<{ guests: GuestTime[] } | CalendarClosed> {
  if (guests.length === 0) return { guests: [] };
  try {
    const answer = await google((token) => calendar.freeBusy(token, window, guests));
    if ("revoked" in answer) return { closed: "revoked" };
    return { guests: guests.map((email) => ({ email, busy: answer.value.get(email) ?? null })) };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { closed: closedBy(error) };
  }
}
