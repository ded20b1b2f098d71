/**
 * What the words of a language do in a message, apart from times, whose words stand in `../words`. Each entry is a list
 * of phrases in lower case, parted by commas; "zeg … af" is a verb in two parts. Of "(a|b)" one stands, of "[a|b]" one or
 * none. The same phrase may stand in several entries: what stands beside it decides.
 */
export interface LanguageWords {
  code: string;
  /** Verbs and phrases that ask for something, wherever the language puts them. */
  acts: {
    create: string;
    move: string;
    cancel: string;
    /** People come in. */
    invite: string;
    /** People go out. */
    uninvite: string;
    longer: string;
    shorter: string;
    /** What is on; what a meeting is like. */
    ask: string;
    /** A free time to be found. */
    find: string;
    /** One cannot come: the meeting needs another time, or goes. */
    absent: string;
    /** Somebody is to be told something. */
    tell: string;
    rename: string;
    remind: string;
  };
  /** Figures that are texted for a word in front of how long something lasts: "4 an hr". */
  lengthLeads?: string;
  /** What hangs on a verb by an apostrophe, each with its word: "s=es". */
  hangsOn?: string;
  /** Words as they are texted, each with how it is written: "nxt=next". */
  texted?: string;
  /** Verbs that ask for a new meeting only when nothing else does: "have", "need", "do". */
  weak: string;
  /** Second parts of verbs, and what stands before the rest of an infinitive: "einzutragen", "af te zeggen". */
  separable?: { parts: string; infinitive?: string };
  /** The last of two readings counts when one of these stands between them. */
  repair: string;
  /** Among them, those that say it is the time that is not right: "wrong day". */
  wrongTime: string;
  /** What is shown does not come again: "just once". */
  once: string;
  /** Right in front of a time, nothing but that: "nothing but Thursday". */
  onlyAhead: string;
  /** Somebody else of whom something is told: "she". */
  they: string;
  /** Of somebody, the other way round than of the one before: "Tom can't, Mia can". */
  indeed: string;
  /** One is at work on the day beside it: no day off. */
  worksThen: string;
  /** One is there again, on the day beside it: "I'm back". */
  backAgain: string;
  /** Behind somebody who cannot, in front of whoever comes in that place: "take". */
  takes: string;
  /** At the end of a message, in front of the name of whoever wrote it: "many thanks". */
  signsOff: string;
  /** Nothing of a request: greetings, pleading, hesitation. */
  courtesy: string;
  /** Articles and other words that carry nothing. */
  filler: string;
  negation: string;
  /** What is joined to the end of a verb that tells to do something: no word for "no" denies it then. */
  clitics: string;
  /** Behind a stop it leads in why something is asked: "cancela la cena, que no llego". */
  givesReason?: string;
  /** Right behind a verb it leads in what that is done to: "apunta al técnico". */
  leadsObject?: string;
  /** What loses its vowel in front of another one, and may be typed without the apostrophe: "j ai". */
  elided?: string;
  /** In front of a vowel as well, but behind a letter that is a name: "salle D avec Anna". */
  afterLetter?: string;
  condition: string;
  /** Among them, those that hold for when not: "unless". */
  unless: string;
  /** Behind a condition, leads in what follows from it: "in that case". */
  inThatCase: string;
  conditions: ConditionWords;
  /** How many play on each side: behind a number, without gaps, and between two. */
  sides: { behind: string; between: string };
  /** Single words that say together by when something is over. */
  deadline: { done: string; must: string };
  /** Opens a reason: what stands behind is no part of the request. */
  because: string;
  /** Why somebody does not come, behind a request: "he's ill". */
  ill: string;
  /** Ends a name in front of what is theirs, or how they are, also without its apostrophe. */
  possessive?: string;
  /** Whoever was spoken of: "put her on Friday". */
  them: string;
  /** Of whoever was spoken of: "his". */
  theirs: string;
  /** Whoever says so, with somebody: "our", "us". */
  ours: string;
  otherwise: string;
  join: string;
  /** What is spoken of: "it", "that meeting". */
  it: string;
  with: string;
  about: string;
  called: string;
  /** In front of a place. */
  at: string;
  /** In front of a purpose or a length. */
  for: string;
  /** In front of where something goes. */
  to: string;
  /** In front of where something was. */
  from: string;
  /** In front of the day from which on something holds. */
  since: string;
  /** In front of where something ends. */
  until: string;
  /** Verbs beside an hour: that is when something is over; the other one, when it begins. */
  ends: string;
  begins: string;
  /** In front of what shall be so: "let it end at 4". */
  lets: string;
  /** What was just spoken of, made once more; and the same, with something other about it. */
  onceMore: string;
  /** Of somebody who was met: that they are met once more. */
  seesAgain: string;
  /** "In addition to": in front of what stays beside something else. */
  onTopOf: string;
  /** Says that something else is meant than what was spoken of: "a second one", "separately". */
  another: string;
  /** Single words for what has not been there before, part of a name: "new patient". */
  unseen: string;
  /** Behind somebody and a meeting, words of who comes that name nothing: "the guest list", "aus … nehmen". */
  ofGuests: string;
  /** Among them the last words of taking somebody off: "aus … nehmen". */
  takesOut?: string;
  /** What is looked for where a meeting cannot be when it is: "another slot". */
  otherTime: string;
  theSame: string;
  /** In front of or behind a time that stays so: "keep 7", "still at 11". */
  keeps: string;
  /** What was just done should not have been: "that was a mistake"; and that it shall be as it was: "put it back". */
  mistake: string;
  restores: string;
  /** "Where it was", "wie sie war": of what was just changed, that it shall not have been. */
  asItWas: string;
  on: string;
  not: string;
  but: string;
  /** Somebody comes beside those who come: "too". */
  too: string;
  /** Beside somebody who comes: they come with those who come already. */
  together: string;
  /** Between whoever comes and whoever does not: "replaces". */
  standsIn: string;
  /** Verbs behind which hours are how far something goes: "schuif twee uur op". */
  byLength: string;
  /** Between a reason and the request that follows from it: "so". */
  therefore: string;
  /** Leads in what a request makes room for: "so I can". */
  soThat: string;
  /** The day that was spoken of. */
  thatDay: string;
  /** The time, or the day, that was spoken of: "put Anna there". */
  thatTime: string;
  /** Nothing but what follows: "just". */
  only: string;
  /** Beside a length, that it is no longer than that: "20 min tops". */
  atMost: string;
  /** What one does, and what a meeting for it is called: "dining=dinner". */
  deeds: string;
  /** Behind an hour, that it is no earlier than that: "3 pm at the earliest". */
  atEarliest: string;
  /** Behind a meeting, says where in time it goes or is now: "the audit goes to Friday". */
  goes: string;
  /** The second of a day; `thirdOf` the one behind it. */
  secondOf: string;
  /** See `secondOf`. */
  thirdOf: string;
  /** The one that comes next, whichever that is: "my next meeting". */
  nextOf: string;
  /** Behind somebody: stays with what was agreed. */
  stays: string;
  /** At the end of a request, takes all of it back: "scrap that". */
  revokes: string;
  /** What happened: verbs in the past. */
  narrates: string;
  /**
   * "Keep 2 to 4 free": the verbs, and what they keep it; what is both stands in both: "vrijhouden". "I want every Wednesday
   * afternoon kept free": what says that it stays so, and what wishes it. "Block 2 to 4": the verbs that say it alone.
   */
  keepsFree: { verb: string; free: string; stays: string; wants: string; blocks: string };
  /** What shall be so every time: "from now on", "always". */
  fromNowOn: string;
  /** Beside a length, that it has lasted so long: "already". */
  already: string;
  /** Lets go of what was asked: "not sure yet", "leave it". */
  letsGo: string;
  /** Among them, those that agree where something is shown for a yes: "all good". */
  settled: string;
  /** In front of a meeting that there is: "the", "my". */
  definite: string;
  /** In front of what a day is taken as: "as annual leave". */
  as: string;
  /** All meetings of a day: "everything". */
  all: string;
  /** Behind or in front of all of them, in front of what stays: "apart from". */
  exceptFor: string;
  /** Beside a stretch of time: all that is in it goes. */
  clears: string;
  /** Beside a length: it is how much longer, and not how long. */
  more: string;
  /** Beside a length: it is how much shorter. */
  less: string;
  /** In front of a meeting beside which another one is meant: "after lunch". */
  around: string;
  /**
   * A meeting behind which, or in front of which, something shall be; what may stand between: "después de"; and in front of
   * them: nothing is between the two. That the first one is over; and what one does before it, or apart from it, each by a
   * name for that and the stems of its words.
   */
  beside: { after: string; before: string; of: string; right: string; over: string; prepares: string; calls: string };
  /** Between two that are both right: "10 or 11". */
  or: string;
  /** The hour stays: "same time". */
  sameTime: string;
  /**
   * What stands for one of several meetings: in front of its day, its hour or who is in it ("the one on"), behind its day
   * ("one"), and alone, for another than the one that was spoken of ("the other one").
   */
  oneOf: { leads: string; behind: string; another: string };
  /** In front of the day of a meeting that another one is to be like: "like". */
  likeThe: string;
  /** As long as what was said before: "same length". */
  sameLength: string;
  /** Where, in time, what went was: "at that time", "instead". */
  inItsPlace: string;
  /** The time of what was moved away or called off: "the slot that opened up". */
  freedPlace: string;
  /** Where more time is put on: "to the end of". */
  toItsEnd: string;
  /** Right behind what was said before: "straight after". */
  afterThat: string;
  /** In front of what was said before: "before that". */
  beforeThat: string;
  /** Asks what was just written: "did you just book". */
  justDone: string;
  /** What is said of all in front of it. */
  each: string;
  /** One will not be there in time: beside a shift it is only the reason. */
  late: string;
  /** Behind a time or a meeting: one cannot then. */
  unsuitable: string;
  /** Beside an hour: until then somebody is there: "she's gone by 3". */
  leaves: string;
  /** Opens the question whether something has to be done: "do I have to cancel …?" */
  mustI: string;
  /** One has time: in a condition it is what a booking looks at anyway. */
  free: string;
  /** Behind a length: which way something moves. */
  later: string;
  earlier: string;
  /** As far as a week: "the week after"; `weekBefore` the other way. */
  weekAfter: string;
  weekBefore: string;
  /** Says that a length is how long something lasts: "make it … long". */
  lasts: string;
  /** Units that end an hour of the day as they end a length: "12 uur". */
  hours: string;
  allDay: string;
  /** Speaks of more than one meeting, of how often, of being free or late, or of what was done: read by other rules. */
  scope: string;
  /** A time that is still free: "a slot", "room". */
  freeTime: string;
  /** Beside how long something lasts, in a question where or when: that there is room for it. */
  fits: string;
  /** Any time in a stretch will do. */
  somewhere: string;
  /** In front of where one is. */
  iAm: string;
  /** Says of some hours that one is elsewhere then. */
  away: string;
  /** At the first time that is free: "asap". */
  soonest: string;
  /** Meetings that have no name of their own. */
  hollow: string;
  /** Kinds of meetings; those that stand at the same place of `concepts` are the same in all languages. */
  kinds: string;
  /** Where one is "on"; behind that word anything else is what a meeting is about. Empty where it never means that. */
  standsOn: string;
  /** Among them, those about what was or will be: "review", "prep". The day behind them is what they are about. */
  looksAt: string;
  concepts: Readonly<Record<Concept, string>>;
  /** Nouns that a number belongs to: "room 3", "sprint 14". */
  numbered: string;
  /** Among them, those that are places. */
  rooms: string;
  /** Where a meeting is, by no name of its own: "the location". */
  whereabouts: string;
  /** Single words for kinds of places that have a name: "bistro". */
  venues: string;
  /** The same for what it is called: "the title". */
  heading: string;
  /** Weeks by their number: behind "about" a name, else a time. */
  weeks: string;
  /** A street, in front of or behind its number. */
  streets: string;
  /** Opens a question; behind it a verb asks for nothing. */
  interrogative: string;
  /** Asks about what has been: "did I have", "tuve". */
  past: string;
  /** Beside a verb of changing, in a question: whether that was done. */
  askedDone: string;
  /** In front of a meeting, asks about it: "is the dentist on Friday". */
  opensQuestion: string;
  /** Carries nothing in a question: "anything", "planned". */
  planned: string;
  /** Somebody of whom something is told: "he's". */
  subject: string;
  /** In front of what somebody said: "she said 11". */
  said: string;
  /** Behind somebody, that there is word of them, whatever it is: "just called", "wonders if". */
  tells: string;
  /** Beside a time, that somebody would rather have it so: "would suit her". */
  suits: string;
  /** Things that are ordered, and verbs of ordering: "book a hotel". */
  goods: string;
  /** Single verbs that are nouns as well: "boiler check", "shift". */
  nouns?: string;
  orders: string;
  /** Goes on with a question: "what about". */
  whatAbout: string;
  guests: GuestWords;
  /** In a question, up to the moment of the message. */
  soFar: string;
  /** Behind the first or the last: of the day that is spoken of. */
  ofDay: string;
  /** In a question, the one end of a day and the other: "my first meeting". */
  firstOf: string;
  lastOf: string;
  /** The day behind the one that was asked about, and the one in front of it. */
  dayAfter: string;
  dayBefore: string;
  /** Asks for a number of meetings. */
  howMany: string;
  /** Asks when somebody was met. */
  lastTime: string;
  /** A verb and a word, behind which stand who goes and who comes: "swap … for". */
  replaces: string;
  /** Two meetings each take the place of the other: "trade places". */
  swaps: string;
  /** Right behind somebody: goes, or comes: "Tom out, Mila in". */
  goesOut: string;
  comesIn: string;
  /** In front of a name, part of it: "Dr", "aunt". */
  titles: string;
  /** What people say beside meetings. */
  talk: Readonly<Record<Talk, string>>;
  /** In front of the parts of a mail. */
  mail: { from: string; subject: string; wrote: string; forwarded: string };
  /** What Parley cannot do, by the word for it. */
  unsupported: Readonly<Record<Unsupported, string>>;
  wholeDays: WholeDayWords;
}

