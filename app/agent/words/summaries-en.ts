import { TRANSCRIPT_MB } from "~/domain/body-limits";
import { countIn } from "~/domain/word-forms";

const count = countIn("en");

/** What Parley says of summaries and action items, in English. Titles, names and times come in as they will stand. */
export const summariesInEnglish = {
  /** Where nothing is summarised, and where no summary has that name. */
  none: "None of your meetings has a summary yet. Open a meeting on the site and add its transcript.",
  noneOf: (name: string) => `I have no summary of a meeting called ${name}.`,
  of: (title: string, time: string) => `${title}, ${time}:`,
  nothing: (title: string) => `No sentence of ${title} stood out, so there is nothing to send.`,
  /** Above the names of those who would get it. */
  askSend: (title: string, time: string) => `Shall I mail the summary of ${title} (${time})?`,
  sendTo: (people: string) => `To: ${people}`,
  sendList: (title: string, guests: number) => `The summary of ${title} goes to ${count(guests, "person", "people")}:`,
  /** Of those who would get it and have it already. */
  had: (people: string) => `Mailed before to ${people}.`,
  noWayBack: "A mail can't be taken back.",
  sendYes: "Yes, send it",
  sent: (title: string, people: string) => `The summary of ${title} is on its way to ${people}.`,
  notSent: {
    gone: (title: string) => `The summary of ${title} is not there any more, so I sent nothing.`,
    changed: (title: string) =>
      `The summary of ${title} has changed since I asked, so I sent nothing. Ask again to send it as it is now.`,
    nobody: (title: string) => `Nobody else is invited to ${title}, so there is nobody to send it to.`,
    "not-a-guest": (title: string) =>
      `I mail a summary only to people of the meeting, and not all of those are invited to ${title}. Nobody was mailed.`,
    "too-many-mails": (_title: string) =>
      "That is too many mails for one day. Nobody was mailed; please try again tomorrow.",
  },
  tooManyGuests: (most: number) => `That is more than ${most} guests. Choose who gets it here:`,
  /** Above a list of action items. */
  items: {
    mine: "Your open action items:",
    all: "Open action items:",
    with: (name: string) => `Open with ${name}:`,
    of: (title: string) => `Action items of ${title}:`,
    mineThen: (stretch: string) => `What you took on ${stretch}:`,
    allThen: (stretch: string) => `What was taken on ${stretch}:`,
    withThen: (name: string, stretch: string) => `What was taken on with ${name} ${stretch}:`,
  },
  noItems: {
    mine: "You have no open action items from your meetings.",
    all: "No action items are open.",
    with: (name: string) => `Nothing is open with ${name} in your summaries.`,
    of: (title: string) => `Nobody took anything on in ${title}.`,
    mineThen: (stretch: string) => `In the meetings ${stretch} I find nothing that you took on.`,
    allThen: (stretch: string) => `In the meetings ${stretch} I find nothing that was taken on.`,
    withThen: (name: string, stretch: string) => `In the meetings ${stretch} I find nothing with ${name}.`,
  },
  found: (name: string) => `What was said about ${name}:`,
  nothingFound: (name: string) => `I find nothing about ${name} in your summaries, nor in words that are still kept.`,
  nobody: "Nobody named",
  by: (day: string) => `by ${day}`,
  wasDue: (day: string) => `was due ${day}`,
  more: (items: number) => `… and ${items} more:`,
  /** Behind what was found. */
  moreMeetings: (meetings: number) => (meetings === 1 ? "… and one more meeting:" : `… and ${meetings} more meetings:`),
  allFound: "All that was said about it:",
  /** Behind a list. */
  howDone: "Say *done with …* to tick one off.",
  done: (item: string) => `Done: ${item}`,
  open: (item: string) => `Open again: ${item}`,
  doneBefore: (item: string) => `That is done already: ${item}`,
  whichItem: "Which one is done?",
  menu: "See items",
  noItem: (name: string) => `I find no open action item like ${name}. Ask *my action items* to see them.`,
  /** Of a button for what was deleted since. */
  goneItem: "That action item is not there any more.",
  /** Words that were handed over: of which meeting they are, and that they are kept as its words. */
  words: {
    whose: "Of which meeting are these words? I sum them up once you say yes.",
    missed: (name: string) => `I find no meeting of the last two weeks called ${name}. Of which one are these words?`,
    these: "these words",
    notes: "these notes",
    file: (name: string) => `the file ${name}`,
    keep: (what: string, title: string, time: string) =>
      `Shall I take ${what} as what was said in ${title}, ${time}, and sum it up?`,
    replaces: "It has a summary already: the new one takes its place.",
    yes: "Yes, sum it up",
    taken: (title: string) => `I have the words of ${title}. Its summary comes in a moment:`,
    same: (title: string) => `These words of ${title} are summed up already:`,
    takenBack: (title: string) => `Taken back: the words of ${title} and what I made of them are put away.`,
    earlierBack: (title: string) => `Taken back: the summary of ${title} is the one from before, with its words:`,
    /** Nobody who speaks was invited. */
    strangers: (names: string, title: string) =>
      `None of those who speak in them (${names}) is a guest of ${title}. Should they be of another meeting, undo it.`,
    /** To an undo that comes too late. */
    replacedSince: (title: string) =>
      `Other words have taken the place of those that you sent me for ${title}, so I left its summary as it is:`,
    notTaken: {
      empty: "There are no words in it, so I kept nothing.",
      "too-large": `That is too long: at most ${TRANSCRIPT_MB} MB, and a million letters. I kept nothing.`,
      "not-text": "That is no text: I read txt, md, vtt, srt and docx files. I kept nothing.",
      unreadable: "I could not read that document. Save it again as docx, or paste its text. I kept nothing.",
      "no-plan": "Your plan has no summaries at the moment, so I kept nothing.",
      gone: "That meeting is no longer in your calendar, so I kept nothing.",
      "not-loaded": "WhatsApp did not give me that file, so I kept nothing. Please send it once more.",
    },
  },
};
