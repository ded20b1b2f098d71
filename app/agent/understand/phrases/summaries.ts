/**
 * How one language asks about what meetings came to. Each form is a whole message in folded text. Groups: `meeting` and
 * `named` name a meeting, `who` a person, `to` those who get it, `what` an action item or a subject; `rest` says when,
 * with whom or in which meeting.
 */
export interface SummaryPhrases {
  /** The summary is to be mailed to the guests, or to those in `to`. */
  send: readonly RegExp[];
  /** The meeting that follows is to be booked. */
  followUp: readonly RegExp[];
  /** What the user has taken on. */
  mine: readonly RegExp[];
  /** What anybody has taken on. */
  items: readonly RegExp[];
  /** As `items`, where `rest` has to name somebody or a meeting: without it the words mean something else. */
  itemsOf: readonly RegExp[];
  /** An action item is done. */
  done: readonly RegExp[];
  /** What was said about something. */
  find: readonly RegExp[];
  /** What a meeting came to; `meeting` or `named` is said. */
  tell: readonly RegExp[];
  /** Words that come with the request are to be summarised. */
  summarise: readonly RegExp[];
  /** Leads in notes of a meeting, and what was decided in it; and what stands before the meeting's name there. */
  notes: string;
  decided: string;
  of: string;
  /** In front of the name of a person, and of a meeting, in `rest`. */
  withPerson: string;
  inMeeting: string;
  /** A request for a meeting, and a question about the calendar, before the time that `rest` names. */
  book: string;
  looks: string;
  /** Joins words and says nothing, at the ends of a name. */
  small: string;
}
