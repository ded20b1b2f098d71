import { describe, expect, test } from "vitest";
import { talkOfLenaAndOwen } from "../support/free-talk";

/** What is shown for a message on Wednesday 25 November. */
const shownFor = (said: string) => talkOfLenaAndOwen().say(said);

describe("somebody's birthday is called so, takes the day, and nobody is invited to it", () => {
  test.each([
    ["It's Lena's birthday on Saturday, please note it", "*Lena's birthday*"],
    ["lena bday saturday, add it", "*Lena birthday*"],
    ["Lena has her birthday on Saturday, can you put that in?", "*Birthday Lena*"],
    ["Zaterdag is Lena jarig, zet je haar verjaardag erin?", "*Lena jarig*"],
    ["Lena is zaterdag jarig, noteer dat", "*Verjaardag Lena*"],
    ["verjaardag lena zaterdag, noteren", "*Verjaardag lena*"],
    ["Samstag ist Lenas Geburtstag, trag das ein", "*Lenas Geburtstag*"],
    ["Geburtstag von Lena am Samstag", "*Geburtstag von Lena*"],
    ["L'anniversaire de Lena est samedi, tu peux le mettre ?", "*Anniversaire de Lena*"],
    ["anniv lena samedi, à noter", "*Anniv lena*"],
    ["El sábado es el cumpleaños de Lena, ponlo en el calendario", "*Cumpleaños de Lena*"],
    ["Lena cumple años el sábado, apúntalo", "*Lena cumple años*"],
  ])("%s", (said, title) => {
    const shown = shownFor(said);
    expect(shown).toContain(title);
    expect(shown).toMatch(/28.*(all day|de hele dag|ganztägig|toute la journée|todo el día)/);
    expect(shown).not.toContain("Vogt");
  });

  test("and what is eaten on it has an hour, and guests", () => {
    const shown = shownFor("birthday dinner with Lena on Saturday at 19:00");
    expect(shown).toContain("19:00");
    expect(shown).toContain("Lena Vogt");
  });
});

describe("a day of work at home is a whole one", () => {
  test.each([
    ["I'm working from home on Friday, can you mark that in my calendar?", "*Working from home*"],
    ["wfh friday", "*Working from home*"],
    ["Vrijdag werk ik thuis, zet je dat in de agenda?", "*Thuiswerken*"],
    ["vrijdag thuiswerken, zet erin", "*Thuiswerken*"],
    ["Freitag arbeite ich von zu Hause, trag das bitte so ein", "*Homeoffice*"],
    ["Ich bin am Freitag im Homeoffice", "*Homeoffice*"],
    ["Vendredi je travaille à la maison, indique-le dans l'agenda", "*Télétravail*"],
    ["télétravail vendredi, note-le", "*Télétravail*"],
    ["El viernes trabajo desde casa, márcalo en la agenda", "*Teletrabajo*"],
    ["viernes teletrabajo, ponlo", "*Teletrabajo*"],
  ])("%s", (said, title) => {
    const shown = shownFor(said);
    expect(shown).toContain(title);
    expect(shown).toMatch(/27.*(all day|de hele dag|ganztägig|toute la journée|todo el día)/);
  });
});

describe("all of a week is that week, where it is said beside which one", () => {
  test.each([
    ["away next week, the whole week", "30 Nov – Sun 6 Dec"],
    ["Volgende week heb ik verlof, de hele week, zet dat er maar in", "30 nov – zo 6 dec"],
    ["Nächste Woche habe ich die ganze Woche Urlaub, trägst du das ein?", "30. Nov. – So, 6. Dez."],
    ["La semaine prochaine je suis en congé toute la semaine, mets-le", "30 nov. – dim. 6 déc."],
    ["La semana que viene estoy de vacaciones, toda la semana, resérvala", "30 nov – dom 6 dic"],
  ])("%s", (said, days) => {
    expect(shownFor(said)).toContain(days);
  });
});
