import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, meeting } from "../support/dialogue";
import { play } from "../support/script";
import { anna, now, tom, week } from "../support/week";

/** Scripts for `play`. */
const dialogues: Record<string, string> = {
  "a move to where the meeting is already asks for nothing": `
    > move the design review to Thursday at 3pm
    “Design review” is at that time already: Thu 26 Nov, 15:00–16:00`,
  "the same time next week is a week later for what is in that week already": `
    > book a retro with kim@example.com on Monday 30 November at 10
    *Retro* … Mon 30 Nov, 10:00–10:30
    > yes
    Booked
    > move it to the same time next week
    To: Mon 7 Dec, 10:00–10:30`,
  "an hour that follows a move to a part of a day is on that day": `
    > move the budget review to Friday afternoon
    {Fri 27 Nov 12:00}
    > make it 45 minutes
    {Fri 27 Nov 12:00}
    > at 5
    To: Fri 27 Nov, 17:00
    > cámbiala al viernes por la tarde
    {vie 27 nov 12:00}
    > a las 5
    A: vie 27 nov, 17:00
    > verzet de design review naar vrijdagmiddag
    {vr 27 nov 12:00}
    > om 5 uur
    Naar: vr 27 nov, 17:00
    > move the budget review to next week
    {Mon 30 Nov 09:00}
    > at 5
    {Mon 30 Nov 17:00} {Tue 1 Dec 17:00}
    > Thursday
    To: Thu 3 Dec, 14:00`,
  "“cancel that” drops what is not written, and no meeting of the calendar": `
    > when is the budget review
    Wed 25 Nov
    > book a sync with Tom on Friday at 15
    Shall I book this?
    > cancel that
    I did not book it
    > book a sync with Tom on Friday
    What time
    > verwijder die maar
    ik heb alles gelaten zoals het is
    > when is the budget review
    Wed 25 Nov
    > book a sync with Tom on Friday at 15
    Shall I book this?
    > supprime-le
    je ne l'ai pas réservé
    > move the budget review to Friday at 10
    Shall I move this?
    > cancel that
    it stays as it is
    > cancel it
    Shall I cancel this? … “Budget review”`,
  "a weekday that amends what was just booked is in the week of that": `
    > book a sync with Tom on Wednesday 2 December at 10
    Shall I book this?
    > yes
    Booked
    > liever donderdag
    Naar: do 3 dec, 10:00
    > mejor el viernes
    A: vie 4 dic, 10:00
    > rather this Thursday
    To: Thu 26 Nov, 10:00`,
  "figures inside a word are neither a time nor a length": `
    > book zap1a with zed@ex.test tue 1 dec 9:00
    *Zap1a* … Tue 1 Dec, 09:00–09:30
    > no
    I did not book it
    > book zap1h with zed@ex.test tue 1 dec 9:00
    *Zap1h* … Tue 1 Dec, 09:00–09:30
    > no
    I did not book it
    > book zap1d with zed@ex.test tue 1 dec 9:00
    *Zap1d* … Tue 1 Dec, 09:00–09:30
    > no
    I did not book it
    > book sprint14 with zed@ex.test tue 1 dec 9:00
    *Sprint14* … Tue 1 Dec, 09:00–09:30
    > no
    I did not book it
    > book room2b review with zed@ex.test tue 1 dec at3pm
    *Room2b review* … Tue 1 Dec, 15:00–15:30`,
  "a title stands in quotes of any kind": `
    > book 'Planning 2' with kim@example.com on Friday at 15:00
    *Planning 2* … Fri 27 Nov, 15:00–15:30`,
  "a meeting is proposed, corrected three times, booked and undone": `
    > book 30 min with kim@example.com tomorrow at 3pm about the budget
    Shall I book this? … *Budget* … Wed 25 Nov, 15:00–15:30 … kim@example.com … [Yes, book it] [No]
    > no, 4pm
    Wed 25 Nov, 16:00–16:30
    > make it 45 minutes
    Wed 25 Nov, 16:00–16:45
    > add bob@example.com
    With: kim@example.com, bob@example.com
    > yes
    Booked: *Budget* … Wed 25 Nov, 16:00–16:45 … Invitations went to … [Undo]
    > undo
    Undone: “Budget” is off your calendar again
    > undo
    nothing to undo`,
  "an unknown name is asked for once": `
    > schedule a call with Bob on Friday 10-11
    What is Bob's e-mail address?
    > dunno
    does not look like an e-mail address
    > it's bob@corp.example
    Call … Fri 27 Nov, 10:00–11:00 … Bob (bob@corp.example)
    > 👍
    Booked`,
  "somebody unknown can be left out": `
    > meet Zoë tomorrow at 11
    What is Zoë's e-mail address?
    > skip
    *Meeting with Zoë* … Wed 25 Nov, 11:00–11:30`,
  "two people of one name: which one": `
    > meet Sam tomorrow at 11
    I know more than one Sam … {Sam Okafor} {Sam Jansen} {Leave them out}
    > 2
    With: Sam Jansen (sam.jansen@example.com)`,
  "a conflict says with what and offers free times": `
    > call with kim@example.com tomorrow at 14:15
    You already have something then … “Budget review”, Wed 25 Nov, 14:00–15:00 … {Book it anyway … {Leave it}
    > yes
    Yes to which?
    > the third
    Shall I book this?
    > ok
    Booked`,
  "a question about free time in between answers nothing": `
    > call with kim@example.com tomorrow at 14:15
    You already have something then
    > am I free Thursday afternoon?
    You're free on Thu 26 Nov: 12:00–15:00 and 16:00–18:00
    > the first
    Shall I book this? … *Call*`,
  "a conflict can be booked over, knowingly": `
    > call with kim@example.com tomorrow at 14:15
    You already have something then
    > book it anyway
    Booked: *Call* … Wed 25 Nov, 14:15–14:45`,
  "what is on, and what is free": `
    > what's on today
    3 meetings on Tue 24 Nov … 09:30–10:00 “Standup”
    > what's on next week
    Nothing is planned from Mon 30 Nov to Sun 6 Dec
    > am I free Thursday afternoon
    You're free on Thu 26 Nov: 12:00–15:00 and 16:00–18:00 … “Design review”
    > am I free at 3pm
    No, you are busy on Thu 26 Nov at 15:00 … “Design review”
    > am I free tomorrow at 10
    Yes, you are free Wed 25 Nov, 10:00–10:30`,
  "a question in between leaves the proposal open": `
    > book a call with kim@example.com tomorrow at 10
    Shall I book this?
    > what's on tomorrow
    “Budget review”
    > yes
    Booked: *Call*`,
  "cancel by time, and take it back": `
    > cancel my 3pm
    Shall I cancel this? … “1:1 Anna” … Anna de Vries will be told
    > yes
    Cancelled: “1:1 Anna”
    > undo
    Undone: “1:1 Anna” is back as it was`,
  "cancel asks which when several match": `
    > cancel the meeting with Anna
    Which one shall I cancel? … {“1:1 Anna”} {“Budget review”} {None of these}
    > the second one
    Shall I cancel this? … “Budget review”
    > no
    I left it in your calendar`,
  "what is not there is answered with what that day holds": `
    > cancel my 9am tomorrow
    I can't find that one. Is it one of these, on Wed 25 Nov? … {“Budget review”} {None of these}
    > the first
    Shall I cancel this? … “Budget review”
    > no
    I left it
    > move the dentist on Friday to 4pm
    I can't find that meeting: nothing is planned on Fri 27 Nov.
    > cancel the dentist
    can't find a meeting like that ahead
    > when do I see Kim on Thursday
    I can't find that meeting. On Thu 26 Nov there is: … 15:00–16:00 “Design review”`,
  "a question about somebody is answered with the days on which they come": `
    > when am I meeting Anna
    2 meetings from Tue 24 Nov to Wed 25 Nov
    > when is my next meeting with Anna
    “1:1 Anna” … Tue 24 Nov, 15:00–15:30 … With: Anna de Vries (no answer yet)
    > what's my next meeting
    “Standup” … Tue 24 Nov, 09:30–10:00`,
  "a guest who comes already is not invited twice": `
    > add Anna to the budget review
    already invited to “Budget review”`,
  "move to another day keeps the time, to another time keeps the day": `
    > move the budget review to Thursday
    From: Wed 25 Nov, 14:00–15:00 … To: Thu 26 Nov, 14:00–15:00
    > no, 11am
    To: Thu 26 Nov, 11:00–12:00
    > yes
    Changed: “Budget review” … Thu 26 Nov, 11:00–12:00`,
  "what was booked can be changed and cancelled as it": `
    > book dentist Friday at 9
    *Dentist* … Fri 27 Nov, 09:00–09:30
    > yes
    Booked
    > make it 1 hour
    Fri 27 Nov, 09:00–10:00
    > yes
    Changed: “Dentist”
    > cancel it
    Shall I cancel this? … “Dentist”
    > yes
    Cancelled: “Dentist”`,
  "a part of a day is asked about with what is free": `
    > meet Tom tomorrow afternoon
    What time on Wed 25 Nov
    > 1
    Shall I book this? … Tom Baker (tom@example.com)`,
  "finding a time leads to a proposal": `
    > when can I meet Tom next week for 45 min
    You are free for 45 minutes
    > 1
    Mon 30 Nov … Tom Baker (tom@example.com)`,
  "what cannot be booked is refused with the reason": `
    > book a call tomorrow at 4pm for 3 days
    A meeting takes at most 24 hours
    > book a 0 minute call tomorrow at 4pm
    at least 5 minutes
    > book dentist on 30 February at 10
    30 February does not exist
    > book a call yesterday at 3pm
    passed
    > book a call tomorrow from 4pm to 3pm
    ends before it starts`,
  "nothing else is answered with more than a line": `
    > tell me a joke
    That is something I can't do
    > thanks!
    You're welcome
    > yes
    nothing waiting for a yes
    > undo
    nothing to undo`,
  "a name with its address is one person": `
    > book a call with Bob at bob@corp.example tomorrow at 10
    With: Bob (bob@corp.example)
    > hmm
    Nothing is written yet
    > no, 4
    Wed 25 Nov, 16:00–16:30`,
  "a yes with a change in it is a correction": `
    > book a call with kim@example.com tomorrow at 10
    Shall I book this?
    > yes but make it 11
    Shall I book this? … Wed 25 Nov, 11:00–11:30`,
  "“half 4” may be 15:30 or 16:30, so both are offered, and first what English people mean": `
    > book lunch with kim@example.com on Thursday at half 4
    do you mean 16:30 or 15:30? … [16:30] [15:30]
    > the first
    Shall I book this? … *Lunch* … Thu 26 Nov, 16:30–17:00
    > no, half 5
    do you mean 17:30 or 16:30?
    > 17:30
    Shall I book this? … *Lunch* … Thu 26 Nov, 17:30–18:00
    > yes
    Booked`,
  "“next Friday” may be either Friday": `
    > call with kim@example.com next Friday at 10
    do you mean Fri 4 Dec or Fri 27 Nov? … [Fri 4 Dec] [Fri 27 Nov]
    > the 4th
    Shall I book this? … Fri 4 Dec, 10:00–10:30`,
  "an hour outside the working day is asked about, and any other answer still counts": `
    > call with kim@example.com on Thursday at 7
    do you mean 07:00 or 19:00?
    > yes
    Yes to which?
    > evening
    Shall I book this? … Thu 26 Nov, 19:00–19:30
    > move the budget review to half 4
    do you mean 16:30 or 15:30?
    > make it 11
    Shall I move this? … “Budget review” … To: Wed 25 Nov, 11:00–12:00
    > move the budget review to half 4
    do you mean 16:30 or 15:30?
    > what's on tomorrow
    Budget review
    > move the budget review to half 4
    do you mean 16:30 or 15:30?
    > no
    I left everything as it is`,
};

