/**
 * What patterns that know no language name: what people say in answer to a question, or about what was shown, and the
 * small words around times, people and meetings. Each entry is written as
 * those of `LanguageWords` are: phrases in lower case, parted by commas. One that a language lacks is unsaid in it.
 */
export interface WordLists {
  /** Between two names, or two places in a list. */
  and: string;
  /** Between a name and the address of whoever has it. */
  atAddress: string;
  the: string;
  with: string;
  please: string;
  /** In front of an answer: "yes", "ok". */
  yes: string;
  no: string;
  /** Verbs of coming again, behind how often: "stattfinden". */
  repeats: string;
  /** Takes back what was said, in front of what was meant: "sorry", "I meant". */
  meant: string;
  /** Says that another meeting was meant than the one that was shown: "wrong one". */
  wrongOne: string;
  /** In front of what somebody has thought of now, or behind it: "hm", "hang on", "after all". */
  hesitates: string;
  /** In front of anything, carries nothing: "but", "just", "can you". */
  small: string;
  only: string;
  /** Opens what somebody is asked to do: "can you"; and what something is said to be: "it's". */
  asksYou: string;
  itIs: string;
  /** In front of what one has to do oneself. */
  duties: string;
  /** In what somebody says: it is what they want, and no mere news. */
  wishes: string;
  /** In front of a day, or of meetings: those that are still to come. */
  restOf: string;
  /** Of a meeting that shall go: that it is settled, or not needed any more. */
  needless: string;
  /** In front of a meeting that there is: it is not to be thought of any more. */
  forgets: string;
  /** Behind a verb that calls off: all that there is then. */
  allThere: string;
  /** In front of a question that is told, and what opens one: "I want to know" "whether", "do you know" "when". */
  toKnow: string;
  whether: string;
  asksWhat: string;
  /** Asks about a meeting by itself: "which day", "how long", "who"; what of it may be asked about; and small words beside. */
  asksOf: string;
  partsOf: string;
  aroundQuestion: string;
  it: string;
  /** Several people who were spoken of, and one. */
  them: string;
  oneOfThem: string;
  /** Behind a word for with, one person who was named. */
  withOne: string;
  /** A meeting that has no name of its own, and several. */
  meeting: string;
  meetings: string;
  /** Behind a place in a list: "the second one". */
  one: string;
  /** Nobody comes along: "just me"; all of them stay away, "drop both"; and somebody does, behind and in front of a name. */
  justMe: string;
  dropsAll: string;
  /** Beside "just me", carries nothing: "it is". */
  aroundMe: string;
  /** Verbs that let guests go, and all of them; of one alone, who it is without a name: "remove the guest". */
  takesOff: string;
  allGuests: string;
  theGuest: string;
  cannotCome: string;
  lessOne: string;
  /** Of whoever reads it, in a question: a plea to call something off. */
  youCancel: string;
  /** Beside these a word that is "for" and "before" is "before". */
  seeks: string;
  /** Behind what is named: all but that. */
  exceptBehind: string;
  /** Two meetings take one another's time: "other way round". */
  otherWay: string;
  /** Not the one that is shown: "the other one". */
  /** What was done to one is to be done to another: "the same for". */
  likewise: string;
  theOther: string;
  /** In front of somebody: the meeting that is with them, "the one of". */
  oneOf: string;
  /** Places in a list from the first on, one a phrase; what is no meeting behind one: "the second week". */
  ordinals: string;
  /** Of a list of three. */
  middle: string;
  noPlace: string;
  /** The one behind the one that was spoken of. */
  afterThat: string;
  /** Two to twelve. */
  counts: string;
  /** Behind a figure: so often in all, "10 times"; and around that, carries nothing. */
  timesInAll: string;
  aroundTimes: string;
  /** The first, or the last, of a list. */
  first: string;
  last: string;
  /** A place in a list in figures, with what tells it from a date: "2nd one". */
  nth: string;
  /** In front of the figure of a place: "number 2". */
  numbered: string;
  /** The same, where it says that of what was shown alone: "la 2". */
  rowOf: string;
  /** In front of what is picked, and behind it: "I'll take … then". */
  picks: string;
  picked: string;
  /** Whole answers: whichever comes first; the last that was offered. */
  anyOne: string;
  latest: string;
  /** Whole answers: of two times the one that comes behind the other, and the one in front. */
  laterOne: string;
  earlierOne: string;
  /** All of what was shown; of a series, all of it. */
  all: string;
  /** What was done, as one calls it to take it back: "the booking", "the move", "the cancellation". */
  /** Beside the name of what was called off: it is to be there after all. */
  comesBack: string;
  /** Asks for what was called off to be there again: by a verb alone, or by one ("put") with what stands behind it ("back"). */
  restores: string;
  putsBack: string;
  comesIn: string;
  /** With these, to how everything was, or by how much later. */
  asBefore: string;
  /** "Undo", and what stands with it: "ongedaan maken". */
  takesBack: string;
  /** What was done, by any word: "the last two changes". */
  doings: string;
  /** Beside those, carries nothing. */
  aroundDoings: string;
  booking: string;
  moving: string;
  /** Beside "cancel it", where something else about a meeting was asked for: all of it goes. */
  wholly: string;
  cancellation: string;
  /** Of a series: this one; from this one on. */
  thisOne: string;
  following: string;
  /** The one that comes next. */
  next: string;
  /** In a question about a meeting: it is about how long that one is. */
  howLong: string;
  /** What somebody calls a meeting of their work. */
  jobs: string;
  /** What somebody does for one: whoever is named with it is asked to nothing. */
  services: string;
  /** What has a time of day of its own, by what it is called. */
  breakfasts: string;
  lunches: string;
  coffees: string;
  drinks: string;
  dinners: string;
  /** In an answer, what is to be done with what was shown. */
  cancels: string;
  /** Behind such a verb: everything that was just done. */
  allThat: string;
  moves: string;
  tells: string;
  /** All who come to a meeting, behind "tell". */
  everybody: string;
  /** Asks for another meeting. */
  books: string;
  /** Asks about one's own day, whatever else is open. */
  ownTime: string;
  /** "Which ones are there?", and the rest of that question. */
  which: string;
  ofWhich: string;
  /** In front of a row that is named, and behind it: carries nothing. */
  aroundRow: string;
  /** Behind a story, in front of what is wanted: "anyway". */
  sumsUp: string;
  /** The guest stays away, the meeting does not: "none", "without". */
  leavesOut: string;
  /** "Forget it", of what is known. */
  forgetsIt: string;
  /** In front of a thing: "a". */
  a: string;
  /** In front of what is one's own. */
  my: string;
  /** Of one meeting, in front of when it is; and by this moment. */
  is: string;
  now: string;
  /** In front of a meeting that does not take place. */
  noneOf: string;
  /** Behind why something cannot be: it is not to be. Of what is open it only lets go of the question. */
  dropsIt: string;
  /** Behind somebody: they are to be at a meeting, or in it. */
  belongs: string;
  /** In front of where something is not. */
  isNot: string;
  /** Says that it is not then any more. */
  noLonger: string;
  /** Of people, in front of where they will be. */
  goesTo: string;
  /** A short name of a weekday that is a word as well is one between these: in front of it, and behind it. */
  leadsDay: string;
  followsDay: string;
  /** What stands at the head of a message without a stop behind it, and is nothing else there. */
  greetings: string;
  /** With which one begins to speak, and says nothing yet. */
  starters: string;
  /** Asks how somebody is, behind a greeting. */
  howAreYou: string;
  /** Short for Friday, and "free" as well: beside the words of `saysFree` it is that. */
  shortFriday: string;
  saysFree: string;
  /** Whoever writes and somebody else are, or do. */
  weAre: string;
  /** In front of what a meeting is for: "to", "for". */
  inOrderTo: string;
  /** Where something is, by itself: "downstairs", "at my place"; and in front of a thing: "next to". */
  there: string;
  nearby: string;
  /** Behind a place, which of two it is: "nueva". */
  newer: string;
  /** Whoever writes. */
  self: string;
  /** Tells that one has something, where it does not ask so: "heb ik"; and that somebody has: "has". */
  iHave: string;
  has: string;
  /** Nobody in particular. */
  somebody: string;
  /** Names nobody: "she", "everyone". */
  pronouns: string;
  /** In front of a day: it is not that one. */
  not: string;
  /** Behind what is meant, carries nothing: "instead". */
  instead: string;
  /** Thanks and pleas behind a request, which carry nothing. */
  thanks: string;
  /** In front of thanks: they are to somebody else, or a no. */
  thanksOf: string;
  /** Behind somebody: comes as well. */
  too: string;
  /** In front of where something goes, inside a time. */
  toward: string;
  /** Behind the figure of a row: it is called off. */
  goesOff: string;
  /** In front of where something goes, where it says that and nothing else. */
  goal: string;
  /** In front of a new time. */
  into: string;
  /** The same with its article. */
  intoThe: string;
  /** Says where in time something is then. */
  goes: string;
  /** Between that and the time itself. */
  beforeTime: string;
  /** Between two figures, shows that they are times. */
  till: string;
  /** Behind an hour. */
  oclock: string;
  /** Behind an hour, which half of the day. */
  halves: string;
  /** Inside the name of a street. */
  ofStreet: string;
  days: string;
  /** What comes back: "each … day". */
  period: string;
  /** In front of an hour: from then on. */
  fromHour: string;
  /** Behind a length: which way a meeting moves. */
  later: string;
  /** Behind an hour: that is how long. */
  longer: string;
  /** Behind so many days. */
  earlierOn: string;
  laterOn: string;
  /** In front of a name that may be a month: "with April". */
  withPeople: string;
  /** May follow a time in a telegram. */
  afterTime: string;
  /** In front of an hour word: an hour of the day. */
  myHour: string;
  /** Behind a year: the decade. */
  ofDecade: string;
  /** In front of "-weekly". */
  manyTimes: string;
  /** In front of a number at the end: a day of the month. */
  onDay: string;
  /** Behind a number in order: it counts these, and no days. */
  noDay: string;
  /** Beside weekdays, carries nothing. */
  betweenDays: string;
  /** Between two weekdays: all from the one to the other. */
  through: string;
  /** Behind "and", begins a request of its own. */
  requests: string;
  /** Brings people in. */
  invites: string;
  /** The stop behind it ends nothing. */
  abbreviations: string;
  /** "London time", "Londoner Zeit": behind a place, whose clock is meant. */
  clockOf: string;
  /** "Hora de Nueva York": the same in front of it. */
  clockIn: string;
  /** What a place ends in where its clock is meant: "Londoner". */
  ofPlace: string;
  /** Between two dates in figures. */
  andTo: string;
  /** In front of a date in figures. */
  onDate: string;
  /** Behind a fraction: so many hours. */
  hourUnits: string;
  /** In front of an hour: a stop behind it parts its minutes. */
  atHour: string;
  every: string;
  allOf: string;
  /** In a question about what was spoken of, carries nothing. */
  ofIt: string;
  /** In a question why a time cannot be. */
  possible: string;
  /** That time. */
  thatTime: string;
  both: string;
  /** Whoever it is with is not invited. */
  noInvite: string;
  /** What was noted of it is left out. */
  noNote: string;
  /** In front of what shall stand with a meeting: "with a note"; and what is that only in front of a colon or "that": "note". */
  leadsNote: string;
  notes: string;
  that: string;
  /** Beside what is booked: nobody else comes. */
  invitesNobody: string;
  /** In front of or behind the name of whoever writes: "this is". */
  introduces: string;
  /** What was taken back, or not done, shall be so after all. */
  redoes: string;
  /** Two meetings at one time. */
  clashes: string;
  /** Beside a time that is an answer, carries nothing. */
  aroundTime: string;
  /** In front of the way in which one talks: "on Zoom". */
  via: string;
  /** The hour stays. */
  sameTime: string;
  /** Once more. */
  again: string;
  /** Beside a limit, carries nothing. */
  besideLimit: string;
  /** A wish is for all meetings, or from now on. */
  lasting: string;
  /** Beside what follows, carries nothing: "do you have anything …". */
  aroundOthers: string;
  /** Where to look instead of the times that were shown: at hours of the day, and on days. */
  laterHours: string;
  earlierHours: string;
  laterDays: string;
  earlierDays: string;
  nextDay: string;
  dayBefore: string;
  nextWeek: string;
  /** Other times than those; and on other days. */
  otherTimes: string;
  otherDays: string;
}
