import { whenBuilt } from "~/domain/capabilities";
import type { LimitProblem } from "~/domain/meeting-limits";
import { REMINDER_FAILURES } from "~/domain/reminder-evidence";
import { countIn, listIn } from "~/domain/word-forms";
import { preferencesInEnglish } from "./preferences-en";
import { summariesInEnglish } from "./summaries-en";

const count = countIn("en");
const meetings = (many: number) => count(many, "meeting", "meetings");
const peopleIn = (many: number) => count(many, "person", "people");

const UPGRADE = whenBuilt(
  "paid-plans",
  "Please upgrade to create new meetings.",
  "Paid plans are coming but not open yet, so I can't book new meetings.",
);
const GO_ON = whenBuilt("paid-plans", "Choose a plan and I book on:", "Paid plans are coming; they are not open yet:");

/**
 * What Parley says, in English. Titles, people and times come in as they will stand. Titles of buttons hold at most 20
 * characters.
 */
export const english = {
  /** By the kind of reply that is this sentence and no more. */
  fixed: {
    "nothing-to-undo": "There is nothing to undo from the last 24 hours.",
    "nothing-to-restore": "I have cancelled nothing that I could bring back. *undo* takes back what I did last.",
    "too-late-to-undo":
      "That can't be undone any more: the time it had before has gone by. Tell me when it should be instead.",
    "nothing-pending":
      "There is nothing waiting for a yes. Text me what to book, for example *call with anna@example.com tomorrow at 3pm*.",
    "pick-one": "Yes to which? Pick one of the choices above, or say *no* to leave it.",
    "stale-choice": "That button belongs to an earlier question, so I did nothing. Tell me again what you would like.",
    "can-wait": "All right, nothing is booked yet. Send it whenever you have it, or say *no* to leave it.",
    "still-there": "Nothing is cancelled yet. Say *yes* to cancel it, *no* to keep it, or tell me what to change.",
    "still-open": "Nothing is written yet. Say *yes* to go ahead, *no* to leave it, or tell me what to change.",
    help: [
      "I keep your calendar. Text me like this:",
      "• *book 30 min with anna@example.com tomorrow at 3pm*",
      "• *what's on next week?*",
      "• *am I free Thursday afternoon?*",
      "• *move my 3pm to Friday at 10*",
      "• *cancel the budget review*",
      "• *find 45 min with Anna next week, mornings*",
      "• *make this a template*, then *schedule an intro call with Anna tomorrow at 3*",
      "• *I'm in New York Mon-Wed*",
      "• *send me my agenda at 8*",
      "• *no meetings before 10*, *what do you know about me?*",
      "• *what did I promise last week?*, *send the summary to everyone*",
      "• *undo*",
      "Nothing is written before you say yes.",
    ].join("\n"),
    welcome: "You're welcome!",
    hello: "Hi! Text me what to book, move or cancel, ask *what's on today*, or say *help* for more examples.",
    who: "I'm Parley, a program that keeps your calendar by text. Say *help* to see what I can do.",
    sorry: "Sorry that was no help. Tell me in one line what you need, or say *help* for examples.",
    fine: "👍",
    "off-topic":
      "That is something I can't do. I book, move and cancel meetings and tell what is on: text *help* to see how.",
    "reminder-unclear":
      "I can remind you of a meeting: say for example *remind me 30 minutes before the demo*, or *remind me 10 minutes before every meeting*.",
    "kept-both": "All right, both stay as they are.",
    "preference-unclear":
      "I can keep these for you: meeting length, buffer, reminder time, working hours and days, time zone, language, a daily agenda. Say for example *meetings are 45 minutes*, *no meetings before 10* or *what do you know about me?*",
    "guests-of-an-offer": "Whom shall I send times to? Name one guest, or up to ten.",
    "too-many-offers": "You have sent times to many people today. I did not send these; please go on tomorrow.",
    "kept-known": "All right, I keep it.",
    "late-for-what": "I see no meeting that you could be late for now. Which one do you mean?",
    "no-words":
      "Send me the words: paste or forward them, or send a txt, vtt, srt, md or docx file. Then I ask of which meeting they are.",
    "no-meeting-lately": "I see no meeting of the last two weeks that these words could be of, so I kept nothing.",
    "no-reading": "I can only read text for now. Tell me in words what to book, move or cancel.",
    "place-shared": "I can't read a place on the map, so I did nothing. Type its name or address, and what it is for.",
    "contact-shared":
      "I did nothing with that contact. Tell me in words what to book, for example *call with anna@example.com tomorrow at 3pm*.",
    "contact-without-address":
      "There is no e-mail address in that contact, so I can't use it. Please type the address.",
    "contact-of-several": "There is more than one e-mail address in that. Please type the one that I should use.",
    forwarded:
      "I don't act on forwarded messages, so I did nothing. Tell me in your own words what to book, move or cancel.",
    "no-voice": "I can't listen to voice notes yet. Please type it and I'll get right to it.",
    "not-heard": "I couldn't make out that voice note, so I did nothing. Please say it again, or type it.",
  },
  /** Where the answer is that texting cannot give, by the kind of reply. */
  page: {
    summaries: (appUrl: string) =>
      `I sum up a meeting from its words. Paste or forward them here, send a file, or add them on its page, and say of which meeting they are. What was taken on is here: ${appUrl}/dashboard/action-items`,
    billing: (appUrl: string) =>
      `${whenBuilt("paid-plans", "Your plan, invoices and cancelling it are here:", "Paid plans and invoices are coming: nothing is charged, and there is nothing to cancel yet. What you have used of your free trial is here:")} ${appUrl}/dashboard/billing`,
    account: (appUrl: string) => `You manage your account, and can delete it, here: ${appUrl}/dashboard/settings`,
    support: (appUrl: string) => `People answer you here: ${appUrl}/dashboard/support`,
    privacy: (appUrl: string) => `What I keep and how it is protected: ${appUrl}/privacy-policy`,
  },
  /** What is said beside meetings, and what is asked for and cannot be done by text. */
  aside: {
    bye: "Talk to you later!",
    how: "All is well here, thanks for asking. What can I plan for you?",
    praise: "Glad to help!",
    reminder: "The reminder is not set: once this is booked, say *remind me an hour before*.",
    colour: "I can't change the colour of a meeting. You can in Google Calendar itself.",
    link: "I can't add a video link to a meeting that is there. You can in Google Calendar itself.",
    attachment: "I can't attach or send files. You can attach them in Google Calendar itself.",
    note: "I can't add a note to a meeting yet. You can in Google Calendar itself.",
    away: "I can't set an out-of-office reply. I can keep the time free: say for example *block Friday*.",
    message: "I can't send messages to other people. Guests hear from Google when their meeting changes.",
    share: "I can't share your calendar or give anybody access to it. You can in Google Calendar itself.",
    call: "I can't phone anybody. I can put the call in your calendar: say who and when.",
    other: "I can't do that one. What I do is book, move and cancel meetings, tell what is on, and find free times.",
  },
  /** @param what the other requests of the message, quoted */
  othersWait: (what: string) => `Still waiting: ${what}.`,
  stillWaits: (what: string) => `Still waiting: ${what}. Say *yes* to see it again.`,
  /** What is said before an answer, when a message is not taken as it stands. */
  note: {
    idle: (words: string) => `I'm not sure what to make of ${words}, so I left it out.`,
    old: (time: string) => `You wrote this on ${time}.`,
    "old-yes": (time: string) => `You wrote that on ${time}, too long ago to count as an answer. I did nothing.`,
    "old-write": (time: string) => `You wrote that on ${time}, so I did nothing. Say it again if you still mean it.`,
    "other-message": () => "The message you replied to is not waiting for an answer, so I did nothing.",
    dropped: (titles: string) => `Not done yet: ${titles}.`,
    "too-early": () => "You wrote this before you could see what I ask, so I did nothing yet.",
    unseen: () => "I am not sure that this reached you, so I ask again before I do it.",
  },
  heard: (said: string) => `I heard: “${said}”`,
  unseen: {
    picture: "I can't look at the picture, only read what you wrote below it.",
    video: "I can't look at the video, only read what you wrote below it.",
    file: "I can't open the file, only read what you wrote below it.",
  },
  /** Before an answer, when the one before it may not have arrived. */
  lost: {
    again: (words: string) => `My last answer may not have reached you:\n${words}`,
    alone: "My last answer may not have reached you.",
  },
  signUp: (appUrl: string) =>
    `Hi, I'm Parley: I book meetings by text. Sign up at ${appUrl}/auth?tab=signup and connect this number to start.`,
  messages: {
    stopped: "All right: no more messages from me. I only answer what you text. Say *START* to get messages again.",
    started: "Messages are on. Say *STOP* whenever you want none.",
  },
  proveAgain: (appUrl: string) =>
    `It has been a long time, so I want to be sure that this number is still yours. Connect it again with a new code: ${appUrl}/dashboard/onboarding?step=whatsapp`,
  tooMany: "That is more than I can read at once, so I answer no more for a minute. Please say it again after that.",
  /** @param said the words, quoted; empty where there were none */
  unread: (said: string) =>
    `I can read again. I did not take what you sent last${said && `: ${said}`}. Nothing came of it; please say it again if it still holds.`,
  apology:
    "Sorry, something went wrong on my side and I could not answer that. Please check your calendar before you send it again.",
  noCalendar: {
    "not-connected": (appUrl: string) =>
      `Your Google Calendar is not connected yet. Connect it here and I can start: ${appUrl}/dashboard/onboarding`,
    revoked: (appUrl: string) =>
      `Google no longer lets me into your calendar, so I did nothing. Please connect it again: ${appUrl}/dashboard/integrations`,
    "too-large": (_appUrl: string) =>
      "There is more in your calendar than I can read: tens of thousands of events, so something in it repeats far too often. I can't see what is free and did nothing. Please take that out and try again in ten minutes.",
    "no-permission": (appUrl: string) =>
      `Google does not let me read your calendar: the permission is missing or was withdrawn, so I did nothing. If your company manages the account, its administrator may have to allow it. Otherwise please connect the calendar again and leave every box ticked: ${appUrl}/dashboard/integrations`,
    down: (_appUrl: string) =>
      "Google Calendar is not answering right now, so I can't see what is free and did nothing. Please try again in a few minutes.",
  },
  noQuota: {
    "trial-over": (appUrl: string) => `Your free trial has ended. ${UPGRADE} ${appUrl}/dashboard/billing`,
    "meetings-used": (appUrl: string) =>
      `You have used all meetings of your free trial. ${UPGRADE} ${appUrl}/dashboard/billing`,
    "plan-used": (appUrl: string) =>
      `You have used all meetings of your plan for this month. A larger plan has more: ${appUrl}/dashboard/billing`,
    "plan-over": (appUrl: string) => `Your plan has ended. Choose a plan and I book on: ${appUrl}/dashboard/billing`,
    "payment-open": (appUrl: string) =>
      `Your last payment did not go through, so I can't book new meetings. You can mend that here: ${appUrl}/dashboard/billing`,
  },
  /** What somebody has and what it costs. */
  standing: {
    trial: (left: number, days: number) =>
      `You are on the free trial: ${meetings(left)} and ${count(days, "day", "days")} are left.`,
    /** Behind what is left or over, where it is another account's. */
    oneTrial:
      "There is one free trial for an email address, a Google account or a phone number, and yours began with another account.",
    none: "You have no plan at the moment.",
    plan: (name: string) => `You are on ${name}.`,
    left: (name: string, left: number | null, limit: number, used: number) =>
      left === null
        ? `Meetings are unlimited on ${name}; you have used ${used} this month.`
        : `${left} of ${meetings(limit)} ${left === 1 ? "is" : "are"} left this month.`,
    prices: (plans: readonly string[]) => `A month costs: ${plans.join(", ")}.`,
    more: "Plans and invoices:",
  },
  limit: ({ sentence }: LimitProblem) => sentence,
  /** Why a time cannot be, as the rules for times put it; ends without a full stop. */
  timeProblem: (problem: string) => problem,

  // The parts of sentences.
  allDay: "all day",
  onDay: (day: string) => `on ${day}`,
  fromTo: (first: string, last: string) => `from ${first} to ${last}`,
  andMore: (shown: string, more: number) => `${shown} and ${more} more`,
  /** Beside an address that is known from the calendar alone. */
  fromCalendar: "from your calendar",
  /** Beside an address that was typed: another one that is known for the name. */
  notAtAddress: (address: string) => `not ${address}`,
  with: (people: string) => `With: ${people}`,
  notInvited: (people: string) =>
    `Not invited: ${people}. I don't know who that is: send me the name or e-mail address to add them.`,
  without: (people: string) => `No longer invited: ${people}`,
  /** Of guests whose names stand in messages before this one, and what stands over them there. */
  namedAbove: (guests: number) => `${peopleIn(guests)} (all named above)`,
  guestList: {
    with: (title: string, guests: number) => `${title}, ${peopleIn(guests)}:`,
    without: (title: string, guests: number) => `No longer invited to ${title}, ${peopleIn(guests)}:`,
  },
  forGuests: (names: string, time: string) => `For ${names}: ${time}`,
  where: (place: string) => `Where: ${place}`,
  noteLine: (note: string) => `Note: ${note}`,
  join: (link: string) => `Join: ${link}`,
  /** What a guest has answered, in Google's own terms. */
  answers: { accepted: "coming", declined: "not coming", tentative: "maybe", needsAction: "no answer yet" },
  from: (time: string) => `From: ${time}`,
  to: (time: string) => `To: ${time}`,
  /** Of all times of a list. */
  times: (zone: string) => `Times: ${zone}.`,
  repeats: (rule: string) => `Repeats ${rule}.`,
  onlyThisOne: "Only this one of the series.",
  /** @param length of all together, in words; empty where it is none */
  howMany: (many: number, length: string) => `You have ${meetings(many)}${length && `, ${length} in all`}.`,
  meeting: "Meeting",
  /** What takes whole days and has no name. */
  busy: "Busy",
  meetingWith: (names: string, title = "Meeting") => `${title} with ${names}`,
  /** "Anna, Tom and Eve". */
  list: listIn("en"),

  buttons: {
    no: "No",
    undo: "Undo",
    undoAll: "Undo all",
    leaveIt: "Leave it",
    leaveOut: "Leave them out",
    neverMind: "Never mind",
    noneOfThese: "None of these",
    propose: "Propose it",
    newOne: "A new one",
    oldOne: "The one there is",
    yes: {
      create: "Yes, book it",
      change: "Yes, change it",
      cancel: "Yes, cancel it",
      series: "Yes, do it",
      all: "Yes, do it all",
    },
    anyway: { create: "Book it anyway", change: "Move it anyway", cancel: "Cancel it anyway", series: "Do it anyway" },
  },
  /** What opens a list. */
  menus: { times: "See times", people: "See people", meetings: "See meetings", ways: "See ways out" },

  /** Of two meetings that have come to overlap. */
  alert: {
    overlap: "Two of your meetings overlap now:",
    overlapFirst: "Two of your meetings overlap now, for the first time here:",
    overlaps: "Some of your meetings overlap now:",
    whatNow: "What shall I do?",
    moveFirst: "Move the first",
    moveSecond: "Move the second",
    keepBoth: "Keep both",
    subject: (first: string, second: string) => `${first} and ${second} overlap`,
    settings: (url: string) => `You switch these alerts off here: ${url}`,
  },
  proposed: {
    create: (who: string) => `${who} asks to book:`,
    cancel: (who: string) => `${who} asks to cancel:`,
    restore: (who: string) => `${who} asks to bring back:`,
    invited: (people: string) => `Will be invited: ${people}`,
    told: (people: string) => `Will be told: ${people}`,
    wasInvited: (people: string) => `Invited: ${people}`,
    wasTold: (people: string) => `Told: ${people}`,
    nobody: "nobody",
    question: "Shall I? Nothing is written before your yes.",
    yes: "Yes",
    no: "No",
    done: "Done:",
    undo: (word: string) => `Text “${word}” to take it back.`,
    declined: "Fine, nothing was written.",
    over: "That is no longer open. Nothing was written now.",
    revoked: "The key or connection that asked for it was revoked. Nothing was written.",
    late: (url: string) => `Your tap came late, so nothing was done. You can still answer here: ${url}`,
    taken: "That time is taken by now. Nothing was booked.",
    unsure: (url: string) => `I can't tell yet whether that is done. How it stands is here: ${url}`,
    failed: (url: string) => `That did not work. How it stands is here: ${url}`,
    subject: (who: string, title: string) => `${who} asks about ${title}`,
    open: "Answer",
  },
  reminder: {
    begins: (length: string, many: number) => (many === 1 ? `In ${length}:` : `In ${length}, ${meetings(many)}:`),
    late: "Running late",
    move: "Reschedule",
    cancel: "Cancel",
    subject: (titles: string, time: string) => `${titles} at ${time}`,
    hello: (name: string) => `Hello${name ? ` ${name}` : ""},`,
    open: "Open the meeting",
    openAll: "Open your meetings",
    settings: (url: string) => `You choose when and where you are reminded: ${url}`,
    set: (title: string, length: string) => `I'll remind you of ${title} ${length} before.`,
    none: (title: string) => `I won't remind you of ${title}.`,
    /** Of what undo has brought back. */
    again: (said: string) => `Undone. ${said}`,
    wholeDay: (title: string) =>
      `${title} takes the whole day, and I remind you of what has a time. Ask *what's on today* to see it.`,
    past: (title: string) =>
      `The moment for that has passed: ${title} is too near. Take less, for example 5 minutes before.`,
  },
  /** What became of a reminder: what its provider has said of it, first to last. */
  reminded: {
    none: (title: string) => `There was no reminder of ${title}, and none is planned.`,
    /** The step that it came furthest to. */
    verdict: {
      read: (step: string) => `Yes: ${step}.`,
      delivered: (step: string) => `Yes: ${step}.`,
      sent: (step: string) => `It was ${step}; that it arrived nobody has told me.`,
      open: (step: string) => `Not yet: it is ${step}.`,
      planned: (step: string) => `Not yet: it is ${step}.`,
      failed: (step: string) => `No: ${step}.`,
    },
    /** When, and by which way. */
    step: {
      planned: (at: string) => `planned for ${at}`,
      due: (at: string) => `due ${at}`,
      sent: (at: string) => `sent ${at}`,
      delivered: (at: string) => `delivered ${at}`,
      read: (at: string) => `read ${at}`,
      failed: (channel: string) => `not delivered ${channel}`,
      open: (channel: string) => `on its way ${channel}`,
    },
    channel: { whatsapp: "on WhatsApp", email: "by email" },
    failures: REMINDER_FAILURES,
  },
  preferences: preferencesInEnglish,
  summaries: summariesInEnglish,
  propose: {
    /** Above what is said of a part of the message of which nothing came. */
    notDone: "This part is not done yet:",
    create: "Shall I book this?",
    move: "Shall I move this?",
    change: "Shall I change this?",
    cancel: "Shall I cancel this?",
    all: "Shall I do all of this?",
    invited: (_guests: number) => "(they get an invitation)",
    told: (_guests: number) => "(they will be told)",
    willBeTold: (people: string) => `${people} will be told.`,
    overlaps: (title: string) => `It overlaps ${title}.`,
    /** Above what lies in whole days that are proposed. */
    stays: (events: number): string =>
      events === 1 ? "This stays in your calendar then:" : "These stay in your calendar then:",
    guestsTold: "The guests will be told.",
    leavesYours: "Somebody else set it up: it only leaves your calendar.",
  },
  /** An action as a line of a list. */
  plan: {
    create: (title: string, time: string) => `Book ${title}, ${time}`,
    cancel: (title: string, time: string) => `Cancel ${title}, ${time}`,
    move: (title: string, time: string) => `Move ${title} to ${time}`,
    change: (title: string, time: string) => `Change ${title} to ${time}`,
    people: (people: string) => `, with ${people}`,
    leavesYours: ", set up by somebody else: it only leaves your calendar",
    without: (people: string) => `, no longer with ${people}`,
    over: (title: string, more: boolean) => `, which then overlaps ${title}${more ? " and more" : ""}`,
  },
  /** A kind of meeting, made of one that there is. Words that join people to a title are `joins`. */
  template: {
    joins: ["with", "and", "&", "for", "x"],
    ask: "Shall I save this as a template?",
    yes: "Yes, save it",
    length: (length: string) => `Length: ${length}`,
    title: (title: string) => `Title: ${title}`,
    description: (words: string) => `Description: “${words}”`,
    meet: "Google Meet link",
    noReminder: "no reminder",
    reminder: (length: string) => `reminder ${length} before`,
    withDescription: "with its description",
    from: (name: string, more: string) => `From your template ${name}${more && `: ${more}`}.`,
    saved: (name: string) =>
      `Saved as ${name}. Say that name when you book, and I fill in the rest. You can change it here:`,
    undone: (name: string) => `Undone: there is no template ${name} any more.`,
    cannot: {
      "not-yours": (title: string) =>
        `${title} was set up by somebody else, and I make templates only of meetings of your own.`,
      "whole-day": (title: string) => `${title} takes the whole day, and a template needs a length.`,
      unnamed: (_title: string) => "What shall I call it? Say for example *make this a template called intro call*.",
      taken: (name: string) =>
        `You have a template ${name} already. Give this one another name: *make this a template called …*`,
      "too-many": (_name: string) => "You have as many templates as there can be. Delete one in Settings first.",
    },
  },
  /** Times that a guest picks from on a page of ours. */
  offer: {
    askAll: (guests: string) => `Shall I send these times to ${guests}?`,
    linksFor: (names: string) => `I have no address of ${names}: I give you the link to send on.`,
    eachSays:
      "Each says which times they can, over a link of their own. I book none before your yes; ask me *who can when?*",
    nobodyAsked:
      "No offer to several guests is open. Say *send Anna and Tom three times*, and each says which they can.",
    whoCan: (title: string) => `Who can when for ${title}:`,
    can: (names: string) => `${names} can`,
    cannot: (names: string) => `${names} cannot`,
    silent: (names: string) => `${names}: no answer yet`,
    allCan: "all can",
    noneForAll: "No time suits all so far.",
    ask: (guest: string) => `Shall I mail these times to ${guest}?`,
    askForLink: (name: string) =>
      `I have no address of ${name}. Shall I make a link with these times that you can send on?`,
    picks: "The time picked is booked in your calendar, and nothing else of it is shown.",
    yes: "Send the times",
    yesLink: "Make the link",
    mailed: (name: string) =>
      `The times are on their way to ${name}. I write to you by email once there is an answer. All your links:`,
    forward: (name: string) => `Here is the link for ${name}:`,
    none: (stretch: string) => `Nothing is free ${stretch}, so there is nothing to offer. Name other days.`,
    hint: (name: string) => `Or say *send ${name} these times*, and I mail a link to pick one.`,
  },
  /** Which templates there are, and one that is deleted. */
  templates: {
    yours: "Your templates:",
    none: "You have no templates. Say *make this a template* about a meeting, and the next one is booked by its name.",
    more: (kinds: number) => `and ${kinds} more.`,
    settings: (url: string) => `Make and change them here: ${url}`,
    unknown: (name: string) => `You have no template ${name}.`,
    askRemoval: "Shall I delete this template? Meetings that were booked by it stay.",
    yesRemove: "Yes, delete it",
    removed: (name: string) => `Deleted the template ${name}.`,
    back: (name: string) => `Undone: the template ${name} is back.`,
  },
  /** What the plan has not, with the plans that have it. */
  noFeature: {
    templates: (plans: string, appUrl: string) => `Meeting templates are part of ${plans}: ${appUrl}/dashboard/billing`,
    "basic-summaries": (plans: string, appUrl: string) => `Summaries are part of ${plans}: ${appUrl}/dashboard/billing`,
    "action-items": (plans: string, appUrl: string) =>
      `Action items and follow-ups are part of ${plans}: ${appUrl}/dashboard/billing`,
  },
  reach: {
    cancel: "This one repeats. Which shall I cancel?",
    move: "This one repeats. Which shall I move?",
    one: "This one",
    following: "This and following",
    all: "All of them",
    otherDay: "I can move a whole series only within its day. Shall I move just this one?",
  },
  /** How much of a series. */
  series: {
    all: "all of the series",
    from: (day: string) => `every one from ${day} on`,
  },
  late: {
    howLate: (title: string) => `How late will you be for ${title}?`,
    running: (length: string) => `Running ${length} late?`,
    canMove: (time: string, people: string) =>
      `I can move it to ${time}${people ? `; Google then tells ${people}` : ""}.`,
    orMove: (time: string, people: string) => `Or I move it to ${time}; Google then tells ${people}.`,
    mail: "Yes, send the mail",
    moveRather: "Move the meeting",
    notYours: "Only its organiser can move it.",
    canTell: (people: string, move: boolean) =>
      `${move ? "Or I only" : "I can"} mail ${people}. A mail can't be taken back.`,
    tooManyToMail: (guests: number) => `That is too many people to mail each of them (${guests}).`,
    move: "Yes, move it",
    tell: "Only tell them",
    runsInto: "Then it runs into:",
    othersOrganise: "only its organiser can move that",
    /** Beside the meeting itself. */
    moveAlso: (others: number) => (others === 1 ? "Move both" : `Move all ${others + 1}`),
    to: (title: string, time: string) => `${title} to ${time}`,
    anotherTime: "At another time",
    allStay: "The others stay",
    told: (people: string, length: string) =>
      `A mail is on its way to ${people}: you are about ${length} late. The meeting stays where it is.`,
  },
  /** What stays though "everything" was said. */
  aboutUndo: {
    what: "*Undo* takes back the last thing I did, up to 24 hours later.",
    next: (titles: string) => `That would be this now, and it is not undone: ${titles}.`,
    nothing: "There is nothing left to take back now.",
  },
  kept: (why: Kept, titles: string) => `${KEPT[why]}: ${titles}.`,
  noException: (name: string) => `I found no ${name} to leave out.`,
  nothingThen: (stretch: string) => `There is nothing to change${stretch && ` ${stretch}`}.`,
  /** What Google did not answer. */
  afterAll: {
    created: (what: string) => `It had been booked after all: ${what}.`,
    changed: (what: string) => `It had been changed after all: ${what}.`,
    cancelled: (what: string) => `It had been cancelled after all: ${what}.`,
    undone: (what: string) => `It had been undone after all: ${what}.`,
    unknown: (titles: string) =>
      `Google Calendar is still not answering, so I still can't tell whether this is done: ${titles}. Ask me again in a moment, and I'll look first.`,
  },
  /** What stands at its old time and at its new one. */
  half: {
    move: (title: string) =>
      `Half of it is done: ${title} is in your calendar twice now, as it was and as it is to be. Say *yes* to finish it, or *undo* to put it back as it was.`,
    undo: (title: string) =>
      `Half of it is undone: ${title} is still in your calendar twice, as it was and as it was to be. Say *undo* to finish that.`,
  },
  doneAlready: (titles: string, isBooking: boolean) => `That is ${isBooking ? "booked" : "done"} already: ${titles}.`,
  cancelledSince: (titles: string, isBooking: boolean) =>
    `It was ${isBooking ? "booked" : "done"}, and has been cancelled since: ${titles}.`,
  declined: {
    create: "All right, I did not book it.",
    change: "All right, it stays as it is.",
    cancel: "All right, I left it in your calendar.",
    series: "All right, the series stays as it is.",
    all: "All right, I left everything as it is.",
  },
  conflict: {
    taken: "You already have something then:",
    late: "That time has been taken since I asked:",
    more: (events: number) => `and ${events} more`,
    asked: (title: string, time: string, people: string) =>
      `You asked for ${title}, ${time}${people ? `, with ${people}` : ""}.`,
    instead: "These times are free instead:",
    noneNear: "I found no free time near it.",
    bothStay: "Both stay in your calendar",
  },
  ask: {
    when: (title: string) => `When should ${title} be?`,
    whenNow: (title: string, now: string) => `When should ${title} be? It is ${now} now.`,
    when2: "When should it be?",
    nameDay: (title: string, options: boolean) =>
      `When should ${title} be? Name a day and time${options ? ", or pick one that is free" : ""}.`,
    timeOnDay: (day: string, title: string) => `What time on ${day} for ${title}? These are free:`,
    dayIsFull: (day: string, title: string) => `You have no free time left then (${day}). When should ${title} be?`,
    whichDays: (title: string) => `Which day is ${title}, or from which day to which?`,
    whichTime: (problem: string) => `${problem}. Which day and time do you mean?`,
    unreadable: "I could not read that time",
    partly: (words: string) => `I'm not sure what to make of ${words}. Without it, do you mean this?`,
    partlyWith: (words: string) => `I'm not sure what to make of ${words}. Do you mean this?`,
    partlyWhich: (words: string) => `I'm not sure what to make of ${words}. Which of these do you mean?`,
    /** Nothing was understood, and this may be meant. */
    guess: "I'm not sure I understand. Do you mean this?",
    guessWhich: "I'm not sure I understand. Which of these do you mean?",
    guessTold: "I'm not sure I understand. Perhaps this is it:",
    notSure: (words: string) => `I'm not sure what to make of ${words}, so I did nothing. Can you put it another way?`,
    whoseAddress: (who: string) => `What is ${who}'s e-mail address? I'll remember it.`,
    noAddress: (who: string) => `That does not look like an e-mail address. What is ${who}'s?`,
    whichPerson: (who: string) => `I know more than one ${who}. Which one is it?`,
    seeAbove: (n: number) => `${n} in the message above`,
    reading: (said: string, [first = "", second = ""]: readonly string[]) =>
      `By “${said}”, do you mean ${first} or ${second}?`,
    which: "Which one do you mean?",
    whichInstead: (day: string) => `I can't find that one. Is it one of these, on ${day}?`,
    noneCalled: (name: string) => `There is no ${name} ahead. Is it one of these?`,
    whichElsewhere: (day: string | null) => `I can't find that one${day ? ` on ${day}` : ""}. Is it one of these?`,
    whichToCancel: "Which one shall I cancel?",
    whichLine: (lines: number) =>
      `Which of the ${lines} do you mean? Say for example *make the second one 4pm* or *not the first*, or *yes* for all of it.`,
    who: (title: string) => `Who do you mean for ${title}? Name them, or give an address.`,
    takeBack: (titles: string) => `That is done already: ${titles}. Shall I undo it?`,
    takeBackMoved: "It has been moved in the meantime. Shall I undo it all the same?",
    takeBackChanged: "It has been changed in the meantime. Shall I undo it all the same?",
    undoIt: "Shall I undo it?",
    takeBackOlder: "What I did before that is this. Shall I undo it too?",
    undoInstead: (name: string) => `I did nothing lately with ${name}. What should I undo?`,
    target: "Which meeting do you mean? Name it, its time or who it is with.",
    targetToCancel: "Which meeting shall I cancel? Name it, its time or who it is with.",
  },
  notFound: {
    anywhere: "I can't find a meeting like that ahead. Ask *what's on next week* to see what there is.",
    emptyDay: (day: string) => `I can't find that meeting: nothing is planned on ${day}.`,
    /** `zone` in brackets, or empty where it is the reader's own; so everywhere. */
    thatDay: (day: string, zone: string) => `I can't find that meeting. On ${day} there is${zone}:`,
  },
  asItIs: (title: string, time: string) => `${title} is at that time already: ${time}.`,
  sameGuests: (title: string, who: string) =>
    who ? `Yes, already invited to ${title}: ${who}.` : `They are not among the guests of ${title}.`,
  notOrganizer: (title: string) =>
    `${title} was set up by somebody else, so only they can change it. I can take it off your calendar: say *cancel it*.`,
  repeatsAlready: (title: string) =>
    `${title} repeats already, and I can't change how often. I can cancel all of the series and book it anew.`,
  done: {
    created: (title: string) => `Booked: ${title}`,
    changed: (title: string) => `Changed: ${title}`,
    cancelled: (title: string) => `Cancelled: ${title}`,
    invitations: (people: string) => `Invitations went to ${people}.`,
    told: (people: string, guests: number) => `${people} ${guests === 1 ? "was" : "were"} told.`,
    undoneCreated: (title: string) => `Undone: ${title} is off your calendar again`,
    undone: (title: string) => `Undone: ${title} is back as it was`,
  },
  /** The word that tries once more. */
  again: { yes: "yes", undo: "undo" },
  failed: {
    "slot-taken": (title: string) =>
      `Something else took that time a moment ago, so I did not write ${title}. Name another time?`,
    "trial-over": (title: string, { appUrl }: Failure) =>
      `Your free trial has ended, so I did not book ${title}. ${GO_ON} ${appUrl}/dashboard/billing`,
    "meetings-used": (title: string, { appUrl }: Failure) =>
      `All meetings of your free trial are used, so I did not book ${title}. ${GO_ON} ${appUrl}/dashboard/billing`,
    "plan-used": (title: string, { appUrl }: Failure) =>
      `All meetings of your plan for this month are used, so I did not book ${title}. A larger plan has more: ${appUrl}/dashboard/billing`,
    "plan-over": (title: string, { appUrl }: Failure) =>
      `Your plan has ended, so I did not book ${title}. Choose a plan and I book on: ${appUrl}/dashboard/billing`,
    "payment-open": (title: string, { appUrl }: Failure) =>
      `Your last payment did not go through, so I did not book ${title}. You can mend that here: ${appUrl}/dashboard/billing`,
    past: (title: string) => `The time for ${title} has passed, so I did not write it. Name another time?`,
    revoked: (_title: string, { appUrl }: Failure) =>
      `Google no longer lets me into your calendar, so I did nothing. Please connect it again: ${appUrl}/dashboard/integrations`,
    "cancelled-before": (title: string) => `${title} had already been cancelled, so there was nothing to do.`,
    gone: (title: string) => `${title} is no longer in your calendar, so there was nothing to change.`,
    forbidden: (title: string) => `Google does not let me write ${title} to your calendar. Nothing was changed.`,
    changed: (title: string) =>
      `${title} was changed by somebody else in the meantime, so I changed nothing. Tell me again what you would like.`,
    refused: (title: string) => `Google Calendar refused ${title}. Nothing was changed.`,
    "too-many-mails": (title: string) =>
      `Too many mails went to guests in the last 24 hours, so I mailed nobody about ${title}. Please tell them yourself.`,
    "not-taken": (title: string, { again }: Failure) =>
      `Google Calendar refused ${title} just now, and nothing was changed. Say *${again}* to try once more.`,
    down: (title: string, { again }: Failure) =>
      `Google Calendar is not answering, so nothing was done about ${title}. Say *${again}* to try once more.`,
    unknown: (title: string, { again }: Failure) =>
      `Google Calendar stopped answering while I was writing ${title}, so I can't tell whether it is done. Say *${again}* to try once more: it can't happen twice.`,
  },
  /** What takes whole days. */
  wholeDays: {
    these: "These take the whole day:",
    none: (stretch: string) => `Nothing takes the whole day ${stretch}.`,
    noneAhead: "Nothing ahead takes a whole day.",
  },
  agenda: {
    nothing: (stretch: string, isBeside = false) => `Nothing ${isBeside ? "else " : ""}is planned ${stretch}.`,
    count: (events: number, stretch: string, zone: string) =>
      `${events === 1 ? "One meeting" : meetings(events)} ${stretch}${zone}:`,
    more: (events: number) => `… and ${events} more.`,
  },
  /** What is sent every day at a time that the user has chosen. */
  dailyAgenda: {
    subject: (day: string, events: number) =>
      `${day}: ${events === 0 ? "nothing planned" : events === 1 ? "one meeting" : meetings(events)}`,
    /** Above action items. */
    due: "Due from your meetings:",
    overlap: (first: string, second: string) => `⚠ ${first} and ${second} overlap.`,
    moreOverlaps: (pairs: number) => `⚠ … and ${count(pairs, "more overlap", "more overlaps")}.`,
    free: (times: string) => `First free time: ${times}.`,
    full: "No free hour left in your working hours.",
    /** In a list that is empty. */
    none: "none",
    open: "Open your calendar",
    settings: (url: string) => `You choose when and where your agenda comes: ${url}`,
  },
  dueItems: {
    subject: (items: number, first: string) =>
      items === 1 ? `Due today: ${first}` : `Due today: ${items} action items`,
    /** Above what the user has taken on. */
    head: "Due today from your meetings:",
    done: "Done",
    /** On the button that opens a list of them: at most 20 characters. */
    whichDone: "What is done?",
    open: "Open your action items",
  },
  whyNot: {
    not: (time: string) => `${time} is not free for this:`,
    nothing: (time: string) => `Nothing is in the way: you are free ${time}.`,
    past: "it has passed",
    busy: (title: string, times: string) => `you have ${title} then (${times})`,
    buffer: (title: string, times: string) => `it is too close to ${title} (${times}) for your buffer`,
    dayOff: (day: string) => `${day} is not one of your working days`,
    hours: (hours: string) => `it is outside the hours I look in (${hours})`,
    guest: (name: string) => `${name} is busy then`,
    canStill: "I can book it all the same.",
    shorter: (length: string, instead: string) => `It fits with ${length} instead of ${instead}.`,
    shifted: (time: string) => `At ${time} it is free.`,
    move: (title: string) => `Or tell me where to move ${title}.`,
  },
  free: {
    yes: (slot: string) => `Yes, you are free ${slot}.`,
    busyAt: (day: string, time: string, zone: string) => `No, you are busy on ${day} at ${time}${zone}:`,
    busyAll: (slot: string) => `No, you are busy the whole time, ${slot}:`,
    /** `hours` may be empty. */
    allDay: (day: string, hours: string) => `You're free all day on ${day}${hours && ` (${hours})`}.`,
    gaps: (stretch: string, gaps: string, zone: string) => `You're free ${stretch}: ${gaps}${zone}.`,
    taken: "Taken:",
    /** `who` is `you` and others whose calendars were seen; empty when there are none. */
    none: (length: string, stretch: string, who: string, inHours: boolean) =>
      `There is no gap of ${length} ${stretch}${inHours ? " in your working hours" : ""}${who && ` that suits ${who}`}.`,
    /** Where nothing is free at all. */
    other: "Name another day or a shorter meeting.",
    after: (title: string) => `These are the first free times after that. Pick one and I'll propose ${title}.`,
    you: "you",
    /** `who` begins with `you`. */
    options: (length: string, title: string, who: string) =>
      `${who} are free for ${length} at these times. Pick one and I'll propose ${title}.`,
    unseen: (who: string) => `I can't see the calendar of ${who}.`,
    theyAreFree: (who: string, many: number, time: string) => `${who} ${many > 1 ? "are" : "is"} free ${time}.`,
    theyAreBusy: (who: string, many: number, time: string) => `${who} ${many > 1 ? "are" : "is"} busy ${time}.`,
    youAreFree: (time: string) => `You are free ${time}.`,
    soAreYou: "So are you.",
    youAreFreeThen: "You are free then.",
    youAreBusy: (title: string, time: string) => `You have ${title}, ${time}.`,
  },
};

/** Why "everything" leaves an event alone: it takes whole days, is time for oneself, belongs to others, or is too much. */
type Kept = "all-day" | "focus" | "not-organizer" | "past" | "no-time" | "repeats" | "too-many";

const KEPT: Record<Kept, string> = {
  "all-day": "I leave what takes the whole day",
  focus: "I leave your own time",
  "not-organizer": "Set up by somebody else, so left alone",
  repeats: "On that day anyway, so left alone",
  "no-time": "That leaves the time open, so left alone",
  past: "No such time is ahead, so left alone",
  "too-many": "That is more than I do at once; these wait for another message",
};

/** What a sentence about a failed write may need besides the title. */
export interface Failure {
  appUrl: string;
  /** The word that tries once more. */
  again: string;
}

/** Every sentence of ours. English sets the shape; another language that lacks one does not compile. */
export type Words = typeof english;
