import { expect, test } from "vitest";
import { playAll } from "../support/dialogue";
import { play } from "../support/script";
import { amongFriends } from "../support/week";

playAll(
  {
    "a complete new request takes the place of a question for an address": `
    > book 30 min with Quentin tomorrow at 16:30
    What is Quentin's e-mail address?
    > book 30 min with anna@example.com tomorrow at 17:30
    Shall I book this? … Wed 25 Nov, 17:30–18:00 … With: anna@example.com
    > yes
    Booked`,
    "and so does one whose guest is not known either": `
    > book 30 min with Quentin tomorrow at 16:30
    What is Quentin's e-mail address?
    > book 30 min with Zelda tomorrow at 17:30
    What is Zelda's e-mail address?
    > zelda@example.com
    Shall I book this? … Wed 25 Nov, 17:30–18:00 … With: Zelda (zelda@example.com)`,
    "or that names nobody": `
    > boek 30 min met Quentin morgen om 16:30
    Quentin
    > boek 30 min sporten morgen om 17:30
    Zal ik dit inplannen? … Sporten … wo 25 nov, 17:30–18:00`,
    "an address, a time and a correction still answer it": `
    > book 30 min with Quentin tomorrow at 16:30
    What is Quentin's e-mail address?
    > make it 17:00
    What is Quentin's e-mail address?
    > it's quentin@example.com
    Shall I book this? … Wed 25 Nov, 17:00–17:30 … With: Quentin (quentin@example.com)`,
    "beside an open card another meeting is a request without a verb, and what it replaces is named": `
    > coffee with dirk@ex.test tues 9am
    Shall I book this? … *Coffee*
    > call with eva@ex.test tues 11am
    Not done yet: “Coffee”. … Shall I book this? … *Call* … Tue 1 Dec, 11:00–11:30 … With: eva@ex.test
    > yes
    Booked: *Call* … Still waiting: *Coffee*, Tue 1 Dec, 09:00–09:30.
    > yes
    Shall I book this? … *Coffee* … dirk@ex.test`,
    "all that had to make room is named, newest first, and shown one after another": `
    > coffee with dirk@ex.test tues 9am
    Shall I book this? … *Coffee*
    > call with eva@ex.test tues 11am
    Not done yet: “Coffee”. … *Call*
    > dentist tues 2pm
    Not done yet: “Call”. … *Dentist*
    > yes
    Booked: *Dentist* … Still waiting: *Call*, Tue 1 Dec, 11:00–11:30; *Coffee*, Tue 1 Dec, 09:00–09:30.
    > yes
    Shall I book this? … *Call*
    > yes
    Booked: *Call* … Still waiting: *Coffee*, Tue 1 Dec, 09:00–09:30.
    > yes
    Shall I book this? … *Coffee* … dirk@ex.test
    > yes
    Booked: *Coffee*`,
    "one that says that it comes beside it is a line of the same card": `
    > coffee with dirk@ex.test tues 9am
    Shall I book this? … *Coffee*
    > and call with eva@ex.test at 11
    Shall I do all of this? … 1. Book *Coffee*, Tue 1 Dec, 09:00–09:30 … 2. Book *Call*, Tue 1 Dec, 11:00–11:30
    > also cancel the opera
    This part is not done yet … can't find … 1. Book *Coffee* … 2. Book *Call*`,
    "a thing that is no meeting yet is a new one beside the card": `
    > koffie met anna vr 10 uur
    *Koffie*
    > en donderdag 16u de garage
    1. *Koffie* inplannen … 2. *Garage* inplannen, do 26 nov, 16:00–16:30`,
    "behind a cancellation a meeting that goes as well needs no verb, and one that is only named is shown": `
    > cancel the design review
    Shall I cancel this?
    > yes
    Cancelled: “Design review”
    > dinner friday 19
    Shall I book this?
    > yes
    Booked: *Dinner*
    > so the dinner
    “Dinner” … Fri 27 Nov, 19:00–19:30
    > zet m 15 min terug
    Ik weet niet zeker wat je met “M” bedoelt, dus ik heb niets gedaan`,
    "words that the question names itself are not left out of it": `
    > zet m 15 min terug bij anna
    Ik weet niet wat ik met “M” moet. Bedoel je dit? … Wanneer moet “M” zijn?`,
    "what comes to nothing takes nobody's place": `
    > coffee with anna fri 10am
    Shall I book this? … *Coffee*
    > design review is at 15 right?
    “Design review” … 15:00–16:00 … Shall I book this? … *Coffee*
    > ok book it
    Booked: *Coffee*`,
    "whoever is named then takes up what was set aside for another request, and joins no other meeting": `
    > coffee with anna fri 9am
    Shall I book this? … *Coffee*
    > dentist tues 11am
    Not done yet: “Coffee”. … Shall I book this? … *Dentist*
    > yes
    Booked: *Dentist*
    > and now the one with anna
    Shall I book this? … *Coffee* … Fri 27 Nov, 09:00–09:30
    > oh wait, dentist wed 11am
    Not done yet: “Coffee”. … *Dentist*
    > yes
    Booked: *Dentist*
    > ok back to anna, 10:30 rather
    Shall I book this? … *Coffee* … Fri 27 Nov, 10:30–11:00`,
    "in Dutch and German, too": `
    > koffie met anna vr 9 uur
    *Koffie*
    > tandarts di 11 uur
    Nog niet gedaan: “Koffie”. … *Tandarts*
    > ja
    Ingepland
    > en nu die met anna nog
    *Koffie* … vr 27 nov, 09:00–09:30
    > zahnarzt mittwoch 11 uhr
    *Zahnarzt*
    > ja
    Gebucht
    > so und jetzt noch der termin mit anna
    *Koffie* … 27. Nov., 09:00–09:30`,
    "the same request twice shows one card": `
    > coffee with dirk@ex.test tues 9am
    Shall I book this? … *Coffee*
    > coffee with dirk@ex.test tues 9am
    Shall I book this? … *Coffee* … Tue 1 Dec, 09:00–09:30
    > yes
    Booked: *Coffee*`,
    "in Dutch as well": `
    > koffie met dirk@ex.test dinsdag 9 uur
    Zal ik dit inplannen? … *Koffie*
    > lunch met eva@ex.test dinsdag 12 uur
    Nog niet gedaan: “Koffie”. … Zal ik dit inplannen? … *Lunch*`,
    "behind the question whether to undo": `
    > book gym tomorrow at 7
    Shall I book this?
    > yes
    Booked
    > no
    Shall I undo it?
    > review3 with eva@ex.test thu 13:00
    Shall I book this? … *Review3* … Thu 26 Nov, 13:00–13:30`,
    "a change of a meeting names the card that it replaces": `
    > coffee with dirk@ex.test tues 9am
    Shall I book this?
    > move the design review to friday at 10
    Not done yet: “Coffee”. … Shall I move this? … Design review`,
    "a time, or a time and another guest, still correct the card": `
    > coffee with dirk@ex.test tues 9am
    Shall I book this?
    > no, 10am
    Shall I book this? … *Coffee* … Tue 1 Dec, 10:00–10:30 … dirk@ex.test`,
    "a second yes, and a third, say that it is booked": `
    > book gym tomorrow at 7
    Shall I book this?
    > yes
    Booked
    > yes
    That is booked already: “Gym”.
    > ja
    “Gym”
    > no
    That is done already: “Gym”. Shall I undo it?`,
    "after another answer a yes and a no are about nothing": `
    > book gym tomorrow at 7
    Shall I book this?
    > yes
    Booked
    > what's on tomorrow?
    Budget review
    > no
    All right
    > yes
    There is nothing waiting for a yes.`,
  },
  amongFriends,
);

test.each(["no", "yes"])("minutes after a booking a “%s” is about nothing", (word) => {
  const talk = amongFriends();
  play(talk, "> book gym tomorrow at 7\nShall I book this?\n> yes\nBooked");
  talk.wait(6);
  expect(talk.say(word)).not.toMatch(/already|undo/i);
});
