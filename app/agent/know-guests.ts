import { selectCalendarContacts, selectContacts } from "~/db/contacts";
import type { CalendarEvent } from "~/domain/calendar-event";
import { type Contact, contactKey } from "~/domain/contact";
import { personName } from "~/domain/person-name";
import type { Deps } from "~/services/deps";
import { contactsOf } from "~/services/read-turn";
import { guestsOf } from "./state/action";

/** No answer names more guests of one event. */
const NAMED_GUESTS = 8;

/**
 * Whom the user knows under the names and addresses of guests whom somebody else has invited: a stranger may call a
 * guest by the name of somebody else. One more read, only where such an event is near.
 */
export async function knowGuests(
  { db }: Pick<Deps, "db">,
  userId: string,
  events: readonly CalendarEvent[],
): Promise<Contact[]> {
  const guests = events.flatMap((event) => (event.organizerSelf ? [] : guestsOf(event).slice(0, NAMED_GUESTS)));
  if (guests.length === 0) return [];
  const keys = guests.flatMap(({ name = "", email }) => [contactKey(personName(name)), email.toLowerCase()]);
  const names = [...new Set(keys)].filter((key) => key !== "");
  const [typed, met] = await db.batch([selectContacts(db, userId, names), selectCalendarContacts(db, userId, names)]);
  return contactsOf(typed, met);
}
