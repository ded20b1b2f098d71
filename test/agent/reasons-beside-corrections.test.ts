import { describe, expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

const begin = (...said: string[]) => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  const people = ["Freya Hart", "Tom Barker"].map(guest);
  talk.put(meeting("Photo", "2026-11-02T09:00:00+01:00", "2026-11-02T10:00:00+01:00", people));
  talk.put(meeting("Gym", "2026-11-26T13:00:00+01:00", "2026-11-26T13:15:00+01:00"));
  talk.put(meeting("Retro", "2026-11-26T11:00:00+01:00", "2026-11-26T12:00:00+01:00", [guest("Tom Barker")]));
  for (const one of said) talk.say(one);
  return talk;
};

describe("what one has to do, or has then, is no other hour and no other meeting", () => {
  test.each([
    ["book freya tomorrow 3pm", "make it 10am, i need to get the kids at 3"],
    ["book freya tomorrow 3pm", "make it 10am, i need to be at the dentist at 2"],
    ["book freya tomorrow 3pm", "need to get the kids at 3, make it 10am"],
    ["book freya tomorrow 3pm", "hm no thats when i have gym, do 10 instead"],
    ["book freya tomorrow 3pm", "no wait that's when my gym is, make it 10am"],
    ["plan freya morgen 15 uur", "maak er 10 uur van, ik moet de kinderen om 3 uur halen"],
    ["plan freya morgen 15 uur", "om 10 uur graag, ik moet om 2 naar de garage"],
    ["plan freya morgen 15 uur", "nee dan zit ik bij de tandarts, doe 10 uur"],
    ["plan freya morgen 15 uur", "ohja 10 uur ipv 3 uur"],
    ["trag freya morgen 15 uhr ein", "mach 10 uhr, ich muss die kinder um 3 holen"],
    ["trag freya morgen 15 uhr ein", "mach 10 uhr draus, ich muss um 2 zum zahnarzt"],
    ["trag freya morgen 15 uhr ein", "nee da hab ich sport, mach lieber 10 uhr"],
    ["réserve freya demain à 15h", "mets 10h, je dois chercher les enfants à 15h"],
    ["réserve freya demain à 15h", "ah non là j'ai kiné, mets plutôt 10h"],
    ["réserve freya demain à 15h", "non à cette heure-là j'ai sport, 10h plutôt"],
    ["reserva con freya mañana a las 15", "ponlo a las 10, tengo que recoger a los niños a las 15"],
    ["reserva con freya mañana a las 15", "ay no ahí tengo gimnasio, mejor a las 10"],
    ["reserva con freya mañana a las 15", "no a esa hora tengo dentista, mejor a las 10"],
  ])("%s: %s", (open, said) => {
    expect(begin(open).say(said)).toMatch(/26[\s\S]*10:00–10:30[\s\S]*Freya Hart/);
  });
});

test("nobody likes a day, so it stays on the one of before, at another hour", () => {
  expect(
    begin("move the retro to friday").say("hm no wait everyone hates fridays. keep it thursday but at 4pm"),
  ).toContain("To: Thu 26 Nov, 16:00–17:00");
  expect(begin("plan freya morgen 15 uur").say("nee iedereen haat donderdag, doe vrijdag maar om 10 uur")).toContain(
    "vr 27 nov, 10:00–10:30",
  );
});

describe("a request that is set right in the same breath, with the reason behind it", () => {
  test.each([
    ["block tomorrow 9 to 10 for invoices, make that 9 to 11 theyre a mess", "*Invoices*\nThu 26 Nov, 09:00–11:00"],
    ["block tomorrow 9 to 10 for invoices, make it 9 to 11 they're loads", "*Invoices*\nThu 26 Nov, 09:00–11:00"],
    [
      "put in a catchup with freya on friday at 11.. hm no thats when i have gym, do 10am instead",
      "*Catchup*\nFri 27 Nov, 10:00–10:30",
    ],
  ])("%s", (said, card) => {
    expect(begin().say(said)).toContain(card);
  });
});

describe("how long something takes, where it ends and what it is called", () => {
  test.each([
    ["coffee with freya thursday 3pm", "should last an hour", "15:00–16:00"],
    ["coffee with freya thursday 3pm", "it should take an hour", "15:00–16:00"],
    ["coffee with freya thursday 3pm", "go for an hour", "15:00–16:00"],
    ["café avec freya jeudi à 15h", "finalement compte une heure avec elle", "15:00–16:00"],
    ["what time is the retro", "retro should go til 12:30 not 12", "11:00–12:30"],
    ["what time is the retro", "it should run until 12:30 not 12", "11:00–12:30"],
    ["coffee with freya thursday 3pm", "should say Catch up not Coffee", "*Catch up*"],
    ["coffee with freya thursday 3pm", "it should say Catch up instead of Coffee", "*Catch up*"],
    ["coffee with freya thursday 3pm", "the title should be Catch up, not Coffee", "*Catch up*"],
    ["koffie met freya donderdag 15 uur", "moet bijpraten heten, niet koffie", "*Bijpraten*"],
    ["kaffee mit freya donnerstag 15 uhr", "soll catch up heißen, nicht kaffee", "*Catch up*"],
  ])("%s: %s", (open, said, card) => {
    expect(begin(open).say(said)).toContain(card);
  });
});

describe("what was asked about and not answered is named on the next card", () => {
  test.each([
    ["call with freya friday 10am", "zorp it to 11", "make it 45 min", "10:00–10:45"],
    ["afspraak met freya vrijdag 10 uur", "blorfen om 11 uur", "en 45 minuten", "10:00–10:45"],
  ])("%s: %s: %s", (open, unclear, next, card) => {
    const talk = begin(open);
    expect(talk.say(unclear)).toContain("11:00–11:30");
    const reply = talk.say(next);
    expect(reply).toContain(unclear);
    expect(reply).toContain(card);
  });

  test("and not where it was answered", () => {
    const talk = begin("call with freya friday 10am", "zorp it to 11");
    expect(talk.say("yes")).not.toContain("zorp");
  });
});

test.each([
  "put freya down for tomorrow 3pm.. scratch that shes in lisbon, make it 10am",
  "book freya tomorrow 3pm, no wait she's at a funeral, make it 10am",
  "zet freya morgen 15u, wacht ze zit in parijs, maak er 10u van",
  "trag freya morgen 15 uhr ein, moment sie ist in wien, mach 10 uhr draus",
  "mets freya demain à 15h, attends elle est à lyon, mets plutôt 10h",
])("where somebody is then is why, and no place: %s", (said) => {
  const card = begin().say(said);
  expect(card).toMatch(/26[\s\S]*10:00–10:30[\s\S]*Freya Hart/);
  expect(card).not.toMatch(/lisbon|funeral|parijs|wien|lyon/i);
});

test("where it is itself may be its place", () => {
  expect(begin().say("put freya down for tomorrow 3pm.. scratch that it's in lisbon, make it 10am")).toMatch(/lisbon/i);
});

test.each([
  ["book freya tomorrow at 3pm, no wait, make it 10", "10:00–10:30"],
  ["plan freya morgen 15u, nee wacht, 10u", "10:00–10:30"],
  ["mets freya demain à 15h, non attends, 10h", "10:00–10:30"],
  ["book freya tomorrow at 9am, no wait, 3", "15:00–15:30"],
  ["book freya tomorrow at 7pm, no, 8", "20:00–20:30"],
])("an hour that is set right is in the half of the day where it is near: %s", (said, hours) => {
  expect(begin().say(said)).toContain(hours);
});
