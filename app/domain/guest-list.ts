/** Guests by their addresses, in small letters and each once: of two with one address the later stands. */
export function uniqueGuests<Guest extends { email: string }>(guests: readonly Guest[]): Guest[] {
  const small = guests.map((guest) => ({ ...guest, email: guest.email.toLowerCase() }));
  return [...new Map(small.map((guest) => [guest.email, guest])).values()];
}
