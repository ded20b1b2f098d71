import { describe, expect, test } from "vitest";
import { playAll } from "../support/dialogue";
import { amongFriends } from "../support/week";

playAll(
  {
    "lunch is looked for around noon and keeps its name": `
    > find time for lunch with anna
    propose “Lunch”. … {Wed 25 Nov 12:00} {Thu 26 Nov 12:00} {Fri 27 Nov 12:00}
    > later
    {Wed 25 Nov 12:30} {Thu 26 Nov 12:30} {Fri 27 Nov 12:30}
    > the second
    Shall I book this? … *Lunch* … Thu 26 Nov, 12:30–13:00`,
    "a lunch that is booked without an hour is offered at noon, and an hour that is said stands": `
    > lunch with tom next week
    When should “Lunch” be? … {Mon 30 Nov 12:00} {Tue 1 Dec 12:00}
    > no
    All right
    > lunch with tom tomorrow at 1pm
    *Lunch* … Wed 25 Nov, 13:00–13:30`,
    "dinner is looked for in the evening": `
    > find a time for dinner with anna on thursday
    “Dinner” … {Thu 26 Nov 18:00} {Thu 26 Nov 18:30}`,
    "what is looked for is named as it was described": `
    > find 45 min for a design review with anna
    propose “Design review”.
    > send me some options for a 30 min call with tom next week
    You and Tom are free for 30 minutes … “Call” … {Mon 30 Nov 09:00}`,
    "iemand zien is een afspraak met diegene": `
    > wanneer kan ik anna zien volgende week?
    Op deze tijden zijn jij en Anna 30 minuten vrij. … {ma 30 nov 09:00}
    > waarom niet dinsdag om 10?
    di 1 dec, 10:00`,
  },
  amongFriends,
);

describe("what has hours of its own is offered within them", () => {
  test.each([
    ["morgen mittagessen mit Tom", "12:00"],
    ["Abendessen mit Tom am Donnerstag", "18:00"],
    ["Feierabendbier mit Tom am Donnerstag", "17:00"],
    ["vendredi déjeuner avec Tom", "12:00"],
    ["Dîner avec Tom jeudi", "18:00"],
    ["Apéro avec Tom jeudi", "17:00"],
    ["comida con Tom el viernes", "12:00"],
    ["Quiero cenar con Tom el viernes", "18:00"],
    ["borrel met Tom vrijdag", "17:00"],
    ["Ik wil vrijdag met Tom lunchen, plan dat in", "12:00"],
    ["Ik wil vrijdag dineren met Tom, plan je dat?", "18:00"],
    ["drinks with Tom on Friday", "17:00"],
    ["coffee with Tom on Thursday", "09:00"],
  ])("%s", (said, first) => {
    const [earliest] = /\d\d:\d\d/.exec(shownTimes(said)) ?? [];
    expect(earliest).toBe(first);
  });

  test("but in a part of the day that is said it is looked for there", () => {
    expect(shownTimes("coffee with Tom on Thursday evening")).toContain("18:00");
  });
});

const shownTimes = (said: string) => amongFriends().say(said);
