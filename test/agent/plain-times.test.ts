import { describe, expect, test } from "vitest";
import { amongFriends } from "../support/week";

/** What is shown for a message on a Tuesday morning. */
const shownFor = (said: string) => amongFriends().say(said);

describe("minutes in short behind a whole hour are how long it is", () => {
  test.each([
    ["thu 9h 45 min vera@acme.example", "Thu 26 Nov, 09:00–09:45"],
    ["do 9 uur 45 min met vera@acme.example", "do 26 nov, 09:00–09:45"],
    ["Do 9h 45 min vera@acme.example bitte", "Do, 26. Nov., 09:00–09:45"],
    ["jeu 9h 45min vera@acme.example", "Thu 26 Nov, 09:00–09:45"],
    ["jue 9h 45 min vera@acme.example", "Thu 26 Nov, 09:00–09:45"],
  ])("%s", (said, when) => {
    expect(shownFor(said)).toContain(when);
    expect(shownFor(said)).toContain("vera@acme.example");
  });
});

describe("who is invited for so long, to nothing that there is, comes to a new meeting", () => {
  test.each([
    ["Can you invite vera@acme.example on Thursday at 9, for 45 minutes?", "Thu 26 Nov, 09:00–09:45"],
    ["Nodig vera@acme.example uit voor donderdag 9 uur, drie kwartier", "do 26 nov, 09:00–09:45"],
    ["Lade vera@acme.example für Donnerstag 9 Uhr ein, 45 Minuten", "Do, 26. Nov., 09:00–09:45"],
    ["Invite vera@acme.example jeudi à 9h pour 45 minutes", "jeu. 26 nov., 09:00–09:45"],
    ["Invita a vera@acme.example el jueves a las 9, 45 minutos", "jue 26 nov, 09:00–09:45"],
  ])("%s", (said, when) => {
    expect(shownFor(said)).toContain(when);
  });
});

describe("an hour before which nothing is to be is where free time begins", () => {
  test.each([
    ["Find me an hour with Tom on Thursday, but nothing before 3pm", "15:00"],
    ["tom thursday 1h, 3pm at the earliest", "15:00"],
    ["1h tom thu from 3pm onwards", "15:00"],
    ["Zoek donderdag een uur met Tom, maar niks voor drie uur 's middags", "15:00"],
    ["tom donderdag 1u, niet eerder dan 15u", "15:00"],
    ["tom donderdag een uur, pas vanaf 15u", "15:00"],
    ["Such am Donnerstag eine Stunde mit Tom, aber nichts vor 15 Uhr", "15:00"],
    ["tom donnerstag 1h nicht vor 15h", "15:00"],
    ["Trouve une heure avec Tom jeudi, mais rien avant 15h", "15:00"],
    ["J'aimerais voir Tom une heure jeudi, mais pas avant trois heures de l'après-midi", "15:00"],
    ["Busca una hora con Tom el jueves, pero nada antes de las 15", "15:00"],
    ["Pon una hora con Tom el jueves, como pronto a las tres de la tarde", "15:00"],
  ])("%s", (said, first) => {
    const hours = [...shownFor(said).matchAll(/ (\d\d:\d\d)[}\]–]/g)].map(([, hour = ""]) => hour);
    expect(hours.length).toBeGreaterThan(0);
    expect(hours.every((hour) => hour >= first)).toBe(true);
  });
});

describe("a weekday beside weeks that are counted is that of the week", () => {
  test.each([
    ["barber fri in 2 weeks 9am", /(4|11) Dec, 09:00/],
    ["vr over 2 weken kapper 9u", /(4|11) dec, 09:00/],
    ["kapper vrijdag over 14 dagen 9 uur", /(4|11) dec, 09:00/],
    ["Over twee weken op vrijdag moet ik om negen uur naar de kapper", /(4|11) dec, 09:00/],
    ["Vrijdag over twee weken heb ik om 9.00 uur een afspraak bij de kapper, noteer je dat?", /(4|11) dec, 09:00/],
    ["in 2 Wochen am Freitag Friseur 9 Uhr", /(4|11)\. Dez\., 09:00/],
    ["coiffeur vendredi dans 2 semaines 9h", /(4|11) déc\., 09:00/],
    ["Dans deux semaines, vendredi à 9h, coiffeur", /(4|11) déc\., 09:00/],
    ["peluquero viernes en 2 semanas 9h", /(4|11) dic, 09:00/],
    ["Ponme el peluquero el viernes de dentro de dos semanas a las 9", /(4|11) dic, 09:00/],
  ])("%s", (said, when) => {
    expect(shownFor(said)).toMatch(when);
  });
});

describe("Friday as it is texted in Dutch, beside an hour or another day", () => {
  test.each([
    ["bus gent vrij 8u12", "vr 27 nov, 08:12"],
    ["vrij 10u kapper", "vr 27 nov, 10:00"],
    ["beurs gent do + vrij, hele dagen", "vr 27 nov"],
  ])("%s", (said, when) => {
    expect(shownFor(said)).toContain(when);
  });

  test.each([["ben ik vrij 14-16u"], ["vrij 14-16u?"], ["hou morgen 14-16u vrij"]])("and not “%s”", (said) => {
    expect(shownFor(said)).not.toContain("vr 27 nov");
  });
});

describe("what is planned for a day is then, and not by then", () => {
  test.each([
    ["Mets un dîner pour jeudi à 19h", "jeu. 26 nov., 19:00"],
    ["Pon una cena para el jueves a las 19", "jue 26 nov, 19:00"],
    ["Zet een etentje voor donderdag om 19 uur erin", "do 26 nov, 19:00"],
  ])("%s", (said, when) => {
    expect(shownFor(said)).toContain(when);
  });
});

describe("what one does is called as a meeting for it is", () => {
  test.each([
    ["Tomorrow I'm dining with Tom at 7pm, put it in", "*Dinner*"],
    ["Morgen eet ik om zeven uur 's avonds met Tom, zet het erin", "*Eten*"],
    ["Morgen esse ich um 19 Uhr mit Tom, trag das ein", "*Essen*"],
    ["Demain je dîne avec Tom à 19h, note-le", "*Dîner*"],
    ["Mañana ceno con Tom a las siete de la tarde, apúntalo", "*Cena*"],
  ])("%s", (said, title) => {
    expect(shownFor(said)).toContain(title);
    expect(shownFor(said)).toContain("19:00");
  });
});
