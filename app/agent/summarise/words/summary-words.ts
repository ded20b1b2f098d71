import type { Spoken } from "~/domain/language";

/**
 * What people say in meetings, in one language. Each line is a pattern over folded text (lower case, no accents, straight
 * quotes) that stands at the borders of words; `{do}`, `{inf}` and `{ask}` are the verbs below.
 */
export interface SummaryWords {
  code: Spoken;
  /** What may stand at the beginning of a verb: "re-", or what a verb may leave behind: "op". */
  prefix: string;
  /** Verbs of work that somebody takes on, in the form that follows "I" (English: "I'll"). */
  do: string;
  /** The same behind "will", "can", "would". */
  inf: string;
  /** The same as it is said to the one who is asked: "schickst", "mandas". */
  ask: string;
  /** A promise that needs nothing beside it: "I'll send it". */
  firm: readonly string[];
  /** Words that are a promise where something else speaks for it: a day, a need before, thanks behind. */
  soft: readonly string[];
  /** "I could", "shall I": counts once others take it. */
  offer: readonly string[];
  /** Any work by a first person, whatever the verb: a promise only where a day is bound to it, or where others ask or thank. */
  loose: readonly string[];
  /** What somebody is, has or knows, and where they go: no work. */
  state: readonly string[];
  /** Says of one's own work until when it is done: "it'll be ready on Friday". */
  ready: readonly string[];
  /** Says of what was taken on that it is done by now: "There." */
  doneNow: readonly string[];
  /** Asks to be told how it went; the same job, not another: "let us know". */
  report: readonly string[];
  /** What is fetched, eaten, opened and shut while they sit together: "another coffee", "close the door". */
  onTheSpot: readonly string[];
  /** Takes on what was spoken of: "will do", "leave it to me", "that's mine". */
  take: readonly string[];
  /** Looks like a promise and is none: "I'll see", "let me think", "I'll share my screen". */
  idle: readonly string[];
  /** Asks somebody to do something. */
  request: readonly string[];
  /** At the beginning of a sentence: tells somebody to do something. */
  order: readonly string[];
  /** With a name in it: gives that person a job. */
  assign: readonly string[];
  /** Hands to somebody else what was another's: "then you tell him", "instead". */
  instead: readonly string[];
  /** "Who does it?" */
  who: readonly string[];
  /** "It must be done", "is missing". */
  need: readonly string[];
  /** Begins an answer that says yes. */
  yes: readonly string[];
  /** Begins an answer that says no. */
  no: readonly string[];
  /** Thanks, or says that it is good so. */
  thanks: readonly string[];
  /** Anywhere in the sentence: under a condition, or wished for. */
  condition: readonly string[];
  /** Always done, or some day. */
  habit: readonly string[];
  /** Done by now, or in the past. */
  past: readonly string[];
  /** Takes back: "forget it", "scrap that", "I can't after all". */
  withdraw: readonly string[];
  /** Turns an offer down: "no need". */
  decline: readonly string[];
  /** Goes back on what was just said: "no, wait". */
  repair: readonly string[];
  /** Thanks somebody; more than that it is good so. */
  grateful: readonly string[];
  joke: readonly string[];
  /** Takes it on for several, of whom none is named: "one of us will". */
  ours: readonly string[];
  /** Asks somebody whether it was theirs to do: "wasn't that you?" */
  yours: readonly string[];
  /** A condition that only asks for leave: "if you like". */
  leave: readonly string[];
  /** Turns it away from oneself: "don't look at me", "count me out". */
  notMe: readonly string[];
  /** "Or", between two that are to be chosen from. */
  or: readonly string[];
  /** Stands before the last part of a list. */
  and: string;
  /** In front of a colon, or as a speaker: the line is a task. */
  label: readonly string[];
  /** Goes through what was agreed once more: "to sum up". */
  recap: readonly string[];
  /** Speaks to a machine. */
  machine: readonly string[];
  /** "By when?" */
  whenAsked: readonly string[];
  /** Asks for an earlier day: "sooner". */
  sooner: readonly string[];
  /** Reminds somebody of what they were to do: "you were going to". */
  reminder: readonly string[];
  /** It may take its time: "no rush". */
  noHurry: readonly string[];
  /** A thing that was named before, as the object of a promise: "it". */
  sameThing: readonly string[];
  /** Stands for whom or what was spoken of, beside its verb: "them". */
  pronoun: readonly string[];
  /** Of somebody else, in front of what they say or think. */
  saying: readonly string[];
  /** Beside words of a decision: there was none. */
  unsettled: readonly string[];
  /** Verbs that stand for any other: "do". */
  anyWork: readonly string[];
  /** Somebody has to do it: a bare "me" takes it on. */
  mustBeDone: readonly string[];
  /** Where one goes on a day: what one takes on beside it is done on the way. */
  trip: readonly string[];
  /** What is done on the way: fetching and bringing, or anything "anyway". */
  fetch: readonly string[];
  /** Until the end of this very day, and what is later today. */
  laterToday: readonly string[];
  /** In front of a day until which something is done, with what may stand between: "by", "by the end of". */
  deadline: readonly string[];
  /** In front of a day on which something is done: "on". */
  onDay: readonly string[];
  /** In front of a day: an answer to "by when?", and in a promise maybe how long. */
  until: readonly string[];
  /** In front of a day for which something is, or until which it is done. */
  forDay: readonly string[];
  /** In front of a day that binds it to something else than the verb: "of", "after", "not before". */
  notDue: readonly string[];
  /** Says that something was settled. */
  decided: readonly string[];
  /** Words of agreeing, in any form: denied, there was no decision. */
  agreement: readonly string[];
  /** Proposes. */
  propose: readonly string[];
  /** Says of something that it stays as it is: taken up by others, it is settled. */
  stays: readonly string[];
  /** Settles it: "then it's C", "no forum, then". */
  settle: readonly string[];
  /** At the beginning or the end: it follows from what was said: "then", "so". */
  follows: readonly string[];
  /** Nothing more is to be said of it: "and that's the end of it". */
  final: readonly string[];
  /** How long it is to hold: "from now on", "this year". */
  henceforth: readonly string[];
  /** Says that one is of the same mind; more than a "yes". */
  agree: readonly string[];
  /** Speaks against what was proposed. */
  against: readonly string[];
  /** How the meeting goes on: "let's move on". */
  procedure: readonly string[];
  /** Begins what is settled against something: "no forum". */
  without: readonly string[];
  /** In front of the bare verb of a proposal: "shall we". */
  proposal: readonly string[];
  /** Not known, or put off. */
  unknown: readonly string[];
  /** Asks whether somebody knows: a "no" leaves it open. */
  knows: readonly string[];
  /** The next time they meet. */
  meet: readonly string[];
  /** Said while one thinks: "uh". It is no part of what is said. */
  hesitation: readonly string[];
  /** Small words before an answer: "well", "and", "then". */
  sounds: readonly string[];
  /** Who speaks, alone and with others. */
  i: readonly string[];
  we: readonly string[];
  /** Denies the part of the sentence in which it stands. */
  negation: readonly string[];
  /** What else denies, where only its number counts. */
  denial: readonly string[];
  /** Sounds like a denial and is none: "no problem". */
  polite: readonly string[];
  /** A "no" that stands alone: it denies nothing of what follows. */
  bareNo: readonly string[];
  /** Looks like a condition and says when: "as soon as". */
  once: readonly string[];
  /** Begins another part of the sentence, as a comma does. */
  conjunction: readonly string[];
  /** "Who has the key?" asks for a fact, not for somebody who does something. */
  asksFact: readonly string[];
  /** Is read as "last" once its accent is gone: French "passe" before a day is no "passé". */
  notLast: readonly string[];
  /** In front of a day on which it is not. */
  notOn: readonly string[];
  /** Goodbyes that name the next time; inside a sentence they mean "until". */
  parting: readonly string[];
  /** Begins words about a thing or a person, behind a comma: "…, who". */
  relative: readonly string[];
  /** The same without a comma, behind a noun and its article: "the guests who". */
  relativeBare: readonly string[];
  /** Begins a clause inside a clause: "ask what it costs", "tell them we come". */
  subordinate: readonly string[];
  /** Begins words about the object of a verb: "about", "for". */
  concerning: readonly string[];
  /** Nouns of what has a day of its own: "meeting", "delivery". */
  event: readonly string[];
  /** Who does something, other than the speaker. */
  subject: readonly string[];
  /** In a time or in front of it: about then, and on no day to hold on to. */
  vague: readonly string[];
  /** The same behind a time: "or so", "maybe". */
  vagueBehind: readonly string[];
  /** Verbs of what has a day of its own: "book the hall for Friday" is not due on Friday. */
  booking: readonly string[];
  /** "The", "a", "our". */
  definite: readonly string[];
  indefinite: readonly string[];
  /** In front of a day that says which one: "the Monday meeting". */
  qualified: readonly string[];
  /** Whether a day may say which one without an article: "Friday deliveries". */
  qualifies: boolean;
  /** "At the same time": that of this meeting. */
  sameTime: readonly string[];
  /** Behind a number that is an hour of the day and could be a length: "om twee uur". */
  hours: readonly string[];
  /** Ends in a full stop that ends no sentence; without the stop. */
  abbreviations: string;
  /** In front of the bare verb of a task: "I'll", "could you", "il faut". */
  lead: readonly string[];
  /** Verbs in the form that follows "I" and that are the imperative too, or none. */
  imperative: string;
  /** Who is spoken of in "I send", "schicke ich": of verbs that are the imperative too. */
  subjects: readonly string[];
  /** "My", "you": a task that holds one cannot be read without its speaker. */
  person: readonly string[];
  /** To whom, where that may be left out: "send you the offer". */
  receiver: readonly string[];
  /** Pronouns between subject and verb; they stand behind an imperative, with a hyphen. */
  clitic: readonly string[];
  /** In front of a clause, and no part of it: "then", "so". */
  opener: readonly string[];
  /** Stands for what was spoken of, in front of the verb: "das mache ich". */
  thatOne: readonly string[];
  /** What a meeting was about; the topics as a list in words. */
  frame: (topics: string) => string;
  /** "I", "me", "you", and other small words: they name no topic. */
  small: string;
}
