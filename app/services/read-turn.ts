import { type EventSearch, eventFromRow, selectEvents } from "~/db/calendar-events";
import { selectContacts } from "~/db/contacts";
import { type Owner, ownerOf, selectOwner } from "~/db/users";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { Contact } from "~/domain/contact";
import type { Deps } from "./deps";

export interface TurnRecord {
  owner: Owner;
  events: CalendarEvent[];
  contacts: Contact[];
}

/** Everything that one message needs, in one round trip; undefined when the user is gone. */
export async function readTurn(
  { db }: Pick<Deps, "db">,
  userId: string,
  search: EventSearch,
  nameKeys: readonly string[],
): Promise<TurnRecord | undefined> {
  const [user, preferences, integrations, google, events, contacts] = await db.batch([
    ...selectOwner(db, userId),
    selectEvents(db, userId, search),
    selectContacts(db, userId, nameKeys),
  ]);
  const owner = ownerOf([user, preferences, integrations, google]);
  return owner && { owner, events: events.map(eventFromRow), contacts };
}
