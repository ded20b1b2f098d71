import { describe, expect, test } from "vitest";
import { amongFriends } from "../support/week";

/** What is shown for a message on a Tuesday morning. */
const shownFor = (said: string) => amongFriends().say(said);

describe("hours in which one is elsewhere are kept, and called by what for", () => {
  test.each([
    ["I'm off Friday from 2 to 4 for the swim gala.", "*Swim gala*"],
    ["away fri 14-16, swim gala", "*Swim gala*"],
    ["Friday 2-4pm I'll be out at the swim gala, please block it", "*Swim gala*"],
    ["I won't be available on Friday between 2pm and 4pm, swim gala", "*Swim gala*"],
    ["Vrijdag ben ik van 14 tot 16 uur weg voor het zwemfeest", "*Zwemfeest*"],
    ["vrij 14-16u weg, zwemfeest", "*Zwemfeest*"],
    ["Ik ben er vrijdag tussen twee en vier 's middags niet, zwemfeest", "*Zwemfeest*"],
    ["Am Freitag bin ich von 14 bis 16 Uhr nicht da, wegen Schwimmfest", "*Schwimmfest*"],
    ["fr 14-16 uhr weg, schwimmfest", "*Schwimmfest*"],
    ["Vendredi je m'absente de 14h à 16h pour la fête de natation", "*Fête de natation*"],
    ["ven 14-16h pas là, fête de natation", "*Fête de natation*"],
    ["El viernes no estoy de dos a cuatro de la tarde por la fiesta de natación", "*Fiesta de natación*"],
    [
      "El viernes entre las dos y las cuatro de la tarde no estoy disponible, fiesta de natación",
      "*Fiesta de natación*",
    ],
  ])("%s", (said, title) => {
    expect(shownFor(said)).toMatch(/27[^\n]*14:00–16:00/);
    expect(shownFor(said)).toContain(title);
    expect(shownFor(said)).not.toContain("example.com");
  });

  test.each([
    ["am I away on friday from 2 to 4?"],
    ["ben ik vrijdag van 14 tot 16 weg?"],
    ["Tom is away friday 14-16"],
  ])("but nothing is kept for “%s”", (said) => {
    expect(shownFor(said)).not.toMatch(/14:00–16:00\n\[/);
  });
});

describe("time that is set aside, or left free, is kept", () => {
  test.each([
    ["set aside Friday morning for the report"],
    ["Please set Friday 9 to 12 aside for the report"],
    ["laat vrijdagochtend vrij voor het verslag"],
    ["hou vrijdagochtend apart voor het verslag"],
    ["lass Freitagvormittag für den Bericht frei"],
    ["mets vendredi 9h-12h de côté pour le rapport"],
    ["aparta el viernes por la mañana para el informe"],
  ])("%s", (said) => {
    expect(shownFor(said)).toMatch(/27[^\n]*09:00–12:00/);
    expect(shownFor(said)).toMatch(/\*(Report|Verslag|Bericht|Rapport|Informe)\*/);
  });
});
