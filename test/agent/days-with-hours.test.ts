import { describe, expect, test } from "vitest";
import { converse } from "../support/dialogue";
import { knownAs } from "../support/free-talk";

const talk = () => converse({ now: "2026-11-30T10:00:00+01:00", contacts: knownAs("Elena Ruiz", "Priya Nair") });

describe("a number behind a weekday is that day, when another hour stands behind it", () => {
  test.each([
    ["clase de apoyo el miercoles 9 a las 17", "mié 9 dic, 17:00"],
    ["yoga el jueves 10 a las 19", "jue 10 dic, 19:00"],
    ["reunion el martes 15 a las 10", "mar 15 dic, 10:00"],
    ["cena el sabado 12 a las 21", "sáb 12 dic, 21:00"],
    ["clase el jueves 17 a la 1", "jue 17 dic, 13:00"],
    ["reunión con elena el viernes 11 a las 9 de la mañana, 45 min", "vie 11 dic, 09:00–09:45"],
    ["cours mercredi 9 à 17h30", "mer. 9 déc., 17:30"],
    ["dentiste mar 15 14h", "mar. 15 déc., 14:00"],
    ["Yoga Donnerstag 10 um 19 Uhr", "Do, 10. Dez., 19:00"],
    ["Friseur Freitag 11 um halb 10", "Fr, 11. Dez., 09:30"],
    ["yoga wo 9 om 17", "wo 9 dec, 17:00"],
    ["les donderdag 10 van 17 tot 18", "do 10 dec, 17:00–18:00"],
    ["yoga thursday 10 at 7pm", "Thu 10 Dec, 19:00"],
    ["yoga thu 10 7pm", "Thu 10 Dec, 19:00"],
    ["jueves 10 vacuna a las 9", "jue 10 dic, 09:00"],
    ["le vendredi 11 contrôle technique à 8h30", "ven. 11 déc., 08:30"],
    ["note le 18 à 13h30 vaccin", "ven. 18 déc., 13:30"],
    ["Freitag 11 Impfung um halb 10", "Fr, 11. Dez., 09:30"],
    ["vrijdag 11 kapper 10u30", "vr 11 dec, 10:30"],
    ["thursday 10 pottery at 9", "Thu 10 Dec, 09:00"],
    ["thursday 10 barber, 11 dentist", "Thu 3 Dec, 10:00"],
    ["meeting friday 9 to 11", "Fri 4 Dec, 09:00–11:00"],
    ["clase el martes 9 a 11", "mar 1 dic, 09:00–11:00"],
    ["thursday 10 2h with elena", "Thu 3 Dec, 10:00–12:00"],
  ])("%s", (text, when) => expect(talk().say(text)).toContain(when));

  test("of a meeting that moves", () => {
    const said = talk();
    said.say("claustro el martes 15 a las 10:00");
    said.say("sí");
    expect(said.say("mueve el claustro al miercoles 16 a las 12")).toContain("mié 16 dic, 12:00");
  });

  test("no such day is no stretch of hours either", () => {
    expect(talk().say("clase el martes 9 a las 17")).toMatch(/09:00 o 17:00\?/);
  });
});

describe("two days of a month with their hours are two meetings, or are asked about with their days", () => {
  test.each([
    ["reunion el 10 a las 16h y 11 a las 17h", /jue 10 dic, 16:00[\s\S]*vie 11 dic, 17:00/],
    ["reunion el 10 a las 16h y el 11 a las 17h", /jue 10 dic, 16:00[\s\S]*vie 11 dic, 17:00/],
    ["reunion de evaluacion el 10 a las 16h, 11 a las 17h", /\[jue 10 dic 16:00\] \[vie 11 dic 17:00\]/],
    ["réunion le 10 à 16h, 11 à 17h", /\[jeu. 10 déc. 16:00\] \[ven. 11 déc. 17:00\]/],
    ["evaluatie op 10 om 16u en 11 om 17u", /do 10 dec, 16:00[\s\S]*vr 11 dec, 17:00/],
    ["Zahnarzt am 10. um 16 Uhr, 11. um 17 Uhr", /\[Do, 10. Dez. 16:00\] \[Fr, 11. Dez. 17:00\]/],
    ["dentist on the 10th at 4pm, 11th at 5pm", /\[Thu 10 Dec 16:00\] \[Fri 11 Dec 17:00\]/],
  ])("%s", (text, shown) => expect(talk().say(text)).toMatch(shown));
});

test("a stretch that is written as one word is answered", () => {
  expect(() => talk().say("Urlaub 21.-23:12")).not.toThrow();
});

describe("a figure with a point is a date beside another hour, or in a stretch of days", () => {
  test.each([
    ["Urlaub vom 21. bis 23.12.", "Mo, 21. Dez. – Mi, 23. Dez. (3 Tage)"],
    ["Urlaub vom 21.12 bis 23.12", "Mo, 21. Dez. – Mi, 23. Dez. (3 Tage)"],
    ["vakantie van 21 tot 23.12", "ma 21 dec – wo 23 dec (3 dagen)"],
    ["congés du 21 au 23.12", "lun. 21 déc. – mer. 23 déc. (3 jours)"],
    ["vacaciones del 21 al 23.12", "lun 21 dic – mié 23 dic (3 días)"],
    ["Kontrolle Weber 9.12 12h", "Mi, 9. Dez., 12:00–12:30"],
    ["controle 9.12 om 12 uur", "wo 9 dec, 12:00–12:30"],
    ["dentiste 9.12 à 12h", "mer. 9 déc., 12:00–12:30"],
    ["dentista 9.12 12h", "mié 9 dic, 12:00–12:30"],
    ["dentist 9/12 11am", "Wed 9 Dec, 11:00–11:30"],
    ["Termin um 9.10 2h", "09:10–11:10"],
  ])("%s", (text, when) => expect(talk().say(text)).toContain(when));

  test("in the lines of a list", () => {
    const asked = talk().say("Röntgen Kaiser 9.12 11h\nKontrolle Weber 9.12 12h");
    expect(asked).toMatch(/Mi, 9. Dez., 11:00[\s\S]*Mi, 9. Dez., 12:00/);
  });
});
