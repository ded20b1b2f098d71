import { converse, guest, meeting, playAll } from "../support/dialogue";

/** What was once taken for something else: a title for a guest, a meeting for a hollow word, an undo for another. */
const begin = () => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  const people = [guest("Yuki Tanaka"), guest("Omar Haddad")];
  talk.put(meeting("Kick-off", "2026-11-02T09:00:00+01:00", "2026-11-02T10:00:00+01:00", people));
  talk.put(meeting("Chat", "2026-11-30T12:00:00+01:00", "2026-11-30T12:30:00+01:00", [guest("Omar Haddad")]));
  talk.put(meeting("Gym", "2026-11-30T18:00:00+01:00", "2026-11-30T19:00:00+01:00"));
  return talk;
};

playAll(
  {
    "an address is a guest, also when a meeting is called by it already": `
      > book a meeting with zed@example.com friday 3pm
      With: zed@example.com
      > yes
      Booked
      > book a meeting with zed@example.com monday 3pm
      *Meeting with zed@example.com* … Mon 30 Nov, 15:00–15:30 … With: zed@example.com`,
    "a call with somebody else is a new one": `
      > call omar friday 3pm
      *Call*
      > yes
      Booked
      > call with sam@example.com thursday 4pm
      Shall I book this? … *Call* … Thu 26 Nov, 16:00–16:30 … With: sam@example.com`,
    "a meeting that is called by a word for any meeting is meant by it": `
      > dentist friday 9am
      Shall I book this?
      > yes
      Booked
      > remind me 25 min before chat
      “Chat”
      > cancel the chat
      Shall I cancel this? … “Chat”`,
    "minutes in two letters are minutes": `
      > book 45 mn call with omar friday 9am
      *Call* … Fri 27 Nov, 09:00–09:45 … Omar Haddad`,
    "undo means what waits, and behind a mail that went out it asks": `
      > walk with yuki friday 10am
      Shall I book this?
      > yes
      Booked
      > coffee with omar monday
      What time on Mon 30 Nov for “Coffee”?
      > undo
      I left everything as it is
      > find 30 min with zoe@example.com next week
      You are free for 30 minutes
      > send zoe@example.com these times
      Shall I mail these times
      > yes
      zoe@example.com
      > undo
      Shall I undo it too? … “Walk” … Yuki Tanaka will be told
      > no
      as it is`,
    "a no to one of two requests shows the other": `
      > call yuki monday 12pm and omar tuesday 3pm
      “Chat”, Mon 30 Nov, 12:00–12:30
      > no
      Shall I book this? … Tue 1 Dec, 15:00–15:30 … Omar Haddad`,
    "where somebody is takes no address away": `
      > call yuki monday 4pm
      *Call*
      > add kenji@example.com, he is in tokyo
      With: Yuki Tanaka … kenji@example.com`,
    "times are sent to whoever they were looked for": `
      > find 30 min with yuki next week
      You are free for 30 minutes
      > send her these times
      “Meeting with Yuki Tanaka”`,
    "the other one of two is the one that is left": `
      > what's on monday
      “Chat” … “Gym”
      > cancel the first one
      “Chat”
      > yes
      Cancelled
      > and move the other one to 5pm
      Shall I move this? … “Gym” … 17:00–18:00`,
    "what is put a day later is a day later than it is": `
      > kun je de gym een dag later zetten
      di 1 dec, 18:00–19:00
      > ja
      Aangepast
      > zet m nog een dag later
      wo 2 dec, 18:00–19:00`,
  },
  begin,
);
