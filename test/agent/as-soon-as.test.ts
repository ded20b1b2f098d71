import { describe, expect, test } from "vitest";
import { amongFriends } from "../support/week";

/** What is shown for a message on a Tuesday morning. */
const shownFor = (said: string) => amongFriends().say(said);

describe("so long with somebody at the first time that is free is looked for from now on", () => {
  test.each([
    ["I have to speak to Tom for 45 minutes as soon as possible, can you fit that in?"],
    ["tom asap, 45 min"],
    ["45 minutes with tom at the earliest opportunity, please"],
    ["Plan zo snel mogelijk drie kwartier met Tom in"],
    ["tom zsm drie kwartier"],
    ["Ik wil Tom zo gauw mogelijk drie kwartier spreken, regel jij dat?"],
    ["Plane so bald wie möglich 45 Minuten mit Tom ein"],
    ["tom schnellstmöglich 45 min"],
    ["Ich müsste möglichst bald eine Dreiviertelstunde mit Tom reden"],
    ["J'aimerais voir Tom trois quarts d'heure le plus tôt possible"],
    ["tom dès que possible, 45 min"],
    ["Tengo que hablar 45 minutos con Tom lo antes posible, ¿me lo organizas?"],
    ["tom cuanto antes, 45 min"],
  ])("%s", (said) => {
    expect(shownFor(said)).toMatch(/24\.? nov[^\n]*\d\d:\d\d\}/i);
    expect(shownFor(said)).toMatch(/45 min/i);
    expect(shownFor(said)).toContain("Tom");
  });

  test.each([
    ["cancel the budget review asap", /Budget review/],
    ["book Tom tomorrow at 4pm asap", /25 Nov, 16:00/],
    ["dinner with Tom asap", /When should/],
  ])("and beside an hour, or with no length, it says nothing: %s", (said, shown) => {
    expect(shownFor(said)).toMatch(shown);
  });
});

describe("whether there is room for so long before an hour", () => {
  test.each([
    ["Have I got time for a 45 minute call today before three?"],
    ["Today, before three, have I got 45 minutes for a call?"],
    ["Heb ik vandaag vóór 15.00 uur nog tijd voor een gesprek van drie kwartier?"],
    ["past er vandaag voor 15 uur nog een gesprek van 45 minuten in?"],
    ["Hätte ich heute vor 15 Uhr noch Zeit für ein Telefonat von 45 Minuten?"],
    ["passt heute vor 15 uhr noch ein anruf von 45 min rein?"],
    ["Est-ce que j'ai le temps pour un appel de 45 minutes aujourd'hui avant 15h ?"],
    ["¿Tengo hoy tiempo para una llamada de una hora antes de las tres de la tarde?"],
    ["me cabe una llamada de 45 min hoy antes de las 15?"],
  ])("%s", (said) => {
    const hours = [...shownFor(said).matchAll(/ (\d\d:\d\d)\}/g)].map(([, hour = ""]) => hour);
    expect(hours.length).toBeGreaterThan(0);
    expect(hours.every((hour) => hour < "14:16")).toBe(true);
  });

  test("and a meeting that there is, is told of", () => {
    expect(shownFor("do I have the budget review before 3 tomorrow?")).toContain("Budget review");
  });
});
