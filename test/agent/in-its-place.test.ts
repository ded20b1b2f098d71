import { describe, expect, test } from "vitest";
import { chess, physio, talkWith } from "../support/free-talk";

describe("what goes makes room for something else at the same time", () => {
  test.each([
    "cancel the physio and book a call with nina instead",
    "cancel the physio and put a call with nina in its place",
    "zeg de physio af en zet er een belletje met nina voor in de plaats",
    "sag die Physio ab und setz dafür einen Anruf mit Nina rein",
    "annule la physio et mets un appel avec Nina à la place",
    "cancela la physio y pon una llamada con Nina en su lugar",
  ])("%s", (text) => {
    const reply = talkWith(physio, chess).say(text);
    expect(reply).toMatch(/1\. .*“Physio”[\s\S]*2\. /);
    expect(reply).toContain("Nina");
  });
});

describe("why a time is taken back is no part of the meeting", () => {
  test.each([
    "block thursday 14:00 to 15:00 for taxes, oh no that day doesn't work, friday same time",
    "blok donderdag van 14 tot 15 voor de belasting, o nee die dag kan niet, vrijdag zelfde tijd",
    "block Donnerstag 14 bis 15 Uhr für die Steuer, ach nein, das geht nicht, Freitag gleiche Zeit",
    "bloque jeudi de 14h à 15h pour les impôts, ah non ça ne va pas, vendredi même heure",
    "bloquea el jueves de 14 a 15 para impuestos, ay no, no puedo, el viernes a la misma hora",
  ])("%s", (text) => {
    expect(talkWith(physio).say(text)).toMatch(/27[\s\S]*14:00–15:00/);
  });
});

describe("somebody nobody knows is asked about, and nothing else stands in the way", () => {
  test.each([
    "setz mich Freitag 10:45 mit Wendelin zusammen",
    "zet mij vrijdag 10:45 samen met Wendelin",
    "mets-moi avec Wendelin vendredi à 10h45",
  ])("%s", (text) => {
    expect(talkWith(physio).say(text)).toMatch(/Wendelin.*\?|Wendelin/);
    expect(talkWith(physio).say(text)).not.toMatch(/zusammen|samen met/);
  });
});
