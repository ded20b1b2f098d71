import { expect, test } from "vitest";
import { meeting, playAll } from "../support/dialogue";
import { omar, physio, talkWith, tandarts } from "../support/free-talk";

const pitch = meeting("Investor pitch", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [omar]);

const begin = () => talkWith(physio, pitch, tandarts);

playAll(
  {
    "the later of two times counts behind a word that takes the first back": `
      > schedule nina on thursday at 10, sorry, 11 for 45 min
      Thu 26 Nov, 11:00–11:45 … With: Nina Smit
      > no
      did not book`,
    "two hours without such a word are asked about": `
      > book omar friday at 9 at 13:00
      [09:00] [13:00]`,
    "the same hour said twice is one": `
      > book 3pm coffee with lotte on friday at 3pm
      *Coffee* … Fri 27 Nov, 15:00`,
    "a topic keeps its numbers, and the time stays a time": `
      > call with omar about the 90 day plan thursday 4pm
      *Call about the 90 day plan* … Thu 26 Nov, 16:00–16:30
      > no
      did not book
      > meeting re Q2 hiring tomorrow at 10
      *Q2 hiring* … Wed 25 Nov, 10:00`,
    "a short name of a day is that day, though it is a word of another language": `
      > call omar mon 4pm
      Mon 30 Nov, 16:00–16:30
      > no
      did not book
      > bel met omar ma 16u
      ma 30 nov, 16:00–16:30`,
    "a room and a street are places": `
      > book room 2.07 with nina thursday 13:00-14:00
      Thu 26 Nov, 13:00–14:00 … Where: room 2.07`,
    "names need no capitals, and joins are optional": `
      > book nina omar and lotte thursday at 11
      With: Nina Smit … Omar Haddad … Lotte de Boer`,
    "a verb of moving anywhere moves": `
      > any chance of shifting the physio to friday 12:30
      Shall I move this? … “Physio” … Fri 27 Nov, 12:30–13:15
      > no
      stays as it is
      > ik moet de tandarts verplaatsen naar maandag 11 uur
      “Tandarts” … ma 30 nov, 11:00–11:30`,
    "a length with a way shifts": `
      > push the investor pitch back by 20 minutes
      To: Thu 26 Nov, 14:20–15:20`,
    "what was just booked is what a correction is about": `
      > coffee with lotte thursday at 11:00
      Shall I book this?
      > yes
      Coffee
      > wrong day, should be friday
      Shall I move this? … Fri 27 Nov, 11:00
      > yes
      Fri 27 Nov
      > sorry i meant nina
      With: Nina Smit … No longer invited: Lotte de Boer`,
    "a title with a slip of the thumb is found": `
      > cancel the investor pithc
      Shall I cancel this? … “Investor pitch”`,
    "one is joined and another leaves in one breath": `
      > add lotte and remove omar from the investor pitch
      Shall I change this? … Lotte de Boer … No longer invited: Omar Haddad`,
    "one person takes the place of another before anything is asked": `
      > call with nina, no wait, with lotte, friday at 13:00
      Fri 27 Nov, 13:00 … With: Lotte de Boer`,
    "a verb that is left over is asked about, and nothing is booked": `
      > gesprek met omar rubriceren verzetten vrijdag 9 uur
      weet niet wat ik met “gesprek, rubriceren” moet … [Stel voor] [Nee]`,
    "a story has one request in it": `
      > so I spoke to nina at length last week and she wants to move the physio to friday at 12:30 because of her train
      Shall I move this? … “Physio” … Fri 27 Nov, 12:30`,
    "what must not be done is not": `
      > dont cancel the physio
      left everything`,
  },
  begin,
);

test("a list is a meeting each", () => {
  const answer = begin().say("kun je deze inplannen?\n- nina donderdag 11:00\n- omar vrijdag 12:00");
  expect(answer).toMatch(/Nina Smit[\s\S]*do 26 nov, 11:00[\s\S]*Omar Haddad[\s\S]*vr 27 nov, 12:00/);
});

test("what a pasted mail asks for is booked with its writer at its time", () => {
  const mail = "From: Nina Smit <nina@example.com>\nSubject: Lease\n\nCould we meet on Thursday at 4pm?\nNina";
  const answer = begin().say(`${mail}\n\nplease put this in`);
  expect(answer).toMatch(/\*Lease\*[\s\S]*Thu 26 Nov, 16:00[\s\S]*nina@example\.com/);
});
