import { describe, expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";

const begin = () =>
  converse({
    now: "2027-03-03T09:30:00+01:00",
    events: [
      meeting("Pilates", "2027-03-05T10:00:00+01:00", "2027-03-05T11:00:00+01:00"),
      meeting("Choir", "2027-03-08T19:00:00+01:00", "2027-03-08T20:00:00+01:00"),
    ],
  });

describe("behind a request a word for because tells why, up to its end, whatever it tells", () => {
  test.each([
    ["cancel pilates because I don't have the time", /cancel this\?[\s\S]*“Pilates”/],
    ["annule le pilates parce que j'ai pas le temps", /J'annule[\s\S]*“Pilates”/],
    ["anula pilates porque no me da tiempo", /cancel this\?[\s\S]*“Pilates”/],
    ["sag Pilates ab weil ich keine Zeit habe", /absagen[\s\S]*“Pilates”/],
    ["move pilates to saturday because I work on friday", /move this\?[\s\S]*To: Sat 6 Mar, 10:00/],
    ["verzet pilates naar zaterdag want vrijdag moet ik werken", /verzetten[\s\S]*Naar: za 6 mrt, 10:00/],
    ["verschieb Pilates auf Samstag 11 Uhr weil am Freitag der Maler kommt", /Auf: Sa, 6\. März, 11:00/],
    ["décale le pilates à samedi parce que vendredi je travaille", /sam\. 6 mars, 10:00/],
    ["pase pilates al sábado porque el viernes viene el pintor", /sáb 6 mar, 10:00/],
    [
      "cancel pilates because the trainer is ill and move choir to tuesday",
      /1\. Cancel “Pilates”[\s\S]*2\. [\s\S]*“Choir”[\s\S]*9 Mar/,
    ],
  ])("%s", (said, shown) => {
    expect(begin().say(said)).toMatch(shown);
  });
});

describe("in Spanish “que” says why as well, behind when it is", () => {
  test.each([
    ["pilates ponlo el sábado a las once que me han cambiado el turno", /sáb 6 mar, 11:00/],
    ["pásame pilates al sábado a la misma hora que el viernes tengo médico", /sáb 6 mar, 10:00/],
    ["apunta óptica mañana a las doce que me duelen los ojos", /Óptica[\s\S]*jue 4 mar, 12:00/],
    ["búscame una hora mañana por la tarde antes de las seis que luego empieza el ensayo", /1 hora[\s\S]*jue 4 mar/],
  ])("%s", (said, shown) => {
    expect(begin().say(said)).toMatch(shown);
  });

  test("but an hour behind it is asked for where none was said", () => {
    expect(begin().say("apunta mañana que viene el de la luz a las doce")).not.toMatch(/¿Reservo/);
  });
});

test("“a” right behind the verb leads in who is put down, and no place", () => {
  expect(begin().say("apúntame al electricista mañana a las nueve")).toMatch(/\*Electricista\*\s+jue 4 mar, 09:00/);
});

describe("what cannot be used until an hour is why something is moved to another one", () => {
  test.each([
    ["move choir of monday, the hall is taken until 7, put it at 7:30pm", "19:30"],
    ["verzet choir van maandag, het lokaal is bezet tot 20 uur. zet het om 20:15", "20:15"],
    ["faut que je décale le pilates de vendredi, la salle est prise jusqu'à 11h. mets le à 11h15", "11:15"],
    ["tengo que mover pilates del viernes, la sala está ocupada hasta las once. ponlo a las once y media", "11:30"],
    ["verschieb Pilates am Freitag, der Raum ist bis elf belegt, mach es um halb zwölf", "11:30"],
  ])("%s", (said, hour) => {
    expect(begin().say(said)).toMatch(new RegExp(`: \\D*\\d+\\D*, ${hour}`));
  });
});