const contacts = [
  ...contactRows(tom.email, tom.name),
  ...contactRows(anna.email, anna.name),
  ...contactRows("sam@example.com", "Sam Okafor"),
  ...contactRows("sam.jansen@example.com", "Sam Jansen"),
];

for (const [title, script] of Object.entries(dialogues)) {
  test(title, () => {
    play(converse({ now, events: week(), contacts }), script);
  });
}

test("nothing is written before a yes, whatever is said first", () => {
  const talk = converse({ now, events: week(), contacts });
  const before = talk.events();
  for (const text of [
    "book a call with kim@example.com tomorrow at 10",
    "cancel my 3pm",
    "move the budget review to Friday",
    "what's on today",
  ]) {
    talk.say(text);
    expect(talk.events()).toEqual(before);
  }
});

test("a button of an earlier proposal answers nothing", () => {
  const talk = converse({ now, events: week(), contacts });
  talk.say("book a call with kim@example.com tomorrow at 10");
  const old = talk.pending()?.id;
  talk.say("no, 11");
  expect(talk.say("Yes, book it", `yes:${old}`)).toContain("earlier question");
  expect(talk.events()).toHaveLength(5);
});

test("a button of what is done already says so, also later and beside another question", () => {
  const talk = converse({ now, events: week(), contacts });
  talk.say("book a call with kim@example.com tomorrow at 10");
  const booked = talk.pending()?.id;
  expect(talk.say("Yes, book it", `yes:${booked}`)).toMatch(/^Booked/);
  const after = talk.events();
  const again = /^That is booked already: “Call”/;
  expect(talk.say("Yes, book it", `yes:${booked}`)).toMatch(again);
  talk.say("what's on today");
  expect(talk.say("Yes, book it", `yes:${booked}`)).toMatch(again);
  talk.say("cancel my 3pm");
  expect(talk.say("Yes, book it", `yes:${booked}`)).toMatch(again);
  expect(talk.events()).toEqual(after);
  talk.say("no");
  expect(talk.say("Undo", `undo:${booked}`)).toMatch(/^Undone/);
  expect(talk.say("Yes, book it", `yes:${booked}`)).toContain("earlier question");
});

