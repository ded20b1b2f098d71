import { describe, expect, test } from "vitest";
import { converse } from "../support/dialogue";

const talk = () => converse({ now: "2026-11-30T10:00:00+01:00" });

describe("a series ends with the holiday or the month that is said, wherever its hours and its name stand", () => {
  test.each([
    ["todos los jueves de 8 a 9 guardia de patio hasta navidad", "jue 3 dic, 08:00–09:00", "hasta el vie 25 dic"],
    [
      "guardia todos los jueves de 17 a 18 hasta finales de enero",
      "jue 3 dic, 17:00–18:00",
      "hasta el dom 31 ene 2027",
    ],
    ["every thursday 8 to 9am playground duty until christmas", "Thu 3 Dec, 08:00–09:00", "until Fri 25 Dec"],
    ["elke donderdag 8.00 tot 9.00 pleinwacht tot kerst", "do 3 dec, 08:00–09:00", "tot en met vr 25 dec"],
    ["jeden Donnerstag 8 bis 9 Uhr Pausenaufsicht bis Weihnachten", "Do, 3. Dez., 08:00–09:00", "bis Fr, 25. Dez."],
    ["tous les jeudis de 8h à 9h surveillance jusqu'à noël", "jeu. 3 déc., 08:00–09:00", "jusqu'au ven. 25 déc."],
  ])("%s", (text, when, until) => expect(talk().say(text)).toMatch(new RegExp(`${when}[\\s\\S]*${until}`)));
});

describe("the end of a month that is over before the first one is that of the month of the first", () => {
  test.each([
    ["playground duty every thursday at 8am till the end of the month", "until Thu 31 Dec"],
    ["reunion semanal todos los lunes a las 9:30 hasta fin de mes", "hasta el jue 31 dic"],
    ["point hebdo tous les lundis à 9h30 jusqu'à la fin du mois", "jusqu'au jeu. 31 déc."],
    ["Pausenaufsicht jeden Donnerstag um 9 Uhr bis Monatsende", "bis Do, 31. Dez."],
    ["pleinwacht elke donderdag om 9 uur tot het eind van de maand", "tot en met do 31 dec"],
  ])("%s", (text, until) => expect(talk().say(text)).toContain(until));
});

test("an hour that is written as 8h30 is in the morning, and a weekly meeting is no name", () => {
  const card = talk().say("point hebdo tous les lundis à 8h30 jusqu'à fin janvier");
  expect(card).toMatch(/\*Point\*[\s\S]*lun. 7 déc., 08:30–09:00[\s\S]*jusqu'au dim. 31 janv. 2027/);
});

describe("weekdays in front of every week are all of the series", () => {
  test.each([
    ["gym tue and thu 7pm every week", "every week on Tue, Thu"],
    ["gym mon, wed and fri 7am every week", "every week on Mon, Wed, Fri"],
    ["sporten di en do 19u elke week", "elke week op di, do"],
    ["Sport Di und Do 19 Uhr jede Woche", "jede Woche am Di, Do"],
    ["yoga mardi et jeudi 19h chaque semaine", "chaque semaine le mar., jeu."],
    ["cours de sport mardi et jeudi 18h30 chaque semaine jusqu'au 31 janvier", "le mar., jeu., jusqu'au dim. 31 janv."],
    ["gimnasio martes y jueves 19h cada semana", "cada semana el mar, jue"],
  ])("%s", (text, repeats) => expect(talk().say(text)).toContain(repeats));
});

describe("when each of a series ends may be said behind its name", () => {
  test.each([
    ["elke donderdag 10u bouwoverleg erin, tot 11", "do 3 dec, 10:00–11:00"],
    ["elke woensdag pilates om 19u, duurt tot 20.30", "wo 2 dec, 19:00–20:30"],
    ["jeden Donnerstag 10 Uhr Bauleitung rein, bis 12", "Do, 3. Dez., 10:00–12:00"],
    ["chaque jeudi 10h réunion de chantier, jusqu'à 11h", "jeu. 3 déc., 10:00–11:00"],
    ["todos los jueves a las 10 reunión de obra, hasta las 11:30", "jue 3 dic, 10:00–11:30"],
    ["book band practice every wed 7pm, ends 9", "Wed 2 Dec, 19:00–21:00"],
  ])("%s", (text, when) => expect(talk().say(text)).toContain(when));
});
