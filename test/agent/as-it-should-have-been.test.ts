import { describe, expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";
import { sayYes } from "../support/free-talk";

/** What was just booked is said to have been meant otherwise; what was asked about is then booked. */
const now = "2026-11-24T09:30:00+01:00";
const guest = [{ email: "ines@example.com", name: "Ines Vos" }];
const FRIDAY = "2026-11-27T10:00:00+01:00";

describe("another hour or day was meant", () => {
  test.each([
    ["en", "dentist friday at 10", "it should have been 12", "2026-11-27T12:00:00+01:00"],
    ["en", "dentist friday at 10", "oops, shouldve been monday", "2026-11-30T10:00:00+01:00"],
    ["en", "dentist friday at 10", "that was meant to be at twelve", "2026-11-27T12:00:00+01:00"],
    ["nl", "tandarts vrijdag om 10 uur", "het had 12 uur moeten zijn", "2026-11-27T12:00:00+01:00"],
    ["de", "Zahnarzt Freitag um 10", "es hätte 12 Uhr sein sollen", "2026-11-27T12:00:00+01:00"],
    ["fr", "dentiste vendredi à 10h", "ça aurait dû être à 12h", "2026-11-27T12:00:00+01:00"],
    ["es", "dentista el viernes a las 10", "tenía que ser a las doce", "2026-11-27T12:00:00+01:00"],
    ["es", "dentista el viernes a las 10", "debería haber sido a las 12", "2026-11-27T12:00:00+01:00"],
  ])("%s: %s, %s", (language, booked, said, start) => {
    const talk = converse({ now, preferred: language });
    sayYes(talk, booked);
    expect(talk.events()).toMatchObject([{ start: Date.parse(FRIDAY) }]);
    sayYes(talk, said);
    expect(talk.events()).toMatchObject([{ start: Date.parse(start) }]);
  });
});

describe("a free hour that was asked about is booked, as long as is said", () => {
  test.each([
    ["en", "am I free friday at 10?", "then ines in there, 1h"],
    ["nl", "ben ik vrijdag om 10 uur vrij?", "dan ines daar, 1 uur"],
    ["de", "bin ich Freitag um 10 frei?", "dann ines da rein, 1 std"],
    ["fr", "je suis libre vendredi à 10h ?", "ok cale ines là, 1h"],
    ["fr", "je suis libre vendredi à 10h ?", "dans ce cas réserve ines une heure"],
    ["es", "¿estoy libre el viernes a las 10?", "vale, mete a ines 1h"],
  ])("%s: %s, %s", (language, asked, said) => {
    const talk = converse({ now, preferred: language });
    talk.put(meeting("Catch up", "2026-12-14T09:00:00+01:00", "2026-12-14T09:30:00+01:00", guest));
    talk.say(asked);
    sayYes(talk, said);
    expect(talk.events()).toMatchObject([
      { start: Date.parse(FRIDAY), end: Date.parse("2026-11-27T11:00:00+01:00") },
      { title: "Catch up" },
    ]);
  });
});

describe("an hour and how long amend the card together", () => {
  test.each([
    ["en", "coffee friday at 10", "start at 8, two hours long", 8, 10],
    ["en", "coffee friday at 10", "9 and 1 hr long", 9, 10],
    ["nl", "koffie vrijdag om 10 uur", "begin om 8, twee uur lang", 8, 10],
    ["nl", "koffie vrijdag om 10 uur", "9 en een uur", 9, 10],
    ["de", "Kaffee Freitag um 10", "fang um 8 an, zwei Stunden lang", 8, 10],
    ["fr", "café vendredi à 10h", "9h, durée 1h", 9, 10],
    ["fr", "café vendredi à 10h", "9h et 1h", 9, 10],
    ["es", "café el viernes a las 10", "empieza a las 8, dos horas", 8, 10],
    ["es", "café el viernes a las 10", "a las 9 y 1h", 9, 10],
  ])("%s: %s, %s", (language, asked, said, from, to) => {
    const talk = converse({ now, preferred: language });
    talk.say(asked);
    sayYes(talk, said);
    const at = (hour: number) => Date.parse(`2026-11-27T${String(hour).padStart(2, "0")}:00:00+01:00`);
    expect(talk.events()).toMatchObject([{ start: at(from), end: at(to) }]);
  });
});
