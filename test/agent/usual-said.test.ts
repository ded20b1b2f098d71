import { describe, expect, test } from "vitest";
import { amongFriends } from "../support/week";

/** What is answered to a message on a Tuesday morning. */
const answerTo = (said: string) => amongFriends().say(said);

describe("what is usual is kept, with the word that it is to be remembered in front of it or behind", () => {
  test.each([
    ["My meetings usually take 50 minutes, please remember that.", /50 min/],
    ["fyi my mtgs are normally 50 min, remember", /50 min/],
    ["Onthoud even dat mijn vergaderingen normaal 50 minuten duren.", /50 min/],
    ["Mijn afspraken duren meestal 50 minuten, onthoud dat.", /50 min/],
    ["Meine Termine dauern normalerweise 50 Minuten, merk dir das bitte.", /50 Min/],
    ["Merk dir bitte, dass meine Besprechungen normalerweise 50 Minuten dauern.", /50 Min/],
    ["Mes rendez-vous durent en général 50 minutes, retiens-le.", /50 min/],
    ["Mis reuniones suelen durar 50 minutos, recuérdalo.", /50 min/],
    ["acuérdate: mis reus duran normalmente 50 min", /50 min/],
    ["No meetings before 11 in the morning please, as a rule.", /11:00/],
    ["In principe wil ik nooit afspraken vóór elf uur 's ochtends, hou daar rekening mee.", /11:00/],
    ["Grundsätzlich keine Termine vor 11 Uhr morgens bitte.", /11:00/],
    ["Pas de réunions avant 11h du matin en règle générale.", /11:00/],
    ["Por norma, no me pongas reuniones antes de las once de la mañana, por favor.", /11:00/],
  ])("%s", (said, kept) => {
    expect(answerTo(said)).toMatch(kept);
    expect(answerTo(said)).toMatch(/\[(Undo|Ongedaan maken|Rückgängig|Revenir en arrière|Deshacer)\]/);
  });
});

test.each([
  ["no meetings on Wednesday afternoons"],
  ["geen afspraken op woensdagmiddag"],
  ["keine Termine am Mittwochnachmittag"],
  ["pas de réunions le mercredi après-midi"],
  ["nada de reuniones los miércoles por la tarde"],
])("half a day takes no whole one off: %s", (said) => {
  expect(answerTo(said)).not.toMatch(/\[(Undo|Ongedaan maken|Rückgängig|Revenir en arrière|Deshacer)\]/);
});
