import type { Intent } from "../command";
import type { Manners } from "./manners";
import type { PreferencePhrases } from "./preferences";

/**
 * How one language asks for things. Patterns read folded text (lower case, no accents) and are anchored at the start
 * of a clause where they are called `heads`. All are plain alternations: no nested repetition, so they stay linear.
 */
export interface Phrasebook {
  code: string;
  /** Words of yes, of no, and those that may stand beside either. A short answer is made of these alone. */
  yes: string;
  no: string;
  filler: string;
  /** Whole answers of assent without a word of yes: "do it", "go ahead". */
  bareYes: RegExp;
  /** A yes to each of several: "yes all", "book them all anyway"; "all" alone may answer which of them. */
  yesToAll: RegExp;
  /** A yes to what collides: "book it anyway"; read without signs. */
  anyway: RegExp;
  /** A thank-you and no more. */
  thanks: RegExp;
  /** "Good to know", "great job": made of words of assent, and agrees to nothing. */
  remark: RegExp;
  /** "no problem": a yes that looks like a no; cut out before reading. */
  politeNo: RegExp;
  /** What people say before they come to the point; cut off again and again. */
  courtesy: RegExp;
  undo: RegExp;
  /** Says that nothing is to be taken back. */
  notUndo: RegExp;
  /** Asks about taking back, or whether it was done; "can you undo that" is a request. */
  asksUndo: RegExp;
  help: RegExp;
  late: RegExp;
  summary: RegExp;
  preference: RegExp;
  remind: RegExp;
  /** Asks about free time. */
  free: RegExp;
  /** Asks for anything. */
  ask: RegExp;
  /** The question is about the user's own time: "do I have", "what's on". */
  mine: RegExp;
  /** Who answered an invitation, when a thing is: questions that only a calendar answers once an event is named. */
  askEvent: RegExp;
  /** "did Anna accept", "is Tom coming": asks after somebody, by the group `name`. */
  guest: RegExp;
  /** Asks for the reminders there are. */
  listReminders: RegExp;
  /** How-to questions, which no calendar answers. */
  howTo: RegExp;
  /** Questions about the user's own things: an event even when the word for it is unknown. */
  ownThing: RegExp;
  /** "remind me", "set a reminder": stands even when the thing to do is none of ours. */
  remindMe: RegExp;
  /** Requests said as a result: "I want it deleted". */
  passive: readonly (readonly [Intent, RegExp])[];
  /** The calendar by its name and a time, no verb: "agenda for tomorrow". */
  calendarFor: RegExp;
  /** Verbs that make a plan of a time of day: "pick up the kids at 3". */
  plansAlone: RegExp;
  /** A question of which nothing is left beside its time: "what does _ look like", "show", "anything". */
  onlyAsks: RegExp;
  /** Speaks of a meeting that exists: how it is ("the 3pm is fine"), or what goes with it ("notes for the meeting"). */
  verdict: RegExp;
  /** Says that something is not so. */
  negated: RegExp;
  /** Wants to see the calendar, anywhere in a clause: "I wanted to review my schedule". */
  looking: RegExp;
  /** Verbs that take an event out, anywhere in a clause. */
  erasing: RegExp;
  /** Clauses that are talk or another assistant's business, whatever time they name: "see you Friday", "text mom". */
  aside: RegExp;
  /** "schedule it", "please create the event": a yes in so many words, behind a yes. */
  doIt: RegExp;
  /** A refusal in more words: "that won't work". */
  refusal: RegExp;
  /** Behind a cancelling: "and move it to". */
  movesAfter: RegExp;
  /** Verbs that mean a calendar whatever follows: "schedule", "reschedule". */
  strong: RegExp;
  /** Clause heads by what they ask for; the first that fits wins. */
  heads: readonly (readonly [Intent, RegExp])[];
  /** Anything that belongs in a calendar: meetings, meals, visits. */
  event: RegExp;
  /** Calendars and meetings proper: outweighs `elsewhere`. */
  calendar: RegExp;
  /** Subjects of other assistants: alarms, flights, weather, shopping. */
  elsewhere: RegExp;
  /** "call mom": another's business unless a time goes with it. */
  callSomebody: RegExp;
  /** "I have", "we are going to": a statement that is a plan when a time goes with it. */
  plan: RegExp;
  /** A first-person plan that needs no event word beside its time: "I'm going to". */
  planSure: RegExp;
  /** Verbs that ask for a meeting only when an event is named: "start", "keep", "write". */
  weak: RegExp;
  /** The event is moved, longer, shorter: "make it 45 minutes", "will end at". */
  change: RegExp;
  /** An event that exists is given another time: "set my dentist to 4". */
  setAnew: RegExp;
  /** People come or go: "invite", "is not coming". */
  people: RegExp;
  /** "I'm going to", "we have": cut off before the title of a plan. */
  planLead: RegExp;
  /** Opening of a question, before what it is about: "what time is my", "do I have any". */
  askLead: RegExp;
  /** A new time follows these words in a move: "to", "be at". */
  newTime: RegExp;
  /** The old time follows: "instead of", "from". */
  oldTime: RegExp;
  earlier: RegExp;
  longer: RegExp;
  /** Verbs that bring people in, and that take them out; names follow, then `peopleTo` and the meeting. */
  addPeople: RegExp;
  removePeople: RegExp;
  peopleTo: RegExp;
  /** "replace Anna with Bob". */
  replacePeople: RegExp;
  /** "change the title to", "call it": a new name follows. */
  retitle: RegExp;
  /** "move it to the Blue Room": verbs whose object is a place when no time follows. */
  relocate: RegExp;
  /** Questions in return. */
  questions: { when: string; which: string; newTime: string; past: string; clarify: string; who: string };
  /** Speaks of the evening or the morning without saying so. */
  eveningWords: RegExp;
  morningWords: RegExp;
  markers: Markers;
  /** What goes beyond one meeting. */
  manners: Manners;
  /** What should hold from now on. */
  preferences: PreferencePhrases;
}

/** Words between the parts of a request, as alternatives of a pattern over one or two folded tokens. */
export interface Markers {
  with: RegExp;
  without: RegExp;
  at: RegExp;
  /** Before a day: "on", "am", "op"; nothing of a title follows. */
  on: RegExp;
  about: RegExp;
  called: RegExp;
  for: RegExp;
  to: RegExp;
  and: RegExp;
  /** Opens a clause of reasons and conditions, which names nothing of the meeting: "because", "if he". */
  aside: RegExp;
  /** The one who writes, beside others: "Anna and I". */
  self: RegExp;
  /** Ends whatever was being said. */
  stop: RegExp;
  articles: RegExp;
  /** Nobody to invite: "me", "my team", "everyone". */
  nobody: RegExp;
  /** Titles that say nothing: "meeting", "event", "it". */
  hollow: RegExp;
  /** Cut off the end of a title: "event", "on my calendar". */
  tail: RegExp;
  calendar: RegExp;
  /** Heads of a title that are part of the request: "new", "another". */
  front: RegExp;
}
