/** A short talk with Parley as it goes: `test/content/exchanges.test.ts` holds each one and compares every word. */
export interface Exchange {
  /** When it is held, in Amsterdam. */
  time: string;
  turns: readonly ExchangeTurn[];
}

/** Something that Parley does, with talks that show it. */
export interface Scene {
  title: string;
  text: string;
  /** Not built yet: nothing is shown. */
  coming?: boolean;
  exchanges: readonly Exchange[];
}

interface ExchangeTurn {
  /** What is texted; nothing where Parley speaks first. */
  you?: string;
  /** The answer, in WhatsApp's own marks. */
  parley: string;
  /** The buttons or rows below it. */
  taps?: readonly string[];
}

export const exchanges = {
  film: {
    time: "09:12",
    turns: [
      {
        you: "Budget with Anna, Wednesday 3pm",
        parley:
          "Shall I book this?\n*Budget*\nWed 25 Nov, 15:00–15:30\nWith: Anna de Vries (anna@example.com) (they get an invitation)",
        taps: ["Yes, book it", "No"],
      },
      {
        you: "Yes, book it",
        parley: "Booked: *Budget*\nWed 25 Nov, 15:00–15:30\nInvitations went to Anna de Vries.",
        taps: ["Undo"],
      },
    ],
  },
  find: {
    time: "09:20",
    turns: [
      {
        you: "coffee with tom thursday morning",
        parley: "What time on Thu 26 Nov for “Coffee”? These are free:",
        taps: ["Thu 26 Nov 09:00", "Thu 26 Nov 09:30", "Thu 26 Nov 10:00", "Never mind"],
      },
    ],
  },
  clash: {
    time: "09:20",
    turns: [
      {
        you: "dentist wed 11",
        parley:
          "You already have something then:\n• “1:1 Priya”, Wed 25 Nov, 11:00–12:00\nYou asked for *Dentist*, Wed 25 Nov, 11:00–11:30.\nThese times are free instead:",
        taps: ["Wed 25 Nov 09:15", "Wed 25 Nov 12:15", "Wed 25 Nov 12:45", "Book it anyway", "Leave it"],
      },
    ],
  },
  late: {
    time: "13:52",
    turns: [
      {
        you: "running 10 min late",
        parley:
          "Running 10 minutes late?\n“Client call”, Tue 24 Nov, 14:00–14:30\nI can move it to Tue 24 Nov, 14:10–14:40; Google then tells Anna de Vries.\nOr I only mail Anna de Vries (anna@example.com). A mail can't be taken back.",
        taps: ["Yes, move it", "Only tell them", "No"],
      },
    ],
  },
  promised: {
    time: "09:20",
    turns: [
      {
        you: "what did I promise last week",
        parley:
          "What you took on from Mon 16 Nov to Sun 22 Nov:\n• “Send the offer to Anna” (by Fri 27 Nov), “Client call”\n• “Ask Tom for the new prices”, “Pricing”",
      },
    ],
  },
  openWith: {
    time: "09:20",
    turns: [
      {
        you: "what's open with anna",
        parley:
          "Open with “anna”:\n• Robin: “Send the offer to Anna” (by Fri 27 Nov), “Client call”\nSay *done with …* to tick one off.",
      },
    ],
  },
  takeBack: {
    time: "09:20",
    turns: [
      {
        you: "cancel lunch with tom",
        parley: "Shall I cancel this?\n“Lunch with Tom”\nThu 26 Nov, 12:30–13:30\nTom Baker will be told.",
        taps: ["Yes, cancel it", "No"],
      },
      {
        you: "yes",
        parley: "Cancelled: “Lunch with Tom”\nThu 26 Nov, 12:30–13:30\nTom Baker was told.",
        taps: ["Undo"],
      },
      {
        you: "undo",
        parley: "Undone: “Lunch with Tom” is back as it was\nThu 26 Nov, 12:30–13:30\nTom Baker was told.",
      },
    ],
  },
  offer: {
    time: "09:20",
    turns: [
      {
        you: "send anna three times for next week",
        parley:
          "Shall I mail these times to Anna de Vries (anna@example.com)?\n“Meeting with Anna de Vries”, 30 minutes\n• Mon 30 Nov, 09:00–09:30\n• Tue 1 Dec, 09:00–09:30\n• Wed 2 Dec, 09:00–09:30\nThe time picked is booked in your calendar, and nothing else of it is shown.",
        taps: ["Send the times", "No"],
      },
    ],
  },
  interview: {
    time: "09:20",
    turns: [
      {
        you: "move the interview with jana to thursday 2pm",
        parley:
          "Shall I move this?\n“Interview Jana”\nFrom: Wed 25 Nov, 10:00–11:00\nTo: Thu 26 Nov, 14:00–15:00\nWith: Jana Novak (jana@example.com) (they will be told)",
        taps: ["Yes, change it", "No"],
      },
    ],
  },
  panel: {
    time: "09:20",
    turns: [
      {
        you: "add priya to the client call",
        parley:
          "Shall I change this?\n“Client call”\nTue 24 Nov, 14:00–14:30\nWith: Anna de Vries (anna@example.com), Priya Nair (priya@example.com) (they will be told)",
        taps: ["Yes, change it", "No"],
      },
    ],
  },
  room: {
    time: "09:20",
    turns: [
      {
        you: "interview with jana thursday 10 to 11 in room 4",
        parley:
          "Shall I book this?\n*Interview*\nThu 26 Nov, 10:00–11:00\nWhere: room 4\nWith: Jana Novak (jana@example.com) (they get an invitation)",
        taps: ["Yes, book it", "No"],
      },
    ],
  },
  both: {
    time: "09:20",
    turns: [
      {
        you: "when are anna and i free next week for an hour",
        parley:
          "You and Anna are free for 1 hour at these times. Pick one and I'll propose “Meeting with Anna de Vries”.",
        taps: ["Mon 30 Nov 09:00", "Tue 1 Dec 09:00", "Wed 2 Dec 09:00", "Never mind"],
      },
    ],
  },
  travel: {
    time: "09:20",
    turns: [
      {
        you: "i'm in new york mon to wed",
        parley:
          "Travel: New York time, GMT-5, Mon 30 Nov – Wed 2 Dec.\nIn those days I read and show times there. Say *I'm back home* when it ends earlier.",
        taps: ["Undo"],
      },
    ],
  },
  series: {
    time: "09:20",
    turns: [
      {
        you: "standup every monday 9:30 with priya, 15 min",
        parley:
          "Shall I book this?\n*Standup*\nMon 30 Nov, 09:30–09:45\nRepeats every week on Mon.\nWith: Priya Nair (priya@example.com) (they get an invitation)",
        taps: ["Yes, book it", "No"],
      },
    ],
  },
  day: {
    time: "09:20",
    turns: [
      {
        you: "what's on tomorrow",
        parley:
          "3 meetings on Wed 25 Nov:\n• 10:00–11:00 “Interview Jana” (Jana Novak)\n• 11:00–12:00 “1:1 Priya” (Priya Nair)\n• 16:00–16:45 “Forecast” (Anna de Vries)",
      },
    ],
  },
  several: {
    time: "09:20",
    turns: [
      {
        you: "move my meetings tomorrow to thursday",
        parley:
          "Shall I do all of this?\n1. Move “Interview Jana” to Thu 26 Nov, 10:00–11:00, with Jana Novak\n2. Move “1:1 Priya” to Thu 26 Nov, 11:00–12:00, with Priya Nair\n3. Move “Forecast” to Thu 26 Nov, 16:00–16:45, with Anna de Vries\nThe guests will be told.",
        taps: ["Yes, do it all", "No"],
      },
    ],
  },
  away: {
    time: "09:20",
    turns: [
      {
        you: "off from 21 to 31 december",
        parley: "Shall I book this?\n*Off*\nMon 21 Dec – Thu 31 Dec (11 days)",
        taps: ["Yes, book it", "No"],
      },
    ],
  },
  reminder: {
    time: "13:45",
    turns: [
      {
        parley: "In 15 minutes:\n“Client call”\nTue 24 Nov, 14:00–14:30\nWith: Anna de Vries",
        taps: ["Running late", "Reschedule", "Cancel"],
      },
    ],
  },
} as const satisfies Record<string, Exchange>;