test.each(["revoked", "down", "not-connected"] as const)(
  "with a calendar that is %s nothing is booked or called free",
  (state) => {
    const talk = converse({ now, calendar: { state, events: [] } });
    for (const text of [
      "book a call with kim@example.com tomorrow at 10",
      "am I free tomorrow",
      "what's on tomorrow",
      "cancel my 3pm",
    ]) {
      expect(talk.say(text)).toMatch(/Google/);
      expect(talk.pending()).toBeNull();
    }
  },
);

test("“the weekly sync” is the one that comes again, whatever stands in its title", () => {
  const weekly = {
    ...meeting("Sync", "2026-11-26T10:00:00+01:00", "2026-11-26T10:30:00+01:00"),
    recurringEventId: "series",
  };
  const once = meeting("Sync", "2026-11-25T10:00:00+01:00", "2026-11-25T10:30:00+01:00", [tom]);
  const plan = meeting("Quarterly plan", "2026-11-25T16:00:00+01:00", "2026-11-25T17:00:00+01:00");
  const talk = converse({ now, events: [once, weekly, plan], contacts });
  expect(talk.say("cancel the weekly sync")).toContain("Thu 26 Nov, 10:00");
  expect(talk.say("cancel the quarterly plan")).toContain("Quarterly plan");
});

