import { describe, expect, test } from "vitest";
import { amongFriends } from "../support/week";

/** What is shown for a message on a Tuesday morning. */
const shownFor = (said: string) => amongFriends().say(said);

describe("a short weekday in front of the hour from which something goes on is that day, and no part of its name", () => {
  test.each([
    ["garden party sat from 7pm", "*Garden party*", "Sat 28 Nov, 19:00"],
    ["buurtfeest za vanaf 19u", "*Buurtfeest*", "za 28 nov, 19:00"],
    ["buurtfeest za vanaf zeven uur 's avonds", "*Buurtfeest*", "za 28 nov, 19:00"],
    ["Sommerfest sa ab 19 Uhr", "*Sommerfest*", "Sa, 28. Nov., 19:00"],
    ["fête des voisins sam à partir de 19h", "*Fête des voisins*", "sam. 28 nov., 19:00"],
    ["fiesta del barrio sáb desde las 19h", "*Fiesta del barrio*", "sáb 28 nov, 19:00"],
    ["fiesta del barrio sáb a partir de las siete de la tarde", "*Fiesta del barrio*", "sáb 28 nov, 19:00"],
    ["ma cursus 13u-16u30", "*Cursus*", "30 nov, 13:00–16:30"],
    ["mar formation 9h30 avec Tom", "*Formation*", "mar. 1er déc., 09:30"],
  ])("%s", (said, title, when) => {
    expect(shownFor(said)).toContain(title);
    expect(shownFor(said)).toContain(when);
  });

  test("and in front of a verb it is whatever else it may be", () => {
    expect(shownFor("ma ophalen om 13 uur")).toContain("Ma ophalen");
  });
});

describe("both ends of a stretch in words", () => {
  test.each([
    ["Jueves curso de una a tres y media de la tarde", "13:00–15:30"],
    ["Apunta un curso el viernes de once a una de la tarde", "11:00–13:00"],
    ["Vrijdag cursus van één tot half vier 's middags", "13:00–15:30"],
    ["Plan vrijdag een cursus van elf tot één uur 's middags", "11:00–13:00"],
    ["Freitag Kurs von eins bis halb vier nachmittags", "13:00–15:30"],
    ["Course on Friday from eleven till one in the afternoon", "11:00–13:00"],
    ["Cours vendredi de onze heures à une heure de l'après-midi", "11:00–13:00"],
  ])("%s", (said, when) => {
    expect(shownFor(said)).toContain(when);
  });
});

test.each([
  ["El viernes ensayo a partir de las ocho de la tarde", "20:00"],
  ["Elke donderdag om half acht 's avonds is er koor, zet dat er wekelijks in.", "19:30"],
  ["Every Thursday at half past seven in the evening I have choir, put it in weekly", "19:30"],
])("the part of the day that is said with an hour holds: %s", (said, when) => {
  expect(shownFor(said)).toContain(when);
});
