import { bringsContacts, type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { type Contact, contactRows } from "~/domain/contact";
import { capitalised } from "~/domain/text";

/** Boxes that are nobody's own. */
const SHARED =
  /^(?:info|sales|support|office|team|admin|contact|hello|mail|help|hr|finance|billing|marketing|no-?reply)$/;

/** How a guest is called of whom the calendar knows no name: "Lisa" of lisa@acme.example, "Lisa Berg" of lisa.berg@. */
function mailboxName(email: string): string {
  const name = (email.split("@")[0] ?? "")
    .toLowerCase()
    .split(/[._+-]+/)
    .filter(Boolean);
  if (SHARED.test(name[0] ?? "") || !name.every((word) => /^\p{L}{2,}$/u.test(word))) return "";
  return name.map(capitalised).join(" ");
}

/** Who comes to meetings without a name, and is not known by one. */
export function guestsByMailbox(
  contacts: readonly Contact[],
  events: readonly CalendarEvent[],
): { email: string; name: string }[] {
  const named = new Set(contacts.flatMap(({ email, name }) => (name.includes("@") ? [] : [email])));
  const guests = events.filter(bringsContacts).flatMap(({ attendees }) => attendees.filter(isOtherPerson));
  const emails = new Set(guests.flatMap(({ email, name }) => (name ? [] : [email.toLowerCase()])));
  return [...emails.difference(named)].flatMap((email) => {
    const name = mailboxName(email);
    return name === "" ? [] : [{ email, name }];
  });
}

/** The people who are known, and those of the calendar whose only name is their address. */
export const withMailboxes = (contacts: readonly Contact[], events: readonly CalendarEvent[]): Contact[] => [
  ...contacts,
  ...guestsByMailbox(contacts, events).flatMap(({ email, name }) => contactRows(email, name, { fromCalendar: true })),
];