test("one meeting is told in full: where, who comes, and the way in", () => {
  const guests = [
    { ...anna, responseStatus: "accepted" as const },
    { ...tom, responseStatus: "declined" as const },
  ];
  const more = { location: "Café Luna", hangoutLink: "https://meet.google.com/abc" };
  const lunch = meeting("Lunch", "2026-11-25T12:30:00+01:00", "2026-11-25T13:30:00+01:00", guests, more);
  const talk = converse({ now, events: [lunch] });
  expect(talk.say("where is lunch tomorrow?")).toBe(
    [
      "“Lunch”",
      "Wed 25 Nov, 12:30–13:30",
      "Where: “Café Luna”",
      "With: Anna de Vries (coming), Tom Baker (not coming)",
      "Join: https://meet.google.com/abc",
    ].join("\n"),
  );
  expect(talk.say("waar is de lunch morgen?")).toContain("Met: Anna de Vries (komt), Tom Baker (komt niet)");
});

test("being late for nothing in particular, with nothing near, is asked about", () => {
  const events = [meeting("Sync", "2026-11-27T10:00:00+01:00", "2026-11-27T10:30:00+01:00")];
  const talk = converse({ now, events });
  expect(talk.say("I'm running late")).toBe("I see no meeting that you could be late for now. Which one do you mean?");
});