/** Single words of a condition about one's own time. */
export interface ConditionWords {
  /** Something is there. */
  busy: string;
  /** Nothing is, whatever stands beside. */
  none: string;
  /** One has time. */
  free: string;
  /** Turns what is said into the other. */
  not: string;
  /** Carries nothing there. */
  small: string;
  /** Somebody else is spoken of. */
  others: string;
  /** Verbs that mean "if" where they come first. */
  opens: string;
  /** Behind a stop, means "otherwise". */
  else: string;
}

/** Single words of a question about who comes to a meeting. */
interface GuestWords {
  /** Asks after people. */
  who: string;
  comes: string;
  /** What somebody did with an invitation. */
  replies: string;
  /** Has called a meeting, or leads it. */
  leads: string;
}

/** What is said of days without a time of day; "=" gives what an event of it is called. */
export interface WholeDayWords {
  /** Away from work: a day of it is a whole one. */
  off: string;
  /** The same, and free to meet as well: in a question it is the other. */
  offOrFree: string;
  /** At work, at home: a day of it is a whole one, and is free to meet. */
  home: string;
  /** In front of a day: all of it. */
  whole: string;
  /** Keeps time for nothing that has a name. */
  keep: string;
  /** Noted on its day alone, by the end of its name: it takes nobody's time. */
  noted: string;
  /** Takes whole days where it takes several. */
  long: string;
  /** Opens a question about one's own days. */
  ask: string;
  /** Places what there may be already. */
  put: string;
  /** Says that a day is taken, or that one is off then: "taking", "ben". */
  take: string;
}

type Concept =
  | "dentist"
  | "doctor"
  | "hairdresser"
  | "physio"
  | "lunch"
  | "dinner"
  | "breakfast"
  | "coffee"
  | "birthday"
  | "call";

/** What Parley cannot do, in the order in which it is looked for: a message that names two of it is told of the first. */
export const UNSUPPORTED = [
  /** Giving others a look at the calendar. */
  "share",
  /** Phoning somebody. */
  "call",
  "colour",
  "link",
  "attachment",
  "note",
  "away",
  "message",
  "other",
] as const;
export type Unsupported = (typeof UNSUPPORTED)[number];

export const TALK = ["bye", "how", "praise"] as const;
export type Talk = (typeof TALK)[number];
