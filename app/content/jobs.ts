import { exchanges, type Scene } from "./exchanges";
import { JOB_NAMES } from "./job-names";

/** A page for people of one job. */
export interface Job {
  slug: string;
  /** Where links name it: "Sales". */
  name: string;
  title: string;
  text: string;
  /** For search results, up to about 155 characters. */
  description: string;
  scenes: readonly Scene[];
}

export const JOBS = [
  {
    ...JOB_NAMES.sales,
    title: "Between two calls, the next one is booked",
    text: "You are on the road or on the phone, and your calendar is in neither hand. Text one line: Parley finds the time, asks you once, and the invitation is out before the client has put the phone down.",
    description:
      "Book, move and offer meetings from WhatsApp between two calls. Parley finds the time, asks once, and invites the client.",
    scenes: [
      {
        title: "Offer times, not a calendar",
        text: "Your client gets three times in their own zone and picks one. They need no account and see nothing else of your week.",
        exchanges: [exchanges.offer],
      },
      {
        title: "Late? Everybody knows",
        text: "Move the call or only tell the guests. What would collide after the move is named before you say yes.",
        exchanges: [exchanges.late],
      },
      {
        title: "What you promised",
        text: "From the transcripts of your calls, with the sentence that each promise stands on.",
        exchanges: [exchanges.promised],
      },
    ],
  },
  {
    ...JOB_NAMES.recruiting,
    title: "Candidates change their plans. One text moves the interview",
    text: "Interviews hang on several calendars and one candidate. Parley looks at those it may see, moves what has to move, and tells everyone who is in it.",
    description:
      "Book and move interviews by WhatsApp: Parley checks the calendars it may see, asks once, and tells candidate and panel.",
    scenes: [
      {
        title: "Move the interview",
        text: "From, to and who will be told stand in one message. Nothing moves before your yes.",
        exchanges: [exchanges.interview],
      },
      {
        title: "With its room",
        text: "Day, hours, place and guest in one sentence, in five languages.",
        exchanges: [exchanges.room],
      },
      {
        title: "One more on the panel",
        text: "A colleague joins, and everybody gets the new invitation.",
        exchanges: [exchanges.panel],
      },
    ],
  },
  {
    ...JOB_NAMES.consulting,
    title: "Your clients' time, in their zone, without five mails",
    text: "Monday here, Tuesday there, and every client in another zone. Tell Parley where you are, and times are read and shown as they are on the wall in front of you.",
    description:
      "For consultants who travel: Parley reads and shows times where you are, finds hours that suit both, and keeps what you promised.",
    scenes: [
      {
        title: "Where you are",
        text: "Reminders, quiet hours and “tomorrow at 9” follow you there and back.",
        exchanges: [exchanges.travel],
      },
      {
        title: "An hour that suits both",
        text: "Where a guest shares free and busy times, only hours that are free for both are offered.",
        exchanges: [exchanges.both],
      },
      {
        title: "What you promised",
        text: "Action items from your meetings, each with its owner, its date and the words that were said.",
        exchanges: [exchanges.promised],
      },
    ],
  },
  {
    ...JOB_NAMES.founders,
    title: "The calendar of somebody with five jobs",
    text: "Nobody arranges your day but you. Parley does the looking up, the asking and the telling; you say yes.",
    description:
      "An assistant for founders on WhatsApp: it names clashes before it books, moves a whole day at once, and undoes what you regret.",
    scenes: [
      {
        title: "A clash is named first",
        text: "What is in the way, and times that are free instead. Double-booking is a choice you make.",
        exchanges: [exchanges.clash],
      },
      {
        title: "Every week, from one line",
        text: "A series with its guest and length; one of them or all that follow can be moved later.",
        exchanges: [exchanges.series],
      },
      {
        title: "Time off",
        text: "Whole days stand in your calendar as whole days.",
        exchanges: [exchanges.away],
      },
    ],
  },
  {
    ...JOB_NAMES.assistants,
    title: "A second pair of hands for those who keep a calendar",
    text: "You keep a full calendar in order all day. Parley takes the part that is typing: a whole day moved in one line, with one yes and one undo.",
    description:
      "For executive and virtual assistants: read out a day, move all of it with one yes, and take back what was wrong, by WhatsApp.",
    scenes: [
      {
        title: "The day, read out",
        text: "Who, when and what, as it stands in the calendar at this moment.",
        exchanges: [exchanges.day],
      },
      {
        title: "A whole day moved",
        text: "Each move stands on the card before it is made.",
        exchanges: [exchanges.several],
      },
      {
        title: "Taken back",
        text: "Undo brings back the same event with its guests and tells them.",
        exchanges: [exchanges.takeBack],
      },
    ],
  },
] as const satisfies readonly Job[];

export const findJob = (slug: string | undefined): Job | undefined => JOBS.find((job) => job.slug === slug);
