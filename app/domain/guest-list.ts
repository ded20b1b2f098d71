import { type Attendee, isOtherPerson } from "./calendar-event";

/** Guests by their addresses, in small letters and each once: of two with one address the later stands. */
export function uniqueGuests<Guest extends { email: string }>(guests: readonly Guest[]): Guest[] {
  const small = guests.map((guest) => ({ ...guest, email: guest.email.toLowerCase() }));
  return [...new Map(small.map((guest) => [guest.email, guest])).values()];
}

/** The whole list as it is to be: whoever is on it already keeps their answer, and so do the user and rooms. */
export function withGuests(
  attendees: readonly Attendee[],
  wanted: readonly { email: string; name?: string }[],
): Attendee[] {
  const known = new Map(attendees.map((one) => [one.email.toLowerCase(), one]));
  const others = attendees.filter((one) => !isOtherPerson(one));
  const own = new Set(others.map(({ email }) => email.toLowerCase()));
  const guests = uniqueGuests(wanted).filter(({ email }) => !own.has(email));
  return [...others, ...guests.map((one) => known.get(one.email) ?? one)];
}
